"""Self-play with all checks: a bounded sample of what `methuselah simulate` plays by thousands.

Every game follows from its seed. A failure prints the command that plays it again. Another
sample: METHUSELAH_FUZZ_SEED=1000 pytest tests/fuzz.
"""

from __future__ import annotations

import os

import pytest

from methuselah.lab.games.seating import RANDOM
from methuselah.lab.games.simulate import simulate

STARTERS = ("Malkavian", "Nosferatu", "Toreador", "Tremere", "Ventrue")
SEED = int(os.environ.get("METHUSELAH_FUZZ_SEED", "20000"))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "decks", "games"),
    [
        (("random",), STARTERS, 30),
        (("random",), (RANDOM,), 30),
        (("heuristic",), STARTERS, 10),
        (("heuristic", "random"), (RANDOM,), 12),
    ],
)
def test_games_pass_all_checks(
    players: tuple[str, ...], decks: tuple[str, ...], games: int
) -> None:
    """Nothing is stuck, nothing is violated."""
    print(f"seeds {SEED} to {SEED + games - 1}")
    report = simulate(games, SEED, players, decks, every=120)
    told = "\n".join(f"{p.check}: {p.detail}\n{p.command}" for p in report.problems)
    assert report.stuck == report.violations == 0, told
    assert report.games == games


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_tables_of_other_sizes(seats: int) -> None:
    """Two to six Methuselahs: prey and predator may be the same."""
    print(f"seeds {SEED} to {SEED + 3}")
    report = simulate(4, SEED, ("heuristic", "random"), STARTERS, seats=seats, every=120)
    told = "\n".join(f"{p.check}: {p.detail}\n{p.command}" for p in report.problems)
    assert report.stuck == report.violations == 0, told


@pytest.mark.slow
def test_the_heuristic_player_takes_nearly_all_points_from_random_ones() -> None:
    """One against four: at least 80 % of the victory points."""
    players = ("heuristic", *["random"] * 4)
    points = simulate(20, SEED, players, STARTERS, every=0).vp["by_player"]
    assert points["heuristic"] >= 0.8 * sum(points.values()), points
