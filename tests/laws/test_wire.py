"""The page reads what the server says: its types are those of the server, written out again."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import msgspec
import msgspec.inspect as shapes
import pytest

from methuselah.server.wire import COMMAND, Untyped, interfaces, wire

PAGE = Path(__file__).parents[2] / "frontend" / "src"


@pytest.mark.parametrize("name", sorted(wire()))
def test_the_types_of_the_page_are_those_of_the_server(name: str) -> None:
    assert (PAGE / name).read_text("utf-8") == wire()[name], f"`make page`, or alone: {COMMAND}"


class Asked(msgspec.Struct, tag_field="do", tag="ask"):
    """Something asked."""

    at: int
    words: str | None = None
    kinds: list[Literal["a", "b"]] = []


@dataclass(frozen=True)
class Told:
    """Something told, with `Inner` in it."""

    pair: tuple[int, str]
    found: dict[int, Asked]
    inner: tuple[Told, ...]


@dataclass(frozen=True)
class Loose:
    """Something that nobody can rely on."""

    anything: dict[str, Any]


def test_a_page_may_leave_out_what_has_a_default() -> None:
    sent, heard = (interfaces([Asked], optional=one)["Asked"] for one in (True, False))
    assert sent == (
        "/** Something asked. */\nexport interface Asked {\n  do: 'ask';\n  at: number;\n"
        "  words?: string | null;\n  kinds?: ('a' | 'b')[];\n}\n"
    )
    assert heard == sent.replace("?", "")


def test_a_type_comes_after_those_that_it_is_made_of() -> None:
    found = interfaces([Told], optional=False)
    assert list(found) == ["Asked", "Told"]
    fields = "  pair: [number, string];\n  found: Record<number, Asked>;\n  inner: Told[];\n"
    assert fields in found["Told"]


def test_what_says_nothing_is_refused() -> None:
    assert shapes.type_info(Loose)
    with pytest.raises(Untyped, match="give the field a type"):
        interfaces([Loose], optional=False)
