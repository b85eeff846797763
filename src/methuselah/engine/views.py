"""What a seat may know of a state, built from a whitelist (design, law 7).

`view(state, seat)` is plain frozen data that msgspec writes as JSON: everything that lies open,
her own hand and uncontrolled cards, what she has seen, the journal without the secrets of
others, and the question if it is hers. The spectator's seat is NOBODY. Nothing else of a state
goes to a client, and a card that she does not know has no name there: `krcg` is 0.
"""

from __future__ import annotations

from dataclasses import dataclass

from methuselah.engine.decisions import NOBODY, NOTHING, Decision, Option, Result
from methuselah.engine.determinize import determinize
from methuselah.engine.journal import Entry
from methuselah.engine.knowledge import hidden_ids, lies_open, sees
from methuselah.engine.state import READY, TORPOR, Frame, State
from methuselah.engine.traits import capacity, clan_of, sect_of

__all__ = [
    "CardView",
    "DecisionView",
    "Line",
    "OptionView",
    "Procedure",
    "SeatView",
    "Shown",
    "View",
    "determinize",
    "hidden_ids",
    "lines_since",
    "view",
]

LINES = 50
NOT_SHOWN = 0
"""The krcg id of a card that the viewer does not know."""
BY_DEFINITION = ("fetch",)
"""Verbs of options that name a card by the index of its definition, in `number`."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A card and what it is: its krcg id and name, or 0 and "" for a back."""

    card: int = NOTHING
    krcg: int = NOT_SHOWN
    name: str = ""


@dataclass(frozen=True, slots=True)
class CardView:
    """A card on the table. back: "crypt" or "library"; capacity, clan and sect as they are now;
    corruption: pairs of a seat and the number of its corruption counters.
    """

    card: int
    krcg: int
    name: str
    back: str
    owner: int
    controller: int
    face_down: bool
    locked: bool
    blood: int
    counters: int
    corruption: tuple[tuple[int, int], ...]
    capacity: int
    clan: str
    sect: str
    mode: str
    merged: bool
    traits: tuple[tuple[str, str], ...]
    attached: tuple[CardView, ...]


@dataclass(frozen=True, slots=True)
class SeatView:
    """A Methuselah. hand: the cards in it that the viewer knows; remembered: the cards of her
    library and crypt that the viewer knows, each with its pile and its place from the top.
    """

    seat: int
    name: str
    pool: int
    victory_points: float
    out: bool
    withdrawing: bool
    turns: int
    hand_count: int
    library_count: int
    crypt_count: int
    hand: tuple[Shown, ...]
    remembered: tuple[tuple[str, int, Shown], ...]
    ash_heap: tuple[Shown, ...]
    removed: tuple[Shown, ...]
    research: tuple[Shown, ...]
    ready: tuple[CardView, ...]
    torpor: tuple[CardView, ...]
    uncontrolled: tuple[CardView, ...]
    incapacitated: tuple[CardView, ...]
    permanent: tuple[CardView, ...]
    contested: tuple[CardView, ...]


@dataclass(frozen=True, slots=True)
class Procedure:
    """A procedure in progress, outermost first: its class, its step, and the fields it shows."""

    kind: str
    span: str
    step: str
    fields: tuple[tuple[str, int | str | bool | tuple[int, ...]], ...]


@dataclass(frozen=True, slots=True)
class OptionView:
    """One answer, with the names of the cards that it is about."""

    verb: str
    card: Shown
    minion: Shown
    mode: str
    target: Shown
    seat: int
    number: int
    word: str


