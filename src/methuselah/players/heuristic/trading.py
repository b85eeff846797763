"""Trades: agreed to where they are plainly good, never sought."""

from __future__ import annotations

from typing import Final

from methuselah.engine.decisions import Option
from methuselah.players.heuristic import keeping
from methuselah.players.heuristic.worth import asset, minion_worth, pool_change
from methuselah.players.seat import Seat

__all__ = ["partner", "score"]

PLAINLY_GOOD: Final = 1.0
"""A trade is worth so much more than nothing, or it is none."""


def partner(seat: Seat, option: Option) -> float:
    """Nobody: she seeks no trade."""
    return -1.0


def score(seat: Seat, option: Option) -> float:
    """What it comes to if she agrees; she changes no terms."""
    if option.verb != "agree":
        return 0.0 if option.verb == "refuse" else -1.0
    mine, other = seat.offered(seat.me), seat.offered(option.seat)
    pools = pool_change(seat, seat.me, other[1] - mine[1])
    pools += pool_change(seat, option.seat, mine[1] - other[1])
    got = sum(_worth(seat, card) for card in other[0])
    return pools + got - 1.5 * sum(_worth(seat, card) for card in mine[0]) - PLAINLY_GOOD


def _worth(seat: Seat, card: int) -> float:
    """What a card is worth to whoever has it."""
    record, definition = seat.on_table(card), seat.definition(card)
    if definition is None:
        return 0.0
    if record is None:
        return max(0.1, keeping.keep(seat, card)) if card in seat.hand else 0.2
    if {"vampire", "ally", "imbued"} & set(seat.kinds(card)):
        return minion_worth(seat, card)
    return asset(definition)
