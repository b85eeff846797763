"""Reality: a vampire that hardly is there, or is gone."""

from __future__ import annotations

import pytest

from action_talk import action_of, told
from block_talk import PAUSE, made_vampire
from combat_talk import rest
from made_up import helper
from methuselah.language import TARGET, choose, ready, unlock, yours
from politics_talk import motion, polling
from table_talk import Table

WEAVER = made_vampire("Weaver", "CHI", capacity=6)


@pytest.mark.parametrize("level", ["chi", "CHI"])
def test_reality_chooses_a_younger_vampire(table: Table, level: str) -> None:
    """Of anybody, in torpor too; at superior a locked one. It costs 3 blood and is directed."""
    mine = table.you.ready(WEAVER)
    own = table.you.ready("Meaghan", locked=True)
    theirs = table.prey.ready("Ryan", locked=True)
    fallen = table.predator.torpor("Lauren", locked=True)
    awake = table.prey.ready("Sully")
    table.prey.ready("Ayelech", locked=True)  # older
    table.prey.ready("Belinde", locked=True)  # as old
    table.prey.ready("Vagabond Mystic", locked=True)
    card = table.you.holds("Reality", PAUSE)[0]

    table.you.acts("Reality", by=mine, level=level)
    assert table.you.choices() == {own, theirs, fallen} | ({awake} if level == "chi" else set())
    table.you.chooses(theirs)
    assert action_of(table).targets == (table.prey.number,)
    assert action_of(table).inherent == 0
    rest(table)

    assert table.blood(mine) == 3
    assert table.where(theirs) == ("ready" if level == "chi" else "uncontrolled")
    assert table.where(card) == ("attached" if level == "chi" else "ash_heap")
    assert table.where(awake) == "ready"


def unreal(table: Table) -> int:
    """A vampire of your prey with Reality on it."""
    vampire = table.prey.ready("Belinde", blood=3)  # a prince
    table.prey.in_play("Reality", on=vampire, level="chi")
    return vampire


def test_who_is_unreal_only_burns_the_card(table: Table) -> None:
    """A +1 stealth action of its own; it does not bleed, hunt or play action cards before that."""
    vampire = unreal(table)
    other = table.prey.ready("Ryan", blood=2)
    table.prey.holds("Computer Hacking", PAUSE)
    table.until_turn_of(table.prey, "minion")
    table.asked()

    assert table.prey.may("act", minion=other, word="bleed")
    assert not table.prey.may("act", minion=vampire)
    table.prey.acts("Reality", by=vampire)
    assert action_of(table).inherent == 1
    rest(table)

    assert told(table, "burned") >= 1
    assert not any(table.state.definition(c).name == "Reality" for c in table.state.cards)


def test_who_is_unreal_does_not_block_or_vote(table: Table) -> None:
    """Others do."""
    vampire = unreal(table)
    guard = table.prey.ready("Ayelech")
    mine = table.you.ready("Nassir")
    table.you.ready("Meaghan")
    table.you.holds(motion())

    table.you.acts("Motion", by=mine)
    table.until("action", table.prey)
    assert table.prey.may("block", minion=guard)
    assert not table.prey.may("block", minion=vampire)
    polling(table, table.prey)
    assert table.prey.may("vote", minion=guard)
    assert not table.prey.may("vote", minion=vampire)


def test_no_action_is_directed_at_who_is_unreal(table: Table) -> None:
    """A rush finds others only."""
    unreal(table)
    one = table.prey.ready("Ryan")
    two = table.prey.ready("Lauren")
    mine = table.you.ready("Nassir")
    table.you.holds("Bum's Rush")

    table.you.acts("Bum's Rush", by=mine)

    assert table.you.choices() == {one, two}


def test_an_empty_vampire_that_is_unreal_is_stuck(table: Table) -> None:
    """It must hunt and cannot; its Methuselah's other minions act."""
    vampire = table.you.ready("Belinde", blood=0)
    table.you.in_play("Reality", on=vampire, level="chi")
    other = table.you.ready("Ryan", blood=2)

    assert table.asked() is not None
    assert not table.you.may(("act", "use action"), minion=vampire)
    assert table.you.may("act", minion=other, word="bleed")


@pytest.mark.ruling("Reality", 1)
def test_reality_fizzles_if_its_target_has_unlocked(table: Table) -> None:
    """The cost is paid, the vampire stays. [ANK 20210124]"""
    mine = table.you.ready(WEAVER)
    theirs = table.prey.ready("Ryan", locked=True)
    table.prey.ready("Lauren", locked=True)
    table.prey.in_play(helper(choose(ready(yours)), unlock(TARGET)))
    table.you.holds("Reality")

    table.you.acts("Reality", by=mine, level="CHI")
    table.you.chooses(theirs)
    table.prey.uses("Helper")
    table.prey.chooses(theirs)
    rest(table)

    assert table.where(theirs) == "ready"
    assert table.blood(mine) == 3
    assert told(table, "fizzled") == 1
