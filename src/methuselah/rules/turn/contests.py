"""Contested cards (R0, Contested Cards; R3 4.1; traps T1).

A second copy of a unique card, by name over all types, turns every copy face down and out of
play. Each Methuselah pays 1 pool in each of her unlock phases, or yields. Contested cards keep
their counters and the cards on them, whose texts sleep. Cards remember where they were under
the notes "contest place" (an index of `PLACES`) and "contest host". A card may contest another as
if it were the same card: the notes "contests as" (that card) and "contests face" (what it was).
Reads the rows `cannot be contested` and `contest cost` (subject: the contested card), and the
note "contests nothing"; whose a card is once control for a time is over says `terms.loans`.
"""

from __future__ import annotations

from typing import Final

from methuselah.engine import atoms
from methuselah.engine.decisions import NOTHING, Option
from methuselah.engine.journal import note
from methuselah.engine.rows import found, latch, latched, total
from methuselah.engine.state import (
    ATTACHED,
    CONTESTED,
    INCAPACITATED,
    PERMANENT,
    READY,
    TORPOR,
    State,
)
from methuselah.engine.traits import in_play, is_ally
from methuselah.engine.windows import offers, performs, whose_turn
from methuselah.rules.playing import hand
from methuselah.rules.politics import titles
from methuselah.rules.terms.loans import forget_loan, permanent_controller
from methuselah.rules.terms.since_turns import entered_in, forget_it_was_here, remember_entered

__all__ = [
    "UNIQUE",
    "contest_as",
    "contests_to_answer",
    "end_contests",
    "entered_play",
    "named",
    "poses",
    "rivals",
    "turn_face_up",
    "unique_name",
    "would_contest_herself",
]

UNIQUE: Final = "unique"
"""What a card remembers that is unique by the way in which it was played (Spirit Claws)."""
PLACES: Final = (READY, TORPOR, INCAPACITATED, PERMANENT, ATTACHED)


def unique_name(state: State, card: int) -> str:
    """The name under which a card is unique, "" if it is not, or contests nothing by an effect.

    Base and advanced vampires, and namesakes of other groups, share theirs (R0, Advanced).
    """
    face = state.definition(card).face
    record = state.cards.get(card)
    if record is not None:
        other = record.note("contests as")
        if other != NOTHING:
            posed = state.setting.definitions[record.note("contests face")].face
            return posed.printed_name if posed.unique else _copy(other)
        if record.note("contests nothing") != NOTHING:
            return ""
        if record.note(UNIQUE) != NOTHING:
            return face.printed_name
        if record.region == CONTESTED and not face.unique:
            return _copy(card)
    return face.printed_name if face.unique else ""


def _copy(card: int) -> str:
    """The name of a single card, which only what contests it as the same card shares."""
    return f"card {card}"


def rivals(state: State, card: int) -> tuple[int, ...]:
    """The other copies of a unique card that are in play or contested; the base below a merged
    vampire is none, and has none.
    """
    name = unique_name(state, card)
    if not name:
        return ()
    others = [other for other in named(state, name) if other != card and _present(state, other)]
    if not others:
        return ()
    parts = [record.merged_with for record in state.cards.values()]
    if card in parts:
        return ()
    return tuple(other for other in sorted(others) if other not in parts)


def named(state: State, name: str) -> list[int]:
    """The cards out of piles that are unique under a name."""
    cards: list[int] = []
    definitions, faces = state.setting.definitions, state.faces
    for card, record in state.cards.items():
        if record.notes or record.form is not None or record.region == CONTESTED:
            if unique_name(state, card) == name:
                cards.append(card)
        else:  # as it is printed
            face = definitions[faces[card]].face
            if face.unique and face.printed_name == name:
                cards.append(card)
    return cards


def _present(state: State, card: int) -> bool:
    return state.cards[state.host(card)].region in PLACES or _is_contested(state, card)


def _is_contested(state: State, card: int) -> bool:
    """Contested, or a card on a contested card: out of the game but for contests (R3 4.1)."""
    return state.cards[state.host(card)].region == CONTESTED


def would_contest_herself(state: State, seat: int, card: int) -> bool:
    """Whether she controls a copy already: she cannot contest with herself by choice."""
    return any(
        state.cards[other].controller == seat
        for other in rivals(state, card)
        if not found(state, "cannot be contested", other)
    )


