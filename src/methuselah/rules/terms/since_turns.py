"""What has been since the last turn of a Methuselah: kept as notes on the minion that did it,
of victory points as marks of the game.

In her own turn that turn is no last one yet ([LSJ 20020429]).
"""

from __future__ import annotations

from typing import Final

from methuselah.engine import atoms
from methuselah.engine.asked_for import is_asked_for
from methuselah.engine.decisions import NOTHING
from methuselah.engine.emitting import BURNED_LATELY
from methuselah.engine.rows import add_row, latch, latched
from methuselah.engine.state import CONTESTED, READY, TORPOR, State

__all__ = [
    "bled_in_vain_since_last_turn",
    "bled_since_last_turn",
    "burned_since_last_turn",
    "entered_in",
    "entered_since_minion_phase",
    "forget_it_was_here",
    "hunted_since_last_turn",
    "last_turn",
    "moved_out_in",
    "remember_bleed",
    "remember_entered",
    "remember_failed_bleed",
    "remember_hunt",
    "remember_moved_out",
    "remember_score",
    "remember_turn",
    "remember_who_is_here",
    "scored_since_last_turn",
    "turns_over",
    "was_contested",
]

BLED_YOU: Final = "successfully bled you for more than"
"""What the texts say that ask for it."""
HUNTED: Final = "successfully hunted since your last turn"
"""What the texts say that ask who hunted."""
SCORED: Final = "received a victory point since your last turn"
"""What the texts say that ask who scored."""
FAILED_BLEED: Final = "attempted an unsuccessful bleeding action since your last turn"
"""What the texts say that ask whose bleed failed."""
CAME_LATELY: Final = (
    "put into play since your last turn",
    "influence phase since your last turn",
    "ready region during your influence phase",
)
"""What the texts say that ask in which turn a vampire came, and when a last turn was."""
LAST_TURN: Final = "last turn"
"""The row of the game with the number of a Methuselah's last turn that is over."""
HERE: Final = "here at "
"""The note on a minion of the turn in which a Methuselah's minion phase ended with it in play."""
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


def burned_since_last_turn(state: State, card: int) -> bool:
    """Whether a card was burned from play since the last turn of its owner was over."""
    over = turns_over(state, state.owner(card))
    return latched(state, "game", BURNED_LATELY, card, over)


def remember_hunt(state: State, minion: int) -> None:
    """A minion has hunted and gained blood: for each Methuselah how many turns were over."""
    if minion not in state.cards or not is_asked_for(state, HUNTED):
        return
    for seat in state.clockwise(state.active):
        atoms.remember(state, minion, f"hunted since turn of {seat}", turns_over(state, seat))


def hunted_since_last_turn(state: State, minion: int, seat: int) -> bool:
    """Whether a minion has successfully hunted since the last turn of a Methuselah was over."""
    return state.cards[minion].note(f"hunted since turn of {seat}") == turns_over(state, seat)


def remember_who_is_here(state: State, seat: int) -> None:
    """As a Methuselah's minion phase ends: each minion in play keeps in which turn that was."""
    if not is_asked_for(state, ENTERED):
        return
    for card in sorted(state.cards):
        if state.cards[card].region in (READY, TORPOR, CONTESTED):
            atoms.remember(state, card, f"{HERE}{seat}", state.turn)


def forget_it_was_here(state: State, card: int) -> None:
    """A minion enters play, in the turn in which it left it perhaps: it was not there before."""
    record = state.cards.get(card)
    for name, _ in () if record is None else record.notes:
        if name.startswith(HERE):
            atoms.remember(state, card, name, None)


def entered_in(state: State, card: int) -> int:
    """The turn in which a minion entered play: a contest that it has won is no entering."""
    record = state.cards[card]
    back = record.note("back in") == record.arrived
    return record.note("entered in") if back else record.arrived


def remember_entered(state: State, card: int, turn: int) -> None:
    """A minion is back from a contest: it keeps the turn in which it had entered play."""
    if is_asked_for(state, ENTERED) or is_asked_for(state, CAME_LATELY[0]):
        atoms.remember(state, card, "back in", state.turn)
        atoms.remember(state, card, "entered in", turn)


def entered_since_minion_phase(state: State, card: int, seat: int) -> bool:
    """Whether a minion has entered play since the last minion phase of a Methuselah was over.

    Who left play and came back has entered it again; merging is not entering ([PIB 20150728]).
    """
    seen = state.cards[card].note(f"{HERE}{seat}")
    return seen == NOTHING or entered_in(state, card) > seen


def was_contested(state: State, card: int) -> bool:
    """Whether a minion has been contested since it entered play."""
    return state.cards[card].note("back in") != NOTHING


def remember_turn(state: State, seat: int) -> None:
    """As a turn ends: its number is that of her last one."""
    game = state.span("game")
    if game is None or not _is_asked_when(state):
        return
    game.rows = tuple(row for row in game.rows if (row.kind, row.seat) != (LAST_TURN, seat))
    add_row(game, LAST_TURN, state.turn, seat=seat)


def remember_moved_out(state: State, card: int) -> None:
    """A vampire has moved to a ready region in an influence phase: it keeps the turn."""
    if card in state.cards and _is_asked_when(state):
        atoms.remember(state, card, "moved out in", state.turn)


def _is_asked_when(state: State) -> bool:
    return any(is_asked_for(state, words) for words in CAME_LATELY)


def last_turn(state: State, seat: int) -> int:
    """The number of the last turn of a Methuselah that is over, 0 before that."""
    game = state.span("game")
    rows = () if game is None else game.rows
    return max((row.value for row in rows if (row.kind, row.seat) == (LAST_TURN, seat)), default=0)


def moved_out_in(state: State, card: int) -> int:
    """The turn in whose influence phase a vampire moved to a ready region, or NOTHING."""
    return state.cards[card].note("moved out in")


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
