"""Lam Into: a blow of an Anarch, by hand or with a melee weapon."""

from __future__ import annotations

import pytest

from block_talk import COMPANION, made_vampire
from combat_talk import DODGE, MANEUVER, PRESS, fight, made_up, rest
from fight_talk import damage_to, replaced, round_of, weapon
from made_up import paper
from methuselah.language import (
    before_range,
    destroys,
    each_round_at,
    gain_pool,
    melee_strike,
    modifier,
)
from scenes.rulings import counts_as_the_discipline_used
from scenes.strikes import press_of_this_round
from table_talk import Table

LAM = "Lam Into"
BY = pytest.mark.parametrize(
    ("level", "code", "more"), [("for", "for", 1), ("pot", "pot", 2), ("vic", "vic", 1)]
)


@BY
@pytest.mark.parametrize("far", [True, False])
def test_a_blow_by_hand(table: Table, level: str, code: str, more: int, far: bool) -> None:
    """Strength and 1 or 2 more, at close range; it costs nothing."""
    mine = table.you.ready(made_vampire("Anarch", code), blood=5)
    card = table.you.holds(LAM)
    foe = table.prey.ready(made_vampire("Target", capacity=10))
    table.prey.holds(*([MANEUVER] if far else []))
    fight(table, mine, foe)
    if far:
        table.prey.plays("A maneuver", by=foe)
    table.until("strike", table.you)
    table.you.plays(card, by=mine, level=level)
    rest(table)
    assert damage_to(table, foe) == (0 if far else 1 + more)
    assert table.blood(mine) == 5 - damage_to(table, mine)
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


@BY
@pytest.mark.ruling(LAM, 7)
def test_a_blow_with_a_melee_weapon(table: Table, level: str, code: str, more: int) -> None:
    """What is added is like the strike of the weapon, aggravated."""
    mine = table.you.ready(made_vampire("Anarch", code))
    sword = table.you.in_play(weapon("Sword", melee_strike(1, aggravated=True)), on=mine)
    theirs = table.prey.ready(made_vampire("Target", capacity=10))
    table.you.holds(LAM)
    fight(table, mine, theirs)
    table.until("strike", table.you)
    table.you.plays(LAM, by=mine, level=level)
    assert table.you.choices() == {mine, sword}
    table.you.chooses(sword)
    rest(table)
    assert damage_to(table, theirs) == damage_to(table, theirs, aggravated=True) == 2 + more


@BY
@pytest.mark.ruling(LAM, 6)
def test_nothing_is_added_to_no_damage(table: Table, level: str, code: str, more: int) -> None:
    """A melee weapon that destroys equipment hurts nobody ([RTR 19960221])."""
    mine = table.you.ready(made_vampire("Anarch", code))
    hook = table.you.in_play(weapon("Hook", destroys("equipment")), on=mine)
    theirs = table.prey.ready("Ryan")
    table.prey.in_play("Bowl of Convergence", on=theirs)
    table.you.holds(LAM)
    fight(table, mine, theirs)
    table.until("strike", table.you)
    table.you.plays(LAM, by=mine, level=level)
    table.you.chooses(hook)
    rest(table)
    assert damage_to(table, theirs) == 0


@BY
def test_it_is_replaced_after_combat_and_requires_an_anarch(
    table: Table, level: str, code: str, more: int
) -> None:
    """Not before; a vampire of another sect has nothing to play."""
    mine = table.you.ready(made_vampire("Anarch", code))
    drawn = table.you.library("Blur")
    card = table.you.holds(LAM)
    foe = table.prey.ready(
        replaced("Nassir", disciplines=(code,))  # Camarilla
    )
    table.prey.holds(LAM, DODGE)
    fight(table, mine, foe)
    table.until("strike", table.you)
    table.you.plays(card, by=mine, level=level)
    table.until("strike", table.prey)
    assert not table.prey.can_play(LAM)
    assert table.where(drawn) == "library"
    rest(table)
    assert table.where(drawn) == "hand"
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("code", "may"), [("for", True), ("pot", False), ("vic", False)])
def test_with_fortitude_it_maneuvers(table: Table, code: str, may: bool) -> None:
    """And commits the strike: to close range, where somebody went away."""
    mine = table.you.ready(made_vampire("Anarch", code))
    card, _ = table.you.holds(LAM, MANEUVER)
    foe = table.prey.ready(made_vampire("Target", capacity=10))
    table.prey.holds(MANEUVER)
    fight(table, mine, foe)
    table.prey.plays("A maneuver", by=foe)
    assert table.you.can_play("A maneuver", by=mine)
    assert table.you.can_play(card, by=mine) is may
    if may:
        table.you.plays(card, by=mine, level="for")
        rest(table)
        assert damage_to(table, foe) == 2


