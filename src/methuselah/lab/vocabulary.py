"""The vocabulary as a page: every public word with what it means, for `docs/writing-cards.md`."""

from __future__ import annotations

import importlib
import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from methuselah.engine.definitions import Node

__all__ = ["HEADING", "MODULES", "vocabulary"]

HEADING: Final = "## The vocabulary\n\n"
"""What stands above the tables on the page; everything after it is written by `write`."""

MODULES: Final = (
    "ways",
    "upcoming",
    "which",
    "qualities",
    "seats",
    "amounts",
    "conditions",
    "choices",
    "effects",
    "course",
    "hands",
    "libraries",
    "life",
    "phases",
    "recruiting",
    "politics",
    "fighting",
    "promises",
    "hostages",
    "damage",
    "corruption",
    "heaps",
    "becoming",
    "loans",
    "action_facts",
)
"""The modules of words, in the order in which a writer meets them."""


def vocabulary() -> str:
    """A table of words for each module, in Markdown."""
    return "\n".join(line for name in MODULES for line in _module(name))


def _module(name: str) -> Iterator[str]:
    module = importlib.import_module("methuselah.language." + name)
    title = (module.__doc__ or "").splitlines()[0].rstrip(".")
    yield f"### `{name}`: {title}"
    yield ""
    yield "| word | what it means |"
    yield "| --- | --- |"
    for word in sorted(module.__all__, key=str.lower):
        value = getattr(module, word)
        if inspect.isfunction(value):
            meaning = (inspect.getdoc(value) or "").splitlines()[0]
            yield f"| `{word}({', '.join(_arguments(value))})` | {meaning} |"
        elif not inspect.isclass(value):
            yield f"| `{word}` | {_meaning(value)} |"
    yield ""


def _arguments(function: object) -> Iterator[str]:
    assert callable(function)
    for argument in inspect.signature(function).parameters.values():
        if argument.kind is argument.VAR_POSITIONAL:
            yield "…"
        elif argument.kind is not argument.VAR_KEYWORD:
            optional = argument.default is not argument.empty
            yield argument.name + ("=" if optional else "")


def _meaning(value: object) -> str:
    """A word without arguments: its class says what it is, its first word which."""
    if isinstance(value, tuple):
        return ", ".join(map(str, value))
    if not isinstance(value, Node):
        return str(value)
    said = (type(value).__doc__ or "").splitlines()[0].split(":")[0].rstrip(".")
    words = [str(part) for part in vars(value).values() if isinstance(part, str) and part]
    return f"{said}: {words[0]}" if words else said


def write(page: Path) -> None:
    """Write the tables into the page anew, below their heading."""
    kept = page.read_text("utf-8").split(HEADING)[0]
    page.write_text(kept + HEADING + vocabulary(), "utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
