"""Which cards of the hands are played, and which never are: what bots, and rules, leave lying.

A card that nobody ever plays, though it was often in a hand, is one that a player can never
want, or one that its definition never offers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from methuselah.lab.games.results import SeatResult
from methuselah.pool import pool

__all__ = ["CardPlays", "TypePlays", "by_type", "card_plays"]


@dataclass(frozen=True, slots=True)
class CardPlays:
    """A library card over many games.

    type: its first type; held: copies that were in a hand at some time; played: how often it was
    played, used in play, or an action taken with it; so it may be more than held.
    """

    name: str
    type: str
    held: int
    played: int


@dataclass(frozen=True, slots=True)
class TypePlays:
    """The cards of a type. cards: different ones held; never: those among them never played."""

    type: str
    cards: int
    held: int
    played: int
    never: tuple[str, ...]

    @property
    def share(self) -> float:
        """How many plays there were for each copy in a hand."""
        return self.played / max(1, self.held)


def card_plays(results: Iterable[SeatResult], names: Iterable[str] = ()) -> list[CardPlays]:
    """The library cards that were in hands, by name; names: these too, though none was held."""
    held: Counter[str] = Counter()
    played: Counter[str] = Counter()
    for result in results:
        held.update(result.held)
        played.update(result.plays)
    wanted = sorted({*held, *(pool()[name].name for name in names)})
    faces = [face for face in map(pool().__getitem__, wanted) if face.library]
    return [
        CardPlays(face.name, face.types[0], held[face.name], played[face.name]) for face in faces
    ]


def by_type(cards: Iterable[CardPlays]) -> list[TypePlays]:
    """The same, summed by the type of the cards."""
    groups: dict[str, list[CardPlays]] = {}
    for card in cards:
        groups.setdefault(card.type, []).append(card)
    return [
        TypePlays(
            kind,
            len(group),
            sum(card.held for card in group),
            sum(card.played for card in group),
            tuple(card.name for card in group if not card.played),
        )
        for kind, group in sorted(groups.items())
    ]
