"""Strikes that have no effect on their target, by the fall of a coin (Gemini's Mirror).

Reads the row `mirrors strikes` (of the target), which ends as heads is flipped. The target alone is
spared: its equipment, its retainers and other cards on it are not ([LSJ 20031118]).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from methuselah.engine import atoms
from methuselah.engine.decisions import NOTHING
from methuselah.engine.definitions import Block
from methuselah.engine.rows import rows_of
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.rules.combat.combat import Chosen
from methuselah.rules.playing.unaffected import without

__all__ = ["hit_of", "mirrored", "softened"]

MIRRORS: Final = "mirrors strikes"
AT_NOBODY: Final = ("dodge", "ends", "none")
"""Strikes that are not made against the opponent by themselves."""


def mirrored(state: State, strikes: list[Chosen]) -> list[Chosen]:
    """Those that have no effect on their targets: a coin is flipped for each strike made."""
    made = (s for s in strikes if s.user == NOTHING and s.strike.kind not in AT_NOBODY)
    return [strike for strike in made if _is_spared(state, strike.target)]


def softened(state: State, ends: list[Chosen]) -> list[Chosen]:
    """Strikes that end combat, some without what they do besides to a target that is spared.

    Such a strike is made against the opponent where it does anything to it ([RTR 20041202]).
    """
    told: list[Chosen] = []
    for strike in ends:
        own, target = strike.strike, strike.target
        if not rows_of(state, MIRRORS, target):
            told.append(strike)
            continue
        seat = state.controller(strike.minion)
        me = Scope(seat, strike.card, strike.minion, env=dict(strike.choices))
        hit, anyway = (without(state, block, me, target) for block in (own.hit, own.anyway))
        if (hit, anyway) != (own.hit, own.anyway) and _is_spared(state, target):
            strike = replace(strike, strike=replace(own, hit=hit, anyway=anyway))
        told.append(strike)
    return told


def _is_spared(state: State, target: int) -> bool:
    """Flip the coin: tails spare the target, heads end it."""
    row = next(iter(rows_of(state, MIRRORS, target)), None)
    if row is None:
        return False
    if atoms.roll(state, row.source, 2) != 1:
        return True
    for frame in state.stack:
        frame.rows = tuple(other for other in frame.rows if other is not row)
    return False


def hit_of(state: State, strike: Chosen, me: Scope, spared: list[Chosen]) -> Block:
    """What a strike that is not dodged does besides: not to a target that it has no effect on."""
    hit = strike.strike.hit
    return without(state, hit, me, strike.target) if strike in spared else hit
