"""Invitation Accepted and its likes: each of a clan can choose to become Camarilla."""

from __future__ import annotations

import pytest

from fight_talk import replaced
from methuselah.engine.definitions import Definition
from methuselah.engine.traits import sect_of
from politics_talk import polling
from table_talk import Table

CLANS = {
    "Giovanni Acceptance": "Giovanni",
    "Invitation Accepted": "Ministry",
    "Ravnos Acceptance": "Ravnos",
    "Revocation of Tyre": "Banu Haqim",
}
INVITATION = "Invitation Accepted"
OF_EACH = pytest.mark.parametrize(("card", "clan"), CLANS.items())
STRANGER = "Lillian (G5)"


def member(name: str, clan: str) -> Definition:
    """This Independent, as one of the clan."""
    return replaced(name, clans=(clan,), sect="independent")


@OF_EACH
def test_each_of_the_clan_can_choose(table: Table, card: str, clan: str) -> None:
    """Its controller says, also of one in torpor; others are not asked."""
    ryan = table.you.ready("Ryan")
    one = table.you.ready(member("C.J. (G5)", clan))
    torpid = table.you.torpor(member("Renenet (G4)", clan))
    theirs = table.prey.ready(member("Yael (G7)", clan))
    stranger = table.prey.ready(STRANGER)
    waiting = table.you.uncontrolled(member("Abebe (G4)", clan), blood=2)
    held = table.you.holds(card)

    table.you.acts(card, by=ryan)
    polling(table)
    table.you.votes("for", mode="called")
    table.until("choose", table.you)
    assert table.you.choices() == {one, torpid}
    table.you.chooses(torpid)
    table.you.does("done")
    table.until("choose", table.prey)
    assert table.prey.choices() == {theirs}
    table.prey.chooses(theirs)
    table.nobody_reacts()

    now = [sect_of(table.state, each) for each in (one, torpid, theirs, stranger, waiting)]
    assert now == ["independent", "camarilla", "camarilla", "independent", "independent"]
    assert table.where(held) == "permanent"
    assert table.waits_for(table.you)


def test_a_referendum_that_fails_changes_nobody(table: Table) -> None:
    """Nor does the card stay."""
    ryan, one = table.you.ready("Ryan"), table.you.ready(member("C.J. (G5)", "Ministry"))
    tara = table.prey.ready("Tara (G5)")
    held = table.you.holds(INVITATION)

    table.you.acts(INVITATION, by=ryan)
    table.until("polling", table.prey)
    table.prey.votes("against", minion=tara)
    table.nobody_reacts()

    assert sect_of(table.state, one) == "independent"
    assert table.where(held) == "ash_heap"


@OF_EACH
@pytest.mark.parametrize("becomes", [True, False])
def test_one_that_enters_play_can_choose(table: Table, card: str, clan: str, becomes: bool) -> None:
    """Its controller, not that of the card."""
    table.prey.in_play(card)
    young = table.you.uncontrolled(member("Lalitha (G2)", clan), blood=2)
    table.begins("influence")

    table.you.does("move out", target=young)
    assert table.you.may("do")
    table.you.does("do" if becomes else "decline")
    assert sect_of(table.state, young) == ("camarilla" if becomes else "independent")


@OF_EACH
@pytest.mark.parametrize("camarilla", [True, False])
def test_others_that_enter_play_are_not_asked(
    table: Table, card: str, clan: str, camarilla: bool
) -> None:
    """One who is Camarilla already; an Independent of another clan."""
    table.you.in_play(card)
    name = replaced("Lalitha (G2)", clans=(clan,), sect="camarilla") if camarilla else STRANGER
    other = table.you.uncontrolled(name, blood=3)
    table.begins("influence")

    table.you.does("move out", target=other)
    assert not table.you.may("do")
    assert sect_of(table.state, other) == ("camarilla" if camarilla else "independent")
