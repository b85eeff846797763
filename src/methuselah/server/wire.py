"""The types of all that server and page say to each other, as the page's TypeScript reads them.

`make page` writes them into `frontend/src/`: `wire.ts` is what a page hears, `wire.waiting.ts`
what it hears before a game, `wire.replay.ts` after it, `wire.sent.ts` what it sends.
`tests/laws/test_wire.py` holds them against this module. What the server sends has every field;
what a page sends may leave out those that have a default.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec.inspect as shapes

from methuselah.server.answers import (
    Begun,
    DeckChecked,
    DeckSeen,
    DeckText,
    LobbyNow,
    Refusals,
    Start,
    TryAgain,
    Waits,
)
from methuselah.server.cards import CardPage
from methuselah.server.decks import DeckAsked, DeckLooked
from methuselah.server.lobby import NewTable
from methuselah.server.messages import Message, Said
from methuselah.server.replaying import Chart, Seen
from methuselah.server.turning import TurningPoint
from methuselah.server.waiting_messages import WaitingMessage, WaitingSaid

__all__ = ["COMMAND", "Untyped", "interfaces", "wire"]

COMMAND: Final = "python -m methuselah.server.wire frontend/src"
"""What writes the files again."""

HEADER: Final = f"""/**
 * What %s. Generated from the types in `src/methuselah/server/`: change those,
 * then run `make page`, or alone `{COMMAND}`.
 */
