"""Trades: Succubus Club."""

from __future__ import annotations

import pytest

from methuselah.engine.codec import decode, encode
from methuselah.engine.determinize import determinize
from methuselah.engine.knowledge import sees
from methuselah.engine.views import view
from methuselah.players.heuristic import HeuristicPlayer
from methuselah.table.questions import ask_words
from methuselah.table.words import option_lines
from table_talk import Seat, Table

CLUB = "Succubus Club"
GUN = ".44 Magnum"
FULL = 7


def club(table: Table, partner: Seat | None = None) -> int:
    """You use it in your unlock phase, and talk to your prey or to somebody else."""
    card = table.you.in_play(CLUB)
    table.begins("unlock")
    table.you.uses(CLUB)
    table.you.chooses(seat=(partner or table.prey).number)
    return card


def agreed(table: Table, seat: Seat | None = None) -> None:
    """You propose what is on the table, and it is agreed to."""
    table.you.does("propose")
    (seat or table.prey).does("agree")


def hand(table: Table, seat: Seat) -> tuple[int, ...]:
    return table.state.seats[seat.number].hand


def test_a_card_of_the_hand_for_pool(table: Table) -> None:
    """Both go over, the Club locks, both hands have their size again."""
    mine = table.you.holds("Misdirection", *("Deflection",) * FULL)[0]
    table.prey.holds(*("Conditioning",) * FULL)
    card = club(table)
    table.you.does("give", card=mine)
    table.you.does("ask for", number=3)
    agreed(table)
    table.asked()

    assert table.locked(card)
    assert mine in hand(table, table.prey)
    assert (table.you.pool(), table.prey.pool(), table.predator.pool()) == (33, 27, 30)
    assert len(hand(table, table.you)) == FULL
    table.prey.does("discard", card="Conditioning")
    assert len(hand(table, table.prey)) == FULL


def test_a_foreign_card_is_played_and_goes_to_its_owner(table: Table) -> None:
    """Its new holder plays it; it is burned to the ash heap of its owner."""
    mine = table.you.holds("Misdirection", *("Deflection",) * FULL)[0]
    table.prey.holds(*("Conditioning",) * (FULL - 1))
    theirs = table.you.ready("Nassir")
    club(table)
    table.you.does("give", card=mine)
    agreed(table)
    table.until_turn_of(table.prey, "master")
    table.prey.plays("Misdirection")
    table.asked()

    assert mine in table.state.seats[0].ash_heap
    assert table.locked(theirs)
    assert len(hand(table, table.prey)) == FULL


def test_minions_and_what_is_on_them_change_hands(table: Table) -> None:
    """A vampire goes over with its equipment, for a location."""
    nassir = table.you.ready("Nassir")
    gun = table.you.in_play(GUN, on=nassir)
    theirs = table.prey.in_play("Elder Library")
    table.prey.holds(*("Conditioning",) * (FULL + 1))
    table.you.holds(*("Conditioning",) * (FULL + 1))
    club(table)
    table.you.does("give", card=nassir)
    table.you.does("ask for", card=theirs)
    agreed(table)
    table.asked()

    control = table.state.controller
    assert (control(nassir), control(gun), control(theirs)) == (1, 1, 0)
    assert table.on(gun) == nassir


def test_equipment_goes_to_a_minion_of_the_new_controller(table: Table) -> None:
    """She chooses which."""
    nassir = table.you.ready("Nassir")
    gun = table.you.in_play(GUN, on=nassir)
    table.prey.ready("Ryan")
    second = table.prey.ready("Ohanna")
    club(table)
    table.you.does("give", card=gun)
    agreed(table)
    table.prey.chooses(second)
    table.asked()

    assert table.on(gun) == second
    assert table.state.controller(gun) == 1


@pytest.mark.rules_text("003 Succubus Club 1")
def test_another_minion_card_stays_on_its_minion(table: Table) -> None:
    """Only its control passes."""
    nassir = table.you.ready("Nassir")
    table.prey.ready("Ryan")
    skin = table.you.in_play("Ablative Skin", on=nassir, counters=3)
    club(table)
    table.you.does("give", card=skin)
    agreed(table)
    table.asked()

    assert table.on(skin) == nassir
    assert table.state.controller(skin) == 1


@pytest.mark.rules_text("003 Succubus Club 2")
@pytest.mark.parametrize(("with_a_card", "fair"), [(False, False), (True, True)])
def test_nobody_has_to_draw_for_a_trade(table: Table, with_a_card: bool, fair: bool) -> None:
    """A larger hand size is traded only with a card that fills the hand."""
    library = table.you.in_play("Elder Library")
    mine = table.you.holds(*("Deflection",) * (FULL + 1))[0]
    table.prey.holds(*("Conditioning",) * FULL)
    club(table)
    table.you.does("give", card=library)
    if with_a_card:
        table.you.does("give", card=mine)
    table.you.does("propose")

    assert table.prey.may("agree") == fair
    assert table.prey.may("refuse")


