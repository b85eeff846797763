"""A question as arrays: the view of a seat, and nothing else, in fixed shapes with masks.

`features(view)` reads `engine.views.view`, so that what a seat may not know cannot get in: dealing
the hidden cards again changes no number. Columns are named in `fields.py`. Rows of seats go
clockwise from the viewer; rows of cards are her hand, then seat by seat what lies on the table,
then what she remembers of piles, then what the question alone shows. Rows of options are in the
game's order, and an action is the index of a row.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import Any, Final
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from methuselah.cards import definitions
from methuselah.engine.decisions import NOBODY, NOTHING
from methuselah.engine.views import CardView, OptionView, SeatView, Shown, View
from methuselah.players.learned.fields import (
    CARD,
    CARD_LINKS,
    CONTEXT,
    DISCIPLINES,
    FACE,
    OPTION,
    OPTION_LINKS,
    OPTION_WORDS,
    PLACES,
    ROLES,
    SEAT,
    TABLE,
    TYPES,
)
from methuselah.players.reading import gist_of
from methuselah.pool import X_COST, Face, pool

__all__ = ["SEATS", "WORDS", "Features", "Shapes", "TooMany", "features", "word"]

SEATS: Final = 6
"""Rows of seats."""
WORDS: Final = 1024
"""Words are numbered by their hash, 1 to 1023; 0 is no word."""

Floats = NDArray[np.float32]
Numbers = NDArray[np.int32]
Mask = NDArray[np.int8]


class TooMany(ValueError):
    """A question with more cards or options than there are rows: one message with the remedy."""


@dataclass(frozen=True, slots=True)
class Shapes:
    """How many rows there are of what a game may have many of."""

    cards: int = 256
    options: int = 192


@dataclass(slots=True)
class Features:
    """One question as arrays. Rows beyond those in use are 0, links that are none -1.

    card_names: the krcg id of each card, 0 where the viewer does not know it.
    """

    table: Floats
    context: Numbers
    seats: Floats
    seat_mask: Mask
    cards: Floats
    card_names: Numbers
    card_links: Numbers
    card_mask: Mask
    options: Floats
    option_words: Numbers
    option_links: Numbers
    action_mask: Mask

    def arrays(self) -> dict[str, NDArray[Any]]:
        """The arrays by name."""
        return {field.name: getattr(self, field.name) for field in fields(self)}


def empty(shapes: Shapes) -> Features:
    """No question at all: every row is free."""
    cards, options = shapes.cards, shapes.options
    return Features(
        table=np.zeros(len(TABLE), np.float32),
        context=np.zeros(len(CONTEXT), np.int32),
        seats=np.zeros((SEATS, len(SEAT)), np.float32),
        seat_mask=np.zeros(SEATS, np.int8),
        cards=np.zeros((cards, len(CARD) + len(FACE)), np.float32),
        card_names=np.zeros(cards, np.int32),
        card_links=np.full((cards, len(CARD_LINKS)), -1, np.int32),
        card_mask=np.zeros(cards, np.int8),
        options=np.zeros((options, len(OPTION)), np.float32),
        option_words=np.zeros((options, len(OPTION_WORDS)), np.int32),
        option_links=np.full((options, len(OPTION_LINKS)), -1, np.int32),
        action_mask=np.zeros(options, np.int8),
    )


@functools.cache
def word(text: str) -> int:
    """The number of a word, the same in every game and version; "" is 0.

    >>> word(""), word("bleed") == word("bleed"), 0 < word("bleed") < WORDS
    (0, True, True)
    """
    return crc32(text.encode()) % (WORDS - 1) + 1 if text else 0


def features(view: View, shapes: Shapes = Shapes()) -> Features:
    """What a seat sees, as arrays. Raises TooMany where the rows do not suffice."""
    made = empty(shapes)
    ring = _Ring(view)
    rows = _Rows(ring, _roles(view))
    _fill_table(made, view, ring)
    for other in view.seats:
        _fill_seat(made.seats[ring.row(other.seat)], other, view, ring)
    made.seat_mask[: len(view.seats)] = 1
    rows.read(view)
    options = () if view.decision is None else view.decision.options
    links = [
        (*(rows.shown(part) for part in (one.card, one.minion, one.target)), ring.row(one.seat))
        for one in options
    ]
    for what, used, most in (
        ("cards", len(rows.cards), shapes.cards),
        ("options", len(options), shapes.options),
    ):
        if used > most:
            raise TooMany(
                f"This question has {used} {what}, the arrays have {most} rows for them. "
                f"Make them larger: Shapes({what}={1 << used.bit_length()})."
            )
    _fill_cards(made, rows)
    for place, (one, link) in enumerate(zip(options, links, strict=True)):
        _fill_option(made, place, one, link, rows)
    return made


class _Ring:
    """Seats as rows: clockwise from the viewer."""

    def __init__(self, view: View) -> None:
        self.me = max(0, view.viewer)
        self.size = len(view.seats)
        others = [(self.me + step) % self.size for step in range(1, self.size)]
        inside = [seat for seat in others if not view.seats[seat].out]
        self.prey = inside[0] if inside else NOBODY
        self.predator = inside[-1] if inside else NOBODY

    def row(self, seat: int) -> int:
        """The row of a seat; NOBODY has none."""
        return -1 if seat == NOBODY else (seat - self.me) % self.size


def _fields_of(view: View, kind: str) -> dict[str, Any] | None:
    """What the innermost procedure of a kind shows; None where there is none."""
    for procedure in reversed(view.procedures):
        if procedure.kind == kind:
            return dict(procedure.fields)
    return None


def _roles(view: View) -> dict[int, set[str]]:
    """What cards are in the procedures in progress."""
    action = _fields_of(view, "Action") or {}
    combat = _fields_of(view, "Combat") or {}
    referendum = _fields_of(view, "Referendum") or {}
    found: dict[int, set[str]] = {}
    for role, card in (
        ("acting", action.get("acting")),
        ("used", action.get("card")),
        ("used", referendum.get("card")),
        ("blocker", action.get("blocker")),
        ("blocker", action.get("blocked_by")),
        ("combatant", combat.get("acting")),
        ("opponent", combat.get("opposing")),
        ("calling", referendum.get("calling")),
        ("asking", None if view.decision is None else view.decision.about.card),
    ):
        if card is not None and card != NOTHING:
            found.setdefault(card, set()).add(role)
    return found


# -- table and seats ------------------------------------------------------------------------


def _fill_table(made: Features, view: View, ring: _Ring) -> None:
    action, combat = _fields_of(view, "Action"), _fields_of(view, "Combat")
    referendum, fight = _fields_of(view, "Referendum"), _fields_of(view, "Round")
    decision = view.decision
    made.table[:] = (
        view.turn / 50,
        decision is not None,
        view.active == ring.me,
        view.active == ring.prey,
        view.active == ring.predator,
        view.edge == ring.me,
        view.edge != NOBODY,
        sum(not other.out for other in view.seats) / SEATS,
        0 if decision is None else len(decision.options) / 32,
        action is not None,
        action is not None and action["blocker"] != NOTHING,
        combat is not None,
        0 if combat is None else combat["number"] / 4,
        fight is not None and fight["range"] == "long",
        referendum is not None,
        view.time_called,
    )
    kinds = [one.kind for one in view.procedures if one.span and one.kind != "Window"]
    phases = [kind for kind in kinds if kind.endswith("Phase")]
    made.context[:] = [
        word(text)
        for text in (
            "" if decision is None else decision.kind,
            "" if decision is None else decision.window,
            phases[-1] if phases else "",
            kinds[-1] if kinds else "",
            "" if action is None else action["kind"],
            "" if referendum is None else referendum["kind"],
        )
    ]


def _fill_seat(row: Floats, other: SeatView, view: View, ring: _Ring) -> None:
    action = _fields_of(view, "Action") or {}
    row[:] = (
        other.seat == ring.me,
        other.seat == ring.prey,
        other.seat == ring.predator,
        other.out,
        other.withdrawing,
        other.pool / 30,
        other.victory_points / 6,
        other.hand_count / 7,
        other.library_count / 77,
        other.crypt_count / 12,
        len(other.ash_heap) / 77,
        other.turns / 20,
        view.active == other.seat,
        view.edge == other.seat,
        view.waits_for == other.seat,
        len(other.ready) / 6,
        sum(not card.locked for card in other.ready) / 6,
        len(other.torpor) / 6,
        len(other.uncontrolled) / 6,
        sum(card.blood for card in (*other.ready, *other.torpor)) / 30,
        action.get("seat") == other.seat,
        action.get("bled") == other.seat,
    )


# -- cards ----------------------------------------------------------------------------------

Row = tuple[list[float], int, int, int, int]
"""The columns of CARD, the krcg id, and the links: controller, owner, host."""


class _Rows:
    """The rows of cards as they are found, each card once."""

    def __init__(self, ring: _Ring, roles: dict[int, set[str]]) -> None:
        self.cards: list[Row] = []
        self.place: dict[tuple[int, int], int] = {}
        self._ring = ring
        self._roles = roles

    def read(self, view: View) -> None:
        """Everything that lies somewhere, the viewer's first."""
        size = len(view.seats)
        around = [view.seats[(self._ring.me + step) % size] for step in range(size)]
        for other in around:
            for one in other.hand:
                self._pile(one, "hand", other.seat)
        for other in around:
            for region in PLACES[1:7]:
                for card in getattr(other, region):
                    self._table(card, region)
        for card in view.limbo:
            self._table(card, "limbo")
        for other in around:
            for one in other.research:
                self._pile(one, "research", other.seat)
            for _, _, one in other.remembered:
                self._pile(one, "remembered", other.seat)

    def shown(self, one: Shown) -> int:
        """The row of a card that the question names; -1 for no card."""
        if one.card == NOTHING and not one.krcg:
            return -1
        key = (one.card, 0) if one.card != NOTHING else (NOTHING, one.krcg)
        if key not in self.place:
            self._pile(one, "offered", NOBODY)
        return self.place[key]

    def _pile(self, one: Shown, place: str, seat: int) -> None:
        """A card that is not on the table."""
        face = _face(one.krcg)
        row = self._at(place)
        row[len(PLACES) : len(PLACES) + 2] = (one.krcg != 0, face is not None and face.crypt)
        self._whose(row, seat)
        self._as(row, one.card)
        key = (one.card, 0) if one.card != NOTHING else (NOTHING, one.krcg)
        self._add(key, (row, one.krcg, self._ring.row(seat), self._ring.row(seat), -1))

    def _table(self, card: CardView, place: str, host: int = -1) -> None:
        """A card on the table, then those on it."""
        row = self._at(place)
        start = len(PLACES)
        row[start : start + 2] = (card.krcg != 0, card.back == "crypt")
        self._whose(row, card.controller)
        row[start + 5 : start + 14] = (
            card.face_down,
            card.locked,
            card.blood / 10,
            card.counters / 10,
            dict(card.corruption).get(self._ring.me, 0) / 5,
            max(0, card.capacity) / 10,
            card.merged,
            len(card.traits) / 4,
            card.mode.isupper(),
        )
        self._as(row, card.card)
        ring = self._ring
        made = (row, card.krcg, ring.row(card.controller), ring.row(card.owner), host)
        own = self._add((card.card, 0), made)
        for other in card.attached:
            self._table(other, "attached", own)

    def _add(self, key: tuple[int, int], row: Row) -> int:
        if key not in self.place:
            self.place[key] = len(self.cards)
            self.cards.append(row)
        return self.place[key]

    def _at(self, place: str) -> list[float]:
        row = [0.0] * len(CARD)
        row[PLACES.index(place)] = 1.0
        return row

    def _whose(self, row: list[float], seat: int) -> None:
        ring, start = self._ring, len(PLACES) + 2
        if seat != NOBODY:
            whose = (seat == ring.me, seat == ring.prey, seat == ring.predator)
            row[start : start + 3] = whose

    def _as(self, row: list[float], card: int) -> None:
        for role in self._roles.get(card, ()):
            row[len(CARD) - len(ROLES) + ROLES.index(role)] = 1.0


