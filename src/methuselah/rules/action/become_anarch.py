"""Becoming Anarch: who may, and what it costs (RB24 6, Anarch).

Reads the row `becomes anarch free` (subject: the vampire).
"""

from __future__ import annotations

from methuselah.engine.rows import found
from methuselah.engine.state import State
from methuselah.engine.traits import is_vampire, sect_of
from methuselah.rules.action.action import Action
from methuselah.rules.action.resolutions import resolves
from methuselah.rules.politics.titles import change_sect, title_of

__all__ = ["anarch_cost", "may_become_anarch"]


def may_become_anarch(state: State, minion: int) -> bool:
    """An untitled non-Anarch vampire with the blood (R0, Become Anarch)."""
    return (
        "become anarch" not in state.setting.edition.absent_actions
        and sect_of(state, minion) != "anarch"
        and not title_of(state, minion)
        and state.cards[minion].blood >= anarch_cost(state, minion)
    )


def anarch_cost(state: State, minion: int) -> int:
    """2 blood, or 1 if her controller controls another ready Anarch, or none."""
    if found(state, "becomes anarch free", minion):
        return 0
    seat = state.cards[minion].controller
    others = (m for m in state.seats[seat].ready if m != minion and is_vampire(state, m))
    return 1 if any(sect_of(state, other) == "anarch" for other in others) else 2


@resolves("become anarch")
def become_anarch(state: State, action: Action) -> None:
    """The vampire is now of the Anarch sect."""
    change_sect(state, action.acting, "anarch")
