"""The words of which card it is: one of those, one with the same name, one with a trait."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from methuselah.engine.definitions import Condition, Mode, Which
from methuselah.engine.rows import found, latched
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.engine.traits import (
    capacity,
    clan_of,
    in_play,
    is_vampire,
    keywords_of,
    path_of,
    sect_of,
)
from methuselah.language.names import known
from methuselah.language.reading.amounts import Number, number
from methuselah.language.reading.qualities import Test
from methuselah.rules.action.bleed import BLED
from methuselah.rules.legacy.serving import masters_of
from methuselah.rules.playing.costs import most_x
from methuselah.rules.terms.since_turns import (
    entered_in,
    entered_since_minion_phase,
    last_turn,
    moved_out_in,
    was_contested,
)
from methuselah.rules.turn.influence import InfluencePhase

__all__ = [
    "FIRST_COPY",
    "bled_this_turn",
    "can_frenzy",
    "entered_since_your_last_turn",
    "entered_since_your_minion_phase",
    "follows",
    "frenzy_on",
    "has_been_contested",
    "has_flight",
    "having",
    "immune_to_frenzy",
    "is_among",
    "is_black_hand",
    "is_infernal",
    "is_location",
    "is_red_list",
    "is_scarce",
    "is_seraph",
    "is_slave",
    "is_sterile",
    "marked",
    "moved_out_since_your_last_turn",
    "moved_out_this_phase",
    "named_like",
    "older_than",
    "older_than_all",
    "only_while",
    "payable_as_x",
    "same_clan",
    "same_name",
    "same_sect",
    "served_by_this",
    "younger_than",
]


@dataclass(frozen=True)
class NamedLike(Test):
    """A card with the name of one of those."""

    which: Which

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Compare printed names: versions of a vampire are the same one."""
        name = state.definition(card).face.printed_name
        return any(
            state.definition(other).face.printed_name == name
            for other in self.which.find(state, me)
        )


def named_like(which: Which) -> Test:
    """A card with the same name as one of those."""
    return NamedLike(which)


@dataclass(frozen=True)
class FirstCopy(Condition):
    """No copy of this card was put into play before it: further copies add nothing."""

    def holds(self, state: State, me: Scope) -> bool:
        """Look at the copies of it in play, whoever controls them."""
        name = state.definition(me.card).face.name
        copies = (
            card
            for card in state.cards
            if in_play(state, card) and state.definition(card).face.name == name
        )
        return min(copies, default=me.card) == me.card


FIRST_COPY: Final = FirstCopy()
"""This is the one copy that counts, of several in play: "multiple copies are not cumulative"."""


@dataclass(frozen=True)
class HasBled(Test):
    """A minion that has bled successfully this turn."""

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Look at what the turn has marked."""
        return latched(state, "turn", BLED, card)


bled_this_turn: Final = HasBled()
"""Which has bled successfully this turn."""


@dataclass(frozen=True)
class SameName(Condition):
    """Two cards have the same name."""

    card: Which
    other: Which

    def holds(self, state: State, me: Scope) -> bool:
        """Compare each of the one with those of the other."""
        alike = NamedLike(self.other)
        return any(alike.passes(state, me, card) for card in self.card.find(state, me))


def same_name(card: Which, other: Which) -> Condition:
    """These two cards have the same name."""
    return SameName(card, other)


@dataclass(frozen=True)
class OnlyWhile(Test):
    """Any card, while a condition holds."""

    condition: Condition

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Ask the condition."""
        return self.condition.holds(state, me)


def only_while(condition: Condition) -> Test:
    """A choice stands only while that is so: else the action fizzles."""
    return OnlyWhile(condition)


@dataclass(frozen=True)
class Marked(Test):
    """A card that `mark` marked under this name this turn, or in this action or referendum."""

    name: str

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Look at the turn, and at the action and the referendum in progress."""
        spans = ("turn", "action", "referendum")
        return any(latched(state, span, "mark", self.name, card) for span in spans)


def marked(name: str) -> Test:
    """Marked under this name this turn, by `mark`."""
    return Marked(name)


@dataclass(frozen=True)
class IsAmong(Test):
    """One of those cards."""

    which: Which

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Look for it."""
        return self.which.fits(state, me, card)


