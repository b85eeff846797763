"""What a card became: another vampire or ally than its face says, or one at all.

A library card that "becomes a 1-capacity vampire" is that vampire for every reader: while a card
has a form, `State.definition` gives the definition that the form makes of the printed one. The
text of the card sleeps; what its text says about the minion is in the form's own abilities. A
form goes with the card to the uncontrolled region ([RTR 19990712]) and ends in every pile
([LSJ 20020115]).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from methuselah.engine.definitions import (
    Definition,
    Mode,
    Node,
    Static,
    Trigger,
    defined,
)

__all__ = ["Form"]


@dataclass(frozen=True)
class Form(Node):
    """A vampire (with a capacity, blood and Disciplines) or an ally (with life).

    name: "" keeps the name of the card; a minion that has another is nameless for whoever looks
    for the card by name. burns_to: the pile in which it lies when it is burned. abilities: what
    it can do, in place of the text of the card.
    """

    kind: str = "vampire"
    capacity: int = 0
    life: int = 0
    strength: int = 1
    bleed: int = 1
    clan: str = ""
    sect: str = ""
    disciplines: tuple[str, ...] = ()
    unique: bool = False
    keywords: tuple[str, ...] = ()
    name: str = ""
    burns_to: str = "ash_heap"
    abilities: tuple[Static | Trigger | Mode, ...] = ()

    def shown(self, printed: Definition) -> Definition:
        """The card as it is now. It is made once for each card, since everybody reads it."""
        made = _MADE.get((self, printed.id))
        if made is None or made[0] is not printed:
            made = _MADE[self, printed.id] = (printed, self._of(printed))
        return made[1]

    def _of(self, printed: Definition) -> Definition:
        vampire = self.kind == "vampire"
        face = replace(
            printed.face,
            name=self.name or printed.face.name,
            printed_name=self.name or printed.face.printed_name,
            types=(self.kind,),
            text="" if self.name else printed.face.text,
            disciplines=self.disciplines,
            combo=False,
            clans=(self.clan,) if self.clan else (),
            capacity=self.capacity if vampire else None,
            group=None,
            title=None,
            city=None,
            sect=self.sect or None,
            blood_cost=None,
            pool_cost=None,
            burn_option=False,
            advanced=False,
            unique=self.unique,
            keywords=frozenset(self.keywords),
            requires=(),
            life=None if vampire else self.life,
            strength=self.strength,
            bleed=self.bleed,
        )
        parts = self.abilities
        return defined(
            face,
            digest=printed.digest,
            uses=tuple(one for one in parts if isinstance(one, Mode) and one.play == "use"),
            actions=tuple(one for one in parts if isinstance(one, Mode) and one.play == "act"),
            statics=tuple(one for one in parts if isinstance(one, Static)),
            triggers=tuple(one for one in parts if isinstance(one, Trigger)),
        )


_MADE: Final[dict[tuple[Form, int], tuple[Definition, Definition]]] = {}
"""The definition that each form made of each card, with the printed one."""
