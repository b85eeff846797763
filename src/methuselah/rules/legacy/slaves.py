"""Slaves of a clan (RB24 7, Slave; R3 11).

A slave takes no directed action unless its controller has a ready member of the clan that it
serves. When a member of that clan under the same control is blocked, the slave may be locked: the
combat is cancelled, the acting vampire unlocks and the slave fights the blocker, without being
the acting minion (Obedience cannot be used any more). Reads the static `slave` (word: the clan).
"""

from __future__ import annotations

from methuselah.engine import atoms
from methuselah.engine.decisions import NOTHING, Option
from methuselah.engine.state import State
from methuselah.engine.traits import clan_of, is_vampire
from methuselah.engine.windows import offers, performs
from methuselah.rules.action.blocked import Blocked
from methuselah.rules.legacy.serving import masters_of

__all__ = ["replacements"]


def replacements(state: State, seat: int) -> tuple[int, ...]:
    """The slaves that may fight in the place of the blocked minion of a Methuselah."""
    blocked = state.frame(Blocked)
    if blocked is None or not state.hooks.get("slave"):
        return ()
    action = blocked.action(state)
    acting = action.acting
    if action.is_from_torpor or state.cards[acting].controller != seat:
        return ()
    if not is_vampire(state, acting) or blocked.fighter != NOTHING or blocked.ambush != NOTHING:
        return ()
    clan = clan_of(state, acting)
    return tuple(
        minion
        for minion in state.seats[seat].ready
        if minion != acting and not state.cards[minion].locked and clan in masters_of(state, minion)
    )


def _with_slaves(state: State, window: str) -> int:
    """Nobody, unless there is a slave."""
    return -1 if state.hooks.get("slave") else 0


@offers("blocked", to=_with_slaves)
def offer(state: State, window: str, seat: int) -> list[Option]:
    """Lock a slave to have it fight instead of the member of its clan that is blocked."""
    return [Option("slave fights", minion=minion) for minion in replacements(state, seat)]


@performs("slave fights")
def fight(state: State, window: str, seat: int, option: Option) -> None:
    """The acting vampire unlocks at once; the block resolves with the slave.

    Until it does, its blocker may still end the action ([ANK 20171212] on Mental Maze).
    """
    blocked = state.frame(Blocked)
    assert blocked is not None
    atoms.lock(state, option.minion)
    atoms.unlock(state, blocked.action(state).acting)
    blocked.ambush = option.minion
