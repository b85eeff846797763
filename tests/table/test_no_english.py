"""Games and cards read in French and Spanish: no word of English but in names and printed texts.

Programs play with the starter decks; at many decisions everything is said that a person could
ask for, in both languages.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache

import pytest

from methuselah.cards import definitions
from methuselah.engine.state import State
from methuselah.engine.views import lines_since
from methuselah.language.speaking import gist, rules_text
from methuselah.players.sitting import watch
from methuselah.pool import pool, precons
from methuselah.server.cards import card_page
from methuselah.server.screen import outlook
from methuselah.table.chronicle import tell
from methuselah.table.consequences import consequences
from methuselah.table.decks import STARTERS
from methuselah.table.naming import Telling, short_name
from methuselah.table.questions import ask_words
from methuselah.table.why_no_action import ACTIONS
from methuselah.table.why_not import why_not
from methuselah.table.words import option_lines
from no_english import english_in, names_in

WORDS = re.compile(
    r"\b(the|of|your|you|gains?|is|are|has|have|with|without|and|not|this|that|those|each|may|can"
    r"|cannot|from|to|by|for|if|when|who|whom|its|it|their|they|them|at|was|were|any|all|until"
    r"|during|after|before|another|other|into|does|than|more|less|must|no longer|gets?|burns?"
    r"|plays?|locks?|blocks?|ready|blood|pool|vampires?|minions?|cards?)\b",
    re.IGNORECASE,
)
"""Words of English sentences."""
BOTH = {"fr": ("vampire", "vampires"), "es": ("has",)}
"""Words that the other language has too."""
MARKS = re.compile(r"\[[A-Za-z ]+\]|\((R[0-9]|RB24|TR)[^()]*\)")
"""Levels of Disciplines, and sections of the rulebook, which stand as they are printed."""
LANGUAGES = ("fr", "es")
BOTS = {"random": 60, "heuristic": 30}
"""Who plays, and for how many turns."""


def all_said(state: State, language: str) -> Iterator[str]:
    """What whoever is asked can read of a decision, and what she is told of all she cannot do."""
    decision = state.pending
    assert decision is not None
    seat = decision.seat
    yield ask_words(state, decision, language)
    yield from outlook(state, seat, language)
    yield from option_lines(state, decision, language)
    yield from consequences(state, decision, language)
    for what in (*state.seats[seat].hand, *ACTIONS):
        yield why_not(state, seat, what, language)


@cache
def games() -> tuple[dict[str, set[str]], set[str]]:
    """What is said in games of programs, by language; and the names that occur in them."""
    said: dict[str, set[str]] = {language: set() for language in LANGUAGES}
    names: set[str] = set()
    for bot, turns in BOTS.items():
        table, _ = watch(STARTERS, seed=3, players=(bot,), turns=turns)
        while table.result is None:
            table.play_on(most=17)
            if table.decision is not None:
                for language in LANGUAGES:
                    said[language].update(all_said(table.state, language))
        state = table.state
        names.update(names_in(state))
        for language in LANGUAGES:
            telling = Telling(state, 0, None, language)
            told = tell(telling, lines_since(state, 0, 0), full=True)
            said[language].update(one.words for one in told)
    return said, names


def suspicious(lines: Iterable[str], language: str, names: Iterable[str]) -> list[str]:
    """The lines with English words, each with these words."""
    known = sorted(names, key=len, reverse=True)
    found = []
    for line in dict.fromkeys(lines):
        bare = MARKS.sub("", line)
        if WORDS.search(bare):
            for name in known:
                bare = bare.replace(name, "")
        words = [one for one in WORDS.findall(bare) if one.lower() not in BOTH[language]]
        if words:
            found.append(f"{words}: {line}")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_that_is_said_in_a_game_is_english(language: str) -> None:
    """Log, questions, options, consequences, refusals."""
    said, names = games()
    assert len(said[language]) > 700

    assert suspicious(said[language], language, names) == []
    bare = [MARKS.sub("", line) for line in said[language]]
    assert english_in(bare, language, sorted(names, key=len, reverse=True)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_card_of_a_preconstructed_deck_is_said_in_english(language: str) -> None:
    """Gists and whole texts, as the inspector of a page and the terminal show them."""
    cards = {face.id for one in precons() for face, _ in one.deck.faces()}
    known = [definition for card, definition in definitions().items() if card in cards]
    lines = [line for one in known for line in (gist(one, language), *rules_text(one, language))]
    faces = pool()
    names = {name for face in faces for name in (face.name, short_name(face.name))}
    names |= {clan for face in faces for clan in face.clans} | {"Blood Sorcery", "Blood…"}
    names |= {face.path for face in faces if face.path}
    assert len(known) > 500

    assert suspicious(lines, language, names) == []


def test_a_vampire_that_only_has_keywords_says_so_in_words_of_the_reader() -> None:
    """The inspector of a page shows a line for it."""
    plain = next(one for one in definitions().values() if not rules_text(one))

    said = [card_page(plain.face, language).played for language in ("en", *LANGUAGES)]
    assert said == [("Its keywords.",), ("Ses mots-clés.",), ("Sus palabras clave.",)]


def test_the_hunt_finds_what_is_english() -> None:
    """In a sentence, behind a name, and not in a name, a mark or a section."""
    lines = [
        "Vous gagnez 2 pool",
        "Blood Doll: burn it",
        "Blood Doll est jouée [for] (R0, Who May Block and Attempts)",
    ]
    assert suspicious(lines, "fr", ["Blood Doll"]) == [
        "['pool']: Vous gagnez 2 pool",
        "['burn', 'it']: Blood Doll: burn it",
    ]
    assert suspicious(["has jugado"], "es", []) == []
    assert suspicious(["has jugado"], "fr", []) == ["['has']: has jugado"]
