"""The words of phases: which one it is, what waits for the discard phase, more of its actions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from methuselah.engine.definitions import Block, Condition, Effect
from methuselah.engine.rows import add_row
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.choosing.waiting import put_off
from methuselah.rules.turn.discard import (
    OWN_DISCARD_PHASE,
    DiscardPhase,
    discard_actions,
    gain_discard_action,
)
from methuselah.rules.turn.influence import OWN_INFLUENCE_PHASE, gain_transfers
from methuselah.rules.turn.master import MasterPhase
from methuselah.rules.turn.minion import MinionPhase
from methuselah.rules.turn.unlock import UnlockPhase

__all__ = [
    "IN_MASTER_PHASE",
    "IN_MINION_PHASE",
    "IN_UNLOCK_PHASE",
    "YOUR_DISCARD_PHASE",
    "YOUR_MASTER_PHASE",
    "YOUR_MINION_PHASE",
    "at_end_of_turn",
    "discard_phase_action",
    "during_discard_phase",
    "gains_discard_action",
    "gains_transfers",
    "in_your_discard_phase",
    "in_your_influence_phase",
    "loses_transfers",
]


@dataclass(frozen=True)
class InDiscardPhase(Condition):
    """It is your discard phase."""

    def holds(self, state: State, me: Scope) -> bool:
        """Look at the phase."""
        phase = state.span("phase")
        return isinstance(phase, DiscardPhase) and phase.seat == me.you


YOUR_DISCARD_PHASE: Final = InDiscardPhase()
"""It is your discard phase."""


@dataclass(frozen=True)
class InUnlockPhase(Condition):
    """It is somebody's unlock phase."""

    def holds(self, state: State, me: Scope) -> bool:
        """Look at the phase."""
        return isinstance(state.span("phase"), UnlockPhase)


IN_UNLOCK_PHASE: Final = InUnlockPhase()
"""It is any Methuselah's unlock phase."""


@dataclass(frozen=True)
class InMinionPhase(Condition):
    """It is somebody's minion phase."""

    def holds(self, state: State, me: Scope) -> bool:
        """Look at the phase."""
        return isinstance(state.span("phase"), MinionPhase)


IN_MINION_PHASE: Final = InMinionPhase()
"""It is any Methuselah's minion phase."""


@dataclass(frozen=True)
class InYourMinionPhase(Condition):
    """It is your minion phase, between actions or during one."""

    def holds(self, state: State, me: Scope) -> bool:
        """Look at the phase."""
        return isinstance(state.span("phase"), MinionPhase) and state.active == me.you


YOUR_MINION_PHASE: Final = InYourMinionPhase()
"""It is your minion phase, which goes on during actions ([LSJ 20010702] on Lord Tremere)."""


@dataclass(frozen=True)
class InMasterPhase(Condition):
    """It is somebody's master phase."""

    def holds(self, state: State, me: Scope) -> bool:
        """Look at the phase."""
        return isinstance(state.span("phase"), MasterPhase)


IN_MASTER_PHASE: Final = InMasterPhase()
"""It is any Methuselah's master phase; whose: `same(PREY, TURN)`."""


@dataclass(frozen=True)
class InYourMasterPhase(Condition):
    """It is your master phase."""

    def holds(self, state: State, me: Scope) -> bool:
        """Look at the phase."""
        return isinstance(state.span("phase"), MasterPhase) and state.active == me.you


YOUR_MASTER_PHASE: Final = InYourMasterPhase()
"""It is your master phase."""


@dataclass(frozen=True)
class LaterThisTurn(Effect):
    """Effects that wait for the discard phase of this turn, or for its end."""

    effects: Block
    moment: str = "discard phase"

    def run(self, state: State, me: Scope) -> None:
        """Put them on the turn."""
        turn = state.span("turn")
        if turn is not None:
            put_off(turn, self.moment, self.effects, me, source=me.card)


def during_discard_phase(*effects: Effect) -> LaterThisTurn:
    """During the next discard phase."""
    return LaterThisTurn(Block(effects))


@dataclass(frozen=True)
class InYourDiscardPhase(Effect):
    """Effects that wait for your next discard phase, in whosever turn they were put off."""

    effects: Block

    def run(self, state: State, me: Scope) -> None:
        """Put them on the game."""
        game = state.span("game")
        if game is not None:
            put_off(game, OWN_DISCARD_PHASE, self.effects, me, source=me.card)


def in_your_discard_phase(*effects: Effect) -> InYourDiscardPhase:
    """During your next discard phase, that of this turn if it is yours."""
    return InYourDiscardPhase(Block(effects))


@dataclass(frozen=True)
class InYourInfluencePhase(Effect):
    """Effects that wait for the start of your next influence phase, in whosever turn."""

    effects: Block

    def run(self, state: State, me: Scope) -> None:
        """Put them on the game."""
        game = state.span("game")
        if game is not None:
            put_off(game, OWN_INFLUENCE_PHASE, self.effects, me, source=me.card)


def in_your_influence_phase(*effects: Effect) -> InYourInfluencePhase:
    """At the start of your next influence phase."""
    return InYourInfluencePhase(Block(effects))


def at_end_of_turn(*effects: Effect) -> LaterThisTurn:
    """At the end of this turn."""
    return LaterThisTurn(Block(effects), "end of turn")


@dataclass(frozen=True)
class GainDiscardAction(Effect):
    """More discard phase actions in the discard phase in progress."""

    amount: int

    def run(self, state: State, me: Scope) -> None:
        """Add so many to the actions of the phase in progress."""
        gain_discard_action(state, me.you, self.amount)


@dataclass(frozen=True)
class SpendDiscardAction(Effect):
    """Use a discard phase action, as a price."""

    def run(self, state: State, me: Scope) -> None:
        """Count one action of the phase in progress as used."""
        gain_discard_action(state, me.you, -1)

    def possible(self, state: State, me: Scope) -> bool:
        """Whether it is your discard phase and one is left."""
        return discard_actions(state, me.you) > 0


def discard_phase_action() -> SpendDiscardAction:
    """Use a discard phase action."""
    return SpendDiscardAction()


def gains_discard_action(amount: int = 1) -> GainDiscardAction:
    """You get +N discard phase actions."""
    return GainDiscardAction(amount)


@dataclass(frozen=True)
class GainTransfers(Effect):
    """More transfers in the influence phase in progress."""

    amount: int

    def run(self, state: State, me: Scope) -> None:
        """Add so many to the transfers of the phase in progress."""
        gain_transfers(state, me.you, self.amount)


def gains_transfers(amount: int) -> GainTransfers:
    """You get +N transfers in this influence phase."""
    return GainTransfers(amount)


@dataclass(frozen=True)
class LoseTransfers(Effect):
    """You have no transfers in the influence phase of this turn."""

    phase: str = "influence"

    def run(self, state: State, me: Scope) -> None:
        """Take off more than there can be."""
        turn = state.span("turn")
        if turn is not None:
            add_row(turn, "transfers", -MANY, subject=me.you, source=me.card, seat=me.you)


MANY: Final = 1000


def loses_transfers() -> LoseTransfers:
    """You lose all transfers during the influence phase of this turn."""
    return LoseTransfers()
