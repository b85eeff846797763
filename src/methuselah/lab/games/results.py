"""What a game came to, a line for each seat: all that the laboratory counts.

The lines are read off the journal and the end of a game; `docs/laboratory.md` lists the columns.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

import msgspec

from methuselah.engine.decisions import NOTHING
from methuselah.engine.state import State

__all__ = ["SeatResult", "results_of", "wins_the_game"]

LEAVING: Final = ("ousted", "withdrew")
CARD_OF: Final = {"played": "face", "used": "face", "announced": "other_face"}
"""The lines that tell of a card played or used, or of an action with it, and where they name it."""
ENOUGH: Final = 2.0
"""The victory points without which nobody wins a game (VEKN tournament rules, 3.7.4)."""


class SeatResult(msgspec.Struct, frozen=True):
    """How one seat fared in one game.

    vp: victory points; game_win: at least 2 and strictly most; how: "ousted", "withdrew", or ""
    for who was there at the end; left: 1 for the first who left, 0 for who stayed; left_in: the
    turn in which she left, 0 if she stayed; pool: her pool at the beginning of every turn of the
    game; plays: how often, by its name, a card was played or used, or an action taken with it;
    held: how many copies of each card, by name, were in her hand at some decision.
    """

    seat: int
    player: str
    deck: str
    vp: float
    game_win: bool
    how: str
    left: int
    left_in: int
    pool: tuple[int, ...]
    plays: dict[str, int]
    held: dict[str, int]


def wins_the_game(points: tuple[float, ...], seat: int) -> bool:
    """At least two victory points, and more than anybody else."""
    mine = points[seat]
    return mine >= ENOUGH and all(
        mine > theirs for other, theirs in enumerate(points) if other != seat
    )


def results_of(
    state: State,
    pools: tuple[tuple[int, ...], ...],
    players: tuple[str, ...],
    decks: tuple[str, ...],
    held: tuple[frozenset[int], ...],
) -> tuple[SeatResult, ...]:
    """The lines of a game whose journal was kept.

    pools: the pool of each seat at the beginning of each turn; players, decks: names by seat;
    held: the cards that were in the hand of each seat, by number.
    """
    gone: dict[int, tuple[str, int]] = {}
    plays: dict[int, Counter[str]] = {}
    turn = 0
    for line in state.journal:
        if line.what == "turn":
            turn = line.number
        elif line.what in LEAVING:
            gone[line.seat] = (line.what, turn)
        elif line.what in CARD_OF:
            face = getattr(line, CARD_OF[line.what])
            if face != NOTHING:
                name = state.setting.definitions[face].face.name
                plays.setdefault(line.seat, Counter())[name] += 1
    points = tuple(seat.half_points / 2 for seat in state.seats)
    order = list(gone)
    return tuple(
        SeatResult(
            seat=seat,
            player=players[seat],
            deck=decks[seat],
            vp=points[seat],
            game_win=wins_the_game(points, seat),
            how=gone.get(seat, ("", 0))[0],
            left=order.index(seat) + 1 if seat in gone else 0,
            left_in=gone.get(seat, ("", 0))[1],
            pool=tuple(pool[seat] for pool in pools),
            plays=dict(sorted(plays.get(seat, Counter()).items())),
            held=_named(state, held[seat]),
        )
        for seat in range(len(points))
    )


def _named(state: State, cards: frozenset[int]) -> dict[str, int]:
    """How many cards there are of each printed name."""
    printed = (state.printed(card).face.name for card in cards)
    return dict(sorted(Counter(printed).items()))
