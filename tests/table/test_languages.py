"""The table in French and Spanish: what was asked, answered and refused, in the reader's words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from methuselah.engine.views import Shown, lines_since
from methuselah.players.sitting import watch
from methuselah.server.screen import screen
from methuselah.table.chronicle import tell
from methuselah.table.naming import Telling
from methuselah.table.situation import situation
from methuselah.table.why_not import why_not
from methuselah.wording.wrong import Wrong, told


@pytest.mark.parametrize(
    ("language", "gains", "ousted", "drawn"),
    [
        ("en", ["You gain 6 pool", "{name} gains 6 pool"], "You are ousted", "You draw a card"),
        (
            "fr",
            ["Vous gagnez 6 de réserve", "{name} gagne 6 de réserve"],
            "Vous êtes évincé",
            "Vous piochez une carte",
        ),
        (
            "es",
            ["Obtienes 6 de reserva", "{name} obtiene 6 de reserva"],
            "Eres expulsado",
            "Robas una carta",
        ),
    ],
)
def test_a_line_of_the_log(language: str, gains: list[str], ousted: str, drawn: str) -> None:
    """Of the reader and of somebody else."""
    table, _ = watch(seed=1, players=("random",))
    state = table.state
    line = lines_since(state, 0, 0)[0]

    def line_of(what: str, seat: int) -> str:
        said = replace(
            line, what=what, seat=seat, number=6, word="", card=Shown(), other=Shown(), seats=()
        )
        return tell(Telling(state, 0, None, language), [said], full=True)[0].words

    name = Telling(state, 0).named(1)
    assert [line_of("gained pool", 0), line_of("gained pool", 1)] == [
        words.format(name=name) for words in gains
    ]
    assert line_of("ousted", 0) == ousted
    assert line_of("drew", 0) == drawn


def test_a_page_is_drawn_in_the_language_of_who_opened_it() -> None:
    """Two people at one table read it in two languages, and the journal is one."""
    table, _ = watch(seed=4, players=("random",))
    while situation(table.state).window != "minion":
        table.play_on(most=1)
    seat = table.state.active
    french, english = (screen(table, seat, "game", language=one) for one in ("fr", "en"))

    assert french.question is not None and english.question is not None
    assert french.question.words == "Votre phase des serviteurs\u00a0: quelle action\u00a0?"
    assert english.question.words == "Your minion phase: which action?"
    assert french.window == "phase des serviteurs"
    passes = [option.words for option in french.question.options if option.declines]
    assert passes == ["Plus d'actions"]
    assert [line.depth for line in french.lines] == [line.depth for line in english.lines]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("fr", "Blocage\u00a0: aucune action d'un autre Mathusalem n'est en cours (R0, Who May"),
        ("es", "Bloqueo: no hay ninguna acción de otro Matusalén en curso (R0, Who May"),
    ],
)
def test_a_reason_in_words_of_the_reader(language: str, said: str) -> None:
    """The section of the rulebook is named as the rulebook names it."""
    table, _ = watch(seed=4, players=("random",))
    while situation(table.state).window != "minion":
        table.play_on(most=1)
    assert why_not(table.state, table.state.active, "block", language).startswith(said)


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "There are 3 options."), ("fr", "Il y a 3 options."), ("es", "Hay 3 opciones.")],
)
def test_what_cannot_be_done_is_told_in_words_of_the_reader(language: str, said: str) -> None:
    """The same error is told to each page in its own language; what nobody translated stays."""
    assert told(Wrong("option", n=3), language) == said
    assert str(Wrong("option", n=3)) == "There are 3 options."
    assert told(ValueError("port 1"), language) == "port 1"
