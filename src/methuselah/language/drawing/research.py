"""The words of searching for several cards, and of the research area: cards set aside face down,
out of play (R3 11).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from methuselah.engine import atoms
from methuselah.engine.decisions import Option
from methuselah.engine.definitions import Block, Effect, Which
from methuselah.engine.programs import Choosing, run
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.reading.qualities import Test, yours
from methuselah.language.reading.which import Those, chosen

__all__ = ["looks_for", "researches"]

NAME: Final = "research"


@dataclass(frozen=True)
class LookFor(Effect):
    """Search your library for up to so many cards; they are "found" then, and still in it."""

    number: int
    which: Which
    name: str = "found"

    def run(self, state: State, me: Scope) -> None:
        """Ask which; of equal ones no more than can be taken."""
        kept: list[int] = []
        for card in self.which.find(state, me):
            if [state.faces[other] for other in kept].count(state.faces[card]) < self.number:
                kept.append(card)
        state.push(
            Choosing(
                seat=me.you,
                name=self.name,
                window="choose",
                about=me.card,
                options=tuple(Option("choose", target=card) for card in kept),
                least=0,
                most=min(self.number, len(kept)),
            )
        )


def looks_for(number: int, *tests: Test) -> LookFor:
    """Search your library for up to N such cards: `chosen("found")`; shuffle it afterwards."""
    return LookFor(number, Those(("library",), (yours, *tests)))


@dataclass(frozen=True)
class Research(Effect):
    """Search your library for up to so many cards for your research area, and shuffle."""

    number: int

    def run(self, state: State, me: Scope) -> None:
        """She takes what she likes of it."""
        run(state, Block((SetForResearch(),)), me)
        LookFor(self.number, Those(("library",), (yours,)), NAME).run(state, me)


@dataclass(frozen=True)
class SetForResearch(Effect):
    """Put what was found face down into the research area, and shuffle."""

    def run(self, state: State, me: Scope) -> None:
        """She alone knows them."""
        for card in chosen(NAME).find(state, me):
            atoms.to_pile(state, card, "research")
        atoms.shuffle(state, me.you, "library")


def researches(number: int) -> Research:
    """Search your library for up to N cards and put them face down in your research area."""
    return Research(number)
