"""Editions are values: where rulebooks differ, the difference is a named field (design, law 10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

__all__ = ["CURRENT", "EDITIONS", "Edition"]


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

EDITIONS: Final = {CURRENT.name: CURRENT}
