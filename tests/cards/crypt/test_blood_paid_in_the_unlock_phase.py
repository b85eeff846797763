"""Vampires that take or burn blood in your unlock phase: for themselves, a lock, a pool."""

from __future__ import annotations

import pytest

from table_talk import Table

SILVIAN = "Silvian Popescu (G7)"
VILLON = "François Villon (G6)"
JOHN = "John Paleologus (G3)"


@pytest.mark.ruling(SILVIAN, 1)
@pytest.mark.parametrize("place", ["ready", "torpor"])
@pytest.mark.parametrize("giver", ["ready", "torpor"])
def test_silvian_drinks_from_a_prince(table: Table, place: str, giver: str) -> None:
    """1 blood of a prince of yours, once; nothing of others, nothing of a justicar."""
    silvian = table.you.puts(SILVIAN, place, blood=1)
    prince = table.you.puts("Mkhokheli", giver, blood=6)
    other = table.you.ready("Warmaksan", blood=5)
    table.you.ready("Ayelech", blood=0)  # nothing to give
    primogen = table.you.ready("Chrysanthemum")
    theirs = table.prey.ready("Tara (G5)")
    table.begins("unlock")

    table.you.uses(silvian)
    assert table.you.choices() == {prince, other}
    table.you.chooses(prince)

    assert (table.blood(silvian), table.blood(prince), table.blood(other)) == (2, 5, 5)
    assert (table.blood(primogen), table.blood(theirs)) == (5, 6)
    assert not table.you.may("use", card=silvian)  # once
    assert table.you.pool() == 30


def test_silvian_drinks_in_your_turn_only(table: Table) -> None:
    """Not in the unlock phase of your prey."""
    silvian = table.you.ready(SILVIAN, blood=1)
    table.you.ready("Mkhokheli")
    table.prey.ready("Sabine Lafitte (G1)")  # has something to do in hers
    table.prey.ready("Ransam, The Old Man (G4)")
    table.until_turn_of(table.prey)
    assert not table.you.may("use", card=silvian)


def test_silvian_is_too_late_in_the_master_phase(table: Table) -> None:
    """In the unlock phase only."""
    silvian = table.you.ready(SILVIAN, blood=1)
    table.you.ready("Mkhokheli")
    table.you.holds("Blood Doll")
    table.begins("master")
    assert table.you.can_play("Blood Doll")
    assert not table.you.may("use", card=silvian)


@pytest.mark.parametrize("target", ["ready", "torpor", "your own"])
def test_villon_locks_a_younger_vampire(table: Table, target: str) -> None:
    """For 2 blood, once: a younger one of anybody; neither an ally nor an older one."""
    villon = table.you.ready(VILLON, blood=5)
    theirs = table.grand_prey.ready("Cardano (G1)")  # 9, he has 10
    down = table.prey.torpor("Ryan")
    own = table.you.ready("Meaghan")
    asleep = table.prey.ready("Klaus Konrecht (G4)", locked=True)
    table.prey.ready("Melinda Galbraith (G4)")  # 10
    table.prey.ready("Renegade Garou")
    table.begins("unlock")

    table.you.uses(villon)
    assert table.you.choices() == {theirs, down, own, asleep}
    chosen = {"ready": theirs, "torpor": down, "your own": own}[target]
    table.you.chooses(chosen)

    assert table.blood(villon) == 3
    assert [table.locked(one) for one in (theirs, down, own)] == [
        one == chosen for one in (theirs, down, own)
    ]
    assert not table.you.may("use", card=villon)  # though he has 3 left


@pytest.mark.parametrize(
    ("name", "place", "blood", "may"),
    [
        (VILLON, "ready", 2, True),
        (VILLON, "ready", 1, False),
        (VILLON, "torpor", 5, False),
        (JOHN, "ready", 2, True),
        (JOHN, "ready", 1, False),
        (JOHN, "torpor", 5, False),
    ],
)
def test_they_pay_2_blood_and_are_ready(
    table: Table, name: str, place: str, blood: int, may: bool
) -> None:
    """Neither with 1 blood nor from torpor."""
    mine = table.you.puts(name, place, blood=blood)
    table.you.ready("Sabine Lafitte (G1)")
    table.you.ready("Ransam, The Old Man (G4)")
    table.prey.ready("Ryan")
    table.begins("unlock")
    assert table.you.may("use", card=mine) is may


@pytest.mark.parametrize("name", [VILLON, JOHN])
def test_they_do_it_in_your_turn_only(table: Table, name: str) -> None:
    """Not in the unlock phase of your prey."""
    mine = table.you.ready(name)
    table.prey.ready("Sabine Lafitte (G1)")
    table.prey.ready("Ransam, The Old Man (G4)")
    table.until_turn_of(table.prey)
    assert not table.you.may("use", card=mine)


def test_john_bleeds_the_prey_in_the_unlock_phase(table: Table) -> None:
    """2 blood for 1 pool of hers, once; nobody else loses any."""
    john = table.you.ready(JOHN, blood=6)
    table.begins("unlock")

    table.you.uses(john)

    assert table.blood(john) == 4
    assert [seat.pool() for seat in table.seats] == [30, 29, 30, 30, 30]
    assert not table.you.may("use", card=john)
