"""Shadow Shift and Dance with the Devil: where a fight is, and how often somebody strikes."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import MANEUVER, PRESS, fight, rest
from fight_talk import damage_to, round_of
from listening import listener
from made_up import paper
from methuselah.language import static
from table_talk import Table

DANCER = made_vampire(
    "Dancer", "obf", "OBF", "tha", "THA", "obl", "OBL", "CEL", capacity=9, path="Caine"
)
TARGET = made_vampire("Target", capacity=10)
DANCE = "Dance with the Devil"


def test_inferior_shadow_shift_strikes_again(table: Table) -> None:
    """1 additional strike, limited: no second card gives one in this round; it is free."""
    mine, theirs = table.you.ready(DANCER), table.prey.ready(TARGET)
    table.you.holds("Shadow Shift", "Blur")
    fight(table, mine, theirs)
    table.you.plays("Shadow Shift", by=mine, level="obl")
    while not table.over():
        assert not table.you.can_play("Blur")
        table.pass_on()
    assert damage_to(table, theirs) == 2
    assert table.blood(mine) == 9 - damage_to(table, mine) == 8
    assert table.waits_for(table.you)


def test_shadow_shift_is_limited_after_another_card(table: Table) -> None:
    """After a Blur it is not offered."""
    mine, theirs = table.you.ready(DANCER), table.prey.ready(TARGET)
    table.you.holds("Shadow Shift", "Blur")
    fight(table, mine, theirs)
    table.you.plays("Blur", by=mine, level="cel")
    while not table.over():
        assert not table.you.can_play("Shadow Shift")
        table.pass_on()
    assert damage_to(table, theirs) == 2


def test_superior_shadow_shift_maneuvers(table: Table) -> None:
    """To long range, free."""
    mine, theirs = table.you.ready(DANCER), table.prey.ready(TARGET)
    table.you.holds("Shadow Shift")
    fight(table, mine, theirs)
    table.until("range", table.you)
    assert not table.you.can_play("Shadow Shift", level="obl")
    table.you.plays("Shadow Shift", by=mine, level="OBL")
    rest(table)
    assert damage_to(table, theirs) == damage_to(table, mine) == 0
    assert table.blood(mine) == 9


@pytest.mark.parametrize("level", ["obf", "tha", "OBF", "THA"])
@pytest.mark.parametrize("blood", [0, 1])
@pytest.mark.parametrize("cheaper", [False, True])
def test_the_dance_leads_to_close_range(level: str, blood: int, cheaper: bool) -> None:
    """Not away from it; at superior for 1 blood once more in this round, and not in the next."""
    table = Table()
    mine, theirs = table.you.ready(TARGET), table.prey.ready(DANCER, blood=blood)
    if cheaper:
        table.prey.in_play(paper("Cheap", static("blood cost", -1), kind="equipment"), on=theirs)
    table.you.holds(MANEUVER, MANEUVER, MANEUVER)
    table.prey.holds(DANCE, MANEUVER, PRESS)
    fight(table, mine, theirs)
    table.you.plays(MANEUVER.name, by=mine)
    table.prey.plays(DANCE, by=theirs, level=level)
    assert table.blood(theirs) == blood
    table.you.plays(MANEUVER.name, by=mine)
    may = level.isupper() and blood == 1
    assert table.prey.may("use promise", minion=theirs) is may
    assert table.prey.may("play", card=MANEUVER.name)
    if may:
        table.prey.does("use promise", minion=theirs)
        assert table.blood(theirs) == 0
        table.you.plays(MANEUVER.name, by=mine)
        assert not table.prey.may("use promise", minion=theirs)
    table.until("press", table.prey)
    assert round_of(table).range == "long"
    table.prey.plays("A press", by=theirs)
    while not table.over():
        assert not table.prey.may("use promise", minion=theirs)
        table.pass_on()
    assert table.waits_for(table.you)


@pytest.mark.parametrize("level", ["OBF", "THA"])
@pytest.mark.parametrize("used", [True, False])
def test_the_dance_goes_on_once_in_its_round(table: Table, level: str, used: bool) -> None:
    """Not a second time in it; unused, it is over with the round."""
    mine, theirs = table.you.ready(DANCER), table.prey.ready(TARGET)
    table.you.holds(DANCE, PRESS, MANEUVER)
    table.prey.holds(MANEUVER, MANEUVER, MANEUVER, MANEUVER)
    fight(table, mine, theirs)
    table.prey.plays(MANEUVER.name, by=theirs)
    table.you.plays(DANCE, by=mine, level=level)
    if used:
        table.prey.plays(MANEUVER.name, by=theirs)
        table.you.does("use promise", minion=mine)
        table.prey.plays(MANEUVER.name, by=theirs)
        assert table.you.may("play", card=MANEUVER.name)
        assert not table.you.may("use promise", minion=mine)
    table.you.plays("A press", by=mine)
    table.prey.plays(MANEUVER.name, by=theirs)
    assert table.you.may("play", card=MANEUVER.name)
    assert not table.you.may("use promise", minion=mine)


@pytest.mark.parametrize("level", ["obf", "tha", "OBF", "THA"])
def test_the_dance_does_not_lead_away(table: Table, level: str) -> None:
    """At close range neither the card nor what it promises can be used."""
    mine, theirs = table.you.ready(DANCER), table.prey.ready(TARGET)
    table.you.holds(DANCE, DANCE, MANEUVER)
    table.prey.holds(MANEUVER)
    fight(table, mine, theirs)
    table.until("range", table.you)
    assert not table.you.can_play(DANCE, level=level)
    table.you.passes()
    table.prey.plays(MANEUVER.name, by=theirs)
    table.you.plays(DANCE, by=mine, level=level)
    rest(table)
    assert (damage_to(table, mine), damage_to(table, theirs)) == (1, 1)
    assert table.blood(mine) == 8


@pytest.mark.ruling(DANCE, 1)
@pytest.mark.parametrize("level", ["obf", "tha", "OBF", "THA"])
@pytest.mark.parametrize("code", ["obf", "tha", "thn"])
def test_the_dance_counts_as_the_discipline_used(table: Table, level: str, code: str) -> None:
    """As it is played; in the hand it counts as requiring both, and no third one."""
    table.grand_prey.in_play(listener(code))
    mine, theirs = table.you.ready(DANCER), table.prey.ready(TARGET)
    table.you.holds(DANCE)
    table.prey.holds(MANEUVER)
    fight(table, mine, theirs)
    table.prey.plays(MANEUVER.name, by=theirs)
    table.you.plays(DANCE, by=mine, level=level)
    rest(table)
    assert table.grand_prey.pool() == 30 + (code == level.lower())
    table = Table()
    table.you.ready("Ryan")
    table.you.holds(DANCE)
    ear = table.you.in_play(listener(code))
    assert table.you.may("use", card=ear) is (code != "thn")
