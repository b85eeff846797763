"""The words of contests: who contests what, cards that pose as a copy, yielding by an effect."""

from __future__ import annotations

from dataclasses import dataclass

from methuselah.engine import atoms
from methuselah.engine.definitions import Effect, Which
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.reading.qualities import Test
from methuselah.language.reading.seats import Seats
from methuselah.language.reading.which import THIS, THIS_CARD, Those
from methuselah.rules.politics.titles import (
    city_of,
    claimed_title,
    contests_title,
    steal_title,
    title_of,
    title_rivals,
    yield_if_unfit,
)
from methuselah.rules.turn.contests import UNIQUE, contest_as, rivals, turn_face_up
from methuselah.rules.turn.yielding import yield_card

__all__ = [
    "becomes_unique",
    "claims_title",
    "contested",
    "contested_by",
    "contesting",
    "contests",
    "contests_title_of",
    "steals_title",
    "title_of_city",
    "turns_face_up",
    "yields",
    "yields_unfit_title",
]


def contested(*tests: Test) -> Those:
    """Cards that are contested."""
    return Those(("contested",), tests)


@dataclass(frozen=True)
class ContestedBy(Test):
    """A card of which one of these Methuselahs has another contested copy."""

    seats: Seats

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Ask the rules for the other copies."""
        seats = self.seats.find(state, me)
        return any(state.controller(copy) in seats for copy in rivals(state, card))


def contested_by(seats: Seats) -> Test:
    """A card that they contest."""
    return ContestedBy(seats)


def contesting(which: Which) -> Seats:
    """Those who contest such a card."""
    return Seats("contesting", which)


@dataclass(frozen=True)
class Contests(Effect):
    """This card contests another as if it were the same card."""

    which: Which
    card: Which = THIS_CARD

    def run(self, state: State, me: Scope) -> None:
        """Begin the contest."""
        for posing in self.card.find(state, me):
            for target in self.which.find(state, me):
                contest_as(state, posing, target)


def contests(which: Which) -> Contests:
    """This card contests it as if it were the same card, even if it is not unique."""
    return Contests(which)


@dataclass(frozen=True)
class Yields(Effect):
    """Methuselahs yield their copies of a contested card."""

    which: Which
    seats: Seats

    def run(self, state: State, me: Scope) -> None:
        """Each yields hers."""
        seats = self.seats.find(state, me)
        for card in self.which.find(state, me):
            for copy in rivals(state, card):
                if state.controller(copy) in seats:
                    yield_card(state, copy)


def yields(which: Which, seats: Seats) -> Yields:
    """They yield their copy of a contested card."""
    return Yields(which, seats)


@dataclass(frozen=True)
class TurnFaceUp(Effect):
    """A contested card that nobody else contests any more comes back into play at once."""

    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Turn it face up, unlocked."""
        for card in self.which.find(state, me):
            if not rivals(state, card):
                turn_face_up(state, card, state.controller(card))


def turns_face_up(which: Which) -> TurnFaceUp:
    """If no other Methuselah contests it, it turns face up, unlocked."""
    return TurnFaceUp(which)


@dataclass(frozen=True)
class ContestsTitleOf(Test):
    """A vampire that contests the title of one of those."""

    which: Which

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Ask the rules for the other claimants."""
        return any(card in title_rivals(state, one) for one in self.which.find(state, me))


def contests_title_of(which: Which) -> Test:
    """A vampire that contests the title of one of those."""
    return ContestsTitleOf(which)


@dataclass(frozen=True)
class ClaimsTitle(Test):
    """A vampire that has this title, or contests it now."""

    title: str

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Look at its title, contested or not; one that sleeps is none."""
        contested = contests_title(state, card) and claimed_title(state, card)[0] == self.title
        return contested or title_of(state, card) == self.title


def claims_title(title: str) -> Test:
    """With this title, contested or not."""
    return ClaimsTitle(title)


@dataclass(frozen=True)
class TitleOfCity(Test):
    """A vampire with this title of this city: neither contested nor dormant."""

    title: str
    city: str

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Look at its title as it is now."""
        return title_of(state, card) == self.title and city_of(state, card) == self.city


def title_of_city(title: str, city: str) -> Test:
    """With this title of this city: `title_of_city("prince", "New York")`."""
    return TitleOfCity(title, city)


@dataclass(frozen=True)
class StealTitle(Effect):
    """A vampire takes the title of another, which has it no more."""

    which: Which
    to: Which

    def run(self, state: State, me: Scope) -> None:
        """Take it, if the other holds it still."""
        for holder in self.which.find(state, me):
            for vampire in self.to.find(state, me):
                steal_title(state, vampire, holder)


def steals_title(which: Which, to: Which = THIS) -> StealTitle:
    """It takes the title of another, which has it no more."""
    return StealTitle(which, to)


@dataclass(frozen=True)
class YieldUnfit(Effect):
    """A contested title that the clan or sect of a vampire does not fit any more is yielded."""

    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Look at each; a title that is not contested sleeps."""
        for vampire in self.which.find(state, me):
            yield_if_unfit(state, vampire)


def yields_unfit_title(which: Which) -> YieldUnfit:
    """If a vampire contests a title that does not fit its clan or sect, it yields it."""
    return YieldUnfit(which)


@dataclass(frozen=True)
class BecomesUnique(Effect):
    """Played in this way the card is unique: it contests other copies that are."""

    def run(self, state: State, me: Scope) -> None:
        """Before it enters play."""
        if me.card in state.cards:
            atoms.remember(state, me.card, UNIQUE, 1)


def becomes_unique() -> BecomesUnique:
    """Before it is put in play: this card is unique, though its face is not."""
    return BecomesUnique()
