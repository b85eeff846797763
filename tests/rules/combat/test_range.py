"""Maneuvers in turn, strikes bound to them (R0, 2. Determine Range; traps K2)."""

from __future__ import annotations

import pytest
from ring_talk import Ring, written

from methuselah.engine.definitions import Block, Definition, Mode, Strike
from methuselah.engine.state import Row
from methuselah.language.changing.effects import add

SHOT = Strike("damage", 2, ranged=True, gun=True)
MANEUVER = Mode(play="combat", windows=("range",), by="combatant", maneuver=True)
BATS = Mode(
    play="combat",
    windows=("range", "strike"),
    by="combatant",
    maneuver=True,
    strike=Strike("damage", 1, ranged=True),
)


@pytest.fixture
def ring() -> Ring:
    """Three Methuselahs; the first two will fight."""
    return Ring()


def gun(name: str = ".44 Magnum") -> Definition:
    """2R damage, with 1 optional maneuver each combat."""
    uses = (
        Mode(key="strike", play="use", windows=("strike",), by="bearer", strike=SHOT),
        Mode(
            key="maneuver",
            play="use",
            windows=("range",),
            by="bearer",
            strike=SHOT,
            maneuver=True,
            once="combat",
        ),
    )
    return written(name, uses=uses)


def test_ayelechs_gun_takes_the_fight_to_long_range(ring: Ring) -> None:
    """R0, 2. Determine Range: gun, back, card, and the shot is bound."""
    colette, ayelech = ring.one("Colette"), ring.two("Ayelech")
    magnum = ring.bears(ayelech, gun())
    ring.holds(0, written("Swallowed by the Night", MANEUVER))
    ring.holds(1, written("Movement of the Mind", MANEUVER))
    ring.fight(colette, ayelech)

    first = ring.until("range")
    assert first.seat == 0
    ring.pass_on(first)  # Colette declines, and may answer all the same
    ring.uses(1, magnum)
    ring.plays(0, "Swallowed by the Night")
    ring.plays(1, "Movement of the Mind")
    ring.finishes()

    assert ring.range() == ["long"]
    assert (ring.blood(colette), ring.blood(ayelech)) == (3, 7)
    assert ring.told("strikes") == ["hand", "damage"]


def test_nobody_undoes_its_own_maneuver(ring: Ring) -> None:
    colette, ayelech = ring.one("Colette"), ring.two("Ayelech")
    ring.holds(0, *(written("Swallowed by the Night", MANEUVER),) * 2)
    ring.fight(colette, ayelech)
    ring.plays(0, "Swallowed by the Night")
    ring.finishes()

    assert ring.told("played") == ["0"]
    assert ring.range() == ["long"]


def test_a_maneuver_of_a_strike_card_commits_the_strike(ring: Ring) -> None:
    horace, ayelech = ring.one("Horace Radcliffe"), ring.two("Ayelech")
    ring.holds(0, written("Aid from Bats", BATS), written("Roundhouse", BATS))
    ring.fight(horace, ayelech)
    ring.plays(0, "Aid from Bats")
    ring.finishes()

    assert ring.told("strikes") == ["damage", "hand"]
    assert (ring.blood(horace), ring.blood(ayelech)) == (5, 6)


def test_no_second_strike_card_or_weapon_maneuvers_in_a_round(ring: Ring) -> None:
    horace, ayelech = ring.one("Horace Radcliffe"), ring.two("Ayelech")
    ring.bears(horace, gun())
    ring.holds(0, written("Aid from Bats", BATS))
    ring.holds(0, written("Flash", MANEUVER))
    ring.holds(1, written("Movement of the Mind", MANEUVER))
    ring.fight(horace, ayelech)
    ring.plays(0, "Aid from Bats")
    ring.plays(1, "Movement of the Mind")
    offer = ring.until("range")

    names = {ring.state.definition(o.card).name for o in offer.options if o.card >= 0}
    assert names == {"Flash"}


def test_a_gun_maneuvers_once_each_combat(ring: Ring) -> None:
    """[LSJ 19980302-2]: the limit is the copy's; a second copy has its own."""
    colette, ayelech = ring.one("Colette"), ring.two("Ayelech")
    magnum, other = ring.bears(ayelech, gun()), ring.bears(ayelech, gun())
    press = Mode(play="combat", windows=("press",), by="combatant", press="press")
    ring.holds(1, written("Apportation", press))
    ring.fight(colette, ayelech)
    ring.uses(1, magnum, "maneuver")
    ring.plays(1, "Apportation")
    offer = ring.until("range")

    assert [option.card for option in offer.options[1:]] == [other]


