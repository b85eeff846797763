"""Who sits where with which deck: all of it follows from the seed of a game.

A run of N games with seed S plays the seeds S to S + N - 1, so any game of it is played again
as a run of one. Decks turn by one seat from seed to seed, and players by one seat each time
the decks have gone round, so that everybody plays every deck in every seat.
"""

from __future__ import annotations

import functools
import shlex
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from methuselah.cards import definitions
from methuselah.engine import rng
from methuselah.engine.editions import CURRENT, edition_named
from methuselah.engine.setting import Setting
from methuselah.lab.games.random_decks import random_deck
from methuselah.lab.proving.coverage import decks_in, missing
from methuselah.players import Player, player_named
from methuselah.pool import BadDeck, Deck, DeckError
from methuselah.pool.formats import STANDARD, Format, check
from methuselah.rules.setup.game import make_setting
from methuselah.table.decks import format_for, load_decks
from methuselah.wording.wrong import saying

__all__ = ["RANDOM", "Table", "decks_of", "seat_players", "set_table", "spread_out"]

RANDOM = "random"
"""Instead of a deck's name: any legal crypt of keyword-only vampires, dealt by the seed."""


@dataclass(frozen=True, slots=True)
class Table:
    """One game before it begins. players and decks: the names of the whole run, in its order."""

    seed: int
    seats: int
    players: tuple[str, ...]
    decks: tuple[str, ...]
    turns: int
    edition: str = CURRENT.name
    form: str = ""

    def player(self, seat: int) -> str:
        """Who sits in a seat: the names are repeated to fill the table, then turned."""
        turned = (seat + self.seed // len(self.decks)) % self.seats
        return self.players[turned % len(self.players)]

    def deck(self, seat: int) -> str:
        """The name of the deck played in a seat."""
        return self.decks[(seat + self.seed) % len(self.decks)]

    @property
    def legal(self) -> Format:
        """What a deck must be at this table."""
        return format_for(edition_named(self.edition), self.seats, self.form)

    @property
    def command(self) -> str:
        """What plays this very game again."""
        command = f"methuselah simulate --games 1 --seed {self.seed} --seats {self.seats}"
        command += f" --turns {self.turns} --players {','.join(self.players)}"
        if self.edition != CURRENT.name:
            command += f" --edition {self.edition}"
        if self.form:
            command += f" --format {shlex.quote(self.form)}"
        if self.decks == (RANDOM,):
            return command + " --random-crypts"
        return command + " --decks " + shlex.join(self.decks)


def spread_out(
    names: Iterable[str],
    form: Format = STANDARD,
    tell: Callable[[str], object] | None = None,
) -> tuple[str, ...]:
    """The names of decks, with a folder spread out into the decks in it that can be played.

    tell: hears of a folder with others in it, how many they are. Raises BadDeck for a folder that
    holds none that can be played.
    """
    spread: list[str] = []
    for name in names:
        folder = Path(name)
        if not folder.is_dir():
            spread.append(name)
            continue
        held = decks_in(folder)
        decks = held.decks
        found = [str(p) for p, deck in decks.items() if not (missing(deck) or check(deck, form))]
        if not found:
            thing, remedy = saying("wrong-no-deck-in-folder"), saying("remedy-deck-check")
            raise BadDeck([DeckError(thing, name, remedy=remedy)])
        if tell is not None and len(found) < len(decks):
            left = len(decks) - len(found)
            tell(f"{name}: {left} of {len(decks)} decks are left out, since they cannot be played.")
            tell("See why with `methuselah deck check FILE`.")
        if tell is not None and held.unread:
            tell(f"{name}: not decks that can be read: {', '.join(p.name for p in held.unread)}.")
        spread += found
    return tuple(spread)


def decks_of(tables: Iterable[Table]) -> dict[str, Deck]:
    """The decks that are played at these tables, by name, the random ones aside."""
    return {
        name: _named_deck(name, table.legal)
        for table in tables
        for name in table.decks
        if name != RANDOM
    }


def set_table(table: Table, known: Mapping[str, Deck] | None = None) -> Setting:
    """The setting of a game. known: decks that are read already, by name.

    Raises `BadDeck` for a deck that cannot be read.
    """
    decks = [_deck(table, seat, known or {}) for seat in range(table.seats)]
    names = [f"{deck.name} ({table.player(seat)})" for seat, deck in enumerate(decks)]
    return make_setting(
        table.seed,
        names,
        [(deck.crypt_ids(), deck.library_ids()) for deck in decks],
        definitions(),
        edition_named(table.edition),
        turn_limit=table.turns,
    )


def _deck(table: Table, seat: int, known: Mapping[str, Deck]) -> Deck:
    name = table.deck(seat)
    if name == RANDOM:
        return random_deck(_own_seed(table.seed, seat, 1), table.legal)
    return known[name] if name in known else _named_deck(name, table.legal)


@functools.cache
def _named_deck(name: str, form: Format) -> Deck:
    """A precon or a file: read, and looked at, once for all games of a process."""
    return load_decks([name], form)[0]


def seat_players(table: Table) -> tuple[Player, ...]:
    """The players of a game, each with a chance of its own."""
    return tuple(
        player_named(table.player(seat), seat, _own_seed(table.seed, seat, 0))
        for seat in range(table.seats)
    )


def _own_seed(seed: int, seat: int, purpose: int) -> int:
    _, own = rng.below(rng.seeded((seed * 16 + seat) * 2 + purpose), 1 << 62)
    return own
