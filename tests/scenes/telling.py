"""What every scene uses: the marks above it, faces, made-up cards that change one thing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from block_talk import COMPANION, made_vampire
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import static
from methuselah.pool import Face, pool
from methuselah.pool.printed import X_COST
from table_talk import Seat, Table

__all__ = [
    "Card", "Put", "brings", "changing", "companion", "face_of", "paid", "rules", "stranger",
    "tells", "untouched",
]  # fmt: skip

Card = str | Definition
"""A card of a scene: by its name, or made up."""
Put = tuple[str, str, Card]
"""A card of the cast and where it lies: seat, region, card; ("prey", "ready", "Ryan")."""
Scene = TypeVar("Scene", bound=Callable[..., None])


def tells(*patterns: str) -> Callable[[Scene], Scene]:
    """Which masked sentences (`methuselah.lab.writing.masking`) a scene plays: whole matches."""
    return lambda scene: scene


def brings(*types: str) -> Callable[[Scene], Scene]:
    """Which types of cards a scene brings into play as they are printed."""
    return lambda scene: scene


def rules(card: str, number: int) -> Callable[[Scene], Scene]:
    """A ruling whose words a scene plays, on whatever card they stand."""
    return lambda scene: scene


def face_of(card: Card) -> Face:
    """What is printed on it."""
    return pool()[card] if isinstance(card, str) else card.face


def companion(table: Table) -> int:
    """A minion of yours who keeps your turn going."""
    return table.you.ready(COMPANION)


def stranger(seat: Seat) -> int:
    """A ready Anarch without any Discipline, old and full."""
    return seat.ready(made_vampire("Stranger", capacity=10))


def changing(kind: str, amount: int) -> Definition:
    """An equipment in no set that changes one number of its bearer."""
    return paper(f"Changes {kind}", static(kind, amount), kind="equipment")


def paid(card: Card) -> int:
    """The blood that a card costs its minion; an X is no cost that a scene can know."""
    cost = face_of(card).blood_cost or 0
    return 0 if cost == X_COST else cost


def untouched(table: Table, *seats: Seat) -> None:
    """These Methuselahs have the pool with which they began."""
    assert [seat.pool() for seat in seats] == [30] * len(seats), "a bystander's pool has changed"
