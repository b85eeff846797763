"""Which Methuselahs: you, your prey, each of them, the one that was chosen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from methuselah.engine.decisions import NOBODY
from methuselah.engine.definitions import Condition, Which
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.rules.action.action import Action
from methuselah.rules.combat.combat import Combat
from methuselah.rules.playing.as_played import AsPlayed
from methuselah.rules.politics.votes import AGAINST, FOR, seats_voting
from methuselah.rules.torpor.diablerie import Diablerie
from methuselah.rules.turn.contests import rivals

__all__ = [
    "ACTING_SEAT",
    "AGAINST_BLED",
    "BLED",
    "BLEEDABLE",
    "CANCELLER",
    "CHOSEN_SEAT",
    "DIABLERIZED_SEAT",
    "DIRECTED_AT",
    "EACH",
    "EDGE_HOLDER",
    "FORMER_CONTROLLER",
    "OPPOSING_CONTROLLER",
    "OTHERS",
    "PLAYER",
    "PREDATOR",
    "PREDATORS_PREDATOR",
    "PREY",
    "PREYS_PREY",
    "PREY_OR_PREDATOR",
    "SUBJECT_SEAT",
    "TURN",
    "VOTED_AGAINST",
    "VOTED_FOR",
    "VOTED_ONLY_AGAINST",
    "VOTED_ONLY_FOR",
    "YOU",
    "Seats",
    "all_but",
    "but_you",
    "chosen_seat",
    "controller_of",
    "controls_no",
    "prey_of",
    "remembered_seat",
    "remembered_seats",
]  # fmt: skip


@dataclass(frozen=True)
class Seats(Which):
    """Some Methuselahs, seen from the one whose effect it is.

    name: "you", "prey", "predator", "prey or predator", "predator's predator", "prey's prey",
    "each" (clockwise from you), "others", "turn" (whose turn it is), "acting" (the acting
    Methuselah), "bled" (the target of the bleed),
    "bleedable" (whom else it can be directed at), "subject" (whom an event is about), "former
    controller" (of a card that an event is about), "player" (of the card being played),
    "controller" (of the first card that `of` finds), "opposing" (of the minion that a fighter
    fights, also once it is burned), "voted for", "voted against", "voted only for", "voted only
    against", "but you" (those of `of`), "all but" (none of `of`), "directed at", "diablerized"
    (the victim's controller), "prey of" (of those that `of` finds), "contesting" (those who contest
    a card that `of` finds), "edge" (who else has the Edge),
    "chosen" or "remembered" (under `word`), "remembered several" (by this card, or those of `of`).
    """

    of_seats: ClassVar[bool] = True

    name: str
    of: Which | None = None
    word: str = ""

    def find(self, state: State, me: Scope) -> tuple[int, ...]:
        """The seats, in order; those out of the game are left out."""
        seats = tuple(self._named(state, me))
        return tuple(s for s in seats if s != NOBODY and not state.seats[s].out)

    def fits(self, state: State, me: Scope, card: int) -> bool:
        """Whether a Methuselah is one of them, she who has just left the game too."""
        if self.name in ("each", "others"):
            return self.name == "each" or card != me.you
        return card in self._named(state, me)

    def _named(self, state: State, me: Scope) -> tuple[int, ...]:
        name = self.name
        if name == "player":
            playing = state.frame(AsPlayed)
            return () if playing is None else (playing.seat,)
        if name == "you":
            return (me.you,)
        if name == "prey":
            return (state.prey(me.you),)
        if name == "predator":
            return (state.predator(me.you),)
        if name == "prey or predator":
            return tuple(dict.fromkeys((state.prey(me.you), state.predator(me.you))))
        if name == "predator's predator":
            predator = state.predator(me.you)
            return () if predator == NOBODY else (state.predator(predator),)
        if name == "prey's prey":
            prey = state.prey(me.you)
            return () if prey == NOBODY else (state.prey(prey),)
        if name == "each":
            return state.clockwise(me.you)
        if name == "others":
            return tuple(seat for seat in state.clockwise(me.you) if seat != me.you)
        if name == "turn":
            return (state.active,)
        if name == "subject":
            return me.all("subject")
        if name == "former controller":
            return (me.one("number"),)
        if name == "canceller":
            return () if me.one("number") == NOBODY else (me.one("number"),)
        if name == "remembered":
            return (state.cards[me.card].note(self.word),)
        if name == "remembered several":
            cards = (me.card,) if self.of is None else self.of.find(state, me)
            kept = [max(0, state.cards[card].note(self.word)) for card in cards]
            return tuple(s for s in state.clockwise(me.you) if any(k >> s & 1 for k in kept))
        if name == "acting":
            action = state.frame(Action)
            return () if action is None else (action.seat,)
        if name == "opposing":
            return _opposing(state, me)
        if name in ("voted for", "voted against"):
            return seats_voting(state, name.removeprefix("voted "))
        if name == "voted only for":
            against = seats_voting(state, AGAINST)
            return tuple(seat for seat in seats_voting(state, FOR) if seat not in against)
        if name == "voted only against":
            others = seats_voting(state, FOR, ballots_too=False)
            votes = seats_voting(state, AGAINST, ballots_too=False)
            return tuple(seat for seat in votes if seat not in others)
        if name == "diablerized":
            attempt = state.frame(Diablerie)
            return () if attempt is None else (attempt.victim_seat,)
        if name == "but you" and self.of is not None:
            return tuple(seat for seat in self.of.find(state, me) if seat != me.you)
        if name == "all but" and self.of is not None:
            spared = self.of.find(state, me)
            return tuple(seat for seat in state.clockwise(me.you) if seat not in spared)
        if name == "prey of" and self.of is not None:
            return tuple(state.prey(seat) for seat in self.of.find(state, me))
        if name == "contesting" and self.of is not None:
            copies = (copy for card in self.of.find(state, me) for copy in rivals(state, card))
            seats = {state.controller(copy) for copy in copies}
            return tuple(seat for seat in state.clockwise(me.you) if seat in seats)
        if name == "edge":
            return () if state.edge == me.you else (state.edge,)
        if name == "bleedable":
            return _bleedable(state, me)
        if name == "chosen":
            return me.all(self.word)
        if name in ("bled", "directed at"):
            action = state.frame(Action)
            if action is None:
                return ()
            return (action.bled,) if name == "bled" else action.targets
        assert name == "controller" and self.of is not None, name
        cards = self.of.find(state, me)
        return (state.controller(cards[0]),) if cards else ()


YOU: Final = Seats("you")
"""You: the controller of the effect."""
PREY: Final = Seats("prey")
"""Your prey."""
PREDATOR: Final = Seats("predator")
"""Your predator."""
PREY_OR_PREDATOR: Final = Seats("prey or predator")
"""Your prey and your predator, once where they are the same."""
PREDATORS_PREDATOR: Final = Seats("predator's predator")
"""The predator of your predator."""
PREYS_PREY: Final = Seats("prey's prey")
"""The prey of your prey."""
EACH: Final = Seats("each")
"""All Methuselahs, clockwise from you."""
OTHERS: Final = Seats("others")
"""All other Methuselahs, clockwise from you."""
TURN: Final = Seats("turn")
"""The Methuselah whose turn it is."""
BLED: Final = Seats("bled")
"""Whom the bleed is directed at."""
EDGE_HOLDER: Final = Seats("edge")
"""Another Methuselah, who has the Edge."""
DIRECTED_AT: Final = Seats("directed at")
"""The other Methuselahs at whom, or at whose cards, the action is directed."""
BLEEDABLE: Final = Seats("bleedable")
"""Those at whom the bleed in progress could be redirected."""
OPPOSING_CONTROLLER: Final = Seats("opposing")
"""The controller of the opposing minion, even one burned in this combat."""
ACTING_SEAT: Final = Seats("acting")
"""The Methuselah whose minion is acting."""
SUBJECT_SEAT: Final = Seats("subject")
"""The Methuselah that the event is about."""
PLAYER: Final = Seats("player")
"""Who is playing the card that is being played, and may be cancelled."""
VOTED_FOR: Final = Seats("voted for")
"""Who, or whose minions, cast votes or ballots for the referendum."""
VOTED_AGAINST: Final = Seats("voted against")
"""Who, or whose minions, cast votes or ballots against the referendum."""
VOTED_ONLY_FOR: Final = Seats("voted only for")
"""Who, or whose minions, cast votes or ballots for the referendum and none against it."""
VOTED_ONLY_AGAINST: Final = Seats("voted only against")
"""Who, or whose minions, cast votes against the referendum and none for it; no ballots count."""
DIABLERIZED_SEAT: Final = Seats("diablerized")
"""Who controlled the vampire that was diablerized, in answer to "diablerie"."""
FORMER_CONTROLLER: Final = Seats("former controller")
"""Who controlled the card that an event "burned" or "torpor" is about, as it happened."""
CANCELLER: Final = Seats("canceller")
"""Who cancelled it, in answer to "cancelled" or "referendum cancelled"."""


def _opposing(state: State, me: Scope) -> tuple[int, ...]:
    """Who controls (or did, if it is burned) the minion that this one fights."""
    combat = state.frame(Combat)
    if combat is None or me.minion not in combat.fighters:
        return ()
    return (combat.seat_of(state, combat.opponent(me.minion)),)


def _bleedable(state: State, me: Scope) -> tuple[int, ...]:
    """Another Methuselah than you and the acting minion's controller (Deflection)."""
    action = state.frame(Action)
    if action is None:
        return ()
    return tuple(seat for seat in state.clockwise(me.you)[1:] if seat != action.seat)


