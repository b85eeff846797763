"""Words for everything that the engine asks and tells."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from methuselah.engine.codec import fingerprint
from methuselah.engine.determinize import determinize
from methuselah.engine.views import lines_since
from methuselah.players.sitting import watch
from methuselah.table.chronicle import QUIET, tell
from methuselah.table.consequences import consequences
from methuselah.table.naming import Telling
from methuselah.table.questions import WINDOWS, ask_words
from methuselah.table.seats import Table
from methuselah.table.sentences import SENTENCES
from methuselah.table.words import SAYINGS, option_lines

PACKAGE = Path(__file__).parents[2] / "src" / "methuselah"
RULES = [
    path
    for room in ("engine", "rules", "language")
    for path in sorted((PACKAGE / room).rglob("*.py"))
]
SOURCE = "\n".join(path.read_text("utf-8") for path in RULES)

WRITTEN_AS_A_VARIABLE = {
    "action ended",
    "action cancelled",
    "moved pool",
    "moved blood",
    "moved counters",
    "ousted",
    "withdrew",
}
"""Lines of the journal whose name the source puts together."""


def test_every_verb_of_an_option_has_words() -> None:
    verbs = set(re.findall(r'Option\(\s*"([^"]+)"', SOURCE))
    verbs |= set(re.findall(r'@performs\(\s*"([^"]+)"', SOURCE))
    assert {"pass", "act", "block", "vote", "transfer"} <= verbs, "the pattern has lost its verbs"
    wordless = verbs - set(SAYINGS)
    assert wordless == set()


def test_every_line_of_the_journal_has_a_sentence() -> None:
    lines = set(re.findall(r'\bnote\(\s*state,\s*"([^"]+)"', SOURCE))
    lines = {line for line in lines if not line.endswith(" ")}
    assert {"announced", "burned pool", "ousted"} <= lines | WRITTEN_AS_A_VARIABLE
    wordless = (lines | WRITTEN_AS_A_VARIABLE) - set(SENTENCES)
    assert wordless == set()
    assert not QUIET - set(SENTENCES)


def test_every_window_has_a_name() -> None:
    windows = set(re.findall(r'Window\(\s*name="([^"]+)"', SOURCE))
    windows |= set(re.findall(r'_window\(state, fight, "([^"]+)"', SOURCE))
    assert {"action", "polling", "oust"} <= windows
    nameless = windows - set(WINDOWS)
    assert nameless == set()


@pytest.fixture(scope="module", params=[1, 2, 3])
def games(request: pytest.FixtureRequest) -> list[Table]:
    """Tables of random players at every twentieth decision of a game."""
    table, _ = watch(seed=request.param, players=("random",), turns=60)
    stops = []
    while table.result is None:
        table.play_on(most=20)
        stops.append(Table(table.game.clone(), {}))
    return [stop for stop in stops if stop.decision is not None]


def test_options_are_told_apart_and_questions_are_asked(games: list[Table]) -> None:
    for table in games:
        decision = table.decision
        assert decision is not None
        told = option_lines(table.state, decision)
        assert len(set(told)) == len(decision.options), told
        assert all(words and words[0].isupper() | words[0].isdigit() for words in told), told
        assert ask_words(table.state, decision)


def test_words_and_numbers_say_nothing_that_the_seat_does_not_know(games: list[Table]) -> None:
    """Dealing the unseen cards again changes no word (design, laws of the engine 7)."""
    for table in games:
        state, decision = table.state, table.decision
        assert decision is not None
        other = determinize(state, decision.seat, 77)
        assert option_lines(state, decision) == option_lines(other, decision)
        assert ask_words(state, decision) == ask_words(other, decision)
        assert consequences(state, decision) == consequences(other, decision)


def test_reckoning_consequences_changes_nothing(games: list[Table]) -> None:
    for table in games:
        assert table.decision is not None
        before = fingerprint(table.state), len(table.state.journal)
        consequences(table.state, table.decision)
        assert (fingerprint(table.state), len(table.state.journal)) == before


def test_the_log_is_whole_sentences_and_keeps_secrets(games: list[Table]) -> None:
    state = games[-1].state
    for viewer in (-1, 0, 3):
        told = tell(Telling(state, viewer), lines_since(state, viewer, 0), full=True)
        assert told
        assert all(one.words and not one.words.startswith(" ") for one in told)
        drawn = [one.words for one in told if "draw " in one.words]
        assert all(words.startswith("You draw") for words in drawn)
        assert bool(drawn) is (viewer >= 0)
