"""What a definition says of itself in each language: whole sentences, and a gist that fits."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from methuselah.engine.definitions import Definition, Mode
from methuselah.language.speaking import LANGUAGES, LONGEST, gist, rules_text, sentence

__all__ = ["broken", "gist_lacks", "unspoken", "unspoken_ways"]

LEFT_OVER: Final = re.compile(r"\{|\?\?\?|  | [.,;:)]|\bNone\b|,\.|^\W*$|\ba [aeio]\w")
"""What is left of the making of an English sentence: braces, doubled spaces, empty clauses."""


def unspoken(definition: Definition) -> list[str]:
    """What it does not say well in some language; [] if nothing."""
    return [
        f"{language}: {words}"
        for language in LANGUAGES
        for words in (
            *gist_lacks(definition, language),
            *(f"no sentence: {line}" for line in broken(definition, language)),
            *(f"a way that says nothing: {way}" for way in unspoken_ways(definition, language)),
        )
    ]


def gist_lacks(definition: Definition, language: str) -> Iterator[str]:
    """A gist for the hand is short, and there is one of whatever does something."""
    words = gist(definition, language)
    if len(words) > LONGEST:
        yield f"the gist has {len(words)} characters, {LONGEST} fit: {words}"
    if not words and _does_something(definition):
        yield "there is no gist"


def _does_something(definition: Definition) -> bool:
    """Whether there is anything to say of it but that it can be put into play."""
    ways = (*definition.uses, *definition.triggers, *definition.statics)
    effects = [mode for mode in definition.modes if mode.effect or mode.strike or mode.passes]
    return bool(ways or effects)


def broken(definition: Definition, language: str) -> list[str]:
    """What it says that is no sentence."""
    ways = (*definition.modes, *definition.uses, *definition.actions)
    said = [*rules_text(definition, language)]
    said += [sentence(definition, way, language) for way in ways]
    english = language == "en"
    return sorted(
        {
            line
            for line in said
            if line and (not line.endswith(".") or (english and LEFT_OVER.search(line)))
        }
    )


def unspoken_ways(definition: Definition, language: str) -> list[str]:
    """The ways to play it of which nothing is said, by their kind."""
    return [way.play for way in definition.modes if not _spoken(definition, way, language)]


def _spoken(definition: Definition, way: Mode, language: str) -> bool:
    """Equipment, retainers, allies, powers say nothing as they come: what they do follows."""
    comes = way.play in ("equipment", "retainer", "ally", "power")
    return comes or bool(sentence(definition, way, language))
