"""The words of stake and shield: what a weapon has inflicted in a combat, what a hand is about to,
and who lies still in torpor.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from methuselah.engine import atoms
from methuselah.engine.definitions import Amount, Condition, Effect, Which
from methuselah.engine.places import STAKED
from methuselah.engine.scope import Scope
from methuselah.engine.state import TORPOR, State
from methuselah.language.reading.qualities import Test
from methuselah.language.reading.which import OPPOSING
from methuselah.rules.combat.damage import HURT_BY, Damage
from methuselah.rules.torpor.going_to_torpor import is_falling, is_postponed

__all__ = ["DAMAGE_BY_THIS", "FACES_HAND_STRIKE", "bound_for_torpor", "keeps_locked_in_torpor"]


@dataclass(frozen=True)
class DamageByThis(Amount):
    """The damage that this weapon has inflicted on those minions in the combat in progress."""

    which: Which

    def value(self, state: State, me: Scope) -> int:
        """Sum what the combat remembers; outside of combat it is none."""
        combat = state.span("combat")
        victims = self.which.find(state, me)
        used = () if combat is None else combat.used
        hits = (key for key in used if key[:2] == (HURT_BY, me.card) and len(key) == 4)
        return sum(int(key[3]) for key in hits if key[2] in victims)


DAMAGE_BY_THIS: Final = DamageByThis(OPPOSING)
"""The damage that this weapon has inflicted on the opposing minion in this combat."""


@dataclass(frozen=True)
class FacesHandStrike(Condition):
    """The damage about to be inflicted on this minion is that of a hand strike."""

    def holds(self, state: State, me: Scope) -> bool:
        """Look at the damage that is being resolved."""
        damage = state.frame(Damage)
        packets = () if damage is None else damage.packets
        return any(one.hand and one.amount and one.victim == me.minion for one in packets)


FACES_HAND_STRIKE: Final = FacesHandStrike()
"""The damage about to be inflicted on this minion is that of a hand strike."""


@dataclass(frozen=True)
class KeepLockedInTorpor(Effect):
    """Vampires do not unlock as normal in the unlock phase as long as they remain in torpor."""

    which: Which

    def run(self, state: State, me: Scope) -> None:
        """It is on the vampire, and outlasts what did it ([LSJ 19980831]); not if it was saved."""
        for card in self.which.find(state, me):
            if card in state.cards and _is_bound_for_torpor(state, card):
                atoms.remember(state, card, STAKED, 1)


def _is_bound_for_torpor(state: State, vampire: int) -> bool:
    """There already, on its way, or wounded and on its way after combat."""
    damage = state.frame(Damage)
    if damage is not None and vampire in damage.leaving:
        return True
    there = state.cards[vampire].region == TORPOR
    return there or is_falling(state, vampire) or is_postponed(state, vampire)


@dataclass(frozen=True)
class BoundForTorpor(Test):
    """A vampire that is in torpor, or goes there now or after the combat: it was not saved."""

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Look where it is, and what is about to become of it."""
        return card in state.cards and _is_bound_for_torpor(state, card)


bound_for_torpor: Final = BoundForTorpor()
"""A vampire that is in torpor, or on its way there: it was sent, and not saved."""


def keeps_locked_in_torpor(which: Which) -> KeepLockedInTorpor:
    """They do not unlock as normal as long as they remain in torpor, whatever becomes of this."""
    return KeepLockedInTorpor(which)
