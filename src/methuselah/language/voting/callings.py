"""Calling the referendum of another card, and keeping a card to be played as if from the hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from methuselah.engine.decisions import NOTHING
from methuselah.engine.definitions import Block, Condition, Effect, Which
from methuselah.engine.rows import add_row
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.choosing.choices import Announced, Choose
from methuselah.language.reading.conditions import fits
from methuselah.language.reading.which import THIS
from methuselah.language.voting.votes import AllocateAmong
from methuselah.rules.action.action import Action
from methuselah.rules.playing.stored import store
from methuselah.rules.politics.calling import ask_for_referendum, call_other, referendums
from methuselah.rules.politics.referendum_frame import (
    PROMISE,
    call_off_referendum,
    is_to_come,
    referendum_in_progress,
)

__all__ = [
    "CALLED_CARD",
    "CHOSEN_IN_TERMS",
    "REFERENDUM_TO_COME",
    "calls_off_referendum",
    "calls_referendum",
    "choose_referendum",
    "first_referendum_passes",
    "keeps_to_play",
]


@dataclass(frozen=True)
class FirstPasses(Effect):
    """The first referendum that such a vampire of yours calls this turn passes by itself."""

    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Promise it until the end of the turn."""
        turn = state.span("turn")
        if turn is not None:
            when = fits(THIS, self.which)
            add_row(turn, PROMISE, source=me.card, seat=me.you, when=when)


def first_referendum_passes(which: Which) -> FirstPasses:
    """The first referendum that such a vampire of yours calls this turn passes automatically."""
    return FirstPasses(which)


@dataclass(frozen=True)
class ChosenInTerms(Which):
    """The cards that were chosen in the terms of the referendum in progress."""

    def find(self, state: State, me: Scope) -> tuple[int, ...]:
        """Those still in play, whatever they were chosen for."""
        referendum = referendum_in_progress(state)
        if referendum is None or referendum.mode is None:
            return ()
        names = {
            part.name
            for part in referendum.mode.terms.effects
            if isinstance(part, Choose | AllocateAmong)
        }
        cards = (card for name in sorted(names) for card in referendum.scope.all(name))
        return tuple(dict.fromkeys(card for card in cards if card in state.cards))


CHOSEN_IN_TERMS: Final = ChosenInTerms()
"""The cards chosen by the acting Methuselah in the terms of the referendum."""


@dataclass(frozen=True)
class ReferendumToCome(Condition):
    """A referendum is about to be conducted."""

    def holds(self, state: State, me: Scope) -> bool:
        """Its action was successful, and nothing has called it off."""
        return is_to_come(state)


REFERENDUM_TO_COME: Final = ReferendumToCome()
"""A political action was successful, and its referendum is to be conducted."""


@dataclass(frozen=True)
class CallOffReferendum(Effect):
    """The referendum that is to come is not conducted; the action ends."""

    def run(self, state: State, me: Scope) -> None:
        """What is in progress before it goes on."""
        call_off_referendum(state)


def calls_off_referendum() -> CallOffReferendum:
    """The referendum that is to come is not conducted, and the action ends."""
    return CallOffReferendum()


@dataclass(frozen=True)
class ChooseReferendum(Announced):
    """Choose a political action card in hand, or a referendum that a card in play allows."""

    def run(self, state: State, me: Scope) -> None:
        """Ask which; nobody else learns it."""
        ask_for_referendum(state, me)

    def possible(self, state: State, me: Scope) -> bool:
        """Whether there is one that this minion could call."""
        return bool(referendums(state, me))


def choose_referendum() -> ChooseReferendum:
    """Choose a political action card in your hand, or one that an effect in play allows."""
    return ChooseReferendum()


@dataclass(frozen=True)
class CallReferendum(Effect):
    """Play the card that was chosen, or use its ability, and call its referendum."""

    begins: Block

    def run(self, state: State, me: Scope) -> None:
        """Call it, if it is possible still."""
        call_other(state, me, self.begins)


def calls_referendum(*begins: Effect) -> CallReferendum:
    """This vampire calls the chosen referendum; these effects are about that referendum."""
    return CallReferendum(Block(begins))


@dataclass(frozen=True)
class CalledCard(Which):
    """The political action card played to call this action's referendum, in your ash heap."""

    def find(self, state: State, me: Scope) -> tuple[int, ...]:
        """That card, if it is there."""
        action = state.frame(Action)
        card = NOTHING if action is None else action.outcome.called
        return (card,) if card in state.seats[me.you].ash_heap else ()


CALLED_CARD: Final = CalledCard()
"""The political action card played to call this action's referendum, in your ash heap."""


@dataclass(frozen=True)
class KeepToPlay(Effect):
    """Cards move onto a minion, face down and out of play; it can play them as if from the hand."""

    which: Which
    to: Which

    def run(self, state: State, me: Scope) -> None:
        """Lay each card on the minion, face down."""
        for host in self.to.find(state, me)[:1]:
            for card in self.which.find(state, me):
                store(state, card, host)


def keeps_to_play(which: Which, to: Which = THIS) -> KeepToPlay:
    """Move a card to a minion, face down and out of play; it can play it as if from your hand."""
    return KeepToPlay(which, to)
