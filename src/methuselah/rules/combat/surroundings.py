"""Damage of the surroundings in a round of combat: that of cards played, retainers and the like.

Reads the row `environmental damage` (word "R": at any range; "unpreventable") and `uses weapon` of
the round (subject: the retainer).
"""

from __future__ import annotations

from methuselah.engine.rows import amount_of, rows_of, statics_of
from methuselah.engine.state import State
from methuselah.rules.combat.combat import Round
from methuselah.rules.combat.packet import Packet

__all__ = ["surroundings"]


def surroundings(state: State, fight: Round) -> list[Packet]:
    """Damage that is no strike: it cannot be dodged (R0, Environmental damage)."""
    packets: list[Packet] = []
    for victim in fight.combat(state).fighters:
        for row in rows_of(state, "environmental damage", victim):
            if fight.range == "close" or row.word == "R":
                packets.append(_environmental(state, victim, row.value, row.source, row.word))
        for card, static in statics_of(state, "environmental damage", victim):
            if (
                _takes_part(state, fight, card)
                and not _has_weapon(fight, card)
                and (fight.range == "close" or static.word == "R")
            ):
                points = amount_of(state, card, static)
                packets.append(_environmental(state, victim, points, card, static.word))
    return [packet for packet in packets if packet.amount > 0]


def _environmental(state: State, victim: int, points: int, card: int, word: str) -> Packet:
    """Damage of a retainer has a source that is no minion, that of a played card has none."""
    is_retainer = card in state.cards and "retainer" in state.definition(card).face.types
    source = "retainer" if is_retainer else "none"
    final = word == "unpreventable"
    ranged = word == "R"
    return Packet(victim, points, source=source, card=card, ranged=ranged, unpreventable=final)


def _has_weapon(fight: Round, card: int) -> bool:
    """A retainer that uses a weapon does nothing else (Ghoul Retainer)."""
    return any(row.kind == "uses weapon" and row.subject == card for row in fight.rows)


def _takes_part(state: State, fight: Round, card: int) -> bool:
    """A card on a minion does something in combat only where that minion fights."""
    host = state.host(card)
    return host == card or host in fight.combat(state).fighters