def entered_play(state: State, card: int) -> None:
    """A card has entered play: contests of the card and of its title begin.

    Her own second copy, brought in by some effect, is burned (R0, Contested Cards). What cannot be
    contested is burned, whoever controls it; nobody burns it ([LSJ 19990719]).
    """
    forget_it_was_here(state, card)
    for other in rivals(state, card):
        if found(state, "cannot be contested", other):
            atoms.burn(state, other)
    others = rivals(state, card)
    if others:
        if would_contest_herself(state, state.cards[card].controller, card):
            note(state, "contested herself", card=card)
            atoms.burn(state, card)
            return
        for other in others:
            _set_apart(state, other)
        _set_apart(state, card, entering=True)
    elif in_play(state, card):
        titles.claim(state, card)
        hand.draw_up_for(state, card)


def _set_apart(state: State, card: int, *, entering: bool = False) -> None:
    """Turn a copy face down, out of play, before its permanent controller (R3 4.1).

    That is leaving play, but for the copy that was only entering it ([LSJ 20070829-2]).
    """
    record = state.cards[card]
    if record.region == CONTESTED:
        return
    if not entering and atoms.leaves_for_good(state, card):
        atoms.remove_from_game(state, card)
        return
    place, host = record.region, record.parent
    atoms.move_to_region(state, card, CONTESTED, permanent_controller(state, card))
    forget_loan(state, card)
    atoms.remember(state, card, "contest place", PLACES.index(place))
    if place == ATTACHED:
        atoms.remember(state, card, "contest host", host)
    note(state, "contested", seat=state.cards[card].controller, card=card)


def contest_as(state: State, card: int, target: int) -> None:
    """A card contests another as if it were the same card, unique or not (Political Seizure).

    It has been nowhere in play: with nobody left to contest it, it is burned.
    """
    atoms.move_to_region(state, card, CONTESTED)
    atoms.remember(state, card, "contests as", target)
    atoms.remember(state, card, "contests face", state.faces[target])
    note(state, "contested", seat=state.cards[card].controller, card=card)
    _set_apart(state, target)


def poses(state: State, card: int) -> bool:
    """Whether it contests another card as if it were that card."""
    return state.cards[card].note("contests as") != NOTHING


# -- the unlock phase -------------------------------------------------------------------------


def end_contests(state: State, seat: int) -> None:
    """T1b: a card whose rivals have all gone turns face up, unlocked, where it was."""
    for card in state.seats[seat].contested:
        if not rivals(state, card):
            turn_face_up(state, card, seat)


def turn_face_up(state: State, card: int, seat: int) -> None:
    """A contested card comes back into play, unlocked, where it was; one that was nowhere burns."""
    record = state.cards[card]
    if record.note("contest place") == NOTHING:
        atoms.burn(state, card)
        return
    place, host = PLACES[record.note("contest place")], record.note("contest host")
    entered = entered_in(state, card)
    atoms.remember(state, card, "contest place", None)
    atoms.remember(state, card, "contest host", None)
    note(state, "won the contest", seat=seat, card=card)
    if place != ATTACHED:
        atoms.move_to_region(state, card, place, seat)
        atoms.drain_excess(state, card)  # its capacity may be less than when it went
        remember_entered(state, card, entered)
    elif host in state.cards:
        atoms.attach(state, card, host, seat)
    else:
        atoms.burn(state, card)
        return
    atoms.unlock(state, card)
    atoms.emit(state, "won contest", card)
    if is_ally(state, card):
        atoms.bar_from_acting(state, card)
    titles.claim(state, card)
    hand.draw_up_for(state, card)


def contests_to_answer(state: State, seat: int) -> tuple[int, ...]:
    """Her contested cards for which she has not yet paid or yielded in this unlock phase."""
    return tuple(
        card for card in state.seats[seat].contested if not latched(state, "phase", "contest", card)
    )


def _with_contested(state: State, window: str) -> int:
    """The active Methuselah, if a card of hers is contested."""
    return whose_turn(state, window) if state.seats[state.active].contested else 0


@offers("unlock", to=_with_contested)
def answers(state: State, window: str, seat: int) -> list[Option]:
    """Pay 1 pool, or what cards in play make of it, for each contested card, or yield it.

    Her last pool may go for it.
    """
    if seat != state.active:
        return []
    options: list[Option] = []
    for card in contests_to_answer(state, seat):
        price = max(0, 1 + total(state, "contest cost", card))
        if state.seats[seat].pool >= price:
            options.append(Option("pay for contest", target=card, number=price))
        options.append(Option("yield", target=card))
    return options


@performs("pay for contest")
def pay(state: State, window: str, seat: int, option: Option) -> None:
    """Pay the pool to go on contesting the card."""
    latch(state, "phase", "contest", option.target)
    atoms.burn_pool(state, seat, option.number, option.target)
