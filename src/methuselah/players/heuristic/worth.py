"""What things are worth to a seat, in points of her own pool early in a game.

Everything else that the heuristic player scores comes down to these: pool here and there,
blood, minions, cards in play.
"""

from __future__ import annotations

from methuselah.engine.definitions import Definition, Node
from methuselah.language.changing.effects import Counter, Put
from methuselah.language.combat.fighting import EnterCombat
from methuselah.language.reading.seats import Seats
from methuselah.language.voting.votes import Abstains
from methuselah.players.reading import gist_of, gists_of, nodes, read_once
from methuselah.players.seat import Seat

__all__ = [
    "UNSEEN",
    "asset",
    "bears",
    "blood_worth",
    "card_cost",
    "damage_worth",
    "drains",
    "harmful",
    "income",
    "is_burden",
    "lasting",
    "minion_worth",
    "pool_change",
    "threat",
    "urgency",
]

OUSTED = 60.0
"""Being ousted oneself."""
OUSTING = 40.0
"""Ousting one's prey: a victory point and 6 pool."""

OF_PREY = 1.0
OF_PREDATOR = 0.4
OF_OTHERS = 0.1
"""What a point of pool that others lose is worth to her."""
UNSEEN = 2
"""What a predator's hand may add to the bleeds of a turn."""
EXPOSED = 2.5
"""What a point of pool costs beyond itself that leaves her within reach of her predator."""
FIRST_BLOOD = 0.9
BLOOD = 0.5
"""What blood is worth on a vampire that has next to none, and on any other."""
TURNS = 9
"""A Methuselah has about so many turns in a game."""
EARLY = 0.08
"""What a turn more adds to what stays in play."""

STATIC_WORTH = {
    "bleed": 2.5,
    "intercept": 1.6,
    "stealth": 1.5,
    "strength": 0.8,
    "hand_size": 0.8,
    "transfers": 0.8,
    "votes": 1.0,
    "unblockable": 2.0,
    "environmental damage": 1.0,
}
BURDENS = frozenset({"cannot block", "cannot act", "does not unlock", "cannot bleed"})


def urgency(pool: int) -> float:
    """How much one point of pool weighs where there are so many left."""
    if pool <= 3:
        return 3.5
    if pool <= 6:
        return 2.2
    if pool <= 10:
        return 1.5
    return 1.2 if pool <= 15 else 1.0


def pool_change(seat: Seat, who: int, change: int) -> float:
    """What it is worth to her that somebody's pool changes."""
    if change == 0:
        return 0.0
    pool = seat.pool(who)
    gone = pool + change <= 0
    weight = urgency(min(pool, max(1, pool + change)))
    if who == seat.me:
        return weight * change - OUSTED * gone
    if who == seat.prey:
        return -OF_PREY * weight * change + OUSTING * gone
    if who == seat.predator:
        return -OF_PREDATOR * change - 3.0 * gone
    return -OF_OTHERS * change - 6.0 * gone


def blood_worth(seat: Seat, minion: int, change: int) -> float:
    """Blood on a minion of hers: the first few points keep it out of torpor."""
    left = seat.blood(minion)
    weight = FIRST_BLOOD if left + min(0, change) < 3 else BLOOD
    return weight * change


def minion_worth(seat: Seat, minion: int) -> float:
    """What a minion in play does for its controller."""
    if not seat.is_vampire(minion):
        return 1.5 + 0.3 * seat.blood(minion)
    return 2.0 + 0.35 * seat.capacity(minion) + 0.5 * seat.votes(minion)


def damage_worth(seat: Seat, minion: int, damage: float) -> float:
    """What is lost to its controller when a minion takes so much damage."""
    blood = seat.blood(minion)
    if not seat.is_vampire(minion):
        return minion_worth(seat, minion) if damage >= blood else 0.4 * damage
    if damage > blood:
        return 0.4 * blood + 0.8 * minion_worth(seat, minion)
    return 0.4 * damage + (0.8 if damage == blood else 0.0)


