"""Vast Wealth: an equip action with the first equipment from the top of the library."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import PAUSE
from combat_talk import COMPANION, rest
from made_up import paper
from methuselah.engine.knowledge import sees
from methuselah.language import equips, is_action, modifier
from methuselah.rules.action.action import stealth
from table_talk import Table

CARD = "Vast Wealth"


def wealth(table: Table, *library: str, pool: int = 30, name: str = "Ryan") -> int:
    """Your minion has it; these cards are in your library, the last one on top."""
    mine = table.you.ready(name)
    table.you.ready(COMPANION)
    table.you.in_play(CARD, on=mine)
    table.you.library(*library)
    table.you.pool(pool)
    table.prey.ready("Nassir")
    return mine


def names(table: Table, minion: int) -> list[str]:
    """What is on it."""
    return [table.state.definition(c).name for c in table.state.cards[minion].attached]


@pytest.mark.ruling(CARD, 1)
@pytest.mark.ruling(CARD, 2)
@pytest.mark.ruling(CARD, 6)
@pytest.mark.rules_text("003 Vast Wealth 1")
@pytest.mark.rules_text("003 Vast Wealth 2")
@pytest.mark.rules_text("003 Vast Wealth 3")
def test_the_first_equipment_is_found_and_paid(table: Table) -> None:
    """An undirected equip action at +1 stealth; nothing is looked for before it succeeds."""
    asks = paper("Tailor", modifier(is_action("equip"), at=("action",)))
    mine = wealth(table, "Kevlar Vest", ".44 Magnum", "Fame", "Blood Doll")
    table.you.holds(asks)
    table.you.acts(CARD, by=mine)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == ()
    assert table.you.can_play("Tailor")
    assert names(table, mine) == [CARD]
    rest(table)
    assert names(table, mine) == [CARD, ".44 Magnum"]
    assert table.you.pool() == 28
    assert table.locked(mine)
    library = table.state.seats[0].library
    kept = [c for c in library if table.state.definition(c).name in ("Fame", "Blood Doll")]
    assert len(kept) == 2
    assert not any(sees(table.state, seat, card) for seat in range(1, 5) for card in kept)
    assert any(line.what == "shuffled" for line in table.state.journal)
    assert table.waits_for(table.you)


def test_nothing_is_found_in_a_library_without_equipment(table: Table) -> None:
    """It is shuffled all the same."""
    mine = wealth(table, "Fame")
    table.prey.library(".44 Magnum")
    table.you.acts(CARD, by=mine)
    rest(table)
    assert names(table, mine) == [CARD]
    assert table.you.pool() == 30
    assert any(line.what == "shuffled" for line in table.state.journal)


@pytest.mark.ruling(CARD, 3)
@pytest.mark.rules_text("003 Vast Wealth 4")
@pytest.mark.parametrize(("pool", "out"), [(3, False), (2, True), (1, True)])
def test_the_equipment_is_paid_for_whatever_follows(table: Table, pool: int, out: bool) -> None:
    """2 pool for a gun: the last pool, too, and where it is not enough."""
    mine = wealth(table, ".44 Magnum", pool=pool)
    table.you.acts(CARD, by=mine)
    rest(table)
    assert table.you.is_out() is out
    if not out:
        assert table.you.pool() == pool - 2
        assert names(table, mine) == [CARD, ".44 Magnum"]


@pytest.mark.ruling(CARD, 4)
@pytest.mark.rules_text("003 Vast Wealth 5")
@pytest.mark.parametrize("why", ["second", "unique", "requirement"])
def test_what_cannot_be_placed_is_burned_without_cost(table: Table, why: str) -> None:
    """A second Laptop, a unique card that you have, one of another clan: nothing else is sought."""
    made = {
        "second": "Laptop Computer",
        "unique": paper("Crown", equips(), unique=True, pool_cost=2),
        "requirement": paper("Badge", equips(), clans=("Toreador",), pool_cost=2),
    }[why]
    mine = wealth(table, "Kevlar Vest")
    found = table.you.library(made)
    if why == "second":
        table.you.in_play(made, on=mine)
    if why == "unique":
        table.you.in_play(made, on=table.you.ready("Duck"))
    before = len(names(table, mine))
    table.you.acts(CARD, by=mine)
    rest(table)
    assert table.where(found) == "ash_heap"
    assert len(names(table, mine)) == before
    assert table.you.pool() == 30


def test_blood_that_is_not_there_is_paid_as_far_as_it_goes(table: Table) -> None:
    """The equipment is burned then."""
    mine = wealth(table)
    found = table.you.library(paper("Relic", equips(), blood_cost=9))
    table.you.acts(CARD, by=mine)
    rest(table)
    assert table.where(found) == "ash_heap"
    assert table.blood(mine) == 0


@pytest.mark.ruling(CARD, 5)
@pytest.mark.rules_text("003 Vast Wealth 6")
def test_the_wealth_of_another_is_no_use(table: Table) -> None:
    """On a minion of yours, under the control of your prey."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.prey.in_play(CARD, on=mine)
    table.you.library("Kevlar Vest")
    assert table.you.may("act", minion=mine, word="bleed")
    assert not table.you.may("use action", minion=mine)


def test_on_whom_wealth_is_put(table: Table) -> None:
    """A ready minion of yours, an ally too; only its bearer uses it."""
    mine, ally = table.you.ready("Ryan"), table.you.ready("Underbridge Stray")
    table.you.torpor("Duck")
    table.prey.ready("Nassir")
    table.you.holds(CARD, PAUSE)
    table.begins("master")
    table.you.plays(CARD)
    assert table.you.choices() == {mine, ally}
    table.you.chooses(ally)
    table.until("minion", table.you)
    assert table.you.may("use action", card=CARD, by=ally)
    assert not table.you.may("use action", card=CARD, by=mine)
