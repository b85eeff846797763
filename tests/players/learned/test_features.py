"""What a seat sees as arrays: shapes, rows, links, and no hidden card."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("numpy", reason="the extra `learn` is not installed")

import numpy as np

from methuselah.engine.advance import advance, answer
from methuselah.engine.decisions import NOBODY, Decision
from methuselah.engine.state import State
from methuselah.engine.views import determinize, view
from methuselah.lab.games.seating import RANDOM, Table, seat_players, set_table
from methuselah.players.learned import fields
from methuselah.players.learned.features import (
    Features,
    Shapes,
    TooMany,
    empty,
    features,
    word,
)
from methuselah.rules.setup.game import new_game

STARTERS = ("Malkavian", "Nosferatu", "Toreador", "Tremere", "Ventrue")
PAGE = Path(__file__).parents[3] / "docs" / "learning.md"


def decisions(
    decks: tuple[str, ...], seats: int, seed: int, player: str
) -> Iterator[tuple[State, Decision]]:
    """The questions of a game."""
    table = Table(seed, seats, (player,), decks, 120)
    state = new_game(set_table(table), journaling=False)
    players = seat_players(table)
    decision = advance(state)
    while isinstance(decision, Decision):
        yield state, decision
        answer(state, players[decision.seat].choose(state, decision))
        decision = advance(state)


def seen(state: State, seat: int) -> Features:
    """What a seat sees."""
    return features(view(state, seat, 0))


def column(columns: tuple[fields.Field, ...], name: str) -> int:
    """The number of a column."""
    return [one.name for one in columns].index(name)


@pytest.mark.parametrize(("decks", "seed"), [(STARTERS, 21), ((RANDOM,), 22)])
def test_hidden_cards_dealt_anew_change_no_number(decks: tuple[str, ...], seed: int) -> None:
    """Design, law 7: every fourth question of a game, for who is asked and for her prey."""
    asked = 0
    for state, decision in decisions(decks, 5, seed, "heuristic"):
        asked += 1
        if asked % 4:
            continue
        for seat in (decision.seat, (decision.seat + 1) % 5):
            here = seen(state, seat).arrays()
            there = seen(determinize(state, seat, asked), seat).arrays()
            for name, array in here.items():
                if seat != decision.seat and name in ("table", "seats"):
                    continue  # a world dealt again has yet to ask the other seat
                assert np.array_equal(array, there[name]), (asked, seat, name)
    assert asked > 100


def test_rows_of_options_are_the_options_in_the_game_s_order() -> None:
    """The mask has a 1 for each, and a link leads to the card that an option names."""
    for state, decision in decisions(("Malkavian",), 2, 3, "random"):
        made = seen(state, decision.seat)
        count = len(decision.options)
        assert made.action_mask.tolist() == [1] * count + [0] * (192 - count)
        for place, option in enumerate(decision.options):
            verb, mode, said = made.option_words[place]
            assert (verb, mode) == (word(option.verb), word(option.mode))
            assert said == word(option.word)
            card, minion, target, seat = made.option_links[place]
            for row, named in ((card, option.card), (minion, option.minion)):
                assert (row >= 0) == (named >= 0)
                if named in state.seats[decision.seat].hand:
                    assert made.card_names[row] == state.definition(named).id
            assert made.card_mask[target] or target == -1
            expected = -1 if option.seat == NOBODY else (option.seat - decision.seat) % 2
            assert seat == expected


def test_seats_go_clockwise_from_the_viewer_and_numbers_have_their_units() -> None:
    """The first row is hers; pool in thirtieths; a hand in sevenths, whoever looks."""
    state, decision = next(decisions(STARTERS, 5, 5, "random"))
    for viewer in range(5):
        rows = seen(state, viewer).seats
        for other in range(5):
            row = rows[(other - viewer) % 5]
            assert row[column(fields.SEAT, "pool")] == pytest.approx(state.seats[other].pool / 30)
            assert row[column(fields.SEAT, "hand")] == pytest.approx(
                len(state.seats[other].hand) / 7
            )
            assert row[column(fields.SEAT, "me")] == (other == viewer)
            assert row[column(fields.SEAT, "prey")] == (other == (viewer + 1) % 5)
            assert row[column(fields.SEAT, "predator")] == (other == (viewer - 1) % 5)
            assert row[column(fields.SEAT, "asked")] == (other == decision.seat)


def test_a_hand_is_known_to_her_alone_and_backs_have_no_name() -> None:
    """Her hand has rows; the uncontrolled cards of others have, without a name."""
    state, _ = next(decisions(STARTERS, 5, 6, "random"))
    made = seen(state, 0)
    in_hand = made.cards[:, column(fields.CARD, "in hand")] == 1
    assert sorted(made.card_names[in_hand]) == sorted(
        state.definition(card).id for card in state.seats[0].hand
    )
    uncontrolled = made.cards[:, column(fields.CARD, "in uncontrolled")] == 1
    hers = made.card_links[:, 0] == 0
    assert (made.card_names[uncontrolled & hers] > 0).all()
    assert (made.card_names[uncontrolled & ~hers] == 0).all()
    assert (uncontrolled & ~hers).sum() == sum(len(seat.uncontrolled) for seat in state.seats[1:])


def test_who_is_not_asked_has_no_options() -> None:
    """Her mask is empty, and the table says that she is not asked."""
    state, decision = next(decisions(STARTERS, 5, 7, "random"))
    made = seen(state, (decision.seat + 1) % 5)
    assert not made.action_mask.any()
    assert made.table[column(fields.TABLE, "asked")] == 0


def test_too_few_rows_are_refused_with_the_remedy() -> None:
    """For cards as for options."""
    state, decision = next(decisions(STARTERS, 5, 8, "random"))
    with pytest.raises(TooMany, match=r"has \d+ cards, the arrays have 8 rows .*Shapes\(cards=32"):
        features(view(state, decision.seat, 0), Shapes(cards=8))


def test_the_columns_of_cards_and_seats_are_where_their_names_say() -> None:
    """What is written by place stands under its name: locks, blood, capacity, roles."""
    locked, blooded, acting = 0, 0, 0
    for state, decision in decisions(("Ventrue", "Toreador"), 2, 9, "heuristic"):
        made = seen(state, decision.seat)
        ready = state.seats[decision.seat].ready
        rows = made.cards[(made.card_links[:, 0] == 0) & (made.cards[:, 1] == 1)]
        assert len(rows) == len(ready)
        for row, card in zip(rows, ready, strict=True):
            record = state.cards[card]
            assert row[column(fields.CARD, "locked")] == record.locked
            assert row[column(fields.CARD, "blood")] == pytest.approx(record.blood / 10)
            assert row[column(fields.CARD, "mine")] == 1
            locked += record.locked
            blooded += record.blood > 0
            acting += row[column(fields.CARD, "is acting")] == 1
    assert locked
    assert blooded
    assert acting


def tables() -> Iterator[str]:
    """The columns as the page lists them."""
    for name, columns in (
        ("table", fields.TABLE),
        ("context", fields.CONTEXT),
        ("seats", fields.SEAT),
        ("cards", (*fields.CARD, *fields.FACE)),
        ("card_links", fields.CARD_LINKS),
        ("options", fields.OPTION),
        ("option_words", fields.OPTION_WORDS),
        ("option_links", fields.OPTION_LINKS),
    ):
        yield f"### `{name}`"
        yield from (
            f"| {place} | {one.name} | {one.unit} | {one.says} |"
            for place, one in enumerate(columns)
        )


def test_the_page_lists_every_column_with_its_unit() -> None:
    """`docs/learning.md`: in the order of the arrays, and every array by its shape."""
    lines = iter(PAGE.read_text("utf-8").splitlines())
    missing = [line for line in tables() if line not in lines]
    assert not missing, "put these into docs/learning.md:\n" + "\n".join(missing)
    page = PAGE.read_text("utf-8")
    for name, array in empty(Shapes()).arrays().items():
        shape = ", ".join(str(number) for number in array.shape)
        assert f"| `{name}` | ({shape}) | {array.dtype} |" in page
