"""Cards and abilities during an action: stealth, bleed, intercept, bounces and wakes."""

from __future__ import annotations

from methuselah.engine.decisions import NOTHING, Option
from methuselah.language.actions.course import AtMoment, Attempt, Redirect
from methuselah.language.changing.effects import Put
from methuselah.language.minions.becoming import BlockAs
from methuselah.players.heuristic.actions import chance_of_block, lunge
from methuselah.players.heuristic.blocking import block_as, block_worth, bounced, is_bled
from methuselah.players.heuristic.fights import fight
from methuselah.players.heuristic.hands import can_bounce, in_reserve, other_use, stealth_in_hand
from methuselah.players.heuristic.opinions import opinion, toll
from methuselah.players.heuristic.worth import asset, blood_worth, card_cost, pool_change, urgency
from methuselah.players.reading import Gist
from methuselah.players.seat import Seat

__all__ = ["score"]

CARD = 0.25
"""What a card from the hand is worth by itself."""
SUNLIGHT = 2.5
"""What it costs a minion on average that something is to happen to it after its action."""
IN_ACTION = ("action", "attempt", "declined")


def score(seat: Seat, option: Option) -> float:
    """What playing or using something in a window of an action is worth."""
    gist = seat.gist(option)
    action = seat.action()
    if gist is None or action is None:
        return -1.0
    price = card_cost(gist.pool, seat) + CARD * (option.verb == "play")
    if gist.blood and option.minion != NOTHING:
        price -= blood_worth(seat, option.minion, -gist.blood)
    if option.verb == "play":
        price += other_use(seat, option.card, gist)
    gain = _acting(seat, option, gist) if action.seat == seat.me else _reacting(seat, option, gist)
    return gain - price


# -- her own action -------------------------------------------------------------------------


def _acting(seat: Seat, option: Option, gist: Gist) -> float:
    window = seat.decision.window
    if window == "after_resolution":
        return _afterwards(seat, option, gist)
    if window == "blocked":
        return _blocked(seat, gist)
    if window == "announced":
        return _announced(seat, option, gist)
    stealth = gist.plus("stealth") - min(0, gist.plus("intercept"))
    gain = _unblocked(seat, gist) if "cannot block" in dict(gist.adds) else -1.0
    if stealth > 0:
        gain = _stealth(seat, option, gist, stealth)
    if gist.plus("bleed") > 0 and (window == "declined" or option.verb == "play"):
        gain = max(gain, 0.0) if stealth > 0 and gain > 0 else gain
        if window == "declined":
            gain = max(gain, 0.0) + _more_bleed(seat, gist)
    return gain


def _announced(seat: Seat, option: Option, gist: Gist) -> float:
    """As the action begins: what helps it for certain."""
    if gist.plus("bleed") > 0:
        return _more_bleed(seat, gist) - toll(seat, option, gist)
    if "cannot block" in dict(gist.adds):
        return _unblocked(seat, gist)
    return 0.4 if gist.plus("stealth") or AtMoment in gist.does else -1.0


def _unblocked(seat: Seat, gist: Gist) -> float:
    """Some may not block: it is worth what they might have stopped, less what it does to her."""
    action = seat.action()
    assert action is not None
    if seat.decision.window == "declined":
        return -1.0
    if action.blocker == NOTHING:
        blocked = chance_of_block(
            seat, action.acting, seat.stealth(), directed=bool(action.targets)
        )
    else:
        blocked = 0.9 * (seat.intercept(action.blocker) >= seat.stealth())
    hurt = SUNLIGHT * (AtMoment in gist.does)
    return blocked * worth_of_action(seat) - hurt


def worth_of_action(seat: Seat) -> float:
    """What the success of her own action is worth."""
    action = seat.action()
    assert action is not None
    if action.kind == "bleed":
        return pool_change(seat, action.bled, -seat.bleeding()) + 0.7
    return 0.8 if action.kind == "hunt" else 2.0


def _stealth(seat: Seat, option: Option, gist: Gist, plus: int) -> float:
    """Stealth while a block would succeed, if there is enough of it in all."""
    action = seat.action()
    assert action is not None
    if action.blocker == NOTHING:
        return -1.0
    need = seat.intercept(action.blocker) - seat.stealth() + 1
    rest = stealth_in_hand(seat, action.acting) - (plus if option.verb == "play" else 0)
    if need <= 0 or plus + max(0, rest) < need:
        return -1.0
    caught = fight(seat, action.acting, action.blocker)
    over = max(0, plus - need)
    return worth_of_action(seat) - min(0.0, caught) - 0.15 * over - 0.1 * (plus < need)


