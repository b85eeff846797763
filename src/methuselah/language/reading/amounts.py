"""How many: numbers read from the table when they are needed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from methuselah.engine.decisions import NOTHING
from methuselah.engine.definitions import Amount, Condition, Which
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.engine.traits import age_of, capacity, is_vampire
from methuselah.language.reading.seats import Seats
from methuselah.pool import X_COST
from methuselah.rules.action.action import Action
from methuselah.rules.action.bleed import bleed_of as current_bleed

__all__ = [
    "RECRUITED_WITH",
    "Number",
    "bleed_of",
    "blood_cost_of",
    "blood_of",
    "by_level",
    "capacity_of",
    "capacity_or_cost_of",
    "chosen_number",
    "copies_you_control",
    "count",
    "counters_on",
    "for_every",
    "half",
    "is_even",
    "least",
    "library_size",
    "margin",
    "minus",
    "number",
    "odd",
    "only_if",
    "plus",
    "pool_cost_of",
    "pool_of",
    "x",
]

Number = int | Amount
"""A printed number or one that is read from the table."""


def number(amount: Number, state: State, me: Scope) -> int:
    """The value of a number now."""
    return amount if isinstance(amount, int) else amount.value(state, me)


@dataclass(frozen=True)
class Count(Amount):
    """How many cards `which` finds."""

    which: Which

    def value(self, state: State, me: Scope) -> int:
        """The number of cards that are there now."""
        return len(self.which.find(state, me))


@dataclass(frozen=True)
class Counters(Amount):
    """Blood or life, or other counters, on the first card that `which` finds."""

    which: Which
    blood: bool = False

    def value(self, state: State, me: Scope) -> int:
        """What lies on the card now, 0 without a card."""
        for card in self.which.find(state, me):
            record = state.cards.get(card)
            if record is not None:
                return record.blood if self.blood else record.counters
        return 0


@dataclass(frozen=True)
class Pool(Amount):
    """The pool of a Methuselah."""

    seats: Seats

    def value(self, state: State, me: Scope) -> int:
        """The pool that she has now."""
        seats = self.seats.find(state, me)
        return state.seats[seats[0]].pool if seats else 0


@dataclass(frozen=True)
class Chosen(Amount):
    """A number chosen or counted before, under a name; 0 if nothing was."""

    name: str

    def value(self, state: State, me: Scope) -> int:
        """The number under the name, 0 if nobody chose one."""
        found = me.one(self.name)
        return 0 if found == NOTHING else found


@dataclass(frozen=True)
class Margin(Amount):
    """By how many votes the referendum of this action passed."""

    def value(self, state: State, me: Scope) -> int:
        """Read it from the action."""
        action = state.frame(Action)
        return 0 if action is None or not action.outcome.passed else max(0, action.outcome.amount)


@dataclass(frozen=True)
class Plus(Amount):
    """The sum of two numbers, or the first times `times`."""

    first: Number
    second: Number = 0
    times: int = 1

    def value(self, state: State, me: Scope) -> int:
        """The sum of both as they are now."""
        return number(self.first, state, me) * self.times + number(self.second, state, me)


@dataclass(frozen=True)
class Copies(Amount):
    """How many cards with this card's name its player controls."""

    def value(self, state: State, me: Scope) -> int:
        """Count the copies in play under the same control."""
        name = state.definition(me.card).face.name
        return sum(
            1
            for card, record in state.cards.items()
            if record.controller == me.you
            and record.region in ("ready", "torpor", "permanent", "attached")
            and state.definition(card).face.name == name
        )


@dataclass(frozen=True)
class Library(Amount):
    """How many cards are in your library."""

    def value(self, state: State, me: Scope) -> int:
        """The number of cards that are left in it."""
        return len(state.seats[me.you].library)


def library_size() -> Amount:
    """The cards in your library."""
    return Library()


def count(which: Which) -> Amount:
    """How many such cards there are."""
    return Count(which)


def counters_on(which: Which) -> Amount:
    """The counters of a card's own on it."""
    return Counters(which)


def blood_of(which: Which) -> Amount:
    """The blood or life of a minion."""
    return Counters(which, blood=True)


@dataclass(frozen=True)
class PrintedCost(Amount):
    """What a card costs in pool or in blood, as it is printed."""

    which: Which
    blood: bool = False

    def value(self, state: State, me: Scope) -> int:
        """Read the face of the first card that `which` finds."""
        for card in self.which.find(state, me):
            face = state.definition(card).face
            return max(0, (face.blood_cost if self.blood else face.pool_cost) or 0)
        return 0


@dataclass(frozen=True)
class CapacityOrCost(Amount):
    """The capacity of a vampire, or what an ally or imbued costs as it is printed.

    An X is the one with which the ally was recruited ([ANK 20170716]).
    """

    which: Which

    def value(self, state: State, me: Scope) -> int:
        """Of the first card that `which` finds."""
        for card in self.which.find(state, me):
            face = state.definition(card).face
            if is_vampire(state, card):
                return capacity(state, card)
            if face.capacity is not None:
                return face.capacity
            costs = (face.pool_cost or 0, face.blood_cost or 0)
            kept = state.cards[card].note("X") if card in state.cards else 0
            return sum(max(0, kept) if cost == X_COST else cost for cost in costs)
        return 0


def capacity_or_cost_of(which: Which) -> Amount:
    """The capacity of a vampire, or the cost of an ally with the X at which it was recruited."""
    return CapacityOrCost(which)


