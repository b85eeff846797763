"""The phrase books: the Fluent messages of a language in a folder, English where it has none."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

from methuselah.wording.agreement import does
from methuselah.wording.languages import LANGUAGES

__all__ = ["Book", "Spoken", "book", "slug"]

_SIGNS: Final = re.compile(r"[ \u00a0]?([:;?!])(?=\s|$)")
"""Signs that French sets off with a space at which no line breaks."""
_BEHIND: Final = re.compile(r"(\([^()]*:[ \u00a0])(?=\d)")
_MESSAGE: Final = re.compile(r"^(?=([a-z][\w-]*) *=)(.*(?:\n(?![a-z]).*)*)", re.MULTILINE)
"""A message begins at the margin with its name; what follows, comments too, is read with it."""
_NAMED: Final = re.compile(r"[{(] *([a-z][\w-]*)")
VOWEL: Final = re.compile(r"(?!uni|one\b|use)[aeiou]", re.IGNORECASE)


class Spoken(FluentType):
    """An argument that is put into words only where a message places it."""

    def __init__(self, words: Callable[[], str]) -> None:
        self.words = words

    def format(self, locale: object) -> str:
        """Its words."""
        return self.words()


@cache
def slug(words: str) -> str:
    """The part of a message's name that stands for a word.

    >>> slug("gain blood"), slug("GateKeeper"), slug("predator's predator")
    ('gain-blood', 'gate-keeper', 'predator-s-predator')
    """
    split = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", words)
    return re.sub(r"[^a-z0-9]+", "-", split.lower()).strip("-")


def _words(value: object) -> str:
    return value.words() if isinstance(value, Spoken) else str(value)


def _said(words: Callable[[str], str]) -> Callable[[Any], FluentType]:
    """A function on words as one that messages can call."""
    return lambda value: Spoken(lambda: words(_words(value)))


def signed(words: str) -> str:
    """A number with its sign, and that behind it in brackets.

    >>> signed("1"), signed("-2"), signed("X"), signed("1 (superior: 2)")
    ('+1', '-2', '+X', '+1 (superior: +2)')
    """
    first = words if words.startswith("-") else f"+{words}"
    return _BEHIND.sub(r"\1+", first)


def _agreed(language: str, who: Any, verb: Any, of_you: Any = "") -> str:
    """Who does something: the words are put together first."""
    return does(language, _words(who), _words(verb), _words(of_you))


def article(words: str) -> str:
    """A noun with the English article.

    >>> article("ally"), article("unique card"), article("other vampire")
    ('an ally', 'a unique card', 'another vampire')
    """
    words = words.strip()
    if words.startswith("other "):
        return f"an{words}"
    return f"an {words}" if VOWEL.match(words) else f"a {words}"


CONTRACTIONS: Final[Mapping[str, tuple[tuple[re.Pattern[str], str], ...]]] = {
    "fr": (
        (re.compile(r"\bde le "), "du "),
        (re.compile(r"\bde les "), "des "),
        (re.compile(r"à le "), "au "),
        (re.compile(r"à les "), "aux "),
        (re.compile(r"\bce (?=[aeiouéèêâîôû])"), "cet "),
        (re.compile(r"\bsi (?=ils?\b)"), "s'"),
        (re.compile(r"\b(d|qu)e (?=[aeiouéèêâîôû])"), r"\1'"),
    ),
    "es": ((re.compile(r" de el "), " del "), (re.compile(r" a el "), " al ")),
}
"""What a language draws together where two words meet; names begin with a capital and stay."""
FUNCTIONS: Final = {
    "SIGNED": _said(signed),
    "UNSIGNED": _said(lambda words: words.removeprefix("-")),
    "ARTICLE": _said(article),
}
"""What messages can call: a number with its sign or without; the English article; and, by its
language, `DOES`: who does something, with the verb of others and then the verb of "you".
"""


class Book:
    """The messages of one language in a folder, with English behind it."""

    def __init__(self, language: str, folder: Path) -> None:
        self.language = language
        functions: dict[str, Any] = {**FUNCTIONS, "DOES": partial(_agreed, language)}
        self.bundle = FluentBundle([language], functions=functions, use_isolating=False)
        self._unread: dict[str, str] = {}
        for file in sorted((folder / language).glob("*.ftl")):
            for name, message in _MESSAGE.findall(file.read_text("utf-8")):
                self._unread.setdefault(name, message)
        self.behind = None if language == "en" else book("en", folder)

    def _there(self, name: str) -> bool:
        """Whether it has this message, which is read with those it names: to read a message takes
        long, and few of a book are said.
        """
        message = self._unread.pop(name, "")
        if message:
            self.bundle.add_resource(FluentResource(_typeset(self.language, message)))
            for named in _NAMED.findall(message):
                self._there(named)
        return self.bundle.has_message(name)

    def has(self, name: str, form: str = "") -> bool:
        """Whether English has this message, with this attribute."""
        if self.behind is not None:
            return self.behind.has(name, form)
        return self._own(name, form)

    def _own(self, name: str, form: str) -> bool:
        if not self._there(name):
            return False
        message = self.bundle.get_message(name)
        return form in message.attributes if form else message.value is not None

    def forms(self, name: str) -> tuple[str, ...]:
        """The attributes of a message, in the language that will say it."""
        if self._there(name):
            return tuple(self.bundle.get_message(name).attributes)
        return () if self.behind is None else self.behind.forms(name)

    def say(self, name: str, args: Mapping[str, Any], form: str = "") -> str:
        """A message in words, spaces put right. LookupError: there is none; ValueError: what
        Fluent found wrong with it.
        """
        if not self._own(name, form) and self.behind is not None:
            return self.behind.say(name, args, form)
        if not self._there(name):
            raise LookupError(f"no phrase {name} in {self.language}")
        message = self.bundle.get_message(name)
        pattern = message.attributes[form] if form else message.value
        if pattern is None:
            raise LookupError(f"the phrase {name} says nothing in {self.language}")
        said, errors = self.bundle.format_pattern(pattern, dict(args))
        if errors:
            raise ValueError(f"{self.language}, {name}: {errors[0]}")
        words = tidy(str(said))
        for apart, together in CONTRACTIONS.get(self.language, ()):
            words = apart.sub(together, words)
        return words


def tidy(words: str) -> str:
    """One space between words, none before a comma or full stop; a name may begin with one.

    >>> tidy(" a  ready vampire , too"), tidy("discard .44 Magnum .")
    ('a ready vampire, too', 'discard .44 Magnum.')
    """
    return re.sub(r" +(\u00a0?[,;:)]|\.(?!\w))", r"\1", re.sub(r"[ \n]+", " ", words).strip(" \n"))


def _typeset(language: str, messages: str) -> str:
    """Messages with the spaces that their language sets before signs: names keep their own."""
    return _SIGNS.sub("\u00a0\\1", messages) if language == "fr" else messages


def book(language: str, folder: Path) -> Book:
    """The phrase book of a language; KeyError for one that there is not."""
    if language not in LANGUAGES:
        raise KeyError(f"no phrases in {language!r}: there are {', '.join(LANGUAGES)}")
    return _read(language, folder)


@cache
def _read(language: str, folder: Path) -> Book:
    return Book(language, folder)
