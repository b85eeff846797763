"""Who knows which card is which (design, law 7).

What lies open is known to all; a hand to its owner, to all while she plays with an open hand (row
`open hand`, subject: her seat), and to whoever may look at all hands (row `sees hands`, subject:
her own seat); a face-down card to its controller and its viewers; a library or crypt to nobody. A
card that somebody has seen stays known to her wherever it goes (`State.known`, `Card.viewers`),
until a shuffle moves the identities among the ids.
"""

from __future__ import annotations

from typing import Final

from methuselah.engine.decisions import NOBODY, NOTHING
from methuselah.engine.rows import found
from methuselah.engine.state import CONTESTED, Card, State

__all__ = [
    "HIDDEN_PILES",
    "everybody",
    "forget",
    "hidden_ids",
    "keep_seers",
    "learn",
    "lies_open",
    "onlookers",
    "seers",
    "sees",
]

HIDDEN_PILES: Final = ("library", "hand", "crypt", "research")


def everybody(state: State) -> tuple[int, ...]:
    """All seats, those out of the game too: they still look on."""
    return tuple(range(len(state.seats)))


def lies_open(record: Card) -> bool:
    """Whether all see what a card on the table is. A contested one was seen before it turned."""
    return not record.face_down or record.region == CONTESTED


def seers(state: State, card: int) -> tuple[int, ...] | None:
    """The seats that know what a card is; None when everybody does."""
    record = state.cards.get(card)
    if record is not None:
        return None if lies_open(record) else (record.controller, *record.viewers)
    owner = state.seats[state.owner(card)]
    if card in owner.ash_heap or card in owner.removed:
        return None
    known = state.known.get(card, ())
    holder = _looks_by_right(state, card)
    if holder != NOTHING:
        if card not in owner.research and found(state, "open hand", holder):
            return None
        known = (holder, *(seat for seat in known if seat != holder))
        if card not in owner.research:
            known = (*known, *(seat for seat in onlookers(state) if seat not in known))
    # Where everybody has seen it, so has whoever looks on.
    return None if len(known) == len(state.seats) else known


def onlookers(state: State) -> tuple[int, ...]:
    """The seats that may look at all hands now."""
    return tuple(seat for seat in everybody(state) if found(state, "sees hands", seat))


def sees(state: State, seat: int, card: int) -> bool:
    """Whether a seat knows what a card is. NOBODY is a spectator, who sees what all see."""
    knowing = seers(state, card)
    return knowing is None or (seat != NOBODY and seat in knowing)


def hidden_ids(state: State, seat: int) -> tuple[int, ...]:
    """Every card whose identity a seat does not know, by owner and place, then by id on the table.

    A seat that is asked to choose among cards in a pile looks at them as it chooses.
    """
    shown = _shown_by_options(state, seat)
    hidden: list[int] = []
    for owner in state.seats:
        hand = owner.hand
        if owner.seat == seat or found(state, "open hand", owner.seat):
            hand = ()
        if seat != NOBODY and found(state, "sees hands", seat):
            hand = ()
        research = () if owner.seat == seat else owner.research
        for card in (*owner.library, *hand, *owner.crypt, *research):
            if card not in shown and seat not in state.known.get(card, ()):
                hidden.append(card)
    for card in sorted(state.cards):
        record = state.cards[card]
        if not lies_open(record) and seat != record.controller and seat not in record.viewers:
            hidden.append(card)
    return tuple(hidden)


def _shown_by_options(state: State, seat: int) -> frozenset[int]:
    """The cards in piles that the question to this seat names."""
    decision = state.pending
    if decision is None or decision.seat != seat:
        return frozenset()
    named = {decision.about}
    for option in decision.options:
        named.update((option.card, option.minion, option.target))
    return frozenset(card for card in named if card != NOTHING and card not in state.cards)


# -- changes (for `atoms`) ------------------------------------------------------------------


def learn(state: State, card: int, seats: tuple[int, ...]) -> None:
    """Seats get to know a card that lies hidden."""
    record = state.cards.get(card)
    if record is not None:
        if not lies_open(record):
            new = tuple(s for s in seats if s != record.controller and s not in record.viewers)
            if new:
                state.edit(card).viewers = (*record.viewers, *new)
        return
    known = (_looks_by_right(state, card), *state.known.get(card, ()))
    new = tuple(seat for seat in seats if seat not in known)
    if new:
        state.known[card] = (*known[1:], *new)


def _looks_by_right(state: State, card: int) -> int:
    """Who sees a card in a pile without having learnt it; NOTHING if nobody does."""
    holder = state.controller(card)
    mine = state.seats[holder]
    return holder if card in mine.hand or card in mine.research else NOTHING


def keep_seers(state: State, card: int, knowing: tuple[int, ...] | None) -> None:
    """A card came to a hidden place: those who knew it still do, all if it lay open (None)."""
    if knowing is None or knowing:
        learn(state, card, everybody(state) if knowing is None else knowing)


def forget(state: State, cards: tuple[int, ...]) -> None:
    """Nobody can follow these cards any more: they were shuffled."""
    for card in cards:
        state.known.pop(card, None)
