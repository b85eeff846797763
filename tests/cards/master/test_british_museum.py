"""The British Museum, London: curios come cheaper, and whoever equips with one unlocks."""

from __future__ import annotations

import pytest

from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import equips, minion, on, static
from scenes.in_play import played_as_printed
from table_talk import Seat, Table

CARD = "The British Museum, London"
CURIO = paper("Curio", equips(), pool_cost=2)
RELIC = paper("Relic", equips(), blood_cost=2)
TRINKET = paper("Trinket", equips())


def kind_of(keyword: str) -> Definition:
    """Equipment of a kind that is not meant, for 2 pool."""
    return paper(f"Modern {keyword}", equips(), pool_cost=2, keywords=frozenset({keyword}))


def offered(table: Table) -> bool:
    """Whether the unlock is offered to anybody while the rest of the action goes by."""
    seen = False
    while not table.waits_for(table.you):
        decision = table.asked()
        assert decision is not None
        seen = seen or any(option.verb == "use" for option in decision.options)
        table.pass_on()
    return seen


def test_the_museum_comes_into_play_as_printed(table: Table) -> None:
    """A unique location for 2 pool."""
    played_as_printed(CARD)


def test_the_hand_is_larger_by_one(table: Table) -> None:
    """Of its controller alone; at once."""
    table.you.holds(CARD, *["Fame"] * 6)
    table.prey.holds(*["Fame"] * 7)
    table.begins("master")

    table.you.plays(CARD)
    assert len(table.you.hand()) == 8
    table.until_turn_of(table.prey, "discard")
    assert len(table.prey.hand()) == 7


@pytest.mark.ruling(CARD, 1)
@pytest.mark.parametrize(
    ("what", "whose", "blood", "pool", "may"),
    [
        (CURIO, "you", 5, 29, True),
        (RELIC, "you", 4, 30, True),
        (TRINKET, "you", 5, 30, True),
        ("Catacombs", "you", 5, 30, True),  # 1 blood; a location in play
        (kind_of("electronic"), "you", 5, 28, False),
        (kind_of("vehicle"), "you", 5, 28, False),
        (kind_of("weapon"), "you", 5, 28, False),
        (CURIO, "grand_prey", 5, 28, False),  # hers is no minion of yours
    ],
)
def test_who_equips_pays_less_and_unlocks(
    table: Table, what: str | Definition, whose: str, blood: int, pool: int, may: bool
) -> None:
    """1 less, never below nothing; the kinds that are not meant cost what they cost."""
    seat: Seat = getattr(table, whose)
    seat.in_play(CARD)
    ryan = table.you.ready("Ryan", blood=5)
    other = table.you.ready("Duck", locked=True)
    held = table.you.holds(what)

    table.you.acts(held, by=ryan)
    if may:
        table.until("after_resolution", table.you)
        assert table.locked(ryan)
        table.you.uses(CARD)
    assert not offered(table)

    assert table.on(held) == ryan
    assert (table.blood(ryan), table.you.pool()) == (blood, pool)
    assert table.locked(ryan) is not may
    assert table.locked(other)
    assert table.waits_for(table.you)


def test_each_minion_unlocks_once_this_way_each_turn(table: Table) -> None:
    """A second minion may in the same turn; the first may not again."""
    museum = table.you.in_play(CARD)
    ryan, duck = table.you.ready("Ryan"), table.you.ready("Duck")
    one, two, three = table.you.holds(TRINKET, CURIO, RELIC)

    for who, held in ((ryan, one), (duck, two)):
        table.you.acts(held, by=who)
        table.until("after_resolution", table.you)
        table.you.uses(museum)
        table.nobody_reacts()
        assert not table.locked(who)
    table.you.acts(three, by=ryan)
    assert not offered(table)
    assert table.on(three) == ryan
    assert table.locked(ryan)
    assert not table.locked(duck)


def test_another_action_or_one_that_is_blocked_unlocks_nobody(table: Table) -> None:
    """A bleed is no action to equip; and the equip action must be successful."""
    table.you.in_play(CARD)
    ryan, duck = table.you.ready("Ryan"), table.you.ready("Duck")
    held = table.you.holds(CURIO)
    blocker = table.prey.ready("Nassir")
    table.prey.in_play(paper("Watch", static("intercept", +1, on(minion)), kind="master"))

    table.you.acts(by=ryan, word="bleed")
    assert not offered(table)
    assert table.locked(ryan)
    table.you.acts(held, by=duck)
    table.prey.blocks(blocker)
    assert not offered(table)
    assert table.where(held) == "ash_heap"
    assert table.locked(duck)


@pytest.mark.ruling(CARD, 2)
def test_a_curio_from_the_library_is_cheaper_but_unlocks_nobody(table: Table) -> None:
    """Magic of the Smith: not from the hand, so there is no unlock. [ANK 20221026]"""
    table.you.in_play(CARD)
    smith = table.you.ready("Ayelech", blood=6)
    table.you.holds("Magic of the Smith")
    curio, _ = table.you.library(CURIO, "Blood Doll")

    table.you.acts("Magic of the Smith", by=smith, level="tha")
    table.until("choose", table.you)
    table.you.chooses(curio)
    assert not offered(table)
    assert table.on(curio) == smith
    assert (table.blood(smith), table.you.pool()) == (5, 29)
    assert table.locked(smith)
