"""A slice of self-play in each edition, with all checks, at two, four, five and six seats.

METHUSELAH_FUZZ_SEED=1000 pytest tests/fuzz plays other games.
"""

from __future__ import annotations

import os

import pytest

from methuselah.engine.editions import EDITIONS
from methuselah.lab.games.simulate import simulate

SEED = int(os.environ.get("METHUSELAH_FUZZ_SEED", "60000"))


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("seats", "players"), [(2, "random"), (4, "heuristic"), (5, "random")])
def test_games_in_an_edition_pass_all_checks(edition: str, seats: int, players: str) -> None:
    """Nothing is stuck, nothing is violated."""
    games = 6
    print(f"{edition}: seeds {SEED} to {SEED + games - 1}, {seats} seats")
    report = simulate(
        games, SEED, (players, "random"), seats=seats, turns=80, every=60, edition=edition
    )
    told = "\n".join(f"{p.check}: {p.detail}\n{p.command}" for p in report.problems)
    assert report.stuck == report.violations == 0, told


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_half_decks_at_six_seats(edition: str) -> None:
    """The smallest decks at the largest table."""
    print(f"{edition}: seeds {SEED} to {SEED + 1}, half decks")
    report = simulate(
        2, SEED, ("random",), seats=6, turns=60, every=60, edition=edition, form="half deck"
    )
    told = "\n".join(f"{p.check}: {p.detail}\n{p.command}" for p in report.problems)
    assert report.stuck == report.violations == 0, told
