"""The words of actions aimed at cards that a choice tells: all vampires of the chosen clan."""

from __future__ import annotations

from dataclasses import dataclass

from methuselah.engine.definitions import Which
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.choosing.choices import Aim, Announced

__all__ = ["aim_as_chosen", "aim_at_controllers"]


@dataclass(frozen=True)
class AimAsChosen(Aim):
    """The action is about cards that are known by the choices made before."""

    def possible(self, state: State, me: Scope) -> bool:
        """What is chosen is not known yet, and may be nothing."""
        return True


def aim_as_chosen(which: Which, name: str = "target") -> AimAsChosen:
    """Behind the choices: the action is aimed at each of those that they tell, if any."""
    return AimAsChosen(which, name)


@dataclass(frozen=True)
class AimAtControllers(Announced):
    """The action is directed at who controls cards that are no target of it by its rules."""

    which: Which

    def run(self, state: State, me: Scope) -> None:
        """A hunt would take its blood from a target."""
        cards = (card for card in self.which.find(state, me) if card in state.cards)
        me.env["aimed"] = tuple(dict.fromkeys(state.controller(card) for card in cards))


def aim_at_controllers(which: Which) -> AimAtControllers:
    """Behind the choices: the action is directed at whoever controls what was chosen, which is no
    target in the rules of such an action: nothing is stolen from it by a hunt.
    """
    return AimAtControllers(which)
