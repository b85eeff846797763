"""What is printed on a card, as plain frozen data.

It stands apart from the reading of texts, since the compiled kernel looks at faces all the time.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

__all__ = ["ANY_GROUP", "CRYPT_TYPES", "X_COST", "Face", "Printing"]

X_COST: Final = -1
"""The cost of a card that prints an X."""

ANY_GROUP: Final = 0
"""The group of a crypt card that goes with every other."""

CRYPT_TYPES: Final = frozenset({"vampire", "imbued"})


@dataclass(frozen=True, slots=True)
class Printing:
    """One appearance of a card in a set: `copies` in the fixed deck `precon`, if it is one."""

    set: str
    date: str
    precon: str | None
    copies: int


@dataclass(frozen=True, slots=True)
class Face:
    """What is printed on a card, and where it was printed.

    `disciplines` are three-letter codes; on a library card they are requirements, all of them
    needed if `combo`, else any one. On a crypt card "dom" is basic and "DOM" superior. Costs
    are None when nothing is printed and `X_COST` for an X. `life`, `strength` and `bleed` are
    those of allies and retainers. `banned` and `legal_from` are ISO dates.
    """

    id: int
    name: str
    printed_name: str
    types: tuple[str, ...]
    text: str
    digest: str
    disciplines: tuple[str, ...] = ()
    combo: bool = False
    clans: tuple[str, ...] = ()
    path: str | None = None
    capacity: int | None = None
    group: int | None = None
    title: str | None = None
    city: str | None = None
    sect: str | None = None
    blood_cost: int | None = None
    pool_cost: int | None = None
    conviction_cost: int | None = None
    burn_option: bool = False
    advanced: bool = False
    unique: bool = False
    keywords: frozenset[str] = frozenset()
    requires: tuple[str, ...] = ()
    life: int | None = None
    strength: int | None = None
    bleed: int | None = None
    banned: str | None = None
    legal_from: str = ""
    printings: tuple[Printing, ...] = ()
    vekn_name: str = ""
    names: tuple[str, ...] = ()

    @property
    def crypt(self) -> bool:
        """Whether it goes in the crypt."""
        return not CRYPT_TYPES.isdisjoint(self.types)

    @property
    def library(self) -> bool:
        """Whether it goes in the library."""
        return not self.crypt

    @property
    def sets(self) -> tuple[str, ...]:
        """The names of the sets it was printed in, oldest first."""
        return tuple(dict.fromkeys(p.set for p in self.printings))

    def __hash__(self) -> int:
        return self.id

    def __repr__(self) -> str:
        return f"<Face {self.id} {self.name}>"
