"""Reading a card's face: what is printed on it, as plain frozen data.

`face_of` reads one card of krcg (which bundles the official card list) into a `Face`.
Names, numbers and requirements come from the list's columns; keywords, life, strength, bleed and
requirements that exist only as words are read from the text. Nothing here knows what a text
*does*: that is written in `methuselah.cards`, and the `digest` ties the two together.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from methuselah.pool.printed import ANY_GROUP, X_COST, Face, Printing
from methuselah.pool.words import digest, plain

if TYPE_CHECKING:
    from krcg.models import Card, Cost, CryptCard, LibraryCard, Set

    Sets = Mapping[int | str, Set]

__all__ = ["face_of", "sentences"]


def sentences(text: str) -> Iterator[str]:
    """The sentences of a text, line by line, each with its full stop.

    >>> list(sentences("Unique location. +1 stealth action.\\n[dom] Bleed."))
    ['Unique location.', '+1 stealth action.', '[dom] Bleed.']
    """
    for line in text.splitlines():
        yield from (part for part in re.split(r"(?<=\.)\s+", line.strip()) if part)


def face_of(card: Card, sets: Sets, vekn_name: str) -> Face:
    """Read one card of krcg. The groups of its columns are described at `Face`.

    vekn_name: what it is called in lists of decks.
    """
    from krcg.models import CryptCard, LibraryCard

    text = plain(card.text).strip()
    face = Face(
        id=card.id,
        name=_name(card),
        printed_name=card.printed_name,
        types=tuple(kind.value.lower() for kind in card.types),
        text=text,
        digest=digest(text),
        banned=card.banned.isoformat() if card.banned else None,
        legal_from=card.legal.isoformat() if card.legal else "",
        printings=tuple(_printings(card, sets)),
        vekn_name=vekn_name,
        names=tuple(dict.fromkeys(_names(card))),
    )
    if isinstance(card, CryptCard):
        return replace(face, **_of_crypt(card, text))
    assert isinstance(card, LibraryCard)
    return replace(face, **_of_library(card, text))


def _name(card: Card) -> str:
    """The name that no other card has: "Theo Bell (G2 ADV)", "Anarch Convert (ANY)"."""
    suffix = card.suffix
    if getattr(card, "group", None) == "Any":
        suffix = f"ANY {suffix}".strip()
    return f"{card.printed_name} ({suffix})" if suffix else card.printed_name


def _names(card: Card) -> Iterator[str]:
    """krcg's names of a card: as printed, with what tells it from others, and variants."""
    yield from (card.unique_name, card.full_name, card.printed_name)
    for variant in card.name_variants:
        if len(variant.name) > 1 and not variant.name.startswith(" "):  # slips of krcg's
            yield variant.name


def _of_crypt(card: CryptCard, text: str) -> dict[str, Any]:
    """What only a vampire or an imbued has. An imbued is a mortal (RB24, Appendix: Imbued, 1)."""
    sect, city = _sect_and_city(text)
    return {
        "disciplines": tuple(card.disciplines),
        "clans": (card.clan,) if card.clan else (),
        "path": card.path or None,
        "capacity": card.capacity,
        "group": _group(card.group),
        "title": card.title.value.lower() if card.title else None,
        "city": city,
        "sect": sect,
        "advanced": card.advanced,
        "unique": "Non-unique." not in text,
        "keywords": frozenset({"mortal"}) if "Imbued" in card.types else frozenset(),
    }


def _of_library(card: LibraryCard, text: str) -> dict[str, Any]:
    """What only a library card has."""
    needed = card.discipline_requirement
    words = _keywords(text)
    return {
        "disciplines": tuple(_CODES.get(one, one) for one in needed.disciplines) if needed else (),
        "combo": bool(needed and needed.type == "Combo"),
        "clans": tuple(card.clan_requirement),
        "path": "/".join(card.path_requirement) or None,
        "blood_cost": _cost(card.cost, "Blood"),
        "pool_cost": _cost(card.cost, "Pool"),
        "conviction_cost": _cost(card.cost, "Conviction"),
        "burn_option": card.burn_option,
        "unique": "unique" in words or "this is a unique location" in text,
        "keywords": words,
        "requires": tuple(_requirements(text)),
        **_creature(text, card.types),
    }


_CODES: Final = {"fli": "FLIGHT"}
"""Flight has no levels; it is written as the texts write it."""


def _cost(cost: Cost | None, kind: str) -> int | None:
    if cost is None or cost.type != kind:
        return None
    return X_COST if cost.value == "X" else cost.value


