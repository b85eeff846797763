"""Hagar Stone: a card more to hold, and what you play is not replaced while he is unlocked."""

from __future__ import annotations

import pytest

from block_talk import COMPANION
from combat_talk import rest
from made_up import paper
from methuselah.language import (
    action,
    draws,
    draws_up,
    gain_pool,
    is_named,
    lock,
    on,
    reaction,
    unlock,
    use,
)
from methuselah.rules.playing.hand import hand_size
from scenes.rulings import black_hand_is_no_title
from table_talk import Table

HAGAR = "Hagar Stone (G5)"
DEED = paper("Deed", action(gain_pool(1), stealth=1))


@pytest.mark.parametrize(
    ("seat", "region", "size"), [("you", "ready", 8), ("you", "torpor", 7), ("prey", "ready", 7)]
)
def test_hagar_lets_you_hold_a_card_more(table: Table, seat: str, region: str, size: int) -> None:
    """+1 hand size while he is ready; his controller's only."""
    getattr(table, seat).puts(HAGAR, region)
    table.you.ready("Ryan")
    table.begins()
    table.asked()
    assert hand_size(table.state, 0) == size


def acts(table: Table, by: int, name: str = "Deed") -> None:
    """Your minion takes the action of a card, which succeeds."""
    table.you.acts(name, by=by)
    rest(table)


@pytest.mark.parametrize(
    ("region", "locked", "cards"), [("ready", False, 7), ("ready", True, 8), ("torpor", False, 6)]
)
def test_what_you_play_waits_for_the_end_of_the_turn(
    table: Table, region: str, locked: bool, cards: int
) -> None:
    """One card short while he is unlocked, in torpor too; drawn as your turn ends."""
    table.you.puts(HAGAR, region, locked=locked)
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(DEED, *["Fame"] * (6 if region == "torpor" else 7))
    table.begins()
    acts(table, mine)
    assert len(table.you.hand()) == cards
    table.until_turn_of(table.prey)
    assert len(table.you.hand()) == 8 - (region == "torpor")


def test_it_is_drawn_as_hagar_locks(table: Table) -> None:
    """What was played before; and what he plays himself, who locks for it, at once."""
    hagar = table.you.ready(HAGAR)
    one, two = table.you.ready("Ryan"), table.you.ready("Dodd (G2)")
    table.you.ready(COMPANION)
    table.you.holds(DEED, paper("Second", action(gain_pool(1), stealth=1)), *["Fame"] * 6)
    acts(table, one)
    acts(table, two, "Second")
    assert len(table.you.hand()) == 6
    table.you.acts(word="bleed", by=hagar)
    rest(table)
    assert len(table.you.hand()) == 8


def test_masters_wait_too_and_others_do_not(table: Table) -> None:
    """Your master card is not replaced; what your prey plays in your turn is."""
    table.you.ready(HAGAR)
    table.you.ready(COMPANION)
    table.you.holds("The Barrens", *["Fame"] * 7)
    table.begins("master")
    table.you.plays("The Barrens")
    assert len(table.you.hand()) == 7
    other = Table()
    other.prey.ready(HAGAR)
    mine = other.you.ready("Ryan")
    other.you.ready(COMPANION)
    other.you.holds(DEED, *["Fame"] * 6)
    acts(other, mine)
    assert len(other.you.hand()) == 7


def test_what_others_play_in_your_turn_is_replaced(table: Table) -> None:
    """Only yours waits."""
    table.you.ready(HAGAR)
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    guard = table.prey.ready("Nassir")
    table.prey.holds(paper("Frown", reaction(gain_pool(1))), *["Fame"] * 6)
    table.you.acts(word="bleed", by=mine)
    table.prey.plays("Frown", by=guard)
    rest(table)
    assert len(table.prey.hand()) == 7


def test_what_you_play_in_anothers_turn_is_replaced(table: Table) -> None:
    """It is for your turn."""
    table.prey.ready(HAGAR)
    guard = table.prey.ready("Nassir")
    table.prey.holds(paper("Frown", reaction(gain_pool(1))), *["Fame"] * 7)
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.acts(word="bleed", by=mine)
    table.prey.plays("Frown", by=guard)
    rest(table)
    assert len(table.prey.hand()) == 8


