"""The influence phase: the best vampire within reach first, and enough pool kept."""

from __future__ import annotations

from methuselah.engine.decisions import Option
from methuselah.players.heuristic.worth import UNSEEN, threat
from methuselah.players.seat import Seat

__all__ = ["fill", "focus", "score"]

KEPT = {0: 3, 1: 5, 2: 6, 3: 8}
"""Pool kept back by the number of minions she has; more for those beyond."""
KEPT_BEYOND = 16
ENOUGH = 5
MANY = 24
"""With so many minions more are hardly worth their pool."""


def floor(seat: Seat) -> int:
    """How far the pool may fall for one more vampire."""
    minions = len(seat.ready()) + len(seat.torpor())
    if minions >= ENOUGH:
        return MANY
    kept = KEPT.get(minions, KEPT_BEYOND)
    return max(kept, int(threat(seat)) + UNSEEN) if minions else kept


def wanted(seat: Seat, card: int) -> float:
    """What bringing out a crypt card is worth now; 0 or less where it is not to be."""
    definition = seat.definition(card)
    if definition is None or _in_the_way(seat, card):
        return 0.0
    need = seat.price(card) - seat.blood(card)
    if need <= 0:
        return 50.0
    if seat.pool() - need < floor(seat):
        return 0.0
    turns = -(-need // max(4, seat.transfers()))
    face = definition.face
    value = 2.0 + 0.45 * (face.capacity or 1) + (0.8 if face.title else 0.0)
    return value / (turns + 0.6) + 0.02 * seat.blood(card)


def _in_the_way(seat: Seat, card: int) -> bool:
    """Whether she controls this very vampire already, or has begun with another copy."""
    mine = seat.definition(card)
    assert mine is not None
    for other in (*seat.ready(), *seat.torpor()):
        its = seat.definition(other)
        if its is not None and its.face.printed_name == mine.face.printed_name:
            return True
    for other in seat.uncontrolled:
        its = seat.definition(other)
        if other != card and its is not None and its.id == mine.id:
            first = (-seat.blood(card), card) > (-seat.blood(other), other)
            if first:
                return True
    return False


def focus(seat: Seat) -> int:
    """The crypt card to fill next, or -1."""

    def read() -> int:
        best, chosen = 0.0, -1
        for card in seat.uncontrolled:
            value = wanted(seat, card)
            if value > best:
                best, chosen = value, card
        return chosen

    made: int = seat.once("focus", read)
    return made


def score(seat: Seat, option: Option) -> float:
    """What an option of the influence phase is worth."""
    if option.verb == "move out":
        return 90.0
    if option.verb == "transfer":
        return 5.0 if option.target == focus(seat) else -5.0
    if option.verb == "take back":
        return _take_back(seat, option.target)
    if option.verb == "draw from the crypt":
        return _draw(seat)
    if option.verb == "merge":
        return 3.0 if seat.pool() > 8 else -1.0
    return 0.0


def _take_back(seat: Seat, card: int) -> float:
    """Pool out of the uncontrolled region, in need only."""
    if seat.pool() > 4 or focus(seat) == card:
        return -1.0
    return 2.0


def _draw(seat: Seat) -> float:
    """A new crypt card where nothing that she has could be used."""
    minions = len(seat.ready()) + len(seat.torpor())
    if focus(seat) != -1 or minions >= ENOUGH:
        return -1.0
    useful = [card for card in seat.uncontrolled if not _in_the_way(seat, card)]
    if useful or seat.pool() < floor(seat) + 4:
        return -1.0
    return 1.0


def fill(seat: Seat, blood: int) -> float:
    """Blood for a vampire that is to come out: it is worth the pool that it saves."""
    card = focus(seat)
    minions = len(seat.ready())
    if card == -1:
        return 0.8 if seat.uncontrolled and minions < 4 else -0.5
    need = seat.price(card) - seat.blood(card)
    return min(blood, need) * (1.2 if minions < 4 else 0.8)
