"""What never changes during a game: who plays which deck, with which definitions and rules.

All clones of a game share one setting; the codec saves what is needed to build it again.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from methuselah.engine.definitions import Definition
from methuselah.engine.editions import Edition

__all__ = ["Setting"]


@dataclass(frozen=True, slots=True)
class Setting:
    """The fixed part of a game.

    decks: for each seat the krcg ids of crypt and library, one entry a copy; owners: for each
    card the seat whose deck holds it; definitions: the distinct definitions in play;
    turn_limit: after how many turns time is called, 0 for never; asked: what the texts of its
    cards were found to ask for, remembered.
    """

    seed: int
    names: tuple[str, ...]
    decks: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]
    owners: tuple[int, ...]
    definitions: tuple[Definition, ...]
    edition: Edition
    turn_limit: int = 0
    asked: dict[str, bool] = field(default_factory=dict, compare=False, repr=False)
