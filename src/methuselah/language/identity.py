"""The words of which card it is: one of those, or one with the same name."""

from __future__ import annotations

from dataclasses import dataclass

from methuselah.engine.definitions import Which
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.qualities import Test

__all__ = ["is_among", "named_like"]


@dataclass(frozen=True)
class NamedLike(Test):
    """A card with the name of one of those."""

    which: Which

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Compare printed names: versions of a vampire are the same one."""
        name = state.definition(card).face.printed_name
        return any(
            state.definition(other).face.printed_name == name
            for other in self.which.find(state, me)
        )


def named_like(which: Which) -> Test:
    """A card with the same name as one of those."""
    return NamedLike(which)


@dataclass(frozen=True)
class AmongThose(Test):
    """One of those cards."""

    which: Which

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Look for it."""
        return card in self.which.find(state, me)


def is_among(which: Which) -> Test:
    """One of those: `on(is_among(remembered("victim")))` is the victim while it is in play."""
    return AmongThose(which)
