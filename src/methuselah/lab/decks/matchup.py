"""How decks fare against a field: `methuselah lab matchup`.

Each deck plays as many games as every other, with the same seeds: in a game it has one seat, which
turns from seed to seed, and the others are dealt from the field by the seed, without repeating
a deck before all of the field have been dealt.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import msgspec

from methuselah.engine import rng
from methuselah.engine.editions import CURRENT
from methuselah.lab.decks.estimates import Estimate, mean_of, share_of
from methuselah.lab.games.playing import Outcome
from methuselah.lab.games.results import SeatResult
from methuselah.lab.games.seating import Table, decks_of
from methuselah.pool import Deck

__all__ = ["Fortune", "Plays", "fortunes", "matchup_tables"]

ORDINALS: Final = ("stayed", "1st out", "2nd out", "3rd out", "4th out", "5th out")


class Plays(msgspec.Struct, frozen=True):
    """How often a card of a deck was played or used. a_game: times; games: in which it was."""

    card: str
    copies: int
    a_game: float
    games: Estimate


class Fortune(msgspec.Struct, frozen=True):
    """How a deck fared. leaving: in how many games it stayed to the end, was first out, second …;

    against: its victory points by the deck that was its prey; broken: games without an end.
    """

    deck: str
    games: int
    vp: Estimate
    game_wins: Estimate
    ousted: Estimate
    leaving: dict[str, int]
    turns: Estimate
    turns_alive: Estimate
    against: dict[str, Estimate]
    cards: tuple[Plays, ...]
    broken: int


def matchup_tables(
    decks: Sequence[str],
    field: Sequence[str],
    games: int,
    *,
    seed: int = 0,
    seats: int = 5,
    players: Sequence[str] = ("heuristic",),
    turns: int = 0,
    edition: str = CURRENT.name,
) -> list[Table]:
    """The tables of a matchup, deck by deck. Raises BadDeck for what cannot be played."""
    tables = [
        Table(
            seed + game,
            seats,
            tuple(players),
            (deck, *_dealt(field, seed + game, seats - 1)),
            turns,
            edition,
        )
        for deck in dict.fromkeys(decks)
        for game in range(games)
    ]
    decks_of(tables)
    return tables


def _dealt(field: Sequence[str], seed: int, number: int) -> Iterator[str]:
    """So many decks of the field, by the seed."""
    chance = rng.seeded(seed)
    left: list[str] = []
    for _ in range(number):
        left = left or list(field)
        chance, index = rng.below(chance, len(left))
        yield left.pop(index)


def fortunes(tables: Sequence[Table], outcomes: Sequence[Outcome]) -> list[Fortune]:
    """How the decks of a matchup fared, in the order of its tables."""
    by_deck: dict[str, list[Outcome]] = {table.decks[0]: [] for table in tables}
    for outcome in outcomes:
        by_deck[outcome.table.decks[0]].append(outcome)
    known = decks_of(tables)
    return [_fortune(name, played, known[name]) for name, played in by_deck.items()]


def _seat(table: Table) -> int:
    """Where the deck that is looked at sat."""
    return -table.seed % table.seats


def _fortune(name: str, outcomes: list[Outcome], deck: Deck) -> Fortune:
    ended = [outcome for outcome in outcomes if outcome.results]
    mine = [outcome.results[_seat(outcome.table)] for outcome in ended]
    leaving = Counter(ORDINALS[result.left] for result in mine)
    against: dict[str, list[float]] = {}
    for outcome, result in zip(ended, mine, strict=True):
        prey = outcome.table.deck((result.seat + 1) % outcome.table.seats)
        against.setdefault(prey, []).append(result.vp)
    return Fortune(
        deck=name,
        games=len(ended),
        vp=mean_of([result.vp for result in mine]),
        game_wins=share_of(sum(result.game_win for result in mine), len(mine)),
        ousted=share_of(sum(result.how == "ousted" for result in mine), len(mine)),
        leaving={word: leaving[word] for word in ORDINALS if leaving[word]},
        turns=mean_of([float(outcome.turns) for outcome in ended]),
        turns_alive=mean_of([float(len(_alive(result))) for result in mine]),
        against={prey: mean_of(points) for prey, points in sorted(against.items())},
        cards=tuple(_plays(deck, mine)),
        broken=len(outcomes) - len(ended),
    )


def _alive(result: SeatResult) -> Sequence[int]:
    """Her pool in the turns that she saw."""
    return result.pool[: result.left_in] if result.left else result.pool


def _plays(deck: Deck, results: Iterable[SeatResult]) -> Iterator[Plays]:
    """The cards of a library, those played most first."""
    results = list(results)
    times: Counter[str] = Counter()
    games: Counter[str] = Counter()
    for result in results:
        times.update(result.plays)
        games.update(result.plays.keys())
    held = {face.name: copies for face, copies in deck.faces() if face.library}
    for card in sorted(held, key=lambda card: (-times[card], card)):
        a_game = times[card] / max(1, len(results))
        yield Plays(card, held[card], a_game, share_of(games[card], len(results)))
