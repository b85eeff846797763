"""Blood of Sandman: an ally is burned, or a sleeper's reactions come to nothing."""

from __future__ import annotations

import pytest

from action_talk import action_of, told
from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import rest
from made_up import helper, paper
from methuselah.language import (
    TARGET,
    choose,
    gain_pool,
    modifier,
    on,
    reaction,
    sends_to_torpor,
    unlock,
    vampire,
    wake,
    yours,
)
from methuselah.rules.action.action import stealth
from table_talk import Table

CARD = "Blood of Sandman"
MAGE = made_vampire("Mage", "THA", capacity=6)
SLEEPER = made_vampire("Sleeper", "aus", capacity=5)
HELP = paper("Help", modifier(gain_pool(1), by="helper", at=("action",)))
YAWN = paper("Yawn", reaction(wake(), gain_pool(1), by="even locked"), blood_cost=1)


@pytest.mark.parametrize("whose", ["prey", "you"])
def test_an_ally_is_burned(table: Table, whose: str) -> None:
    """Any ally, at +1 stealth, for 2 blood; no vampire."""
    mage, other = table.you.ready(MAGE), table.you.ready(COMPANION)
    ally, own = table.prey.ready("Loyal Street Gang"), table.you.ready("Vagabond Mystic")
    table.prey.ready("Nassir")
    card, _ = table.you.holds(CARD, PAUSE)
    assert not table.you.can_play(CARD, by=other)
    table.you.acts(CARD, by=mage, level="tha")
    assert table.you.choices() == {ally, own}
    target, left = (ally, own) if whose == "prey" else (own, ally)
    table.you.chooses(target)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == ((1,) if whose == "prey" else ())
    rest(table)
    assert (table.where(target), table.where(left)) == ("ash_heap", "ready")
    assert table.blood(mage) == 4
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


def test_sand_is_for_a_younger_sleeper(table: Table) -> None:
    """A ready locked younger vampire, at +6 stealth."""
    mage = table.you.ready(MAGE)
    own = table.you.ready(COMPANION, locked=True)
    asleep = table.prey.ready(SLEEPER, locked=True)
    table.prey.ready("Nassir")
    table.prey.ready(made_vampire("Peer", capacity=6), locked=True)
    table.prey.torpor("Ryan", locked=True)
    table.prey.ready("Loyal Street Gang", locked=True)
    table.you.ready("Lauren")
    card, _ = table.you.holds(CARD, PAUSE)
    table.you.acts(CARD, by=mage, level="THA")
    assert table.you.choices() == {asleep, own}
    table.you.chooses(asleep)
    assert stealth(table.state, action_of(table)) == 6
    assert action_of(table).targets == (1,)
    rest(table)
    assert (table.on(card), table.blood(mage)) == (asleep, 4)
    assert table.waits_for(table.you)


@pytest.mark.ruling(CARD, 1)
def test_who_wakes_up_escapes_the_sand(table: Table) -> None:
    """Unlocked by then: a success without effect."""
    mage = table.you.ready(MAGE)
    own, second = table.you.ready(COMPANION, locked=True), table.you.ready("Earl", locked=True)
    card, _ = table.you.holds(CARD, PAUSE)
    table.you.in_play(helper(choose(on(vampire, yours)), unlock(TARGET)))
    table.you.acts(CARD, by=mage, level="THA")
    table.you.chooses(own)
    table.you.uses("Helper")
    table.you.chooses(own)
    rest(table)
    assert told(table, "fizzled") == 1
    assert table.where(card) == "ash_heap"
    assert table.blood(mage) == 4
    assert table.locked(second)


@pytest.mark.ruling(CARD, 2)
@pytest.mark.parametrize(
    ("locked", "mine", "cancelled"),
    [(True, True, True), (False, True, False), (True, False, False)],
)
def test_the_reactions_of_a_sleeper_come_to_nothing(
    table: Table, locked: bool, mine: bool, cancelled: bool
) -> None:
    """While it is locked, cost and all; unlocked, or another's, they count."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    sleeper = table.prey.ready(SLEEPER, locked=locked, blood=3)
    other = table.prey.ready("Nassir", locked=True, blood=3)
    table.prey.in_play(CARD, on=sleeper, level="THA")
    table.prey.holds(YAWN)
    who = sleeper if mine else other
    table.you.acts(word="bleed", by=ryan)
    table.prey.plays("Yawn", by=who)
    assert table.blood(who) == 2
    rest(table)
    assert table.prey.pool() == 29 + (not cancelled)


def test_what_a_sleeper_plays_otherwise_counts(table: Table) -> None:
    """Only reaction cards are cancelled: a locked helper's modifier is none."""
    mage = table.you.ready("Ryan")
    sleeper = table.you.ready(SLEEPER, locked=True)
    table.you.in_play(CARD, on=sleeper, level="THA")
    table.you.ready(COMPANION)
    table.you.holds(HELP)
    table.you.acts(word="bleed", by=mage)
    table.you.plays("Help", by=sleeper)
    rest(table)
    assert table.you.pool() == 31


def test_the_sand_is_gone_in_torpor(table: Table) -> None:
    """The card is burned as its vampire goes there."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    sleeper = table.you.ready(SLEEPER, locked=True)
    card = table.you.in_play(CARD, on=sleeper, level="THA")
    table.you.in_play(helper(choose(on(vampire, yours)), sends_to_torpor(TARGET)))
    table.you.acts(word="bleed", by=ryan)
    table.you.uses("Helper")
    table.you.chooses(sleeper)
    assert (table.where(sleeper), table.where(card)) == ("torpor", "ash_heap")
