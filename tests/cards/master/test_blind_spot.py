"""Blind Spot: while one vampire acts this turn, a minion of the prey stands aside."""

from __future__ import annotations

import pytest

from block_talk import PAUSE, UNLOCKER, bleeds
from combat_talk import COMPANION, rest
from made_up import paper
from methuselah.language import reaction
from table_talk import Table

CARD = "Blind Spot"
EARS = paper("Ears", reaction(at=("action",)), kind="reaction")


def blinded(table: Table) -> tuple[int, int, int, int]:
    """Anvil (6) blinds Rayne, who is younger: Anvil, another of yours, Rayne, her neighbour."""
    anvil, other = table.you.ready("Anvil"), table.you.ready("Octane")
    rayne, neighbour = table.prey.ready("Rayne"), table.prey.ready("Brachah")
    table.you.holds(CARD, CARD, PAUSE)
    table.prey.holds(EARS, EARS)
    table.begins("master")
    table.you.plays(CARD)
    table.you.chooses(anvil)
    table.you.chooses(rayne)
    table.until("minion", table.you)
    return anvil, other, rayne, neighbour


@pytest.mark.parametrize("acts", ["Anvil", "Octane"])
def test_it_neither_blocks_nor_reacts_while_that_vampire_acts(table: Table, acts: str) -> None:
    """Another minion of hers does both, and it does both while another vampire acts."""
    anvil, other, rayne, neighbour = blinded(table)
    blind = acts == "Anvil"
    bleeds(table, anvil if blind else other)
    table.until("action", table.prey)
    assert table.prey.may("block", minion=rayne) is not blind
    assert table.prey.may("block", minion=neighbour)
    assert table.prey.can_play("Ears", by=rayne) is not blind
    assert table.prey.can_play("Ears", by=neighbour)
    rest(table)
    assert table.waits_for(table.you)


def test_it_is_over_with_the_turn(table: Table) -> None:
    """In your next turn it blocks Anvil again."""
    anvil, _, rayne, _ = blinded(table)
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    bleeds(table, anvil)
    table.until("action", table.prey)
    assert table.prey.may("block", minion=rayne)
    assert table.prey.can_play("Ears", by=rayne)


def test_two_in_a_turn_blind_each_for_its_own_vampire(table: Table) -> None:
    """What one was chosen for is no concern of the other."""
    anvil, octane = table.you.ready("Anvil"), table.you.ready("Octane")
    rayne, brachah = table.prey.ready("Rayne"), table.prey.ready("Underbridge Stray")
    table.you.holds(CARD, CARD, PAUSE, "Misdirection")
    table.you.in_play("Not to Be")
    table.begins("master")
    for actor, victim in ((anvil, rayne), (octane, brachah)):
        table.you.plays(CARD)
        table.you.chooses(actor)
        table.you.chooses(victim)
    table.until("minion", table.you)
    bleeds(table, anvil)
    table.until("action", table.prey)
    assert not table.prey.may("block", minion=rayne)
    assert table.prey.may("block", minion=brachah)
    rest(table)
    bleeds(table, octane)
    table.until("action", table.prey)
    assert table.prey.may("block", minion=rayne)
    assert not table.prey.may("block", minion=brachah)


def test_who_is_chosen(table: Table) -> None:
    """One of your vampires that there is somebody for; an ally or a younger vampire of the prey, no
    one as old, and nobody of another; also in torpor.
    """
    anvil, young = table.you.ready("Anvil"), table.you.ready(COMPANION)
    stray, rayne = table.prey.ready("Underbridge Stray"), table.prey.torpor("Rayne")
    table.prey.ready("Don Cerro")
    table.grand_prey.ready("Brachah")
    table.you.ready("War Ghoul")
    table.you.holds(CARD)
    table.begins("master")
    table.you.plays(CARD)
    assert table.you.choices() == {anvil, young}
    table.you.chooses(anvil)
    assert table.you.choices() == {stray, rayne}


@pytest.mark.parametrize(
    ("theirs", "may"),
    [("Rayne", True), ("Underbridge Stray", True), ("Don Cerro", False), (None, False)],
)
def test_there_must_be_somebody_for_it(table: Table, theirs: str | None, may: bool) -> None:
    """A younger one, or an ally; of nobody else, and without any it is not played."""
    table.you.ready("Anvil")
    if theirs:
        table.prey.ready(theirs)
    for seat in (table.you, table.grand_prey, table.predator):
        seat.ready("Underbridge Stray")
    table.grand_prey.ready("Rayne")
    table.you.holds(CARD)
    table.begins("master")
    assert table.you.can_play(CARD) is may


def test_both_are_known_as_it_is_played(table: Table) -> None:
    """Whoever may cancel it sees the pair."""
    anvil, rayne = table.you.ready("Anvil"), table.prey.ready("Rayne")
    table.prey.ready("Underbridge Stray")
    table.you.ready(COMPANION)
    table.you.in_play(UNLOCKER)
    table.grand_prey.holds("Sudden Reversal")
    table.you.holds(CARD)
    table.begins("master")
    table.you.plays(CARD)
    table.you.chooses(anvil)
    table.you.chooses(rayne)
    decision = table.asked()
    assert decision is not None
    assert (decision.seat, decision.window) == (table.grand_prey.number, "as_played")
