"""The minion phase: which action is worth most now, with what may stop it."""

from __future__ import annotations

from methuselah.engine.decisions import NOTHING, Option
from methuselah.language.changing.effects import Change, GiveControl, Put
from methuselah.language.choosing.choices import Choose, ChooseSeat
from methuselah.language.combat.fighting import EnterCombat
from methuselah.language.drawing.hands import Look
from methuselah.players.heuristic import politics
from methuselah.players.heuristic.fights import fight
from methuselah.players.heuristic.hands import (
    bleed_boost,
    bleed_boosts,
    can_bounce,
    stealth_in_hand,
    wakes,
)
from methuselah.players.heuristic.influence import fill
from methuselah.players.heuristic.opinions import opinion, toll
from methuselah.players.heuristic.worth import (
    asset,
    blood_worth,
    card_cost,
    damage_worth,
    drains,
    is_burden,
    lasting,
    minion_worth,
    pool_change,
    urgency,
)
from methuselah.players.reading import Gist, nodes
from methuselah.players.seat import Seat

__all__ = ["chance_of_block", "guard", "lunge", "passes", "score"]

EDGE = 0.7
LAST = 6.0
"""What a bleed is worth beyond its points where those of this turn could oust her prey."""
HOPE = 2.0
"""An oust is tried where so many times the bleed that is expected to get through is enough."""
GUARD = 0.18
"""What a minion at home saves, of all that her predator is seen to bleed for."""
IN_NEED = 12
GUARD_IN_NEED = 2.5
GUARD_AT_EASE = 0.5
"""The most that it is worth with so little pool, and with more."""
PATIENT = 8
BOLDER = 0.06
"""For so many turns all risks count in full, and each turn after them by so much less."""
OF_UNDIRECTED = 0.45
"""How much of the will to block is left where an action is aimed at nobody."""
OWN_STEALTH = {"bleed": 0, "diablerie": 0, "take equipment": 1}
BLOCKS = (0.45, 0.16, 0.06, 0.02)
"""How likely a minion that may block does it, by the stealth above its intercept."""


def score(seat: Seat, option: Option) -> float:
    """What an action is worth: its gain times the chance of success, less what it gives up."""
    minion, kind = option.minion, option.word
    gist = seat.gist(option)
    gain = _gain(seat, option, gist)
    if gain <= 0:
        return gain - 0.5
    directed = kind == "bleed" or _is_directed(gist)
    stealth = _stealth(seat, option, gist)
    blocked = chance_of_block(seat, minion, stealth, directed=directed)
    cost = 0.0
    if gist is not None:
        cost = card_cost(gist.pool, seat) - blood_worth(seat, minion, -gist.blood)
    risk = blocked * _loss_when_blocked(seat, minion) + guard(seat, minion)
    return gain * (1.0 - blocked) - cost - caution(seat) * risk


def caution(seat: Seat) -> float:
    """How much risks count: the longer the game, the less, so that no table waits for ever."""
    late = seat.own_turns - PATIENT
    return max(0.0, min(1.0, 1.0 - BOLDER * late))


def _is_directed(gist: Gist | None) -> bool:
    if gist is None:
        return False
    return gist.mode.directed or EnterCombat in gist.does or ChooseSeat in gist.does


def _stealth(seat: Seat, option: Option, gist: Gist | None) -> int:
    """The stealth that the action would come to with what is in hand."""
    own = gist.mode.stealth if gist is not None else OWN_STEALTH.get(option.word, 1)
    standing = seat.total("stealth", option.minion)
    return own + standing + min(3, stealth_in_hand(seat, option.minion))


def chance_of_block(seat: Seat, minion: int, stealth: int, *, directed: bool) -> float:
    """How likely somebody blocks: who could, by what lies open."""
    if seat.found("unblockable", minion):
        return 0.0
    through = 1.0
    for other in (seat.prey,) if directed else (seat.prey, seat.predator):
        if other != -1:
            through *= passes(seat, other, stealth, 1.0 if directed else OF_UNDIRECTED)
    return 1.0 - through


