"""Which tests mention a card: the functions of a file that name it, by themselves or by a helper.

A test mentions a card if its function, its decorators, or whatever of the same file it uses
(helpers, fixtures, tables of parameters) has a string by which the pool finds that card. What
cannot be told, a mention outside all names, counts for the whole file.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from methuselah.lab.proving.named import files_naming, named_in
from methuselah.pool import Face, pool

__all__ = ["mentioned_by", "mentioning"]

ROOM = "tests/cards/"
"""Where the tests of cards stand; elsewhere a card only stands by."""


def mentioning(face: Face, root: Path) -> dict[str, list[str]]:
    """The tests of cards that mention one, by their files; [] stands for a whole file.

    First come files with a ruling on the card, then those that stand with its type, then those
    that mention it in most tests.
    """
    said = {path: one for path, one in named_in(root).items() if path.startswith(ROOM)}
    known = {word for one in said.values() for word in one.words}
    names = {word for word in known if (found := pool().get(word)) and found.id == face.id}
    ruled = {path for path, one in said.items() if names & {card for card, _ in one.rulings}}
    files = {path for name in names for path in files_naming(name, said)}
    tests = {path: mentioned_by((root / path).read_text("utf-8"), names) for path in sorted(files)}
    kind = face.types[0].split(" ")[-1]

    def rank(path: str) -> tuple[bool, bool, int]:
        return path not in ruled, f"/{kind}/" not in path, -len(tests[path])

    return {path: tests[path] for path in sorted(tests, key=rank)}


def mentioned_by(source: str, names: set[str]) -> list[str]:
    """The tests of a source that mention one of some names; [] where it must be all of them."""
    uses: dict[str, set[str]] = {}
    for statement in ast.parse(source).body:
        words = set(_words(statement))
        called = list(_called(statement))
        if not called or "pytestmark" in called or _for_all(statement):
            if words & names:
                return []
        for name in called:
            uses.setdefault(name, set()).update(words)
    return [
        name for name in uses if name.startswith(("test_", "Test")) and _says(name, uses, names)
    ]


def _called(statement: ast.stmt) -> Iterator[str]:
    """The names that a statement gives to what it makes; an import makes nothing here."""
    match statement:
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            yield name
        case ast.Assign(targets=targets):
            yield from (one.id for one in targets if isinstance(one, ast.Name))
        case ast.AnnAssign(target=ast.Name(id=name)):
            yield name


def _for_all(statement: ast.stmt) -> bool:
    """Whether it is a fixture that every test of the file uses."""
    return isinstance(statement, ast.FunctionDef) and any(
        word.arg == "autouse"
        for one in statement.decorator_list
        if isinstance(one, ast.Call)
        for word in one.keywords
    )


def _words(statement: ast.stmt) -> Iterator[str]:
    """Every string and every name in a statement, those of its arguments (fixtures) too."""
    for node in ast.walk(statement):
        match node:
            case ast.Constant(value=str(word)):
                yield word
            case ast.Name(id=name) | ast.arg(arg=name):
                yield name


def _says(name: str, uses: dict[str, set[str]], names: set[str]) -> bool:
    """Whether what is called so mentions the card, itself or by what it uses."""
    seen: set[str] = set()
    open_ones = [name]
    while open_ones:
        words = uses[open_ones.pop()]
        if words & names:
            return True
        open_ones += [word for word in words & uses.keys() if word not in seen]
        seen |= words
    return False