def _group(group: str | None) -> int | None:
    if group is None:
        return None
    return ANY_GROUP if group == "Any" else int(group.removeprefix("G"))


_SECTS = "Camarilla|Sabbat|Independent|Anarch|Laibon"
_HEAD = re.compile(
    rf"(?:\[MERGED\] )?(?:Advanced, )?(?P<sect>{_SECTS})"
    r"(?: (?:Prince|Archbishop|Baron) of (?P<city>Washington, D\.C\.|[^.:\n]+))?"
)
_CITY_SPELLINGS: Final = {"Washington, DC": "Washington, D.C."}


def _sect_and_city(text: str) -> tuple[str | None, str | None]:
    head = _HEAD.match(text)
    if not head:
        return None, None
    city = head["city"]
    return head["sect"].lower(), _CITY_SPELLINGS.get(city, city)


_CREATURES = (
    "ally|animal|changeling|demon|dhampir|gargoyle creature|ghoul|mage|mortal|mummy|retainer|"
    "werewolf|wraith|zombie"
)
_WORDS = re.compile(
    r"(?:aim|ammo|archetype|boon|condemnation|contract|derivative|discipline|electronic|elysium|"
    r"equipment|event|flight(?: \[flight\])?|frenzy|gehenna|government|grapple|gun|haven|"
    r"hunter-list|hunting ground|inconnu|inquisition|investment|location|master|melee weapon|"
    r"mithraic mysteries|nod fragment|non-unique|operation antigen|out-of-turn|path|red list|"
    rf"skin|title|transient|trifle|trophy|unique|vehicle|watchtower|weapon|{_CREATURES})"
    r"(?=[\s:,.]|$)"
)
_NUMBERS = re.compile(r"with [\dx]+ life|[\dx]+ (?:strength|bleed)(?=[,.\s])")


def _keywords(text: str) -> frozenset[str]:
    """The words that stand as sentences of their own before the first discipline.

    A sentence counts only if it is made of nothing but known keywords; "+1 stealth action."
    and the like are passed over.
    """
    found: set[str] = set()
    lead = re.split(r"\[(?!FLIGHT)", text.split("\n", 1)[0])[0]
    for sentence in sentences(lead):
        bare = _NUMBERS.sub("", sentence.lower())
        words = [word.removesuffix(" [flight]") for word in _WORDS.findall(bare)]
        if words and not _WORDS.sub("", bare).strip(" .,:"):
            found.update(words)
    if "melee weapon" in found or "gun" in found:
        found.add("weapon")
    return frozenset(found - {"master", "ally", "retainer", "equipment", "event"})


_REQUIRES = re.compile(r"Requires (?:an? )?(?P<what>[^.]+)\.")


def _requirements(text: str) -> Iterator[str]:
    """What a card requires in words: "Requires a prince or justicar." is "prince or justicar".

    A requirement printed behind a discipline binds that level alone; the definition states it.
    """
    for sentence in sentences(text):
        if found := _REQUIRES.match(sentence):
            yield found["what"].strip().lower()


def _creature(text: str, types: Sequence[str]) -> dict[str, int | None]:
    """Life, strength and bleed, from "Animal with 1 life. 0 strength, 0 bleed."."""
    numbers: dict[str, int | None] = {"life": None, "strength": None, "bleed": None}
    if not {"Ally", "Retainer"}.isdisjoint(types):
        line = text.split("\n", 1)[0]
        for what, pattern in (
            ("life", r"with (\d+|X) life"),
            ("strength", r"(?<![+-])\b(\d+|X) strength"),
            ("bleed", r"(?<![+-])\b(\d+|X) bleed"),
        ):
            if what == "life" or "Ally" in types:
                found = re.search(pattern, line)
                numbers[what] = _number(found[1]) if found else None
    return numbers


def _number(printed: str) -> int:
    return X_COST if printed == "X" else int(printed)


def _printings(card: Card, sets: Sets) -> Iterator[Printing]:
    """Where it was printed, oldest set first; a set without a date comes last."""
    for one in card.prints:
        of = sets[one.set.code]
        date = of.release_date.isoformat() if of.release_date else ""
        if not one.occurrences:
            yield Printing(of.name, date, None, 0)
        for occurrence in one.occurrences:
            bundle = of.bundles.get(occurrence.bundle)
            released = bundle.release_date if bundle else occurrence.date
            yield Printing(
                set=of.name,
                date=released.isoformat() if released else date,
                precon=(bundle.name or None) if bundle else None,
                copies=occurrence.copies,
            )
