"""Life of allies and retainers: lost, burned and run out (RB24, Glossary, Life; R0, 5. Damage).

Blood of vampires is burned here too, since what burns life often burns either. The life to start
with is printed on the card (`life_of`), and is given as it enters play (`playing.entering_play`).
"""

from __future__ import annotations

from typing import Final

from methuselah.engine import atoms
from methuselah.engine.decisions import NOTHING
from methuselah.engine.rows import latch
from methuselah.engine.state import State
from methuselah.engine.traits import is_ally, is_vampire, types_of
from methuselah.rules.torpor.going_to_torpor import Falling, Fate, burner

__all__ = ["LOST", "burn_life", "burn_lifeless", "burn_lifeless_retainer", "without_life"]

LOST: Final = "lost blood"
"""Latched on the action, with a minion and the blood or life that it lost at one time."""


def burn_life(state: State, card: int, number: int, why: int = NOTHING) -> int:
    """Burn blood or life; an ally or retainer that loses all its life is burned (R0, 5. Damage)."""
    burned = atoms.burn_blood(state, card, number, why)
    latch(state, "action", LOST, card, burned)
    if burned and state.cards[card].blood == 0 and not is_vampire(state, card):
        fate = Fate(card, without_life(state, card), burner(state, card))
        state.push(Falling(fates=(fate,)))
    return burned


def burn_lifeless(state: State) -> bool:
    """Allies that paid with their last life burn (traps, Allies); whether there were any."""
    spent = [
        minion
        for seat in state.clockwise(state.order[0])
        for minion in state.seats[seat].ready
        if state.cards[minion].blood == 0 and is_ally(state, minion)
    ]
    if spent:
        fates = (Fate(m, without_life(state, m), burner(state, m)) for m in spent)
        state.push(Falling(fates=tuple(fates)))
    return bool(spent)


def burn_lifeless_retainer(state: State, card: int) -> None:
    """A retainer whose last life has moved elsewhere is burned, as one that lost it is."""
    record = state.cards.get(card)
    if record is not None and record.blood == 0 and "retainer" in types_of(state, card):
        state.push(Falling(fates=(Fate(card, without_life(state, card), burner(state, card)),)))


def without_life(state: State, minion: int) -> str:
    """An ally or retainer without life is burned; an imbued is incapacitated (RB24, Imbued)."""
    return "incapacitated" if "imbued" in types_of(state, minion) else "burned"
