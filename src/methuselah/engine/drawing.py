"""Atoms of hidden cards: drawn, looked at, shown, picked by chance.

They belong to `atoms`, which gives them on; they stand here because a file has its size.
"""

from __future__ import annotations

from methuselah.engine import rng
from methuselah.engine.decisions import NOTHING
from methuselah.engine.journal import note
from methuselah.engine.knowledge import learn, onlookers
from methuselah.engine.places import move_to_region
from methuselah.engine.state import UNCONTROLLED, State

__all__ = [
    "draw",
    "draw_crypt",
    "guess_secrets",
    "look_at",
    "pick_among",
    "pick_at_random",
    "roll",
    "show_hand",
]


def pick_at_random(state: State, seat: int, number: int) -> tuple[int, ...]:
    """Pick cards from a hand by chance, as many as there are at most."""
    return pick_among(state, state.seats[seat].hand, number)


def pick_among(state: State, cards: tuple[int, ...], number: int) -> tuple[int, ...]:
    """Pick some of these cards by chance, as many as there are at most."""
    state.chance, mixed = rng.permutation(state.chance, cards)
    return tuple(mixed[:number])


def roll(state: State, card: int, sides: int) -> int:
    """A number from 1 to `sides` by chance, for all to see: a coin has 2, 1 is heads."""
    state.chance, number = rng.below(state.chance, sides)
    note(state, "flipped" if sides == 2 else "rolled", card=card, number=number + 1)
    return number + 1


def draw(state: State, seat: int) -> int:
    """Draw the top card of the library; NOTHING when it is empty (RB24: that costs nothing)."""
    library = state.seats[seat].library
    if not library:
        return NOTHING
    owner = state.edit_seat(seat)
    card = library[-1]
    owner.library = library[:-1]
    owner.hand = (*owner.hand, card)
    state.hands = None
    state.unsettled = True
    learn(state, card, onlookers(state))
    note(state, "drew", seat=seat, card=card, secret=True)
    return card


def show_hand(state: State, seat: int, viewer: int) -> None:
    """Let a seat look at a hand: one secret line of the journal for each card."""
    for card in state.seats[seat].hand:
        learn(state, card, (viewer,))
        note(state, "saw in hand", seat=viewer, card=card, number=seat, secret=True)


def look_at(state: State, seat: int, cards: tuple[int, ...]) -> None:
    """Let a seat look at hidden cards: it knows them until they are shuffled."""
    for card in cards:
        learn(state, card, (seat,))
        note(state, "saw", seat=seat, card=card, secret=True)


def draw_crypt(state: State, seat: int) -> int:
    """Move the top card of the crypt to the uncontrolled region; NOTHING when it is empty."""
    crypt = state.seats[seat].crypt
    if not crypt:
        return NOTHING
    card = crypt[-1]
    move_to_region(state, card, UNCONTROLLED, seat)
    note(state, "drew from the crypt", seat=seat, card=card, secret=True)
    return card


def guess_secrets(state: State, seat: int, chance: int) -> int:
    """Put any minion of the same Methuselah in place of one that another named in secret.

    Such a note of a card in play begins with "secret"; the card's controller knows it.
    """
    for card, record in tuple(state.cards.items()):
        for name, value in record.notes if record.controller != seat else ():
            if name.startswith("secret") and value in state.cards:
                minions = state.seats[state.controller(value)].minions
                there = tuple(one for one in minions if state.definition(one).face.crypt)
                chance, mixed = rng.permutation(chance, there or (value,))
                kept = tuple(pair for pair in record.notes if pair[0] != name)
                state.edit(card).notes = (*kept, (name, mixed[0]))
    return chance
