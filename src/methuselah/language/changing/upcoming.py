"""What comes next: an additional strike, the next actions of this turn, the next reaction card."""

from __future__ import annotations

from dataclasses import dataclass

from methuselah.engine.definitions import Condition, Effect, Strike
from methuselah.engine.rows import add_row
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.reading.amounts import Number, number
from methuselah.rules.action.action import ACTED, Action
from methuselah.rules.combat.additional import gain_strikes
from methuselah.rules.combat.combat import Round
from methuselah.rules.playing.card import REACTED, PlayCard
from methuselah.rules.playing.prices import CARDS_COST, CardsCost

__all__ = ["additional_strike", "next_action", "next_actions", "next_reaction_costs"]


@dataclass(frozen=True)
class AdditionalStrike(Effect):
    """One additional strike this round, which is this strike."""

    strike: Strike

    def run(self, state: State, me: Scope) -> None:
        """Gain it; it is committed to."""
        fight = state.frame(Round)
        if fight is not None:
            add_row(
                fight,
                "additional strike is",
                subject=me.minion,
                source=me.card,
                effect=self.strike,
            )
            gain_strikes(state, me.minion, 1)


def additional_strike(what: Strike) -> AdditionalStrike:
    """With 1 additional strike, which is this one."""
    return AdditionalStrike(what)


@dataclass(frozen=True)
class AmongActions(Condition):
    """The action in progress is one of those of this phase, and yours."""

    first: int
    last: int

    def holds(self, state: State, me: Scope) -> bool:
        """Count the actions; one that was cancelled as it was played is none."""
        phase, action = state.span("phase"), state.frame(Action)
        if phase is None or action is None or action.seat != me.you:
            return False
        return self.first <= phase.used.count((ACTED,)) <= self.last


@dataclass(frozen=True)
class NextActions(Effect):
    """The next N actions of minions you control this turn get a change."""

    amount: Number
    kind: str
    value: int

    def run(self, state: State, me: Scope) -> None:
        """Put it on the turn."""
        turn, phase = state.span("turn"), state.span("phase")
        if turn is None or phase is None:
            return
        done = phase.used.count((ACTED,))
        among = AmongActions(done + 1, done + number(self.amount, state, me))
        add_row(turn, self.kind, self.value, source=me.card, seat=me.you, when=among)


def next_actions(amount: Number, kind: str, value: int) -> NextActions:
    """The next N actions of your minions this turn get +1 stealth, and the like."""
    return NextActions(amount, kind, value)


def _taken(state: State, minion: int) -> int:
    """How many actions a minion has taken this turn, the one in progress among them."""
    turn = state.span("turn")
    return 0 if turn is None else sum(key[:2] == ("took", minion) for key in turn.used)


@dataclass(frozen=True)
class OwnAction(Condition):
    """The action in progress is that one of this minion's actions of this turn."""

    place: int

    def holds(self, state: State, me: Scope) -> bool:
        """Count them; one that was ended early was taken."""
        action = state.frame(Action)
        if action is None or action.acting != me.minion:
            return False
        return _taken(state, me.minion) == self.place


@dataclass(frozen=True)
class NextAction(Effect):
    """This minion gets a change during its next action this turn."""

    kind: str
    amount: int

    def run(self, state: State, me: Scope) -> None:
        """Put it on the turn."""
        turn = state.span("turn")
        if turn is not None:
            own = OwnAction(_taken(state, me.minion) + 1)
            add_row(
                turn,
                self.kind,
                self.amount,
                subject=me.minion,
                source=me.card,
                seat=me.you,
                when=own,
            )


def next_action(kind: str, amount: int) -> NextAction:
    """During its next action this turn this minion gets +1 stealth, and the like."""
    return NextAction(kind, amount)


@dataclass(frozen=True)
class ReactionsPlayed(Condition):
    """No more reaction cards than so many were played before the one that is to be paid."""

    most: int

    def holds(self, state: State, me: Scope) -> bool:
        """Count them; the one being paid was counted as it was played."""
        action = state.frame(Action)
        if action is None:
            return False
        top = state.stack[-1]
        paying = isinstance(top, PlayCard) and top.mode.play == "reaction"
        return action.used.count((REACTED,)) - (1 if paying else 0) <= self.most


@dataclass(frozen=True)
class NextReactionCosts(Effect):
    """The next reaction card played this action costs more blood or life."""

    more: int

    def run(self, state: State, me: Scope) -> None:
        """Put it on the action."""
        action = state.frame(Action)
        if action is not None:
            before = ReactionsPlayed(action.used.count((REACTED,)))
            change = CardsCost(CARDS_COST, of=("blood", "life"), plays=("reaction",))
            add_row(
                action,
                CARDS_COST,
                self.more,
                source=me.card,
                seat=me.you,
                when=before,
                effect=change,
            )


def next_reaction_costs(more: int) -> NextReactionCosts:
    """The next reaction card played this action costs +N blood or life."""
    return NextReactionCosts(more)
