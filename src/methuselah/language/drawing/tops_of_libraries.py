"""The words of piles: burn or reorder the top of a library, take a card in hand, fetch one."""

from __future__ import annotations

from dataclasses import dataclass

from methuselah.engine import atoms
from methuselah.engine.decisions import NOTHING, Option
from methuselah.engine.definitions import Block, Effect, Which
from methuselah.engine.journal import note
from methuselah.engine.knowledge import forget
from methuselah.engine.places import deal_faces
from methuselah.engine.programs import Choosing, run
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.engine.traits import keywords_of
from methuselah.language.drawing.libraries import search
from methuselah.language.reading.amounts import Number, number
from methuselah.language.reading.qualities import Test, yours
from methuselah.language.reading.seats import YOU, Seats
from methuselah.language.reading.which import TARGET, Those, chosen
from methuselah.rules.turn.contests import entered_play

__all__ = [
    "burns_top",
    "fetches_onto",
    "look_at_top",
    "moves_on_top",
    "reorders_top",
    "shuffles_top",
    "takes_by_name",
    "takes_in_hand",
    "teaches",
]


@dataclass(frozen=True)
class LookAtTop(Effect):
    """Look at the top cards of libraries: as many as there are."""

    amount: Number
    seats: Seats

    def run(self, state: State, me: Scope) -> None:
        """See them: only you do."""
        for seat in self.seats.find(state, me):
            top = state.seats[seat].library[-max(1, number(self.amount, state, me)) :]
            atoms.look_at(state, me.you, top)

    def possible(self, state: State, me: Scope) -> bool:
        """Whether there is one."""
        return any(state.seats[seat].library for seat in self.seats.find(state, me))


def look_at_top(amount: Number = 1, seats: Seats = YOU) -> LookAtTop:
    """Look at the top N cards of your library, or of another Methuselah's."""
    return LookAtTop(amount, seats)


@dataclass(frozen=True)
class BurnTop(Effect):
    """Burn cards from the top of your library; they are known as "burned" from then on."""

    amount: Number

    def run(self, state: State, me: Scope) -> None:
        """Burn them, as many as there are."""
        me.env["burned"] = ()
        for _ in range(number(self.amount, state, me)):
            for card in state.seats[me.you].library[-1:]:
                atoms.burn(state, card)
                me.env["burned"] = (*me.all("burned"), card)


def burns_top(amount: Number) -> BurnTop:
    """Burn N cards from the top of your library, which are `BURNED` then."""
    return BurnTop(amount)


@dataclass(frozen=True)
class ReorderTop(Effect):
    """Look at the top cards of your library and put them back in the order of your choice."""

    amount: Number

    def run(self, state: State, me: Scope) -> None:
        """Look, then ask which lies on top, which under it, and so on."""
        top = state.seats[me.you].library[::-1][: number(self.amount, state, me)]
        atoms.look_at(state, me.you, top)
        run(state, Block((PutInOrder(),)), me)
        state.push(
            Choosing(
                seat=me.you,
                name="order",
                window="choose",
                about=me.card,
                options=tuple(Option("choose", target=card) for card in top),
                least=len(top),
                most=len(top),
            )
        )

    def possible(self, state: State, me: Scope) -> bool:
        """Whether there is a card."""
        return bool(state.seats[me.you].library)


@dataclass(frozen=True)
class PutInOrder(Effect):
    """The cards chosen as "order" are the top of your library, the first one uppermost."""

    def run(self, state: State, me: Scope) -> None:
        """The identities move, so that nobody else can follow a card."""
        order = me.all("order")
        top = state.seats[me.you].library[::-1][: len(order)]
        deal_faces(state, top, [state.faces[card] for card in order])
        forget(state, top)
        atoms.look_at(state, me.you, top)


def reorders_top(amount: Number) -> ReorderTop:
    """Look at and reorder the top N cards of your library."""
    return ReorderTop(amount)


@dataclass(frozen=True)
class ShuffleTop(Effect):
    """Shuffle the top cards of your library among themselves."""

    amount: Number

    def run(self, state: State, me: Scope) -> None:
        """Whoever knew them knows none of them any more."""
        top = min(number(self.amount, state, me), len(state.seats[me.you].library))
        if top > 0:
            atoms.shuffle(state, me.you, "library", top)


