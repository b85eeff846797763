"""More atoms: changes of turn, of debts and delays, and of who is in the game.

They belong to `atoms` (design, law 5) and stand here because each file has its size. They serve
`rules/turn/turns.py` and the chapters it plays; an atom never asks.
"""

from __future__ import annotations

from methuselah.engine.atoms import (
    add_counters,
    break_withdrawal,
    emit,
    gain_blood,
    gain_pool,
)
from methuselah.engine.decisions import NOBODY, NOTHING, Result
from methuselah.engine.definitions import Heard
from methuselah.engine.journal import note
from methuselah.engine.state import Row, State

__all__ = [
    "Place",
    "announce_withdrawal",
    "begin_turn",
    "blood_to_pool",
    "call_time",
    "delay_draw",
    "end_delays",
    "end_game",
    "end_seat_rows",
    "held",
    "leave_game",
    "lose_score",
    "move_counters",
    "owe_action",
    "owe_master",
    "owe_trifle",
    "play_event",
    "pool_to_blood",
    "refresh",
    "remove_piles",
    "requeue",
    "reseat",
    "settle_masters",
    "take_queue",
    "take_refilling",
]


# -- turns ----------------------------------------------------------------------------------


def begin_turn(state: State, seat: int) -> None:
    """It is now the turn of a Methuselah."""
    state.turn += 1
    state.active = seat
    state.edit_seat(seat).turns += 1
    note(state, "turn", seat=seat, number=state.turn)


def refresh(state: State, card: int) -> None:
    """At its controller's unlock phase a card may again be used once, and a recruit may act."""
    record = state.cards[card]
    if record.spent or record.cannot_act:
        record = state.edit(card)
        record.spent = ()
        record.cannot_act = False


def end_seat_rows(state: State, seat: int, kind: str = "", phase: str = "") -> None:
    """End the modifiers of a Methuselah that end with this phase of hers ("" for the unlock
    phase), or those of a kind.
    """
    rows = state.seats[seat].rows
    kept: tuple[Row, ...] = tuple(
        row for row in rows if (row.kind != kind if kind else row.phase != phase)
    )
    if len(kept) != len(rows):
        state.edit_seat(seat).rows = kept
        state.unsettled = True  # her hand may be too large now


def play_event(state: State, name: str) -> None:
    """An event was played: nobody plays this name again (R0, 5. Discard Phase)."""
    state.events_played = (*state.events_played, name)


# -- master cards and hands -----------------------------------------------------------------


def owe_master(state: State, seat: int) -> None:
    """An out-of-turn master uses an action of her next master phase (RB24, Master Cards)."""
    state.edit_seat(seat).owes_master += 1


def owe_trifle(state: State, seat: int) -> None:
    """An out-of-turn trifle gives an action in her next master phase (RB24, Trifle)."""
    state.edit_seat(seat).owed_trifle += 1


def owe_action(state: State, seat: int) -> None:
    """Her next master phase has an action more (Wash)."""
    state.edit_seat(seat).owed_master += 1


def settle_masters(state: State, seat: int) -> None:
    """Her master phase has begun: debts and gains of out-of-turn masters are counted."""
    owner = state.edit_seat(seat)
    owner.owes_master = 0
    owner.owed_trifle = 0
    owner.owed_master = 0


def take_refilling(state: State, seat: int) -> None:
    """The library that was empty and got cards has been looked at."""
    state.edit_seat(seat).refilled = False


def delay_draw(state: State, seat: int, until: str) -> None:
    """A played card is replaced only later; until then the hand is one card smaller (RB24)."""
    owner = state.edit_seat(seat)
    owner.delayed = (*owner.delayed, until)


def end_delays(state: State, seat: int, until: str) -> int:
    """Delayed replacements whose moment has come: how many there were."""
    delayed = state.seats[seat].delayed
    ended = delayed.count(until)
    if ended:
        state.edit_seat(seat).delayed = tuple(other for other in delayed if other != until)
    return ended


# -- pool and the uncontrolled region -------------------------------------------------------


def pool_to_blood(state: State, seat: int, card: int, number: int = 1) -> int:
    """Move counters from a pool to a card, where they are blood (RB24, Counters)."""
    return move_counters(state, ("pool", seat), ("blood", card), number)


def blood_to_pool(state: State, card: int, seat: int, number: int = 1) -> int:
    """Move counters from a card to a pool."""
    return move_counters(state, ("blood", card), ("pool", seat), number)


Place = tuple[str, int]
"""Where counters lie: ("pool", seat), ("blood", card) or ("counters", card)."""


