"""Summon History: what cost X or less comes back, and whoever was no older than that."""

from __future__ import annotations

import pytest

from action_talk import action_of, told
from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import rest
from made_up import paper
from methuselah.engine.definitions import defined
from methuselah.language import employs, equips, recruits, static
from methuselah.pool import pool
from methuselah.rules.action.action import stealth
from table_talk import Table

CARD = "Summon History"
SAGE = made_vampire("Sage", "TEM", capacity=8)


def until_found(table: Table) -> None:
    """Everybody passes until the search, or to the end."""
    while not table.over() and table.asked().window != "choose":  # type: ignore[union-attr]
        table.pass_on()


def summons(table: Table, sage: int, level: str, number: int) -> None:
    """The card is played for X."""
    table.you.acts(CARD, by=sage, level=level)
    table.you.chooses(number=number)


@pytest.mark.ruling(CARD, 1)
@pytest.mark.parametrize("place", ["library", "ash_heap"])
@pytest.mark.parametrize(("number", "names"), [(0, "a"), (1, "ab"), (2, "abc"), (3, "abcd")])
def test_what_cost_so_much_comes(table: Table, place: str, number: int, names: str) -> None:
    """X is chosen at the announcement: ally, retainer, equipment for X or fewer blood or pool."""
    sage = table.you.ready(SAGE)
    table.you.ready(COMPANION)
    table.you.holds(CARD, PAUSE)
    hat = paper("Hat", equips(), kind="equipment")
    page = paper("Page", employs(), life=2, pool_cost=1)
    spirit = paper("Spirit", employs(), life=2, blood_cost=2)
    oaf = paper("Oaf", recruits(), kind="ally", life=3, strength=1, bleed=1, pool_cost=3)
    cards = dict(zip("abcd", getattr(table.you, place)(hat, page, spirit, oaf), strict=True))
    getattr(table.you, place)("Fame", "Blood Doll")
    getattr(table.prey, place)(hat, oaf)
    table.prey.ready("Nassir")
    table.you.acts(CARD, by=sage, level="tem")
    assert [one.number for one in table.you.options("choose")] == [*range(9)]
    table.you.chooses(number=number)
    assert (stealth(table.state, action_of(table)), action_of(table).targets) == (0, ())
    until_found(table)
    assert table.you.choices() == {cards[one] for one in names}
    last = cards[names[-1]]
    table.you.chooses(last)
    rest(table)
    assert (table.where(last) == "ready") is (number == 3)
    if number < 3:
        assert table.on(last) == sage
    else:
        assert table.blood(last) == 3
        assert table.you.may("act", minion=last)  # it can act in this turn
    if number in (1, 2):
        assert table.blood(last) == 2
    assert table.blood(sage) == 8 - number
    assert table.you.pool() == 30
    assert told(table, "shuffled") >= 1
    assert table.waits_for(table.you)


@pytest.mark.ruling(CARD, 4)
@pytest.mark.ruling(CARD, 5)
@pytest.mark.rules_text("003 Summon History 1")
def test_it_comes_at_the_basic_level(table: Table) -> None:
    """Whatever it requires: a sect, a Discipline that the vampire lacks, or has at superior."""
    sage = table.you.ready(made_vampire("Sage", "TEM", "ANI", capacity=8))
    table.you.ready(COMPANION)
    table.you.holds(CARD)
    wolf = paper(
        "Wolf",
        levels={"ani": employs(), "ANI": employs()},
        life=1,
        requires=("camarilla",),
        disciplines=("ani",),
    )
    held = table.you.ash_heap(wolf)
    summons(table, sage, "tem", 1)
    until_found(table)
    table.you.chooses(held)
    rest(table)
    assert table.on(held) == sage
    assert table.state.cards[held].mode == "ani"


@pytest.mark.ruling(CARD, 2)
@pytest.mark.ruling(CARD, 5)
@pytest.mark.ruling(CARD, 3)
@pytest.mark.parametrize("number", [0, 2])
def test_what_costs_x_comes_for_nothing(table: Table, number: int) -> None:
    """Its own X is 0, whatever was paid; the X of this card may be 0, and is never less."""
    sage = table.you.ready(SAGE)
    table.you.ready(COMPANION)
    table.you.holds(CARD)
    corpse = table.you.ash_heap("Reanimated Corpse")
    table.you.acts(CARD, by=sage, level="tem")
    assert min(one.number for one in table.you.options("choose")) == 0
    table.you.chooses(number=number)
    until_found(table)
    assert table.you.choices() == {corpse}
    table.you.chooses(corpse)
    rest(table)
    assert table.blood(sage) == 8 - number
    assert table.where(corpse) != "library"


