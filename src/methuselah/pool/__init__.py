"""The pool: card faces, rulings, precons, formats, and deck lists in and out.

This room knows what is printed and who may bring it, never what a text does. It stands on krcg,
which bundles the official card list and rulings; texts stay there and are read at run time.
"""

from methuselah.pool.decks import BadDeck, Cards, Deck, DeckError, deck_of
from methuselah.pool.exports import export_deck
from methuselah.pool.formats import (
    FORMATS_BY_NAME,
    HALF_DECK,
    STANDARD,
    Format,
    check,
    format_named,
)
from methuselah.pool.imports import detect, parse_deck, read_deck
from methuselah.pool.keywords import Keywords, keywords, merged_keywords
from methuselah.pool.load import NotACard, Pool, Search, pool
from methuselah.pool.precons import AmbiguousPrecon, Precon, precon, precon_names, precons
from methuselah.pool.printed import ANY_GROUP, X_COST, Face, Printing
from methuselah.pool.rulings import Ruling
from methuselah.pool.specs import load_deck

__all__ = [
    "ANY_GROUP",
    "FORMATS_BY_NAME",
    "HALF_DECK",
    "STANDARD",
    "X_COST",
    "AmbiguousPrecon",
    "BadDeck",
    "Cards",
    "Deck",
    "DeckError",
    "Face",
    "Format",
    "Keywords",
    "NotACard",
    "Pool",
    "Precon",
    "Printing",
    "Ruling",
    "Search",
    "check",
    "deck_of",
    "detect",
    "export_deck",
    "format_named",
    "keywords",
    "load_deck",
    "merged_keywords",
    "parse_deck",
    "pool",
    "precon",
    "precon_names",
    "precons",
    "read_deck",
]
