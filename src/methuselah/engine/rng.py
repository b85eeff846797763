"""Chance that lives in the state: one 64-bit integer, copied for free.

`random.Random` costs 18 µs to copy and cannot be saved shortly; splitmix64 (Steele, Lea and
Flood 2014) needs one integer. Functions take the integer and return the next beside the draw.
"""

from __future__ import annotations

from typing import Final, TypeVar

__all__ = ["below", "permutation", "seeded"]

T = TypeVar("T")

_MASK: Final = (1 << 64) - 1


def seeded(seed: int) -> int:
    """The generator's first state for a seed: any integer, negative ones too."""
    return (seed * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019) & _MASK


def _draw(chance: int) -> tuple[int, int]:
    chance = (chance + 0x9E3779B97F4A7C15) & _MASK
    mixed = chance
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
    return chance, mixed ^ (mixed >> 31)


def below(chance: int, bound: int) -> tuple[int, int]:
    """The next state and a number from 0 to bound - 1, each equally likely.

    >>> state, number = below(seeded(1), 6)
    >>> 0 <= number < 6
    True
    """
    limit = (_MASK + 1) - (_MASK + 1) % bound
    while True:
        chance, mixed = _draw(chance)
        if mixed < limit:
            return chance, mixed % bound


def permutation(chance: int, items: tuple[T, ...] | list[T]) -> tuple[int, list[T]]:
    """The next state and the items in a fair random order (Fisher and Yates)."""
    shuffled = list(items)
    for last in range(len(shuffled) - 1, 0, -1):
        chance, chosen = below(chance, last + 1)
        shuffled[last], shuffled[chosen] = shuffled[chosen], shuffled[last]
    return chance, shuffled
