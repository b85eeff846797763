"""The lint of the whole pool: what a writer of cards should look at (design, laws of the cards).

Words that no definition says, or only one; definitions that are too long; escape hatches; what
the printed texts have and the definitions lack; cards whose rendering a reader would not
recognise. Only the findings of the audit are errors; the rest is worth a look.
"""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import UnionType
from typing import Any, Final

import methuselah.cards
from methuselah.cards import definitions
from methuselah.engine.definitions import Definition
from methuselah.lab.auditing.alike import outliers
from methuselah.lab.auditing.audit import Finding, audit
from methuselah.lab.auditing.explained import is_explained
from methuselah.lab.auditing.recognising import LEAST, likeness
from methuselah.lab.proving.coverage import definition_lines, escape_hatches
from methuselah.lab.writing.vocabulary import MODULES

__all__ = ["LINES", "Report", "lint", "lint_pool", "usage"]

LINES: Final = 12
"""Lines that a definition may have; the target is eight."""


@dataclass(frozen=True)
class Report:
    """What there is to look at.

    findings: errors; unlike: cards with the likeness of what they say to their text, the least
    first; unused, once: words in no definition, in one (with its card); long: definitions with
    more than LINES lines; hatches: node classes among the cards.
    """

    cards: int
    findings: tuple[Finding, ...]
    unlike: dict[str, float]
    unused: tuple[str, ...]
    once: dict[str, str]
    long: dict[str, int]
    hatches: tuple[str, ...]

    @property
    def hatch_share(self) -> float:
        """Escape hatches for each hundred definitions."""
        return 100 * len(self.hatches) / self.cards if self.cards else 0.0

    def data(self) -> dict[str, Any]:
        """The report as plain data."""
        return {
            "cards": self.cards,
            "findings": [
                {"card": one.card, "check": one.check, "words": one.words} for one in self.findings
            ],
            "unlike": self.unlike,
            "words": {"unused": list(self.unused), "once": self.once},
            "long": self.long,
            "escape_hatches": {
                "count": len(self.hatches),
                "percent": round(self.hatch_share, 2),
                "names": list(self.hatches),
            },
        }


def lint(definition: Definition) -> list[str]:
    """What the printed text has and one definition lacks, in sentences; [] if nothing."""
    return [finding.words for finding in audit(definition)]


def _said_otherwise() -> Iterator[Finding]:
    """Sentences that are said otherwise than on the other cards that have them."""
    for one in outliers():
        level = f" [{one.level}]" if one.level else ""
        words = f"sentence {one.sentence}{level} is said otherwise than on {one.like}: {one.words}"
        yield Finding(one.card, "alike", words)


def lint_pool() -> Report:
    """Look at every definition that is written, crypt cards of keywords only left out."""
    lines = definition_lines()
    written = [one for one in definitions().values() if one.face.library or lines.get(one.name)]
    uses = usage(_sources())
    likes = {one.name: round(likeness(one), 2) for one in written}
    return Report(
        cards=len(written),
        findings=(*(finding for one in written for finding in audit(one)), *_said_otherwise()),
        unlike={
            name: like
            for name, like in sorted(likes.items(), key=lambda item: (item[1], item[0]))
            if like < LEAST and not is_explained(name, "likeness", "less than half")
        },
        unused=tuple(word for word, cards in uses.items() if not cards),
        once={word: cards[0] for word, cards in uses.items() if len(cards) == 1},
        long={name: number for name, number in sorted(lines.items()) if number > LINES},
        hatches=escape_hatches(),
    )


def _sources() -> list[str]:
    folder = Path(next(iter(methuselah.cards.__path__)))
    return [path.read_text("utf-8") for path in sorted(folder.rglob("*.py"))]


def _words() -> list[str]:
    """Every public word of the language that is no class and no constant of a type."""
    modules = (importlib.import_module("methuselah.language." + name) for name in MODULES)
    return sorted(
        {
            word
            for module in modules
            for word in module.__all__
            if not isinstance(getattr(module, word), type | UnionType)
        }
    )


def usage(sources: Iterable[str]) -> dict[str, list[str]]:
    """Each word with the cards whose definitions say it.

    What a module of cards says beside its definitions (a part that several cards share) counts
    as one more place.
    """
    uses: dict[str, list[str]] = {word: [] for word in _words()}
    for source in sources:
        for statement in ast.parse(source).body:
            card = _card(statement) or "a part that cards share"
            names = {node.id for node in ast.walk(statement) if isinstance(node, ast.Name)}
            for word in names & uses.keys():
                uses[word].append(card)
    return uses


def _card(statement: ast.stmt) -> str:
    """The name of the card that a statement defines, "" if it defines none."""
    call = statement.value if isinstance(statement, ast.Expr) else None
    if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name) or not call.args:
        return ""
    first = call.args[0]
    return str(first.value) if call.func.id == "card" and isinstance(first, ast.Constant) else ""
