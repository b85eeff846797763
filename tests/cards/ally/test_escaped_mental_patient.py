"""Escaped Mental Patient: a blow that is his last one."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import COMBAT_ENDS, DODGE, MANEUVER, PRESS, fight, made_up, rest
from fight_talk import damage_to
from methuselah.language import hand_strike, strike
from scenes.actions import comes_into_play
from table_talk import Table

PATIENT = "Escaped Mental Patient"
WALL = made_vampire("Wall", capacity=10)
DOG = "Underbridge Stray"
"""An ally of any life: it takes aggravated damage and stays."""


def test_he_comes_and_attacks(table: Table) -> None:
    """Of a Malkavian antitribu, for 2 pool; any ready minion."""
    comes_into_play(PATIENT, by="The Colonel (G3)")
    other = table.you.ready("Ryan")
    table.you.holds(PATIENT)
    assert not table.you.can_play(PATIENT, by=other)


@pytest.mark.parametrize("blocked", [True, False])
def test_he_attacks(table: Table, blocked: bool) -> None:
    """A ready minion, of anybody else, at no stealth."""
    mine = table.you.ready(PATIENT, blood=9)
    table.you.ready("Meaghan")
    stray, ryan = table.prey.ready("Underbridge Stray"), table.prey.ready("Ryan")
    table.prey.torpor("Nassir")
    guard = table.prey.ready(WALL)
    table.you.acts(mine, by=mine)
    assert table.you.choices() == {stray, ryan, guard}
    table.you.chooses(ryan)
    if blocked:
        table.prey.blocks(guard)
    rest(table)
    assert (damage_to(table, ryan), damage_to(table, guard)) == ((0, 1) if blocked else (1, 0))
    assert table.waits_for(table.you)


@pytest.mark.ruling(PATIENT, 1)
@pytest.mark.parametrize("wild", [True, False])
def test_he_chooses_how_he_strikes(table: Table, wild: bool) -> None:
    """2 aggravated, and he burns at the end of combat, not before; or 1 by hand."""
    mine, theirs = table.you.ready(PATIENT, blood=9), table.prey.ready(DOG, blood=12)
    table.you.holds(PRESS)
    fight(table, mine, theirs)
    table.until("strike", table.you)
    if wild:
        table.you.uses(mine, level="strike")
    else:
        table.you.does("hand strike")
    table.until("press", table.you)
    assert damage_to(table, theirs) == (2 if wild else 1)
    assert damage_to(table, theirs, aggravated=True) == (2 if wild else 0)
    assert table.where(mine) == "ready"
    table.you.passes()
    rest(table)
    assert (table.where(mine) == "ash_heap") is wild
    assert table.waits_for(table.you)


def test_he_strikes_again_in_the_next_round(table: Table) -> None:
    """Until the end of combat he lives."""
    mine, theirs = table.you.ready(PATIENT, blood=9), table.prey.ready(DOG, blood=12)
    table.you.holds(PRESS)
    fight(table, mine, theirs)
    table.you.uses(mine, level="strike")
    table.you.plays("A press", by=mine)
    table.until("strike", table.you)
    assert table.where(mine) == "ready"
    table.you.uses(mine, level="strike")
    rest(table)
    assert damage_to(table, theirs, aggravated=True) >= 2
    assert table.where(mine) == "ash_heap"


@pytest.mark.ruling(PATIENT, 2)
def test_another_blow_does_not_burn_him(table: Table) -> None:
    """A hand strike at +1 damage from a card."""
    mine, theirs = table.you.ready(PATIENT, blood=9), table.prey.ready(WALL)
    table.you.holds(made_up("Blow", modes=(strike(hand_strike(+1, aggravated=True)),)))
    fight(table, mine, theirs)
    table.you.plays("Blow", by=mine)
    rest(table)
    assert damage_to(table, theirs, aggravated=True) == 2
    assert table.where(mine) == "ready"


@pytest.mark.ruling(PATIENT, 3)
@pytest.mark.parametrize(
    ("what", "burned"),
    [("Combat ends", False), ("Rötschreck", False), ("A dodge", True), ("far", True)],
)
def test_he_burns_only_if_his_strike_resolves(table: Table, what: str, burned: bool) -> None:
    """Combat that ends before that saves him; dodged or out of reach it has resolved."""
    mine, theirs = table.you.ready(PATIENT, blood=9), table.prey.ready(WALL)
    table.prey.holds(DODGE, COMBAT_ENDS, "Rötschreck", MANEUVER)
    fight(table, mine, theirs)
    if what == "far":
        table.prey.plays("A maneuver", by=theirs)
    table.you.uses(mine, level="strike")
    if what != "far":
        table.prey.plays(what)
    rest(table)
    assert (table.where(mine) == "ash_heap") is burned
    assert damage_to(table, theirs) == 0


@pytest.mark.ruling(PATIENT, 4)
@pytest.mark.parametrize("dies", ["at the end", "in combat"])
def test_nobody_saves_him_from_his_end(table: Table, dies: str) -> None:
    """Heaven's Gate saves an ally that is burned in combat, not one that must burn after it."""
    mine, theirs = (
        table.you.ready(PATIENT, blood=9 if dies == "at the end" else 1),
        table.prey.ready(WALL),
    )
    gate = table.you.ready(made_vampire("Gate", "OBE"))
    table.you.holds("Heaven's Gate")
    fight(table, mine, theirs)
    if dies == "at the end":
        table.you.uses(mine, level="strike")
    asked = False
    while not table.over():
        asked = asked or (
            table.you.can_play("Heaven's Gate", by=gate, level="OBE")
            and table.asked() is not None
            and table.asked().window == "torpor"  # type: ignore[union-attr]
        )
        table.pass_on()
    assert asked is (dies == "in combat")
    assert table.where(mine) == "ash_heap"
