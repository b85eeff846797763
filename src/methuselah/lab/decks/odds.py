"""What a deck list says before a game: `methuselah lab deck`. All odds are exact.

The odds are hypergeometric; the turns to the first minion come from the transfers of each seat
(R0, 4. Influence Phase). A card is dead where nobody in the crypt meets what its columns ask for,
and half dead where hardly anybody does.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import comb
from typing import Final

import msgspec

from methuselah.engine.editions import CURRENT, Edition
from methuselah.lab.decks.fitting import fits
from methuselah.pool import Deck, Face

__all__ = ["CardOdds", "DeckOdds", "TypeOdds", "VampireOdds", "odds_of"]

RARELY: Final = 0.5
"""A card that the opening crypt can use in fewer than so many of all games is half dead."""
DRAWN_BY: Final = (7, 12, 20, 30)


class VampireOdds(msgspec.Struct, frozen=True):
    """A crypt card. opening: the chance that one of it is among the first cards of the crypt."""

    name: str
    copies: int
    capacity: int
    opening: float


class TypeOdds(msgspec.Struct, frozen=True):
    """A type of library cards. none, two: the chances of none, and of two or more, in the opening
    hand; expected: how many are in it on average; drawn: expected among the first so many cards."""

    type: str
    cards: int
    share: float
    none: float
    two: float
    expected: float
    drawn: dict[int, float]


class CardOdds(msgspec.Struct, frozen=True):
    """A library card that asks for something. able, superior: how many crypt cards meet it, and
    have its Disciplines at superior; opening: the chance that one of the first crypt cards does."""

    name: str
    copies: int
    asks: str
    able: int
    superior: int
    opening: float


class DeckOdds(msgspec.Struct, frozen=True):
    """What the laboratory says of a list.

    first_minion: for each seat, the chances that its first minion is out by its first own turn,
    its second …, when all transfers go to the cheapest one.
    """

    name: str
    crypt: tuple[VampireOdds, ...]
    mean_capacity: float
    first_minion: tuple[tuple[float, ...], ...]
    library: int
    unlike: int
    types: tuple[TypeOdds, ...]
    asking: tuple[CardOdds, ...]
    dead: tuple[str, ...]
    half_dead: tuple[str, ...]


def odds_of(deck: Deck, edition: Edition = CURRENT, seats: int = 5) -> DeckOdds:
    """The odds of a deck list."""
    crypt = [(face, copies) for face, copies in deck.faces() if face.crypt]
    library = [(face, copies) for face, copies in deck.faces() if face.library]
    size, hand = deck.library_size, edition.hand_size
    asking = tuple(_asking(crypt, library, edition.opening_crypt))
    return DeckOdds(
        name=deck.name,
        crypt=tuple(
            VampireOdds(
                face.name,
                copies,
                _price(face),
                at_least_one(deck.crypt_size, copies, edition.opening_crypt),
            )
            for face, copies in crypt
        ),
        mean_capacity=sum(_price(face) * copies for face, copies in crypt) / deck.crypt_size,
        first_minion=tuple(_first_minion(crypt, edition, seat) for seat in range(seats)),
        library=size,
        unlike=len(library),
        types=tuple(_types(library, size, hand)),
        asking=asking,
        dead=tuple(one.name for one in asking if not one.able),
        half_dead=tuple(one.name for one in asking if one.able and one.opening < RARELY),
    )


def exactly(size: int, wanted: int, drawn: int, number: int) -> float:
    """The chance that of `drawn` cards out of `size` so many are among the `wanted` ones.

    >>> exactly(4, 2, 2, 1) == 4 / 6
    True
    """
    if number > wanted or drawn - number > size - wanted:
        return 0.0
    return comb(wanted, number) * comb(size - wanted, drawn - number) / comb(size, drawn)


def at_least_one(size: int, wanted: int, drawn: int) -> float:
    """The chance that one of the `wanted` cards is among the drawn.

    >>> at_least_one(12, 12, 4)
    1.0
    """
    return 1.0 - exactly(size, wanted, min(drawn, size), 0)


def _price(face: Face) -> int:
    """What it costs to bring a crypt card out."""
    return face.capacity or face.life or 0


def _first_minion(crypt: list[tuple[Face, int]], edition: Edition, seat: int) -> tuple[float, ...]:
    """The chances that the cheapest of the opening crypt is out by each own turn of a seat."""
    size = sum(copies for _, copies in crypt)
    drawn = min(edition.opening_crypt, size)
    first = edition.first_transfers
    transfers = first[seat] if seat < len(first) else edition.transfers
    chances: list[float] = []
    while not chances or chances[-1] < 1.0:
        cheap = sum(copies for face, copies in crypt if _price(face) <= transfers)
        chances.append(at_least_one(size, cheap, drawn) if cheap < size else 1.0)
        transfers += edition.transfers
    return tuple(chances)


def _types(library: list[tuple[Face, int]], size: int, hand: int) -> Iterator[TypeOdds]:
    """The types of a library, most cards first; a card of two types counts for both."""
    counted: Counter[str] = Counter()
    for face, copies in library:
        for kind in face.types:
            counted[kind] += copies
    drawn = min(hand, size)
    for kind, cards in sorted(counted.items(), key=lambda item: (-item[1], item[0])):
        none, one = (exactly(size, cards, drawn, number) for number in (0, 1))
        yield TypeOdds(
            type=kind,
            cards=cards,
            share=cards / size,
            none=none,
            two=1.0 - none - one,
            expected=drawn * cards / size,
            drawn={number: min(number, size) * cards / size for number in DRAWN_BY},
        )


def _asking(
    crypt: list[tuple[Face, int]], library: list[tuple[Face, int]], opening: int
) -> Iterator[CardOdds]:
    """The library cards that need somebody special, fewest who can use them first."""
    size = sum(copies for _, copies in crypt)
    found: list[CardOdds] = []
    for face, copies in library:
        if not (face.clans or face.disciplines):
            continue
        able = sum(number for one, number in crypt if fits(face, one))
        superior = sum(number for one, number in crypt if fits(face, one, superior=True))
        asks = " / ".join((*face.clans, *face.disciplines))
        chance = at_least_one(size, able, opening)
        found.append(CardOdds(face.name, copies, asks, able, superior, chance))
    yield from sorted(found, key=lambda one: (one.able, one.name))
