"""Withdrawing from the game (RB24, Withdrawing from the Game; R3 9.2; traps T0).

A Methuselah who begins her turn with an empty library and less than a full hand may announce it
in her unlock phase. It succeeds as her next turn begins, unless one of her minions entered
combat or lost blood, or she lost pool: the atoms that do these things break it.
"""

from __future__ import annotations

from methuselah.engine import atoms, turn_atoms
from methuselah.engine.decisions import Option
from methuselah.engine.state import State
from methuselah.engine.windows import offers, performs, whose_turn
from methuselah.rules.ending import final_standing as ending
from methuselah.rules.ending.ousting import clear_away
from methuselah.rules.ending.victory_points import award, award_for_oust
from methuselah.rules.playing import hand

__all__ = ["may_announce", "withdraw"]


def may_announce(state: State, seat: int) -> bool:
    """Her library is exhausted and her hand is short."""
    owner = state.seats[seat]
    return not owner.library and len(owner.hand) < hand.hand_size(state, seat)


def withdraw(state: State, seat: int) -> None:
    """Leave with the victory point; the predator gets neither point nor pool.

    But for what a card of hers gives when she leaves ([RTR 20040501]).
    """
    predator = state.predator(seat)
    turn_atoms.leave_game(state, seat, "withdrew")
    award(state, seat, state.setting.edition.withdrawal_half_points)
    award_for_oust(state, predator, seat, 0)
    clear_away(state, seat)
    atoms.emit(state, "withdrew", seat)
    ending.end_if_alone(state)


def _short_handed(state: State, window: str) -> int:
    """The active Methuselah, if she began her turn so that she may withdraw."""
    short = bool(getattr(state.span("turn"), "short_handed", False))
    return whose_turn(state, window) if short else 0


@offers("unlock", to=_short_handed)
def announcement(state: State, window: str, seat: int) -> list[Option]:
    """She may announce it in her own unlock phase, once."""
    if not _short_handed(state, window) >> seat & 1 or state.seats[seat].withdrawing:
        return []
    return [Option("withdraw", seat=seat)]


@performs("withdraw")
def announce(state: State, window: str, seat: int, option: Option) -> None:
    """Announce it."""
    turn_atoms.announce_withdrawal(state, seat)
