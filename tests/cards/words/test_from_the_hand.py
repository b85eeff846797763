"""Each card that comes into play is brought there from the hand, as its type says, at its price.

The tests of a card mostly find it in play. Here each equipment, retainer, ally and location is
played by whoever meets what its face asks; nobody reacts.
"""

from __future__ import annotations

import pytest

from combat_talk import COMPANION
from fight_talk import replaced
from methuselah.cards import written
from methuselah.pool import Face, pool
from table_talk import Table

FACES = [face for face in (pool()[name] for name in written()) if face.library]
DISCIPLINES = tuple(
    "ABO ANI AUS CEL CHI DAI DEM DOM FOR MAL MEL MYT NEC OBE OBF OBL OBT POT PRE PRO QUI SAN SER "
    "SPI STR TEM THA THN VAL VIC VIS".split()
)
NEED_OTHERS = ("Rotting Behemoth", "Shambling Hordes", "The Vozhd of Sofia", "War Ghoul")
"""Allies that burn others, or cards of the ash heap, as they come: their own tests recruit them."""
WHERE = {"equipment": "attached", "retainer": "attached", "ally": "ready"}


def of_type(*kinds: str) -> list[str]:
    """The names of the defined cards of these types that ask for no title, sect or trait."""
    known = [f.name for f in FACES if {*kinds} & {*f.types} and not f.requires]
    return sorted({*known} - {*NEED_OTHERS})


LOCATIONS = [name for name in of_type("master") if "location" in pool()[name].keywords]


def able(face: Face) -> object:
    """A vampire of the clan that a card asks for, with every Discipline at superior."""
    clans = face.clans[:1] or ("Caitiff",)
    return replaced("Crow (G5)", clans=clans, disciplines=DISCIPLINES, capacity=11)


def chooses_the_first(table: Table) -> None:
    """Whatever is asked as the card is announced or comes into play; everybody else passes."""
    for _ in range(200):
        decision = table.asked()
        if decision is None or (table.over() and table.waits_for(table.seats[decision.seat])):
            return
        for index, option in enumerate(decision.options):
            if option.verb in ("choose", "seize"):
                table.take(index)
                break
        else:
            table.pass_on()
    raise AssertionError("it never ends")


@pytest.mark.parametrize("name", of_type("equipment", "retainer", "ally"))
def test_a_minion_brings_it_into_play(table: Table, name: str) -> None:
    """Equipped, employed or recruited by an action that nobody blocks; its cost is paid."""
    face = pool()[name]
    maker = table.you.ready(able(face), blood=11)
    table.you.ready(COMPANION)
    table.prey.ready("Ryan")
    card = table.you.holds(name)

    table.you.acts(card, by=maker)
    chooses_the_first(table)

    kind = next(kind for kind in WHERE if kind in face.types)
    assert table.where(card) == WHERE[kind]
    assert table.blood(maker) <= 11 - (face.blood_cost or 0)
    assert table.you.pool() <= 30 - (face.pool_cost or 0)


@pytest.mark.parametrize("name", LOCATIONS)
def test_a_methuselah_puts_a_location_into_play(table: Table, name: str) -> None:
    """With a master phase action, in her master phase; its cost is paid."""
    face = pool()[name]
    table.you.ready(able(face), blood=11)
    table.prey.ready("Ryan")
    card = table.you.holds(name)
    table.begins("master")

    table.you.plays(card)
    chooses_the_first(table)

    assert table.where(card) in ("permanent", "attached")
    assert table.you.pool() <= 30 - (face.pool_cost or 0)
