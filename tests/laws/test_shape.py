"""The shape of the source: short files, short functions, a purpose on top, nothing left open."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).parents[2]
PACKAGE = REPOSITORY / "src" / "methuselah"
SOURCES = sorted(PACKAGE.rglob("*.py"))
PAGE = [file for file in (REPOSITORY / "frontend" / "src").rglob("*") if file.is_file()]
"""The source of the browser's page."""

FILE_LINES = 500
FUNCTION_LINES = 80

LEFT_OPEN = re.compile(r"\b(TODO|FIXME|NotImplementedError)\b")


def named(path: Path, line: int = 1) -> str:
    """A place that an editor can jump to."""
    return f"{path.relative_to(REPOSITORY)}:{line}"


def long_functions(source: str) -> Iterator[tuple[int, str, int]]:
    """Line, name and length of each function that does not fit, its docstring counted."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            if length > FUNCTION_LINES:
                yield node.lineno, node.name, length


def test_no_file_is_longer_than_a_reader_can_hold() -> None:
    files = sorted([*SOURCES, *PAGE, *(REPOSITORY / "tests").rglob("*.py")])
    lengths = {named(path): len(path.read_text("utf-8").splitlines()) for path in files}
    long = {place: length for place, length in lengths.items() if length > FILE_LINES}
    assert not long, f"split at a seam that has a name; {FILE_LINES} lines at most"


def test_no_function_is_longer_than_two_screens() -> None:
    long = [
        f"{named(path, line)}: {name} has {length} lines"
        for path in SOURCES
        for line, name, length in long_functions(path.read_text("utf-8"))
    ]
    assert not long, "\n".join(long)


def test_every_module_says_what_it_is_for() -> None:
    silent = [
        named(path) for path in SOURCES if not ast.get_docstring(ast.parse(path.read_text("utf-8")))
    ]
    assert not silent


def test_nothing_in_the_source_is_left_for_later() -> None:
    left = [
        f"{named(path, number)}: {line.strip()}"
        for path in SOURCES
        for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1)
        if LEFT_OPEN.search(line)
    ]
    assert not left, "\n".join(left)


def test_the_source_is_found() -> None:
    assert PACKAGE / "__init__.py" in SOURCES


@pytest.mark.parametrize(("lines", "fits"), [(FUNCTION_LINES, True), (FUNCTION_LINES + 1, False)])
def test_a_function_of_exactly_the_limit_fits(lines: int, fits: bool) -> None:
    source = "def f():\n" + "    pass\n" * (lines - 1)
    assert (not list(long_functions(source))) is fits
    method = "class C:\n" + "".join(f"    {line}\n" for line in source.splitlines())
    assert (not list(long_functions(method))) is fits
