"""Damage that is less than it would be: what each strike of the opponent inflicts less on a minion.

Reads the rows `less damage` (of the minion that would be damaged) and `spares allies` and
`inflicts no damage in combat` (of the minion that inflicts it).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from methuselah.engine.decisions import NOTHING
from methuselah.engine.rows import found, none_in_force, total
from methuselah.engine.state import State
from methuselah.engine.traits import is_ally
from methuselah.rules.combat.combat import Combat
from methuselah.rules.combat.packet import Packet

__all__ = ["reduced"]

LESS: Final = "less damage"
LESS_OF_ALL: Final = "less of all damage"
AT_MOST: Final = "damage at most"
SPARES_ALLIES: Final = "spares allies"
HARMLESS: Final = "inflicts no damage in combat"


def reduced(state: State, packets: tuple[Packet, ...]) -> tuple[Packet, ...]:
    """The damage of one moment, each strike or effect of an opposing minion taken once.

    Not what no minion inflicts ([LSJ 20010626]); after combat only what comes from a strike ([LSJ
    20080630]). What cannot be prevented is reduced all the same ([LSJ 20100519]).
    """
    if not none_in_force(state, (SPARES_ALLIES, HARMLESS)):
        packets = tuple(p for p in packets if not _is_spared(state, p))
    combat = state.frame(Combat)
    if none_in_force(state, (LESS, LESS_OF_ALL, AT_MOST)):
        return packets
    kept: list[Packet] = []
    left: dict[tuple[int, int, str], int] = {}
    taken: set[tuple[int, int, str]] = set()
    for packet in packets:
        source = (packet.victim, packet.card, packet.source)
        less = total(state, LESS_OF_ALL, packet.victim)
        if combat is not None and _is_of_opponent(state, combat, packet):
            less += total(state, LESS, packet.victim)
        if less and source not in taken:
            taken.add(source)
            packet = replace(packet, amount=max(0, packet.amount - less))
        most = total(state, AT_MOST, packet.victim)
        if most:  # of one effect, the excess is ignored
            room = left.get(source, most)
            packet = replace(packet, amount=min(packet.amount, room))
            left[source] = room - packet.amount
        if packet.amount:
            kept.append(packet)
    return tuple(kept)


def _is_spared(state: State, packet: Packet) -> bool:
    """Whether a minion that harms no ally would inflict it on one, in combat or out of it; or one
    that harms nobody, in a combat of its own.
    """
    combat = state.frame(Combat)
    if combat is not None and packet.by in combat.fighters and found(state, HARMLESS, packet.by):
        return True
    if packet.by == NOTHING or not is_ally(state, packet.victim):
        return False
    return found(state, SPARES_ALLIES, packet.by)


def _is_of_opponent(state: State, combat: Combat, packet: Packet) -> bool:
    """Whether the opposing minion inflicts it in combat, or later by its strike."""
    if packet.by == NOTHING or packet.victim not in combat.fighters:
        return False
    if packet.by != combat.opponent(packet.victim):
        return False
    if combat.is_on or packet.card == NOTHING:
        return combat.is_on
    definition = state.definition(packet.card)
    return any(mode.strike is not None for mode in (*definition.modes, *definition.uses))
