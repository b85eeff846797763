"""The rooms that make states are deterministic (design, laws of the engine, 2).

A game is its seed and its answers. So in `engine`, `rules`, `language` and `cards` nothing is
suspended half-way (no generators, no coroutines), nothing asks the clock or an outer chance, and
nothing runs through a set, whose order differs from one process to the next.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "src" / "methuselah"
ROOMS = ("engine", "rules", "language", "cards")
SOURCES = sorted(path for room in ROOMS for path in (PACKAGE / room).rglob("*.py"))

OUTER = {"datetime", "random", "secrets", "time", "uuid"}
"""Modules whose answers differ from one run to the next."""

SUSPENDED = (ast.Yield, ast.YieldFrom, ast.Await, ast.AsyncFor, ast.AsyncWith, ast.AsyncFunctionDef)

INTO_ORDER = {"enumerate", "iter", "list", "map", "filter", "reversed", "tuple", "zip"}
"""Calls that take their arguments in the order in which those iterate. `sorted` makes its own."""


def is_set(node: ast.expr) -> bool:
    """Whether an expression is a set by its form alone."""
    match node:
        case ast.Set() | ast.SetComp():
            return True
        case ast.Call(func=ast.Name(id="set" | "frozenset")):
            return True
        case ast.BinOp(op=ast.BitAnd() | ast.BitOr() | ast.BitXor() | ast.Sub()):
            return is_set(node.left) or is_set(node.right)
    return False


def run_through(node: ast.AST) -> Iterator[ast.expr]:
    """Each expression whose order a node follows."""
    match node:
        case ast.For(iter=followed) | ast.comprehension(iter=followed):
            yield followed
        case ast.Call(func=ast.Name(id=name), args=arguments) if name in INTO_ORDER:
            yield from arguments
        case ast.Call(func=ast.Attribute(attr="join" | "extend"), args=arguments):
            yield from arguments
        case ast.List() | ast.Tuple():
            yield from (item.value for item in node.elts if isinstance(item, ast.Starred))


def impurities(source: str) -> Iterator[tuple[int, str]]:
    """What in a source a state must not depend on: line and reason."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                modules = [name.name for name in names]
            case ast.ImportFrom(module=str(module), level=0):
                modules = [module]
            case _:
                modules = []
        for module in modules:
            if module.partition(".")[0] in OUTER:
                yield node.lineno, f"imports {module}"
        if isinstance(node, SUSPENDED):
            yield node.lineno, "is suspended half-way"
        for followed in run_through(node):
            if is_set(followed):
                yield followed.lineno, "runs through a set"


def test_nothing_that_makes_a_state_depends_on_the_run() -> None:
    wrong = [
        f"{path.relative_to(PACKAGE)}:{line}: {reason}"
        for path in SOURCES
        for line, reason in impurities(path.read_text("utf-8"))
    ]
    assert not wrong, "\n".join(wrong)


def test_each_room_that_makes_states_is_found() -> None:
    assert {path.relative_to(PACKAGE).parts[0] for path in SOURCES} == set(ROOMS)


@pytest.mark.parametrize(
    "source",
    [
        "import random",
        "import datetime as clock",
        "from time import monotonic",
        "def f():\n    from uuid import uuid4",
        "def f():\n    yield 1",
        "def f():\n    yield from g()",
        "async def f(): pass",
        "for seat in {1, 2}: pass",
        "for seat in set(seats): pass",
        "for seat in frozenset(seats): pass",
        "for seat in set(seats) - {0}: pass",
        "for seat in {card.owner for card in cards}: pass",
        "[seat for seat in {1, 2}]",
        "order = list({1, 2})",
        "order = [*{1, 2}]",
        "first = next(iter(set(seats)))",
        "words = ', '.join({'a', 'b'})",
        "for place, seat in enumerate(set(seats)): pass",
    ],
)
def test_what_depends_on_the_run_is_seen(source: str) -> None:
    assert list(impurities(source))


@pytest.mark.parametrize(
    "source",
    [
        "import graphlib",
        "from methuselah.engine.random import below",
        "for seat in sorted({2, 1}): pass",
        "for seat in (1, 2): pass",
        "for seat in {1: 'a'}: pass",
        "ready = seat in {1, 2}",
        "for number in range(a - b): pass",
        "total = sum(card.blood for card in cards)",
    ],
)
def test_what_does_not_is_let_through(source: str) -> None:
    assert not list(impurities(source))
