"""Whether to block, with whom, and how much somebody else's action would hurt."""

from __future__ import annotations

from methuselah.engine.decisions import NOTHING, Option
from methuselah.engine.definitions import Static
from methuselah.language.minions.becoming import BlockAs
from methuselah.players.heuristic.actions import guard, passes
from methuselah.players.heuristic.fights import fight
from methuselah.players.heuristic.hands import can_bounce, intercept_in_hand, intercept_price
from methuselah.players.heuristic.worth import asset, minion_worth, pool_change
from methuselah.players.reading import Gist, nodes
from methuselah.players.seat import Seat

__all__ = ["block_as", "block_worth", "bounced", "bounced_to", "harm", "is_bled", "score"]

HARM = {
    "hunt": 0.3,
    "equip": 0.9,
    "employ": 0.8,
    "recruit": 1.3,
    "political": 1.8,
    "leave torpor": 1.2,
    "rescue": 0.8,
    "diablerie": 1.2,
    "become anarch": 0.1,
    "power": 0.8,
    "burn imbued": 1.2,
    "card": 1.0,
}
UNSEEN_BLEED = 0.6
"""What a bleed may still gain from cards that are not played yet."""
SPENT = 0.5
"""What a card that blocks by itself is worth, which may be gone for it."""
BOUNCE_COSTS = 1.2
BOUNCED = 0.7
"""What a bleed costs that she can send elsewhere, less what it is worth to her there."""
CAUGHT = 0.75
SPENT_GUARD = 0.4
"""How much of a minion's worth at home is given up when it blocks, and is not there again."""
NEEDS_CARDS = 0.55


def is_bled(seat: Seat) -> bool:
    """Whether the action in progress is a bleed of her pool."""
    action = seat.action()
    return action is not None and action.kind == "bleed" and action.bled == seat.me


def harm(seat: Seat) -> float:
    """What it costs her if the action in progress succeeds."""
    made: float = seat.once("harm", lambda: _harm(seat))
    return made


def _harm(seat: Seat) -> float:
    action = seat.action()
    if action is None or action.seat == seat.me:
        return 0.0
    if action.kind == "bleed":
        if action.bled != seat.me:
            return 0.0
        amount = seat.bleeding()
        unseen = UNSEEN_BLEED if amount else 0.0
        lost = -pool_change(seat, seat.me, -amount) + unseen + 0.4 * (seat.edge == seat.me)
        if amount > 1 and any(seat.awake(one) and can_bounce(seat, one) for one in seat.ready()):
            lost = min(lost, BOUNCE_COSTS - BOUNCED * bounced(seat))
        return lost
    share = 1.0 if action.seat == seat.predator else 0.6
    worth = HARM.get(action.kind, 1.0) * share
    if seat.me in action.targets:
        worth += _at_stake(seat, action.card)
    return worth


def bounced_to(seat: Seat, who: int) -> float:
    """What it is worth that the bleed in progress goes to somebody, who may still block it."""
    action = seat.action()
    assert action is not None
    amount = max(1, seat.bleeding())
    hurt = pool_change(seat, who, -amount)
    return hurt * passes(seat, who, seat.stealth()) if hurt > 0 else hurt


def bounced(seat: Seat) -> float:
    """What sending the bleed in progress to the best place is worth, beside not being bled."""
    action = seat.action()
    assert action is not None
    others = [who for who in seat.seats if who not in (seat.me, action.seat)]
    return max((max(0.0, bounced_to(seat, who)) for who in others), default=0.0)


def _at_stake(seat: Seat, card: int) -> float:
    """A card of hers that the action would burn, or a minion that it would fight."""
    definition = seat.definition(card)
    if definition is None:
        return 1.0
    record = seat.on_table(card)
    if record is not None and record.controller == seat.me:
        return asset(definition)
    return 0.8


def block_worth(seat: Seat, minion: int, more: int = 0, but: Option | None = None) -> float:
    """What an attempt to block with a minion is worth; `more`: intercept it is about to get."""
    action = seat.action()
    assert action is not None
    short = seat.stealth() - seat.intercept(minion) - more
    if short > 0 and short > intercept_in_hand(seat, minion, but):
        return -1.0
    chance = CAUGHT if short <= 0 else NEEDS_CARDS
    price = intercept_price(seat, minion) if short > 0 else 0.0
    ends = 0.0
    if action.acting != NOTHING and action.kind != "leave torpor":
        ends = fight(seat, minion, action.acting)
    elif action.kind == "leave torpor":
        ends = 0.3 * minion_worth(seat, action.acting)
    if not seat.locked(minion):
        price += SPENT_GUARD * guard(seat, minion)
    return chance * (harm(seat) + ends) - price


def block_as(seat: Seat, gist: Gist) -> float:
    """What an attempt is worth of a card that blocks in place of a minion: it has but itself."""
    form = next(node.form for node in nodes(gist.mode.effect) if isinstance(node, BlockAs))
    own = sum(
        ability.amount
        for ability in form.abilities
        if isinstance(ability, Static)
        and ability.kind == "intercept"
        and isinstance(ability.amount, int)
    )
    return CAUGHT * harm(seat) - SPENT if seat.stealth() <= own else -1.0


def score(seat: Seat, option: Option) -> float:
    """What the option to block is worth. What has failed once is not tried again as it was."""
    action = seat.action()
    assert action is not None
    if option.minion in action.tried and seat.stealth() > seat.intercept(option.minion):
        return -1.0
    return block_worth(seat, option.minion)
