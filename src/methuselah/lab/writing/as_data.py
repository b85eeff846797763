"""Definitions as plain data, to be printed as JSON (design, laws of the cards 2)."""

from __future__ import annotations

import dataclasses
from typing import Any

from methuselah.pool import Face

__all__ = ["as_json"]


def as_json(node: object) -> Any:
    """A node as plain data: its class under "node", then its fields that are not the default.

    Raises TypeError for anything that is not plain data, such as a function.
    """
    if isinstance(node, Face):
        return node.name
    if dataclasses.is_dataclass(node) and not isinstance(node, type):
        parts = {"node": type(node).__name__}
        for part in dataclasses.fields(node):
            value = getattr(node, part.name)
            if part.repr and value != part.default:
                parts[part.name] = as_json(value)
        return parts
    if isinstance(node, (tuple, frozenset)):
        values = sorted(node) if isinstance(node, frozenset) else node
        return [as_json(value) for value in values]
    if node is None or isinstance(node, (str, int, bool)):
        return node
    raise TypeError(f"{node!r} is not plain data")
