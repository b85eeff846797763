"""What a card in play remembers: a card or a Methuselah under a name, and that it forgets it."""

from __future__ import annotations

from dataclasses import dataclass

from methuselah.engine import atoms
from methuselah.engine.decisions import NOTHING
from methuselah.engine.definitions import Condition, Effect, Which
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.reading.seats import Seats
from methuselah.language.reading.which import Ref

__all__ = ["forget", "remember", "remember_all", "remembered_all", "remembers"]


@dataclass(frozen=True)
class Remember(Effect):
    """This card remembers the first card or seat chosen under a name; without one, it forgets."""

    name: str
    value: Which

    def run(self, state: State, me: Scope) -> None:
        """Write it on the card."""
        found = self.value.find(state, me)
        if me.card in state.cards:
            atoms.remember(state, me.card, self.name, found[0] if found else None)


def remember(name: str, value: Which | Seats) -> Remember:
    """This card remembers a card or a Methuselah under a name; read with `remembered`."""
    return Remember(name, value)


@dataclass(frozen=True)
class RememberAll(Effect):
    """This card remembers several cards under a name, each with its number behind it."""

    name: str
    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Write them on the card."""
        for number, card in enumerate(self.which.find(state, me) if me.card in state.cards else ()):
            atoms.remember(state, me.card, f"{self.name} {number}", card)


def remember_all(name: str, which: Which) -> RememberAll:
    """This card remembers cards under a name; read with `remembered_all`."""
    return RememberAll(name, which)


@dataclass(frozen=True)
class RememberedAll(Which):
    """The cards that this card remembers under a name, while they are in play."""

    name: str

    def find(self, state: State, me: Scope) -> tuple[int, ...]:
        """Read its notes."""
        record = state.cards.get(me.card)
        notes = () if record is None else record.notes
        return tuple(
            card for key, card in notes if key.startswith(self.name + " ") and card in state.cards
        )


def remembered_all(name: str) -> RememberedAll:
    """The cards that this card remembers by `remember_all`, while they are in play."""
    return RememberedAll(name)


@dataclass(frozen=True)
class Remembers(Condition):
    """This card remembers something under a name, be it in play or gone."""

    name: str

    def holds(self, state: State, me: Scope) -> bool:
        """Read it."""
        record = state.cards.get(me.card)
        return record is not None and record.note(self.name) != NOTHING


def remembers(name: str) -> Remembers:
    """This card remembers a card or a Methuselah under that name, in play or gone."""
    return Remembers(name)


def forget(name: str) -> Remember:
    """This card remembers nothing under that name any more."""
    return Remember(name, Ref("nobody"))
