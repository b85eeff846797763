"""The words of boons, the Edge and victory points: who burns pool for whom, whose they are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from methuselah.engine import atoms
from methuselah.engine.decisions import NOBODY
from methuselah.engine.definitions import Amount, Condition, Effect
from methuselah.engine.rows import add_row, latch, latched
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.reading.amounts import Number, number
from methuselah.language.reading.seats import YOU, Seats
from methuselah.rules.action.action import Action
from methuselah.rules.action.bleed import burns_for_bleed
from methuselah.rules.ending import victory_points as scoring
from methuselah.rules.terms.since_turns import bled_in_vain_since_last_turn, scored_since_last_turn

__all__ = [
    "BURNED_POOL",
    "TARGET_BURNS",
    "bled_in_vain_since_your_last_turn",
    "burns_pool_instead",
    "forgoes_edge",
    "gains_edge",
    "loses_victory_points",
    "scored_since_your_last_turn",
    "steals_edge",
    "takes_edge",
    "tallied",
    "tallies",
    "victory_points_of",
]


@dataclass(frozen=True)
class BurnsInstead(Effect):
    """A Methuselah burns pool for the bleed in progress instead of its target."""

    seats: Seats

    def run(self, state: State, me: Scope) -> None:
        """The bleed keeps its target ([LSJ 19990218]): only the pool is hers."""
        action = state.frame(Action)
        for seat in self.seats.find(state, me):
            if action is not None:
                add_row(action, "burns instead", seat, source=me.card, seat=me.you)


def burns_pool_instead(seats: Seats) -> BurnsInstead:
    """They burn pool for this bleed instead of its target; it is still successful."""
    return BurnsInstead(seats)


@dataclass(frozen=True)
class BleedFact(Condition):
    """Something about the pool of the bleed in progress in one word: see `holds`."""

    word: str

    def holds(self, state: State, me: Scope) -> bool:
        """Read the action."""
        action = state.frame(Action)
        if action is None or action.kind != "bleed":
            return False
        if self.word == "target burns":
            return burns_for_bleed(state, action) == action.bled
        assert self.word == "burned pool", self.word
        return action.outcome.burned > 0


TARGET_BURNS: Final = BleedFact("target burns")
"""Nobody burns pool for this bleed instead of its target."""
BURNED_POOL: Final = BleedFact("burned pool")
"""Pool was burned for this bleed."""


@dataclass(frozen=True)
class PointsOf(Amount):
    """The whole victory points of a Methuselah."""

    seats: Seats

    def value(self, state: State, me: Scope) -> int:
        """The points that she has now, halves left out."""
        return sum(int(scoring.points_of(state, seat)) for seat in self.seats.find(state, me))


def victory_points_of(seats: Seats) -> Amount:
    """The victory points of a Methuselah."""
    return PointsOf(seats)


@dataclass(frozen=True)
class LosePoints(Effect):
    """Methuselahs lose victory points."""

    points: int
    seats: Seats

    def run(self, state: State, me: Scope) -> None:
        """Take the points from each Methuselah, as far as she has any."""
        for seat in self.seats.find(state, me):
            scoring.lose_points(state, seat, self.points)


def loses_victory_points(points: int, who: Seats = YOU) -> LosePoints:
    """Lose N victory points."""
    return LosePoints(points, who)


@dataclass(frozen=True)
class Tally(Effect):
    """This card counts up under a name: "has burned a total of 6 pool by this effect"."""

    name: str
    amount: Number

    def run(self, state: State, me: Scope) -> None:
        """Add the number to the count on the card."""
        if me.card in state.cards:
            had = max(0, state.cards[me.card].note(self.name))
            atoms.remember(state, me.card, self.name, had + number(self.amount, state, me))


def tallies(name: str, amount: Number = 1) -> Tally:
    """This card counts something."""
    return Tally(name, amount)


@dataclass(frozen=True)
class Tallied(Amount):
    """What this card has counted under a name."""

    name: str

    def value(self, state: State, me: Scope) -> int:
        """The count on this card, 0 before the first."""
        record = state.cards.get(me.card)
        return 0 if record is None else max(0, record.note(self.name))


def tallied(name: str) -> Amount:
    """What this card has counted."""
    return Tallied(name)


@dataclass(frozen=True)
class StealEdge(Effect):
    """You get the Edge of the Methuselah at whom the action was aimed.

    Also if she has burned it meanwhile ([RTR 19980623]); not if somebody else has it by then.
    """

    def run(self, state: State, me: Scope) -> None:
        """Give you the Edge, if she has it or nobody does."""
        if state.edge in (NOBODY, *me.all("aimed")):
            atoms.take_edge(state, me.you)


def steals_edge() -> StealEdge:
    """Steal the Edge of the chosen Methuselah."""
    return StealEdge()


@dataclass(frozen=True)
class GainEdge(Effect):
    """You get the Edge, if nobody has it as this happens."""

    def run(self, state: State, me: Scope) -> None:
        """Give it to you; what somebody else controls is not yours to take."""
        if state.edge == NOBODY:
            atoms.take_edge(state, me.you)


def gains_edge() -> GainEdge:
    """You get the Edge, if nobody has it."""
    return GainEdge()


@dataclass(frozen=True)
class TakeEdge(Effect):
    """A Methuselah gets the Edge, whoever has it as this happens."""

    seats: Seats

    def run(self, state: State, me: Scope) -> None:
        """Of several it is the last one's."""
        for seat in self.seats.find(state, me):
            atoms.take_edge(state, seat)


def takes_edge(seats: Seats = YOU) -> TakeEdge:
    """They get the Edge, whoever has it."""
    return TakeEdge(seats)


@dataclass(frozen=True)
class ForgoEdge(Effect):
    """You do not gain the pool of the Edge in this unlock phase: something else takes its place."""

    def run(self, state: State, me: Scope) -> None:
        """It is as if it had been gained."""
        latch(state, "phase", "edge")

    def possible(self, state: State, me: Scope) -> bool:
        """Whether you have the Edge and have not gained from it."""
        return state.edge == me.you and not latched(state, "phase", "edge")


def forgoes_edge() -> ForgoEdge:
    """In a price, in your unlock phase: instead of gaining 1 pool from the Edge."""
    return ForgoEdge()


@dataclass(frozen=True)
class ScoredLately(Condition):
    """A Methuselah has received a victory point since your last turn was over."""

    seats: Seats

    def holds(self, state: State, me: Scope) -> bool:
        """Look at what the game remembers ([LSJ 20020429])."""
        found = self.seats.find(state, me)
        return any(scored_since_last_turn(state, seat, me.you) for seat in found)


def scored_since_your_last_turn(seats: Seats) -> ScoredLately:
    """Who has received a victory point since your last turn."""
    return ScoredLately(seats)


@dataclass(frozen=True)
class BledInVain(Condition):
    """A Methuselah attempted a bleed that was not successful since your last turn."""

    seats: Seats

    def holds(self, state: State, me: Scope) -> bool:
        """Look at each of them."""
        found = self.seats.find(state, me)
        return any(bled_in_vain_since_last_turn(state, seat, me.you) for seat in found)


def bled_in_vain_since_your_last_turn(seats: Seats) -> BledInVain:
    """Who has attempted an unsuccessful bleed since your last turn."""
    return BledInVain(seats)
