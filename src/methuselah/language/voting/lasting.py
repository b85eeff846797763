"""What referendums leave behind: Methuselahs remembered, a prize for an ousting, other seats."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from methuselah.engine import atoms
from methuselah.engine.definitions import Amount, Condition, Effect, Which
from methuselah.engine.rows import add_row, latch, latched
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.engine.traits import clan_of
from methuselah.language.reading.amounts import Number, number
from methuselah.language.reading.seats import Seats
from methuselah.rules.ending.ousting import NEXT_POOL
from methuselah.rules.politics.referendum_frame import UNCAST, referendum_in_progress
from methuselah.rules.setup.seating import take_seats

__all__ = [
    "CAN_STILL_BE_PLAYED",
    "NOT_CALLED_THIS_TURN",
    "bars_for_the_game",
    "clans_among",
    "next_oust_gains",
    "notes_call",
    "remember_also",
    "remember_each",
    "switches_places_with",
    "twice",
    "votes_of_counters",
]

CALL: Final = "called"
"""What the turn remembers of the referendums that only one may be called of: their names."""


@dataclass(frozen=True)
class VotesOfCounters(Effect):
    """So many votes for the referendum in progress that nobody casts."""

    amount: Number

    def run(self, state: State, me: Scope) -> None:
        """Put them on it."""
        called = referendum_in_progress(state)
        if called is not None:
            add_row(called, UNCAST, number(self.amount, state, me), source=me.card)


def votes_of_counters(amount: Number) -> VotesOfCounters:
    """N votes for the referendum, cast by nobody: each counter represents one."""
    return VotesOfCounters(amount)


@dataclass(frozen=True)
class RememberEach(Effect):
    """This card remembers each of some Methuselahs: one bit for each seat."""

    name: str
    seats: Seats

    def run(self, state: State, me: Scope) -> None:
        """Write them on the card."""
        if me.card in state.cards:
            kept = sum(1 << seat for seat in self.seats.find(state, me))
            atoms.remember(state, me.card, self.name, kept)


@dataclass(frozen=True)
class RememberAlso(Effect):
    """This card remembers some Methuselahs besides those that it remembers under the name."""

    name: str
    seats: Seats

    def run(self, state: State, me: Scope) -> None:
        """One bit more for each."""
        if me.card in state.cards:
            kept = max(0, state.cards[me.card].note(self.name))
            for seat in self.seats.find(state, me):
                kept |= 1 << seat
            atoms.remember(state, me.card, self.name, kept)


def remember_also(name: str, seats: Seats) -> RememberAlso:
    """This card remembers Methuselahs under a name, besides those before; `remembered_seats`."""
    return RememberAlso(name, seats)


def remember_each(name: str, seats: Seats) -> RememberEach:
    """This card remembers Methuselahs under a name; read with `remembered_seats`."""
    return RememberEach(name, seats)


@dataclass(frozen=True)
class NextOust(Effect):
    """The next predator who ousts her prey gains so much pool, instead of what is usual."""

    amount: Number

    def run(self, state: State, me: Scope) -> None:
        """Let it wait on the game; what is said later holds."""
        game = state.span("game")
        if game is not None:
            add_row(game, NEXT_POOL, number(self.amount, state, me), source=me.card)


def next_oust_gains(amount: Number) -> NextOust:
    """The next predator to oust her prey gains N pool for it instead of the usual 6."""
    return NextOust(amount)


@dataclass(frozen=True)
class SwitchPlaces(Effect):
    """You and another Methuselah change seats; everybody else stays where she is."""

    seats: Seats

    def run(self, state: State, me: Scope) -> None:
        """Each of the two takes the place of the other."""
        for seat in self.seats.find(state, me):
            places = {me.you: seat, seat: me.you}
            take_seats(state, tuple(places.get(one, one) for one in state.order))


def switches_places_with(who: Seats) -> SwitchPlaces:
    """You switch places with that Methuselah."""
    return SwitchPlaces(who)


@dataclass(frozen=True)
class NotesCall(Effect):
    """Among the terms: a referendum of this card is called this turn, whoever calls it."""

    def run(self, state: State, me: Scope) -> None:
        """Let the turn remember it."""
        latch(state, "turn", CALL, state.definition(me.card).name)


def notes_call() -> NotesCall:
    """Among the terms: the turn remembers that a referendum of this name was called."""
    return NotesCall()


@dataclass(frozen=True)
class NotCalled(Condition):
    """No referendum of a card of this name was called this turn, by anybody."""

    def holds(self, state: State, me: Scope) -> bool:
        """Ask the turn; an action that was blocked called nothing."""
        return not latched(state, "turn", CALL, state.definition(me.card).name)


NOT_CALLED_THIS_TURN: Final = NotCalled()
"""Only one such referendum can be called each turn: none was, with `notes_call` in its terms."""


@dataclass(frozen=True)
class Twice(Amount):
    """Double a number."""

    amount: Number

    def value(self, state: State, me: Scope) -> int:
        """Twice what it is now."""
        return 2 * number(self.amount, state, me)


def twice(amount: Number) -> Twice:
    """Twice a number: "2 pool for each"."""
    return Twice(amount)


@dataclass(frozen=True)
class Clans(Amount):
    """How many different clans some vampires belong to; who has none belongs to none."""

    which: Which

    def value(self, state: State, me: Scope) -> int:
        """Count them as they are now."""
        return len({clan_of(state, card) for card in self.which.find(state, me)} - {""})


def clans_among(which: Which) -> Clans:
    """The number of clans to which those belong."""
    return Clans(which)


BARRED_FOR_GOOD: Final = "no more in this game"
"""What the game remembers of cards that cannot be played any more: their names."""


@dataclass(frozen=True)
class BarsForTheGame(Effect):
    """No more cards of this name can be played in this game, by anyone."""

    def run(self, state: State, me: Scope) -> None:
        """Bar its name; read with `CAN_STILL_BE_PLAYED`."""
        latch(state, "game", BARRED_FOR_GOOD, state.definition(me.card).face.name)


def bars_for_the_game() -> BarsForTheGame:
    """No more cards of this name can be played this game: `CAN_STILL_BE_PLAYED` reads it."""
    return BarsForTheGame()


@dataclass(frozen=True)
class StillPlayable(Condition):
    """No effect has barred cards of this name for the game."""

    def holds(self, state: State, me: Scope) -> bool:
        """Ask the game."""
        return not latched(state, "game", BARRED_FOR_GOOD, state.definition(me.card).face.name)


CAN_STILL_BE_PLAYED: Final = StillPlayable()
"""`bars_for_the_game` has not barred cards of this name."""
