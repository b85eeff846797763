"""Vampires that pay more or less for cards of a description (`cards_cost`)."""

from __future__ import annotations

import pytest

from action_talk import action_of, told
from combat_talk import COMPANION, DODGE, fight, rest
from made_up import of_level, paper, thing
from methuselah.engine.definitions import Definition
from methuselah.language import (
    DIRECTED_AT_YOU,
    TARGET,
    bleed,
    can_recruit,
    choose,
    dodge,
    employs,
    intercept,
    maneuvers,
    modifier,
    reaction,
    ready,
    recruits,
    recruits_from_hand,
    strike,
    use,
    yours,
)
from methuselah.pool import pool
from methuselah.rules.action.action import stealth as stealth_of
from table_talk import Table


def lesson(code: str, blood: int) -> Definition:
    """An action for 1 pool that requires a Discipline and costs blood."""
    return of_level(code, blood_cost=blood)


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
    pytest.param("Ági (G6)", lesson("san", 2), 1, 0, id="Ági"),
    pytest.param("Ági (G6)", lesson("for", 2), 2, 0, id="Ági, another"),
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
        "Little Tailor of Prague (G2)",
        thing("ally", clans=("Tzimisce",), pool_cost=3),
        0,
        2,
        id="Tailor, clan",
    ),
    pytest.param(
        "Little Tailor of Prague (G2)",
        paper("Servant", levels={"vic": employs()}, life=1, blood_cost=2),
        1,
        0,
        id="Tailor, Vicissitude",
    ),
    pytest.param(
        "Little Tailor of Prague (G2)", lesson("vic", 2), 2, 0, id="Tailor: an action card"
    ),
    pytest.param(
        "Little Tailor of Prague (G2)", thing("ally", pool_cost=3), 0, 3, id="Tailor, another"
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
    # who fights with which card that costs 1 blood, against whom; what it costs
    pytest.param("Una (G3)", "for", "Crow (G5)", 0, id="Una"),
    pytest.param("Una (G3)", "pro", "Crow (G5)", 1, id="Una, another"),
    pytest.param("Ghede (G6)", "ser", "Crow (G5)", 0, id="Ghede"),
    pytest.param("Ghede (G6)", "pot", "Crow (G5)", 1, id="Ghede, another"),
    pytest.param("Rex, The Necronomist (G2)", "pot", "Crow (G5)", 2, id="Rex"),
    pytest.param("Magdelena Schaefer (G2)", "tha", "Crow (G5)", 2, id="Magdelena"),
    pytest.param("Ghede (G6)", "pot", "Claudio Severino (G5)", 2, id="against Claudio"),
    pytest.param("Claudio Severino (G5)", "tha", "Crow (G5)", 1, id="Claudio himself"),
    pytest.param("Ghede (G6)", "pot", "Djeneba (G7)", 2, id="against Djeneba"),
]


@pytest.mark.rules_text("003 Magdelena Schaefer 1")
@pytest.mark.parametrize(("name", "code", "foe", "cost"), FIGHTS)
def test_what_a_strike_card_costs(table: Table, name: str, code: str, foe: str, cost: int) -> None:
    """Paid as it is played; the strike is a dodge, so that nobody is hurt."""
    mine, theirs = table.you.ready(name), table.prey.ready(foe)
    table.you.holds(of_level(code, strike(dodge), blood_cost=1))
    table.prey.holds(DODGE)
    full = table.blood(mine)

    fight(table, mine, theirs)
    table.you.plays("Lesson", by=mine)
    table.prey.plays("A dodge", by=theirs)
    rest(table)

    assert full - table.blood(mine) == cost
    assert table.waits_for(table.you)


PIPE = paper(
    "Pipe",
    use(choose(ready(yours, can_recruit)), recruits_from_hand(TARGET), at=("master",)),
)
"""A made-up card in play: a minion recruits or employs somebody without an action."""


@pytest.mark.ruling("Little Tailor of Prague (G2)", 1)
@pytest.mark.parametrize(("name", "paid"), [("Little Tailor of Prague (G2)", 2), ("Lambach", 3)])
def test_the_tailor_pays_less_outside_actions_too(table: Table, name: str, paid: int) -> None:
    """An ally that requires a Tzimisce, recruited in the master phase by no action."""
    table.you.ready(name)
    table.you.in_play(PIPE)
    table.you.ready("Ryan")
    ally = table.you.holds(thing("ally", clans=("Tzimisce",), pool_cost=3))
    table.begins("master")
    table.you.uses("Pipe")
    table.until("minion", table.you)
    assert table.where(ally) == "ready"
    assert table.you.pool() == 30 - paid


