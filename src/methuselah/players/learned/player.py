"""The learned player: takes an option by the chances that its network gives."""

from __future__ import annotations

import functools
import random
from pathlib import Path

import torch

from methuselah.engine.decisions import Decision
from methuselah.engine.state import State
from methuselah.engine.views import view
from methuselah.players.learned.features import Shapes, features
from methuselah.players.learned.network import Batch, Network, Question, load_network

__all__ = ["LearnedPlayer"]

LARGEST = Shapes(cards=1024, options=1024)
"""At a table nobody is refused for a large question: what is not used is not weighed."""


class LearnedPlayer:
    """Sees its view alone. The same seed plays the same way."""

    def __init__(self, seat: int, seed: int, file: str) -> None:
        self.network = _loaded(file, Path(file).stat().st_mtime_ns)
        self.chance = random.Random(f"{seat} {seed}")

    def choose(self, state: State, decision: Decision) -> int:
        """Draw one by its chance."""
        question = Question.of(features(view(state, decision.seat, lines=0), LARGEST))
        with torch.inference_mode():
            scores, _ = self.network(Batch.of([question], self.network.places, "cpu"))
            chances = torch.softmax(scores[0], -1).tolist()
        return self.chance.choices(range(len(chances)), chances)[0]


@functools.lru_cache(maxsize=8)
def _loaded(file: str, changed: int) -> Network:
    """A network is read once for all games of a process, and again when its file changed."""
    torch.set_num_threads(1)
    return load_network(Path(file))
