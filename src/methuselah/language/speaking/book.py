"""The phrase book of the definitions.

A message belongs to the class of a node, in kebab-case; a word that says several things has one
for each of them, or one for all that selects (`change-lock`, `change-unlock`). English
decides which message says a node; another language may have other forms of it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from methuselah.wording import book as books
from methuselah.wording.book import Book

__all__ = ["PHRASES", "book"]

PHRASES: Final = Path(__file__).parents[1] / "phrases"


def book(language: str) -> Book:
    """The phrase book of a language; KeyError for one that there is not."""
    return books.book(language, PHRASES)