def is_among(which: Which) -> Test:
    """One of those: `on(is_among(remembered("victim")))` is the victim while it is in play."""
    return IsAmong(which)


@dataclass(frozen=True)
class IsTrait(Test):
    """A minion with a trait that rules and cards ask for: Black Hand, sterile, infernal."""

    trait: str

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Ask for it, or read an uncontrolled vampire, whose abilities sleep."""
        if found(state, self.trait, card):
            return True
        statics = () if in_play(state, card) else state.definition(card).statics
        return any(static.kind == self.trait for static in statics)


is_black_hand: Final = IsTrait("black hand")
"""A Black Hand vampire."""
is_infernal: Final = IsTrait("infernal")
"""An infernal minion."""
immune_to_frenzy: Final = IsTrait("immune to frenzy")
"""A minion on which no frenzy card can be played; each frenzy card says so of whom it maddens."""
is_red_list: Final = IsTrait("red list")
"""A Red List minion."""
is_seraph: Final = IsTrait("seraph")
"""A Seraph."""
is_sterile: Final = IsTrait("sterile")
"""A sterile vampire."""
has_flight: Final = IsTrait("flight")
"""A minion with flight."""
is_scarce: Final = IsTrait("scarce")
"""A scarce vampire."""
is_slave: Final = IsTrait("slave")
"""A slave, of whichever clan."""


PATHS: Final = ("Caine", "Cathari", "Death and the Soul", "Power and the Inner Voice")
"""The Paths that vampires follow, as their cards name them."""


@dataclass(frozen=True)
class Follows(Test):
    """A vampire whose card names this Path."""

    path: str

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Read its face: nothing changes a Path."""
        return path_of(state, card) == self.path and is_vampire(state, card)


def follows(path: str) -> Follows:
    """A vampire that follows this Path: `follows("Caine")`."""
    return Follows(known(path, dict.fromkeys(PATHS, ""), "Path", f"Paths: {', '.join(PATHS)}."))


@dataclass(frozen=True)
class CanFrenzy(Test):
    """A minion that was not immune to frenzy as it was chosen: what it is later does not matter."""

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """One that is chosen already stays ([LSJ 20040210])."""
        return card in me.all("target") or not immune_to_frenzy.passes(state, me, card)


@dataclass(frozen=True)
class IsServed(Test):
    """A vampire of the clan that this minion serves as a slave, with the same controller."""

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Compare the clans and who controls them."""
        return clan_of(state, card) in masters_of(state, me.minion) and state.controller(
            card
        ) == state.controller(me.minion)


served_by_this: Final = IsServed()
"""A vampire to whom this minion is enslaved: of that clan, under the same control."""


@dataclass(frozen=True)
class FrenzyOn(Condition):
    """This way to use the card is a frenzy, played on a minion that is not immune to frenzy."""

    which: Which

    def holds(self, state: State, me: Scope) -> bool:
        """Nobody of them is immune; what is chosen later, the choice asks for that."""
        return all(can_frenzy.passes(state, me, card) for card in self.which.find(state, me))


def frenzy_of(mode: Mode) -> FrenzyOn | None:
    """What a way says of the frenzy that it is, if it says so itself."""
    return next((one for one in mode.only if isinstance(one, FrenzyOn)), None)


def frenzy_on(which: Which) -> FrenzyOn:
    """This way alone is a frenzy, played on them ("Frenzy." behind a Discipline); nobody immune."""
    return FrenzyOn(which)


can_frenzy: Final = CanFrenzy()
"""Not immune to frenzy as it is chosen: for frenzy cards that resolve later than that."""


@dataclass(frozen=True)
class Having(Test):
    """A minion of which a number, read with it as "this minion", is at least so much."""

    amount: Number
    least: Number

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Count for it."""
        own = me.copy()
        own.minion = card
        return number(self.amount, state, own) >= number(self.least, state, me)


def having(amount: Number, least: Number) -> Having:
    """With a number of at least N: `having(bleed_of(THIS), 3)`; THIS is each of them in turn."""
    return Having(amount, least)


