"""Alastor: a Camarilla vampire is armed at half the cost, hunts others, and drinks nobody."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE
from combat_talk import rest
from fight_talk import damage_to, replaced
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import equips, static
from methuselah.rules.action.action import stealth
from politics_talk import polling
from table_talk import Table

ALASTOR = "Alastor"
JUSTICAR = "Sheldon, Lord of the Clog (G1)"


def sword(name: str, **face: object) -> Definition:
    """Equipment of such a cost."""
    return paper(name, equips(), static("strength", +1), kind="equipment", **face)


def named(table: Table, justicar: int, chosen: int) -> None:
    """The referendum passes, and the search is asked."""
    table.you.acts(ALASTOR, by=justicar)
    while not table.you.choices():
        table.pass_on()
    table.you.chooses(chosen)
    polling(table)
    table.you.votes("for", minion=justicar)
    while not table.over() and not table.you.options("choose"):
        table.pass_on()


def found(table: Table) -> set[str]:
    """What the search offers."""
    return {table.state.definition(o.target).name for o in table.you.options("choose")}


@pytest.mark.ruling(ALASTOR, 1)
@pytest.mark.rules_text("003 Alastor 1")
@pytest.mark.parametrize(
    ("pool", "blood", "paid_pool", "paid_blood"),
    [(3, 0, 1, 0), (0, 5, 0, 2), (1, 1, 0, 0), (4, 2, 2, 1)],
)
def test_half_of_the_cost_is_paid(
    table: Table, pool: int, blood: int, paid_pool: int, paid_blood: int
) -> None:
    """Rounded down: pool by you, blood by the vampire that was chosen, whoever's it is."""
    justicar = table.you.ready(JUSTICAR)
    table.you.ready(COMPANION)
    theirs = table.prey.ready("Nassir")
    alastor = table.you.holds(ALASTOR)
    blade = table.you.library(sword("Blade", pool_cost=pool, blood_cost=blood))
    table.you.library("Blood Doll")
    named(table, justicar, theirs)
    assert found(table) == {"Blade"}
    table.you.chooses(blade)
    rest(table)
    assert (table.on(alastor), table.on(blade)) == (theirs, theirs)
    assert table.state.controller(blade) == table.prey.number
    assert table.you.pool() == 30 - paid_pool
    assert table.prey.pool() == 30
    assert table.blood(theirs) == 4 - paid_blood
    assert table.blood(justicar) == 9
    assert table.waits_for(table.you)


@pytest.mark.ruling(ALASTOR, 2)
@pytest.mark.parametrize("there", [True, False])
def test_the_search_may_find_nothing(table: Table, there: bool) -> None:
    """The card is put on the vampire all the same."""
    justicar = table.you.ready(JUSTICAR)
    mine = table.you.ready(COMPANION)
    alastor = table.you.holds(ALASTOR)
    blade = table.you.library(sword("Blade", pool_cost=2)) if there else -1
    table.you.library("Blood Doll")
    named(table, justicar, mine)
    if there:
        table.you.does("done")
    rest(table)
    assert table.on(alastor) == mine
    assert table.you.pool() == 30
    if there:
        assert table.where(blade) == "library"
    assert table.waits_for(table.you)


@pytest.mark.ruling(ALASTOR, 3)
@pytest.mark.ruling(ALASTOR, 4)
@pytest.mark.parametrize("takes", ["Leveled", "Costly"])
def test_requirements_do_not_matter(table: Table, takes: str) -> None:
    """Of a clan or a Discipline, which comes at its inferior level; an X costs nothing."""
    justicar = table.you.ready(JUSTICAR)
    mine = table.you.ready(replaced("Nassir", disciplines=("DOM",)))
    table.you.holds(ALASTOR)
    leveled = paper(
        "Leveled",
        levels={"dom": equips(), "DOM": equips()},
        disciplines=("dom",),
        kind="equipment",
        clans=("Baali",),
    )
    costly = sword("Costly", blood_cost=-1)
    one = table.you.library(leveled)
    two = table.you.library(costly)
    dear = sword("Dear", pool_cost=62)
    table.you.library(dear, "Blood Doll")
    named(table, justicar, mine)
    assert found(table) == {"Leveled", "Costly"}
    table.you.chooses(one if takes == "Leveled" else two)
    rest(table)
    assert (table.you.pool(), table.blood(mine)) == (30, 4)
    if takes == "Costly":
        assert table.on(two) == mine
        return
    assert table.on(one) == mine
    assert table.state.cards[one].mode == "dom"


def test_nobody_contests_himself_with_a_gift(table: Table) -> None:
    """Not a unique one of which the vampire's Methuselah has a copy; nor a second vehicle."""
    justicar = table.you.ready(JUSTICAR)
    theirs = table.prey.ready("Nassir")
    table.prey.in_play("Sport Bike", on=theirs)
    table.prey.in_play("Ivory Bow", on=table.prey.ready("Lauren"))
    table.you.ready(COMPANION)
    table.you.holds(ALASTOR)
    table.you.library("Ivory Bow", "Sport Bike", ".44 Magnum", "Kevlar Vest", "Blood Doll")
    named(table, justicar, theirs)
    assert found(table) == {".44 Magnum", "Kevlar Vest"}


@pytest.mark.ruling(ALASTOR, 5)
@pytest.mark.parametrize("worn", [True, False])
def test_who_may_be_named(table: Table, worn: bool) -> None:
    """A ready Camarilla vampire without another Alastor; without one it cannot be called."""
    justicar = table.you.ready(JUSTICAR)
    table.you.in_play(ALASTOR, on=justicar)
    theirs = table.prey.ready("Nassir")
    if worn:
        table.prey.in_play(ALASTOR, on=theirs)
    table.prey.torpor("Ryan")
    table.prey.ready("Dodd (G2)")
    table.you.ready("C.J. (G5)")
    table.you.holds(ALASTOR)
    assert table.asked() is not None
    assert table.you.can_play(ALASTOR, by=justicar) is not worn


def test_an_alastor_enters_combat_and_drinks_nobody(table: Table) -> None:
    """At +1 stealth with a vampire of another; it commits no diablerie, another one does."""
    mine, other = table.you.ready("Nassir"), table.you.ready(COMPANION)
    theirs = table.prey.ready("Ryan", locked=True)
    second = table.grand_prey.ready("Lauren", locked=True)
    table.prey.ready("Renegade Garou", locked=True)
    table.prey.torpor("Saiz (G3)")
    alastor = table.you.in_play(ALASTOR, on=mine)
    table.you.holds(PAUSE)
    assert table.asked() is not None
    assert not table.you.may("use action", card=alastor, minion=other)
    assert not table.you.may("act", word="diablerie", minion=mine)
    assert table.you.may("act", word="diablerie", minion=other)
    table.you.acts(alastor, by=mine)
    assert table.you.choices() == {theirs, second}
    table.you.chooses(theirs)
    assert stealth(table.state, action_of(table)) == 1
    rest(table)
    assert (damage_to(table, mine), damage_to(table, theirs)) == (1, 1)
    assert table.on(alastor) == mine
