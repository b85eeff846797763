"""Destroying and stealing equipment or retainers by a strike (R0, Strike Effects).

The striking minion chooses among what is on its target as the strike resolves. Stolen
equipment cannot be used in this round (the row `unusable`, subject: the card).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from methuselah.engine import atoms
from methuselah.engine.decisions import NOTHING, Decision, Option
from methuselah.engine.journal import note
from methuselah.engine.programs import ask
from methuselah.engine.rows import add_row
from methuselah.engine.state import Frame, State
from methuselah.engine.traits import cards_on, keywords_of, types_of
from methuselah.rules.playing.bearing import may_bear

__all__ = ["Seizing"]

THIS: Final = ("this",)
"""What a strike seizes that steals or destroys the card that gives it."""


@dataclass(slots=True)
class Seizing(Frame):
    """A strike that takes or destroys one card of these types or with these keywords.

    source: the card that gives the strike, which seizes that card itself where kinds is "this".
    """

    at: str = "choose"
    minion: int = NOTHING
    victim: int = NOTHING
    take: bool = False
    kinds: tuple[str, ...] = ("equipment",)
    source: int = NOTHING
    options: tuple[Option, ...] = ()

    def do_choose(self, state: State) -> None:
        """The striking minion chooses; one that is gone, or has nothing, is spared."""
        if self.victim not in state.cards or self.minion not in state.cards:
            state.pop()
            return
        self.options = tuple(
            Option("seize", card=card, minion=self.minion, target=self.victim)
            for card in cards_on(state, self.victim)
            if self.fits(state, card)
        )
        if not self.options:
            state.pop()
            return
        seat = state.controller(self.minion)
        rule = "R0 Strike Effects"
        ask(state, Decision(seat, "seize", "strike", self.options, about=self.minion, rule=rule))

    def fits(self, state: State, card: int) -> bool:
        """Whether a card may be chosen."""
        if self.kinds == THIS:
            free = not self.take or may_bear(state, self.minion, card)
            return card == self.source and free
        if self.take and not may_bear(state, self.minion, card):
            return False
        words = (*types_of(state, card), *keywords_of(state, card))
        return any(kind in words for kind in self.kinds)

    def answered(self, state: State, index: int) -> None:
        """Burn it, or move it to the striking minion."""
        card = self.options[index].card
        self.at = "done"
        note(state, "seized", card=card, other=self.minion, word="take" if self.take else "destroy")
        if not self.take:
            atoms.burn(state, card)
            return
        atoms.attach(state, card, self.minion)
        fight = state.span("round")
        if fight is not None:
            add_row(fight, "unusable", subject=card, source=card)

    def do_done(self, state: State) -> None:
        """It is done."""
        state.pop()
