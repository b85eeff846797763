"""The lint of the whole pool, and its command."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from methuselah.cli import main
from methuselah.lab.auditing.lint import LINES, Report, lint_pool, usage
from methuselah.lab.auditing.recognising import LEAST

SOURCE = """
card(
    "One Card",
    master(gain_pool(1)),
    text="abcdef",
)

SHARED = (burn_edge(),)

card("Another", master(gain_pool(2)), text="fedcba")
"""


@pytest.fixture(scope="module")
def report() -> Report:
    """What there is to look at now."""
    return lint_pool()


def test_words_are_counted_by_the_definitions_that_say_them() -> None:
    """A part that several cards share is a place of its own."""
    uses = usage([SOURCE])

    assert uses["gain_pool"] == ["One Card", "Another"]
    assert uses["burn_edge"] == ["a part that cards share"]
    assert uses["burn_pool"] == []


def test_nothing_landed_lacks_what_its_text_has(report: Report) -> None:
    """The findings of the audit are errors."""
    assert report.findings == ()


def test_the_report_lists_what_is_worth_a_look(report: Report) -> None:
    """Long definitions, words of one card, unlike renderings, escape hatches."""
    assert all(lines > LINES for lines in report.long.values())
    assert all(like < LEAST for like in report.unlike.values())
    assert list(report.unlike.values()) == sorted(report.unlike.values())
    assert not set(report.unused) & set(report.once)
    assert report.hatch_share == 100 * len(report.hatches) / report.cards


def test_most_cards_are_recognised(report: Report) -> None:
    """A rendering that a reader would not recognise is the exception: five cards in a hundred."""
    assert len(report.unlike) <= report.cards * 5 / 100, report.unlike


def test_the_command_prints_json_with_the_same_figures(report: Report) -> None:
    """`methuselah lint --json`."""
    done = CliRunner().invoke(main, ["lint", "--json"])

    assert done.exit_code == 0
    assert json.loads(done.output) == json.loads(json.dumps(report.data()))


def test_the_command_names_what_it_finds() -> None:
    """For people: one title for each list, with its number."""
    done = CliRunner().invoke(main, ["lint"])

    assert done.exit_code == 0
    assert "Nothing that a text has and its definition lacks." in done.output
    assert "Words that one definition says: " in done.output
    assert "Escape hatches, " in done.output
