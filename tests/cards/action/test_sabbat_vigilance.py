"""Sabbat vampires that unlock when they are needed: vigilance, a siege, tears kept for later."""

from __future__ import annotations

import pytest

from action_talk import action_of, told, trick
from block_talk import COMPANION, PAUSE
from combat_talk import rest
from fight_talk import replaced
from made_up import paper
from methuselah.language import (
    TARGET,
    action,
    cannot_block,
    choose,
    enters_combat,
    locked,
    not_,
    ready,
    sends_to_torpor,
    static,
    vampire,
    yours,
)
from methuselah.rules.action.action import stealth
from methuselah.rules.action.blocks import intercept
from scenes.in_play import only_one_on_each
from table_talk import Table

VIGILANCE = "Eternal Vigilance"
SIEGE = "Under Siege"
TEARS = "Zillah's Tears"
GUARD = replaced("Caitlin (G2)", title="", disciplines=())
"""A Sabbat vampire of capacity 6."""
AMBUSH = paper("Snare", action(choose(ready(locked, not_(yours))), enters_combat(TARGET)))
BADGE = paper("Badge", static("sect", word="sabbat"), kind="equipment")
DAWN = trick(cannot_block(vampire), at=("announced",), name="Dawn")


# -- Eternal Vigilance ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "may"),
    [
        ("Johannes Worringen (G5)", True),
        ("Korah (G2)", True),
        ("Klaus Konrecht (G4)", True),
        ("Olivia (G2)", False),
        ("Mkhokheli", False),
    ],
)
def test_who_keeps_vigil(table: Table, name: str, may: bool) -> None:
    """An archbishop, a priscus, a cardinal; at +1 stealth, for 1 blood; it stays."""
    elder = table.you.ready(name)
    table.you.ready(COMPANION)
    card, _ = table.you.holds(VIGILANCE, PAUSE)
    table.prey.ready("Nassir")
    before = table.blood(elder)

    assert table.you.can_play(VIGILANCE, by=elder) is may
    if not may:
        return
    table.you.acts(VIGILANCE, by=elder)
    assert stealth(table.state, action_of(table)) == 1
    rest(table)
    assert table.on(card) == elder
    assert table.blood(elder) == before - 1
    assert table.locked(elder)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("sect", "blood", "asleep", "where", "may"),
    [
        ("sabbat", 2, True, "ready", True),
        ("sabbat", 2, False, "ready", True),
        ("camarilla", 2, True, "ready", False),
        ("sabbat", 0, True, "ready", False),
        ("sabbat", 2, True, "torpor", False),
    ],
)
def test_a_sabbat_vampire_unlocks_and_blocks(
    table: Table, sect: str, blood: int, asleep: bool, where: str, may: bool
) -> None:
    """It burns 1 blood; the action is blocked, and the blocker locks again."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    guard = table.prey.puts(
        replaced("Caitlin (G2)", sect=sect, title=""), where, blood=blood, locked=asleep
    )
    other = table.prey.ready("Nassir", locked=True)
    card = table.prey.in_play(VIGILANCE, on=guard)

    table.you.acts(word="bleed", by=ryan)
    assert table.prey.may("use", card=card) is may
    if may:
        table.prey.uses(card)
        assert table.blood(guard) == 1
        assert not table.locked(guard)
        assert action_of(table).attempt.blocker == guard
    rest(table)
    assert table.prey.pool() == (30 if may else 29)
    assert table.locked(other)
    if may:
        assert table.locked(guard)
        assert (table.blood(ryan), table.on(card)) == (3, guard)
    assert table.waits_for(table.you)


def test_vigilance_is_for_actions_of_others(table: Table) -> None:
    """Not in your own action, nor without one; nothing of it raises intercept."""
    ryan = table.you.ready("Ryan", blood=2)
    guard = table.you.ready(GUARD, locked=True)
    table.you.ready(COMPANION)
    card = table.you.in_play(VIGILANCE, on=guard)
    table.you.holds(PAUSE)
    assert not table.you.may("use", card=card)
    table.you.acts(word="bleed", by=ryan)
    assert not table.you.may("use", card=card)
    table = Table()
    hunter = table.you.ready("Ryan", blood=2)
    table.you.ready(COMPANION)
    guard = table.prey.ready(GUARD, locked=True)
    card = table.prey.in_play(VIGILANCE, on=guard)
    table.you.acts(word="hunt", by=hunter)
    table.prey.uses(card)
    rest(table)
    assert table.blood(hunter) == 3
    assert not table.locked(guard)


def test_vigilance_ends_in_torpor(table: Table) -> None:
    """It is burned as its vampire goes there; with another one it stays."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    blow = paper("Blow", action(choose(ready(vampire, not_(yours))), sends_to_torpor(TARGET)))
    table.you.holds(blow)
    guard, other = table.prey.ready(GUARD), table.prey.ready(replaced("Tock", title=""))
    card, kept = table.prey.in_play(VIGILANCE, on=guard), table.prey.in_play(VIGILANCE, on=other)
    table.you.acts("Blow", by=ryan)
    table.you.chooses(guard)
    rest(table)
    assert table.where(guard) == "torpor"
    assert (table.where(card), table.where(kept)) == ("ash_heap", "attached")