@pytest.mark.ruling(LAM, 1)
def test_no_maneuver_where_it_cannot_strike(table: Table) -> None:
    """A lurker's victim cannot strike in the first round."""
    acting = table.you.ready("Ryan")
    lurker = table.you.ready(made_vampire("Lurker", "OBF"))
    table.you.holds("Hidden Lurker")
    mine = table.prey.ready(made_vampire("Anarch", "for"))
    table.prey.holds(LAM, DODGE)
    fight(table, acting, mine)
    table.until("range", table.prey)
    assert table.prey.can_play(LAM, by=mine, level="for")
    table.you.plays("Hidden Lurker", by=lurker)
    while not table.over():
        assert not table.prey.can_play(LAM)
        table.pass_on()


@pytest.mark.ruling(LAM, 3)
def test_the_press_is_for_this_round() -> None:
    """With Vicissitude."""
    press_of_this_round(LAM, by=made_vampire("Anarch", "vic"), level="vic")


@pytest.mark.parametrize("code", ["for", "pot"])
def test_no_press_with_another_discipline(table: Table, code: str) -> None:
    """Nor is the range of the next round set."""
    mine = table.you.ready(made_vampire("Anarch", code))
    table.you.holds(LAM, PRESS, MANEUVER, DODGE)
    foe = table.prey.ready(made_vampire("Target", capacity=10))
    fight(table, mine, foe)
    table.until("strike", table.you)
    table.you.plays(LAM, by=mine, level=code)
    table.until("press", table.you)
    assert not table.you.may("use press")
    table.you.plays("A press", by=mine)
    table.you.plays("A maneuver", by=mine)
    table.until("strike", table.you)
    assert round_of(table).range == "long"


EARLY = made_up("Early", modes=(before_range(gain_pool(1)),))


@pytest.mark.ruling(LAM, 4)
def test_the_next_round_is_near(table: Table) -> None:
    """Nobody maneuvers in it; cards before range are played."""
    mine = table.you.ready(made_vampire("Anarch", "vic"))
    table.you.ready(COMPANION)
    table.you.holds(LAM)
    foe = table.prey.ready(made_vampire("Target", capacity=10))
    man, early, *_ = table.prey.holds(MANEUVER, EARLY, PRESS, DODGE)
    fight(table, mine, foe)
    table.until("strike", table.you)
    table.you.plays(LAM, by=mine, level="vic")
    table.until("press", table.you)
    table.you.does("use press")
    table.prey.plays(early, by=foe)
    assert table.prey.pool() == 31
    while not table.prey.may("play", card="A dodge"):
        assert not table.prey.may("play", card=man)
        table.pass_on()
    assert round_of(table).range == "close"
    rest(table)
    assert table.waits_for(table.you)


@pytest.mark.ruling(LAM, 5)
def test_a_range_that_was_set_before_has_priority(table: Table) -> None:
    """Each round far away, by a card of the action ([PIB 20120214]): no strike reaches."""
    far = paper("Far", modifier(each_round_at("long"), at=("announced",)))
    mine = table.you.ready(made_vampire("Anarch", "vic"))
    table.you.holds(LAM, far)
    foe = table.prey.ready(made_vampire("Target", capacity=10))
    table.prey.holds(DODGE, PRESS)
    table.you.ready(COMPANION)
    table.you.acts(word="bleed", by=mine)
    table.you.plays("Far", by=mine)
    table.prey.blocks(foe)
    table.until("strike", table.you)
    table.you.plays(LAM, by=mine, level="vic")
    table.until("press", table.you)
    table.you.does("use press")
    table.until("strike", table.prey)
    assert round_of(table).range == "long"
    rest(table)
    assert damage_to(table, foe) == 0


@pytest.mark.ruling(LAM, 2)
@pytest.mark.parametrize("level", ["for", "pot", "vic"])
def test_it_counts_as_what_is_used(level: str) -> None:
    """In the hand as all three."""
    codes = ("for", "pot", "vic")
    others = tuple(code for code in codes if code != level)
    counts_as_the_discipline_used(
        LAM, by=made_vampire("Anarch", *codes), level=level, used=(level,), others=others
    )
