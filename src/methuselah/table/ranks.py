"""A refusal with how near it came to a yes, and the nearest of several.

The ranks grow along the order in which the rules refuse (offering, basics), so that of several
ways to play a card the one that came nearest explains best.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

__all__ = [
    "CHOICE",
    "CONDITION",
    "CONTEXT",
    "COST",
    "DUTY",
    "REPEAT",
    "ROLE",
    "USER",
    "WINDOW",
    "Refusal",
    "best",
]

CONTEXT: Final = 0
WINDOW: Final = 10
ROLE: Final = 20
USER: Final = 30
DUTY: Final = 40
REPEAT: Final = 50
CONDITION: Final = 60
CHOICE: Final = 70
COST: Final = 80


@dataclass(frozen=True, slots=True)
class Refusal:
    """One reason. words: said of one minion; several: said of some that fail alike."""

    rank: int
    words: str
    rule: str
    several: str = ""

    def __str__(self) -> str:
        return f"{self.words} ({self.rule})." if self.rule else f"{self.words}."


def best(refusals: Iterable[Refusal]) -> Refusal | None:
    """The refusal that came nearest; several minions that fail alike are one reason."""
    known = list(refusals)
    if not known:
        return None
    top = max(refusal.rank for refusal in known)
    nearest = [refusal for refusal in known if refusal.rank == top]
    first = nearest[0]
    alike = [refusal for refusal in nearest if refusal.several and refusal.several == first.several]
    if len(alike) > 1 and len(alike) == len(nearest):
        return Refusal(first.rank, first.several, first.rule)
    return first
