"""The atoms: each change with its line, its event and what it leaves alone."""

from __future__ import annotations

import pytest

from methuselah.engine import atoms, invariants
from methuselah.engine.decisions import NOBODY, NOTHING
from methuselah.engine.definitions import Static, Trigger
from methuselah.engine.knowledge import hidden_ids, seers, sees
from methuselah.engine.rows import found, total
from methuselah.engine.state import (
    CONTESTED,
    LIMBO,
    PERMANENT,
    READY,
    TORPOR,
    UNCONTROLLED,
    State,
)
from small_state import SmallState, library_card, vampire

EVENTS = (
    "locked",
    "unlocked",
    "burned",
    "torpor",
    "left ready region",
    "entered play",
    "changed control",
    "emptied",
)
ANA, BOB, SWORD, HOUSE, LAST, HIDDEN, BELOW, TOP = range(8)


def table() -> State:
    """Ana of seat 0 (capacity 5, blood 3) hears everything about herself."""
    small = SmallState()
    small.put(0, vampire("Ana", triggers=tuple(Trigger(event) for event in EVENTS)), READY, 3)
    small.put(1, vampire("Bob"), READY, 2)
    small.put(0, library_card("Sword", statics=(Static("strength", 1),)), "hand")
    small.put(1, library_card("House", "master", statics=(Static("bleed", 2),)), PERMANENT)
    small.put(1, library_card("Last"), "hand")
    small.put(1, vampire("Hidden"), UNCONTROLLED, 1)
    small.put(0, library_card("Below"), "library")
    small.put(0, library_card("Top"), "library")
    state = small.build()
    assert invariants.check(state) == []
    return state


def heard(state: State) -> list[str]:
    """The events that were heard, in order; the queue is taken."""
    waiting, state.queue = state.queue, ()
    return [state.definition(card).triggers[index].event for card, index, *_ in waiting]


def told(state: State) -> list[str]:
    return [line.what for line in state.journal]


# -- counters -------------------------------------------------------------------------------


def test_pool_is_gained_and_burned_and_may_fall_below_zero() -> None:
    state = table()
    atoms.gain_pool(state, 0, 2)
    atoms.burn_pool(state, 1, 31)
    assert [seat.pool for seat in state.seats] == [32, -1, 30]
    assert state.unsettled
    assert told(state) == ["gained pool", "burned pool"]


@pytest.mark.parametrize("number", [0, -1])
def test_no_pool_is_no_event(number: int) -> None:
    state = table()
    atoms.gain_pool(state, 0, number)
    atoms.burn_pool(state, 0, number)
    assert state.seats[0].pool == 30
    assert told(state) == []


def test_who_is_out_of_the_game_gains_and_loses_nothing() -> None:
    state = table()
    state.edit_seat(0).out = True
    atoms.gain_pool(state, 0, 2)
    atoms.burn_pool(state, 0, 2)
    assert state.seats[0].pool == 30


@pytest.mark.parametrize(
    ("gained", "stayed", "blood"), [(1, 1, 4), (2, 2, 5), (3, 2, 5), (0, 0, 3)]
)
def test_blood_above_capacity_drains(gained: int, stayed: int, blood: int) -> None:
    state = table()
    assert atoms.gain_blood(state, ANA, gained) == stayed
    assert state.cards[ANA].blood == blood


def test_an_uncontrolled_vampire_holds_more_than_its_capacity() -> None:
    state = table()
    assert atoms.gain_blood(state, HIDDEN, 9) == 9
    assert state.cards[HIDDEN].blood == 10
    atoms.drain_excess(state, HIDDEN)
    assert state.cards[HIDDEN].blood == 5


def test_blood_that_was_already_above_capacity_does_not_drain_by_gaining() -> None:
    state = table()
    state.edit(ANA).blood = 7
    assert atoms.gain_blood(state, ANA, 1) == 0
    assert state.cards[ANA].blood == 7


@pytest.mark.parametrize(("wanted", "burned", "events"), [(2, 2, []), (3, 3, ["emptied"])])
def test_burning_the_last_blood_is_heard(wanted: int, burned: int, events: list[str]) -> None:
    state = table()
    assert atoms.burn_blood(state, ANA, wanted) == burned
    assert heard(state) == events


