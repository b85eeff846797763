"""What changes a number of each Methuselah, summed for all of them at once."""

from __future__ import annotations

import pytest

from methuselah.engine import rng
from methuselah.engine.advance import advance, answer
from methuselah.engine.decisions import Decision
from methuselah.engine.rows import total, totals_of_seats
from methuselah.lab.benchmark.tables import crowded


@pytest.mark.parametrize("seed", [1, 2, 3, 4, 5])
def test_the_totals_of_seats_are_those_of_each(seed: int) -> None:
    """In games with a hundred cards in play, some of which change the sizes of hands."""
    state = crowded(seed, 100)
    chance = rng.seeded(seed)
    changed = False
    for _ in range(80):
        decision = advance(state)
        assert isinstance(decision, Decision)
        together = totals_of_seats(state, "hand_size")
        assert together == [total(state, "hand_size", seat) for seat in range(len(state.seats))]
        changed = changed or any(together)
        chance, index = rng.below(chance, len(decision.options))
        answer(state, index)
    assert changed
