"""What never changes during a game: who plays which deck, with which definitions and rules.

All clones of a game share one setting; the codec saves what is needed to build it again.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from methuselah.engine.definitions import ACTORS

if TYPE_CHECKING:
    from methuselah.engine.definitions import Definition
    from methuselah.engine.editions import Edition

__all__ = ["NO_MASKS", "Masks", "Setting", "bit_of", "joined"]

_BITS: Final[dict[str, int]] = {}


def bit_of(window: str) -> int:
    """The bit of a window in the masks of what can be played when."""
    bit = _BITS.get(window)
    if bit is None:
        bit = _BITS[window] = 1 << len(_BITS)
    return bit


Masks = tuple[int, int, int, int]
"""The windows in which something can be played: by whoever it is, only in her own turn, only for
the acting minion's Methuselah, only for the others."""

NO_MASKS: Final[Masks] = (0, 0, 0, 0)


def joined(one: Masks, other: Masks) -> Masks:
    """The windows of either."""
    return (one[0] | other[0], one[1] | other[1], one[2] | other[2], one[3] | other[3])


def _masks_of(definition: Definition) -> Masks:
    masks = NO_MASKS
    for mode in definition.modes:
        bits = sum(bit_of(window) for window in mode.windows)
        if mode.play == "master" and not mode.out_of_turn:
            masks = joined(masks, (0, bits, 0, 0))
        elif mode.by in ("acting", "helper"):
            masks = joined(masks, (0, 0, bits, 0))
        elif mode.by in ("reacting", "locked", "even locked"):
            masks = joined(masks, (0, 0, 0, bits))
        elif mode.by not in ACTORS:
            masks = joined(masks, (bits, 0, 0, 0))
    return masks


@dataclass(frozen=True, slots=True)
class Setting:
    """The fixed part of a game.

    decks: for each seat the krcg ids of crypt and library, one entry a copy; owners: for each
    card the seat whose deck holds it; definitions: the distinct definitions in play;
    turn_limit: after how many turns time is called, 0 for never; masks: for each definition the
    windows in which it can be played or used by a minion that does not act, so that a hand is
    known to be of no use in a window before any card is asked.
    """

    seed: int
    names: tuple[str, ...]
    decks: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]
    owners: tuple[int, ...]
    definitions: tuple[Definition, ...]
    edition: Edition
    turn_limit: int = 0
    masks: tuple[Masks, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        masks = tuple(_masks_of(definition) for definition in self.definitions)
        object.__setattr__(self, "masks", masks)
