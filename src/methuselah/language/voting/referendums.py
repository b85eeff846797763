"""The course of a referendum: what waits for its tally, what if it passes, the next one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from methuselah.engine import atoms
from methuselah.engine.decisions import NOBODY
from methuselah.engine.definitions import Amount, Block, Condition, Effect, Which
from methuselah.engine.rows import add_row, latched
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.choosing.waiting import put_off
from methuselah.language.names import Duration
from methuselah.language.reading.amounts import Number, number
from methuselah.language.reading.qualities import Has, Test, titled
from methuselah.language.reading.seats import YOU, Seats
from methuselah.language.reading.which import Those
from methuselah.rules.playing.requirement_words import TITLES, read_requirement
from methuselah.rules.politics.blood_for_votes import BloodForVotes
from methuselah.rules.politics.referendum import FAILED
from methuselah.rules.politics.referendum_frame import (
    PROMISE,
    fail_referendum,
    referendum_in_progress,
)
from methuselah.rules.politics.titles import (
    city_of,
    contests_title,
    gain_title_by,
    given_title_lost,
    lose_title,
    take_title,
)
from methuselah.rules.politics.votes import (
    AGAINST,
    direction,
    give_lasting_votes,
    lasting_votes,
    tally,
)
from methuselah.rules.politics.votes import (
    votes_cast as votes_cast_by,
)

__all__ = [
    "CALLED_BY_THIS",
    "CALLED_BY_VAMPIRE",
    "EDGE_BURNED",
    "REFERENDUM_FAILED",
    "REQUIRES_TITLED",
    "burn_for_votes",
    "contesting_title",
    "counted",
    "fails_referendum",
    "gains_title_of",
    "gains_title_of_that_city",
    "if_it_fails",
    "if_it_is_cancelled",
    "if_it_passes",
    "keeps_city_of",
    "loses_as_much",
    "loses_title_by_this",
    "more_votes",
    "next_referendum_passes",
    "vote_difference",
    "voted_against",
    "votes_cast",
    "votes_of",
    "when_tallied",
    "yields_title",
]


# -- later in this referendum, and in the next one ----------------------------------------------


@dataclass(frozen=True)
class AtReferendum(Effect):
    """Effects that wait for a moment of the referendum: "tallied", "passed" or "failed"."""

    moment: str
    effects: Block

    def run(self, state: State, me: Scope) -> None:
        """Put them on the referendum."""
        frame = referendum_in_progress(state)
        if frame is not None:
            put_off(frame, self.moment, self.effects, me, source=me.card)


def when_tallied(*effects: Effect) -> AtReferendum:
    """When the results of the referendum are tallied, before it has its effect."""
    return AtReferendum("tallied", Block(effects))


def if_it_passes(*effects: Effect) -> AtReferendum:
    """If the referendum passes, after its effect."""
    return AtReferendum("passed", Block(effects))


def if_it_is_cancelled(*effects: Effect) -> AtReferendum:
    """If the referendum is cancelled; not where none is held."""
    return AtReferendum("cancelled", Block(effects))


def if_it_fails(*effects: Effect) -> AtReferendum:
    """If the referendum fails, by votes or at once; not if it is cancelled."""
    return AtReferendum("failed", Block(effects))


@dataclass(frozen=True)
class HasFailed(Condition):
    """A referendum has failed during this action, by votes or at once; none that was cancelled."""

    def holds(self, state: State, me: Scope) -> bool:
        """Look at what the action remembers."""
        return latched(state, "action", FAILED)


REFERENDUM_FAILED: Final = HasFailed()
"""A referendum has failed during this action: for what is played "when a referendum fails"."""


@dataclass(frozen=True)
class VoteDifference(Amount):
    """How many more votes there are for the referendum than against it, or the other way round."""

    def value(self, state: State, me: Scope) -> int:
        """Compare them as they are cast now."""
        votes_for, votes_against = tally(state)
        return abs(votes_for - votes_against)


def vote_difference() -> VoteDifference:
    """The difference between the votes for and against the referendum, 0 for a tie."""
    return VoteDifference()


@dataclass(frozen=True)
class BurnForVotes(Effect):
    """Each of those can burn blood to gain votes, all in turn, until all pass."""

    which: Which
    votes: Number
    name: str = "one"

    def run(self, state: State, me: Scope) -> None:
        """Ask while this resolves, and never again ([LSJ 20030602])."""
        state.push(BloodForVotes(scope=me.copy(), which=self.which, votes=self.votes))


def burn_for_votes(which: Which, votes: Number = 1) -> BurnForVotes:
    """Each of those can burn blood, as its controller likes: N votes (of `ONE`) for each blood."""
    return BurnForVotes(which, votes)


@dataclass(frozen=True)
class VotesCast(Amount):
    """The votes that minions have cast in this referendum, without ballots."""

    which: Which

    def value(self, state: State, me: Scope) -> int:
        """Add up those of each minion as they count now; of who abstains none."""
        return sum(votes_cast_by(state, minion) for minion in self.which.find(state, me))


def votes_cast(which: Which) -> VotesCast:
    """The number of votes that a minion has cast in this referendum."""
    return VotesCast(which)


@dataclass(frozen=True)
class NextPasses(Effect):
    """The next referendum that a vampire of theirs (None: any vampire) calls passes by itself."""

    who: Seats | None
    until: str

    def run(self, state: State, me: Scope) -> None:
        """Promise it until the end of the turn, or of the game."""
        frame = state.span(self.until)
        seats = (NOBODY,) if self.who is None else self.who.find(state, me)
        for seat in seats if frame is not None else ():
            assert frame is not None
            add_row(frame, PROMISE, source=me.card, seat=seat)


def next_referendum_passes(who: Seats | None = YOU, until: Duration = "game") -> NextPasses:
    """The next referendum that a vampire you control (None: any vampire) calls passes by itself."""
    return NextPasses(who, until)


@dataclass(frozen=True)
class FailReferendum(Effect):
    """The referendum fails."""

    def run(self, state: State, me: Scope) -> None:
        """Let it fail at once."""
        fail_referendum(state)


def fails_referendum() -> FailReferendum:
    """The referendum fails at once."""
    return FailReferendum()


# -- what kind of referendum it is --------------------------------------------------------------


@dataclass(frozen=True)
class ReferendumIs(Condition):
    """The referendum in progress: see `holds`."""

    word: str

    def holds(self, state: State, me: Scope) -> bool:
        """Look at it."""
        called = referendum_in_progress(state)
        if called is None:
            return False
        if self.word == "called by this":
            return called.calling == me.minion
        if self.word == "Edge burned":
            return any(cast.kind == "edge" for cast in called.casts)
        if self.word == "blood hunt on this":
            return me.minion in (called.hunted, *called.also_hunted)
        if self.word == "blood hunt" and called.also_hunted:
            return True
        if self.word in ("called by a vampire", "blood hunt"):
            return (called.kind == "political") is not (self.word == "blood hunt")
        assert self.word == "requires a title", self.word
        if called.from_hand:
            return any(map(_needs_title, state.definition(called.card).face.requires))
        who = None if called.mode is None else called.mode.who
        return isinstance(who, Those) and any(map(_asks_title, who.tests))


def _needs_title(need: str) -> bool:
    """Whether nobody without a title meets a requirement."""
    words = ("titled", "with a city title", *TITLES)
    ways = read_requirement(need).alternatives
    return bool(ways) and all(any(word in words for word in way) for way in ways)


def _asks_title(test: Test) -> bool:
    return test == titled or (isinstance(test, Has) and test.trait == "title")


CALLED_BY_THIS: Final = ReferendumIs("called by this")
"""This vampire calls the referendum in progress."""
CALLED_BY_VAMPIRE: Final = ReferendumIs("called by a vampire")
"""The referendum of a political action: no blood hunt ([TOM 19950921])."""
EDGE_BURNED: Final = ReferendumIs("Edge burned")
"""A Methuselah has burned the Edge for a vote in this referendum."""
REQUIRES_TITLED: Final = ReferendumIs("requires a title")
"""The referendum requires a titled vampire."""


@dataclass(frozen=True)
class LoseAsMuch(Effect):
    """Others lose the pool that you lost by the effect of the referendum, gains notwithstanding."""

    who: Seats

    def run(self, state: State, me: Scope) -> None:
        """Burn it, as the referendum has it on record."""
        called = referendum_in_progress(state)
        lost = called.losses[me.you] if called is not None and called.losses else 0
        for seat in self.who.find(state, me):
            atoms.burn_pool(state, seat, lost, me.card)


def loses_as_much(who: Seats) -> LoseAsMuch:
    """They lose as much pool as you lost by the effect of the referendum ([LSJ 20041025])."""
    return LoseAsMuch(who)


# -- votes and titles for good ------------------------------------------------------------------


@dataclass(frozen=True)
class VotesOf(Amount):
    """The votes of a minion: of its title and of cards in play, not for this referendum only."""

    which: Which

    def value(self, state: State, me: Scope) -> int:
        """The votes that it has now."""
        return sum(lasting_votes(state, minion) for minion in self.which.find(state, me))


def votes_of(which: Which) -> Amount:
    """The votes that a minion has without conditions; none of a contested title."""
    return VotesOf(which)


@dataclass(frozen=True)
class Counted(Amount):
    """The number that was read as the event happened that is answered."""

    def value(self, state: State, me: Scope) -> int:
        """The number that was read with the event."""
        return max(0, me.one("remembered counted"))


def counted() -> Amount:
    """The number counted as the event happened."""
    return Counted()


@dataclass(frozen=True)
class MoreVotes(Effect):
    """Minions get votes for as long as they are in play."""

    amount: Number
    to: Which

    def run(self, state: State, me: Scope) -> None:
        """Put the votes on each minion for as long as it is in play."""
        for minion in self.to.find(state, me):
            if minion in state.cards:
                give_lasting_votes(state, minion, number(self.amount, state, me))


def more_votes(amount: Number, to: Which) -> MoreVotes:
    """They get +N votes, for as long as they are in play."""
    return MoreVotes(amount, to)


@dataclass(frozen=True)
class TakeTitle(Effect):
    """A vampire receives the title that another holds: both contest it, if it is unique."""

    which: Which
    to: Which

    def run(self, state: State, me: Scope) -> None:
        """Give it, if the other has it still."""
        for holder in self.which.find(state, me):
            for vampire in self.to.find(state, me):
                take_title(state, vampire, holder)


def gains_title_of(which: Which, to: Which) -> TakeTitle:
    """It receives (and contests) the title of another."""
    return TakeTitle(which, to)


CITY: Final = "city"


@dataclass(frozen=True)
class KeepCity(Effect):
    """The city of a vampire's title is what the rest of this referendum is about."""

    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Write it down: the vampire may lose the title before the tally."""
        for vampire in self.which.find(state, me):
            me.env[CITY] = city_of(state, vampire)


def keeps_city_of(which: Which) -> KeepCity:
    """Among the terms: "that city" is the one of this vampire's title, whatever becomes of it."""
    return KeepCity(which)


