"""The opening: the first hands and crypt cards, and the ante before them (RB24, Game Setup; CRR I).

Where the edition has an ante, each Methuselah in turn may ante the top card of her library: it lies
open, out of the game, and never comes back into it.
"""

from __future__ import annotations

from dataclasses import dataclass

from methuselah.engine import atoms
from methuselah.engine.decisions import Decision, Option
from methuselah.engine.journal import note
from methuselah.engine.programs import ask
from methuselah.engine.state import Frame, State

__all__ = ["Antes", "deal"]


def deal(state: State) -> None:
    """The opening hand, and the first crypt cards face down in the uncontrolled region."""
    edition = state.setting.edition
    for seat in state.order:
        for _ in range(edition.hand_size):
            atoms.draw(state, seat)
        for _ in range(edition.opening_crypt):
            atoms.draw_crypt(state, seat)


@dataclass(slots=True)
class Antes(Frame):
    """Each Methuselah is asked once; then the cards are dealt. place: how many were asked."""

    at: str = "ask"
    place: int = 0

    def do_ask(self, state: State) -> None:
        """Ask the next one, who does not know the card."""
        if self.place == len(state.order):
            self.at = "deal"
            return
        options = (Option("decline"), Option("ante"))
        ask(state, Decision(state.order[self.place], "ante", "ante", options, rule="CRR I.F"))

    def answered(self, state: State, index: int) -> None:
        """The card is out of the game, in front of her."""
        seat = state.order[self.place]
        self.place += 1
        if index and state.seats[seat].library:
            card = state.seats[seat].library[-1]
            atoms.to_pile(state, card, "removed")
            note(state, "anted", seat=seat, card=card)

    def do_deal(self, state: State) -> None:
        """The game begins."""
        state.pop()
        deal(state)
