"""Legwork of who sees nothing yet; Excellent Thirst of a Laibon without blood."""

from __future__ import annotations

import pytest

from action_talk import trick
from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import rest
from fight_talk import replaced
from made_up import paper
from methuselah.language import acts, burn_blood, choose, other, ready, vampire
from scenes.modifiers import adds_intercept
from scenes.telling import changing
from table_talk import Table

LEGWORK = "Legwork"
THIRST = "Excellent Thirst"
STALKING = paper(
    "Stalking", acts(choose(ready(vampire, other)), kind="hunt", stealth=1), kind="event"
)


def test_legwork_adds_1_intercept() -> None:
    """For 1 blood."""
    adds_intercept(LEGWORK, by=made_vampire("Walker"), amount=1)


@pytest.mark.parametrize(("has", "may"), [(-1, True), (0, True), (1, False)])
def test_who_has_intercept_needs_no_legs(table: Table, has: int, may: bool) -> None:
    """With 0 or less it may; with 1 it may not, though more is needed."""
    mine = table.you.ready(made_vampire("Sneak"))
    table.you.in_play(changing("stealth", 2), on=mine)
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    walker = table.prey.ready(made_vampire("Walker"))
    table.prey.in_play(changing("intercept", has), on=walker)
    table.prey.holds(LEGWORK)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(walker)
    table.until("attempt", table.you)
    assert table.prey.can_play(LEGWORK, by=walker) is may


@pytest.mark.ruling(LEGWORK, 1)
def test_legwork_is_replaced_in_the_next_unlock_phase(table: Table) -> None:
    """At its start, before anything else in it."""
    mine = table.you.ready(made_vampire("Sneak"))
    table.you.in_play(changing("stealth", 1), on=mine)
    table.you.ready(COMPANION)
    walker = table.prey.ready(made_vampire("Walker"))
    table.prey.holds(LEGWORK, *["Fame"] * 6)
    table.gives_edge(table.prey)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(walker)
    table.prey.plays(LEGWORK, by=walker)
    rest(table)
    assert len(table.prey.hand()) == 6
    table.until_turn_of(table.prey)
    assert len(table.prey.hand()) == 7


# -- Excellent Thirst -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sect", "blood", "may"), [("laibon", 0, True), ("laibon", 1, False), ("camarilla", 0, False)]
)
def test_a_dry_laibon_hunts_for_3(table: Table, sect: str, blood: int, may: bool) -> None:
    """As the hunt is about to succeed; not with blood, not outside of the sect."""
    mine = table.you.ready(replaced("Ryan", sect=sect, capacity=6), blood=blood)
    table.you.ready(COMPANION, blood=0)
    card = table.you.holds(THIRST, PAUSE)[0]
    table.you.acts(word="hunt", by=mine)
    offered = set()
    while not table.over():
        now = table.asked()
        if now is not None and table.you.can_play(card):
            offered.add(now.window)
            table.you.plays(card, by=mine)
        else:
            table.pass_on()
    assert offered == ({"would_succeed"} if may else set())
    assert table.blood(mine) == blood + (3 if may else 1)
    assert table.blood(mine) <= 6


def test_the_thirst_is_for_one_hunt_and_no_bleed(table: Table) -> None:
    """Another action of such a Laibon does not know it."""
    mine = table.you.ready(replaced("Ryan", sect="laibon", capacity=6), blood=0)
    other_one = table.you.ready(COMPANION, blood=0)
    table.you.holds(THIRST)
    table.you.acts(word="hunt", by=other_one)
    while table.blood(other_one) == 0:
        assert not table.you.can_play(THIRST)
        table.pass_on()
    table.you.plays(THIRST, by=mine)
    rest(table)
    assert table.blood(mine) == 3


@pytest.mark.ruling(THIRST, 1)
def test_the_thirst_takes_more_from_a_victim(table: Table) -> None:
    """The blood of a hunt that is none of the rulebook's comes from whom it is about."""
    mine = table.you.ready(replaced("Ryan", sect="laibon", capacity=6), blood=0)
    table.you.ready(COMPANION, blood=0)
    victim, bystander = table.prey.ready("Trevon Parker"), table.grand_prey.ready("Nassir")
    table.you.in_play(STALKING)
    table.you.holds(THIRST)
    table.you.acts("Stalking", by=mine)
    table.you.chooses(victim)
    table.you.plays(THIRST, by=mine)
    rest(table)
    assert (table.blood(mine), table.blood(victim)) == (3, 3)
    assert table.blood(bystander) == 4


def test_no_thirst_as_another_action_succeeds(table: Table) -> None:
    """Emptied during an action that is no hunt, such a Laibon is not asked."""
    spends = trick(burn_blood(1), at=("action",), name="Spends")
    waits = trick(at=("would_succeed",), name="Waits a while")
    mine = table.you.ready(replaced("Ryan", sect="laibon", capacity=6), blood=1)
    table.you.ready(COMPANION)
    table.you.holds(THIRST, spends, waits)
    table.you.acts(word="bleed", by=mine)
    table.you.plays("Spends", by=mine)
    table.until("would_succeed", table.you)
    assert table.blood(mine) == 0
    assert table.you.can_play("Waits a while")
    assert not table.you.can_play(THIRST)
