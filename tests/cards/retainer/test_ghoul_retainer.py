"""Ghoul Retainer: a retainer that uses the weapons of its employer."""

from __future__ import annotations

from dataclasses import replace

import pytest

from combat_talk import COMBAT_ENDS, DODGE, MANEUVER, PRESS, fight, made_up, rest
from fight_talk import damage_to, weapon
from methuselah.engine.definitions import Static, Strike
from methuselah.language import (
    OPPOSING,
    combat_ends,
    sends_to_torpor,
    strike,
    strike_with_effect,
)
from table_talk import Table, definition_of

GHOUL = "Ghoul Retainer"
STICK = "Weighted Walking Stick"
FIRST = made_up("Quick", modes=(strike(Strike("hand", 8, first=True)),))


def with_ghoul(table: Table, *weapons: str) -> tuple[int, int, int]:
    """Your Mouse with a ghoul and weapons, your prey's Belinde, the ghoul."""
    mouse = table.you.ready("Mouse")
    ghoul = table.you.in_play(GHOUL, on=mouse, blood=2)
    for name in weapons:
        table.you.in_play(name, on=mouse)
    return mouse, table.prey.ready("Belinde"), ghoul


@pytest.mark.ruling("Ghoul Retainer", 1)
@pytest.mark.parametrize(("far", "damage"), [(False, 2), (True, 0)])
def test_the_ghoul_hits_at_close_range(table: Table, far: bool, damage: int) -> None:
    """Its 1 damage beside the employer's, none of it at long range ([ANK 20210929])."""
    mouse, belinde, _ = with_ghoul(table)
    table.you.holds(MANEUVER)
    fight(table, mouse, belinde)
    if far:
        table.you.plays("A maneuver", by=mouse)
    rest(table)
    assert damage_to(table, belinde) == damage
    assert table.waits_for(table.you)


@pytest.mark.ruling("Ghoul Retainer", 6)
def test_the_ghoul_is_not_dodged_but_combat_may_end_before(table: Table) -> None:
    """A dodge is of no use; a strike that ends combat is ([RTR 19941109], [PIB 20140324])."""
    mouse, belinde, _ = with_ghoul(table)
    table.prey.holds(DODGE, COMBAT_ENDS)
    table.you.holds(PRESS)
    fight(table, mouse, belinde)
    table.prey.plays("A dodge", by=belinde)
    table.until("press", table.you)
    assert damage_to(table, belinde) == 1
    table.you.plays("A press", by=mouse)
    table.prey.plays("Combat ends", by=belinde)
    rest(table)
    assert damage_to(table, belinde) == 1


@pytest.mark.ruling("Ghoul Retainer", 6)
def test_the_ghoul_does_nothing_once_its_employer_has_fallen(table: Table) -> None:
    """A first strike sends the employer to torpor ([RTR 19941109])."""
    mouse, belinde, _ = with_ghoul(table, ".44 Magnum")
    table.prey.holds(FIRST)
    fight(table, mouse, belinde)
    table.prey.plays("Quick", by=belinde)
    rest(table)
    assert table.where(mouse) == "torpor"
    assert damage_to(table, belinde) == 0


@pytest.mark.ruling("Ghoul Retainer", 3)
def test_the_ghoul_uses_a_weapon_beside_the_employers_strike(table: Table) -> None:
    """At its own strength; the counters of a stick are burned ([LSJ 20080210]).

    It is asked each round; without a word it hits by itself.
    """
    mouse = table.you.ready("Mouse")
    ghoul = table.you.in_play(GHOUL, on=mouse, blood=2)
    stick = table.you.holds(STICK)
    table.you.holds(PRESS)
    belinde = table.prey.ready("Belinde")
    fight(table, mouse, belinde)
    table.you.plays(STICK, by=mouse)
    table.you.does("hand strike")
    table.you.does("retainer uses", card=stick, target=ghoul)
    assert damage_to(table, belinde) == 3
    assert table.counters(stick) == 3
    table.you.plays("A press", by=mouse)
    rest(table)
    assert damage_to(table, belinde) == 5
    assert table.counters(stick) == 3


@pytest.mark.ruling("Ghoul Retainer", 3)
@pytest.mark.parametrize("kind", ["torpor", "ends"])
def test_the_ghoul_is_not_limited_to_damage(table: Table, kind: str) -> None:
    """It may send to torpor, or end combat, with what does ([LSJ 20080210])."""
    what = strike_with_effect(sends_to_torpor(OPPOSING)) if kind == "torpor" else combat_ends()
    mouse, belinde, ghoul = with_ghoul(table)
    thing = table.you.in_play(weapon("Thing", what), on=mouse)
    table.you.holds(PRESS)
    fight(table, mouse, belinde)
    table.you.does("hand strike")
    table.you.does("retainer uses", card=thing, target=ghoul)
    while not table.over():
        assert not table.you.may("play")
        table.pass_on()
    assert table.where(belinde) == ("torpor" if kind == "torpor" else "ready")


@pytest.mark.ruling("Ghoul Retainer", 2)
def test_what_the_weapon_does_to_its_bearer_goes_to_the_employer(table: Table) -> None:
    """A Zip Gun hurts the employer, not the ghoul ([TOM 19951114])."""
    mouse, belinde, ghoul = with_ghoul(table)
    gun = table.you.holds("Zip Gun")
    table.you.holds(MANEUVER)
    fight(table, mouse, belinde)
    table.you.plays("Zip Gun", by=mouse)
    table.you.plays("A maneuver", by=mouse)
    table.you.does("hand strike")
    table.you.does("retainer uses", card=gun)
    rest(table)
    assert damage_to(table, mouse) == 1
    assert table.blood(ghoul) == 2
    assert damage_to(table, belinde) == 1


def test_no_weapon_serves_two_in_a_round(table: Table) -> None:
    """What the employer strikes with, before or after, the ghoul cannot use; nor a second ghoul."""
    pug = table.you.ready("Pug Jackson")
    table.you.in_play(GHOUL, on=pug, blood=2)
    table.you.in_play(GHOUL, on=pug, blood=2)
    gun = table.you.in_play(".44 Magnum", on=pug)
    other = table.you.in_play("Submachine Gun", on=pug)
    table.you.holds("Blur")
    belinde = table.prey.ready("Belinde")
    fight(table, pug, belinde)
    table.you.uses(gun, by=pug, level="strike")
    assert [option.card for option in table.you.options("retainer uses")] == [other]
    table.you.does("retainer uses", card=other)
    table.you.plays("Blur", by=pug, level="cel")
    assert [option.card for option in table.you.options("use")] == [gun]
    table.you.does("hand strike")
    rest(table)
    assert damage_to(table, belinde) == 2 + 3 + 1 + 1


@pytest.mark.ruling("Ghoul Retainer", 5)
def test_what_is_immune_to_retainers_is_immune_to_the_armed_ghoul(table: Table) -> None:
    """The retainer is the source of its damage ([ANK 20180612], [ANK 20211127])."""
    mouse = table.you.ready("Mouse")
    table.you.in_play(GHOUL, on=mouse, blood=2)
    gun = table.you.in_play(".44 Magnum", on=mouse)
    plain = definition_of("Belinde")
    immune = table.prey.ready(
        replace(plain, statics=(Static("immune", word="retainer"),), hooks=("immune",))
    )
    fight(table, mouse, immune)
    table.you.does("hand strike")
    table.you.does("retainer uses", card=gun)
    rest(table)
    assert damage_to(table, immune) == 1
