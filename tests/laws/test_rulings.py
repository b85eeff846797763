"""Every ruling on a card that is played here is played by a test or has a written reason."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Final

import pytest
import yaml
from typer.testing import CliRunner

from methuselah.cli import main
from methuselah.lab.proving.coverage import implemented
from methuselah.lab.proving.ledger import scan, source_tree
from methuselah.lab.proving.rules_text import read_index, read_text, seeds
from methuselah.lab.proving.rulings import Standing, ledger_of

SOURCES = ("circled", "appendix", "krcg")
CALLED_MISSING: Final = (
    re.compile(r"Neither (?P<names>.+) is implemented"),
    re.compile(r"(?P<names>.+?) (?:is|are) not implemented"),
    re.compile(r"\((?P<names>.+?) would\b"),
)
"""How a reason says that a card is not played here."""


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


def called_missing(reason: str) -> Iterator[str]:
    """The cards that a reason calls missing."""
    for sentence in re.split(r"(?<=[.;:]) ", reason):
        for pattern in CALLED_MISSING:
            if (found := pattern.search(sentence)) is not None:
                yield from re.split(r" (?:nor|and|or) ", found["names"])


def test_a_reason_is_read() -> None:
    """Each way to call a card missing, with one card or two."""
    assert [*called_missing("Neither Lucian, the Perfect nor Trap is implemented. It is so.")] == [
        "Lucian, the Perfect",
        "Trap",
    ]
    assert [
        *called_missing("It asks nothing (Trap would); Theo Bell (ADV) is not implemented.")
    ] == [
        "Trap",
        "Theo Bell (ADV)",
    ]


def test_no_reason_calls_a_card_missing_that_is_played_here() -> None:
    """A ruling is played with the card that it names as soon as there is one."""
    root = source_tree()
    assert root is not None
    played = {definition.name for definition in implemented(scan(root)).values()}
    known = played | {re.sub(r" \(G\d+\)| G\d+", "", name) for name in played}
    known |= {re.sub(r"\(G\d+ ADV\)", "(ADV)", name) for name in played}
    reasons = yaml.safe_load((root / "docs/rulings/reasons.yaml").read_text("utf-8"))

    missing = [name for entry in reasons for name in called_missing(entry["reason"])]
    assert len(missing) > 15
    untrue = [
        f"{entry['card']} {entry['ruling']}: {name} is played here"
        for entry in reasons
        for name in called_missing(entry["reason"])
        if name in known
    ]
    assert untrue == []


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
