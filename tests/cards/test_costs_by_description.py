"""Vampires that pay more or less for cards of a description (`cards_cost`)."""

from __future__ import annotations

from typing import Any

import pytest

from action_talk import action_of, told
from combat_talk import COMPANION, fight, made_up, rest
from made_up import of_level, paper
from methuselah.engine.definitions import Definition
from methuselah.language import (
    action,
    dodge,
    employs,
    equips,
    gain_pool,
    hand_strike,
    intercept,
    reaction,
    recruits,
    strike,
)
from methuselah.rules.action import stealth as stealth_of
from table_talk import Table

ERRAND = {"way": action(gain_pool(1), stealth=1)}


def lesson(code: str, blood: int) -> Definition:
    """An action for 1 pool that requires a Discipline and costs blood."""
    return of_level(code, blood_cost=blood)


def thing(kind: str, **face: Any) -> Definition:
    """An ally, a retainer or equipment without a text."""
    ways = {"ally": recruits, "retainer": employs, "equipment": equips}
    life = {} if kind == "equipment" else {"life": 2}
    return paper("Thing", ways[kind](), **life, **face)


COSTS = [
    # who, the card, blood and pool paid
    pytest.param("Badr, Shadow of Granada (G5)", lesson("obt", 2), 1, 0, id="Badr"),
    pytest.param("Badr, Shadow of Granada (G5)", lesson("obt", 0), 0, 0, id="Badr, nothing less"),
    pytest.param("Badr, Shadow of Granada (G5)", lesson("dom", 2), 2, 0, id="Badr, another"),
    pytest.param("Gabrin (G2)", lesson("chi", 1), 0, 0, id="Gabrin"),
    pytest.param("Gabrin (G2)", lesson("dom", 1), 1, 0, id="Gabrin, another"),
    pytest.param("Marconius (G2)", lesson("myt", 2), 1, 0, id="Marconius"),
    pytest.param("Marconius (G2)", lesson("dom", 2), 2, 0, id="Marconius, another"),
    pytest.param("Mitru the Hunter (G4)", lesson("cel", 2), 1, 0, id="Mitru"),
    pytest.param("Mitru the Hunter (G4)", lesson("pro", 2), 2, 0, id="Mitru, another"),
    pytest.param("Uta Kovacs (G4)", lesson("tha", 2), 1, 0, id="Uta"),
    pytest.param("Uta Kovacs (G4)", lesson("dom", 2), 2, 0, id="Uta, another"),
    pytest.param("Antoinette DuChamp (G2)", lesson("cel", 0), 1, 0, id="Antoinette"),
    pytest.param("Antoinette DuChamp (G2)", lesson("pre", 0), 0, 0, id="Antoinette, another"),
    pytest.param("Una (G3)", lesson("for", 2), 2, 0, id="Una: no combat card"),
    pytest.param("Ghede (G6)", lesson("ser", 2), 2, 0, id="Ghede: no combat card"),
    pytest.param(
        "Chalcedony (G6)", thing("ally", clans=("Gargoyle",), pool_cost=3), 0, 2, id="Chalcedony"
    ),
    pytest.param(
        "Chalcedony (G6)",
        thing("equipment", clans=("Gargoyle",), blood_cost=2),
        1,
        0,
        id="Chalcedony, blood",
    ),
    pytest.param("Chalcedony (G6)", thing("ally", pool_cost=3), 0, 3, id="Chalcedony, another"),
    pytest.param(
        "Dr. Oliver Genet (G6)",
        thing("retainer", disciplines=("nec",), pool_cost=2),
        0,
        2,
        id="Oliver: without the level",
    ),
    pytest.param(
        "Dr. Oliver Genet (G6)",
        thing("ally", clans=("Giovanni",), pool_cost=3),
        0,
        2,
        id="Oliver, clan",
    ),
    pytest.param(
        "Dr. Oliver Genet (G6)",
        paper("Servant", levels={"nec": employs()}, life=1, blood_cost=2),
        1,
        0,
        id="Oliver, Necromancy",
    ),
    pytest.param(
        "Dr. Oliver Genet (G6)", lesson("nec", 2), 2, 0, id="Oliver: neither ally nor retainer"
    ),
    pytest.param("Dr. Oliver Genet (G6)", thing("ally", pool_cost=3), 0, 3, id="Oliver, another"),
    pytest.param(
        "Erebus (G3)",
        thing("ally", keywords=frozenset({"wraith"}), pool_cost=3),
        0,
        2,
        id="Erebus",
    ),
    pytest.param("Erebus (G3)", thing("retainer", pool_cost=3), 0, 3, id="Erebus, another"),
    pytest.param(
        "Inyanga (G4)", thing("ally", clans=("Gangrel",), pool_cost=3), 0, 2, id="Inyanga"
    ),
    pytest.param(
        "Inyanga (G4)",
        thing("retainer", clans=("Gangrel",), pool_cost=3),
        0,
        3,
        id="Inyanga: a retainer",
    ),
    pytest.param(
        "Máddji, Mistress of Szlachtas (G6)",
        thing("retainer", clans=("Tzimisce",), blood_cost=2),
        1,
        0,
        id="Máddji",
    ),
    pytest.param(
        "Máddji, Mistress of Szlachtas (G6)", thing("ally", pool_cost=2), 0, 2, id="Máddji, another"
    ),
    pytest.param(
        "Martino della Passaglia (G6)", thing("equipment", pool_cost=2), 0, 1, id="Martino"
    ),
    pytest.param(
        "Martino della Passaglia (G6)", thing("ally", pool_cost=2), 0, 2, id="Martino, another"
    ),
    pytest.param(
        "Regina Giovanni, The Right Hand of Augustus (G2)",
        thing("ally", pool_cost=2),
        0,
        1,
        id="Regina, ally",
    ),
    pytest.param(
        "Regina Giovanni, The Right Hand of Augustus (G2)",
        thing("retainer", blood_cost=2),
        1,
        0,
        id="Regina, retainer",
    ),
    pytest.param(
        "Regina Giovanni, The Right Hand of Augustus (G2)",
        thing("equipment", pool_cost=2),
        0,
        2,
        id="Regina, another",
    ),
    pytest.param(
        "Grimgroth (G6)",
        thing("ally", keywords=frozenset({"mage"}), pool_cost=3),
        0,
        1,
        id="Grimgroth",
    ),
    pytest.param("Grimgroth (G6)", thing("ally", pool_cost=3), 0, 3, id="Grimgroth, another"),
]


