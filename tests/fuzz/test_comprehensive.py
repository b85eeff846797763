"""Self-play in the comprehensive edition: a small sample of what `simulate --edition` plays."""

from __future__ import annotations

import pytest

from methuselah.lab.games.seating import RANDOM
from methuselah.lab.games.simulate import simulate

SEED = 30_000


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 4, 5, 6])
def test_games_of_the_comprehensive_edition_pass_all_checks(seats: int) -> None:
    """Nothing is stuck, nothing is violated, whatever the size of the table."""
    report = simulate(
        4, SEED, ("random",), (RANDOM,), seats=seats, every=120, edition="comprehensive"
    )
    told = "\n".join(f"{p.check}: {p.detail}\n{p.command}" for p in report.problems)
    assert report.stuck == report.violations == 0, told
    assert report.games == 4
