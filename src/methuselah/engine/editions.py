"""Editions are values: where rulebooks differ, the difference is a named field (design, law 10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

__all__ = ["COMPREHENSIVE", "CURRENT", "EDITIONS", "NINETY_SIX", "Edition", "edition_named"]


@dataclass(frozen=True, slots=True)
class Edition:
    """The figures in which the rulebooks differ.

    starting_pool and hand_size: R2, Each Player. opening_crypt: cards moved to the uncontrolled
    region at set-up. first_transfers: transfers of the first turns of the game, then transfers
    (R0, 4. Influence Phase). oust_pool: pool for ousting one's prey (RB24, Ousting).
    withdrawal_half_points: 2 for the victory point of R3 9.2.
    """

    name: str
    starting_pool: int = 30
    hand_size: int = 7
    opening_crypt: int = 4
    first_transfers: tuple[int, ...] = (1, 2, 3)
    transfers: int = 4
    master_actions: int = 1
    discard_actions: int = 1
    oust_pool: int = 6
    withdrawal_half_points: int = 2


CURRENT: Final = Edition("current")
"""The rulebook of 2024."""

COMPREHENSIVE: Final = Edition("comprehensive")
"""The comprehensive rules of the White Wolf years (R3)."""

NINETY_SIX: Final = Edition("1996")
"""The Complete Rules Reference, version 2.5, of August 1996 (CRR)."""

EDITIONS: Final = {one.name: one for one in (CURRENT, COMPREHENSIVE, NINETY_SIX)}


def edition_named(name: str) -> Edition:
    """The edition of this name, the current one for "". Raises ValueError for another."""
    edition = EDITIONS.get(name) if name else CURRENT
    if edition is None:
        raise ValueError(f'"{name}" is no edition. There are: {", ".join(EDITIONS)}.')
    return edition
