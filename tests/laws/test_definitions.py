"""Every definition is plain data, carries the digest of its text, and holds against that text."""

from __future__ import annotations

import json

import pytest

from methuselah.cards import definitions
from methuselah.engine.definitions import Definition
from methuselah.lab.auditing.lint import lint
from methuselah.lab.proving.coverage import definition_lines, escape_hatches
from methuselah.lab.writing.as_data import as_json
from methuselah.pool import pool

PARTS = 16
"""All definitions are looked at in so many tests, so that several workers share them."""
LONGEST = 40
"""Lines of the longest definition: a card with several abilities, each on lines of its own."""


@pytest.fixture(scope="module")
def written() -> list[Definition]:
    """The definitions; crypt cards of keywords only have none that is written."""
    lines = definition_lines()
    return [one for one in definitions().values() if one.face.library or lines.get(one.name)]


@pytest.mark.parametrize("part", range(PARTS))
def test_definitions_are_json_and_hold_against_their_texts(
    written: list[Definition], part: int
) -> None:
    """Design, laws of the cards 2 and 4."""
    looked_at = written[part::PARTS]
    named = {one.name: json.loads(json.dumps(as_json(one)))["face"] for one in looked_at}

    assert {name: face for name, face in named.items() if name not in face} == {}
    assert {one.name: found for one in looked_at if (found := lint(one))} == {}


def test_every_definition_is_in_one_of_the_parts(written: list[Definition]) -> None:
    """Each written definition once, and none is left out."""
    parts = [one.name for part in range(PARTS) for one in written[part::PARTS]]

    assert sorted(parts) == sorted(one.name for one in written)
    assert set(definition_lines()) <= set(parts)


def test_the_lint_sees_a_missing_level_a_changed_text_and_a_missing_number() -> None:
    """Each audit is red on a definition that lacks what its text has."""
    govern = definitions()[pool()["Govern the Unaligned"].id]
    halved = Definition(govern.face, "000000", modes=govern.modes[:1])

    found = " ".join(lint(halved))

    assert "[DOM]" in found
    assert "digest" in found
    assert "number 3" in found
    assert "number 3" in " ".join(lint(Definition(govern.face, govern.digest)))


def test_definitions_are_short() -> None:
    """Design, laws of the cards 1: a median of at most eight lines."""
    lines = definition_lines()
    longest = max(lines, key=lambda name: lines[name])

    assert sorted(lines.values())[len(lines) // 2] <= 10
    assert lines[longest] <= LONGEST, longest


def test_escape_hatches_are_few() -> None:
    """Design, laws of the cards 2: at most one for each hundred definitions."""
    hatches = escape_hatches()

    assert not any(hatch.startswith("__init__") for hatch in hatches), hatches
    assert len(hatches) <= len(definition_lines()) / 100, hatches
