"""A part of a finished definition, with the values of another card put in.

Which constant of the source stands for which value of the sentence shows where several finished
cards say the sentence of different values; where there is one card only, each constant that is
equal to the value is taken for it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from methuselah.lab.writing.values import Value, put

__all__ = ["Model", "NotPut", "put_values"]

NEXT_TO: Final = frozenset(("at_least", "at_most", "capacity_at_least", "capacity_below"))
"""Words whose number may stand beside the printed one: 4 or less is below 5."""


class NotPut(Exception):
    """A value that differs and stands nowhere in the source."""


@dataclass(frozen=True)
class Model:
    """The parts that say a sentence on one card, and the values of the sentence there."""

    sources: tuple[ast.expr, ...]
    values: tuple[Value, ...]


def put_values(model: Model, values: Sequence[Value], others: Iterable[Model]) -> list[ast.expr]:
    """The sources of a model with other values in place of its own.

    others: more cards that say the sentence. Raises `NotPut` where a value has no place.
    """
    known = [_constants(model.sources)]
    beside = [near for one in model.sources for _, near in _leaves(one)]
    wanted = [list(model.values)]
    shape = [_shape(one) for one in model.sources]
    for other in others:
        if [_shape(one) for one in other.sources] == shape and len(other.values) == len(values):
            known.append(_constants(other.sources))
            wanted.append(list(other.values))
    changed = _changed(known, wanted, list(values), beside)
    made = iter(changed)
    return [_Put(made).visit(_copied(one)) for one in model.sources]


def _changed(
    known: list[list[Any]], wanted: list[list[Value]], values: list[Value], beside: list[bool]
) -> list[Any]:
    """The constants of the new source."""
    now = list(known[0])
    filled: dict[int, Value] = {}
    for slot, (old, new) in enumerate(zip(wanted[0], values, strict=True)):
        bound = [place for place in range(len(now)) if _is_bound(known, wanted, place, slot)]
        exact = [place for place in bound if _is_exactly(known[0][place], old)]
        taken = exact or [place for place in bound if beside[place]]
        if old == new:
            taken = exact
        elif not taken:
            raise NotPut(f"{new[1]} for {old[1]}")
        for place in taken:
            if filled.setdefault(place, new) != new:
                raise NotPut(f"{new[1]} or {filled[place][1]} for {old[1]}")
            now[place] = put(known[0][place], old, new)
    return now


def _is_exactly(leaf: Any, value: Value) -> bool:
    return value[0] != "number" or abs(leaf) == int(value[1])


def _is_bound(known: list[list[Any]], wanted: list[list[Value]], place: int, slot: int) -> bool:
    """Whether a constant follows a value on every card that says the sentence."""
    old = wanted[0][slot]
    if put(known[0][place], old, old) is None:
        return False
    return all(
        put(known[0][place], old, values[slot]) == constants[place]
        for constants, values in zip(known[1:], wanted[1:], strict=True)
    )


def _constants(sources: Iterable[ast.expr]) -> list[Any]:
    """Every constant, in the order in which `_Put` meets them."""
    return [node.value for one in sources for node, _ in _leaves(one)]


def _leaves(source: ast.AST, near: bool = False) -> Iterator[tuple[ast.Constant, bool]]:
    """The constants, and of each whether its number may stand beside the printed one."""
    if isinstance(source, ast.Constant):
        yield source, near
    called = source.func if isinstance(source, ast.Call) else None
    near = isinstance(called, ast.Name) and called.id in NEXT_TO
    for child in ast.iter_child_nodes(source):
        yield from _leaves(child, near)


def _shape(source: ast.expr) -> str:
    copy = _copied(source)
    for leaf, _ in _leaves(copy):
        leaf.value = type(leaf.value).__name__
    return ast.dump(copy)


def _copied(source: ast.expr) -> ast.expr:
    return ast.parse(ast.unparse(source), mode="eval").body


class _Put(ast.NodeTransformer):
    def __init__(self, made: Iterator[Any]) -> None:
        self.made = made

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        return ast.copy_location(ast.Constant(next(self.made)), node)
