"""Definitions in words: a sentence for each level, a gist for the hand (design, cards 6).

Nothing is written for a single card: every word of the language has a Fluent message
(`language/phrases/<language>/<topic>.ftl`), and a definition is said by putting them together.
"""

from __future__ import annotations

from dataclasses import fields, replace
from functools import lru_cache

from methuselah.engine.definitions import Block, Definition, Effect, Mode
from methuselah.language.reading.amounts import Chosen
from methuselah.language.speaking.book import book
from methuselah.language.speaking.gists import LONGEST, gist, way_gist
from methuselah.language.speaking.parts import parts_of
from methuselah.language.speaking.ways import Teller, answer, level, standing, way
from methuselah.wording.languages import LANGUAGES

__all__ = [
    "LANGUAGES",
    "LONGEST",
    "effect_words",
    "gist",
    "number_words",
    "parts_of",
    "rules_text",
    "sentence",
    "way_gist",
]


@lru_cache(maxsize=8192)
def sentence(definition: Definition, mode: Mode, language: str = "en") -> str:
    """One way to play or use a card, in full."""
    return way(book(language), definition, mode)


@lru_cache(maxsize=8192)
def rules_text(definition: Definition, language: str = "en") -> tuple[str, ...]:
    """All that a card does: its ways with their levels, then what it does in play."""
    said = book(language)
    lines = [_levelled(definition, mode, language) for mode in definition.modes]
    for block in (definition.entering, definition.enters):
        if block:
            lines.append(_entering(block, language))
    lines += [standing(said, definition, static) for static in definition.statics]
    lines += [answer(said, definition, trigger) for trigger in definition.triggers]
    lines += [sentence(definition, use, language) for use in definition.uses]
    lines += [sentence(definition, action, language) for action in definition.actions]
    return tuple(line for line in lines if line)


def _levelled(definition: Definition, mode: Mode, language: str) -> str:
    said = sentence(definition, mode, language)
    mark = level(mode)
    return f"{mark} {said}" if mark and said else said


def _entering(block: Block, language: str) -> str:
    speaker = Teller(book(language), block)
    words = speaker.message("enters", effects=speaker.block(block) + speaker.where())
    return words[0].upper() + words[1:] + "."


def effect_words(effect: Effect, definition: Definition, language: str = "en") -> str:
    """One effect of a card in words, for a choice between effects."""
    face = definition.face
    this = "vampire" if face.crypt or face.disciplines else "minion"
    speaker = Teller(book(language), effect, this=this, name=face.printed_name)
    return speaker.say(effect) or speaker.message("nothing")


@lru_cache(maxsize=8192)
def number_words(definition: Definition, name: str, number: int, language: str = "en") -> str:
    """What a number is for that is chosen under a name, with the number in it: "gain 2 pool"; ""
    if no effect is about this number alone.
    """
    for node in parts_of(definition):
        if isinstance(node, Effect):
            named = [part.name for part in fields(node) if getattr(node, part.name) == Chosen(name)]
            if named:
                told = replace(node, **dict.fromkeys(named, number))
                return effect_words(told, definition, language)
    return ""
