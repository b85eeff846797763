"""Which cards, and which Methuselahs: one filter language for every "which".

`ready(vampire, yours, younger)` finds cards in a place that pass tests; `THIS`, `ACTING`,
`CHOSEN` and their like point at single cards. Every one of them also tells whether it fits a
given card, so the same words choose targets, limit abilities and pick whom a static is about.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from methuselah.engine.decisions import NOBODY, NOTHING
from methuselah.engine.definitions import Node, Which
from methuselah.engine.rows import latched
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.engine.traits import (
    capacity,
    clan_of,
    discipline_level,
    is_ally,
    is_vampire,
    sect_of,
)
from methuselah.rules.action import Action
from methuselah.rules.combat import Combat
from methuselah.rules.titles import is_titled, meets_requirement
from methuselah.rules.votes import direction

__all__ = [
    "ACTING", "ACTING_SEAT", "BEARER", "BLED", "BLEEDABLE", "BLOCKER", "CHOSEN", "EACH", "OPPOSING", "OTHERS", "PREDATOR",
    "PREY", "SUBJECT", "SUBJECT_SEAT", "TARGET", "THIS", "THIS_CARD", "TURN", "YOU", "Ref", "Seats", "Test", "Those", "ally",
    "any_of", "anywhere", "attached", "bearer", "bears", "capacity_at_least", "chosen", "chosen_seat", "clan", "controller_of", "discipline",
    "hand", "ash_heap", "in_region", "is_a", "is_named", "affordable", "chosen_as", "keyword", "locked", "marked", "minion", "not_", "older", "on",
    "other", "permanents", "played", "ready", "requires_discipline", "sect", "titled", "title", "torpor", "uncontrolled",
    "unlocked", "vampire", "voted", "with_blood", "younger", "yours", "controlled_by", "this", "in_torpor", "is_acting", "is_ready",
    "of_chosen_clan", "remembered", "remembered_seat", "younger_than_acting",
]  # fmt: skip


# -- Methuselahs ------------------------------------------------------------------------------


@dataclass(frozen=True)
class Seats(Which):
    """Some Methuselahs, seen from the one whose effect it is.

    name: "you", "prey", "predator", "each" (clockwise from you), "others", "turn" (whose turn
    it is), "acting" (the acting Methuselah), "bled" (the target of the bleed), "bleedable" (whom
    else it can be directed at), "subject" (whom an event is about), "controller" (of the first
    card that `of` finds), "chosen" or "remembered" (under `word`).
    """

    name: str
    of: Which | None = None
    word: str = ""

    def find(self, state: State, me: Scope) -> tuple[int, ...]:
        """The seats, in order; those out of the game are left out."""
        seats = tuple(self._named(state, me))
        return tuple(s for s in seats if s != NOBODY and not state.seats[s].out)

    def _named(self, state: State, me: Scope) -> tuple[int, ...]:
        name = self.name
        if name == "you":
            return (me.you,)
        if name == "prey":
            return (state.prey(me.you),)
        if name == "predator":
            return (state.predator(me.you),)
        if name == "each":
            return state.clockwise(me.you)
        if name == "others":
            return tuple(seat for seat in state.clockwise(me.you) if seat != me.you)
        if name == "turn":
            return (state.active,)
        if name == "subject":
            return me.all("subject")
        if name == "remembered":
            return (state.cards[me.card].note(self.word),)
        if name == "acting":
            action = state.frame(Action)
            return () if action is None else (action.seat,)
        if name == "bleedable":
            return _bleedable(state, me)
        if name == "chosen":
            return me.all(self.word)
        if name == "bled":
            action = state.frame(Action)
            return () if action is None else (action.bled,)
        assert name == "controller" and self.of is not None, name
        cards = self.of.find(state, me)
        return (state.controller(cards[0]),) if cards else ()


YOU: Final = Seats("you")
PREY: Final = Seats("prey")
PREDATOR: Final = Seats("predator")
EACH: Final = Seats("each")
OTHERS: Final = Seats("others")
TURN: Final = Seats("turn")
BLED: Final = Seats("bled")
BLEEDABLE: Final = Seats("bleedable")
ACTING_SEAT: Final = Seats("acting")
SUBJECT_SEAT: Final = Seats("subject")


def _bleedable(state: State, me: Scope) -> tuple[int, ...]:
    """Another Methuselah than you and the acting minion's controller (Deflection)."""
    action = state.frame(Action)
    if action is None:
        return ()
    return tuple(seat for seat in state.clockwise(me.you)[1:] if seat != action.seat)


