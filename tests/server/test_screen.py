"""What the page of a seat is told: all that it needs, and nothing that its seat may not know."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dealt_game import dealt, play
from methuselah.engine.decisions import NOBODY, Decision
from methuselah.engine.determinize import determinize
from methuselah.server.messages import encode
from methuselah.server.screen import outlook, screen
from methuselah.table.game import Game
from methuselah.table.seats import Table


def table_of(seed: int, answers: int) -> Table:
    state = dealt(seed=seed, turn_limit=200)
    play(state, answers, seed=seed + 1)
    return Table(Game(state.setting, state, []), {})


def asked(table: Table) -> tuple[int, str] | None:
    """Who is asked, and in which window."""
    decision = table.decision
    return None if decision is None else (decision.seat, decision.window)


def dealt_anew(table: Table, seat: int, seed: int) -> Table:
    """The table with what a seat cannot see dealt again.

    The engine asks whoever has something to do: of the worlds that may be dealt, one in which
    that is the same seat (at a live table the window would be open to all, `table/passing.py`).
    """
    for chance in range(seed, seed + 50):
        world = determinize(table.state, seat, chance)
        world.journal = table.state.journal
        other = Table(Game(world.setting, world, []), {})
        asked, asks = table.decision, other.decision
        if asked is asks or (
            asked and asks and (asked.seat, asked.window) == (asks.seat, asks.window)
        ):
            return other
    raise AssertionError("in no world that may be dealt the same seat is asked")


@pytest.mark.parametrize("seed", [3, 8])
@pytest.mark.parametrize("answers", [0, 90, 400])
def test_what_is_hidden_changes_no_page(seed: int, answers: int) -> None:
    """Law 7: the hidden cards dealt again, the page of a seat is the same to the last byte."""
    table = table_of(seed, answers)
    for seat in (*range(len(table.state.seats)), NOBODY):
        seen = screen(table, seat, "g")
        other = dealt_anew(table, seat, 77 + seed)
        again = replace(screen(other, seat, "g"), lines=seen.lines)
        assert encode(again) == encode(seen)


def test_a_page_names_no_card_of_another_hand() -> None:
    """Nor one of a library: only her own hand, and what lies open."""
    table = table_of(5, 200)
    state = table.state
    for seat in range(len(state.seats)):
        said = encode(screen(table, seat, "g")).decode()
        open_names = {state.definition(card).name for card in state.cards}
        open_names |= {state.definition(c).name for s in state.seats for c in s.ash_heap}
        open_names |= {state.definition(card).name for card in state.seats[seat].hand}
        told = " ".join(line.words for line in screen(table, seat, "g").lines)
        for other in state.seats:
            if other.seat == seat:
                continue
            for card in (*other.hand, *other.library):
                name = state.definition(card).name
                if name not in open_names and name not in told:
                    assert f'"{name}"' not in said


def test_only_the_seat_that_is_asked_has_a_question() -> None:
    """With the number of the answer, every option in words, and their consequences apart."""
    table = table_of(3, 120)
    decision = table.decision
    assert decision is not None
    for seat in range(len(table.state.seats)):
        page = screen(table, seat, "g")
        assert (page.question is not None) == (seat == decision.seat)
        assert (outlook(table.state, seat) != ()) == (seat == decision.seat)
    asked = screen(table, decision.seat, "g").question
    assert asked is not None
    assert asked.at == len(table.game.log)
    assert [option.index for option in asked.options] == list(range(len(decision.options)))
    assert all(option.words for option in asked.options)


@pytest.mark.parametrize(
    ("language", "book", "ruling"),
    [
        ("en", "Rulebook: 6. Press", "Ruling LSJ 20010820"),
        ("fr", "Livre de règles\xa0: 6. Press", "Jurisprudence LSJ 20010820"),
    ],
)
def test_where_the_rules_ask_so_is_said_in_words(language: str, book: str, ruling: str) -> None:
    """As a reader finds it; what has no such place is said as it is."""
    table = table_of(3, 120)
    asked = table.decision
    assert asked is not None
    told = []
    for rule in ("R0 6. Press", "RB24 6. Press", "[LSJ 20010820]", ""):
        table.state.pending = Decision(
            asked.seat, asked.kind, asked.window, asked.options, rule=rule
        )
        question = screen(table, asked.seat, "g", language=language).question
        assert question is not None
        told.append(question.rule)
    assert told == [book, book, ruling, ""]


def test_every_card_of_the_hand_can_be_used_or_says_why_not() -> None:
    """An option, or one sentence."""
    table = table_of(4, 60)
    decision = table.decision
    assert decision is not None
    hand = screen(table, decision.seat, "g").hand
    assert hand
    for card in hand:
        assert bool(card.options) != bool(card.why), card
        assert card.why.startswith(card.brief.removesuffix("."))
        assert not card.why or len(card.brief) < len(card.why), card
        assert not card.why.startswith(card.name)
        assert card.gist or card.types == ("master",)


def test_the_log_goes_on_where_the_page_stopped() -> None:
    """`since` is a number of lines of the journal; after an undo all is told afresh."""
    table = table_of(6, 80)
    whole = screen(table, 0, "g")
    assert whole.afresh
    length = len(table.state.journal)
    assert screen(table, 0, "g", length).lines == ()
    assert not screen(table, 0, "g", length).afresh
    assert screen(table, 0, "g", length + 10).afresh


def test_who_was_ousted_is_told_when_and_by_whom() -> None:
    """From the journal: her turn, and the one who hunted her then."""
    table = table_of(3, 4000)
    state = table.state
    ousted = [seat for seat in state.order if state.seats[seat].out]
    assert ousted, "nobody has been ousted so far"
    turn = 0
    awarded = {}
    for place, line in enumerate(state.journal):
        turn = line.number if line.what == "turn" else turn
        if line.what == "ousted":
            gains = next(
                one for one in state.journal[place:] if one.what == "gained victory points"
            )
            awarded[line.seat] = (turn, gains.seat)
    seen = {one.seat: one for one in screen(table, NOBODY, "g").seats}
    for seat, (when, predator) in awarded.items():
        assert (seen[seat].left, seen[seat].left_to) == (when, predator)
    assert all(one.left == 0 for one in seen.values() if not one.out)
