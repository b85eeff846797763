"""The uniformly random player: every option is as likely as any other."""

from __future__ import annotations

from methuselah.engine import rng
from methuselah.engine.decisions import Decision
from methuselah.engine.state import State
from methuselah.players.base import seats_as

__all__ = ["RandomPlayer"]


@seats_as("random")
class RandomPlayer:
    """Takes any option. The same seed takes the same ones."""

    def __init__(self, seat: int, seed: int) -> None:
        self.chance = rng.seeded(seed)

    def choose(self, state: State, decision: Decision) -> int:
        """Draw one."""
        self.chance, index = rng.below(self.chance, len(decision.options))
        return index
