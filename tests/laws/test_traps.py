"""The map of the known traps is whole, and what it names exists."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from methuselah.lab.proving.named import named_in

ROOT = Path(__file__).parents[2]
TRAPS = Path(os.environ.get("METHUSELAH_TRAPS", ROOT.parent / "shared" / "traps.md"))
ROW = re.compile(r"\| ([12]\.\d+\.\d+) \| (.+) \|")
NAME = re.compile(r"`(\w+)`")


def every_test() -> set[str]:
    """The names of all tests, without `test_`."""
    return {test for said in named_in(ROOT).values() for test in said.tests}


def mapped() -> dict[str, str]:
    """Each line of the map: what it says of a trap."""
    text = (ROOT / "docs" / "rules-map.md").read_text("utf-8")
    return dict(ROW.findall(text))


def settled() -> dict[int, str]:
    """The twelve ambiguities and how they are read."""
    text = (ROOT / "docs" / "decisions" / "0005-how-ambiguous-rules-are-read.md").read_text("utf-8")
    return {int(number): words for number, words in re.findall(r"^(\d+)\. (.+)$", text, re.M)}


def test_each_trap_has_a_test_that_exists_or_a_reason() -> None:
    """A row names tests only, or says in words why there is none."""
    known = every_test()
    for trap, said in mapped().items():
        named = NAME.findall(said)
        reasoned = len(NAME.sub("", said).split()) > 5
        assert named or reasoned, trap
        assert set(named) <= known, (trap, set(named) - known)


def test_each_of_the_twelve_ambiguities_is_settled() -> None:
    """With tests."""
    known = every_test()
    lines = settled()

    assert sorted(lines) == list(range(1, 13))
    for number, words in lines.items():
        named = NAME.findall(words)
        assert named, number
        assert set(named) <= known, (number, set(named) - known)


def test_the_map_has_every_trap_by_its_number() -> None:
    """Part, list and line; the texts of the traps are not copied here."""
    if not TRAPS.is_file():
        pytest.skip("the traps do not lie beside this checkout (set METHUSELAH_TRAPS)")
    numbers: list[str] = []
    part, section, line = 0, 0, 0
    for text in TRAPS.read_text("utf-8").splitlines():
        if found := re.match(r"# PART (\d)", text):
            part, section = int(found[1]), -1 if found[1] == "1" else 0
        elif text.startswith("## "):
            section, line = section + 1, 0
        elif text.startswith("- ") and part in (1, 2):
            line += 1
            numbers.append(f"{part}.{section}.{line}")

    assert list(mapped()) == numbers
