"""The words of referendums: votes, abstention, terms with points."""

from __future__ import annotations

from dataclasses import dataclass

from methuselah.engine import atoms
from methuselah.engine.decisions import Option
from methuselah.engine.definitions import Amount, Block, Condition, Effect, Which
from methuselah.engine.journal import note
from methuselah.engine.programs import Program
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.choosing.choices import Announced
from methuselah.language.reading.amounts import Number, number
from methuselah.language.reading.seats import Seats
from methuselah.language.reading.which import TARGET, THIS
from methuselah.rules.action.action import Action
from methuselah.rules.action.types import bar_political
from methuselah.rules.politics.referendum_frame import cancel_referendum, referendum_in_progress
from methuselah.rules.politics.titles import gain_title, lose_title, title_card_burned
from methuselah.rules.politics.votes import (
    AGAINST,
    FOR,
    change_votes,
    direction,
    give_votes,
    make_abstain,
)
from methuselah.rules.terms.allocating import Sharing, allocate

__all__ = [
    "Allocate",
    "AllocateAmong",
    "abstains",
    "allocate_among",
    "allocate_points",
    "bars_political_action",
    "burn_allocated",
    "cancels_referendum",
    "changes_votes",
    "gain_allocated",
    "gains_title",
    "gains_votes",
    "has_voted",
    "loses_title",
    "moves_allocated",
    "points_left",
    "removes_title",
    "returns_political_card",
    "your_votes",
]


@dataclass(frozen=True)
class Votes(Effect):
    """Votes for minions, or for their Methuselah from this card; `only` against the referendum."""

    amount: Number
    to: Which | None
    only: str = ""

    def run(self, state: State, me: Scope) -> None:
        """Add the votes to what each minion may cast in this referendum."""
        referendum = referendum_in_progress(state)
        if referendum is None:
            return
        amount = number(self.amount, state, me)
        if self.to is None:
            give_votes(state, referendum, amount, seat=me.you, source=me.card)
            return
        for minion in self.to.find(state, me):
            give_votes(state, referendum, amount, minion=minion, source=me.card, only=self.only)


def gains_votes(amount: Number, to: Which = THIS, only: str = "") -> Votes:
    """A minion gets votes; `only="against"` for votes against the referendum."""
    return Votes(amount, to, only)


def your_votes(amount: Number) -> Votes:
    """You get N votes of your own, besides those of your minions."""
    return Votes(amount, None)


