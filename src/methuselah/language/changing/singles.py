"""What a minion can have only one of: the text says it in one sentence, and the face has it.

"A vampire can have only one Rutor's Hand", "A minion can have only one vehicle": whoever has one
cannot get another, by being given it (`rules.playing.bearing`) or by a card that would be put on
it. Of a Methuselah ("A Methuselah can have only one ...") a definition says it itself.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from methuselah.engine.definitions import Block, Effect, Mode, Static
from methuselah.language.changing.effects import Put
from methuselah.language.choosing.choices import Choose
from methuselah.language.reading.conditions import fits
from methuselah.language.reading.qualities import bears, not_
from methuselah.language.reading.which import TARGET, Ref, Those, on
from methuselah.pool import Face

__all__ = ["limits_of", "only_one", "single"]

SENTENCE: Final = re.compile(
    r"\bA (?!Methuselah)\w+ (?:can|may) (?:have|follow) only (?:one|1) ([^.]+)\."
)
ARTICLE: Final = re.compile(r"^(?:the|an?) |, (?:the|an?)$", re.IGNORECASE)


def limits_of(face: Face) -> tuple[str, ...]:
    """What there can be only one of on the same card: the name of this one, or its keywords."""
    found = SENTENCE.search(face.text) if face.library else None
    if found is None:
        return ()
    own = ARTICLE.sub("", face.name).lower()
    said = [part.removesuffix(" card") for part in found[1].split(" and only one ")]
    names = [face.name if ARTICLE.sub("", one).lower() == own else one for one in said]
    return tuple(one for one in names if one == face.name or one in face.keywords)


def only_one(face: Face) -> tuple[Static, ...]:
    """What bars a second one from whoever has this card."""
    return tuple(Static("only one", word=limit) for limit in limits_of(face))


def single(mode: Mode, face: Face) -> Mode:
    """The same way, and who has such a card already is no target of it and cannot play it.

    Only where the card is put there in any case: what a condition decides a definition says itself.
    """
    for limit in limits_of(face):
        for effect in (*mode.effect.effects, *mode.passes.effects):
            if isinstance(effect, Put) and isinstance(effect.on, Ref):
                mode = _without(mode, effect.on, limit)
    return mode


def _without(mode: Mode, host: Ref, limit: str) -> Mode:
    free = not_(bears(limit))
    choices = (*mode.announce.effects, *mode.terms.effects)
    is_chosen = any(isinstance(one, Choose) and one.name == host.name for one in choices)
    if host != TARGET and not is_chosen:
        return replace(mode, only=(*mode.only, fits(host, on(free))))

    def narrowed(effect: Effect) -> Effect:
        if not isinstance(effect, Choose) or effect.name != host.name:
            return effect
        if not isinstance(effect.which, Those):
            raise ValueError("Of several descriptions each says not_(bears(...)) itself.")
        return replace(effect, which=replace(effect.which, tests=(*effect.which.tests, free)))

    announce = Block(tuple(narrowed(effect) for effect in mode.announce.effects))
    terms = Block(tuple(narrowed(effect) for effect in mode.terms.effects))
    return replace(mode, announce=announce, terms=terms)
