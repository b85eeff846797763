"""Wraiths: Puppeteer, who borrows minions, Giulia, who brings fighters near, Tye Cooper."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import made_vampire
from combat_talk import COMPANION, DODGE, MANEUVER, PRESS, fight, made_up, rest
from fight_talk import damage_to, replaced, round_of
from made_up import paper
from methuselah.language import (
    PREY,
    THIS,
    YOU,
    action,
    ally,
    before_range,
    burn_pool,
    environmental_damage,
    gain_pool,
    on,
    sends_to_torpor,
    sets_range,
)
from scenes.actions import comes_into_play
from table_talk import Table

PUPPETEER = "Puppeteer"
GIULIA = "Giulia Giovanni Abruzzina"
TYE = "Tye Cooper"
GIOVANNI = "Domenic Giovanni"


def test_they_come_into_play() -> None:
    """For a Giovanni, or by Necromancy."""
    comes_into_play(GIULIA, by=GIOVANNI)
    comes_into_play(TYE, by=GIOVANNI)


@pytest.mark.parametrize(("level", "life"), [("nec", 1), ("NEC", 2)])
def test_the_life_of_the_puppeteer(table: Table, level: str, life: int) -> None:
    """For 1 pool; 2 life at superior."""
    mine = table.you.ready(made_vampire("Necromancer", "NEC"))
    table.you.ready(COMPANION)
    wraith = table.you.holds(PUPPETEER)
    table.you.acts(wraith, by=mine, level=level)
    rest(table)
    assert (table.blood(wraith), table.you.pool()) == (life, 29)


@pytest.mark.parametrize("level", ["nec", "NEC"])
def test_the_puppeteer_borrows_a_minion(table: Table, level: str) -> None:
    """An ally, or a vampire of capacity 4 or less, of others; until the turn is over."""
    wraith = table.you.ready(PUPPETEER, level=level)
    table.you.ready(COMPANION)
    gang, four = table.prey.ready("Loyal Street Gang"), table.prey.ready("Ryan")
    fallen = table.grand_prey.torpor("Muse")
    table.prey.ready("Tamoszius")
    table.you.acts(wraith, by=wraith)
    assert table.you.choices() == {gang, four, fallen}
    table.you.chooses(four)
    assert action_of(table).targets == (table.prey.number,)
    assert action_of(table).inherent == 0
    table.nobody_reacts()
    assert table.state.controller(four) == table.you.number
    table.you.acts(word="bleed", by=four)
    rest(table)
    assert table.prey.pool() == 29
    table.until_turn_of(table.prey, "minion")
    assert table.state.controller(four) == table.prey.number
    assert table.state.controller(gang) == table.prey.number


@pytest.mark.ruling(PUPPETEER, 1)
@pytest.mark.ruling(PUPPETEER, 2)
@pytest.mark.parametrize("who", ["prey", "you"])
def test_a_borrowed_minion_of_the_ousted_leaves_the_game(table: Table, who: str) -> None:
    """As it should return to whoever was ousted, or with whoever has it."""
    wraith = table.you.ready(PUPPETEER, level="nec")
    table.you.ready(COMPANION)
    ryan = table.prey.ready("Ryan")
    table.prey.ready("Nassir")
    getattr(table, who).pool(1)
    ends = paper("Ruin", action(burn_pool(1, YOU if who == "you" else PREY)))
    table.you.holds(ends)
    table.you.acts(wraith, by=wraith)
    if table.you.choices():
        table.you.chooses(ryan)
    rest(table)
    assert table.state.controller(ryan) == table.you.number
    table.you.acts("Ruin", by=ryan)
    rest(table)
    table.until_turn_of(table.grand_prey, "minion")
    assert getattr(table, who).is_out()
    assert table.where(ryan) == "removed"


@pytest.mark.ruling(PUPPETEER, 3)
def test_a_borrowed_minion_returns_in_torpor(table: Table) -> None:
    """And stays there."""
    wraith = table.you.ready(PUPPETEER, level="nec")
    table.you.ready(COMPANION)
    ryan = table.prey.ready("Ryan")
    table.prey.ready("Nassir")
    table.you.holds(paper("Sleep", action(sends_to_torpor(THIS))))
    table.you.acts(wraith, by=wraith)
    table.you.chooses(ryan)
    rest(table)
    table.you.acts("Sleep", by=ryan)
    rest(table)
    assert table.where(ryan) == "torpor"
    table.until_turn_of(table.prey, "minion")
    assert (table.where(ryan), table.state.controller(ryan)) == ("torpor", table.prey.number)


# -- Giulia Giovanni Abruzzina --------------------------------------------------------------------


def test_giulia_cannot_set_what_is_set(table: Table) -> None:
    """Once the range is set she is not locked for nothing."""
    giulia, mine = table.prey.ready(GIULIA), table.you.ready("Nassir")
    table.you.ready(COMPANION)
    theirs = table.prey.ready(GIOVANNI)
    table.you.holds(made_up("Far off", modes=(before_range(sets_range("long")),)))
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(theirs)
    table.until("before_range", table.you)
    assert table.prey.may("use", card=giulia)
    table.you.plays("Far off", by=mine)
    while not table.over():
        assert not table.prey.may("use", card=giulia)
        table.pass_on()


@pytest.mark.ruling(GIULIA, 2)
@pytest.mark.parametrize(
    ("fighter", "seat", "locked", "may"),
    [
        (GIOVANNI, "you", False, True),
        (GIOVANNI, "you", True, False),
        ("Ryan", "you", False, False),
        ("Ryan", "prey", False, False),
        ("Ryan", "beside", False, False),
    ],
)
def test_giulia_brings_them_near(
    table: Table, fighter: str, seat: str, locked: bool, may: bool
) -> None:
    """A Giovanni of yours fights: she locks, and nobody maneuvers in that round."""
    mine = table.you.ready(fighter)
    theirs = table.prey.ready(GIOVANNI if seat == "prey" else "Nassir")
    giulia = table.you.ready(GIULIA, locked=locked)
    if seat == "beside":
        table.you.ready(GIOVANNI)
    nod = made_up("Nod", modes=(before_range(gain_pool(1)),))
    table.prey.holds(MANEUVER, MANEUVER, PRESS)
    table.you.holds(nod)
    fight(table, mine, theirs)
    table.until("before_range", table.you)
    assert table.you.may("use", card=giulia) is may
    if not may:
        return
    table.you.uses(giulia)
    assert table.locked(giulia)
    assert table.you.can_play("Nod")
    while table.asked().window != "press":  # type: ignore[union-attr]
        assert not table.prey.can_play("A maneuver")
        table.pass_on()
    table.until("press", table.prey)
    assert round_of(table).range == "close"
    table.prey.plays("A press", by=theirs)
    table.until("range", table.prey)
    assert table.prey.can_play("A maneuver")


@pytest.mark.ruling(GIULIA, 1)
def test_giulia_locks_on_her_first_day(table: Table) -> None:
    """The turn in which she was recruited."""
    mine, other = table.you.ready(GIOVANNI), table.you.ready(GIOVANNI + " (G6)")
    table.you.ready(COMPANION)
    theirs = table.prey.ready("Nassir")
    giulia = table.you.holds(GIULIA)
    nod = made_up("Nod", modes=(before_range(gain_pool(1)),))
    table.you.holds(nod)
    table.you.acts(giulia, by=other)
    rest(table)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(theirs)
    table.until("before_range", table.you)
    assert table.you.may("use", card=giulia)


@pytest.mark.ruling(GIULIA, 3)
def test_a_guard_was_there_before_giulia(table: Table) -> None:
    """Each round is at long range already."""
    guard = replaced(GIOVANNI, disciplines=("obe",))
    mine = table.you.ready(guard)
    giulia = table.you.ready(GIULIA)
    table.you.holds("Neutral Guard", made_up("Nod", modes=(before_range(gain_pool(1)),)))
    theirs = table.prey.ready("Nassir")
    table.you.acts(word="bleed", by=mine)
    table.you.plays("Neutral Guard", by=mine, level="obe")
    table.prey.blocks(theirs)
    table.until("before_range", table.you)
    assert not table.you.may("use", card=giulia)
    rest(table)
    assert damage_to(table, mine) == damage_to(table, theirs) == 0


# -- Tye Cooper -----------------------------------------------------------------------------------


@pytest.mark.parametrize("takes", [True, False])
def test_tye_burns_who_is_not_ready(table: Table, takes: bool) -> None:
    """Whosever; then a library card of yours comes back, if you like."""
    tye = table.you.ready(TYE)
    table.you.ready(COMPANION)
    theirs, own = table.prey.torpor("Ryan"), table.you.torpor("Muse")
    table.prey.ready("Nassir")
    one, two = table.you.ash_heap(DODGE, PRESS)
    table.you.ash_heap("Zip")
    table.prey.ash_heap("Fame")
    table.you.holds(*[MANEUVER] * 7)
    table.you.acts(tye, by=tye)
    assert table.you.choices() == {theirs, own}
    table.you.chooses(theirs)
    assert action_of(table).targets == (table.prey.number,)
    assert action_of(table).inherent == 0
    while not table.you.may("do"):
        table.pass_on()
    assert table.where(theirs) == "ash_heap"
    if not takes:
        table.pass_on()
        rest(table)
        assert (table.where(one), table.where(two)) == ("ash_heap", "ash_heap")
        return
    table.you.does("do")
    assert table.you.choices() == {one, two}
    table.you.chooses(two)
    while table.you.may("discard") and not table.over():
        table.you.does("discard", card=table.you.options("discard")[0].card)
    rest(table)
    assert (table.where(one), table.where(two)) == ("ash_heap", "hand")
    assert len(table.you.hand()) == 7


@pytest.mark.ruling(TYE, 1)
@pytest.mark.parametrize(("aggravated", "region"), [(False, "ready"), (True, "ash_heap")])
def test_tye_is_immune_to_plain_damage(table: Table, aggravated: bool, region: str) -> None:
    """Though it cannot be prevented, and outside of combat."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    tye = table.prey.ready(TYE)
    bolt = environmental_damage(1, on(ally), aggravated=aggravated, unpreventable=True)
    table.you.holds(paper("Bolt", action(bolt)))
    table.you.acts("Bolt", by=mine)
    rest(table)
    assert table.where(tye) == region
