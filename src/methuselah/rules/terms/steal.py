"""Stealing a card in play (RB24, Glossary, Steal): control passes, all else stays as it is.

A card on a minion needs another host: a minion of its new controller that could have it. With
none it is burned (G00047, G00066). What its new controller controls already does not move.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from methuselah.engine import atoms
from methuselah.engine.decisions import NOBODY, NOTHING, Decision, Option
from methuselah.engine.programs import ask
from methuselah.engine.state import ATTACHED, Frame, State
from methuselah.rules.playing.bearing import may_bear
from methuselah.rules.playing.hand import draw_up_for
from methuselah.rules.terms.loans import forget_loan

__all__ = ["Bearing", "find_bearer", "steal"]


def steal(state: State, card: int, seat: int) -> None:
    """A Methuselah takes control of a card, for good, if it is still in play."""
    if card not in state.cards or state.cards[card].controller == seat:
        return
    forget_loan(state, card)
    atoms.change_controller(state, card, seat)
    find_bearer(state, card, seat)
    if card in state.cards:
        draw_up_for(state, card)


def find_bearer(state: State, card: int, seat: int) -> None:
    """A card on somebody else's minion goes onto one of her own, as she chooses."""
    record = state.cards.get(card)
    if record is None or record.region != ATTACHED:
        return
    if state.controller(record.parent) == seat:
        return
    minions = tuple(m for m in state.seats[seat].minions if may_bear(state, m, card))
    if minions:
        state.push(Bearing(card=card, seat=seat, minions=minions))
    else:
        atoms.burn(state, card)


@dataclass(slots=True)
class Bearing(Frame):
    """A Methuselah chooses the minion that has a card from now on."""

    atomic: ClassVar[bool] = True
    shown: ClassVar[tuple[str, ...]] = ("card", "seat")

    at: str = "choose"
    card: int = NOTHING
    seat: int = NOBODY
    minions: tuple[int, ...] = ()

    def do_choose(self, state: State) -> None:
        """Ask which."""
        options = tuple(Option("choose", target=minion) for minion in self.minions)
        ask(state, Decision(self.seat, "target", "choose", options, about=self.card))

    def answered(self, state: State, index: int) -> None:
        """Put it there."""
        state.pop()
        atoms.attach(state, self.card, self.minions[index], self.seat)
