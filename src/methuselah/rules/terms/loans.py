"""Control for a time (R0, Temporary control): who has a card meanwhile, and to whom it returns.

A card remembers its permanent controller ("loaned by") and each loan that still runs: when that
ends, and who borrowed it. A later loan is in force while it runs; then the one before it is again.
The first loan has the plain names of its notes, each further one a number behind them.
"""

from __future__ import annotations

from typing import Final

from methuselah.engine import atoms
from methuselah.engine.decisions import NOTHING
from methuselah.engine.state import State

__all__ = [
    "AT_UNLOCK",
    "NEXT_ACTION",
    "NEXT_TURN_OF",
    "WITH_TURN",
    "age_loans",
    "borrow",
    "end_loans",
    "forget_loan",
    "permanent_controller",
]

LOANED_BY: Final = "loaned by"
BORROWER: Final = "borrowed by"
AT_UNLOCK: Final = "loan ends"
"""The note with the seat whose unlock phase ends the loan."""
WITH_TURN: Final = "loan ends with turn"
NEXT_TURN_OF: Final = 100
"""Beside a seat: the value of WITH_TURN of a loan until the end of the next turn of that seat."""
NEXT_ACTION: Final = "loan ends with next action"
"""The note of a minion that goes back when the action after this one is over."""
ENDS: Final = (AT_UNLOCK, WITH_TURN, NEXT_ACTION)


def _loans(state: State, card: int) -> dict[int, tuple[str, int]]:
    """The loans of a card that still run, in their order: when each ends."""
    running: dict[int, tuple[str, int]] = {}
    for name, value in state.cards[card].notes:
        for ends in ENDS:
            number = name.removeprefix(ends).strip()
            if name == ends:
                running[0] = (ends, value)
            elif name.startswith(ends) and number.isdigit():
                running[int(number)] = (ends, value)
    return dict(sorted(running.items()))


def _note_of(name: str, place: int) -> str:
    return f"{name} {place}" if place else name


def borrow(state: State, card: int, seat: int, ends: str, value: int) -> None:
    """A Methuselah takes control of a card until then; what was lent before stays so beneath it."""
    lender = state.controller(card)
    if lender == seat:
        return
    if state.cards[card].note(LOANED_BY) == NOTHING:
        atoms.remember(state, card, LOANED_BY, lender)
    place = max(_loans(state, card), default=-1) + 1
    atoms.remember(state, card, _note_of(ends, place), value)
    atoms.remember(state, card, _note_of(BORROWER, place), seat)
    atoms.change_controller(state, card, seat)


def permanent_controller(state: State, card: int) -> int:
    """Whose a card in play is once all control for a time is over."""
    record = state.cards[card]
    lender = record.note(LOANED_BY)
    return record.controller if lender == NOTHING else lender


def forget_loan(state: State, card: int) -> None:
    """Temporary control is broken: nobody gets the card back (R3 4.1)."""
    for place, (ends, _) in _loans(state, card).items():
        _forget(state, card, place, ends)
    if state.cards[card].note(LOANED_BY) != NOTHING:
        atoms.remember(state, card, LOANED_BY, None)


def _forget(state: State, card: int, place: int, ends: str) -> None:
    atoms.remember(state, card, _note_of(ends, place), None)
    atoms.remember(state, card, _note_of(BORROWER, place), None)


def end_loans(state: State, ends: str, value: int) -> None:
    """Control "until your next unlock phase" (or "until the end of the turn") ends; the card
    leaves as it is, locked or not: to who borrowed it before, if that loan runs still.

    Due back to a Methuselah who is out of the game, it is removed from the game (G00001), or
    burned by the edition (R3 9.1).
    """
    for card in _lent(state):
        if card in state.cards and state.cards[card].note(LOANED_BY) != NOTHING:
            _end_of_one(state, card, (ends, value))


def age_loans(state: State, ends: str, value: int, later: int) -> None:
    """Loans that would end at this value end at a later one."""
    for card in _lent(state):
        for place, loan in _loans(state, card).items():
            if loan == (ends, value):
                atoms.remember(state, card, _note_of(ends, place), later)


def _lent(state: State) -> list[int]:
    """The cards under temporary control: most remember nothing at all."""
    return sorted(
        c for c, one in state.cards.items() if one.notes and one.note(LOANED_BY) != NOTHING
    )


def _end_of_one(state: State, card: int, end: tuple[str, int]) -> None:
    """Strike out what ends now; if that was in force, the card changes hands."""
    running = _loans(state, card)
    over = [place for place, loan in running.items() if loan == end]
    if not over:
        return
    record = state.cards[card]
    earlier = [place for place in running if place not in over]
    heir = record.note(LOANED_BY)
    if earlier:
        heir = record.note(_note_of(BORROWER, earlier[-1]))
    for place in over:
        _forget(state, card, place, end[0])
    if not earlier:
        atoms.remember(state, card, LOANED_BY, None)
    elif earlier[-1] > over[-1]:
        return  # a later loan is in force
    if not state.seats[heir].out:
        atoms.change_controller(state, card, heir)
    elif state.setting.edition.due_to_the_ousted_burns:
        atoms.burn(state, card)
    else:
        atoms.remove_from_game(state, card)