def but_you(seats: Seats) -> Seats:
    """Any other Methuselah of those."""
    return Seats("but you", seats)


def all_but(seats: Seats) -> Seats:
    """All Methuselahs that are none of those."""
    return Seats("all but", seats)


def prey_of(seats: Seats) -> Seats:
    """The prey of a Methuselah: `prey_of(controller_of(BEARER))` is "his or her prey"."""
    return Seats("prey of", seats)


def chosen_seat(name: str) -> Seats:
    """The Methuselah chosen under a name."""
    return Seats("chosen", None, name)


CHOSEN_SEAT: Final = chosen_seat("aimed")
"""The Methuselah that was chosen, where the choice has no name of its own."""


def remembered_seat(name: str) -> Seats:
    """The Methuselah that this card remembers under a name."""
    return Seats("remembered", None, name)


def remembered_seats(name: str, by: Which | None = None) -> Seats:
    """The Methuselahs that this card, or those cards, remember by `remember_each`."""
    return Seats("remembered several", by, name)


def controller_of(which: Which) -> Seats:
    """The controller of the card that `which` finds."""
    return Seats("controller", which)


@dataclass(frozen=True)
class Against(Condition):
    """The bleed is against whoever was bled as a change came about, who is `kept` with it."""

    kept: tuple[int, ...] = ()

    def holds(self, state: State, me: Scope) -> bool:
        """Compare whom the bleed is directed at now; before it is kept, it is she."""
        return not self.kept or any(seat in self.kept for seat in BLED.find(state, me))


@dataclass(frozen=True)
class ControlsNo(Condition):
    """At least one of some Methuselahs controls no such card."""

    seats: Seats
    which: Which

    def holds(self, state: State, me: Scope) -> bool:
        """Compare those who control one with all of them."""
        having = {state.controller(card) for card in self.which.find(state, me)}
        return any(seat not in having for seat in self.seats.find(state, me))


def controls_no(seats: Seats, which: Which) -> ControlsNo:
    """One of those Methuselahs controls no such card: of several, one is enough."""
    return ControlsNo(seats, which)


AGAINST_BLED: Final = Against()
"""The bleed is still against the Methuselah who was its target as this change came about."""
