"""What a printed text says, and what a definition writes: the index of
`docs/vocabulary/sayings.md`.

Texts of three decades say the same thing in a few ways. Each saying names the words to write;
where the saying can be told from others in a text (`pattern`), the audit looks for one of the
`marks` that its words leave in a definition: names of nodes, strings and terms that are set.
"""

from __future__ import annotations

import re
from dataclasses import fields
from typing import Final

from methuselah.engine.definitions import Definition
from methuselah.lab.writing.sayings_of_changes import WHAT_HAPPENS
from methuselah.lab.writing.sayings_of_facts import WHO_AND_WHEN, Saying
from methuselah.language.speaking import parts_of

__all__ = ["SAYINGS", "Saying", "index", "marks_of"]

SAYINGS: Final = (*WHO_AND_WHEN, *WHAT_HAPPENS)
"""What texts say, by topic."""

PATTERNS: Final = tuple(
    (saying, re.compile(saying.pattern)) for saying in SAYINGS if saying.pattern
)


def marks_of(definition: Definition) -> str:
    """All that a definition's parts are called, say and have set, in lower case."""
    found: list[str] = []
    for node in parts_of(definition):
        found.append(type(node).__name__)
        for part in fields(node):
            value = getattr(node, part.name)
            if value is True:
                found.append(part.name)
            found += [one for one in (value, *(value if isinstance(value, tuple) else ()))
                      if isinstance(one, str)]  # fmt: skip
    return " ".join(found).lower()


def unsaid_in(definition: Definition, text: str) -> list[str]:
    """What a text says and its definition has no mark of, each with the words to write."""
    marks = marks_of(definition)
    return [
        f'the text says "{found.group(0)}": write {saying.write}'
        for saying, pattern in PATTERNS
        if (found := pattern.search(text)) and not any(mark in marks for mark in saying.marks)
    ]


def index() -> str:
    """The sayings as a table for the page."""
    lines = ["| the text says | write |", "| --- | --- |"]
    return "\n".join([*lines, *(f"| {one.says} | {one.write} |" for one in SAYINGS)])
