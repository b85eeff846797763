"""The words of what a card is marked with: named counters on minions, a word to be remembered."""

from __future__ import annotations

from dataclasses import dataclass

from methuselah.engine import atoms
from methuselah.engine.definitions import Effect, Which
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.qualities import Test
from methuselah.language.which import THIS

__all__ = ["puts_counter", "remember_word", "with_counter"]


@dataclass(frozen=True)
class WithCounter(Test):
    """A card with any counters of this name; they stay when what put them there is gone."""

    name: str

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Look at its counters."""
        record = state.cards.get(card)
        return record is not None and record.note(self.name) > 0


def with_counter(name: str) -> WithCounter:
    """With any counters of this name: "allegiance"."""
    return WithCounter(name)


@dataclass(frozen=True)
class PutCounter(Effect):
    """Put one counter of this name on cards."""

    name: str
    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Count them anew."""
        for card in self.which.find(state, me):
            if card in state.cards:
                held = max(0, state.cards[card].note(self.name))
                atoms.remember(state, card, self.name, held + 1)


def puts_counter(name: str, which: Which = THIS) -> PutCounter:
    """Put 1 counter of this name on a card: "allegiance"."""
    return PutCounter(name, which)


@dataclass(frozen=True)
class RememberWord(Effect):
    """This card remembers the word chosen under a name: the Discipline that it gives."""

    name: str

    def run(self, state: State, me: Scope) -> None:
        """Write it on the card."""
        word = me.env.get(self.name)
        if me.card in state.cards and isinstance(word, str):
            atoms.set_trait(state, me.card, self.name, word)


def remember_word(name: str) -> RememberWord:
    """Remember the word that was chosen: `static("discipline", word="chosen discipline")`."""
    return RememberWord(name)