@dataclass(frozen=True, slots=True)
class DecisionView:
    """The question to the viewer."""

    kind: str
    window: str
    about: Shown
    rule: str
    options: tuple[OptionView, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the journal as the viewer may read it: cards as they were then."""

    what: str
    seat: int
    card: Shown
    other: Shown
    number: int
    word: str
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class View:
    """Everything that one seat may know. waits_for: the seat that is asked, NOBODY if none."""

    viewer: int
    turn: int
    active: int
    edge: int
    order: tuple[int, ...]
    edition: str
    events_played: tuple[str, ...]
    time_called: bool
    seats: tuple[SeatView, ...]
    limbo: tuple[CardView, ...]
    procedures: tuple[Procedure, ...]
    waits_for: int
    decision: DecisionView | None
    journal: tuple[Line, ...]
    result: Result | None


def view(state: State, seat: int, lines: int = LINES) -> View:
    """What a seat may know, with the last `lines` of the journal."""
    pending = state.pending
    limbo = tuple(card for card, record in state.cards.items() if record.region == "limbo")
    return View(
        viewer=seat,
        turn=state.turn,
        active=state.active,
        edge=state.edge,
        order=state.order,
        edition=state.setting.edition.name,
        events_played=state.events_played,
        time_called=state.time_called,
        seats=tuple(_seat_view(state, seat, other) for other in range(len(state.seats))),
        limbo=_cards(state, seat, limbo),
        procedures=tuple(_procedure(frame) for frame in state.stack if frame.span or frame.shown),
        waits_for=NOBODY if pending is None else pending.seat,
        decision=None if pending is None or pending.seat != seat else _decision(state, pending),
        journal=_journal(state, seat, lines),
        result=state.result,
    )


# -- cards ----------------------------------------------------------------------------------


def _named(state: State, card: int, index: int) -> Shown:
    """A card under the definition with this index; a back, or no card, where there is none."""
    if index == NOTHING:
        return Shown(card)
    definition = state.setting.definitions[index]
    return Shown(card, definition.id, definition.name)


def _shown(state: State, seat: int, card: int) -> Shown:
    """A card as a seat sees it now."""
    known = card != NOTHING and sees(state, seat, card)
    return _named(state, card, state.faces[card] if known else NOTHING)


def _pile(state: State, seat: int, cards: tuple[int, ...]) -> tuple[Shown, ...]:
    """The cards of a pile that a seat knows."""
    return tuple(_shown(state, seat, card) for card in cards if sees(state, seat, card))


def _remembered(state: State, seat: int, owner: int) -> tuple[tuple[str, int, Shown], ...]:
    """The cards of a library and crypt that a seat knows, from the top."""
    if not state.known:
        return ()
    record = state.seats[owner]
    return tuple(
        (pile, place, _shown(state, seat, card))
        for pile, cards in (("library", record.library), ("crypt", record.crypt))
        for place, card in enumerate(reversed(cards))
        if seat in state.known.get(card, ())
    )


def _cards(state: State, seat: int, cards: tuple[int, ...]) -> tuple[CardView, ...]:
    return tuple(_card_view(state, seat, card) for card in cards)


def _card_view(state: State, seat: int, card: int) -> CardView:
    """A card on the table; of one that the seat does not know, what its back shows."""
    record = state.cards[card]
    face = state.definition(card).face
    known = sees(state, seat, card)
    minion = known and (face.crypt or record.region in (READY, TORPOR))
    return CardView(
        card=card,
        krcg=face.id if known else NOT_SHOWN,
        name=face.name if known else "",
        back="crypt" if state.printed(card).face.crypt else "library",
        owner=state.owner(card),
        controller=record.controller,
        face_down=record.face_down,
        locked=record.locked,
        blood=record.blood,
        counters=record.counters,
        corruption=record.corruption,
        capacity=capacity(state, card) if minion else NOTHING,
        clan=clan_of(state, card) if minion else "",
        sect=sect_of(state, card) if minion else "",
        mode=record.mode if known else "",
        merged=record.merged_with != NOTHING,
        traits=record.traits if lies_open(record) else (),
        attached=_cards(state, seat, record.attached),
    )


def _seat_view(state: State, seat: int, other: int) -> SeatView:
    """One Methuselah as a seat sees her."""
    record = state.seats[other]
    return SeatView(
        seat=other,
        name=state.setting.names[other],
        pool=record.pool,
        victory_points=record.half_points / 2,
        out=record.out,
        withdrawing=record.withdrawing,
        turns=record.turns,
        hand_count=len(record.hand),
        library_count=len(record.library),
        crypt_count=len(record.crypt),
        hand=_pile(state, seat, record.hand),
        remembered=_remembered(state, seat, other),
        ash_heap=_pile(state, seat, record.ash_heap),
        removed=_pile(state, seat, record.removed),
        research=_pile(state, seat, record.research),
        ready=_cards(state, seat, record.ready),
        torpor=_cards(state, seat, record.torpor),
        uncontrolled=_cards(state, seat, record.uncontrolled),
        incapacitated=_cards(state, seat, record.incapacitated),
        permanent=_cards(state, seat, record.permanent),
        contested=_cards(state, seat, record.contested),
    )


# -- what goes on ---------------------------------------------------------------------------


def _procedure(frame: Frame) -> Procedure:
    """A frame by the fields that it declares open to all."""
    fields = tuple((name, getattr(frame, name)) for name in frame.shown)
    return Procedure(type(frame).__name__, frame.span, frame.at, fields)


def _decision(state: State, decision: Decision) -> DecisionView:
    return DecisionView(
        kind=decision.kind,
        window=decision.window,
        about=_offered(state, decision.seat, decision.about),
        rule=decision.rule,
        options=tuple(_option(state, decision.seat, option) for option in decision.options),
    )


def _offered(state: State, seat: int, card: int) -> Shown:
    """A card that an option names. In a pile she looks at it to choose it; a back stays one."""
    if card != NOTHING and card not in state.cards:
        return _named(state, card, state.faces[card])
    return _shown(state, seat, card)


def _option(state: State, seat: int, option: Option) -> OptionView:
    card = _offered(state, seat, option.card)
    if option.verb in BY_DEFINITION:
        card = _named(state, NOTHING, option.number)
    return OptionView(
        verb=option.verb,
        card=card,
        minion=_offered(state, seat, option.minion),
        mode=option.mode,
        target=_offered(state, seat, option.target),
        seat=option.seat,
        number=option.number,
        word=option.word,
    )


def _journal(state: State, seat: int, lines: int) -> tuple[Line, ...]:
    """The last lines, without those that are for the table's pacing alone."""
    told: list[Line] = []
    for entry in reversed(state.journal):
        if len(told) == lines:
            break
        if not (entry.secret and entry.seat == NOBODY):
            told.append(_line(state, seat, entry))
    return tuple(reversed(told))


def lines_since(state: State, seat: int, start: int) -> tuple[Line, ...]:
    """The lines from the given place of the journal on, as the viewer may read them."""
    return tuple(
        _line(state, seat, entry)
        for entry in state.journal[start:]
        if not (entry.secret and entry.seat == NOBODY)
    )


def _line(state: State, seat: int, entry: Entry) -> Line:
    """A line, in which cards that the seat did not see are no cards."""
    sees_card = entry.seers is None or (seat != NOBODY and seat in entry.seers)
    sees_other = entry.other_seers is None or (seat != NOBODY and seat in entry.other_seers)
    return Line(
        what=entry.what,
        seat=entry.seat,
        card=_told(state, entry, entry.card, entry.face, sees_card),
        other=_told(state, entry, entry.other, entry.other_face, sees_other),
        number=entry.number,
        word=entry.word,
        seats=entry.seats,
    )


def _told(state: State, entry: Entry, card: int, face: int, seen: bool) -> Shown:
    """A card of a line. A secret one is not even a card; a back on the table keeps its id."""
    if seen:
        return _named(state, card, face)
    return Shown() if entry.secret else Shown(card)
