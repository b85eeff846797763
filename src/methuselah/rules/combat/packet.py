"""Damage on its way: from one source to one victim, before it is prevented or inflicted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from methuselah.engine.decisions import NOTHING
from methuselah.rules.combat.chosen import Rider

__all__ = ["ENVIRONMENTAL", "Packet"]

ENVIRONMENTAL: Final = ("none", "retainer")
"""Sources of damage that no minion inflicts; a weapon by itself is not of the environment."""


@dataclass(frozen=True, slots=True)
class Packet:
    """Damage from one source to one victim.

    source: "strike" (hands or a strike card), "weapon", "gun", "minion" (an effect that says the
    minion inflicts it), or, environmental, "retainer" or "none"; card: what it comes from; weapon:
    the weapon that was used; by:
    the minion that inflicts it, NOTHING for environmental damage; proof: a Discipline whose cards
    cannot prevent it; riders: what happens if any of it is inflicted; softened: its victim treats
    as normal what is aggravated, which what is added to it stays ([LSJ 20100527]); warded: of each
    card that prevented points of it the Disciplines that it requires; melee: it is that of a strike
    with a melee weapon.
    """

    victim: int
    amount: int
    aggravated: bool = False
    source: str = "none"
    card: int = NOTHING
    by: int = NOTHING
    unpreventable: bool = False
    ranged: bool = False
    hand: bool = False
    melee: bool = False
    weapon: int = NOTHING
    proof: str = ""
    riders: tuple[Rider, ...] = ()
    softened: bool = False
    warded: tuple[tuple[str, ...], ...] = ()

    @property
    def kinds(self) -> tuple[str, ...]:
        """What preventions and immunities may call it."""
        nature = "aggravated" if self.aggravated else "normal"
        names = [self.source, nature, f"{nature} {self.source}"]
        if self.source in ENVIRONMENTAL:
            names.append("environmental")
        if self.ranged:
            names.append("ranged")
        if self.hand:
            names.append("hand")
        if self.melee:
            names.append("melee weapon")
        return tuple(names)

    def fits(self, victim: int, sources: tuple[str, ...]) -> bool:
        """Whether it is damage to this victim of one of these kinds (none named: any)."""
        if self.victim != victim:
            return False
        return not sources or any(kind in sources for kind in self.kinds)
