"""Every change of the world, one function each (design, law 5).

An atom changes the state, writes the journal and emits its event; it never asks. Whatever
players may answer is a procedure of `rules` whose last step is an atom. Nothing outside the
atoms (here, `places`, `drawing`, `emitting`, `knowledge`, `turn_atoms`) and the frames' own fields
changes a record: a test scans the source for it.
"""

from __future__ import annotations

from methuselah.engine.decisions import NOBODY, NOTHING
from methuselah.engine.draining import drain_excess, drain_to, drain_where_changed, most_blood
from methuselah.engine.drawing import (
    draw,
    draw_crypt,
    look_at,
    pick_among,
    pick_at_random,
    roll,
    show_hand,
)
from methuselah.engine.journal import note
from methuselah.engine.places import (
    attach,
    become,
    burn,
    change_controller,
    discard,
    emit,
    face_down,
    hearers,
    leaves_for_good,
    merge,
    move_to_region,
    outlive,
    outlives,
    remove_from_game,
    set_aside,
    shuffle,
    to_pile,
)
from methuselah.engine.rows import found
from methuselah.engine.state import Row, State

__all__ = [
    "add_corruption",
    "add_counters",
    "add_seat_row",
    "attach",
    "bar_from_acting",
    "become",
    "break_withdrawal",
    "burn",
    "burn_blood",
    "burn_edge",
    "burn_pool",
    "change_controller",
    "discard",
    "drain_excess",
    "drain_to",
    "draw",
    "draw_crypt",
    "emit",
    "face_down",
    "gain_blood",
    "gain_pool",
    "give_life",
    "hearers",
    "leaves_for_good",
    "lock",
    "look_at",
    "merge",
    "move_blood",
    "move_to_region",
    "outlive",
    "outlives",
    "pick_among",
    "pick_at_random",
    "remember",
    "remove_from_game",
    "roll",
    "score",
    "set_aside",
    "set_level",
    "set_trait",
    "show_hand",
    "shuffle",
    "spend",
    "take_edge",
    "to_pile",
    "unlock",
]


# -- counters -------------------------------------------------------------------------------


def gain_pool(state: State, seat: int, number: int, why: int = NOTHING) -> None:
    """Move counters from the blood bank to a pool, unless an effect has them go to the bank."""
    if number <= 0 or state.seats[seat].out or found(state, "gains no pool", seat):
        return
    state.edit_seat(seat).pool += number
    note(state, "gained pool", seat=seat, number=number, card=why)
    emit(state, "gained pool", seat, number)


def burn_pool(state: State, seat: int, number: int, why: int = NOTHING) -> None:
    """Burn counters of a pool; below zero, who saves her must cover all ([ANK 20230817-2])."""
    if number <= 0 or state.seats[seat].out:
        return
    owner = state.edit_seat(seat)
    owner.pool -= number
    owner.pool_lost += number
    owner.withdrawing = False
    if owner.pool <= 0:
        state.unsettled = True
    note(state, "burned pool", seat=seat, number=number, card=why)
    emit(state, "burned pool", seat, number)


def gain_blood(state: State, card: int, number: int, why: int = NOTHING) -> int:
    """Put blood (or life) on a card; what exceeds a ready or torpid vampire's capacity drains.

    Returns how much stayed.
    """
    if number <= 0 or found(state, "gains no blood", card):
        return 0
    record = state.edit(card)
    before = record.blood
    record.blood += number
    limit = most_blood(state, card)
    if limit != NOTHING:
        record.blood = min(record.blood, max(limit, before))
    note(state, "gained blood", seat=record.controller, card=card, number=number, other=why)
    return record.blood - before


def give_life(state: State, card: int, number: int) -> None:
    """Put the life on an ally or retainer with which it enters play: it gains nothing by that."""
    record = state.edit(card)
    record.blood = number
    note(state, "gained blood", seat=record.controller, card=card, number=number)


def burn_blood(state: State, card: int, number: int, why: int = NOTHING) -> int:
    """Burn blood (or life) of a card, as far as it has any; returns how much was burned."""
    record = state.cards[card]
    burned = min(number, record.blood)
    if burned <= 0:
        return 0
    record = state.edit(card)
    record.blood -= burned
    break_withdrawal(state, record.controller)
    note(state, "burned blood", seat=record.controller, card=card, number=burned, other=why)
    if record.blood == 0:
        emit(state, "emptied", card)
    return burned


