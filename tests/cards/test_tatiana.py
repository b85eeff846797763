"""Tatiana Stepanova plays what requires a Brujah or a Gangrel."""

from __future__ import annotations

import pytest

from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.engine.rows import total
from methuselah.language import (
    THIS,
    action,
    clan,
    equips,
    fits,
    gain_pool,
    master,
    on,
    put_on,
    searches_for_equipment,
    static,
    when,
)
from table_talk import Table

TATIANA = "Tatiana Stepanova, Alastor (G4)"
CLANS = ("Brujah", "Gangrel", "Ravnos", "Brujah antitribu", "Gangrel antitribu", "Tremere")
HERS = {"Brujah", "Gangrel", "Ravnos"}


def asking(clan_: str) -> Definition:
    """An action card that requires this clan, for 1 pool."""
    return paper(f"Of a {clan_}", action(gain_pool(1), stealth=1), clans=(clan_,))


def teaching(clan_: str) -> Definition:
    """A master card that requires this clan, for 1 pool."""
    return paper(f"Place of a {clan_}", master(gain_pool(1)), clans=(clan_,))


def test_tatiana_plays_what_brujah_and_gangrel_play(table: Table) -> None:
    """And what Ravnos play, which she is; no antitribu, no other clan."""
    tatiana = table.you.ready(TATIANA)
    table.you.holds(*(asking(name) for name in CLANS))

    table.asked()
    assert {x for x in CLANS if table.you.can_play(f"Of a {x}", by=tatiana)} == HERS


@pytest.mark.parametrize("name", ["Brujah", "Gangrel"])
def test_such_an_action_has_its_effect(table: Table, name: str) -> None:
    """The action card does what it says."""
    tatiana = table.you.ready(TATIANA)
    table.you.ready("Meaghan")
    card = table.you.holds(asking(name))

    table.you.acts(f"Of a {name}", by=tatiana)
    table.nobody_reacts()
    assert table.you.pool() == 31
    assert table.where(card) == "ash_heap"
    assert table.locked(tatiana)
    assert table.waits_for(table.you)


def test_her_neighbours_play_what_they_are(table: Table) -> None:
    """Another vampire of yours does not become a Brujah by her."""
    table.you.ready(TATIANA)
    other = table.you.ready("Ryan")
    table.you.holds(asking("Brujah"), asking("Gangrel"), asking("Nosferatu"))

    table.asked()
    mine = ("Brujah", "Gangrel", "Nosferatu")
    assert {x for x in mine if table.you.can_play(f"Of a {x}", by=other)} == {"Nosferatu"}


@pytest.mark.parametrize(
    ("whose", "region", "may"),
    [
        ("you", "ready", HERS),
        ("you", "torpor", set()),
        ("prey", "ready", set()),
    ],
)
def test_you_play_masters_with_her(table: Table, whose: str, region: str, may: set[str]) -> None:
    """You alone, and while she is ready."""
    getattr(table, whose).puts(TATIANA, region)
    table.you.ready("Ryan")
    table.you.holds(*(teaching(name) for name in CLANS), "Life in the City")
    table.begins("master")

    assert table.you.can_play("Life in the City")
    assert {x for x in CLANS if table.you.can_play(f"Place of a {x}")} == may


@pytest.mark.ruling("Tatiana Stepanova, Alastor", 1)
@pytest.mark.parametrize("name", ["Brujah", "Gangrel"])
def test_equipment_that_is_found_is_not_played(table: Table, name: str) -> None:
    """From the hand she equips with it; out of the library only with what requires nothing."""
    tatiana = table.you.ready(TATIANA)
    search = paper("Search", action(searches_for_equipment(), stealth=1, kind="equip"))
    table.you.holds(search, paper("Own Ring", equips(), clans=(name,)))
    table.you.library(paper("Clan Ring", equips(), clans=(name,)), paper("Any Ring", equips()))
    table.you.library("Life in the City")

    table.asked()
    assert table.you.can_play("Own Ring", by=tatiana)
    table.you.acts("Search", by=tatiana)
    table.until("choose", table.you)
    asked = table.asked()
    assert asked is not None
    found = [table.state.definition(o.target).name for o in asked.options if o.target >= 0]
    assert found == ["Any Ring"]


@pytest.mark.ruling("Tatiana Stepanova, Alastor", 2)
@pytest.mark.parametrize("name", ["Brujah", "Gangrel"])
def test_only_the_effects_of_the_card_treat_her_so(table: Table, name: str) -> None:
    """As it is played she is one; what the card does in play does not see one."""
    tatiana = table.you.ready(TATIANA)
    mine = fits(THIS, on(clan(name)))
    once = paper(
        "Once",
        action(when(mine, gain_pool(1)), put_on(THIS), stealth=1),
        static("bleed", +3, when=mine),
        clans=(name,),
    )
    card = table.you.holds(once)
    table.asked()
    before = total(table.state, "bleed", tatiana)

    table.you.acts("Once", by=tatiana)
    table.nobody_reacts()
    assert table.you.pool() == 31
    assert table.on(card) == tatiana
    assert total(table.state, "bleed", tatiana) == before
