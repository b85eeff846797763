"""Paths that make the cards of a Discipline cheaper; what cards of a kind cost somebody."""

from __future__ import annotations

from dataclasses import replace

import pytest

from action_talk import action_of
from block_talk import PAUSE
from combat_talk import rest
from fight_talk import replaced
from methuselah.engine.definitions import Definition
from methuselah.engine.rows import found
from methuselah.language import equips, gain_pool, recruits
from methuselah.language.ways import action
from methuselah.rules.politics.titles import is_titled
from paying_talk import GRIMOIRE, GUN, paper
from table_talk import Table

PATHS = [
    ("The Path of Blood", "Banu Haqim", "qui"),
    ("The Path of Bone", "Giovanni", "nec"),
    ("The Path of Harmony", "Ahrimane", "spi"),
    ("The Path of Metamorphosis", "Tzimisce", "vic"),
    ("The Path of Night", "Lasombra", "obt"),
    ("The Path of Paradox", "Ravnos", "chi"),
    ("The Path of the Feral Heart", "Gangrel antitribu", "pro"),
    ("The Path of Typhon", "Ministry", "ser"),
]


def rite(code: str, cost: int) -> Definition:
    """A made-up action card at this Discipline."""
    mode = replace(action(gain_pool(1)), disciplines=(code,), key=code)
    return paper("Rite", mode, types=("action",), blood_cost=cost, disciplines=(code,))


@pytest.mark.parametrize(("path", "clan", "code"), PATHS)
@pytest.mark.parametrize(("of_clan", "cost", "paid"), [(True, 2, 1), (True, 1, 0), (False, 2, 2)])
def test_a_path_makes_a_discipline_cheaper(
    table: Table, path: str, clan: str, code: str, of_clan: bool, cost: int, paid: int
) -> None:
    """1 blood less for its clan, whoever controls the path; not for others."""
    clans = (clan,) if of_clan else ("Caitiff",)
    mine = table.you.ready(replaced("Ryan", clans=clans, disciplines=(code,)), blood=4)
    table.prey.in_play(path)
    held = table.you.holds(rite(code, cost))

    table.you.acts(held, by=mine, level=code)
    rest(table)

    assert table.blood(mine) == 4 - paid
    assert table.you.pool() == 31


@pytest.mark.parametrize(("path", "clan", "code"), PATHS)
def test_a_path_is_about_its_discipline_only(table: Table, path: str, clan: str, code: str) -> None:
    """A card of another Discipline costs what it costs."""
    other = "dom"
    mine = table.you.ready(replaced("Ryan", clans=(clan,), disciplines=(code, other)), blood=4)
    table.you.in_play(path)
    held = table.you.holds(rite(other, 2))

    table.you.acts(held, by=mine, level=other)
    rest(table)

    assert table.blood(mine) == 2


@pytest.mark.parametrize(("slave", "paid"), [(True, 1), (False, 2)])
def test_the_path_of_service_is_for_slaves(table: Table, slave: bool, paid: int) -> None:
    """A Gargoyle that is none pays all of it."""
    name = "Chaundice (G4)" if slave else "Ryan"
    gargoyle = replaced(name, clans=("Gargoyle",), disciplines=("vis",))
    mine = table.you.ready(gargoyle, blood=3)
    table.you.in_play("The Path of Service")
    held = table.you.holds(rite("vis", 2))

    table.you.acts(held, by=mine, level="vis")
    rest(table)

    assert table.blood(mine) == 3 - paid


@pytest.mark.parametrize("path", [*(name for name, _, _ in PATHS), "The Path of Service"])
@pytest.mark.parametrize(("who", "lost"), [("Ryan", 1), ("Vagabond Mystic", 0)])
def test_any_minion_burns_a_path(table: Table, path: str, who: str, lost: int) -> None:
    """A directed action; a vampire takes 1 damage that it cannot prevent, an ally none."""
    mine = table.you.ready(who)
    bystanders = [table.you.ready("Lauren"), table.prey.ready("Nassir")]
    card = table.prey.in_play(path)
    table.you.holds(PAUSE)
    before = table.blood(mine) if table.asked() else 0
    full = [table.blood(one) for one in bystanders]

    table.you.acts(card, by=mine)
    assert action_of(table).targets == (table.prey.number,)
    rest(table)

    assert table.where(card) == "ash_heap"
    assert table.blood(mine) == before - lost
    assert [table.blood(one) for one in bystanders] == full


