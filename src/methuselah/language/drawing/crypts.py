"""The words of the crypts of all Methuselahs: a top card of each, compared by cost."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from methuselah.engine import atoms
from methuselah.engine.definitions import Block, Condition, Effect
from methuselah.engine.journal import note
from methuselah.engine.programs import run
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.choosing.choices import ChooseSeat
from methuselah.language.reading.seats import OTHERS

__all__ = ["AIMS_AT_OTHERS", "EACH_HAS_A_CRYPT", "compares_crypts"]


@dataclass(frozen=True)
class AimAtOthers(ChooseSeat):
    """The action is directed at all other Methuselahs, without a choice ([RTR 20080808])."""

    def run(self, state: State, me: Scope) -> None:
        """Write them down as its targets."""
        me.env[self.name] = tuple(self._those(state, me))


AIMS_AT_OTHERS: Final = AimAtOthers(OTHERS)
"""The action is directed at all other Methuselahs."""


@dataclass(frozen=True)
class EachHasCrypt(Condition):
    """No Methuselah's crypt is empty."""

    def holds(self, state: State, me: Scope) -> bool:
        """Look at those who are in the game."""
        return all(state.seats[seat].crypt for seat in state.clockwise(me.you))


EACH_HAS_A_CRYPT: Final = EachHasCrypt()
"""No Methuselah's crypt is empty: "not usable if any Methuselah's crypt is empty"."""


@dataclass(frozen=True)
class CompareCrypts(Effect):
    """Each Methuselah reveals her top crypt card; the costs of what they show are compared.

    If two tie for the highest or the lowest, `tied` happens; otherwise the one with the highest
    steals `stolen` pool from the one with the lowest, as much as she has.
    """

    stolen: int
    tied: Block

    def run(self, state: State, me: Scope) -> None:
        """Show them to everybody, then compare."""
        costs: dict[int, int] = {}
        for seat in state.clockwise(me.you):
            for card in state.seats[seat].crypt[-1:]:
                for viewer in state.clockwise(me.you):
                    atoms.look_at(state, viewer, (card,))
                note(state, "revealed", seat=seat, card=card)
                costs[seat] = state.printed(card).face.capacity or 0
        highest = _who_has(costs, max(costs.values(), default=0))
        lowest = _who_has(costs, min(costs.values(), default=0))
        if len(highest) != 1 or len(lowest) != 1:
            run(state, self.tied, me)
            return
        pool = min(self.stolen, max(0, state.seats[lowest[0]].pool))
        atoms.burn_pool(state, lowest[0], pool, me.card)
        atoms.gain_pool(state, highest[0], pool, me.card)


def _who_has(costs: Mapping[int, int], cost: int) -> list[int]:
    """Who has revealed a card of this cost."""
    return [seat for seat, one in costs.items() if one == cost]


def compares_crypts(stolen: int, *tied: Effect) -> CompareCrypts:
    """Each reveals her top crypt card: the highest cost steals N pool from the lowest; `tied` in a
    tie for either.
    """
    return CompareCrypts(stolen, Block(tied))
