"""The words of limits in combat: what restricts the choice of strikes, and what answers that."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from methuselah.engine.definitions import Condition
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.changing.effects import Add
from methuselah.rules.combat.combat import Combat
from methuselah.rules.playing.as_played import AsPlayed
from methuselah.rules.playing.card import PlayCard

__all__ = ["RESTRICTS_YOUR_STRIKES"]

RESTRICTING: Final = ("only hand strikes", "cannot strike")
"""Changes that leave a minion some strikes; "no strike" leaves it none ([LSJ 20050221])."""


@dataclass(frozen=True)
class RestrictsStrikes(Condition):
    """The opposing minion is playing a combat card that would restrict this minion's strikes.

    So does what bars equipment, of a minion with a weapon; not what makes it unable to strike, to
    dodge or to gain strikes ([LSJ 20050221], [LSJ 20050224-2]).
    """

    def holds(self, state: State, me: Scope) -> bool:
        """Look at the card and at its effect."""
        playing, play, combat = state.frame(AsPlayed), state.frame(PlayCard), state.frame(Combat)
        if playing is None or play is None or combat is None or play.mode.play != "combat":
            return False
        if me.minion not in combat.fighters or playing.minion != combat.opponent(me.minion):
            return False
        kinds = [e.kind for e in play.mode.effect.effects if isinstance(e, Add)]
        armed = any(
            "weapon" in state.definition(card).face.keywords
            for card in state.cards[me.minion].attached
        )
        return any(
            kind in RESTRICTING or (armed and kind == "cannot use equipment") for kind in kinds
        )


RESTRICTS_YOUR_STRIKES: Final = RestrictsStrikes()
"""The opposing minion plays a card that would restrict this minion's choice of strikes."""
