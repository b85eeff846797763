"""What is chosen: targets, Methuselahs, numbers, one of several effects.

Choices of a card stand where its text makes them; `ways` puts those that can be made at
announcement there (R0, 1. Announce the Action). A choice is remembered under a name, "target"
unless it says otherwise; a target that somebody else controls makes an action directed.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from methuselah.engine.decisions import NOTHING, Decision, Option
from methuselah.engine.definitions import ACTORS, Block, Condition, Effect, Which
from methuselah.engine.programs import Choosing, ask, run
from methuselah.engine.scope import Scope
from methuselah.engine.state import Frame, State
from methuselah.language.reading.amounts import Number, number
from methuselah.language.reading.seats import Seats
from methuselah.language.reading.which import refuse_lost_target
from methuselah.rules.legacy.serving import may_direct_actions
from methuselah.rules.playing import barred_targets as bars
from methuselah.rules.playing.costs import MASTER_ON_IT, most_x

__all__ = [
    "Announced",
    "aim",
    "choose",
    "choose_number",
    "choose_seat",
    "choose_x",
    "each",
    "later",
    "may",
    "one_of",
    "times",
    "way",
    "when",
]


@dataclass(frozen=True)
class Announced(Effect):
    """A choice that is made as the card is played or the action announced."""


@dataclass(frozen=True)
class Choose(Announced):
    """Choose `least` to `most` cards that `which` finds; `by` chooses (the effect's own seat).

    aimed: an action is directed at those chosen; fights: they will enter combat, so that they are
    not one's own (R0, Combat).
    """

    which: Which
    name: str = "target"
    least: Number = 1
    most: Number = 1
    by: Seats | None = None
    aimed: bool = False
    fights: bool = False

    def run(self, state: State, me: Scope) -> None:
        """Ask which, one at a time. Fewer than `least` may be all there are."""
        cards = self.those(state, me)
        seats = (me.you,) if self.by is None else self.by.find(state, me)
        if not seats:
            return
        most = min(number(self.most, state, me), len(cards))
        state.push(
            Choosing(
                seat=seats[0],
                name=self.name,
                window="choose",
                about=me.card,
                options=tuple(Option("choose", target=card) for card in cards),
                least=min(number(self.least, state, me), most),
                most=most,
            )
        )

    def possible(self, state: State, me: Scope) -> bool:
        """Whether there are enough to choose from."""
        least = number(self.least, state, me)
        return least <= 0 or len(self.those(state, me)) >= least

    def those(self, state: State, me: Scope) -> tuple[int, ...]:
        """What can be chosen: an action cannot be directed at everything, a master may be dear."""
        found = tuple(c for c in self.which.find(state, me) if bars.may_be_played_on(state, me, c))
        if self.fights:
            theirs = tuple(c for c in found if state.controller(c) != me.you)
            found = tuple(c for c in theirs if bars.may_attack(state, me.minion, c))
        if self.aimed:
            required = _required(state, me)
            return tuple(c for c in found if bars.may_be_aimed_at(state, me.minion, c, required))
        if not state.hooks.get(MASTER_ON_IT):
            return found
        return tuple(c for c in found if bars.affords_master_on(state, me, c))

    def stands(self, state: State, me: Scope) -> bool:
        """Whether one of those chosen is legal still."""
        cards = me.all(self.name)
        return not cards or any(self.which.fits(state, me, card) for card in cards)

    def skip_fallen(self, state: State, me: Scope, *, piles_only: bool = False) -> None:
        """Keep those that are legal still: a card that left its pile is no more chosen."""
        for card in me.all(self.name):
            if not ((piles_only and card in state.cards) or self.which.fits(state, me, card)):
                me.env[self.name] = tuple(one for one in me.all(self.name) if one != card)

    def targets(self, me: Scope) -> tuple[int, ...]:
        """Choosing is targeting ([LSJ 20031010])."""
        return me.all(self.name)


AIMS: Final = ("aimed", "bled")
"""The names under which an action is directed at a Methuselah."""


@dataclass(frozen=True)
class ChooseSeat(Announced):
    """Choose a Methuselah, or from `least` to `most`; "aimed": an action is directed at her."""

    seats: Seats
    name: str = "aimed"
    only: Condition | None = None
    most: Number = 1
    least: Number = 1

    def run(self, state: State, me: Scope) -> None:
        """Ask for a Methuselah, until enough are chosen."""
        options = tuple(Option("choose", seat=seat) for seat in self._those(state, me))
        most = min(number(self.most, state, me), len(options))
        state.push(
            Choosing(
                seat=me.you,
                name=self.name,
                window="choose",
                about=me.card,
                options=options,
                least=min(number(self.least, state, me), most),
                most=most,
            )
        )

    def _those(self, state: State, me: Scope) -> list[int]:
        seats = self.seats.find(state, me)
        if self.name in AIMS and _is_action(state, me) and not may_direct_actions(state, me.minion):
            seats = tuple(seat for seat in seats if seat == me.you)
        if self.only is None:
            return list(seats)
        probe = me.copy()
        fitting = []
        for seat in seats:
            probe.env[self.name] = (seat,)
            if self.only.holds(state, probe):
                fitting.append(seat)
        return fitting

    def possible(self, state: State, me: Scope) -> bool:
        """Whether there is one."""
        return bool(self._those(state, me))


@dataclass(frozen=True)
class ChooseNumber(Announced):
    """Choose a number from `least` to `most`."""

    name: str
    least: Number
    most: Number

    def run(self, state: State, me: Scope) -> None:
        """Ask how many."""
        least, most = number(self.least, state, me), number(self.most, state, me)
        numbers = range(least, max(least, most) + 1)
        options = tuple(Option("choose", card=me.card, number=n) for n in numbers)
        state.push(
            Choosing(seat=me.you, name=self.name, window="choose", about=me.card, options=options)
        )

    def possible(self, state: State, me: Scope) -> bool:
        """Whether the least is within reach."""
        return number(self.most, state, me) >= number(self.least, state, me)


@dataclass(frozen=True)
class ChooseX(Announced):
    """Choose the X of a card that costs X, as much as can be paid (R3: X is at least 0)."""

    least: int = 0
    most: Number | None = None

    def run(self, state: State, me: Scope) -> None:
        """Ask how much."""
        most = most_x(state, me.you, me.card, me.minion)
        if self.most is not None:
            most = min(number(self.most, state, me), most)
        numbers = range(self.least, max(self.least, most) + 1)
        options = tuple(Option("choose", card=me.card, number=n) for n in numbers)
        state.push(Choosing(seat=me.you, name="X", window="choose", about=me.card, options=options))

    def possible(self, state: State, me: Scope) -> bool:
        """Whether the least can be paid."""
        return self.least == 0 or most_x(state, me.you, me.card, me.minion) >= self.least


def _required(state: State, me: Scope) -> tuple[str, ...]:
    """The Disciplines that an action card requires at the level at which it is played."""
    for mode in state.definition(me.card).modes:
        if mode.key == me.mode and mode.by in ACTORS:
            return tuple(code.lower() for code in mode.disciplines)
    return ()


def _is_action(state: State, me: Scope) -> bool:
    """Whether it is an action that is announced, of a card in the hand or of one in play."""
    if me.minion == NOTHING:
        return False
    definition = state.definition(me.card)
    ways = [way for way in definition.modes if way.by in ACTORS]
    return any(way.key == me.mode for way in (*ways, *definition.actions))


def way(*effects: Effect) -> Block:
    """One of the ways among which `one_of` lets you choose."""
    return Block(effects)


@dataclass(frozen=True)
class May(Effect):
    """Its player may have the effects happen, if they can."""

    effects: Block
    name: str = "may"

    def run(self, state: State, me: Scope) -> None:
        """Ask, if it is possible at all."""
        if self.effects.possible(state, me):
            state.push(Deciding(scope=me.copy(), ways=(self.effects,), optional=True))


@dataclass(frozen=True)
class OneOf(Effect):
    """Its player chooses one of several effects."""

    ways: tuple[Block, ...]

    def run(self, state: State, me: Scope) -> None:
        """Ask which of those that are possible."""
        ways = tuple(way for way in self.ways if way.possible(state, me))
        if ways:
            state.push(Deciding(scope=me.copy(), ways=ways))

    def possible(self, state: State, me: Scope) -> bool:
        """Whether one of them is."""
        return any(way.possible(state, me) for way in self.ways)


@dataclass(frozen=True)
class When(Effect):
    """Effects that happen only if a condition holds, else others."""

    condition: Condition
    then: Block
    otherwise: Block

    def run(self, state: State, me: Scope) -> None:
        """Ask the condition now."""
        run(state, self.then if self.condition.holds(state, me) else self.otherwise, me)


@dataclass(frozen=True)
class Each(Effect):
    """Effects for each card that `which` finds, remembered one at a time under a name."""

    which: Which
    effects: Block
    name: str

    def run(self, state: State, me: Scope) -> None:
        """One after another, in one program: the card of one is not taken for the next one's."""
        cards = self.which.find(state, me)
        run(state, Block(tuple(ForOne(card, self.name, self.effects) for card in cards)), me)


@dataclass(frozen=True)
class ForOne(Effect):
    """Effects for one card, under the name."""

    card: int
    name: str
    effects: Block

    def run(self, state: State, me: Scope) -> None:
        """Remember the card, then do them."""
        me.env[self.name] = (self.card,)
        run(state, self.effects, me)


@dataclass(frozen=True)
class EachSeat(Effect):
    """Effects for each of some Methuselahs, who is "you" in them."""

    seats: Seats
    effects: Block

    def run(self, state: State, me: Scope) -> None:
        """Push one run for each, the first on top."""
        for seat in reversed(self.seats.find(state, me)):
            inner = me.copy()
            inner.you = seat
            run(state, self.effects, inner)


@dataclass(slots=True)
class Deciding(Frame):
    """Choosing one of several ways, or none of them where it is optional."""

    atomic: ClassVar[bool] = True

    scope: Scope = field(default_factory=Scope)
    ways: tuple[Block, ...] = ()
    optional: bool = False

    def step(self, state: State) -> None:
        """Ask which way."""
        me = self.scope
        options = tuple(
            Option("do", card=me.card, minion=me.minion, number=index)
            for index in range(len(self.ways))
        )
        if self.optional:
            options = (*options, Option("decline", card=me.card))
        ask(state, Decision(me.you, "effect", "choose", options, me.card))

    def answered(self, state: State, index: int) -> None:
        """Go that way."""
        state.pop()
        if index < len(self.ways):
            run(state, self.ways[index], self.scope)


def choose(
    which: Which,
    name: str = "target",
    *,
    least: Number = 1,
    most: Number = 1,
    by: Seats | None = None,
) -> Choose:
    """Choose cards, one unless it says how many."""
    refuse_lost_target(which, name)
    return Choose(which, name, least, most, by)


def choose_seat(
    seats: Seats,
    name: str = "aimed",
    only: Condition | None = None,
    most: Number = 1,
    least: Number = 1,
) -> ChooseSeat:
    """Choose a Methuselah, or more: to aim the action at, or with `name="bled"` to bleed."""
    return ChooseSeat(seats, name, only, most, least)


def choose_number(name: str, least: Number, most: Number) -> ChooseNumber:
    """Choose a number between two bounds."""
    return ChooseNumber(name, least, most)


def choose_x(least: int = 0, most: Number | None = None) -> ChooseX:
    """Choose X, the cost."""
    return ChooseX(least, most)


@dataclass(frozen=True)
class Later(Effect):
    """A choice that is made when the effect comes to it, not at announcement."""

    chooses: ClassVar[bool] = True

    choice: Announced

    def run(self, state: State, me: Scope) -> None:
        """Ask for the choice now."""
        self.choice.run(state, me)

    def possible(self, state: State, me: Scope) -> bool:
        """Whether there is something to choose now."""
        return self.choice.possible(state, me)


@dataclass(frozen=True)
class Times(Effect):
    """Effects so many times, one after another."""

    amount: Number
    effects: Block

    def run(self, state: State, me: Scope) -> None:
        """Push that many runs."""
        for _ in range(number(self.amount, state, me)):
            run(state, self.effects, me)


@dataclass(frozen=True)
class Aim(Announced):
    """The action is about these cards, without a choice: "this vampire", "this card"."""

    which: Which
    name: str = "target"
    fights: bool = False

    def run(self, state: State, me: Scope) -> None:
        """Write the cards down as the targets of the action."""
        me.env[self.name] = self._those(state, me)

    def possible(self, state: State, me: Scope) -> bool:
        """Whether there is one, and it is not the minion itself."""
        found = self._those(state, me)
        return bool(found) and me.minion not in found

    def _those(self, state: State, me: Scope) -> tuple[int, ...]:
        """Of several those at which it can be aimed: the others are left alone ([RTR 20080808])."""
        found = self.which.find(state, me)
        foes = (c for c in found if not self.fights or bars.may_attack(state, me.minion, c))
        return tuple(card for card in foes if bars.may_be_aimed_at(state, me.minion, card))

    def targets(self, me: Scope) -> tuple[int, ...]:
        """What it is aimed at."""
        return me.all(self.name)


def later(choice: Announced) -> Later:
    """The choice is made when the effect comes to it, not at announcement."""
    return Later(choice)


def times(amount: Number, *effects: Effect) -> Times:
    """The effects happen N times over."""
    return Times(amount, Block(effects))


def aim(which: Which, name: str = "target") -> Aim:
    """The action is aimed at this, or at each of those."""
    return Aim(which, name)


def may(*effects: Effect) -> May:
    """These effects happen if you like."""
    return May(Block(effects))


def one_of(*ways: Block) -> OneOf:
    """You choose one of several ways, as the effect comes to it."""
    return OneOf(ways)


def when(condition: Condition, *then: Effect, otherwise: tuple[Effect, ...] = ()) -> When:
    """If the condition holds, these effects happen; else `otherwise`."""
    return When(condition, Block(then), Block(otherwise))


def each(which: Which | Seats, *effects: Effect, name: str = "one") -> Effect:
    """For each card, which is `ONE` then, or for each Methuselah, who is "you" then."""
    if isinstance(which, Seats):
        return EachSeat(which, Block(effects))
    return Each(which, Block(effects), name)