@dataclass(frozen=True)
class Abstains(Effect):
    """Minions abstain: their votes and ballots are cancelled."""

    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Cancel what each minion has cast and could cast."""
        for minion in self.which.find(state, me):
            make_abstain(state, minion)


def abstains(which: Which) -> Abstains:
    """Those minions abstain: their votes and ballots are cancelled."""
    return Abstains(which)


@dataclass(frozen=True)
class VotesChanged(Effect):
    """The votes and ballots of minions are on this side now.

    Who abstains still abstains; who has not cast need not, but can do so on this side only
    ([RTR 19991001]).
    """

    which: Which
    side: str

    def run(self, state: State, me: Scope) -> None:
        """Change those of each."""
        for minion in self.which.find(state, me):
            change_votes(state, minion, self.side)


def changes_votes(which: Which, side: str) -> VotesChanged:
    """Change their votes and ballots to this side, "for" or "against"; none is cast by it."""
    if side not in (FOR, AGAINST):
        raise ValueError(f'"{side}" is no side of a referendum: say "for" or "against"')
    return VotesChanged(which, side)


@dataclass(frozen=True)
class HasVoted(Condition):
    """A minion has cast votes or ballots in this referendum (on a side, if one is named)."""

    which: Which
    side: str = ""

    def holds(self, state: State, me: Scope) -> bool:
        """Look at what was cast."""
        return any(
            direction(state, minion) == self.side if self.side else direction(state, minion)
            for minion in self.which.find(state, me)
        )


def has_voted(which: Which, side: str = "") -> Condition:
    """Such a minion has voted, "for" or "against"."""
    return HasVoted(which, side)


@dataclass(frozen=True)
class Allocate(Announced):
    """Divide points among Methuselahs, as the terms of a referendum.

    spread: among at least so many of them; but: not to the one chosen under this name; rest:
    points may be left over for these cards, if there are any.
    """

    name: str
    points: Number
    among: Seats
    spread: int = 1
    but: str = ""
    rest: Which | None = None

    def run(self, state: State, me: Scope) -> None:
        """Ask seat by seat."""
        left_out = me.all(self.but)
        among = tuple(s for s in self.among.find(state, me) if s not in left_out)
        allocate(
            state,
            self.name,
            me.you,
            number(self.points, state, me),
            among,
            spread=self.spread,
            partly=self.rest is not None and bool(self.rest.find(state, me)),
            about=me.card,
            rule="R0 The Referendum, 1",
        )

    def possible(self, state: State, me: Scope) -> bool:
        """Whether there are enough Methuselahs beside the one left out."""
        return len(self.among.find(state, me)) - bool(self.but) >= self.spread


def allocate_points(
    points: Number,
    among: Seats,
    spread: int = 1,
    name: str = "points",
    but: str = "",
    rest: Which | None = None,
) -> Allocate:
    """Allocate N points among two or more Methuselahs; what is left over goes to cards (`rest`)."""
    return Allocate(name, points, among, spread, but, rest)


@dataclass(frozen=True)
class AllocateAmong(Announced):
    """Divide points among cards; what is chosen under the name is a card for each point."""

    name: str
    points: Number
    which: Which
    most: int = 0

    def run(self, state: State, me: Scope) -> None:
        """Ask point by point."""
        points = number(self.points, state, me)
        state.push(
            Sharing(
                seat=me.you,
                name=self.name,
                window="terms",
                about=me.card,
                rule="R0 The Referendum, 1",
                options=tuple(Option("choose", target=c) for c in self.which.find(state, me)),
                least=points,
                most=points,
                limit=self.most,
            )
        )

    def possible(self, state: State, me: Scope) -> bool:
        """Whether there is a card."""
        return bool(self.which.find(state, me))


def allocate_among(
    points: Number, which: Which, most: int = 0, name: str = "points"
) -> AllocateAmong:
    """Allocate N points among one or more cards, `most` to each; `chosen("points")` for each."""
    return AllocateAmong(name, points, which, most)


@dataclass(frozen=True)
class PointsLeft(Amount):
    """The points that were not allocated to Methuselahs."""

    points: Number
    name: str

    def value(self, state: State, me: Scope) -> int:
        """The points less those that were allocated."""
        return max(0, number(self.points, state, me) - sum(me.all(self.name)))


def points_left(points: Number, name: str = "points") -> PointsLeft:
    """Of N points, those that were not allocated to Methuselahs."""
    return PointsLeft(points, name)


@dataclass(frozen=True)
class Allocated(Effect):
    """Each Methuselah gains or burns as many pool as points were allocated to her."""

    gain: bool
    name: str = "points"

    def run(self, state: State, me: Scope) -> None:
        """Do it for every seat at once: oustings follow."""
        for seat, points in enumerate(me.all(self.name)):
            if points > 0:
                change = atoms.gain_pool if self.gain else atoms.burn_pool
                change(state, seat, points, me.card)


def burn_allocated(name: str = "points") -> Allocated:
    """Each burns 1 pool for each point allocated to her."""
    return Allocated(False, name)


def gain_allocated(name: str = "points") -> Allocated:
    """Each gains 1 pool for each point allocated to her."""
    return Allocated(True, name)


@dataclass(frozen=True)
class MoveAllocated(Effect):
    """Pool of the Methuselah chosen under `source` goes to others as it was allocated.

    If she has less by now, the caller divides what there is within the terms ([LSJ 20010606]).
    """

    source: str
    name: str = "points"

    def run(self, state: State, me: Scope) -> None:
        """Divide again if it is too little, then move."""
        seat = me.one(self.source)
        points = me.all(self.name)
        there = max(0, state.seats[seat].pool)
        if not there:  # she has none left, or is out of the game: nothing is divided
            return
        state.push(Program(block=Block((MoveNow(self.source, self.name),)), scope=me.copy()))
        if there < sum(points):
            among = tuple(seat for seat, number in enumerate(points) if number > 0)
            limits = tuple(points[seat] for seat in among)
            allocate(state, self.name, me.you, there, among, limits=limits, about=me.card)


@dataclass(frozen=True)
class MoveNow(Effect):
    """Move the pool that was allocated."""

    source: str
    name: str

    def run(self, state: State, me: Scope) -> None:
        """Burn it there, give it here: one step."""
        points = me.all(self.name)
        atoms.burn_pool(state, me.one(self.source), sum(points), me.card)
        for seat, gained in enumerate(points):
            atoms.gain_pool(state, seat, gained, me.card)


def moves_allocated(source: str, name: str = "points") -> MoveAllocated:
    """The pool is distributed as allocated."""
    return MoveAllocated(source, name)


@dataclass(frozen=True)
class GainTitle(Effect):
    """A vampire gains a title, of a city, a clan or a sect."""

    title: str
    domain: str
    to: Which

    def run(self, state: State, me: Scope) -> None:
        """Give it; a unique title may be contested at once."""
        for vampire in self.to.find(state, me):
            gain_title(state, vampire, self.title, self.domain)


def gains_title(title: str, domain: str = "", to: Which = THIS) -> GainTitle:
    """It has this title now. Domain, where it has one: the city as faces have it, the clan of a
    justicar, the sect of votes that only it may hold.
    """
    return GainTitle(title, domain, to)


@dataclass(frozen=True)
class LoseTitle(Effect):
    """This minion loses the title that this card stood for."""

    title: str
    domain: str

    def run(self, state: State, me: Scope) -> None:
        """Take it away, unless it has come from elsewhere since."""
        title_card_burned(state, me.minion, self.title, self.domain)


@dataclass(frozen=True)
class RemoveTitle(Effect):
    """Vampires lose their titles, whatever these are, for the rest of the game."""

    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Take them away; the cards that stand for them are burned."""
        for vampire in self.which.find(state, me):
            lose_title(state, vampire)


