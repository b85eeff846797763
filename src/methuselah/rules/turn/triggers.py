"""Triggered abilities: what happens between two steps of the rules (traps O1, 1.0).

Oustings come first, before effects triggered by the same step ([LSJ 20080512]). Then the
triggers, those of the acting Methuselah first, then clockwise; each in the order of its event.
Only optional ones ask. Reads the rows `burns when` and `leaves the game when` (of a card in play):
it is gone before them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from methuselah.engine import atoms, turn_atoms
from methuselah.engine.advance import ELDEST, LEAVING, WATCHED, settles
from methuselah.engine.decisions import NOBODY, Decision, Option
from methuselah.engine.definitions import Heard, Trigger
from methuselah.engine.emitting import LEVEL
from methuselah.engine.journal import note
from methuselah.engine.programs import ask, run
from methuselah.engine.rows import found, latch, latched, scope_of
from methuselah.engine.scope import Scope, Value
from methuselah.engine.state import Frame, State
from methuselah.rules.ending import ousting as oust
from methuselah.rules.playing import hand
from methuselah.rules.playing.bearing import SHUNS, burn_shunned
from methuselah.rules.politics.eldest import pass_to_eldest
from methuselah.rules.terms.sequencing import order

__all__ = ["Answering", "begin", "holds", "settle"]

ANSWER: Final = 0


@settles
def settle(state: State) -> None:
    """Oustings; cards whose time has come; then hands that have become too large; then triggers."""
    if oust.check(state):
        return
    for card in state.hooks.get(WATCHED, ()):
        if found(state, WATCHED, card):
            atoms.burn(state, card)
    for card in state.hooks.get(LEAVING, ()):
        if found(state, LEAVING, card):
            atoms.remove_from_game(state, card)
    for card in state.hooks.get(SHUNS, ()):
        burn_shunned(state, card)
    for card in state.hooks.get(ELDEST, ()):
        pass_to_eldest(state, card)
    if state.queue:
        top = state.stack[-1]
        waiting = turn_atoms.take_queue(state)
        if isinstance(top, Answering):
            top.add(state, waiting)
        else:
            answering = Answering()
            answering.add(state, waiting)
            state.push(answering)
    hand.release_left(state)
    unmatched = hand.unmatched(state)
    for seat in state.clockwise(state.order[0]):
        if state.seats[seat].refilled:
            hand.draw_at_last(state, seat)
        hand.release_empty(state, seat)
        if seat in unmatched and hand.excess(state, seat) > 0:
            hand.match_hand(state, seat)


@dataclass(slots=True)
class Answering(Frame):
    """The triggers of one moment, one after another. What they trigger comes after them."""

    at: str = "next"
    queue: tuple[Heard, ...] = ()

    def add(self, state: State, heard: tuple[Heard, ...]) -> None:
        """Put triggers in line: the acting Methuselah's first, then clockwise."""
        seats = order(state)
        known = [one for one in heard if one[4] in seats]
        known.sort(key=lambda one: seats.index(one[4]))
        self.queue = (*self.queue, *known)

    def do_next(self, state: State) -> None:
        """Begin the next one, or ask its controller whether to."""
        if not self.queue:
            state.pop()
            return
        heard = self.queue[0]
        trigger = heard[6]
        if trigger.optional and not state.seats[heard[4]].out and holds(state, trigger, heard):
            options = (Option("answer", card=heard[0], minion=heard[5]), Option("decline"))
            ask(state, Decision(heard[4], "trigger", trigger.event, options, about=heard[0]))
            return
        self.queue = self.queue[1:]
        if not state.seats[heard[4]].out and holds(state, trigger, heard):
            begin(state, heard)

    def answered(self, state: State, index: int) -> None:
        """Use the ability, or not."""
        heard = self.queue[0]
        self.queue = self.queue[1:]
        if index == ANSWER:
            begin(state, heard)


def _scope(state: State, heard: Heard) -> Scope:
    """The point of view of a trigger: as when it was heard, if its card is gone since."""
    card, _, subject, number, you, minion, _, memory = heard
    record = state.cards.get(card)
    mode = _level_then(state, card, dict(memory)) if record is None else record.mode
    if record is not None and you == NOBODY:
        you, minion = record.controller, scope_of(state, card).minion
    env: dict[str, Value] = {"remembered " + name: value for name, value in memory}
    env |= {"subject": (subject,), "number": number}
    return Scope(you, card, minion, mode, env)


def _level_then(state: State, card: int, memory: dict[str, int]) -> str:
    """The level at which a card had been played that has left play."""
    place = memory.get(LEVEL, -1)
    return "" if place < 0 else state.definition(card).modes[place].key


def holds(state: State, trigger: Trigger, heard: Heard) -> bool:
    """Whether the trigger still applies: its condition, its latch, something to choose."""
    scope = _scope(state, heard)
    if trigger.once == "unlock":
        record = state.cards.get(heard[0])
        if record is None or _use(heard) in record.spent:
            return False
    elif trigger.once and latched(state, trigger.once, "trigger", heard[0], heard[1]):
        return False
    if trigger.when is not None and not trigger.when.holds(state, scope):
        return False
    return not trigger.optional or trigger.effect.possible(state, scope)


def begin(state: State, heard: Heard) -> None:
    """Carry out a trigger."""
    trigger = heard[6]
    if trigger.once == "unlock":
        atoms.spend(state, heard[0], _use(heard))
    elif trigger.once:
        latch(state, trigger.once, "trigger", heard[0], heard[1])
    note(state, "answered", seat=heard[4], card=heard[0], word=trigger.event)
    run(state, trigger.effect, _scope(state, heard))


def _use(heard: Heard) -> str:
    return f"trigger {heard[1]}"
