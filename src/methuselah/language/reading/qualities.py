"""What a card is or not: the tests that pick cards out of a place.

`ready(vampire, yours, not_(titled))`: every test stands for one quality, read when it is asked.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, Final

from methuselah.engine.decisions import NOTHING
from methuselah.engine.definitions import Node, Which
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.engine.traits import (
    capacity,
    capacity_as_player,
    cards_on,
    clan_of,
    creed_of,
    discipline_level,
    is_ally,
    is_of_sect,
    is_vampire,
    keywords_of,
    types_of,
)
from methuselah.language.names import known
from methuselah.language.reading.seats import OTHERS, Seats
from methuselah.pool import pool
from methuselah.rules.action.action import Action
from methuselah.rules.action.blocks import can_block
from methuselah.rules.playing.bearing import may_bear
from methuselah.rules.playing.prices import PLAYED_WITH
from methuselah.rules.playing.requirement_words import SECTS, TITLES, TRAITS
from methuselah.rules.playing.requirements import meets_requirement, treated_as
from methuselah.rules.politics.titles import is_titled
from methuselah.rules.politics.votes import direction
from methuselah.rules.turn.contests import UNIQUE

__all__ = [
    "Test",
    "able_to_block",
    "affordable",
    "ally",
    "any_of",
    "bearer",
    "bears",
    "can_bear",
    "capacity_at_least",
    "chosen_as",
    "clan",
    "controlled_by",
    "discipline",
    "in_torpor",
    "is_a",
    "is_acting",
    "is_named",
    "is_on",
    "is_ready",
    "keyword",
    "locked",
    "makes_anarch",
    "minion",
    "not_",
    "of_chosen_clan",
    "older",
    "on_this",
    "other",
    "requires_a_discipline",
    "requires_discipline",
    "requires_superior",
    "sect",
    "this",
    "title",
    "titled",
    "unique",
    "unlocked",
    "vampire",
    "voted",
    "with_blood",
    "younger",
    "younger_than_acting",
    "yours",
]  # fmt: skip


NAMED: Final = dict.fromkeys((*TITLES, *TRAITS), "")
"""The titles of requirements, and what stands where a title would ("infernal")."""


@dataclass(frozen=True)
class Test(Node):
    """Something that a card is or not."""

    __test__: ClassVar[bool] = False
    """It is no class of tests, though pytest collects by that name."""

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
    if word == "on this":
        return record is not None and record.parent == me.minion
    if word == "unique":
        made = record is not None and record.note(UNIQUE) != NOTHING
        return made or state.definition(card).face.unique
    if word == "acting":
        action = state.frame(Action)
        return action is not None and action.acting == card
    if word == "younger than acting":
        action = state.frame(Action)
        if action is None or not is_vampire(state, card):
            return False
        return capacity(state, card) < capacity_as_player(state, action.acting)
    if word == "titled":
        return is_titled(state, card)
    if word == "of the chosen clan":
        return clan_of(state, card) == me.env.get("clan")
    if word in ("younger", "older"):
        if not is_vampire(state, card):
            return False
        mine, its = capacity_as_player(state, me.minion), capacity(state, card)
        return its < mine if word == "younger" else its > mine
    assert record is not None, word
    if word == "locked":
        return record.locked
    if word == "with blood":
        return record.blood > 0
    assert word in ("ready", "torpor"), word
    return record.region == word


vampire: Final = Is("vampire")
"""A vampire."""
ally: Final = Is("ally")
"""An ally."""
minion: Final = Is("minion")
"""A vampire or an ally."""
yours: Final = Is("yours")
"""Under your control; in a pile, your own."""
this: Final = Is("this")
"""The minion that plays or uses this card."""
titled: Final = Is("titled")
"""With a title."""
younger: Final = Is("younger")
"""With less capacity than this vampire."""
older: Final = Is("older")
"""With more capacity than this vampire."""
locked: Final = Is("locked")
"""Locked."""
with_blood: Final = Is("with blood")
"""With at least 1 blood."""
bearer: Final = Is("bearer")
"""The minion that this card is on."""
on_this: Final = Is("on this")
"""A card on this card."""
unique: Final = Is("unique")
"""A unique card."""
is_acting: Final = Is("acting")
"""The acting minion."""
younger_than_acting: Final = Is("younger than acting")
"""With less capacity than the acting vampire."""
of_chosen_clan: Final = Is("of the chosen clan")
"""Of the clan that was chosen."""
is_ready: Final = Is("ready")
"""A minion in the ready region."""
in_torpor: Final = Is("torpor")
"""A vampire in torpor."""


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
class Affordable(Test):
    """A vampire for which you have 1 pool for each card of this name on it."""

    name: str

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Count the cards."""
        names = (state.definition(c).face.name for c in cards_on(state, card))
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
"""A minion that has cast votes or ballots in the referendum."""


