"""Hunting: the blood that it brings (R0, Hunt; traps A10). Reads the rows `hunt`
and `hunt to pool`."""

from __future__ import annotations

from dataclasses import replace

from methuselah.engine import atoms
from methuselah.engine.decisions import NOTHING
from methuselah.engine.draining import most_blood
from methuselah.engine.programs import run
from methuselah.engine.rows import found, total
from methuselah.engine.state import State
from methuselah.engine.traits import is_vampire
from methuselah.engine.turn_atoms import move_counters
from methuselah.rules.action.action import Action
from methuselah.rules.action.resolutions import resolves
from methuselah.rules.playing.hand import release_all
from methuselah.rules.terms.since_turns import remember_hunt

__all__ = ["FROM_BANK", "hunt_amount", "hunt_would_bring"]

FROM_BANK = "hunts from the bank"
"""Under this name a hunt remembers that its target is not hunted: it takes no blood from it."""


TO_POOL = "hunt to pool"
"""How much of the blood of a hunt goes to the pool of the minion's controller instead."""


def hunt_amount(state: State, action: Action) -> int:
    """The hunt amount: 1 by default for all vampires, plus what changes it."""
    return max(0, 1 + total(state, "hunt", action.acting))


def _hunted(state: State, action: Action) -> int:
    """The vampire from which a hunt takes its blood, NOTHING for the bank."""
    victim = action.scope.one("target")
    from_it = victim != NOTHING and is_vampire(state, victim) and FROM_BANK not in action.scope.env
    return victim if from_it else NOTHING


def hunt_would_bring(state: State, action: Action) -> int:
    """How much blood the hunt would bring if it succeeded now ([LSJ 20050720-2])."""
    amount = hunt_amount(state, action)
    victim = _hunted(state, action)
    if victim != NOTHING:
        return min(amount, state.cards[victim].blood)
    if found(state, "gains no blood", action.acting):
        return 0
    limit = most_blood(state, action.acting)
    if limit == NOTHING:
        return amount
    return max(0, min(amount, limit - state.cards[action.acting].blood))


@resolves("hunt")
def hunt(state: State, action: Action) -> None:
    """Gain blood from the blood bank; the excess drains. The hunt succeeds if blood came.

    A hunt that is directed at a vampire steals it from that one ([RTR 20180511], G00004); what a
    card has burned for a hunt is none (Soul Feasting), nor what a hunt only bites (Loki's Gift).
    """
    amount = hunt_amount(state, action)
    if not action.targets_stand(state):
        return
    victim = _hunted(state, action)
    if victim != NOTHING:
        amount = min(amount, state.cards[victim].blood)
        pooled = min(amount, total(state, TO_POOL, action.acting))
        move_counters(state, ("blood", victim), ("pool", action.seat), pooled)
        atoms.move_blood(state, victim, action.acting, amount - pooled)
    else:
        pooled = min(amount, total(state, TO_POOL, action.acting))
        amount = pooled + atoms.gain_blood(state, action.acting, amount - pooled)
        atoms.gain_pool(state, action.seat, pooled, action.acting)
    action.outcome = replace(action.outcome, amount=amount)
    if amount > 0:
        release_all(state, "hunt")
        remember_hunt(state, action.acting)
    if action.mode is not None:
        run(state, action.mode.effect, action.scope)
