"""Equipment that slips through, a habit that is paid for, a tradition that kills."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE, UNLOCKER, made_vampire
from combat_talk import rest
from made_up import paper
from methuselah.engine import atoms
from methuselah.language import action_requires, equips, static
from methuselah.rules.action.action import stealth
from table_talk import Table

FREIGHT = "Anonymous Freight"
HABIT = "Victim of Habit"
SIXTH = "Sixth Tradition: Destruction"
DEN = paper("Den", equips(), kind="equipment", keywords=frozenset({"location"}))
BEAST = "Angus the Unruled (G1)"


# -- Sixth Tradition: Destruction -----------------------------------------------------------------


def test_a_diablerist_is_destroyed_in_torpor(table: Table) -> None:
    """Ready or not."""
    prince = table.you.ready("Mkhokheli")
    beast = table.prey.ready(BEAST)
    table.grand_prey.torpor("Brooke (G2)")
    card = table.you.holds(SIXTH)
    table.until_turn_of(table.prey, "minion")
    table.prey.acts(word="diablerie", by=beast)
    while not table.over():
        if table.you.may("vote", minion=prince):
            table.you.votes("against", minion=prince)
        table.pass_on()
    table.until_turn_of(table.you, "minion")
    atoms.move_to_region(table.state, beast, "torpor")
    table.state.pending = None
    assert table.you.can_play(card, by=prince)


@pytest.mark.ruling(SIXTH, 1)
@pytest.mark.parametrize("mine", [True, False])
def test_a_diablerist_is_destroyed(table: Table, mine: bool) -> None:
    """Who committed it since your last turn, in this one too; +1 stealth, directed."""
    prince = table.you.ready("Mkhokheli")
    table.you.ready(COMPANION)
    other = table.prey.ready("Amavi (G4)")
    seat = table.you if mine else table.prey
    beast = seat.ready(BEAST)
    table.grand_prey.torpor("Brooke (G2)")
    card, _ = table.you.holds(SIXTH, PAUSE)
    if not mine:
        table.until_turn_of(table.prey, "minion")
    else:
        assert not table.you.can_play(card, by=prince)
    seat.acts(word="diablerie", by=beast)
    while not table.over():
        if table.you.may("vote", minion=prince):
            table.you.votes("against", minion=prince)
        table.pass_on()
    assert table.where(beast) == "ready"
    if not mine:
        table.until_turn_of(table.you, "minion")
    table.you.acts(card, by=prince)
    assert action_of(table).inherent == 1
    assert action_of(table).targets == (() if mine else (1,))
    rest(table)
    assert (table.where(beast), table.where(other)) == ("ash_heap", "ready")


@pytest.mark.ruling(SIXTH, 1)
def test_your_last_turn_is_too_long_ago(table: Table) -> None:
    """What happened in it does not qualify."""
    prince = table.you.ready("Mkhokheli")
    beast = table.you.ready(BEAST)
    table.grand_prey.torpor("Brooke (G2)")
    card = table.you.holds(SIXTH)
    table.you.acts(word="diablerie", by=beast)
    while not table.over():
        if table.you.may("vote", minion=prince):
            table.you.votes("against", minion=prince)
        table.pass_on()
    assert table.you.can_play(card, by=prince)
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    assert table.where(beast) == "ready"
    assert not table.you.can_play(card, by=prince)


# -- Anonymous Freight ----------------------------------------------------------------------------


@pytest.mark.ruling(FREIGHT, 1)
@pytest.mark.ruling(FREIGHT, 6)
def test_equipment_comes_by_freight(table: Table) -> None:
    """Chosen in the hand as the action is announced, unseen; an equip action at +3 stealth."""
    mine = table.you.ready("Ryan")
    ghoul = table.you.ready("War Ghoul")
    table.you.ready(COMPANION)
    card, gun, bike, place, _ = table.you.holds(FREIGHT, ".44 Magnum", "Sport Bike", DEN, PAUSE)
    drawn = table.you.library("Flak Jacket")
    assert not table.you.can_play(card, by=ghoul)
    table.you.acts(card, by=mine)
    assert table.you.choices() == {gun, bike}
    assert drawn not in table.you.choices()
    table.you.chooses(gun)
    assert (stealth(table.state, action_of(table)), action_of(table).kind) == (3, "equip")
    assert action_of(table).targets == ()
    assert table.where(gun) == "hand"
    rest(table)
    assert table.on(gun) == mine
    assert (table.where(card), table.where(place)) == ("ash_heap", "hand")
    assert table.you.pool() == 28  # the Magnum's own cost
    assert table.locked(mine)
    assert table.waits_for(table.you)


@pytest.mark.ruling(FREIGHT, 3)
def test_freight_is_another_action_than_to_equip(table: Table) -> None:
    """Unlocked, the vampire equips with such a card in the same turn."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.in_play(UNLOCKER)
    _, gun, second = table.you.holds(FREIGHT, ".44 Magnum", ".44 Magnum")
    table.you.acts(FREIGHT, by=mine)
    table.you.chooses(gun)
    rest(table)
    table.you.uses("Unlocker")
    left = gun if table.where(gun) == "hand" else second
    assert table.you.can_play(left, by=mine)
    table.you.acts(left, by=mine)
    rest(table)
    assert table.on(gun) == table.on(second) == mine


