"""A clone is independent: what happens on one side leaves the other as it was."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from dealt_game import dealt, play
from methuselah.engine import atoms
from methuselah.engine.codec import fingerprint
from methuselah.engine.decisions import Decision
from methuselah.engine.definitions import Static
from methuselah.engine.programs import Program
from methuselah.engine.rows import add_row, latch
from methuselah.engine.scope import Scope
from methuselah.engine.state import READY, Row, State
from small_state import SmallState, library_card, vampire

ANA, SWORD, LOOSE = 0, 1, 2


def table() -> State:
    small = SmallState()
    small.put(0, vampire("Ana", statics=(Static("bleed", 1),)), READY, 3)
    small.put(0, library_card("Sword"), "hand")
    small.put(0, library_card("Loose"), "library")
    small.put(1, vampire("Bob"), READY, 2)
    small.put(0, library_card("Other"), "library")
    state = small.build()
    state.push(Program(scope=Scope(you=0, env={"target": (3,)})))
    return state


CHANGES: list[Callable[[State], object]] = [
    lambda state: atoms.burn_pool(state, 0, 3),
    lambda state: atoms.lock(state, ANA),
    lambda state: atoms.attach(state, SWORD, ANA),
    lambda state: atoms.burn(state, ANA),
    lambda state: atoms.draw(state, 0),
    lambda state: atoms.shuffle(state, 0, "library"),
    lambda state: atoms.take_edge(state, 2),
    lambda state: atoms.add_seat_row(state, 1, Row("hand_size", 1, 2)),
    lambda state: atoms.show_hand(state, 0, 2),
    lambda state: atoms.remember(state, ANA, "chosen", 2),
    lambda state: add_row(state.stack[-1], "bleed", 2),
    lambda state: latch(state, "", "used"),
    lambda state: setattr(state.stack[-1], "place", 1),
    lambda state: state.stack[-1].scope.env.update(target=(9,)),  # type: ignore[attr-defined]
    lambda state: state.pop(),
]


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("changes_clone", [True, False])
def test_a_change_on_one_side_leaves_the_other(
    change: Callable[[State], object], changes_clone: bool
) -> None:
    state = table()
    clone = state.clone()
    before = fingerprint(state)
    assert fingerprint(clone) == before
    changed, kept = (clone, state) if changes_clone else (state, clone)
    change(changed)
    assert fingerprint(kept) == before
    assert fingerprint(changed) != before


def test_clones_of_clones_are_independent_of_each_other() -> None:
    state = table()
    first = state.clone()
    atoms.lock(first, ANA)
    second = first.clone()
    atoms.unlock(second, ANA)
    third = first.clone()
    atoms.burn_blood(first, ANA, 1)
    seen = [(one.cards[ANA].locked, one.cards[ANA].blood) for one in (state, first, second, third)]
    assert seen == [(False, 3), (True, 2), (False, 3), (True, 3)]


def test_a_clone_keeps_its_own_journal() -> None:
    state = table()
    atoms.lock(state, ANA)
    clone = state.clone()
    atoms.burn_pool(clone, 0, 1)
    assert [line.what for line in state.journal] == ["locked"]
    assert [line.what for line in clone.journal] == ["burned pool"]


def test_a_clone_goes_on_as_its_original_does() -> None:
    state = dealt(3)
    play(state, 40, seed=1)
    clone = state.clone()
    before = fingerprint(state)
    given = play(clone, 60, seed=2)
    assert fingerprint(state) == before
    assert play(state, 60, seed=2) == given
    assert fingerprint(state) == fingerprint(clone)


def test_the_clone_of_a_state_that_waits_waits_for_the_same() -> None:
    state = dealt(4)
    play(state, 10)
    clone = state.clone()
    assert isinstance(clone.pending, Decision)
    assert clone.pending == state.pending
