"""A seat's view holds what she may know and nothing else (design, law 7)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import msgspec
import pytest

from dealt_game import dealt, play
from methuselah.engine import atoms, invariants
from methuselah.engine.advance import advance
from methuselah.engine.decisions import NOBODY, Decision, Option
from methuselah.engine.definitions import Static, Which
from methuselah.engine.programs import Choosing
from methuselah.engine.scope import Scope
from methuselah.engine.state import CONTESTED, PERMANENT, READY, UNCONTROLLED, Row, State
from methuselah.engine.views import View, determinize, hidden_ids, view
from small_state import Asking, SmallState, library_card, vampire

ANA, SWORD, TOP, HIDDEN, BOB, LAST, DEEP = range(7)
SPECTATOR = NOBODY


def table() -> State:
    """Seat 0 has Ana ready, Sword in hand; seat 1 Hidden uncontrolled, Bob in her crypt."""
    small = SmallState()
    small.put(0, vampire("Ana"), READY, 3)
    small.put(0, library_card("Sword"), "hand")
    small.put(0, library_card("Top"), "library")
    small.put(1, vampire("Hidden"), UNCONTROLLED, 1)
    small.put(1, vampire("Bob"), "crypt")
    small.put(1, library_card("Last"), "hand")
    small.put(1, library_card("Deep"), "library")
    return small.build()


def text(state: State, seat: int) -> str:
    """A view as it goes to a client."""
    return msgspec.json.encode(view(state, seat)).decode()


@pytest.mark.parametrize(
    ("seat", "known"),
    [
        (0, {"Ana", "Sword"}),
        (1, {"Ana", "Hidden", "Last"}),
        (2, {"Ana"}),
        (SPECTATOR, {"Ana"}),
    ],
)
def test_a_seat_reads_the_names_that_it_knows_and_no_others(seat: int, known: set[str]) -> None:
    state = table()
    written = text(state, seat)
    names = {definition.name for definition in state.setting.definitions}
    assert {name for name in names if f'"{name}"' in written} == known
    assert set(hidden_ids(state, seat)) == {
        card for card in range(7) if state.definition(card).name not in known
    }


def test_counts_are_known_to_all() -> None:
    seen = view(table(), SPECTATOR).seats
    counts = [(seat.hand_count, seat.library_count, seat.crypt_count) for seat in seen]
    assert counts == [(1, 1, 0), (1, 1, 1), (0, 0, 0)]
    assert seen[1].uncontrolled[0].blood == 1
    assert seen[1].uncontrolled[0].back == "crypt"


def test_what_lies_open_is_shown_as_it_is_now() -> None:
    state = table()
    atoms.lock(state, ANA)
    atoms.set_trait(state, ANA, "sect", "anarch")
    atoms.attach(state, SWORD, ANA)
    ana = view(state, 2).seats[0].ready[0]
    assert (ana.name, ana.locked, ana.blood, ana.capacity) == ("Ana", True, 3, 5)
    assert (ana.clan, ana.sect) == ("Ventrue", "anarch")
    assert [card.name for card in ana.attached] == ["Sword"]


def test_piles_that_lie_open_are_read_by_all() -> None:
    state = table()
    atoms.discard(state, SWORD)
    atoms.remove_from_game(state, ANA)
    seen = view(state, SPECTATOR).seats[0]
    assert [card.name for card in seen.ash_heap] == ["Sword"]
    assert [card.name for card in seen.removed] == ["Ana"]


def test_a_contested_card_is_face_down_and_known() -> None:
    state = table()
    atoms.move_to_region(state, ANA, CONTESTED)
    (ana,) = view(state, SPECTATOR).seats[0].contested
    assert (ana.face_down, ana.name) == (True, "Ana")


def test_an_open_hand_is_read_by_all() -> None:
    state = table()
    atoms.add_seat_row(state, 1, Row("open hand", 1))
    assert [card.name for card in view(state, 2).seats[1].hand] == ["Last"]
    assert [card.name for card in view(state, 2).seats[0].hand] == []


def test_who_may_look_at_all_hands_reads_what_comes_to_them() -> None:
    state = table()
    atoms.add_seat_row(state, 2, Row("sees hands", 2))
    assert [card.name for card in view(state, 2).seats[1].hand] == ["Last"]
    assert [card.name for card in view(state, 0).seats[1].hand] == []
    assert LAST not in hidden_ids(state, 2)
    assert DEEP in hidden_ids(state, 2)
    atoms.to_pile(state, DEEP, "hand")
    atoms.to_pile(state, LAST, "library")
    assert DEEP not in hidden_ids(state, 2)
    state.edit_seat(2).rows = ()
    assert [card.name for card in view(state, 2).seats[1].hand] == ["Deep"]
    assert [card.name for _, _, card in view(state, 2).seats[1].remembered] == ["Last"]


@dataclass(frozen=True)
class Yours(Which):
    """The Methuselah who controls the card."""

    def fits(self, state: State, me: Scope, card: int) -> bool:
        """Whether this is her seat."""
        return card == me.you


def test_a_card_in_play_opens_the_hand_of_its_controller() -> None:
    small = SmallState()
    glass = library_card("Glass", "master", statics=(Static("open hand", who=Yours()),))
    small.put(0, library_card("Sword"), "hand")
    small.put(1, glass, PERMANENT)
    small.put(1, library_card("Last"), "hand")
    state = small.build()
    seen = view(state, 2)
    assert [[card.name for card in seat.hand] for seat in seen.seats] == [[], ["Last"], []]
    assert hidden_ids(state, 2) == (0,)


def test_what_a_seat_has_seen_stays_in_its_view_alone() -> None:
    state = table()
    atoms.look_at(state, 2, (LAST, DEEP, HIDDEN))
    seen = view(state, 2).seats[1]
    assert [card.name for card in seen.hand] == ["Last"]
    assert [(pile, place, card.name) for pile, place, card in seen.remembered] == [
        ("library", 0, "Deep")
    ]
    assert seen.uncontrolled[0].name == "Hidden"
    assert view(state, 0).seats[1].hand == ()
    assert "Deep" not in text(state, 0)
    assert "Deep" not in text(state, 1)


# -- the question ---------------------------------------------------------------------------


def test_the_question_is_read_by_who_is_asked() -> None:
    state = table()
    state.push(Asking(seat=1))
    advance(state)
    assert [option.word for option in _options(view(state, 1))] == ["yes", "no"]
    for seat in (0, 2, SPECTATOR):
        seen = view(state, seat)
        assert seen.decision is None
        assert seen.waits_for == 1


def _options(seen: View) -> list[Option]:
    assert seen.decision is not None
    return [
        Option(one.verb, one.card.card, target=one.target.card, word=one.word)
        for one in seen.decision.options
    ]


def test_who_chooses_from_a_pile_looks_at_it_and_a_back_stays_a_back() -> None:
    state = table()
    options = tuple(Option("choose", target=card) for card in (LAST, DEEP, HIDDEN))
    state.push(Choosing(seat=2, name="target", options=options))
    advance(state)
    seen = view(state, 2).decision
    assert seen is not None
    assert [option.target.name for option in seen.options] == ["Last", "Deep", ""]
    assert HIDDEN in hidden_ids(state, 2)
    assert LAST not in hidden_ids(state, 2)
    assert "Deep" not in text(state, 1)


# -- the journal ----------------------------------------------------------------------------


def test_a_secret_line_tells_others_that_it_happened_and_not_what() -> None:
    state = table()
    atoms.draw(state, 0)
    own, other = view(state, 0).journal[-1], view(state, 1).journal[-1]
    assert (own.what, own.card.name) == ("drew", "Top")
    assert (other.what, other.seat, other.card.card, other.card.name) == ("drew", 0, -1, "")


def test_a_line_about_a_face_down_card_names_it_to_its_controller_alone() -> None:
    state = table()
    atoms.gain_blood(state, HIDDEN, 1)
    assert view(state, 1).journal[-1].card.name == "Hidden"
    line = view(state, 0).journal[-1]
    assert (line.card.card, line.card.name) == (HIDDEN, "")
    atoms.move_to_region(state, HIDDEN, READY)
    assert view(state, 0).journal[-2].card.name == ""
    assert view(state, 0).journal[-1].card.name == "Hidden"


def test_an_old_line_does_not_follow_an_id_through_a_shuffle() -> None:
    small = SmallState()
    for number in range(12):
        small.put(0, library_card(f"card {number:02}"), "library")
    state = small.build()
    card = atoms.draw(state, 0)
    name = state.definition(card).name
    atoms.discard(state, card)
    atoms.to_pile(state, card, "library")
    while state.definition(card).name == name:
        atoms.shuffle(state, 0, "library")
    lines = view(state, 1).journal
    assert [line.card.name for line in lines if line.what == "discarded"] == [name]


def test_only_the_last_lines_are_told() -> None:
    state = table()
    for _ in range(5):
        atoms.gain_pool(state, 0, 1)
    assert len(view(state, 0, lines=3).journal) == 3
    assert len(view(state, 0).journal) == 5


# -- permuting what is hidden ---------------------------------------------------------------


def same(state: State, seat: int, chance: int) -> State:
    """Permute what the seat cannot see: its view stays the same, byte for byte."""
    other = determinize(state, seat, chance)
    other.journal = state.journal.copy()
    other.pending = state.pending
    assert text(other, seat) == text(state, seat)
    assert invariants.check(other) == []
    return other


def test_permuting_what_is_hidden_never_changes_a_view_or_options() -> None:
    def look(state: State, decision: Decision) -> None:
        if state.answers % 9:
            return
        for seat in (*state.order, SPECTATOR):
            other = same(state, seat, state.answers)
            if seat == decision.seat:
                other.pending = None
                assert advance(other) == decision

    play(dealt(8), 300, seed=8, look=look)


def test_determinize_keeps_what_a_seat_has_seen_and_deals_the_rest_anew() -> None:
    state = dealt(2)
    play(state, 30, seed=2)
    seen = state.seats[1].hand[0]
    atoms.look_at(state, 0, (seen,))
    hidden = set(hidden_ids(state, 0))
    assert seen not in hidden
    moved: set[int] = set()
    for chance in range(20):
        other = determinize(state, 0, chance)
        changed = {
            card for card in range(len(state.faces)) if other.faces[card] != state.faces[card]
        }
        assert changed <= hidden
        moved |= changed
    assert moved == {card for card in hidden if len(_same_back(state, hidden, card)) > 1}


def _same_back(state: State, hidden: set[int], card: int) -> set[int]:
    """The different identities among which a hidden card's may be."""
    return {
        state.faces[other]
        for other in hidden
        if state.owner(other) == state.owner(card)
        and state.definition(other).face.crypt == state.definition(card).face.crypt
    }


