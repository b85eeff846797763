"""When: what must be true for a card to be usable or for a change to hold."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from methuselah.engine.decisions import NOBODY, NOTHING
from methuselah.engine.definitions import Condition, Which
from methuselah.engine.rows import rows_of
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.names import ACTIONS, FACTS, ActionKind, Fact, Unsaid, known
from methuselah.language.reading.amounts import Number, by_level, counters_on, number
from methuselah.language.reading.seats import YOU, Seats, controller_of
from methuselah.language.reading.which import ACTING, THIS_CARD
from methuselah.rules.action.action import Action
from methuselah.rules.action.bleed import bleed_amount
from methuselah.rules.action.blocks import can_block, needs_intercept, needs_stealth
from methuselah.rules.combat.combat import Combat, Round, is_first_round
from methuselah.rules.legacy.sterile import NEW_VAMPIRE
from methuselah.rules.playing.as_played import AsPlayed
from methuselah.rules.playing.card import PlayCard
from methuselah.rules.turn.minion import has_taken

__all__ = [
    "ACTION_OF_THIS_CARD",
    "ACTION_TAKEN",
    "AT_CLOSE",
    "AT_INFERIOR",
    "AT_SUPERIOR",
    "BLED_SUCCESSFULLY",
    "BLOCKED_THIS",
    "BLOCKER_NEEDS_INTERCEPT",
    "BLOCKING",
    "DIRECTED_AT_YOU",
    "FIRST_ROUND",
    "HAS_COUNTERS",
    "HAS_EDGE",
    "HUNTED",
    "MAY_BLOCK",
    "MAY_BLOCK_ANYTHING",
    "MINION_CARD_PLAYED",
    "NEEDS_INTERCEPT",
    "NEEDS_STEALTH",
    "NOBODY_HAS_EDGE",
    "NOT_LIMITED",
    "NO_COUNTERS",
    "ONLY_TO_CLOSE",
    "ONLY_TO_LONG",
    "PLAYED_ON_BEARER",
    "REFERENDUM_PASSED",
    "RESULTING_COMBAT",
    "SECOND_ROUND",
    "UNDIRECTED",
    "WAS_BLOCKED",
    "WAS_SUCCESSFUL",
    "YOUR_TURN",
    "YOU_CONTROL_THIS",
    "acting_is",
    "action_taken",
    "at_least",
    "at_most",
    "bleeding",
    "both",
    "either",
    "exists",
    "fits",
    "is_action",
    "played_at",
    "played_this_action",
    "same",
    "unless",
    "verdict",
]  # fmt: skip


@dataclass(frozen=True)
class ActionIs(Condition):
    """The action in progress is of one of these kinds (none named: any), and `trait` holds.

    trait: "" or one of `names.FACTS`.
    """

    kinds: tuple[str, ...] = ()
    trait: str = ""

    def holds(self, state: State, me: Scope) -> bool:
        """Read the action."""
        action = state.frame(Action)
        if action is None or (self.kinds and action.kind not in self.kinds):
            return False
        return not self.trait or self._holds(action, me)

    def _holds(self, action: Action, me: Scope) -> bool:
        trait = self.trait
        if trait == "directed at you":
            return me.you in action.targets
        if trait == "directed":
            return bool(action.targets)
        if trait == "undirected":
            return not action.targets
        if trait == "of the rulebook":
            return action.card == NOTHING
        if trait == "with an action card":
            return action.from_hand
        if trait == "bleeds you":
            return action.kind == "bleed" and action.bled == me.you
        if trait == "blocked":
            return action.outcome.verdict == "blocked"
        if trait == "successful":
            return action.outcome.verdict in ("successful", "fizzled")
        if trait == "brought something":
            return action.outcome.verdict == "successful" and action.outcome.amount > 0
        if trait == "blocked by this":
            both = (action.blocked_by, action.attempt.partner)
            return action.blocked_by != NOTHING and me.minion in both
        if trait == NEW_VAMPIRE:
            return action.mode is not None and trait in action.mode.traits
        assert trait == "passed", trait
        return action.outcome.passed


@dataclass(frozen=True)
class Fits(Condition):
    """Some card that `card` finds is among `which`."""

    card: Which
    which: Which

    def holds(self, state: State, me: Scope) -> bool:
        """Look at the cards now."""
        return any(self.which.fits(state, me, card) for card in self.card.find(state, me))


@dataclass(frozen=True)
class Exists(Condition):
    """There are at least so many such cards."""

    which: Which
    least: int = 1

    def holds(self, state: State, me: Scope) -> bool:
        """Compare how many there are with the number."""
        return len(self.which.find(state, me)) >= self.least


@dataclass(frozen=True)
class Compare(Condition):
    """One number is at least another."""

    greater: Number
    smaller: Number

    def holds(self, state: State, me: Scope) -> bool:
        """Compare both numbers as they are now."""
        return number(self.greater, state, me) >= number(self.smaller, state, me)


@dataclass(frozen=True)
class Unless(Condition):
    """A condition does not hold."""

    condition: Condition

    def holds(self, state: State, me: Scope) -> bool:
        """Whether the condition fails now."""
        return not self.condition.holds(state, me)


@dataclass(frozen=True)
class Both(Condition):
    """All of several conditions hold."""

    conditions: tuple[Condition, ...]

    def holds(self, state: State, me: Scope) -> bool:
        """Whether all of them hold now."""
        return all(condition.holds(state, me) for condition in self.conditions)


@dataclass(frozen=True)
class Either(Condition):
    """At least one of several conditions holds."""

    conditions: tuple[Condition, ...]

    def holds(self, state: State, me: Scope) -> bool:
        """Whether one of them holds now."""
        return any(condition.holds(state, me) for condition in self.conditions)


@dataclass(frozen=True)
class Bleeding(Condition):
    """The bleed in progress is at least so much now."""

    least: int

    def holds(self, state: State, me: Scope) -> bool:
        """Read the bleed."""
        action = state.frame(Action)
        return action is not None and bleed_amount(state, action) >= self.least


@dataclass(frozen=True)
class Same(Condition):
    """Two groups of Methuselahs share one: "your predator is acting"."""

    seats: Seats
    others: Seats

    def holds(self, state: State, me: Scope) -> bool:
        """Look at the seats now."""
        others = self.others.find(state, me)
        return any(seat in others for seat in self.seats.find(state, me))


@dataclass(frozen=True)
class Table(Condition):
    """Something about the table in one word: see `holds`."""

    word: str

    def holds(self, state: State, me: Scope) -> bool:
        """Read the fact from the table."""
        word = self.word
        if word == "has the Edge":
            return state.edge == me.you
        if word == "nobody has the Edge":
            return state.edge == NOBODY
        if word == "your turn":
            return state.active == me.you
        action = state.frame(Action)
        if word == "needs stealth":
            return action is not None and needs_stealth(state, action)
        if word == "needs intercept":
            return action is not None and needs_intercept(state, action, me.minion)
        if word == "blocker needs intercept":
            return action is not None and needs_intercept(state, action, action.attempt.blocker)
        if word == "blocking":
            return action is not None and action.attempt.blocker == me.minion
        if word == "bleed not limited":
            return action is not None and not any(
                row.word == "limited" for row in rows_of(state, "bleed", action.acting)
            )
        if word == "minion card played":
            playing = state.frame(AsPlayed)
            return playing is not None and playing.minion != NOTHING
        fight = state.frame(Round)
        combat = state.frame(Combat)
        if word == "first round":
            return combat is not None and is_first_round(state, combat, me)
        if word == "second round":
            return combat is not None and combat.number == 2
        if word == "resulting combat":
            return WAS_BLOCKED.holds(state, me) if combat is None else combat.cause == "block"
        if word == "only to close":
            return fight is None or fight.at != "range" or fight.range == "long"
        if word == "only to long":
            return fight is None or fight.at != "range" or fight.range == "close"
        assert word == "close range", word
        return fight is not None and fight.range == "close"


FIRST_ROUND: Final = Table("first round")
"""It is the first round of combat."""
SECOND_ROUND: Final = Table("second round")
"""It is the second round of combat."""
RESULTING_COMBAT: Final = Table("resulting combat")
"""The combat, in progress or about to begin, is that of the block: none queued behind it."""
HAS_EDGE: Final = Table("has the Edge")
"""You have the Edge."""
NOBODY_HAS_EDGE: Final = Table("nobody has the Edge")
"""Nobody has the Edge."""
YOUR_TURN: Final = Table("your turn")
"""It is your turn."""
NEEDS_STEALTH: Final = Table("needs stealth")
"""A minion attempts to block and has enough intercept."""
NEEDS_INTERCEPT: Final = Table("needs intercept")
"""This minion attempts to block and has less intercept than the stealth."""
BLOCKER_NEEDS_INTERCEPT: Final = Table("blocker needs intercept")
"""The minion that attempts to block has less intercept than the stealth."""
BLOCKING: Final = Table("blocking")
"""This minion is attempting to block."""
NOT_LIMITED: Final = Table("bleed not limited")
"""No limited bleed was added to this action."""
AT_CLOSE: Final = Table("close range")
"""The range is close."""
MINION_CARD_PLAYED: Final = Table("minion card played")
"""A minion card is being played."""
ONLY_TO_CLOSE: Final = Table("only to close")
"""The maneuver of this card is only usable to get to close range."""
ONLY_TO_LONG: Final = Table("only to long")
"""The maneuver of this card is only usable to get to long range."""
DIRECTED_AT_YOU: Final = ActionIs(trait="directed at you")
"""The action is directed at you or at what you control."""
UNDIRECTED: Final = ActionIs(trait="undirected")
"""The action is directed at nobody."""
WAS_BLOCKED: Final = ActionIs(trait="blocked")
"""The action was blocked."""
WAS_SUCCESSFUL: Final = ActionIs(trait="successful")
"""The action was successful."""
HUNTED: Final = ActionIs(("hunt",), trait="brought something")
"""A hunt was successful: blood was gained ([LSJ 20050720-2])."""
BLOCKED_THIS: Final = ActionIs(trait="blocked by this")
"""The action was blocked by this minion."""
BLED_SUCCESSFULLY: Final = ActionIs(("bleed",), trait="brought something")
"""The bleed was successful, for 1 pool or more."""
REFERENDUM_PASSED: Final = ActionIs(trait="passed")
"""The action was successful, and its referendum passed."""


@dataclass(frozen=True)
class PlayedThisAction(Condition):
    """A card of this name was played as modifier or reaction during this action, by whomever."""

    name: str
    by: Which | None = None

    def holds(self, state: State, me: Scope) -> bool:
        """Look at what the action remembers."""
        action = state.frame(Action)
        played = [] if action is None else [key for key in action.used if key[0] == "played"]
        return any(
            key[2] == self.name and (self.by is None or self.by.fits(state, me, int(key[1])))
            for key in played
        )


@dataclass(frozen=True)
class PlayedOn(Condition):
    """The card being played has chosen the bearer of this card as its target."""

    def holds(self, state: State, me: Scope) -> bool:
        """Look at the card being played."""
        play = state.frame(PlayCard)
        return play is not None and play.scope.one("target") == me.minion


@dataclass(frozen=True)
class ActionOf(Condition):
    """The action in progress is one that this card in play allows."""

    def holds(self, state: State, me: Scope) -> bool:
        """Look at the action."""
        action = state.frame(Action)
        return action is not None and action.card == me.card


@dataclass(frozen=True)
class Taken(Condition):
    """This minion has taken the action of this card in play this turn; that of a key."""

    key: str = ""

    def holds(self, state: State, me: Scope) -> bool:
        """Look at the turn."""
        return has_taken(state, me.minion, me.card, self.key)


def action_taken(key: str) -> Condition:
    """This minion has taken that action of this card in play this turn."""
    return Taken(key)


@dataclass(frozen=True)
class MayBlock(Condition):
    """This minion could attempt to block now, were it unlocked; nobody else is attempting."""

    def holds(self, state: State, me: Scope) -> bool:
        """Ask the rules of blocking."""
        action = state.frame(Action)
        if action is None or action.attempt.blocker not in (NOTHING, me.minion):
            return False
        return can_block(state, action, me.minion, forced=True)


@dataclass(frozen=True)
class MayBlockAnything(Condition):
    """This minion could attempt to block now if its controller were asked; nobody else attempts."""

    def holds(self, state: State, me: Scope) -> bool:
        """Ask the rules of blocking, but for who may attempt."""
        action = state.frame(Action)
        if action is None or action.attempt.blocker != NOTHING:
            return False
        return can_block(state, action, me.minion, anyone=True)


@dataclass(frozen=True)
class PlayedAt(Condition):
    """The card being played is played at this level."""

    level: str

    def holds(self, state: State, me: Scope) -> bool:
        """Look at the card being played."""
        play = state.frame(PlayCard)
        return play is not None and play.mode.key == self.level


PLAYED_ON_BEARER: Final = PlayedOn()
"""The card being played has chosen the bearer of this card as its target."""
ACTION_OF_THIS_CARD: Final = ActionOf()
"""The action in progress is one that this card in play allows."""
ACTION_TAKEN: Final = Taken()
"""This minion has taken the action of this card in play this turn."""
MAY_BLOCK: Final = MayBlock()
"""This minion could attempt to block now, were it unlocked, while nobody else is attempting."""
MAY_BLOCK_ANYTHING: Final = MayBlockAnything()
"""May block, ignoring the prey, predator and target restrictions."""


def played_at(level: str) -> Condition:
    """It is played at this level."""
    return PlayedAt(level)


def played_this_action(name: str, by: Which | None = None) -> Condition:
    """A card of this name was played this action, by anybody or by one of those."""
    return PlayedThisAction(name, by)


def is_action(*kinds: ActionKind, trait: Fact | Unsaid = "") -> Condition:
    """The action is of one of these kinds; with `trait="bleeds you"`: a bleed against you."""
    for kind in kinds:
        known(kind, ACTIONS, "kind of action")
    if trait == "bleeds you" and kinds:
        raise ValueError('"bleeds you" is a bleed already: is_action(trait="bleeds you")')
    return ActionIs(kinds, trait and known(trait, FACTS, "fact of an action"))


def verdict(trait: Fact) -> Condition:
    """How the action ended: "blocked", "successful" or "passed"."""
    return ActionIs(trait=known(trait, FACTS, "fact of an action"))


def fits(card: Which, which: Which) -> Condition:
    """A card is one of those: `fits(THIS, ready(clan("Toreador")))`."""
    return Fits(card, which)


def acting_is(which: Which) -> Condition:
    """The acting minion is one of those."""
    return Fits(ACTING, which)


def exists(which: Which, least: int = 1) -> Condition:
    """There are such cards, at least so many."""
    return Exists(which, least)


def at_least(amount: Number, least: Number) -> Condition:
    """A number is at least so much."""
    return Compare(amount, least)


def at_most(amount: Number, most: Number) -> Condition:
    """A number is at most so much."""
    return Compare(most, amount)


AT_SUPERIOR: Final[Condition] = at_least(by_level(0, 1), 1)
"""This card was played, or put where it is, at the superior level."""
AT_INFERIOR: Final[Condition] = at_least(by_level(1, 0), 1)
"""This card was played, or put where it is, at the inferior level."""
HAS_COUNTERS: Final[Condition] = at_least(counters_on(THIS_CARD), 1)
"""A counter is on this card."""
NO_COUNTERS: Final[Condition] = at_most(counters_on(THIS_CARD), 0)
"""No counter is on this card, or no more."""


def unless(condition: Condition) -> Condition:
    """The condition does not hold."""
    return Unless(condition)


def both(*conditions: Condition) -> Condition:
    """All of them hold."""
    return Both(conditions)


def either(*conditions: Condition) -> Condition:
    """One of them holds."""
    return Either(conditions)


def bleeding(least: int) -> Condition:
    """The bleed is at least so much."""
    return Bleeding(least)


def same(seats: Seats, others: Seats) -> Condition:
    """A Methuselah of the first kind is one of the second."""
    return Same(seats, others)


YOU_CONTROL_THIS: Final[Condition] = same(YOU, controller_of(THIS_CARD))
"""You control this card; of what others may do about it: `unless(YOU_CONTROL_THIS)`."""