def shuffles_top(amount: Number) -> ShuffleTop:
    """Shuffle the top N cards of your library."""
    return ShuffleTop(amount)


@dataclass(frozen=True)
class TakeInHand(Effect):
    """Cards move to your hand, whosever they are."""

    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Put each card into your hand."""
        for card in self.which.find(state, me):
            note(state, "took in hand", seat=me.you, card=card)
            atoms.to_pile(state, card, "hand", seat=me.you)


def takes_in_hand(which: Which = TARGET) -> TakeInHand:
    """Move them to your hand."""
    return TakeInHand(which)


def _by_name(state: State, me: Scope, named: tuple[int, ...]) -> tuple[int, ...]:
    """Those cards in your ash heap; for one that is gone a copy that is none of them."""
    mine = state.seats[me.you].ash_heap
    heap = [card for card in mine if card not in named]
    found: list[int] = []
    for card in named:
        name = state.definition(card).name
        copies = (other for other in heap if state.definition(other).name == name)
        taken = card if card in mine else next(copies, NOTHING)
        if taken != NOTHING:
            heap = [other for other in heap if other != taken]
            found.append(taken)
    return tuple(found)


@dataclass(frozen=True)
class TakeNamed(Effect):
    """Cards of your ash heap move to your hand by name: one that is gone, as another copy."""

    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Take each of them, or in its place a copy that is none of them."""
        for card in _by_name(state, me, self.which.find(state, me)):
            note(state, "took in hand", seat=me.you, card=card)
            atoms.to_pile(state, card, "hand", seat=me.you)


def takes_by_name(which: Which = TARGET) -> TakeNamed:
    """Move them from your ash heap to your hand, or other copies of those that are not there."""
    return TakeNamed(which)


@dataclass(frozen=True)
class PutOnTop(Effect):
    """Cards of your ash heap move to the top of your library by name, in the order you like."""

    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Move them, or copies in their place, then ask which lies on top."""
        moved = _by_name(state, me, self.which.find(state, me))
        for card in moved:
            note(state, "moved", seat=me.you, card=card, word="library")
            atoms.to_pile(state, card, "library")
        if len(moved) > 1:
            run(state, Block((ReorderTop(len(moved)),)), me)


def moves_on_top(which: Which = TARGET) -> PutOnTop:
    """Move them from your ash heap to the top of your library, or other copies of those gone."""
    return PutOnTop(which)


@dataclass(frozen=True)
class Teaches(Test):
    """A master Discipline card that gives one of these Disciplines, or any."""

    codes: tuple[str, ...]

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Look at what it gives."""
        if "discipline" not in keywords_of(state, card):
            return False
        given = [s.word for s in state.definition(card).statics if s.kind == "discipline"]
        return not self.codes or any(code in given for code in self.codes)


def teaches(*codes: str) -> Teaches:
    """A master Discipline card: of one of these Disciplines, or any."""
    return Teaches(codes)


@dataclass(frozen=True)
class FetchOnto(Effect):
    """Search your library for a card and move it to a vampire; the search may find nothing."""

    test: Test
    onto: Which

    def run(self, state: State, me: Scope) -> None:
        """Ask which; equal cards are one option."""
        search(state, me, Those(("library",), (yours, self.test)), PutFetched(self.onto))


@dataclass(frozen=True)
class PutFetched(Effect):
    """Put what was found on the vampire, and shuffle (RB24, searching)."""

    onto: Which

    def run(self, state: State, me: Scope) -> None:
        """It enters play there."""
        hosts = self.onto.find(state, me)[:1]
        for card in chosen("found").find(state, me) if hosts else ():
            atoms.attach(state, card, hosts[0], me.you)
            entered_play(state, card)
            if card in state.cards:
                scope = Scope(me.you, card, hosts[0])
                run(state, state.definition(card).enters, scope)
        atoms.shuffle(state, me.you, "library")


def fetches_onto(test: Test, onto: Which) -> FetchOnto:
    """Search your library for such a card and move it to a vampire."""
    return FetchOnto(test, onto)
