"""Vasilis, The Traitor of Don Cruez: Giovanni bleed the controllers of Brujah for more."""

from __future__ import annotations

import pytest

from table_talk import Seat, Table

VASILIS = "Vasilis, The Traitor of Don Cruez (G2)"
GIOVANNI = "Domenic Giovanni (G6)"
BRUJAH = "Angel (G1)"


def bled(table: Table, name: str = GIOVANNI) -> int:
    """The pool that the prey loses to a bleed of this vampire of yours."""
    acting = table.you.ready(name)
    table.you.ready("Meaghan")
    table.you.acts(by=acting, word="bleed")
    table.nobody_reacts()
    assert table.waits_for(table.you)
    assert table.grand_prey.pool() == 30
    return 30 - table.prey.pool()


def seat_of(table: Table, name: str) -> Seat:
    """A seat by its name."""
    seat = getattr(table, name)
    assert isinstance(seat, Seat)
    return seat


@pytest.mark.parametrize("whose", ["you", "prey", "grand_prey", "predator"])
@pytest.mark.parametrize("locked", [False, True])
def test_a_giovanni_bleeds_the_controller_of_a_ready_brujah_for_more(
    table: Table, whose: str, locked: bool
) -> None:
    """Whoever controls Vasilis, locked or not."""
    seat_of(table, whose).ready(VASILIS, locked=locked)
    table.prey.ready(BRUJAH, locked=locked)

    assert bled(table) == 2


@pytest.mark.parametrize(("whose", "number"), [("prey", 2), ("grand_prey", 1), ("you", 1)])
def test_vasilis_is_a_brujah_himself(table: Table, whose: str, number: int) -> None:
    """Of the Methuselah who is bled."""
    seat_of(table, whose).ready(VASILIS)

    assert bled(table) == number


@pytest.mark.parametrize(
    ("rival", "where", "number"),
    [
        (BRUJAH, "ready", 2),
        (BRUJAH, "torpor", 1),
        (BRUJAH, "uncontrolled", 1),
        ("Ryan", "ready", 1),  # Nosferatu
        ("Evangeline (G2)", "ready", 1),  # Brujah antitribu
    ],
)
def test_the_brujah_must_be_ready(table: Table, rival: str, where: str, number: int) -> None:
    """And no antitribu."""
    table.grand_prey.ready(VASILIS)
    table.prey.puts(rival, where)

    assert bled(table) == number


def test_a_brujah_of_another_methuselah_does_not_count(table: Table) -> None:
    """Only of the one who is bled."""
    table.grand_prey.ready(VASILIS)
    table.grand_prey.ready(BRUJAH)
    table.you.ready("Arnold Simpson (G3)")

    assert bled(table) == 1


def test_vasilis_in_torpor_does_nothing(table: Table) -> None:
    """He must be ready."""
    table.grand_prey.torpor(VASILIS)
    table.prey.ready(BRUJAH)

    assert bled(table) == 1


@pytest.mark.parametrize("name", ["Ryan", "Arnold Simpson (G3)"])
def test_other_clans_bleed_as_ever(table: Table, name: str) -> None:
    """A Nosferatu, a Brujah."""
    table.grand_prey.ready(VASILIS)
    table.prey.ready(BRUJAH)

    assert bled(table, name) == 1


@pytest.mark.parametrize(("there", "number"), [(True, 2), (False, 1)])
def test_whoever_is_bled_in_the_end_is_asked(table: Table, there: bool, number: int) -> None:
    """The bleed is deflected: the Brujah of the new target count, those of the old one do not."""
    acting = table.you.ready(GIOVANNI)
    table.you.ready("Meaghan")
    table.predator.ready(VASILIS)
    table.prey.ready("Anson (G1)")
    table.prey.holds("Deflection")
    (table.grand_prey if there else table.prey).ready(BRUJAH)

    table.you.acts(by=acting, word="bleed")
    table.prey.plays("Deflection", level="dom")
    table.prey.chooses(seat=table.grand_prey)
    table.nobody_reacts()

    assert table.grand_prey.pool() == 30 - number
    assert table.prey.pool() == 30