def test_nothing_need_be_found(table: Table) -> None:
    """A search may come to nothing."""
    sage = table.you.ready(SAGE)
    table.you.ready(COMPANION)
    card = table.you.holds(CARD)
    hat = table.you.library(paper("Hat", equips(), kind="equipment"))
    table.you.library("Fame")
    summons(table, sage, "tem", 1)
    until_found(table)
    table.you.does("done")
    rest(table)
    assert (table.where(card), table.where(hat)) == ("ash_heap", "library")
    assert table.blood(sage) == 7


@pytest.mark.parametrize(
    ("level", "place", "name", "other"),
    [
        ("tem", "library", "Carlton Van Wyk", "Vagabond Mystic"),
        ("tem", "ash_heap", "Carlton Van Wyk", "Vagabond Mystic"),
        ("TEM", "crypt", "Ryan", "Duck"),
        ("TEM", "ash_heap", "Ryan", "Duck"),
    ],
)
def test_your_own_unique_copy_is_no_choice(
    table: Table, level: str, place: str, name: str, other: str
) -> None:
    """Nobody contests with herself."""
    sage = table.you.ready(SAGE)
    table.you.ready(name)
    table.you.holds(CARD, *["Fame"] * 6)
    getattr(table.you, place)(name)
    free = getattr(table.you, place)(other)
    table.you.library("Fame")
    summons(table, sage, level, 5)
    until_found(table)
    assert table.you.choices() == {free}


@pytest.mark.parametrize("place", ["library", "ash_heap"])
def test_a_unique_weapon_of_yours_is_no_choice(table: Table, place: str) -> None:
    """Another minion of yours has it; that of your prey would be contested."""
    sage, other = table.you.ready(SAGE), table.you.ready(COMPANION)
    table.you.holds(CARD, *["Fame"] * 6)
    table.you.in_play("Ivory Bow", on=other)
    _, sword = getattr(table.you, place)("Ivory Bow", "Bastard Sword")
    table.you.library("Fame")
    summons(table, sage, "tem", 5)
    until_found(table)
    assert table.you.choices() == {sword}


@pytest.mark.parametrize("place", ["library", "ash_heap"])
def test_what_it_could_not_have_is_no_choice(table: Table, place: str) -> None:
    """A second vehicle, or a retainer for whoever cannot have one; an ally comes all the same."""
    sage = table.you.ready(SAGE)
    table.you.ready(COMPANION)
    table.you.holds(CARD, *["Fame"] * 6)
    table.you.in_play("Sport Bike", on=sage)
    alone = static("cannot have", word="retainer")
    table.you.in_play(paper("Loner", alone, kind="equipment"), on=sage)
    page = paper("Page", employs(), life=1)
    hat = paper("Hat", equips(), kind="equipment")
    bike, servant, cap, oaf = getattr(table.you, place)("Sport Bike", page, hat, "Vagabond Mystic")
    table.you.library("Fame")
    summons(table, sage, "tem", 5)
    until_found(table)
    assert table.you.choices() == {cap, oaf}
    assert {bike, servant}.isdisjoint(table.you.choices())


@pytest.mark.parametrize("place", ["crypt", "ash_heap"])
@pytest.mark.parametrize(("number", "names"), [(2, "a"), (3, "ab"), (4, "abc")])
def test_whoever_was_so_young_comes(table: Table, place: str, number: int, names: str) -> None:
    """Superior: a vampire with capacity X or less, without blood; no scarce one."""
    sage = table.you.ready(SAGE)
    table.you.ready(COMPANION)
    table.you.holds(CARD, PAUSE)
    scarce = defined(pool()["KoKo (G1)"], statics=(static("scarce"),))
    put = getattr(table.you, place)
    cards = dict(zip("abc", put("Rayne (G6)", "Duck", "Ryan"), strict=True))
    put(scarce, 'Liz "Ticket312" Thornton (G4)')
    getattr(table.prey, place)("Lauren")
    table.prey.ready("Nassir")
    summons(table, sage, "TEM", number)
    assert (stealth(table.state, action_of(table)), action_of(table).targets) == (0, ())
    until_found(table)
    assert table.you.choices() == {cards[one] for one in names}
    last = cards[names[-1]]
    table.you.chooses(last)
    rest(table)
    assert (table.where(last), table.blood(last)) == ("ready", 0)
    assert table.state.controller(last) == table.you.number
    assert table.blood(sage) == 8 - number
    assert told(table, "shuffled") >= 1


@pytest.mark.parametrize(("name", "may"), [(SAGE, True), ("Ryan", False)])
def test_it_requires_temporis(table: Table, name: str, may: bool) -> None:
    """At either level."""
    mine = table.you.ready(name)
    table.you.holds(CARD)
    table.you.ash_heap("Fame")
    table.begins()
    assert table.you.can_play(CARD, by=mine) is may
