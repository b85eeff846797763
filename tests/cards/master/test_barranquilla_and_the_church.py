"""Powerbase: Barranquilla, a purse of counters, and the Church that adds one."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import PAUSE
from combat_talk import COMPANION, rest
from fight_talk import replaced
from made_up import paper
from methuselah.rules.action.action import stealth
from scenes.actions import burned_by_an_action
from scenes.in_play import played_as_printed
from table_talk import Table

BASE = "Powerbase: Barranquilla"
CHURCH = "Church of the Order of St. Blaise"


def test_as_many_counters_as_the_capacity_of_a_sabbat_vampire(table: Table) -> None:
    """A ready one of yours, as the card is played; for 1 pool."""
    small, big = table.you.ready("Zip"), table.you.ready("Dodd", blood=1)
    table.you.ready("Ryan")
    table.you.torpor("Tock")
    table.prey.ready("Zachary")
    card = table.you.holds(BASE)
    table.begins("master")
    table.you.plays(card)
    assert table.you.choices() == {small, big}
    table.you.chooses(big)
    assert table.where(card) == "permanent"
    assert (table.counters(card), table.you.pool()) == (5, 29)


@pytest.mark.parametrize(("seat", "may"), [("you", True), ("prey", False)])
def test_the_base_requires_a_ready_sabbat_vampire(table: Table, seat: str, may: bool) -> None:
    """Of its controller."""
    getattr(table, seat).ready("Dodd")
    table.you.ready("Ryan")
    table.you.holds(BASE, "Misdirection")
    table.begins("master")
    assert table.you.can_play("Misdirection")
    assert table.you.can_play(BASE) is may


@pytest.mark.parametrize(("counters", "takes"), [(3, True), (3, False), (1, True)])
def test_a_counter_may_come_to_your_pool(table: Table, counters: int, takes: bool) -> None:
    """1 in your unlock phase, if you like; without counters the base burns."""
    card = table.you.in_play(BASE, counters=counters)
    table.you.in_play(CHURCH)
    table.you.ready(COMPANION)
    table.gives_edge(table.prey)
    table.begins("unlock")
    if takes:
        table.you.does("answer")
        assert table.you.may("do") is (counters == 1)
    else:
        assert table.you.may("answer")
    table.until("minion")
    assert table.you.pool() == 30 + takes
    if counters > 1:
        assert table.counters(card) == counters - takes
    else:  # nor is it saved
        assert table.where(card) == "ash_heap"
    table.until_turn_of(table.prey, "unlock")
    assert table.prey.may("gain from the Edge")
    assert not table.you.may("answer")


def test_any_vampire_burns_the_base() -> None:
    """Of anybody; no ally."""
    burned_by_an_action(BASE, vampires_only=True)


@pytest.mark.parametrize(("vampire", "more"), [("Mkhokheli", 1), ("Ryan", 0)])
def test_a_titled_vampire_burns_it_with_stealth(table: Table, vampire: str, more: int) -> None:
    """+1 stealth on that action alone."""
    mine = table.you.ready(vampire)
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    card = table.prey.in_play(BASE, counters=2)
    table.you.acts(card, by=mine)
    assert stealth(table.state, action_of(table)) == more
    assert action_of(table).targets == (table.prey.number,)
    rest(table)
    assert table.where(card) == "ash_heap"


def test_a_title_gives_no_stealth_elsewhere(table: Table) -> None:
    """In a bleed."""
    mine = table.you.ready("Mkhokheli")
    table.you.holds(PAUSE)
    table.prey.in_play(BASE, counters=2)
    table.you.acts(word="bleed", by=mine)
    assert stealth(table.state, action_of(table)) == 0


@pytest.mark.ruling(BASE, 1)
@pytest.mark.rules_text("003 Powerbase: Barranquilla 1")
@pytest.mark.parametrize(
    ("church", "adds"), [("open", True), ("open", False), ("locked", False), ("theirs", False)]
)
def test_the_church_saves_the_base(table: Table, church: str, adds: bool) -> None:
    """An unlocked one of yours adds a counter before a base without counters burns."""
    base = table.you.in_play(BASE, counters=1)
    seat = table.prey if church == "theirs" else table.you
    card = seat.in_play(CHURCH)
    cabs = table.you.in_play("Threestar Cab Company")
    table.you.ready(COMPANION)
    table.begins("unlock")
    if church == "locked":
        table.you.uses(card)
        table.you.chooses(cabs)
    table.you.does("answer")
    assert table.you.may("do") is (church == "open")
    if adds:
        table.you.does("do")
        assert (table.counters(base), table.locked(card)) == (1, True)
    else:
        table.until("minion")
        assert table.where(base) == "ash_heap"
    assert table.you.pool() == 31


# -- Church of the Order of St. Blaise ------------------------------------------------------------


def test_the_church_comes_into_play_as_printed() -> None:
    """By a Methuselah with a ready Sabbat vampire."""
    played_as_printed(CHURCH, needs="Dodd")


@pytest.mark.ruling(CHURCH, 1)
@pytest.mark.rules_text("003 Church of the Order of St. Blaise 1")
def test_the_church_adds_a_counter_to_a_location_that_uses_them(table: Table) -> None:
    """One of yours: with counters or without, blood and pool alike; in anybody's turn; it locks."""
    church = table.you.in_play(CHURCH)
    uses = [
        table.you.in_play(BASE, counters=2),
        table.you.in_play("Threestar Cab Company"),
        table.you.in_play("Wasserschloss Anif, Austria"),
    ]
    table.you.in_play("Chantry")
    table.you.in_play(paper("Purse", kind="master"), counters=1)
    table.prey.in_play("Alamut", counters=2)
    table.prey.ready(replaced("Ryan", capacity=5))
    table.until_turn_of(table.prey, "minion")
    table.you.uses(church)
    assert table.you.choices() == set(uses)
    table.you.chooses(uses[1])
    assert [table.counters(one) for one in uses] == [2, 1, 0]
    assert table.locked(church)
    assert not table.you.may("use", card=church)
