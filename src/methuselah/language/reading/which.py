"""Which cards: one filter language for every "which".

`ready(vampire, yours, younger)` finds cards in a place that pass tests; `THIS`, `ACTING`,
`TARGET` and their like point at single cards. Every one of them also tells whether it fits a
given card, so the same words choose targets, limit abilities and pick whom a static is about.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from methuselah.engine.decisions import NOTHING
from methuselah.engine.definitions import Which
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.engine.traits import cards_on, whole
from methuselah.language.reading.qualities import Test, yours
from methuselah.rules.action.action import Action
from methuselah.rules.combat.combat import Combat
from methuselah.rules.politics.referendum_frame import referendum_in_progress
from methuselah.rules.turn.recruits import waits

__all__ = [
    "ACTING",
    "BEARER",
    "BLOCKER",
    "BURNED",
    "CALLER",
    "DISCARDED",
    "DRAWN",
    "FOUND",
    "ONE",
    "OPPOSING",
    "PICKED",
    "REVEALED",
    "SUBJECT",
    "TARGET",
    "THIS",
    "THIS_CARD",
    "Ref",
    "Those",
    "among",
    "anywhere",
    "ash_heap",
    "attached",
    "bearer_of",
    "chosen",
    "hand",
    "library",
    "on",
    "opponent_of",
    "permanents",
    "played",
    "ready",
    "remembered",
    "torpor",
    "uncontrolled",
]  # fmt: skip


# -- single cards -----------------------------------------------------------------------------


@dataclass(frozen=True)
class Ref(Which):
    """One card, or those chosen under a name: "minion" (who plays, uses or bears), "card" (this
    card), "bearer" (the minion this card is on, whoever acts), "acting", "blocker", "opposing"
    (of a fighter), "caller" (of the referendum), "subject" (of an event), "remembered NAME" (by
    this card), else the name of a choice.
    """

    name: str

    def find(self, state: State, me: Scope) -> tuple[int, ...]:
        """The card, if there is one now."""
        card = self._card(state, me)
        if card is None:
            return tuple(c for c in me.all(self.name) if self.name != "target" or _there(state, c))
        return () if card == NOTHING else (card,)

    @property
    def is_choice(self) -> bool:
        """Whether it is the name of a choice, known only once that is made."""
        return self.name not in TAKEN and not self.name.startswith("remembered ")

    def is_open(self, me: Scope) -> bool:
        """Whether nothing has been chosen under this name yet."""
        return self.is_choice and self.name not in me.env

    def _card(self, state: State, me: Scope) -> int | None:
        name = self.name
        if name == "minion":
            return me.minion
        if name == "card":
            return whole(state, me.card)
        if name == "bearer":
            record = state.cards.get(me.card)
            return NOTHING if record is None else record.parent
        if name == "opposing":
            combat = state.frame(Combat)
            if combat is None or me.minion not in combat.fighters:
                return NOTHING
            return combat.opponent(me.minion)
        if name.startswith("remembered "):
            record = state.cards.get(me.card)
            if record is None:
                return me.one(name)
            return record.note(name.removeprefix("remembered "))
        if name == "caller":
            called = referendum_in_progress(state)
            return NOTHING if called is None else called.calling
        if name in ("acting", "blocker"):
            action = state.frame(Action)
            if action is None:
                return NOTHING
            return action.acting if name == "acting" else action.attempt.blocker
        return None


def _there(state: State, card: int) -> bool:
    """Whether a target is where it can be reached: on the table, or in a hand."""
    return card in state.cards or card in state.seats[state.controller(card)].hand


THIS: Final = Ref("minion")
"""The minion that plays or uses this card."""
BEARER: Final = Ref("bearer")
"""The minion that this card is on."""
THIS_CARD: Final = Ref("card")
"""This card itself."""
ACTING: Final = Ref("acting")
"""The acting minion."""
BLOCKER: Final = Ref("blocker")
"""The minion that attempts to block."""
OPPOSING: Final = Ref("opposing")
"""The opposing minion in the combat of this minion."""
ONE: Final = Ref("one")
"""Each card in turn, in the effects of `each`."""
BURNED: Final = Ref("burned")
"""The cards that `burns_top` has burned."""
DRAWN: Final = Ref("drawn")
"""The cards that `draw_crypt` has drawn."""
FOUND: Final = Ref("found")
"""The card that was found in a search, in what follows it."""
PICKED: Final = Ref("picked")
"""The cards that `picks_at_random` has picked."""
REVEALED: Final = Ref("revealed")
"""The card that `reveals_top` or `reveals_crypt` has revealed."""
DISCARDED: Final = Ref("number")
"""The card that was discarded, in answer to "discard action"."""
TARGET: Final = Ref("target")
"""What was chosen, where the choice has no name of its own."""
SUBJECT: Final = Ref("subject")
"""The card that the event is about."""
CALLER: Final = Ref("caller")
"""The vampire that called the referendum in progress."""


@dataclass(frozen=True)
class OpponentOf(Which):
    """The minions that those fight who are in combat, even once they themselves are burned."""

    which: Which

    def find(self, state: State, me: Scope) -> tuple[int, ...]:
        """The other fighter, while it is in play."""
        combat = state.frame(Combat)
        if combat is None:
            return ()
        fighters = [card for card in self.which.find(state, me) if card in combat.fighters]
        others = (combat.opponent(card) for card in fighters)
        return tuple(other for other in others if other in state.cards)


def opponent_of(which: Which) -> OpponentOf:
    """The minion that one of those fights: `opponent_of(SUBJECT)`, whom an event is about."""
    return OpponentOf(which)


@dataclass(frozen=True)
class BearerOf(Which):
    """The cards that those are on, as long as they are."""

    which: Which

    def find(self, state: State, me: Scope) -> tuple[int, ...]:
        """Each of them once."""
        parents = (state.cards[c].parent for c in self.which.find(state, me) if c in state.cards)
        return tuple(dict.fromkeys(parent for parent in parents if parent != NOTHING))


def bearer_of(which: Which) -> BearerOf:
    """The minion that a card is on: `bearer_of(TARGET)`, until that is burned."""
    return BearerOf(which)


def remembered(name: str) -> Ref:
    """The card that this card remembers under a name."""
    return Ref("remembered " + name)


PILES: Final = frozenset(("ash_heap", "library", "crypt", "research", "removed"))
"""Places in which TARGET does not find a card."""
TAKEN: Final = ("minion", "bearer", "card", "acting", "blocker", "opposing", "subject", "caller")


def chosen(name: str) -> Ref:
    """The cards chosen under a name, which is none of the fixed ones ("bearer", "acting")."""
    if name in TAKEN:
        raise ValueError(f'"{name}" already stands for something: choose under another name')
    return Ref(name)


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


@dataclass(frozen=True)
class Among(Which):
    """The cards that several choices find, one after another."""

    choices: tuple[Which, ...]

    def find(self, state: State, me: Scope) -> tuple[int, ...]:
        """All of them, each once."""
        found = (card for which in self.choices for card in which.find(state, me))
        return tuple(dict.fromkeys(found))

    def fits(self, state: State, me: Scope, card: int) -> bool:
        """Whether one of them fits it."""
        return any(which.fits(state, me, card) for which in self.choices)


def among(*choices: Which) -> Among:
    """A card of this or of that description."""
    return Among(choices)


def refuse_lost_target(which: Which, name: str) -> None:
    """Refuse to choose in a pile what would be read as TARGET, and not be found (ValueError)."""
    parts = which.choices if isinstance(which, Among) else (which,)
    places = {place for part in parts if isinstance(part, Those) for place in part.places}
    lost = sorted(places & PILES)
    if name == "target" and lost:
        raise ValueError(
            f"a card in {' or '.join(lost)} is chosen as TARGET, which is found in play or in a "
            'hand only: choose it with name="taken", read chosen("taken")'
        )


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
        found: list[int] = []
        own = yours in self.tests
        for place in self.places:
            if own and place != "attached":  # what lies in a place of hers is hers alone
                seats: tuple[int, ...] = () if state.seats[me.you].out else (me.you,)
            else:
                seats = state.clockwise(me.you)
            for seat in seats:
                for card in _cards_in(state, seat, place):
                    for test in self.tests:
                        if not test.passes(state, me, card):
                            break
                    else:
                        found.append(card)
        return tuple(found)

    def fits(self, state: State, me: Scope, card: int) -> bool:
        """Whether a card is in one of the places and passes the tests."""
        record = state.cards.get(card)
        if record is None or record.region not in self.places or record.playable:
            return record is None and card in self.find(state, me)
        return not waits(state, card) and self._passes(state, me, card)

    def _passes(self, state: State, me: Scope, card: int) -> bool:
        return all(test.passes(state, me, card) for test in self.tests)


def _cards_in(state: State, seat: int, place: str) -> tuple[int, ...]:
    record = state.seats[seat]
    if place == "attached":
        hosts = (*record.ready, *record.torpor, *record.incapacitated, *record.permanent)
        return tuple(card for host in hosts for card in cards_on(state, host))
    cards: tuple[int, ...] = getattr(record, place)
    if place == "uncontrolled":
        return tuple(card for card in cards if not waits(state, card))
    return cards


def ready(*tests: Test) -> Those:
    """Minions in the ready region that pass these tests."""
    return Those(("ready",), tests)


def torpor(*tests: Test) -> Those:
    """Vampires in torpor."""
    return Those(("torpor",), tests)


def on(*tests: Test) -> Those:
    """Minions in play: ready, in torpor or incapacitated."""
    return Those(("ready", "torpor", "incapacitated"), tests)


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


def library(*tests: Test) -> Those:
    """Cards in libraries."""
    return Those(("library",), tests)


def ash_heap(*tests: Test) -> Those:
    """Cards in ash heaps."""
    return Those(("ash_heap",), tests)


def anywhere(*tests: Test) -> Those:
    """Cards in play of any kind: minions, cards on others, locations, events."""
    return Those(("ready", "torpor", "incapacitated", "permanent", "attached"), tests)
