"""Combat cards that require Animalism."""

from __future__ import annotations

import pytest

from combat_talk import COMBAT_ENDS, DODGE, MANEUVER, PRESS, fight, made_up, rest
from methuselah.engine.definitions import Strike
from methuselah.language.combat.fighting import strike
from table_talk import Table


@pytest.mark.parametrize(("level", "points"), [("ani", 1), ("ANI", 2)])
@pytest.mark.rules_text("003 Carrion Crows 1")
def test_the_crows_damage_the_opposing_minion_each_round(
    table: Table, level: str, points: int
) -> None:
    """1R, or 2R, beside the strike, in the first round and in the next one."""
    horace = table.you.ready("Horace Radcliffe")
    crows = table.you.holds("Carrion Crows")
    alice = table.prey.ready("Alice Chen")
    bystander = table.prey.ready("Ashley")
    table.prey.holds(PRESS)

    fight(table, horace, alice)
    table.you.plays("Carrion Crows", by=horace, level=level)
    table.prey.plays("A press", by=alice)
    rest(table)

    assert table.blood(alice) == 7 - 2 * (1 + points)
    assert table.blood(horace) == 5 - 2
    assert table.blood(bystander) == 3
    assert table.where(crows) == "ash_heap"
    assert table.waits_for(table.you)


def test_the_crows_are_gone_in_another_combat(table: Table) -> None:
    """They last for this combat only."""
    horace = table.you.ready("Horace Radcliffe")
    table.you.holds("Carrion Crows")
    baixinho = table.you.ready("Baixinho")
    alice = table.prey.ready("Alice Chen")

    fight(table, horace, alice)
    table.you.plays("Carrion Crows", by=horace, level="ANI")
    rest(table)
    assert table.blood(alice) == 7 - 3

    table.you.acts(word="bleed", by=baixinho)
    rest(table)
    assert table.blood(alice) == 4
    assert table.prey.pool() == 29


def test_the_crows_reach_long_range(table: Table) -> None:
    """R damage is dealt at any range; the hand strikes do nothing."""
    horace = table.you.ready("Horace Radcliffe")
    table.you.holds("Carrion Crows")
    alice = table.prey.ready("Alice Chen")
    table.prey.holds(MANEUVER)

    fight(table, horace, alice)
    table.you.plays("Carrion Crows", by=horace, level="ani")
    table.prey.plays("A maneuver", by=alice)
    rest(table)
    assert table.blood(alice) == 6
    assert table.blood(horace) == 5


@pytest.mark.ruling("Carrion Crows", 1)
def test_a_dodge_does_not_stop_the_crows(table: Table) -> None:
    """Their damage is no strike."""
    horace = table.you.ready("Horace Radcliffe")
    table.you.holds("Carrion Crows")
    alice = table.prey.ready("Alice Chen")
    table.prey.holds(DODGE)

    fight(table, horace, alice)
    table.you.plays("Carrion Crows", by=horace, level="ANI")
    table.prey.plays("A dodge", by=alice)
    rest(table)
    assert table.blood(alice) == 5
    assert table.blood(horace) == 5


@pytest.mark.ruling("Carrion Crows", 1)
def test_combat_ends_before_the_crows_come(table: Table) -> None:
    """A strike that ends combat resolves first."""
    horace = table.you.ready("Horace Radcliffe")
    table.you.holds("Carrion Crows")
    alice = table.prey.ready("Alice Chen")
    table.prey.holds(COMBAT_ENDS)

    fight(table, horace, alice)
    table.you.plays("Carrion Crows", by=horace, level="ANI")
    table.prey.plays("Combat ends", by=alice)
    rest(table)
    assert table.blood(alice) == 7


@pytest.mark.ruling("Carrion Crows", 1)
@pytest.mark.parametrize(("more", "lost"), [(4, 0), (3, 1)])
def test_first_strike_that_sends_to_torpor_comes_before_the_crows(
    table: Table, more: int, lost: int
) -> None:
    """Horace, full with 5 blood, goes to torpor from 6 damage; from 5 he does not."""
    horace = table.you.ready("Horace Radcliffe", blood=4)
    table.you.holds("Carrion Crows", DODGE)
    alice = table.prey.ready("Alice Chen")
    quick = made_up("Quick", modes=(strike(Strike("hand", more, first=True)),))
    table.prey.holds(quick)

    fight(table, horace, alice)
    table.you.plays("Carrion Crows", by=horace, level="ani")
    table.prey.plays("Quick", by=alice)
    rest(table)
    assert table.where(horace) == ("ready" if lost else "torpor")
    assert table.blood(alice) == 7 - 2 * lost


def test_each_vampire_plays_one_carrion_crows_each_combat(table: Table) -> None:
    """Neither twice before the same range nor in the next round; the opponent plays his own."""
    horace = table.you.ready("Horace Radcliffe")
    table.you.holds("Carrion Crows", "Carrion Crows", "Carrion Crows")
    baixinho = table.prey.ready("Baixinho")
    ryan = table.prey.ready("Ryan")
    table.prey.holds("Carrion Crows", PRESS)

    fight(table, horace, baixinho)
    table.you.plays("Carrion Crows", by=horace, level="ani")
    assert not table.you.can_play("Carrion Crows")
    assert table.prey.can_play("Carrion Crows", by=baixinho)
    assert not table.prey.can_play("Carrion Crows", by=ryan)
    assert not table.prey.can_play("Carrion Crows", level="ANI")
    table.prey.plays("A press", by=baixinho)
    while not table.over():
        assert not table.you.can_play("Carrion Crows")
        table.pass_on()
    assert table.blood(baixinho) == 0
    assert table.where(baixinho) == "torpor"


def test_carrion_crows_are_played_before_range_only(table: Table) -> None:
    """Neither when range is determined nor later."""
    horace = table.you.ready("Horace Radcliffe")
    table.you.holds("Carrion Crows", MANEUVER)
    alice = table.prey.ready("Alice Chen")

    assert not table.you.can_play("Carrion Crows")
    fight(table, horace, alice)
    table.until("range", table.you)
    assert not table.you.can_play("Carrion Crows")
    rest(table)
    assert table.blood(alice) == 6
