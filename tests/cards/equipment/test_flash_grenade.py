"""Flash Grenade: combat ends, and whoever saw it stays locked."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import (
    AGAIN,
    COMBAT_ENDS,
    COMPANION,
    DODGE,
    GOES_ON,
    MANEUVER,
    fight,
    made_up,
    rest,
)
from fight_talk import damage_to
from made_up import paper
from methuselah.language import THIS, before_range, static, unlock
from scenes.actions import comes_into_play
from table_talk import Table

FLASH = "Flash Grenade"
WALL = made_vampire("Wall", capacity=10)


def thrown(table: Table, mine: object = "Ryan", theirs: object = WALL) -> tuple[int, int, int]:
    """The bearer, its opponent and the grenade; combat has begun."""
    acting, blocker = table.you.ready(mine), table.prey.ready(theirs)
    grenade = table.you.in_play(FLASH, on=acting)
    return acting, blocker, grenade


def test_anybody_equips_with_it() -> None:
    """Free."""
    comes_into_play(FLASH, by="Ryan")


def stays_locked(table: Table) -> tuple[bool, bool]:
    """Whether yours, and whether the prey's, was still locked after its own unlock phase."""
    mine, theirs = table.you, table.prey
    table.until_turn_of(theirs, "minion")
    of_theirs = any(table.locked(one) for one in table.state.seats[theirs.number].ready)
    table.until_turn_of(mine, "minion")
    of_mine = any(
        table.locked(one)
        for one in table.state.seats[mine.number].ready
        if table.state.definition(one).face.name.startswith("Ryan")
    )
    return of_mine, of_theirs


@pytest.mark.parametrize(
    ("far", "who", "target", "mine", "theirs"),
    [
        (False, "Ryan", WALL, True, True),
        (True, "Ryan", WALL, False, True),
        (False, "Ryan", "Ossian", True, False),
        (True, "Ryan", "Ossian", False, False),
    ],
)
def test_who_is_dazzled(
    table: Table, far: bool, who: str, target: object, mine: bool, theirs: bool
) -> None:
    """Vampires: the opponent at any range, the bearer at close range; locked until a later turn."""
    acting, blocker, grenade = thrown(table, who, target)
    table.you.ready(COMPANION)
    table.you.holds(MANEUVER)
    fight(table, acting, blocker)
    if far:
        table.you.plays("A maneuver", by=acting)
    table.you.uses(grenade, level="strike")
    rest(table)
    assert (damage_to(table, acting), damage_to(table, blocker)) == (0, 0)
    assert table.where(grenade) == "ash_heap"
    assert table.locked(acting)
    assert table.locked(blocker)  # it blocked
    assert stays_locked(table) == (mine, theirs)


def test_an_ally_throws_it(table: Table) -> None:
    """At close range it is not dazzled itself."""
    acting, blocker, grenade = thrown(table, "Ossian")
    fight(table, acting, blocker)
    table.you.uses(grenade, level="strike")
    rest(table)
    table.until_turn_of(table.prey, "minion")
    assert table.locked(blocker)
    table.until_turn_of(table.you, "minion")
    assert not table.locked(acting)


@pytest.mark.ruling(FLASH, 1)
def test_a_dodge_saves_the_eyes(table: Table) -> None:
    """Combat ends, and the grenade is burned."""
    acting, blocker, grenade = thrown(table)
    table.prey.holds(DODGE)
    fight(table, acting, blocker)
    table.you.uses(grenade, level="strike")
    table.prey.plays("A dodge", by=blocker)
    rest(table)
    assert table.where(grenade) == "ash_heap"
    assert stays_locked(table) == (False, False)


@pytest.mark.ruling(FLASH, 2)
def test_both_end_combat(table: Table) -> None:
    """It is burned, too."""
    acting, blocker, grenade = thrown(table)
    table.prey.holds(COMBAT_ENDS)
    fight(table, acting, blocker)
    table.you.uses(grenade, level="strike")
    table.prey.plays("Combat ends", by=blocker)
    rest(table)
    assert table.where(grenade) == "ash_heap"


@pytest.mark.ruling(FLASH, 2)
def test_combat_that_ends_before_strikes_spares_it(table: Table) -> None:
    """A frenzy as the other strike is on its way."""
    acting, blocker, grenade = thrown(table)
    table.prey.in_play("Ivory Bow", on=blocker)
    table.predator.holds("Rötschreck")
    fight(table, acting, blocker)
    table.you.uses(grenade, level="strike")
    table.prey.uses("Ivory Bow", level="strike")
    table.predator.plays("Rötschreck")
    rest(table)
    assert table.where(grenade) == "attached"


@pytest.mark.ruling(FLASH, 3)
def test_an_infernal_vampire_may_be_unlocked_for_a_pool(table: Table) -> None:
    """It stays locked by itself anyway."""
    acting, blocker, grenade = thrown(table)
    table.prey.in_play(paper("Pact", static("infernal"), kind="equipment"), on=blocker)
    fight(table, acting, blocker)
    table.you.uses(grenade, level="strike")
    rest(table)
    table.until_turn_of(table.prey, "unlock")
    table.prey.does("unlock infernal")
    assert not table.locked(blocker)
    assert table.prey.pool() == 29


@pytest.mark.ruling(FLASH, 4)
@pytest.mark.parametrize("how", ["Another combat", "Another round"])
def test_nobody_is_dazzled_if_it_goes_on(table: Table, how: str) -> None:
    """Another combat, or another round."""
    acting, blocker, grenade = thrown(table)
    table.you.holds(AGAIN, GOES_ON)
    fight(table, acting, blocker)
    table.you.uses(grenade, level="strike")
    table.you.plays(how, by=acting)
    rest(table)
    assert table.where(grenade) == "ash_heap"
    assert stays_locked(table) == (False, False)


@pytest.mark.ruling(FLASH, 5)
def test_a_bearer_that_unlocks_is_locked_again(table: Table) -> None:
    """At close range, after combat."""
    acting, blocker, grenade = thrown(table)
    table.you.holds(made_up("Wakes", modes=(before_range(unlock(THIS)),)))
    table.you.ready(COMPANION)
    fight(table, acting, blocker)
    table.you.plays("Wakes", by=acting)
    assert not table.locked(acting)
    table.you.uses(grenade, level="strike")
    rest(table)
    assert table.locked(acting)


@pytest.mark.ruling(FLASH, 5)
def test_who_unlocks_in_combat_is_locked_again(table: Table) -> None:
    """After it ends."""
    acting, blocker, grenade = thrown(table)
    wakes = made_up("Wakes", modes=(before_range(unlock(THIS)),))
    table.prey.holds(wakes)
    table.you.holds(MANEUVER)
    fight(table, acting, blocker)
    table.prey.plays("Wakes", by=blocker)
    assert not table.locked(blocker)
    table.you.plays("A maneuver", by=acting)
    table.you.uses(grenade, level="strike")
    rest(table)
    assert table.locked(blocker)
