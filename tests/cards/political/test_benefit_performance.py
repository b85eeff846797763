"""Benefit Performance: pool for your Daughters of Cacophony, blood for who votes for it."""

from __future__ import annotations

import pytest

from fight_talk import replaced
from politics_talk import polling
from table_talk import Table

PERFORMANCE = "Benefit Performance"
CLAN = ("Daughter of Cacophony",)


@pytest.mark.parametrize("passes", [True, False])
def test_daughters_are_paid_and_voters_fed(table: Table, passes: bool) -> None:
    """Ready Daughters of yours only; voters for it of other clans only, of whomever."""
    caller = table.you.ready("Antoinette Dubois (G4)", blood=2)
    table.you.ready("Meaghan")
    singer = table.you.ready(replaced("Anvil (G1)", clans=CLAN), blood=3, locked=True)
    table.you.torpor(replaced("Ryan", clans=CLAN), blood=1)
    baron = table.you.ready("Vivian VI (G6)", blood=3)
    table.prey.ready(replaced("Nassir", clans=CLAN))
    friend = table.prey.ready("Chrysanthemum (G6)", blood=3)
    enemy = table.grand_prey.ready("Emerson Bridges (G1)", blood=3)
    silent = table.predator.ready("Tara (G5)", blood=3)
    card = table.you.holds(PERFORMANCE)

    table.you.acts(PERFORMANCE, by=caller)
    polling(table)
    table.you.votes("for", minion=baron)
    if passes:
        table.you.votes("for", minion=singer)
        table.prey.votes("for", minion=friend)
    table.grand_prey.votes("against", minion=enemy)
    table.nobody_reacts()

    assert table.you.pool() == (32 if passes else 30)
    assert table.blood(baron) == (4 if passes else 3)
    assert table.blood(friend) == (4 if passes else 3)
    assert table.blood(singer) == 3  # voted for it, but a Daughter
    assert table.blood(enemy) == 3
    assert table.blood(silent) == 3
    assert table.blood(caller) == 2  # it costs nothing
    assert table.prey.pool() == 30
    assert table.grand_prey.pool() == 30
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


def test_votes_of_a_methuselah_feed_nobody(table: Table) -> None:
    """The card is worth a vote, which no vampire casts; who has none gains nothing."""
    caller = table.you.ready("Antoinette Dubois (G4)", blood=2)
    table.you.ready("Meaghan")
    idle = table.you.ready("Duck (G1)", blood=1)
    table.you.holds(PERFORMANCE)

    table.you.acts(PERFORMANCE, by=caller)
    polling(table)
    table.you.votes("for", mode="called")
    table.nobody_reacts()

    assert table.you.pool() == 31
    assert table.blood(caller) == 2
    assert table.blood(idle) == 1
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("name", "may"), [("Antoinette Dubois (G4)", True), ("Anvil (G1)", False), ("Ryan", False)]
)
def test_a_daughter_calls_it(table: Table, name: str, may: bool) -> None:
    """No other clan, be it titled."""
    mine = table.you.ready(name)
    table.you.holds(PERFORMANCE)

    assert table.asked() is not None
    assert table.you.may("act", minion=mine, word="bleed")
    assert table.you.can_play(PERFORMANCE, by=mine) == may
