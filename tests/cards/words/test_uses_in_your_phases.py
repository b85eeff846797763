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
        "Ambrosio Luis Monçada, Plenipotentiary (G2)",
        "Arcane Library",
        "Baron Dieudonne (G4)",
        "Benedict Giovanni, Agent (G4)",
        "Callirus (G4)",
        "Concordance",  # at superior
        "Carna, The Princess Witch (G3)",
        "Chantry",
        "Communal Haven: Cathedral",
        "Dónal O'Connor (G6)",
        "Ecoterrorists",
        "Emerald Legionnaire",
        "Emily Carson (G5)",
        "Fatuus Mastery",
        "Feo Ramos (G3)",
        "Fleshforge Chamber",
        "Gang Territory",
        "Giangaleazzo, The Traitor (G4)",
        "Gilbert Duane (G6)",
        "Glass Walker Pact",
        "Grey Thorne",
        "Gunther, Beast Lord (G1)",
        "Haakon Mortensen (G2)",
        "Heartblood of the Clan",
        "Isouda de Blaise (G4)",
        "Javier Montoya (G2 ADV)",
        "Jayne Jonestown (G4)",
        "Kassiym Malikhair (G2)",
        "Keith Moody (G4)",
        "Luciano Carvalho (G7)",
        "Matthew (G6)",
        "Muricia (G4)",
        "Nakhthorheb (G4)",
        "Nefertiti (G2 ADV)",
        "Nikolaus Vermeulen (G2)",
        "Nikolaus Vermeulen (G6)",
        "Nosferatu Kingdom",
        "Papillon",
        'Paul "Sixofswords29" Moreton (G4)',
        "Pherydima (G4)",
        "Poacher's Hunting Ground",
        "Radu Bistri (G4)",
        "Renegade Garou",
        "Renewed Vigor",
        "Rutor's Hand",
        "Sarrasine (G2 ADV)",
        "Silvian Popescu (G7)",
        "Specialization",
        "Sri Sansa (G6)",
        "Storage Annex",
        "Tabitha Fisk (G3)",
        "The Baron (G2)",
        "The Uncoiling",
        "The Vozhd of Juiz de Fora",
        "Thomasso Ghiberti (G4)",
        "Weeping Stone",
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


SPENT = frozenset(
    (
        "Anarch Troublemaker",  # it is the prey's
        "Concert Tour",  # it is burned
        "Ezmerelda (G2)",  # she has left the game
        "François Villon (G6)",  # the blood was burned
        "Gaspare Giovanni (G2)",  # the vampire was moved
        "Gemini (G3)",  # the blood was moved
        "John Paleologus (G3)",  # the blood was burned
        "Lucinde, Alastor (G3)",  # the Edge is burned
        "Menele (G3)",  # the blood was moved
        "Mummy's Tongue",  # it is burned
        "Pier 13, Port of Baltimore",  # the equipment was in the hand
        "Pit of Contemplation",  # it is burned
        "Sarrasine (G2)",  # the Edge is burned
        "Saulot, The Wanderer (G4)",  # the blood was moved
        "Scout Youngwood (G6)",  # the blood was burned
        "Seattle Committee",  # nobody is left who could become an Anarch
        "Victoria (G2)",  # the Edge is burned
    )
)
"""What cannot be paid again, or finds nothing to do, in the next turn at this table."""


def next_that_may(table: Table, card: int, turns: int) -> int:
    """The turn in which you may use it the next time, within so many; 0 if you may not."""
    last = table.state.turn + turns
    while (decision := table.asked()) is not None and table.state.turn <= last:
        if decision.seat == 0 and table.you.may("use", card=card):
            return table.state.turn
        verbs = [option.verb for option in decision.options]
        hunts = [place for place, one in enumerate(decision.options) if one.word == "hunt"]
        if hunts and "pass" not in verbs:
            table.take(hunts[0])
        elif "choose" in verbs:
            table.take(verbs.index("choose"))
        elif "discard" in verbs and "pass" not in verbs:
            table.take(verbs.index("discard"))
        else:
            table.pass_on()
    return 0


@pytest.mark.parametrize(
    "name", [name for name in candidates() if name not in NEEDS | {"Succubus Club"}]
)
def test_it_is_used_once_in_a_turn(name: str) -> None:
    """Not again in that phase; again in your next turn."""
    table = Table(size=2)
    card = lays(table.you, name)
    lays(table.prey, name)
    table.gives_edge(table.you)
    table.begins("unlock")
    turn = next_that_may(table, card, 1)
    assert turn
    table.you.uses(card)
    while (decision := table.asked()) is not None and decision.window == "choose":
        table.take(0)
    again = next_that_may(table, card, 3)
    assert again != turn
    assert (again > turn) is (name not in SPENT)


OF_ITSELF = re.compile(
    r"\b(?:[Ii]f|[Ww]hile|when) (?:[\w-]+|this \w+|the \w+)(?: \w+)? is (?:\w+ and )?ready"
)
ALONE = frozenset(
    (
        "Kyle Strathcona, Cardinal of Canada (G2)",
        "Lord Tremere (G5)",
        "Ramona (G2)",
        "Sabine Lafitte (G1)",
        "Saul Meira (G5)",
    )
)
"""Those who need somebody of their clan or sect, who is not there."""


@pytest.mark.parametrize(
    "name", [name for name in candidates() if name not in NEEDS and pool()[name].crypt]
)
def test_in_torpor_it_is_used_unless_it_must_be_ready(name: str) -> None:
    """A vampire's ability is there in torpor, too; "if he is ready" says otherwise."""
    table = Table()
    lays(table.you, "Ryan")
    lays(table.prey, "Ryan")
    mine = table.you.torpor(name, blood=2)
    table.gives_edge(table.you)
    table.begins("unlock")
    may = bool(next_that_may(table, mine, 0))
    assert may is (OF_ITSELF.search(pool()[name].text) is None and name not in ALONE)
