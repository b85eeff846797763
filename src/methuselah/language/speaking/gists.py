"""The gist of a card: one line of at most 60 characters, for the hand.

Each way gives phrases, the most important first. The line begins with all that a card does, and
loses the least important until it fits: first the words behind nouns ("in your uncontrolled
region"), then second effects, then the last ways; a phrase that is too long alone ends between
two words. When a card may be used is not part of its gist.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from methuselah.engine.definitions import Definition, Effect, Mode, Static, Trigger
from methuselah.language.changing.effects import Change, Counter, Put
from methuselah.language.reading.which import THIS, THIS_CARD
from methuselah.language.speaking.book import book
from methuselah.language.speaking.parts import parts_of
from methuselah.language.speaking.ways import STAYS, is_implied, level, speaker_of, strike_clause
from methuselah.wording.book import Book

__all__ = ["LONGEST", "gist", "way_gist"]

LONGEST: Final = 60
Phrases = list[tuple[str, list[str]]]
"""For each way its mark ("DOM") and its phrases."""


@lru_cache(maxsize=8192)
def gist(definition: Definition, language: str = "en") -> str:
    """What a card does, in one line of at most 60 characters; "" if it does nothing."""
    lines = [
        line for ways in _shorter_and_shorter(book(language), definition) if (line := _line(ways))
    ]
    fitting = (line for line in lines if len(line) <= LONGEST)
    return next(fitting, _cut(lines[-1]) if lines else "")


@lru_cache(maxsize=8192)
def way_gist(definition: Definition, way: Mode, language: str = "en") -> str:
    """What one way to play or use a card does, in at most 60 characters."""
    said = book(language)
    for brevity in (1, 2):
        deeds, minor = brief_way(said, definition, way, brevity)
        for words in (", ".join([*deeds, *minor]), ", ".join(deeds)):
            if 0 < len(words) <= LONGEST:
                return words
    words = (deeds or minor or [""])[0]
    return words if len(words) <= LONGEST else _cut(words)


def _shorter_and_shorter(said: Book, definition: Definition) -> list[Phrases]:
    """The same card in fewer and fewer words."""
    ways = _phrases(said, definition, 2)
    fewer = [[(mark, words[:most]) for mark, words in ways] for most in (9, 3, 2, 1)]
    firsts = fewer[-1]
    shorter = [firsts[:length] for length in range(len(firsts) - 1, 0, -1)]
    return [_phrases(said, definition, 1), *fewer, *shorter]


def _phrases(said: Book, definition: Definition, brevity: int) -> Phrases:
    ways: Phrases = []
    last: Phrases = []
    for mode in definition.modes:
        deeds, minor = brief_way(said, definition, mode, brevity)
        (ways if deeds else last).append((level(mode), [*deeds, *minor]))
    if _stays(definition):
        abilities: tuple[Mode | Static | Trigger, ...] = (
            *definition.statics,
            *definition.uses,
            *definition.triggers,
            *definition.actions,
        )
        ways += [
            ("", [words])
            for ability in abilities
            if (words := brief_ability(said, definition, ability, brevity))
        ]
    return [(mark, phrases) for mark, phrases in (*ways, *last) if phrases]


def _stays(definition: Definition) -> bool:
    """Whether what the card does in play is part of what it does: it is put there, or is there."""
    if any(mode.play in STAYS for mode in definition.modes) or not definition.modes:
        return True
    return any(isinstance(node, Put) for node in parts_of(definition.modes))


def _line(ways: Phrases) -> str:
    """ "[dom] +2 bleed [DOM] ..."; what two ways say alike is said once."""
    parts: list[str] = []
    last = ""
    for mark, phrases in ways:
        words = ", ".join(phrases)
        if words != last:
            parts.append(f"{mark} {words}" if mark else words if not parts else f"· {words}")
        last = words
    return " ".join(parts)


def _cut(words: str) -> str:
    """Whole words up to the limit, with an ellipsis."""
    kept = words[: LONGEST - 1].rsplit(" ", 1)[0].rstrip(" ,.;:·")
    return kept + "…"


def brief_way(
    book: Book, definition: Definition, mode: Mode, brevity: int
) -> tuple[list[str], list[str]]:
    """What a way does, for a gist; and what it pays and where its card goes, which comes last."""
    speaker = speaker_of(book, definition, mode, brief=brevity)
    deeds = [strike_clause(speaker, mode)]
    if mode.kind == "bleed":
        deeds.append(speaker.message("action-bleed", "brief", more=mode.bleed))
    deeds += [speaker.say(effect) for effect in (*mode.terms.effects, *mode.passes.effects)]
    minor: list[str] = []
    for effect in (*mode.announce.effects, *mode.effect.effects):
        if not is_implied(mode, effect):
            (minor if _is_minor(effect) else deeds).append(speaker.say(effect))
    return [words for words in deeds if words], [words for words in minor if words]


def _is_minor(effect: Effect) -> bool:
    """What comes last in a gist: what its player pays, and where the card goes."""
    paid = isinstance(effect, Change | Counter) and effect.what in ("lock", "burn blood")
    of = getattr(effect, "which", None) or getattr(effect, "cards", None)
    return (paid and of in (THIS, THIS_CARD)) or isinstance(effect, Put)


def brief_ability(
    book: Book, definition: Definition, part: Mode | Static | Trigger, brevity: int
) -> str:
    """What a card does in play, in brief."""
    if isinstance(part, Mode):
        deeds, minor = brief_way(book, definition, part, brevity)
        return "" if part.directed else ", ".join([*deeds, *minor])
    speaker = speaker_of(book, definition, part, brief=brevity)
    if isinstance(part, Static):
        args = speaker.arguments(part)
        said = str(args["change-brief"].words())
        if part.who is None or args["change-alone-is"] == "yes":
            return said
        return speaker.message("standing", who=speaker.which(part.who), change=said)
    return speaker.block(part.effect)
