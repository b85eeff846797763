"""Cave of Apples: corruption counters for allies and younger vampires, until they are stolen."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import PAUSE
from combat_talk import COMPANION, rest
from fight_talk import replaced
from made_up import paper
from methuselah.language import action_requires, static
from methuselah.rules.action.action import stealth
from scenes.in_play import played_as_printed
from table_talk import Table

CARD = "Cave of Apples"
MINISTER = replaced("Tara (G5)", clans=("Ministry",))  # capacity 6


def test_the_cave_comes_into_play_as_printed() -> None:
    """By a Ministry, for 3 pool."""
    played_as_printed(CARD, needs=MINISTER, stranger="Ryan")


def test_whom_the_cave_corrupts(table: Table) -> None:
    """An ally or a younger vampire of your prey, in torpor too; 1 counter, no stealth."""
    mine = table.you.ready(MINISTER)
    stranger = table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    cave = table.you.in_play(CARD)
    young, torpid = table.prey.ready("Octane"), table.prey.torpor("Duck")
    small = table.prey.ready("Brachah")
    ally = table.prey.ready("Underbridge Stray")
    table.prey.ready("Don Cerro")
    table.prey.ready("Atiena")
    table.grand_prey.ready("KoKo")
    table.grand_prey.ready("Loyal Street Gang")
    assert not table.you.may("use action", card=cave, by=stranger)
    table.you.acts(cave, by=mine)
    assert table.you.choices() == {torpid, small, ally}
    table.you.chooses(small)
    assert stealth(table.state, action_of(table)) == 0
    assert action_of(table).targets == (table.prey.number,)
    rest(table)
    counters = [table.state.cards[one].corrupted_by(0) for one in (small, torpid, ally, young)]
    assert counters == [1, 0, 0, 0]
    assert table.state.controller(small) == table.prey.number
    assert table.locked(mine)


@pytest.mark.parametrize(
    ("held", "asked", "takes"), [(3, False, False), (4, True, True), (4, True, False)]
)
def test_who_ate_enough_apples_is_stolen(table: Table, held: int, asked: bool, takes: bool) -> None:
    """With as many counters as its capacity, if you like; they are burned then."""
    mine = table.you.ready(MINISTER)
    table.you.ready(COMPANION)
    cave = table.you.in_play(CARD)
    victim = table.prey.ready("Brachah", corruption=((0, held), (3, 2)))  # capacity 5
    table.prey.ready("Duck")
    table.you.acts(cave, by=mine)
    table.you.chooses(victim)
    offered = False
    while not table.over():
        offered |= table.you.may("do")
        if table.you.may("do") and takes:
            table.you.does("do")
        else:
            table.pass_on()
    assert offered is asked
    assert table.state.controller(victim) == (0 if takes else 1)
    assert table.state.cards[victim].corrupted_by(0) == (0 if takes else held + 1)
    assert table.state.cards[victim].corrupted_by(3) == 2


def test_a_blocked_apple_is_not_eaten(table: Table) -> None:
    """Nothing happens."""
    mine = table.you.ready(MINISTER)
    table.you.ready(COMPANION)
    cave = table.you.in_play(CARD)
    victim = table.prey.ready("Brachah", corruption=((0, 4),))
    table.you.acts(cave, by=mine)
    table.prey.blocks(victim)
    rest(table)
    assert table.state.cards[victim].corrupted_by(0) == 4
    assert table.state.controller(victim) == 1


def test_the_cave_serves_its_controller_alone(table: Table) -> None:
    """Not a Ministry of another Methuselah."""
    table.you.ready(MINISTER)
    table.you.ready(COMPANION)
    cave = table.grand_predator.in_play(CARD)
    table.prey.ready("Duck")
    assert table.you.may("act", word="bleed")
    assert not table.you.may("use action", card=cave)


@pytest.mark.ruling(CARD, 1)
@pytest.mark.parametrize(("word", "more"), [("Ministry", 1), ("Brujah", 0)])
def test_its_action_requires_a_ministry(table: Table, word: str, more: int) -> None:
    """A cloak for actions that require one gives stealth, another clan's none."""
    mine = table.you.ready(MINISTER)
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    cloak = paper("Cloak", static("stealth", +1, when=action_requires(word)), kind="equipment")
    table.you.in_play(cloak, on=mine)
    cave = table.you.in_play(CARD)
    victim = table.prey.ready("Duck")
    table.prey.ready("KoKo")
    table.you.acts(cave, by=mine)
    table.you.chooses(victim)
    assert stealth(table.state, action_of(table)) == more
