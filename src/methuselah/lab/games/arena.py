"""Matches between players: seats and decks turn, victory points are counted for each of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from methuselah import __version__
from methuselah.engine.editions import CURRENT
from methuselah.lab.decks.estimates import Estimate, mean_of, share_of
from methuselah.lab.games.playing import Outcome
from methuselah.lab.games.ratings import Rating, Ratings
from methuselah.lab.games.results import wins_the_game
from methuselah.lab.games.seating import Table, decks_of
from methuselah.lab.games.simulate import TURNS, look_over

__all__ = ["Match", "Standing", "arena_tables", "match_of"]


class Standing(msgspec.Struct, frozen=True):
    """How a player fared. seats: how many at each table; vp: victory points of one of its seats;

    fair: what everybody has where all are alike; game_wins: of a seat in a game.
    """

    player: str
    seats: int
    vp: Estimate
    fair: float
    game_wins: Estimate
    rating: Rating


class Match(msgspec.Struct, frozen=True):
    """What a match came to. broken: games without an end; by_time: those cut at the limit."""

    games: int
    seats: int
    players: tuple[Standing, ...]
    turns: Estimate
    by_time: int
    broken: int


def arena_tables(
    players: Sequence[str],
    decks: Sequence[str],
    games: int,
    *,
    seed: int = 0,
    turns: int = TURNS,
    edition: str = CURRENT.name,
) -> list[Table]:
    """The tables of a match, a seat for each player named: decks turn from game to game, and
    players each time the decks have gone round. Raises ValueError for what cannot be played.
    """
    look_over(players, len(players), edition)
    tables = [
        Table(seed + game, len(players), tuple(players), tuple(decks), turns, edition)
        for game in range(games)
    ]
    decks_of(tables)
    return tables


def match_of(outcomes: Sequence[Outcome], ratings: Ratings) -> Match:
    """The standing after a match. Its games are added to the ratings, in the order of their seeds.

    Games that broke off count for nobody.
    """
    ended = sorted((one for one in outcomes if one.reason), key=lambda one: one.table.seed)
    for outcome in ended:
        table = outcome.table
        ratings.add(_key(table), table.seed, _names(table), _points(outcome))
    table = outcomes[0].table
    return Match(
        games=len(ended),
        seats=table.seats,
        players=tuple(_standings(table, ended, ratings)),
        turns=mean_of([float(outcome.turns) for outcome in ended]),
        by_time=sum(outcome.reason == "time" for outcome in ended),
        broken=len(outcomes) - len(ended),
    )


def _key(table: Table) -> str:
    """What is played, but for the seed."""
    parts = (table.edition, f"{table.turns} turns", ",".join(table.players), ",".join(table.decks))
    return " | ".join((__version__, *parts))


def _names(table: Table) -> list[str]:
    return [table.player(seat) for seat in range(table.seats)]


def _points(outcome: Outcome) -> tuple[float, ...]:
    return tuple(half / 2 for half in outcome.half_points)


def _standings(table: Table, ended: list[Outcome], ratings: Ratings) -> Iterator[Standing]:
    """Each player once, the best first. A game is one observation, however many seats it has."""
    found: list[Standing] = []
    fair = sum(sum(_points(one)) for one in ended) / max(1, len(ended)) / table.seats
    for name in dict.fromkeys(table.players):
        seats = table.players.count(name)
        means: list[float] = []
        wins = 0
        for outcome in ended:
            points = _points(outcome)
            mine = [seat for seat, other in enumerate(_names(outcome.table)) if other == name]
            means.append(sum(points[seat] for seat in mine) / seats)
            wins += sum(wins_the_game(points, seat) for seat in mine)
        found.append(
            Standing(
                player=name,
                seats=seats,
                vp=mean_of(means),
                fair=fair,
                game_wins=share_of(wins, seats * len(ended)),
                rating=ratings.players.get(name, Rating()),
            )
        )
    yield from sorted(found, key=lambda one: (-one.vp.value, one.player))
