"""What a node is made of: its fields, the nodes in it, the names that its message may have."""

from __future__ import annotations

import dataclasses
from functools import cache
from typing import Final

from methuselah.engine.definitions import Node
from methuselah.pool import Face
from methuselah.wording.book import Book, slug

__all__ = ["fields_of", "message_of", "parts_of", "variants"]

FIELDS: Final[dict[type, tuple[str, ...]]] = {}
"""The fields of each class that was looked into."""


def variants(node: Node) -> tuple[str, ...]:
    """The names that the message of a node may have, the most particular first.

    >>> from methuselah.language import lock
    >>> variants(lock())
    ('change-lock', 'change')
    """
    words = [getattr(node, name) for name in fields_of(type(node))]
    return _variants(type(node).__name__, tuple(word for word in words if isinstance(word, str)))


@cache
def _variants(kind: str, words: tuple[str, ...]) -> tuple[str, ...]:
    name = slug(kind)
    whole = (f"{name}-{slug(' '.join(words))}",) if len(words) > 1 else ()
    return (*whole, *(f"{name}-{said}" for word in words if (said := slug(word))), name)


def message_of(book: Book, node: Node) -> str:
    """The name of the message that says a node; "" if there is none."""
    return next((name for name in variants(node) if book.has(name)), "")


def parts_of(node: object) -> list[Node]:
    """Every node in one, itself first."""
    parts: list[Node] = [node] if isinstance(node, Node) else []
    if isinstance(node, tuple):
        for value in node:
            parts += parts_of(value)
    else:
        for name in fields_of(type(node)):
            parts += parts_of(getattr(node, name))
    return parts


def fields_of(kind: type) -> tuple[str, ...]:
    """The names of the fields of a node or a definition; what is no such has none to look into."""
    known = FIELDS.get(kind)
    if known is None:
        looked_into = kind is not Face and dataclasses.is_dataclass(kind)
        known = tuple(part.name for part in dataclasses.fields(kind)) if looked_into else ()
        FIELDS[kind] = known
    return known
