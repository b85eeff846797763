"""Master cards, and the abilities of cards in play outside actions."""

from __future__ import annotations

from methuselah.engine.decisions import Option
from methuselah.language.changing.effects import GiveControl, Put
from methuselah.language.choosing.choices import Choose
from methuselah.language.drawing.hands import Discard
from methuselah.language.reading.which import Those
from methuselah.players.heuristic.influence import fill, focus
from methuselah.players.heuristic.keeping import deadest
from methuselah.players.heuristic.opinions import opinion, toll
from methuselah.players.heuristic.worth import (
    asset,
    bears,
    blood_worth,
    card_cost,
    income,
    is_burden,
    lasting,
    minion_worth,
    urgency,
)
from methuselah.players.reading import Gist, nodes
from methuselah.players.seat import Seat

__all__ = ["score", "use"]

SAFE = 5
"""Below so much pool no master card is worth its cost."""
IDLE = 0.15
"""What an ability must be worth to be used at all."""


def score(seat: Seat, option: Option) -> float:
    """What playing a master card is worth, its place in the hand included."""
    gist = seat.gist(option)
    definition = seat.definition(option.card)
    if gist is None or definition is None:
        return -1.0
    if gist.pool and seat.pool() - gist.pool < SAFE:
        return -1.0
    return _gain(seat, option, gist) + 0.25 - card_cost(gist.pool, seat) * 0.6


def _gain(seat: Seat, option: Option, gist: Gist) -> float:
    definition = seat.definition(option.card)
    assert definition is not None
    if "blood to pool" in gist.says:
        return _blood_for_pool(seat)
    if Put in gist.does:
        if not gist.mode.announce:
            return max(asset(definition) * lasting(seat), income(seat, definition))
        if is_burden(definition):
            return 1.4 if any(seat.ready(who) for who in (seat.prey, seat.predator)) else -1.0
        without = [m for m in seat.ready() if not bears(seat, m, option.card)]
        return asset(definition) * 0.8 if without else -1.0
    if "lock" in gist.says:
        return _lock(seat)
    if (blood := gist.counts("gain blood")) and _is_for_one_to_come(gist):
        return fill(seat, blood)
    if "gain blood" in gist.says:
        room = [m for m in seat.ready() if seat.blood(m) < seat.capacity(m)]
        return max((blood_worth(seat, minion, 1) for minion in room), default=-1.0)
    return max(0.4, opinion(seat, option, gist))


def _is_for_one_to_come(gist: Gist) -> bool:
    """Whether a vampire in an uncontrolled region is chosen."""
    chosen = [node.which for node in nodes(gist.mode.announce) if isinstance(node, Choose)]
    return any("uncontrolled" in which.places for which in chosen if isinstance(which, Those))


def _blood_for_pool(seat: Seat) -> float:
    """Blood of a full vampire as pool."""
    richest = max((seat.blood(minion) for minion in seat.ready()), default=0)
    return (richest - 3) * 0.5 * urgency(seat.pool()) if richest >= 4 else -1.0


def _lock(seat: Seat) -> float:
    """One blocker less, while somebody can make use of it."""
    able = sum(not seat.locked(minion) for minion in seat.ready())
    blockers = [m for m in seat.ready(seat.prey) if not seat.locked(m)]
    return 0.7 * seat.bleed(blockers[0]) + 0.5 if able and len(blockers) == 1 else 0.3


# -- cards in play --------------------------------------------------------------------------


def use(seat: Seat, option: Option) -> float:
    """What an ability of a card in play is worth outside actions, referendums and combat."""
    gist = seat.gist(option)
    if gist is None:
        return -1.0
    window = seat.decision.window
    mine = seat.active == seat.me
    if "blood to pool" in gist.says:
        return _doll(seat, option)
    if "leave torpor" in gist.says:
        fallen = [minion for minion in seat.torpor() if seat.is_vampire(minion)]
        return max((0.8 * minion_worth(seat, m) for m in fallen), default=0.0) - 1.0
    if "gain pool" in gist.says:
        return 1.0 if window == "unlock" or focus(seat) == -1 else -0.5
    if GiveControl in gist.does:
        return 1.0
    if "gain blood" in gist.says:
        return _blood(seat, window, gist) if mine else -1.0
    if Discard in gist.does and window in ("minion", "discard") and mine:
        return 0.3 if deadest(seat) < 0.8 else -1.0
    return opinion(seat, option, gist) - toll(seat, option, gist) - IDLE


def _doll(seat: Seat, option: Option) -> float:
    """Blood to pool where there is plenty, and the other way for a vampire that has none."""
    record = seat.on_table(option.card)
    vampire = option.minion if record is None else record.parent
    blood = seat.blood(vampire)
    if blood >= 3:
        return 0.9 * urgency(seat.pool()) - 0.5
    return 0.3 if blood == 0 and seat.pool() > 15 else -1.0


def _blood(seat: Seat, window: str, gist: Gist) -> float:
    """Blood for a ready vampire in the unlock phase, for one to come in the influence phase."""
    if window == "unlock" and gist.mode.once:
        hungry = [m for m in seat.ready() if seat.blood(m) < seat.capacity(m)]
        return max((blood_worth(seat, minion, 1) for minion in hungry), default=-1.0)
    if window == "influence" and focus(seat) != -1:
        return 6.0
    return -1.0
