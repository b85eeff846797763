"""Drum of Xipe Totec: superior Celerity and a maneuver for a vampire."""

from __future__ import annotations

import pytest

from combat_talk import DODGE, MANEUVER, fight
from fight_talk import round_of
from made_up import paper
from methuselah.engine.traits import disciplines_of
from methuselah.language import static
from table_talk import Table

DRUM = "Drum of Xipe Totec"
BAN = paper("Ban", static("cannot use equipment"), kind="master")


def test_the_drum_gives_celerity(table: Table) -> None:
    """To its bearer, for 2 pool; to nobody else."""
    ryan = table.you.ready("Ryan")
    other = table.you.ready("Meaghan")
    drum = table.you.holds(DRUM)
    table.you.acts(DRUM, by=ryan)
    table.nobody_reacts()
    assert (table.on(drum), table.you.pool()) == (ryan, 28)
    assert "CEL" in disciplines_of(table.state, ryan)
    assert "CEL" not in disciplines_of(table.state, other)
    assert table.waits_for(table.you)


def test_the_drum_maneuvers_once_each_combat(table: Table) -> None:
    """To long range; not back again after the maneuver of the other."""
    ryan = table.you.ready("Ryan")
    drum = table.you.in_play(DRUM, on=ryan)
    nassir = table.prey.ready("Nassir")
    back = table.prey.holds(MANEUVER, DODGE)[0]
    again = table.you.holds(MANEUVER)
    fight(table, ryan, nassir)
    table.you.uses(drum)
    table.you.does("use maneuver")
    table.prey.plays(back, by=nassir)
    assert table.you.can_play(again, by=ryan)
    assert not table.you.may("use", card=drum)
    table.until("strike", table.prey)
    assert round_of(table).range == "close"


def test_the_drum_gets_to_long_range(table: Table) -> None:
    """Neither is hurt by hand strikes."""
    ryan = table.you.ready("Ryan")
    drum = table.you.in_play(DRUM, on=ryan)
    nassir = table.prey.ready("Nassir")
    fight(table, ryan, nassir)
    table.you.uses(drum)
    table.you.does("use maneuver")
    table.nobody_reacts()
    assert (table.blood(ryan), table.blood(nassir)) == (4, 4)


@pytest.mark.parametrize(
    ("name", "banned"),
    [("Ryan", True), ("Renegade Garou", False)],
)
def test_the_drum_is_silent(table: Table, name: str, banned: bool) -> None:
    """It gives nothing to a vampire that cannot use equipment [RTR 20010711], nor to an ally."""
    mine = table.you.ready(name)
    drum = table.you.in_play(DRUM, on=mine)
    if banned:
        table.you.in_play(BAN, on=mine)
    step = table.you.holds(MANEUVER)
    nassir = table.prey.ready("Nassir")
    fight(table, mine, nassir)
    table.until("range", table.you)
    assert "CEL" not in disciplines_of(table.state, mine)
    assert table.you.can_play(step, by=mine)
    assert not table.you.may("use", card=drum)
