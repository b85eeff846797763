"""The words of the research area: cards set aside face down, out of play (R3 11)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from methuselah.engine import atoms
from methuselah.engine.decisions import Option
from methuselah.engine.definitions import Block, Effect
from methuselah.engine.programs import Choosing, run
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.reading.which import chosen

__all__ = ["researches"]

NAME: Final = "research"


@dataclass(frozen=True)
class Research(Effect):
    """Search your library for up to so many cards for your research area, and shuffle."""

    number: int

    def run(self, state: State, me: Scope) -> None:
        """Ask which; of equal ones no more than can be taken."""
        kept: list[int] = []
        for card in state.seats[me.you].library:
            if [state.faces[other] for other in kept].count(state.faces[card]) < self.number:
                kept.append(card)
        run(state, Block((SetForResearch(),)), me)
        state.push(
            Choosing(
                seat=me.you,
                name=NAME,
                window="choose",
                about=me.card,
                options=tuple(Option("choose", target=card) for card in kept),
                least=0,
                most=min(self.number, len(kept)),
            )
        )


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
