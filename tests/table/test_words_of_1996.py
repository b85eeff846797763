"""The table speaks as its edition does: cards lock and unlock, or tap and untap."""

from __future__ import annotations

import pytest

from methuselah.engine.editions import CURRENT, NINETY_SIX, Edition
from methuselah.engine.views import lines_since
from methuselah.players.sitting import watch
from methuselah.server.screen import screen
from methuselah.table.chronicle import tell
from methuselah.table.naming import Telling
from methuselah.table.questions import ask_words
from methuselah.table.seats import Table as Seats
from methuselah.table.speech import spoken
from table_talk import Table


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("Your unlock phase", "Your untap phase"),
        ("Krid locks, then unlocks", "Krid taps, then untaps"),
        ("Unlocked, not locked", "Untapped, not tapped"),
        ("You may block", "You may block"),
        ("clockwise", "clockwise"),
    ],
)
def test_whole_words_are_put_into_those_of_1996(words: str, said: str) -> None:
    table = Table(edition=NINETY_SIX)
    table.begins()
    assert spoken(table.state, words) == said
    plain = Table(edition=CURRENT)
    plain.begins()
    assert spoken(plain.state, words) == words


@pytest.mark.parametrize(("edition", "said"), [(CURRENT, "unlock"), (NINETY_SIX, "untap")])
def test_the_question_of_the_first_phase(edition: Edition, said: str) -> None:
    """R0, 1. Unlock Phase; CRR II.A, Untap Phase."""
    table = Table(edition=edition)
    table.gives_edge(table.you)
    table.you.ready("Krid", locked=True)
    table.begins("unlock")
    decision = table.asked()
    assert decision is not None
    assert ask_words(table.state, decision) == f"Your {said} phase"


@pytest.mark.parametrize(("edition", "said"), [("current", "unlock"), ("1996", "untap")])
def test_the_screen_of_a_seat(edition: str, said: str) -> None:
    """The page has the words of its edition, and the log is told in them."""
    table, _ = watch(seed=3, edition=edition, players=("random",))
    assert isinstance(table, Seats)
    for _ in range(400):
        if table.result is not None:
            break
        table.game.answer(0)
    page = screen(table, 0, "game")
    assert page.speech.get("unlock", "unlock") == said
    lines = tell(Telling(table.state, 0), lines_since(table.state, 0, 0), full=True)
    told = " ".join(line.words for line in lines).lower()
    assert f"{said} phase" in told
    assert ("unlock phase" in told) is (said == "unlock")
