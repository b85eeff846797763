"""Whether a crypt card has what the columns of a library card ask for: clan, Path, Disciplines.

What a text requires beyond its columns (a title, a sect, a capacity) is not looked at: it may come
and go in a game.
"""

from __future__ import annotations

from methuselah.pool import Face

__all__ = ["fits"]


def fits(card: Face, vampire: Face, *, superior: bool = False) -> bool:
    """Whether it has clan, Path and Disciplines, or with `superior` the latter at superior."""
    if card.clans and not set(card.clans) & set(vampire.clans):
        return False
    if card.path and card.path != vampire.path:
        return False
    have = {code.lower() for code in vampire.disciplines if code.isupper() or not superior}
    need = {code.lower() for code in card.disciplines}
    return not need or (need <= have if card.combo else bool(need & have))