def chosen_seat(name: str) -> Seats:
    """The Methuselah chosen under a name."""
    return Seats("chosen", None, name)


def remembered_seat(name: str) -> Seats:
    """The Methuselah that this card remembers under a name."""
    return Seats("remembered", None, name)


def controller_of(which: Which) -> Seats:
    """The controller of the card that `which` finds."""
    return Seats("controller", which)


# -- single cards -----------------------------------------------------------------------------


@dataclass(frozen=True)
class Ref(Which):
    """One card, or those chosen under a name: "minion" (who plays, uses or bears), "card" (this
    card), "bearer" (the minion this card is on, whoever acts), "acting", "blocker", "opposing", "subject" (of an event), "remembered NAME" (by this card),
    else the name of a choice.
    """

    name: str

    def find(self, state: State, me: Scope) -> tuple[int, ...]:
        """The card, if there is one now."""
        card = self._card(state, me)
        if card is None:
            return tuple(c for c in me.all(self.name) if c in state.cards or self.name != "target")
        return () if card == NOTHING else (card,)

    def _card(self, state: State, me: Scope) -> int | None:
        name = self.name
        if name == "minion":
            return me.minion
        if name == "card":
            return me.card
        if name == "bearer":
            return state.cards[me.card].parent
        if name == "opposing":
            combat = state.frame(Combat)
            if combat is None:
                return NOTHING
            return combat.opposing if me.minion == combat.acting else combat.acting
        if name.startswith("remembered "):
            record = state.cards.get(me.card)
            return NOTHING if record is None else record.note(name.removeprefix("remembered "))
        if name in ("acting", "blocker"):
            action = state.frame(Action)
            if action is None:
                return NOTHING
            return action.acting if name == "acting" else action.blocker
        return None


THIS: Final = Ref("minion")
BEARER: Final = Ref("bearer")
THIS_CARD: Final = Ref("card")
ACTING: Final = Ref("acting")
BLOCKER: Final = Ref("blocker")
OPPOSING: Final = Ref("opposing")
TARGET: Final = Ref("target")
CHOSEN: Final = TARGET
SUBJECT: Final = Ref("subject")


def remembered(name: str) -> Ref:
    """The card that this card remembers under a name."""
    return Ref("remembered " + name)


def chosen(name: str) -> Ref:
    """The cards chosen under a name."""
    return Ref(name)


# -- tests of a card --------------------------------------------------------------------------


@dataclass(frozen=True)
class Test(Node):
    """Something that a card is or not."""

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Whether the card is it now."""
        raise AssertionError(f"{type(self).__name__} cannot be asked")


@dataclass(frozen=True)
class Is(Test):
    """A card that is named so by one word: see `_is`."""

    word: str

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Look the word up."""
        return _is(state, me, card, self.word)


def _is(state: State, me: Scope, card: int, word: str) -> bool:
    record = state.cards.get(card)
    if word == "vampire":
        return is_vampire(state, card)
    if word == "ally":
        return is_ally(state, card)
    if word == "minion":
        return is_vampire(state, card) or is_ally(state, card)
    if word == "yours":
        return state.controller(card) == me.you
    if word == "this":
        return card == me.minion
    if word == "bearer":
        return card == state.cards[me.card].parent
    if word == "acting":
        action = state.frame(Action)
        return action is not None and action.acting == card
    if word == "younger than acting":
        action = state.frame(Action)
        return action is not None and capacity(state, card) < capacity(state, action.acting)
    if word == "titled":
        return is_titled(state, card)
    if word == "of the chosen clan":
        return clan_of(state, card) == me.env.get("clan")
    if word in ("younger", "older"):
        if not is_vampire(state, card):
            return False
        mine, its = capacity(state, me.minion), capacity(state, card)
        return its < mine if word == "younger" else its > mine
    assert record is not None, word
    if word == "locked":
        return record.locked
    if word == "with blood":
        return record.blood > 0
    assert word in ("ready", "torpor"), word
    return record.region == word