def removes_title(which: Which = TARGET) -> RemoveTitle:
    """They lose their title, whatever it is."""
    return RemoveTitle(which)


def loses_title(title: str, domain: str = "") -> LoseTitle:
    """A title card is burned, and its title with it."""
    return LoseTitle(title, domain)


@dataclass(frozen=True)
class ReturnPolitical(Effect):
    """The political action card that called this referendum goes back to its owner's hand.

    Only a card played from the hand, wherever that came from ([LSJ 20041130], [LSJ 20050324]).
    """

    def run(self, state: State, me: Scope) -> None:
        """Take it back; a hand that is too large is discarded down afterwards."""
        called = referendum_in_progress(state)
        if called is None or not called.from_hand or called.card not in state.cards:
            return
        note(state, "returned to hand", seat=state.owner(called.card), card=called.card)
        atoms.to_pile(state, called.card, "hand")


def returns_political_card() -> ReturnPolitical:
    """The political action card played to call this referendum returns to its owner's hand."""
    return ReturnPolitical()


@dataclass(frozen=True)
class BarPolitical(Effect):
    """The acting Methuselah's minions cannot perform the same political action again this turn."""

    def run(self, state: State, me: Scope) -> None:
        """Bar the action to the minions of the acting Methuselah until the turn ends."""
        action = state.frame(Action)
        if action is not None:
            bar_political(state, action)


def bars_political_action() -> BarPolitical:
    """Nor can any minion of theirs perform the same political action again this turn."""
    return BarPolitical()


@dataclass(frozen=True)
class CancelReferendum(Effect):
    """Cancel the referendum."""

    def run(self, state: State, me: Scope) -> None:
        """End the referendum without a result."""
        cancel_referendum(state, me.you)


def cancels_referendum() -> CancelReferendum:
    """The referendum is cancelled."""
    return CancelReferendum()
