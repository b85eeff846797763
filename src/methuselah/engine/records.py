"""Records: frozen data of which a game makes very many, an option or a line of the journal.

A frozen dataclass sets each field by a call, which takes several times as long as the rest of
making one. Nobody writes to a record either: mypy refuses it, as it does for a frozen dataclass.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeVar, dataclass_transform

__all__ = ["RECORDS", "record"]

T = TypeVar("T")

RECORDS: Final[set[type]] = set()
"""Every class that is a record."""


@dataclass_transform(frozen_default=True)
def record(kind: type[T]) -> type[T]:
    """Make a class a dataclass that is frozen for the type checker, compared and hashed by value.

    >>> @record
    ... class Place:
    ...     row: int
    ...     column: int = 0
    >>> Place(1) == Place(1, 0), len({Place(1), Place(1)})
    (True, 1)
    """
    made = dataclass(slots=True, unsafe_hash=True)(kind)
    RECORDS.add(made)
    return made