def move_blood(state: State, source: int, target: int, number: int) -> int:
    """Move blood or life from one card to another; returns how much left the source."""
    moved = min(number, state.cards[source].blood)
    if moved <= 0:
        return 0
    record = state.edit(source)
    record.blood -= moved
    break_withdrawal(state, record.controller)
    note(state, "moved blood", card=source, other=target, number=moved)
    if state.cards[source].blood == 0:
        emit(state, "emptied", source)
    gain_blood(state, target, moved)
    return moved


def break_withdrawal(state: State, seat: int) -> None:
    """A withdrawal fails: a counter was lost, or a minion entered combat (R3 9.2)."""
    if state.seats[seat].withdrawing:
        state.edit_seat(seat).withdrawing = False
        note(state, "stays in the game", seat=seat)


def add_counters(state: State, card: int, number: int) -> None:
    """Add counters to a card (or take some off, never below none)."""
    record = state.edit(card)
    record.counters = max(0, record.counters + number)
    note(state, "counters", seat=record.controller, card=card, number=record.counters)
    drain_where_changed(state, card)
    emit(state, "counters", card, record.counters)


def add_corruption(state: State, card: int, seat: int, number: int) -> None:
    """Put corruption counters of a Methuselah on a minion (or take some off, never below none)."""
    record = state.edit(card)
    held = dict(record.corruption)
    held[seat] = max(0, held.get(seat, 0) + number)
    record.corruption = tuple(sorted(pair for pair in held.items() if pair[1]))
    note(state, "corruption", seat=seat, card=card, number=held[seat])


# -- states ---------------------------------------------------------------------------------


def lock(state: State, card: int) -> None:
    """Lock a card."""
    if not state.cards[card].locked:
        record = state.edit(card)
        record.locked = True
        note(state, "locked", seat=record.controller, card=card)
        emit(state, "locked", card)


def unlock(state: State, card: int) -> None:
    """Unlock a card, unless an effect keeps it from unlocking (row `cannot unlock`)."""
    if state.cards[card].locked and not found(state, "cannot unlock", card):
        record = state.edit(card)
        record.locked = False
        note(state, "unlocked", seat=record.controller, card=card)
        emit(state, "unlocked", card)


def remember(state: State, card: int, name: str, value: int | None) -> None:
    """Make a card in play remember a card, seat or number under a name; None forgets it."""
    record = state.edit(card)
    kept = tuple((key, old) for key, old in record.notes if key != name)
    record.notes = kept if value is None else (*kept, (name, value))


def set_trait(state: State, card: int, name: str, value: str | None) -> None:
    """Change a base value of a card for good: "sect", "clan", "title", "city", "type", ..."""
    record = state.edit(card)
    changed = value != record.trait(name)
    kept = tuple((key, old) for key, old in record.traits if key != name)
    record.traits = kept if value is None else (*kept, (name, value))
    note(state, "became", seat=record.controller, card=card, word=value or "")
    if name == "sect" and changed:
        emit(state, "changed sect", card)


def set_level(state: State, card: int, mode: str) -> None:
    """Freeze the level at which a card was put into play (R3 1.6.3)."""
    state.edit(card).mode = mode


def bar_from_acting(state: State, card: int) -> None:
    """An ally cannot act in the turn in which it was recruited (R0, Recruit Ally)."""
    state.edit(card).cannot_act = True


def spend(state: State, card: int, use: str) -> None:
    """Mark a use that a minion has once between its controller's unlock phases."""
    record = state.edit(card)
    record.spent = (*record.spent, use)


# -- the Edge and the score -----------------------------------------------------------------


def take_edge(state: State, seat: int) -> None:
    """Give a Methuselah the Edge, whoever has it; or burn it, if she cannot gain it."""
    if state.edge != seat and found(state, "burns the Edge", seat):
        burn_edge(state)
    elif state.edge != seat:
        loser, state.edge = state.edge, seat
        note(state, "took the Edge", seat=seat)
        if loser != NOBODY:
            emit(state, "lost the Edge", loser)
        emit(state, "took the Edge", seat)


def burn_edge(state: State) -> None:
    """Return the Edge, uncontrolled, to the middle of the table."""
    note(state, "burned the Edge", seat=state.edge)
    loser, state.edge = state.edge, NOBODY
    if loser != NOBODY:
        emit(state, "lost the Edge", loser)


def score(state: State, seat: int, half_points: int) -> None:
    """Give victory points, counted in halves."""
    state.edit_seat(seat).half_points += half_points
    note(state, "gained victory points", seat=seat, number=half_points)


def add_seat_row(state: State, seat: int, row: Row) -> None:
    """Put a modifier on a Methuselah until the rules take it away (her next unlock phase)."""
    owner = state.edit_seat(seat)
    owner.rows = (*owner.rows, row)
