"""Employing a retainer (R0, Employ Retainer). How it enters play: `playing.entering_play`."""

from __future__ import annotations

from methuselah.engine.programs import run
from methuselah.engine.state import State
from methuselah.rules.action.action import Action
from methuselah.rules.action.resolutions import resolves
from methuselah.rules.playing.entering_play import bring


@resolves("employ")
def employ(state: State, action: Action) -> None:
    """The retainer is placed on the minion with its life.

    A card that lets a minion employ, played or in play, does so by its own effect (Muricia's Call).
    """
    assert action.mode is not None
    if action.mode.play == "retainer":
        bring(state, action, "employed")
    else:
        run(state, action.mode.effect, action.scope)
