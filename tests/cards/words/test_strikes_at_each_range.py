"""A printed strike does its damage, at the range at which it can: "2R damage" at both.

Weapons and what minions strike with, of those with one sentence about it: chosen at close range and
at long range, the damage is measured. Without the R nobody is hurt at long range.
"""

from __future__ import annotations

import re

import pytest

from combat_talk import DODGE, MANEUVER, fight
from fight_talk import damage_to, replaced
from methuselah.cards import written
from methuselah.pool import Face, pool
from table_talk import Table
from wide_table import CLANS, fitting

DAMAGE = r"([Ss]trength[ +]*)?(\d)(R?)( unpreventable)?( aggravated)? damage"
SAID = re.compile(
    rf"(?<=trike: ){DAMAGE}|(?<=strike for ){DAMAGE}|{DAMAGE}(?= each strike| as a strike)"
)
ANY = re.compile(r"[Ss]trike(?:, \w+)?:|strike for|each strike|as a strike")
IN_PLAY = {"equipment", "retainer", "ally", "vampire", "imbued"}
NEEDS = frozenset(("Luca Italicus (G4)", "RPG Launcher", "The Crusader Sword"))
"""Strikes that ask for more than a fight: their own tests give it to them."""

ONLY_FAR = {"Ash Harrison (G5)", "Mark V", "Sniper Rifle", "Starshell Grenade Launcher"}
MORE_THAN_A_STRIKE = {"Talbot's Chainsaw"}
"""Its bearer presses, and strikes again."""


def saying() -> list[str]:
    """Cards in play with one strike."""
    faces = [pool()[name] for name in written()]
    return sorted(
        {
            face.name
            for face in faces
            if IN_PLAY & {*face.types}
            and len(ANY.findall(face.text)) == 1 == len(SAID.findall(face.text))
            and face.name not in MORE_THAN_A_STRIKE
        }
    )


def struck(face: Face, far: bool) -> tuple[int, int] | None:
    """The damage, and how much of it is aggravated; None where it cannot be chosen."""
    table = Table()
    named = [clan for clan in CLANS if clan in face.text]
    if face.crypt or {"ally", "imbued"} & {*face.types}:
        mine = card = table.you.ready(face.name)
    else:
        mine = table.you.ready(fitting(face, *named), blood=9)
        card = table.you.in_play(face.name, on=mine, counters=3)
    plain = replaced("Crow (G5)", clans=("Caitiff",), disciplines=(), capacity=11)
    theirs = table.prey.ready(plain)
    table.you.holds(DODGE, MANEUVER)
    fight(table, mine, theirs)
    if far:
        table.you.plays(MANEUVER.name, by=mine)
    for _ in range(40):
        decision = table.asked()
        if decision is None or table.over():
            return None
        for place, option in enumerate(decision.options):
            if (option.verb, option.card) == ("use", card) and "strike" in option.mode:
                table.take(place)
                while not table.over():
                    table.pass_on()
                return damage_to(table, theirs), damage_to(table, theirs, aggravated=True)
        table.pass_on()
    return None


@pytest.mark.parametrize("far", [False, True])
@pytest.mark.parametrize("name", saying())
def test_a_strike_has_its_damage_at_its_range(name: str, far: bool) -> None:
    """No more and no less."""
    face = pool()[name]
    groups = SAID.findall(face.text)[0]
    first = next(place for place in (0, 5, 10) if groups[place + 1])
    strength, number, ranged, _, aggravated = groups[first : first + 5]
    found = struck(face, far)
    assert (found is None) is (name in NEEDS or (name in ONLY_FAR and not far))
    if found is None:
        return
    damage = int(number) + (bool(strength))
    if far and not ranged:
        damage = 0
    assert found == (damage, damage if aggravated else 0)
