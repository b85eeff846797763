"""The draft of every finished card, written from all the others, is its definition or has gaps."""

from __future__ import annotations

import ast
from collections import Counter
from typing import Any

from methuselah.lab.writing.drafting import Draft, drafted
from methuselah.lab.writing.parts import Written, written
from methuselah.lab.writing.scopes import evaluated
from methuselah.lab.writing.skeletons import exact
from methuselah.pool import pool

LEAST = 280
"""Complete drafts of finished cards; fewer would mean that the drafts have got worse."""


def test_a_complete_draft_is_the_definition() -> None:
    """Where they differ one of them is wrong, or a sentence has two spellings."""
    complete = 0
    for name, one in written().items():
        draft = drafted(pool()[name])
        if not draft.gaps:
            complete += 1
            assert _drafted(draft, one) == _defined(one), name
    assert complete >= LEAST


def _drafted(draft: Draft, one: Written) -> Counter[str]:
    levels = [(level, way) for level, ways in draft.levels.items() for way in ways]
    parts = [("", ability) for ability in draft.abilities] + levels
    return Counter(
        repr((level, exact(node)))
        for level, source in parts
        for node in _nodes(evaluated(one.module, ast.parse(ast.unparse(source), mode="eval").body))
    )


def _defined(one: Written) -> Counter[str]:
    return Counter(
        repr((part.level, exact(node))) for part in one.parts for node in _nodes(part.made)
    )


def _nodes(made: Any) -> list[Any]:
    return [node for one in made for node in _nodes(one)] if isinstance(made, tuple) else [made]
