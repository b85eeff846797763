"""Tragic Love Affair: a Toreador who stays locked until somebody takes the affair from it."""

from __future__ import annotations

import pytest

from fight_talk import replaced
from table_talk import Table

AFFAIR = "Tragic Love Affair"
COLIN, DORIAN, FELICIA = "Colin Flynn (G1)", "Dorian Strack (G1)", "Felicia Mostrom (G1)"


@pytest.mark.rules_text("003 Tragic Love Affair 1")
def test_it_is_put_on_any_toreador_and_locks_it(table: Table) -> None:
    """Of whomever, in torpor too; neither a Nosferatu nor a Toreador antitribu."""
    colin = table.you.ready(COLIN)
    table.you.ready("Ryan")
    dorian = table.prey.ready(DORIAN)
    table.prey.ready(replaced("Nassir", clans=("Toreador antitribu",)))
    felicia = table.grand_prey.torpor(FELICIA)
    affair = table.you.holds(AFFAIR)
    table.begins("master")

    table.you.plays(affair)
    assert table.you.choices() == {colin, dorian, felicia}
    table.you.chooses(dorian)

    assert table.on(affair) == dorian
    assert table.locked(dorian)
    assert not table.locked(colin)
    assert table.state.controller(affair) == table.you.number
    assert table.you.pool() == 30
    assert table.waits_for(table.you)


@pytest.mark.parametrize("loving", [True, False])
def test_the_toreador_does_not_unlock(table: Table, loving: bool) -> None:
    """In its controller's unlock phase; another of hers does."""
    table.you.ready("Ryan")
    dorian = table.prey.ready(DORIAN, locked=True)
    nassir = table.prey.ready("Nassir", locked=True)
    if loving:
        table.you.in_play(AFFAIR, on=dorian)

    table.until_turn_of(table.prey, "minion")
    assert table.locked(dorian) is loving
    assert not table.locked(nassir)


def test_the_controller_of_the_toreador_passes_it_on(table: Table) -> None:
    """For 1 pool in her master phase, to a Toreador of anybody; nobody is locked or unlocked."""
    colin = table.you.ready(COLIN)
    table.you.ready("Ryan")
    dorian = table.prey.ready(DORIAN, locked=True)
    table.prey.ready("Nassir")
    felicia = table.grand_prey.torpor(FELICIA)
    affair = table.you.in_play(AFFAIR, on=dorian)

    table.until_turn_of(table.prey, "master")
    assert not table.you.may("use", card=affair, level="transfer")
    table.prey.uses(affair, level="transfer")
    assert table.prey.choices() == {colin, felicia}
    table.prey.chooses(colin)

    assert table.on(affair) == colin
    assert (table.prey.pool(), table.you.pool()) == (29, 30)
    assert table.locked(dorian)
    assert not table.locked(colin)
    assert table.state.controller(affair) == table.you.number
    assert not table.prey.may("use", card=affair, level="transfer")


@pytest.mark.parametrize(
    ("phase", "others", "may"),
    [("master", True, True), ("master", False, False), ("minion", True, False)],
)
def test_only_in_the_master_phase_to_another_toreador(
    table: Table, phase: str, others: bool, may: bool
) -> None:
    """Yours has it: not between your actions, and not where there is no other."""
    colin = table.you.ready(COLIN)
    table.you.ready("Ryan")
    table.you.holds("Fame")
    affair = table.you.in_play(AFFAIR, on=colin)
    if others:
        table.prey.ready(DORIAN)
    table.begins(phase)

    table.until(phase, table.you)
    assert table.you.may("use", card=affair, level="transfer") is may


def test_who_put_it_there_does_not_pass_it_on(table: Table) -> None:
    """In your master phase, on a Toreador of your prey."""
    table.you.ready(COLIN)
    table.you.holds("Fame")
    affair = table.you.in_play(AFFAIR, on=table.prey.ready(DORIAN))
    table.begins("master")

    table.until("master", table.you)
    assert not table.you.may("use", card=affair, level="transfer")


@pytest.mark.parametrize("mine", [True, False])
def test_the_edge_burns_it(table: Table, mine: bool) -> None:
    """Whoever has the Edge, and nobody else."""
    table.you.ready("Ryan")
    dorian = table.prey.ready(DORIAN, locked=True)
    table.prey.ready("Nassir")
    affair = table.you.in_play(AFFAIR, on=dorian)
    seat = table.you if mine else table.prey
    table.gives_edge(seat)

    table.until("minion", table.you)
    assert table.you.may("use", card=affair, level="burn") is mine
    table.until_turn_of(seat, "minion")
    seat.uses(affair, level="burn")

    assert table.where(affair) == "ash_heap"
    assert not seat.has_edge()
    assert table.locked(dorian)
    assert table.waits_for(seat)
