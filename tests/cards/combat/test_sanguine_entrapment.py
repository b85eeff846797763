"""Sanguine Entrapment: the opposing minion cannot dodge, or cannot end combat, this round."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import COMBAT_ENDS, DODGE, MANEUVER, PRESS, fight, made_up, rest
from fight_talk import damage_to
from methuselah.engine.definitions import Definition
from methuselah.language import THIS, add, before_range
from table_talk import Table

ENTRAPMENT = "Sanguine Entrapment"


def readiness() -> Definition:
    """A made-up card before range: whoever holds it is asked there."""
    return made_up("Readiness", modes=(before_range(add("strength", +1, THIS, until="round")),))


@pytest.mark.parametrize(
    ("level", "barred", "free"),
    [("cel_qui", DODGE, COMBAT_ENDS), ("CEL_QUI", COMBAT_ENDS, DODGE)],
)
def test_one_strike_is_barred(
    table: Table, level: str, barred: Definition, free: Definition
) -> None:
    """Of the opposing minion only, and only that strike."""
    mine = table.you.ready(made_vampire("Knife", "CEL", "QUI"))
    theirs = table.prey.ready("Ryan")
    card = table.you.holds(ENTRAPMENT)
    table.you.holds(DODGE, COMBAT_ENDS)
    table.prey.holds(DODGE, COMBAT_ENDS)

    fight(table, mine, theirs)
    table.you.plays(ENTRAPMENT, by=mine, level=level)
    assert table.where(card) == "ash_heap"
    table.until("strike", table.you)
    assert table.you.can_play(barred.name, by=mine)
    assert table.you.can_play(free.name, by=mine)
    table.until("strike", table.prey)
    assert not table.prey.can_play(barred.name, by=theirs)
    assert table.prey.can_play(free.name, by=theirs)
    rest(table)

    assert damage_to(table, theirs) == 1
    assert table.blood(mine) == 4  # of 5: hit by hand; the card is free
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("level", "held"), [("cel_qui", DODGE), ("CEL_QUI", COMBAT_ENDS)])
def test_the_next_round_is_free(table: Table, level: str, held: Definition) -> None:
    """Both hit each other in the first round; in the second the strike is there again."""
    mine = table.you.ready(made_vampire("Knife", "CEL", "QUI"))
    theirs = table.prey.ready("Ryan")
    table.you.holds(ENTRAPMENT, PRESS)
    table.prey.holds(held)

    fight(table, mine, theirs)
    table.you.plays(ENTRAPMENT, by=mine, level=level)
    table.you.plays(PRESS.name, by=mine)
    assert damage_to(table, theirs) == 1
    table.until("strike", table.prey)
    assert table.prey.can_play(held.name, by=theirs)
    table.prey.plays(held.name, by=theirs)
    rest(table)

    assert damage_to(table, theirs) == 1
    assert table.waits_for(table.you)


@pytest.mark.parametrize("first", ["cel_qui", "CEL_QUI"])
def test_only_one_each_round(table: Table, first: str) -> None:
    """At neither level a second time; in the next round again; the opponent may play one."""
    mine = table.you.ready(made_vampire("Knife", "CEL", "QUI"))
    theirs = table.prey.ready(made_vampire("Other knife", "CEL", "QUI"))
    table.you.holds(ENTRAPMENT, ENTRAPMENT, readiness(), PRESS)
    table.prey.holds(ENTRAPMENT)

    fight(table, mine, theirs)
    table.you.plays(ENTRAPMENT, by=mine, level=first)
    assert table.you.can_play("Readiness", by=mine)
    assert not table.you.can_play(ENTRAPMENT, by=mine, level="cel_qui")
    assert not table.you.can_play(ENTRAPMENT, by=mine, level="CEL_QUI")
    assert table.prey.can_play(ENTRAPMENT, by=theirs, level="cel_qui")
    table.you.plays(PRESS.name, by=mine)
    table.until("before_range", table.you)
    assert table.you.can_play(ENTRAPMENT, by=mine, level="cel_qui")
    assert table.you.can_play(ENTRAPMENT, by=mine, level="CEL_QUI")


@pytest.mark.parametrize(
    ("disciplines", "levels"),
    [
        (("cel", "qui"), {"cel_qui"}),
        (("CEL", "qui"), {"cel_qui"}),
        (("CEL", "QUI"), {"cel_qui", "CEL_QUI"}),
        (("CEL",), set()),
        (("QUI",), set()),
    ],
)
def test_who_plays_it(table: Table, disciplines: tuple[str, ...], levels: set[str]) -> None:
    """With both Disciplines, each at the level of the card."""
    mine = table.you.ready(made_vampire("Knife", *disciplines))
    theirs = table.prey.ready("Ryan")
    table.you.holds(ENTRAPMENT, readiness())

    fight(table, mine, theirs)
    table.until("before_range", table.you)
    assert table.you.can_play("Readiness", by=mine)
    assert {
        level
        for level in ("cel_qui", "CEL_QUI")
        if table.you.can_play(ENTRAPMENT, by=mine, level=level)
    } == levels


def test_not_as_range_is_determined(table: Table) -> None:
    """Only before it."""
    mine = table.you.ready(made_vampire("Knife", "CEL", "QUI"))
    theirs = table.prey.ready("Ryan")
    table.you.holds(ENTRAPMENT, MANEUVER)

    fight(table, mine, theirs)
    table.until("range", table.you)
    assert table.you.can_play(MANEUVER.name, by=mine)
    assert not table.you.can_play(ENTRAPMENT, by=mine)