@pytest.mark.ruling(HAGAR, 1)
@pytest.mark.rules_text("003 Hagar Stone 1")
@pytest.mark.parametrize(("locks", "cards"), [(False, 7), (True, 7)])
def test_a_longer_clause_of_the_card_outlasts_hagar(table: Table, locks: bool, cards: int) -> None:
    """Not before your next discard phase, though he locks and the turn ends."""
    hagar = table.you.ready(HAGAR)
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    late = paper("Late", action(gain_pool(1), stealth=1, replace="unlock"))
    table.you.holds(late, *["Fame"] * 7)
    acts(table, mine, "Late")
    assert len(table.you.hand()) == 7
    if locks:
        table.you.acts(word="bleed", by=hagar)
        rest(table)
    table.until_turn_of(table.prey)
    assert len(table.you.hand()) == cards
    table.until_turn_of(table.you, "master")
    assert len(table.you.hand()) == 8


@pytest.mark.ruling(HAGAR, 1)
@pytest.mark.parametrize("locks", [False, True])
def test_a_shorter_clause_of_the_card_is_outlasted(table: Table, locks: bool) -> None:
    """Until the action is over: then it waits for Hagar, unless he has locked by then."""
    hagar = table.you.ready(HAGAR)
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    brief = paper("Brief", action(gain_pool(1), stealth=1, replace="action"))
    table.you.holds(brief, *["Fame"] * 7)
    acts(table, mine, "Brief")
    assert len(table.you.hand()) == 7
    if locks:
        table.you.acts(word="bleed", by=hagar)
        rest(table)
        assert len(table.you.hand()) == 8
    table.until_turn_of(table.prey)
    assert len(table.you.hand()) == 8


def test_who_locks_before_the_clause_is_over_holds_nothing_up(table: Table) -> None:
    """His own action: he locks as it is announced; the card waits for its end only."""
    hagar = table.you.ready(HAGAR)
    table.you.ready(COMPANION)
    brief = paper("Brief", action(gain_pool(1), stealth=1, replace="action"))
    table.you.holds(brief, *["Fame"] * 7)
    acts(table, hagar, "Brief")
    assert table.locked(hagar)
    assert len(table.you.hand()) == 8


def test_who_has_locked_and_unlocked_meanwhile_holds_nothing_up(table: Table) -> None:
    """His lock has come within the action: the card is replaced with its own clause."""
    hagar = table.you.ready(HAGAR)
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    turns = paper("Turn about", use(lock(on(is_named("Hagar Stone"))), at=("action",), once="turn"))
    back = paper("Turn back", use(unlock(on(is_named("Hagar Stone"))), at=("action",), once="turn"))
    table.you.in_play(turns)
    table.you.in_play(back)
    brief = paper("Brief", action(gain_pool(1), stealth=1, replace="action"))
    table.you.holds(brief, *["Fame"] * 7)
    table.prey.ready("Nassir")
    table.you.acts("Brief", by=mine)
    table.you.uses("Turn about")
    assert table.locked(hagar)
    table.you.uses("Turn back")
    assert not table.locked(hagar)
    assert len(table.you.hand()) == 7
    rest(table)
    assert len(table.you.hand()) == 8


@pytest.mark.ruling(HAGAR, 2)
def test_drawing_more_is_discarding_while_hagar_waits(table: Table) -> None:
    """A hand that waits for a card is full without it."""
    table.you.ready(HAGAR)
    one, two = table.you.ready("Ryan"), table.you.ready("Dodd (G2)")
    table.you.ready(COMPANION)
    more = paper("More", action(draws(2), draws_up(), stealth=1))
    table.you.holds(DEED, more, *["Fame"] * 6)
    acts(table, one)
    table.you.acts("More", by=two)
    while not table.you.may("discard"):
        table.pass_on()
    for _ in range(2):
        table.you.does("discard", card="Fame")
    rest(table)
    assert len(table.you.hand()) == 6


@pytest.mark.ruling(HAGAR, 3)
def test_hagar_is_black_hand_in_any_sect() -> None:
    """A trait, no title."""
    black_hand_is_no_title(HAGAR)