# -- what cards of a kind cost somebody -----------------------------------------------------------

WEAPON = paper(
    "Stake",
    equips(),
    types=("equipment",),
    blood_cost=2,
    keywords=frozenset({"weapon"}),
)
FREE = paper("Knife", equips(), types=("equipment",), keywords=frozenset({"weapon"}))
PAL = paper("Pal", recruits(), types=("ally",), pool_cost=2, life=1)


@pytest.mark.parametrize(
    ("who", "card", "blood", "pool"),
    [
        ("Anne-Marie Bourgeois, Inconnu Recruiter (G5)", GUN, 0, 1),
        ("Anne-Marie Bourgeois, Inconnu Recruiter (G5)", GRIMOIRE, 2, 0),
        ("Anne-Marie Bourgeois, Inconnu Recruiter (G5)", FREE, 0, 0),
        ("Anne-Marie Bourgeois, Inconnu Recruiter (G5)", PAL, 0, 2),
        ("Darlene Killian (G5)", PAL, 1, 2),
        ("Darlene Killian (G5)", "Ghoul Retainer", 1, 2),
        ("Darlene Killian (G5)", GUN, 0, 2),
        ("Izhim abd Azrael (G5)", GUN, 0, 1),
        ("Izhim abd Azrael (G5)", WEAPON, 1, 0),
        ("Izhim abd Azrael (G5)", FREE, 0, 0),
        ("Izhim abd Azrael (G5)", GRIMOIRE, 2, 0),
        ('Jennifer "Flame61" Vidisania (G4)', GUN, 0, 1),
        ('Jennifer "Flame61" Vidisania (G4)', "Kevlar Vest", 0, 1),
        ("Ryan", GUN, 0, 2),
    ],
)
def test_what_a_card_costs_this_minion(
    table: Table, who: str, card: object, blood: int, pool: int
) -> None:
    """Of blood or pool, as the text says; nobody else pays less or more."""
    mine = table.you.ready(who)
    table.you.ready("Darlene Killian (G5)")
    table.prey.ready("Izhim abd Azrael (G5)")
    held = table.you.holds(card)
    before = table.blood(mine) if table.asked() else 0

    table.you.acts(held, by=mine)
    rest(table)

    assert table.where(held) in ("attached", "ready")
    assert before - table.blood(mine) == blood
    assert table.you.pool() == 30 - pool


@pytest.mark.ruling("Izhim abd Azrael (G5)", 1)
def test_izhim_is_black_hand_whatever_his_sect(table: Table) -> None:
    """A trait, no title. [LSJ 20070322]"""
    izhim = table.you.ready(replaced("Izhim abd Azrael (G5)", sect="camarilla"))
    table.asked()

    assert found(table.state, "black hand", izhim)
    assert not is_titled(table.state, izhim)


@pytest.mark.parametrize(("cost", "paid"), [(2, 1), (1, 0)])
def test_quietus_costs_izhim_less(table: Table, cost: int, paid: int) -> None:
    """1 blood."""
    izhim = table.you.ready("Izhim abd Azrael (G5)", blood=5)
    held = table.you.holds(rite("qui", cost))

    table.you.acts(held, by=izhim, level="qui")
    rest(table)

    assert table.blood(izhim) == 5 - paid


@pytest.mark.parametrize(("card", "pool"), [(GUN, 3), (FREE, 1), ("Kevlar Vest", 1)])
@pytest.mark.parametrize("who", ["Ryan", "Vagabond Mystic"])
def test_a_background_check_makes_weapons_dearer(
    table: Table, card: object, pool: int, who: str
) -> None:
    """1 pool more for everybody, also where it cost nothing; a vest is no weapon."""
    mine = table.you.ready(who)
    table.prey.in_play("Centralized Background Check")
    held = table.you.holds(card)

    table.you.acts(held, by=mine)
    rest(table)

    assert table.on(held) == mine
    assert table.you.pool() == 30 - pool
