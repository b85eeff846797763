"""The words of retainers that go on other minions than the one that employs them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from methuselah.engine import atoms
from methuselah.engine.definitions import Block, Effect, Which
from methuselah.engine.programs import run
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.choosing.choices import Announced
from methuselah.language.reading.qualities import Test
from methuselah.rules.playing.bearing import may_bear
from methuselah.rules.playing.entering_play import put_into_play

__all__ = ["as_announced", "can_have_this", "employed_on"]


@dataclass(frozen=True)
class AsAnnounced(Announced):
    """Effects that happen as the action is announced: what waits for a moment of it."""

    effects: Block

    def run(self, state: State, me: Scope) -> None:
        """Let them happen at once."""
        run(state, self.effects, me)


def as_announced(*effects: Effect) -> AsAnnounced:
    """From the announcement of the action on, whether it succeeds or not."""
    return AsAnnounced(Block(effects))


@dataclass(frozen=True)
class CanHaveThis(Test):
    """A minion that could have this card too: "a minion may have only one"."""

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Look at what is on it."""
        return may_bear(state, card, me.card)


can_have_this: Final = CanHaveThis()
"""A minion that could have this card too."""


@dataclass(frozen=True)
class EmployedOn(Effect):
    """Put this retainer on a minion with its life; no cost is paid. If it cannot, it is burned."""

    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Put the retainer on the minion, or burn it."""
        for host in self.which.find(state, me)[:1]:
            if may_bear(state, host, me.card):
                put_into_play(state, me.card, host, me.mode, state.controller(host))
            else:
                atoms.burn(state, me.card)


def employed_on(which: Which) -> EmployedOn:
    """Put this retainer on that minion."""
    return EmployedOn(which)
