"""The words of ash heaps and crypts: exchange, reveal, remove at random, back to uncontrolled."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from methuselah.engine import atoms
from methuselah.engine.definitions import Effect, Which
from methuselah.engine.journal import note
from methuselah.engine.scope import Scope
from methuselah.engine.state import UNCONTROLLED, State
from methuselah.engine.traits import capacity, is_vampire
from methuselah.engine.turn_atoms import blood_to_pool
from methuselah.language.reading.amounts import Number, number
from methuselah.language.reading.qualities import Test
from methuselah.language.reading.seats import EACH, Seats
from methuselah.language.reading.which import TARGET, Those
from methuselah.rules.playing.requirement_words import read_requirement

__all__ = [
    "TOP_OF_CRYPT",
    "burns_one_at_random",
    "capacity_below",
    "crypt",
    "crypt_to_bottom",
    "exchanges",
    "library_card",
    "minion_card",
    "redeals_uncontrolled",
    "removes_one_at_random",
    "requires_anarch",
    "reveals_crypt",
    "to_ash_heap",
    "to_crypt_bottom",
    "to_crypt_top",
    "to_uncontrolled",
]


def crypt(*tests: Test) -> Those:
    """Cards in crypts."""
    return Those(("crypt",), tests)


@dataclass(frozen=True)
class RedealUncontrolled(Effect):
    """Methuselahs shuffle the crypt cards of their uncontrolled regions into their crypts.

    The blood on them goes to the pool, what is on them is burned; then they draw as many as went
    into their own crypt.
    """

    seats: Seats

    def run(self, state: State, me: Scope) -> None:
        """First all cards go, then each shuffles and draws."""
        seats = self.seats.find(state, me)
        back = [0] * len(state.seats)
        for seat in seats:
            for card in state.seats[seat].uncontrolled:
                if state.printed(card).face.crypt:
                    blood_to_pool(state, card, seat, state.cards[card].blood)
                    back[state.owner(card)] += 1
                    atoms.to_pile(state, card, "crypt")
        for seat in seats:
            atoms.shuffle(state, seat, "crypt")
            for _ in range(back[seat]):
                atoms.draw_crypt(state, seat)


def redeals_uncontrolled(seats: Seats = EACH) -> RedealUncontrolled:
    """They shuffle their uncontrolled crypt cards into their crypts and draw as many."""
    return RedealUncontrolled(seats)


@dataclass(frozen=True)
class LibraryCard(Test):
    """A library card."""

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Look at its face."""
        return state.definition(card).face.library


library_card: Final = LibraryCard()
"""A library card."""


@dataclass(frozen=True)
class MinionCard(Test):
    """A library card that is neither a master nor an event (RB24, Glossary)."""

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Look at its face."""
        face = state.definition(card).face
        return face.library and {"master", "event"}.isdisjoint(face.types)


minion_card: Final = MinionCard()
"""A minion card: a library card that is neither a master nor an event."""


@dataclass(frozen=True)
class RequiresAnarch(Test):
    """A card that requires an Anarch: it names Anarch or Baron, and not what is not Anarch."""

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Read what its face requires ([ANK 20250320])."""
        needs = state.definition(card).face.requires
        named = [read_requirement(need).alternatives for need in needs]
        return any(
            word in ("anarch", "baron") for ways in named for words in ways for word in words
        )


requires_anarch: Final = RequiresAnarch()
"""A card that requires an Anarch."""


@dataclass(frozen=True)
class CapacityBelow(Test):
    """A vampire with a capacity of less than N."""

    amount: Number

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Compare its capacity with the number, read now."""
        return is_vampire(state, card) and capacity(state, card) < number(self.amount, state, me)


def capacity_below(amount: Number) -> Test:
    """A vampire with a capacity of less than N; never an ally."""
    return CapacityBelow(amount)


@dataclass(frozen=True)
class Exchange(Effect):
    """Exchange a card of a hand for one of its owner's ash heap, both named before."""

    given: Which
    taken: Which

    def run(self, state: State, me: Scope) -> None:
        """Move both, if both are still there."""
        for given in self.given.find(state, me):
            for taken in self.taken.find(state, me):
                owner = state.seats[state.controller(given)]
                if given in owner.hand and taken in owner.ash_heap:
                    note(state, "exchanged", seat=owner.seat, card=given, other=taken)
                    atoms.to_pile(state, given, "ash_heap")
                    atoms.to_pile(state, taken, "hand")


