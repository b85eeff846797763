"""How fast the engine is, beside others: `methuselah bench`.

Everything is measured in CPU-seconds and interleaved: each round plays one slice of every
contestant, and a figure is the median of the rounds, a ratio the median of their ratios, so that
a busy machine slows all of them alike. Only decisions with two or more options count: windows that
pass for want of options ask nobody.
"""

from __future__ import annotations

import functools
import gc
import statistics
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from methuselah.engine import rng
from methuselah.engine import state as kernel
from methuselah.engine.advance import advance, answer
from methuselah.engine.decisions import Decision
from methuselah.engine.state import State
from methuselah.lab.benchmark.peers import NODE_PEER, PEERS, Missing, Showdown, load_peer
from methuselah.lab.benchmark.tables import crowded, table
from methuselah.rules.setup.game import new_game

__all__ = ["CARDS_IN_PLAY", "LIVE_GAMES", "SEATS", "Figures", "Sizes", "bench"]

SEATS: Final = (2, 3, 4, 5, 6)
CARDS_IN_PLAY: Final = (20, 50, 100, 200)
LIVE_GAMES: Final = (1, 10, 100, 1000)
FULL: Final = 5

WARMING: Final = 10.0
"""CPU-seconds until what Node compiles on the way has been compiled."""

RSS: Final = (
    "import methuselah.cards, methuselah.rules.setup.game, pathlib;"
    "methuselah.cards.definitions().values();"
    "print(pathlib.Path('/proc/self/status').read_text().split('VmRSS:')[1].split()[0])"
)
TIMED: Final = "import time; {0}; print(time.process_time() - began)"
IMPORT: Final = "began = time.process_time(); import methuselah.cli, methuselah.table"
START: Final = (
    "began = time.process_time(); import methuselah.cli, methuselah.table, methuselah.cards;"
    "methuselah.cards.definitions().values()"
)


@dataclass(frozen=True, slots=True)
class Sizes:
    """How much is measured: CPU-seconds of a slice, rounds, games in memory, clones."""

    seconds: float = 1.0
    rounds: int = 5
    games: int = 20
    clones: int = 200
    live: tuple[int, ...] = LIVE_GAMES
    warming: float = WARMING


@dataclass(slots=True)
class Figures:
    """What was measured. growth: microseconds of CPU per decision; missing: peers not there."""

    decisions_per_cpu_s: float = 0.0
    games_per_cpu_s: float = 0.0
    clone_us: float = 0.0
    kb_per_game: float = 0.0
    rss_mb: float = 0.0
    import_s: float = 0.0
    start_s: float = 0.0
    growth: dict[str, dict[str, float]] = field(default_factory=dict)
    peers: dict[str, dict[str, float]] = field(default_factory=dict)
    compiled: bool = False
    missing: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Slice:
    """Decisions and games played in so many CPU-seconds."""

    decisions: int = 0
    games: int = 0
    seconds: float = 0.0

    @property
    def rate(self) -> float:
        """Decisions in a CPU-second."""
        return self.decisions / self.seconds if self.seconds else 0.0

    @property
    def cost(self) -> float:
        """Microseconds of CPU per decision."""
        return 1e6 * self.seconds / self.decisions if self.decisions else 0.0


Play = Callable[[int], int]
Take = Callable[[int], Slice]
"""From the number of a round to the slice that was played in it."""


def bench(sizes: Sizes, *, peers: bool, progress: Callable[[str], None]) -> Figures:
    """Measure everything; `progress` hears what is being measured."""
    compiled = not (kernel.__file__ or "").endswith(".py")
    figures = Figures(compiled=compiled)
    takes: dict[str, Take] = {f"seats {seats}": _own(sizes, seats) for seats in SEATS}
    takes |= {f"cards {number}": _in_a_crowd(sizes, number) for number in CARDS_IN_PLAY}
    takes |= {f"games {number}": _side_by_side(sizes, number) for number in sizes.live}
    showdown = _add_peers(takes, sizes, figures) if peers else None
    rounds: list[dict[str, Slice]] = []
    for number in range(sizes.rounds):
        progress(f"round {number + 1} of {sizes.rounds}")
        rounds.append({name: take(number) for name, take in takes.items()})
    if showdown is not None:
        showdown.close()
    _read(figures, rounds, sizes)
    progress("memory, clones, start-up")
    figures.clone_us = _clone_us(sizes.clones)
    figures.kb_per_game = _kb_per_game(sizes.games)
    figures.rss_mb = round(float(_in_a_new_process(RSS)) / 1024, 1)
    figures.import_s = round(_timed(IMPORT), 3)
    figures.start_s = round(_timed(START), 3)
    return figures


