"""Who is about to go to torpor or to be burned, diablerie included, and what happens instead.

Shared by what answers in the windows torpor (K5c) and diablerie (D1).
"""

from __future__ import annotations

from methuselah.engine.state import READY, TORPOR, State
from methuselah.engine.traits import is_vampire
from methuselah.rules.torpor.diablerie import Diablerie, undo_diablerie
from methuselah.rules.torpor.going_to_torpor import Falling, befalls, fate_of, save, send_to_torpor

__all__ = ["doomed", "is_being_burned", "torpor_instead"]


def _attempt(state: State) -> Diablerie | None:
    """The diablerie that is being attempted and may still be undone."""
    attempt = state.frame(Diablerie)
    return attempt if attempt is not None and attempt.at == "unit" else None


def is_being_burned(state: State, minion: int) -> bool:
    """Whether a minion would be burned now, or is the victim of a diablerie being attempted."""
    if fate_of(state, minion) == "burned":
        return True
    attempt = _attempt(state)
    return attempt is not None and not attempt.undone and attempt.victim == minion


def doomed(state: State, seat: int) -> tuple[int, ...]:
    """The minions of a Methuselah that would be burned or go to torpor now, wherever they are."""
    falling, attempt = state.frame(Falling), _attempt(state)
    minions = () if falling is None else tuple(fate.minion for fate in falling.fates)
    if attempt is not None and not attempt.undone:
        minions = (*minions, attempt.victim)
    return tuple(
        minion
        for minion in dict.fromkeys(minions)
        if minion in state.cards
        and state.cards[minion].region in (READY, TORPOR)
        and state.controller(minion) == seat
    )


def torpor_instead(state: State, minion: int) -> None:
    """Instead of being burned a vampire goes to torpor, or stays there; an ally burns all the same.

    A diablerie is unsuccessful then: the diablerist gets nothing, and no blood hunt is called
    ([LSJ 19970224], [ANK 20170412]).
    """
    if not is_vampire(state, minion):
        return
    attempt = _attempt(state)
    if fate_of(state, minion) == "burned":
        if state.cards[minion].region == READY:
            befalls(state, minion, "torpor")
        else:
            save(state, minion)
    elif attempt is not None and attempt.victim == minion:
        undo_diablerie(state)
        if state.cards[minion].region == READY:
            send_to_torpor(state, minion)
