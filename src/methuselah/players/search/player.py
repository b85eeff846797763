"""The search player: it deals what it cannot see, plays on a little, and counts what came of it.

Information set Monte Carlo tree search. The options that the heuristic player likes best are
compared in the same worlds, and those that have fallen clearly behind leave (a race; Maron and
Moore 1994): a few worlds show that nothing is at stake. In each world the game goes on, below the
root by a tree and beyond it as heuristic players would play, to the end of the turn; what the
table is worth then is worth to each seat what `evaluation.py` says.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from methuselah.engine import rng
from methuselah.engine.advance import advance, answer
from methuselah.engine.decisions import Decision
from methuselah.engine.determinize import determinize
from methuselah.engine.state import State
from methuselah.players.base import thinks_as
from methuselah.players.budget import Budget
from methuselah.players.heuristic.player import HeuristicPlayer, scores
from methuselah.players.heuristic.tried import Tried
from methuselah.players.search.evaluation import prospects
from methuselah.players.search.gate import candidates
from methuselah.players.search.tree import Edge, Node
from methuselah.players.seat import Seat

__all__ = ["USUAL", "SearchPlayer"]

USUAL: Final = Budget(iterations=60)
LONGEST: Final = 80
"""A world is played on for so many decisions at most."""
TREE: Final = 12
"""So deep the tree grows below the root."""
DOUBT: Final = 1.2
"""By so many standard errors another option must do better than the heuristic player's."""
SHARE: Final = 0.3
"""How much of what is left of the seconds of a turn goes to one decision."""
FIRST_GUESS_S: Final = 0.005
ROUND: Final = 8
"""After so many worlds those that are behind leave."""
SURE: Final = 2.2
"""By so many standard errors an option is behind."""
MATTERS: Final = 0.003
"""Victory points: what comes to less than that more is neither waited for nor chosen."""


@dataclass(slots=True)
class Candidate:
    """An option at the root. results: what came of it in each world, to the searching seat."""

    index: int
    node: Node
    results: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        """What came of it on average."""
        return math.fsum(self.results) / max(1, len(self.results))


@thinks_as("search", USUAL)
class SearchPlayer:
    """Plays out what may happen. Within a budget of iterations the same seed plays the same way."""

    def __init__(self, seat: int, seed: int, budget: Budget) -> None:
        self.seat = seat
        self.budget = budget
        self.chance = rng.seeded(seed)
        self.iterations = 0
        self._tried = Tried()
        self._turn = -1
        self._left = 0.0
        self._each = FIRST_GUESS_S

    def choose(self, state: State, decision: Decision) -> int:
        """The option that does best, if it does better than the heuristic player's."""
        index = self._best_of(state, decision)
        self._tried.note(Seat(state, decision), decision.options[index])
        return index

    def _best_of(self, state: State, decision: Decision) -> int:
        values = scores(state, decision, self._tried)
        likeliest = candidates(state, decision, values)
        if len(likeliest) < 2:
            return likeliest[0]
        began = time.thread_time()
        budget = self._iterations(state)
        self.chance, chance = rng.below(self.chance, 1 << 62)
        tried = [Candidate(index, Node(decision.seat)) for index in likeliest]
        done = self._search(state, decision, tried, budget, chance)
        self.iterations += done
        self._spent(time.thread_time() - began, done)
        return _best(tried).index

    # -- the budget ----------------------------------------------------------------------

    def _iterations(self, state: State) -> int:
        """How many iterations this decision is given."""
        if self.budget.iterations:
            return self.budget.iterations
        if state.turn != self._turn:
            self._turn, self._left = state.turn, self.budget.seconds
        return int(SHARE * self._left / self._each)

    def _spent(self, seconds: float, iterations: int) -> None:
        self._left -= seconds
        if iterations:
            self._each = 0.7 * self._each + 0.3 * seconds / iterations

    # -- the search ----------------------------------------------------------------------

    def _search(
        self, state: State, decision: Decision, tried: list[Candidate], budget: int, chance: int
    ) -> int:
        """The same worlds for all that are left in the race; the number of iterations done."""
        left = list(tried)
        done = 0
        while len(left) > 1 and done + len(left) <= budget:
            chance, dealt = rng.below(chance, 1 << 62)
            world = determinize(state, self.seat, dealt)
            world.journaling = False
            for candidate in left:
                candidate.results.append(_visit(world.clone(), candidate, self.seat, dealt))
            done += len(left)
            if len(left[0].results) % ROUND == 0:
                left = _still_in(left)
        return done


def _still_in(left: list[Candidate]) -> list[Candidate]:
    """The leader of a race, and whoever may yet turn out to be better."""
    leader = max(left, key=lambda one: (one.mean, -one.index))
    return [one for one in left if one is leader or _may_pass(one, leader)]


def _may_pass(one: Candidate, leader: Candidate) -> bool:
    mean, error = _lead(one, leader)
    return mean + SURE * error > MATTERS


def _lead(one: Candidate, other: Candidate) -> tuple[float, float]:
    """By how much one did better than another in the worlds of both, and the standard error."""
    apart = [mine - theirs for mine, theirs in zip(one.results, other.results, strict=False)]
    number = len(apart)
    if number < 2:
        return math.fsum(apart), 0.0
    mean = math.fsum(apart) / number
    return mean, math.sqrt(math.fsum([(x - mean) ** 2 for x in apart]) / (number - 1) / number)


def _visit(world: State, candidate: Candidate, me: int, chance: int) -> float:
    """Take an option in a world, go down the tree, play on, and count for every seat."""
    turn = world.turn
    answer(world, candidate.index)
    policy = [HeuristicPlayer(seat, chance + seat) for seat in range(len(world.seats))]
    path: list[tuple[int, Edge]] = []
    node: Node | None = candidate.node
    edge: Edge | None = None
    asked = advance(world)
    for step in range(LONGEST):
        if not isinstance(asked, Decision) or world.turn != turn:
            break
        if node is not None and step < TREE:
            if edge is None and node.seat != asked.seat:
                node = candidate.node = Node(asked.seat)
            elif edge is not None:
                node = node.child(edge, asked.seat)
            fresh = node.visits == 0
            index, edge = node.select(world, asked, scores(world, asked))
            path.append((asked.seat, edge))
            if fresh:
                node = None
        else:
            index = policy[asked.seat].choose(world, asked)
        answer(world, index)
        asked = advance(world)
    values = prospects(world)
    for seat, taken in path:
        taken.visits += 1
        taken.total += values[seat]
    return values[me]


def _best(tried: Sequence[Candidate]) -> Candidate:
    """The best of those that went furthest, if it did better than the first by more than chance
    may have brought.
    """
    first = tried[0]
    furthest = max(len(one.results) for one in tried)
    last = [one for one in tried if len(one.results) == furthest]
    best = max(last, key=lambda one: (one.mean, -one.index))
    mean, error = _lead(best, first)
    return best if mean > max(MATTERS, DOUBT * error) else first
