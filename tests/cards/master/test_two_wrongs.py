"""Two Wrongs: a bleed of anybody but your predator goes to the prey of who bleeds, and stays."""

from __future__ import annotations

import pytest

from action_talk import told
from block_talk import PAUSE, made_vampire
from combat_talk import COMPANION, rest
from made_up import paper
from methuselah.language import OTHERS, action, bleeds, cancels_card, choose_seat, master
from table_talk import Seat, Table

CARD = "Two Wrongs"
ANYBODY = paper("Far bleed", action(choose_seat(OTHERS, name="bled"), bleeds()))
STOP = master(cancels_card(), at=("as_played",), out_of_turn=True)
SEER = made_vampire("Seer", "DOM", "AUS", capacity=8)


def bleeds_at(table: Table, seat: Seat) -> int:
    """Your minion bleeds this Methuselah, who holds Two Wrongs."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(ANYBODY, PAUSE)
    seat.holds(CARD)
    table.you.acts("Far bleed", by=mine)
    table.you.chooses(seat=seat.number)
    return mine


@pytest.mark.ruling(CARD, 4)
@pytest.mark.parametrize(
    ("name", "may"),
    [("grand_prey", True), ("grand_predator", True), ("predator", True), ("prey", False)],
)
def test_a_wrong_bleed_goes_to_the_prey_of_who_bleeds(table: Table, name: str, may: bool) -> None:
    """Once blocks are declined; not of your own predator. Her minions may block then."""
    seat = getattr(table, name)
    seat.ready("Nassir")
    guard = table.prey.ready("Duck")
    bleeds_at(table, seat)
    seen = False
    while not table.over() and not seen:
        seen = seat.can_play(CARD)
        if seen:
            assert table.asked().window == "declined"  # type: ignore[union-attr]
            assert not seat.may("block")
            break
        table.pass_on()
    assert seen is may
    if may:
        seat.plays(CARD)
        table.until("action", table.prey)
        assert table.prey.may("block", minion=guard)
        rest(table)
        assert (seat.pool(), table.prey.pool()) == (30, 29)
        assert table.you.has_edge()
    else:
        assert seat.pool() == 29


def test_two_wrongs_is_for_who_is_bled(table: Table) -> None:
    """Not for a bystander, and for no hunt."""
    table.grand_predator.holds(CARD)
    bleeds_at(table, table.grand_prey)
    while not table.over():
        assert not table.grand_predator.can_play(CARD)
        table.pass_on()


def test_the_next_redirection_is_cancelled(table: Table) -> None:
    """The first card that would change the target; a second one does."""
    one = table.prey.ready(SEER)
    two = table.prey.ready(made_vampire("Other seer", "DOM", "AUS", capacity=8))
    first, second = table.prey.holds("Deflection", "Telepathic Misdirection")
    bleeds_at(table, table.grand_prey)
    table.grand_prey.plays(CARD)
    table.prey.plays(first, by=one, level="DOM")
    table.prey.chooses(seat=table.predator.number)
    assert table.where(first) == "ash_heap"
    assert told(table, "cancelled", card=first) == 1
    assert not table.locked(one)
    table.prey.plays(second, by=two, level="AUS")
    table.prey.chooses(seat=table.predator.number)
    rest(table)
    assert (table.prey.pool(), table.predator.pool()) == (30, 29)


def test_a_cancelled_redirection_leaves_the_bleed_there(table: Table) -> None:
    """Without another one the prey is bled; a redirection in another bleed is none of it."""
    seer = table.prey.ready(SEER)
    table.prey.holds("Deflection")
    other = table.you.ready("Duck")
    bleeds_at(table, table.grand_prey)
    table.grand_prey.plays(CARD)
    table.prey.plays("Deflection", by=seer, level="DOM")
    table.prey.chooses(seat=table.predator.number)
    rest(table)
    assert (table.prey.pool(), table.predator.pool()) == (29, 30)
    assert table.you.may("act", minion=other, word="bleed")


def test_what_was_not_cancelled_is_over_with_the_action(table: Table) -> None:
    """In the next bleed a Deflection works."""
    seer = table.prey.ready(SEER)
    table.prey.holds("Deflection")
    other = table.you.ready("Duck")
    bleeds_at(table, table.grand_prey)
    table.grand_prey.plays(CARD)
    rest(table)
    assert table.prey.pool() == 29
    table.you.acts(word="bleed", by=other)
    table.prey.plays("Deflection", by=seer, level="DOM")
    table.prey.chooses(seat=table.predator.number)
    rest(table)
    assert (table.prey.pool(), table.predator.pool()) == (29, 29)


@pytest.mark.ruling(CARD, 1)
def test_two_wrongs_after_a_failed_block(table: Table) -> None:
    """Stealth beat the blocker of the Methuselah who plays it ([ANK 20211003])."""
    mine = table.you.ready("Agrippina", blood=4)
    table.you.ready(COMPANION)
    table.you.holds(ANYBODY, "Lost in Crowds")
    guard = table.grand_prey.ready("Nassir")
    table.grand_prey.holds(CARD)
    table.you.acts("Far bleed", by=mine)
    table.you.chooses(seat=table.grand_prey.number)
    table.grand_prey.blocks(guard)
    table.you.plays("Lost in Crowds", by=mine)
    table.grand_prey.plays(CARD)
    rest(table)
    assert (table.grand_prey.pool(), table.prey.pool()) == (30, 29)


@pytest.mark.ruling(CARD, 2)
def test_two_wrongs_comes_too_late_after_a_boon(table: Table) -> None:
    """Once the bleed would be successful nobody changes its target ([LSJ 19980105])."""
    bleeds_at_with_boon(table)
    table.until("declined", table.grand_prey)
    assert table.grand_prey.can_play(CARD)
    table.predator.plays("Major Boon")
    assert not table.grand_prey.can_play(CARD)


def bleeds_at_with_boon(table: Table) -> None:
    """The grand prey is bled, the predator holds a Major Boon."""
    table.predator.holds("Major Boon")
    table.grand_prey.ready("Nassir")
    bleeds_at(table, table.grand_prey)


@pytest.mark.ruling(CARD, 5)
@pytest.mark.ruling(CARD, 6)
def test_a_cancelled_two_wrongs_changes_nothing(table: Table) -> None:
    """Blocks stay declined; it was played as an out-of-turn master all the same."""
    table.predator.holds(paper("Stop", STOP))
    guard = table.grand_prey.ready("Nassir")
    bleeds_at(table, table.grand_prey)
    table.until("declined", table.grand_prey)
    table.grand_prey.plays(CARD)
    table.predator.plays("Stop")
    while not table.over():
        assert not table.grand_prey.may("block", minion=guard)
        table.pass_on()
    assert (table.grand_prey.pool(), table.prey.pool()) == (29, 30)
    assert table.state.seats[table.grand_prey.number].owes_master == 1


def test_two_wrongs_is_a_trifle(table: Table) -> None:
    """The master phase that follows has its action."""
    table.grand_prey.ready("Nassir")
    table.grand_prey.holds("Misdirection")
    bleeds_at(table, table.grand_prey)
    table.grand_prey.plays(CARD)
    rest(table)
    table.until_turn_of(table.grand_prey, "master")
    assert table.grand_prey.can_play("Misdirection")
