"""The strike that a minion has chosen in this pair, and what aims add to it."""

from __future__ import annotations

from dataclasses import dataclass

from methuselah.engine.decisions import NOTHING
from methuselah.engine.definitions import EMPTY, Block, Strike
from methuselah.engine.scope import Value

__all__ = ["Chosen", "Rider"]


@dataclass(frozen=True, slots=True)
class Rider:
    """What an aim does if any damage of its strike is successfully inflicted.

    card: the aim; more: further damage of the same kind; then: what else happens. on_hit: instead
    of that as soon as the strike hits, for a card that strikes with a weapon; mode: its way.
    """

    card: int
    more: int = 0
    then: Block = EMPTY
    on_hit: bool = False
    mode: str = ""


@dataclass(frozen=True, slots=True)
class Chosen:
    """A strike that a minion is committed to.

    damage: its number as it was chosen; card: the strike card or weapon; weapon: the strike is
    lost if the card leaves its bearer; target: the minion or retainer at which it is aimed;
    more: damage added to it before it resolves, each with whether that part is aggravated.
    riders: what aims add; user: the retainer that uses the weapon, where none strikes with it;
    choices: what was chosen as it was declared, by name; mode: the way in which its card is used.
    """

    minion: int
    strike: Strike
    damage: int = 0
    card: int = NOTHING
    weapon: bool = False
    target: int = NOTHING
    more: tuple[tuple[int, bool], ...] = ()
    riders: tuple[Rider, ...] = ()
    user: int = NOTHING
    choices: tuple[tuple[str, Value], ...] = ()
    mode: str = ""
