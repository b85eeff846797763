"""The Secret Library of Alexandria; Gurchon Hall."""

from __future__ import annotations

import pytest

from combat_talk import rest
from table_talk import Table

LIBRARY = "The Secret Library of Alexandria"
HALL = "Gurchon Hall"
ACADEMIC = "Academic Hunting Ground"


# -- The Secret Library of Alexandria -------------------------------------------------------------


def test_a_nosferatu_brings_the_secret_library(table: Table) -> None:
    """For 1 pool."""
    table.you.ready("Ryan", locked=True)
    place = table.you.holds(LIBRARY)
    table.you.holds("Misdirection")
    table.begins("master")

    table.you.plays(LIBRARY)

    assert table.where(place) == "permanent"
    assert table.you.pool() == 29
    assert table.waits_for(table.you)


def test_no_other_clan_brings_the_secret_library(table: Table) -> None:
    """Nor a Nosferatu of the prey."""
    table.you.ready("Nassir")
    table.prey.ready("Ryan")
    table.you.holds(LIBRARY, "Misdirection")
    table.begins("master")

    assert table.you.can_play("Misdirection")
    assert not table.you.can_play(LIBRARY)


@pytest.mark.parametrize("name", ["Nassir", "Rafastio Ghoul"])
@pytest.mark.parametrize("draws", [True, False])
def test_a_bleed_of_the_prey_may_draw_a_card(table: Table, name: str, draws: bool) -> None:
    """Of any minion of yours; then you discard down to seven cards."""
    mine = table.you.ready(name)
    table.you.ready("Meaghan")
    table.you.in_play(LIBRARY)
    table.you.holds(*["Dodge"] * 7)
    theirs = table.prey.holds(*["Dodge"] * 7)

    table.you.acts(word="bleed", by=mine)
    assert table.you.may("answer")
    if draws:
        table.you.does("answer")
        assert table.asked().kind == "discard"
        assert len(table.you.hand()) == 8
        table.you.does("discard")
    else:
        table.you.passes()
    rest(table)

    assert sorted(table.you.hand()).count("Dodge") == (6 if draws else 7)
    assert len(table.you.hand()) == 7
    assert table.prey.pool() == 29
    assert all(table.where(one) == "hand" for one in theirs)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("course", "may"),
    [("successful", True), ("blocked", False), ("deflected", False), ("of the prey", False)],
)
def test_only_a_successful_bleed_of_the_prey_draws(table: Table, course: str, may: bool) -> None:
    """Not a blocked one, not one of somebody else; not for a library of the prey."""
    mine = table.you.ready("Nassir")
    table.you.ready("Meaghan")
    (table.prey if course == "of the prey" else table.you).in_play(LIBRARY)
    emily = table.prey.ready("Emily Carson (G5)")
    table.prey.holds("Deflection")

    table.you.acts(word="bleed", by=mine)
    if course == "blocked":
        table.prey.blocks(emily)
    elif course == "deflected":
        table.prey.plays("Deflection", by=emily, level="dom")
        table.prey.chooses(seat=table.grand_prey)
    offered = False
    while not table.over():
        offered |= any(seat.may("answer") for seat in table.seats)
        table.pass_on()

    assert offered is may
    assert table.waits_for(table.you)


# -- Gurchon Hall ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "region", "may"),
    [
        ("Charles Delmare", "ready", True),
        ("Charles Delmare", "torpor", False),
        ("Sascha Vykos, The Angel of Caine (G2)", "ready", False),
        ("Mkhokheli", "ready", False),
    ],
)
def test_gurchon_hall_requires_a_cardinal_or_regent(
    table: Table, name: str, region: str, may: bool
) -> None:
    """A ready one; for 3 pool."""
    table.you.puts(name, region)
    table.you.ready("Caliban (G2)")
    hall, _ = table.you.holds(HALL, "Misdirection")
    table.begins("master")

    assert table.you.can_play("Misdirection")
    assert table.you.can_play(HALL) == may
    if may:
        table.you.plays(HALL)
        assert table.where(hall) == "permanent"
        assert table.you.pool() == 27
        assert table.waits_for(table.you)


