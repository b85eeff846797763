"""Allies of many decks: Mylan Horseed and Saatet-ta."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION, rest
from table_talk import Table

# -- allies ---------------------------------------------------------------------------------------


def test_mylan_unlocks_a_great_vampire(table: Table) -> None:
    """Of capacity 8 or more, not of the Camarilla; anybody's."""
    mylan = table.you.ready("Mylan Horseed")
    great = table.you.ready("Iago Castille", locked=True)
    table.you.ready("Roberto Rivamonte", locked=True)
    table.you.ready("Helena Casimir", locked=True)
    theirs = table.prey.ready("Nadima", locked=True)
    table.begins("minion")
    table.you.acts("Mylan Horseed", by=mylan)
    assert {o.target for o in table.you.options("choose")} == {great, theirs}
    table.you.chooses(great)
    table.nobody_reacts()
    assert not table.locked(great)


@pytest.mark.ruling("Mylan Horseed", 1)
@pytest.mark.parametrize("yours", [True, False])
def test_mylans_action_is_directed_only_at_others(table: Table, yours: bool) -> None:
    """[PIB 20121028]: prey and predator may block what is undirected, the target the other."""
    mylan = table.you.ready("Mylan Horseed")
    great = table.you.ready("Iago Castille", locked=True)
    theirs = table.grand_prey.ready("Nadima", locked=True)
    prey, other = table.prey.ready("Octane"), table.grand_prey.ready("Indira")
    table.begins("minion")
    table.you.acts("Mylan Horseed", by=mylan)
    table.you.chooses(great if yours else theirs)
    table.until("action", table.prey if yours else table.grand_prey)
    assert table.prey.may("block", minion=prey) is yours
    assert table.grand_prey.may("block", minion=other) is not yours


@pytest.mark.parametrize(("name", "may"), [("Ryan", False), ("Muddled Vampire Hunter", True)])
def test_mylan_does_not_block_vampires(table: Table, name: str, may: bool) -> None:
    """Allies it does; and once each combat it dodges."""
    actor = table.you.ready(name)
    mylan = table.prey.ready("Mylan Horseed")
    table.you.acts(word="bleed", by=actor)
    if may:
        table.until("action", table.prey)
    assert table.prey.may("block", minion=mylan) is may
    if may:
        table.prey.blocks(mylan)
        table.prey.does("use", card=mylan)
        rest(table)
        assert table.blood(mylan) == 1


def test_saatet_ta_hides_a_follower_of_set(table: Table) -> None:
    """+1 stealth where it is needed; nobody else's, no other clan."""
    saatet = table.you.ready("Saatet-ta")
    follower = table.you.ready("Marcel")
    blocker = table.prey.ready("Octane")
    table.you.ready(COMPANION)
    table.you.acts(word="bleed", by=follower)
    table.prey.blocks(blocker)
    table.you.uses(saatet, mode="")
    rest(table)
    assert table.locked(saatet)
    assert table.prey.pool() == 29


def test_saatet_ta_helps_a_blocking_follower(table: Table) -> None:
    """+1 intercept, not for another clan."""
    saatet = table.prey.ready("Saatet-ta")
    follower, other = table.prey.ready("Marcel"), table.prey.ready("Octane")
    hidden = table.you.ready("Spider-Killer")
    table.you.ready(COMPANION)
    table.you.acts(word="bleed", by=hidden)
    table.prey.blocks(other)
    assert not table.prey.may("use", card=saatet)
    table.prey.blocks(follower)
    table.prey.uses(saatet, mode="intercept")
    rest(table)
    assert table.locked(saatet)
    assert table.prey.pool() == 30


@pytest.mark.ruling("Saatet-ta", 3)
@pytest.mark.ruling("Saatet-ta", 4)
def test_saatet_ta_adds_to_a_bleed_on_the_turn_she_comes(table: Table) -> None:
    """Only during a bleed, before it resolves; she does not act for it."""
    follower = table.you.ready("Marcel", blood=3)
    recruiter = table.you.ready("Vivian VI")
    saatet = table.you.holds("Saatet-ta")
    table.you.ready(COMPANION)
    table.you.acts("Saatet-ta", by=recruiter)
    table.nobody_reacts()
    assert table.where(saatet) == "ready"
    table.you.acts(word="bleed", by=follower)
    table.you.uses(saatet, mode="bleed")
    rest(table)
    assert table.prey.pool() == 28
    assert table.locked(saatet)


def test_saatet_ta_adds_nothing_to_another_action(table: Table) -> None:
    """A hunt is no bleed."""
    saatet = table.you.ready("Saatet-ta")
    follower = table.you.ready("Marcel", blood=2)
    table.you.acts(word="hunt", by=follower)
    while not table.over():
        assert not table.you.may("use", card=saatet, mode="bleed")
        table.pass_on()


def test_saatet_ta_goes_to_the_library_as_she_is_burned(table: Table) -> None:
    """Her owner's."""
    saatet = table.you.ready("Saatet-ta", blood=1)
    blocker = table.prey.ready("Octane")
    table.you.ready(COMPANION)
    table.you.acts(word="bleed", by=saatet)
    table.prey.blocks(blocker)
    rest(table)
    assert table.where(saatet) == "library"


@pytest.mark.ruling("Saatet-ta", 2)
def test_saatet_ta_is_not_shuffled_when_discarded(table: Table) -> None:
    """[LSJ 20010710]."""
    saatet = table.you.holds("Saatet-ta")
    table.you.ready(COMPANION)
    table.begins("discard")
    table.you.does("discard", card="Saatet-ta")
    assert table.where(saatet) == "ash_heap"
