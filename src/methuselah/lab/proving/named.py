"""What the files of tests say: which cards they name, and which rulings they are marked with.

Each file is parsed once for each content that it has: what was found is kept in `.cache/` of the
checkout, under the digest of the content and of this module, so it cannot be out of date. What a
card is, and whether a ruling exists, is asked of the pool each time and never kept.
"""

from __future__ import annotations

import ast
import hashlib
import os
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

__all__ = ["KEPT", "LONGEST", "Named", "files_naming", "named_in"]

KEPT: Final = ".cache/tests.json"
"""Where it is kept, below the root of the checkout; git does not see it."""
LONGEST: Final = 100
"""The characters of a string that may be a card's name; no card has a longer one."""


class Named(msgspec.Struct, frozen=True):
    """What one file of tests says.

    digest: of its content; words: every different string in it that may name a card, in order;
    rulings: card and number of each `@pytest.mark.ruling`; texts: the ids of each
    `@pytest.mark.rules_text`; tests: the names of its tests, without `test_`.
    """

    digest: str
    words: tuple[str, ...]
    rulings: tuple[tuple[str, int], ...]
    texts: tuple[str, ...]
    tests: tuple[str, ...]


class _Kept(msgspec.Struct, frozen=True):
    """The file of what is kept. reader: the digest of this module."""

    reader: str
    files: dict[str, Named]


def named_in(root: Path) -> Mapping[str, Named]:
    """What each file of tests below the root of a checkout says, by its path from there."""
    kept = _read(root)
    found: dict[str, Named] = {}
    for path in sorted((root / "tests").rglob("*.py")):
        place = path.relative_to(root).as_posix()
        content = path.read_bytes()
        digest = _digest(content)
        known = kept.get(place)
        found[place] = known if known and known.digest == digest else _named(content, digest, path)
    if found != kept:
        _write(root, found)
    return found


def files_naming(name: str, files: Mapping[str, Named]) -> tuple[str, ...]:
    """The files of tests that name a card, by their paths."""
    return tuple(
        place
        for place, said in files.items()
        if name in said.words and place.rpartition("/")[2].startswith("test_")
    )


def _digest(content: bytes) -> str:
    return hashlib.blake2b(content, digest_size=12).hexdigest()


def _reader() -> str:
    """The digest of this module: what another one has kept was found in another way."""
    return _digest(Path(__file__).read_bytes())


def _read(root: Path) -> dict[str, Named]:
    """What is kept; nothing where there is none, or another module has written it."""
    try:
        kept = msgspec.json.decode((root / KEPT).read_bytes(), type=_Kept)
    except (OSError, msgspec.DecodeError):
        return {}
    return kept.files if kept.reader == _reader() else {}


def _write(root: Path, found: dict[str, Named]) -> None:
    """Keep it, in one step: several processes may do so. A disk that is full or read-only may."""
    path = root / KEPT
    with suppress(OSError):
        path.parent.mkdir(exist_ok=True)
        beside = path.with_suffix(f".{os.getpid()}")
        beside.write_bytes(msgspec.json.encode(_Kept(_reader(), found)))
        beside.replace(path)


def _named(content: bytes, digest: str, path: Path) -> Named:
    """Read one file. Raises SyntaxError with its name."""
    tree = ast.parse(content, str(path))
    own = _own_names(tree)
    words: dict[str, None] = {}
    rulings: dict[tuple[str, int], None] = {}
    texts: dict[str, None] = {}
    tests: list[str] = []
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(word)) if len(word) <= LONGEST:
                words[word] = None
            case ast.Call(func=ast.Attribute(attr="ruling")):
                rulings.update(dict.fromkeys(_marked(node, own)))
            case ast.Call(func=ast.Attribute(attr="rules_text"), args=arguments):
                texts.update((str(a.value), None) for a in arguments if isinstance(a, ast.Constant))
            case ast.FunctionDef(name=name) if name.startswith("test_"):
                tests.append(name.removeprefix("test_"))
    return Named(digest, tuple(words), tuple(rulings), tuple(texts), tuple(tests))


def _own_names(tree: ast.Module) -> dict[str, str]:
    """The words that a module gives a name of its own: `KINE = "Kine Resources Contested"`, alone
    or several on a line.
    """
    found: dict[str, str] = {}
    for line in tree.body:
        if isinstance(line, ast.Assign):
            for target in line.targets:
                for name, value in _pairs(target, line.value):
                    word = value.value if isinstance(value, ast.Constant) else None
                    if isinstance(name, ast.Name) and isinstance(word, str):
                        found[name.id] = word
    return found


def _pairs(target: ast.expr, value: ast.expr) -> list[tuple[ast.expr, ast.expr]]:
    """What is assigned to what: one pair, or those of two tuples."""
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        return list(zip(target.elts, value.elts, strict=False))
    return [(target, value)]


def _marked(call: ast.Call, own: dict[str, str]) -> Iterator[tuple[str, int]]:
    """The ruling of a `@pytest.mark.ruling("Card", 1)`; the card may stand under a name."""
    values = [
        own.get(argument.id) if isinstance(argument, ast.Name) else argument.value
        for argument in call.args
        if isinstance(argument, ast.Constant | ast.Name)
    ]
    if len(values) == 2 and isinstance(values[0], str) and isinstance(values[1], int):
        yield values[0], values[1]
