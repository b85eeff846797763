"""Mundane: on a Laibon, and out of turn against an action card of a Discipline."""

from __future__ import annotations

from dataclasses import replace

import pytest

from combat_talk import COMPANION, rest
from made_up import lesson, paper
from methuselah.engine.definitions import Mode
from methuselah.language import employs, equips, gain_pool, political, recruits, static
from methuselah.language.ways import action
from table_talk import Table

EPHOR = "Ephor"
PACT = "Infernal Pact"
MUNDANE = "Mundane"
FLAMES = "Flames of Insurrection"
DANSE = "Danse Macabre"


ORUN = paper("Orun", kind="master")


def test_mundane_is_put_on_a_laibon_without_orun(table: Table) -> None:
    """Anybody's; none with an Orun or another Mundane, nobody of another sect."""
    dolie, fish = table.you.ready("Dolie"), table.prey.torpor("Fish")
    homa, hasani = table.you.ready("Homa"), table.you.ready("Hasani")
    table.you.in_play(ORUN, on=homa)
    table.you.in_play(MUNDANE, on=hasani)
    table.you.ready("Ryan")
    card = table.you.holds(MUNDANE)
    table.begins("master")
    table.you.plays(card)
    assert table.you.choices() == {dolie, fish}
    table.you.chooses(dolie)
    assert table.on(card) == dolie


@pytest.mark.parametrize(("who", "code", "lost"), [("Dolie", "ani", 1), ("Fish", "ani", 0)])
def test_disciplines_cost_a_mundane_vampire_more(
    table: Table, who: str, code: str, lost: int
) -> None:
    """1 blood, though the card costs none; another vampire pays nothing."""
    minions = {name: table.you.ready(name, blood=3) for name in ("Dolie", "Fish")}
    table.you.in_play(MUNDANE, on=minions["Dolie"])
    table.you.holds(lesson(code))
    table.you.acts("Lesson", by=minions[who])
    rest(table)
    assert table.blood(minions[who]) == 3 - lost
    assert table.you.pool() == 31


def test_cards_without_a_discipline_cost_what_they_cost(table: Table) -> None:
    """A gun costs no blood."""
    dolie = table.you.ready("Dolie", blood=3)
    table.you.ready(COMPANION)
    table.you.in_play(MUNDANE, on=dolie)
    table.you.holds(".44 Magnum")
    table.you.acts(".44 Magnum", by=dolie)
    rest(table)
    assert table.blood(dolie) == 3


def test_an_orun_burns_the_mundane(table: Table) -> None:
    """As soon as the vampire has one."""
    dolie = table.you.ready("Dolie")
    fish = table.you.ready("Fish")
    card = table.you.in_play(MUNDANE, on=dolie)
    other = table.you.in_play(MUNDANE, on=fish)
    table.you.in_play(ORUN, on=dolie)
    table.begins("master")
    table.asked()
    assert table.where(card) == "ash_heap"
    assert table.where(other) == "attached"


@pytest.mark.parametrize(
    ("card", "orun", "may"),
    [("for", False, True), ("for", True, False), ("", False, False)],
)
@pytest.mark.ruling(MUNDANE, 1)
@pytest.mark.ruling(MUNDANE, 6)
def test_mundane_cancels_an_action_card_of_a_discipline(
    table: Table, card: str, orun: bool, may: bool
) -> None:
    """As it is played: of any minion without an Orun; nobody draws before; it may try again."""
    c_j = table.you.ready("C.J.")
    table.you.ready(COMPANION)
    if orun:
        table.you.in_play(ORUN, on=c_j)
    drawn = table.you.library("Blur")
    table.you.holds(lesson(card) if card else "Computer Hacking")
    table.prey.ready("Ryan")
    table.prey.in_play("The Barrens")
    mundane = table.prey.holds(MUNDANE)
    table.prey.holds("Direct Intervention")
    name = "Lesson" if card else "Computer Hacking"
    table.you.acts(name, by=c_j)
    assert table.where(drawn) == "library"
    assert not table.prey.may("use", card="The Barrens")
    assert table.prey.can_play(mundane) == may
    if may:
        table.prey.plays(mundane)
        assert table.where(mundane) == "ash_heap"
        table.until("minion", table.you)
        assert not table.locked(c_j)
        assert table.where(drawn) == "hand"
        assert table.you.pool() == 30
        assert table.you.may("act", minion=c_j)


