"""Jacko: an additional strike in the first round, beside the limit."""

from __future__ import annotations

import pytest

from combat_talk import PRESS, fight, rest
from fight_talk import damage_to
from table_talk import Table

JACKO = "Jacko (G2)"


@pytest.mark.parametrize("used", [False, True])
def test_jacko_strikes_once_more(table: Table, used: bool) -> None:
    """It is optional; the other fighter strikes once."""
    jacko = table.you.ready(JACKO)
    nassir = table.prey.ready("Nassir")
    fight(table, jacko, nassir)
    table.until("additional", table.you)
    if used:
        table.you.uses(jacko)
    rest(table)

    assert damage_to(table, nassir) == (2 if used else 1)
    assert damage_to(table, jacko) == 1
    assert (table.blood(jacko), table.blood(nassir)) == (7, 2 if used else 3)
    assert table.waits_for(table.you)


def test_jacko_strikes_once_more_as_he_blocks(table: Table) -> None:
    """In the turn of another Methuselah, too."""
    nassir = table.you.ready("Nassir")
    jacko = table.prey.ready(JACKO)
    fight(table, nassir, jacko)
    table.until("additional", table.prey)
    table.prey.uses(jacko)
    rest(table)
    assert (damage_to(table, nassir), damage_to(table, jacko)) == (2, 1)


@pytest.mark.parametrize("first", [True, False])
def test_it_does_not_count_against_the_limit(table: Table, first: bool) -> None:
    """A limited additional strike comes before or after it; it comes once."""
    jacko = table.you.ready(JACKO)
    nassir = table.prey.ready("Nassir")
    table.you.holds("Blur")
    fight(table, jacko, nassir)
    table.until("additional", table.you)
    if first:
        table.you.uses(jacko)
        assert not table.you.may("use", card=jacko)
        table.you.plays("Blur", by=jacko, level="cel")
    else:
        table.you.plays("Blur", by=jacko, level="cel")
        table.you.uses(jacko)
    rest(table)
    assert damage_to(table, nassir) == 3


def test_not_in_the_second_round(table: Table) -> None:
    """He could play a card that gives him a strike there."""
    jacko = table.you.ready(JACKO)
    nassir = table.prey.ready("Nassir")
    table.you.holds("Blur", PRESS)
    fight(table, jacko, nassir)
    table.until("additional", table.you)
    assert table.you.may("use", card=jacko)
    table.you.plays(PRESS.name, by=jacko)
    table.until("additional", table.you)
    assert damage_to(table, nassir) == 2
    assert table.you.can_play("Blur", by=jacko)
    assert not table.you.may("use", card=jacko)


def test_not_for_another_vampire_of_yours(table: Table) -> None:
    """Jacko does not fight."""
    jacko = table.you.ready(JACKO)
    massimo = table.you.ready("Massimo Falconi")
    nassir = table.prey.ready("Nassir")
    table.you.holds("Blur")
    fight(table, massimo, nassir)
    table.until("additional", table.you)
    assert table.you.can_play("Blur", by=massimo)
    assert not table.you.may("use", card=jacko)
