"""The discard phase (R0, 5. Discard Phase; traps T5).

One discard phase action: discard a card and replace it at once, or play an event: one event in a
phase, each name once in a game for the whole table. Reads the rows `discard_actions` and
`discard cost` (subject: the seat; the latter in pool) and `at discard phase` of the turn. Event
"discard action" (subject: the seat; number: the card discarded with a discard phase action).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from methuselah.engine import atoms, turn_atoms
from methuselah.engine.decisions import Option
from methuselah.engine.rows import due, due_once, total, words
from methuselah.engine.state import Frame, State
from methuselah.engine.windows import offers, performs, whose_turn
from methuselah.rules.playing import hand
from methuselah.rules.terms.debts import OWN_DISCARD_PHASE
from methuselah.rules.turn.phase import Phase

__all__ = [
    "OWN_DISCARD_PHASE",
    "DiscardPhase",
    "discard_actions",
    "gain_discard_action",
    "may_play_event",
    "spend_for_event",
]


@dataclass(slots=True)
class DiscardPhase(Phase):
    """One discard phase. actions: discard phase actions left; played: an event was played;
    passed: its Methuselah has passed once.
    """

    name: ClassVar[str] = "discard"
    rule: ClassVar[str] = "R0 5. Discard Phase"

    actions: int = 0
    played: bool = False
    passed: bool = False

    def begin(self, state: State) -> None:
        """T5a: replacements that waited for this phase; the number of actions."""
        hand.release(state, self.seat, self.name)
        turn_atoms.end_seat_rows(state, self.seat, phase=self.name)
        number = state.setting.edition.discard_actions
        self.actions = max(0, number + total(state, "discard_actions", self.seat))
        turn, game = state.span("turn"), state.span("game")
        if turn is not None:
            due(state, turn, "discard phase")
        if game is not None:
            due_once(state, game, OWN_DISCARD_PHASE, self.seat)

    def listens(self, window: str) -> bool:
        """Her first pass in it counts."""
        return not self.passed

    def passed_by(self, state: State, window: Frame, seat: int) -> None:
        """Her first pass lets others use what is theirs by then ([LSJ 20100723])."""
        if seat == self.seat and not self.passed:
            self.passed = True
            atoms.emit(state, "discard phase passed", seat)


def _phase(state: State, seat: int) -> DiscardPhase | None:
    phase = state.span("phase")
    if isinstance(phase, DiscardPhase) and phase.seat == seat:
        return phase
    return None


def discard_actions(state: State, seat: int) -> int:
    """How many discard phase actions she has left now."""
    phase = _phase(state, seat)
    return 0 if phase is None else phase.actions


def gain_discard_action(state: State, seat: int, number: int) -> None:
    """More discard phase actions for the phase in progress, if it is hers."""
    phase = _phase(state, seat)
    if phase is not None:
        phase.actions += number


def may_play_event(state: State, seat: int, card: int) -> bool:
    """Whether this event may be played now (R0, Event)."""
    phase = _phase(state, seat)
    if phase is None or phase.actions == 0 or phase.played:
        return False
    return state.definition(card).face.name not in state.events_played


def spend_for_event(state: State, seat: int, card: int) -> None:
    """Playing an event uses a discard phase action; its name is played, even if cancelled."""
    phase = _phase(state, seat)
    assert phase is not None
    phase.actions -= 1
    phase.played = True
    turn_atoms.play_event(state, state.definition(card).face.name)


def _with_actions(state: State, window: str) -> int:
    """The active Methuselah, while she has discard phase actions."""
    return whose_turn(state, window) if discard_actions(state, state.active) else 0


@offers("discard", to=_with_actions)
def discards(state: State, window: str, seat: int) -> list[Option]:
    """Discard a card; equal cards are one option."""
    if discard_actions(state, seat) == 0 or discard_cost(state, seat) > state.seats[seat].pool:
        return []
    kinds: dict[int, int] = {}
    for card in state.seats[seat].hand:
        kinds.setdefault(state.faces[card], card)
    return [_discarding(card) for card in kinds.values()]


def discard_cost(state: State, seat: int) -> int:
    """The pool that it costs her to discard a card with a discard phase action."""
    return max(0, total(state, "discard cost", seat))


@cache
def _discarding(card: int) -> Option:
    """It is offered in each discard phase while she holds it."""
    return Option("discard", card=card)


@performs("discard")
def discard(state: State, window: str, seat: int, option: Option) -> None:
    """Discard it and draw."""
    phase = _phase(state, seat)
    assert phase is not None
    phase.actions -= 1
    cost = discard_cost(state, seat)
    if cost:
        atoms.burn_pool(state, seat, cost)
    atoms.discard(state, option.card)
    waits = words(state, "discards replaced later", seat)
    if waits:
        hand.delay_replacement(state, seat, waits[0])
    else:
        hand.replace_now(state, seat)
    atoms.emit(state, "discard action", seat, option.card)
