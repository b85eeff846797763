"""Each card that comes into play is brought there from the hand, as its type says, at its price.

The tests of a card mostly find it in play. Here each equipment, retainer, ally and location is
played by whoever meets what its face asks; nobody reacts.
"""

from __future__ import annotations

import re

import pytest

from combat_talk import COMPANION
from from_the_hand import WHERE, able, of_type
from methuselah.pool import pool
from table_talk import Table

LOCATIONS = [name for name in of_type("master") if "location" in pool()[name].keywords]


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


GAINS = {"High Museum of Art, Atlanta": 4}
"""The pool that comes with a location."""


@pytest.mark.parametrize("name", LOCATIONS)
def test_a_methuselah_puts_a_location_into_play(table: Table, name: str) -> None:
    """With a master phase action, in her master phase; its cost is paid."""
    face = pool()[name]
    table.you.ready(able(face), blood=11)
    table.you.ready("Zip")  # a Sabbat vampire, whose capacity may count
    table.prey.ready("Ryan")
    card = table.you.holds(name)
    table.begins("master")

    table.you.plays(card)
    chooses_the_first(table)

    there = ("ash_heap",) if name in BURNED_AT_ONCE else ("permanent", "attached")
    assert table.where(card) in there
    assert table.you.pool() <= 30 - (face.pool_cost or 0) + GAINS.get(name, 0)


STAYS = re.compile(r"[Pp]ut this card (?:in play|on )")
LASTING = [
    name for name in of_type("master") if STAYS.search(pool()[name].text) and name not in LOCATIONS
]
NEED_TARGETS = frozenset(
    (
        "Abombwe",
        "Ancestor Spirit",
        "Betrayer",
        "Brainwash",
        "Capitalist",
        "Carnivale",
        "Contract",
        "Corporal Reservoir",
        "Creep Show",
        "Dark Influences",
        "Detection",
        "Dominion",
        "Fear of Mekhet",
        "Gambit Accepted",
        "Guru",
        "Hand Contract",
        "Infamous Insurgent",
        "Legacy of Caine",
        "Legendary Vampire",
        "Lesser Boon",
        "Life Boon",
        "Major Boon",
        "Momentum's Edge",
        "Mundane",
        "New in Town",
        "Not to Be",
        "Proxy Kissed",
        "Regent",
        "Remover",
        "Rötschreck",
        "Saulot's Guiding Wisdom",
        "Shakar",
        "Sense Vibrations",
        "Sociopath",
        "Toreador Grand Ball",
        "Tragic Love Affair",
        "Vicissitude Poisoning",
    )
)
"""Masters and events that nobody could play at that table: their own tests say what they need."""
BURNED_AT_ONCE = frozenset(("Black Market Cache", "Secret Horde"))
"""What is burned without counters, where X is 0 at that table, or without cards to find."""


def plays_it(table: Table, name: str, phase: str) -> int:
    """Played in its phase, where there is something on both sides; what is asked is answered."""
    table.you.ready(able(pool()[name]), blood=9)
    table.you.ready(COMPANION)
    table.prey.ready("Ryan")
    table.you.uncontrolled("Nassir", blood=1)
    table.prey.torpor("Dirk (G4)")
    card = table.you.holds(name)
    table.begins(phase)
    may = table.you.may("play", card=card)
    assert may is (name not in NEED_TARGETS)
    if may:
        table.you.plays(card)
        chooses_the_first(table)
    return card


@pytest.mark.parametrize("name", LASTING)
def test_a_master_that_stays_is_put_there(table: Table, name: str) -> None:
    """In play or on a card, as its text says."""
    card = plays_it(table, name, "master")
    alone = "ut this card in play" in pool()[name].text
    there = ("permanent", "attached", "ready") if alone else ("attached",)
    if name in BURNED_AT_ONCE:
        there = ("ash_heap",)
    assert name in NEED_TARGETS or table.where(card) in there


@pytest.mark.parametrize("name", of_type("event"))
def test_an_event_is_put_into_play(table: Table, name: str) -> None:
    """With a discard phase action."""
    card = plays_it(table, name, "discard")
    assert name in NEED_TARGETS or table.where(card) in ("permanent", "ash_heap")
