"""The worked examples of determining range: Ayelech's gun and Mazz's gun."""

from __future__ import annotations

import pytest

from fight_talk import blocked, round_of
from table_talk import Table


def maneuvers(table: Table) -> int:
    """How many maneuvers were used."""
    return sum(line.what == "maneuvered" for line in table.state.journal)


@pytest.mark.rule("R0 Determine Range")
def test_ayelech_keeps_colette_at_long_range(table: Table) -> None:
    """Gun, Swallowed by the Night, Movement of the Mind: long. R0, 2. Determine Range."""
    colette = table.you.ready("Colette")
    swallowed = table.you.holds("Swallowed by the Night")
    ayelech = table.prey.ready("Ayelech")
    magnum = table.prey.in_play(".44 Magnum", on=ayelech)
    mind = table.prey.holds("Movement of the Mind")

    blocked(table, colette, ayelech)
    table.until("range", table.you)
    assert table.you.may("play", card=swallowed)
    table.you.passes()
    table.prey.uses(magnum, mode="maneuver")
    assert round_of(table).range == "long"
    assert table.asked().seat == table.you.number, "nobody maneuvers twice in a row"
    table.you.plays(swallowed, by=colette, level="OBF")
    assert round_of(table).range == "close"
    assert table.asked().seat == table.prey.number
    assert not table.prey.may("use", card=magnum), "its maneuver is spent for this combat"
    table.prey.plays(mind, by=ayelech, level="THA")

    table.nobody_reacts()
    assert maneuvers(table) == 3
    strikes = [line for line in table.state.journal if line.what == "strikes"]
    assert [(line.card, line.other, line.word) for line in strikes] == [
        (colette, -1, "hand"),
        (ayelech, magnum, "damage"),
    ]
    assert table.blood(colette) == 3
    assert table.blood(ayelech) == 7
    assert not table.locked(magnum)


@pytest.mark.rule("R0 Determine Range")
def test_the_maneuver_of_the_gun_commits_its_strike(table: Table) -> None:
    """Who maneuvered with a weapon chooses no other strike. R0, Choose Strike."""
    colette = table.you.ready("Colette")
    ayelech = table.prey.ready("Ayelech")
    magnum = table.prey.in_play(".44 Magnum", on=ayelech)
    theft = table.prey.holds("Theft of Vitae")

    blocked(table, colette, ayelech)
    table.prey.uses(magnum, mode="maneuver")
    while not table.over():
        assert not table.prey.may("play", card=theft)
        table.pass_on()
    assert table.blood(colette) == 3


@pytest.mark.rule("R3 6.4.2")
def test_mazz_keeps_ira_at_long_range(table: Table) -> None:
    """Gun, Flash, Flash: long; Ira has no more maneuvers. R3, 6.4.2. Determine Range."""
    ira = table.you.ready("Ira Rivers")
    iras = table.you.holds("Flash")
    mazz = table.prey.ready("Mazz")
    gun = table.prey.in_play("Submachine Gun", on=mazz)
    mazzs = table.prey.holds("Flash")

    blocked(table, ira, mazz)
    table.until("range", table.you)
    table.you.passes()
    table.prey.uses(gun, mode="maneuver")
    table.you.plays(iras, by=ira, level="CEL")
    assert round_of(table).range == "close"
    table.prey.plays(mazzs, by=mazz, level="cel")
    table.until("press", table.you)
    assert table.you.may("use press"), "Flash at superior gave a press for later"
    table.nobody_reacts()
    assert table.blood(ira) == 4
    assert table.blood(mazz) == 3
    assert maneuvers(table) == 3
