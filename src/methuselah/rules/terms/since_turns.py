"""What has been since the last turn of a Methuselah: kept as notes on the minion that did it,
of victory points as marks of the game.

In her own turn that turn is no last one yet ([LSJ 20020429]).
"""

from __future__ import annotations

from typing import Final

from methuselah.engine import atoms
from methuselah.engine.decisions import NOTHING
from methuselah.engine.rows import latch, latched
from methuselah.engine.state import CONTESTED, READY, TORPOR, State
from methuselah.rules.terms.asked_for import is_asked_for

__all__ = [
    "bled_in_vain_since_last_turn",
    "bled_since_last_turn",
    "entered_in",
    "entered_since_minion_phase",
    "remember_bleed",
    "remember_entered",
    "remember_failed_bleed",
    "remember_score",
    "remember_who_is_here",
    "scored_since_last_turn",
    "turns_over",
]

BLED_YOU: Final = "successfully bled you for more than"
"""What the texts say that ask for it."""
SCORED: Final = "received a victory point since your last turn"
"""What the texts say that ask who scored."""
FAILED_BLEED: Final = "attempted an unsuccessful bleeding action since your last turn"
"""What the texts say that ask whose bleed failed."""
ENTERED: Final = "entered play since your last minion phase"
"""What the texts say that ask who was there."""


def turns_over(state: State, seat: int) -> int:
    """One more than the turns of a Methuselah that are over, since no note is one of -1."""
    return state.seats[seat].turns + (seat != state.active)


def remember_bleed(state: State, minion: int, seat: int, amount: int) -> None:
    """A minion has successfully bled a Methuselah for so much: the most of it is kept."""
    if minion not in state.cards or not is_asked_for(state, BLED_YOU):
        return
    most = max(amount, bled_since_last_turn(state, minion, seat))
    atoms.remember(state, minion, f"bled {seat} since turn", turns_over(state, seat))
    atoms.remember(state, minion, f"bled {seat} for", most)


def bled_since_last_turn(state: State, minion: int, seat: int) -> int:
    """The most pool for which a minion has bled a Methuselah since her last turn was over."""
    record = state.cards[minion]
    lately = record.note(f"bled {seat} since turn") == turns_over(state, seat)
    return record.note(f"bled {seat} for") if lately else 0


def remember_who_is_here(state: State, seat: int) -> None:
    """As a Methuselah's minion phase ends: each minion in play keeps in which turn that was."""
    if not is_asked_for(state, ENTERED):
        return
    for card in sorted(state.cards):
        if state.cards[card].region in (READY, TORPOR, CONTESTED):
            atoms.remember(state, card, f"here at {seat}", state.turn)


def entered_in(state: State, card: int) -> int:
    """The turn in which a minion entered play: a contest that it has won is no entering."""
    record = state.cards[card]
    back = record.note("back in") == record.arrived
    return record.note("entered in") if back else record.arrived


def remember_entered(state: State, card: int, turn: int) -> None:
    """A minion is back from a contest: it keeps the turn in which it had entered play."""
    if is_asked_for(state, ENTERED):
        atoms.remember(state, card, "back in", state.turn)
        atoms.remember(state, card, "entered in", turn)


def entered_since_minion_phase(state: State, card: int, seat: int) -> bool:
    """Whether a minion has entered play since the last minion phase of a Methuselah was over.

    Who left play and came back has entered it again; merging is not entering ([PIB 20150728]).
    """
    seen = state.cards[card].note(f"here at {seat}")
    return seen == NOTHING or entered_in(state, card) > seen


def remember_score(state: State, seat: int) -> None:
    """A Methuselah has received a victory point: it is after the last turn of each of them."""
    if not is_asked_for(state, SCORED):
        return
    for other in state.clockwise(state.order[0]):
        latch(state, "game", SCORED, seat, other, turns_over(state, other))


def scored_since_last_turn(state: State, scorer: int, seat: int) -> bool:
    """Whether a Methuselah has received a victory point since the last turn of another was over."""
    return latched(state, "game", SCORED, scorer, seat, turns_over(state, seat))


def remember_failed_bleed(state: State, seat: int) -> None:
    """A minion of a Methuselah has attempted a bleed that was not successful."""
    if not is_asked_for(state, FAILED_BLEED):
        return
    for other in state.clockwise(state.order[0]):
        latch(state, "game", FAILED_BLEED, seat, other, turns_over(state, other))


def bled_in_vain_since_last_turn(state: State, bleeder: int, seat: int) -> bool:
    """Whether a Methuselah attempted an unsuccessful bleed since the last turn of another."""
    return latched(state, "game", FAILED_BLEED, bleeder, seat, turns_over(state, seat))