vampire: Final = Is("vampire")
ally: Final = Is("ally")
minion: Final = Is("minion")
yours: Final = Is("yours")
this: Final = Is("this")
titled: Final = Is("titled")
younger: Final = Is("younger")
older: Final = Is("older")
locked: Final = Is("locked")
with_blood: Final = Is("with blood")
bearer: Final = Is("bearer")
is_acting: Final = Is("acting")
younger_than_acting: Final = Is("younger than acting")
of_chosen_clan: Final = Is("of the chosen clan")
is_ready: Final = Is("ready")
in_torpor: Final = Is("torpor")


@dataclass(frozen=True)
class Not(Test):
    """The opposite of a test."""

    test: Test

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Whether the test fails."""
        return not self.test.passes(state, me, card)


@dataclass(frozen=True)
class AnyOf(Test):
    """At least one of several tests."""

    tests: tuple[Test, ...]

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Whether one passes."""
        return any(test.passes(state, me, card) for test in self.tests)


@dataclass(frozen=True)
class Marked(Test):
    """A card that `mark` marked under this name this turn."""

    name: str

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Look at the turn."""
        return latched(state, "turn", "mark", self.name, card)


@dataclass(frozen=True)
class Affordable(Test):
    """A vampire for which you have 1 pool for each card of this name on it."""

    name: str

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Count the cards."""
        names = (state.definition(c).face.name for c in state.cards[card].attached)
        return state.seats[me.you].pool >= sum(name == self.name for name in names)


@dataclass(frozen=True)
class ChosenAs(Test):
    """A card chosen before under a name."""

    name: str

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Look at the choices."""
        return card in me.all(self.name)


def chosen_as(name: str) -> Test:
    """Chosen before: `not_(chosen_as("first"))` for a second one."""
    return ChosenAs(name)


@dataclass(frozen=True)
class Voted(Test):
    """A minion that has cast votes or ballots in the referendum."""

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Look at what was cast."""
        return bool(direction(state, card))


voted: Final = Voted()


def marked(name: str) -> Test:
    """Marked this turn."""
    return Marked(name)


def affordable(name: str) -> Test:
    """With enough pool for what those on it add to the cost."""
    return Affordable(name)


def not_(test: Test) -> Test:
    """A card that fails a test."""
    return Not(test)


def any_of(*tests: Test) -> Test:
    """A card that passes one of these tests."""
    return AnyOf(tests)


unlocked: Final = not_(locked)
other: Final = not_(this)


