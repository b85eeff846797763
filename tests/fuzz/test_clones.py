"""Games that go on in a clone at every decision are the games that were never cloned.

At each decision the table is cloned, both sides take the same answer and are asked the same; then
the game goes on in the clone every other time, so that clones of clones play on. Another sample:
METHUSELAH_FUZZ_SEED=1000 pytest tests/fuzz; METHUSELAH_FUZZ_GAMES=500 plays 500 games.
"""

from __future__ import annotations

import os
from typing import Final

from methuselah.engine import rng
from methuselah.engine.advance import advance, answer
from methuselah.engine.codec import fingerprint
from methuselah.engine.decisions import Decision
from methuselah.lab.benchmark.tables import table
from methuselah.rules.setup.game import new_game

SEED: Final = int(os.environ.get("METHUSELAH_FUZZ_SEED", "20000"))
GAMES: Final = int(os.environ.get("METHUSELAH_FUZZ_GAMES", "5"))
COMPARED: Final = 40
"""Whole states are compared every so many decisions; what is asked, at every one."""


def marks(seed: int, *, cloning: bool) -> list[str]:
    """What a random game is like on its way and at its end; at its clones, where it has any."""
    state = new_game(table(seed, 2 + seed % 5))
    chance = rng.seeded(seed)
    seen: list[str] = []
    asked = advance(state)
    number = 0
    while isinstance(asked, Decision):
        chance, index = rng.below(chance, len(asked.options))
        number += 1
        other = state.clone() if cloning else state
        if cloning:
            answer(other, index)
            known = advance(other)
        answer(state, index)
        asked = advance(state)
        if cloning:
            assert known == asked, f"seed {seed}, decision {number}"
            if number % 2:
                state = other
        if number % COMPARED == 0:
            seen.append(fingerprint(state))
            if cloning and not number % 2:
                assert fingerprint(other) == seen[-1], f"seed {seed}, decision {number}"
    return [*seen, str(number), fingerprint(state)]


def test_a_game_goes_on_in_its_clones_as_it_would_have() -> None:
    """The same questions at every decision, the same table on the way and at the end."""
    print(f"seeds {SEED} to {SEED + GAMES - 1}")
    for seed in range(SEED, SEED + GAMES):
        assert marks(seed, cloning=True) == marks(seed, cloning=False), f"seed {seed}"
