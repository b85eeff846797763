"""Ventrue and Ventrue antitribu in referendums: votes for a lock, for the hunted, silence."""

from __future__ import annotations

import pytest

from action_talk import is_offered
from block_talk import UNLOCKER
from combat_talk import rest
from made_up import paper
from methuselah.language import TARGET, choose, locked, ready, static, unlock, use, yours
from methuselah.rules.politics.votes import tally
from politics_talk import motion, polling, votes_now
from table_talk import Table

ILYANA = "Ilyana Ravidovich (G3)"
GUSTAV = "Gustav Breidenstein (G4)"
QUENTIN = "Quentin (G2)"
ALARM = paper("Alarm", use(choose(ready(yours, locked)), unlock(TARGET), at=("polling",)))
"""A made-up card in play: during the polling step it unlocks a minion of its controller."""


# -- Ilyana ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("diablerist", [ILYANA, "Emily Carson (G5)"])
def test_ilyana_has_2_votes_more_where_she_is_hunted(table: Table, diablerist: str) -> None:
    """You get them, to cast either way; not where another vampire of yours is hunted."""
    mine = table.you.ready(diablerist, blood=3)
    if diablerist != ILYANA:
        table.you.ready(ILYANA)
    table.you.ready("Meaghan")
    table.grand_prey.torpor("Brooke (G2)")
    voter = table.prey.ready("Tara (G5)")  # 2 votes
    table.you.acts(word="diablerie", by=mine)
    polling(table, table.you if diablerist == ILYANA else table.prey)
    assert table.you.may("vote", mode="granted") is (diablerist == ILYANA)
    assert not table.prey.may("vote", mode="granted")
    if diablerist == ILYANA:
        table.you.votes("against", mode="granted")
        assert votes_now(table) == (0, 2)
        assert not table.you.may("vote", mode="granted")  # once
    table.prey.votes("for", minion=voter)
    rest(table)

    assert table.where(mine) == ("ready" if diablerist == ILYANA else "ash_heap")
    assert table.waits_for(table.you)


def test_ilyana_has_no_vote_in_another_referendum(table: Table) -> None:
    """Nor one for what she calls herself."""
    ilyana = table.you.ready(ILYANA)
    table.you.holds(motion())
    table.you.acts("Motion", by=ilyana)
    polling(table, table.you)
    assert not table.you.may("vote", mode="granted")
    assert not table.you.may("vote", minion=ilyana)


def test_ilyana_burns_blood_for_intercept_once_each_action(table: Table) -> None:
    """+1 for 1 blood, while she attempts to block; in the next action again."""
    hider, hunter = table.you.ready("Ryan", blood=1), table.you.ready("Meaghan", blood=1)
    table.you.in_play(paper("Cloak", static("stealth", +1), kind="equipment"), on=hider)
    ilyana = table.prey.ready(ILYANA, blood=3)
    table.you.acts(word="hunt", by=hider)  # at 2 stealth
    assert not table.prey.may("use", card=ilyana)  # it is of no use yet
    table.prey.blocks(ilyana)
    table.prey.uses(ilyana)
    assert table.blood(ilyana) == 2
    assert not table.prey.may("use", card=ilyana)
    rest(table)
    assert table.blood(hider) == 2  # it has hunted
    table.you.acts(word="hunt", by=hunter)  # at 1 stealth
    table.prey.blocks(ilyana)
    table.prey.uses(ilyana)
    rest(table)
    assert table.locked(ilyana)  # she has blocked
    assert table.blood(hunter) == 0


def test_ilyana_gives_intercept_to_herself_alone(table: Table) -> None:
    """Another vampire of yours attempts to block: she is asked for nothing."""
    hunter = table.you.ready("Ryan", blood=1)
    table.you.ready("Meaghan")
    ilyana = table.prey.ready(ILYANA, blood=3)
    other = table.prey.ready("Nassir")
    table.you.acts(word="hunt", by=hunter)
    table.prey.blocks(other)
    assert not table.prey.may("use", card=ilyana)
    rest(table)
    assert (table.blood(hunter), table.blood(ilyana)) == (2, 3)


@pytest.mark.parametrize(("blood", "may"), [(1, True), (0, False)])
def test_ilyana_needs_the_blood(table: Table, blood: int, may: bool) -> None:
    """Without any she has no intercept to give."""
    hunter = table.you.ready("Ryan", blood=1)
    table.you.ready("Meaghan")
    ilyana = table.prey.ready(ILYANA, blood=blood)
    table.you.acts(word="hunt", by=hunter)
    table.prey.blocks(ilyana)
    assert table.prey.may("use", card=ilyana) is may


# -- Gustav ----------------------------------------------------------------------------------------


