"""Gem Ghastly, Philip van Vermeer IV, Tatiana, Lisandro play cards as if of another clan."""

from __future__ import annotations

import pytest

from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.engine.rows import total
from methuselah.language import (
    TARGET,
    THIS,
    action,
    choose,
    clan,
    crypt,
    equips,
    exists,
    fits,
    gain_blood,
    gain_pool,
    master,
    on,
    put_on,
    searches_for_equipment,
    static,
    uncontrolled,
    when,
    yours,
)
from table_talk import Table

GEM = "Gem Ghastly (G5)"
PHILIP = "Philip van Vermeer IV (G2)"
TATIANA = "Tatiana Stepanova, Alastor (G4)"
LISANDRO = "Lisandro Giovanni (G3)"
OWN = {GEM: "Malkavian", PHILIP: "Malkavian", TATIANA: "Ravnos", LISANDRO: "Giovanni"}
CLANS = (
    *("Brujah", "Gangrel", "Malkavian", "Ravnos", "Tremere", "Ventrue"),
    *("Brujah antitribu", "Gangrel antitribu", "Ventrue antitribu"),
    *("Giovanni", "Samedi"),
)
LENT = [
    (GEM, "Ventrue"),
    (PHILIP, "Ventrue"),
    (TATIANA, "Brujah"),
    (TATIANA, "Gangrel"),
    (LISANDRO, "Samedi"),
    (LISANDRO, "Ventrue antitribu"),
]
LENDS = {name: {clan for other, clan in LENT if other == name} for name in OWN}


def asking(clan_: str, number: str = "") -> Definition:
    """An action card that requires this clan, for 1 pool."""
    return paper(f"Of a {clan_}{number}", action(gain_pool(1), stealth=1), clans=(clan_,))


def teaching(clan_: str) -> Definition:
    """A master card that requires this clan, for 1 pool."""
    return paper(f"Place of a {clan_}", master(gain_pool(1)), clans=(clan_,))


@pytest.mark.parametrize("name", OWN)
def test_what_the_other_clan_plays_and_what_its_own(table: Table, name: str) -> None:
    """No antitribu, no third clan."""
    mine = table.you.ready(name)
    table.you.holds(*(asking(clan_) for clan_ in CLANS))

    table.asked()
    may = {clan_ for clan_ in CLANS if table.you.can_play(f"Of a {clan_}", by=mine)}
    assert may == LENDS[name] | {OWN[name]}


@pytest.mark.parametrize(("name", "clan_"), LENT)
def test_such_an_action_has_its_effect_each_time(table: Table, name: str, clan_: str) -> None:
    """The action card does what it says, again in the next turn."""
    mine = table.you.ready(name)
    table.you.ready("Meaghan")
    card = table.you.holds(asking(clan_))
    table.you.holds(asking(clan_, " again"))

    table.you.acts(f"Of a {clan_}", by=mine)
    table.nobody_reacts()
    assert table.you.pool() == 31
    assert table.where(card) == "ash_heap"
    assert table.locked(mine)
    assert table.waits_for(table.you)
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    table.you.acts(f"Of a {clan_} again", by=mine)
    table.nobody_reacts()
    assert table.you.pool() == 32


@pytest.mark.parametrize("name", OWN)
def test_neighbours_play_what_they_are(table: Table, name: str) -> None:
    """Another vampire of yours, a Nosferatu, is of no other clan by it."""
    table.you.ready(name)
    other = table.you.ready("Ryan")
    clans = (*CLANS, "Nosferatu")
    table.you.holds(*(asking(clan_) for clan_ in clans))

    table.asked()
    may = {clan_ for clan_ in clans if table.you.can_play(f"Of a {clan_}", by=other)}
    assert may == {"Nosferatu"}


