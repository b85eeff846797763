"""One term of the game: its name, what it means, where the rules say so."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Term"]


@dataclass(frozen=True, slots=True)
class Term:
    """A term; `also`: other names of it; `section`: where it stands in the rules; `english`: its
    English name where the rest is in another language.
    """

    name: str
    text: str
    section: str
    also: tuple[str, ...] = ()
    english: str = ""
