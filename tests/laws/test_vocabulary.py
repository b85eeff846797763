"""The page for card writers names every word, with its present arguments."""

from __future__ import annotations

from pathlib import Path

from methuselah.lab.vocabulary import HEADING, vocabulary

PAGE = Path(__file__).parents[2] / "docs" / "writing-cards.md"


def test_the_page_lists_the_vocabulary_as_it_is() -> None:
    """`make vocabulary` writes it anew."""
    written = PAGE.read_text("utf-8").split(HEADING)[1]

    assert written.strip() == vocabulary().strip()
