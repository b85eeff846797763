"""Every ruling on a card that is played here is played by a test or has a written reason."""

from __future__ import annotations

from collections import Counter

import pytest
from typer.testing import CliRunner

from methuselah.cli import main
from methuselah.lab.proving.ledger import scan, source_tree
from methuselah.lab.proving.rules_text import read_index, read_text, seeds
from methuselah.lab.proving.rulings import Standing, ledger_of

SOURCES = ("circled", "appendix", "krcg")


@pytest.fixture(scope="module")
def every() -> tuple[Standing, ...]:
    """The ledger of this checkout."""
    root = source_tree()
    assert root is not None
    return ledger_of(scan(root))


@pytest.mark.parametrize("source", SOURCES)
def test_no_ruling_on_a_card_that_is_played_here_waits(
    every: tuple[Standing, ...], source: str
) -> None:
    waiting = [
        one.ruling
        for one in every
        if one.source == source and one.implemented and one.state == "waiting"
    ]
    assert waiting == []


def test_the_rulings_of_the_rules_texts_are_all_there() -> None:
    """93 among the rules, 538 lines on 381 cards in the appendix, each with its own name."""
    index = read_index()

    assert Counter(ruling.source for ruling in index) == {"circled": 93, "appendix": 538}
    assert len({ruling.id for ruling in index}) == len(index)
    headings = {ruling.id.rpartition(" ")[0] for ruling in index if ruling.card}
    assert len(headings) == 380, "two of the 381 entries are about the same card"


def test_the_digests_are_those_of_the_text() -> None:
    """`methuselah.lab.proving.rules_text.write_index` writes them again."""
    folder = seeds()
    if folder is None:
        pytest.skip("the rules texts do not lie beside this checkout (set METHUSELAH_SEEDS)")

    assert read_text(folder) == read_index()


def test_the_command_counts_and_lists() -> None:
    said = CliRunner().invoke(main, ["rulings", "--source", "circled", "--json", "--waiting"])
    assert said.exit_code == 0
    assert '"total": 93' in said.output

    listed = CliRunner().invoke(main, ["rulings", "--source", "appendix", "--waiting"])
    assert "003 Abyssal Hunter 1: Abyssal Hunter is not played here yet." in listed.output

    wrong = CliRunner().invoke(main, ["rulings", "--source", "hearsay"])
    assert wrong.exit_code == 2
    assert '"hearsay" is not a source' in wrong.output