def passes(seat: Seat, who: int, stealth: int, eager: float = 1.0) -> float:
    """How likely nobody of one Methuselah blocks."""
    through = 1.0
    for blocker in seat.ready(who):
        if not seat.locked(blocker):
            short = max(0, stealth - seat.total("intercept", blocker))
            through *= 1.0 - eager * BLOCKS[min(short, len(BLOCKS) - 1)]
    return through


def _loss_when_blocked(seat: Seat, minion: int) -> float:
    """The fight that follows, against the strongest who could block."""

    def read() -> float:
        worst = 0.0
        for other in (seat.prey, seat.predator):
            for blocker in () if other == -1 else seat.ready(other):
                if not seat.locked(blocker):
                    worst = min(worst, fight(seat, minion, blocker))
        return -worst

    made: float = seat.once(("blocked", minion), read)
    return made


def guard(seat: Seat, minion: int) -> float:
    """What staying unlocked is worth: somebody to stop the predator's bleeds."""

    def read() -> float:
        if in_reach(seat):
            return 0.0
        threat = sum(seat.bleed(foe) + 0.8 for foe in seat.ready(seat.predator))
        unlocked = sum(not seat.locked(mine) for mine in seat.ready())
        if seat.predator == -1 or unlocked == 0:
            return 0.0
        share = GUARD * threat * urgency(seat.pool()) / unlocked
        if unlocked == 1 and can_bounce(seat, minion) and not wakes(seat):
            share *= 1.8
        return min(share, GUARD_IN_NEED if seat.pool() <= IN_NEED else GUARD_AT_EASE)

    made: float = seat.once(("guard", minion), read)
    return made


# -- gains ----------------------------------------------------------------------------------


def _gain(seat: Seat, option: Option, gist: Gist | None) -> float:
    kind = option.word
    if kind == "bleed":
        return bleed_gain(seat, option.minion, 0 if gist is None else gist.mode.bleed)
    if kind == "hunt":
        return _hunt(seat, option.minion, gist)
    if kind in ("rescue", "leave torpor"):
        return _out_of_torpor(seat, option)
    if kind == "political":
        return politics.prospect(seat, option, gist) if gist is not None else 0.0
    if kind in ("equip", "employ", "recruit") and gist is not None:
        return _new_card(seat, option, gist)
    if kind == "diablerie":
        return -2.0
    return _card(seat, option, gist) if gist is not None else -1.0


def bleed_gain(seat: Seat, minion: int, more: int) -> float:
    """A bleed of the prey, with the best modifier in hand; all the more if it can be the last."""
    prey = seat.prey
    amount = seat.bleed(minion) + more + bleed_boost(seat, minion)
    if amount <= 0 or prey == -1:
        return -1.0
    gain = pool_change(seat, prey, -amount)
    if seat.edge != seat.me:
        gain += EDGE
    if in_reach(seat):
        gain += LAST
    return gain


def lunge(seat: Seat) -> int:
    """What all her unlocked minions could bleed for this turn, a card of the hand for each."""
    made: int = seat.once("lunge", lambda: _lunge(seat)[0])
    return made


def in_reach(seat: Seat) -> bool:
    """Whether the bleeds of this turn could oust her prey: if most of those get through."""

    def read() -> bool:
        if seat.prey == -1 or seat.active != seat.me:
            return False
        most, through = _lunge(seat)
        left = seat.pool(seat.prey)
        return left <= most and left <= HOPE * through + 1.0

    made: bool = seat.once("in reach", read)
    return made


def _lunge(seat: Seat) -> tuple[int, float]:
    """The bleeds of a turn: the most that they may come to, and what of it is to be expected."""
    unlocked = [minion for minion in seat.ready() if not seat.locked(minion)]
    boosts = bleed_boosts(seat, unlocked)
    most = sum(seat.bleed(minion) for minion in unlocked) + boosts
    if not unlocked or seat.prey == -1:
        return most, 0.0
    through = 0.0
    for minion in unlocked:
        stealth = seat.total("stealth", minion) + min(2, stealth_in_hand(seat, minion))
        amount = seat.bleed(minion) + boosts / len(unlocked)
        through += amount * (1.0 - chance_of_block(seat, minion, stealth, directed=True))
    return most, through


