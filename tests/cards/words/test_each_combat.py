"""An optional maneuver or press "each combat" is there once in a combat, and again in the next.

Of every card that says it so: used in the first round, gone in the second, back in a second combat
of the same action. What needs more than a fight is named.
"""

from __future__ import annotations

import re

import pytest

from combat_talk import AGAIN, COMPANION, MANEUVER, PRESS, fight
from from_the_hand import able
from methuselah.cards import written
from methuselah.engine.decisions import Option
from methuselah.pool import Face, pool
from methuselah.rules.combat.combat import Combat
from table_talk import Table

SAID = re.compile(r"(?:an|1|one) optional (maneuver|press) each combat\b(?![^.]*only usable)")
NEEDS = frozenset(
    (
        "Abomination",
        "Andy (G4)",
        "Beretta 9mm",
        "Black Metamorphosis",
        "Count Germaine (G4 ADV)",
        "Dread Mastiff",
        "Edith Blount (G3)",
        "Tinglestripe",
    )
)
"""Those that ask for more than a fight: for a level, a title, another minion, to be merged."""


BUSY = frozenset(("Cry Wolf",))
"""Those that must do something else than bleed: their own tests look at it."""


def saying(kind: str) -> list[str]:
    """The defined cards that say it of this kind, and of nothing else."""
    faces = [pool()[name] for name in written()]
    return sorted({face.name for face in faces if SAID.findall(face.text) == [kind]})


def fighter(table: Table, face: Face) -> tuple[int, int]:
    """Who fights, and the card that gives it: the minion itself, or on it."""
    if face.crypt or "ally" in face.types:
        life = {} if face.crypt else {"blood": 9}
        mine = table.you.ready(face.name, **life)
        return mine, mine
    named = [clan for clan in CLANS if clan in face.text]
    mine = table.you.ready(able(face, *named), blood=9)
    return mine, table.you.in_play(face.name, on=mine)


CLANS = sorted({clan for face in pool().crypt for clan in face.clans})


def given(table: Table, card: int, kind: str) -> list[Option]:
    """What the card gives now, as range is determined or in the press step."""
    decision = table.asked()
    if decision is None or decision.window != {"maneuver": "range", "press": "press"}[kind]:
        return []
    return [
        o for o in table.you.options(("use", f"use {kind}"), card=card) if "strike" not in o.mode
    ]


def number_of(table: Table) -> int:
    """The round of the combat in progress."""
    combat = table.state.span("combat")
    return combat.number if isinstance(combat, Combat) else 0


@pytest.mark.parametrize(
    ("kind", "name"),
    [(kind, name) for kind in ("maneuver", "press") for name in saying(kind) if name not in BUSY],
)
def test_it_is_there_once_in_each_combat(kind: str, name: str) -> None:
    """Used, gone, and back."""
    table = Table()
    mine, card = fighter(table, pool()[name])
    table.you.ready(COMPANION)
    table.you.holds(PRESS, PRESS, AGAIN, MANEUVER)
    theirs = table.prey.ready("Ayelech", blood=9)

    fight(table, mine, theirs)
    table.until({"maneuver": "range", "press": "press"}[kind], table.you)
    found = given(table, card, kind)
    assert len(found) == (name not in NEEDS)
    if not found:
        return
    table.you.does(found[0].verb, card=card, minion=found[0].minion)
    while number_of(table) == 1:
        if table.you.may("play", card=PRESS.name):
            table.you.plays(PRESS.name, by=mine)
        else:
            table.pass_on()
    while not table.you.may("play", card=AGAIN.name):
        assert not given(table, card, kind)
        table.pass_on()
    table.you.plays(AGAIN.name)
    table.until({"maneuver": "range", "press": "press"}[kind], table.you)
    assert len(given(table, card, kind)) == 1
