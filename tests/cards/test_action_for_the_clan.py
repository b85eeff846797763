"""Actions that require a clan: Despiral."""

from __future__ import annotations

import pytest

from block_talk import COMPANION
from combat_talk import rest
from fight_talk import replaced
from made_up import paper
from methuselah.language import action_requires, static
from table_talk import Table

DESPIRAL = "Despiral"


def test_despiral_goes_on_the_ishtarri(table: Table) -> None:
    """1 blood, +1 stealth; 1 counter; only an Ishtarri may."""
    ubende = table.you.ready("Ubende (G4)", blood=1)
    ryan = table.you.ready("Ryan")
    despiral = table.you.holds(DESPIRAL)
    crow = table.prey.ready("Crow")

    assert not table.you.can_play(DESPIRAL, by=ryan)
    table.you.acts(DESPIRAL, by=ubende)
    table.prey.blocks(crow)  # in vain
    rest(table)
    assert table.on(despiral) == ubende
    assert table.counters(despiral) == 1
    assert table.blood(ubende) == 0
    assert not table.locked(crow)
    assert table.waits_for(table.you)


def test_not_without_the_blood(table: Table) -> None:
    """It costs 1."""
    ubende = table.you.ready("Ubende (G4)", blood=0)
    table.you.ready(COMPANION)
    table.you.holds(DESPIRAL)
    assert not table.you.can_play(DESPIRAL, by=ubende)


@pytest.mark.parametrize("counters", [1, 3])
def test_bleed_for_each_counter(table: Table, counters: int) -> None:
    """+X bleed for the bearer, at no stealth; nobody else gets it."""
    ubende = table.you.ready("Ubende (G4)")
    ryan = table.you.ready("Ryan")
    table.you.in_play(DESPIRAL, on=ubende, counters=counters)

    table.you.acts(by=ryan, word="bleed")
    rest(table)
    assert table.prey.pool() == 29
    table.you.acts(by=ubende, word="bleed")
    rest(table)
    assert table.prey.pool() == 28 - counters


@pytest.mark.parametrize(
    ("counters", "blood", "may"), [(1, 1, True), (1, 0, False), (3, 3, True), (3, 2, False)]
)
def test_another_counter_for_x_blood(table: Table, counters: int, blood: int, may: bool) -> None:
    """X is what lies there before; +1 stealth; not with less blood."""
    ubende = table.you.ready("Ubende (G4)", blood=blood)
    table.you.ready(COMPANION)
    despiral = table.you.in_play(DESPIRAL, on=ubende, counters=counters)
    crow = table.prey.ready("Crow")

    assert table.you.may("use action", card=despiral, by=ubende) == may
    if may:
        table.you.acts(despiral, by=ubende)
        table.prey.blocks(crow)  # in vain
        rest(table)
        assert table.counters(despiral) == counters + 1
        assert table.blood(ubende) == blood - counters
        assert table.locked(ubende)
        assert not table.locked(crow)
        assert table.waits_for(table.you)


def test_a_blocked_action_adds_nothing(table: Table) -> None:
    """Against 1 intercept; the blood is not paid."""
    ubende = table.you.ready("Ubende (G4)", blood=4)
    table.you.ready(COMPANION)
    despiral = table.you.in_play(DESPIRAL, on=ubende, counters=2)
    crow = table.prey.ready("Crow")
    table.prey.in_play("Sport Bike", on=crow)
    table.you.acts(despiral, by=ubende)
    table.prey.blocks(crow)
    rest(table)
    assert table.counters(despiral) == 2
    assert table.blood(ubende) == 3  # a hand strike


@pytest.mark.ruling("Despiral", 1)
@pytest.mark.parametrize(("clan", "added"), [("Ishtarri", True), ("Osebo", False)])
def test_its_action_is_one_that_requires_ishtarri(table: Table, clan: str, added: bool) -> None:
    """With +1 stealth for actions that require the clan it passes a blocker with 1 intercept."""
    cloak = paper("Cloak", static("stealth", +1, when=action_requires(clan)), kind="equipment")
    ubende = table.you.ready("Ubende (G4)")
    table.you.ready(COMPANION)
    table.you.in_play(cloak, on=ubende)
    despiral = table.you.in_play(DESPIRAL, on=ubende, counters=1)
    crow = table.prey.ready("Crow")
    table.prey.in_play("Sport Bike", on=crow)
    table.you.acts(despiral, by=ubende)
    table.prey.blocks(crow)
    rest(table)
    assert table.counters(despiral) == (2 if added else 1)


@pytest.mark.ruling("Despiral", 1)
def test_its_action_requires_an_ishtarri(table: Table) -> None:
    """A bearer of another clan cannot take it; nor can another Ishtarri: it is the bearer's."""
    ryan = table.you.ready("Ryan")
    ubende = table.you.ready("Ubende (G4)")
    second = table.you.ready(replaced("Octane", clans=("Ishtarri",)))
    foreign = table.you.in_play(DESPIRAL, on=ryan, counters=1)
    own = table.you.in_play(DESPIRAL, on=ubende, counters=1)

    assert not table.you.may("use action", card=foreign, by=ryan)
    assert not table.you.may("use action", card=own, by=second)
    assert table.you.may("use action", card=own, by=ubende)
