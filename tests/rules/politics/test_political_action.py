"""A political action from its success to what it leaves behind (R0, Politics; traps R0 to R6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from methuselah.engine import atoms
from methuselah.engine.decisions import Option
from methuselah.engine.definitions import Block, Effect, Mode, Trigger, defined
from methuselah.engine.programs import Choosing
from methuselah.engine.scope import Scope
from methuselah.engine.state import LIMBO, State
from methuselah.pool import pool
from methuselah.rules.action import course as actions
from methuselah.rules.action.action import Action
from methuselah.rules.politics import referendum as referendums
from methuselah.rules.politics.referendum_frame import Referendum

YOU, PREY, OTHER = 0, 1, 2

assert actions and referendums  # they register their steps


@dataclass(frozen=True)
class ChooseRicher(Effect):
    """The terms: choose a Methuselah with more pool than the caller."""

    def options(self, state: State, me: Scope) -> tuple[Option, ...]:
        own = state.seats[me.you].pool
        return tuple(
            Option("choose", seat=seat)
            for seat in state.clockwise(me.you)
            if state.seats[seat].pool > own
        )

    def run(self, state: State, me: Scope) -> None:
        state.push(
            Choosing(seat=me.you, name="richer", window="terms", options=self.options(state, me))
        )

    def possible(self, state: State, me: Scope) -> bool:
        return bool(self.options(state, me))


@dataclass(frozen=True)
class RicherBurns(Effect):
    """The effect: the chosen Methuselah burns 3 pool."""

    def run(self, state: State, me: Scope) -> None:
        atoms.burn_pool(state, me.one("richer"), 3)


@dataclass(frozen=True)
class Unlocks(Effect):
    """The vampire with this text unlocks."""

    def run(self, state: State, me: Scope) -> None:
        atoms.unlock(state, me.minion)


MODE = Mode(
    play="political action",
    kind="political",
    terms=Block((ChooseRicher(),)),
    passes=Block((RicherBurns(),)),
)
CARD = defined(pool()["Parity Shift"], modes=(MODE,))


def succeeds(table: Any, vampire: int) -> Action:
    """The political action of a vampire of seat 0 is about to be resolved."""
    card = table.card(YOU, CARD, LIMBO)
    state = table.build()
    action = Action(
        at="resolve",
        kind="political",
        acting=vampire,
        seat=YOU,
        card=card,
        mode=MODE,
        from_hand=True,
        scope=Scope(YOU, card, vampire),
    )
    state.push(action)
    return action


def test_terms_are_chosen_on_success_and_take_effect(table: Any) -> None:
    """R0, Politics: terms, votes, effect; the card goes to the ash heap; the margin is kept."""
    prince = table.vampire(YOU, "Ayelech", locked=True)
    action = succeeds(table, prince)
    table.state.edit_seat(YOU).pool = 10

    assert {o.seat for o in table.options(YOU)} == {PREY, OTHER}
    table.does(YOU, "choose", seat=OTHER)
    table.votes(YOU, prince, "for")
    table.finishes()

    assert [table.pool(seat) for seat in range(3)] == [10, 30, 27]
    assert (action.outcome.passed, action.amount, action.verdict) == (True, 2, "successful")
    assert table.where(action.card) == "ash_heap"
    assert table.told("action over") == ["successful"]


def test_a_failed_referendum_is_a_successful_action(table: Any) -> None:
    """The action succeeded, the referendum did not; nothing happens."""
    prince = table.vampire(YOU, "Ayelech", locked=True)
    action = succeeds(table, prince)
    table.state.edit_seat(YOU).pool = 10

    table.does(YOU, "choose", seat=OTHER)
    table.finishes()

    assert (action.outcome.passed, action.amount, action.verdict) == (False, 0, "successful")
    assert table.pool(OTHER) == 30


def test_terms_that_cannot_be_chosen_any_more_leave_no_referendum(table: Any) -> None:
    """G00158: nobody has more pool than the caller at resolution: the action fizzles."""
    prince = table.vampire(YOU, "Ayelech", locked=True)
    action = succeeds(table, prince)

    table.finishes()

    assert (action.outcome.passed, action.verdict) == (False, "fizzled")
    assert table.told("referendum") == []


def test_order_of_impulse_is_that_of_an_undirected_action(table: Any) -> None:
    """RB24, Sequencing: caller, prey, predator."""
    prince = table.vampire(YOU, "Ayelech", locked=True)
    table.vampire(PREY, "Belinde")
    table.vampire(OTHER, "Andi Liu")
    succeeds(table, prince)
    table.state.edit_seat(YOU).pool = 10
    table.does(YOU, "choose", seat=OTHER)

    asked = []
    while (decision := table.asked()) is not None:
        asked.append(decision.seat)
        table.pass_on(decision)

    assert asked == [YOU, PREY, OTHER]


def test_what_follows_a_referendum_that_passes(table: Any) -> None:
    """Sybren van Oosten may unlock after a referendum called by him has passed, not before."""
    sybren = defined(
        pool()["Sybren van Oosten"],
        triggers=(Trigger("referendum passed", effect=Block((Unlocks(),))),),
    )
    table.placed.append((YOU, sybren, "ready", 7, True))
    action = succeeds(table, 0)
    table.state.edit_seat(YOU).pool = 10
    table.does(YOU, "choose", seat=PREY)
    table.votes(YOU, 0, "for")
    locked_while_polling = table.state.cards[0].locked

    table.finishes()

    assert action.outcome.passed and locked_while_polling
    assert not table.state.cards[0].locked
    assert not any(isinstance(frame, Referendum) for frame in table.state.stack)
