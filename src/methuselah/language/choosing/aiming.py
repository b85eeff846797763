"""The words of actions aimed at cards that a choice tells: all vampires of the chosen clan."""

from __future__ import annotations

from dataclasses import dataclass

from methuselah.engine.definitions import Which
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.choosing.choices import Aim

__all__ = ["aim_as_chosen"]


@dataclass(frozen=True)
class AimAsChosen(Aim):
    """The action is about cards that are known by the choices made before."""

    def possible(self, state: State, me: Scope) -> bool:
        """What is chosen is not known yet, and may be nothing."""
        return True


def aim_as_chosen(which: Which, name: str = "target") -> AimAsChosen:
    """Behind the choices: the action is aimed at each of those that they tell, if any."""
    return AimAsChosen(which, name)