@pytest.mark.parametrize("name", OWN)
@pytest.mark.parametrize(
    ("whose", "region", "may"),
    [("you", "ready", True), ("you", "torpor", False), ("prey", "ready", False)],
)
def test_you_play_masters_with_it(
    table: Table, name: str, whose: str, region: str, may: bool
) -> None:
    """You alone, and while it is ready."""
    getattr(table, whose).puts(name, region)
    table.you.ready("Ryan")
    table.you.holds(*(teaching(clan_) for clan_ in CLANS), "Life in the City")
    table.begins("master")

    assert table.you.can_play("Life in the City")
    playable = {clan_ for clan_ in CLANS if table.you.can_play(f"Place of a {clan_}")}
    assert playable == (LENDS[name] | {OWN[name]} if may else set())


@pytest.mark.ruling("Gem Ghastly (G5)", 1)
@pytest.mark.ruling("Philip van Vermeer IV", 1)
@pytest.mark.ruling("Tatiana Stepanova, Alastor", 1)
@pytest.mark.ruling(LISANDRO, 3)
@pytest.mark.parametrize(("name", "clan_"), LENT)
def test_equipment_that_is_found_is_not_played(table: Table, name: str, clan_: str) -> None:
    """It equips from the hand; out of the library only with what requires nothing."""
    mine = table.you.ready(name)
    table.you.ready("Ryan")
    search = paper("Search", action(searches_for_equipment(), stealth=1, kind="equip"))
    table.you.holds(search, paper("Own Ring", equips(), clans=(clan_,)))
    table.you.library(paper("Clan Ring", equips(), clans=(clan_,)), paper("Any Ring", equips()))
    table.you.library("Life in the City")

    table.asked()
    assert table.you.can_play("Own Ring", by=mine)
    table.you.acts("Search", by=mine)
    table.until("choose", table.you)
    asked = table.asked()
    assert asked is not None
    found = [table.state.definition(o.target).name for o in asked.options if o.target >= 0]
    assert found == ["Any Ring"]


@pytest.mark.ruling("Gem Ghastly (G5)", 2)
@pytest.mark.ruling("Philip van Vermeer IV", 2)
@pytest.mark.ruling("Tatiana Stepanova, Alastor", 2)
@pytest.mark.ruling(LISANDRO, 4)
@pytest.mark.parametrize(("name", "clan_"), LENT)
def test_only_the_effects_of_the_card_treat_it_so(table: Table, name: str, clan_: str) -> None:
    """As it is played it is of the clan; what the card does in play does not see it so."""
    vampire = table.you.ready(name)
    table.you.ready("Ryan")
    mine = fits(THIS, on(clan(clan_)))
    once = paper(
        "Once",
        action(when(mine, gain_pool(1)), put_on(THIS), stealth=1),
        static("bleed", +3, when=mine),
        clans=(clan_,),
    )
    card = table.you.holds(once)
    table.asked()
    before = total(table.state, "bleed", vampire)

    table.you.acts("Once", by=vampire)
    table.nobody_reacts()
    assert table.you.pool() == 31
    assert table.on(card) == vampire
    assert total(table.state, "bleed", vampire) == before
    assert table.waits_for(table.you)


@pytest.mark.ruling(LISANDRO, 2)
def test_lisandro_is_a_giovanni_where_he_is_not_in_play(table: Table) -> None:
    """Neither uncontrolled nor in the crypt is he a Samedi."""
    caller = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    table.you.uncontrolled(LISANDRO)
    table.you.crypt("Hasani", LISANDRO)
    young = table.you.uncontrolled("Abebe")
    for name, where in (("Call", uncontrolled), ("Contact", crypt)):
        feeds = action(exists(where(yours, clan("Samedi"))), gain_pool(1), stealth=1)
        table.you.holds(paper(name, feeds))
    call = paper("Gift", action(choose(uncontrolled(clan("Samedi"))), gain_blood(1, TARGET)))
    table.you.holds(call)
    table.asked()
    assert table.you.can_play("Call", by=caller)  # Abebe is one
    assert not table.you.can_play("Contact", by=caller)
    table.you.acts("Gift", by=caller)
    table.nobody_reacts()
    assert table.blood(young) == 1
