"""Wynn: at +1 stealth he enters combat with a vampire of your prey or predator."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import UNLOCKER
from made_up import paper
from methuselah.language import static
from methuselah.rules.action.action import stealth
from table_talk import Table


@pytest.mark.parametrize("whose", ["prey", "predator"])
def test_wynn_attacks_a_neighbour(table: Table, whose: str) -> None:
    """A ready vampire of your prey or predator; directed, at +1 stealth."""
    wynn = table.you.ready("Wynn (G1)")
    table.you.ready("Meaghan")
    table.you.ready("Tony (G3)")
    ryan, nassir = table.prey.ready("Ryan"), table.predator.ready("Nassir (G6)")
    table.prey.ready("Arms Dealer")
    table.prey.torpor("Duck (G1)")
    table.grand_prey.ready("Crow (G5)")
    table.grand_predator.ready("Lauren (G6)")
    table.you.acts(wynn, by=wynn)
    assert table.you.choices() == {ryan, nassir}
    target, other = (ryan, nassir) if whose == "prey" else (nassir, ryan)
    table.you.chooses(target)
    seat = table.prey if whose == "prey" else table.predator
    assert action_of(table).targets == (seat.number,)
    assert stealth(table.state, action_of(table)) == 1
    table.nobody_reacts()
    assert [table.blood(one) for one in (wynn, target, other)] == [9, 3, 4]
    assert table.locked(wynn)
    assert table.prey.pool() == table.predator.pool() == 30
    assert table.waits_for(table.you)


@pytest.mark.parametrize("eyes", [True, False])
def test_wynn_is_blocked_with_intercept(table: Table, eyes: bool) -> None:
    """Then he fights the blocker, and the chosen one nobody."""
    wynn = table.you.ready("Wynn (G1)")
    table.you.ready("Meaghan")
    ryan, blocker = table.prey.ready("Ryan", locked=True), table.prey.ready("Don Cerro (G5)")
    if eyes:
        table.prey.in_play(paper("Eyes", static("intercept", +1), kind="equipment"), on=blocker)
    table.you.acts(wynn, by=wynn)
    table.you.chooses(ryan)
    table.prey.blocks(blocker)
    table.nobody_reacts()
    assert (table.blood(ryan), table.blood(blocker)) == ((4, 6) if eyes else (3, 7))


def test_wynn_attacks_once_each_turn(table: Table) -> None:
    """Unlocked, he may act again, but not so."""
    wynn = table.you.ready("Wynn (G1)")
    table.you.ready("Meaghan")
    table.prey.ready("Ryan")
    table.you.in_play(UNLOCKER)
    table.you.acts(wynn, by=wynn)
    table.nobody_reacts()
    table.you.uses("Unlocker")
    assert not table.locked(wynn)
    assert table.you.may("act", minion=wynn, word="bleed")
    assert not table.you.may("use action", card=wynn, by=wynn)


def test_wynn_attacks_nobody_else(table: Table) -> None:
    """Not your own, not an ally, not one in torpor, not one farther away; he alone."""
    wynn = table.you.ready("Wynn (G1)")
    table.you.ready("Tony (G3)")
    table.prey.ready("Arms Dealer")
    table.predator.torpor("Duck (G1)")
    table.grand_prey.ready("Crow (G5)")
    assert table.you.may("act", minion=wynn, word="bleed")
    assert not table.you.may("use action", card=wynn, by=wynn)


def test_wynn_acts_himself(table: Table) -> None:
    """No other minion takes his action, and he does not while locked."""
    wynn, tony = table.you.ready("Wynn (G1)", locked=True), table.you.ready("Tony (G3)")
    table.prey.ready("Ryan")
    assert not table.you.may("use action", card=wynn, by=tony)
    assert not table.you.may("use action", card=wynn, by=wynn)
