"""The table speaks three languages: every message is in each of them, with the same arguments.

Messages stand in `table/phrases/<language>/<topic>.ftl`; the code names them by `say` and `why`.
What is wrong stands in `wording/phrases`; the code names it by `Wrong` and `saying`.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from laws.test_phrases import Asked, messages_of, wanted
from methuselah.table.naming import PHRASES, phrases
from methuselah.table.questions import KINDS, TOP, WINDOWS
from methuselah.table.sentences import SENTENCES
from methuselah.table.words import PLAIN
from methuselah.wording import wrong
from methuselah.wording.book import slug
from methuselah.wording.languages import LANGUAGES

WRONG = Path(wrong.PHRASES)
SOURCE = Path(PHRASES).parents[1]
SAID_BY_OTHERS = ("moved", "window passed over", "removed from the game")
"""Lines of the journal without a message of their own name."""


@cache
def messages(language: str) -> dict[str, Asked]:
    """What each message asks for."""
    said, wrongs = messages_of(language, PHRASES), messages_of(language, WRONG)
    assert [name for name in wrongs if name in said and name not in ("or", "quoted")] == []
    return {**said, **wrongs}


def arguments(language: str, name: str) -> set[str]:
    """The arguments of a message and of those that it refers to."""
    return wanted(messages(language), name)


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_every_message_is_there_with_the_same_arguments(language: str) -> None:
    """No half of a sentence in another language."""
    english, other = messages("en"), messages(language)

    assert sorted(english.keys() ^ other.keys()) == []
    differing = {
        name: (arguments("en", name), arguments(language, name))
        for name in english
        if arguments("en", name) != arguments(language, name)
    }
    assert {name: both for name, both in differing.items() if not by_word(*both)} == {}


def by_word(one: set[str], other: set[str]) -> bool:
    """A word as it is, or one chosen by it, as the language needs it."""
    return one ^ other <= {"how", "word"} and bool({"how", "word"} & one)


def named_in_the_source() -> set[str]:
    """The messages that the code names in full."""
    names: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        text = path.read_text("utf-8")
        names.update(re.findall(r'\.say\(\s*"([a-z0-9-]+)"', text))
        names.update(f"why-{name}" for name in re.findall(r'\bwhy\(\s*"([a-z0-9-]+)"', text))
        raised = re.findall(r'\b(?:Wrong|NotKept)\(\s*"([a-z0-9-]+)"', text)
        names.update(f"wrong-{name}" for name in raised)
        names.update(re.findall(r'\bsaying\(\s*"([a-z0-9-]+)"', text))
    return names


def test_every_message_that_is_named_is_there() -> None:
    """In the source, and by the names of lines, windows, questions and verbs."""
    names = named_in_the_source()
    known = {"option-own-action", "why-its-text", "ask-block", "wrong-over", "remedy-add"}
    assert known <= names, "the scan sees nothing"
    names.update(f"log-{slug(line)}" for line in SENTENCES if line not in SAID_BY_OTHERS)
    names.update(f"window-{slug(window)}" for window in WINDOWS)
    names.update(f"ask-{slug(kind)}" for kind in KINDS)
    names.update(f"option-{slug(verb)}" for verb in PLAIN)
    names.update(f"pass-{window}" for window in TOP)

    assert sorted(names - messages("en").keys()) == []


def test_the_law_sees_what_is_lacking() -> None:
    """The scan is red where it should be."""
    assert "who" in arguments("en", "then-pool-ousted"), "a reference is followed"
    assert not by_word({"n"}, {"n", "who"})
    assert by_word({"n", "word"}, {"n", "how"})
    with pytest.raises(LookupError):
        phrases("fr").say("a-message-that-nobody-wrote", {})
