"""The words of what a card is being played on: its targets, or the minion that it maddens."""

from __future__ import annotations

from dataclasses import dataclass

from methuselah.engine.definitions import Condition, Which
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.engine.traits import keywords_of
from methuselah.language.reading.identity import FrenzyOn, frenzy_of
from methuselah.rules.action.action import Action
from methuselah.rules.combat.combat import Combat
from methuselah.rules.playing.as_played import AsPlayed
from methuselah.rules.playing.card import PlayCard

__all__ = ["played_on", "played_targets"]


@dataclass(frozen=True)
class PlayedOnThose(Condition):
    """The card being played has a keyword and is played on one of these cards.

    On what was chosen; a combat card for which nothing is chosen: on the opposing minion.
    """

    which: Which
    keyword: str

    def holds(self, state: State, me: Scope) -> bool:
        """Look at the card and at what was chosen for it."""
        playing = state.frame(AsPlayed)
        if playing is None:
            return False
        frenzy = frenzy_of(playing.mode) if self.keyword == "frenzy" else None
        if frenzy is None and self.keyword not in keywords_of(state, playing.card):
            return False
        on = played_targets(state, playing) if frenzy is None else _maddened(state, playing, frenzy)
        return any(self.which.fits(state, me, card) for card in on)


def _maddened(state: State, playing: AsPlayed, frenzy: FrenzyOn) -> tuple[int, ...]:
    """On whom a way is a frenzy that says so itself."""
    for frame in (state.frame(PlayCard), state.frame(Action)):
        if frame is not None and frame.card == playing.card:
            return tuple(frenzy.which.find(state, frame.scope))
    return ()


def played_targets(state: State, playing: AsPlayed) -> tuple[int, ...]:
    """What a card is being played on: its targets, or the minion that its player fights."""
    for frame in (state.frame(PlayCard), state.frame(Action)):
        if frame is not None and frame.card == playing.card:
            targets = frame.scope.all("target")
            combat = state.frame(Combat)
            if not targets and combat is not None and playing.minion in combat.fighters:
                return (combat.opponent(playing.minion),)
            return targets
    return ()


def played_on(which: Which, keyword: str) -> Condition:
    """As a card with this keyword is played on one of them."""
    return PlayedOnThose(which, keyword)
