"""Each thing that can be wrong with a state is found, and a sound state has none."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from dealt_game import dealt, play
from methuselah.engine.advance import advance
from methuselah.engine.decisions import Decision, Option
from methuselah.engine.definitions import Static
from methuselah.engine.invariants import check
from methuselah.engine.programs import Program
from methuselah.engine.state import READY, State
from small_state import Asking, SmallState, library_card, vampire

ANA, SWORD, BOB = range(3)


def table() -> State:
    small = SmallState()
    small.put(0, vampire("Ana", statics=(Static("bleed", 1),)), READY, 3)
    small.put(0, library_card("Sword"), "hand")
    small.put(1, vampire("Bob"), READY, 1)
    state = small.build()
    state.push(Asking())
    advance(state)
    return state


def test_a_sound_state_has_nothing_wrong() -> None:
    assert check(table()) == []


def lost(state: State) -> None:
    state.edit_seat(0).hand = ()


def doubled(state: State) -> None:
    state.edit_seat(0).library = (SWORD,)


def stolen(state: State) -> None:
    state.edit_seat(0).hand = ()
    state.edit_seat(1).hand = (SWORD,)


def invented(state: State) -> None:
    state.edit_seat(0).hand = (SWORD, 77)


def moved(state: State) -> None:
    state.edit(ANA).region = "torpor"


def recorded(state: State) -> None:
    state.cards[SWORD] = state.cards[ANA]


def unrecorded(state: State) -> None:
    del state.cards[ANA]


def misplaced(state: State) -> None:
    state.edit(ANA).parent = BOB


def stuck_on(state: State) -> None:
    state.edit(ANA).attached = (BOB,)


def on_itself(state: State) -> None:
    state.edit(ANA).parent = ANA
    state.edit(ANA).region = "attached"


def unmerged(state: State) -> None:
    state.edit(ANA).merged_with = BOB


def unhooked(state: State) -> None:
    state.hooks["bleed"] = ()


def hooked_twice(state: State) -> None:
    state.hooks["bleed"] = (ANA, ANA)


def bloodless(state: State) -> None:
    state.edit(ANA).blood = -1


def known_in_play(state: State) -> None:
    state.known[ANA] = (2,)


def broke(state: State) -> None:
    state.edit_seat(1).pool = 0


def no_choice(state: State) -> None:
    state.pending = Decision(0, "small", "small", (Option("say"),))


def twice_the_same(state: State) -> None:
    state.pending = Decision(0, "small", "small", (Option("say"), Option("say")))


def asks_the_ousted(state: State) -> None:
    state.edit_seat(0).out = True


def misremembered(state: State) -> None:
    state.all_hands().masks[0] = (1, 1, 1, 1)


def forgotten(state: State) -> None:
    state.pending = None
    state.stack.clear()


@pytest.mark.parametrize(
    ("breaks", "said"),
    [
        (lost, "card 1 is in 0 places"),
        (doubled, "card 1 is in 2 places"),
        (stolen, "card 1 of seat 0 is in the hand of seat 1"),
        (invented, "card 77 belongs to no deck"),
        (moved, "card 0 is not where its record says: torpor of 0"),
        (recorded, "card 1 has a record in"),
        (unrecorded, "card 0 has no record in"),
        (misplaced, "card 0 in ready has the parent 2"),
        (stuck_on, "card 2 does not know that it is on 0"),
        (on_itself, "card 0 is on itself"),
        (unmerged, "card 2 is merged with 0, but not on it"),
        (unhooked, "under 'bleed' are [], not [0]"),
        (hooked_twice, "under 'bleed' are [0, 0], not [0]"),
        (bloodless, "card 0 has -1 blood"),
        (known_in_play, "0 is known, but on the table"),
        (broke, "seat 1 has 0 pool and is not ousted"),
        (no_choice, "small in small has 1 options"),
        (twice_the_same, "small in small has two options that are the same"),
        (asks_the_ousted, "asks seat 0, who is not in the game"),
        (misremembered, "the hand of seat 0 is remembered as it was"),
        (forgotten, "nothing goes on"),
    ],
)
def test_what_is_wrong_is_said(breaks: Callable[[State], None], said: str) -> None:
    state = table()
    breaks(state)
    assert any(said in line for line in check(state)), check(state)


def test_identities_are_those_of_the_decks() -> None:
    state = dealt(1)
    assert check(state) == []
    other = next(face for face in state.faces if face != state.faces[0])
    state.faces = (other, *state.faces[1:])
    assert "the identities are not those of the decks" in check(state)


def test_nobody_is_ousted_inside_a_step() -> None:
    state = table()
    broke(state)
    state.push(Program())
    assert check(state) == []
    state.pop()
    state.unsettled = True
    assert check(state) == []


def test_every_decision_of_a_game_is_asked_in_a_sound_state() -> None:
    def look(state: State, decision: Decision) -> None:
        assert check(state) == [], (state.answers, decision)

    play(dealt(12), 250, seed=12, look=look)
