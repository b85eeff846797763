"""The words of what is asked "for each" card in an unlock phase, and of whom an event is about."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from methuselah.engine.definitions import Block, Condition, Effect, Which
from methuselah.engine.programs import run
from methuselah.engine.rows import latch, latched
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.choosing.choices import EachSeat, ForOne
from methuselah.language.reading.seats import SUBJECT_SEAT

__all__ = ["LATECOMERS_PAY", "each_new", "that_methuselah"]

ASKED: Final = "each new"


@dataclass(frozen=True)
class LatecomersPay(Condition):
    """The edition asks again for what came since ([ANK 20250121]; R3, card rulings: Arika)."""

    def holds(self, state: State, me: Scope) -> bool:
        """Read the edition."""
        return state.setting.edition.latecomers_pay


LATECOMERS_PAY: Final = LatecomersPay()
"""What is asked "for each" card in an unlock phase is asked for those that come later in it too."""


@dataclass(frozen=True)
class EachNew(Effect):
    """Effects for each card that `which` finds, and to which this has not been done this turn."""

    which: Which
    effects: Block
    name: str = "one"

    def run(self, state: State, me: Scope) -> None:
        """Note to which it is done; one after another, in one program."""
        new = [
            card
            for card in self.which.find(state, me)
            if not latched(state, "turn", ASKED, me.card, card)
        ]
        for card in new:
            latch(state, "turn", ASKED, me.card, card)
        run(state, Block(tuple(ForOne(card, self.name, self.effects) for card in new)), me)


def each_new(which: Which, *effects: Effect) -> EachNew:
    """For each card to which this card has not done it this turn, `ONE` then."""
    return EachNew(which, Block(effects))


def that_methuselah(*effects: Effect) -> Effect:
    """The Methuselah that the event is about does it: she is "you" in these effects."""
    return EachSeat(SUBJECT_SEAT, Block(effects))
