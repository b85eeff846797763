"""Damage to which its victim is immune: nobody prevents it, and it is not inflicted.

Reads the row `immune` (of the victim; word: the kind of damage, "ally", "employer", "opposing
weapon", a clan, "" for all).
"""

from __future__ import annotations

from methuselah.engine.decisions import NOTHING
from methuselah.engine.rows import found, words
from methuselah.engine.state import State
from methuselah.engine.traits import clan_of, is_vampire, keywords_of
from methuselah.rules.combat.combat import Combat
from methuselah.rules.combat.packet import Packet

__all__ = ["is_immune"]


def is_immune(state: State, packet: Packet) -> bool:
    """Whether its victim is immune to it: then it is not inflicted, though nobody prevents it."""
    immune = words(state, "immune", packet.victim)
    if immune and packet.by in state.cards:
        of_ally = "ally" in immune and not is_vampire(state, packet.by)
        if of_ally or clan_of(state, packet.by) in immune:
            return True
    if "employer" in immune and packet.by == state.cards[packet.victim].parent != NOTHING:
        return True
    if "opposing weapon" in immune and _is_of_their_weapon(state, packet):
        return True
    as_normal = "normal" in immune and found(state, "treats aggravated as normal", packet.victim)
    return "" in immune or as_normal or any(kind in immune for kind in packet.kinds)


def _is_of_their_weapon(state: State, packet: Packet) -> bool:
    """Whether a weapon of the minion that its victim fights inflicts it, whoever uses that."""
    combat = state.frame(Combat)
    if combat is None or packet.victim not in combat.fighters:
        return False
    foe = combat.opponent(packet.victim)
    if packet.weapon != NOTHING and packet.by == foe:
        return True
    weapon = packet.card if packet.weapon == NOTHING else packet.weapon
    record = state.cards.get(weapon)
    return record is not None and record.parent == foe and "weapon" in keywords_of(state, weapon)
