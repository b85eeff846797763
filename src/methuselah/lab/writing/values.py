"""Which value of a sentence a leaf of its definition is.

"Gain 2 pool for each Tremere" and "gain 1 pool for each Ventrue" differ in two values; their
definitions may differ in these two leaves and in no others.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from methuselah.pool import Face

__all__ = ["Value", "put", "unexplained", "unused"]

Value = tuple[str, str]
"""A kind ("clan", "number", ...) and what stands there."""
NEAR: Final = (0, 1, -1)
"""What is added to a number: capacity 4 or less is below 5."""


def put(leaf: Any, old: Value, new: Value) -> Any:
    """What a leaf becomes where one value stands for another; None if it is not that value.

    >>> put("camarilla", ("sect", "Camarilla"), ("sect", "Sabbat"))
    'sabbat'
    >>> put(5, ("number", "4"), ("number", "6"))
    7
    >>> put(-1, ("number", "1"), ("number", "2"))
    -2
    """
    if isinstance(leaf, bool) or old[0] != new[0]:
        return None
    if old[0] == "number":
        return _number(leaf, int(old[1]), int(new[1])) if isinstance(leaf, int) else None
    if isinstance(leaf, str):
        for change in (str, str.lower, str.upper):
            if leaf == change(old[1]):
                return change(new[1])
    return None


def _number(leaf: int, old: int, new: int) -> int | None:
    for more in NEAR:
        if leaf == old + more:
            return new + more
    return -new if leaf == -old else None


def _pairs(one: Sequence[Value], other: Sequence[Value]) -> list[tuple[Value, Value]]:
    return list(dict.fromkeys(pair for pair in zip(one, other, strict=True) if pair[0] != pair[1]))


def unexplained(
    leaves: Iterable[tuple[Any, Any]],
    values: tuple[Sequence[Value], Sequence[Value]],
    faces: tuple[Face, Face],
) -> list[tuple[Any, Any]]:
    """The pairs of leaves that differ where no value does."""
    pairs = _pairs(*values)
    names = [
        (("name", a), ("name", b))
        for a in (faces[0].name, faces[0].printed_name)
        for b in (faces[1].name, faces[1].printed_name)
    ]
    return [
        (left, right)
        for left, right in dict.fromkeys(leaves)
        if not any(put(left, old, new) == right for old, new in (*pairs, *names))
    ]


def unused(
    leaves: Iterable[tuple[Any, Any]], values: tuple[Sequence[Value], Sequence[Value]]
) -> list[tuple[Value, Value]]:
    """The values that differ where no leaf does."""
    found = list(leaves)
    return [
        (old, new)
        for old, new in _pairs(*values)
        if not any(put(left, old, new) == right for left, right in found)
    ]