@pytest.mark.rules_text("003 Succubus Club 2")
@pytest.mark.parametrize(("cards", "fair"), [(FULL - 1, True), (FULL, False), (FULL + 1, True)])
def test_who_was_short_of_cards_may_trade(table: Table, cards: int, fair: bool) -> None:
    """Whose hand was not full, the library being empty, has not got so by the trade."""
    mine = table.you.holds(*("Deflection",) * cards)[0]
    table.prey.holds(*("Conditioning",) * FULL)
    club(table)
    table.you.does("give", card=mine)
    table.you.does("propose")

    assert table.prey.may("agree") == fair


def test_the_other_may_change_the_terms(table: Table) -> None:
    """Then they lie before you; nothing happens until somebody agrees to them as they are."""
    mine = table.you.holds(*("Deflection",) * FULL)[0]
    theirs = table.prey.holds(*("Conditioning",) * FULL)[0]
    club(table)
    table.you.does("give", card=mine)
    table.you.does("propose")
    assert not table.prey.may("agree")
    table.prey.does("give", card=theirs)
    table.prey.does("ask for", number=2)
    assert not table.prey.may("agree")
    table.prey.does("propose")
    assert table.you.may("agree")
    table.you.does("ask for", number=1)
    table.you.does("propose")
    table.prey.does("agree")
    table.asked()

    assert mine in hand(table, table.prey)
    assert theirs in hand(table, table.you)
    assert (table.you.pool(), table.prey.pool()) == (29, 31)


def test_a_refusal_changes_nothing(table: Table) -> None:
    """The Club is not locked; somebody else may be asked, and she who refused may not."""
    card = club(table)
    table.you.does("give", number=5)
    table.you.does("propose")
    table.prey.does("refuse")

    assert (table.you.pool(), table.prey.pool()) == (30, 30)
    assert not table.locked(card)
    asked = table.asked()
    assert asked is not None
    assert {option.seat for option in asked.options if option.verb == "choose"} == {2, 3, 4}
    table.you.does("decline")
    table.you.uses(CLUB)
    assert not table.you.may("choose", seat=1)


def test_talking_comes_to_an_end(table: Table) -> None:
    """After some turns the terms are agreed to or refused."""
    club(table)
    seats = (table.you, table.prey)
    for turn in range(8):
        seats[turn % 2].does(("give", "ask for"), number=turn + 1)
        seats[turn % 2].does("propose")
    asked = table.asked()

    assert asked is not None
    assert [option.verb for option in asked.options] == ["agree", "refuse"]


def test_only_in_your_own_unlock_phase_and_unlocked(table: Table) -> None:
    """Not later in the turn, not in hers, not while it is locked."""
    card = club(table)
    table.you.does("give", number=1)
    agreed(table)
    assert table.locked(card)
    assert not table.you.may("use", card=CLUB)
    table.until_turn_of(table.prey)
    assert not table.you.may("use", card=CLUB)


def test_an_offered_card_is_shown_to_the_other_alone(table: Table) -> None:
    """She knows it from then on, and so does its owner in her hand; nobody else."""
    mine = table.you.holds("Misdirection", *("Deflection",) * FULL)[0]
    club(table)
    table.you.does("give", card=mine)
    table.you.does("propose")
    state = table.state
    assert [sees(state, seat, mine) for seat in range(5)] == [True, True, False, False, False]
    asked = table.asked()
    assert asked is not None
    assert "Misdirection" in ask_words(state, asked)
    assert option_lines(state, asked)
    assert "Misdirection" not in repr(view(state, 2))
    table.prey.does("agree")
    table.asked()

    assert [sees(state, seat, mine) for seat in range(5)] == [True, True, False, False, False]
    assert "Misdirection" not in repr(view(state, 2))
    assert determinize(state, 2, 5).seats[1].hand == hand(table, table.prey)
    assert decode(encode(state), state.setting).held == {mine: 1}


@pytest.mark.parametrize(("verb", "taken"), [("give", "agree"), ("ask for", "refuse")])
def test_the_heuristic_player_takes_what_is_plainly_good(
    table: Table, verb: str, taken: str
) -> None:
    """A gift of pool, and not a claim of it; it seeks no trade."""
    club(table)
    table.you.does(verb, number=4)
    table.you.does("propose")
    asked = table.asked()
    assert asked is not None
    index = HeuristicPlayer(1, 7).choose(table.state, asked)
    assert asked.options[index].verb == taken
