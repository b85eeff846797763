"""Stealing blood or life by strikes, and who is hurt for it (R0, Steal blood).

Reads the row `hurts thieves` (subject: the minion from which a vampire steals).
"""

from __future__ import annotations

from methuselah.engine import atoms
from methuselah.engine.journal import note
from methuselah.engine.rows import found, latch
from methuselah.engine.state import State
from methuselah.engine.traits import is_vampire
from methuselah.rules.combat.combat import Chosen
from methuselah.rules.combat.packet import Packet
from methuselah.rules.terms.life import LOST

__all__ = ["hurts_thief", "steal_blood"]


def steal_blood(
    state: State, strikes: list[Chosen], wanted: list[int]
) -> tuple[tuple[int, ...], tuple[Packet, ...]]:
    """Move blood or life, before damage is mended: whom it was taken from, and who is hurt for it.

    As much as is there ([RTR 20010711]). Two that steal from each other net out, so that
    nothing drains off in between ([ANK 20200123]).
    """
    pairs = zip(strikes, wanted, strict=True)
    amounts = [min(want, state.cards[strike.target].blood) for strike, want in pairs]
    hurt: list[Packet] = []
    for strike, amount in zip(strikes, amounts, strict=True):
        target = strike.target
        note(state, "stole blood", card=strike.minion, other=target, number=amount)
        hurt += hurts_thief(state, target, strike.minion, amount)
        back = [
            other_amount
            for other, other_amount in zip(strikes, amounts, strict=True)
            if (other.minion, other.target) == (target, strike.minion)
        ]
        lost = atoms.move_blood(state, target, strike.minion, max(0, amount - sum(back)))
        latch(state, "action", LOST, target, lost)
    return tuple(strike.target for strike in strikes), tuple(hurt)


def hurts_thief(state: State, victim: int, thief: int, amount: int) -> list[Packet]:
    """The environmental damage to a vampire for each point stolen ([RTR 19970630])."""
    if amount <= 0 or not found(state, "hurts thieves", victim) or not is_vampire(state, thief):
        return []
    return [Packet(thief, amount, card=victim)]
