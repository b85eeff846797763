"""What referendums leave behind: Methuselahs remembered, a prize for an ousting, other seats."""

from __future__ import annotations

from dataclasses import dataclass

from methuselah.engine import atoms
from methuselah.engine.definitions import Amount, Effect, Which
from methuselah.engine.rows import add_row
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.engine.traits import clan_of
from methuselah.language.reading.amounts import Number, number
from methuselah.language.reading.seats import Seats
from methuselah.rules.ending.ousting import NEXT_POOL
from methuselah.rules.setup.seating import take_seats

__all__ = ["clans_among", "next_oust_gains", "remember_each", "switches_places_with"]


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
class Clans(Amount):
    """How many different clans some vampires belong to; who has none belongs to none."""

    which: Which

    def value(self, state: State, me: Scope) -> int:
        """Count them as they are now."""
        return len({clan_of(state, card) for card in self.which.find(state, me)} - {""})


def clans_among(which: Which) -> Clans:
    """The number of clans to which those belong."""
    return Clans(which)
