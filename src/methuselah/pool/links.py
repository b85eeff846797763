"""A deck as a link: VDB's "deck in URL", which carries the list itself and asks no network.

Form: `https://vdb.im/decks/deck?name=…&author=…#ID=COPIES;ID=COPIES`, by krcg ids, as VDB's page
makes it and krcg reads it. Links to a list that only the site has are refused with the way out.
"""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import parse_qs, quote, urlencode, urlsplit

from methuselah.pool.decks import BadDeck, Deck, DeckError, deck_of, merged
from methuselah.pool.load import pool
from methuselah.wording.wrong import saying

__all__ = ["deck_of_link", "is_link", "to_link"]

PLACE: Final = "https://vdb.im/decks/deck"
SITES: Final = ("vdb.im", "amaranth.vtes.co.nz", "vtesdecks.com")
_LINK: Final = re.compile(r"https?://\S+")
_ENTRY: Final = re.compile(r"(?P<card>[0-9]{1,9})=(?P<count>[0-9]{1,3})")


def is_link(text: str) -> bool:
    """Whether a text is a link and nothing else."""
    return _LINK.fullmatch(text.strip()) is not None


def deck_of_link(text: str, source: str = "") -> Deck:
    """The deck that a link carries. Raises `BadDeck` where it carries none, or what is no card."""
    link = urlsplit(text.strip())
    if not link.fragment:
        name = "site-has-it" if link.netloc.removeprefix("www.") in SITES else "no-deck-in-link"
        thing, remedy = saying(f"wrong-{name}"), saying("remedy-copy-the-list")
        raise BadDeck([DeckError(thing, source, remedy=remedy)])
    errors: list[DeckError] = []
    cards: list[tuple[int, int]] = []
    for entry in link.fragment.split(";"):
        found = _ENTRY.fullmatch(entry)
        face = pool().get(int(found["card"])) if found else None
        if found is None or face is None:
            thing = saying("wrong-not-a-card", name=entry[:60])
            errors.append(DeckError(thing, source, remedy=saying("remedy-copy-the-list")))
        else:
            cards.append((face.id, int(found["count"])))
    if errors:
        raise BadDeck(errors)
    about = parse_qs(link.query)
    told = {what: " ".join(about.get(what, [""])) for what in ("name", "author", "description")}
    return deck_of(
        told["name"],
        merged(cards),
        author=told["author"],
        comments=told["description"],
        source=source,
    )


def to_link(deck: Deck) -> str:
    """The link that opens a deck in VDB, and here."""
    about = {"name": deck.name, "author": deck.author, "description": deck.comments}
    query = urlencode({what: said for what, said in about.items() if said}, quote_via=quote)
    cards = ";".join(f"{number}={copies}" for number, copies in (*deck.crypt, *deck.library))
    return f"{PLACE}{'?' if query else ''}{query}#{cards}\n"
