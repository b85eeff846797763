"""The words of hands, libraries and crypts: draw, discard, look, search."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from methuselah.engine import atoms
from methuselah.engine.decisions import NOTHING
from methuselah.engine.definitions import Effect, Which
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.names import Replacement, Unsaid
from methuselah.language.reading.amounts import Number, number
from methuselah.language.reading.seats import YOU, Seats
from methuselah.language.reading.which import TARGET
from methuselah.rules.playing.hand import (
    delay_replacement,
    draws_cards,
    excess,
    match_hand,
    release_locks,
    replace_now,
)

__all__ = [
    "burns_from_hand",
    "discard",
    "discards_at_random",
    "draw_crypt",
    "draws",
    "draws_up",
    "draws_what_waited",
    "look_at_hand",
    "remove_from_game",
    "to_bottom",
    "to_top",
    "top_to_bottom",
]


@dataclass(frozen=True)
class Discard(Effect):
    """Discard cards chosen from a hand, and replace them."""

    which: Which
    replace: str = ""

    def run(self, state: State, me: Scope) -> None:
        """Put them into the ash heap; then as many cards are drawn, or later."""
        _give_up(state, self.which.find(state, me), atoms.discard, self.replace)

    def possible(self, state: State, me: Scope) -> bool:
        """As a price: whether there is one."""
        return True


def discard(which: Which = TARGET, replace: Replacement | Unsaid = "") -> Discard:
    """Discard them; they are replaced (RB24, Drawing Cards), at once or in her next "master" phase
    and the like.
    """
    return Discard(which, replace)


@dataclass(frozen=True)
class BurnFromHand(Effect):
    """Burn cards chosen from a hand, which is no discard, and replace them."""

    which: Which
    replace: str = ""

    def run(self, state: State, me: Scope) -> None:
        """Put them into the ash heap; then as many cards are drawn, or later."""
        _give_up(state, self.which.find(state, me), atoms.burn, self.replace)

    def possible(self, state: State, me: Scope) -> bool:
        """As a price: whether there is one."""
        return True


def burns_from_hand(which: Which = TARGET, replace: Replacement | Unsaid = "") -> BurnFromHand:
    """Burn cards chosen from a hand; they are replaced, at once or after "combat" and the like."""
    return BurnFromHand(which, replace)


def _give_up(
    state: State,
    chosen: tuple[int, ...],
    goes: Callable[[State, int], None],
    until: str = "",
) -> None:
    """Each of them that is still in a hand goes; then as many cards are drawn, or `until` comes."""
    cards = [card for card in chosen if card not in state.cards]
    holders = [state.controller(card) for card in cards]
    for card in cards:
        goes(state, card)
    for card, holder in zip(cards, holders, strict=True):
        if until and excess(state, holder) < 0:
            delay_replacement(state, holder, until)
        else:
            replace_now(state, holder, card)


@dataclass(frozen=True)
class Bottom(Effect):
    """Move cards to the bottom of their owner's library, unseen by others."""

    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Move them, one after another."""
        for card in self.which.find(state, me):
            atoms.to_pile(state, card, "library", bottom=True)


@dataclass(frozen=True)
class ToTop(Effect):
    """Move cards to the top of their owner's library, unseen by others."""

    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Move them, one after another."""
        for card in self.which.find(state, me):
            atoms.to_pile(state, card, "library")


def to_top(which: Which = TARGET) -> ToTop:
    """They move to the top of the library."""
    return ToTop(which)


def to_bottom(which: Which = TARGET) -> Bottom:
    """They move to the bottom of the library."""
    return Bottom(which)


@dataclass(frozen=True)
class DiscardAtRandom(Effect):
    """Burn cards at random from a hand, all at once ([LSJ 20090618])."""

    amount: Number
    of: Seats = YOU

    def run(self, state: State, me: Scope) -> None:
        """Pick them by chance, then put them into the ash heap."""
        for seat in self.of.find(state, me):
            for card in atoms.pick_at_random(state, seat, number(self.amount, state, me)):
                atoms.discard(state, card)

    def possible(self, state: State, me: Scope) -> bool:
        """Whether there is a card."""
        return any(state.seats[seat].hand for seat in self.of.find(state, me))


def discards_at_random(amount: Number, of: Seats = YOU) -> DiscardAtRandom:
    """Burn N cards at random from a hand; `draws_up` says that they are replaced."""
    return DiscardAtRandom(amount, of)


@dataclass(frozen=True)
class DrawUp(Effect):
    """Methuselahs draw up to their hand size, or discard down to it."""

    seats: Seats

    def run(self, state: State, me: Scope) -> None:
        """Draw or discard each hand to its size."""
        for seat in self.seats.find(state, me):
            match_hand(state, seat)


def draws_up(seats: Seats = YOU) -> DrawUp:
    """Draw up to the hand size, or discard down to it."""
    return DrawUp(seats)


@dataclass(frozen=True)
class Draw(Effect):
    """Draw cards from your library beyond your hand size; `draws_up` says what follows."""

    amount: Number

    def run(self, state: State, me: Scope) -> None:
        """Draw so many from the top of your library."""
        draws_cards(state, me.you, number(self.amount, state, me))

    def possible(self, state: State, me: Scope) -> bool:
        """Whether there is one."""
        return bool(state.seats[me.you].library)


def draws(amount: Number = 1) -> Draw:
    """Draw N cards beyond your hand size; `draws_up` says that you discard down afterwards."""
    return Draw(amount)


@dataclass(frozen=True)
class TopCard(Effect):
    """Move the top card of your library to the bottom."""

    def run(self, state: State, me: Scope) -> None:
        """Move it."""
        for card in state.seats[me.you].library[-1:]:
            atoms.to_pile(state, card, "library", bottom=True)

    def possible(self, state: State, me: Scope) -> bool:
        """Whether there is one."""
        return bool(state.seats[me.you].library)


def top_to_bottom() -> TopCard:
    """Move that card to the bottom of your library."""
    return TopCard()


@dataclass(frozen=True)
class DrawCrypt(Effect):
    """Draw cards from the crypt into the uncontrolled region, remembered under a name.

    Who draws more than there are draws those that there are, if only none ([LSJ 20060620]).
    """

    amount: Number = 1

    def run(self, state: State, me: Scope) -> None:
        """Draw so many from the top of your crypt."""
        for _ in range(number(self.amount, state, me)):
            card = atoms.draw_crypt(state, me.you)
            if card != NOTHING:
                me.env["drawn"] = (*me.all("drawn"), card)


def draw_crypt(amount: Number = 1) -> DrawCrypt:
    """Draw from your crypt, into your uncontrolled region: `DRAWN` then."""
    return DrawCrypt(amount)


@dataclass(frozen=True)
class Look(Effect):
    """Look at the hand of a Methuselah: what was seen is journaled for you alone."""

    seats: Seats

    def run(self, state: State, me: Scope) -> None:
        """Show you her hand, and write down that you saw it."""
        for seat in self.seats.find(state, me):
            atoms.show_hand(state, seat, me.you)


def look_at_hand(seats: Seats) -> Look:
    """Look at a hand."""
    return Look(seats)


@dataclass(frozen=True)
class Remove(Effect):
    """Remove cards from the game."""

    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Remove them; everybody sees which ([LSJ 20080314])."""
        for card in self.which.find(state, me):
            atoms.remove_from_game(state, card)


def remove_from_game(which: Which = TARGET) -> Remove:
    """They leave the game."""
    return Remove(which)


@dataclass(frozen=True)
class DrawAtLock(Effect):
    """What waited for this card to lock is replaced."""

    def run(self, state: State, me: Scope) -> None:
        """Whoever waits for it, draws."""
        release_locks(state, me.card)


def draws_what_waited() -> DrawAtLock:
    """The cards are replaced that waited for this card to lock."""
    return DrawAtLock()
