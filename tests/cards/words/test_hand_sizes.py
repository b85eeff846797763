"""A larger hand is yours alone, by the printed number, and a vampire that must be ready gives none
in torpor.
"""

from __future__ import annotations

import re

import pytest

from methuselah.cards import written
from methuselah.pool import pool
from methuselah.rules.playing.hand import hand_size
from table_talk import Table

SAID = re.compile(
    r"(?:While|If) (?:\w+|\w+ \w+) is ready, (?:you get|your hand size is) "
    r"(?:\+(\d) hand size\.|increased by one|one card larger)"
    r"|(?:^|[.,] |and )(?:[Yy]ou get )?\+(\d) hand size\.?(?:$| Lock| You)",
    re.MULTILINE,
)
IN_PLAY = {"vampire", "imbued"}
DEPENDS = {"Khin Aye (G6)"}
"""Whose larger hand hangs on something else: their own tests play both sides."""
NAMES = sorted(
    face.name
    for face in (pool()[name] for name in sorted({*written()} - DEPENDS))
    if SAID.search(face.text) and (IN_PLAY & {*face.types} or "location" in face.keywords)
)


def sizes(name: str, region: str) -> list[int]:
    """The hand sizes of all five with the card there."""
    table = Table()
    table.you.ready("Ryan")
    table.prey.ready("Nassir")
    if "location" in pool()[name].keywords:
        table.you.in_play(name)
    else:
        table.you.puts(name, region)
    table.begins("minion")
    return [hand_size(table.state, seat) for seat in range(5)]


@pytest.mark.parametrize("name", NAMES)
def test_a_larger_hand_is_yours(name: str) -> None:
    """In torpor it is as large as everybody's, where the text says ready."""
    face = pool()[name]
    found = SAID.search(face.text)
    assert found is not None
    number = int(found[1] or found[2] or 1)
    assert sizes(name, "ready") == [7 + number, 7, 7, 7, 7]
    if face.crypt and "is ready" in face.text:
        assert sizes(name, "torpor") == [7] * 5
