"""The words of the table in the words of an edition: in 1996 cards tap and untap.

Sentences are written in the words of the current rulebook; `spoken` puts in those that the edition
says instead, whole words only. What is printed on a card stays as it is.
"""

from __future__ import annotations

import functools
import re

from methuselah.engine.state import State

__all__ = ["spoken"]

Pairs = tuple[tuple[str, str], ...]


def spoken(state: State, words: str, language: str = "en") -> str:
    """A sentence as this edition says it: other languages have the words of one edition alone."""
    pairs = state.setting.edition.speech if language == "en" else ()
    return _said(pairs, words) if pairs else words


@functools.lru_cache(maxsize=4096)
def _said(pairs: Pairs, words: str) -> str:
    said = dict(pairs)

    def instead(found: re.Match[str]) -> str:
        word = said[found[0].lower()]
        return word.capitalize() if found[0][0].isupper() else word

    return _pattern(pairs).sub(instead, words)


@functools.lru_cache(maxsize=8)
def _pattern(pairs: Pairs) -> re.Pattern[str]:
    names = "|".join(re.escape(old) for old, _ in pairs)
    return re.compile(rf"\b(?:{names})\b", re.IGNORECASE)
