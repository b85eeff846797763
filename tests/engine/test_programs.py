"""Effects run in printed order, choices come back by name, a lone option is taken at once."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from methuselah.engine import atoms
from methuselah.engine.advance import advance, answer
from methuselah.engine.decisions import Decision, Option, Result
from methuselah.engine.definitions import EMPTY, Block, Effect
from methuselah.engine.programs import Choosing, Program, run
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from small_state import Asking, SmallState


@dataclass(frozen=True)
class BurnsIt(Effect):
    """Burn pool of a seat: a fixed number, or that chosen under a name."""

    seat: int
    number: int = 0
    named: str = ""

    def run(self, state: State, me: Scope) -> None:
        """Burn it."""
        atoms.burn_pool(state, self.seat, self.number or me.one(self.named))


@dataclass(frozen=True)
class Picks(Effect):
    """Choose numbers under a name."""

    name: str
    numbers: tuple[int, ...]
    least: int = 1
    most: int = 1

    def run(self, state: State, me: Scope) -> None:
        """Ask."""
        options = tuple(Option("choose", number=number) for number in self.numbers)
        state.push(
            Choosing(seat=me.you, name=self.name, options=options, least=self.least, most=self.most)
        )


@dataclass(frozen=True)
class Says(Effect):
    """Note all that was chosen."""

    def run(self, state: State, me: Scope) -> None:
        """Leave it where the test finds it: as pool of seat 2."""
        atoms.burn_pool(state, 2, sum(sum(me.all(name)) for name in sorted(me.env)))


def pools(state: State) -> list[int]:
    return [seat.pool for seat in state.seats]


def started(*effects: Effect, you: int = 0) -> State:
    state = SmallState().build()
    run(state, Block(effects), Scope(you=you))
    return state


def test_effects_happen_in_printed_order_without_a_question() -> None:
    state = started(BurnsIt(0, 1), BurnsIt(1, 2), BurnsIt(0, 3))
    assert isinstance(advance(state), Result)
    assert pools(state) == [26, 28, 30]
    assert [line.number for line in state.journal] == [1, 2, 3]


def test_an_empty_block_pushes_nothing() -> None:
    state = SmallState().build()
    run(state, EMPTY, Scope())
    assert len(state.stack) == 1
    assert not EMPTY
    assert Block((BurnsIt(0, 1),))


def test_what_is_chosen_reaches_the_effects_after_it() -> None:
    state = started(BurnsIt(1, 1), Picks("x", (2, 4)), BurnsIt(1, named="x"))
    decision = advance(state)
    assert isinstance(decision, Decision)
    assert (decision.seat, decision.kind) == (0, "x")
    assert pools(state) == [30, 29, 30]
    answer(state, 1)
    assert isinstance(advance(state), Result)
    assert pools(state) == [30, 25, 30]


def test_one_option_alone_is_taken_without_asking() -> None:
    state = started(Picks("x", (5,)), BurnsIt(1, named="x"))
    assert isinstance(advance(state), Result)
    assert pools(state) == [30, 25, 30]
    assert state.answers == 0


def test_nothing_to_choose_chooses_nothing() -> None:
    state = started(Picks("x", ()), Says())
    assert isinstance(advance(state), Result)
    assert pools(state) == [30, 30, 30]


def test_several_are_chosen_one_at_a_time_and_none_twice() -> None:
    state = started(Picks("x", (1, 2, 4), least=2, most=2), Says())
    first = advance(state)
    assert isinstance(first, Decision) and len(first.options) == 3
    answer(state, 1)
    second = advance(state)
    assert isinstance(second, Decision)
    assert [option.number for option in second.options] == [1, 4]
    answer(state, 1)
    assert isinstance(advance(state), Result)
    assert pools(state)[2] == 30 - 2 - 4


def test_done_is_offered_as_soon_as_enough_are_chosen() -> None:
    state = started(Picks("x", (1, 2, 4), least=1, most=3), Says())
    first = advance(state)
    assert isinstance(first, Decision)
    assert "done" not in {option.verb for option in first.options}
    answer(state, 2)
    second = advance(state)
    assert isinstance(second, Decision) and second.options[-1].verb == "done"
    answer(state, len(second.options) - 1)
    assert isinstance(advance(state), Result)
    assert pools(state)[2] == 30 - 4


def test_none_may_be_chosen_where_none_are_needed() -> None:
    state = started(Picks("x", (1, 2), least=0, most=2), Says())
    decision = advance(state)
    assert isinstance(decision, Decision)
    answer(state, 2)
    advance(state)
    assert pools(state)[2] == 30


def test_an_inner_block_sees_and_leaves_choices() -> None:
    inner = Block((BurnsIt(1, named="x"), Picks("y", (3, 5))))
    state = started(Picks("x", (1, 2)), inner, BurnsIt(2, named="y"))
    advance(state)
    answer(state, 1)
    advance(state)
    answer(state, 0)
    assert isinstance(advance(state), Result)
    assert pools(state) == [30, 28, 27]


def test_effects_of_a_block_are_one_step_of_the_rules() -> None:
    assert Program.atomic
    assert Choosing.atomic


def test_a_word_is_remembered_as_a_word() -> None:
    state = SmallState().build()
    program = Program(block=Block((BurnsIt(0, 1),)), scope=Scope())
    state.push(program)
    options = tuple(Option("choose", number=n, word=word) for n, word in enumerate("ab"))
    state.push(Choosing(seat=0, name="letter", options=options))
    advance(state)
    answer(state, 1)
    advance(state)
    assert program.scope.env["letter"] == "b"


@pytest.mark.parametrize("index", [-1, 2, 99])
def test_an_answer_that_is_no_option_is_refused_and_changes_nothing(index: int) -> None:
    state = SmallState().build()
    state.push(Asking())
    decision = advance(state)
    with pytest.raises(ValueError, match="choose from 0 to 1"):
        answer(state, index)
    assert state.pending is decision
    assert state.answers == 0
    answer(state, 1)
    assert state.answers == 1


def test_an_answer_to_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="nothing is asked"):
        answer(SmallState().build(), 0)
