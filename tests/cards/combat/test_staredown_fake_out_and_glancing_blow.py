"""Staples of combat: Staredown, Fake Out, Glancing Blow, Thrown Gate, Fast Hands, ..."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import MANEUVER, PRESS, fight, rest
from fight_talk import damage_to
from methuselah.rules.combat.combat import Combat
from table_talk import Table


def test_inferior_staredown_dodges(table: Table) -> None:
    """The bleeding brute's strike does nothing; combat goes on to its press step."""
    acting = table.you.ready("Aunt Linda")
    blocker = table.prey.ready(made_vampire("Starer", "PRE"))
    table.prey.holds("Staredown")

    fight(table, acting, blocker)
    table.prey.plays("Staredown", by=blocker, level="pre")
    rest(table)
    assert damage_to(table, blocker) == 0
    assert damage_to(table, acting) == 0
    assert table.waits_for(table.you)


def test_superior_staredown_ends_combat(table: Table) -> None:
    """Nothing else resolves, no press is offered."""
    acting = table.you.ready("Aunt Linda")
    table.you.holds(PRESS)
    blocker = table.prey.ready(made_vampire("Starer", "PRE"))
    table.prey.holds("Staredown")

    fight(table, acting, blocker)
    table.prey.plays("Staredown", by=blocker, level="PRE")
    while not table.over():
        assert not table.you.can_play("A press")
        table.pass_on()
    assert damage_to(table, blocker) == 0


def test_fake_out_is_a_maneuver_replaced_after_combat(table: Table) -> None:
    """To long range; the hand stays a card short until combat is over."""
    acting = table.you.ready("Ryan")
    table.you.holds(PRESS)
    blocker = table.prey.ready("Nassir")
    table.prey.holds("Fake Out")

    fight(table, acting, blocker)
    size = len(table.prey.hand())
    table.prey.plays("Fake Out", by=blocker)
    table.until("press", table.you)
    assert len(table.prey.hand()) == size - 1
    rest(table)
    assert damage_to(table, acting) == damage_to(table, blocker) == 0
    assert len(table.prey.hand()) == size


@pytest.mark.ruling("Glancing Blow", 1)
@pytest.mark.ruling("Glancing Blow", 2)
def test_glancing_blow_prevents_one_damage_of_a_strike(table: Table) -> None:
    """Only where there is damage to prevent; replaced as the next unlock phase begins."""
    acting = table.you.ready("Aunt Linda")
    table.you.holds("Glancing Blow", "Glancing Blow")
    blocker = table.prey.ready(made_vampire("Wall", "POT"), blood=5)
    table.prey.holds("Roundhouse")

    fight(table, acting, blocker)
    table.prey.plays("Roundhouse", by=blocker, level="POT")
    table.until("prevent", table.you)
    table.you.plays("Glancing Blow", by=acting)
    table.you.plays("Glancing Blow", by=acting)
    rest(table)
    assert damage_to(table, acting) == 1 + 3 - 2
    assert damage_to(table, blocker) == 1
    table.until_turn_of(table.prey, "minion")
    assert len(table.you.hand()) == 7 - 2
    table.until_turn_of(table.you, "minion")
    assert len(table.you.hand()) == 7


@pytest.mark.ruling("Glancing Blow", 2)
def test_no_damage_no_glancing_blow(table: Table) -> None:
    """The strike was dodged: nothing can be prevented."""
    acting = table.you.ready("Ryan")
    blocker = table.prey.ready(made_vampire("Starer", "PRE"))
    table.prey.holds("Staredown", "Glancing Blow")

    fight(table, acting, blocker)
    table.prey.plays("Staredown", by=blocker, level="pre")
    while not table.over():
        assert not table.prey.can_play("Glancing Blow")
        table.pass_on()


@pytest.mark.parametrize("level", ["obf", "OBF"])
def test_behind_you_on_the_first_round_only(table: Table, level: str) -> None:
    """A maneuver, or a dodge; in the second round neither."""
    acting = table.you.ready("Ryan")
    table.you.holds(PRESS)
    blocker = table.prey.ready(made_vampire("Sneak", "OBF"))
    table.prey.holds("Behind You!", "Behind You!")

    fight(table, acting, blocker)
    table.prey.plays("Behind You!", by=blocker, level=level)
    table.until("press", table.you)
    assert damage_to(table, blocker) == 0
    table.you.plays("A press", by=acting)
    while not table.over():
        assert not table.prey.can_play("Behind You!")
        table.pass_on()
    assert damage_to(table, blocker) == 1


@pytest.mark.ruling("Thrown Gate", 1)
@pytest.mark.parametrize(("level", "damage"), [("pot", 1), ("POT", 2)])
def test_thrown_gate_strikes_at_range_after_its_maneuver(
    table: Table, level: str, damage: int
) -> None:
    """The maneuver commits the strike; whoever cannot use the strike cannot maneuver with it."""
    acting = table.you.ready("Ryan")
    thrower = table.prey.ready(made_vampire("Thrower", "POT"))
    table.prey.holds("Thrown Gate")

    fight(table, acting, thrower)
    table.until("range", table.prey)
    table.prey.plays("Thrown Gate", by=thrower, level=level)
    rest(table)
    assert damage_to(table, acting) == damage
    assert damage_to(table, thrower) == 0


