"""Every definition is plain data, carries the digest of its text, and holds against that text."""

from __future__ import annotations

import json

import pytest

from methuselah.cards import definitions
from methuselah.engine.definitions import Definition
from methuselah.lab.coverage import definition_lines
from methuselah.lab.lint import lint
from methuselah.lab.plain import as_json
from methuselah.pool import pool

WRITTEN = [d for d in definitions().values() if d.face.library or definition_lines().get(d.name)]
LONGEST = 40
"""Lines of the longest definition: a card with several abilities, each on lines of its own."""


@pytest.mark.parametrize("definition", WRITTEN, ids=lambda d: d.name)
def test_a_definition_is_json_and_holds_against_its_text(definition: Definition) -> None:
    """Design, laws of the cards 2 and 4."""
    printed = json.dumps(as_json(definition))

    assert definition.name in json.loads(printed)["face"]
    assert lint(definition) == []


def test_the_lint_sees_a_missing_level_a_changed_text_and_a_missing_number() -> None:
    """Each audit is red on a definition that lacks what its text has."""
    govern = definitions()[pool()["Govern the Unaligned"].id]
    halved = Definition(govern.face, "000000", modes=govern.modes[:1])

    found = " ".join(lint(halved))

    assert "[DOM]" in found
    assert "digest" in found
    assert "number" not in found  # its 3 is within one of the 2 that is left
    assert "number 3" in " ".join(lint(Definition(govern.face, govern.digest)))


def test_definitions_are_short() -> None:
    """Design, laws of the cards 1: a median of at most eight lines."""
    lines = sorted(definition_lines().values())

    assert lines[len(lines) // 2] <= 10
    assert lines[-1] <= LONGEST, max(definition_lines().items(), key=lambda item: item[1])
