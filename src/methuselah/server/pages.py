"""A page that looks at a table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

__all__ = ["Page"]

Send = Callable[[bytes], Awaitable[None]]


@dataclass(eq=False)
class Page:
    """A page that looks at a table from a seat; NOBODY's sees what all see. told: how many lines
    of the journal it has; language: in which the cards of the hand are said; shown: how many
    screens it was sent.
    """

    seat: int
    send: Send
    told: int = 0
    language: str = "en"
    shown: int = 0
