"""A kept game taken up again: its answers, its programs, and how its people want to be asked.

Stops, full control, hold and standing orders are wishes of a seat and no part of the game, so they
are kept beside its answers. A standing order waits for what was going on when it was given: it is
given again at that place of the log.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from methuselah.cards import definitions
from methuselah.players import player_named
from methuselah.players.sitting import default_player
from methuselah.server.pacing import Pacer
from methuselah.server.store import Kept, Manner, SeatKept
from methuselah.table.game import Game
from methuselah.table.passing import STOPS, Wishes
from methuselah.table.record import read
from methuselah.table.seats import Player, Table

__all__ = ["again", "manners_of", "playing_for", "programs", "wishes_of"]


def programs(seats: Sequence[SeatKept], seed: int) -> dict[int, Player]:
    """The programs in the seats that no person has."""
    return {
        number: player_named(seat.player, number, seed * len(seats) + number)
        for number, seat in enumerate(seats)
        if seat.player
    }


def playing_for(seat: int, seed: int) -> Player:
    """The program that answers for somebody who is away."""
    return player_named(default_player(), seat, seed)


def again(kept: Kept) -> Table:
    """The kept game, up to its last answer, with the orders that stood."""
    record = read(kept.record, kept.id)
    log = tuple(answer.entry for answer in kept.answers)
    orders = sorted(
        (manner.at, seat, manner.until)
        for seat, manner in kept.manners.items()
        if manner.until and manner.at <= len(log)
    )
    first = orders[0][0] if orders else len(log)
    record = msgspec.structs.replace(record, log=log[:first])
    game = Game.play(record, definitions(), kept.id)
    table = Table(game, programs(kept.seats, record.seed))
    for at, seat, until in orders:
        _on(game, log[len(game.log) : at])
        table.order(seat, until)
    _on(game, log[len(game.log) :])
    table.decided = [place for place, answer in enumerate(kept.answers) if answer.person]
    return table


def _on(game: Game, entries: Sequence[int | str]) -> None:
    for entry in entries:
        game.take(entry)


def manners_of(table: Table, pacer: Pacer) -> dict[int, Manner]:
    """How each person wants to be asked now."""
    return {seat: _manner(table, seat, wishes) for seat, wishes in pacer.wishes.items()}


def _manner(table: Table, seat: int, wishes: Wishes) -> Manner:
    given = table.orders.get(seat)
    until, at = ("", 0) if given is None else (given.until, given.at)
    return Manner(tuple(sorted(wishes.stops)), wishes.full, wishes.hold, until, at)


def wishes_of(manner: Manner) -> Wishes:
    """The same as the pacing of a table has them; a stop that there is no more is left out."""
    return Wishes(frozenset(manner.stops) & set(STOPS), manner.full, manner.hold)
