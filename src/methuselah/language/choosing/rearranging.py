"""Cards on minions that are rearranged: all are assigned, then all move at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from methuselah.engine import atoms
from methuselah.engine.decisions import Option
from methuselah.engine.definitions import Block, Effect, Which
from methuselah.engine.programs import Choosing, run
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.rules.playing.bearing import may_bear
from methuselah.rules.playing.hand import draw_up_for

__all__ = ["rearranges"]

Places = tuple[tuple[int, int], ...]
"""Cards, each with the minion that is to have it."""


def _assigned(card: int) -> str:
    return f"bearer of {card}"


def _fits(state: State, placed: Places, waiting: tuple[int, ...]) -> bool:
    """Whether these minions may have all that is placed, whoever has what is still to be placed."""
    after = state.clone()
    for card in waiting:
        atoms.burn(after, card)
    for card, minion in placed:
        atoms.attach(after, card, minion, after.controller(minion))
    return all(may_bear(after, minion, card) for card, minion in placed)


def _works_out(state: State, placed: Places, waiting: tuple[int, ...], to: list[int]) -> bool:
    """Whether the rest can be placed, too: where it is, if that is possible, else on others."""
    if not _fits(state, placed, waiting):
        return False
    if not waiting:
        return True
    card, *rest = waiting
    here = state.cards[card].parent
    minions = sorted(to, key=lambda minion: minion != here)
    return any(_works_out(state, (*placed, (card, one)), tuple(rest), to) for one in minions)


@dataclass(frozen=True)
class AssignBearer(Effect):
    """Choose which minion gets one of the cards; it does not move yet."""

    card: int
    cards: tuple[int, ...]
    to: Which

    def run(self, state: State, me: Scope) -> None:
        """Among those with whom all the others find a place, too."""
        place = self.cards.index(self.card)
        placed = tuple((card, me.all(_assigned(card))[0]) for card in self.cards[:place])
        rest = self.cards[place + 1 :]
        minions = self.to.find(state, me)
        fit = [
            one
            for one in minions
            if _works_out(state, (*placed, (self.card, one)), rest, list(minions))
        ]
        options = tuple(Option("choose", target=minion) for minion in fit)
        state.push(
            Choosing(
                seat=me.you,
                name=_assigned(self.card),
                window="choose",
                about=self.card,
                options=options or (Option("choose", target=state.cards[self.card].parent),),
            )
        )


@dataclass(frozen=True)
class MoveAssigned(Effect):
    """Each of the cards moves to whom it was assigned, with all that is on it."""

    cards: tuple[int, ...]

    def run(self, state: State, me: Scope) -> None:
        """All together."""
        for card in self.cards:
            minion = me.all(_assigned(card))[0]
            if state.cards[card].parent != minion:
                atoms.attach(state, card, minion, state.controller(minion))
                draw_up_for(state, card)


@dataclass(frozen=True)
class Rearrange(Effect):
    """Choose for each of these cards which of these minions gets it; then all move at once."""

    chooses: ClassVar[bool] = True

    which: Which
    to: Which

    def run(self, state: State, me: Scope) -> None:
        """Ask for one after another; nothing happens in between."""
        cards = tuple(self.which.find(state, me))
        asking = tuple(AssignBearer(card, cards, self.to) for card in cards)
        run(state, Block((*asking, MoveAssigned(cards))), me)

    def possible(self, state: State, me: Scope) -> bool:
        """Whether there is anything to rearrange, and anybody else to have it."""
        return bool(self.which.find(state, me)) and len(self.to.find(state, me)) > 1


def rearranges(which: Which, to: Which) -> Rearrange:
    """For each of those cards you choose which of these minions gets it, then all move at once;
    what a minion cannot have beside the rest ("only one vehicle") it does not get.
    """
    return Rearrange(which, to)
