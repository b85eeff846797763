"""The parts of a written definition: each with its source, and the nodes that it makes.

A definition is read from its module: the arguments of `card(...)` one by one, names of shared
parts resolved, each expression evaluated among the names of the module. So that what is compared
is data, and what is written again is source.
"""

from __future__ import annotations

import ast
import functools
import importlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import methuselah.cards

__all__ = ["FRAME", "Part", "Written", "inlined", "written"]

FRAME: Final = ("enters", "as_enters")
"""The keyword arguments of `card` that are no level."""


@dataclass(frozen=True)
class Part:
    """A part of a definition. level: "" without a Discipline, "dom", "obf_PRE", "enters"; source:
    its expression, with the names of its module; made: the node that it is, or the nodes, where a
    function of the module makes several.
    """

    level: str
    source: ast.expr
    made: Any


@dataclass(frozen=True)
class Written:
    """A definition as it stands in a module."""

    name: str
    module: str
    line: int
    parts: tuple[Part, ...]


def _root() -> Path:
    return Path(next(iter(methuselah.cards.__path__)))


@functools.cache
def _modules() -> dict[str, ast.Module]:
    """The modules of cards by their names, as trees."""
    root, package = _root(), methuselah.cards.__name__
    return {
        ".".join((package, *path.relative_to(root).with_suffix("").parts)): ast.parse(
            path.read_text("utf-8")
        )
        for path in sorted(root.rglob("*.py"))
        if path.name != "__init__.py"
    }


@functools.cache
def written() -> dict[str, Written]:
    """Every definition that stands in a module, by the name of its card."""
    found: dict[str, Written] = {}
    for module, tree in _modules().items():
        for statement in tree.body:
            call = statement.value if isinstance(statement, ast.Expr) else None
            if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "card":
                first = call.args[0]
                if isinstance(first, ast.Constant):
                    parts = tuple(_parts(module, call))
                    name = str(first.value)
                    found[name] = Written(name, module, call.lineno, parts)
    return found


def _parts(module: str, call: ast.Call) -> Iterator[Part]:
    names = vars(importlib.import_module(module))
    for one in call.args[1:]:
        yield from _spread(names, "", one, module)
    for keyword in call.keywords:
        if keyword.arg and keyword.arg != "text":
            yield from _spread(names, keyword.arg.rstrip("_"), keyword.value, module)


def _spread(names: dict[str, Any], level: str, source: ast.expr, module: str) -> Iterator[Part]:
    """One part, or those of a tuple, in the source or behind a name."""
    if isinstance(source, ast.Starred):
        source = source.value
    meant = _shared(module).get(source.id, source) if isinstance(source, ast.Name) else source
    if isinstance(meant, ast.Tuple):
        for one in meant.elts:
            yield from _spread(names, level, one, module)
        return
    yield Part(level, source, _made(names, source))


def _made(names: dict[str, Any], source: ast.expr) -> Any:
    code = compile(ast.Expression(source), "<a definition>", "eval")
    return eval(code, names)  # our own modules


@functools.cache
def _shared(module: str) -> dict[str, ast.expr]:
    """What a module assigns to names, to be shared by its cards."""
    found: dict[str, ast.expr] = {}
    for one in _modules()[module].body:
        if isinstance(one, ast.Assign) and isinstance(one.targets[0], ast.Name):
            found[one.targets[0].id] = one.value
    return found


class _Inline(ast.NodeTransformer):
    def __init__(self, module: str) -> None:
        self.shared = _shared(module)

    def visit_Name(self, node: ast.Name) -> ast.AST:
        meant = self.shared.get(node.id)
        return node if meant is None else self.visit(_copied(meant))


def _copied(source: ast.expr) -> ast.expr:
    return ast.parse(ast.unparse(source), mode="eval").body


def inlined(module: str, source: ast.expr) -> ast.expr:
    """An expression with the names that its module shares put in place."""
    shared = _shared(module)
    if not any(isinstance(one, ast.Name) and one.id in shared for one in ast.walk(source)):
        return source
    made = _Inline(module).visit(_copied(source))
    assert isinstance(made, ast.expr)
    return made
