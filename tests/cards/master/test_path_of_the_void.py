"""Path of the Void: stealth for less bleed, damage as an action, a master card each turn."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import UNLOCKER
from made_up import paper
from methuselah.language import static
from table_talk import Table

PATH = "Path of the Void"
FANGS = paper("Fangs", static("bleed", +1), kind="equipment")
OTHER_PATH = paper("Path of Nothing", kind="master", keywords=frozenset({"path"}))


def test_the_path_is_for_a_vampire_of_yours(table: Table) -> None:
    """1 pool; not for an ally, one of another, or one that has a path."""
    ryan, tony = table.you.ready("Ryan"), table.you.ready("Tony (G3)")
    fallen = table.you.torpor("Duck (G1)")
    crow = table.you.ready("Crow (G5)")
    table.you.in_play(OTHER_PATH, on=crow)
    table.you.ready("Arms Dealer")
    table.prey.ready("Nassir (G6)")
    path = table.you.holds(PATH)
    table.begins("master")
    table.you.plays(PATH)
    assert table.you.choices() == {ryan, tony, fallen}
    table.you.chooses(ryan)
    assert table.on(path) == ryan
    assert table.you.pool() == 29
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("walks", "pool"), [(True, 29), (False, 30)])
def test_the_path_is_stealthy(table: Table, walks: bool, pool: int) -> None:
    """+1 stealth passes a blocker without intercept; -1 bleed leaves 1 of 2."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    table.you.in_play(FANGS, on=ryan)
    if walks:
        table.you.in_play(PATH, on=ryan)
    nassir = table.prey.ready("Nassir (G6)")
    table.you.acts(word="bleed", by=ryan)
    table.prey.blocks(nassir)
    table.nobody_reacts()
    assert table.prey.pool() == pool
    assert table.waits_for(table.you)


@pytest.mark.parametrize("whose", ["prey", "grand_prey"])
def test_the_path_hurts_any_minion(table: Table, whose: str) -> None:
    """1 damage, as a directed action of its vampire, once each turn."""
    ryan, tony = table.you.ready("Ryan"), table.you.ready("Tony (G3)")
    path = table.you.in_play(PATH, on=ryan)
    table.you.in_play(UNLOCKER)
    don, dealer = table.prey.ready("Don Cerro (G5)"), table.prey.ready("Arms Dealer")
    fallen = table.prey.torpor("Duck (G1)")
    crow = table.grand_prey.ready("Crow (G5)")
    assert not table.you.may("use action", card=path, by=tony)
    table.you.acts(path, by=ryan)
    assert table.you.choices() == {ryan, tony, don, dealer, fallen, crow}
    table.you.chooses(don if whose == "prey" else crow)
    seat = table.prey if whose == "prey" else table.grand_prey
    assert action_of(table).targets == (seat.number,)
    table.nobody_reacts()
    hurt = (6, 5) if whose == "prey" else (7, 4)
    assert (table.blood(don), table.blood(crow)) == hurt
    assert [table.blood(one) for one in (ryan, tony, dealer)] == [4, 6, 1]
    assert table.locked(ryan)
    table.you.uses("Unlocker")
    assert table.you.may("act", minion=ryan, word="bleed")
    assert not table.you.may("use action", card=path, by=ryan)


def test_the_path_locks_without_a_master_card(table: Table) -> None:
    """Its vampire is locked; another one is not, and no other card is discarded."""
    ryan, tony = table.you.ready("Ryan"), table.you.ready("Tony (G3)")
    table.you.in_play(PATH, on=ryan)
    bonding = table.you.holds("Bonding")
    table.begins("unlock")
    table.until("minion", table.you)
    assert (table.locked(ryan), table.locked(tony)) == (True, False)
    assert table.where(bonding) == "hand"


@pytest.mark.parametrize("number", [0, 1])
def test_the_path_takes_a_master_card_or_locks(table: Table, number: int) -> None:
    """As she likes: one of the master cards in her hand, or the lock."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Tony (G3)")
    table.you.in_play(PATH, on=ryan)
    fame, doll, bonding = table.you.holds("Fame", "Blood Doll", "Bonding")
    table.begins("unlock")
    table.you.does("do", number=number)
    if number == 0:
        assert table.you.choices() == {fame, doll}
        table.you.chooses(fame)
    assert table.where(fame) == ("ash_heap" if number == 0 else "hand")
    assert table.where(doll) == table.where(bonding) == "hand"
    assert table.locked(ryan) == (number == 1)


def test_the_path_of_a_stolen_vampire(table: Table) -> None:
    """Whoever controls the vampire is asked, in her own unlock phase."""
    table.you.ready("Tony (G3)")
    ryan = table.prey.ready("Ryan")
    table.prey.ready("Don Cerro (G5)")
    table.you.in_play(PATH, on=ryan)
    fame = table.you.holds("Fame")
    table.prey.holds("Blood Doll")
    table.begins("unlock")
    assert not table.you.may("do")
    table.until_turn_of(table.prey)
    assert not table.locked(ryan)
    table.prey.does("do", number=1)
    assert table.locked(ryan)
    assert table.where(fame) == "hand"


@pytest.mark.parametrize("walks", [True, False])
def test_the_path_ends_in_diablerie(table: Table, walks: bool) -> None:
    """Of the vampire with it, not of another one."""
    ryan, other = table.you.ready("Ryan", blood=1), table.you.ready("Crow (G5)", blood=1)
    path = table.you.in_play(PATH, on=ryan if walks else other)
    duck = table.prey.torpor("Duck (G1)", blood=1)
    table.you.acts(by=ryan, word="diablerie")
    table.nobody_reacts()
    assert table.where(duck) == "ash_heap"
    assert table.where(ryan) == "ready"
    assert table.where(path) == ("ash_heap" if walks else "attached")


@pytest.mark.parametrize("sleeps", [False, True])
def test_the_path_asks_after_the_unlocking(table: Table, sleeps: bool) -> None:
    """A locked vampire unlocks first; one that stays locked cannot be locked: she discards."""
    ryan = table.you.ready("Ryan", locked=True)
    table.you.ready("Tony (G3)")
    table.you.in_play(PATH, on=ryan)
    if sleeps:
        table.you.in_play(paper("Sleep", static("does not unlock"), kind="equipment"), on=ryan)
    fame = table.you.holds("Fame")
    table.begins("unlock")
    assert table.you.may("do", number=1) != sleeps
    if sleeps:
        assert table.where(fame) == "ash_heap"
    assert table.locked(ryan) == sleeps