def test_gustav_locks_for_5_votes(table: Table) -> None:
    """Besides the 2 of a prince, for or against; in a referendum of anybody, once in it."""
    caller = table.you.ready("Ryan")
    gustav = table.prey.ready(GUSTAV)
    other = table.prey.ready("Meaghan")
    table.prey.in_play(ALARM)
    table.you.holds(motion())
    table.you.acts("Motion", by=caller)
    polling(table, table.prey)
    table.prey.uses(gustav)
    assert table.locked(gustav)
    assert not table.locked(other)
    table.prey.uses("Alarm")
    assert not table.locked(gustav)
    assert not table.prey.may("use", card=gustav)  # once each referendum
    before = tally(table.state)
    table.prey.votes("against", minion=gustav)
    assert tally(table.state) == (before[0], before[1] + 7)
    rest(table)
    assert table.you.pool() == 30  # it failed
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("locked", "may"), [(True, False), (False, True)])
def test_gustav_is_unlocked_before(table: Table, locked: bool, may: bool) -> None:
    """A locked one has nothing to lock; not before the polling step either way."""
    caller = table.you.ready("Ryan")
    gustav = table.prey.ready(GUSTAV, locked=locked)
    table.prey.ready("Sundown (G3)")  # is asked before votes are cast
    table.you.holds(motion())
    table.you.acts("Motion", by=caller)
    table.until("before_votes", table.prey)
    assert not table.prey.may("use", card=gustav)
    polling(table, table.prey)
    assert table.prey.may("use", card=gustav) is may


def test_gustav_gives_votes_in_each_referendum(table: Table) -> None:
    """In a second one of the same turn, unlocked, again."""
    first, second = table.you.ready("Tara (G5)"), table.you.ready("Mkhokheli")
    gustav = table.prey.ready(GUSTAV)
    table.prey.in_play(ALARM)
    table.you.holds(motion(), motion(name="Motions"))
    for name, caller in (("Motion", first), ("Motions", second)):
        table.you.acts(name, by=caller)
        polling(table, table.prey)
        table.prey.uses(gustav)
        table.prey.uses("Alarm")
        rest(table)
    assert not table.locked(gustav)


# -- Quentin ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("cast", [True, False])
def test_quentin_silences_a_vampire(table: Table, cast: bool) -> None:
    """Any one, the caller too, for 1 blood: votes that it has cast are gone. Once."""
    caller = table.you.ready("Tara (G5)")
    quentin = table.prey.ready(QUENTIN, blood=5)
    prince = table.grand_prey.ready("Mkhokheli")
    table.grand_prey.ready("Renegade Garou")
    down = table.predator.torpor("Ryan")
    table.you.holds(motion())
    table.you.acts("Motion", by=caller)
    if cast:
        polling(table, table.you)
        table.you.votes("for", minion=caller)
        assert votes_now(table) == (2, 0)
    table.prey.uses(quentin)
    assert table.prey.choices() == {caller, quentin, prince, down}
    table.prey.chooses(caller)

    assert table.blood(quentin) == 4
    assert not table.prey.may("use", card=quentin)
    polling(table, table.grand_prey)
    assert votes_now(table) == (0, 0)
    assert not table.you.may("vote", minion=caller)
    assert table.grand_prey.may("vote", minion=prince)


@pytest.mark.parametrize("window", ["before_votes", "polling"])
@pytest.mark.parametrize(("blood", "may"), [(1, True), (0, False)])
def test_quentin_may_do_it_before_votes_are_cast(
    table: Table, window: str, blood: int, may: bool
) -> None:
    """He has the blood for it; locked or not."""
    caller = table.you.ready("Tara (G5)")
    quentin = table.prey.ready(QUENTIN, blood=blood, locked=True)
    table.prey.ready("Sundown (G3)")  # is asked in both windows
    table.you.holds(motion())
    table.you.acts("Motion", by=caller)
    table.until(window, table.prey)
    assert table.prey.may("use", card=quentin) is may


def test_quentin_is_silent_in_a_blood_hunt(table: Table) -> None:
    """That is no political action."""
    mine = table.you.ready("Ryan", blood=3)
    table.you.ready("Meaghan")
    table.grand_prey.torpor("Brooke (G2)")
    quentin = table.prey.ready(QUENTIN)
    table.prey.ready("Tara (G5)")
    table.you.acts(word="diablerie", by=mine)
    assert not is_offered(table, table.prey, quentin)


def test_quentin_does_it_again_in_the_next_political_action(table: Table) -> None:
    """Once each political action."""
    first, second = table.you.ready("Tara (G5)"), table.you.ready("Mkhokheli")
    quentin = table.prey.ready(QUENTIN, blood=5)
    table.you.in_play(UNLOCKER)
    table.you.holds(motion(), motion(name="Motions"))
    for name, caller in (("Motion", first), ("Motions", second)):
        table.you.acts(name, by=caller)
        table.prey.uses(quentin)
        table.prey.chooses(caller)
        assert not table.prey.may("use", card=quentin)
        rest(table)
    assert table.blood(quentin) == 3
