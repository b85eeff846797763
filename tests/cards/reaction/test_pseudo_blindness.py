"""Pseudo-Blindness: who blocks sees through the tricks of the acting minion."""

from __future__ import annotations

from dataclasses import replace

import pytest

from action_talk import told
from block_talk import COMPANION, PAUSE, UNLOCKER, made_vampire
from combat_talk import AGAIN, rest
from made_up import of_level, paper
from methuselah.engine.definitions import Mode
from methuselah.language import bleed as more_bleed
from methuselah.language import maneuvers, modifier
from methuselah.rules.playing.stored import store
from scenes.telling import changing
from table_talk import Table

CARD = "Pseudo-Blindness"


def of_code(code: str) -> Mode:
    """A maneuver that requires this Discipline."""
    return replace(maneuvers(), disciplines=(code,))


def blocked(
    table: Table, code: str = "chi", level: str = "chi", way: object = None
) -> tuple[int, int, tuple[int, int], int]:
    """Your vampire is blocked and has two such cards for 1 blood: both minions, cards, the card."""
    mine = table.you.ready(made_vampire("Trickster", code, capacity=6), blood=4)
    table.you.ready(COMPANION)
    made = way or modifier(more_bleed(+1), at=("action", "attempt", "blocked"))
    trick = of_level(code, made, disciplines=(code,), blood_cost=1)
    one, two = table.you.holds(trick, trick)
    blocker = table.prey.ready(made_vampire("Blocker", level, capacity=8), blood=5)
    return mine, blocker, (one, two), table.prey.holds(CARD)


@pytest.mark.ruling(CARD, 1)
@pytest.mark.ruling(CARD, 2)
@pytest.mark.ruling(CARD, 3)
@pytest.mark.ruling(CARD, 4)
@pytest.mark.ruling(CARD, 7)
@pytest.mark.parametrize("code", ["chi", "obf"])
@pytest.mark.parametrize("level", ["chi", "CHI"])
@pytest.mark.parametrize("cancels", [True, False])
def test_a_trick_is_seen_through(table: Table, code: str, level: str, cancels: bool) -> None:
    """Cancelled and paid for; replaced at once, whatever it says, not before; its limit is free.

    It has been played: the same minion plays no second one.
    """
    drawn = table.you.library("Blur")
    soft = paper("Soft Touch", modifier(more_bleed(+1)))
    table.you.holds(soft)
    way = modifier(more_bleed(+1), at=("action", "attempt"), replace="unlock")
    mine, blocker, (one, _), held = blocked(table, code, level, way)
    table.prey.holds(PAUSE)
    table.you.in_play(changing("stealth", 3), on=mine)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(blocker)
    table.until("attempt", table.you)
    table.you.plays(one, by=mine)
    assert table.where(drawn) == "library"
    if cancels:
        table.prey.plays(held, by=blocker, level=level)
        assert table.blood(blocker) == 4
        table.until("attempt", table.you)
        assert not table.you.can_play("Lesson", by=mine)
        assert table.you.can_play("Soft Touch", by=mine)
    else:
        table.prey.passes()
    assert (table.where(drawn) == "hand") is cancels
    assert table.blood(mine) == 3
    assert table.where(one) == "ash_heap"
    rest(table)
    assert table.prey.pool() == (29 if cancels else 28)
    assert table.waits_for(table.you)


@pytest.mark.ruling(CARD, 5)
def test_a_trick_laid_aside_is_seen_through(table: Table) -> None:
    """It is played as if from the hand."""
    mine, blocker, (one, two), held = blocked(table)
    table.you.in_play(changing("stealth", 3), on=mine)
    store(table.state, one, mine, "bearer")
    store(table.state, two, mine, "bearer")
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(blocker)
    table.you.plays(one, by=mine)
    table.prey.plays(held, by=blocker)
    rest(table)
    assert table.prey.pool() == 29


@pytest.mark.ruling(CARD, 6)
def test_as_the_trick_is_played_nobody_unlocks_to_block(table: Table) -> None:
    """A wake is played then; "unlock and attempt to block" is not."""
    mine, blocker, (one, _), held = blocked(table)
    table.prey.ready("Tara (G5)", locked=True)
    table.prey.holds("Second Tradition: Domain", "Forced Awakening")
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(blocker)
    table.you.plays(one, by=mine)
    table.until("as_played", table.prey)
    assert table.prey.can_play("Forced Awakening")
    assert table.prey.can_play(held)
    assert not table.prey.can_play("Second Tradition: Domain")