@dataclass(frozen=True)
class Has(Test):
    """A trait with a value: "clan", "sect", "discipline", "type", "name", "keyword", "title",
    "requires" (a card that requires a Discipline), "capacity" (at least), "controller".
    """

    trait: str
    value: str | int | Seats

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Read the trait now."""
        trait, value = self.trait, self.value
        face = state.definition(card).face
        if isinstance(value, Seats):
            return state.controller(card) in value.find(state, me)
        if isinstance(value, int):
            return capacity(state, card) >= value
        if trait == "clan":
            return clan_of(state, card) == value
        if trait == "sect":
            return sect_of(state, card) == value
        if trait == "discipline":
            level = discipline_level(state, card, value)
            return level == 2 if value.isupper() else level >= 1
        if trait == "title":
            return meets_requirement(state, card, value)
        if trait == "type":
            return value in face.types
        if trait == "name":
            return value in (face.name, face.printed_name)
        if trait == "keyword":
            return value in face.keywords
        if trait == "bears":
            return _bears(state, card, value)
        assert trait == "requires", trait
        return value in face.disciplines


def _bears(state: State, card: int, word: str) -> bool:
    """Whether a card with this name or keyword is on the card."""
    record = state.cards.get(card)
    if record is None:
        return False
    faces = (state.definition(other).face for other in record.attached)
    return any(word in face.keywords or word == face.printed_name for face in faces)


def bears(word: str) -> Test:
    """A card with a card of this name or keyword on it."""
    return Has("bears", word)


def clan(name: str) -> Test:
    """Of this clan."""
    return Has("clan", name)


def sect(name: str) -> Test:
    """Of this sect, lower case."""
    return Has("sect", name)


def discipline(code: str) -> Test:
    """With this Discipline: "aus" at either level, "AUS" at superior."""
    return Has("discipline", code)


def title(words: str) -> Test:
    """With one of these titles: "prince or justicar"."""
    return Has("title", words)


def is_a(kind: str) -> Test:
    """A card of this type: "equipment", "location", ..."""
    return Has("type", kind)


def keyword(word: str) -> Test:
    """A card with this keyword: "hunting ground", "gun", ..."""
    return Has("keyword", word)


def is_named(name: str) -> Test:
    """A card with this name."""
    return Has("name", name)


def requires_discipline(code: str) -> Test:
    """A card that requires this Discipline."""
    return Has("requires", code)


def capacity_at_least(number: int) -> Test:
    """A vampire with this capacity or more."""
    return Has("capacity", number)


def controlled_by(seats: Seats) -> Test:
    """A card that one of these Methuselahs controls."""
    return Has("controller", seats)


@dataclass(frozen=True)
class Played(Which):
    """Cards that are being played and pass the tests: for what changes a cost."""

    tests: tuple[Test, ...] = ()

    def find(self, state: State, me: Scope) -> tuple[int, ...]:
        """None in particular: it only fits."""
        return ()

    def fits(self, state: State, me: Scope, card: int) -> bool:
        """Whether a card passes the tests, wherever it is."""
        return all(test.passes(state, me, card) for test in self.tests)


def played(*tests: Test) -> Played:
    """Cards as they are played."""
    return Played(tests)


# -- cards in places --------------------------------------------------------------------------


@dataclass(frozen=True)
class Those(Which):
    """The cards in some places that pass all tests, in the order of seats from yours.

    places: "ready", "torpor", "uncontrolled", "permanent", "attached", "hand", "ash_heap",
    "library" or "crypt".
    """

    places: tuple[str, ...]
    tests: tuple[Test, ...] = ()

    def find(self, state: State, me: Scope) -> tuple[int, ...]:
        """All of them."""
        seats = state.clockwise(me.you)
        return tuple(
            card
            for place in self.places
            for seat in seats
            for card in _cards_in(state, seat, place)
            if self._passes(state, me, card)
        )

    def fits(self, state: State, me: Scope, card: int) -> bool:
        """Whether a card is in one of the places and passes the tests."""
        record = state.cards.get(card)
        if record is None or record.region not in self.places:
            return record is None and card in self.find(state, me)
        return self._passes(state, me, card)

    def _passes(self, state: State, me: Scope, card: int) -> bool:
        return all(test.passes(state, me, card) for test in self.tests)


def _cards_in(state: State, seat: int, place: str) -> tuple[int, ...]:
    record = state.seats[seat]
    if place == "attached":
        hosts = (*record.ready, *record.torpor, *record.permanent)
        return tuple(card for host in hosts for card in state.cards[host].attached)
    cards: tuple[int, ...] = getattr(record, place)
    return cards


def in_region(*places: str) -> Those:
    """Cards in these places."""
    return Those(places)


def ready(*tests: Test) -> Those:
    """Ready minions."""
    return Those(("ready",), tests)


def torpor(*tests: Test) -> Those:
    """Vampires in torpor."""
    return Those(("torpor",), tests)


def on(*tests: Test) -> Those:
    """Minions in play, ready or in torpor."""
    return Those(("ready", "torpor"), tests)


def uncontrolled(*tests: Test) -> Those:
    """Cards in uncontrolled regions."""
    return Those(("uncontrolled",), tests)


def permanents(*tests: Test) -> Those:
    """Cards in play that are neither minions nor on another card: locations, events, ..."""
    return Those(("permanent",), tests)


def attached(*tests: Test) -> Those:
    """Cards on other cards in play."""
    return Those(("attached",), tests)


def hand(*tests: Test) -> Those:
    """Cards in hands."""
    return Those(("hand",), tests)


def ash_heap(*tests: Test) -> Those:
    """Cards in ash heaps."""
    return Those(("ash_heap",), tests)


def anywhere(*tests: Test) -> Those:
    """Cards in play, wherever."""
    return Those(("ready", "torpor", "permanent", "attached"), tests)
