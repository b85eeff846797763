"""Cavalier unlocks, Maabara keeps cards of the ash heap, Al's Army finds weapons."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import PAUSE
from combat_talk import COMPANION, rest
from fight_talk import replaced
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.engine.knowledge import sees
from methuselah.language import (
    action,
    cards_cost,
    gain_pool,
    modifier,
)
from scenes.actions import burned_by_an_action
from scenes.in_play import only_one_on_each, played_as_printed
from table_talk import Table

CAVALIER = "Cavalier"
MAABARA = "Maabara"
ARMY = "Al's Army Apparatus"
AFTER = paper("After", modifier(gain_pool(1), at=("after_resolution",)))


@pytest.mark.parametrize(("card", "needs"), [(MAABARA, "Khurshid"), (ARMY, "Tara")])
def test_it_comes_into_play_as_printed(card: str, needs: str | None) -> None:
    """By whoever has the clan that it requires."""
    played_as_printed(card, needs=needs, stranger="Ryan")


# -- Cavalier -------------------------------------------------------------------------------------

DEED = paper("Deed", action(gain_pool(1)), blood_cost=1)
FREE_DEED = paper("Free deed", action(gain_pool(1)))


@pytest.mark.ruling(CAVALIER, 1)
@pytest.mark.ruling(CAVALIER, 4)
@pytest.mark.ruling(CAVALIER, 5)
@pytest.mark.parametrize(("deed", "may"), [(DEED, True), (FREE_DEED, False)])
def test_a_cavalier_unlocks_after_an_action_that_cost_blood(
    table: Table, deed: Definition, may: bool
) -> None:
    """For 1 blood, as its controller likes, once in a turn; what comes after it still does."""
    mine = table.you.ready("Tara", blood=5)
    table.you.ready(COMPANION)
    card = table.prey.in_play(CAVALIER, on=mine)
    table.you.holds(deed, DEED, AFTER)
    table.you.acts("Deed" if may else "Free deed", by=mine)
    if not may:
        while not table.over():
            assert not table.you.may("use", card=card)
            table.pass_on()
        return
    table.until("after_resolution", table.you)
    assert not table.prey.may("use", card=card)
    table.you.uses(card)
    assert (table.locked(mine), table.blood(mine)) == (False, 3)
    assert table.you.can_play("After", by=mine)
    rest(table)
    table.you.acts(word="bleed", by=mine)
    while not table.over():
        assert not table.you.may("use", card=card)
        table.pass_on()


def test_a_cavalier_in_another_turn(table: Table) -> None:
    """Once more."""
    mine = table.you.ready("Tara", blood=6)
    table.you.ready(COMPANION)
    card = table.you.in_play(CAVALIER, on=mine)
    names = ("Second", "Third")
    table.you.holds(DEED, *(paper(name, action(gain_pool(1)), blood_cost=1) for name in names))
    table.you.acts("Deed", by=mine)
    table.you.uses(card)
    rest(table)
    table.you.acts("Second", by=mine)
    while not table.over():
        assert not table.you.may("use", card=card)
        table.pass_on()
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    table.you.acts("Third", by=mine)
    table.you.uses(card)
    assert not table.locked(mine)


def test_a_cavalier_is_a_vampire_of_yours(table: Table) -> None:
    """In torpor, too; no ally."""
    mine, torpid = table.you.ready("Tara"), table.you.torpor("Ryan")
    table.you.ready("Underbridge Stray")
    table.prey.ready("Nassir")
    table.you.holds(CAVALIER)
    table.begins("master")
    table.you.plays(CAVALIER)
    assert table.you.choices() == {mine, torpid}


@pytest.mark.ruling(CAVALIER, 2)
@pytest.mark.parametrize(("changed", "may"), [("more", True), ("less", False)])
def test_the_cost_as_it_was_changed_counts_for_a_cavalier(
    table: Table, changed: str, may: bool
) -> None:
    """A free card made dearer by The Slow Withering; a card that costs nothing any more."""
    mine = table.you.ready(replaced("Tara", disciplines=("POT",)), blood=5)
    table.you.ready(COMPANION)
    card = table.you.in_play(CAVALIER, on=mine)
    if changed == "more":
        table.you.in_play("The Slow Withering")
        deed = paper("Deed", levels={"POT": action(gain_pool(1))})
    else:
        table.you.in_play(paper("Cheap", cards_cost(-1, of=("blood",)), kind="equipment"), on=mine)
        deed = DEED
    table.you.holds(deed)
    table.you.acts("Deed", by=mine)
    seen = False
    while not table.over():
        seen = seen or table.you.may("use", card=card)
        table.pass_on()
    assert seen is may


@pytest.mark.ruling(CAVALIER, 3)
def test_a_rescue_paid_by_the_rescued_serves_a_cavalier(table: Table) -> None:
    """The action cost blood, though not its own."""
    mine = table.you.ready("Tara", blood=6)
    table.you.ready(COMPANION)
    card = table.you.in_play(CAVALIER, on=mine)
    fallen = table.you.torpor("Ryan", blood=2)
    table.you.acts(by=mine, word="rescue", target=fallen)
    table.you.chooses(number=0)
    table.you.uses(card)
    assert (table.locked(mine), table.blood(mine), table.blood(fallen)) == (False, 5, 0)


def test_a_blocked_cavalier_stays_locked(table: Table) -> None:
    """And one archetype each."""
    mine = table.you.ready("Tara", blood=6)
    table.you.ready(COMPANION)
    card = table.you.in_play(CAVALIER, on=mine)
    table.you.holds(DEED)
    guard = table.prey.ready("Ryan")
    table.you.acts("Deed", by=mine)
    table.prey.blocks(guard)
    while not table.over():
        assert not table.you.may("use", card=card)
        table.pass_on()
    only_one_on_each(CAVALIER, on="Tara", other="Ryan")


# -- Maabara --------------------------------------------------------------------------------------


@pytest.mark.ruling(MAABARA, 1)
def test_a_card_lies_in_the_maabara_and_comes_back(table: Table) -> None:
    """Face down, though all saw which it was; for a master phase action onto the library."""
    fame, vessel = table.you.ash_heap("Fame", "Vessel")
    table.you.ash_heap("Ryan")
    table.prey.ash_heap("Blood Doll")
    table.you.holds("Misdirection")
    card = table.you.in_play(MAABARA)
    table.prey.ready("Ryan")
    table.begins("master")
    table.you.uses(card, level="lay")
    assert table.you.choices() == {fame, vessel}
    table.you.chooses(fame)
    assert table.locked(card)
    assert table.on(fame) == card
    assert all(sees(table.state, seat, fame) for seat in range(5))
    assert not table.you.may("use", card=card, level="lay")
    table.you.uses(card, level="take")
    assert table.state.seats[0].library[-1] == fame
    assert not table.you.can_play("Misdirection")


def test_the_maabara_is_used_at_any_time(table: Table) -> None:
    """In the turn of another Methuselah a card is laid there, none taken."""
    table.you.ash_heap("Fame")
    card = table.you.in_play(MAABARA)
    table.prey.ready("Ryan")
    table.until_turn_of(table.prey, "minion")
    assert table.you.may("use", card=card, level="lay")
    table.you.uses(card, level="lay")
    assert not table.you.may("use", card=card)


def test_any_vampire_burns_the_maabara() -> None:
    """Of anybody; no ally."""
    burned_by_an_action(MAABARA, vampires_only=True)


def test_burning_the_maabara_is_directed(table: Table) -> None:
    """At its controller; what lies there burns with it."""
    mine = table.you.ready("Ryan")
    table.you.holds(PAUSE)
    fame = table.prey.ash_heap("Fame")
    card = table.prey.in_play(MAABARA)
    table.prey.ready("Nassir")
    table.prey.uses(card)
    table.you.acts(card, by=mine)
    assert action_of(table).targets == (table.prey.number,)
    rest(table)
    assert (table.where(card), table.where(fame)) == ("ash_heap", "ash_heap")


# -- Al's Army Apparatus --------------------------------------------------------------------------


def test_als_army_finds_a_weapon(table: Table) -> None:
    """In your minion phase: it comes to your hand, the library is shuffled, you discard down."""
    gun = table.you.library(".44 Magnum")
    table.you.library("Leather Jacket", "Fame")
    table.you.holds(*["Misdirection"] * 7)
    table.you.ready(COMPANION)
    card = table.you.in_play(ARMY)
    table.you.uses(card)
    assert [o.target for o in table.you.options("choose")] in ([gun], [])
    if table.you.choices():
        table.you.chooses(gun)
    assert table.locked(card)
    assert ".44 Magnum" in table.you.hand()
    table.you.does("discard", card="Misdirection")
    assert len(table.you.hand()) == 7
    assert any(line.what == "shuffled" for line in table.state.journal)


def test_als_army_waits_for_your_minion_phase(table: Table) -> None:
    """Not in your master phase, nor in the turn of another; during an action, too."""
    table.you.library(".44 Magnum")
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    card = table.you.in_play(ARMY)
    table.you.holds("Misdirection", PAUSE)
    table.prey.ready("Nassir")
    table.begins("master")
    assert not table.you.may("use", card=card)
    table.you.acts(word="bleed", by=mine)
    assert table.you.may("use", card=card)
    rest(table)
    table.until_turn_of(table.prey, "minion")
    assert not table.you.may("use", card=card)
