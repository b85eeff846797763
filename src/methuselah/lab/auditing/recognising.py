"""Whether a reader would recognise the printed text in what a definition says of itself.

The measure: the content words and numbers of the rendering and of the printed text, each reduced
to a stem ("bleeding" and "bleeds" to "bleed"), without the words that only join others and
without what the face says already (requirements, uniqueness, keywords). The likeness is the
share of them that both have: twice the common ones divided by all (Dice). A number counts as a
word with its unit left aside, so that "+2 bleed" and "+3 bleed" differ. 1 is the same words,
0 none in common; below `LEAST` the card is worth a look: the rendering is clumsy, or the
definition does something else.
"""

from __future__ import annotations

import re
from typing import Final

from methuselah.engine.definitions import Definition
from methuselah.language.speaking import rules_text
from methuselah.pool import Face
from methuselah.pool.faces import sentences
from methuselah.pool.keywords import keywords

__all__ = ["FACE_SAYS", "LEAST", "likeness", "printed_words", "unlike", "words_of"]

LEAST: Final = 0.5
"""Cards less like their texts than this are listed."""

JOINING: Final = frozenset(
    """a an and any are as at be been but by can could do does during each for from get gets had has
    have if in into is it its may more must no not of on one only or other out so than that the
    their them then there these they this those to up usable use used was when where which while
    who whose will with you your""".split()
)
"""Words that only join others."""

ALIKE: Final = {
    "bearer": "vampire",
    "employer": "vampire",
    "attached": "vampire",
    "minion": "vampire",
    "successful": "success",
    "successfully": "success",
    "succeed": "success",
    "passes": "success",
    "passed": "success",
    "given": "give",
    "steal": "control",
    "add": "gain",
    "follower": "ministry",
    "assamite": "banu",
}
"""Words that say the same on cards: printed texts of several decades are not of one mind."""

FACE_SAYS: Final = re.compile(
    r"(?:Unique|Requires|Not usable|Trifle|Out-of-turn|Weapon|Discipline|Title|Boon|Frenzy|Grapple"
    r"|More than one Discipline|\d strength|[\w ]+ with \d life)\b.*"
)
"""Sentences of which all is on the face: they are no part of the definition."""
WORD: Final = re.compile(r"[+-]?\d+R?|[a-z]+", re.IGNORECASE)
ENDINGS: Final = ("ings", "ing", "ies", "ied", "ed", "es", "s")


def stem(word: str) -> str:
    """The stem of a word, roughly.

    >>> [stem(word) for word in ("bleeding", "bleeds", "vampires", "dodged")]
    ['bleed', 'bleed', 'vampir', 'dodg']
    """
    if word[-1:].isdigit() or word[:-1].lstrip("+-").isdigit():
        return word
    word = ALIKE.get(word, word)
    for ending in ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= 4:
            word = word.removesuffix(ending)
            break
    return word.removesuffix("e")


def words_of(text: str) -> frozenset[str]:
    """The content words and numbers of a text."""
    plain = re.sub(r"\[[^\]]*\]|/", " ", text.replace("\u2019", "'").replace("'s", ""))
    found = (word.lower() for word in WORD.findall(plain))
    return frozenset(stem(word) for word in found if word not in JOINING)


def printed_words(face: Face) -> frozenset[str]:
    """The content words of a printed text, without what the face says already."""
    text = keywords(face).rest if face.crypt else face.text
    told = " ".join(one for one in sentences(text) if not FACE_SAYS.match(one))
    return words_of(re.sub(r"\([^)]*\)", " ", told.replace(face.printed_name, " ")))


def unlike(definition: Definition) -> list[str]:
    """That a card speaks otherwise than its text, in a sentence; [] if it does not."""
    return ["it is less than half like its text"] if likeness(definition) < LEAST else []


def likeness(definition: Definition) -> float:
    """How like its printed text a definition speaks, from 0 to 1."""
    printed = printed_words(definition.face)
    said = words_of(" ".join(rules_text(definition)).replace(definition.face.printed_name, " "))
    if not printed:
        return 1.0
    return 2 * len(printed & said) / (len(printed) + len(said))
