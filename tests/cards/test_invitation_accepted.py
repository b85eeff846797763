"""Invitation Accepted: each of the Ministry can choose to become Camarilla, now or as it enters."""

from __future__ import annotations

import pytest

from fight_talk import replaced
from methuselah.engine.traits import sect_of
from politics_talk import polling
from table_talk import Table

INVITATION = "Invitation Accepted"
CELINE, KHALIL = "Celine Chevalier (G2)", "Khalil Anvari (G2)"
CAO, AHMOSE = "Cao Nguyen (G6)", "Ahmose Chambers (G5)"


def test_each_of_the_ministry_can_choose(table: Table) -> None:
    """Its controller says, also of one in torpor; others are not asked."""
    ryan = table.you.ready("Ryan")
    celine = table.you.ready(CELINE)
    khalil = table.you.torpor(KHALIL)
    cao = table.prey.ready(CAO)
    lillian = table.prey.ready("Lillian (G5)")
    waiting = table.you.uncontrolled(AHMOSE, blood=2)
    invitation = table.you.holds(INVITATION)

    table.you.acts(INVITATION, by=ryan)
    polling(table)
    table.you.votes("for", mode="called")
    table.until("choose", table.you)
    assert table.you.choices() == {celine, khalil}
    table.you.chooses(khalil)
    table.you.does("done")
    table.until("choose", table.prey)
    assert table.prey.choices() == {cao}
    table.prey.chooses(cao)
    table.nobody_reacts()

    now = [sect_of(table.state, one) for one in (celine, khalil, cao, lillian, waiting)]
    assert now == ["independent", "camarilla", "camarilla", "independent", "independent"]
    assert table.where(invitation) == "permanent"
    assert table.waits_for(table.you)


def test_a_referendum_that_fails_changes_nobody(table: Table) -> None:
    """Nor does the card stay."""
    ryan, celine = table.you.ready("Ryan"), table.you.ready(CELINE)
    tara = table.prey.ready("Tara (G5)")
    invitation = table.you.holds(INVITATION)

    table.you.acts(INVITATION, by=ryan)
    table.until("polling", table.prey)
    table.prey.votes("against", minion=tara)
    table.nobody_reacts()

    assert sect_of(table.state, celine) == "independent"
    assert table.where(invitation) == "ash_heap"


@pytest.mark.parametrize("becomes", [True, False])
def test_one_that_enters_play_can_choose(table: Table, becomes: bool) -> None:
    """Its controller, not that of the card."""
    table.prey.in_play(INVITATION)
    ahmose = table.you.uncontrolled(AHMOSE, blood=3)
    table.begins("influence")

    table.you.does("move out", target=ahmose)
    assert table.you.may("do")
    table.you.does("do" if becomes else "decline")
    assert sect_of(table.state, ahmose) == ("camarilla" if becomes else "independent")


@pytest.mark.parametrize("camarilla", [True, False])
def test_others_that_enter_play_are_not_asked(table: Table, camarilla: bool) -> None:
    """One who is Camarilla already; an Independent of another clan."""
    table.you.in_play(INVITATION)
    name = replaced(AHMOSE, sect="camarilla") if camarilla else "Lillian (G5)"
    other = table.you.uncontrolled(name, blood=3)
    table.begins("influence")

    table.you.does("move out", target=other)
    assert not table.you.may("do")
    assert sect_of(table.state, other) == ("camarilla" if camarilla else "independent")
