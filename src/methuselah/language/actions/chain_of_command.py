"""The words of a chain of command: vampires that come out to bleed and go back to the crypt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from methuselah.engine.decisions import Option
from methuselah.engine.definitions import Effect, Which
from methuselah.engine.programs import Choosing
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.choosing.choices import Choose
from methuselah.language.reading.amounts import Number, number
from methuselah.language.reading.qualities import Test
from methuselah.language.reading.which import refuse_lost_target
from methuselah.rules.legacy.sterile import NEW_VAMPIRE
from methuselah.rules.turn.chain_of_command import command
from methuselah.rules.turn.contests import rivals, unique_name

__all__ = ["already_in_play", "choose_distinct", "commands"]


@dataclass(frozen=True)
class AlreadyInPlay(Test):
    """A unique card of which a copy is in play or contested."""

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Look for one."""
        return bool(rivals(state, card))


already_in_play: Final = AlreadyInPlay()
"""A unique card of which a copy is in play already."""


@dataclass(slots=True)
class ChoosingDistinct(Choosing):
    """Choosing cards, no two copies of a unique one."""

    def answered(self, state: State, index: int) -> None:
        """Take one; its namesakes are no choice any more."""
        Choosing.answered(self, state, index)
        taken = {unique_name(state, card) for card in self.chosen} - {""}
        self.options = tuple(o for o in self.options if unique_name(state, o.target) not in taken)


@dataclass(frozen=True)
class ChooseDistinct(Choose):
    """Choose so many cards, as far as there are any; no two copies of a unique one."""

    def run(self, state: State, me: Scope) -> None:
        """Ask which, one at a time."""
        cards = self.those(state, me)
        most = min(number(self.most, state, me), len(cards))
        state.push(
            ChoosingDistinct(
                seat=me.you,
                name=self.name,
                window="choose",
                about=me.card,
                options=tuple(Option("choose", target=card) for card in cards),
                least=most,
                most=most,
            )
        )

    def possible(self, state: State, me: Scope) -> bool:
        """Whether there is one."""
        return bool(self.those(state, me))


def choose_distinct(which: Which, amount: Number) -> ChooseDistinct:
    """Choose so many cards, no two copies of a unique one."""
    refuse_lost_target(which, "target")
    return ChooseDistinct(which, least=amount, most=amount)


@dataclass(frozen=True)
class Commands(Effect):
    """Uncontrolled vampires come into play with 1 more blood. They must bleed.

    When one of them bleeds successfully, or all that can bleed have, they go to the bottom of the
    crypt.
    """

    known_as: ClassVar[str] = NEW_VAMPIRE

    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Put them into play."""
        command(state, me.you, me.card, self.which.find(state, me))


def commands(which: Which) -> Commands:
    """They come into play with 1 blood, must bleed, and then go to the bottom of the crypt."""
    return Commands(which)
