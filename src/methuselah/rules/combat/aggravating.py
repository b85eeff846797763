"""Damage that is aggravated by who inflicts it, by whom it is inflicted on, or by the combat.

Reads the rows `aggravates damage to` (word: a clan; of who inflicts it, or of the weapon),
`aggravated damage from` (word: a keyword of who inflicts it) and `damages vampires aggravated`
(about a fighter: in its combat), `vulnerable` (of the target; word: a trait of weapons) and the row
`aggravated next strike` of the round, which the first such strike uses up.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from methuselah.engine.decisions import NOTHING
from methuselah.engine.rows import found, words
from methuselah.engine.state import State
from methuselah.engine.traits import clan_of, is_vampire, keywords_of
from methuselah.rules.combat.combat import Chosen, Combat, Round
from methuselah.rules.combat.packet import Packet

__all__ = ["NEXT_AGGRAVATED", "as_inflicted", "is_weak_spot", "use_up_next"]

NEXT_AGGRAVATED: Final = "aggravated next strike"
"""The row of a round (word: a class of strikes) that the first such strike uses up."""


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


def is_weak_spot(state: State, strike: Chosen, classes: tuple[str, ...]) -> bool:
    """Whether a vampire is vulnerable to a trait of the weapon that strikes it (R3 11)."""
    if "weapon" not in classes or not is_vampire(state, strike.target):
        return False
    traits = (*classes, *keywords_of(state, strike.card))
    return any(word in traits for word in words(state, "vulnerable", strike.target))


def use_up_next(fight: Round, struck: list[tuple[int, tuple[str, ...]]]) -> None:
    """What makes the next strike aggravated is over with it, dodged or not (Blood Agony).

    struck: the minions that strike now, and the classes of their strikes.
    """
    rows = [row for row in fight.rows if row.kind == NEXT_AGGRAVATED]
    over = {
        (row.subject, row.source)
        for row in rows
        for minion, classes in struck
        if row.subject == minion and row.word in ("", *classes)
    }
    fight.rows = tuple(
        row
        for row in fight.rows
        if row.kind != NEXT_AGGRAVATED or (row.subject, row.source) not in over
    )
