"""What hand strikes have inflicted in a combat, strike by strike, where a card asks for it."""

from __future__ import annotations

from typing import Final

from methuselah.engine.asked_for import is_asked_for
from methuselah.engine.decisions import NOTHING
from methuselah.engine.rows import latch
from methuselah.engine.state import State
from methuselah.rules.combat.combat import Combat, Round
from methuselah.rules.combat.packet import Packet

__all__ = ["hand_hits", "remember_hands"]

ASKED: Final = "or more damage with a hand strike"
"""What the texts say that ask for it."""
HAND_HIT: Final = "hit by hand"
"""Latched on the combat: by whom, whom, the round, the pair of strikes, and the points."""


def remember_hands(state: State, packets: tuple[Packet, ...], victim: int) -> None:
    """What each hand strike of this pair inflicts on a minion, prevented damage left out."""
    fight = state.frame(Round)
    if fight is None or not is_asked_for(state, ASKED):
        return
    points: dict[int, int] = {}
    for packet in packets:
        if packet.victim == victim and packet.hand and packet.by != NOTHING:
            points[packet.by] = points.get(packet.by, 0) + packet.amount
    number = fight.combat(state).number
    for minion, amount in points.items():
        latch(state, "combat", HAND_HIT, minion, victim, number, fight.pair, amount)


def hand_hits(state: State, minion: int, least: int) -> int:
    """How many hand strikes of a minion have inflicted so much in the combat in progress."""
    combat = state.frame(Combat)
    used = () if combat is None else combat.used
    return sum(key[:2] == (HAND_HIT, minion) and int(key[5]) >= least for key in used)
