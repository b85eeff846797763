"""What the page of a seat draws: the open table, her own hand, what goes on, what is asked of her.

Everything here is made from `view(state, seat)` and from facts that lie open to all, so a page
never holds what its seat may not know (design, law 7). It is plain data that msgspec writes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from methuselah.engine.decisions import NOBODY, NOTHING
from methuselah.engine.rows import total
from methuselah.engine.state import State
from methuselah.engine.traits import disciplines_of, is_minion, life_of, types_of
from methuselah.engine.views import CardView, SeatView, Shown, View, lines_since, view
from methuselah.rules.combat.strikes import strength
from methuselah.rules.turn.influence import price_of
from methuselah.server.asking import (
    HandCard,
    Question,
    Reference,
    gists_of_plays,
    hand_now,
    question_now,
)
from methuselah.server.guiding import GuideNow, guide_now
from methuselah.server.pacing import Pacing
from methuselah.server.plays import PlayedNow, played_now
from methuselah.table.chronicle import Told, tell
from methuselah.table.consequences import consequences
from methuselah.table.misplays import steps_to_come
from methuselah.table.naming import Telling, relation, short_name
from methuselah.table.questions import window_words
from methuselah.table.seats import Span, Table
from methuselah.table.situation import Situation, situation
from methuselah.table.speech import spoken

__all__ = ["CardNow", "Screen", "SeatNow", "Standing", "outlook", "screen"]

Mark = Literal["", "acting", "blocking", "target", "fighting"]
"""What a card does in what goes on."""

LEAVING: Final = ("ousted", "withdrew")
"""What the journal says of a Methuselah who leaves the game."""


@dataclass(frozen=True, slots=True)
class CardNow:
    """A card on the table. full: its capacity, starting life, or what it costs to influence out;
    mark: "acting", "blocking", "target" or "fighting" while it is; spoken: all of it in words.
    """

    id: int
    krcg: int
    name: str
    short: str
    kind: str
    back: str
    locked: bool
    face_down: bool
    blood: int
    full: int
    counters: int
    corruption: tuple[tuple[int, int], ...]
    clan: str
    sect: str
    title: str
    disciplines: tuple[str, ...]
    strength: int
    bleed: int
    mark: Mark
    attached: tuple[CardNow, ...]
    spoken: str


@dataclass(frozen=True, slots=True)
class SeatNow:
    """A Methuselah as the viewer sees her. relation: "you", "prey", "grand prey", ...; left: the
    turn in which she was ousted or withdrew, 0 while she is in the game; left_to: who was her
    predator then, NOBODY for one who withdrew.
    """

    seat: int
    name: str
    relation: str
    person: bool
    pool: int
    victory_points: float
    edge: bool
    out: bool
    left: int
    left_to: int
    hand: int
    library: int
    crypt: int
    ash_heap: tuple[Reference, ...]
    removed: tuple[Reference, ...]
    research: tuple[Reference, ...]
    ready: tuple[CardNow, ...]
    torpor: tuple[CardNow, ...]
    uncontrolled: tuple[CardNow, ...]
    incapacitated: tuple[CardNow, ...]
    in_play: tuple[CardNow, ...]
    contested: tuple[CardNow, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """How the game ended. seats: from the first place on; winner: NOBODY for none."""

    winner: int
    reason: str
    points: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Screen:
    """The whole page of a seat. ring: seats clockwise from the viewer; lines: the log since the
    last screen, or all of it where `afresh` says so; played: the cards played since; order: a
    standing order in words, and passed_for: how often it passed; full, hold, stops: how she is
    asked; steps: those to come of what goes on, while she is asked, and forfeited: the one before
    which she has nothing, "" for none; awaited: the seats that everybody waits for; speech: the
    words that this edition has for others; spans: what a standing order may wait for now; guide:
    of a first game.
    """

    game: str
    at: int
    you: int
    turn: int
    active: int
    phase: str
    window: str
    impulse: int
    waiting: str
    ring: tuple[int, ...]
    seats: tuple[SeatNow, ...]
    now: Situation
    names: dict[int, str]
    hand: tuple[HandCard, ...]
    question: Question | None
    lines: tuple[Told, ...]
    played: tuple[PlayedNow, ...]
    afresh: bool
    order: str
    order_until: str
    spans: tuple[Span, ...]
    passed_for: int
    full: bool
    hold: bool
    steps: tuple[str, ...]
    forfeited: str
    stops: tuple[str, ...]
    awaited: tuple[int, ...]
    several: bool
    can_undo: bool
    standing: Standing | None
    speech: dict[str, str]
    guide: GuideNow


def screen(
    table: Table,
    seat: int,
    game: str,
    since: int = 0,
    pacing: Pacing | None = None,
    language: str = "en",
    at: int = 0,
) -> Screen:
    """The page of a seat; NOBODY looks on. since: how much of the journal it knows already; at: the
    number of this screen, that of the question if none is said.
    """
    pacing = pacing or Pacing(table.state, len(table.game.log))
    state = pacing.state
    seen = view(state, seat, 0)
    decision = state.pending if state.pending is not None and state.pending.seat == seat else None
    now = situation(state, language)
    telling = Telling(state, seat, decision, language)
    afresh = not since or since > len(table.state.journal)
    given = table.orders.get(seat)
    wishes = pacing.wishes
    question = None if decision is None else question_now(telling, decision, seen, pacing)
    lines = lines_since(table.state, seat, 0 if afresh else since)
    return Screen(
        game=game,
        at=at or pacing.at,
        you=seat,
        turn=state.turn,
        active=state.active,
        phase=now.phase,
        window=spoken(state, window_words(now.window, language), language) if now.window else "",
        impulse=now.impulse,
        waiting=_waiting(telling, state, pacing.awaited),
        ring=_ring(state, seat),
        seats=tuple(_seat(state, seen, one, telling, now, table) for one in seen.seats),
        now=now,
        names=_names(telling, now, question),
        hand=hand_now(telling),
        question=question,
        lines=tuple(tell(telling, lines)),
        played=() if afresh else played_now(telling, lines),
        afresh=afresh,
        order="" if given is None else telling.say(given.message),
        order_until="" if given is None else given.until,
        spans=table.spans(),
        passed_for=pacing.passed_for,
        full=wishes.full,
        hold=wishes.hold,
        steps=() if decision is None else steps_to_come(state),
        forfeited=table.game.forfeited_by(seat),
        stops=tuple(sorted(wishes.stops)) if seat != NOBODY else (),
        awaited=pacing.awaited,
        several=len(state.seats) - len(table.players) > 1,
        can_undo=table.can_undo(),
        standing=_standing(state),
        speech=dict(state.setting.edition.speech),
        guide=guide_now(state, seat, decision, now),
    )


def outlook(state: State, seat: int, language: str = "en") -> tuple[str, ...]:
    """What follows from each option of the question to a seat, and of a card from which nothing
    follows by itself what it does; () if none is asked of her.
    """
    decision = state.pending
    if decision is None or decision.seat != seat:
        return ()
    follows = consequences(state, decision, language)
    does = gists_of_plays(state, decision, language)
    return tuple(then or gist for then, gist in zip(follows, does, strict=True))


def _ring(state: State, seat: int) -> tuple[int, ...]:
    """All seats clockwise from the viewer: one who was ousted keeps her place."""
    order = state.order
    start = order.index(seat) if seat in order else 0
    return order[start:] + order[:start]


def _waiting(telling: Telling, state: State, awaited: tuple[int, ...]) -> str:
    if state.result is not None:
        return ""
    if state.pending is not None and state.pending.seat == telling.viewer:
        return telling.say("waits-for-you")
    names = [telling.named(seat) for seat in awaited]
    if not names:
        return telling.say("waits-for-anybody")
    return telling.say("waits-for", names=telling.both(names), n=len(names))


def _names(telling: Telling, now: Situation, question: Question | None) -> dict[int, str]:
    """The names of the cards that the stage speaks of, and under which options are found."""
    options = () if question is None else question.options
    cards = [option.cards[0] for option in options if option.cards]
    if now.action is not None:
        cards += [now.action.acting, now.action.card, now.action.target, now.action.blocker]
    if now.combat is not None:
        cards += [now.combat.acting, now.combat.opposing]
    if now.referendum is not None:
        cards += [now.referendum.calling, now.referendum.card, now.referendum.hunted]
        cards += [card for _, card, _, _ in now.referendum.casts]
        cards += [card for _, card, _ in now.referendum.to_come]
    return {card: telling.card(card) for card in cards if card != NOTHING}


# -- seats and cards --------------------------------------------------------------------------


def _seat(
    state: State, seen: View, one: SeatView, telling: Telling, now: Situation, table: Table
) -> SeatNow:
    def cards(views: tuple[CardView, ...]) -> tuple[CardNow, ...]:
        return tuple(_card(state, card, telling, now) for card in views)

    left, left_to = _left(table.state, one.seat) if one.out else (0, NOBODY)
    return SeatNow(
        seat=one.seat,
        name=telling.named(one.seat),
        relation=relation(state, seen.viewer, one.seat),
        person=one.seat not in table.players,
        pool=one.pool,
        victory_points=one.victory_points,
        edge=seen.edge == one.seat,
        out=one.out,
        left=left,
        left_to=left_to,
        hand=one.hand_count,
        library=one.library_count,
        crypt=one.crypt_count,
        ash_heap=_pile(one.ash_heap),
        removed=_pile(one.removed),
        research=_pile(one.research, len(state.seats[one.seat].research)),
        ready=cards(one.ready),
        torpor=cards(one.torpor),
        uncontrolled=cards(one.uncontrolled),
        incapacitated=cards(one.incapacitated),
        in_play=cards(one.permanent),
        contested=cards(one.contested),
    )


def _left(state: State, seat: int) -> tuple[int, int]:
    """The turn in which a Methuselah left the game, and who ousted her."""
    turn = 0
    gone: set[int] = set()
    for line in state.journal:
        if line.what == "turn":
            turn = line.number
        elif line.what in LEAVING:
            if line.seat == seat:
                place = state.order.index(seat)
                before = [*state.order[place + 1 :], *state.order[:place]]
                hunting = [other for other in before if other not in gone]
                ousted = line.what == "ousted" and hunting
                return turn, hunting[-1] if ousted else NOBODY
            gone.add(line.seat)
    return turn, NOBODY


def _pile(cards: Sequence[Shown], size: int = 0) -> tuple[Reference, ...]:
    """The cards of a pile that the viewer knows, and a back for each other one."""
    known = tuple(Reference(card.card, card.krcg, card.name) for card in cards)
    return known + (Reference(NOTHING, 0, ""),) * (size - len(known))


def _card(state: State, card: CardView, telling: Telling, now: Situation) -> CardNow:
    known = bool(card.name)
    minion = known and is_minion(state, card.card)
    title = telling.title(card.card) if minion else ""
    kinds = types_of(state, card.card) if known else ()
    made = CardNow(
        id=card.card,
        krcg=card.krcg,
        name=card.name,
        short=short_name(card.name) if known else "",
        kind=kinds[0] if kinds else "",
        back=card.back,
        locked=card.locked,
        face_down=card.face_down,
        blood=card.blood,
        full=_full(state, card, kinds),
        counters=card.counters,
        corruption=card.corruption,
        clan=card.clan,
        sect=card.sect,
        title=title,
        disciplines=disciplines_of(state, card.card) if known and "vampire" in kinds else (),
        strength=strength(state, card.card) if minion else 0,
        bleed=_bleed(state, card.card) if minion else 0,
        mark=_mark(card.card, now),
        attached=tuple(_card(state, on, telling, now) for on in card.attached),
        spoken="",
    )
    return _spoken(telling, made)


def _full(state: State, card: CardView, kinds: tuple[str, ...]) -> int:
    """What the counters of a card are counted against."""
    if not card.name:
        return 0
    if state.cards[card.card].region == "uncontrolled":
        return price_of(state, card.card)
    if "vampire" in kinds:
        return card.capacity
    return life_of(state, card.card) if {"ally", "retainer"} & set(kinds) else 0


def _bleed(state: State, minion: int) -> int:
    face = state.definition(minion).face
    return max(0, (1 if face.bleed is None else face.bleed) + total(state, "bleed", minion))


def _mark(card: int, now: Situation) -> Mark:
    if now.combat is not None and card in (now.combat.acting, now.combat.opposing):
        return "fighting"
    action = now.action
    if action is not None:
        marks: dict[int, Mark] = {
            action.target: "target",
            action.blocker: "blocking",
            action.acting: "acting",
        }
        return marks.get(card, "") if card != NOTHING else ""
    return ""


def _spoken(telling: Telling, card: CardNow) -> CardNow:
    """The same card with all that its picture shows in words, for who listens to the page."""
    if not card.name:
        words = telling.say("spoken-back", back=card.back)
        words += f", {telling.say('blood', n=card.blood)}" if card.blood else ""
    else:
        parts = [card.name, card.clan, card.title]
        if card.full:
            unit = "spoken-blood" if card.kind == "vampire" else "spoken-life"
            parts.append(telling.say(unit, n=card.blood, full=card.full))
        parts.append(telling.say("spoken-counters", n=card.counters) if card.counters else "")
        parts.append(telling.say(f"spoken-{card.mark}") if card.mark else "")
        locked = telling.say("locked") if card.locked else ""
        parts.append(spoken(telling.state, locked, telling.language))
        parts += [telling.say("spoken-with", name=on.name) for on in card.attached if on.name]
        words = ", ".join(part for part in parts if part)
    return replace(card, spoken=words)


def _standing(state: State) -> Standing | None:
    result = state.result
    if result is None:
        return None
    return Standing(result.winner, result.reason, tuple(result.victory_points))
