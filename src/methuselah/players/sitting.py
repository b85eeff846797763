"""Sitting down: decks by name or file, who plays them, who sits where.

Everything that is wrong is said at once, before a card is dealt: a deck that cannot be read or
is not legal, cards that are not implemented, players that there are not.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from methuselah.cards import definitions
from methuselah.engine import rng
from methuselah.engine.decisions import NOBODY
from methuselah.engine.editions import edition_named
from methuselah.players.base import PLAYERS, player_named
from methuselah.pool import Deck
from methuselah.rules.setup.game import make_setting
from methuselah.table.decks import STARTERS, format_for, load_decks
from methuselah.table.game import Game
from methuselah.table.naming import SEATED
from methuselah.table.seats import Player, Table
from methuselah.wording.wrong import Wrong

__all__ = ["default_player", "resume", "sit_down", "watch"]

FEWEST: Final = 2
MOST: Final = 6


def default_player() -> str:
    """The best player there is."""
    return "heuristic" if "heuristic" in PLAYERS else "random"


def sit_down(
    decks: Sequence[str] = (),
    *,
    seed: int,
    seat: int = 0,
    players: Sequence[str] = (),
    turns: int = 0,
    edition: str = "",
    form: str = "",
) -> tuple[Table, int]:
    """A new table and your seat. Your deck is the first one, or any of the starter decks.

    seat: yours, from 1, or 0 for any; players: who plays the others, repeated to fill the seats.
    edition: whose rules; form: which decks are legal, those of the edition unless it is said. One
    deck alone is filled up to five with starter decks. Raises BadDeck or ValueError.
    """
    table = _table(decks, seed, seat, players, turns, (edition, form), watching=False)
    mine = next(place for place in range(len(table.state.seats)) if place not in table.players)
    return table, mine


def watch(
    decks: Sequence[str] = (),
    *,
    seed: int,
    players: Sequence[str] = (),
    turns: int = 0,
    edition: str = "",
    form: str = "",
) -> tuple[Table, int]:
    """A new table of programs only, for a spectator."""
    return _table(decks, seed, 0, players, turns, (edition, form), watching=True), NOBODY


def resume(
    path: Path, *, seat: int, seed: int, players: Sequence[str] = (), watching: bool = False
) -> tuple[Table, int]:
    """A saved game, with programs in all seats but the person's. Raises ValueError or OSError."""
    game = Game.load(path.read_bytes(), definitions(), str(path))
    names = game.setting.names
    if not 0 <= seat <= len(names):
        raise Wrong("no-seat", seat=seat, n=len(names))
    own = [place for place, name in enumerate(names) if name.endswith(SEATED)]
    mine = NOBODY if watching else seat - 1 if seat else own[0] if own else 0
    return Table(game, _bots(players, len(names), mine, seed)), mine


def _table(
    decks: Sequence[str],
    seed: int,
    seat: int,
    players: Sequence[str],
    turns: int,
    by: tuple[str, str],
    *,
    watching: bool,
) -> Table:
    rules = edition_named(by[0])
    chance = rng.seeded(seed)
    specs = list(decks)
    if not specs:
        chance, specs = rng.permutation(chance, list(STARTERS))
    elif len(specs) == 1:
        chance, others = rng.permutation(chance, [s for s in STARTERS if s != specs[0]])
        specs += others[:4]
    if not FEWEST <= len(specs) <= MOST:
        raise Wrong("number-of-decks", n=len(specs), least=FEWEST, most=MOST)
    if not 0 <= seat <= len(specs):
        raise Wrong("no-seat", seat=seat, n=len(specs))
    loaded = load_decks(specs, format_for(rules, len(specs), by[1]))
    chance, places = rng.permutation(chance, list(range(len(loaded))))
    if seat:
        places.remove(seat - 1)
        places.insert(0, seat - 1)
    named = _names(loaded)
    seated = sorted(zip(places, loaded, named, strict=True), key=lambda one: one[0])
    person = NOBODY if watching else places[0]
    names = [name + SEATED * (place == person) for place, _, name in seated]
    bots = _bots(players, len(seated), person, seed)
    setting = make_setting(
        seed,
        names,
        [(deck.crypt_ids(), deck.library_ids()) for _, deck, _ in seated],
        definitions(),
        rules,
        turn_limit=turns,
    )
    return Table(Game.new(setting), bots)


def _bots(kinds: Sequence[str], seats: int, person: int, seed: int) -> dict[int, Player]:
    kinds = tuple(kinds) or (default_player(),)
    others = [seat for seat in range(seats) if seat != person]
    return {
        seat: player_named(kinds[place % len(kinds)], seat, seed * MOST + seat)
        for place, seat in enumerate(others)
    }


def _names(decks: Sequence[Deck]) -> list[str]:
    """The decks' names, two of a kind told apart."""
    names: list[str] = []
    for deck in decks:
        name = deck.name.strip() or Path(deck.source).stem or "Deck"
        same = sum(1 for other in names if other == name or other.startswith(name + " no. "))
        names.append(name if not same else f"{name} no. {same + 1}")
    return names
