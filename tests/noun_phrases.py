"""Whom a printed sentence means: "a ready vampire you control", "another younger minion".

A phrase that is read whole says of everybody at a wide table whether it means them; one with words
that are not in the lists below is not read at all.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from wide_table import CLANS, SECTS, TITLES, Standing

__all__ = ["meant"]

MANY: Final = r"(?:an?|another|any|one|target|the other|two|three|up to \w+|each|all|other)"
CLAN: Final = "|".join(sorted(map(re.escape, CLANS), key=len, reverse=True))
SECT: Final = "|".join(sect.title() for sect in SECTS)
TITLE: Final = "|".join(sorted(TITLES, key=len, reverse=True))
STATE: Final = r"ready|unlocked|locked|younger|older|other|titled|\d+-capacity"
ONE: Final = rf"(?:non-)?(?:{STATE}|{SECT}|{CLAN}|{TITLE})"
NOUN: Final = rf"(?:vampires?|minions?|all(?:y|ies)|{TITLE}|{SECT}|{CLAN})\b"
TAIL: Final = (
    r" (?:you control|(?:that Methuselah|they) controls?|"
    r"controlled by your (?:predator or prey|prey or predator)|"
    r"controlled by (?:another Methuselah|your prey|your predator)|in torpor|"
    r"(?:your prey|your predator|another Methuselah) controls|in your uncontrolled region|"
    r"with (?:a )?capacity (?:of )?(?:\d+ or (?:less|more)|(?:above|below|over|less than) \d+)|"
    r"with (?:\d+ or more )?blood|younger than this vampire|other than this vampire|"
    rf"who is not (?:{CLAN})(?: or (?:{CLAN}))?)"
)
PHRASE: Final = re.compile(
    rf"\b(?:(?P<many>{MANY}) |(?<= or )|(?<=non-sterile ))"
    rf"(?P<adjectives>(?:{ONE}(?:, or |, | or | ))*)(?P<noun>{NOUN})(?P<tails>(?:{TAIL})*)"
)
MORE: Final = re.compile(
    r" (?:who|that|with|in|controlled|other|whose|at|from|of|younger|older|except|not|or|you|"
    r"possess)\b"
)
"""What goes on after a phrase that is not read whole."""


def meant(text: str, by: int, there: dict[int, Standing]) -> Iterator[tuple[str, frozenset[int]]]:
    """Each phrase of a text that is read whole, and whom it means, spoken by `by`.

    "A or B" is one more phrase. Whom one fights, or steals from, can be fought, or has some;
    whom one locks may have to be unlocked.
    """
    before: tuple[int, str, frozenset[int]] | None = None
    for found in PHRASE.finditer(text):
        if MORE.match(text[found.end() :]) and not re.match(
            r" or (?:an? )?(?:\w+ )?(?:vampire|ally|minion|mummy)", text[found.end() :]
        ):
            continue
        them = frozenset(card for card, one in there.items() if _means(found, card, by, there))
        said = text[: found.start()]
        if before and text[before[0] : found.start()] == " or ":
            them |= before[2]
            said = before[1]
        elif found["many"] is None:
            continue
        before = found.end(), said, them
        if re.search(r"combat with (?:and lock )?$", said):
            them = frozenset(
                c for c in them if there[c].seat != there[by].seat and there[c].region == "ready"
            )
        if re.search(r"\b[Ll]ock $", said):
            yield found[0], frozenset(c for c in them if not there[c].locked)
        if re.search(r"[Ss]teals? (?:up to )?\d+ blood from $", said):
            them = frozenset(c for c in them if there[c].blood)
        yield found[0], them


def _means(found: re.Match[str], card: int, by: int, there: dict[int, Standing]) -> bool:
    one, me = there[card], there[by]
    tails = found["tails"]
    if ("uncontrolled" in tails) != (one.region == "uncontrolled"):
        return False
    if found["many"] in ("another", "the other", "other") and card == by:
        return False
    return (
        _noun(found["noun"], one)
        and all(_adjective(words, one, me) for words in _split(found["adjectives"]))
        and all(_tail(tail.strip(), card, one, me, by) for tail in re.findall(TAIL, tails))
    )


def _split(words: str) -> list[list[str]]:
    """The adjectives; those with "or" between them are one, with several ways to be true."""
    found: list[list[str]] = []
    rest = words
    joined = False
    for piece in re.finditer(rf"({ONE})(,? or |, | )?", rest):
        if joined:
            found[-1].append(piece[1])
        else:
            found.append([piece[1]])
        joined = bool(piece[2]) and piece[2].strip() in ("or", ",", ", or")
    return found


def _noun(word: str, one: Standing) -> bool:
    if word.startswith("minion"):
        return True
    if word.startswith("all"):
        return "ally" in one.face.types
    return "vampire" in one.face.types and (word.startswith("vampire") or _is(word, one))


def _is(word: str, one: Standing) -> bool:
    """A clan, a sect or a title."""
    if "vampire" not in one.face.types:
        return False
    return (
        word in one.face.clans
        or word.lower() == (one.face.sect or "")
        or word.lower() == (one.face.title or "")
    )


def _adjective(words: list[str], one: Standing, me: Standing) -> bool:
    return any(_one(word, one, me) for word in words)


def _one(word: str, one: Standing, me: Standing) -> bool:
    if word.startswith("non-"):
        return not _one(word.removeprefix("non-"), one, me)
    capacity = one.face.capacity
    mine = me.face.capacity
    match word:
        case "ready":
            return one.region == "ready"
        case "unlocked":
            return not one.locked
        case "locked":
            return one.locked
        case "other":
            return one is not me
        case "titled":
            return one.face.title is not None
        case "younger":
            return capacity is not None and mine is not None and capacity < mine
        case "older":
            return capacity is not None and mine is not None and capacity > mine
    if word.endswith("-capacity"):
        return capacity == int(word.removesuffix("-capacity"))
    return _is(word, one)


def _tail(words: str, card: int, one: Standing, me: Standing, by: int) -> bool:
    capacity = one.face.capacity
    if words == "you control":
        return one.seat == me.seat
    if "uncontrolled" in words:
        return one.seat == me.seat
    if words == "other than this vampire":
        return card != by
    if words.endswith(("they control", "that Methuselah controls")):
        return one.seat != me.seat
    if words.startswith("who is not"):
        return not {*one.face.clans} & {*re.split(" or ", words.removeprefix("who is not "))}
    if " or pre" in words:
        return one.seat in ((me.seat + 1) % 5, (me.seat - 1) % 5)
    if words == "in torpor":
        return one.region == "torpor"
    if "another Methuselah" in words:
        return one.seat != me.seat
    if "your prey" in words:
        return one.seat == (me.seat + 1) % 5
    if "your predator" in words:
        return one.seat == (me.seat - 1) % 5
    if words.startswith("younger"):
        return _one("younger", one, me)
    number = int(found[0]) if (found := re.findall(r"\d+", words)) else 1
    if words.endswith("blood"):
        return one.blood >= number
    if capacity is None:
        return False
    if "or less" in words:
        return capacity <= number
    if "or more" in words:
        return capacity >= number
    return capacity > number if "above" in words or "over" in words else capacity < number
