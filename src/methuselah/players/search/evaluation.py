"""What a table is worth to each seat: the victory points that it may still expect.

As many victory points are left as there are Methuselahs in the game. They are shared by a
conditional logit (McFadden 1974); how much speaks for a seat, a small network says, of what she
has, what her prey and her predator have, and who is to play next (`features.py`). Its weights
were fitted to games of heuristic players by `bench/prospects.py`.
"""

from __future__ import annotations

import functools
import json
import math
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from methuselah.engine.state import State
from methuselah.players.search.features import OWN, belongings

__all__ = ["INPUTS", "PLACE", "features", "prospects"]

PLACE: Final = ("turns to wait", "plays now", "plays last", "seats", "two seats", "three seats")
INPUTS: Final = (
    *OWN,
    *(f"{name} of the prey" for name in OWN),
    *(f"{name} of the predator" for name in OWN),
    *PLACE,
)


@dataclass(frozen=True, slots=True)
class Network:
    """Weights of the inputs: straight, into each hidden unit, and of those units."""

    straight: tuple[float, ...]
    hidden: tuple[tuple[float, ...], ...]
    biases: tuple[float, ...]
    out: tuple[float, ...]

    def force(self, given: list[float]) -> float:
        """How much speaks for a seat. Most of what is given is 0."""
        lit = [place for place, amount in enumerate(given) if amount]
        force = _product(self.straight, given, lit)
        for weights, bias, out in zip(self.hidden, self.biases, self.out, strict=True):
            unit = bias + _product(weights, given, lit)
            if unit > 0:
                force += out * unit
        return force


def _product(weights: tuple[float, ...], given: list[float], lit: list[int]) -> float:
    product = 0.0
    for place in lit:
        product += weights[place] * given[place]
    return product


@functools.cache
def network() -> Network:
    """The weights, read once. Raises ValueError where they were fitted to other inputs."""
    told = json.loads(Path(__file__).with_name("weights.json").read_text("utf-8"))
    if told["inputs"] != list(INPUTS):
        raise ValueError("weights.json is for other inputs: fit it again with bench/prospects.py.")
    return Network(
        straight=tuple(told["straight"]),
        hidden=tuple(tuple(weights) for weights in told["hidden"]),
        biases=tuple(told["biases"]),
        out=tuple(told["out"]),
    )


def features(state: State) -> dict[int, list[float]]:
    """The inputs for each seat in the game."""
    seats = state.clockwise(state.active)
    number = len(seats)
    own = [belongings(state, seat) for seat in seats]
    found: dict[int, list[float]] = {}
    for place, seat in enumerate(seats):
        found[seat] = [
            *own[place],
            *own[(place + 1) % number],
            *own[place - 1],
            place / number,
            float(place == 0),
            float(place == number - 1),
            number / 5,
            float(number == 2),
            float(number == 3),
        ]
    return found


def prospects(state: State) -> list[float]:
    """The victory points that each seat has, and those that it may expect."""
    points = [record.half_points / 2 for record in state.seats]
    if state.result is not None:
        return points
    force = {seat: math.exp(network().force(given)) for seat, given in features(state).items()}
    left = len(force) / math.fsum(force.values())
    for seat, mine in force.items():
        points[seat] += left * mine
    return points
