"""Reading what a card requires in words (RB24, Requirements for Playing Cards).

"Requires a ready non-sterile prince or justicar" names what must be true of the minion: all of
some words, and one of several alternatives. What is no property of a minion ("two other Gehenna
events in play") is not read here: the definition of the card states it as a condition.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Final

__all__ = ["Requirement", "read_requirement"]

TITLES: Final = (
    "inner circle member",
    "archbishop",
    "primogen",
    "justicar",
    "cardinal",
    "priscus",
    "prince",
    "regent",
    "bishop",
    "magaji",
    "baron",
    "kholo",
    "liaison",
)
SECTS: Final = ("camarilla", "sabbat", "independent", "laibon", "anarch")
TRAITS: Final = ("black hand", "red list", "infernal", "sterile", "seraph", "flight", "slave")
KINDS: Final = ("vampire", "minion", "imbued", "ally")
OTHER: Final = (
    "with a city title",
    "unmerged advanced",
    "unmerged base",
    "titled",
    "unlocked",
    "ready",
)

_WORDS: Final = re.compile(
    r"(?:non-)?(?:" + "|".join((*OTHER, *TITLES, *SECTS, *TRAITS, *KINDS)) + r")\b"
)
_CAPACITY: Final = re.compile(
    r"(?:with |of )?(?:an? )?capacity (?:of )?"
    r"(?:(?P<side>above|less than) )?(?P<number>\d+)(?: or (?P<way>more|less))?"
)
_SHARED: Final = ("ready", "unlocked", "non-sterile", "vampire", "minion")
"""Words that hold for every alternative: "non-sterile prince or justicar", "X or Y vampire"."""
_NO_CLAN: Final = re.compile(r"\d|\b(?:with|of|in|who|at|as|on|you|and|both|not|is|un\w+)\b")
_BEARING: Final = re.compile(r" with (two|three|four|five) or more (aye|orun)\b")
"""So many cards of a name that it must have on it."""
NUMBERS: Final = ("", "one", "two", "three", "four", "five")
_NOT_OF: Final = re.compile(r" who is not (\w+)$")
"""A clan that it may not be of."""
_LONG_CLANS: Final = ("follower of set", "daughter of cacophony", "harbinger of skulls")


@dataclass(frozen=True, slots=True)
class Requirement:
    """All of `shared`, all of one of `alternatives`, and a capacity from `least` to `most`.

    understood: nothing in the words was left over.
    """

    shared: tuple[str, ...] = ()
    alternatives: tuple[tuple[str, ...], ...] = ()
    least: int = 0
    most: int = 99
    understood: bool = True


@cache
def read_requirement(text: str) -> Requirement:
    """Read the words of a requirement, as `Face.requires` has them.

    >>> read_requirement("ready prince or justicar").alternatives
    (('prince',), ('justicar',))
    >>> read_requirement("sabbat vampire with capacity above 7").least
    8
    """
    text = re.sub(r"\[[^\]]*\]", "", text.lower()).replace("with flight", "flight")
    least, most = 0, 99
    sized = _CAPACITY.search(text)
    if sized:
        number = int(sized["number"])
        if sized["side"] == "less than" or sized["way"] == "less":
            most = number - (sized["side"] == "less than")
        else:
            least = number + (sized["side"] == "above")
        text = text.replace(sized[0], " ")
    bearing = _BEARING.search(text)
    if bearing:
        text = text.replace(bearing[0], " ")
    parts = re.split(r",\s*(?:or\s+)?|\s+or\s+", text) if " or " in text else [text]
    shared: list[str] = []
    alternatives: list[tuple[str, ...]] = []
    if bearing:
        shared.append(f"with {NUMBERS.index(bearing[1])} {bearing[2]}")
    understood = True
    for part in parts:
        part, kept = _NOT_OF.sub("", part), _NOT_OF.findall(part)
        words = [*_WORDS.findall(part), *(f"non-clan {clan}" for clan in kept)]
        rest = " ".join(_WORDS.sub(" ", part).replace(",", " ").split())
        if rest not in _LONG_CLANS and _NO_CLAN.search(rest):
            understood = False
        elif rest:
            words.append("clan " + rest)
        shared += [word for word in words if word in _SHARED]
        own = tuple(word for word in words if word not in _SHARED)
        if own:
            alternatives.append(own)
    return Requirement(tuple(dict.fromkeys(shared)), tuple(alternatives), least, most, understood)