def test_gurchon_hall_feeds_the_two_oldest(table: Table) -> None:
    """Ready vampires of yours, once in your unlock phase."""
    lambach = table.you.ready("Lambach (G2)", blood=1)
    caliban = table.you.ready("Caliban (G2)", blood=1)
    ryan = table.you.ready("Ryan", blood=1)
    torpid = table.you.torpor("Charles Delmare", blood=1)
    ally = table.you.ready("Underbridge Stray", blood=1)
    theirs = table.prey.ready("Basilia (G1)", blood=1)
    table.you.in_play(HALL)
    table.gives_edge(table.you)
    table.begins("unlock")

    table.you.uses(HALL)

    assert (table.blood(lambach), table.blood(caliban)) == (2, 2)
    assert [table.blood(one) for one in (ryan, torpid, ally, theirs)] == [1, 1, 1, 1]
    assert table.you.pool() == 30
    assert table.you.may("gain from the Edge")
    assert not table.you.may("use", card=HALL)


@pytest.mark.parametrize("elder", [True, False])
def test_gurchon_hall_among_vampires_of_the_same_age(table: Table, elder: bool) -> None:
    """You choose among those of capacity 6, but an older one comes before them."""
    lambach = table.you.ready("Lambach (G2)", blood=1) if elder else None
    caliban = table.you.ready("Caliban (G2)", blood=1)
    anvil = table.you.ready("Anvil (G1)", blood=1)
    ryan = table.you.ready("Ryan", blood=1)
    octane = table.you.ready("Octane", blood=1)
    table.you.in_play(HALL)
    table.gives_edge(table.you)
    table.begins("unlock")

    table.you.uses(HALL)
    if lambach is None:
        assert table.you.choices() == {caliban, anvil, octane}
        table.you.chooses(octane)
        assert table.you.choices() == {caliban, anvil}
    else:
        assert table.you.choices() == {caliban, anvil, octane}
    table.you.chooses(anvil)

    assert (table.blood(anvil), table.blood(caliban), table.blood(ryan)) == (2, 1, 1)
    assert table.blood(lambach or octane) == 2


@pytest.mark.ruling("Gurchon Hall", 1)
@pytest.mark.parametrize("second", [True, False])
def test_gurchon_hall_needs_two_vampires(table: Table, second: bool) -> None:
    """An ally and a vampire in torpor are no second one."""
    table.you.ready("Lambach (G2)", blood=1)
    table.you.ready("Underbridge Stray")
    table.you.torpor("Caliban (G2)", blood=1)
    if second:
        table.you.ready("Ryan", blood=1)
    table.you.in_play(HALL)
    table.gives_edge(table.you)
    table.begins("unlock")

    table.asked()
    assert table.you.may("gain from the Edge")
    assert table.you.may("use", card=HALL) == second


@pytest.mark.parametrize("hall_first", [True, False])
def test_one_hunting_ground_for_each_vampire(table: Table, hall_first: bool) -> None:
    """Who was fed by the one is not fed by the other; no third vampire takes the place."""
    lambach = table.you.ready("Lambach (G2)", blood=1)
    caliban = table.you.ready("Caliban (G2)", blood=1)
    ryan = table.you.ready("Ryan", blood=1)
    mazz = table.you.ready("Mazz", blood=1)
    table.you.in_play(HALL)
    table.you.in_play(ACADEMIC)
    table.gives_edge(table.you)
    table.begins("unlock")

    if hall_first:
        table.you.uses(HALL)
        table.you.uses(ACADEMIC)
        assert table.you.choices() == {ryan, mazz}
        table.you.chooses(ryan)
        fed = [2, 2, 2, 1]
    else:
        table.you.uses(ACADEMIC)
        table.you.chooses(lambach)
        table.you.uses(HALL)
        fed = [2, 2, 1, 1]
    assert [table.blood(one) for one in (lambach, caliban, ryan, mazz)] == fed
