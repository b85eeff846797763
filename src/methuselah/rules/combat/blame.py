"""Whose doing it is that damage burns a minion, or sends a vampire to torpor."""

from __future__ import annotations

from collections.abc import Iterable

from methuselah.engine.decisions import NOTHING
from methuselah.engine.state import State
from methuselah.rules.combat.packet import Packet
from methuselah.rules.torpor.going_to_torpor import burner

__all__ = ["burned_by", "sent_by"]


def burned_by(state: State, packets: Iterable[Packet], victim: int) -> int:
    """In combat a fighter is burned by its opponent, elsewhere by who inflicts the damage."""
    opponent = burner(state, victim)
    if opponent != NOTHING:
        return opponent
    for packet in packets:
        if packet.victim == victim and packet.by != NOTHING:
            return packet.by
    return NOTHING


def sent_by(state: State, packets: Iterable[Packet], victim: int) -> int:
    """A fighter is sent to torpor by its opponent only with damage of that one or its cards."""
    opponent = burner(state, victim)
    if opponent == NOTHING:
        return NOTHING
    for packet in packets:
        own = packet.by == NOTHING != packet.card
        own = own and state.controller(packet.card) == state.controller(opponent)
        if packet.victim == victim and packet.amount and (own or packet.by == opponent):
            return opponent
    return NOTHING
