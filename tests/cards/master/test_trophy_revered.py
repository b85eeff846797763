"""Trophy: Revered, of which a vampire has only one. RB24 7, Red List."""

from __future__ import annotations

import pytest

from combat_talk import rest
from table_talk import Table

REVERED = "Trophy: Revered"
OUTLAW = "Mata Hari (G4)"


def test_the_revered_bleed_for_three(table: Table) -> None:
    """+2 bleed for the vampire with the trophy, none for the one beside it."""
    mine, other = table.you.ready("Ryan"), table.you.ready("Lauren")
    trophy = table.you.in_play(REVERED, on=mine)

    table.you.acts(by=mine, word="bleed")
    rest(table)
    assert table.prey.pool() == 27
    table.you.acts(by=other, word="bleed")
    rest(table)

    assert table.prey.pool() == 26
    assert table.on(trophy) == mine


def test_it_waits_in_play_for_a_vampire(table: Table) -> None:
    """Nobody bleeds for more before."""
    trophy = table.you.holds(REVERED)
    ryan = table.you.ready("Ryan")
    table.begins("master")

    table.you.plays(trophy)
    rest(table)
    assert table.where(trophy) == "permanent"
    table.you.acts(by=ryan, word="bleed")
    rest(table)

    assert table.prey.pool() == 29


@pytest.mark.parametrize("bears", [True, False])
def test_a_vampire_is_awarded_one_only(table: Table, bears: bool) -> None:
    """Of two in play it gets none beside its own, and without one just the first."""
    mine = table.you.ready("Ryan")
    table.you.ready("Lauren")
    outlaw = table.prey.torpor(OUTLAW, blood=1)
    table.prey.ready("Belinde")
    if bears:
        table.you.in_play(REVERED, on=mine)
    first, second = table.you.in_play(REVERED), table.you.in_play(REVERED)

    table.you.acts(by=mine, word="diablerie", target=outlaw)
    if not bears:
        table.you.does("award", card=first)
    seen: list[bool] = []
    while not table.over():
        seen.append(table.you.may("award"))
        table.pass_on()

    assert not any(seen)
    assert table.where(first) == ("permanent" if bears else "attached")
    assert table.where(second) == "permanent"


@pytest.mark.parametrize("bears", [True, False])
def test_no_second_one_is_fetched(table: Table, bears: bool) -> None:
    """From the hand of a vampire that has none."""
    mine = table.you.ready("Ryan")
    table.you.ready("Lauren")
    outlaw = table.prey.torpor(OUTLAW, blood=1)
    table.prey.ready("Belinde")
    if bears:
        table.you.in_play(REVERED, on=mine)
    held, other = table.you.holds(REVERED, "Trophy: Wealth")

    table.you.acts(by=mine, word="diablerie", target=outlaw)
    fetched: set[int] = set()
    while not table.over():
        decision = table.asked()
        assert decision is not None
        fetched |= {
            table.state.faces.index(o.number) for o in decision.options if o.verb == "fetch"
        }
        table.pass_on()

    assert (held in fetched) is not bears
    assert other in fetched
