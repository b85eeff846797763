"""How the audits read a printed text: one spelling for what texts of three decades spell in many.

`told(definition)` is all that a definition may take its words from: the text in lower case with
clans under the names that they have today. `asked(definition)` is what it must say: the same
without requirements, reminders and what the keywords of a vampire hold.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from methuselah.engine.definitions import Definition
from methuselah.pool import Face
from methuselah.pool.faces import sentences
from methuselah.pool.keywords import keywords
from methuselah.pool.words import normal

__all__ = ["asked", "told"]

REMINDERS: Final = re.compile(r"\([^()]*\)")


def _plain(text: str) -> str:
    return normal(text).lower().replace("ⓓ", "<d>")


@lru_cache(maxsize=8192)
def _told(face: Face) -> str:
    return _plain(face.text)


def told(definition: Definition) -> str:
    """All of the text, in lower case, with today's names of clans; a directed action is "<d>"."""
    return _told(definition.face)


def _bare(text: str) -> str:
    """A text without reminders."""
    return REMINDERS.sub("", text)


@lru_cache(maxsize=8192)
def _asked(face: Face) -> str:
    text = keywords(face).rest if face.crypt else face.text
    kept = [one for one in sentences(text) if not one.startswith("Requires")]
    return _bare(_plain(" ".join(kept)))


def asked(definition: Definition) -> str:
    """What the definition must say: no reminders, requirements, nor a vampire's keywords."""
    return _asked(definition.face)
