"""The words of libraries: reveal the top card, search for a card, move it to the hand."""

from __future__ import annotations

from dataclasses import dataclass

from methuselah.engine import atoms
from methuselah.engine.decisions import Option
from methuselah.engine.definitions import Block, Effect, Which
from methuselah.engine.journal import note
from methuselah.engine.programs import Choosing, run
from methuselah.engine.scope import Scope
from methuselah.engine.state import UNCONTROLLED, State
from methuselah.language.reading.amounts import Number, number
from methuselah.language.reading.qualities import Test, yours
from methuselah.language.reading.seats import YOU, Seats
from methuselah.language.reading.which import Those, chosen
from methuselah.rules.playing.hand import excess, match_hand

__all__ = [
    "discards_from_library",
    "discards_top",
    "reveals",
    "reveals_hand",
    "reveals_top",
    "searches_crypt",
    "searches_library",
    "shuffles_crypt",
    "shuffles_into_library",
    "shuffles_library",
    "top_of_library",
]


@dataclass(frozen=True)
class RevealHand(Effect):
    """Some Methuselahs reveal their hands to all others."""

    seats: Seats

    def run(self, state: State, me: Scope) -> None:
        """Show each hand to everybody."""
        for seat in self.seats.find(state, me):
            for other in state.clockwise(seat)[1:]:
                atoms.show_hand(state, seat, other)


def reveals_hand(seats: Seats = YOU) -> RevealHand:
    """Reveal your hand (or theirs) to all Methuselahs."""
    return RevealHand(seats)


@dataclass(frozen=True)
class RevealTop(Effect):
    """Reveal the top card of a library, remembered as "revealed"; it stays there."""

    seats: Seats = YOU

    def run(self, state: State, me: Scope) -> None:
        """Show it to everybody."""
        for seat in self.seats.find(state, me):
            for card in state.seats[seat].library[-1:]:
                _reveal(state, seat, card)
                me.env["revealed"] = (card,)

    def possible(self, state: State, me: Scope) -> bool:
        """Whether there is one."""
        return any(state.seats[seat].library for seat in self.seats.find(state, me))


def _reveal(state: State, you: int, card: int) -> None:
    for seat in state.clockwise(you):
        atoms.look_at(state, seat, (card,))
    note(state, "revealed", seat=you, card=card)


def reveals_top(seats: Seats = YOU) -> RevealTop:
    """Reveal the top card of your library, or of theirs, which is `REVEALED` then."""
    return RevealTop(seats)


@dataclass(frozen=True)
class DiscardTop(Effect):
    """The top card of a library is discarded; nothing replaces it."""

    seats: Seats

    def run(self, state: State, me: Scope) -> None:
        """As far as there is one."""
        for seat in self.seats.find(state, me):
            for card in state.seats[seat].library[-1:]:
                atoms.discard(state, card)


@dataclass(frozen=True)
class DiscardFromLibrary(Effect):
    """Cards of a library are discarded; nothing replaces them."""

    which: Which

    def run(self, state: State, me: Scope) -> None:
        """One after the other."""
        for card in self.which.find(state, me):
            atoms.discard(state, card)


def discards_from_library(which: Which) -> DiscardFromLibrary:
    """Cards that lie in a library are discarded; nothing replaces them."""
    return DiscardFromLibrary(which)


def discards_top(seats: Seats = YOU) -> DiscardTop:
    """Discard the top card of your library, or of theirs."""
    return DiscardTop(seats)


@dataclass(frozen=True)
class Reveal(Effect):
    """Reveal cards that others do not see, wherever they are."""

    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Show each of them to everybody."""
        for card in self.which.find(state, me):
            _reveal(state, me.you, card)


def reveals(which: Which) -> Reveal:
    """Reveal them to all Methuselahs."""
    return Reveal(which)


@dataclass(frozen=True)
class Search(Effect):
    """Search your library for a card, or for none: equal cards are one option."""

    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Ask which, then carry on with what was found."""
        search(state, me, self.which, Found())


