"""Wall Street Night: intercept against undirected actions, counters of investments."""

from __future__ import annotations

import pytest

from action_talk import action_of
from made_up import paper
from methuselah.language import static
from methuselah.rules.action.action import stealth
from table_talk import Table

STREET = "Wall Street Night, Financial Newspaper"
RADIO = "KRCG News Radio"
BANK = paper("Bank", kind="master", keywords=frozenset({"investment"}))
FUND = paper("A fund", kind="master", keywords=frozenset({"investment"}))
JAR = paper("A jar", kind="master")
EYES = paper("Eyes", static("intercept", +1), kind="equipment")
CLOAK = paper("Cloak", static("stealth", +1), kind="equipment")


@pytest.mark.parametrize(("word", "may"), [("hunt", True), ("bleed", False)])
def test_intercept_during_an_undirected_action(table: Table, word: str, may: bool) -> None:
    """A hunt is undirected, a bleed is not; both are at +1 stealth here."""
    ryan = table.you.ready("Ryan", blood=2)
    table.you.ready("Meaghan")
    if word == "bleed":
        table.you.in_play(CLOAK, on=ryan)
    nassir = table.prey.ready("Nassir")
    street = table.prey.in_play(STREET)
    radio = table.prey.in_play(RADIO)

    table.you.acts(by=ryan, word=word)
    table.prey.blocks(nassir)
    assert table.prey.may("use", card=radio)
    assert table.prey.may("use", card=street) == may
    if may:
        table.prey.uses(street)
        assert table.over()
        assert table.locked(street)
        assert not table.locked(radio)
        assert table.locked(nassir)
        assert table.blood(ryan) == 1  # nothing gained, a hand strike
        assert table.waits_for(table.you)


def test_intercept_for_your_own_minions_only(table: Table) -> None:
    """Your predator's minion blocks; the location of your prey does not help it."""
    ryan = table.you.ready("Ryan", blood=2)
    table.you.ready("Meaghan")
    street = table.prey.in_play(STREET)
    lauren = table.predator.ready("Lauren")
    radio = table.predator.in_play(RADIO)

    table.you.acts(by=ryan, word="hunt")
    table.predator.blocks(lauren)
    assert table.predator.may("use", card=radio)
    assert not table.prey.may("use", card=street)


@pytest.mark.parametrize("whose", ["yours", "prey"])
def test_a_counter_of_an_investment_moves_to_your_pool(table: Table, whose: str) -> None:
    """The location is locked as the action is announced; of anybody's investment, of no other."""
    ryan = table.you.ready("Ryan")
    meaghan = table.you.ready("Meaghan")
    street = table.you.in_play(STREET)
    mine = table.you.in_play(BANK, counters=2)
    theirs = table.prey.in_play(FUND, counters=2)
    jar = table.prey.in_play(JAR, counters=2)
    table.prey.ready("Nassir")
    chosen, other = (mine, theirs) if whose == "yours" else (theirs, mine)

    table.you.acts(street, by=ryan)
    assert table.you.choices() == {mine, theirs}
    table.you.chooses(chosen)
    assert action_of(table).targets == (() if whose == "yours" else (table.prey.number,))
    assert stealth(table.state, action_of(table)) == 1
    assert table.locked(street)
    assert table.counters(chosen) == 2
    table.nobody_reacts()

    assert [table.counters(card) for card in (chosen, other, jar)] == [1, 2, 2]
    assert table.you.pool() == 31
    assert table.prey.pool() == 30
    assert table.locked(ryan)
    assert not table.you.may("use action", card=street, by=meaghan)  # it is locked
    assert table.waits_for(table.you)


def test_a_blocked_attempt_locks_the_location_all_the_same(table: Table) -> None:
    """Nothing is moved."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    street = table.you.in_play(STREET)
    fund = table.prey.in_play(FUND, counters=2)
    nassir = table.prey.ready("Nassir")
    table.prey.in_play(EYES, on=nassir)

    table.you.acts(street, by=ryan)
    table.prey.blocks(nassir)

    assert table.over()
    assert table.locked(street)
    assert table.counters(fund) == 2
    assert table.you.pool() == 30
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("investment", "locked", "may"),
    [(True, False, True), (True, True, False), (False, False, False)],
)
def test_who_may_take_the_action(table: Table, investment: bool, locked: bool, may: bool) -> None:
    """There is an investment, and the location is unlocked; no minion of others may."""
    ryan = table.you.ready("Ryan")
    street = table.you.in_play(STREET, locked=locked)
    table.prey.in_play(BANK if investment else JAR, counters=2)
    nassir = table.prey.ready("Nassir")

    assert table.you.may("use action", card=street, by=ryan) == may
    table.until_turn_of(table.prey, "minion")
    assert not table.prey.may("use action", card=street, by=nassir)
