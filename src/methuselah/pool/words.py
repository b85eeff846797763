"""Words apart from how they are written down: the normal form of a text, its digest, keys of names.

The official list changes its notation now and then: `(D)` became a sign, names of cards are put
between marks, clans and Disciplines are given the names of the present edition. None of that
changes what a card does, so it is no part of a digest.
"""

from __future__ import annotations

import hashlib
import re
from typing import Final

__all__ = ["digest", "normal", "plain", "search_key"]

_MARKED: Final = re.compile(r"<([^<>\n]+)>")
_ERRATA: Final = re.compile(r"[{}]")
_SLASHED: Final = re.compile(r"(?<![\w\])/])/([A-Z][^/\n\[\]]*)/(?![\w\[/])")
_RENAMED: Final = {
    "Assamites": "Banu Haqim",
    "Assamite": "Banu Haqim",
    "Followers of Set": "Ministry",
    "Follower of Set": "Ministry",
    "Ministries": "Ministry",
    "Thaumaturgy": "Blood Sorcery",
}
_FORMER: Final = re.compile(rf"\b(?:{'|'.join(_RENAMED)})\b")


def plain(text: str) -> str:
    """A text without marks (at names of cards, at errata), and with the sign of a directed action.

    >>> plain("+1 stealth action. (D) Burn a <Blood Doll> or /Vessel/, and/or bleed.")
    '+1 stealth action. Ⓓ Burn a Blood Doll or Vessel, and/or bleed.'
    """
    return _SLASHED.sub(r"\1", _MARKED.sub(r"\1", _ERRATA.sub("", text).replace("(D)", "Ⓓ")))


def normal(text: str) -> str:
    """A text in its normal form: no marks, no white space but single spaces, names of today.

    >>> normal("Requires an  Assamite or\\na Follower of Set.")
    'Requires a Banu Haqim or a Ministry.'
    """
    present = _FORMER.sub(lambda found: _RENAMED[found[0]], " ".join(plain(text).split()))
    return present.replace("an Banu Haqim", "a Banu Haqim")


def digest(text: str) -> str:
    """Six hexadecimal characters that change when the official text changes.

    Notation is no part of a text (`normal`):

    >>> digest("+1 stealth action.") == digest(" +1  stealth\\naction. ")
    True
    """
    return hashlib.sha256(normal(text).encode()).hexdigest()[:6]


def search_key(name: str) -> str:
    """A name as it is looked up: no case, no accents, no double spaces.

    >>> search_key("  Joaquín  de CÁDIZ ")
    'joaquin de cadiz'
    """
    if not name.isascii():
        from unidecode import unidecode

        name = unidecode(name)
    return " ".join(name.lower().split())
