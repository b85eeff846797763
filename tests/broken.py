"""Definitions broken on purpose: one filter, number or part of them changed or left out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass, replace
from typing import Any, Final

from methuselah.language.reading.qualities import Is, Not
from methuselah.language.reading.which import Those
from methuselah.pool import Face

__all__ = ["GONE", "Breaks", "adds_test", "broken", "drops", "drops_test", "sets", "swaps"]

GONE: Final = object()
"""What a change puts in the place of a node that is left out."""
Breaks = Callable[[Any], Any]


def broken(about: Any, breaks: Breaks) -> Any:
    """The same with every node that `breaks` knows changed, or left out of the tuple it is in."""
    if isinstance(about, tuple):
        changed = (broken(one, breaks) for one in about)
        return tuple(one for one in changed if one is not GONE)
    if isinstance(about, Face) or not is_dataclass(about) or isinstance(about, type):
        return about
    found = breaks(about)
    if found is not about and found is not None:
        return found
    parts = {part.name: getattr(about, part.name) for part in fields(about) if part.init}
    changed = {name: broken(value, breaks) for name, value in parts.items()}
    new = {name: value for name, value in changed.items() if value is not parts[name]}
    kept = {name: None if value is GONE else value for name, value in new.items()}
    return replace(about, **kept) if kept else about


def sets(kind: type, **terms: Any) -> Breaks:
    """Every node of a kind has these terms."""
    return lambda node: replace(node, **terms) if type(node) is kind else None


def drops(kind: type, **terms: Any) -> Breaks:
    """Every node of a kind with these terms is left out."""
    return lambda node: (
        GONE
        if type(node) is kind and all(getattr(node, name) == value for name, value in terms.items())
        else None
    )


def swaps(kind: type, name: str, old: Any, new: Any) -> Breaks:
    """In every node of a kind one value stands for another."""
    return lambda node: (
        replace(node, **{name: new}) if type(node) is kind and getattr(node, name) == old else None
    )


def drops_test(word: str) -> Breaks:
    """A filter of one word, or its opposite, is left out."""

    def breaks(node: Any) -> Any:
        plain = isinstance(node, Is) and node.word == word
        negated = isinstance(node, Not) and isinstance(node.test, Is) and node.test.word == word
        return GONE if plain or negated else None

    return breaks


def adds_test(word: str) -> Breaks:
    """Every choice of cards in play has a filter more."""
    return lambda node: (
        replace(node, tests=(*node.tests, Is(word)))
        if isinstance(node, Those) and Is(word) not in node.tests
        else None
    )
