"""Strikes that have no effect on their target, by the fall of a coin (Gemini's Mirror).

Reads the row `mirrors strikes` (of the target), which ends as heads is flipped. The target alone is
spared: its equipment, its retainers and other cards on it are not ([LSJ 20031118]).
"""

from __future__ import annotations

from typing import Final

from methuselah.engine import atoms
from methuselah.engine.decisions import NOTHING
from methuselah.engine.definitions import Block
from methuselah.engine.rows import rows_of
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.rules.combat.combat import Chosen
from methuselah.rules.playing.unaffected import without

__all__ = ["hit_of", "mirrored"]

MIRRORS: Final = "mirrors strikes"
AT_NOBODY: Final = ("dodge", "ends", "none")
"""Strikes that are not made against the opponent."""


def mirrored(state: State, strikes: list[Chosen]) -> list[Chosen]:
    """Those that have no effect on their targets: a coin is flipped for each strike made."""
    spared: list[Chosen] = []
    for strike in strikes:
        if strike.user != NOTHING or strike.strike.kind in AT_NOBODY:
            continue
        row = next(iter(rows_of(state, MIRRORS, strike.target)), None)
        if row is None:
            continue
        if atoms.roll(state, row.source, 2) != 1:
            spared.append(strike)
            continue
        for frame in state.stack:
            frame.rows = tuple(other for other in frame.rows if other is not row)
    return spared


def hit_of(state: State, strike: Chosen, me: Scope, spared: list[Chosen]) -> Block:
    """What a strike that is not dodged does besides: not to a target that it has no effect on."""
    hit = strike.strike.hit
    return without(state, hit, me, strike.target) if strike in spared else hit
