"""What keeps minions from blocking, and what it costs them to try."""

from __future__ import annotations

import pytest

from action_talk import told, trick
from block_talk import COMPANION, bleeds, made_vampire
from combat_talk import COMBAT_ENDS, MANEUVER, PRESS, made_up, rest
from fight_talk import round_of
from methuselah.language import before_range, each_round_at, next_round_at
from table_talk import Table

DAY = "Day Operation"
DAWN = "Dawn Operation"
GUARD = "Neutral Guard"


# -- Day Operation --------------------------------------------------------------------------------


@pytest.mark.ruling("Day Operation", 2)
@pytest.mark.ruling("Day Operation", 3)
def test_a_day_operation_is_announced_with_the_action(table: Table) -> None:
    """With the card that replaced the action card; before other modifiers; torpor afterwards."""
    acting = table.you.ready(made_vampire("Daring", "for", "dom", capacity=6))
    table.you.ready(COMPANION)
    table.you.library(DAY)
    table.you.holds("Govern the Unaligned", "Conditioning")
    nassir = table.prey.ready("Nassir")
    taxi = table.prey.ready("City Star Taxi")

    table.you.acts("Govern the Unaligned", by=acting, level="dom")
    table.until("announced", table.you)
    assert not table.you.can_play("Conditioning")
    table.you.plays(DAY, by=acting, level="for")
    table.until("action", table.prey)
    assert not table.prey.may("block", minion=nassir)
    assert table.prey.may("block", minion=taxi)
    table.nobody_reacts()

    assert table.prey.pool() == 27
    assert table.where(acting) == "torpor"
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("level", "usable"), [("for", False), ("FOR", True)])
@pytest.mark.rules_text("003 Day Operation 1")
def test_superior_day_operation_is_used_during_an_attempt_too(
    table: Table, level: str, usable: bool
) -> None:
    """Then the vampire that attempts fails; inferior comes too late."""
    acting = table.you.ready(made_vampire("Daring", "FOR", capacity=6))
    card = table.you.holds(DAY)
    nassir = table.prey.ready("Nassir")

    bleeds(table, acting)
    table.prey.blocks(nassir)
    table.until("attempt", table.you)
    assert table.you.can_play(card, level=level) is usable
    table.you.plays(card, by=acting, level="FOR")
    table.nobody_reacts()

    assert not table.locked(nassir)
    assert table.prey.pool() == 29
    assert table.where(acting) == "torpor"


@pytest.mark.ruling("Day Operation", 1)
@pytest.mark.parametrize(("first", "blood"), [(DAY, 4), ("Daring the Dawn", 5)])
def test_what_follows_a_day_operation_is_put_in_order(table: Table, first: str, blood: int) -> None:
    """In torpor already, the sun of Daring the Dawn costs blood; before it, it wounds."""
    acting = table.you.ready(made_vampire("Daring", "FOR", capacity=6))
    table.you.holds(DAY, "Daring the Dawn")

    bleeds(table, acting)
    table.you.plays(DAY, by=acting, level="FOR")
    table.you.plays("Daring the Dawn", by=acting, level="FOR")
    table.until("after_resolution", table.you)
    table.you.does("resolve", card=first)
    rest(table)

    assert table.where(acting) == "torpor"
    assert table.blood(acting) == blood


# -- Dawn Operation -------------------------------------------------------------------------------


@pytest.mark.ruling("Dawn Operation", 2)
def test_at_dawn_all_damage_to_vampires_is_aggravated(table: Table) -> None:
    """Hand strikes and retainers alike, on both sides; allies burn life as ever."""
    acting = table.you.ready(made_vampire("Daring", "FOR", capacity=6))
    table.you.holds(DAWN)
    nassir = table.prey.ready("Nassir", blood=4)
    table.you.in_play("Murder of Crows", on=acting, level="ani", blood=1)

    bleeds(table, acting)
    table.prey.blocks(nassir)
    table.you.plays(DAWN, by=acting, level="FOR")
    table.nobody_reacts()
    table.nobody_reacts()

    assert table.where(acting) == "torpor"
    assert table.blood(acting) == 6
    assert table.where(nassir) == "torpor"
    assert table.blood(nassir) == 3
    assert table.waits_for(table.you)