def test_no_more_blood_burns_than_there_is() -> None:
    state = table()
    assert atoms.burn_blood(state, ANA, 9) == 3
    assert atoms.burn_blood(state, ANA, 1) == 0
    assert state.cards[ANA].blood == 0


def test_moved_blood_leaves_the_source_whether_it_stays_or_drains() -> None:
    state = table()
    assert atoms.move_blood(state, BOB, ANA, 2) == 2
    assert (state.cards[BOB].blood, state.cards[ANA].blood) == (0, 5)
    assert atoms.move_blood(state, ANA, HIDDEN, 4) == 4
    assert (state.cards[ANA].blood, state.cards[HIDDEN].blood) == (1, 5)


def test_losing_blood_or_pool_breaks_a_withdrawal() -> None:
    state = table()
    for seat in (0, 1):
        state.edit_seat(seat).withdrawing = True
    atoms.burn_blood(state, ANA, 1)
    assert [seat.withdrawing for seat in state.seats] == [False, True, False]
    atoms.burn_pool(state, 1, 1)
    assert not state.seats[1].withdrawing


def test_counters_never_fall_below_none() -> None:
    state = table()
    atoms.add_counters(state, HOUSE, 2)
    atoms.add_counters(state, HOUSE, -3)
    assert state.cards[HOUSE].counters == 0


# -- locks, memory, the Edge ----------------------------------------------------------------


def test_locking_what_is_locked_is_no_event() -> None:
    state = table()
    atoms.lock(state, ANA)
    atoms.lock(state, ANA)
    atoms.unlock(state, ANA)
    atoms.unlock(state, ANA)
    assert heard(state) == ["locked", "unlocked"]
    assert told(state) == ["locked", "unlocked"]


def test_memory_is_replaced_and_forgotten() -> None:
    state = table()
    atoms.remember(state, ANA, "target", 3)
    atoms.remember(state, ANA, "target", 4)
    assert state.cards[ANA].note("target") == 4
    atoms.remember(state, ANA, "target", None)
    assert state.cards[ANA].note("target") == NOTHING


def test_traits_change_the_base_and_go_back() -> None:
    state = table()
    assert state.cards[ANA].trait("sect") is None
    atoms.set_trait(state, ANA, "sect", "anarch")
    assert state.cards[ANA].trait("sect") == "anarch"
    atoms.set_trait(state, ANA, "sect", None)
    assert state.cards[ANA].trait("sect") is None


def test_the_edge_is_taken_once_and_burned() -> None:
    state = table()
    atoms.take_edge(state, 1)
    atoms.take_edge(state, 1)
    assert state.edge == 1
    atoms.burn_edge(state)
    assert state.edge == NOBODY
    assert told(state) == ["took the Edge", "burned the Edge"]


def test_victory_points_are_counted_in_halves() -> None:
    state = table()
    atoms.score(state, 2, 2)
    atoms.score(state, 2, 1)
    assert [seat.half_points for seat in state.seats] == [0, 0, 3]


# -- places ---------------------------------------------------------------------------------


def test_a_card_works_while_it_is_attached() -> None:
    state = table()
    assert total(state, "strength", ANA) == 0
    atoms.attach(state, SWORD, ANA)
    assert total(state, "strength", ANA) == 1
    assert state.cards[ANA].attached == (SWORD,)
    assert state.cards[SWORD].controller == 0
    assert state.seats[0].hand == ()
    atoms.attach(state, SWORD, BOB)
    assert (total(state, "strength", ANA), total(state, "strength", BOB)) == (0, 1)
    assert state.cards[SWORD].controller == 1
    assert invariants.check(state) == []


def test_what_is_on_a_contested_card_sleeps_until_it_returns() -> None:
    state = table()
    atoms.attach(state, SWORD, ANA)
    atoms.move_to_region(state, ANA, CONTESTED)
    assert not found(state, "strength", ANA)
    assert invariants.check(state) == []
    atoms.move_to_region(state, ANA, READY)
    assert found(state, "strength", ANA)
    assert invariants.check(state) == []


def test_what_is_on_a_card_that_is_attached_sleeps_and_wakes_with_it() -> None:
    state = table()
    atoms.move_to_region(state, BOB, CONTESTED)
    atoms.attach(state, SWORD, HOUSE)
    atoms.attach(state, HOUSE, BOB)
    assert invariants.check(state) == []
    atoms.attach(state, HOUSE, ANA)
    assert invariants.check(state) == []
    atoms.move_to_region(state, HOUSE, PERMANENT, 1)
    assert invariants.check(state) == []


