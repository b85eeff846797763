"""Table talk about combat: getting into it, through it and out of it, by decisions only.

The combat tests want a fight between one of your minions, which acts, and one of your prey's,
which blocks; and now and then an effect that no card of today has, put on a made-up card.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from methuselah.engine.definitions import Block, Definition, Effect, Strike, defined
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.combat.fighting import maneuvers
from methuselah.language.combat.fighting import strike as strike_card
from methuselah.language.ways import combat_card
from methuselah.pool import Face
from methuselah.rules.action.action import Action
from methuselah.rules.combat.combat import Combat, continue_combat
from methuselah.rules.combat.queueing import queue_combat
from table_talk import Seat, Table

__all__ = [
    "AGAIN", "COMBAT_ENDS", "DODGE", "GOES_ON", "MANEUVER", "PRESS", "REOPENS", "fight", "made_up",
    "maneuvers_in", "rest",
]  # fmt: skip


COMPANION: Final = "Meaghan"
"""A vampire of yours who does nothing."""


def fight(table: Table, acting: int, blocker: int) -> None:
    """Your minion bleeds, your prey's minion blocks; nobody has done anything in combat yet.

    A companion who could still hunt keeps your turn going when the action is over.
    """
    if not table.begun:
        table.you.ready(COMPANION)
    table.you.acts(word="bleed", by=acting)
    table.prey.blocks(blocker)


def rest(table: Table) -> None:
    """Everybody passes until no action, combat or referendum is in progress."""
    while not table.over():
        table.pass_on()


def maneuvers_in(table: Table, seat: Seat, minion: int, *, presses: Seat) -> list[bool]:
    """Whether a minion has an optional maneuver in the first round, and in the second one.

    The opponent, who holds a PRESS, presses.
    """
    table.until("range", seat)
    first = seat.may("use maneuver", minion=minion)
    presses.plays("A press")
    table.until("range", seat)
    return [first, seat.may("use maneuver", minion=minion)]


def made_up(name: str, **parts: object) -> Definition:
    """A combat card that is in no set, without requirements."""
    number = 900_000 + sum(map(ord, name))
    face = Face(id=number, name=name, printed_name=name, types=("combat",), text="", digest="")
    return defined(face, **parts)  # type: ignore[arg-type]


@dataclass(frozen=True)
class Queue(Effect):
    """Another combat between the same minions follows this one, as with Psyche!"""

    def run(self, state: State, me: Scope) -> None:
        """Queue it."""
        combat = state.frame(Combat)
        assert combat is not None
        queue_combat(state, combat.acting, combat.opposing)


@dataclass(frozen=True)
class GoOn(Effect):
    """Combat goes on where it would end, as with Telepathic Tracking."""

    def run(self, state: State, me: Scope) -> None:
        """One more round."""
        continue_combat(state)


@dataclass(frozen=True)
class Reopen(Effect):
    """The action goes on as if it had not been blocked, as with Form of Mist."""

    def run(self, state: State, me: Scope) -> None:
        """Back to where blocks are declared."""
        action = state.frame(Action)
        assert action is not None
        action.come_to("")
        action.at = "open"


COMBAT_ENDS: Final = made_up("Combat ends", modes=(strike_card(Strike("ends")),))
AGAIN: Final = made_up("Another combat", modes=(combat_card(Queue(), at=("combat_about_to_end",)),))
GOES_ON: Final = made_up("Another round", modes=(combat_card(GoOn(), at=("combat_would_end",)),))
REOPENS: Final = made_up(
    "As if unblocked",
    modes=(strike_card(Strike("ends", anyway=Block((Reopen(),)))),),
)
MANEUVER: Final = made_up("A maneuver", modes=(maneuvers(),))
PRESS: Final = made_up("A press", modes=(combat_card(at=("press",), press="press"),))
DODGE: Final = made_up("A dodge", modes=(strike_card(Strike("dodge")),))
