"""The words of actions aimed at cards that a choice tells: all vampires of the chosen clan."""

from __future__ import annotations

from dataclasses import dataclass

from methuselah.engine.definitions import Which
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.choosing.choices import Aim, Announced
from methuselah.rules.action.hunt import FROM_BANK

__all__ = ["aim_as_chosen", "hunts_from_the_bank"]


@dataclass(frozen=True)
class AimAsChosen(Aim):
    """The action is about cards that are known by the choices made before."""

    def possible(self, state: State, me: Scope) -> bool:
        """What is chosen is not known yet, and may be nothing."""
        return True

    def skip_fallen(self, state: State, me: Scope, *, piles_only: bool = False) -> None:
        """Those that fit the description no more are left alone ([RTR 20080808])."""
        if not piles_only:
            there = self._those(state, me)
            me.env[self.name] = tuple(card for card in me.all(self.name) if card in there)


def aim_as_chosen(which: Which, name: str = "target") -> AimAsChosen:
    """Behind the choices: the action is aimed at each of those that they tell, if any."""
    return AimAsChosen(which, name)


@dataclass(frozen=True)
class HuntsFromBank(Announced):
    """A hunt that is aimed at a vampire takes its blood from the bank all the same."""

    def run(self, state: State, me: Scope) -> None:
        """Tell the hunt ([ANK 20220809])."""
        me.env[FROM_BANK] = 1


def hunts_from_the_bank() -> HuntsFromBank:
    """The hunt takes nothing from its target: what happens to that is said beside it."""
    return HuntsFromBank()
