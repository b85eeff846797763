"""The words of vampires that come and go: from the ash heap, banished, lent as they enter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from methuselah.engine import atoms
from methuselah.engine.advance import LEAVING
from methuselah.engine.decisions import NOTHING, Option
from methuselah.engine.definitions import Condition, Effect, Static, Which
from methuselah.engine.programs import Choosing
from methuselah.engine.scope import Scope
from methuselah.engine.state import UNCONTROLLED, State
from methuselah.engine.traits import circle_of, is_imbued
from methuselah.language.choosing.choices import Announced
from methuselah.language.reading.amounts import Number, number
from methuselah.language.reading.qualities import Test, sect_known
from methuselah.language.reading.seats import PREDATOR, Seats
from methuselah.language.reading.which import TARGET, THIS_CARD
from methuselah.language.ways import static
from methuselah.pool import pool
from methuselah.pool.keywords import keywords
from methuselah.rules.legacy.sterile import NEW_VAMPIRE
from methuselah.rules.politics.titles import change_sect
from methuselah.rules.terms.loans import forget_loan, permanent_controller
from methuselah.rules.turn.contests import rivals, would_contest_herself
from methuselah.rules.turn.influence import NEWLY, InfluencePhase, bring_out, come_without_life
from methuselah.rules.turn.unlock import lend

__all__ = [
    "YOUR_INFLUENCE_PHASE",
    "banishes",
    "becomes_anarch",
    "becomes_of_sect",
    "choose_circle",
    "comes_into_play",
    "draws_from_crypt",
    "goes_onto",
    "leaves_game_when",
    "lends_until_your_unlock",
    "newly_ready",
    "would_contest_any",
    "would_contest_yours",
]


@dataclass(frozen=True)
class WouldContestYours(Test):
    """A card that would contest one of yours: nobody contests with herself by choice."""

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Look for your copies."""
        return would_contest_herself(state, me.you, card)


@dataclass(frozen=True)
class WouldContestAny(Test):
    """A card that would contest one in play, whoever controls that."""

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Look for copies."""
        return bool(rivals(state, card))


would_contest_any: Final = WouldContestAny()
"""A card that would contest one in play, whoever controls that."""
would_contest_yours: Final = WouldContestYours()
"""A card that would contest one of yours."""


@dataclass(frozen=True)
class NewlyReady(Test):
    """A minion that entered your ready region during your last influence phase.

    Merging is not entering: the vampire was there ([LSJ 20030519-2]).
    """

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Look at what the phase has left on it."""
        record = state.cards.get(card)
        return record is not None and record.note(NEWLY) == me.you + 1


newly_ready: Final = NewlyReady()
"""Which entered your ready region during your last influence phase."""


@dataclass(frozen=True)
class ComeIntoPlay(Effect):
    """Vampires come into play in your ready region, unlocked, from wherever they are.

    An imbued gets no blood, and so no life ([LSJ 20060323]).
    """

    known_as: ClassVar[str] = NEW_VAMPIRE

    which: Which
    blood: Number

    def run(self, state: State, me: Scope) -> None:
        """Each of them does what it does as it enters play."""
        for card in self.which.find(state, me):
            if is_imbued(state, card):
                come_without_life(state, card, me.you)
            else:
                bring_out(state, card, me.you, blood=number(self.blood, state, me))


def comes_into_play(which: Which, blood: Number = 0) -> ComeIntoPlay:
    """They move to your ready region with N blood from the blood bank."""
    return ComeIntoPlay(which, blood)


@dataclass(frozen=True)
class Banish(Effect):
    """Vampires move to the uncontrolled region with all that is on them, out of play meanwhile.

    It is that of their last permanent controller; control for a time is over ([ANK 20200408-2]).
    """

    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Move each vampire to the uncontrolled region, with all that is on it."""
        for vampire in self.which.find(state, me):
            if vampire in state.cards:
                seat = permanent_controller(state, vampire)
                forget_loan(state, vampire)
                atoms.move_to_region(state, vampire, UNCONTROLLED, seat)


def banishes(which: Which = TARGET) -> Banish:
    """They move to the uncontrolled region; what is on them stays, out of play meanwhile."""
    return Banish(which)


@dataclass(frozen=True)
class Lend(Effect):
    """A Methuselah controls cards until your next unlock phase."""

    which: Which
    to: Seats

    def run(self, state: State, me: Scope) -> None:
        """Give them, and remember whose they are."""
        for seat in self.to.find(state, me)[:1]:
            for card in self.which.find(state, me):
                lend(state, card, seat)


def lends_until_your_unlock(which: Which = THIS_CARD, to: Seats = PREDATOR) -> Lend:
    """They control it until your next unlock phase."""
    return Lend(which, to)


@dataclass(frozen=True)
class BecomeOfSect(Effect):
    """Vampires are of another sect from now on (RB24, Vampire Sects).

    A title of another sect sleeps; a contested one is yielded at once ([LSJ 20060904]). What a
    vampire is considered to be for a time goes before it ([LSJ 20100811]).
    """

    sect: str
    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Change the sect itself."""
        for vampire in self.which.find(state, me):
            change_sect(state, vampire, self.sect)


