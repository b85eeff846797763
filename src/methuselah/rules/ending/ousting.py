"""Ousting (RB24, Ending the Game; R3 9.1; traps O1-O5).

Pool at 0 or below is seen as soon as the current step is done. Window "oust": what may save
her. Reads the rows `oust pool` (subject: the predator's seat): what is added to the 6 pool, and
`next oust pool` of the game: what the next predator gains instead of the 6.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from methuselah.engine import atoms, turn_atoms
from methuselah.engine.decisions import NOBODY
from methuselah.engine.definitions import Heard
from methuselah.engine.rows import add_row, total
from methuselah.engine.state import Frame, State
from methuselah.engine.traits import whole
from methuselah.engine.windows import Window
from methuselah.rules.ending import final_standing as ending
from methuselah.rules.ending.victory_points import POINT, award_for_oust
from methuselah.rules.playing.hand import release, release_all
from methuselah.rules.terms.sequencing import order
from methuselah.rules.turn.phase import close_phase

__all__ = ["NEXT_POOL", "Ousting", "check", "clear_away", "pay_late_pool"]

LATE_POOL: Final = "late oust pool"
"""The row of an action: pool that a seat gains when it is over."""
NEXT_POOL: Final = "next oust pool"
"""The row of the game: what the next predator gains for an ousting, instead of the usual pool."""


def check(state: State) -> bool:
    """Begin the ousting of all who have run out of pool in this step."""
    known = {s for frame in state.stack if isinstance(frame, Ousting) for s in frame.seats}
    seats = tuple(
        seat
        for seat in state.clockwise(state.order[0])
        if state.seats[seat].pool <= 0 and seat not in known
    )
    if not seats:
        return False
    state.push(Ousting(seats=seats, held=turn_atoms.take_queue(state)))
    return True


@dataclass(slots=True)
class Ousting(Frame):
    """Those who ran out of pool in one step, together (G00015).

    held: what that step triggered; it comes after the ousting ([LSJ 20080512]).
    """

    atomic: ClassVar[bool] = True

    at: str = "window"
    seats: tuple[int, ...] = ()
    held: tuple[Heard, ...] = ()

    def do_window(self, state: State) -> None:
        """O2: what would save her; a saver must cover all ([ANK 20230817-2])."""
        self.at = "oust"
        state.push(Window(name="oust", order=order(state), rule="RB24 Ending the Game"))

    def do_oust(self, state: State) -> None:
        """O3, O4: points and pool to each predator, then the cards, then the Edge."""
        gone = tuple(seat for seat in self.seats if state.seats[seat].pool <= 0)
        predators = [state.predator(seat) for seat in gone]
        for seat in gone:
            turn_atoms.leave_game(state, seat, "ousted")
        for seat, predator in zip(gone, predators, strict=True):
            award_for_oust(state, predator, seat, POINT)
            if predator != NOBODY:
                pool = _oust_pool(state) + total(state, "oust pool", predator)
                _give_pool(state, predator, pool)
        for seat in gone:
            clear_away(state, seat)
            atoms.emit(state, "ousted", seat)
        release_all(state, "ousted")
        for predator in predators:
            if predator != NOBODY:
                atoms.emit(state, "prey ousted", predator)
                release(state, predator, "prey ousted")
        turn_atoms.requeue(state, self.held)
        state.pop()
        ending.end_if_alone(state)


def _oust_pool(state: State) -> int:
    """The usual pool for an ousting, or what was said last of the next one, which this is."""
    game = state.span("game")
    said = [] if game is None else [row.value for row in game.rows if row.kind == NEXT_POOL]
    if game is None or not said:
        return state.setting.edition.oust_pool
    game.rows = tuple(row for row in game.rows if row.kind != NEXT_POOL)
    return said[-1]


def _give_pool(state: State, predator: int, pool: int) -> None:
    """The pool for an oust: at once, or, in some editions, when the action is over (CRR II).

    By then she is out, if she would have been without it during the same action.
    """
    action = state.span("action")
    if action is None or not state.setting.edition.oust_pool_late:
        atoms.gain_pool(state, predator, pool)
    else:
        add_row(action, LATE_POOL, pool, seat=predator)


def pay_late_pool(state: State, action: Frame) -> None:
    """The action is over: who ousted her prey in it, and is in the game, gains the pool."""
    for row in action.rows:
        if row.kind == LATE_POOL:
            atoms.gain_pool(state, row.seat, row.value)
    action.rows = tuple(row for row in action.rows if row.kind != LATE_POOL)


def clear_away(state: State, seat: int) -> None:
    """Remove from the game all that a Methuselah controls, and all that is still hers to use.

    Cards of others on her minions are burned with them; her own cards that others control stay.
    Where cards go home, all of her own leave and what she controls of others' is burned (CRR II).
    The Edge returns to the middle. If it is her turn, her phase ends.
    """
    if state.setting.edition.cards_go_home:
        _go_home(state, seat)
    for card in sorted(c for c, record in state.cards.items() if record.controller == seat):
        if card in state.cards and _stands(state, card) and whole(state, card) == card:
            _remove(state, card)
    for card in state.seats[seat].hand:
        atoms.remove_from_game(state, card)
    turn_atoms.remove_piles(state, seat)
    if state.edge == seat:
        atoms.burn_edge(state)
    if state.active == seat:
        close_phase(state)


def _go_home(state: State, seat: int) -> None:
    """Her own cards leave the game wherever they are; those of others that she controls burn."""
    for card in sorted(state.cards):
        record = state.cards.get(card)
        if record is None or not _stands(state, card) or whole(state, card) != card:
            continue
        if state.owner(card) == seat:
            atoms.remove_from_game(state, card)
        elif record.controller == seat and state.owner(card) != seat:
            atoms.burn(state, card)


def _stands(state: State, card: int) -> bool:
    """Not a card being played: what is in limbo ends with its frame."""
    return state.cards[card].region != "limbo"


def _remove(state: State, card: int) -> None:
    """Remove a card, her own cards on it first: they are removed too, not burned."""
    seat = state.cards[card].controller
    for other in state.cards[card].attached:
        hers = other in state.cards and state.cards[other].controller == seat
        if hers and other != state.cards[card].merged_with:
            _remove(state, other)
    atoms.remove_from_game(state, card)
