"""Dealing the unseen cards again, for bots to think with (design, law 7).

What a seat cannot see is put in a fair random order among the places where it may be: a library
and hand, a crypt and uncontrolled region, each owner's own. What she has seen stays.
"""

from __future__ import annotations

from methuselah.engine import rng
from methuselah.engine.drawing import guess_secrets
from methuselah.engine.knowledge import hidden_ids
from methuselah.engine.places import deal_faces
from methuselah.engine.state import State

__all__ = ["determinize"]


def determinize(state: State, seat: int, chance: int) -> State:
    """A copy that differs only in what the seat does not know, its future chance included.

    chance: any integer; the same one deals the same cards. Where another seat was asked, its
    question depends on cards that it may no longer have: `advance` asks it again.
    """
    copy = state.clone()
    backs: dict[tuple[int, bool], list[int]] = {}
    for card in hidden_ids(state, seat):
        back = (state.owner(card), state.printed(card).face.crypt)
        backs.setdefault(back, []).append(card)
    chance = rng.seeded(chance)
    for cards in backs.values():
        # Sorted: what is dealt must not follow from where the cards truly lie.
        chance, identities = rng.permutation(chance, sorted(state.faces[card] for card in cards))
        deal_faces(copy, tuple(cards), identities)
    for frame in copy.stack:
        chance = frame.guess(seat, chance)
    copy.chance = guess_secrets(copy, seat, chance)
    if copy.pending is not None and copy.pending.seat != seat:
        copy.pending = None
    return copy
