"""The Eldest Are Kholo: votes for each Laibon Ravnos, or for each Ravnos."""

from __future__ import annotations

import pytest

from action_talk import is_offered
from fight_talk import replaced
from made_up import paper
from methuselah.language import static
from politics_talk import motion, polling, votes_now
from table_talk import Table

KHOLO = "The Eldest Are Kholo"
CALLER = replaced("Ryan", clans=("Ravnos",), sect="laibon")
ELDER = replaced("Lauren", clans=("Ravnos",), sect="laibon")
DRIFTER = replaced("Nassir", clans=("Ravnos",), sect="independent")
KIN = "Hasani (G4)"  # a Laibon of another clan


def test_the_modifier_is_for_each_laibon_ravnos(table: Table) -> None:
    """2 votes each, whoever controls them; neither another Ravnos nor another Laibon."""
    caller = table.you.ready(CALLER)
    kin = table.you.ready(KIN)
    drifter = table.prey.ready(DRIFTER)
    elder = table.grand_prey.ready(ELDER)
    table.you.holds(motion())
    card = table.you.holds(KHOLO)

    table.you.acts("Motion", by=caller)
    assert not table.you.can_play(KHOLO)
    polling(table)
    assert not table.you.may("vote", minion=caller)
    table.you.plays(KHOLO, by=caller)
    assert table.where(card) == "ash_heap"
    assert not table.you.may("vote", minion=kin)
    assert not table.prey.may("vote", minion=drifter)
    table.you.votes("for", minion=caller)
    assert votes_now(table) == (2, 0)
    table.grand_prey.votes("against", minion=elder)
    assert votes_now(table) == (2, 2)
    table.you.votes("for", mode="called")
    table.nobody_reacts()
    table.nobody_reacts()

    assert table.over()
    assert table.you.pool() == 31
    assert table.blood(caller) == 4
    assert table.locked(caller)
    assert table.waits_for(table.you)


def test_the_reaction_is_for_each_ravnos(table: Table) -> None:
    """1 vote each, Laibon or not, of its player and of others."""
    caller = table.you.ready(CALLER)
    kin = table.you.ready(KIN)
    drifter = table.prey.ready(DRIFTER)
    elder = table.grand_prey.ready(ELDER)
    table.you.holds(motion())
    card = table.prey.holds(KHOLO)

    table.you.acts("Motion", by=caller)
    polling(table)
    table.prey.plays(KHOLO, by=drifter)
    assert table.where(card) == "ash_heap"
    assert not table.locked(drifter)
    assert not table.you.may("vote", minion=kin)
    table.you.votes("for", minion=caller)
    table.prey.votes("against", minion=drifter)
    table.grand_prey.votes("against", minion=elder)
    assert votes_now(table) == (1, 2)
    table.nobody_reacts()
    table.nobody_reacts()

    assert table.over()
    assert table.you.pool() == 30
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("ravnos", "locked", "may"), [(True, False, True), (True, True, False), (False, False, False)]
)
def test_who_reacts(table: Table, ravnos: bool, locked: bool, may: bool) -> None:
    """An unlocked Ravnos."""
    caller = table.you.ready(CALLER)
    table.you.holds(motion())
    table.prey.ready(DRIFTER if ravnos else "Nassir", locked=locked)
    table.prey.holds(KHOLO)

    table.you.acts("Motion", by=caller)
    polling(table)
    assert table.prey.can_play(KHOLO) == may


@pytest.mark.parametrize("ravnos", [True, False])
def test_who_modifies(table: Table, ravnos: bool) -> None:
    """The acting minion, if it is a Ravnos; another one of yours does not do."""
    caller = table.you.ready(CALLER if ravnos else KIN)
    table.you.ready(ELDER)
    table.you.holds(motion(), KHOLO)

    table.you.acts("Motion", by=caller)
    polling(table)
    assert table.you.can_play(KHOLO) == ravnos


def test_the_votes_are_for_one_referendum(table: Table) -> None:
    """In the next one there are none of them."""
    caller = table.you.ready(CALLER)
    elder = table.you.ready(ELDER)
    table.you.ready("Meaghan")
    table.you.holds(motion(), motion(name="Another"), KHOLO)

    table.you.acts("Motion", by=caller)
    polling(table)
    table.you.plays(KHOLO, by=caller)
    assert table.you.may("vote", minion=elder)
    table.nobody_reacts()
    table.nobody_reacts()
    assert table.over()
    table.you.acts("Another", by=elder)
    polling(table)
    assert table.you.may("vote", mode="called")
    assert not table.you.may("vote", minion=elder)
    assert not table.you.may("vote", minion=caller)


@pytest.mark.ruling("The Eldest Are Kholo", 1)
@pytest.mark.parametrize("automatic", [True, False])
def test_not_in_a_referendum_that_passes_by_itself(table: Table, automatic: bool) -> None:
    """There is no polling step then; neither player of the card can use it."""
    caller = table.you.ready(CALLER)
    kind = static("passes automatically") if automatic else static("votes", 1)
    table.you.in_play(paper("Paper", kind, kind="equipment"), on=caller)
    table.you.ready("Meaghan")
    table.prey.ready(DRIFTER)
    table.you.holds(motion())
    table.prey.holds(KHOLO)

    table.you.acts("Motion", by=caller)
    assert is_offered(table, table.prey, KHOLO) != automatic
    assert table.you.pool() == (31 if automatic else 30)