@pytest.mark.parametrize(
    ("code", "cost"), [pytest.param("cel", 1, id="Celerity"), pytest.param("pre", 0, id="Presence")]
)
@pytest.mark.rules_text("003 Antoinette DuChamp 1")
def test_antoinette_pays_for_strikes_of_celerity(table: Table, code: str, cost: int) -> None:
    """Her one blood for a card that costs nothing; another strike stays free."""
    assert (pool()["Antoinette DuChamp"].group, pool()["Antoinette DuChamp"].capacity) == (2, 1)
    mine, theirs = table.you.ready("Antoinette DuChamp (G2)"), table.prey.ready("Crow (G5)")
    table.you.holds(of_level(code, strike(dodge)))
    table.prey.holds(DODGE)

    fight(table, mine, theirs)
    table.you.plays("Lesson", by=mine)
    table.prey.plays("A dodge", by=theirs)
    rest(table)

    assert table.blood(mine) == 1 - cost


def test_djeneba_taxes_strikes_of_the_other_only(table: Table) -> None:
    """A maneuver of the opposing minion costs what is printed; so do her own strikes."""
    mine, djeneba = table.you.ready("Crow (G5)"), table.prey.ready("Djeneba (G7)")
    table.you.holds(of_level("pro", maneuvers(), blood_cost=1), DODGE)
    table.prey.holds(paper("Own", strike(dodge), blood_cost=1))

    fight(table, mine, djeneba)
    table.you.plays("Lesson", by=mine)
    assert table.blood(mine) == 4
    table.you.plays("A dodge", by=mine)
    table.prey.plays("Own", by=djeneba)
    rest(table)

    assert table.blood(mine) == 3
    assert table.blood(djeneba) == 8


@pytest.mark.parametrize(("life", "may"), [(1, False), (2, True)])
def test_an_ally_pays_djenebas_tax_with_life(table: Table, life: int, may: bool) -> None:
    """A strike card that costs nothing: 1 life, which must be left."""
    mine, theirs = (
        table.you.ready("Loyal Street Gang", blood=life),
        table.prey.ready("Djeneba (G7)"),
    )
    table.you.holds(DODGE)
    table.prey.holds(DODGE)

    fight(table, mine, theirs)
    table.until("strike", table.you)
    assert table.you.can_play("A dodge", by=mine)
    table.you.plays("A dodge", by=mine)
    rest(table)

    assert table.where(mine) == ("ready" if may else "ash_heap")


@pytest.mark.parametrize(("kind", "cost"), [("strike", 1), ("modifier", 0)])
@pytest.mark.ruling("Rex, The Necronomist", 1)
def test_rex_pays_for_cards_played_as_combat_cards(table: Table, kind: str, cost: int) -> None:
    """A card of two types counts as what it is played as: no more for the modifier."""
    rex = table.you.ready("Rex, The Necronomist (G2)")
    theirs = table.prey.ready("Crow (G5)")
    both = paper("Both", strike(dodge), modifier(bleed(+1), at=("action",)))
    table.you.holds(both)
    table.prey.holds(DODGE)

    if kind == "strike":
        fight(table, rex, theirs)
        table.you.plays("Both", by=rex)
        table.prey.plays("A dodge", by=theirs)
    else:
        table.you.ready(COMPANION)
        table.you.acts(word="bleed", by=rex)
        table.you.plays("Both", by=rex)
    rest(table)

    assert table.blood(rex) == 3 - cost


# -- reactions ------------------------------------------------------------------------------------

REACTIONS = [
    # who acts, who reacts with which Discipline, what it costs
    pytest.param("Conrad Adoula (G4)", "Crow (G5)", "pro", 1, id="Conrad, younger"),
    pytest.param("Conrad Adoula (G4)", "Djeneba (G7)", "dom", 0, id="Conrad, older"),
    pytest.param("Nassir", "Crow (G5)", "pro", 0, id="somebody else acts"),
    pytest.param("Strohmann (G5)", "Djeneba (G7)", "aus", 1, id="Strohmann, Auspex"),
    pytest.param("Strohmann (G5)", "Djeneba (G7)", "dom", 0, id="Strohmann, another"),
]