@pytest.mark.ruling(MUNDANE, 8)
@pytest.mark.parametrize("requires", [True, False])
@pytest.mark.parametrize(
    ("kind", "way"),
    [
        ("action", action(gain_pool(1))),
        ("ally", recruits()),
        ("retainer", employs()),
        ("equipment", equips()),
        ("political action", political(passes=(gain_pool(1),))),
    ],
)
def test_mundane_cancels_an_action_card_of_any_type(
    table: Table, kind: str, way: Mode, requires: bool
) -> None:
    """An ally, a retainer, equipment, a political action; none that requires no Discipline."""
    c_j = table.you.ready("C.J.")
    table.you.ready(COMPANION)
    if requires:
        made = paper("Lesson", levels={"for": way}, kind=kind, disciplines=("for",), life=1)
    else:
        made = paper("Lesson", way, kind=kind, life=1)
    card = table.you.holds(made)
    mundane = table.prey.holds(MUNDANE)
    table.prey.holds("Direct Intervention")
    table.you.acts("Lesson", by=c_j)
    assert table.prey.can_play(mundane) is requires
    if requires:
        table.prey.plays(mundane)
        table.until("minion", table.you)
        assert table.where(card) == "ash_heap"
        assert not table.locked(c_j)


def test_mundane_cancels_an_action_card_of_a_virtue(table: Table) -> None:
    """That an imbued plays."""
    hunter = table.you.ready('Jack "Hannibal137" Harmon')
    virtue = paper("Virtue", static("discipline", word="def"), kind="equipment")
    table.you.in_play(virtue, on=hunter)
    table.you.ready(COMPANION)
    table.you.holds(lesson("def"))
    mundane = table.prey.holds(MUNDANE)
    table.prey.holds("Direct Intervention")
    table.you.acts("Lesson", by=hunter)
    assert table.prey.can_play(mundane)


@pytest.mark.ruling(MUNDANE, 2)
@pytest.mark.ruling(MUNDANE, 3)
def test_a_cancelled_action_card_is_replaced_and_was_played(table: Table) -> None:
    """ "Do not replace" is cancelled with it; its limit of one in a game is not."""
    c_j, lise = table.you.ready("C.J."), table.you.ready("Zachary")
    way = replace(
        action(gain_pool(1), once="game", replace="unlock"), disciplines=("for",), key="for"
    )
    rare = paper("Lesson", way, disciplines=("for",))
    drawn = table.you.library("Blur")
    table.you.holds(rare, rare)
    table.prey.holds(MUNDANE)
    table.you.acts("Lesson", by=c_j)
    table.prey.plays(MUNDANE)
    table.until("minion", table.you)
    assert table.where(drawn) == "hand"
    assert table.you.may("act", minion=lise)
    assert not table.you.can_play("Lesson", by=c_j)


@pytest.mark.ruling(MUNDANE, 5)
def test_mundane_cancels_what_is_played_as_if_from_the_hand(table: Table) -> None:
    """From The Erciyes Fragments."""
    c_j = table.you.ready("C.J.")
    table.you.ready(COMPANION)
    fragments = table.you.in_play("The Erciyes Fragments")
    taken = table.prey.ash_heap(lesson("for"))
    table.prey.holds(MUNDANE)
    table.begins("master")
    table.you.uses(fragments)
    if table.where(taken) == "ash_heap":
        table.you.chooses(taken)
    table.you.acts("Lesson", by=c_j)
    table.prey.plays(MUNDANE)
    assert table.where(taken) == "removed"
    assert table.you.pool() == 30


@pytest.mark.ruling(MUNDANE, 7)
def test_mundane_cancels_nothing_that_piper_brings(table: Table) -> None:
    """The ally is not played from the hand in the normal fashion."""
    table.you.ready("Crow")  # has Fortitude
    table.you.ready(COMPANION)
    hound = paper(
        "Hound", replace(recruits(), disciplines=("for",), key="for"), kind="ally", life=1
    )
    table.you.holds("Piper", hound)
    table.prey.holds(MUNDANE)
    table.begins("master")
    table.you.plays("Piper")
    while not table.waits_for(table.you, "minion"):
        assert not table.prey.can_play(MUNDANE)
        if table.you.choices():
            table.you.chooses(min(table.you.choices()))
        else:
            table.pass_on()
    assert len(table.state.seats[0].ready) == 3


def test_mundane_cancels_no_modifier_and_nothing_of_ones_own(table: Table) -> None:
    """Action cards only; out of turn."""
    c_j = table.you.ready("C.J.")
    table.you.ready(COMPANION)
    table.you.holds("Freak Drive", lesson("for"))
    table.you.holds(MUNDANE)
    table.prey.holds(MUNDANE, "Direct Intervention")
    table.prey.ready("Ryan")
    table.you.acts("Lesson", by=c_j)
    assert not table.you.can_play(MUNDANE)
    assert table.prey.can_play(MUNDANE)
    table.until("after_resolution", table.you)
    table.you.plays("Freak Drive", by=c_j, level="for")
    assert table.prey.can_play("Direct Intervention")
    assert not table.prey.can_play(MUNDANE)
