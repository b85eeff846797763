"""A refusal with how near it came to a yes, and the nearest of several.

The ranks grow along the order in which the rules refuse (offering, basics), so that of several
ways to play a card the one that came nearest explains best.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from methuselah.table.naming import Telling

__all__ = [
    "CHOICE",
    "CONDITION",
    "CONTEXT",
    "COST",
    "DUTY",
    "ITS_TEXT",
    "REPEAT",
    "ROLE",
    "USER",
    "WINDOW",
    "Refusal",
    "Why",
    "best",
    "put",
    "why",
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
class Why:
    """A reason before anybody reads it: a message (`table/phrases/*/refusals.ftl`) and what it is
    about, as plain data.
    """

    message: str
    about: tuple[tuple[str, str | int], ...] = ()


def why(message: str, **about: str | int) -> Why:
    """The reason of this name with its arguments."""
    return Why(f"why-{message}", tuple(about.items()))


ITS_TEXT: Final = why("its-text")
"""The reference of a reason that the text of the card gives."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """One reason. words: said of one minion; several: said of some that fail alike; rule: a
    section, or whose text says so.
    """

    rank: int
    words: Why
    rule: str | Why
    several: Why | None = None

    def told(self, telling: Telling) -> str:
        """The sentence with its reference."""
        return f"{put(telling, self.words)} ({put(telling, self.rule)})."

    def brief(self, telling: Telling) -> str:
        """The sentence alone."""
        return f"{put(telling, self.words)}."


def put(telling: Telling, reason: str | Why) -> str:
    """A reason or a reference in the words of who listens."""
    if isinstance(reason, str):
        return reason
    return telling.say(reason.message, **dict(reason.about))


def best(refusals: Iterable[Refusal]) -> Refusal | None:
    """The refusal that came nearest; several minions that fail alike are one reason."""
    known = list(refusals)
    if not known:
        return None
    top = max(refusal.rank for refusal in known)
    nearest = [refusal for refusal in known if refusal.rank == top]
    first = nearest[0]
    alike = [refusal for refusal in nearest if refusal.several and refusal.several == first.several]
    if first.several and len(alike) > 1 and len(alike) == len(nearest):
        return Refusal(first.rank, first.several, first.rule)
    return first
