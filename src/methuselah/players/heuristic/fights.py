"""How a fight between two minions would go, roughly: who hits harder, who has a way out."""

from __future__ import annotations

from methuselah.engine.definitions import Strike
from methuselah.players.heuristic.hands import ways
from methuselah.players.heuristic.worth import damage_worth
from methuselah.players.seat import Seat

__all__ = ["fight", "foe_hits", "own_hits", "strike_damage", "way_out", "weapon"]

UNKNOWN = 0.5
"""What an unseen hand adds to a foe's strike, on average."""


def strike_damage(seat: Seat, minion: int, strike: Strike) -> float:
    """What a strike does: blood stolen counts for more than damage."""
    number = strike.damage if isinstance(strike.damage, int) else 2
    if strike.kind in ("hand", "melee"):
        return seat.strength(minion) + number
    if strike.kind == "damage":
        return float(number)
    return 1.5 * number if strike.kind == "steal" else 0.0


def weapon(seat: Seat, minion: int) -> float:
    """The damage of the best weapon that lies open on a minion."""
    best = 0.0
    record = seat.on_table(minion)
    for card in () if record is None else (*record.attached, minion):
        definition = seat.definition(card)
        for use in () if definition is None else definition.uses:
            if use.strike is not None:
                best = max(best, strike_damage(seat, minion, use.strike))
    return best


def own_hits(seat: Seat, minion: int) -> float:
    """The most that a minion of hers could do with one strike, cards in hand included."""

    def read() -> float:
        best = max(float(seat.strength(minion)), weapon(seat, minion))
        for _, gist in ways(seat, minion):
            if gist.mode.play == "combat" and gist.mode.strike is not None:
                best = max(best, strike_damage(seat, minion, gist.mode.strike))
        return best

    made: float = seat.once(("hits", minion), read)
    return made


def foe_hits(seat: Seat, minion: int) -> float:
    """The most that an opponent's minion is seen to do with one strike, and a little more."""
    return max(float(seat.strength(minion)), weapon(seat, minion)) + UNKNOWN


def way_out(seat: Seat, minion: int) -> bool:
    """Whether the hand has a strike that ends combat or dodges for this minion."""
    return any(
        gist.mode.strike is not None and gist.mode.strike.kind in ("ends", "dodge")
        for _, gist in ways(seat, minion)
    )


def fight(seat: Seat, mine: int, foe: int) -> float:
    """What one round is worth to her: what the foe loses less what her own minion loses."""
    if way_out(seat, mine):
        return -0.3
    dealt = damage_worth(seat, foe, own_hits(seat, mine))
    share = 0.6 if seat.controller(foe) == seat.prey else 0.4
    return share * dealt - damage_worth(seat, mine, foe_hits(seat, foe))
