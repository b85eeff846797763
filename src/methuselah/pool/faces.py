"""Reading a card's face: what is printed on it, as plain frozen data.

`face(card)` reads one card of krcg (which bundles the official card list) into a `Face`. Names,
numbers and requirements come from the list's columns; keywords, life, strength, bleed and
requirements that exist only as words are read from the text. Nothing here knows what a text
*does*: that is written in `methuselah.cards`, and the `digest` ties the two together.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from methuselah.pool.printed import ANY_GROUP, X_COST, Face, Printing

if TYPE_CHECKING:
    from krcg.cards import Card

__all__ = ["digest", "face", "sentences"]


def digest(text: str) -> str:
    """Six hexadecimal characters that change when the official text changes.

    White space is no part of a text:

    >>> digest("+1 stealth action.") == digest(" +1  stealth\\naction. ")
    True
    """
    return hashlib.sha256(" ".join(text.split()).encode()).hexdigest()[:6]


def sentences(text: str) -> Iterator[str]:
    """The sentences of a text, line by line, each with its full stop.

    >>> list(sentences("Unique location. +1 stealth action.\\n[dom] Bleed."))
    ['Unique location.', '+1 stealth action.', '[dom] Bleed.']
    """
    for line in text.splitlines():
        yield from (part for part in re.split(r"(?<=\.)\s+", line.strip()) if part)


def face(card: Card) -> Face:
    """Read one card of krcg. The groups of its columns are described at `Face`."""
    text = card.card_text.strip()
    keywords = _keywords(text) if card.library else _creature_of(card)
    sect, city = _sect_and_city(text) if card.crypt else (None, None)
    return Face(
        id=card.id,
        name=card.name,
        printed_name=card.printed_name,
        types=tuple(kind.lower() for kind in card.types),
        text=text,
        digest=digest(text),
        disciplines=tuple(card.disciplines),
        combo=card.combo,
        clans=tuple(card.clans),
        path=card.path,
        capacity=card.capacity if card.crypt else None,
        group=_group(card.group),
        title=card.title.lower() if card.title else None,
        city=city,
        sect=sect,
        blood_cost=_cost(card.blood_cost),
        pool_cost=_cost(card.pool_cost),
        conviction_cost=_cost(card.conviction_cost),
        burn_option=card.burn_option,
        advanced=card.adv,
        unique="unique" in keywords if card.library else "Non-unique." not in text,
        keywords=keywords,
        requires=tuple(_requirements(text)) if card.library else (),
        **_creature(text, card.types),
        banned=card.banned,
        legal_from=card.legality or "",
        printings=tuple(_printings(card)),
        rulings=tuple(str(ruling["text"]) for ruling in card.rulings),
        vekn_name=card.vekn_name,
        names=tuple(dict.fromkeys((card.name, card.usual_name, *card.name_variants))),
    )


def _cost(printed: str | None) -> int | None:
    if printed is None:
        return None
    return X_COST if printed.upper() == "X" else int(printed)


def _group(printed: str | None) -> int | None:
    if printed is None:
        return None
    return ANY_GROUP if printed.upper() == "ANY" else int(printed)


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


def _creature_of(card: Card) -> frozenset[str]:
    """An imbued is a mortal (RB24, Appendix: Imbued Rules, 1)."""
    return frozenset({"mortal"}) if "Imbued" in card.types else frozenset()


def _requirements(text: str) -> Iterator[str]:
    """What a card requires in words: "Requires a prince or justicar." is "prince or justicar".

    A requirement printed behind a discipline binds that level alone; the definition states it.
    """
    for sentence in sentences(text):
        if found := _REQUIRES.match(sentence):
            yield found["what"].strip().lower()


def _creature(text: str, types: list[str]) -> dict[str, int | None]:
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
                numbers[what] = _cost(found[1]) if found else None
    return numbers


def _printings(card: Card) -> Iterator[Printing]:
    """Where it was printed, oldest set first; a set without a date comes last."""
    order = {name: place for place, name in enumerate(card.ordered_sets)}
    for name in sorted(card.sets, key=lambda name: order.get(name, len(order))):
        entries = card.sets[name] or [{}]
        for entry in entries:
            precon = entry.get("precon")
            yield Printing(
                set=name,
                date=str(entry.get("release_date", "")),
                precon=str(precon) if precon else None,
                copies=int(entry.get("copies", 0)),
            )
