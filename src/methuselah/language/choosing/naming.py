"""The words of naming: a card is named, and whatever copy of it is there then will do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from methuselah.engine.decisions import Option
from methuselah.engine.definitions import Which
from methuselah.engine.programs import Choosing
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.choosing.choices import Announced, Choose
from methuselah.language.reading.amounts import Number
from methuselah.language.reading.qualities import Test

__all__ = ["YOUR_DECK", "called", "choose_by_name", "names_card"]


@dataclass(frozen=True)
class NameCard(Announced):
    """Name one of those cards: what is kept is its name, not the copy."""

    which: Which
    name: str

    def run(self, state: State, me: Scope) -> None:
        """Ask which name, in alphabetical order."""
        names = {_name(state, card) for card in self.which.find(state, me)}
        options = tuple(
            Option("choose", number=index, word=word) for index, word in enumerate(sorted(names))
        )
        state.push(
            Choosing(seat=me.you, name=self.name, window="choose", about=me.card, options=options)
        )

    def possible(self, state: State, me: Scope) -> bool:
        """Whether there is one to name."""
        return bool(self.which.find(state, me))


def names_card(which: Which, name: str = "named") -> NameCard:
    """Name a card, one of those, as it is announced: any copy of it is `called(name)` then."""
    return NameCard(which, name)


@dataclass(frozen=True)
class ChooseByName(Choose):
    """Choose cards by name: that one of them is gone meanwhile changes nothing."""

    def stands(self, state: State, me: Scope) -> bool:
        """The names stand, whatever has become of the cards."""
        return True

    def skip_fallen(self, state: State, me: Scope, *, piles_only: bool = False) -> None:
        """None is forgotten: another copy may be there."""


def choose_by_name(which: Which, amount: Number, name: str = "named") -> ChooseByName:
    """Choose N cards by name: what moves them by name takes other copies of those that are gone."""
    return ChooseByName(which, name, amount, amount)


@dataclass(frozen=True)
class Deck(Which):
    """The library cards that you own, wherever they are: of them you know the names."""

    def find(self, state: State, me: Scope) -> tuple[int, ...]:
        """All of them, whoever sees them."""
        cards = range(len(state.faces))
        return tuple(c for c in cards if state.owner(c) == me.you and state.printed(c).face.library)


YOUR_DECK: Final = Deck()
"""The library cards of your deck, wherever they are: to name one."""


@dataclass(frozen=True)
class Called(Test):
    """A card with the name that was named."""

    name: str

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Compare printed names."""
        return _name(state, card) == me.env.get(self.name)


def called(name: str = "named") -> Test:
    """Any copy of the card that was named."""
    return Called(name)


def _name(state: State, card: int) -> str:
    return state.definition(card).face.printed_name
