"""Combat: range, strikes, prevention and presses, by what each side can do to the other."""

from __future__ import annotations

from methuselah.engine.decisions import NOTHING, Option
from methuselah.engine.definitions import Mode, Strike
from methuselah.players.heuristic.fights import fight, foe_hits, strike_damage, weapon
from methuselah.players.heuristic.hands import ways
from methuselah.players.heuristic.opinions import opinion, toll
from methuselah.players.heuristic.worth import blood_worth, damage_worth
from methuselah.players.reading import Gist
from methuselah.players.seat import Seat
from methuselah.rules.combat.combat import Round

__all__ = ["score"]

CARD = 0.25
HAND = Strike("hand")


def score(seat: Seat, option: Option) -> float:
    """What an option of any step of combat is worth."""
    combat = seat.combat()
    fight_round = seat.round()
    if combat is None:
        return -1.0
    mine = next((m for m in combat.fighters if seat.controller(m) == seat.me), NOTHING)
    if mine == NOTHING or fight_round is None:
        return -1.0
    foe = combat.opponent(mine)
    gist = seat.gist(option) if option.verb in ("play", "use") else None
    price = 0.0
    if gist is not None:
        price = CARD * (option.verb == "play") - blood_worth(seat, mine, -gist.blood)
    kind = seat.decision.kind
    if kind == "strike":
        return _strike(seat, fight_round, mine, foe, gist) - price
    if kind == "maneuver":
        return _maneuver(seat, fight_round, mine, foe) - price
    if kind == "press":
        return _press(seat, combat.goes_on, mine, foe) - price
    return _other(seat, option, gist, fight_round, mine, foe) - price


# -- strikes --------------------------------------------------------------------------------


def _share(seat: Seat, foe: int) -> float:
    """How much of a foe's loss is her own gain."""
    return 0.7 if seat.controller(foe) in (seat.prey, seat.predator) else 0.4


def _strike(seat: Seat, fight_round: Round, mine: int, foe: int, gist: Gist | None) -> float:
    """Hurt the foe, or get away from what it does."""
    strike = HAND if gist is None or gist.mode.strike is None else gist.mode.strike
    reply = fight_round.strike_of(foe)
    if reply is not None and reply.strike.kind == "ends":
        return 0.6 if strike.kind == "ends" and gist and "unlock" in gist.says else 0.0
    taken = _taken(seat, fight_round, mine, foe)
    if strike.kind in ("ends", "dodge"):
        more = 0.7 if gist is not None and "unlock" in gist.says and seat.locked(mine) else 0.0
        return taken + more - 0.1
    if reply is not None and (reply.strike.kind == "dodge" or reply.strike.dodges):
        return 0.0
    return dealt(seat, fight_round.range, mine, foe, strike)


def dealt(seat: Seat, place: str, mine: int, foe: int, strike: Strike) -> float:
    """What a strike that hits is worth at a range."""
    if place != "close" and not strike.ranged:
        return 0.0
    damage = strike_damage(seat, mine, strike)
    if strike.aggravated and damage > 0 and seat.is_vampire(foe):
        damage += seat.blood(foe)
    worth = _share(seat, foe) * damage_worth(seat, foe, damage)
    if strike.kind == "steal":
        worth += blood_worth(seat, mine, min(2, seat.blood(foe)))
    return worth


def _taken(seat: Seat, fight_round: Round, mine: int, foe: int) -> float:
    """What the foe's strike would cost: the one it has chosen, or the worst that is seen."""
    reply = fight_round.strike_of(foe)
    if reply is None:
        damage = _foe_at(seat, fight_round.range, foe)
    elif reply.strike.kind not in ("hand", "melee", "damage", "steal"):
        return 0.0
    elif fight_round.range != "close" and not reply.strike.ranged:
        return 0.0
    else:
        own = seat.strength(foe) if reply.strike.kind in ("hand", "melee") else 0
        damage = float(reply.damage + own)
    return damage_worth(seat, mine, damage) if damage > 0 else 0.0


def _foe_at(seat: Seat, place: str, foe: int) -> float:
    """The damage that a foe is seen to do at a range."""
    if place == "close":
        return foe_hits(seat, foe)
    return max(weapon(seat, foe), 0.3)


# -- range and presses ----------------------------------------------------------------------


def _uses(seat: Seat, mine: int) -> list[Mode]:
    """The abilities of what lies on a minion."""
    record = seat.on_table(mine)
    cards = () if record is None else record.attached
    definitions = (seat.definition(card) for card in cards)
    return [use for one in definitions if one is not None for use in one.uses]


def _at_range(seat: Seat, place: str, mine: int, foe: int) -> float:
    """What a pair of strikes at a range is worth."""
    best = dealt(seat, place, mine, foe, HAND)
    for use in _uses(seat, mine):
        if use.strike is not None:
            best = max(best, dealt(seat, place, mine, foe, use.strike))
    for _, gist in ways(seat, mine):
        if gist.mode.play == "combat" and gist.mode.strike is not None:
            best = max(best, dealt(seat, place, mine, foe, gist.mode.strike) - CARD)
    return best - damage_worth(seat, mine, _foe_at(seat, place, foe))


def _again(seat: Seat, fight_round: Round, mine: int, foe: int) -> float:
    """What one more strike would bring, with what lies open on the minion."""
    reply = fight_round.strike_of(foe)
    if reply is not None and reply.strike.kind == "ends":
        return 0.0
    strikes = [use.strike for use in _uses(seat, mine) if use.strike is not None]
    place = fight_round.range
    return max(dealt(seat, place, mine, foe, strike) for strike in (HAND, *strikes))


def _maneuver(seat: Seat, fight_round: Round, mine: int, foe: int) -> float:
    """Going to the other range, if it is the better one."""
    here = fight_round.range
    there = "long" if here == "close" else "close"
    return _at_range(seat, there, mine, foe) - _at_range(seat, here, mine, foe) - 0.2


def _press(seat: Seat, goes_on: bool, mine: int, foe: int) -> float:
    """Another round if it is good for her; an end to it if it is not."""
    worth = fight(seat, mine, foe)
    return -worth - 0.3 if goes_on else worth - 0.3


# -- the rest -------------------------------------------------------------------------------


def _other(
    seat: Seat, option: Option, gist: Gist | None, fight_round: Round, mine: int, foe: int
) -> float:
    """Prevention, and cards before range, before strikes and at the end of a round."""
    if option.verb == "use prevention":
        return 0.8
    if gist is None:
        return 0.0
    window = seat.decision.window
    if window == "prevent":
        damage = seat.incoming(mine)
        left = max(0, damage - max(1, gist.plus("prevent")))
        return damage_worth(seat, mine, damage) - damage_worth(seat, mine, left)
    if "gain blood" in gist.says:
        room = seat.capacity(mine) - seat.blood(mine)
        return blood_worth(seat, mine, min(room, fight_round.lost_by(foe)))
    if gist.plus("environmental damage"):
        return _share(seat, foe) * damage_worth(seat, foe, gist.plus("environmental damage"))
    if gist.plus("only hand strikes") or "only hand strikes" in dict(gist.adds):
        return 0.5 + 0.3 * fight(seat, mine, foe) if seat.strength(mine) >= 1 else -1.0
    if seat.decision.kind == "with strike":
        return 0.6
    if seat.decision.kind == "additional":
        return gist.plus("strikes") * _again(seat, fight_round, mine, foe) - 0.1
    return opinion(seat, option, gist) - toll(seat, option, gist)
