"""The Spawning Pool, that bites in the second round, and the castle that locks for a blocker."""

from __future__ import annotations

import pytest

from block_talk import COMPANION, guard
from combat_talk import AGAIN, PRESS, REOPENS, made_up, rest
from fight_talk import damage_to, replaced
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import (
    IN_ROUND,
    combat_card,
    prevents,
    static,
)
from methuselah.language.names import Window
from scenes.in_play import played_as_printed
from table_talk import Table

POOL = "The Spawning Pool"
CASTLE = "Elysium: Sforzesco Castle"


def test_they_come_into_play_as_printed() -> None:
    """For their pool; the pool by whoever has a Nosferatu."""
    played_as_printed(POOL, needs="Duck", stranger="Nassir")
    played_as_printed(CASTLE)


BELL = made_up("Bell", modes=(combat_card(at=("before_range",)),))
"""A card for which its holder is asked before range in every round."""

# -- The Spawning Pool ----------------------------------------------------------------------------


def test_the_pool_is_fed_by_a_nosferatu(table: Table) -> None:
    """1 blood of a ready one of yours, once in your unlock phase."""
    pool = table.you.in_play(POOL)
    one, two = table.you.ready("Duck", blood=2), table.you.ready("Ryan", blood=3)
    table.you.ready(replaced("KoKo", clans=("Nosferatu",)), blood=0)
    table.you.torpor("Chester DuBois", blood=3)
    table.you.ready("Nassir")
    table.prey.ready(replaced("Tock", clans=("Nosferatu",)), blood=3)
    table.gives_edge(table.you)
    table.begins("unlock")
    assert table.you.may("use", card=pool)
    table.you.uses(pool)
    assert table.you.choices() == {one, two}
    table.you.chooses(one)
    assert (table.blood(one), table.blood(two), table.counters(pool)) == (1, 3, 1)
    assert not table.you.may("use", card=pool)


@pytest.mark.parametrize(("seat", "may"), [("you", True), ("grand_prey", False)])
def test_the_pool_spawns_in_the_second_round(table: Table, seat: str, may: bool) -> None:
    """1 damage to the acting minion for each blood on it, unpreventable; in no other round."""
    pool = getattr(table, "prey" if seat == "you" else seat).in_play(POOL, counters=2)
    owner = table.prey if seat == "you" else getattr(table, seat)
    mine = table.you.ready("Nassir")
    vest = table.you.in_play(paper("Vest", prevents(9), kind="equipment"), on=mine)
    table.you.ready(COMPANION)
    blocker = table.prey.ready("Don Cerro")
    table.prey.holds(PRESS, BELL, BELL)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(blocker)
    table.until("before_range")
    assert not owner.may("use", card=pool)
    table.prey.plays("A press", by=blocker)
    table.until("before_range")
    assert owner.may("use", card=pool) is may
    if may:
        owner.uses(pool)
        assert table.locked(pool)
        assert table.counters(pool) == 2
    while not table.over():
        if table.you.may("use", card=vest):
            table.you.uses(vest)
        else:
            table.pass_on()
    assert damage_to(table, mine) == (3 if may else 1)
    assert damage_to(table, blocker) == 2


@pytest.mark.parametrize("window", IN_ROUND)
def test_the_pool_spawns_at_any_time_of_the_round(table: Table, window: Window) -> None:
    """Of the second one."""
    pool = table.prey.in_play(POOL, counters=1)
    mine = table.you.ready("Nassir")
    table.you.ready(COMPANION)
    blocker = table.prey.ready("Don Cerro")
    bell = made_up("Bell of it", modes=(combat_card(at=(window,)),))
    table.prey.holds(PRESS, bell)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(blocker)
    if window == "end_of_round":
        table.prey.plays("A press", by=blocker)
    table.until(window)
    assert not table.prey.may("use", card=pool)
    if window != "end_of_round":
        table.prey.plays("A press", by=blocker)
    else:
        table.pass_on()
    table.until(window)
    assert table.prey.may("use", card=pool)


def test_the_pool_spawns_as_damage_is_inflicted(table: Table) -> None:
    """While somebody could prevent some."""
    pool = table.prey.in_play(POOL, counters=1)
    mine = table.you.ready("Nassir")
    table.you.in_play(paper("Vest", prevents(9), kind="equipment"), on=mine)
    table.you.ready(COMPANION)
    blocker = table.prey.ready("Don Cerro")
    table.prey.holds(PRESS)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(blocker)
    table.prey.plays("A press", by=blocker)
    table.until("prevent")
    assert table.prey.may("use", card=pool)


