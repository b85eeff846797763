"""What a fighter was given and may use: from reactions, for a round or a combat (traps, Combat)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import pytest
from ring_cards import SHOT, borne
from ring_talk import Ring, written

from methuselah.engine.definitions import Mode
from methuselah.engine.rows import add_row, latched
from methuselah.engine.state import Frame, Row, State
from methuselah.engine.views import view
from methuselah.rules.combat.combat import Combat, end_combat, start_combat
from methuselah.rules.combat.grants import grant, granted, use_up
from methuselah.rules.combat.queueing import queue_combat

PRESS = Mode(play="combat", windows=("press",), by="combatant", press="press")


@pytest.fixture
def ring() -> Ring:
    """Three Methuselahs; the first two will fight."""
    return Ring()


@dataclass
class SomeAction(Frame):
    """Stands in for the action below the combat; it may be blocked more than once."""

    span: ClassVar[str] = "action"

    def step(self, state: State) -> None:
        """The action is over."""
        state.pop()


def blocked(ring: Ring, acting: int, blocker: int, *rows: Row, times: int = 1) -> SomeAction:
    """An action in which reactions promised something to the blocker."""
    action = SomeAction()
    ring.starts(action)
    for row in rows:
        add_row(action, row.kind, row.value, subject=row.subject, source=row.source, word=row.word)
    for _ in range(times):
        start_combat(ring.state, acting, blocker, cause="block")
    return action


def test_a_blocker_gets_its_maneuver_in_the_combat_that_results(ring: Ring) -> None:
    """Spirit's Touch: for that combat, in whichever round."""
    wauneka, nassir = ring.one("Wauneka"), ring.two("Nassir")
    ring.holds(1, written("Apportation", PRESS))
    blocked(ring, wauneka, nassir, Row("block grant", nassir, 0, word="maneuver"))
    ring.plays(1, "Apportation")
    ring.does(1, "use maneuver")
    ring.finishes()

    assert ring.range() == ["close", "long"]


def test_prevention_of_the_first_round_ends_with_it(ring: Ring) -> None:
    """Precognition: 1 damage, in the first round only."""
    wauneka, nassir = ring.one("Wauneka"), ring.two("Nassir")
    ring.holds(1, written("Apportation", PRESS))
    blocked(ring, wauneka, nassir, Row("block grant", nassir, 1, word="prevention"))
    ring.plays(1, "Apportation")
    ring.finishes()

    assert ring.told("prevented") == []
    assert ring.blood(nassir) == 2


def test_what_was_promised_is_given_again_at_each_block(ring: Ring) -> None:
    """[LSJ 20010814-2]."""
    wauneka, nassir = ring.one("Wauneka"), ring.two("Nassir")
    blocked(ring, wauneka, nassir, Row("block grant", nassir, 0, word="maneuver"), times=2)
    ring.does(1, "use maneuver")
    ring.does(1, "use maneuver")
    ring.finishes()

    assert ring.range() == ["long", "long"]


def test_it_is_not_given_in_a_combat_that_follows(ring: Ring) -> None:
    """[LSJ 20010813]: nor to a minion that did not block."""
    wauneka, nassir = ring.one("Wauneka"), ring.two("Nassir")
    other = ring.two("Ryan")
    rows = [Row("block grant", minion, 0, word="maneuver") for minion in (nassir, other)]
    blocked(ring, wauneka, nassir, *rows)
    ring.until("range")
    ring.happens(queue_combat, wauneka, nassir)
    ring.finishes()

    assert ring.told("round") == ["", ""]
    assert [word for word in ring.told("window passed over") if word == "range"] == ["range"] * 3


def test_the_action_remembers_its_combats(ring: Ring) -> None:
    wauneka, nassir = ring.one("Wauneka"), ring.two("Nassir")
    action = blocked(ring, wauneka, nassir)
    ring.finishes()

    assert ("combat", wauneka, nassir) in action.used
    assert not latched(ring.state, "action", "combat", nassir, wauneka)


def test_what_ends_first_is_used_first(ring: Ring) -> None:
    wauneka, nassir = ring.one("Wauneka"), ring.two("Nassir")
    ring.bears(wauneka, borne(SHOT))
    gun = len(ring.placed) - 1
    ring.holds(0, written("Apportation", PRESS))
    ring.fight(wauneka, nassir)
    ring.until("press")
    for until in ("combat", "round"):
        grant(ring.state, "press", wauneka, 2, source=gun, until=until)
    assert grant(ring.state, "press", wauneka, 0, source=gun) is None

    used = [use_up(ring.state, "press", wauneka, gun) for _ in range(3)]
    assert [row.value for row in used] == [2, 1, 2]
    (left,) = granted(ring.state, "press", wauneka)
    assert left[0].span == "combat"


def test_everybody_sees_the_fight_and_nobody_more_than_that(ring: Ring) -> None:
    wauneka, nassir = ring.one("Wauneka"), ring.two("Nassir")
    ring.holds(0, written("Apportation", PRESS))
    ring.fight(wauneka, nassir)
    ring.until("press")
    shown = {p.kind: dict(p.fields) for p in view(ring.state, 2).procedures}

    assert shown["Combat"]["acting"] == wauneka
    assert shown["Round"]["range"] == "close"
    assert "asked" not in shown["Round"]


def test_combat_may_end_before_it_begins(ring: Ring) -> None:
    wauneka, nassir = ring.one("Wauneka"), ring.two("Nassir")
    ring.fight(wauneka, nassir)
    combat = ring.state.frame(Combat)
    assert combat is not None and not combat.is_on
    end_combat(ring.state)
    ring.finishes()

    assert ring.told("round") == []
    assert (ring.blood(wauneka), ring.blood(nassir)) == (5, 4)
