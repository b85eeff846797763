"""What a minion gets for one strike, after strikes are chosen: Island of Yiaros."""

from __future__ import annotations

from dataclasses import dataclass

from methuselah.engine.definitions import Condition, Effect, Which
from methuselah.engine.rows import add_row
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.reading.amounts import Number, number
from methuselah.rules.combat.combat import Round

__all__ = ["strength_for_strike"]


@dataclass(frozen=True)
class DuringPair(Condition):
    """The strikes in progress are that pair of the round, by its number."""

    pair: int

    def holds(self, state: State, me: Scope) -> bool:
        """Compare it with the pair that is being resolved."""
        fight = state.frame(Round)
        return fight is not None and fight.pair == self.pair


@dataclass(frozen=True)
class StrengthForStrike(Effect):
    """More strength for a minion that strikes, while this pair of strikes resolves."""

    amount: Number
    to: Which

    def run(self, state: State, me: Scope) -> None:
        """Put it on the round: it counts for no additional strike."""
        fight = state.frame(Round)
        for minion in self._striking(state, me):
            assert fight is not None
            more = number(self.amount, state, me)
            add_row(
                fight,
                "strength",
                more,
                subject=minion,
                source=me.card,
                when=DuringPair(fight.pair),
            )

    def possible(self, state: State, me: Scope) -> bool:
        """Whether it strikes."""
        return bool(self._striking(state, me))

    def _striking(self, state: State, me: Scope) -> list[int]:
        fight = state.frame(Round)
        striking = () if fight is None else fight.striking
        return [minion for minion in self.to.find(state, me) if minion in striking]


def strength_for_strike(amount: Number, to: Which) -> StrengthForStrike:
    """+N strength for the current strike of a minion, and for no other one."""
    return StrengthForStrike(amount, to)
