"""How a deck plays, in a word or two: of what its library has clearly more than others do."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final, Literal, get_args

from methuselah.pool import Deck, Face

__all__ = ["STYLES", "Style", "styles_of"]

Style = Literal["votes", "bleed", "stealth", "combat", "defence", "allies"]
STYLES: Final[tuple[Style, ...]] = get_args(Style)

USUAL: Final[Mapping[Style, float]] = {
    "votes": 0.055,
    "bleed": 0.133,
    "stealth": 0.093,
    "combat": 0.246,
    "defence": 0.179,
    "allies": 0.031,
}
"""The mean shares of the libraries of the 90 preconstructed decks (krcg 5.14)."""
CLEARLY: Final = 1.25
"""So much more than usual is a style; what it has most of is one in any case."""
MOST: Final = 2
_BLEED: Final = re.compile(r"\bbleed\b")
_STEALTH: Final = re.compile(r"\+\d stealth")


def styles_of(deck: Deck) -> tuple[Style, ...]:
    """One or two ways in which it means to win, the clearest first; none without a library."""
    counts: Counter[Style] = Counter()
    for face, copies in deck.faces():
        counts.update(dict.fromkeys(_serves(face), copies))
    size = deck.library_size
    if not counts:
        return ()
    ratio = {style: counts[style] / size / usual for style, usual in USUAL.items()}
    ranked = sorted(STYLES, key=lambda style: ratio[style], reverse=True)[:MOST]
    return (ranked[0], *(style for style in ranked[1:] if ratio[style] >= CLEARLY))


def _serves(face: Face) -> Iterator[Style]:
    """What a card is for."""
    if face.crypt:
        return
    types, text = set(face.types), face.text.lower()
    if "political action" in types:
        yield "votes"
    if types & {"action", "action modifier"} and _BLEED.search(text):
        yield "bleed"
    if "action modifier" in types and _STEALTH.search(text):
        yield "stealth"
    if "combat" in types:
        yield "combat"
    if "reaction" in types:
        yield "defence"
    if types & {"ally", "retainer"}:
        yield "allies"