@pytest.mark.ruling(VIGILANCE, 1)
@pytest.mark.ruling(SIEGE, 2)
@pytest.mark.parametrize("name", [VIGILANCE, SIEGE])
def test_the_action_that_lost_its_target_is_blocked_all_the_same(table: Table, name: str) -> None:
    """The action was at a locked minion: it unlocks, blocks and fights."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(AMBUSH)
    guard = table.prey.ready(GUARD, locked=True)
    card = _kept(table, name, guard)
    table.you.acts("Snare", by=ryan)
    table.prey.uses(card)
    rest(table)
    assert (table.blood(ryan), table.blood(guard)) == (3, 5 - (name == VIGILANCE))
    assert table.locked(guard)


@pytest.mark.ruling(VIGILANCE, 2)
@pytest.mark.ruling(SIEGE, 3)
@pytest.mark.parametrize("name", [VIGILANCE, SIEGE])
def test_one_that_attempts_already_unlocks_too(table: Table, name: str) -> None:
    """Locked and awake it attempts to block; it unlocks, and the attempt goes on."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    guard = table.prey.ready(GUARD, locked=True)
    table.prey.ready("Nassir")
    card = _kept(table, name, guard)
    table.prey.holds("Wake with Evening's Freshness")
    table.you.acts(word="bleed", by=ryan)
    table.prey.plays("Wake with Evening's Freshness", by=guard)
    table.prey.blocks(guard)
    table.prey.uses(card)
    assert not table.locked(guard)
    rest(table)
    assert table.prey.pool() == 30
    assert told(table, "attempts to block", card=guard) == 1


