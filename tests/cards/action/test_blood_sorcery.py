"""Actions that require Blood Sorcery."""

from __future__ import annotations

from dataclasses import replace

import pytest

from methuselah.engine.definitions import Definition, defined
from methuselah.language import equips
from methuselah.pool import pool
from methuselah.rules.action.action import Action
from table_talk import Table


def made_of(name: str, *disciplines: str) -> Definition:
    """Equipment that is not implemented, with the ways to equip with it: at each level a key."""
    plain = equips()
    ways = tuple(replace(plain, key=key, disciplines=(key,)) for key in disciplines) or (plain,)
    return defined(pool()[name], modes=ways)


def smith(table: Table, *library: str | Definition) -> int:
    """Ayelech with the card, and a library with some equipment below the card drawn for it."""
    ayelech = table.you.ready("Ayelech")
    table.you.ready("Meaghan")
    table.you.holds("Magic of the Smith")
    table.you.library(*library, "Blood Doll")
    return ayelech


def in_library(table: Table) -> list[str]:
    """What lies in your library beside the filling."""
    names = [table.state.definition(c).name for c in table.state.seats[0].library]
    return sorted(name for name in names if name != "Filler")


def borne_by(table: Table, minion: int) -> list[str]:
    """The cards on a minion."""
    return [table.state.definition(c).name for c in table.state.cards[minion].attached]


def offered(table: Table) -> set[str]:
    """What the search offers."""
    table.until("choose", table.you)
    return {table.state.definition(o.target).name for o in table.you.options("choose")}


@pytest.mark.ruling("Magic of the Smith", 1)
def test_magic_of_the_smith_searches_at_resolution_and_equips(table: Table) -> None:
    """Nothing is named at announcement; cost and effect of the equipment come with it."""
    ayelech = smith(table, ".44 Magnum", "Kevlar Vest", "Majesty")
    table.prey.ready("Nassir")

    table.you.acts("Magic of the Smith", by=ayelech, level="tha")
    assert not table.you.may("choose")
    assert offered(table) == {".44 Magnum", "Kevlar Vest"}
    table.you.chooses("Kevlar Vest")

    assert borne_by(table, ayelech) == ["Kevlar Vest"]
    assert table.blood(ayelech) == 6
    assert table.you.pool() == 29
    assert table.prey.pool() == 30
    assert table.locked(ayelech)
    assert in_library(table) == [".44 Magnum", "Majesty"]
    assert table.you.hand() == ["Blood Doll"]
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("name", "level", "fails_at"), [("Kathy Glens", "tha", 0), ("Ayelech", "THA", 2)]
)
def test_magic_of_the_smith_has_stealth_one_or_three(
    table: Table, name: str, level: str, fails_at: int
) -> None:
    """A blocker with just that much less intercept fails, one more would do."""
    smith = table.you.ready(name)
    table.you.ready("Meaghan")
    table.you.holds("Magic of the Smith")
    blocker = table.prey.ready("Nassir")
    if fails_at == 2:
        table.prey.in_play("Sport Bike", on=blocker)
        table.prey.in_play("Raven Spy", on=blocker, level="ani")

    table.you.acts("Magic of the Smith", by=smith, level=level)
    table.prey.blocks(blocker)
    table.nobody_reacts()

    assert not table.locked(blocker)
    assert table.blood(smith) == {"Kathy Glens": 5, "Ayelech": 7}[name] - 1
    assert table.you.pool() == 30


def test_a_search_may_find_nothing_and_costs_the_blood(table: Table) -> None:
    """No equipment in the library, or none wanted: the cost is paid, the library shuffled."""
    ayelech = smith(table, "Sport Bike")

    table.you.acts("Magic of the Smith", by=ayelech, level="THA")
    table.until("choose", table.you)
    table.you.passes()

    assert table.state.cards[ayelech].attached == ()
    assert table.blood(ayelech) == 6
    assert table.you.pool() == 30
    assert any(entry.what == "shuffled" for entry in table.state.journal)
    assert table.waits_for(table.you)


def test_the_cost_of_the_equipment_must_be_payable(table: Table) -> None:
    """.44 Magnum costs 2 pool: with 1 pool it is not offered, Kevlar Vest for 1 is."""
    ayelech = smith(table, ".44 Magnum", "Kevlar Vest", "Bowl of Convergence")
    table.you.pool(1)

    table.you.acts("Magic of the Smith", by=ayelech, level="tha")

    assert offered(table) == {"Kevlar Vest", "Bowl of Convergence"}


def test_unique_and_single_equipment_is_not_taken_twice(table: Table) -> None:
    """A second Bowl of yours, a second vest on the same vampire; the prey's gun bars nothing."""
    ayelech = smith(table, "Kevlar Vest", "Bowl of Convergence", ".44 Magnum")
    other = table.you.ready("Lauren")
    table.you.in_play("Bowl of Convergence", on=other)
    table.you.in_play("Kevlar Vest", on=ayelech)
    theirs = table.prey.ready("Nassir")
    table.prey.in_play(".44 Magnum", on=theirs)

    table.you.acts("Magic of the Smith", by=ayelech, level="tha")

    assert offered(table) == {".44 Magnum"}