@pytest.mark.parametrize(("acting", "reacting", "code", "cost"), REACTIONS)
def test_what_a_reaction_costs(
    table: Table, acting: str, reacting: str, code: str, cost: int
) -> None:
    """While he acts; the intercept comes, and the block fails all the same."""
    mine, theirs = table.you.ready(acting), table.prey.ready(reacting)
    table.you.ready("Conrad Adoula (G4)" if acting == "Nassir" else COMPANION)
    quick = reaction(DIRECTED_AT_YOU, intercept(+1), at=("action",), even_if_unneeded=True)
    table.prey.holds(of_level(code, quick))
    full = table.blood(theirs)

    table.you.acts(word="bleed", by=mine)
    table.prey.plays("Lesson", by=theirs)
    rest(table)

    assert full - table.blood(theirs) == cost


@pytest.mark.ruling("Conrad Adoula", 1)
@pytest.mark.parametrize(("whose", "cost"), [("you", 0), ("prey", 1)])
def test_conrad_taxes_what_is_played_as_a_reaction(table: Table, whose: str, cost: int) -> None:
    """A card of two types: younger vampires help with it, or react with it."""
    conrad = table.you.ready("Conrad Adoula (G4)")
    table.you.ready(COMPANION)
    young = getattr(table, whose).ready("Crow (G5)")
    way = modifier(bleed(+1), by="helper", at=("action",))
    both = paper("Both", way, reaction(DIRECTED_AT_YOU, bleed(-1), at=("action",)))
    getattr(table, whose).holds(both)

    table.you.acts(word="bleed", by=conrad)
    getattr(table, whose).plays("Both", by=young)
    rest(table)

    assert table.blood(young) == 5 - cost
    assert table.prey.pool() == (28 if whose == "you" else 30)


# -- what else they do ----------------------------------------------------------------------------


@pytest.mark.parametrize(("gehenna", "pool"), [(False, 29), (True, 30)])
def test_claudio_costs_a_pool_without_gehenna(table: Table, gehenna: bool, pool: int) -> None:
    """In your unlock phase, if there is no Gehenna card in play, whoever's it would be."""
    table.you.ready("Claudio Severino (G5)")
    if gehenna:
        table.prey.in_play(paper("Sign", kind="event", keywords=frozenset({"gehenna"})))

    table.begins("unlock")
    table.until("minion", table.you)

    assert table.you.pool() == pool
    assert table.prey.pool() == 30


def test_gabrin_locks_an_ally_or_a_younger_vampire(table: Table) -> None:
    """Of anybody, in torpor too, at +1 stealth; directed; he pays nothing."""
    gabrin = table.you.ready("Gabrin (G2)")
    own = table.you.ready(COMPANION)
    young = table.prey.ready("Crow (G5)")
    ally = table.prey.ready("Loyal Street Gang")
    lying = table.predator.torpor("Earl (G3)")
    table.grand_prey.ready("Khurshid (G6)")  # 8: not younger
    other = table.predator.ready("Octane (G6)")

    table.you.acts(gabrin, by=gabrin)
    assert table.you.choices() == {own, young, ally, lying, other}
    table.you.chooses(ally)
    assert stealth_of(table.state, action_of(table)) == 1
    assert action_of(table).targets == (table.prey.number,)
    rest(table)

    assert table.locked(ally)
    assert not table.locked(young)
    assert table.blood(gabrin) == 8
    assert table.waits_for(table.you)


@pytest.mark.parametrize("name", ["Ghede (G6)", "Uta Kovacs (G4)"])
def test_who_enters_combat_as_an_action(table: Table, name: str) -> None:
    """With a ready minion of another Methuselah, in a directed action."""
    mine = table.you.ready(name)
    table.you.ready(COMPANION)
    near, far = table.prey.ready("Crow (G5)"), table.grand_prey.ready("Loyal Street Gang")
    table.prey.torpor("Earl (G3)")
    table.prey.holds(DODGE)

    table.you.acts(mine, by=mine)
    assert table.you.choices() == {near, far}
    table.you.chooses(near)
    assert action_of(table).targets == (table.prey.number,)
    table.prey.plays("A dodge", by=near)
    rest(table)

    assert told(table, "combat") == 1
    assert table.blood(near) == 5
    assert table.locked(mine)
    assert table.waits_for(table.you)