@dataclass(frozen=True)
class CanBlock(Test):
    """A minion that could attempt to block now, were it unlocked; nobody else is attempting."""

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Ask the rules of blocking."""
        action = state.frame(Action)
        if action is None or action.attempt.blocker not in (NOTHING, card):
            return False
        return can_block(state, action, card, forced=True)


able_to_block: Final = CanBlock()
"""A minion that could attempt to block now, were it unlocked, while nobody else is attempting."""


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
"""Not locked."""
other: Final = not_(this)
"""Not the minion that plays or uses this card."""


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
        if trait in ("clan", "sect", "title"):
            named = ("clan " + value,) if trait == "clan" else tuple(value.split(" or "))
            if treated_as(state, me.card, card, *(word.lower() for word in named)):
                return True
        if trait == "clan":
            return value in (clan_of(state, card), creed_of(state, card))
        if trait == "sect":
            return is_of_sect(state, card, value)
        if trait == "discipline":
            level = discipline_level(state, card, value)
            return level == 2 if value.isupper() else level >= 1
        if trait == "title":
            return meets_requirement(state, card, value)
        if trait == "type":
            return value in types_of(state, card)
        if trait == "name":
            return value in (face.name, face.printed_name)
        if trait == "keyword":
            return value in keywords_of(state, card)
        if trait == "bears":
            return _bears(state, card, value)
        assert trait == "requires", trait
        used = me.env.get(PLAYED_WITH, _put_in_play_with(state, card))
        return value in (used.lower().split() if isinstance(used, str) else face.disciplines)


def _put_in_play_with(state: State, card: int) -> str | None:
    """The Disciplines at which a card in play was played; elsewhere it requires any and all."""
    record, modes = state.cards.get(card), state.definition(card).modes
    used = [one.disciplines for one in modes if record is not None and one.key == record.mode]
    return " ".join(used[0]) if used and used[0] else None


def _bears(state: State, card: int, word: str) -> bool:
    """Whether a card with this name or keyword is on the card."""
    return any(
        word in keywords_of(state, other) or word == state.definition(other).face.printed_name
        for other in cards_on(state, card)
    )


def bears(word: str) -> Test:
    """A card with a card of this name or keyword on it."""
    return Has("bears", word)


def clan(name: str) -> Test:
    """Of this clan, as crypt cards have it: "Brujah antitribu"; of an imbued, its creed."""
    return Has("clan", known(name, clans(), "clan", "Crypt cards name the clans."))


@cache
def creeds() -> frozenset[str]:
    """What the imbued have in the place of clans."""
    return frozenset(pool().about.creeds)


@cache
def clans() -> dict[str, str]:
    """Every clan and creed of a crypt card."""
    return dict.fromkeys((*pool().about.clans, *pool().about.creeds), "")


def sect(name: str) -> Test:
    """Of this sect, in lower case: "camarilla", "sabbat", "anarch", "laibon", "independent"."""
    return Has("sect", sect_known(name))


def sect_known(name: str) -> str:
    """The name of a sect, if it is one."""
    return known(name, dict.fromkeys(SECTS, ""), "sect", f"Sects: {', '.join(SECTS)}.")


def discipline(code: str) -> Test:
    """With this Discipline: "aus" at either level, "AUS" at superior."""
    return Has("discipline", code)


def title(words: str) -> Test:
    """With one of these titles, as requirements name them: "justicar or inner circle member"."""
    for word in words.split(" or "):
        known(word, NAMED, "title")
    return Has("title", words)


def is_a(kind: str) -> Test:
    """A card of this type: "equipment", "action modifier" (a location: `keyword("location")`)."""
    return Has("type", kind)


def keyword(word: str) -> Test:
    """A card with this keyword: "location", "hunting ground", "gun", ..."""
    return Has("keyword", word)


def is_named(name: str) -> Test:
    """A card with this name."""
    return Has("name", name)


def requires_discipline(code: str) -> Test:
    """A card that requires this Discipline."""
    return Has("requires", code)


@dataclass(frozen=True)
class OfText(Test):
    """What a card requires or does in words: see `passes`."""

    word: str

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Read its face."""
        face = state.definition(card).face
        if self.word == "requires a Discipline":
            return face.library and bool(me.env.get(PLAYED_WITH, face.disciplines))
        if self.word == "requires superior":
            used = me.env.get(PLAYED_WITH)
            return isinstance(used, str) and any(code.isupper() for code in used.split())
        assert self.word == "makes an Anarch", self.word
        return bool(MAKES_ANARCH.search(face.text))


MAKES_ANARCH: Final = re.compile(
    r"(?:they become|(?:this|that|attached) vampire (?:becomes|is considered)) (?:an )?anarch",
    re.IGNORECASE,
)
requires_a_discipline: Final = OfText("requires a Discipline")
"""A card that requires any Discipline."""
requires_superior: Final = OfText("requires superior")
"""Of `cards_cost`: a card played with a Discipline at superior level."""
makes_anarch: Final = OfText("makes an Anarch")
"""A card whose effect makes a vampire an Anarch."""


@dataclass(frozen=True)
class IsOn(Test):
    """A card on one of those cards; on any while that is not chosen yet."""

    which: Which

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Look at what it is on."""
        record = state.cards.get(card)
        if record is None or record.parent == NOTHING:
            return False
        return self.which.is_open(me) or self.which.fits(state, me, record.parent)


@dataclass(frozen=True)
class CanBear(Test):
    """A minion that could have the card chosen under a name, and does not have it."""

    name: str

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Look at what is on it."""
        chosen = me.one(self.name)
        if chosen == NOTHING:
            return True
        return state.cards[chosen].parent != card and may_bear(state, card, chosen)


def can_bear(name: str) -> Test:
    """Could have the card that was chosen before."""
    return CanBear(name)


def is_on(which: Which) -> Test:
    """A card on one of those."""
    return IsOn(which)


def capacity_at_least(number: int) -> Test:
    """A vampire with this capacity or more."""
    return Has("capacity", number)


def controlled_by(seats: Seats) -> Test:
    """A card that one of these Methuselahs controls; of all others say `not_(yours)`."""
    if seats == OTHERS:
        raise ValueError("controlled_by(OTHERS) has a spelling of its own: not_(yours)")
    return Has("controller", seats)
