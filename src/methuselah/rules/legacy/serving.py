"""Whom a slave serves, and whether that keeps it from directed actions (RB24 7, Slave; R3 11).

Reads the static `slave` (subject: the minion; word: a clan) and the row `cannot direct actions`
(subject: the minion).
"""

from __future__ import annotations

from methuselah.engine.rows import found, words
from methuselah.engine.state import State
from methuselah.engine.traits import clan_of

__all__ = ["masters_of", "may_direct_actions"]


def masters_of(state: State, minion: int) -> tuple[str, ...]:
    """The clans that a minion serves as a slave."""
    return words(state, "slave", minion) if state.hooks.get("slave") else ()


def may_direct_actions(state: State, minion: int) -> bool:
    """Whether a minion is no slave, or its controller has a ready member of its master's clan.

    Nor does a card bar it from directed actions.
    """
    if found(state, "cannot direct actions", minion):
        return False
    masters = masters_of(state, minion)
    if not masters:
        return True
    ready = state.seats[state.controller(minion)].ready
    return any(clan_of(state, other) in masters for other in ready)
