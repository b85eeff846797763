"""How a fight between two minions would go, roughly: who hits harder, who has a way out."""

from __future__ import annotations

from typing import Final

from methuselah.engine.definitions import Strike
from methuselah.players.heuristic.hands import ways
from methuselah.players.heuristic.worth import damage_worth
from methuselah.players.seat import Seat

__all__ = ["fight", "foe_hits", "own_hits", "strike_damage", "way_out", "weapon"]

UNKNOWN = 0.5
"""What an unseen hand adds to a foe's strike, on average."""
LIKELIHOOD = 1.0
ESCAPES = 1.0
"""How far the next two tables are believed."""
PREVENTS = 0.8
"""How likely a card that prevents damage fits."""
SHARE_PREY = 0.6
SHARE_OTHERS = 0.4
"""How much of a foe's loss is her own gain."""
WAY_OUT = 0.3
"""What the card costs that ends a fight which would go badly."""
LIKELY: Final = {
    "pot": 0.5,
    "POT": 1.0,
    "pro": 0.3,
    "PRO": 0.7,
    "tha": 0.3,
    "THA": 0.6,
    "cel": 0.2,
    "CEL": 0.5,
    "qui": 0.4,
    "QUI": 0.8,
    "vic": 0.3,
    "VIC": 0.7,
    "ani": 0.2,
    "ANI": 0.4,
    "obt": 0.2,
    "OBT": 0.4,
    "nec": 0.1,
    "NEC": 0.2,
}
"""What the cards of a Discipline add to it where the foe has it."""
AWAY: Final = {"pre": 0.15, "PRE": 0.3, "cel": 0.1, "CEL": 0.2, "obf": 0.05, "OBF": 0.1}
"""How likely those of a Discipline take the foe out of harm's way."""


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
    """The most that an opponent's minion is seen to do with one strike, and what is likely."""

    def read() -> float:
        seen = max(float(seat.strength(minion)), weapon(seat, minion))
        return seen + UNKNOWN + LIKELIHOOD * likely(seat, minion, LIKELY)

    made: float = seat.once(("foe hits", minion), read)
    return made


def likely(seat: Seat, minion: int, of: dict[str, float]) -> float:
    """The most that one of its Disciplines promises for a minion whose blood can pay."""
    definition = seat.definition(minion)
    if definition is None or not seat.blood(minion):
        return 0.0
    return max((of.get(code, 0.0) for code in definition.face.disciplines), default=0.0)


def way_out(seat: Seat, minion: int) -> bool:
    """Whether the hand has a strike that ends combat or dodges for this minion."""
    return any(
        gist.mode.strike is not None and gist.mode.strike.kind in ("ends", "dodge")
        for _, gist in ways(seat, minion)
    )


def fight(seat: Seat, mine: int, foe: int) -> float:
    """What one round is worth to her: what the foe loses less what her own minion loses."""
    made: float = seat.once(("fight", mine, foe), lambda: _fight(seat, mine, foe))
    return made


def _fight(seat: Seat, mine: int, foe: int) -> float:
    dealt = damage_worth(seat, foe, own_hits(seat, mine)) * (
        1.0 - ESCAPES * likely(seat, foe, AWAY)
    )
    share = SHARE_PREY if seat.controller(foe) == seat.prey else SHARE_OTHERS
    taken = damage_worth(seat, mine, max(0.0, foe_hits(seat, foe) - shield(seat, mine)))
    worth = share * dealt - taken
    return max(worth, -WAY_OUT) if way_out(seat, mine) else worth


def shield(seat: Seat, minion: int) -> float:
    """The damage that the hand could prevent to a minion."""
    return PREVENTS * max((gist.plus("prevent") for _, gist in ways(seat, minion)), default=0)