def exchanges(given: Which, taken: Which) -> Exchange:
    """Exchange a card in hand for one in the ash heap."""
    return Exchange(given, taken)


@dataclass(frozen=True)
class TopOfCrypt(Effect):
    """Reveal the top card of your crypt, remembered as "revealed"; or move it to the bottom."""

    to_bottom: bool

    def run(self, state: State, me: Scope) -> None:
        """Show it to everybody, or move it."""
        for card in state.seats[me.you].crypt[-1:]:
            if self.to_bottom:
                atoms.to_pile(state, card, "crypt", bottom=True)
                continue
            for seat in state.clockwise(me.you):
                atoms.look_at(state, seat, (card,))
            note(state, "revealed", seat=me.you, card=card)
            me.env["revealed"] = (card,)


@dataclass(frozen=True)
class CryptTop(Which):
    """The top card of your crypt, if there is one."""

    def find(self, state: State, me: Scope) -> tuple[int, ...]:
        """Take where it lies, whatever it is."""
        return state.seats[me.you].crypt[-1:]


TOP_OF_CRYPT: Final = CryptTop()
"""The top card of your crypt."""


def reveals_crypt() -> TopOfCrypt:
    """Reveal the top card of your crypt, which is `REVEALED` then."""
    return TopOfCrypt(to_bottom=False)


def crypt_to_bottom() -> TopOfCrypt:
    """Move it to the bottom of your crypt."""
    return TopOfCrypt(to_bottom=True)


@dataclass(frozen=True)
class RemoveAtRandom(Effect):
    """Remove one of these cards from the game, by chance."""

    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Pick it; everybody sees which."""
        for card in atoms.pick_among(state, self.which.find(state, me), 1):
            atoms.remove_from_game(state, card)

    def possible(self, state: State, me: Scope) -> bool:
        """Whether there is one."""
        return bool(self.which.find(state, me))


def removes_one_at_random(which: Which) -> RemoveAtRandom:
    """Remove one of them at random from the game."""
    return RemoveAtRandom(which)


@dataclass(frozen=True)
class BurnAtRandom(Effect):
    """Burn one of these cards in play, by chance."""

    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Pick it; everybody sees which."""
        for card in atoms.pick_among(state, self.which.find(state, me), 1):
            atoms.burn(state, card)


def burns_one_at_random(which: Which) -> BurnAtRandom:
    """Burn one of them at random."""
    return BurnAtRandom(which)


@dataclass(frozen=True)
class ToUncontrolled(Effect):
    """Vampires move to their owners' uncontrolled regions, with what is on them."""

    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Move each vampire to the uncontrolled region of its owner."""
        for vampire in self.which.find(state, me):
            owner = state.owner(vampire)
            if vampire in state.cards or vampire in state.seats[owner].ash_heap:
                atoms.move_to_region(state, vampire, UNCONTROLLED, owner)


def to_uncontrolled(which: Which = TARGET) -> ToUncontrolled:
    """They move to the uncontrolled region of their owner."""
    return ToUncontrolled(which)


@dataclass(frozen=True)
class ToCryptBottom(Effect):
    """Crypt cards move to the bottom of their owners' crypts; what is on them is burned.

    A library card is burned instead ([LSJ 20041201]).
    """

    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Move them, the first one deepest."""
        for card in reversed(self.which.find(state, me)):
            if card in state.cards:
                atoms.to_pile(state, card, "crypt", bottom=True)


def to_crypt_bottom(which: Which = TARGET) -> ToCryptBottom:
    """They move to the bottom of their owner's crypt."""
    return ToCryptBottom(which)


@dataclass(frozen=True)
class ToCryptTop(Effect):
    """Crypt cards move to the top of their owners' crypts."""

    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Move them, the last one on top."""
        for card in self.which.find(state, me):
            atoms.to_pile(state, card, "crypt")


def to_crypt_top(which: Which = TARGET) -> ToCryptTop:
    """They move to the top of their owner's crypt."""
    return ToCryptTop(which)


@dataclass(frozen=True)
class ToAshHeap(Effect):
    """Cards of a library or a crypt move to the ash heap of their owner: nothing is burned."""

    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Move them, one after another."""
        for card in self.which.find(state, me):
            if card not in state.cards:
                atoms.to_pile(state, card, "ash_heap")


def to_ash_heap(which: Which = TARGET) -> ToAshHeap:
    """They move from a library or a crypt to the ash heap."""
    return ToAshHeap(which)