def test_burning_a_minion_burns_what_is_on_it_to_their_owners() -> None:
    state = table()
    atoms.attach(state, LAST, ANA)
    atoms.attach(state, SWORD, ANA)
    state.queue = ()
    atoms.burn(state, ANA)
    assert heard(state) == ["burned", "left ready region"]
    assert state.seats[0].ash_heap == (SWORD, ANA)
    assert state.seats[1].ash_heap == (LAST,)
    assert not {ANA, SWORD, LAST} & set(state.cards)
    assert invariants.check(state) == []


def test_a_card_that_comes_back_remembers_nothing() -> None:
    state = table()
    atoms.lock(state, ANA)
    atoms.remember(state, ANA, "target", 3)
    atoms.to_pile(state, ANA, "crypt")
    atoms.move_to_region(state, ANA, READY)
    record = state.cards[ANA]
    assert (record.locked, record.blood, record.notes, record.arrived) == (False, 0, (), 3)


def test_torpor_is_heard_once_and_keeps_everything() -> None:
    state = table()
    atoms.lock(state, ANA)
    atoms.attach(state, SWORD, ANA)
    state.queue = ()
    atoms.move_to_region(state, ANA, TORPOR)
    assert heard(state) == ["left ready region", "torpor"]
    record = state.cards[ANA]
    assert (record.locked, record.blood, record.attached) == (True, 3, (SWORD,))
    assert (state.seats[0].ready, state.seats[0].torpor) == ((), (ANA,))
    atoms.change_controller(state, ANA, 1)
    assert heard(state) == ["changed control"]


def test_control_takes_equipment_along_and_leaves_masters() -> None:
    state = table()
    atoms.attach(state, SWORD, ANA)
    atoms.attach(state, HOUSE, ANA, 1)
    atoms.change_controller(state, ANA, 2)
    assert state.cards[ANA].controller == 2
    assert state.cards[SWORD].controller == 2
    assert state.cards[HOUSE].controller == 1
    assert state.seats[2].ready == (ANA,)
    assert state.owner(ANA) == 0
    assert invariants.check(state) == []


def test_a_stolen_card_goes_to_its_owners_ash_heap() -> None:
    state = table()
    atoms.change_controller(state, ANA, 1)
    atoms.burn(state, ANA)
    assert state.seats[0].ash_heap == (ANA,)


def test_limbo_is_neither_in_play_nor_in_a_pile() -> None:
    state = table()
    atoms.set_aside(state, SWORD)
    assert state.cards[SWORD].region == LIMBO
    assert not found(state, "strength", ANA)
    assert state.seats[0].hand == ()
    assert invariants.check(state) == []
    atoms.to_pile(state, SWORD, "ash_heap")
    assert state.seats[0].ash_heap == (SWORD,)


def test_what_is_removed_is_not_burned() -> None:
    state = table()
    atoms.remove_from_game(state, ANA)
    assert heard(state) == ["left ready region"]
    assert state.seats[0].removed == (ANA,)


def test_the_top_of_a_pile_is_its_end() -> None:
    state = table()
    assert atoms.draw(state, 0) == TOP
    atoms.to_pile(state, SWORD, "library")
    assert state.seats[0].library == (BELOW, SWORD)
    atoms.to_pile(state, TOP, "library", bottom=True)
    assert state.seats[0].library == (TOP, BELOW, SWORD)
    assert [atoms.draw(state, 0) for _ in range(4)] == [SWORD, BELOW, TOP, NOTHING]


def test_a_shuffle_moves_identities_and_leaves_ids() -> None:
    small = SmallState()
    for number in range(30):
        small.put(0, library_card(f"card {number:02}"), "library")
    state = small.build()
    before = state.faces
    atoms.shuffle(state, 0, "library")
    assert state.seats[0].library == tuple(range(30))
    assert state.faces != before
    assert sorted(state.faces) == sorted(before)


# -- merging --------------------------------------------------------------------------------


