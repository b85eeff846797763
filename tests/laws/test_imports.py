"""Imports between rooms point one way (design, "Rooms").

Every import counts: in a function and under TYPE_CHECKING too, for what a module names it knows.
Rooms on one floor may use each other as long as no circle arises.
"""

from __future__ import annotations

import ast
import functools
import re
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "src" / "methuselah"

FLOORS = (
    {"cli"},
    {"server", "lab", "tournament", "players"},
    {"table"},
    {"cards"},
    {"language"},
    {"rules"},
    {"engine"},
    {"pool"},
    {"wording"},
)
"""From the roof to the ground: who stands higher may import who stands lower."""

FLOOR = {room: number for number, rooms in enumerate(FLOORS) for room in rooms}

ROOT = ""
"""The package itself: it names its version, imports no room, and every room may import it."""


def room_of(path: Path) -> str:
    """The room a source file belongs to; `__main__` is the command line under another name."""
    place = path.relative_to(PACKAGE).with_suffix("").parts[0]
    return {"__init__": ROOT, "__main__": "cli"}.get(place, place)


def imported_modules(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Each absolute name that a source imports, with its line."""
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                yield from ((node.lineno, name.name) for name in names)
            case ast.ImportFrom(level=0, module=str(module), names=names):
                yield from ((node.lineno, f"{module}.{name.name}") for name in names)
            case ast.ImportFrom(level=level) if level:
                yield node.lineno, "a relative import"
            case ast.Call(
                func=ast.Name(id="import_module" | "__import__")
                | ast.Attribute(attr="import_module"),
                args=[ast.Constant(value=str(module)), *_],
            ):
                yield node.lineno, module


@functools.cache
def all_imported(source: str) -> tuple[tuple[int, str], ...]:
    """The modules that a source imports, read once for all laws of this file."""
    return tuple(imported_modules(ast.parse(source)))


def rooms_imported(source: str) -> Iterator[tuple[int, str]]:
    """Each room that a source imports, with the line; "?" for what cannot be told."""
    for line, name in all_imported(source):
        match name.split("."):
            case ["a relative import"]:
                yield line, "?"
            case ["methuselah", "*"]:
                yield line, "?"
            case ["methuselah", room, *_] if not room.startswith("__"):
                yield line, room


def may_import(room: str, other: str) -> bool:
    """Whether a room may import another one."""
    if room == other:
        return True
    return room != ROOT and other in FLOOR and FLOOR[room] <= FLOOR[other]


SOURCES = sorted(PACKAGE.rglob("*.py"))

ROOMS = sorted(path.name for path in PACKAGE.iterdir() if path.name in FLOOR)


def test_every_module_lives_in_a_room_of_the_design() -> None:
    homeless = [str(path) for path in SOURCES if room_of(path) not in {ROOT, *FLOOR}]
    assert not homeless, f"no such room; the rooms are {sorted(FLOOR)}"


def test_no_room_imports_a_room_above_it() -> None:
    wrong = [
        f"{path.relative_to(PACKAGE)}:{line}: {room_of(path) or 'the package'} imports {other}"
        for path in SOURCES
        for line, other in rooms_imported(path.read_text("utf-8"))
        if not may_import(room_of(path), other)
    ]
    assert not wrong, "\n".join(wrong)


def test_rooms_on_one_floor_do_not_import_each_other_in_a_circle() -> None:
    graph: dict[str, set[str]] = {}
    for path in SOURCES:
        others = {other for _, other in rooms_imported(path.read_text("utf-8"))}
        graph.setdefault(room_of(path), set()).update(others - {room_of(path)})
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as circle:
        pytest.fail(" → ".join(circle.args[1]))


def dotted(path: Path) -> str:
    """The name under which a source is imported."""
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    return ".".join(("methuselah", *(part for part in parts if part != "__init__")))


def graph_of(room: str) -> dict[str, set[str]]:
    """For each module of a room those of the same room that it imports."""
    paths = {dotted(path): path for path in (PACKAGE / room).rglob("*.py")}
    graph: dict[str, set[str]] = {}
    for module, path in paths.items():
        names = {name for _, name in all_imported(path.read_text("utf-8"))}
        told = {name if name in paths else name.rpartition(".")[0] for name in names}
        graph[module] = {name for name in told if name in paths and name != module}
    return graph


@pytest.mark.parametrize("room", ROOMS)
def test_modules_of_one_room_do_not_import_each_other_in_a_circle(room: str) -> None:
    """What is data stands apart from the procedures over it."""
    try:
        TopologicalSorter(graph_of(room)).prepare()
    except CycleError as circle:
        pytest.fail(" → ".join(circle.args[1]))


def test_the_scan_sees_what_a_module_imports_of_its_own_room() -> None:
    course = graph_of("rules")["methuselah.rules.action.course"]
    assert {"methuselah.rules.action.action", "methuselah.rules.playing.hand"} <= course


CHAPTERS = (
    "setup",
    "imbued",
    "action",
    "turn",
    "torpor",
    "politics",
    "legacy",
    "ending",
    "combat",
    "terms",
    "playing",
)
"""The folders of the rules from the roof to the ground."""

UPWARDS = {
    "action": {"imbued"},
    "turn": {"imbued"},
    "torpor": {"action"},
    "politics": {"action", "turn"},
    "legacy": {"action", "turn"},
    "ending": {"turn"},
    "combat": {"action", "torpor"},
    "terms": {"torpor"},
    "playing": {"imbued", "action", "turn", "torpor", "politics", "legacy", "combat", "terms"},
}
"""The imports against that order that remain: the list becomes shorter, never longer."""


def test_chapters_of_the_rules_import_those_below_them_and_few_above() -> None:
    upwards: dict[str, set[str]] = {}
    chapters = {path.name for path in (PACKAGE / "rules").iterdir() if path.is_dir()}
    assert chapters - {"__pycache__"} == {*CHAPTERS}
    for module, others in graph_of("rules").items():
        own = module.split(".")[2:3]
        for other in {name.split(".")[2] for name in others if name.count(".") > 2}:
            if own and own[0] in CHAPTERS and CHAPTERS.index(other) < CHAPTERS.index(own[0]):
                upwards.setdefault(own[0], set()).add(other)
    assert upwards == UPWARDS


PAGE = PACKAGE.parents[1] / "frontend" / "src"
NAMED = re.compile(r"""^\s*(?:import|export) .*?['"](\.{1,2}/[^'"?]+)['"]""", re.MULTILINE)
"""A source of the page that another one imports."""


def page_graph() -> dict[str, set[str]]:
    """For each source of the browser's page those that it imports."""
    sources = {*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")}
    graph: dict[str, set[str]] = {}
    for path in sources:
        named = NAMED.findall(path.read_text("utf-8"))
        ways = [(path.parent / f"{name}{end}").resolve() for name in named for end in ("", ".ts")]
        graph[path.name] = {way.name for way in ways if way in sources}
    return graph


def test_sources_of_the_page_do_not_import_each_other_in_a_circle() -> None:
    graph = page_graph()
    assert {"link.svelte.ts", "places.ts"} <= graph["Table.svelte"]
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as circle:
        pytest.fail(" → ".join(circle.args[1]))


@pytest.mark.parametrize(
    ("source", "rooms"),
    [
        ("import methuselah.rules.combat.course", ["rules"]),
        ("from methuselah.engine.state import State, Card", ["engine", "engine"]),
        ("from methuselah import pool", ["pool"]),
        ("def f():\n    from methuselah.table import seats", ["table"]),
        ("if TYPE_CHECKING:\n    import methuselah.lab as lab", ["lab"]),
        ("import_module('methuselah.cards.master')", ["cards"]),
        ("from . import state", ["?"]),
        ("from methuselah import *", ["?"]),
        ("from methuselah import __version__", []),
        ("import methuselah", []),
        ("import random, rich.table", []),
    ],
)
def test_the_scan_sees_every_way_to_import(source: str, rooms: list[str]) -> None:
    assert [room for _, room in rooms_imported(source)] == rooms


@pytest.mark.parametrize(
    ("room", "other", "allowed"),
    [
        ("cli", "pool", True),
        ("rules", "engine", True),
        ("engine", "rules", False),
        ("engine", "engine", True),
        ("lab", "players", True),
        ("table", "players", False),
        ("pool", "engine", False),
        (ROOT, "pool", False),
        ("rules", "utils", False),
        ("rules", "?", False),
    ],
)
def test_higher_rooms_import_lower_ones_only(room: str, other: str, allowed: bool) -> None:
    assert may_import(room, other) is allowed
