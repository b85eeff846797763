"""Nodes with their values masked, and where two nodes differ.

Two definitions say the same of two clans when their skeletons are equal and each leaf in which
they differ is a value in which their sentences differ, too.
"""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Callable, Iterator
from typing import Any, Final

from methuselah.language.reading.qualities import clans
from methuselah.pool import pool
from methuselah.rules.playing.requirement_words import SECTS, TITLES

__all__ = ["Skeleton", "differences", "exact", "skeleton"]

Skeleton = Any
"""Nested tuples of class names, fields and masked leaves."""

UNSAID: Final = {"Mode": ("key", "disciplines")}
"""Fields that the place of a part in its definition gives."""
UNORDERED: Final = ("tests",)
"""Fields whose order means nothing."""


@functools.cache
def _named() -> dict[str, str]:
    """What masks a string that is a value of sentences."""
    known = {face.name: "<name>" for face in pool()}
    known |= {face.printed_name: "<name>" for face in pool()}
    known |= {face.city: "<city>" for face in pool() if face.city}
    known |= dict.fromkeys(clans(), "<clan>")
    known |= dict.fromkeys(SECTS, "<sect>") | dict.fromkeys(TITLES, "<title>")
    for code in {code.lower() for face in pool() for code in face.disciplines}:
        known |= {code: "<discipline>", code.upper(): "<DISCIPLINE>"}
    return known


def _leaf(value: Any) -> Any:
    if isinstance(value, str):
        return _named().get(value, value)
    if isinstance(value, int) and not isinstance(value, bool) and value:
        return "<number>" if value > 0 else "-<number>"
    return value


def skeleton(value: Any) -> Skeleton:
    """A node, or several, with clans, Disciplines, sects, titles, names and numbers masked."""
    return _tree(value, _leaf)


def exact(value: Any) -> Skeleton:
    """A node, or several, with nothing masked: equal for definitions that say the same."""
    return _tree(value, lambda leaf: leaf)


def _tree(value: Any, leaf: Callable[[Any], Any]) -> Skeleton:
    if isinstance(value, tuple | frozenset):
        return tuple(_tree(one, leaf) for one in value)
    if isinstance(value, str | int) or not _is_node(value.__class__):
        return leaf(value)
    said: list[Any] = [type(value).__name__]
    for name, inner in _fields(value):
        inside = _tree(inner, leaf)
        said.append((name, tuple(sorted(inside, key=repr)) if name in UNORDERED else inside))
    return tuple(said)


@functools.cache
def _is_node(kind: Any) -> bool:
    """Whether the values of a type are nodes; a type itself is none."""
    return dataclasses.is_dataclass(kind)


@functools.cache
def _said_fields(kind: Any) -> tuple[tuple[str, Any], ...]:
    """The fields of nodes of a type that are compared, with their defaults."""
    unsaid = UNSAID.get(kind.__name__, ())
    return tuple(
        (part.name, part.default) for part in dataclasses.fields(kind) if part.name not in unsaid
    )


def _fields(node: Any) -> Iterator[tuple[str, Any]]:
    for name, default in _said_fields(node.__class__):
        value = getattr(node, name)
        if value != default:
            yield name, value


def differences(one: Any, other: Any) -> Iterator[tuple[Any, Any]]:
    """The leaves in which two values with equal skeletons differ, in pairs."""
    if isinstance(one, tuple) and isinstance(other, tuple):
        for left, right in zip(one, other, strict=True):
            yield from differences(left, right)
    elif dataclasses.is_dataclass(one) and not isinstance(one, type):
        others = dict(_fields(other))
        for name, value in _fields(one):
            against = others[name]
            if name in UNORDERED:
                value, against = _sorted(value), _sorted(against)
            yield from differences(value, against)
    elif one != other:
        yield one, other


def _sorted(values: tuple[Any, ...]) -> tuple[Any, ...]:
    return tuple(sorted(values, key=lambda one: repr(skeleton(one))))