@pytest.mark.parametrize(("name", "card", "blood", "pool"), COSTS)
def test_what_an_action_costs(
    table: Table, name: str, card: Definition, blood: int, pool: int
) -> None:
    """Paid as it succeeds; a vampire beside pays what is printed."""
    mine = table.you.ready(name)
    table.you.ready(COMPANION)
    table.you.holds(card)
    full = table.blood(mine)
    gained = 1 if card.name == "Lesson" else 0

    table.you.acts(card.name, by=mine)
    rest(table)

    assert full - table.blood(mine) == blood
    assert table.you.pool() == 30 - pool + gained
    assert table.waits_for(table.you)


def test_grimgroth_makes_mages_cheaper_for_tremere_of_yours(table: Table) -> None:
    """While he is ready: for a Tremere, for no other clan, not for another Methuselah's."""
    mages = frozenset({"mage"})
    table.you.ready("Grimgroth (G6)")
    tremere, ryan = table.you.ready("Chrysanthemum (G6)"), table.you.ready("Ryan")
    table.you.ready(COMPANION)
    one = paper("Mage", recruits(), life=1, keywords=mages, pool_cost=3)
    two = paper("Sage", recruits(), life=1, keywords=mages, pool_cost=3)
    table.you.holds(one, two)

    table.you.acts("Mage", by=tremere)
    rest(table)
    assert table.you.pool() == 29
    table.you.acts("Sage", by=ryan)
    rest(table)

    assert table.you.pool() == 26


def test_grimgroth_in_torpor_makes_nothing_cheaper(table: Table) -> None:
    """He is not ready."""
    table.you.torpor("Grimgroth (G6)")
    tremere = table.you.ready("Chrysanthemum (G6)")
    table.you.ready(COMPANION)
    table.you.holds(thing("ally", keywords=frozenset({"mage"}), pool_cost=3))

    table.you.acts("Thing", by=tremere)
    rest(table)

    assert table.you.pool() == 27


# -- combat cards ---------------------------------------------------------------------------------

FIGHTS = [
    # who fights with which card, against whom; what the card costs of 2 blood
    pytest.param("Una (G3)", "for", "Crow (G5)", 1, id="Una"),
    pytest.param("Una (G3)", "pro", "Crow (G5)", 2, id="Una, another"),
    pytest.param("Ghede (G6)", "ser", "Crow (G5)", 1, id="Ghede"),
    pytest.param("Ghede (G6)", "pot", "Crow (G5)", 2, id="Ghede, another"),
    pytest.param("Rex, The Necronomist (G2)", "pot", "Crow (G5)", 3, id="Rex"),
    pytest.param("Magdelena Schaefer (G2)", "tha", "Crow (G5)", 3, id="Magdelena"),
    pytest.param("Antoinette DuChamp (G2)", "cel", "Crow (G5)", 3, id="Antoinette"),
    pytest.param("Antoinette DuChamp (G2)", "pre", "Crow (G5)", 2, id="Antoinette, another"),
    pytest.param("Ghede (G6)", "pot", "Claudio Severino (G5)", 3, id="against Claudio"),
    pytest.param("Claudio Severino (G5)", "tha", "Crow (G5)", 2, id="Claudio himself"),
    pytest.param("Ghede (G6)", "pot", "Djeneba (G7)", 3, id="against Djeneba"),
    pytest.param("Djeneba (G7)", "dom", "Crow (G5)", 2, id="Djeneba herself"),
]


@pytest.mark.parametrize(("name", "code", "foe", "cost"), FIGHTS)
def test_what_a_strike_card_costs(table: Table, name: str, code: str, foe: str, cost: int) -> None:
    """Paid as it is played; nobody hurts anybody."""
    price = min(2, table_capacity(name) - 1)
    mine, theirs = table.you.ready(name), table.prey.ready(foe)
    table.you.holds(of_level(code, strike(dodge), blood_cost=price))
    full = table.blood(mine)

    fight(table, mine, theirs)
    table.you.plays("Lesson", by=mine)

    paid = told(table, "burned blood", card=mine)
    assert (paid > 0) == (cost > 0)
    rest(table)
    assert full - table.blood(mine) == cost - 2 + price
    assert table.waits_for(table.you)