@pytest.mark.ruling("Magic of the Smith", 2)
def test_equipment_that_is_a_location_in_play_can_be_fetched(table: Table) -> None:
    """In the library it is equipment, whatever it becomes."""
    ayelech = smith(table, made_of("The Ankara Citadel, Turkey"), "Kevlar Vest")
    assert "location" in pool()["The Ankara Citadel, Turkey"].text.lower()

    table.you.acts("Magic of the Smith", by=ayelech, level="tha")
    table.you.chooses("The Ankara Citadel, Turkey")

    assert borne_by(table, ayelech) == ["The Ankara Citadel, Turkey"]


@pytest.mark.ruling("Magic of the Smith", 3)
def test_the_same_equipment_may_be_equipped_directly_this_turn(table: Table) -> None:
    """Unlocked by Freak Drive, the vampire equips from the hand: that is another action."""
    patrik = table.you.ready("Patrik Söderberg")
    table.you.ready("Meaghan")
    table.you.holds("Magic of the Smith", "Magic of the Smith", "Freak Drive", ".44 Magnum")
    table.you.library(".44 Magnum", "Blood Doll", "Blood Doll", "Blood Doll")

    table.you.acts("Magic of the Smith", by=patrik, level="tha")
    table.you.chooses(".44 Magnum")
    table.you.plays("Freak Drive", by=patrik, level="for")

    table.until("minion", table.you)
    assert not table.you.can_play("Magic of the Smith", by=patrik)
    assert table.you.can_play(".44 Magnum", by=patrik)
    table.you.acts(".44 Magnum", by=patrik)
    table.nobody_reacts()
    assert len(table.state.cards[patrik].attached) == 2


@pytest.mark.ruling("Magic of the Smith", 4)
def test_the_requirements_of_the_equipment_apply(table: Table) -> None:
    """A Tremere fetches no equipment that requires another clan; the action itself has no clan."""
    swords = (made_of("Femur of Toomler"), made_of("Sword of Nuln"))
    ayelech = smith(table, *swords, "Sport Bike")

    table.you.acts("Magic of the Smith", by=ayelech, level="tha")

    assert offered(table) == {"Sword of Nuln", "Sport Bike"}


@pytest.mark.ruling("Magic of the Smith", 5)
def test_the_vampire_chooses_the_level_of_what_is_found(table: Table) -> None:
    """Equipment with two levels: the vampire decides as when it equips from the hand."""
    ayelech = smith(table, made_of("Sport Bike", "dom", "DOM"), "Kevlar Vest")

    table.you.acts("Magic of the Smith", by=ayelech, level="tha")
    table.you.chooses("Sport Bike")
    table.you.chooses("Sport Bike", level="dom")

    (worn,) = table.state.cards[ayelech].attached
    assert table.state.cards[worn].mode == "dom"


@pytest.mark.ruling("Magic of the Smith", 6)
def test_magic_of_the_smith_is_an_equip_action(table: Table) -> None:
    """Its kind is equip, undirected: the prey and the predator may block it, nobody else."""
    ayelech = smith(table, "Sport Bike")
    table.prey.ready("Nassir")
    table.predator.ready("Ryan")
    table.grand_prey.ready("Lauren")

    table.you.acts("Magic of the Smith", by=ayelech, level="tha")
    action = table.state.frame(Action)

    assert action is not None
    assert (action.kind, action.targets) == ("equip", ())
    assert table.prey.may("block")
    assert table.predator.may("block")
    assert not table.grand_prey.may("block")


def test_magic_of_the_smith_needs_blood_sorcery_and_a_blood(table: Table) -> None:
    """The level and the vampire's own blood."""
    kathy = table.you.ready("Kathy Glens", blood=1)
    nassir = table.you.ready("Nassir")
    ryan = table.you.ready("Ryan")
    table.you.holds("Magic of the Smith")

    assert table.you.can_play("Magic of the Smith", by=kathy, level="tha")
    assert not table.you.can_play("Magic of the Smith", by=kathy, level="THA")
    assert table.you.can_play("Magic of the Smith", by=nassir, level="THA")
    assert not table.you.can_play("Magic of the Smith", by=ryan)


def test_a_blocked_smith_searches_nothing(table: Table) -> None:
    """No search, no cost; the card is burned."""
    kathy = table.you.ready("Kathy Glens")
    table.you.ready("Meaghan")
    magic = table.you.holds("Magic of the Smith")
    table.you.library("Sport Bike")
    blocker = table.prey.ready("Nassir")
    table.prey.in_play("Sport Bike", on=blocker)

    table.you.acts("Magic of the Smith", by=kathy, level="tha")
    table.prey.blocks(blocker)
    table.nobody_reacts()

    assert table.where(magic) == "ash_heap"
    assert table.state.cards[kathy].attached == ()
    assert table.blood(kathy) == 5 - 1
    assert table.you.pool() == 30
    assert not any(entry.what == "shuffled" for entry in table.state.journal)
