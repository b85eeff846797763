"""Antonio d'Erlette: four transfers bring a mage from the library or the hand."""

from __future__ import annotations

import pytest

from made_up import paper
from methuselah.language import YOU, recruits, static
from table_talk import Seat, Table

CARD = "Antonio d'Erlette (G4)"
OTHER = paper("Hireling", recruits())
"""An ally that anybody could recruit, no mage."""
TALAQ = "Talaq, The Immortal"
BOTH, HAND_ONLY = 0, 1
"""Which places are searched: the library and the hand, or the hand alone."""


def searches(table: Table, antonio: int, way: int = BOTH) -> None:
    """Use the transfers and look."""
    table.you.uses(antonio)
    table.you.chooses(number=way)


def shuffled(table: Table) -> bool:
    """Whether a library was."""
    return any(line.what == "shuffled" for line in table.state.journal)


@pytest.mark.parametrize("place", ["library", "hand"])
@pytest.mark.parametrize("locked", [False, True])
def test_a_mage_comes_from_either_place(table: Table, place: str, locked: bool) -> None:
    """With its life, for its cost in pool; of the hand it is replaced. He is not locked for it."""
    antonio = table.you.ready(CARD, blood=5, locked=locked)
    mages = {
        "library": table.you.library("Nephandus", "Outcast Mage", "Blood Doll", OTHER)[0],
        "hand": table.you.holds(TALAQ, "Veneficti", "Vagabond Mystic")[0],
    }
    others = [table.prey.holds("Nephandus"), table.you.ash_heap("Thadius Zho")]
    table.you.uncontrolled("Ryan")
    table.begins("influence")
    held = len(table.you.hand())

    searches(table, antonio)
    assert table.you.choices() == set(mages.values())  # no Tremere is he, nor infernal
    table.you.chooses(mages[place])

    assert table.where(mages[place]) == "ready"
    assert table.blood(mages[place]) == (2 if place == "library" else 3)
    assert table.you.pool() == 30 - (2 if place == "library" else 3)
    assert (table.blood(antonio), table.locked(antonio)) == (5, locked)
    assert not table.locked(mages[place])
    assert len(table.you.hand()) == held  # one from the hand is replaced
    assert shuffled(table)
    assert table.where(mages["hand" if place == "library" else "library"]) != "ready"
    assert [table.where(other) for other in others] == ["hand", "ash_heap"]
    assert not table.you.may("use", card=antonio)  # no transfers are left
    assert not table.you.may("transfer")


def test_the_hand_alone_is_searched_without_shuffling(table: Table) -> None:
    """Library and/or hand: then the library keeps its order, and its mage is not offered."""
    antonio = table.you.ready(CARD)
    table.you.library("Nephandus", "Blood Doll")
    mage, *_ = table.you.holds(TALAQ, "Outcast Mage", OTHER)
    table.prey.holds("Nephandus")
    table.begins("influence")

    searches(table, antonio, HAND_ONLY)
    assert table.you.choices() == {mage}
    table.you.chooses(mage)
    assert table.where(mage) == "ready"
    assert not shuffled(table)


def test_a_search_may_find_nothing_and_shuffles(table: Table) -> None:
    """The transfers are gone all the same."""
    antonio = table.you.ready(CARD)
    table.you.library("Nephandus", "Blood Doll")
    table.begins("influence")

    searches(table, antonio)
    table.you.passes()
    assert shuffled(table)
    assert table.you.pool() == 30
    assert not table.you.may("use", card=antonio)


@pytest.mark.parametrize(
    ("whose", "region", "fewer", "may"),
    [
        ("you", "ready", 0, True),
        ("you", "ready", 1, False),  # 3 transfers
        ("you", "torpor", 0, False),
        ("prey", "ready", 0, False),  # it is your influence phase
    ],
)
def test_antonio_is_ready_and_four_transfers_are_there(
    table: Table, whose: str, region: str, fewer: int, may: bool
) -> None:
    """In the influence phase of his controller."""
    seat: Seat = getattr(table, whose)
    antonio = seat.puts(CARD, region)
    table.you.in_play(paper("Slow", static("transfers", -fewer, YOU), kind="master"))
    seat.holds("Nephandus")
    table.you.uncontrolled("Ryan")
    table.begins("influence")

    assert table.you.may("use", card=antonio) is may
    assert not table.prey.may("use", card=antonio)


@pytest.mark.ruling(CARD, 1)
@pytest.mark.parametrize("way", [BOTH, HAND_ONLY])
@pytest.mark.parametrize("helps", [False, True])
def test_what_needs_no_action_makes_the_mage_cheaper(table: Table, helps: bool, way: int) -> None:
    """Tshwane helps, Charisma does not. [LSJ 20090920-2]"""
    antonio = table.you.ready(CARD)
    table.you.in_play("Charisma", on=antonio)
    base = table.you.in_play("Powerbase: Tshwane")
    mage = table.you.holds(TALAQ)
    table.begins("influence")

    searches(table, antonio, way)
    table.you.chooses(mage)
    table.until("paying", table.you)
    if helps:
        table.you.uses(base)
    else:
        table.you.passes()
    assert table.where(mage) == "ready"
    assert table.you.pool() == (28 if helps else 27)
    assert table.locked(base) is helps


@pytest.mark.parametrize("way", [BOTH, HAND_ONLY])
def test_he_chooses_the_level_of_a_mage_with_several(table: Table, way: int) -> None:
    """Among the Disciplines that he has."""
    antonio = table.you.ready(CARD)
    levels = {"dom": recruits(), "tha": recruits(), "aus": recruits()}
    mage = table.you.holds(paper("Adept", levels=levels, keywords=frozenset({"mage"}), life=1))
    table.begins("influence")

    searches(table, antonio, way)
    table.you.chooses(mage)
    assert {one.mode for one in table.you.options("choose")} == {"dom", "tha"}
    table.you.chooses(level="tha")
    assert table.where(mage) == "ready"
    assert table.state.cards[mage].mode == "tha"
    assert table.waits_for(table.you)
