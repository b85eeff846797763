"""What is remembered so as not to be asked again: hands, seats, modifiers, who has anything at all.

A glance may find too much, never too little; what was worked out for one enumeration is gone
with it.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from methuselah.engine import atoms, rng, turn_atoms
from methuselah.engine.advance import advance, answer
from methuselah.engine.decisions import PASS, Decision, Option
from methuselah.engine.rows import add_row, found, total
from methuselah.engine.state import READY, State
from methuselah.engine.windows import EVERYWHERE, OFFERS, Window, in_sight, offered, offers
from methuselah.lab.benchmark.tables import crowded, table
from methuselah.rules.playing.offering import usable
from methuselah.rules.setup.game import new_game


def everything(state: State, window: str, seat: int) -> list[Option]:
    """The options of a seat with nothing remembered and everybody asked."""
    assert state.sight is None
    known = (*EVERYWHERE, *OFFERS.get(window, ()))
    return [one for _, offer in known for one in offer(state, window, seat)]


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("cards", [0, 60])
def test_no_seat_loses_an_option_to_a_glance(seed: int, cards: int) -> None:
    """In each window of random games all seats are offered what they are without the memory."""
    state = crowded(seed, cards) if cards else new_game(table(seed, 2 + seed))
    chance = rng.seeded(seed)
    asked = advance(state)
    for _ in range(250):
        if not isinstance(asked, Decision):
            break
        top = state.stack[-1]
        if isinstance(top, Window):
            for seat in top.order:
                if not state.seats[seat].out:
                    assert offered(state, top.name, seat) == everything(state, top.name, seat)
            assert asked.options == (PASS, *everything(state, top.name, asked.seat))
        chance, index = rng.below(chance, len(asked.options))
        answer(state, index)
        asked = advance(state)


def test_a_hand_that_changes_is_looked_at_anew() -> None:
    """A card drawn, one discarded and cards dealt again change what a seat could do at once."""
    state = new_game(table(1, 2))
    seat = 0
    whole = state.all_hands().masks[seat]
    for card in state.seats[seat].hand:
        atoms.discard(state, card)
    assert state.all_hands().masks[seat] == (0, 0, 0, 0) != whole
    while state.seats[seat].library and state.all_hands().masks[seat] == (0, 0, 0, 0):
        atoms.draw(state, seat)
    assert state.all_hands().masks[seat] != (0, 0, 0, 0)
    assert state.all_hands().any
    blank = next(i for i, one in enumerate(state.setting.definitions) if one.masks == (0,) * 4)
    state.faces = (blank,) * len(state.faces)
    assert not state.all_hands().any


def test_a_clone_has_hands_of_its_own() -> None:
    """What one side draws is not in the hands of the other."""
    state = new_game(table(1, 2))
    before = state.all_hands().masks
    other = state.clone()
    for card in other.seats[0].hand:
        atoms.discard(other, card)
    assert other.all_hands().masks[0] == (0, 0, 0, 0)
    assert state.all_hands().masks == before


def test_the_seats_close_up_when_somebody_leaves_and_turn_when_they_are_dealt_anew() -> None:
    """Prey, predator and the order clockwise follow at once, in a clone for itself."""
    state = new_game(table(1, 4))
    assert (state.clockwise(1), state.prey(1), state.predator(1)) == ((1, 2, 3, 0), 2, 0)
    other = state.clone()
    turn_atoms.leave_game(other, 2, "withdrew")
    assert (other.clockwise(1), other.prey(1), other.predator(3)) == ((1, 3, 0), 3, 1)
    assert (other.clockwise(2), other.prey(2), other.predator(2)) == ((3, 0, 1), 3, 1)
    assert (state.clockwise(1), state.prey(1)) == ((1, 2, 3, 0), 2)
    turn_atoms.reseat(state, (3, 2, 1, 0))
    assert (state.clockwise(1), state.prey(1), state.predator(1)) == ((1, 0, 3, 2), 0, 2)


def test_a_modifier_counts_in_the_next_enumeration_and_as_soon_as_it_is_over() -> None:
    """The rows of one enumeration are not those of the next; outside there is no memory."""
    state = new_game(table(1, 2))
    advance(state)
    minion = state.seats[0].uncontrolled[0]
    atoms.move_to_region(state, minion, READY, 0)
    seen: list[tuple[bool, int]] = []
    window = "test rows"

    def reads(state: State, window: str, seat: int) -> list[Option]:
        seen.append((found(state, "cannot act", minion), total(state, "bleed", minion)))
        return []

    offers(window)(reads)
    try:
        offered(state, window, 0)
        add_row(state.stack[0], "cannot act", subject=minion)
        add_row(state.stack[0], "bleed", 2)
        offered(state, window, 0)
        state.stack[0].rows = ()
        offered(state, window, 0)
    finally:
        del OFFERS[window]
    assert seen == [(False, 0), (True, 2), (False, 0)]
    assert state.sight is None


def test_a_clone_made_while_options_are_enumerated_remembers_nothing() -> None:
    """An offer may ask "what if" of a clone: what it changes there counts there."""
    state = new_game(table(1, 2))
    advance(state)
    minion = state.seats[0].uncontrolled[0]
    seen: list[tuple[bool, bool]] = []
    window = "test clone"

    def wonders(state: State, window: str, seat: int) -> list[Option]:
        other = state.clone()
        add_row(other.stack[0], "cannot act", subject=minion)
        seen.append((found(other, "cannot act", minion), found(state, "cannot act", minion)))
        return []

    offers(window)(wonders)
    try:
        offered(state, window, 0)
    finally:
        del OFFERS[window]
    assert seen == [(True, False)]


def test_an_offer_that_does_not_say_to_whom_is_asked_for_all() -> None:
    """Nobody is left out of what has no glance of its own."""
    state = new_game(table(1, 3))
    window = "test glance"
    offers(window)(lambda state, window, seat: [replace(PASS, seat=seat)])
    try:
        assert in_sight(state, window)[0] == -1
        assert [len(offered(state, window, seat)) for seat in range(3)] == [1, 1, 1]
    finally:
        del OFFERS[window]
    assert all(not usable(state, window, seat) for seat in range(3))
