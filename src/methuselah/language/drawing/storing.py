"""The words of cards that lie on other cards, out of play: to be played, used, drawn or kept."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from methuselah.engine import atoms
from methuselah.engine.definitions import Effect, Which
from methuselah.engine.scope import Scope
from methuselah.engine.state import LEAVES, State
from methuselah.language.reading.amounts import Number, number
from methuselah.rules.playing.stored import store

__all__ = ["LYING_HERE", "lays_here", "lays_top_here", "leaves_game_when_burned"]


@dataclass(frozen=True)
class LyingHere(Which):
    """The cards that lie on this card, out of play."""

    def find(self, state: State, me: Scope) -> tuple[int, ...]:
        """All of them."""
        record = state.cards.get(me.card)
        lying = () if record is None else record.attached
        return tuple(card for card in lying if state.cards[card].playable)


LYING_HERE: Final = LyingHere()
"""The cards that lie on this card, out of play."""


@dataclass(frozen=True)
class LayHere(Effect):
    """Cards move onto this card, out of play.

    use: "controller" (face down; its controller and her minions may play it as if from the hand),
    "bearer" (face down; the minion with this card may), "used" (face up; its bearer may use its
    ability in combat), "kept" (face down, and no more), "shown" (face up; whom `plays from it`
    names may play it, and who `draws from it` may draw it).
    """

    which: Which
    use: str

    def run(self, state: State, me: Scope) -> None:
        """Lay each card on this one, out of play."""
        for card in self.which.find(state, me) if me.card in state.cards else ():
            store(state, card, me.card, self.use)


def lays_here(which: Which, use: str) -> LayHere:
    """Move a card onto this card, out of play: to be "kept", "shown" face up, "used" or played
    ("controller", "bearer").
    """
    assert use in ("bearer", "controller", "used", "kept", "shown"), use
    return LayHere(which, use)


@dataclass(frozen=True)
class LayTopHere(Effect):
    """The top cards of your library move onto this card, face down and out of play."""

    amount: Number

    def run(self, state: State, me: Scope) -> None:
        """Move them, as many as there are."""
        for _ in range(number(self.amount, state, me) if me.card in state.cards else 0):
            for card in state.seats[me.you].library[-1:]:
                store(state, card, me.card, "kept")

    def possible(self, state: State, me: Scope) -> bool:
        """Whether there is one."""
        return bool(state.seats[me.you].library)


def lays_top_here(amount: Number) -> LayTopHere:
    """Move the top N cards of your library onto this card, face down and out of play."""
    return LayTopHere(amount)


@dataclass(frozen=True)
class LeaveGameWhenBurned(Effect):
    """Cards on the table are removed from the game instead of being burned, whenever that is."""

    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Note on each card that burning removes it from the game."""
        for card in self.which.find(state, me):
            if card in state.cards:
                atoms.remember(state, card, LEAVES, 1)


def leaves_game_when_burned(which: Which) -> LeaveGameWhenBurned:
    """When that card is burned, remove it from the game instead."""
    return LeaveGameWhenBurned(which)