def _more_bleed(seat: Seat, gist: Gist) -> float:
    """More of a bleed that nobody blocks: it hurts whoever is bled now."""
    action = seat.action()
    assert action is not None
    amount = seat.bleeding()
    more = gist.plus("bleed")
    with_it = pool_change(seat, action.bled, -(amount + more))
    return with_it - pool_change(seat, action.bled, -amount)


def _afterwards(seat: Seat, option: Option, gist: Gist) -> float:
    """After resolution: another action, or what a referendum brought."""
    if "unlock" in gist.says:
        prey = seat.prey
        left = seat.pool(prey) if prey != -1 else 0
        return 1.4 + (2.0 if left and left <= lunge(seat) + 2 else 0.0)
    if "gain blood" in gist.says or "gain pool" in gist.says:
        action = seat.action()
        assert action is not None
        room = seat.capacity(option.minion) - seat.blood(option.minion)
        return 0.5 * min(room, action.amount) + 0.9 * ("gain pool" in gist.says)
    if Put in gist.does:
        definition = seat.definition(option.card)
        return 0.0 if definition is None else asset(definition)
    return opinion(seat, option, gist) - toll(seat, option, gist) - CARD


def _blocked(seat: Seat, gist: Gist) -> float:
    """Getting away from a fight that would go badly."""
    action = seat.action()
    assert action is not None
    if action.blocked_by == NOTHING:
        return -1.0
    ends = 0.5 if "unlock" in gist.says else 0.0
    return ends - fight(seat, action.acting, action.blocked_by)


# -- somebody else's action -----------------------------------------------------------------


def _reacting(seat: Seat, option: Option, gist: Gist) -> float:
    window = seat.decision.window
    if window not in (*IN_ACTION, "after_resolution"):
        return -1.0
    if window == "after_resolution":
        return 1.0 if "unlock" in gist.says and gist.mode.by == "locked" else -1.0
    if Redirect in gist.does:
        return _bounce(seat)
    if gist.plus("bleed") < 0:
        return _reduce(seat, gist)
    if BlockAs in gist.does:
        return block_as(seat, gist)
    if Attempt in gist.does:
        return block_worth(seat, option.minion, gist.plus("intercept"), option)
    if gist.mode.by == "locked":
        return _wake(seat, option)
    if gist.plus("intercept") > 0:
        return _intercept(seat, option, gist)
    if "unlock" in gist.says:
        return 0.5 * _danger(seat) - 0.5
    return -1.0


def _bounce(seat: Seat) -> float:
    """Sending a bleed elsewhere, best of all to her own prey, if it is worth the card."""
    amount = seat.bleeding()
    if amount <= 0 or (amount == 1 and seat.pool() > 8):
        return -1.0
    return bounced(seat) - pool_change(seat, seat.me, -amount)


def _reduce(seat: Seat, gist: Gist) -> float:
    """Less of a bleed."""
    amount = seat.bleeding()
    if not is_bled(seat) or amount <= 1 or seat.decision.window != "declined":
        return -1.0
    left = max(0, amount + gist.plus("bleed"))
    return pool_change(seat, seat.me, -left) - pool_change(seat, seat.me, -amount)


def _danger(seat: Seat) -> float:
    """How dangerous the bleed in progress is to her."""
    if not is_bled(seat):
        return 0.0
    amount = seat.bleeding()
    return 0.0 if amount == 1 and seat.pool() > 10 else amount * urgency(seat.pool() - amount)


def _wake(seat: Seat, option: Option) -> float:
    """Waking a minion that can then bounce the bleed, or block it."""
    danger = _danger(seat)
    if danger <= 1.2 or _somebody_else(seat, option.minion):
        return -1.0
    if can_bounce(seat, option.minion):
        return danger if seat.decision.window == "declined" else -0.2
    if seat.decision.window != "action":
        return -1.0
    return block_worth(seat, option.minion, 0, option)


def _somebody_else(seat: Seat, minion: int) -> bool:
    """Whether another of hers is awake and can bounce it."""
    return any(
        seat.awake(other) and can_bounce(seat, other)
        for other in seat.ready()
        if other != minion or seat.awake(minion)
    )


def _intercept(seat: Seat, option: Option, gist: Gist) -> float:
    """Intercept that a block needs, if there is enough of it in all."""
    need = seat.stealth() - seat.intercept(option.minion)
    plus = gist.plus("intercept")
    rest = sum(in_reserve(seat, option.minion, "intercept", ("reaction",), option.card))
    if need <= 0 or plus + rest < need:
        return -1.0
    return block_worth(seat, option.minion, plus, option) + 0.4 - 0.15 * max(0, plus - need)
