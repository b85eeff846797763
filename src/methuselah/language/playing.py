"""The words of a card that is being played: what it is, who plays it, what is done about it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from methuselah.engine.decisions import NOTHING
from methuselah.engine.definitions import Amount, Condition, Effect, Which
from methuselah.engine.rows import latch
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.reading.played_on import played_targets
from methuselah.language.reading.seats import Seats
from methuselah.rules.action.action import Action
from methuselah.rules.action.types import ACTION_CARDS
from methuselah.rules.playing.as_played import DISCIPLINED, AsPlayed
from methuselah.rules.playing.card import PlayCard
from methuselah.rules.playing.costs import cost_of
from methuselah.rules.turn.master import give_master_action

__all__ = [
    "CANCELS_MINION_CARD",
    "FIRST_WITH_DISCIPLINE",
    "ITS_TARGET",
    "PLAYING",
    "being_played",
    "cannot_be_played_again",
    "cost_of_played",
    "gives_master_action",
]


ANY: Final = "any"
"""What `requires` says of a card that requires a Discipline or Virtue, whichever."""


@dataclass(frozen=True)
class BeingPlayed(Condition):
    """A card is being played: as one of these types, by one of those, requiring a Discipline.

    kinds: "master", "reaction", "combat", ..., "action card" for all that are played as actions,
    "minion card"; trait: "redirects" or "cancels", "out of turn".
    """

    kinds: tuple[str, ...] = ()
    by: Seats | None = None
    requires: str = ""
    trait: str = ""

    def holds(self, state: State, me: Scope) -> bool:
        """Look at the card and the way in which it is played ([PIB 20130704])."""
        playing = state.frame(AsPlayed)
        if playing is None:
            return False
        mode = playing.mode
        if self.kinds and not any(_is_kind(playing, kind) for kind in self.kinds):
            return False
        if self.by is not None and not self.by.fits(state, me, playing.seat):
            return False
        codes = [code.lower() for code in mode.disciplines]
        if self.requires and not (codes if self.requires == ANY else self.requires in codes):
            return False
        has = mode.out_of_turn if self.trait == "out of turn" else self.trait in mode.traits
        return not self.trait or has


def _is_kind(playing: AsPlayed, kind: str) -> bool:
    if kind == "minion card":
        return playing.minion != NOTHING
    if kind == "action card":
        return playing.mode.play in ACTION_CARDS
    return playing.mode.play == kind


@dataclass(frozen=True)
class PlayedCost(Amount):
    """What the card being played costs, in blood and in pool."""

    def value(self, state: State, me: Scope) -> int:
        """With all that changes it for who plays it."""
        playing = state.frame(AsPlayed)
        if playing is None:
            return 0
        play = state.frame(PlayCard)
        action = state.frame(Action)
        frame = play if play is not None and play.card == playing.card else action
        scope = Scope(playing.seat, playing.card) if frame is None else frame.scope
        cost = cost_of(state, playing.card, playing.mode, playing.minion, scope)
        return cost.blood + cost.pool


def cost_of_played() -> PlayedCost:
    """The blood or pool that the card being played costs, as changed for who plays it."""
    return PlayedCost()


def being_played(
    *kinds: str, by: Seats | None = None, requires: str = "", trait: str = ""
) -> Condition:
    """As a card of such a type is played: `being_played("master", by=PREY)`, "action modifier";
    requires="any": one that requires a Discipline or Virtue."""
    return BeingPlayed(kinds, by, requires, trait)


@dataclass(frozen=True)
class PlayedFact(Condition):
    """Something about the card being played in one word: see `holds`."""

    word: str

    def holds(self, state: State, me: Scope) -> bool:
        """Read the fact from the card as it is played."""
        playing = [frame for frame in reversed(state.stack) if isinstance(frame, AsPlayed)]
        if not playing:
            return False
        if self.word == "first with a Discipline":
            turn, minion = state.span("turn"), playing[0].minion
            if turn is None or not playing[0].mode.disciplines:
                return False
            return turn.used.count((DISCIPLINED, minion)) == 1
        assert self.word == "cancels a minion card", self.word
        if len(playing) == 1 or playing[0].cancelled or "cancels" not in playing[0].mode.traits:
            return False
        return playing[1].minion != NOTHING and playing[1].seat != playing[0].seat


FIRST_WITH_DISCIPLINE: Final = PlayedFact("first with a Discipline")
"""The card being played is the first one of its minion this turn that requires a Discipline."""
CANCELS_MINION_CARD: Final = PlayedFact("cancels a minion card")
"""The card being played would cancel a minion card of another Methuselah as it is played."""


@dataclass(frozen=True)
class OfPlayed(Which):
    """The minion that plays the card being played ("player"), or what that is played on."""

    word: str

    def find(self, state: State, me: Scope) -> tuple[int, ...]:
        """Those still in play."""
        playing = state.frame(AsPlayed)
        if playing is None:
            return ()
        cards: tuple[int, ...] = (playing.minion,)
        if self.word == "target":
            cards = played_targets(state, playing)
        return tuple(card for card in cards if card in state.cards)


PLAYING: Final = OfPlayed("player")
"""The minion that plays the card being played."""
ITS_TARGET: Final = OfPlayed("target")
"""What the card being played is played on."""


@dataclass(frozen=True)
class GiveMasterAction(Effect):
    """They get 1 master phase action more, now; for an out-of-turn card in their next phase."""

    to: Seats

    def run(self, state: State, me: Scope) -> None:
        """Add the action to her phase, or to her next one."""
        playing = state.frame(AsPlayed)
        later = playing is not None and playing.mode.out_of_turn
        for seat in self.to.find(state, me):
            give_master_action(state, seat, later=later)


def gives_master_action(to: Seats) -> GiveMasterAction:
    """They get +1 master phase action, at once or, for an out-of-turn card, in their next phase."""
    return GiveMasterAction(to)


@dataclass(frozen=True)
class NotAgain(Effect):
    """The card being played cannot be played again this turn, by anyone."""

    def run(self, state: State, me: Scope) -> None:
        """Bar its name."""
        playing = state.frame(AsPlayed)
        if playing is not None:
            latch(state, "turn", "no more", state.definition(playing.card).face.name)


def cannot_be_played_again() -> NotAgain:
    """That card cannot be played again this turn."""
    return NotAgain()
