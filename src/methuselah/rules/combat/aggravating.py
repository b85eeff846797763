"""Damage that is aggravated by who inflicts it, by whom it is inflicted on, or by the combat.

Reads the rows `aggravates damage to` (word: a clan; of who inflicts it, or of the weapon),
`aggravated damage from` (word: a keyword of who inflicts it) and `damages vampires aggravated`
(about a fighter: in its combat).
"""

from __future__ import annotations

from dataclasses import replace

from methuselah.engine.decisions import NOTHING
from methuselah.engine.rows import found, words
from methuselah.engine.state import State
from methuselah.engine.traits import clan_of, is_vampire, keywords_of
from methuselah.rules.combat.combat import Combat
from methuselah.rules.combat.packet import Packet

__all__ = ["as_inflicted"]


def as_inflicted(state: State, packet: Packet) -> Packet:
    """Some inflict aggravated damage on a clan; in some combats all damage to vampires is such.

    A weapon does so whoever strikes with it, a retainer of its bearer, too. Not what is inflicted
    after combat ([LSJ 20020314]).
    """
    for source in (packet.by, packet.weapon):
        if source != NOTHING and not packet.aggravated:
            if clan_of(state, packet.victim) in words(state, "aggravates damage to", source):
                return replace(packet, aggravated=True)
    if packet.by != NOTHING and not packet.aggravated:
        feared = words(state, "aggravated damage from", packet.victim)
        if feared and not keywords_of(state, packet.by).isdisjoint(feared):
            return replace(packet, aggravated=True)
    combat = state.frame(Combat)
    if combat is None or not combat.is_on or not is_vampire(state, packet.victim):
        return packet
    if not any(found(state, "damages vampires aggravated", m) for m in combat.fighters):
        return packet
    return replace(packet, aggravated=True)
