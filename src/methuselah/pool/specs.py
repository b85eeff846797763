"""A deck by what somebody typed: the name of a precon, or the path of a file."""

from __future__ import annotations

import difflib
from pathlib import Path

from methuselah.pool.decks import BadDeck, Deck, DeckError
from methuselah.pool.imports import read_deck
from methuselah.pool.precons import AmbiguousPrecon, precon, precon_names
from methuselah.wording.wrong import saying

__all__ = ["load_deck"]


def load_deck(spec: str | Path) -> Deck:
    """The deck of a precon's name or of a file, in any format that `imports` reads.

    A name of a precon wins unless a file of that very name exists. Raises `BadDeck`.
    """
    path = Path(spec)
    if path.is_file():
        return read_deck(path)
    try:
        return precon(str(spec))
    except AmbiguousPrecon as ambiguous:
        raise BadDeck([DeckError(ambiguous.why)]) from None
    except KeyError:
        pass
    names = precon_names()
    close = difflib.get_close_matches(str(spec).lower(), [name.lower() for name in names], n=1)
    meant = next((name for name in names if close and name.lower() == close[0]), None)
    remedy = saying("remedy-near-precon", name=meant) if meant else saying("remedy-precons")
    what = "wrong-directory" if path.is_dir() else "wrong-neither-file-nor-precon"
    thing = saying(what, name=str(spec))
    raise BadDeck([DeckError(thing, remedy=remedy)])
