"""The words of cards that are not replaced yet: a directive that an effect ends."""

from __future__ import annotations

from dataclasses import dataclass

from methuselah.engine.definitions import Effect, Which
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.rules.playing.hand import end_one_wait

__all__ = ["ends_replacement_wait"]


@dataclass(frozen=True)
class EndsWait(Effect):
    """The "do not replace until ..." of those cards is ended: who waits for it draws now.

    Equal directives are alike: one of them is ended, whichever card it was for.
    """

    which: Which

    def run(self, state: State, me: Scope) -> None:
        """What waits as long as a card is in play is replaced by itself once that is gone."""
        for card in self.which.find(state, me):
            modes = state.printed(card).modes
            for until in dict.fromkeys(mode.replace for mode in modes if mode.replace):
                end_one_wait(state, state.owner(card), until)


def ends_replacement_wait(which: Which) -> EndsWait:
    """Any "do not replace until" directive on those cards is ended."""
    return EndsWait(which)