def card_cost(pool: float, seat: Seat) -> float:
    """What paying pool weighs now: never what would oust her, dear what her predator then could."""
    if pool <= 0:
        return 0.0
    left = seat.pool() - pool
    if left <= 0:
        return 100.0
    exposed = max(0.0, min(pool, threat(seat) + UNSEEN - left))
    return pool * urgency(int(left)) * 0.8 + EXPOSED * exposed


@read_once
def asset(definition: Definition) -> float:
    """What a card does for whoever has it in play, by its standing words."""
    worth = 0.0
    for static in definition.statics:
        if static.kind in BURDENS:
            worth -= 2.0
        else:
            number = static.amount if isinstance(static.amount, int) else 2
            worth += STATIC_WORTH.get(static.kind, 0.0) * (number or 1)
    for use in definition.uses:
        worth += 1.6 if use.strike is not None and not use.maneuver else 0.8
    worth += 0.9 * len(definition.triggers)
    return worth if worth else 0.6


def income(seat: Seat, definition: Definition) -> float:
    """What a card in play brings her over the turns that are likely left, in blood and pool."""
    a_turn = 0.0
    for use in definition.uses:
        gist = gist_of(definition, "use", use.key)
        if gist is None or gist.mode.once != "turn":
            continue
        if "unlock" in gist.mode.windows or "influence" in gist.mode.windows:
            a_turn = max(a_turn, 0.5 * gist.counts("gain blood"), 0.9 * gist.counts("gain pool"))
    return a_turn * max(1, TURNS - seat.own_turns)


def lasting(seat: Seat) -> float:
    """How much more, or less, something that stays in play is worth for the turns left."""
    return max(0.7, 1.0 + EARLY * (TURNS - seat.own_turns))


def threat(seat: Seat) -> float:
    """What her predator's ready minions are seen to bleed for in a turn."""

    def read() -> float:
        if seat.predator == -1:
            return 0.0
        return float(sum(seat.bleed(foe) for foe in seat.ready(seat.predator)))

    made: float = seat.once("threat", read)
    return made


def drains(seat: Seat, definition: Definition, owner: int) -> float:
    """How much pool of hers somebody's card burns each turn."""
    burned = 0.0
    for trigger in definition.triggers:
        for one in nodes(trigger.effect):
            if (
                isinstance(one, Counter)
                and one.what == "burn pool"
                and isinstance(one.seats, Seats)
            ):
                hers = one.seats.name == "prey" and owner == seat.predator
                burned += hers or (one.seats.name == "you" and owner != seat.me)
    return burned


def harmful(node: object) -> bool:
    """Whether an effect is bad for the card it is aimed at."""
    for one in nodes(node):
        what = getattr(one, "what", "")
        aimed = _is_target(getattr(one, "which", None) or getattr(one, "cards", None))
        if isinstance(one, EnterCombat) or (aimed and isinstance(one, Abstains)):
            return True
        if aimed and what in ("lock", "burn", "burn blood"):
            return True
    return False


@read_once
def is_burden(definition: Definition) -> bool:
    """Whether a card is bad for the minion that it is put on."""
    if any(static.kind in BURDENS for static in definition.statics):
        return True
    if any(harmful(action.effect) for action in definition.actions):
        return True
    return any(
        getattr(one, "what", "") == "burn pool"
        for trigger in definition.triggers
        for one in nodes(trigger.effect)
    ) and any(Put in gist.does and gist.mode.announce for gist in gists_of(definition))


def bears(seat: Seat, minion: int, card: int) -> bool:
    """Whether a minion already bears a card of this name."""
    mine, record = seat.definition(card), seat.on_table(minion)
    others = map(seat.definition, () if record is None else record.attached)
    return mine is not None and any(o is not None and o.id == mine.id for o in others)


def _is_target(where: object) -> bool:
    """A choice remembered under "target"."""
    return isinstance(where, Node) and getattr(where, "name", "") == "target"