def test_an_ally_that_blocks_at_dawn_takes_plain_damage(table: Table) -> None:
    """Its own blows are aggravated against the vampire."""
    acting = table.you.ready(made_vampire("Daring", "FOR", capacity=6))
    table.you.holds(DAWN)
    zombie = table.prey.ready("War Ghoul", blood=5)

    bleeds(table, acting)
    table.prey.blocks(zombie)
    table.you.plays(DAWN, by=acting, level="FOR")
    table.nobody_reacts()
    table.nobody_reacts()

    assert table.blood(zombie) == 4
    assert table.where(acting) == "torpor"


@pytest.mark.parametrize("cancels", [True, False])
def test_at_inferior_dawn_a_vampire_may_cancel_its_attempt(table: Table, cancels: bool) -> None:
    """It has not failed: it may attempt again, or somebody else may."""
    acting = table.you.ready(made_vampire("Daring", "for", capacity=6))
    table.you.holds(DAWN)
    nassir = table.prey.ready("Nassir", blood=4)

    bleeds(table, acting)
    table.prey.blocks(nassir)
    table.you.plays(DAWN, by=acting, level="for")
    if cancels:
        table.prey.does("do")
        table.until("action", table.prey)
        assert table.prey.may("block", minion=nassir)
    rest(table)

    assert table.where(nassir) == ("ready" if cancels else "torpor")
    assert table.prey.pool() == (29 if cancels else 30)
    assert told(table, "failed to block") == 0


def test_superior_dawn_offers_no_way_back(table: Table) -> None:
    """Nor is an ally asked at the inferior level."""
    acting = table.you.ready(made_vampire("Daring", "FOR", capacity=6))
    table.you.holds(DAWN)
    nassir = table.prey.ready("Nassir", blood=4)

    bleeds(table, acting)
    table.prey.blocks(nassir)
    table.you.plays(DAWN, by=acting, level="FOR")

    assert not table.prey.may("do")


@pytest.mark.ruling("Dawn Operation", 1)
def test_damage_after_the_combat_at_dawn_is_plain(table: Table) -> None:
    """Nor is the damage of another combat of that action aggravated."""
    acting = table.you.ready(made_vampire("Daring", "FOR", capacity=6))
    skulk = table.you.ready("Skulk (G5)", blood=4)
    table.you.holds(DAWN, "Hidden Lurker")
    nassir = table.prey.ready("Nassir", blood=4)
    table.prey.holds(COMBAT_ENDS)

    bleeds(table, acting)
    table.prey.blocks(nassir)
    table.you.plays(DAWN, by=acting, level="FOR")
    ends_combat(table)
    table.you.plays("Hidden Lurker", by=skulk, level="obf")
    table.nobody_reacts()
    table.nobody_reacts()

    assert table.where(nassir) == "ready"
    assert table.blood(nassir) == 3


def ends_combat(table: Table) -> None:
    """The prey's strike ends combat."""
    table.until("strike", table.prey)
    (option,) = table.prey.options("play")
    table.prey.plays(option.card)


# -- Neutral Guard --------------------------------------------------------------------------------


@pytest.mark.parametrize(("blood", "may"), [(1, True), (0, False)])
def test_vampires_burn_a_blood_to_block_a_neutral_guard(
    table: Table, blood: int, may: bool
) -> None:
    """Inferior Fortitude: vampires only, those that have it."""
    acting = table.you.ready(made_vampire("Guarded", "for", capacity=6))
    table.you.holds(GUARD)
    nassir = table.prey.ready("Nassir", blood=blood)
    taxi = table.prey.ready("City Star Taxi", blood=2)

    bleeds(table, acting)
    table.you.plays(GUARD, by=acting, level="for")
    table.until("action", table.prey)
    assert table.prey.may("block", minion=nassir) is may
    assert table.prey.may("block", minion=taxi)
    if may:
        table.prey.blocks(nassir)
        assert table.blood(nassir) == 0