def move_counters(state: State, source: Place, target: Place, number: int) -> int:
    """Move counters, as far as they are there; what they are called changes with the place (RB24).

    Moved counters are neither burned nor paid. Returns how many left the source.
    """
    moved = min(number, held(state, source))
    if moved <= 0 or _is_gone(state, target):
        return 0
    places = dict((target, source))
    seat, card = places.get("pool", NOBODY), source[1]
    if source[0] == "pool":
        card = target[1]
    elif seat == NOBODY:
        seat = state.cards[card].controller
    other = NOTHING if "pool" in places else target[1]
    note(state, "moved " + source[0], seat=seat, card=card, other=other, number=moved)
    _take(state, source, moved)
    _put(state, target, moved)
    return moved


def held(state: State, place: Place) -> int:
    """How many counters there are to move."""
    kind, key = place
    if kind == "pool":
        return state.seats[key].pool
    if _is_gone(state, place):
        return 0
    return state.cards[key].blood if kind == "blood" else state.cards[key].counters


def _is_gone(state: State, place: Place) -> bool:
    """Whether it is a card that has left the table: one that is remembered, say."""
    return place[0] != "pool" and place[1] not in state.cards


def _take(state: State, place: Place, number: int) -> None:
    kind, key = place
    if kind == "counters":
        add_counters(state, key, -number)
    elif kind == "blood":
        record = state.edit(key)
        record.blood -= number
        break_withdrawal(state, record.controller)
        if record.blood == 0:
            emit(state, "emptied", key)
    else:
        owner = state.edit_seat(key)
        owner.pool -= number
        owner.pool_lost += number
        break_withdrawal(state, key)
        if owner.pool <= 0:
            state.unsettled = True


def _put(state: State, place: Place, number: int) -> None:
    kind, key = place
    if kind == "counters":
        add_counters(state, key, number)
    elif kind == "blood":
        gain_blood(state, key, number)
    else:
        gain_pool(state, key, number)


# -- the queue of triggers ------------------------------------------------------------------


def take_queue(state: State) -> tuple[Heard, ...]:
    """Take the triggers that wait, to answer them or to hold them back."""
    queue = state.queue
    state.queue = ()
    return queue


def requeue(state: State, queue: tuple[Heard, ...]) -> None:
    """Put triggers that were held back before those that came since."""
    if queue:
        state.queue = (*queue, *state.queue)
        state.unsettled = True


# -- leaving and ending ---------------------------------------------------------------------


def announce_withdrawal(state: State, seat: int) -> None:
    """Announce a withdrawal; it is tested when her next turn begins (RB24, Withdrawing)."""
    state.edit_seat(seat).withdrawing = True
    note(state, "announced withdrawal", seat=seat)


def leave_game(state: State, seat: int, how: str) -> None:
    """A Methuselah is ousted or withdraws: she has no pool and no impulse any more."""
    owner = state.edit_seat(seat)
    owner.out = True
    state.circle = None
    owner.withdrawing = False
    owner.pool = 0
    owner.delayed = ()
    owner.rows = ()
    note(state, how, seat=seat)


def remove_piles(state: State, seat: int) -> None:
    """Take the piles of a Methuselah out of the game, each as one: whose cards they are is known.

    Not her hand, which may hold cards of others.
    """
    owner = state.edit_seat(seat)
    for pile in ("library", "crypt", "ash_heap", "research"):
        cards: tuple[int, ...] = getattr(owner, pile)
        for card in cards:
            note(state, "removed from the game", seat=seat, card=card)
            state.known.pop(card, None)
        setattr(owner, pile, ())
        owner.removed = (*owner.removed, *cards)


def lose_score(state: State, seat: int, half_points: int) -> None:
    """Take victory points away, counted in halves."""
    state.edit_seat(seat).half_points -= half_points
    note(state, "lost victory points", seat=seat, number=half_points)


def reseat(state: State, order: tuple[int, ...]) -> None:
    """Each Methuselah takes her new seat; those out of the game keep none beside them."""
    gone = tuple(seat for seat in state.order if seat not in order)
    state.order = (*order, *gone)
    note(state, "took seats", seats=order)


def call_time(state: State) -> None:
    """The time limit is reached: the action, else the phase, is finished (TR 3.1.1)."""
    state.time_called = True
    note(state, "time called", card=NOTHING)


def end_game(state: State, result: Result) -> None:
    """The game is over."""
    state.result = result
    note(state, "game over", seat=result.winner, word=result.reason)