@pytest.mark.ruling(VIGILANCE, 3)
@pytest.mark.ruling(SIEGE, 4)
@pytest.mark.ruling(VIGILANCE, 4)
@pytest.mark.ruling(SIEGE, 5)
@pytest.mark.parametrize("name", [VIGILANCE, SIEGE])
@pytest.mark.parametrize(
    ("seat", "dawn", "may"),
    [("prey", False, True), ("prey", True, False), ("grand_prey", False, False)],
)
def test_only_who_may_block_is_called(
    table: Table, name: str, seat: str, dawn: bool, may: bool
) -> None:
    """Of the target of the bleed; not where vampires cannot block."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(DAWN, PAUSE)
    who = getattr(table, seat)
    guard = who.ready(GUARD, locked=True)
    card = _kept(table, name, guard, seat)
    table.you.acts(word="bleed", by=ryan)
    if dawn:
        table.you.plays("Dawn", by=ryan)
    table.until("action", table.you)
    assert who.may("use", card=card) is may


def _kept(table: Table, name: str, guard: int, seat: str = "prey") -> int:
    owner = getattr(table, seat)
    held: int = (
        owner.in_play(name, on=guard) if name == VIGILANCE else owner.in_play(name, counters=3)
    )
    return held


# -- Under Siege ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "may"), [("Caitlin (G2)", True), ("Tock (G3)", False), ("Mkhokheli", False)]
)
def test_who_is_under_siege(table: Table, name: str, may: bool) -> None:
    """A titled Sabbat vampire: 1 pool, +1 stealth, 3 counters."""
    vampire_ = table.you.ready(name)
    table.you.ready(COMPANION)
    card, _ = table.you.holds(SIEGE, PAUSE)
    table.prey.ready("Nassir")
    assert table.you.can_play(SIEGE, by=vampire_) is may
    if not may:
        return
    table.you.acts(SIEGE, by=vampire_)
    assert stealth(table.state, action_of(table)) == 1
    rest(table)
    assert (table.where(card), table.counters(card)) == ("permanent", 3)
    assert table.you.pool() == 29
    assert table.waits_for(table.you)


def test_the_besieged_block_once_in_an_action(table: Table) -> None:
    """1 counter; +1 intercept for that vampire only; Sabbat vampires of yours, locked or not."""
    hunter = table.you.ready("Ryan", blood=2)
    second = table.you.ready("Duck", blood=2)
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    guard, other = table.prey.ready(GUARD, locked=True), table.prey.ready("Tock (G3)")
    table.prey.ready("Nassir", locked=True)
    table.prey.torpor("Olivia (G2)")
    ally = table.prey.ready("Underbridge Stray")
    table.prey.in_play(BADGE, on=ally)
    table.predator.ready("Claudia (G5)")
    card = table.prey.in_play(SIEGE, counters=3)

    table.you.acts(word="hunt", by=hunter)
    table.prey.uses(card)
    assert table.prey.choices() == {guard, other}
    table.prey.chooses(guard)
    assert table.counters(card) == 2
    assert not table.locked(guard)
    assert action_of(table).attempt.blocker == guard
    assert (intercept(table.state, guard), intercept(table.state, other)) == (1, 0)
    assert not table.prey.may("use", card=card)
    rest(table)
    assert (table.blood(hunter), table.blood(guard)) == (1, 5)
    assert table.locked(guard) and not table.locked(other)
    table.you.acts(word="hunt", by=second)
    assert table.prey.may("use", card=card)


@pytest.mark.ruling(SIEGE, 1)
@pytest.mark.parametrize(("counters", "place"), [(2, "permanent"), (1, "ash_heap")])
def test_an_unlocked_vampire_gets_the_intercept(table: Table, counters: int, place: str) -> None:
    """It catches a hunter; with the last counter the card is burned."""
    hunter = table.you.ready("Ryan", blood=2)
    table.you.ready(COMPANION)
    guard = table.prey.ready(GUARD)
    card = table.prey.in_play(SIEGE, counters=counters)
    table.you.acts(word="hunt", by=hunter)
    table.prey.uses(card)
    assert table.where(card) == place
    rest(table)
    assert table.blood(hunter) == 1
    assert table.locked(guard)


# -- Zillah's Tears -------------------------------------------------------------------------------


def test_tears_give_a_blood_and_wait(table: Table) -> None:
    """+1 stealth; not in the turn in which they are shed; later, whenever it is needed."""
    weeper = table.you.ready(GUARD, blood=3)
    other = table.you.ready(COMPANION)
    card, _ = table.you.holds(TEARS, PAUSE)
    table.prey.ready("Nassir")
    assert not table.you.can_play(TEARS, by=other)
    table.you.acts(TEARS, by=weeper)
    assert stealth(table.state, action_of(table)) == 1
    rest(table)
    assert (table.on(card), table.blood(weeper)) == (weeper, 4)
    assert table.locked(weeper)
    assert not table.you.may("use", card=card)
    assert table.waits_for(table.you)
    table.until_turn_of(table.prey, "minion")
    assert table.you.may("use", card=card)
    table.you.uses(card)
    assert not table.locked(weeper)
    assert table.where(card) == "ash_heap"
    assert table.blood(weeper) == 4


@pytest.mark.parametrize(("sect", "may"), [("sabbat", True), ("anarch", False)])
def test_tears_are_for_a_sabbat_vampire(table: Table, sect: str, may: bool) -> None:
    """Of the Sabbat as they are used, in torpor too; nobody else unlocks."""
    weeper = table.you.torpor(replaced("Caitlin (G2)", sect=sect, title=""), locked=True)
    other = table.you.ready(COMPANION, locked=True)
    table.you.ready("Ryan")
    card = table.you.in_play(TEARS, on=weeper)
    assert table.you.may("use", card=card) is may
    if may:
        table.you.uses(card)
    assert table.locked(weeper) is not may
    assert table.locked(other)


def test_one_vampire_has_the_tears_once() -> None:
    """A second copy is for another vampire."""
    only_one_on_each(TEARS, on=GUARD, other="Tock (G3)")
