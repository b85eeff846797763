"""The words of recruiting and employing outside of actions, and of bringing an ally by a search."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from methuselah.engine import atoms
from methuselah.engine.definitions import Block, Condition, Effect, Which
from methuselah.engine.programs import run
from methuselah.engine.rows import found
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.choosing.choices import Choose, Later
from methuselah.language.drawing.getting import (
    BROUGHT,
    Bearable,
    Shuffle,
    getting,
)
from methuselah.language.reading.qualities import Test, any_of, is_a, yours
from methuselah.language.reading.which import TARGET, Those
from methuselah.rules.playing.entering_play import came_from_hand

__all__ = [
    "BROUGHT_BY_THIS",
    "CAME_FROM_HAND",
    "brings_ally",
    "can_recruit",
    "recruits_from_hand",
    "searches_for_ally",
]

IN_HAND: Final = Those(("hand",), (yours, any_of(Bearable("ally"), Bearable("retainer"))))
"""The allies and retainers in your hand that this minion could get, by requirements and cost."""


@dataclass(frozen=True)
class CanRecruit(Test):
    """A minion that could recruit or employ something from your hand now."""

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Look at the hand as that minion would."""
        return bool(IN_HAND.find(state, Scope(me.you, me.card, card)))


can_recruit: Final = CanRecruit()
"""A minion that could recruit or employ something from your hand now."""


@dataclass(frozen=True)
class RecruitFromHand(Effect):
    """A minion recruits an ally or employs a retainer from your hand; this is not an action."""

    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Choose the card and the level at which it is used ([LSJ 20080803]), pay, put it there."""
        steps = Block(
            (
                Later(Choose(IN_HAND, name="found")),
                *getting("found", "ally", "recruited"),
                BarFound(),
                *getting("found", "retainer", "employed"),
            )
        )
        for minion in self.which.find(state, me)[:1]:
            run(state, steps, Scope(me.you, me.card, minion))


@dataclass(frozen=True)
class BarFound(Effect):
    """The ally that came cannot act this turn (R0, Recruit Ally)."""

    def run(self, state: State, me: Scope) -> None:
        """Bar it, unless it says otherwise."""
        for ally in me.all("found"):
            if ally in state.cards and not found(state, "acts at once", ally):
                atoms.bar_from_acting(state, ally)


def brings_ally(*tests: Test, places: tuple[str, ...] = ("library",)) -> Effect:
    """Search these places of yours for such an ally that this minion could play and put it in play,
    paying its cost; no action, it may find nothing; a library is shuffled.
    """
    found_there = Those(places, (yours, is_a("ally"), *tests, Bearable("ally")))
    steps: tuple[Effect, ...] = (
        Later(Choose(found_there, name="found", least=0)),
        *getting("found", "ally", BROUGHT),
    )
    return Block((*steps, Shuffle()) if "library" in places else steps)


def searches_for_ally(*tests: Test) -> Effect:
    """Search your library for such an ally and recruit it, paying its cost; it cannot act this
    turn; the search may find nothing.
    """
    found_there = Those(("library",), (yours, is_a("ally"), *tests, Bearable("ally")))
    choice = Later(Choose(found_there, name="found", least=0))
    return Block((choice, *getting("found", "ally", "recruited"), BarFound(), Shuffle()))


def recruits_from_hand(which: Which = TARGET) -> RecruitFromHand:
    """It recruits or employs an ally or retainer from your hand."""
    return RecruitFromHand(which)


@dataclass(frozen=True)
class BroughtByThis(Condition):
    """In answer to "recruited" or "employed": this minion did it, by an action or otherwise."""

    def holds(self, state: State, me: Scope) -> bool:
        """Compare who is said to have done it with the bearer of the ability."""
        return me.one("number") == me.card


BROUGHT_BY_THIS: Final = BroughtByThis()
"""This vampire recruited or employed it: in answer to "recruited" and "employed"."""


@dataclass(frozen=True)
class FromHand(Condition):
    """In answer to "equipped" and the like: the card came from the hand."""

    def holds(self, state: State, me: Scope) -> bool:
        """Ask the card."""
        return came_from_hand(state, me.one("subject"))


CAME_FROM_HAND: Final = FromHand()
"""In answer to "equipped": the card came from the hand, by an action or otherwise."""
