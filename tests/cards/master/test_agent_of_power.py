"""Agent of Power: a level of any Discipline until the discard phase, however it comes into play."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import COMPANION, rest
from fight_talk import replaced
from methuselah.engine.traits import capacity, clan_of, discipline_level, disciplines_of, sect_of
from table_talk import Table

CARD = "Agent of Power"
PUPIL = made_vampire("Pupil", "dom", "POT", "PRO", capacity=4)


def agent(table: Table, code: str) -> tuple[int, int]:
    """You play it on a pupil of yours and choose this Discipline."""
    pupil = table.you.ready(PUPIL)
    table.you.ready(COMPANION)
    card = table.you.holds(CARD)
    table.begins("master")
    table.you.plays(card)
    table.you.chooses(pupil)
    table.you.chooses(word=code)
    return pupil, card


@pytest.mark.parametrize(("code", "level"), [("dom", 2), ("aus", 1), ("pot", 2)])
def test_the_agent_gives_a_level_for_the_turn(table: Table, code: str, level: int) -> None:
    """Of any Discipline, and nothing else; it burns in your discard phase."""
    pupil, card = agent(table, code)
    assert table.on(card) == pupil
    assert discipline_level(table.state, pupil, code) == level
    others = {"dom": 1, "pot": 2, "pro": 2, "aus": 0, "cel": 0}
    del others[code]
    assert {other: discipline_level(table.state, pupil, other) for other in others} == others
    assert capacity(table.state, pupil) == 4
    table.until_turn_of(table.you, "minion")
    assert discipline_level(table.state, pupil, code) == level
    table.until_turn_of(table.prey)
    assert table.where(card) == "ash_heap"
    assert discipline_level(table.state, pupil, code) == {"dom": 1, "pot": 2}.get(code, 0)


def test_an_agent_of_another_burns_in_her_discard_phase(table: Table) -> None:
    """Not in yours."""
    pupil = table.you.ready(PUPIL)
    table.prey.ready("Ryan")
    card = table.prey.in_play(CARD, on=pupil)
    table.until_turn_of(table.prey, "minion")
    assert table.on(card) == pupil
    table.until_turn_of(table.grand_prey)
    assert table.where(card) == "ash_heap"


def test_on_whom_an_agent_is_put(table: Table) -> None:
    """A vampire of yours, in torpor too; it is a trifle."""
    mine, torpid = table.you.ready(PUPIL), table.you.torpor("Ryan")
    table.you.ready("Underbridge Stray")
    table.you.uncontrolled("Duck")
    table.prey.ready("Nassir")
    table.you.holds(CARD, "Misdirection")
    table.begins("master")
    table.you.plays(CARD)
    assert table.you.choices() == {mine, torpid}
    table.you.chooses(torpid)
    assert len(table.you.options("choose")) > 20
    table.you.chooses(word="cel")
    assert disciplines_of(table.state, torpid) == ("ani", "cel", "obf", "pot")
    assert table.you.can_play("Misdirection")


@pytest.mark.ruling(CARD, 1)
@pytest.mark.parametrize("rival", [False, True])
def test_an_agent_found_by_deviki_is_one_all_the_same(table: Table, rival: bool) -> None:
    """A Discipline is chosen as it comes; and it is unique, so that two of them are contested."""
    table.you.ready("Deviki Prasanta")
    pupil = table.you.ready("Warmaksan")
    card = table.you.ash_heap(CARD)
    if rival:
        other = table.prey.in_play(CARD, on=table.prey.ready("Ryan"))
    table.begins("master")
    table.you.uses("Deviki Prasanta")
    table.you.does("fetch")
    if table.you.may("choose", word="dom"):
        table.you.chooses(word="dom")
    if rival:
        assert (table.where(card), table.where(other)) == ("contested", "contested")
    assert discipline_level(table.state, pupil, "dom") == (0 if rival else 1)


@pytest.mark.ruling(CARD, 1)
def test_an_agent_for_a_diablerist(table: Table) -> None:
    """For an older victim the diablerist is given it, and its controller chooses."""
    mine = table.you.ready(PUPIL, blood=1)
    table.you.ready(COMPANION)
    card = table.you.library(CARD)
    table.you.library("Misdirection")
    victim = table.prey.torpor("Don Cerro")
    table.you.acts(by=mine, word="diablerie", target=victim)
    while not table.you.may("fetch"):
        table.pass_on()
    table.you.does("fetch")
    table.you.chooses(word="obf")
    rest(table)
    assert table.on(card) == mine
    assert discipline_level(table.state, mine, "obf") == 1


@pytest.mark.ruling(CARD, 2)
@pytest.mark.ruling("Shock Troops", 2)
@pytest.mark.rules_text("003 Agent of Power 1")
def test_an_agent_that_stands_for_a_shock_troop_has_no_discipline(table: Table) -> None:
    """And is not unique: two of them, a vampire of capacity 1 each, beside an Agent in play."""
    table.you.ready("Lukas")
    agents = table.you.holds(CARD, CARD)
    table.you.holds("Shock Troops")
    other = table.prey.in_play(CARD, on=table.prey.ready("Ryan"))
    table.begins("master")
    table.you.plays("Shock Troops")
    for card in agents:
        table.you.chooses(card)
    for card in agents:
        assert table.where(card) == "ready"
        assert disciplines_of(table.state, card) == ()
        assert (capacity(table.state, card), sect_of(table.state, card)) == (1, "sabbat")
        assert clan_of(table.state, card) == ""
    assert table.where(other) == "attached"
    for card in agents:
        table.you.acts(word="hunt", by=card)
        rest(table)
    table.until_turn_of(table.prey)  # nor are they burned in your discard phase
    assert [table.where(card) for card in agents] == ["ready", "ready"]


@pytest.mark.ruling(CARD, 3)
def test_a_dual_form_keeps_what_the_agent_gave(table: Table) -> None:
    """The agent burns; the double has the Discipline, its original has not."""
    pupil = table.you.ready(PUPIL)
    table.you.ready(COMPANION)
    card = table.you.holds(CARD)
    form = table.you.holds("Dual Form")
    table.begins("master")
    table.you.plays(card)
    table.you.chooses(pupil)
    table.you.chooses(word="cel")
    table.you.acts("Dual Form", by=pupil, level="PRO")
    while not table.over():
        if table.you.may("choose"):
            table.you.chooses(number=0)
        else:
            table.pass_on()
    assert discipline_level(table.state, form, "cel") == 1
    table.until_turn_of(table.prey)
    assert table.where(card) == "ash_heap"
    assert discipline_level(table.state, form, "cel") == 1
    assert discipline_level(table.state, pupil, "cel") == 0


@pytest.mark.ruling(CARD, 4)
def test_a_contested_agent_is_a_trifle_all_the_same(table: Table) -> None:
    """Two at the table are contested; the master phase action is gained."""
    pupil = table.you.ready(PUPIL)
    card = table.you.holds(CARD)
    table.you.holds("Misdirection")
    other = table.predator.in_play(CARD, on=table.predator.ready(replaced("Ryan", capacity=5)))
    table.begins("master")
    table.you.plays(card)
    if table.you.may("choose", target=pupil):
        table.you.chooses(pupil)
    if table.you.may("choose", word="dom"):
        table.you.chooses(word="dom")
    assert (table.where(card), table.where(other)) == ("contested", "contested")
    assert table.you.can_play("Misdirection")
