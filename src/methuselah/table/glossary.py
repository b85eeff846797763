"""The terms of the game, each told in a sentence or two with the section behind it.

`explain("slave")` finds a term by its name, by another name it goes by, or by the nearest one, in
any language: `explain("morsure")` answers in French. English stands in `terms_of_play.py` and
`terms_of_the_world.py`, the other languages in `terms/<language>/terms.ftl`.
Sections: RB24 is the rulebook of 2024, R3 the comprehensive rules; the words are ours.
"""

from __future__ import annotations

import difflib
import functools
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from methuselah.table import terms_of_play, terms_of_the_world
from methuselah.table.naming import say
from methuselah.table.term import Term
from methuselah.wording.book import book, slug
from methuselah.wording.languages import LANGUAGES
from methuselah.wording.wrong import Wrong, saying

__all__ = ["WORDS", "Explained", "explain", "no_term", "term_lines", "terms"]

WORDS: Final = Path(__file__).with_name("terms")
"""The phrase books of the terms."""


@dataclass(frozen=True, slots=True)
class Explained:
    """What was found for a word: a term in a language, or up to three that come close."""

    term: Term | None
    close: tuple[str, ...] = ()
    language: str = "en"


@functools.cache
def terms(language: str = "en") -> tuple[Term, ...]:
    """Every term, in the alphabetical order of its language."""
    known = (*terms_of_play.TERMS, *terms_of_the_world.TERMS)
    spoken = known if language == "en" else [_translated(term, language) for term in known]
    return tuple(sorted(spoken, key=lambda term: _plain(term.name)))


def _translated(term: Term, language: str) -> Term:
    said = book(language, WORDS)
    name = slug(term.name)
    also = said.say(name, {}, "also").split(", ") if "also" in said.forms(name) else ()
    text = said.say(name, {}, "text")
    return Term(said.say(name, {}), text, term.section, tuple(also), term.name)


@functools.cache
def _index(language: str) -> dict[str, Term]:
    return {_plain(name): term for term in terms(language) for name in _names(term)}


def _names(term: Term) -> Iterator[str]:
    yield term.name
    yield from term.also


def _plain(name: str) -> str:
    """A name as it is looked up: no case, no accents, no double spaces."""
    bare = unicodedata.normalize("NFD", " ".join(name.lower().split()))
    return "".join(sign for sign in bare if not unicodedata.combining(sign))


def explain(word: str, language: str = "") -> Explained:
    """The term that a word names, in any case and any language, in the plural too.

    language: of the answer; "" for that of the word.

    >>> explain("Slaves").term.name
    'Slave'
    >>> explain("morsure").term.english, explain("bleed", "fr").term.name
    ('Bleed', 'Morsure')
    >>> explain("stelth").close[0]
    'stealth'
    """
    sought = _plain(word)
    own = language or "en"
    for spoken in dict.fromkeys((own, *LANGUAGES)):
        index = _index(spoken)
        for form in (sought, sought.removesuffix("s"), sought.removesuffix("es")):
            if form in index:
                return _told(index[form], spoken, language or spoken)
    names = {_plain(name): name for term in terms(own) for name in _names(term)}
    close = difflib.get_close_matches(sought, names, n=3, cutoff=0.6)
    return Explained(None, tuple(names[name].lower() for name in close), own)


def _told(found: Term, spoken: str, language: str) -> Explained:
    """The same term in the language of the answer."""
    if spoken == language:
        return Explained(found, (), language)
    english = found.english or found.name
    known = (term for term in terms(language) if english in (term.english, term.name))
    return Explained(next(known), (), language)


def term_lines(term: Term, language: str = "en") -> list[str]:
    """A term as it is read: its name, the English word beside it, its meaning, its section."""
    name = f"{term.name} ({term.english.lower()})" if term.english else term.name
    return [say(language, "line-term", {"name": name, "text": term.text}), f"({term.section})"]


def no_term(asked: str, found: Explained) -> str:
    """That a word is no term, with those that come close."""
    near = saying("remedy-did-you-mean", names=found.close)
    remedy = near if found.close else saying("remedy-terms")
    return Wrong("no-term", name=asked, remedy=remedy).said(found.language)
