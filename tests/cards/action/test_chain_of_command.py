"""Vampires that are commanded to bleed and go back to the crypt."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from made_up import paper
from methuselah.language import is_named, ready, static, vampire, yours
from table_talk import Table

CHAIN = "Chain of Command"
APPIUS = "Appius Claudius Corvus (G5)"
AMBER = "Amber (G5)"
CERRO = "Don Cerro (G5)"
NASSIR = "Nassir"


def commands(table: Table, by: int, level: str, number: int, *vampires: int) -> None:
    """Chain of Command with an X, and the vampires as they are asked for."""
    table.you.acts(CHAIN, by=by, level=level)
    if table.you.may("choose", number=number) and not table.you.may("choose", target=vampires[0]):
        table.you.chooses(number=number)
    for one in vampires:
        if table.you.may("choose", target=one):
            table.you.chooses(one)
    table.nobody_reacts()


@pytest.mark.parametrize(("level", "paid"), [("dom", 2), ("DOM", 1)])
def test_commanded_vampires_must_bleed_and_go_after_a_success(
    table: Table, level: str, paid: int
) -> None:
    """X younger vampires (X+1 at superior), with 1 blood more; the others wait in the region."""
    appius = table.you.ready(APPIUS)
    idle = table.you.ready(AMBER)
    first = table.you.uncontrolled(CERRO, blood=2)
    second = table.you.uncontrolled(NASSIR)
    third = table.you.uncontrolled("Ariane (G5)")
    crypt = table.you.crypt(AMBER)
    theirs = table.prey.uncontrolled(CERRO)
    table.you.holds(CHAIN)

    commands(table, appius, level, paid, first, second)

    assert table.blood(appius) == 10 - paid
    assert (table.blood(first), table.blood(second)) == (3, 1)
    assert table.where(first) == table.where(second) == "ready"
    assert table.where(third) == table.where(theirs) == "uncontrolled"
    assert not table.you.may("act", minion=idle)
    assert not table.you.may("act", minion=first, word="hunt")
    table.you.acts(word="bleed", by=first)
    table.nobody_reacts()

    assert table.prey.pool() == 29
    assert set(table.state.seats[0].crypt[:2]) == {first, second}
    assert table.state.seats[0].crypt[2:] == (crypt,)
    assert table.you.may("act", minion=idle)


def test_they_go_when_all_have_bled_in_vain(table: Table) -> None:
    """A blocked bleed sends nobody away as long as another can bleed."""
    appius = table.you.ready(APPIUS)
    first = table.you.uncontrolled(CERRO, blood=5)
    second = table.you.uncontrolled(NASSIR, blood=3)
    blockers = [table.prey.ready(AMBER), table.prey.ready("War Ghoul")]
    table.you.holds(CHAIN)
    commands(table, appius, "DOM", 1, first, second)

    for one, blocker in zip((first, second), blockers, strict=True):
        assert table.where(second) == "ready"
        table.you.acts(word="bleed", by=one)
        table.prey.blocks(blocker)
        table.nobody_reacts()

    assert table.prey.pool() == 30
    assert table.where(first) == table.where(second) == "crypt"


@pytest.mark.ruling("Chain of Command", 1)
def test_no_two_copies_of_a_unique_vampire_are_commanded(table: Table) -> None:
    """Nor one that is in play already, whoever controls it ([LSJ 20040722])."""
    appius = table.you.ready(APPIUS)
    first = table.you.uncontrolled(CERRO)
    second = table.you.uncontrolled(CERRO)
    table.you.uncontrolled(AMBER)
    table.grand_prey.ready(AMBER)
    table.you.holds(CHAIN)

    commands(table, appius, "DOM", 2, first)

    assert table.where(first) == "ready"
    assert table.where(second) == "uncontrolled"


@pytest.mark.ruling("Chain of Command", 2)
def test_a_burned_commanded_vampire_does_not_come_back(table: Table) -> None:
    """Daring the Dawn burns it, when an ally has blocked its bleed ([LSJ 20040616])."""
    appius = table.you.ready(APPIUS)
    first = table.you.uncontrolled(made_vampire("Daring", "for", capacity=4))
    second = table.you.uncontrolled(NASSIR)
    table.you.holds(CHAIN, "Daring the Dawn")
    ally = table.prey.ready("War Ghoul")
    commands(table, appius, "DOM", 1, first, second)

    table.you.acts(word="bleed", by=first)
    table.you.plays("Daring the Dawn", by=first, level="for")
    table.prey.blocks(ally)
    table.nobody_reacts()
    assert table.where(first) == "ash_heap"
    assert table.where(second) == "ready"
    table.you.acts(word="bleed", by=second)
    table.nobody_reacts()

    assert table.prey.pool() == 29
    assert table.where(first) == "ash_heap"
    assert table.where(second) == "crypt"


@pytest.mark.ruling("Chain of Command", 3)
@pytest.mark.parametrize(("all_of_them", "place"), [(True, "crypt"), (False, "ready")])
def test_who_cannot_bleed_goes_at_once(table: Table, all_of_them: bool, place: str) -> None:
    """None of them can: they all go to the bottom of the crypt ([LSJ 20040518-2])."""
    appius = table.you.ready(APPIUS)
    first = table.you.uncontrolled(CERRO)
    second = table.you.uncontrolled(NASSIR)
    table.you.holds(CHAIN)
    barred = ready(vampire, yours) if all_of_them else ready(is_named(CERRO))
    table.you.in_play(paper("Peace", static("cannot bleed", who=barred), kind="event"))
    below = table.you.crypt(AMBER)

    commands(table, appius, "DOM", 1, first, second)

    assert table.where(first) == table.where(second) == place
    if all_of_them:
        assert table.state.seats[0].crypt[-1] == below
    assert table.waits_for(table.you)