def pool_cost_of(which: Which) -> Amount:
    """The printed pool cost of a card."""
    return PrintedCost(which)


def blood_cost_of(which: Which) -> Amount:
    """The printed blood cost of a card."""
    return PrintedCost(which, blood=True)


def pool_of(seats: Seats) -> Amount:
    """The pool of a Methuselah."""
    return Pool(seats)


def chosen_number(name: str) -> Amount:
    """The number chosen under a name."""
    return Chosen(name)


def plus(first: Number, second: Number) -> Amount:
    """The sum of two numbers."""
    return Plus(first, second)


def copies_you_control() -> Amount:
    """Copies of this card under your control."""
    return Copies()


def margin() -> Amount:
    """By how many votes the referendum passed."""
    return Margin()


def x() -> Amount:
    """The X of this card."""
    return Chosen("X")


@dataclass(frozen=True)
class RecruitedWith(Amount):
    """The X at which this ally was recruited; 0 if it has come into play in another way."""

    def value(self, state: State, me: Scope) -> int:
        """The card remembers it ([LSJ 20100204])."""
        return max(0, state.cards[me.card].note("X")) if me.card in state.cards else 0


RECRUITED_WITH: Final = RecruitedWith()
"""The X at which this ally was recruited, as it enters play; 0 if it came in another way."""


@dataclass(frozen=True)
class OnlyIf(Amount):
    """A number if a condition holds, else 0."""

    condition: Condition
    amount: Number

    def value(self, state: State, me: Scope) -> int:
        """The number if the condition holds now."""
        return number(self.amount, state, me) if self.condition.holds(state, me) else 0


@dataclass(frozen=True)
class ByLevel(Amount):
    """One number at the inferior level, another at the superior one."""

    inferior: int
    superior: int

    def value(self, state: State, me: Scope) -> int:
        """Read the level at which the card is played or was put into play."""
        record = state.cards.get(me.card)
        level = me.mode if record is None or not record.mode else record.mode
        return self.superior if level[:3].isupper() else self.inferior


@dataclass(frozen=True)
class Least(Amount):
    """The smaller of two numbers."""

    first: Number
    second: Number

    def value(self, state: State, me: Scope) -> int:
        """The smaller one of both as they are now."""
        return min(number(self.first, state, me), number(self.second, state, me))


@dataclass(frozen=True)
class Capacity(Amount):
    """The capacity of the first card that `which` finds, 0 without one."""

    which: Which

    def value(self, state: State, me: Scope) -> int:
        """Its capacity with all that changes it."""
        return sum(age_of(state, card) for card in self.which.find(state, me)[:1])


def capacity_of(which: Which) -> Amount:
    """The capacity of a vampire, as it is now."""
    return Capacity(which)


def only_if(condition: Condition, amount: Number) -> Amount:
    """N while the condition holds, else 0."""
    return OnlyIf(condition, amount)


def by_level(inferior: int, superior: int) -> Amount:
    """N at the inferior, M at the superior level."""
    return ByLevel(inferior, superior)


def least(first: Number, second: Number) -> Amount:
    """The smaller one of two numbers."""
    return Least(first, second)


def minus(first: Number, second: Number) -> Amount:
    """The difference of two numbers."""
    return Plus(Plus(second, 0, -1), first)


def taken_away(amount: Number) -> Number | None:
    """The X of `minus(0, X)`, which is said as a reduction by X; of other numbers none."""
    if not isinstance(amount, Plus) or amount.second != 0 or not isinstance(amount.first, Plus):
        return None
    less = amount.first
    return less.first if less.times == -1 and less.second == 0 else None


@dataclass(frozen=True)
class Half(Amount):
    """Half of a number, rounded down."""

    whole: Number

    def value(self, state: State, me: Scope) -> int:
        """Half of the number as it is now."""
        return number(self.whole, state, me) // 2


def half(whole: Number) -> Amount:
    """Half of a number, rounded down."""
    return Half(whole)


@dataclass(frozen=True)
class ForEvery(Amount):
    """1 for every so many of a number; what is left over counts for nothing."""

    many: int
    whole: Number

    def value(self, state: State, me: Scope) -> int:
        """How often it goes into the number as it is now."""
        return number(self.whole, state, me) // self.many


def for_every(many: int, whole: Number) -> Amount:
    """1 for every N of a number: "+1 bleed for every 10 cards"."""
    return ForEvery(many, whole)


@dataclass(frozen=True)
class BleedOf(Amount):
    """What a minion would bleed for if it bled its prey now."""

    which: Which

    def value(self, state: State, me: Scope) -> int:
        """Ask the rules of bleeding."""
        return sum(current_bleed(state, minion) for minion in self.which.find(state, me))


def bleed_of(which: Which) -> BleedOf:
    """The current bleed of a minion: what it would bleed its prey for. [RTR 19980623]"""
    return BleedOf(which)


@dataclass(frozen=True)
class Even(Condition):
    """A number is even, as 0 is."""

    amount: Number

    def holds(self, state: State, me: Scope) -> bool:
        """Read the number as it is now."""
        return number(self.amount, state, me) % 2 == 0


def is_even(amount: Number) -> Condition:
    """A number is even; else it is odd."""
    return Even(amount)


@dataclass(frozen=True)
class Odd(Condition):
    """A number is odd."""

    amount: Number

    def holds(self, state: State, me: Scope) -> bool:
        """Read it now."""
        return number(self.amount, state, me) % 2 == 1


def odd(amount: Number) -> Condition:
    """A number is odd: 1, 3, 5."""
    return Odd(amount)
