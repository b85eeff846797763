"""A table with people and programs: undo to one's own decision, standing orders."""

from __future__ import annotations

import pytest

from methuselah.engine import rng
from methuselah.engine.codec import fingerprint
from methuselah.engine.decisions import Decision
from methuselah.players.sitting import sit_down
from methuselah.table.passing import group_of
from methuselah.table.seats import Due, Span, Table, concerns


def asked(table: Table) -> Decision:
    """What the person is asked."""
    decision = table.decision
    assert decision is not None
    return decision


@pytest.fixture
def seated() -> tuple[Table, int]:
    """A person among four random players, at her first decision."""
    table, seat = sit_down(seed=5, players=("random",), turns=40)
    table.play_on()
    return table, seat


def in_a_foreign_window() -> tuple[Table, int]:
    """A person who may react in somebody else's turn."""
    for seed in range(20):
        table, seat = sit_down(seed=seed, players=("heuristic",), turns=40)
        chance = rng.seeded(seed)
        table.play_on()
        while table.decision is not None:
            if table.state.active != seat and asked(table).kind == "window":
                return table, seat
            chance, index = rng.below(chance, len(asked(table).options))
            table.answer(index)
            table.play_on()
    raise AssertionError("nobody was ever asked in another's turn")


def test_programs_answer_until_a_person_is_asked(seated: tuple[Table, int]) -> None:
    table, seat = seated
    assert table.waits_for == seat
    assert table.play_on() == 0


def test_who_answers_next_is_told_in_one_place(seated: tuple[Table, int]) -> None:
    """A program, an order that passes and is counted, or what a person settled beforehand."""
    table, seat = seated
    assert table.due() is None
    heard: list[int] = []
    table.heard = lambda decision, index: heard.append(decision.seat)

    while table.waits_for == seat:
        table.game.answer(0)
    program = table.due()
    assert program is not None and program.player is not None
    table.put(program, program.choose(table.state))
    assert heard == [program.decision.seat]
    table.play_on()
    assert table.waits_for == seat and seat not in heard
    table.settles = lambda decision: Due(decision, index=0, by_hand=True)
    decided = len(table.decided)
    assert table.play_on(most=1) == 1
    assert (len(table.decided), heard[-1]) == (decided + 1, seat)


def test_what_an_order_passes_is_counted_and_is_no_decision_of_hers() -> None:
    """In a window of somebody else's turn."""
    table, seat = in_a_foreign_window()
    heard: list[int] = []
    table.heard = lambda decision, index: heard.append(decision.seat)
    table.order(seat, "turn")
    ordered = table.due()
    assert ordered is not None
    assert (ordered.player, ordered.passed, ordered.by_hand) == (None, True, False)
    decided = list(table.decided)
    table.put(ordered, ordered.choose(table.state))
    assert (table.passed_for[seat], table.decided) == (1, decided)
    assert seat not in heard


def test_undo_goes_back_to_ones_own_last_decision(seated: tuple[Table, int]) -> None:
    table, seat = seated
    first = fingerprint(table.state)
    table.answer(1)
    table.play_on()
    second = fingerprint(table.state)
    table.answer(0)
    table.play_on()

    table.undo()
    assert fingerprint(table.state) == second
    table.undo()
    assert fingerprint(table.state) == first
    assert table.waits_for == seat
    assert not table.can_undo()
    with pytest.raises(ValueError, match="nothing to undo"):
        table.undo()


def test_a_wrong_answer_changes_nothing(seated: tuple[Table, int]) -> None:
    table, _ = seated
    before = fingerprint(table.state)
    with pytest.raises(ValueError, match="choose from 0 to"):
        table.answer(99)
    assert fingerprint(table.state) == before
    assert not table.can_undo()


@pytest.mark.parametrize("until", ["turn", "round", "phase"])
def test_no_order_passes_a_step_of_ones_own_turn(seated: tuple[Table, int], until: Span) -> None:
    """Neither one that was given there nor one from before; without a span it is refused there."""
    table, seat = seated
    question = asked(table)
    assert table.state.active == seat
    assert group_of(question.window) == "phases"

    with pytest.raises(ValueError, match=r"your own turn"):
        table.order(seat)
    assert not table.orders
    table.order(seat, until)
    assert table.play_on() == 0
    assert table.decision is question
    assert table.passed_for[seat] == 0


def test_no_order_makes_a_choice() -> None:
    """It passes windows: what may be chosen, or left with "done", waits for her."""
    chosen = passed = 0
    for seed in range(12):
        table, seat = sit_down(seed=seed, players=("heuristic",), turns=40)
        chance = rng.seeded(seed)
        table.play_on()
        while table.result is None and table.decision is not None:
            decision = table.decision
            table.order(seat, "turn")
            due = table.by_order(decision)
            assert due is None or decision.options[due.index].verb == "pass"
            passed += due is not None
            chosen += any(option.verb == "done" for option in decision.options)
            table.cancel_order(seat)
            chance, index = rng.below(chance, len(decision.options))
            table.answer(index)
            table.play_on()
    assert chosen and passed


def test_an_order_for_the_round_ends_where_something_concerns_one() -> None:
    table, seat = sit_down(seed=6, players=("random",), turns=40)
    table.play_on()
    table.order(seat, "round")
    while table.result is None:
        table.play_on()
        if table.result is not None:
            break
        assert table.state.active == seat or concerns(table.state, seat)
        table.answer(0)
        table.order(seat, "round")


def test_an_order_can_be_taken_back(seated: tuple[Table, int]) -> None:
    table, seat = seated
    table.order(seat, "round")
    table.cancel_order(seat)
    assert table.play_on() == 0


def test_an_order_in_an_action_ends_with_that_action() -> None:
    """Another action of the same turn asks again."""
    ended = 0
    for seed in range(9, 13):
        table, seat = sit_down(seed=seed, players=("random",), turns=60)
        chance = rng.seeded(seed)
        while table.result is None:
            table.play_on()
            decision, action = table.decision, table.state.span("action")
            if decision is None:
                break
            if action is not None and decision.options[0].verb == "pass":
                assert table.order(seat).until == "action"
                table.play_on()
                asked = table.decision
                over = all(frame is not action for frame in table.state.stack)
                assert asked is None or over or asked.options[0].verb != "pass"
                assert not (over and seat in table.orders and asked is not None)
                ended += 1
            if table.decision is not None:
                chance, index = rng.below(chance, len(table.decision.options))
                table.answer(index)
    assert ended