def test_a_merged_vampire_parts_into_two_cards() -> None:
    state = table()
    atoms.attach(state, SWORD, ANA)
    atoms.merge(state, HIDDEN, BOB)
    assert invariants.check(state) == []
    assert state.cards[BOB].merged_with == HIDDEN
    clone = state.clone()
    atoms.burn(clone, BOB)
    assert set(clone.seats[1].ash_heap) == {BOB, HIDDEN}
    assert invariants.check(clone) == []
    assert [clone.definition(card).name for card in (BOB, HIDDEN)] == ["Bob", "Hidden"]
    atoms.to_pile(state, BOB, "crypt")
    assert set(state.seats[1].crypt) == {BOB, HIDDEN}
    assert invariants.check(state) == []


# -- who knows what -------------------------------------------------------------------------


def test_a_card_that_all_have_seen_stays_known_until_the_shuffle() -> None:
    state = table()
    atoms.to_pile(state, ANA, "crypt")
    atoms.move_to_region(state, ANA, UNCONTROLLED)
    assert sorted(seers(state, ANA) or ()) == [0, 1, 2]
    atoms.to_pile(state, ANA, "crypt")
    assert seers(state, ANA) is None
    assert sees(state, NOBODY, ANA)
    atoms.shuffle(state, 0, "crypt")
    assert seers(state, ANA) == ()


def test_a_card_of_a_library_that_only_the_others_saw_is_not_shown_to_its_owner() -> None:
    state = table()
    for seat in (1, 2):
        atoms.look_at(state, seat, (TOP,))
    assert sorted(seers(state, TOP) or ()) == [1, 2]
    assert not sees(state, 0, TOP)
    assert TOP in hidden_ids(state, 0)


def test_a_hand_that_was_looked_at_stays_known_to_who_looked() -> None:
    state = table()
    atoms.show_hand(state, 0, 2)
    assert seers(state, SWORD) == (0, 2)
    atoms.to_pile(state, SWORD, "library")
    assert seers(state, SWORD) == (0, 2)
    assert atoms.draw(state, 0) == SWORD
    assert sorted(seers(state, SWORD) or ()) == [0, 2]
    atoms.discard(state, SWORD)
    assert seers(state, SWORD) is None


def test_a_hidden_card_can_be_looked_at() -> None:
    state = table()
    assert seers(state, HIDDEN) == (1,)
    atoms.look_at(state, 0, (HIDDEN, TOP))
    assert seers(state, HIDDEN) == (1, 0)
    assert seers(state, TOP) == (0,)
    assert [(line.what, line.seers) for line in state.journal] == [("saw", (0,)), ("saw", (0,))]


def test_a_vampire_that_comes_out_has_no_viewers_any_more() -> None:
    state = table()
    atoms.look_at(state, 0, (HIDDEN,))
    atoms.move_to_region(state, HIDDEN, READY)
    assert state.cards[HIDDEN].viewers == ()
    assert seers(state, HIDDEN) is None


def test_an_old_line_keeps_the_card_that_it_was() -> None:
    state = table()
    atoms.discard(state, SWORD)
    line = state.journal[-1]
    assert state.setting.definitions[line.face].name == "Sword"
    assert line.seers is None
    atoms.gain_blood(state, HIDDEN, 1)
    assert state.journal[-1].seers == (1,)


def grown(blood: int) -> State:
    """Ana of seat 0 (capacity 5) has +1 from a card on her and +1 of her own."""
    small = SmallState()
    own = (Static("capacity", 1),)
    small.put(0, vampire("Ana", statics=own), READY, blood)
    small.put(1, vampire("Bob"), READY, 5)
    small.put(1, library_card("Skill", "master", statics=(Static("capacity", 1),)), "hand")
    state = small.build()
    atoms.attach(state, 2, ANA)
    return state


@pytest.mark.parametrize(("blood", "left"), [(7, 6), (6, 6), (5, 5)])
def test_blood_above_a_capacity_that_falls_drains_at_once(blood: int, left: int) -> None:
    """The card that gave the capacity leaves; nobody else loses any."""
    state = grown(blood)
    assert state.cards[ANA].blood == blood

    atoms.burn(state, 2)

    assert state.cards[ANA].blood == left
    assert state.cards[BOB].blood == 5
    assert ("drained" in told(state)) == (left < blood)


def test_what_a_vampire_brings_of_her_own_is_not_lost_on_the_way() -> None:
    """To torpor and back with 7 blood."""
    state = grown(7)
    atoms.move_to_region(state, ANA, TORPOR)
    assert state.cards[ANA].blood == 7
    atoms.move_to_region(state, ANA, READY)
    assert state.cards[ANA].blood == 7
