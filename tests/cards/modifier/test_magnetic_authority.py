"""Magnetic Authority: a referendum that passed feeds the Sabbat who wait."""

from __future__ import annotations

import pytest

from block_talk import COMPANION
from combat_talk import rest
from fight_talk import replaced
from listening import listener
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import action, gain_pool
from politics_talk import motion, polling
from table_talk import Table

CARD = "Magnetic Authority"
LEVELS = ["dom", "pot", "DOM", "POT"]


def prince(*codes: str) -> Definition:
    """A prince with these Disciplines and no others."""
    return replaced("Warmaksan", disciplines=codes, path="Power and the Inner Voice")


def after(table: Table, caller: int, word: str = "for") -> None:
    """The caller's referendum passes, or fails; the window after the action is open."""
    table.you.acts("Motion", by=caller)
    polling(table)
    table.you.votes(word, minion=caller)
    if word == "for":
        table.until("after_resolution", table.you)


@pytest.mark.parametrize("level", ["dom", "pot"])
def test_one_gains_two(table: Table, level: str) -> None:
    """A Sabbat vampire of your uncontrolled region, and nobody else; nothing is paid."""
    caller = table.you.ready(prince(level))
    table.you.ready("Tock (G3)", blood=1)
    one, two = table.you.uncontrolled("Zachary", blood=1), table.you.uncontrolled("Korah", blood=0)
    others = [table.you.uncontrolled("Ryan"), table.prey.uncontrolled("Jessica")]
    held = table.you.holds(CARD)
    table.you.holds(motion())

    after(table, caller)
    assert not table.you.can_play(CARD, level=level.upper())
    table.you.plays(CARD, by=caller, level=level)
    assert table.you.choices() == {one, two}
    table.you.chooses(two)
    rest(table)

    assert (table.blood(one), table.blood(two)) == (1, 2)
    assert [table.blood(other) for other in others] == [0, 0]
    assert table.blood(caller) == 5
    assert table.you.pool() == 31  # the motion
    assert table.where(held) == "ash_heap"
    assert table.locked(caller)
    assert table.waits_for(table.you)


@pytest.mark.parametrize("level", ["DOM", "POT"])
def test_each_gains_one(table: Table, level: str) -> None:
    """Each Sabbat vampire of your uncontrolled region, and nobody else."""
    caller = table.you.ready(prince(level))
    ready = table.you.ready("Tock (G3)", blood=1)
    one, two = table.you.uncontrolled("Zachary", blood=1), table.you.uncontrolled("Korah", blood=0)
    others = [table.you.uncontrolled("Ryan"), table.prey.uncontrolled("Jessica")]
    table.you.holds(CARD)
    table.you.holds(motion())

    after(table, caller)
    table.you.plays(CARD, by=caller, level=level)
    rest(table)

    assert (table.blood(one), table.blood(two)) == (2, 1)
    assert [table.blood(other) for other in others] == [0, 0]
    assert table.blood(ready) == 1
    assert table.waits_for(table.you)


@pytest.mark.parametrize("word", ["for", "against"])
def test_only_after_a_referendum_that_passed(table: Table, word: str) -> None:
    """By the acting minion, not before the action is over."""
    caller, other = table.you.ready(prince("DOM", "POT")), table.you.ready("Don Cerro (G5)")
    table.you.uncontrolled("Zachary", blood=1)
    table.you.holds(CARD)
    table.you.holds(motion())

    table.you.acts("Motion", by=caller)
    polling(table)
    table.you.votes(word, minion=caller)
    offered = set()
    while not table.over():
        window = table.asked().window  # type: ignore[union-attr]
        if table.you.can_play(CARD):
            offered.add(window)
            assert not table.you.can_play(CARD, by=other)
        table.pass_on()
    assert offered == ({"after_resolution"} if word == "for" else set())


@pytest.mark.parametrize("word", ["bleed", "Speech"])
def test_not_after_another_action(table: Table, word: str) -> None:
    """A bleed, another action."""
    caller = table.you.ready(prince("DOM", "POT"))
    table.you.ready(COMPANION)
    table.you.uncontrolled("Zachary", blood=1)
    table.you.holds(CARD, paper("Speech", action(gain_pool(1))))

    if word == "bleed":
        table.you.acts(word="bleed", by=caller)
    else:
        table.you.acts("Speech", by=caller)
    while not table.over():
        assert not table.you.can_play(CARD)
        table.pass_on()


def test_nobody_waits_for_two_blood(table: Table) -> None:
    """Without a Sabbat vampire there, the inferior level is not played."""
    caller = table.you.ready(prince("dom"))
    table.you.ready(COMPANION)
    table.you.uncontrolled("Ryan")
    table.you.holds(CARD)
    table.you.holds(motion())

    table.you.acts("Motion", by=caller)
    polling(table)
    table.you.votes("for", minion=caller)
    while not table.over():
        assert not table.you.can_play(CARD)
        table.pass_on()
    assert table.you.pool() == 31


@pytest.mark.ruling(CARD, 1)
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("code", ["dom", "pot"])
def test_played_it_requires_what_is_used(table: Table, level: str, code: str) -> None:
    """Whoever listens for the other Discipline hears nothing."""
    caller = table.you.ready(prince("DOM", "POT"))
    table.you.ready(COMPANION)
    table.you.uncontrolled("Zachary", blood=1)
    table.grand_prey.in_play(listener(code))
    table.you.holds(CARD)
    table.you.holds(motion())

    after(table, caller)
    table.you.plays(CARD, by=caller, level=level)
    rest(table)
    assert table.grand_prey.pool() == 30 + (level.lower() == code)


@pytest.mark.ruling(CARD, 1)
@pytest.mark.parametrize(("code", "may"), [("dom", True), ("pot", True), ("pre", False)])
def test_in_the_hand_it_requires_both(table: Table, code: str, may: bool) -> None:
    """It is discarded for either."""
    table.you.ready("Ryan")
    held, ear = table.you.holds(CARD), table.you.in_play(listener(code))

    assert table.you.may("use", card=ear) is may
    if may:
        table.you.uses(ear)
        assert table.where(held) == "ash_heap"
