"""A game that is over, seen again: its screen at any answer, and the pools over the turns.

Only what is over is shown so: before that it would show hands. A step back plays the game again
from the last state kept on the way (`table/game.py`).
"""

from __future__ import annotations

import threading
from dataclasses import dataclass, replace

from methuselah.engine.decisions import NOBODY
from methuselah.engine.views import lines_since
from methuselah.server.asking import Reference
from methuselah.server.pacing import Pacing
from methuselah.server.screen import Screen, screen
from methuselah.table.chronicle import tell
from methuselah.table.game import Game
from methuselah.table.naming import Telling
from methuselah.table.seats import Player, Table

__all__ = ["Chart", "OpenHand", "Replay", "Seen"]

SHOWN_LINES = 80
"""Lines of the journal that a scene comes with."""


@dataclass(frozen=True, slots=True)
class Chart:
    """The pool of every seat at the start and at the end of each turn; answers: the number of
    answers given by then.
    """

    turns: tuple[int, ...]
    answers: tuple[int, ...]
    pools: tuple[tuple[int, ...], ...]
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class OpenHand:
    """The hand of a seat, once all may see it."""

    seat: int
    cards: tuple[Reference, ...]


@dataclass(frozen=True, slots=True)
class Seen:
    """A moment of the game. hands: all hands where everything is open."""

    at: int
    length: int
    screen: Screen
    hands: tuple[OpenHand, ...]


class Replay:
    """One finished game, with a finger on one of its moments."""

    def __init__(self, name: str, game: Game, players: dict[int, Player]) -> None:
        """At its end."""
        self.name = name
        self.length = len(game.log)
        self._log = list(game.log)
        self._game = game.clone()
        self._players = players
        self._chart: Chart | None = None
        self._lock = threading.Lock()

    def _go_to(self, at: int) -> Game:
        game = self._game
        if at < len(game.log):
            game.rewind(at)
        for entry in self._log[len(game.log) : at]:
            game.take(entry)
        return game

    def seen(self, at: int, seat: int, language: str = "en") -> Seen:
        """The screen after so many answers as a seat saw it; NOBODY sees everything."""
        with self._lock:
            return self._seen(min(self.length, max(0, at)), seat, language)

    def _seen(self, at: int, seat: int, language: str) -> Seen:
        table = Table(self._go_to(at), self._players)
        if seat != NOBODY:
            return Seen(at, self.length, self._scene(table, seat, language), ())
        scenes = [self._scene(table, one, language) for one in range(len(table.state.seats))]
        own = tuple(scene.seats[seat] for seat, scene in enumerate(scenes))
        outside = self._scene(table, NOBODY, language)
        relations = {one.seat: one.relation for one in outside.seats}
        seats = tuple(replace(one, relation=relations[one.seat]) for one in own)
        hands = tuple(
            OpenHand(seat, tuple(Reference(c.id, c.krcg, c.name) for c in scene.hand))
            for seat, scene in enumerate(scenes)
        )
        return Seen(at, self.length, replace(outside, seats=seats), hands)

    def _scene(self, table: Table, seat: int, language: str) -> Screen:
        state = table.state
        known = max(0, len(state.journal) - SHOWN_LINES)
        drawn = screen(table, seat, self.name, known, Pacing(state, len(table.game.log)), language)
        lines = drawn.lines
        if not known:
            lines = tuple(tell(Telling(state, seat, None, language), lines_since(state, seat, 0)))
        return replace(drawn, lines=lines, afresh=True, can_undo=False)

    def chart(self) -> Chart:
        """The pools over the turns."""
        if self._chart is None:
            game = Game.new(self._game.setting, journaling=False)
            turns, answers, pools = [0], [0], [_pools(game)]
            turn = game.state.turn
            for entry in self._log:
                game.take(entry)
                if game.state.turn != turn:
                    turns.append(turn)
                    answers.append(len(game.log))
                    pools.append(_pools(game))
                    turn = game.state.turn
            if answers[-1] != len(game.log):
                turns.append(turn)
                answers.append(len(game.log))
                pools.append(_pools(game))
            names = tuple(self._game.setting.names)
            self._chart = Chart(tuple(turns), tuple(answers), tuple(pools), names)
        return self._chart


def _pools(game: Game) -> tuple[int, ...]:
    return tuple(0 if seat.out else seat.pool for seat in game.state.seats)
