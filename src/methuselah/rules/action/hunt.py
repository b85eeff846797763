"""Hunting: the blood that it brings (R0, Hunt; traps A10). Reads the row `hunt`."""

from __future__ import annotations

from dataclasses import replace

from methuselah.engine import atoms
from methuselah.engine.decisions import NOTHING
from methuselah.engine.programs import run
from methuselah.engine.rows import total
from methuselah.engine.state import State
from methuselah.engine.traits import is_vampire
from methuselah.rules.action.action import Action
from methuselah.rules.action.resolutions import resolves
from methuselah.rules.playing.hand import release_all

__all__ = ["FROM_BANK", "hunt_amount"]

FROM_BANK = "hunts from the bank"
"""Under this name a hunt remembers that its target is not hunted: it takes no blood from it."""


def hunt_amount(state: State, action: Action) -> int:
    """The hunt amount: 1 by default for all vampires, plus what changes it."""
    return max(0, 1 + total(state, "hunt", action.acting))


@resolves("hunt")
def hunt(state: State, action: Action) -> None:
    """Gain blood from the blood bank; the excess drains. The hunt succeeds if blood came.

    A hunt that is directed at a vampire steals it from that one ([RTR 20180511], G00004); what a
    card has burned for a hunt is none (Soul Feasting), nor what a hunt only bites (Loki's Gift).
    """
    amount = hunt_amount(state, action)
    victim = action.scope.one("target")
    if not action.targets_stand(state):
        return
    spared = FROM_BANK in action.scope.env
    if victim != NOTHING and is_vampire(state, victim) and not spared:
        amount = atoms.move_blood(state, victim, action.acting, amount)
    else:
        amount = atoms.gain_blood(state, action.acting, amount)
    action.outcome = replace(action.outcome, amount=amount)
    if amount > 0:
        release_all(state, "hunt")
    if action.mode is not None:
        run(state, action.mode.effect, action.scope)
