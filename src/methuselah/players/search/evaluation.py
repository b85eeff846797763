"""What a table is worth to each seat: the victory points that it may still expect.

As many victory points are left as there are Methuselahs in the game. They are shared by a
conditional logit (McFadden 1974) of what lies open: pool, minions, blood, those of prey and
predator, and who is to play next.
"""

from __future__ import annotations

import math
import operator
from typing import Final

from methuselah.engine.state import State
from methuselah.engine.traits import capacity, is_vampire

__all__ = ["FEATURES", "features", "prospects"]

WEIGHTS: Final = {
    "pool": 0.71,
    "near death": -1.15,
    "ready": -0.64,
    "unlocked": 0.12,
    "capacity": 2.16,
    "blood": 0.87,
    "torpor": 0.05,
    "to come": 1.96,
    "permanents": 0.28,
    "edge": 0.25,
    "prey pool": -0.57,
    "prey near death": 0.98,
    "prey ready": -0.07,
    "prey unlocked": -0.07,
    "predator pool": -0.09,
    "predator ready": -0.38,
    "predator capacity": 0.49,
    "turn is": -0.47,
}
"""Fitted to all turns of 120 games of heuristic players with the starter decks, by how the points
that were left at the beginning of the turn were shared in the end."""
FEATURES: Final = tuple(WEIGHTS)


Own = tuple[float, float, float, float, float, float, float, float]


def _own(state: State, seat: int) -> Own:
    """What a Methuselah has: pool, how near she is to the end, minions and what is on them."""
    record = state.seats[seat]
    ready = [state.cards[minion] for minion in record.ready]
    sizes = [
        capacity(state, minion.id) if is_vampire(state, minion.id) else min(3, minion.blood)
        for minion in ready
    ]
    return (
        record.pool / 10,
        8 / (record.pool + 4),
        float(len(ready)),
        float(sum(not minion.locked for minion in ready)),
        sum(sizes) / 10,
        sum(minion.blood for minion in ready) / 10,
        float(len(record.torpor)),
        sum(state.cards[card].blood for card in record.uncontrolled) / 10,
    )


def features(state: State) -> dict[int, tuple[float, ...]]:
    """The features of each seat in the game."""
    seats = state.clockwise(state.active)
    own = {seat: _own(state, seat) for seat in seats}
    found: dict[int, tuple[float, ...]] = {}
    for place, seat in enumerate(seats):
        prey, predator = own[seats[(place + 1) % len(seats)]], own[seats[place - 1]]
        mine = own[seat]
        found[seat] = (
            *mine,
            float(len(state.seats[seat].permanent)),
            float(state.edge == seat),
            prey[0],
            prey[1],
            prey[2],
            prey[3],
            predator[0],
            predator[2],
            predator[4],
            place / len(seats),
        )
    return found


def prospects(state: State) -> list[float]:
    """The victory points that each seat has, and those that it may expect."""
    points = [record.half_points / 2 for record in state.seats]
    if state.result is not None:
        return points
    found = features(state)
    weights = tuple(WEIGHTS.values())
    force = {seat: math.exp(sum(map(operator.mul, weights, mine))) for seat, mine in found.items()}
    left = len(found) / math.fsum(force.values())
    for seat, mine in force.items():
        points[seat] += left * mine
    return points
