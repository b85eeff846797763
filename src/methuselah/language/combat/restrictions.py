"""The words of limits in combat: what restricts the choice of strikes or is a frenzy, and what
answers that."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from methuselah.engine.definitions import Condition, Effect, Which
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.changing.effects import Add
from methuselah.language.reading.identity import frenzy_of
from methuselah.language.reading.which import THIS
from methuselah.rules.combat.combat import Combat, Round
from methuselah.rules.playing.as_played import AsPlayed
from methuselah.rules.playing.card import PlayCard

__all__ = ["RESTRICTS_YOUR_STRIKES", "cancels_frenzies"]

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


@dataclass(frozen=True)
class CancelFrenzies(Effect):
    """The effects of frenzy cards that were used on a minion in this combat are cancelled."""

    to: Which

    def run(self, state: State, me: Scope) -> None:
        """Whatever such a card left on the combat or on this round, if some of it is about it."""
        frames = [frame for frame in (state.frame(Combat), state.frame(Round)) if frame is not None]
        for minion in self.to.find(state, me):
            mad = {
                row.source
                for frame in frames
                for row in frame.rows
                if row.subject == minion and _is_frenzy(state, row.source)
            }
            for frame in frames:
                frame.rows = tuple(row for row in frame.rows if row.source not in mad)


def _is_frenzy(state: State, card: int) -> bool:
    """Whether a card, or one of its ways, is a frenzy."""
    definition = state.definition(card)
    of_a_way = any(frenzy_of(mode) is not None for mode in definition.modes)
    return of_a_way or "frenzy" in definition.face.keywords


def cancels_frenzies(to: Which = THIS) -> CancelFrenzies:
    """Cancel the effects of frenzy cards that have been used on it this combat."""
    return CancelFrenzies(to)
