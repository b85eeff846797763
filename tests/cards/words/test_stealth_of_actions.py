"""Each action card has the stealth that its text says, at each of its levels.

At a table at which most actions find what they need. Of those that nobody could take there the
names are kept, and they are not taken there indeed: their own tests say what they need.
"""

from __future__ import annotations

import re

import pytest

from combat_talk import COMPANION
from from_the_hand import named_of_type
from methuselah.pool import pool
from methuselah.rules.action.action import Action, stealth
from table_talk import Table
from wide_table import fitting

SAID = re.compile(r"\+(\d+) stealth (?:Ⓓ |\(D\) )?(?:political )?action")
LEVEL = re.compile(r"((?:\[[A-Za-z]{3}\])+) ?(.*)")
AS_ABOVE = re.compile(r"As (?:(?:\[[A-Za-z]{3}\])+ )?above")
NEEDS = frozenset(
    (
        "Abomination",
        "Compel the Spirit",
        "Defender of the Haven",
        "Red List",
        "Violation of Trust",
        "Anarch Secession",
        "Atonement",
        "Black Hand Emissary",
        "Bloodwork",
        "Contagion",
        "Emergency Powers",
        "Fire on the Mountain",
        "Founders of the Ebony Kingdom",
        "Games of Instinct",
        "Gather",
        "Go Anarch",
        "Inquisition",
        "Nosferatu Performance Art",
        "Of Noble Blood",
        "Reunion Kamut",
        "Revelation of the Sire",
        "Stealing Years",
        "Unleash Hell's Fury",
        "Force of Will",
        "Kindred Intelligence",
        "Memory's Fading Glimpse",
        "Mesu Bedshet",
        "Movement of the Slow Body",
        "Mozambique Allure",
        "Patronage",
        "Petra Resonance",
        "Poison the Well of Life",
        "Rapid Healing",
        "Recure of the Homeland",
        "Regeneration",
        "Shepherd's Innocence",
        "Soul of the Earth",
        "Tattoo Signal",
        "The Call",
        "The Trick of the Danya",
        "Thing",
        "Thrones Crumble",
        "Under Siege",
        "Black Hand Ritual",
        "Bond",
        "Leech",
        "Monomancy",
        "Sixth Tradition: Destruction",
        "Victim of Habit",
        "Legacy",
        "Chronicle of the Lost Tribe",
        "Dive Bomb",
        "Khabar: Loyalty",
        "Recruitment Exercise",
    )
)
"""What a vampire in torpor or a locked one takes, or with a target that is not at that table."""
IN_OTHER_WORDS = {
    "Anonymous Freight": {"": 3},
    "Baltimore Purge": {"": 0},  # of a Ravnos only
    "Carrion Coffin": {"pro": 0, "PRO": 1},
    "Enthrall": {"obf": 0, "pre": 0, "OBF": 0, "PRE": 0},
    "Loki's Gift": {"pro": 1, "PRO": 1},
    "Psychophagia": {"": 1, "2": 1},
    "Muricia's Call": {"ani": 1, "ani_spi": 1, "ANI_SPI": 1},
    "Night Moves": {"obf": 3, "OBF": 6},
    "Putrescent Sustenance": {"obl": 1, "tha": 1, "OBL": 1, "THA": 1},
    "Rampage": {"pot": 0},  # on another's location; its own tests burn one's own
    "Reality": {"chi": 0, "CHI": 0},  # the stealth is that of who burns the card
    "Release of the Shackled Soul": {"nec": 0, "NEC": 1},
    "Skullduggery": {"obf": 1, "pre": 0, "pro": 1},
    "Touch of Valeren": {"for": 1},
}
"""Texts that say it otherwise, read by hand."""


def said(text: str) -> int:
    """The stealth that a sentence says, 0 for none."""
    found = SAID.search(text)
    return int(found[1]) if found else 0


def levels_of(text: str) -> dict[str, int]:
    """The stealth at each level ("dom", "cel_PRE"; "" without one), read off the text."""
    found: dict[str, int] = {}
    common = above = 0
    for line in text.splitlines():
        mark = LEVEL.match(line)
        if mark is None:
            common = max(common, said(line))
            continue
        above = said(mark[2]) or (above if AS_ABOVE.match(mark[2]) else 0) or common
        found[mark[1].strip("[]").replace("][", "_")] = above
    return found or {"": common}


def laid(name: str) -> tuple[Table, int, int]:
    """A table with much on it; the vampire that acts, and the card in the hand."""
    table = Table()
    maker = table.you.ready(fitting(pool()[name]), blood=9)
    table.you.ready(COMPANION, blood=1)
    table.you.in_play("Leather Jacket", on=maker)
    table.you.torpor("Brooke (G2)", blood=2)
    table.you.uncontrolled("Anson (G1)", blood=1)
    table.you.uncontrolled("Ryan", blood=1)
    table.you.ash_heap(
        "Blood Doll", "Govern the Unaligned", "Ryan", ".44 Magnum", "Vagabond Mystic"
    )
    table.you.holds("Raven Spy", ".44 Magnum", "Kine Resources Contested")
    theirs = table.prey.ready("Nassir", blood=2)
    table.prey.ready("Vagabond Mystic")
    table.prey.ready("Lauren", locked=True, blood=1)
    table.prey.in_play(".44 Magnum", on=theirs)
    table.prey.in_play("The Barrens")
    table.prey.torpor("Dirk (G4)", blood=1)
    table.prey.holds("Blood Doll")
    table.gives_edge(table.you)
    return table, maker, table.you.holds(name)


def taken(name: str) -> dict[str, int]:
    """The stealth of each way of a card that can be taken at that table."""
    table, maker, card = laid(name)
    ways = sorted({option.mode for option in table.you.options("act", card=card, minion=maker)})
    found: dict[str, int] = {}
    for way in ways:
        table, maker, card = laid(name)
        table.you.does("act", card=card, minion=maker, level=way)
        action = table.state.frame(Action)
        while action is None or table.asked().kind not in ("window", "block"):  # type: ignore[union-attr]
            table.take(0)
            action = table.state.frame(Action)
        found[way] = stealth(table.state, action)
    return found


SEVERAL_AT_ONCE = {"Break the Bonds", "Illegalism", "Make the Misere", "The Platinum Protocol"}
"""More than one of their Disciplines can be used: their own tests play the combinations."""


@pytest.mark.parametrize("name", sorted({*named_of_type("action")} - SEVERAL_AT_ONCE))
def test_an_action_has_the_stealth_of_its_text(name: str) -> None:
    """With no other card that gives any."""
    expected = IN_OTHER_WORDS.get(name) or levels_of(pool()[name].text)
    ways = taken(name)
    assert bool(ways) is (name not in NEEDS)
    level = {way: "" if way.isdigit() else way.split(" ")[0] for way in ways}
    assert ways == {way: expected[level[way]] for way in ways}
