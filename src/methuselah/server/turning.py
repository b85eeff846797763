"""After a game: the turns in which a Methuselah lost most of what she could hope for.

What she may expect is what the search player expects (`players/search/evaluation.py`): the victory
points that she has and those still to come. It is the mean over worlds that she could have been in,
given what she knew then (`engine/determinize.py`), so that nobody is blamed for hidden cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import fsum
from typing import Final

from methuselah.engine.determinize import determinize
from methuselah.engine.setting import Setting
from methuselah.engine.state import State
from methuselah.players.search.evaluation import prospects
from methuselah.table.game import Game

__all__ = ["TurningPoint", "expectation", "turning_points"]

MOST: Final = 3
"""So many falls are told."""
LEAST: Final = 0.1
"""Victory points: less is no fall."""
WORLDS: Final = 8
"""Worlds that are looked at for each turn."""


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A turn that cost a Methuselah much. active: whose turn it was; at: the number of answers
    given before it; before, after: the victory points that she could expect at its start and end.
    """

    turn: int
    active: int
    at: int
    before: float
    after: float


def turning_points(
    setting: Setting, log: Sequence[int | str], seat: int
) -> tuple[TurningPoint, ...]:
    """The greatest falls of what a seat could expect, from the first turn on."""
    turns = _turns(setting, log, seat)
    falls = [
        TurningPoint(turn, active, at, before, after)
        for (turn, active, at, before), (_, _, _, after) in pairwise(turns)
        if before - after >= LEAST
    ]
    greatest = sorted(falls, key=lambda one: one.after - one.before)[:MOST]
    return tuple(sorted(greatest, key=lambda one: one.at))


def _turns(
    setting: Setting, log: Sequence[int | str], seat: int
) -> list[tuple[int, int, int, float]]:
    """For the start of each turn, and the end: the turn, who is active, the answers given, and what
    the seat could expect.
    """
    game = Game.new(setting, journaling=False)
    turns: list[tuple[int, int, int, float]] = []
    seen = 0
    for entry in log:
        state = game.state
        if state.turn != seen and not game.state.seats[seat].out:
            seen = state.turn
            turns.append((seen, state.active, len(game.log), expectation(state, seat)))
        game.take(entry)
    turns.append((seen, game.state.active, len(game.log), prospects(game.state)[seat]))
    return turns


def expectation(state: State, seat: int) -> float:
    """The victory points that a seat may expect, from what it knows."""
    worlds = (determinize(state, seat, chance) for chance in range(WORLDS))
    return round(fsum(prospects(world)[seat] for world in worlds) / WORLDS, 2)
