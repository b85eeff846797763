"""Cards that lie face down on a card in play and may be played as if from the hand.

They are out of play: they have no effect, are neither discarded nor burned for anything and are
no cards in hand ([LSJ 20050118]). Requirements and cost apply, and they can be cancelled as they
are played ([LSJ 20060106]); what they say about their replacement is ignored ([LSJ 20081126]).
`Card.playable` says who may play one: "bearer", the minion it is on, or the minion with the card
on which it lies, or "controller"; "shown" ones lie face up, and those may play them of whom the
card below says so (`plays from it`).

A card on a minion that is laid aside until the action is over lies face down where it was: the
note `ASIDE` brings it back (`action.aftermath`).
"""

from __future__ import annotations

from typing import Final

from methuselah.engine import atoms
from methuselah.engine.decisions import NOTHING
from methuselah.engine.rows import statics_of
from methuselah.engine.state import STORED, State

__all__ = ["ASIDE", "lay_aside", "may_play_stored", "store", "stored_cards", "take_up_again"]

PLAYS_FROM: Final = "plays from it"
"""What a card says of the minions that may play the cards that lie on it face up."""
ASIDE: Final = "aside"
"""The note on a card that lies face down until the action is over."""


def store(state: State, card: int, host: int, who: str = "bearer") -> None:
    """Put a card face down on another, out of play; whoever saw it still knows it."""
    atoms.attach(state, card, host, playable=who)


def stored_cards(state: State, seat: int) -> tuple[int, ...]:
    """The cards that a Methuselah or her minions may play as if from her hand."""
    stored = state.hooks.get(STORED, ())
    return tuple(card for card in stored if state.cards[card].controller == seat) if stored else ()


def may_play_stored(state: State, card: int, minion: int) -> bool:
    """Whether it is this minion (or, with NOTHING, its controller) that may play the card."""
    record = state.cards.get(card)
    if record is None or record.playable in ("", "controller"):
        return True
    if record.playable == "shown":
        allowing = () if minion == NOTHING else statics_of(state, PLAYS_FROM, minion)
        return any(host == record.parent for host, _ in allowing)
    if record.playable != "bearer":
        return False
    host = state.cards.get(record.parent)
    on_its_card = host is not None and host.parent == minion
    return minion != NOTHING and (record.parent == minion or on_its_card)


def lay_aside(state: State, card: int) -> None:
    """A card on a minion turns face down there, out of play, until the action is over."""
    store(state, card, state.cards[card].parent, "kept")
    atoms.remember(state, card, ASIDE, 1)


def take_up_again(state: State, card: int) -> None:
    """It is in play again, on the same minion."""
    atoms.remember(state, card, ASIDE, None)
    atoms.attach(state, card, state.cards[card].parent)
