"""The defined cards by type, and a vampire that meets what a card asks for."""

from __future__ import annotations

from fight_talk import replaced
from methuselah.cards import written
from methuselah.engine.definitions import Definition
from methuselah.pool import Face, pool

__all__ = ["WHERE", "able", "named_of_type", "of_type"]

FACES = [face for face in (pool()[name] for name in written()) if face.library]
DISCIPLINES = tuple(
    "ABO ANI AUS CEL CHI DAI DEM DOM FOR MAL MEL MYT NEC OBE OBF OBL OBT POT PRE PRO QUI SAN SER "
    "SPI STR TEM THA THN VAL VIC VIS".split()
)
NEED_OTHERS = (
    "Reanimated Corpse",  # at X = 0 it leaves the game at once
    "Rotting Behemoth",
    "Shambling Hordes",
    "The Vozhd of Gravesend",
    "The Vozhd of Juiz de Fora",
    "The Vozhd of Sofia",
    "The Vozhd of Szczecin",
    "War Ghoul",
)
"""Allies that burn others, or cards of the ash heap, as they come: their own tests recruit them."""
WHERE = {"equipment": "attached", "retainer": "attached", "ally": "ready"}


def of_type(*kinds: str) -> list[str]:
    """The names of the defined cards of these types that ask for no title, sect or trait."""
    known = [f.name for f in FACES if {*kinds} & {*f.types} and not f.requires]
    return sorted({*known} - {*NEED_OTHERS})


def named_of_type(*kinds: str) -> list[str]:
    """The names of the defined cards of these types, whatever they ask for."""
    return sorted({f.name for f in FACES if {*kinds} & {*f.types}} - {*NEED_OTHERS})


def able(face: Face, *named: str) -> Definition:
    """A vampire of the clan and Path that a card asks for, with every Discipline at superior."""
    clans = face.clans[:1] or named[:1] or ("Caitiff",)
    path = face.path if face.library else None
    return replaced("Crow (G5)", clans=clans, path=path, disciplines=DISCIPLINES, capacity=11)
