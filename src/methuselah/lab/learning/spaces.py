"""The spaces of the environments: what `players/learned/features.py` gives, with its mask."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces

from methuselah.lab.learning.episodes import Episode
from methuselah.players.learned.features import WORDS, Features, Shapes, empty

__all__ = ["Observation", "observation", "observation_space", "rendered"]

Observation = dict[str, Any]
"""`observation`: the arrays by name; `action_mask`: 1 for each option."""

MASK: Final = "action_mask"
MOST_NAME: Final = 1_000_000
"""No card has so high a krcg id."""


def observation_space(shapes: Shapes) -> spaces.Dict:
    """The space of what a seat sees."""
    arrays = empty(shapes).arrays()
    mask = arrays.pop(MASK)
    inner: dict[str, spaces.Space[Any]] = {}
    for name, array in arrays.items():
        if array.dtype == np.float32:
            inner[name] = spaces.Box(-np.inf, np.inf, array.shape, np.float32)
        elif array.dtype == np.int8:
            inner[name] = spaces.Box(0, 1, array.shape, np.int8)
        else:
            low, high = (-1, shapes.cards) if name.endswith("links") else (0, WORDS)
            high = MOST_NAME if name == "card_names" else high
            inner[name] = spaces.Box(low, high, array.shape, np.int32)
    return spaces.Dict(
        {"observation": spaces.Dict(inner), MASK: spaces.Box(0, 1, mask.shape, np.int8)}
    )


def observation(seen: Features) -> Observation:
    """What a seat sees, as a point of the space."""
    arrays = seen.arrays()
    mask = arrays.pop(MASK)
    return {"observation": arrays, MASK: mask}


def rendered(episode: Episode) -> str:
    """The game in a few lines: pools and points, and the question with its answers."""
    from methuselah.table.words import option_lines

    state = episode.state
    names = state.setting.names
    lines = [f"turn {state.turn}, {names[state.active]}"]
    for name, seat, points in zip(names, state.seats, episode.points, strict=True):
        what = "out" if seat.out else f"pool {seat.pool}, {len(seat.ready)} ready minions"
        lines.append(f"  {name}: {what}, {points:g} victory points")
    decision = episode.decision
    if decision is not None:
        lines.append(f"{names[decision.seat]} is asked ({decision.kind}, {decision.window}):")
        told = option_lines(state, decision)
        lines += [f"  {place}. {words}" for place, words in enumerate(told)]
    return "\n".join(lines)
