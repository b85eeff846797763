"""Whose cards have prevented all of the damage of a weapon: asked for by few (Poker)."""

from __future__ import annotations

from typing import Final

from methuselah.engine.asked_for import is_asked_for
from methuselah.engine.rows import latch
from methuselah.engine.state import State
from methuselah.rules.combat.packet import Packet

__all__ = ["WARDED", "remember_wards"]

WARDED: Final = "warded"
"""The latch (weapon, Discipline) of a round: cards that require it prevented all of its damage."""
BY_CARDS: Final = "prevented by a card or cards that require"
"""What the text of a card says that asks for it."""


def remember_wards(state: State, packets: tuple[Packet, ...]) -> None:
    """Tell the round of which weapons all damage was prevented by cards of one Discipline."""
    if not is_asked_for(state, BY_CARDS):
        return
    for weapon in dict.fromkeys(one.weapon for one in packets if one.weapon in state.cards):
        mine = [one for one in packets if one.weapon == weapon]
        wards = [set(required) for one in mine for required in one.warded]
        if wards and not any(one.amount for one in mine):
            for code in sorted(set.intersection(*wards)):
                latch(state, "round", WARDED, weapon, code)