@pytest.mark.parametrize("level", ["chi", "CHI"])
@pytest.mark.parametrize(
    ("code", "when", "may"),
    [
        ("chi", "attempt", True),
        ("obf", "attempt", True),
        ("chi", "blocked", True),
        ("dom", "attempt", False),
        ("chi", "before", False),
        ("chi", "other", False),
    ],
)
def test_when_a_blocker_sees(table: Table, level: str, code: str, when: str, may: bool) -> None:
    """The vampire that attempts to block or has blocked; no other, none that has not begun."""
    mine, blocker, (one, _), held = blocked(table, code, level)
    other = table.prey.ready("Lauren")
    table.prey.holds(paper("Wink", kind="reaction"))
    table.you.acts(word="bleed", by=mine)
    if when == "before":
        table.until("action", table.you)
    else:
        table.prey.blocks(other if when == "other" else blocker)
        table.until("blocked" if when == "blocked" else "attempt", table.you)
    table.you.plays(one, by=mine)
    assert table.prey.can_play(held, level=level) is may


def test_a_combat_card_is_not_seen_through(table: Table) -> None:
    """It is no action modifier."""
    mine, blocker, (one, _), held = blocked(table, way=maneuvers())
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(blocker)
    table.until("range", table.you)
    table.you.plays(one, by=mine)
    while not table.over():
        assert not table.prey.can_play(held)
        table.pass_on()


@pytest.mark.parametrize(("level", "may"), [("chi", True), ("CHI", False)])
@pytest.mark.parametrize("code", ["chi", "obf"])
@pytest.mark.parametrize("again", [False, True])
def test_no_tricks_in_the_resulting_combat(
    table: Table, level: str, may: bool, code: str, again: bool
) -> None:
    """Superior: neither Discipline; others are free, and so is a combat that follows."""
    feint = paper("Feint", maneuvers(), kind="combat")
    sleight = paper("Sleight", of_code(code), kind="combat", disciplines=(code,))
    mine, blocker, (one, _), held = blocked(table, code, level)
    table.you.holds(feint, sleight, AGAIN)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(blocker)
    table.you.plays(one, by=mine)
    table.prey.plays(held, by=blocker, level=level)
    table.until("range", table.you)
    assert table.you.can_play("Feint")
    assert table.you.can_play("Sleight") is may
    if again:
        table.until("combat_about_to_end", table.you)
        table.you.plays("Another combat")
        table.until("range", table.you)
        assert table.you.can_play("Sleight")


@pytest.mark.parametrize("code", ["chi", "obf"])
def test_tricks_are_free_in_the_next_action(table: Table, code: str) -> None:
    """The same vampire blocks the same minion again, in the same turn."""
    mine, blocker, (one, _), held = blocked(table, code, "CHI")
    table.you.in_play(UNLOCKER)
    table.prey.in_play(changing("awake", 0), on=blocker)
    sleight = paper("Sleight", of_code(code), kind="combat", disciplines=(code,))
    table.you.holds(sleight, paper("Feint", maneuvers(), kind="combat"))
    table.prey.in_play(changing("intercept", 1), on=blocker)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(blocker)
    table.you.plays(one, by=mine)
    table.prey.plays(held, by=blocker, level="CHI")
    table.until("range", table.you)
    assert not table.you.can_play("Sleight")
    rest(table)
    table.you.uses("Unlocker")
    table.you.acts(word="hunt", by=mine)
    table.prey.blocks(blocker)
    table.until("range", table.you)
    assert table.you.can_play("Sleight")


@pytest.mark.parametrize("code", ["chi", "obf"])
def test_who_did_not_block_in_the_end_bars_nothing(table: Table, code: str) -> None:
    """The attempt fails, another minion blocks: tricks are free in that combat."""
    mine, blocker, (one, _), held = blocked(table, code, "CHI")
    sleight = paper("Sleight", of_code(code), kind="combat", disciplines=(code,))
    table.you.in_play(changing("stealth", 1), on=mine)
    table.you.holds(sleight)
    other = table.prey.ready("Lauren")
    table.prey.in_play(changing("intercept", 1), on=other)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(blocker)
    table.you.plays(one, by=mine)
    table.prey.plays(held, by=blocker, level="CHI")
    table.prey.blocks(other)
    table.until("range", table.you)
    assert told(table, "combat") == 1
    assert table.you.can_play("Sleight")