@dataclass(frozen=True)
class GainTitleOfCity(Effect):
    """A vampire gains a title of the city that was kept, which this card represents."""

    title: str
    to: Which

    def run(self, state: State, me: Scope) -> None:
        """Give it; somebody else who claims the city contests it."""
        city = me.env.get(CITY)
        for vampire in self.to.find(state, me):
            if isinstance(city, str) and city:
                gain_title_by(state, vampire, self.title, city, me.card)


def gains_title_of_that_city(title: str, to: Which) -> GainTitleOfCity:
    """It gains this title of the city that `keeps_city_of` has named; this card represents it."""
    return GainTitleOfCity(title, to)


@dataclass(frozen=True)
class LoseGivenTitle(Effect):
    """This minion loses the title that it gained by this card."""

    def run(self, state: State, me: Scope) -> None:
        """Take it away, unless it has gained another since."""
        given_title_lost(state, me.minion, me.card)


def loses_title_by_this() -> LoseGivenTitle:
    """A title card is burned, and with it the title of `gains_title_of_that_city`."""
    return LoseGivenTitle()


@dataclass(frozen=True)
class Contesting(Test):
    """A vampire that contests its title."""

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Look at it."""
        return contests_title(state, card)


contesting_title: Final = Contesting()
"""A vampire that contests its title."""


@dataclass(frozen=True)
class YieldTitle(Effect):
    """Vampires yield the titles that they contest; those that contest none lose nothing."""

    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Each loses its title for good (R0, Titles)."""
        for vampire in self.which.find(state, me):
            if contests_title(state, vampire):
                lose_title(state, vampire)


def yields_title(which: Which) -> YieldTitle:
    """A vampire yields the title that it contests."""
    return YieldTitle(which)


@dataclass(frozen=True)
class VotedAgainst(Test):
    """A minion that has cast votes or ballots against the referendum."""

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Look at what was cast."""
        return direction(state, card) == AGAINST


voted_against: Final = VotedAgainst()
"""That has cast votes or ballots against the referendum."""