def _fill_cards(made: Features, rows: _Rows) -> None:
    for place, (row, krcg, controller, owner, host) in enumerate(rows.cards):
        made.cards[place, : len(CARD)] = row
        if krcg:
            made.cards[place, len(CARD) :] = _printed(krcg)
        made.card_names[place] = krcg
        made.card_links[place] = (controller, owner, host)
    made.card_mask[: len(rows.cards)] = 1


def _face(krcg: int) -> Face | None:
    return pool()[krcg] if krcg else None


@functools.cache
def _printed(krcg: int) -> Floats:
    """The columns of FACE of a card."""
    face = pool()[krcg]
    costs = [cost or 0 for cost in (face.blood_cost, face.pool_cost)]
    levels = {code.lower(): 2 if code.isupper() else 1 for code in face.disciplines}
    return np.array(
        [
            *(kind in face.types for kind in TYPES),
            *(max(0, cost) / 5 for cost in costs),
            X_COST in costs,
            (face.capacity or 0) / 10,
            (face.life or 0) / 5,
            (face.strength or 0) / 3,
            (face.bleed or 0) / 3,
            face.title is not None,
            face.unique,
            face.advanced,
            *(levels.get(code, 0) / 2 for code in DISCIPLINES),
        ],
        np.float32,
    )


# -- options --------------------------------------------------------------------------------


def _fill_option(
    made: Features, place: int, one: OptionView, links: tuple[int, ...], rows: _Rows
) -> None:
    target, seat = links[2], links[3]
    mine = seat == 0 or (target >= 0 and rows.cards[target][2] == 0)
    made.options[place] = (
        place == 0,
        one.verb == "pass",
        one.number / 10,
        one.mode.isupper(),
        mine,
        *_gains(one.card.krcg, one.verb, one.mode),
    )
    made.option_words[place] = (word(one.verb), word(one.mode), word(one.word))
    made.option_links[place] = links
    made.action_mask[place] = 1


@functools.cache
def _gains(krcg: int, verb: str, mode: str) -> tuple[float, ...]:
    """What a way to use a card adds, and what it costs."""
    definition = definitions().get(krcg)
    gist = None if definition is None else gist_of(definition, verb, mode)
    if gist is None:
        return (0.0,) * 7
    kinds: Iterator[str] = iter(("bleed", "stealth", "intercept", "strength", "votes"))
    return (*(gist.plus(kind) / 3 for kind in kinds), gist.blood / 5, gist.pool / 5)
