"""The minion phase: mandatory actions (R0, 3. Minion Phase; traps T3)."""

from __future__ import annotations

import pytest
from turn_talk import Table, vampire

from methuselah.engine.definitions import Static
from methuselah.rules.turn.minion import is_stuck, may_take, obliged

TWO = ("Ann", "Ben")


@pytest.mark.rule("R0 3. Minion Phase: mandatory actions")
def test_an_empty_ready_vampire_hunts_before_anything_else_is_done() -> None:
    table = Table(TWO, {0: [vampire("Empty"), vampire("Full")]})
    empty, full = table.put(0, "Empty"), table.put(0, "Full", blood=2)
    assert table.now.window == "minion"
    assert table.state.cards[empty].blood == 1  # there was nothing to choose
    assert table.state.cards[empty].locked
    assert {option.minion for option in table.options("act")} == {full}


def test_two_empty_vampires_hunt_in_the_order_she_likes() -> None:
    table = Table(TWO, {0: [vampire("One"), vampire("Two"), vampire("Full")]})
    one, two = table.put(0, "One"), table.put(0, "Two")
    table.put(0, "Full", blood=2)
    assert {(option.minion, option.word) for option in table.now.options} == {
        (one, "hunt"),
        (two, "hunt"),
    }
    table.do("act", minion=two)
    assert [table.state.cards[card].blood for card in (one, two)] == [1, 1]


@pytest.mark.rule("R0 Hunt: ready unlocked")
def test_locked_and_torpid_empties_hold_nobody_up() -> None:
    cards = {0: [vampire("Sleeper"), vampire("Idle", statics=(Static("does not unlock"),))]}
    table = Table(TWO, {0: [*cards[0], vampire("Full")]})
    table.put(0, "Sleeper", "torpor")
    table.put(0, "Idle", locked=1)
    full = table.put(0, "Full", blood=2)
    assert not obliged(table.state, 0)
    assert {option.minion for option in table.options("act")} == {full}
    table.pass_()
    assert table.now.window == "influence"


@pytest.mark.rule("R0 3. Minion Phase: stuck")
def test_a_minion_with_two_mandatory_actions_is_stuck_and_the_others_go_on() -> None:
    torn = vampire("Torn", statics=(Static("must act", word="bleed"),))
    table = Table(TWO, {0: [torn, vampire("Full")]})
    stuck, full = table.put(0, "Torn"), table.put(0, "Full", blood=2)
    assert {option.minion for option in table.options("act")} == {full}
    assert is_stuck(table.state, stuck)
    table.pass_()
    assert not table.state.cards[stuck].locked


@pytest.mark.rule("R0 3. Minion Phase: stuck")
def test_a_minion_whose_mandatory_action_is_impossible_is_stuck() -> None:
    parts = (Static("cannot hunt"),)
    table = Table(TWO, {0: [vampire("Gaunt", statics=parts), vampire("Full")]})
    gaunt, full = table.put(0, "Gaunt"), table.put(0, "Full", blood=2)
    assert {option.minion for option in table.options("act")} == {full}
    assert is_stuck(table.state, gaunt)


def test_a_minion_that_must_bleed_may_do_nothing_else_and_the_phase_waits_for_it() -> None:
    driven = vampire("Driven", statics=(Static("must act", word="bleed"),))
    table = Table(TWO, {0: [driven, vampire("Full")]})
    must, full = table.put(0, "Driven", blood=2), table.put(0, "Full", blood=2)
    assert table.now.window == "minion"
    assert table.state.cards[must].locked  # bled: there was nothing to choose
    assert table.pool(1) == 29
    assert may_take(table.state, full, "bleed")