@pytest.mark.ruling(FREIGHT, 4)
@pytest.mark.parametrize(("sect", "may"), [("anarch", True), ("camarilla", False)])
def test_what_the_equipment_requires_is_none_of_the_action(
    table: Table, sect: str, may: bool
) -> None:
    """It applies: only who meets it can have it; but the action does not require it."""
    tool = paper("Tool", equips(), kind="equipment", requires=("anarch",))
    mine = table.you.ready(made_vampire("Free") if sect == "anarch" else "Ryan")
    table.you.ready(COMPANION)
    cloak = paper("Cloak", static("stealth", +1, when=action_requires("anarch")), kind="equipment")
    table.you.in_play(cloak, on=mine)
    card, held, _ = table.you.holds(FREIGHT, tool, PAUSE)
    table.begins()
    assert table.you.can_play(card, by=mine) is may
    if may:
        table.you.acts(card, by=mine)
        assert stealth(table.state, action_of(table)) == 3
        rest(table)
        assert table.on(held) == mine


@pytest.mark.ruling(FREIGHT, 5)
@pytest.mark.parametrize(("code", "levels"), [("AUS", 2), ("aus", 1)])
def test_the_vampire_chooses_the_level(table: Table, code: str, levels: int) -> None:
    """Among those of the equipment that its Disciplines allow."""
    tool = paper("Lens", levels={"aus": equips(), "AUS": equips()}, disciplines=("aus",))
    mine = table.you.ready(made_vampire("Seer", code))
    table.you.ready(COMPANION)
    _, held, _ = table.you.holds(FREIGHT, tool, PAUSE)
    table.you.acts(FREIGHT, by=mine)
    while not table.over() and not table.you.may("choose"):
        table.pass_on()
    assert len(table.you.options("choose")) == (levels if levels > 1 else 0)
    if levels > 1:
        table.you.does("choose", mode="AUS")
    rest(table)
    assert table.on(held) == mine
    assert table.state.cards[held].mode == code


@pytest.mark.ruling(FREIGHT, 2)
def test_what_lies_elsewhere_is_not_in_the_hand(table: Table) -> None:
    """Not what can be played as if from the hand, nor what another holds, nor a retainer."""
    mine = table.you.ready("Ryan")
    card, _ = table.you.holds(FREIGHT, "Raven Spy")
    fragments = table.you.in_play("The Erciyes Fragments")
    table.prey.ash_heap(".44 Magnum")
    table.prey.holds(".44 Magnum")
    table.you.ash_heap("Flak Jacket")
    table.begins("master")
    table.you.uses(fragments)  # the gun may be played as if from the hand
    table.until("minion", table.you)
    assert table.you.can_play(".44 Magnum", by=mine)
    assert not table.you.can_play(card, by=mine)


# -- Victim of Habit ------------------------------------------------------------------------------