def becomes_of_sect(sect: str, which: Which = TARGET) -> BecomeOfSect:
    """A vampire becomes of this sect for good, "camarilla" in lower case; its clan stays."""
    return BecomeOfSect(sect_known(sect), which)


def becomes_anarch(which: Which = TARGET) -> BecomeOfSect:
    """A vampire becomes Anarch, for good."""
    return BecomeOfSect("anarch", which)


@dataclass(frozen=True)
class InInfluencePhase(Condition):
    """It is your influence phase."""

    def holds(self, state: State, me: Scope) -> bool:
        """Look at the phase."""
        phase = state.span("phase")
        return isinstance(phase, InfluencePhase) and phase.seat == me.you


YOUR_INFLUENCE_PHASE: Final = InInfluencePhase()
"""It is your influence phase."""


# -- circles --------------------------------------------------------------------------------------


def _named_circles() -> tuple[str, ...]:
    """Every circle that a vampire's card names."""
    read = (keywords(face).circle for face in pool() if face.crypt)
    return tuple(sorted({circle for circle in read if circle}))


@dataclass(frozen=True)
class ChooseCircle(Announced):
    """This vampire belongs to a circle that you choose: a named one, or that of one vampire.

    A vampire whose card names none is a circle of its own ([LSJ 20020609]).
    """

    def run(self, state: State, me: Scope) -> None:
        """Ask which; the answer is remembered as its trait by `JoinCircle`."""
        names = tuple(
            Option("choose", number=index, word=name) for index, name in enumerate(_named_circles())
        )
        alone = tuple(
            Option("choose", target=vampire, word=circle_of(state, vampire))
            for seat in state.clockwise(me.you)
            for vampire in state.seats[seat].minions
            if vampire != me.card and circle_of(state, vampire).startswith("of ")
        )
        state.push(
            Choosing(
                seat=me.you,
                name="circle",
                window="choose",
                about=me.card,
                options=(*names, *alone),
            )
        )


@dataclass(frozen=True)
class JoinCircle(Effect):
    """This vampire is of the chosen circle."""

    def run(self, state: State, me: Scope) -> None:
        """Write it on the card."""
        circle = me.env.get("circle", "")
        if isinstance(circle, str) and circle and me.card in state.cards:
            atoms.set_trait(state, me.card, "circle", circle)


def choose_circle() -> tuple[Effect, ...]:
    """Choose any circle; this vampire belongs to it."""
    from methuselah.language.choosing.choices import later

    return (later(ChooseCircle()), JoinCircle())


# -- a soul that goes on ------------------------------------------------------------------------


@dataclass(frozen=True)
class GoOnto(Effect):
    """This card, burned or not, is put on a card wherever that is: it comes with it."""

    to: Which

    def run(self, state: State, me: Scope) -> None:
        """Put this card on the other one, wherever both are."""
        for host in self.to.find(state, me)[:1]:
            atoms.attach(state, me.card, host)


def goes_onto(to: Which) -> GoOnto:
    """This card is put on that one, which has not come into play yet."""
    return GoOnto(to)


@dataclass(frozen=True)
class DrawFromCrypt(Effect):
    """Draw the top card of your crypt, and remember it under a name."""

    name: str

    def run(self, state: State, me: Scope) -> None:
        """It is in your uncontrolled region."""
        card = atoms.draw_crypt(state, me.you)
        me.env[self.name] = () if card == NOTHING else (card,)


def draws_from_crypt(name: str) -> DrawFromCrypt:
    """Draw the top card of your crypt; it is called so from then on."""
    return DrawFromCrypt(name)


def leaves_game_when(condition: Condition) -> Static:
    """Remove this card from the game as soon as that is so, whatever brings it about."""
    return static(LEAVING, who=THIS_CARD, when=condition)
