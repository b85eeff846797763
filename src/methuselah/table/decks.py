"""The decks that are brought to a table: read, legal, and playable to the last card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from methuselah.cards import definitions
from methuselah.engine.editions import Edition
from methuselah.pool import BadDeck, Deck, DeckError, load_deck
from methuselah.pool.formats import STANDARD, Format, check, format_named
from methuselah.wording.wrong import of_the_system, saying

__all__ = ["STARTERS", "format_for", "load_decks", "not_implemented"]

STARTERS: Final = ("Malkavian", "Nosferatu", "Toreador", "Tremere", "Ventrue")
"""The decks that are played where nobody has chosen others."""


def format_for(edition: Edition, players: int, named: str = "") -> Format:
    """What a deck must be in an edition, or by a format that is named, at a table of so many.

    Raises ValueError for a name that no format has.
    """
    return format_named(named or edition.deck_format).at_a_table_of(players)


def load_decks(specs: Sequence[str], form: Format = STANDARD) -> list[Deck]:
    """The decks of these precons or files. Raises BadDeck with all that is wrong with any."""
    loaded: list[Deck] = []
    errors: list[DeckError] = []
    for spec in specs:
        try:
            deck = load_deck(spec)
        except BadDeck as bad:
            errors += bad.errors
            continue
        except OSError as error:
            thing = saying("wrong-file-unreadable", reason=of_the_system(error))
            errors.append(DeckError(thing, str(spec)))
            continue
        loaded.append(deck)
        errors += check(deck, form)
        errors += not_implemented(deck)
    if errors:
        raise BadDeck(dict.fromkeys(errors))
    return loaded


def not_implemented(deck: Deck) -> list[DeckError]:
    """One error that lists the cards of a deck that nobody has implemented; [] if none."""
    known = definitions()
    missing = [face.name for face, _ in deck.faces() if face.id not in known]
    if not missing:
        return []
    thing = saying("wrong-not-implemented", n=len(missing), names="; ".join(missing))
    remedy = saying("remedy-replace", n=len(missing))
    return [DeckError(thing, deck.source or deck.name, remedy=remedy)]
