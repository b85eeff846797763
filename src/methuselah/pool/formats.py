"""Which decks may be played: formats as values, and the check of a deck against one.

Sources: RB24, "Preparing for play" (12 or more crypt cards of one group or two consecutive
ones, a library of 60 to 90 cards, any number of copies); the banned list and the dates of the
sets come with the cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from methuselah.pool.decks import Deck, DeckError
from methuselah.pool.printed import ANY_GROUP, Face
from methuselah.wording.wrong import Wrong, saying

__all__ = ["FORMATS_BY_NAME", "HALF_DECK", "STANDARD", "Format", "check", "format_named"]


@dataclass(frozen=True, slots=True)
class Format:
    """What a deck must be. `crypt_most` None means no limit; `groups` that may be mixed.

    `more_for_each`: the cards by which the library may be larger for each player in the game.
    """

    name: str
    crypt_least: int
    library_least: int
    library_most: int
    crypt_most: int | None = None
    groups: int = 2
    banned_allowed: bool = False
    more_for_each: int = 0

    def at_a_table_of(self, players: int) -> Format:
        """The format as it is for a game of so many."""
        most = self.library_most + self.more_for_each * players
        return replace(self, library_most=most, more_for_each=0)


STANDARD: Final = Format("standard", crypt_least=12, library_least=60, library_most=90)
"""Constructed play; the preconstructed decks of 12 and 77 cards are legal in it."""

COMPREHENSIVE: Final = Format(
    "comprehensive", crypt_least=12, library_least=40, library_most=40, more_for_each=10
)
"""The comprehensive rules: 40 cards, and up to 10 more for each player (R3 1.2)."""

WITHOUT_GROUPS: Final = replace(COMPREHENSIVE, name="1996", groups=1000)
"""The rules of 1996: as many cards, and any vampires together: groups came later (CRR I.D)."""

HALF_DECK: Final = Format(
    "half deck", crypt_least=6, crypt_most=6, library_least=48, library_most=49
)
"""The short decks of First Blood and New Blood: 6 crypt cards and 48 or 49 others."""

FORMATS_BY_NAME: Final = {
    form.name: form for form in (STANDARD, HALF_DECK, COMPREHENSIVE, WITHOUT_GROUPS)
}


def format_named(name: str) -> Format:
    """The format of this name. Raises ValueError for another."""
    form = FORMATS_BY_NAME.get(name)
    if form is None:
        raise Wrong("no-format", name=name, known=", ".join(FORMATS_BY_NAME))
    return form


def check(deck: Deck, form: Format = STANDARD, on: str | None = None) -> list[DeckError]:
    """Everything that keeps a deck out of a format: thing, place and remedy; [] if legal.

    `on` is the ISO date of play: a card banned later is allowed, one printed later is not.
    Without it the present list counts.
    """
    return [*_sizes(deck, form), *_groups(deck, form), *_cards(deck, form, on)]


def _sizes(deck: Deck, form: Format) -> Iterator[DeckError]:
    place = deck.source or deck.name
    for part, size, least, most in (
        ("crypt", deck.crypt_size, form.crypt_least, form.crypt_most),
        ("library", deck.library_size, form.library_least, form.library_most),
    ):
        if size < least:
            yield DeckError(
                saying("wrong-too-few", part=part, size=size, least=least),
                place,
                remedy=saying("remedy-add", n=least - size),
            )
        elif most is not None and size > most:
            yield DeckError(
                saying("wrong-too-many", part=part, size=size, most=most),
                place,
                remedy=saying("remedy-remove", n=size - most),
            )


def _groups(deck: Deck, form: Format) -> Iterator[DeckError]:
    """Name the vampires outside the best run of consecutive groups."""
    copies: dict[int, int] = {}
    for face, count in deck.faces():
        if face.crypt and face.group not in (None, ANY_GROUP):
            assert face.group is not None
            copies[face.group] = copies.get(face.group, 0) + count
    if not copies or max(copies) - min(copies) < form.groups:
        return
    runs = [range(first, first + form.groups) for first in sorted(copies)]
    best = max(runs, key=lambda run: sum(copies.get(group, 0) for group in run))
    first, *others = (group for group in best if group in copies)
    kept = {"first": first, "second": others[0] if others else 0}
    for face, _ in deck.faces():
        if face.crypt and face.group not in (None, ANY_GROUP) and face.group not in best:
            yield DeckError(
                saying("wrong-group", name=face.name, group=face.group, **kept),
                deck.source or deck.name,
                remedy=saying("remedy-group", **kept),
            )


def _cards(deck: Deck, form: Format, on: str | None) -> Iterator[DeckError]:
    place = deck.source or deck.name
    for face, count in deck.faces():
        if not form.banned_allowed and _banned(face, on):
            yield DeckError(
                saying("wrong-banned", name=face.name, since=str(face.banned)),
                place,
                remedy=saying("remedy-remove-copies", n=count),
            )
        if on is not None and face.legal_from > on:
            yield DeckError(
                saying("wrong-later", name=face.name, since=face.legal_from, on=on),
                place,
                remedy=saying("remedy-older"),
            )


def _banned(face: Face, on: str | None) -> bool:
    return face.banned is not None and (on is None or face.banned <= on)