@dataclass(frozen=True)
class SameClan(Test):
    """A minion of the same clan as one of those; who has no clan shares none."""

    which: Which

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Compare its clan with those of the others."""
        clan = clan_of(state, card)
        return bool(clan) and any(clan_of(state, c) == clan for c in self.which.find(state, me))


def same_clan(which: Which) -> SameClan:
    """Of the same clan as one of those."""
    return SameClan(which)


@dataclass(frozen=True)
class SameSect(Test):
    """A minion of the same sect as one of those; who has no sect shares none."""

    which: Which

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Compare its sect with those of the others."""
        sect = sect_of(state, card)
        return bool(sect) and any(sect_of(state, c) == sect for c in self.which.find(state, me))


def same_sect(which: Which) -> SameSect:
    """Of the same sect as one of those."""
    return SameSect(which)


@dataclass(frozen=True)
class OlderThan(Test):
    """A vampire with more capacity than one of those."""

    which: Which

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Compare its capacity with those of the others."""
        mine = capacity(state, card)
        return any(capacity(state, other) < mine for other in self.which.find(state, me))


@dataclass(frozen=True)
class YoungerThan(Test):
    """A vampire with less capacity than one of those; than any while that is not chosen yet."""

    which: Which

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Compare its capacity with those of the others."""
        mine, those = capacity(state, card), self.which.find(state, me)
        return not those or any(capacity(state, other) > mine for other in those)


@dataclass(frozen=True)
class OlderThanAll(Test):
    """A vampire with more capacity than the oldest of those; than nobody where there are none."""

    which: Which

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Compare its capacity with those of the others."""
        others = [capacity(state, other) for other in self.which.find(state, me)]
        return bool(others) and capacity(state, card) > max(others)


def older_than_all(which: Which) -> Test:
    """Older than the oldest one of those, of whom there must be one."""
    return OlderThanAll(which)


def older_than(which: Which) -> Test:
    """Older than one of those."""
    return OlderThan(which)


def younger_than(which: Which) -> Test:
    """Younger than one of those."""
    return YoungerThan(which)


@dataclass(frozen=True)
class Lately(Test):
    """A minion that came since your last turn was over, or in this phase: see `passes`."""

    word: str

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Compare the turns. In your own turn that turn is no last one yet ([LSJ 20020429])."""
        if self.word == "contested":
            return was_contested(state, card)
        if self.word == "entered":
            return entered_in(state, card) > last_turn(state, me.you)
        moved = moved_out_in(state, card)
        if self.word == "moved out":
            return moved > last_turn(state, me.you)
        assert self.word == "moved out now", self.word
        return moved == state.turn and isinstance(state.span("phase"), InfluencePhase)


entered_since_your_last_turn: Final = Lately("entered")
"""A minion that has been put into play since your last turn; winning a contest is no entering."""
has_been_contested: Final = Lately("contested")
"""A minion that has been contested, since it entered play."""
moved_out_since_your_last_turn: Final = Lately("moved out")
"""A vampire that moved to a ready region in an influence phase since your last turn."""
moved_out_this_phase: Final = Lately("moved out now")
"""A vampire that has moved to the ready region in the influence phase in progress."""


@dataclass(frozen=True)
class EnteredSince(Test):
    """A minion that has entered play since your last minion phase."""

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Look at what it keeps of the end of that phase."""
        return card in state.cards and entered_since_minion_phase(state, card, me.you)


entered_since_your_minion_phase: Final = EnteredSince()
"""Who has entered play since your last minion phase was over; merging is not entering."""


@dataclass(frozen=True)
class PayableAsX(Test):
    """A vampire whose capacity can be paid as the X of this card, as it is chosen."""

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Once it is chosen the cost may have been paid: then it is asked no more."""
        payable = most_x(state, me.you, me.card, me.minion)
        return card in me.all("target") or capacity(state, card) <= payable


payable_as_x: Final = PayableAsX()
"""A vampire with the capacity X, where X is what the card costs: it can be paid."""


@dataclass(frozen=True)
class IsLocation(Test):
    """A location card, or equipment that is a location while it is in play."""

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """What it says of itself counts wherever it is."""
        definition = state.definition(card)
        said = (one.word for one in definition.statics if one.kind == "keyword")
        return "location" in keywords_of(state, card) or "location" in said


is_location: Final = IsLocation()
"""A location, or equipment that is one while in play, wherever it is now."""