@pytest.mark.ruling("Neutral Guard", 1)
@pytest.mark.ruling("Neutral Guard", 3)
@pytest.mark.ruling("Neutral Guard", 4)
@pytest.mark.ruling("Neutral Guard", 5)
def test_each_round_of_a_neutral_guard_is_at_long_range(table: Table) -> None:
    """No maneuvers; cards before range are played; what would set the range does not."""
    acting = table.you.ready(made_vampire("Guarded", "obe", capacity=6), blood=6)
    table.you.holds(GUARD)
    closer = made_up("Closer", modes=(before_range(next_round_at("close")),))
    nassir = table.prey.ready("Nassir", blood=4)
    man, press, near = table.prey.holds(MANEUVER, PRESS, closer)

    bleeds(table, acting)
    table.until("announced", table.you)
    assert not table.you.can_play(GUARD, level="for")
    table.you.plays(GUARD, by=acting, level="obe")
    table.prey.blocks(nassir)
    table.prey.plays(near)
    table.until("press", table.prey)
    assert round_of(table).range == "long"
    table.prey.plays(press)
    table.nobody_reacts()

    assert told(table, "round") == 2
    assert told(table, "maneuvered") == 0
    assert (table.blood(acting), table.blood(nassir)) == (5, 4)
    assert table.where(man) == "hand"


def test_a_neutral_guard_fights_at_long_range_in_a_rush_too(table: Table) -> None:
    """While this vampire is in combat, this action; another minion's combat is as ever."""
    acting = table.you.ready(made_vampire("Guarded", "OBE", capacity=6), blood=6)
    table.you.ready(COMPANION)
    table.you.holds(GUARD)
    nassir = table.prey.ready("Nassir", blood=4)
    rush = table.you.in_play("Haven Uncovered", on=nassir)

    table.you.acts(rush, by=acting)
    table.you.plays(GUARD, by=acting, level="obe")
    table.nobody_reacts()

    assert told(table, "round") == 1
    assert (table.blood(acting), table.blood(nassir)) == (5, 4)
    assert table.waits_for(table.you)


@pytest.mark.ruling("Neutral Guard", 2)
@pytest.mark.parametrize(("first", "lost"), [("guard", 0), ("step", 1)])
def test_of_a_guard_and_another_range_the_first_has_priority(
    table: Table, first: str, lost: int
) -> None:
    """Whichever resolves first sets the range of each round [PIB 20120214]."""
    acting = table.you.ready(made_vampire("Guarded", "obe", capacity=6), blood=6)
    step = table.you.holds(trick(each_round_at("close"), at=("announced",)))
    guard = table.you.holds(GUARD)
    nassir = table.prey.ready("Nassir", blood=4)

    bleeds(table, acting)
    for card in (guard, step) if first == "guard" else (step, guard):
        table.you.plays(card, by=acting)
    table.prey.blocks(nassir)
    table.nobody_reacts()

    assert table.blood(acting) == 6 - lost - 1  # the guard costs 1
    assert table.blood(nassir) == 4 - lost


def test_who_lurks_behind_a_neutral_guard_fights_at_close_range(table: Table) -> None:
    """The guard is about the vampire that played it: another one's combat is at close range."""
    acting = table.you.ready(made_vampire("Guarded", "obe", capacity=6), blood=6)
    skulk = table.you.ready("Skulk (G5)", blood=4)
    table.you.holds(GUARD, "Hidden Lurker")
    nassir = table.prey.ready("Nassir", blood=4)

    bleeds(table, acting)
    table.you.plays(GUARD, by=acting, level="obe")
    table.prey.blocks(nassir)
    table.you.plays("Hidden Lurker", by=skulk, level="obf")
    table.nobody_reacts()

    assert table.blood(nassir) == 3


@pytest.mark.parametrize(("capacity", "may"), [(5, False), (4, True)])
def test_allies_and_younger_vampires_cannot_block_a_superior_guard(
    table: Table, capacity: int, may: bool
) -> None:
    """Nassir has a capacity of 4."""
    acting = table.you.ready(made_vampire("Guarded", "OBE", capacity=capacity))
    table.you.holds(GUARD)
    nassir = table.prey.ready("Nassir", blood=4)
    taxi = table.prey.ready("City Star Taxi", blood=2)
    table.prey.ready(made_vampire("Ancient", "aus", capacity=10))

    bleeds(table, acting)
    table.you.plays(GUARD, by=acting, level="OBE")
    table.until("action", table.prey)

    assert table.prey.may("block", minion=nassir) is may
    assert not table.prey.may("block", minion=taxi)
