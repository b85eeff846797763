"""Jack of Both Sides: equipment or a retainer from the hand, cheaper."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE, UNLOCKER, made_vampire
from combat_talk import rest
from made_up import paper
from methuselah.engine.knowledge import sees
from methuselah.language import action_requires, employs, equips, helps_pay, static
from methuselah.rules.action.action import stealth
from table_talk import Table

JACK = "Jack of Both Sides"
WAYS = {"equipment": "", "retainer": "2"}


def gear(kind: str, pool: int = 0, blood: int = 0, **face: object) -> object:
    """Equipment or a retainer that costs so much."""
    way, life = (equips, {}) if kind == "equipment" else (employs, {"life": 1})
    return paper("Gear", way(), pool_cost=pool, blood_cost=blood, **life, **face)


@pytest.mark.ruling(JACK, 1)
@pytest.mark.ruling(JACK, 6)
@pytest.mark.parametrize("kind", ["equipment", "retainer"])
@pytest.mark.parametrize(
    ("pool", "blood", "pool_left", "blood_left"),
    [(2, 0, 29, 3), (1, 0, 30, 3), (0, 3, 30, 2), (0, 2, 30, 3), (0, 1, 30, 3)],
)
def test_a_card_of_the_hand_comes_cheaper(
    table: Table, kind: str, pool: int, blood: int, pool_left: int, blood_left: int
) -> None:
    """1 pool or 2 blood less than it costs, besides the blood of this card; +2 stealth.

    It is named as the action is announced, in the hand, and an action of its own type.
    """
    mine = table.you.ready("Ryan", blood=4)
    ghoul = table.you.ready("War Ghoul")
    table.you.ready(COMPANION)
    card, named, other, _ = table.you.holds(
        JACK,
        gear(kind, pool, blood),
        "Raven Spy" if kind == "equipment" else "Flak Jacket",
        PAUSE,
    )
    table.you.library("Sport Bike")
    table.prey.holds("Sport Bike", "J. S. Simmons, Esq.")
    assert not table.you.can_play(card, by=ghoul)
    table.you.acts(card, by=mine, level=WAYS[kind])
    if table.you.choices():
        assert table.you.choices() == {named}
        table.you.chooses(named)
    word = "equip" if kind == "equipment" else "employ"
    assert (stealth(table.state, action_of(table)), action_of(table).kind) == (2, word)
    assert action_of(table).targets == ()
    assert table.where(named) == "hand"
    rest(table)
    assert table.on(named) == mine
    assert (table.where(card), table.where(other)) == ("ash_heap", "hand")
    assert (table.you.pool(), table.blood(mine)) == (pool_left, blood_left)
    assert table.locked(mine)
    assert table.waits_for(table.you)


@pytest.mark.parametrize("kind", ["equipment", "retainer"])
@pytest.mark.parametrize(
    ("pool", "blood", "may"), [(0, 4, True), (0, 5, False), (4, 0, True), (6, 0, False)]
)
def test_what_is_too_dear_even_so_is_not_named(
    table: Table, kind: str, pool: int, blood: int, may: bool
) -> None:
    """With 3 blood, of which this card costs 1, for 4 blood; with 4 pool for 5 and no more."""
    mine = table.you.ready("Ryan", blood=3)
    table.you.pool(4)
    table.you.ready(COMPANION)
    table.you.holds(JACK, gear(kind, pool, blood))
    assert table.you.can_play(JACK, by=mine) is may
    if may:
        table.you.acts(JACK, by=mine, level=WAYS[kind])
        rest(table)
        assert (table.you.pool(), table.blood(mine)) == ((1, 2) if pool else (4, 0))


@pytest.mark.ruling(JACK, 1)
def test_what_is_named_is_not_shown(table: Table) -> None:
    """Others see it only as it is equipped."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    _, gun, _, _ = table.you.holds(JACK, ".44 Magnum", "Sport Bike", PAUSE)
    table.you.acts(JACK, by=mine)
    table.you.chooses(gun)
    assert [sees(table.state, seat, gun) for seat in range(5)] == [True] + [False] * 4
    rest(table)
    assert table.on(gun) == mine