def search(state: State, me: Scope, which: Which, then: Effect) -> None:
    """Ask for one of these cards of a library, or none; `then` hears of it as "found"."""
    kinds: dict[int, int] = {}
    for card in which.find(state, me):
        kinds.setdefault(state.faces[card], card)
    run(state, Block((then,)), me)
    state.push(
        Choosing(
            seat=me.you,
            name="found",
            window="choose",
            about=me.card,
            options=tuple(Option("choose", target=card) for card in kinds.values()),
            least=0,
        )
    )


@dataclass(frozen=True)
class Found(Effect):
    """Reveal what was found, move it to your hand, shuffle (RB24, searching)."""

    def run(self, state: State, me: Scope) -> None:
        """A hand that is too large is discarded down afterwards."""
        for card in chosen("found").find(state, me):
            _reveal(state, me.you, card)
            atoms.to_pile(state, card, "hand")
        atoms.shuffle(state, me.you, "library")
        if excess(state, me.you) > 0:
            match_hand(state, me.you)


@dataclass(frozen=True)
class ShuffleInto(Effect):
    """Cards are shuffled into their owner's library."""

    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Move them, then shuffle."""
        for card in self.which.find(state, me):
            atoms.to_pile(state, card, "library")
            atoms.shuffle(state, state.owner(card), "library")


def shuffles_into_library(which: Which) -> ShuffleInto:
    """They are shuffled into their owner's library."""
    return ShuffleInto(which)


@dataclass(frozen=True)
class ShufflePile(Effect):
    """Shuffle the "library" or the "crypt" of some Methuselahs."""

    pile: str
    seats: Seats

    def run(self, state: State, me: Scope) -> None:
        """Nobody knows any more what lies where."""
        for seat in self.seats.find(state, me):
            atoms.shuffle(state, seat, self.pile)


def shuffles_library(seats: Seats = YOU) -> ShufflePile:
    """Shuffle a library."""
    return ShufflePile("library", seats)


def shuffles_crypt(seats: Seats = YOU) -> ShufflePile:
    """Shuffle a crypt."""
    return ShufflePile("crypt", seats)


@dataclass(frozen=True)
class TopOfPile(Which):
    """The top cards of libraries, the uppermost first, as many as there are."""

    amount: Number
    seats: Seats = YOU

    def find(self, state: State, me: Scope) -> tuple[int, ...]:
        """Take where they lie, whatever they are."""
        many = number(self.amount, state, me)
        piles = (state.seats[seat].library[::-1] for seat in self.seats.find(state, me))
        return tuple(card for pile in piles for card in pile[:many])


def top_of_library(amount: Number, seats: Seats = YOU) -> TopOfPile:
    """The top N cards of your library, or of theirs."""
    return TopOfPile(amount, seats)


@dataclass(frozen=True)
class SearchCrypt(Effect):
    """Search your crypt for a card, or for none: equal cards are one option."""

    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Ask which, then carry on with what was found."""
        search(state, me, self.which, FoundInCrypt())


@dataclass(frozen=True)
class FoundInCrypt(Effect):
    """Reveal what was found, move it to your uncontrolled region, shuffle (RB24, searching)."""

    def run(self, state: State, me: Scope) -> None:
        """Everybody has seen who lies there."""
        for card in chosen("found").find(state, me):
            _reveal(state, me.you, card)
            atoms.move_to_region(state, card, UNCONTROLLED, me.you)
        atoms.shuffle(state, me.you, "crypt")


def searches_crypt(*tests: Test) -> SearchCrypt:
    """Search your crypt for such a card, reveal it and move it to your uncontrolled region."""
    return SearchCrypt(Those(("crypt",), (yours, *tests)))


def searches_library(*tests: Test) -> Search:
    """Search your library for such a card, reveal it and move it to your hand."""
    return Search(Those(("library",), (yours, *tests)))