def test_the_pool_is_for_a_blocker_of_its_controller(table: Table) -> None:
    """Somebody else's minion that blocks the bleed against her is none."""
    pool = table.prey.in_play(POOL, counters=1)
    mine = table.you.ready("Nassir")
    table.you.ready(COMPANION)
    table.prey.ready("Ryan")
    helper = table.grand_prey.ready("Don Cerro")
    table.grand_prey.in_play(
        paper("Eyes", static("may block anything"), kind="equipment"), on=helper
    )
    table.grand_prey.holds(PRESS, BELL, BELL)
    table.you.acts(word="bleed", by=mine)
    table.grand_prey.blocks(helper)
    table.until("before_range")
    table.grand_prey.plays("A press", by=helper)
    table.until("before_range")
    assert not table.prey.may("use", card=pool)


def test_the_pool_is_for_the_resulting_combat(table: Table) -> None:
    """Not for another one that follows it."""
    pool = table.prey.in_play(POOL, counters=1)
    mine = table.you.ready("Nassir")
    table.you.ready(COMPANION)
    blocker = table.prey.ready("Don Cerro")
    table.prey.holds(PRESS, AGAIN, BELL, BELL, BELL)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(blocker)
    table.prey.plays("Another combat", by=blocker)
    table.prey.plays("A press", by=blocker)
    table.until("before_range")
    assert not table.prey.may("use", card=pool)


def test_the_pool_is_not_fed_in_the_turns_of_others(table: Table) -> None:
    """Only in your own unlock phase."""
    pool = table.prey.in_play(POOL)
    table.prey.ready("Duck", blood=2)
    table.gives_edge(table.you)
    table.begins("unlock")
    assert table.you.may("gain from the Edge")
    assert not table.prey.may("use", card=pool)


def test_the_pool_minds_no_other_action(table: Table) -> None:
    """A blocked hunt is no bleed against its controller."""
    pool = table.prey.in_play(POOL, counters=2)
    mine = table.you.ready("Nassir", blood=1)
    table.you.ready(COMPANION)
    blocker = guard(table.prey, 1)
    table.prey.holds(PRESS, BELL, BELL)
    table.you.acts(word="hunt", by=mine)
    table.prey.blocks(blocker)
    table.prey.plays("A press", by=blocker)
    table.until("before_range")
    assert not table.prey.may("use", card=pool)


# -- Elysium: Sforzesco Castle --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("acting", "blocking", "may"),
    [
        ("Nassir", "Ryan", True),
        ("Dodd", "Ryan", False),
        ("Nassir", "Underbridge Stray", False),
        (replaced("Underbridge Stray", sect="camarilla"), "Ryan", False),
    ],
)
def test_the_castle_locks_for_the_blocker(
    table: Table, acting: str | Definition, blocking: str, may: bool
) -> None:
    """A vampire of yours that blocks a Camarilla vampire stays unlocked."""
    castle = table.prey.in_play(CASTLE)
    mine = table.you.ready(acting)
    table.you.ready(COMPANION)
    blocker = table.prey.ready(blocking)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(blocker)
    assert table.prey.may("use", card=castle) is may
    if may:
        table.prey.uses(castle)
    assert table.locked(castle) is may
    rest(table)
    assert table.where(blocker) != "ready" or table.locked(blocker) is not may


def test_the_castle_locks_for_one_block(table: Table) -> None:
    """The action goes on, and the same vampire blocks it again: now it locks itself."""
    castle = table.prey.in_play(CASTLE)
    mine = table.you.ready("Nassir")
    table.you.ready(COMPANION)
    table.you.holds(REOPENS)
    blocker = table.prey.ready("Ryan")
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(blocker)
    table.prey.uses(castle)
    table.you.plays("As if unblocked", by=mine)
    assert not table.locked(blocker)
    table.prey.blocks(blocker)
    rest(table)
    assert table.locked(blocker)


@pytest.mark.parametrize("seat", ["prey", "grand_prey"])
@pytest.mark.parametrize("locked", [True, False])
def test_the_castle_serves_its_controller(table: Table, seat: str, locked: bool) -> None:
    """Not another's blocker, nor one that is locked as it blocks."""
    castle = getattr(table, seat).in_play(CASTLE)
    mine = table.you.ready("Nassir")
    table.you.ready(COMPANION)
    blocker = table.prey.ready("Ryan", locked=locked)
    table.prey.holds("Wake with Evening's Freshness")
    table.you.acts(word="bleed", by=mine)
    if locked:
        table.prey.plays("Wake with Evening's Freshness", by=blocker)
    table.prey.blocks(blocker)
    assert getattr(table, seat).may("use", card=castle) is (seat == "prey" and not locked)