def _hunt(seat: Seat, minion: int, gist: Gist | None) -> float:
    """Blood, as much as there is room for."""
    blood = seat.blood(minion)
    room = seat.capacity(minion) - blood
    amount = min(room, 1 + seat.total("hunt", minion))
    if amount <= 0:
        return -0.2
    need = 2.0 if blood == 0 else 0.9 if blood == 1 else 0.25 if blood < 4 else 0.0
    return blood_worth(seat, minion, amount) + need


def _out_of_torpor(seat: Seat, option: Option) -> float:
    """One of her own stands up again."""
    victim = option.minion if option.word == "leave torpor" else option.target
    if seat.controller(victim) != seat.me:
        return -2.0
    return 0.7 * minion_worth(seat, victim) - 0.5


def _new_card(seat: Seat, option: Option, gist: Gist) -> float:
    definition = seat.definition(option.card)
    assert definition is not None
    if definition.face.types[0] == "action":
        return 1.8
    if option.word == "recruit":
        face = definition.face
        able = 0.8 * (face.bleed or 0) + 0.4 * (face.strength or 0) + 0.2 * (face.life or 0)
        return (1.2 + able + 0.3 * asset(definition)) * lasting(seat)
    return 1.4 * asset(definition) * lasting(seat) + 0.3


def _card(seat: Seat, option: Option, gist: Gist) -> float:
    """An action card, or the action of a card in play, by what it does."""
    blood = gist.counts("gain blood")
    if blood and Choose in gist.does:
        return fill(seat, blood)
    if EnterCombat in gist.does:
        return _attack(seat, option, gist)
    definition = seat.definition(option.card)
    assert definition is not None
    if option.verb == "use action":
        if GiveControl in gist.does:
            return _take_over(seat, option)
        if _burns_itself(gist):
            return _clear_away(seat, option)
        return opinion(seat, option, gist) - toll(seat, option, gist)
    if Put in gist.does:
        return (asset(definition) + (1.5 if definition.triggers else 0.0)) * lasting(seat)
    if Look in gist.does:
        return 0.8
    return max(0.6, opinion(seat, option, gist))


def _burns_itself(gist: Gist) -> bool:
    """Whether an action of a card in play burns that card."""
    return any(
        isinstance(node, Change)
        and node.what == "burn"
        and getattr(node.which, "name", "") == "card"
        for node in nodes(gist.mode.effect)
    )


def _take_over(seat: Seat, option: Option) -> float:
    """A card in play of somebody else becomes hers."""
    record, definition = seat.on_table(option.card), seat.definition(option.card)
    if record is None or definition is None or record.controller == seat.me:
        return -1.0
    share = 1.5 if record.controller in (seat.prey, seat.predator) else 1.1
    return share * asset(definition) - 0.2


def _attack(seat: Seat, option: Option, gist: Gist) -> float:
    """A fight that she chooses: with the weakest minion within reach."""
    if option.verb == "use action":
        record = seat.on_table(option.card)
        host = NOTHING if record is None else record.parent
        return 1.2 * fight(seat, option.minion, host) if seat.controller(host) != seat.me else -2.0
    targets = [foe for foe in seat.ready(seat.prey) if seat.is_vampire(foe)]
    best = max((fight(seat, option.minion, foe) for foe in targets), default=-1.0)
    locks = 0.8 if "lock" in gist.says else 0.0
    return best + locks - 0.1 * damage_worth(seat, option.minion, 1.0)


def _clear_away(seat: Seat, option: Option) -> float:
    """Burning a card in play: those of others that are at her expense, those on her own."""
    record = seat.on_table(option.card)
    definition = seat.definition(option.card)
    if record is None or definition is None:
        return -1.0
    host = record.parent
    if host != NOTHING:
        mine = seat.controller(host) == seat.me
        return 2.0 if mine and is_burden(definition) else -1.0
    if record.controller == seat.me:
        return -3.0
    lost = drains(seat, definition, record.controller)
    if lost:
        return 2.0 * urgency(seat.pool()) * lost + 0.5 * record.counters
    return 0.5 * asset(definition) if record.controller == seat.predator else 0.1