"""

HEARD: Final = (Said, Start, DeckChecked, Begun, Refusals, CardPage)
"""What a page gets: over its socket, then by HTTP."""
HEARD_BEFORE: Final = (WaitingSaid, Waits, LobbyNow, DeckSeen, DeckText)
"""The same before a game."""
HEARD_AFTER: Final = (Seen, Chart, TurningPoint)
"""The same when it is over and seen again."""
SENT: Final = (Message, WaitingMessage, NewTable, DeckLooked, DeckAsked, TryAgain)
"""What a page sends: over its sockets, then by HTTP."""

PLAIN: Final[dict[type[shapes.Type], str]] = {
    shapes.IntType: "number",
    shapes.FloatType: "number",
    shapes.StrType: "string",
    shapes.BoolType: "boolean",
    shapes.NoneType: "null",
}

Shape = shapes.StructType | shapes.DataclassType
"""Something with named fields."""


class Untyped(TypeError):
    """A type that says nothing to the page, such as `Any`."""


def wire() -> dict[str, str]:
    """The files by name."""
    heard, sent = interfaces(HEARD, optional=False), interfaces(SENT, optional=True)
    before = interfaces(HEARD_BEFORE, optional=False)
    after = interfaces(HEARD_AFTER, optional=False)
    both = sorted((heard | before | after).keys() & sent.keys())
    assert not both, f"{both} are both heard and sent: which fields must a page give?"
    hears = _alias("Hears", "Whatever a page hears over its socket.", Said)
    waits = "Whatever a page hears from a table that waits."
    sends = _alias("Sends", "Whatever a page may send over its socket.", Message)
    sends += "\n" + _alias("SendsWaiting", "The same to a table that waits.", WaitingMessage)
    waiting = (*_beside(heard, before), _alias("HearsWaiting", waits, WaitingSaid))
    replay = _beside(heard, after)
    return {
        "wire.ts": "\n".join((HEADER % "a page hears", *heard.values(), hears)),
        "wire.waiting.ts": "\n".join((HEADER % "a page hears before a game", *waiting)),
        "wire.replay.ts": "\n".join((HEADER % "a page hears of a game that is over", *replay)),
        "wire.sent.ts": "\n".join((HEADER % "a page sends", *sent.values(), sends)),
    }


def _beside(heard: dict[str, str], others: dict[str, str]) -> list[str]:
    """What is not heard during a game; the rest is taken from there."""
    shared = ", ".join(sorted(others.keys() & heard.keys()))
    own = [written for name, written in others.items() if name not in heard]
    return [f"import type {{ {shared} }} from './wire';\n", *own]


def interfaces(roots: Iterable[Any], *, optional: bool) -> dict[str, str]:
    """Every type that these are made of as TypeScript, by name, what it is made of first.

    optional: what has a default may be left out. Raises Untyped.
    """
    found = _shapes(shapes.multi_type_info(roots))
    return {name: _interface(shape, optional=optional) for name, shape in found.items()}


def _alias(name: str, about: str, union: Any) -> str:
    info = shapes.type_info(union)
    assert isinstance(info, shapes.UnionType)
    members = "".join(f"\n  | {_written(one)}" for one in info.types)
    return f"/** {about} */\nexport type {name} ={members};\n"


def _shapes(roots: Iterable[shapes.Type]) -> dict[str, Shape]:
    """Every shape that these are made of, by its name, the smaller ones first."""
    found: dict[str, Shape] = {}
    for root in roots:
        for shape in _within(root, ()):
            known = found.setdefault(shape.cls.__name__, shape)
            assert known.cls is shape.cls, f"two types are called {shape.cls.__name__}"
    return found


def _within(info: shapes.Type, above: tuple[type, ...]) -> Iterator[Shape]:
    """The shapes within a type, each after those that it is made of."""
    if isinstance(info, Shape):
        if info.cls in above:
            return
        for field in info.fields:
            yield from _within(field.type, (*above, info.cls))
        yield info
    elif isinstance(info, shapes.UnionType):
        for one in info.types:
            yield from _within(one, above)
    elif isinstance(info, shapes.TupleType):
        for one in info.item_types:
            yield from _within(one, above)
    elif isinstance(info, shapes.ListType | shapes.VarTupleType):
        yield from _within(info.item_type, above)
    elif isinstance(info, shapes.DictType):
        yield from _within(info.value_type, above)


def _interface(shape: Shape, *, optional: bool) -> str:
    said = inspect.cleandoc(shape.cls.__doc__ or "").splitlines()
    comment = [f"/** {said[0]} */"] if len(said) == 1 else ["/**", *_starred(said), " */"]
    fields = [
        f"  {field.encode_name}{'?' if optional and not field.required else ''}: "
        f"{_written(field.type)};"
        for field in shape.fields
    ]
    if isinstance(shape, shapes.StructType) and shape.tag is not None:
        fields.insert(0, f"  {shape.tag_field}: {_literal(shape.tag)};")
    return "\n".join([*comment, f"export interface {shape.cls.__name__} {{", *fields, "}", ""])


def _starred(lines: list[str]) -> list[str]:
    return [f" * {line}".rstrip() for line in lines]


def _literal(value: bool | int | str | None) -> str:
    return "'" + value.replace("'", "\\'") + "'" if isinstance(value, str) else str(value)


def _written(info: shapes.Type) -> str:
    """A type as TypeScript writes it. Raises Untyped for one that says nothing."""
    plain = PLAIN.get(type(info))
    if plain is not None:
        return plain
    if isinstance(info, Shape):
        return info.cls.__name__
    if isinstance(info, shapes.LiteralType):
        return " | ".join(_literal(value) for value in info.values)
    if isinstance(info, shapes.UnionType):
        return " | ".join(_written(one) for one in info.types)
    if isinstance(info, shapes.TupleType):
        return f"[{', '.join(_written(one) for one in info.item_types)}]"
    if isinstance(info, shapes.ListType | shapes.VarTupleType):
        item = _written(info.item_type)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if isinstance(info, shapes.DictType):
        return f"Record<{_written(info.key_type)}, {_written(info.value_type)}>"
    raise Untyped(f"{info}: give the field a type that the page can read")


if __name__ == "__main__":
    for name, text in wire().items():
        (Path(sys.argv[1]) / name).write_text(text, "utf-8")
