"""Playing one game to its end, with checks on the way.

What goes wrong is a `Problem` with the seed of the game and the command that plays it again.
"""

from __future__ import annotations

import time
import traceback
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from methuselah.engine import rng
from methuselah.engine.advance import advance, answer
from methuselah.engine.codec import fingerprint
from methuselah.engine.decisions import Decision
from methuselah.engine.state import State
from methuselah.lab.games.checks import Follower, Moment, followers, look, replayed, saved
from methuselah.lab.games.results import SeatResult, results_of
from methuselah.lab.games.seating import Table, seat_players, set_table
from methuselah.players import Player
from methuselah.pool import Deck
from methuselah.rules.setup.game import new_game

__all__ = ["Outcome", "Problem", "play"]

MOST_DECISIONS: Final = 30_000
"""No game is so long: the table is stuck."""
LONG_TURN: Final = 600
"""After so many decisions in one turn, states are compared with those before."""


@dataclass(frozen=True, slots=True)
class Problem:
    """A violation of a check, a stuck table or an error. command: what plays the game again."""

    kind: str
    check: str
    seed: int
    decision: int
    detail: str
    command: str


@dataclass(slots=True)
class Outcome:
    """One game played. half_points by seat; reason: how it ended, "" where it did not.

    playing: the seconds spent on it, checks not counted; results: a line for each seat, where they
    were asked for and the game came to its end.
    """

    table: Table
    decisions: int = 0
    turns: int = 0
    half_points: tuple[int, ...] = ()
    reason: str = ""
    problems: list[Problem] = field(default_factory=list)
    playing: float = 0.0
    results: tuple[SeatResult, ...] = ()


@dataclass(slots=True)
class Watch:
    """The checks of one game. every: on average so many decisions apart; 0 for none at all."""

    every: int
    chance: int
    following: list[Follower] = field(default_factory=list)
    turn: int = 0
    in_turn: int = 0
    seen: set[str] = field(default_factory=set)

    def before(self, state: State) -> list[Moment]:
        """Look at a decision now and then; take copies along."""
        self.chance, drawn = rng.below(self.chance, self.every)
        if drawn:
            return []
        if not self.following:
            self.following = followers(state)
        return look(state, self.chance)

    def after(self, state: State, index: int) -> list[Moment]:
        """Let the copies take the same answer."""
        wrong: list[Moment] = []
        for follower in self.following:
            wrong += follower.take(index, state)
        self.following = [follower for follower in self.following if follower.left]
        return wrong

    def recurs(self, state: State) -> bool:
        """Whether a very long turn has come back to a state in which it was before."""
        if state.turn != self.turn:
            self.turn, self.in_turn = state.turn, 0
            self.seen.clear()
        self.in_turn += 1
        if self.in_turn <= LONG_TURN:
            return False
        probe = state.clone()
        probe.answers = 0
        mark = fingerprint(probe)
        known = mark in self.seen
        self.seen.add(mark)
        return known


def play(
    table: Table,
    every: int = 0,
    *,
    telling: bool = False,
    decks: Mapping[str, Deck] | None = None,
) -> Outcome:
    """Play a table to its end. every: how many decisions lie between two looks, 0 for no checks.

    telling: keep a journal and say how every seat fared; decks: those that are read already, by
    name. An error of the engine or of a player is a problem of this game; it stops no others.
    """
    outcome = Outcome(table)
    began = time.perf_counter()
    state: State | None = None
    try:
        setting = set_table(table, decks)
        players = seat_players(table)
        state = new_game(setting, journaling=telling or every > 0)
        course = _play_on(outcome, state, players, every, telling=telling)
        if every:
            start = time.perf_counter()
            _record(outcome, [*saved(state), *replayed(setting, course.log, state)])
            course.checking += time.perf_counter() - start
        outcome.playing = time.perf_counter() - began - course.checking
        if telling and outcome.reason:
            names = tuple(table.player(seat) for seat in range(table.seats))
            owned = tuple(table.deck(seat) for seat in range(table.seats))
            held = tuple(frozenset(cards) for cards in course.held)
            outcome.results = results_of(state, tuple(course.pools), names, owned, held)
    except Exception as error:
        place = "".join(traceback.format_exception(error)[-3:]).strip()
        _record(outcome, [("error", place)])
    if state is not None:
        outcome.turns = state.turn
        outcome.half_points = tuple(seat.half_points for seat in state.seats)
    return outcome


@dataclass(slots=True)
class Course:
    """How a game went.

    pools: of all seats as each turn began; held: the cards that were in each hand, by seat, where
    the game is told of; checking: seconds of checks.
    """

    log: list[int] = field(default_factory=list)
    pools: list[tuple[int, ...]] = field(default_factory=list)
    held: list[set[int]] = field(default_factory=list)
    turn: int = 0
    checking: float = 0.0


def _play_on(
    outcome: Outcome, state: State, players: tuple[Player, ...], every: int, *, telling: bool
) -> Course:
    """Ask and answer until the end."""
    _, chance = rng.below(rng.seeded(outcome.table.seed), 1 << 62)
    watch = Watch(every, chance)
    course = Course(held=[set() for _ in players])
    log = course.log
    decision = advance(state)
    while isinstance(decision, Decision):
        outcome.decisions = len(log)
        if state.turn != course.turn:
            course.turn = state.turn
            course.pools.append(tuple(seat.pool for seat in state.seats))
        if len(log) >= MOST_DECISIONS or watch.recurs(state):
            what = f"turn {state.turn}, {decision.kind} in {decision.window}"
            _record(outcome, [("stuck", f"no end after {len(log)} decisions: {what}")])
            return course
        if every:
            start = time.perf_counter()
            _record(outcome, watch.before(state))
            course.checking += time.perf_counter() - start
        if telling:
            for seat in state.seats:
                course.held[seat.seat].update(seat.hand)
        index = players[decision.seat].choose(state, decision)
        answer(state, index)
        log.append(index)
        decision = advance(state)
        if watch.following:
            start = time.perf_counter()
            _record(outcome, watch.after(state, index))
            course.checking += time.perf_counter() - start
    outcome.decisions = len(log)
    outcome.reason = decision.reason
    return course


def _record(outcome: Outcome, wrong: list[Moment]) -> None:
    """Write down what was found."""
    for name, detail in wrong:
        kind = "stuck" if name == "stuck" else "violation"
        seed = outcome.table.seed
        command = outcome.table.command
        outcome.problems.append(Problem(kind, name, seed, outcome.decisions, detail, command))