def test_each_deck_stays_whole_and_backs_stay_what_they_are() -> None:
    state = dealt(2)
    play(state, 30, seed=2)
    other = determinize(state, 3, 1)
    for card in range(len(state.faces)):
        assert other.definition(card).face.crypt == state.definition(card).face.crypt
    for seat in state.order:
        cards = [card for card in range(len(state.faces)) if state.owner(card) == seat]
        assert Counter(other.faces[c] for c in cards) == Counter(state.faces[c] for c in cards)


def test_determinize_is_repeatable_and_leaves_the_state_alone() -> None:
    state = dealt(2)
    before = (state.faces, state.chance)
    one, two, three = (determinize(state, 0, chance) for chance in (5, 5, 6))
    assert (one.faces, one.chance) == (two.faces, two.chance)
    assert one.faces != three.faces
    assert (state.faces, state.chance) == before
    assert one.chance != state.chance


def test_the_question_of_another_is_asked_anew_from_what_she_now_holds() -> None:
    state = dealt(2)
    decision = advance(state)
    assert isinstance(decision, Decision)
    assert determinize(state, decision.seat, 1).pending == decision
    other = determinize(state, (decision.seat + 1) % 5, 1)
    assert other.pending is None
    again = advance(other)
    assert isinstance(again, Decision)
