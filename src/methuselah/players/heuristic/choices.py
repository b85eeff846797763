"""Choices that cards and rules ask for: targets, Methuselahs, points, numbers, ways."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from methuselah.engine.decisions import NOBODY, NOTHING, Option
from methuselah.language.drawing.hands import Remove
from methuselah.language.voting.votes import MoveAllocated
from methuselah.players.heuristic import blocking, influence, keeping, politics, trading
from methuselah.players.heuristic.worth import (
    bears,
    blood_worth,
    damage_worth,
    harmful,
    is_burden,
    minion_worth,
    pool_change,
    urgency,
)
from methuselah.players.reading import gists_of, nodes
from methuselah.players.seat import Seat

__all__ = ["score"]


def score(seat: Seat, option: Option, index: int) -> float:
    """What an option of a choice is worth."""
    kind = seat.decision.kind
    if kind == "effect":
        return _way(seat, option, index)
    by_name = BY_NAME.get(kind)
    if by_name is not None and OF.get(kind, _of(option)) == _of(option):
        return by_name(seat, option)
    if option.verb in ("decline", "done", "keep", "pass"):
        return 0.0
    if option.target != NOTHING:
        return _target(seat, option.target)
    if option.seat != NOBODY:
        return _harm_to(seat, option.seat, 1)
    return 0.1


def _of(option: Option) -> str:
    """What an option is: a card, a seat, a word or a number."""
    if option.target != NOTHING:
        return "card"
    return "seat" if option.seat != NOBODY else "word" if option.word else "number"


# -- cards ----------------------------------------------------------------------------------


def _target(seat: Seat, card: int) -> float:
    """A card that something good or bad is about to happen to."""
    bad = seat.once("bad", lambda: _is_bad(seat))
    record = seat.on_table(card)
    if record is None:
        return -keeping.keep(seat, card) if card in seat.hand else 0.3
    owner = record.controller
    if record.region == "uncontrolled":
        return _coming(seat, card, bad=bad)
    share = {seat.me: -1.0, seat.prey: 1.0, seat.predator: 0.7}.get(owner, 0.25)
    worth = minion_worth(seat, card) + (0.6 if not record.locked else 0.0)
    if bad:
        return share * worth
    if owner != seat.me:
        return -worth
    room = max(0, seat.capacity(card) - record.blood)
    twice = 1.0 if bears(seat, card, seat.decision.about) else 0.0
    return 1.0 + blood_worth(seat, card, min(1, room)) + 0.05 * worth - twice


def _coming(seat: Seat, card: int, *, bad: bool) -> float:
    """An uncontrolled crypt card: the one to fill, or the one to lose."""
    if seat.controller(card) != seat.me:
        return 1.0 if bad else -1.0
    value = influence.wanted(seat, card) + 0.1 * seat.blood(card)
    if card == influence.focus(seat):
        value += 2.0
    return -value if bad else value


def _is_bad(seat: Seat) -> bool:
    """Whether the card that asks does harm to what is chosen."""
    definition = seat.definition(seat.decision.about)
    if definition is None:
        return False
    if is_burden(definition):
        return True
    parts = (*definition.modes, *definition.uses, *definition.actions)
    return any(
        harmful(mode.effect) or any(isinstance(n, Remove) for n in nodes(mode.effect))
        for mode in parts
    )


# -- Methuselahs and points -----------------------------------------------------------------


def _harm_to(seat: Seat, who: int, number: int) -> float:
    """Somebody who is to lose pool."""
    return pool_change(seat, who, -number)


def _bleed_to(seat: Seat, option: Option) -> float:
    """Where a bounced bleed goes."""
    if seat.action() is None:
        return _harm_to(seat, option.seat, 1)
    return blocking.bounced_to(seat, option.seat)


def _from(seat: Seat, option: Option) -> float:
    return _harm_to(seat, option.seat, 3)


def _points(seat: Seat, option: Option) -> float:
    """Points that somebody burns, or gains where pool is moved."""
    definition = seat.definition(seat.decision.about)
    gains = definition is not None and any(
        MoveAllocated in gist.does or "gain pool" in gist.says for gist in gists_of(definition)
    )
    if gains:
        return pool_change(seat, option.seat, option.number)
    return politics.allotted(seat, option)


def _clan(seat: Seat, option: Option) -> float:
    return politics.clan_worth(seat, option.word)


# -- numbers --------------------------------------------------------------------------------


def _moved(seat: Seat, option: Option) -> float:
    """Blood of a vampire to the pool; 1 or 2 are left on it."""
    vampire = seat.chosen("target")
    if vampire == NOTHING:
        return 0.1 * option.number
    blood = seat.blood(vampire)
    moved = min(option.number, blood)
    left = blood - moved
    return 0.9 * urgency(seat.pool()) * moved - (1.5 if left < 2 else 0.0) - 0.01 * option.number


def _x(seat: Seat, option: Option) -> float:
    """An X that prevents damage: as much as there is."""
    combat = seat.combat()
    if combat is None:
        return 0.1 * option.number
    mine = next((m for m in combat.fighters if seat.controller(m) == seat.me), NOTHING)
    damage = seat.incoming(mine)
    left = max(0, damage - option.number - 1)
    return -damage_worth(seat, mine, left) - 0.6 * option.number


def _to_pool(seat: Seat, option: Option) -> float:
    return urgency(seat.pool()) * option.number


def _lowest(seat: Seat, option: Option) -> float:
    return -minion_worth(seat, option.target)


def _highest(seat: Seat, option: Option) -> float:
    return minion_worth(seat, option.target)


def _payer(seat: Seat, option: Option) -> float:
    return float(seat.blood(option.target))


def _aim(seat: Seat, option: Option) -> float:
    """The minion itself, not its retainer."""
    return 1.0 if "retainer" not in seat.kinds(option.target) else 0.0


def _diablerie(seat: Seat, option: Option) -> float:
    """Diablerie brings a blood hunt: hers only where her votes would stop it."""
    if option.verb != "diablerize":
        return 0.0
    own = sum(seat.votes(minion) for minion in seat.ready())
    others = sum(seat.votes_left(who) for who in seat.seats if who != seat.me)
    return 1.0 if own > others and seat.controller(option.target) != seat.me else -1.0


def _call_hunt(seat: Seat, option: Option) -> float:
    """A blood hunt is called on whose burning would be worth something."""
    return politics.hunt_worth(seat, option.target) - 0.5 if option.verb == "call hunt" else 0.0


def _ante(seat: Seat, option: Option) -> float:
    """A card of the library for nothing."""
    return 0.0 if option.verb == "decline" else -1.0


def _way(seat: Seat, option: Option, index: int) -> float:
    """One of several ways: what it changes at once; declining changes nothing."""
    if option.verb == "decline":
        return 0.0
    pools, blood = seat.swing(index)
    worth = sum(pool_change(seat, who, pools[who]) for who in seat.seats)
    for card, change in blood:
        own = 1.0 if seat.controller(card) == seat.me else -0.3
        worth += own * blood_worth(seat, card, change)
    return worth + 0.01


BY_NAME: Final[dict[str, Callable[[Seat, Option], float]]] = {
    "to": _bleed_to,
    "from": _from,
    "points": _points,
    "clan": _clan,
    "moved": _moved,
    "X": _x,
    "to pool": _to_pool,
    "locked": _lowest,
    "free": _highest,
    "payer": _payer,
    "aim": _aim,
    "diablerie": _diablerie,
    "discard": keeping.score,
    "call hunt": _call_hunt,
    "ante": _ante,
    "partner": trading.partner,
    "terms of trade": trading.score,
}
"""Choices that their name says how to make."""
OF: Final = {
    **dict.fromkeys(("to", "from", "points"), "seat"),
    **dict.fromkeys(("moved", "X", "to pool"), "number"),
    **dict.fromkeys(("locked", "free", "payer", "aim"), "card"),
    "clan": "word",
}
"""What is chosen there: another choice of this name, of a card nobody thought of, is not it."""
