"""Bleeding: how much, who burns pool for it, and the Edge (R0, Bleed; traps A10).

Reads the rows `bleed`, `most bled` (of a minion), `most burned to a bleed` (subject: the seat),
`burns instead`, `bleed replaced`, `no Edge` and `no other equipment`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from methuselah.engine import atoms
from methuselah.engine.decisions import NOBODY
from methuselah.engine.journal import note
from methuselah.engine.programs import run
from methuselah.engine.rows import amount_of, due, found, latch, most, rows_of, statics_of, total
from methuselah.engine.state import Frame, State
from methuselah.engine.traits import own_bleed, types_of
from methuselah.rules.action.action import Action
from methuselah.rules.action.resolutions import resolves
from methuselah.rules.terms.since_turns import remember_bleed
from methuselah.rules.turn.chain_of_command import dismiss_with

__all__ = ["BLED", "Bleed", "bleed_amount", "bleed_of", "burns_for_bleed"]


BLED: Final = "bled successfully"
"""Latched on the turn, with the minion: the bleed was for 1 or more."""


def bleed_amount(state: State, action: Action) -> int:
    """The bleed: 1 for vampires, printed for allies, plus the card and what was added."""
    own = own_bleed(state, action.acting)
    card = action.mode.bleed if action.mode is not None else 0
    added = total(state, "bleed", action.acting)
    return max(0, own + card + added - _bleed_of_barred_equipment(state, action.acting))


def bleed_of(state: State, minion: int) -> int:
    """The bleed that a minion would have if it bled its prey now ([RTR 19980623])."""
    other = state.clone()
    seat = other.controller(minion)
    prey = other.prey(seat)
    action = Action(kind="bleed", acting=minion, seat=seat, bled=prey, targets=(prey,))
    other.push(action)
    return bleed_amount(other, action)


def _bleed_of_barred_equipment(state: State, minion: int) -> int:
    """What equipment would add, where other equipment does not let it."""
    alone = {card for card, _ in statics_of(state, "no other equipment", minion)}
    if not alone:
        return 0
    added = [(row.source, row.value) for row in rows_of(state, "bleed", minion)]
    added += [(c, amount_of(state, c, s)) for c, s in statics_of(state, "bleed", minion)]
    return sum(
        more
        for card, more in added
        if more > 0 and not alone <= {card} and "equipment" in types_of(state, card)
    )


@resolves("bleed")
def bleed(state: State, action: Action) -> None:
    """A bleed that was not blocked. Its target may be out of the game by now, or its own.

    Nobody bleeds herself (R0, Bleed): a minion that she has stolen meanwhile does not.
    """
    if state.seats[action.bled].out or state.controller(action.acting) == action.bled:
        action.fizzle(state, "target")
    elif not found(state, "bleed replaced", action.acting):
        state.push(Bleed())


def burns_for_bleed(state: State, action: Action) -> int:
    """Who burns pool for a bleed: its target, unless another does instead (row `burns instead`).

    The loss of that other one is none to a bleed ([RTR 19970630]).
    """
    for row in rows_of(state, "burns instead", action.acting):
        if not state.seats[row.value].out:
            return row.value
    return action.bled


@dataclass(slots=True)
class Bleed(Frame):
    """Burning the pool, then the Edge (R0, Bleed). Oustings are processed in between.

    taken: the pool that its target lost, of what there was; edge: who had the Edge before.
    """

    at: str = "about"
    taken: int = 0
    edge: int = NOBODY

    def do_about(self, state: State) -> None:
        """The minion is about to bleed successfully: Spying Mission answers now."""
        action = self.action(state)
        self.at = "burn"
        if bleed_amount(state, action) > 0:
            atoms.emit(state, "about to bleed", action.acting, action.bled)

    def do_burn(self, state: State) -> None:
        """The target burns pool equal to the bleed amount, or somebody else does for her."""
        action = self.action(state)
        self.at = "edge"
        self.edge = state.edge
        amount = bleed_amount(state, action)
        action.outcome = replace(action.outcome, amount=amount, successful_bleed=amount > 0)
        note(state, "bled", seat=action.bled, card=action.acting, number=action.outcome.amount)
        pool = most(state, "most bled", action.acting, action.outcome.amount)
        burning = burns_for_bleed(state, action)
        if burning == action.bled:
            pool = most(state, "most burned to a bleed", burning, pool)
        there = max(0, state.seats[action.bled].pool)
        self.taken = min(pool, there) if burning == action.bled else 0
        atoms.burn_pool(state, burning, pool, action.acting)
        action.outcome = replace(action.outcome, burned=pool)

    def do_edge(self, state: State) -> None:
        """A bleed of 1 or more is successful and gives its controller the Edge."""
        action = self.action(state)
        self.at = "rest"
        seat = state.controller(action.acting)
        if action.outcome.successful_bleed and not state.seats[seat].out:
            atoms.take_edge(state, seat)
            latch(state, "turn", BLED, action.acting)
            remember_bleed(state, action.acting, action.bled, action.outcome.amount)
            atoms.emit(state, "successful bleed", action.acting, action.outcome.amount)
            due(state, action, "successful bleed")

    def do_rest(self, state: State) -> None:
        """Whatever else the card of the bleed does."""
        self.at = "gone"
        action = self.action(state)
        if action.mode is not None:
            run(state, action.mode.effect, action.scope)

    def do_gone(self, state: State) -> None:
        """A vampire that came out to bleed has done so."""
        state.pop()
        action = self.action(state)
        if action.outcome.successful_bleed:
            dismiss_with(state, action.acting)

    def action(self, state: State) -> Action:
        """The bleed action."""
        action = state.frame(Action)
        assert action is not None
        return action
