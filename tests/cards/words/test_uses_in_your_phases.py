"""What can be used "during your unlock phase" and the like is used then, and in no other phase.

Each card with one such sentence lies in play on both sides. In your turn nobody but you uses it,
and in that phase alone, where it finds what it needs at this table; those that do not are named.
"""

from __future__ import annotations

import re

import pytest

from combat_talk import COMPANION
from from_the_hand import able
from methuselah.cards import definitions, written
from methuselah.pool import pool
from table_talk import Seat, Table

SAID = re.compile(r"[Dd]uring your (unlock|master|minion|influence|discard) phase")
ANY = re.compile(r"(?:[Dd]uring|in) (?:any|each|a|another|the) |your turn|[Aa]ny Methuselah")
PHASES = ("unlock", "master", "minion", "influence", "discard")
CLANS = sorted({clan for face in pool().crypt for clan in face.clans})
NEEDS = frozenset(
    (
        "Ambrogino Giovanni (G2 ADV)",
        "Arcane Library",
        "Baron Dieudonne (G4)",
        "Callirus (G4)",
        "Carna, The Princess Witch (G3)",
        "Chantry",
        "Dónal O'Connor (G6)",
        "Ecoterrorists",
        "Emily Carson (G5)",
        "Feo Ramos (G3)",
        "Fatuus Mastery",
        "Gilbert Duane (G6)",
        "Glass Walker Pact",
        "Haakon Mortensen (G2)",
        "Javier Montoya (G2 ADV)",
        "Keith Moody (G4)",
        "Luciano Carvalho (G7)",
        "Nakhthorheb (G4)",
        "Nikolaus Vermeulen (G2)",
        "Nikolaus Vermeulen (G6)",
        "Papillon",
        'Paul "Sixofswords29" Moreton (G4)',
        "Poacher's Hunting Ground",
        "Renegade Garou",
        "Rutor's Hand",
        "Storage Annex",
        "Tabitha Fisk (G3)",
        "The Uncoiling",
        "Thomasso Ghiberti (G4)",
    )
)
"""What finds nothing to use it on, or with, at this table."""


def candidates() -> list[str]:
    """Cards whose only ability to use is in one phase of their controller."""
    found = []
    for name in written():
        face = pool()[name]
        definition = definitions()[face.id]
        one_phase = len({*SAID.findall(face.text)}) == 1 and not ANY.search(face.text)
        if one_phase and len(definition.uses) == 1 and not definition.triggers:
            found.append(face.name)
    return sorted(found)


def lays(seat: Seat, name: str) -> int:
    """The card in play, and what it may need, on one side."""
    face = pool()[name]
    named = [clan for clan in CLANS if clan in face.text]
    bearer = seat.ready(able(face, *named), blood=8)
    seat.ready(COMPANION, blood=1)
    seat.torpor("Dirk (G4)", blood=1)
    seat.uncontrolled("Anson (G1)", blood=1)
    seat.ash_heap("Blood Doll", "Ryan", ".44 Magnum", "Govern the Unaligned")
    seat.holds("Blood Doll", ".44 Magnum", "Govern the Unaligned")
    if face.crypt:
        return seat.ready(name, blood=2)
    if "ally" in face.types:
        return seat.ready(name)
    if {"equipment", "retainer"} & {*face.types} or "ut this card on" in face.text:
        return seat.in_play(name, on=bearer, counters=3)
    return seat.in_play(name, counters=3)


@pytest.mark.parametrize("name", candidates())
def test_it_is_used_in_that_phase_of_its_controller(name: str) -> None:
    """Through your whole turn."""
    table = Table()
    mine = lays(table.you, name)
    theirs = lays(table.prey, name)
    table.gives_edge(table.you)
    table.begins("unlock")
    offered: set[str] = set()
    turn = table.state.turn
    while (decision := table.asked()) is not None and table.state.turn == turn:
        if decision.window in PHASES:
            assert not table.prey.may("use", card=theirs), decision.window
            if table.you.may("use", card=mine):
                offered.add(decision.window)
        table.pass_on()
    assert offered == (set() if name in NEEDS else {*SAID.findall(pool()[name].text)})
