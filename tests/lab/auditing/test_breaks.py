"""Right definitions, broken in ways that an eye overlooks: the audit sees each of them."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pytest

from broken import GONE, Breaks, adds_test, broken, drops, drops_test, sets, swaps
from methuselah.cards import definitions
from methuselah.engine.definitions import Definition, Mode, Static, Trigger
from methuselah.lab.auditing.audit import audit
from methuselah.language.actions.course import SpendMasterAction
from methuselah.language.changing.effects import Change, Counter
from methuselah.language.drawing.hands import Discard
from methuselah.language.reading.conditions import Fits
from methuselah.language.reading.qualities import Has, Is
from methuselah.language.reading.which import Those
from methuselah.pool import pool


def real(name: str) -> Definition:
    """A definition as it is landed."""
    return definitions()[pool()[name].id]


GOVERN: Final = "Govern the Unaligned"
LOCATION: Final = "Wasserschloss Anif, Austria"
RADIO: Final = "KRCG News Radio"
SAFE: Final = "Failsafe"
OSSIAN: Final = "Ossian"
BARRENS: Final = "The Barrens"
CARVER: Final = "Carver's Meat Packing and Storage"
CROW: Final = "As the Crow"
CARLTON: Final = "Carlton Van Wyk"
DEE: Final = "Dr. John Dee (G4)"

BREAKS: Final[dict[str, tuple[str, Breaks]]] = {
    "a bleed of 1 more": (GOVERN, swaps(Mode, "bleed", 2, 3)),
    "a bleed of 1 less": (GOVERN, swaps(Mode, "bleed", 2, 1)),
    "2 blood for 3": (GOVERN, swaps(Counter, "amount", 3, 2)),
    "no stealth": (GOVERN, swaps(Mode, "stealth", 1, 0)),
    "older ones, too": (GOVERN, drops_test("younger")),
    "only titled ones": (GOVERN, adds_test("titled")),
    "anybody's uncontrolled region": (GOVERN, drops_test("yours")),
    "a wrong clan": (LOCATION, swaps(Has, "value", "Tremere", "Ventrue")),
    "any clan": (LOCATION, lambda node: GONE if node == Has("clan", "Tremere") else None),
    "anybody's vampire": (LOCATION, drops_test("yours")),
    "no lock": (LOCATION, drops(Change, what="lock")),
    "in the wrong phase": (LOCATION, swaps(Mode, "windows", ("influence",), ("unlock",))),
    "once each combat": (LOCATION, swaps(Mode, "once", "turn", "combat")),
    "no lock of two": (RADIO, drops(Change, what="lock")),
    "less pool to pay": (RADIO, drops(Counter, what="burn pool")),
    "2 intercept": (
        RADIO,
        lambda node: replace(node, amount=2) if getattr(node, "kind", "") == "intercept" else None,
    ),
    "anybody's minion": (RADIO, drops_test("yours")),
    "no master action": (SAFE, drops(SpendMasterAction)),
    "3 pool for 4": (SAFE, swaps(Counter, "amount", 4, 3)),
    "it is not burned": (SAFE, drops(Change, what="burn")),
    "no stealth of an ally's action": (OSSIAN, swaps(Mode, "stealth", 1, 0)),
    "a wrong Discipline": (
        OSSIAN,
        lambda node: replace(node, code="dom") if getattr(node, "code", "") == "aus" else None,
    ),
    "no discard": (BARRENS, drops(Discard)),
    "no lock of a discard": (BARRENS, drops(Change, what="lock")),
    "1 blood for 2": (CARVER, swaps(Counter, "amount", 2, 1)),
    "nothing as it leaves play": (CARVER, drops(Trigger, event="left play")),
    "no torpor": (CARVER, drops(Trigger, event="torpor")),
    "no Flight": (CROW, sets(Mode, disciplines=())),
    "a wrong number of damage": (
        CARLTON,
        lambda node: replace(node, damage=2) if getattr(node, "damage", 0) == 1 else None,
    ),
    "no dodge": (CARLTON, lambda node: GONE if getattr(node, "key", "") == "dodge" else None),
    "1 vote for 2": (
        DEE,
        lambda node: replace(node, amount=1) if type(node).__name__ == "Votes" else None,
    ),
    "another clan cannot strike": (DEE, swaps(Has, "value", "Ventrue", "Toreador")),
    "only while ready": (
        DEE,
        lambda node: (
            replace(node, only=(Fits(Those(("ready",)), Those(("ready",), (Is("yours"),))),))
            if isinstance(node, Mode)
            else None
        ),
    ),
    '"may" made "must"': ("Powerbase: Los Angeles", sets(Trigger, optional=False)),
    "must draw": ("The Secret Library of Alexandria", sets(Trigger, optional=False)),
    "a hand of 2 more": ("Elder Library", sets(Static, amount=2)),
}
"""By what is wrong: the card, and how it is broken."""


@pytest.mark.parametrize("what", BREAKS)
def test_the_audit_sees_what_is_broken(what: str) -> None:
    """It has findings that the right definition has not; the break is one indeed."""
    name, breaks = BREAKS[what]
    right = real(name)
    wrong = broken(right, breaks)

    assert wrong != right
    assert audit(wrong)
    assert audit(right) == []
