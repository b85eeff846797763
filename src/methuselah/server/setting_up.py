"""Setting up a table: who sits where with which deck, and all that is wrong with it at once."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec

from methuselah.cards import definitions
from methuselah.engine import rng
from methuselah.engine.editions import edition_named
from methuselah.engine.setting import Setting
from methuselah.players import look_at_player
from methuselah.players.base import comes_from_a_file
from methuselah.players.sitting import FEWEST, MOST, default_player
from methuselah.pool import BadDeck, Deck, DeckError, precon
from methuselah.pool.formats import STANDARD, Format, check
from methuselah.pool.imports import parse_deck
from methuselah.rules.setup.game import make_setting
from methuselah.server.clock import LONGEST
from methuselah.server.store import SeatKept
from methuselah.table.decks import STARTERS, format_for, not_implemented
from methuselah.wording.wrong import Wrong, of_the_system, saying

__all__ = [
    "FIRST_GAME",
    "NewGame",
    "NewSeat",
    "SetUp",
    "deck_of",
    "new_game",
    "new_key",
    "set_up",
]

LONGEST_NAME: Final = 40
LONGEST_LIST: Final = 20_000
PERSONS: Final = ("you", "open")


class NewSeat(msgspec.Struct, forbid_unknown_fields=True):
    """who: "you", "open" (for somebody else) or the name of a program; deck: a precon by name,
    text: a list in any format that is read; without either, a starter deck that nobody has.
    """

    who: str = ""
    name: str = ""
    deck: str = ""
    text: str = ""


class NewGame(msgspec.Struct, forbid_unknown_fields=True):
    """What a page asks for. seats: drawn, or clockwise if `in_order`; who begins is drawn in
    either case; turns, minutes: time limits, 0 for none; edition: whose rules, "" for the current;
    form: which decks are legal, "" for those of the edition; guided: the first game of somebody
    new, whatever else is asked for.
    """

    seats: list[NewSeat] = []
    seed: int | None = None
    turns: int = 0
    minutes: int = 0
    in_order: bool = False
    edition: str = ""
    form: str = ""
    guided: bool = False


FIRST_GAME: Final = NewGame(
    [
        NewSeat("you", deck="Toreador"),
        NewSeat("random", deck="Ventrue"),
        NewSeat("heuristic", deck="Gangrel"),
    ],
    seed=239,
    in_order=True,
)
"""The first game, the same for everybody: whoever follows the guide ousts her prey in it and has
learned every lesson by then. `bench/first_game.py` looks for such a seed."""


@dataclass(frozen=True)
class SetUp:
    """A table before its first turn."""

    setting: Setting
    seats: tuple[SeatKept, ...]


def deck_of(seat: NewSeat, form: Format = STANDARD) -> Deck:
    """The deck that a seat brings, legal and playable. Raises BadDeck with all that is wrong."""
    if len(seat.text) > LONGEST_LIST:
        raise BadDeck([DeckError(saying("wrong-list-too-long", n=LONGEST_LIST))])
    if seat.text.strip():
        deck = parse_deck(seat.text, seat.name)
    else:
        try:
            deck = precon(seat.deck)
        except KeyError:
            raise BadDeck([DeckError(saying("wrong-no-precon", name=seat.deck))]) from None
    errors = [*check(deck, form), *not_implemented(deck)]
    if errors:
        raise BadDeck(errors)
    return deck


def new_game(
    decks: Sequence[str],
    players: Sequence[str],
    seed: int | None,
    turns: int,
    edition: str = "",
    form: str = "",
) -> NewGame:
    """What somebody asked for at the command line: the first deck is hers, files are read.

    Raises ValueError for a file that cannot be read.
    """
    seats: list[NewSeat] = []
    for number in range(len(decks) if len(decks) > 1 else len(STARTERS)):
        who = "you" if not number else players[(number - 1) % len(players)] if players else ""
        spec = decks[number] if number < len(decks) else ""
        text = ""
        if Path(spec).is_file():
            try:
                text = Path(spec).read_text("utf-8")
            except OSError as error:
                raise Wrong("deck-file", file=spec, reason=of_the_system(error)) from None
            except UnicodeDecodeError:
                raise Wrong("deck-file", file=spec, reason=saying("system-not-text")) from None
        name = Path(spec).stem if text else ""
        seats.append(NewSeat(who or default_player(), name, "" if text else spec, text))
    return NewGame(seats, seed, turns, edition=edition, form=form)


def set_up(wanted: NewGame, keys: Sequence[str] = ()) -> SetUp:
    """Seats, decks and seed. keys: what opens the seats, in the order asked for; none: new ones
    for people. Raises ValueError (BadDeck among them) with all that is wrong.
    """
    if wanted.guided:
        wanted = FIRST_GAME
    seats = wanted.seats or [NewSeat("you"), *[NewSeat(default_player())] * (len(STARTERS) - 1)]
    if not FEWEST <= len(seats) <= MOST:
        raise Wrong("number-of-seats", n=len(seats), least=FEWEST, most=MOST)
    edition = edition_named(wanted.edition)
    form = format_for(edition, len(seats), wanted.form)
    if wanted.turns < 0:
        raise Wrong("time-limit", n=wanted.turns)
    if not 0 <= wanted.minutes <= LONGEST:
        raise Wrong("minutes", n=wanted.minutes, most=LONGEST)
    for seat in seats:
        if seat.who not in PERSONS:
            if comes_from_a_file(seat.who):
                raise Wrong("player-from-a-file")
            try:
                look_at_player(seat.who)
            except Wrong as error:
                raise Wrong("nor-a-person", error=error.why, persons=", ".join(PERSONS)) from None
    seed = secrets.randbelow(1 << 30) if wanted.seed is None else max(0, wanted.seed)
    chance = rng.seeded(seed)
    taken = {seat.deck for seat in seats}
    chance, starters = rng.permutation(chance, [s for s in STARTERS if s not in taken])
    decks: list[Deck] = []
    errors: list[DeckError] = []
    for seat in seats:
        if not (seat.deck or seat.text.strip()):
            seat = msgspec.structs.replace(seat, deck=starters.pop(0) if starters else STARTERS[0])
        try:
            decks.append(deck_of(seat, form))
        except BadDeck as bad:
            errors += bad.errors
    if errors:
        raise BadDeck(dict.fromkeys(errors))
    chance, places = rng.permutation(chance, list(range(len(seats))))
    if wanted.in_order:
        places = [(places[0] + place) % len(seats) for place in range(len(seats))]
    names = _names([_name(seats[place], decks[place]) for place in places])
    setting = make_setting(
        seed,
        names,
        [(decks[place].crypt_ids(), decks[place].library_ids()) for place in places],
        definitions(),
        edition,
        turn_limit=wanted.turns,
    )
    kept = tuple(
        SeatKept(
            name=name,
            player="" if seats[place].who in PERSONS else seats[place].who,
            key=_key(keys, place) if seats[place].who in PERSONS else "",
            asked=place,
        )
        for name, place in zip(names, places, strict=True)
    )
    return SetUp(setting, kept)


def _key(keys: Sequence[str], place: int) -> str:
    return keys[place] if keys else new_key()


def new_key() -> str:
    """What opens a seat: nobody guesses it."""
    return secrets.token_urlsafe(9)


def _name(seat: NewSeat, deck: Deck) -> str:
    written = " ".join(seat.name.split())[:LONGEST_NAME]
    return written or deck.name.strip()[:LONGEST_NAME] or "Deck"


def _names(names: list[str]) -> list[str]:
    """Two of a name told apart."""
    told: list[str] = []
    for name in names:
        number = 2
        unlike = name
        while unlike in told:
            unlike = f"{name} {number}"
            number += 1
        told.append(unlike)
    return told