@pytest.mark.ruling("Thrown Gate", 1)
def test_thrown_gate_does_not_maneuver_where_it_cannot_strike(table: Table) -> None:
    """A lurker's victim cannot strike in the first round."""
    acting = table.you.ready("Ryan")
    lurker = table.you.ready(made_vampire("Lurker", "OBF"))
    table.you.holds("Hidden Lurker")
    thrower = table.prey.ready(made_vampire("Thrower", "POT"))
    table.prey.holds("Thrown Gate")

    fight(table, acting, thrower)
    table.you.plays("Hidden Lurker", by=lurker)
    assert damage_to(table, acting) == 1
    while not table.over():
        assert not table.prey.can_play("Thrown Gate")
        table.pass_on()
    assert damage_to(table, acting) == 1


@pytest.mark.ruling("Thrown Sewer Lid", 1)
@pytest.mark.parametrize("level", ["pot", "POT"])
def test_thrown_sewer_lid_at_long_range_with_a_press_this_round(table: Table, level: str) -> None:
    """3R at long range only; the superior one's press goes unused or is lost."""
    acting = table.you.ready("Ryan")
    table.you.holds(PRESS)
    thrower = table.prey.ready(made_vampire("Thrower", "POT"))
    table.prey.holds("Thrown Sewer Lid", "Thrown Sewer Lid", MANEUVER)

    fight(table, acting, thrower)
    table.prey.plays("A maneuver", by=thrower)
    table.prey.plays("Thrown Sewer Lid", by=thrower, level=level)
    table.until("press", table.you)
    assert damage_to(table, acting) == 3
    assert not table.prey.can_play("Thrown Sewer Lid")
    table.you.passes()
    if level == "POT":
        assert table.prey.may("use press")
        table.prey.does("use press", minion=thrower)
        table.until("press", table.you)
        table.you.passes()
    assert not table.prey.may("use press")
    rest(table)
    assert damage_to(table, thrower) == (1 if level == "POT" else 0)


def test_thrown_sewer_lid_is_of_no_use_at_close_range(table: Table) -> None:
    """Neither level is offered in the whole combat."""
    acting = table.you.ready("Ryan")
    table.you.holds(PRESS)
    thrower = table.prey.ready(made_vampire("Thrower", "POT"))
    table.prey.holds("Thrown Sewer Lid")

    fight(table, acting, thrower)
    while not table.over():
        assert not table.prey.can_play("Thrown Sewer Lid")
        table.pass_on()
    assert damage_to(table, acting) == 1


@pytest.mark.ruling("Thrown Sewer Lid", 1)
@pytest.mark.parametrize("level", ["pot", "POT"])
def test_the_press_of_a_sewer_lid_is_lost_with_the_round(table: Table, level: str) -> None:
    """It could be used in the first round and is not; in the second round it is gone."""
    acting = table.you.ready("Ryan")
    table.you.holds(PRESS, PRESS)
    thrower = table.prey.ready(made_vampire("Thrower", "POT"))
    table.prey.holds("Thrown Sewer Lid", MANEUVER)

    fight(table, acting, thrower)
    table.prey.plays("A maneuver", by=thrower)
    table.prey.plays("Thrown Sewer Lid", by=thrower, level=level)
    table.until("press", table.you)
    assert table.prey.may("use press", minion=thrower) is (level == "POT")
    table.you.plays("A press", by=acting)
    if level == "POT":
        table.until("press", table.prey)
        table.prey.passes()
    table.until("press", table.you)
    fought = table.state.span("combat")
    assert isinstance(fought, Combat)
    assert fought.number == 2
    assert not table.prey.may("use press")
    table.you.plays("A press", by=acting)
    while not table.over():
        assert not table.prey.may("use press")
        table.pass_on()


@pytest.mark.ruling("Fast Hands", 1)
@pytest.mark.parametrize(("level", "first"), [("cel", False), ("CEL", True)])
def test_fast_hands_steal_a_weapon(table: Table, level: str, first: bool) -> None:
    """With first strike before it is used; without, at the same time. Other equipment is left."""
    acting = table.you.ready("Ryan", blood=3)
    gun = table.you.in_play(".44 Magnum", on=acting)
    vest = table.you.in_play("Kevlar Vest", on=acting)
    thief = table.prey.ready(made_vampire("Thief", "CEL"))
    table.prey.holds("Fast Hands")

    fight(table, acting, thief)
    table.until("strike", table.you)
    table.you.uses(".44 Magnum", by=acting)
    table.prey.plays("Fast Hands", by=thief, level=level)
    rest(table)
    assert table.on(gun) == thief
    assert table.on(vest) == acting
    assert damage_to(table, thief) == (0 if first else 2)


@pytest.mark.ruling("Fast Hands", 1)
def test_fast_hands_find_no_weapon(table: Table) -> None:
    """A vest is no weapon."""
    acting = table.you.ready("Ryan")
    table.you.in_play("Kevlar Vest", on=acting)
    thief = table.prey.ready(made_vampire("Thief", "CEL"))
    table.prey.holds("Fast Hands")

    fight(table, acting, thief)
    while not table.over():
        assert not table.prey.can_play("Fast Hands")
        table.pass_on()
