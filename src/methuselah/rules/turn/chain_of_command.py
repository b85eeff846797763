"""Vampires that are in play only to bleed, and go to the bottom of the crypt (Chain of Command).

They remember the card that brought them out under the note "commanded by". What they must do stands
in `minion`; they go when one of them has bled successfully, or when none can bleed any more.
"""

from __future__ import annotations

from typing import Final

from methuselah.engine import atoms
from methuselah.engine.decisions import NOTHING
from methuselah.engine.programs import run
from methuselah.engine.rows import latch, latched, unlatch
from methuselah.engine.scope import Scope
from methuselah.engine.state import READY, TORPOR, State
from methuselah.rules.turn.contests import entered_play

__all__ = ["command", "commanded", "commanders", "dismiss", "dismiss_with", "is_commanded"]

COMMANDED: Final = "commanded by"


def command(state: State, seat: int, card: int, vampires: tuple[int, ...]) -> None:
    """Put vampires from the uncontrolled region in play, with a blood from the bank each."""
    if not latched(state, "game", COMMANDED):
        latch(state, "game", COMMANDED)
    for vampire in vampires:
        atoms.gain_blood(state, vampire, 1, card)
        atoms.move_to_region(state, vampire, READY, seat)
        atoms.unlock(state, vampire)
        atoms.drain_excess(state, vampire)
        atoms.remember(state, vampire, COMMANDED, card)
    for vampire in vampires:
        entered_play(state, vampire)
        if vampire in state.cards:
            run(state, state.definition(vampire).enters, Scope(seat, vampire, vampire))


def commanders(state: State) -> tuple[int, ...]:
    """The cards that command vampires now."""
    if not latched(state, "game", COMMANDED):
        return ()
    notes = (record.note(COMMANDED) for record in state.cards.values())
    return tuple(sorted({card for card in notes if card != NOTHING}))


def commanded(state: State, card: int) -> tuple[int, ...]:
    """The vampires in play that a card commands."""
    return tuple(
        vampire
        for vampire, record in sorted(state.cards.items())
        if record.note(COMMANDED) == card and record.region in (READY, TORPOR)
    )


def dismiss(state: State, card: int) -> None:
    """Move all that a card commands to the bottom of the crypt; a contested one is forgotten."""
    for vampire in commanded(state, card):
        atoms.to_pile(state, vampire, "crypt", bottom=True)
    for vampire, record in tuple(state.cards.items()):
        if record.note(COMMANDED) == card:
            atoms.remember(state, vampire, COMMANDED, None)
    if not commanders(state):
        unlatch(state, "game", COMMANDED)


def is_commanded(state: State, vampire: int) -> bool:
    """Whether a vampire is in play only to bleed."""
    return state.cards[vampire].note(COMMANDED) != NOTHING


def dismiss_with(state: State, vampire: int) -> None:
    """One of them has bled successfully: they all go."""
    record = state.cards.get(vampire)
    if record is not None and record.note(COMMANDED) != NOTHING:
        dismiss(state, record.note(COMMANDED))
