"""A card that speaks of vampires only lets nobody choose an ally.

Actions and masters are played, and what is used in one phase is used, at tables with allies on both
sides, as far as they can be there.
"""

from __future__ import annotations

import re

import pytest

from from_the_hand import able, of_type
from methuselah.cards import written
from methuselah.pool import pool
from table_talk import Seat, Table

ALL_KINDS = re.compile(
    r"minion|\bally\b|\ballies\b|imbued|creature|card you control", re.IGNORECASE
)
PHASE = re.compile(r"[Dd]uring your (unlock|master|minion|influence|discard) phase")
PHASES = ("unlock", "master", "minion", "influence", "discard")
ALLY = "Vagabond Mystic"


def speaks_of_vampires_only(name: str) -> bool:
    """Whether a text has vampires and no other minions."""
    text = pool()[name].text
    return "vampire" in text and not ALL_KINDS.search(text)


FACES = [pool()[name] for name in written()]
CLANS = sorted({clan for face in pool().crypt for clan in face.clans})
ACTIONS = [name for name in of_type("action") if speaks_of_vampires_only(name)]
MASTERS = [name for name in of_type("master") if speaks_of_vampires_only(name)]
USES = sorted(
    {
        face.name
        for face in FACES
        if PHASE.search(face.text)
        and not face.requires
        and speaks_of_vampires_only(face.name)
        and {"vampire", "ally", "equipment", "retainer", "master"} & {*face.types}
    }
)


def lays(seat: Seat, name: str) -> int:
    """Vampires and allies, ready and not; whoever can play it."""
    face = pool()[name]
    named = [clan for clan in CLANS if clan in face.text]
    able_one = seat.ready(able(face, *named), blood=8)
    seat.ready("Ryan", blood=2)
    seat.ready("Nassir", blood=1, locked=True)
    seat.ready(ALLY, blood=1)
    seat.ready("War Ghoul", locked=True, blood=2)
    seat.torpor("Dirk (G4)", blood=1)
    seat.uncontrolled("Anson (G1)", blood=1)
    seat.ash_heap("Blood Doll", "Ryan", ".44 Magnum")
    return able_one


def looks_at_choices(table: Table) -> None:
    """Whatever is chosen among minions in play, no ally is among it; the first one is taken."""
    for _ in range(100):
        decision = table.asked()
        if decision is None or (table.over() and table.waits_for(table.seats[decision.seat])):
            return
        chosen = [place for place, o in enumerate(decision.options) if o.verb == "choose"]
        for place in chosen:
            target = decision.options[place].target
            if target in table.state.cards:
                assert "ally" not in table.state.definition(target).face.types, table.told(decision)
        if chosen:
            table.take(chosen[0])
        else:
            table.pass_on()
    raise AssertionError("it never ends")


@pytest.mark.parametrize("name", ACTIONS)
def test_an_action_at_vampires_is_at_no_ally(table: Table, name: str) -> None:
    """As it is announced, and as it resolves."""
    mine = lays(table.you, name)
    lays(table.prey, name)
    card = table.you.holds(name)
    ways = table.you.options("act", card=card, minion=mine)
    if not ways:
        pytest.skip("it is not possible at this table")
    table.you.does("act", card=card, minion=mine, level=ways[0].mode)
    looks_at_choices(table)


@pytest.mark.parametrize("name", MASTERS)
def test_a_master_for_vampires_is_for_no_ally(table: Table, name: str) -> None:
    """As it is played."""
    lays(table.you, name)
    lays(table.prey, name)
    card = table.you.holds(name)
    table.begins("master")
    if not table.you.may("play", card=card):
        pytest.skip("it is not possible at this table")
    table.you.plays(card)
    looks_at_choices(table)


@pytest.mark.parametrize("name", USES)
def test_a_use_for_vampires_is_for_no_ally(table: Table, name: str) -> None:
    """In its phase."""
    face = pool()[name]
    mine = lays(table.you, name)
    lays(table.prey, name)
    table.you.holds("Blood Doll")
    if face.crypt or "ally" in face.types:
        card = table.you.ready(name, blood=2)
    elif {"equipment", "retainer"} & {*face.types} or "ut this card on" in face.text:
        card = table.you.in_play(name, on=mine, counters=3)
    else:
        card = table.you.in_play(name, counters=3)
    table.begins("unlock")
    turn = table.state.turn
    while (decision := table.asked()) is not None and table.state.turn == turn:
        if decision.window in PHASES and decision.seat == 0 and table.you.may("use", card=card):
            table.you.uses(card)
            while (asked := table.asked()) is not None and asked.window == "choose":
                for option in asked.options:
                    if option.target in table.state.cards:
                        kinds = table.state.definition(option.target).face.types
                        assert "ally" not in kinds, table.told(asked)
                table.take(0)
            return
        table.pass_on() if any(
            o.verb in ("pass", "done") for o in decision.options
        ) else table.take(0)
    assert table.state.turn != turn
