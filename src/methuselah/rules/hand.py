"""The hand: its size, drawing to replace, discarding what is too much (RB24, Drawing Cards).

A replacement that waits counts as a card in hand ([ANK 20231229]). What it waits for is a word
in `Methuselah.delayed`: "unlock", "master", "minion", "influence", "discard" (her own next phase
of that name), "action", "combat", "turn", "minion phase" (the end of the one in progress), "in
play N" (the card N leaves play). Reads the rows `hand_size` and `replaces later` (subject: the
seat; the latter with such a word).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from methuselah.engine import atoms, turn_atoms
from methuselah.engine.decisions import NOBODY, NOTHING, Decision, Option
from methuselah.engine.programs import ask
from methuselah.engine.rows import statics_of, total, words
from methuselah.engine.state import Frame, State

__all__ = [
    "HandLimit",
    "delay_replacement",
    "draw_up_for",
    "excess",
    "hand_size",
    "match_hand",
    "release",
    "release_all",
    "release_left",
    "replace_now",
]


IN_PLAY: Final = "in play "


def hand_size(state: State, seat: int) -> int:
    """How many cards her hand has by rights."""
    return max(0, state.setting.edition.hand_size + total(state, "hand_size", seat))


def excess(state: State, seat: int) -> int:
    """How many cards she holds too many; below 0, how many she lacks."""
    owner = state.seats[seat]
    return len(owner.hand) + len(owner.delayed) - hand_size(state, seat)


def replace_now(state: State, seat: int, card: int = NOTHING) -> None:
    """Draw for a card that left the hand, unless the hand is full without it."""
    if state.seats[seat].out or excess(state, seat) >= 0:
        return
    for instead, _ in statics_of(state, "instead of replacing", seat):
        if instead != card:
            atoms.add_counters(state, instead, -1)
            return
    for until in words(state, "replaces later", seat)[:1]:
        delay_replacement(state, seat, until)
        return
    atoms.draw(state, seat)


def delay_replacement(state: State, seat: int, until: str) -> None:
    """The card is replaced when the moment comes that its text names."""
    if not state.seats[seat].out:
        turn_atoms.delay_draw(state, seat, until)


def release(state: State, seat: int, until: str) -> None:
    """The moment has come: draw what waited for it, before anything else in that moment."""
    for _ in range(turn_atoms.end_delays(state, seat, until)):
        replace_now(state, seat)


def release_all(state: State, until: str) -> None:
    """The end of an action, a combat or a turn, for everybody."""
    for seat in state.clockwise(state.order[0]):
        release(state, seat, until)


def release_left(state: State) -> None:
    """Replace the cards that were not to be replaced as long as they were in play."""
    for seat in state.clockwise(state.order[0]):
        for until in state.seats[seat].delayed:
            if until.startswith(IN_PLAY) and int(until.removeprefix(IN_PLAY)) not in state.cards:
                release(state, seat, until)


def match_hand(state: State, seat: int) -> None:
    """Draw up to the hand size; push the choice of discards if the hand is too large."""
    owner = state.seats[seat]
    if owner.out:
        return
    over = excess(state, seat)
    while over < 0 and state.seats[seat].library:
        atoms.draw(state, seat)
        over += 1
    if over > 0 and owner.hand:
        state.push(HandLimit(seat=seat))


def draw_up_for(state: State, card: int) -> None:
    """A hand follows its size at once when a card that changes it comes (RB24, Drawing Cards).

    A hand that has become too large is settled after the step.
    """
    if "hand_size" in state.definition(card).hooks:
        match_hand(state, state.cards[card].controller)


@dataclass(slots=True)
class HandLimit(Frame):
    """Discarding down to the hand size, one card at a time; equal cards are one option."""

    atomic: ClassVar[bool] = True

    at: str = "ask"
    seat: int = NOBODY
    options: tuple[Option, ...] = ()

    def do_ask(self, state: State) -> None:
        """Ask which card goes, while there are too many."""
        if excess(state, self.seat) <= 0 or not state.seats[self.seat].hand:
            state.pop()
            return
        kinds: dict[int, int] = {}
        for card in state.seats[self.seat].hand:
            kinds.setdefault(state.faces[card], card)
        self.options = tuple(Option("discard", card=card) for card in kinds.values())
        ask(
            state,
            Decision(self.seat, "discard", "hand", self.options, rule="RB24 Drawing Cards"),
        )

    def answered(self, state: State, index: int) -> None:
        """Discard it; nothing replaces it."""
        atoms.discard(state, self.options[index].card)
