"""General tests, which draw their cards from the pool: those of some cards, and their tables.

Such a test names a card in its parameters and nowhere in its file, so that no search of the file
finds it. As a plugin of pytest (`-p methuselah.lab.writing.drawn --drawn NAME`) this module keeps
of the files that were not asked for by themselves only what is played with such a card.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    import pytest

__all__ = ["GENERAL", "plugged", "remedies_of"]

GENERAL: Final = ("tests/cards/words", "tests/cards/rulings")
"""Where general tests stand."""


def _is_general(path: str) -> bool:
    """Whether the tests of a file draw their cards from the pool."""
    return path.startswith(tuple(f"{folder}/" for folder in GENERAL))


def plugged(names: list[str], root: Path) -> list[str]:
    """What pytest is told besides the tests of some cards, to play the general ones too."""
    folders = [folder for folder in GENERAL if (root / folder).is_dir()]
    if not folders:
        return []
    chosen = [f"--drawn={name}" for name in names]
    return ["-p", "methuselah.lab.writing.drawn", *chosen, *folders]


def remedies_of(failed: Iterable[str], root: Path) -> Iterator[str]:
    """How a card is entered in a table of each general test among lines "FAILED path::test"."""
    paths = (line.split(" ", 1)[-1].split("::")[0] for line in failed)
    for path in dict.fromkeys(paths):
        if not _is_general(path) or not (root / path).is_file():
            continue
        tables = _tables((root / path).read_text("utf-8"))
        listed = "; ".join(f"{name}: {said}" if said else name for name, said in tables)
        enter = f", or enter the card where it rightly differs, in a table there ({listed})"
        yield f"{path} draws cards from the pool. Mend the definition{enter if listed else ''}."


def _tables(source: str) -> Iterator[tuple[str, str]]:
    """The tables of a file that hold strings, with the first sentence of what is said of them."""
    body = ast.parse(source).body
    for statement, after in zip(body, [*body[1:], None], strict=True):
        match statement:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                pass
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
                pass
            case _:
                continue
        if name.isupper() and _holds_strings(value):
            match after:
                case ast.Expr(value=ast.Constant(value=str(said))):
                    yield name, " ".join(said.split()).split(". ")[0].rstrip(".")
                case _:
                    yield name, ""


def _holds_strings(value: ast.expr) -> bool:
    """Whether it is a set, a tuple or a mapping with strings in it."""
    if isinstance(value, ast.Call):
        named = isinstance(value.func, ast.Name) and value.func.id in ("frozenset", "dict", "set")
        return named and any(map(_holds_strings, value.args))
    inner = value.keys if isinstance(value, ast.Dict) else getattr(value, "elts", [])
    return any(isinstance(one, ast.Constant) and isinstance(one.value, str) for one in inner)


# -- the plugin of pytest -------------------------------------------------------------------------


def pytest_addoption(parser: pytest.Parser) -> None:
    """Whose general tests are played."""
    said = "of general tests play those of this card"
    parser.addoption("--drawn", action="append", default=[], metavar="NAME", help=said)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the general tests of other cards, and what comes twice.

    One that was asked for since its file has the card in a table is played with this card alone,
    if it is ever.
    """
    names = set(config.getoption("--drawn"))
    asked = set(config.invocation_params.args)
    ours = {item.nodeid: item for item in items if names & _drawn(item)}
    with_ours = {node.split("[")[0] for node in ours}
    kept: dict[str, pytest.Item] = {}
    for item in items:
        path, test = item.nodeid.split("::")[0], item.nodeid.split("[")[0]
        wanted = not _is_general(path) or (bool({path, test} & asked) and test not in with_ours)
        if wanted or item.nodeid in ours:
            kept.setdefault(item.nodeid, item)
    left = [item for item in items if kept.get(item.nodeid) is not item]
    if left:
        config.hook.pytest_deselected(items=left)
        items[:] = kept.values()


def _drawn(item: pytest.Item) -> set[str]:
    """The strings among the parameters of a test, and the names of cards among them."""
    called = getattr(item, "callspec", None)
    return set() if called is None else {*_strings(tuple(called.params.values()))}


def _strings(value: Any) -> Iterator[str]:
    match value:
        case str():
            yield value
        case tuple() | list() | set() | frozenset():
            for one in value:
                yield from _strings(one)
        case dict():
            yield from _strings((*value, *value.values()))
        case _:
            for name in (getattr(value, "name", None), getattr(value, "card", None)):
                if isinstance(name, str):
                    yield name