@pytest.mark.parametrize("kind", ["equipment", "retainer"])
@pytest.mark.parametrize(
    ("pool", "blood", "helps"), [(2, 0, True), (1, 0, False), (0, 3, True), (0, 2, False)]
)
def test_others_help_with_what_is_left(
    table: Table, kind: str, pool: int, blood: int, helps: bool
) -> None:
    """A patron takes 1 off what is still to be paid, if anything is."""
    mine = table.you.ready("Ryan", blood=4)
    table.you.ready(COMPANION)
    patron = table.you.in_play(
        paper("Patron", helps_pay(1, plays=("equipment", "retainer")), kind="event")
    )
    table.you.holds(JACK, gear(kind, pool, blood))
    table.you.acts(JACK, by=mine, level=WAYS[kind])
    asked = False
    while not table.over():
        if table.you.may("use", card=patron):
            asked = True
            table.you.uses(patron)
        else:
            table.pass_on()
    assert asked is helps
    assert (table.you.pool(), table.blood(mine)) == (30, 3)


@pytest.mark.ruling(JACK, 2)
def test_only_a_card_of_the_hand_is_named(table: Table) -> None:
    """Not what can be played as if from the hand, nor what another holds."""
    mine = table.you.ready("Ryan")
    table.you.holds(JACK)
    fragments = table.you.in_play("The Erciyes Fragments")
    table.prey.ash_heap(".44 Magnum")
    table.prey.holds(".44 Magnum")
    table.you.ash_heap("Flak Jacket")
    table.begins("master")
    table.you.uses(fragments)  # the gun may be played as if from the hand
    table.until("minion", table.you)
    assert table.you.can_play(".44 Magnum", by=mine)
    assert not table.you.can_play(JACK, by=mine)


@pytest.mark.ruling(JACK, 3)
@pytest.mark.parametrize("kind", ["equipment", "retainer"])
def test_such_a_card_is_played_directly_afterwards(table: Table, kind: str) -> None:
    """By a vampire that unlocks, in the same turn, at its full cost."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.in_play(UNLOCKER)
    _, first, second = table.you.holds(JACK, gear(kind, pool=2), gear(kind, pool=2))
    table.you.acts(JACK, by=mine, level=WAYS[kind])
    if table.you.choices():
        table.you.chooses(first)
    rest(table)
    table.you.uses("Unlocker")
    left = first if table.where(first) == "hand" else second
    assert table.you.pool() == 29
    table.you.acts(left, by=mine)
    rest(table)
    assert table.on(first) == table.on(second) == mine
    assert table.you.pool() == 27


@pytest.mark.ruling(JACK, 4)
@pytest.mark.parametrize("kind", ["equipment", "retainer"])
@pytest.mark.parametrize(("sect", "may"), [("anarch", True), ("camarilla", False)])
def test_what_the_card_requires_is_none_of_the_action(
    table: Table, kind: str, sect: str, may: bool
) -> None:
    """It applies: only who meets it can have it; but the action does not require it."""
    mine = table.you.ready(made_vampire("Free") if sect == "anarch" else "Ryan")
    table.you.ready(COMPANION)
    cloak = paper("Cloak", static("stealth", +1, when=action_requires("anarch")), kind="equipment")
    table.you.in_play(cloak, on=mine)
    card, held, _ = table.you.holds(JACK, gear(kind, requires=("anarch",)), PAUSE)
    table.begins()
    assert table.you.can_play(card, by=mine) is may
    if may:
        table.you.acts(card, by=mine, level=WAYS[kind])
        assert stealth(table.state, action_of(table)) == 2
        rest(table)
        assert table.on(held) == mine


@pytest.mark.ruling(JACK, 5)
@pytest.mark.parametrize(("code", "levels"), [("AUS", 2), ("aus", 1)])
@pytest.mark.parametrize("kind", ["equipment", "retainer"])
def test_the_vampire_chooses_the_level(table: Table, kind: str, code: str, levels: int) -> None:
    """Among those of the card that its Disciplines allow."""
    way, life = (equips, {}) if kind == "equipment" else (employs, {"life": 1})
    tool = paper("Lens", levels={"aus": way(), "AUS": way()}, disciplines=("aus",), **life)
    mine = table.you.ready(made_vampire("Seer", code))
    table.you.ready(COMPANION)
    _, held, _ = table.you.holds(JACK, tool, PAUSE)
    table.you.acts(JACK, by=mine, level=WAYS[kind])
    while not table.over() and not table.you.may("choose"):
        table.pass_on()
    assert len(table.you.options("choose")) == (levels if levels > 1 else 0)
    if levels > 1:
        table.you.does("choose", mode="AUS")
    rest(table)
    assert table.on(held) == mine
    assert table.state.cards[held].mode == code
