"""What people call cards in their lists: short forms that follow from a name, and nicknames.

krcg has the official names, the former ones and a few abbreviations. Those here were in its older
versions, or follow from the name; a name of a card always beats them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

__all__ = ["NICKNAMES", "short_forms"]

_SHORTEST: Final = 5
"""Letters that what stands before a comma must have to be a name."""
_GROUND: Final = " Hunting Ground"
_BASE: Final = "Powerbase: "


def short_forms(name: str, advanced: bool) -> Iterator[str]:
    """The short forms of a name as it is printed.

    >>> list(short_forms("Zoo Hunting Ground", advanced=False))
    ['Zoo HG', 'Zoo H.G.']
    >>> list(short_forms("Theo Bell", advanced=True))
    ['Theo Bell (ADV)']
    """
    bare = name.partition(",")[0]
    known = (name, bare) if len(bare) >= _SHORTEST and bare != name else (name,)
    if advanced:
        yield from (f"{one} (ADV)" for one in known)
    else:
        yield from known[1:]
    if name.endswith(_GROUND):
        yield from (name.removesuffix(_GROUND) + end for end in (" HG", " H.G."))
    if name.startswith(_BASE):
        city = name.removeprefix(_BASE)
        yield from (f"PB {city}", f"PB:{city}", f"PB: {city}", f"Powerbase {city}")
    if name.endswith("!"):
        yield name[:-1]


NICKNAMES: Final = {
    "2nd trad": "Second Tradition: Domain",
    "2nd tradition: domain": "Second Tradition: Domain",
    "2th tradition": "Second Tradition: Domain",
    "4th tradition: accounting": "Fourth Tradition: The Accounting",
    "acad. hg": "Academic Hunting Ground",
    "ancient influnse": "Ancient Influence",
    "antediluvian a.": "Antediluvian Awakening",
    "anthelios, the": "Anthelios, The Red Star",
    "archon inv.": "Archon Investigation",
    "blodd doll": "Blood Doll",
    "call": "The Call",
    "carver's meat packing plant": "Carver's Meat Packing and Storage",
    "con ag": "Conservative Agitation",
    "deflekion": "Deflection",
    "denys": "Deny",
    "direct": "Direct Intervention",
    "divine intervention": "Direct Intervention",
    "dogde": "Dodge",
    "dominat skill": "Dominate",
    "dominate: skillcard": "Dominate",
    "dreams of the s.": "Dreams of the Sphinx",
    "eagle sight": "Eagle's Sight",
    "effective": "Effective Management",
    "elysium": "Elysium: The Arboretum",
    "entice": "Enticement",
    "fetish hg": "Fetish Club Hunting Ground",
    "forced": "Forced Awakening",
    "forced aw": "Forced Awakening",
    "golgonda": "Golconda: Inner Peace",
    "gtu": "Govern the Unaligned",
    "guard dog": "Guard Dogs",
    "heidelburg": "Heidelberg Castle, Germany",
    "info hwy": "Information Highway",
    "info superhighway": "Information Highway",
    "infohighway": "Information Highway",
    "j.s. simons": "J. S. Simmons, Esq.",
    "js simmons": "J. S. Simmons, Esq.",
    "js simmons esq": "J. S. Simmons, Esq.",
    "judgement": "Judgment: Camarilla Segregation",
    "krc": "Kine Resources Contested",
    "krcg news": "KRCG News Radio",
    "krcg newspaper": "KRCG News Radio",
    "krcg radio station": "KRCG News Radio",
    "laptop comp": "Laptop Computer",
    "laptop comp.": "Laptop Computer",
    "laptops": "Laptop Computer",
    "legal manip": "Legal Manipulations",
    "london eve star": "London Evening Star, Tabloid Newspaper",
    "london evening star, tabloid": "London Evening Star, Tabloid Newspaper",
    "lost in the crowd": "Lost in Crowds",
    "lost n the crowds": "Lost in Crowds",
    "malk. dementia": "Malkavian Dementia",
    "milicent smith: vampire hunter": "Millicent Smith, Puritan Vampire Hunter",
    "molotov": "Molotov Cocktail",
    "obfuscate skill": "Obfuscate",
    "ohoyo hopoksia": "Ohoyo Hopoksia (Bastet)",
    "owl": "Owl Companion",
    "pentex": "Pentex™ Subversion",
    "ps: istanbul": "Praxis Seizure: Istanbul",
    "pto": "Protect Thine Own",
    "pulse": "Pulse of the Canaille",
    "rack": "The Rack",
    "rejuvenation": "Rejuvenate",
    "rumor mill, the": "The Rumor Mill, Tabloid Newspaper",
    "rumour mill tabloid": "The Rumor Mill, Tabloid Newspaper",
    "soul gems": "Soul Gem of Etrius",
    "sprit touch": "Spirit's Touch",
    "storage": "Storage Annex",
    "telepathic misdir.": "Telepathic Misdirection",
    "temptation of g.p.": "Temptation of Greater Power",
    "tomb of rameses the cheesemonger": "Tomb of Rameses III",
    "true love's kiss": "True Love's Face",
    "truth of a 1000 lies": "Truth of a Thousand Lies",
    "univ hg": "University Hunting Ground",
    "univ. hg": "University Hunting Ground",
    "veil of legions": "Veil the Legions",
    "ventrue hq": "Ventrue Headquarters",
    "wake": "Wake with Evening's Freshness",
    "wake w/eve. freshness": "Wake with Evening's Freshness",
    "wake w/evening...": "Wake with Evening's Freshness",
    "wake wef": "Wake with Evening's Freshness",
    "wake with e.f": "Wake with Evening's Freshness",
    "wake with ef": "Wake with Evening's Freshness",
    "wake...": "Wake with Evening's Freshness",
    "wakes": "Wake with Evening's Freshness",
    "wakeys": "Wake with Evening's Freshness",
    "waste man op": "Waste Management Operation",
    "wwstick": "Weighted Walking Stick",
}
"""Nicknames, abbreviations and usual slips, with the names of the cards."""
