"""Cards of more than one Discipline: in the hand, the library and the ash heap they are of each.

What they count as when played is told beside each card; here is the other half of that ruling.
"""

from __future__ import annotations

import pytest

from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import (
    ash_heap,
    choose,
    gain_pool,
    hand,
    library,
    requires_discipline,
    use,
    yours,
)
from methuselah.pool import pool
from table_talk import Table

PILES = {"hand": hand, "library": library, "ash_heap": ash_heap}
PLAIN = "Wake with Evening's Freshness"
"""A card that requires no Discipline."""
ABSENT = "vin"
"""A Discipline that none of them requires."""


def finder(pile: str, code: str) -> Definition:
    """A made-up card in play: chooses a card of this pile that requires a Discipline."""
    found = use(
        choose(PILES[pile](yours, requires_discipline(code)), name="found"),
        gain_pool(1),
        at=("minion",),
        once="turn",
    )
    return paper(f"Finder of {code} in {pile}", found, kind="event")


@pytest.mark.parametrize("pile", PILES)
@pytest.mark.parametrize(
    "name",
    [
        pytest.param("Adhocracy", marks=pytest.mark.ruling("Adhocracy", 2)),
        pytest.param("Ashes to Ashes", marks=pytest.mark.ruling("Ashes to Ashes", 6)),
        pytest.param("Blissful Agony", marks=pytest.mark.ruling("Blissful Agony", 12)),
        pytest.param("Bollix", marks=pytest.mark.ruling("Bollix", 8)),
        pytest.param("Break the Bonds", marks=pytest.mark.ruling("Break the Bonds", 4)),
        pytest.param("Brick by Brick", marks=pytest.mark.ruling("Brick by Brick", 2)),
        pytest.param("Cheat the Fates", marks=pytest.mark.ruling("Cheat the Fates", 1)),
        pytest.param("Cleansing Ritual", marks=pytest.mark.ruling("Cleansing Ritual", 1)),
        pytest.param("Clotho's Gift", marks=pytest.mark.ruling("Clotho's Gift", 1)),
        pytest.param("CrimethInc.", marks=pytest.mark.ruling("CrimethInc.", 4)),
        pytest.param("Deep Ecology", marks=pytest.mark.ruling("Deep Ecology", 2)),
        pytest.param("Diabolic Lure", marks=pytest.mark.ruling("Diabolic Lure", 2)),
        pytest.param("Diversion", marks=pytest.mark.ruling("Diversion", 2)),
        pytest.param("Domain of Evernight", marks=pytest.mark.ruling("Domain of Evernight", 3)),
        pytest.param("Donnybrook", marks=pytest.mark.ruling("Donnybrook", 2)),
        pytest.param("Dust Up", marks=pytest.mark.ruling("Dust Up", 3)),
        pytest.param("Earth Swords", marks=pytest.mark.ruling("Earth Swords", 1)),
        pytest.param("Echo of Harmonies", marks=pytest.mark.ruling("Echo of Harmonies", 9)),
        pytest.param("Falcon's Eye", marks=pytest.mark.ruling("Falcon's Eye", 4)),
        pytest.param("Folderol", marks=pytest.mark.ruling("Folderol", 2)),
        pytest.param("Guardian Vigil", marks=pytest.mark.ruling("Guardian Vigil", 4)),
        pytest.param("Hell-for-Leather", marks=pytest.mark.ruling("Hell-for-Leather", 2)),
        pytest.param("Illegalism", marks=pytest.mark.ruling("Illegalism", 1)),
        pytest.param("Invigorate", marks=pytest.mark.ruling("Invigorate", 1)),
        pytest.param("Line Brawl", marks=pytest.mark.ruling("Line Brawl", 1)),
        pytest.param("Make the Misere", marks=pytest.mark.ruling("Make the Misere", 2)),
        pytest.param("Memory Rift", marks=pytest.mark.ruling("Memory Rift", 3)),
        pytest.param("Necrosis", marks=pytest.mark.ruling("Necrosis", 4)),
        pytest.param("Neutral Guard", marks=pytest.mark.ruling("Neutral Guard", 3)),
        pytest.param("Nose of the Hound", marks=pytest.mark.ruling("Nose of the Hound", 2)),
        pytest.param("Outside the Hourglass", marks=pytest.mark.ruling("Outside the Hourglass", 3)),
        pytest.param("Party Out Of Bounds", marks=pytest.mark.ruling("Party Out Of Bounds", 2)),
        pytest.param("Phantom Speaker", marks=pytest.mark.ruling("Phantom Speaker", 1)),
        pytest.param("Power of One", marks=pytest.mark.ruling("Power of One", 3)),
        pytest.param("Psychomachia", marks=pytest.mark.ruling("Psychomachia", 3)),
        pytest.param("Relentless Reaper", marks=pytest.mark.ruling("Relentless Reaper", 2)),
        pytest.param("Repulsion", marks=pytest.mark.ruling("Repulsion", 4)),
        pytest.param("Rewind Time", marks=pytest.mark.ruling("Rewind Time", 12)),
        pytest.param("Sense the Sin", marks=pytest.mark.ruling("Sense the Sin", 1)),
        pytest.param("Sentry Signal", marks=pytest.mark.ruling("Sentry Signal", 1)),
        pytest.param("Siren's Lure", marks=pytest.mark.ruling("Siren's Lure", 6)),
        pytest.param("Smash and Grab", marks=pytest.mark.ruling("Smash and Grab", 3)),
        pytest.param("Speak with Spirits", marks=pytest.mark.ruling("Speak with Spirits", 1)),
        pytest.param("Spirit Marionette", marks=pytest.mark.ruling("Spirit Marionette", 10)),
        pytest.param("Stone Quills", marks=pytest.mark.ruling("Stone Quills", 2)),
        pytest.param("Strength of the Bear", marks=pytest.mark.ruling("Strength of the Bear", 1)),
        pytest.param("Swiftness of the Stag", marks=pytest.mark.ruling("Swiftness of the Stag", 1)),
        pytest.param("The Platinum Protocol", marks=pytest.mark.ruling("The Platinum Protocol", 3)),
        pytest.param(
            "Unthinkable Humiliation", marks=pytest.mark.ruling("Unthinkable Humiliation", 1)
        ),
    ],
)
def test_it_requires_each_of_its_disciplines(table: Table, name: str, pile: str) -> None:
    """Whichever is asked for, it is found; a Discipline that it does not have finds nothing."""
    codes = pool()[name].disciplines
    assert len(codes) > 1
    assert ABSENT not in codes
    put = {"hand": table.you.holds, "library": table.you.library, "ash_heap": table.you.ash_heap}
    one, two, _ = put[pile](name, name, PLAIN)
    table.you.ready("Ryan")
    finders = {code: table.you.in_play(finder(pile, code)) for code in codes}
    table.you.in_play(finder(pile, ABSENT))
    table.asked()

    for code, event in finders.items():
        table.you.uses(event)
        assert table.you.choices() == {one, two}, code
        table.you.chooses(one)
    assert table.you.pool() == 30 + len(codes)
    assert not table.you.may("use", card=finder(pile, ABSENT).name)
