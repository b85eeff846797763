"""What a page gets by HTTP beside what a table sends: the set-up page, a checked list, refusals.

The first thing that a page asks for comes with these, so nothing that plays is imported here.
"""

from __future__ import annotations

import msgspec

__all__ = [
    "Begun",
    "CardInDeck",
    "DeckChecked",
    "DeckOffered",
    "DeckSeen",
    "DeckText",
    "FormatNow",
    "GameListed",
    "LobbyNow",
    "Refusals",
    "SeatKey",
    "StandIn",
    "Start",
    "TableListed",
    "TryAgain",
    "Waits",
]


class DeckOffered(msgspec.Struct):
    """A preconstructed deck. set: its year; clans, disciplines: the main ones, most cards first;
    crypt, library: its cards; styles: how it plays (`table/styles.py`).
    """

    name: str
    set: str
    crypt: int
    library: int
    clans: tuple[str, ...]
    disciplines: tuple[str, ...]
    styles: tuple[str, ...]


class Start(msgspec.Struct):
    """What the set-up page offers. players: the programs by name; edition: the one proposed."""

    decks: tuple[DeckOffered, ...]
    players: tuple[str, ...]
    version: str
    edition: str
    editions: tuple[str, ...]
    formats: tuple[str, ...]


class DeckChecked(msgspec.Struct):
    """A list that can be brought, by its name and size: nothing is wrong with it."""

    name: str
    crypt: int
    library: int
    errors: tuple[str, ...] = ()


class StandIn(msgspec.Struct):
    """A card that is played here and may stand in for one that is not."""

    krcg: int
    name: str


class CardInDeck(msgspec.Struct):
    """A card of a list. played: whether it is here; group, capacity: 0 for a card that has none;
    disciplines: "DOM" at superior, "dom" basic or required; cost: such as "2 blood", "" for none;
    stand_ins: for one that is not played here, the nearest first.
    """

    krcg: int
    name: str
    copies: int
    types: tuple[str, ...]
    crypt: bool
    played: bool
    banned: bool
    group: int
    capacity: int
    clans: tuple[str, ...]
    disciplines: tuple[str, ...]
    cost: str
    stand_ins: tuple[StandIn, ...]


class FormatNow(msgspec.Struct):
    """A format, and what keeps a deck out of it at a table of five: nothing where it is legal."""

    name: str
    errors: tuple[str, ...]


class DeckSeen(msgspec.Struct):
    """A list as its cards. text: the list in the form of the tournament archive; styles: how it
    plays.
    """

    name: str
    text: str
    crypt: int
    library: int
    cards: tuple[CardInDeck, ...]
    styles: tuple[str, ...]
    formats: tuple[FormatNow, ...]


class DeckText(msgspec.Struct):
    """A list in the form that was asked for."""

    text: str


class SeatKey(msgspec.Struct):
    """A seat for a person, and the key in her link that opens it."""

    seat: int
    name: str
    key: str


class TryAgain(msgspec.Struct, forbid_unknown_fields=True):
    """What a page asks for to go on from a moment of a game that is over: at: so many answers."""

    seat: int
    at: int


class Begun(msgspec.Struct):
    """A game that is set. seats: those for people, in the order asked for."""

    game: str
    seats: tuple[SeatKey, ...]


class Waits(msgspec.Struct):
    """A table that waits for its people. key: what opens the chair of who has asked."""

    table: str
    key: str


class TableListed(msgspec.Struct):
    """A table that waits for anybody. host: the name of who decides there; chairs, free: how many;
    edition, form, turns, minutes: what shall be played (`setting_up.NewGame`).
    """

    table: str
    host: str
    chairs: int
    free: int
    edition: str
    form: str
    turns: int
    minutes: int


class GameListed(msgspec.Struct):
    """A game that goes on and that strangers may watch, without hands. turn: how far it is."""

    game: str
    names: tuple[str, ...]
    turn: int


class LobbyNow(msgspec.Struct):
    """What strangers are shown."""

    tables: tuple[TableListed, ...]
    games: tuple[GameListed, ...]


class Refusals(msgspec.Struct):
    """All that is wrong with what was sent, and in which lines of a list it is, 0 for none."""

    errors: tuple[str, ...]
    lines: tuple[int, ...]
