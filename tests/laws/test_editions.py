"""A difference between editions is a named field: nothing asks an edition for its name."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest

from methuselah.engine.editions import Edition

SOURCE = Path(__file__).parents[2] / "src" / "methuselah"
ASKED = re.compile(r"edition\.name\s*(==|!=|in\b)|[=!]=\s*\S*edition\.name|edition == [A-Z]")
CARRIED = ("lab/games/seating.py",)
"""Where the name of an edition is written into a command that plays the game again."""


@pytest.mark.parametrize("path", sorted(SOURCE.rglob("*.py")), ids=lambda path: path.stem)
def test_no_rule_asks_for_the_name_of_an_edition(path: Path) -> None:
    if path.relative_to(SOURCE).as_posix() in CARRIED:
        return
    lines = path.read_text("utf-8").splitlines()
    assert [line for line in lines if ASKED.search(line)] == []


def test_every_field_of_an_edition_is_described() -> None:
    told = Edition.__doc__ or ""
    known = ("name", "starting_pool", "hand_size", "transfers", "master_actions", "discard_actions")
    assert [f.name for f in fields(Edition) if f.name not in (*known,) and f.name not in told] == []
