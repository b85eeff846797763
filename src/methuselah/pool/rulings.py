"""The official rulings, by card and number.

krcg bundles the rulings of the rules team (`rulings.yaml`); a ruling given to a group of cards
counts for each card of the group. A test names a ruling by its card and its number, from 1:
`@ruling("Govern the Unaligned", 1)`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from krcg.models import Card

__all__ = ["Ruling", "rulings_of"]

_REFERENCE = re.compile(r"\s*\[(?:ANK|JON|KOT|LSJ|PIB|RBK|RTR|SFC|TOM)\s[\w-]+\]")
_NUMBERED = re.compile(r"\{\d+\|")
"""krcg writes a card that a ruling names with its number: {100916|Hidden Lurker}."""


@dataclass(frozen=True, slots=True)
class Ruling:
    """One ruling on one card: its number on that card (from 1), text and references.

    `references` are the rules team's own marks, such as "LSJ 20010108". `group` names the
    group of cards that the ruling was given to, if it was.
    """

    card_id: int
    index: int
    text: str
    references: tuple[str, ...]
    group: str | None = None


def rulings_of(card: Card) -> tuple[Ruling, ...]:
    """The rulings that krcg lists for a card, in its order."""
    return tuple(
        Ruling(
            card_id=card.id,
            index=index,
            text=_NUMBERED.sub("{", _REFERENCE.sub("", ruling.text)).strip(),
            references=tuple(mark.label for mark in ruling.references),
            group=ruling.group or None,
        )
        for index, ruling in enumerate(card.rulings, 1)
    )