def _read(figures: Figures, rounds: list[dict[str, Slice]], sizes: Sizes) -> None:
    """The figures that the rounds show."""
    own = f"seats {FULL}"

    def middle(read: Callable[[dict[str, Slice]], float], digits: int = 1) -> float:
        return round(statistics.median(read(one) for one in rounds), digits)

    def cost(name: str) -> float:
        return middle(lambda one: one[name].cost)

    def costs(kind: str, numbers: Iterable[int]) -> dict[str, float]:
        return {str(number): cost(f"{kind} {number}") for number in numbers}

    figures.decisions_per_cpu_s = middle(lambda one: one[own].rate)
    figures.games_per_cpu_s = middle(lambda one: one[own].games / one[own].seconds, 2)
    figures.growth = {
        "seats": costs("seats", SEATS),
        "cards_in_play": costs("cards", CARDS_IN_PLAY),
        "live_games": costs("games", sizes.live),
    }

    def beside(name: str) -> dict[str, float]:
        rate = middle(lambda one: one[name].rate)
        ratio = middle(lambda one: one[own].rate / one[name].rate, 3)
        return {"decisions_per_cpu_s": rate, "ratio": ratio}

    figures.peers = {name: beside(name) for name in (*PEERS, NODE_PEER) if name in rounds[0]}


# -- slices ---------------------------------------------------------------------------------


def _slice(play: Play, seconds: float, first: int) -> Slice:
    """Whole games, one seed after another, until the CPU-seconds are spent."""
    done = Slice()
    began = time.process_time()
    while done.seconds < seconds:
        done.decisions += play(first + done.games)
        done.games += 1
        done.seconds = time.process_time() - began
    return done


def _own(sizes: Sizes, seats: int) -> Take:
    """Random games with so many seats, log on; every round begins at the same seeds."""

    def play(seed: int) -> int:
        return _at_random(new_game(table(seed, seats)), seed, sys.maxsize)

    return lambda number: _slice(play, sizes.seconds, 1)


def _at_random(state: State, seed: int, most: int) -> int:
    """Answer at random until the end, or so many times; the number of answers."""
    chance = rng.seeded(seed)
    answers = 0
    decision = advance(state)
    while answers < most and isinstance(decision, Decision):
        chance, index = rng.below(chance, len(decision.options))
        answer(state, index)
        answers += 1
        decision = advance(state)
    return answers


def _in_a_crowd(sizes: Sizes, number: int) -> Take:
    """The first decisions of games that begin with so many cards in play."""
    most = 100

    def play(seed: int) -> int:
        return _at_random(starts[seed % len(starts)].clone(), seed, most)

    starts = [crowded(seed, number) for seed in range(1, 5)]
    return lambda round_number: _slice(play, sizes.seconds / 2, 1)


def _side_by_side(sizes: Sizes, number: int) -> Take:
    """One decision in each of so many games, again and again; a game that ends begins again."""

    def take(round_number: int) -> Slice:
        states = [new_game(table(seed, FULL)) for seed in range(number)]
        for state in states:
            advance(state)
        done = Slice()
        chance = rng.seeded(round_number)
        began = time.process_time()
        while done.seconds < sizes.seconds / 2:
            for place, state in enumerate(states):
                decision = advance(state)
                if isinstance(decision, Decision):
                    chance, index = rng.below(chance, len(decision.options))
                    answer(state, index)
                    advance(state)
                    done.decisions += 1
                else:
                    states[place] = new_game(table(place, FULL))
            done.seconds = time.process_time() - began
        return done

    return take


def _add_peers(takes: dict[str, Take], sizes: Sizes, figures: Figures) -> Showdown | None:
    """The peers that are there; of the others the line that names the remedy."""
    for name in PEERS:
        try:
            play = load_peer(name)
        except Missing as missing:
            figures.missing.append(str(missing))
        else:
            play(0)
            takes[name] = functools.partial(_peer_slice, play, sizes.seconds)
    try:
        showdown = Showdown()
    except Missing as missing:
        figures.missing.append(str(missing))
        return None
    if sizes.warming:
        showdown.slice(sizes.warming, 1_000)

    def take(number: int) -> Slice:
        decisions, seconds = showdown.slice(sizes.seconds, 1)
        return Slice(decisions, 0, seconds)

    takes[NODE_PEER] = take
    return showdown


def _peer_slice(play: Play, seconds: float, number: int) -> Slice:
    return _slice(play, seconds, 1)


# -- memory, clones, start-up ---------------------------------------------------------------


def _in_the_middle(seed: int, *, journaling: bool) -> State:
    """A game some way on."""
    state = new_game(table(seed, FULL), journaling=journaling)
    _at_random(state, seed, 300)
    return state


def _clone_us(clones: int) -> float:
    """Microseconds of CPU for one clone, in the middle of games."""
    costs: list[float] = []
    for seed in range(1, 6):
        state = _in_the_middle(seed, journaling=True)
        began = time.process_time()
        for _ in range(clones):
            state.clone()
        costs.append((time.process_time() - began) / clones)
    return round(1e6 * statistics.median(costs), 1)


def _kb_per_game(games: int) -> float:
    """Kilobytes that one more game takes, without its log; what all games share not counted."""
    _in_the_middle(0, journaling=False)
    gc.collect()
    tracemalloc.start()
    kept = [_in_the_middle(seed, journaling=False) for seed in range(1, games + 1)]
    gc.collect()
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return round(taken / 1024 / len(kept), 1)


def _timed(code: str) -> float:
    """CPU-seconds of the quickest of some new processes."""
    return min(float(_in_a_new_process(TIMED.format(code))) for _ in range(3))


def _in_a_new_process(code: str) -> str:
    done: Any = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    return str(done.stdout.decode()).strip()
