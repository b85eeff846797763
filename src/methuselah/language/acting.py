"""Who acts: an action by permission, taking over an action, fighting in its place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from methuselah.engine.definitions import Condition, Effect, Which
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.ways import DURING_ACTION
from methuselah.language.which import THIS
from methuselah.rules.acting import change_acting, is_capable, takes_action
from methuselah.rules.blocks import resolve_block_with

__all__ = ["CAPABLE", "UNRESOLVED", "becomes_acting", "fights_instead", "takes_an_action"]


UNRESOLVED: Final = (*DURING_ACTION, "blocked")
"""While the action has not begun to resolve, be it blocked or not ([LSJ 20010803])."""


@dataclass(frozen=True)
class TakesAnAction(Effect):
    """A minion takes one action now, in whosever minion phase it is."""

    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Ask which."""
        for minion in self.which.find(state, me):
            takes_action(state, me.you, minion)


def takes_an_action(which: Which = THIS) -> TakesAnAction:
    """It takes an action now, in any Methuselah's minion phase; that may be lost."""
    return TakesAnAction(which)


@dataclass(frozen=True)
class Capable(Condition):
    """This minion could perform the action in progress, with all that was used during it."""

    def holds(self, state: State, me: Scope) -> bool:
        """Ask the rules."""
        return is_capable(state, me.minion)


CAPABLE: Final = Capable()
"""This minion is capable of performing the action, and all that was used could be used with it."""


@dataclass(frozen=True)
class BecomesActing(Effect):
    """Unlock the acting minion and lock this one: the action continues with it as acting minion."""

    def run(self, state: State, me: Scope) -> None:
        """Change it."""
        change_acting(state, me.minion)


def becomes_acting() -> BecomesActing:
    """This minion takes over the action; the former acting minion unlocks."""
    return BecomesActing()


@dataclass(frozen=True)
class FightsInstead(Effect):
    """Instead of resolving the block, this minion and the blocking one lock and enter combat."""

    def run(self, state: State, me: Scope) -> None:
        """The action is blocked all the same; its acting minion does not fight."""
        resolve_block_with(state, me.minion)


def fights_instead() -> FightsInstead:
    """It locks and enters combat with the blocking minion; the action is still blocked."""
    return FightsInstead()
