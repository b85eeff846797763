"""A deck: a name, a crypt and a library, as numbers of cards by id.

What is wrong with a deck, or with the file it was read from, is a `DeckError`: thing, place and
remedy. Errors are collected, never only the first; `BadDeck` carries them all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from methuselah.pool.faces import Face
from methuselah.pool.load import pool

__all__ = ["BadDeck", "Cards", "Deck", "DeckError", "deck_of", "merged"]

Cards = tuple[tuple[int, int], ...]
"""Cards of a deck as (id, copies), in the order of the list."""


@dataclass(frozen=True, slots=True)
class DeckError:
    """Something wrong with a deck: the thing, its place and the remedy.

    >>> print(DeckError('"Govern the Unalined" is not a card.', "deck.txt", 14,
    ...                 'Did you mean "Govern the Unaligned"?'))
    deck.txt, line 14: "Govern the Unalined" is not a card. Did you mean "Govern the Unaligned"?
    """

    thing: str
    source: str = ""
    line: int | None = None
    remedy: str = ""

    def __str__(self) -> str:
        place = self.source
        if self.line is not None:
            place = f"{place}, line {self.line}" if place else f"line {self.line}"
        parts = (f"{place}:" if place else "", self.thing, self.remedy)
        return " ".join(part for part in parts if part)


class BadDeck(ValueError):
    """A deck that cannot be read or may not be played, with every reason."""

    def __init__(self, errors: Iterable[DeckError]) -> None:
        self.errors = tuple(errors)
        super().__init__("\n".join(str(error) for error in self.errors))


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck list. `crypt` and `library` hold (id, copies) in the order of the list.

    `event` keeps the lines that a tournament list puts before the deck (event, place, date,
    format, players, winner, link); `source` says where it came from, for messages.
    """

    name: str
    crypt: Cards
    library: Cards
    author: str = ""
    comments: str = ""
    source: str = ""
    event: tuple[str, ...] = ()

    @property
    def crypt_size(self) -> int:
        """Number of crypt cards."""
        return sum(copies for _, copies in self.crypt)

    @property
    def library_size(self) -> int:
        """Number of library cards."""
        return sum(copies for _, copies in self.library)

    def crypt_ids(self) -> tuple[int, ...]:
        """Each crypt card as often as it is in the deck, in the order of the list."""
        return tuple(_repeated(self.crypt))

    def library_ids(self) -> tuple[int, ...]:
        """Each library card as often as it is in the deck, in the order of the list."""
        return tuple(_repeated(self.library))

    def faces(self) -> Iterator[tuple[Face, int]]:
        """Each face with its number of copies, crypt first."""
        cards = pool()
        for number, copies in self.crypt + self.library:
            yield cards[number], copies


def _repeated(cards: Cards) -> Iterator[int]:
    for number, copies in cards:
        yield from (number for _ in range(copies))


def deck_of(
    name: str,
    copies: Mapping[int, int],
    *,
    author: str = "",
    comments: str = "",
    source: str = "",
    event: tuple[str, ...] = (),
) -> Deck:
    """A deck from numbers of copies by id, sorted into crypt and library."""
    cards = pool()
    kept = [(number, count) for number, count in copies.items() if count > 0]
    return Deck(
        name=name,
        crypt=tuple(entry for entry in kept if cards[entry[0]].crypt),
        library=tuple(entry for entry in kept if cards[entry[0]].library),
        author=author,
        comments=comments,
        source=source,
        event=event,
    )


def merged(cards: Iterable[tuple[int, int]]) -> dict[int, int]:
    """Copies by id, adding up entries of the same card, in the order of first appearance."""
    copies: Counter[int] = Counter()
    for number, count in cards:
        copies[number] += count
    return dict(copies)
