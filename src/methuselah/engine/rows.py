"""Reading modifiers: rows on the durations in progress and statics of cards in play.

Nothing is written into base values; a total is read when it is needed (design, law 4). Rows
end with the frame that carries them; rows of a Methuselah (`until next unlock`) end when the
rules say so; statics last while their card is in play and not contested.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from methuselah.engine.decisions import NOBODY, NOTHING
from methuselah.engine.definitions import Amount, Block, Condition, Static
from methuselah.engine.programs import run
from methuselah.engine.scope import Scope
from methuselah.engine.state import Frame, Row, State

__all__ = [
    "CHOSEN_WORD",
    "add_row",
    "amount_of",
    "at_least",
    "due",
    "due_once",
    "forget_rows",
    "found",
    "in_force",
    "latch",
    "latched",
    "most",
    "none_in_force",
    "rows_of",
    "scope_of",
    "statics_of",
    "total",
    "totals_of_seats",
    "unlatch",
    "word_of",
    "words",
]


def scope_of(state: State, card: int) -> Scope:
    """The point of view of a card in play: its controller, itself, and the minion it is on.

    A retainer, equipment or other card on a minion belongs to that minion; a minion is itself.
    """
    record = state.cards[card]
    minion = record.parent if record.parent != NOTHING else card
    return Scope(record.controller, card, minion, record.mode)


LOSES: Final = "loses abilities"
"""The kind of what takes the abilities of a card in play for as long as it lasts."""
NOT_LOST: Final = (LOSES, "keyword", "type")
"""What is asked to say whose abilities are lost is not lost itself."""


def is_silent(state: State, card: int) -> bool:
    """Whether a card in play has lost its abilities for now: nothing that its text says counts."""
    return bool(state.hooks.get(LOSES)) and bool(statics_of(state, LOSES, card))


def applies(state: State, static: Static, card: int, subject: int) -> bool:
    """Whether a static of a card in play is about the subject now."""
    if state.hooks.get(LOSES) and static.kind not in NOT_LOST and is_silent(state, card):
        return False
    if static.who is None:
        # Most statics are about their own bearer: no point of view is needed to say of whom not.
        if subject != card and subject != state.cards[card].parent:
            return False
        scope = scope_of(state, card)
        if subject != scope.minion and subject != card:
            return False
    else:
        scope = scope_of(state, card)
        if not static.who.fits(state, scope, subject):
            return False
    return static.when is None or static.when.holds(state, scope)


def _row_holds(state: State, row: Row, subject: int) -> bool:
    if row.when is None:
        return True
    assert isinstance(row.when, Condition)
    you = row.seat if row.seat != NOBODY else state.controller(row.source)
    return row.when.holds(state, Scope(you, row.source, subject))


def rows_of(state: State, kind: str, subject: int) -> list[Row]:
    """The rows of a kind about a subject that hold now, oldest duration first.

    A row without subject is about whatever its frame is about, or about all: it fits any.
    """
    found: list[Row] = []
    sight = state.sight
    if sight is not None:
        if kind in sight.framed:
            for row in sight.framed[kind]:
                if (row.subject == subject or row.subject == NOTHING) and (
                    row.when is None or _row_holds(state, row, subject)
                ):
                    found.append(row)
        if kind in sight.seated:
            for row in sight.seated[kind]:
                if (row.subject == subject or row.subject == NOTHING) and (
                    row.when is None or _row_holds(state, row, subject)
                ):
                    found.append(row)
        return found
    for frame in state.stack:
        if frame.rows:
            for row in frame.rows:
                if (
                    row.kind == kind
                    and (row.subject == subject or row.subject == NOTHING)
                    and (row.when is None or _row_holds(state, row, subject))
                ):
                    found.append(row)
    for seat in state.seats:
        if seat.rows:
            for row in seat.rows:
                if (
                    row.kind == kind
                    and (row.subject == subject or row.subject == NOTHING)
                    and (row.when is None or _row_holds(state, row, subject))
                ):
                    found.append(row)
    return found


def _is_absent(state: State, kind: str) -> bool:
    """Whether nothing at all is of a kind, as one sees at once while options are enumerated."""
    sight = state.sight
    if sight is None or kind in sight.framed or kind in sight.seated:
        return False
    return not state.hooks.get(kind)


def in_force(state: State, kind: str) -> bool:
    """Whether anything at all is of a kind, whatever it is about and whether or not it holds."""
    if state.hooks.get(kind):
        return True
    for frame in state.stack:
        for row in frame.rows:
            if row.kind == kind:
                return True
    for seat in state.seats:
        for row in seat.rows:
            if row.kind == kind:
                return True
    return False


def none_in_force(state: State, kinds: tuple[str, ...]) -> bool:
    """Whether one sees at once, while options are enumerated, that nothing is of these kinds."""
    if state.sight is None:
        return False
    known = state.sight.known
    if kinds not in known:
        known[kinds] = all(_is_absent(state, kind) for kind in kinds)
    return bool(known[kinds])


def statics_of(state: State, kind: str, subject: int) -> list[tuple[int, Static]]:
    """The statics of a kind that are about a subject now, each with its card."""
    found: list[tuple[int, Static]] = []
    for card in state.hooks.get(kind, ()):
        for static in state.definition(card).statics:
            if static.kind == kind and applies(state, static, card, subject):
                found.append((card, static))
    return found


def total(state: State, kind: str, subject: int) -> int:
    """The sum of everything that changes `kind` of a subject (a minion, or a seat's number)."""
    if _is_absent(state, kind):
        return 0
    value = 0
    for row in rows_of(state, kind, subject):
        value += row.value
    if state.hooks.get(kind):
        for card, static in statics_of(state, kind, subject):
            value += amount_of(state, card, static, subject)
    return value


def totals_of_seats(state: State, kind: str) -> list[int]:
    """The totals of a kind about each Methuselah, by seat: each card is asked once for all."""
    sums = [0] * len(state.seats)
    for seat in range(len(sums)):
        for row in rows_of(state, kind, seat):
            sums[seat] += row.value
    for card in state.hooks.get(kind, ()):
        for static in state.definition(card).statics:
            if static.kind != kind or static.who is None:
                continue
            scope = scope_of(state, card)
            if is_silent(state, card):
                continue
            if static.when is None or static.when.holds(state, scope):
                for seat in static.who.find(state, scope):
                    sums[seat] += amount_of(state, card, static, seat)
    return sums


def amount_of(state: State, card: int, static: Static, subject: int = NOTHING) -> int:
    """How much a static of a card in play changes now.

    About several Methuselahs, "you" in the amount is each of them in turn (the subject).
    """
    amount = static.amount
    if not isinstance(amount, Amount):
        return amount
    scope = scope_of(state, card)
    if static.who is not None and static.who.of_seats and subject != NOTHING:
        scope = replace(scope, you=subject)
    return amount.value(state, scope)


def most(state: State, kind: str, subject: int, number: int) -> int:
    """A number, but no more than anything of a kind about a subject allows."""
    return min((number, *_said(state, kind, subject)))


def at_least(state: State, kind: str, subject: int, number: int) -> int:
    """A number, or the highest that anything of a kind about a subject says instead of it."""
    return max((number, *_said(state, kind, subject)))


def _said(state: State, kind: str, subject: int) -> list[int]:
    """The number of each row and static of a kind about a subject."""
    numbers = [row.value for row in rows_of(state, kind, subject)]
    return numbers + [
        amount_of(state, card, static) for card, static in statics_of(state, kind, subject)
    ]


def found(state: State, kind: str, subject: int) -> bool:
    """Whether anything of a kind is about a subject: for permissions and bars."""
    if _is_absent(state, kind):
        return False
    if rows_of(state, kind, subject):
        return True
    return bool(state.hooks.get(kind)) and bool(statics_of(state, kind, subject))


CHOSEN_WORD: Final = "chosen"
"""The word of a static that is the one which its card was given as it was put into play."""


def words(state: State, kind: str, subject: int) -> tuple[str, ...]:
    """The words of everything of a kind about a subject, the oldest first."""
    if _is_absent(state, kind):
        return ()
    named = [row.word for row in rows_of(state, kind, subject)]
    if state.hooks.get(kind):
        for card, static in statics_of(state, kind, subject):
            named.append(word_of(state, card, static))
    return tuple(named)


def word_of(state: State, card: int, static: Static) -> str:
    """The word of what a card in play says: for the chosen one that which the card keeps.

    A card that keeps words of several kinds has one for that kind ("chosen sect").
    """
    if static.word != CHOSEN_WORD or card not in state.cards:
        return static.word
    record = state.cards[card]
    return record.trait(f"{CHOSEN_WORD} {static.kind}") or record.trait(CHOSEN_WORD) or ""


def add_row(
    frame: Frame,
    kind: str,
    value: int = 0,
    *,
    subject: int = NOTHING,
    source: int = NOTHING,
    word: str = "",
    when: object | None = None,
    seat: int = NOBODY,
    effect: object | None = None,
) -> Row:
    """Put a modifier on a duration; it ends when the frame is popped."""
    row = Row(kind, subject, value, source, word, when, seat, effect)
    frame.rows = (*frame.rows, row)
    return row


def forget_rows(state: State, subject: int) -> None:
    """End what lasted on a card: it comes from a pile, as a new one ([LSJ 20040726]).

    What waits for a moment ("at ...") stays: it is no change of the card.
    """
    for frame in state.stack:
        if any(row.subject == subject for row in frame.rows):
            frame.rows = tuple(
                row for row in frame.rows if row.subject != subject or row.kind.startswith("at ")
            )


def due(state: State, frame: Frame, moment: str) -> None:
    """Push what waits on a duration for a moment, so that it happens in the order of playing."""
    _come(state, [row for row in frame.rows if row.kind == "at " + moment])


def due_once(state: State, frame: Frame, moment: str, seat: int = NOBODY) -> bool:
    """What is `due` for a moment waits no more; seat: only hers; whether anything was."""
    waiting = [
        row
        for row in frame.rows
        if row.kind == "at " + moment and (seat == NOBODY or row.seat == seat)
    ]
    if waiting:
        frame.rows = tuple(row for row in frame.rows if row not in waiting)
        _come(state, waiting)
    return bool(waiting)


def _come(state: State, waiting: list[Row]) -> None:
    """Push what the rows hold, the last one first."""
    for row in reversed(waiting):
        assert isinstance(row.effect, Block)
        run(state, row.effect, Scope(row.seat, row.source, row.subject))


def latch(state: State, span: str, *key: str | int) -> None:
    """Mark a use that may be made once in a duration: the innermost frame of that span."""
    frame = state.span(span)
    if frame is not None:
        frame.used = (*frame.used, key)


def unlatch(state: State, span: str, *key: str | int) -> None:
    """Take back the mark of a use."""
    frame = state.span(span)
    if frame is not None:
        frame.used = tuple(other for other in frame.used if other != key)


def latched(state: State, span: str, *key: str | int) -> bool:
    """Whether a use was marked in the innermost frame of that span."""
    frame = state.span(span)
    return frame is not None and key in frame.used
