"""A deck: a name, a crypt and a library, as numbers of cards by id.

What is wrong with a deck, or with the file it was read from, is a `DeckError`: thing, place and
remedy. Errors are collected, never only the first; `BadDeck` carries them all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from methuselah.pool.load import pool
from methuselah.pool.printed import Face
from methuselah.wording.wrong import Saying, Wrong, saying

__all__ = ["BadDeck", "Cards", "Deck", "DeckError", "deck_of", "merged"]

Cards = tuple[tuple[int, int], ...]
"""Cards of a deck as (id, copies), in the order of the list."""


@dataclass(frozen=True, slots=True)
class DeckError:
    """Something wrong with a deck: the thing, its place and the remedy.

    >>> thing = saying("wrong-not-a-card", name="Govern the Unalined")
    >>> remedy = saying("remedy-did-you-mean", names=("Govern the Unaligned",))
    >>> print(DeckError(thing, "deck.txt", 14, remedy))
    deck.txt, line 14: "Govern the Unalined" is not a card. Did you mean "Govern the Unaligned"?
    """

    thing: Saying
    source: str = ""
    line: int | None = None
    remedy: Saying | None = None

    def said(self, language: str) -> str:
        """The whole of it in the words of a language."""
        parts = [self.thing.said(language)]
        if self.remedy is not None:
            parts.append(self.remedy.said(language))
        said = " ".join(parts)
        if self.line is not None:
            in_file = saying("at-line-of-file", source=self.source, line=self.line, said=said)
            at_line = saying("at-line", line=self.line, said=said)
            return (in_file if self.source else at_line).said(language)
        return saying("at", source=self.source, said=said).said(language) if self.source else said

    def __str__(self) -> str:
        return self.said("en")


class BadDeck(Wrong):
    """A deck that cannot be read or may not be played, with every reason."""

    def __init__(self, errors: Iterable[DeckError]) -> None:
        self.errors = tuple(errors)
        super().__init__("deck")

    def said(self, language: str) -> str:
        """Every reason on a line of its own."""
        return "\n".join(error.said(language) for error in self.errors)

    def __reduce__(self) -> tuple[type[BadDeck], tuple[tuple[DeckError, ...]]]:
        return BadDeck, (self.errors,)


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