def test_a_habit_is_learned(table: Table) -> None:
    """A card in the ash heap of your prey; +1 stealth, at nobody; 1 blood."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    card, _ = table.you.holds(HABIT, PAUSE)
    one, other = table.prey.ash_heap("Fame", "Blood Doll")
    table.grand_prey.ash_heap("Villein")
    table.prey.ready("Nassir")
    table.you.acts(card, by=mine)
    assert table.you.choices() == {one, other}
    table.you.chooses(one)
    assert (stealth(table.state, action_of(table)), action_of(table).targets) == (1, ())
    rest(table)
    assert (table.where(card), table.blood(mine)) == ("permanent", 3)
    assert table.waits_for(table.you)
    table.until_turn_of(table.prey, "unlock")
    assert table.you.may("use", card=card)
    table.you.uses(card)
    assert (table.where(one), table.where(other)) == ("removed", "ash_heap")


@pytest.mark.ruling(HABIT, 1)
@pytest.mark.parametrize(
    ("copies", "gone", "pool"), [(4, 3, 29), (3, 3, 29), (2, 2, 30), (1, 1, 30)]
)
def test_a_habit_is_paid_for(table: Table, copies: int, gone: int, pool: int) -> None:
    """Three copies leave the game for a pool; of fewer nothing is burned. It locks."""
    table.you.ready("Ryan")
    heap = [table.prey.ash_heap("Fame") for _ in range(copies)]
    other = table.prey.ash_heap("Blood Doll")
    table.grand_prey.ash_heap("Fame")
    card = table.you.in_play(HABIT, notes=(("habit", heap[0]),))
    table.gives_edge(table.you)
    table.begins("unlock")
    table.you.uses(card)
    for one in heap[:gone]:
        if table.you.may("choose", target=one):
            table.you.chooses(one)
    assert [table.where(one) for one in heap].count("removed") == gone
    assert table.where(other) == "ash_heap"
    assert [seat.pool() for seat in table.seats] == [30, pool, 30, 30, 30]
    assert table.locked(card)
    assert not table.you.may("use", card=card)


@pytest.mark.ruling(HABIT, 1)
@pytest.mark.parametrize("taken", [1, 2])
def test_fewer_may_be_removed(table: Table, taken: int) -> None:
    """By choice: then nobody burns pool."""
    table.you.ready("Ryan")
    heap = [table.prey.ash_heap("Fame") for _ in range(4)]
    card = table.you.in_play(HABIT, notes=(("habit", heap[0]),))
    table.gives_edge(table.you)
    table.begins("unlock")
    table.you.uses(card)
    for one in heap[:taken]:
        table.you.chooses(one)
    table.you.does("done")
    assert [table.where(one) for one in heap].count("removed") == taken
    assert table.prey.pool() == 30


def test_in_any_unlock_phase_and_only_there(table: Table) -> None:
    """Also in your prey's; not with none of its copies there, nor in another phase."""
    table.you.ready("Ryan")
    table.prey.ready("Nassir")
    one = table.prey.ash_heap("Fame")
    card = table.you.in_play(HABIT, notes=(("habit", one),))
    table.begins()
    assert not table.you.may("use", card=card)
    table.until_turn_of(table.prey, "unlock")
    table.you.uses(card)
    assert table.where(one) == "removed"
    assert not table.you.may("use", card=card)


@pytest.mark.parametrize(("phase", "may"), [("unlock", True), ("master", False)])
def test_a_habit_is_for_the_unlock_phase(table: Table, phase: str, may: bool) -> None:
    """Of yours; not in your master phase, where you have something else to do."""
    table.you.ready("Ryan")
    table.you.holds("Blood Doll")
    one = table.prey.ash_heap("Fame")
    card = table.you.in_play(HABIT, notes=(("habit", one),))
    table.gives_edge(table.you)
    table.begins(phase)
    assert table.you.may("use", card=card) is may


@pytest.mark.ruling(HABIT, 2)
def test_the_habit_stays_when_the_prey_goes(table: Table) -> None:
    """It is about the same card, in the ash heap of the new prey."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.prey.pool(1)
    one = table.prey.ash_heap("Fame")
    heap = [table.grand_prey.ash_heap("Fame") for _ in range(3)]
    table.grand_prey.ready("Nassir")
    card = table.you.in_play(HABIT, notes=(("habit", one),))
    table.you.acts(word="bleed", by=mine)
    rest(table)
    assert table.prey.is_out()
    table.until_turn_of(table.grand_prey, "unlock")
    table.you.uses(card)
    for copy in heap:
        if table.you.may("choose", target=copy):
            table.you.chooses(copy)
    assert {table.where(copy) for copy in heap} == {"removed"}
    assert table.grand_prey.pool() == 29
