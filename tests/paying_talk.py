"""Table talk about costs: made-up cards that cost something, who is asked to help to pay."""

from __future__ import annotations

from methuselah.engine.definitions import Definition, Mode, defined
from methuselah.language import equips, recruits
from methuselah.pool import Face
from table_talk import Table

__all__ = ["GHOUL", "GRIMOIRE", "GUN", "HIRELING", "LODGE", "helped", "paper"]


def paper(name: str, mode: Mode, **face: object) -> Definition:
    """A made-up card with a cost, that does nothing but come into play."""
    number = 940_000 + sum(map(ord, name))
    terms = {"text": "", "digest": "", "keywords": frozenset(), **face}
    made = Face(id=number, name=name, printed_name=name, **terms)  # type: ignore[arg-type]
    return defined(made, modes=(mode,))


GUN = ".44 Magnum"
"""2 pool."""
GRIMOIRE = paper("Grimoire", equips(), types=("equipment",), blood_cost=2)
LODGE = "KRCG News Radio"
"""A location: 2 pool."""
GHOUL = paper(
    "Ghoul",
    recruits(),
    types=("ally",),
    pool_cost=3,
    keywords=frozenset({"ghoul"}),
    clans=("Tzimisce",),
    life=1,
)
"""An ally that requires a Tzimisce."""
HIRELING = paper(
    "Hireling",
    recruits(),
    types=("ally",),
    pool_cost=2,
    keywords=frozenset({"mortal"}),
    life=1,
)


def helped(table: Table, card: int) -> bool:
    """Whether you are asked now whether this card helps to pay."""
    decision = table.asked()
    return decision is not None and decision.window == "paying" and table.you.may("use", card=card)
