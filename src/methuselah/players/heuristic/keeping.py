"""Which cards to keep: what the hand can still use, and what only takes up room."""

from __future__ import annotations

from methuselah.engine.decisions import Option
from methuselah.engine.definitions import Node
from methuselah.language.actions.course import Redirect
from methuselah.players.heuristic.hands import copies
from methuselah.players.heuristic.worth import asset
from methuselah.players.reading import gists_of
from methuselah.players.seat import Seat

__all__ = ["deadest", "keep", "score"]

WAKES = 1.5
"""What a card is worth that lets a locked minion react."""
CLUTTER = 1.3
"""A card that is worth less than this is discarded for another."""


def keep(seat: Seat, card: int) -> float:
    """What a card in hand is worth to her."""
    definition = seat.definition(card)
    if definition is None:
        return 0.0
    made: float = seat.once(("keep", definition.id), lambda: _keep(seat, card))
    return made


def _keep(seat: Seat, card: int) -> float:
    definition = seat.definition(card)
    assert definition is not None
    value = 0.0
    minions = (*seat.ready(), *seat.torpor(), *_coming(seat))
    for gist in gists_of(definition):
        if gist.mode.by == "methuselah":
            value = max(value, 0.8 if seat.able(-1, definition, gist.mode) else 0.3)
        elif any(seat.able(minion, definition, gist.mode) for minion in minions):
            value = max(value, _worth(gist.does, gist.plus("stealth"), gist.plus("bleed")))
            if gist.mode.by == "locked":
                value = max(value, WAKES)
    if definition.face.unique and asset(definition) > 0 and _controlled(seat, card):
        value = 0.0
    return value / (1.0 + 0.3 * (copies(seat, definition) - 1))


def _worth(does: frozenset[type[Node]], stealth: int, bleed: int) -> float:
    if Redirect in does:
        return 1.8
    return 1.0 + 0.15 * stealth + 0.2 * bleed


def _coming(seat: Seat) -> tuple[int, ...]:
    """Her vampires that are on their way."""
    begun = tuple(card for card in seat.uncontrolled if seat.blood(card))
    return begun or seat.uncontrolled


def _controlled(seat: Seat, card: int) -> bool:
    mine = seat.definition(card)
    assert mine is not None
    return any(
        other is not None and other.id == mine.id
        for other in map(seat.definition, seat.permanents(seat.me))
    )


def deadest(seat: Seat) -> float:
    """The worth of the least useful card in hand."""
    return min((keep(seat, card) for card in seat.hand), default=9.0)


def score(seat: Seat, option: Option) -> float:
    """What discarding a card is worth."""
    if seat.library_left() == 0 and seat.decision.window != "hand":
        return -1.0
    return CLUTTER - keep(seat, option.card)
