"""Findings of the audits that are right: by a ruling, by the rulebook, or by how a word counts.

`explained.json` lists them: the card (or `cards`), the check, what the finding says (a part of it)
and the reason: "ruling 2", a section of the rulebook, or a sentence of our own. An explanation that
explains nothing any more is to be taken out (`tests/lab/auditing/test_explained.py`).
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

__all__ = ["Explanation", "explanations", "is_explained"]

FILE: Final = Path(__file__).with_name("explained.json")


@dataclass(frozen=True)
class Explanation:
    """Why a finding about a card is no defect."""

    card: str
    check: str
    says: str
    because: str


@cache
def explanations() -> dict[str, tuple[Explanation, ...]]:
    """All of them by card; a KeyError names what an entry lacks."""
    found: dict[str, tuple[Explanation, ...]] = {}
    for entry in json.loads(FILE.read_text("utf-8")):
        for card in entry["cards"]:
            one = Explanation(card, entry["check"], entry["says"], entry["because"])
            found[card] = (*found.get(card, ()), one)
    return found


def is_explained(card: str, check: str, words: str) -> bool:
    """Whether what a check says about a card is explained."""
    return any(one.check == check and one.says in words for one in explanations().get(card, ()))