@pytest.mark.parametrize("bar", ["no strike", "only hand strikes"])
def test_a_strike_that_cannot_be_used_gives_no_maneuver(ring: Ring, bar: str) -> None:
    """G00093; .44 Magnum, [LSJ 20021028]."""
    colette, ayelech = ring.one("Colette"), ring.two("Ayelech")
    ring.bears(ayelech, gun())
    ring.holds(1, written("Aid from Bats", BATS))
    ring.fight(colette, ayelech, rows=(Row(bar, subject=ayelech),))
    ring.finishes()

    assert ring.told("maneuvered") == []
    assert ring.blood(colette) == (5 if bar == "no strike" else 4)


def test_a_strike_committed_and_then_barred_is_no_strike(ring: Ring) -> None:
    """[TOM 19951217]: not a hand strike either."""
    colette, ayelech = ring.one("Colette"), ring.two("Ayelech")
    magnum = ring.bears(ayelech, gun())
    ring.holds(0, written("Swallowed by the Night", MANEUVER))
    bar = Mode(
        play="combat",
        windows=("before_strikes",),
        by="combatant",
        effect=Block((add("only hand strikes", until="round"),)),
    )
    ring.holds(0, written("Immortal Grapple", bar))
    ring.fight(colette, ayelech)
    ring.uses(1, magnum)
    ring.plays(0, "Swallowed by the Night")
    ring.plays(0, "Immortal Grapple")
    ring.finishes()

    assert ring.told("strikes") == ["hand", "none"]
    assert (ring.blood(colette), ring.blood(ayelech)) == (5, 6)


def test_a_given_maneuver_is_used_once_in_its_duration(ring: Ring) -> None:
    """Bum's Rush: "with 1 optional maneuver" for the whole combat."""
    colette, ayelech = ring.one("Colette"), ring.two("Ayelech")
    press = Mode(play="combat", windows=("press",), by="combatant", press="press")
    ring.holds(0, written("Apportation", press))
    rows = (Row("maneuver", subject=colette, value=1, source=colette),)
    ring.fight(colette, ayelech, rows=rows)

    ring.does(0, "pass")
    ring.plays(0, "Apportation")
    ring.does(0, "use maneuver")
    ring.finishes()

    assert ring.range() == ["close", "long"]
    assert ring.told("maneuvered") == ["long"]


def test_a_given_maneuver_may_bind_a_strike(ring: Ring) -> None:
    colette, ayelech = ring.one("Colette"), ring.two("Ayelech")
    rows = (Row("maneuver", subject=colette, value=1, source=colette, effect=SHOT),)
    ring.fight(colette, ayelech, rows=rows)
    ring.does(0, "use maneuver")
    ring.finishes()

    assert ring.told("strikes") == ["damage", "hand"]
    assert (ring.blood(colette), ring.blood(ayelech)) == (5, 5)


def test_who_cannot_maneuver_is_not_asked(ring: Ring) -> None:
    colette, ayelech = ring.one("Colette"), ring.two("Ayelech")
    ring.holds(0, written("Flash", MANEUVER))
    ring.fight(colette, ayelech, rows=(Row("cannot maneuver", subject=colette),))
    ring.finishes()

    assert ring.told("played") == []


def test_hands_reach_nobody_at_long_range(ring: Ring) -> None:
    colette, ayelech = ring.one("Colette"), ring.two("Ayelech")
    ring.fight(colette, ayelech, at_range="long")
    ring.finishes()

    assert ring.told("strikes") == ["hand", "hand"]
    assert (ring.blood(colette), ring.blood(ayelech)) == (5, 7)


def test_after_a_maneuver_any_strike_will_do_for_additional_ones(ring: Ring) -> None:
    """R0, Choose Strike: a maneuver binds the initial strike only."""
    horace, ayelech = ring.one("Horace Radcliffe"), ring.two("Ayelech")
    ring.holds(0, written("Aid from Bats", BATS))
    rows = (Row("additional strike", subject=horace, value=1, source=horace),)
    ring.fight(horace, ayelech, rows=rows)
    ring.plays(0, "Aid from Bats")
    ring.does(0, "use additional strike")
    ring.finishes()

    assert ring.told("strikes") == ["damage", "hand", "hand"]
