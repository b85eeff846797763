"""The words of Disciplines: the master cards that teach them, how many were used in an action."""

from __future__ import annotations

from dataclasses import dataclass

from methuselah.engine.definitions import Condition, Mode, Static
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.choices import choose
from methuselah.language.effects import put_on
from methuselah.language.qualities import Test, discipline, not_, vampire
from methuselah.language.ways import master, static
from methuselah.language.which import TARGET, on
from methuselah.rules.action import Action
from methuselah.rules.played import DISCIPLINED

__all__ = ["discipline_master", "used_disciplines"]


def discipline_master(code: str, *tests: Test) -> tuple[Mode | Static, ...]:
    """+1 level of a Discipline and +1 capacity for such a vampire without the superior level."""
    return (
        master(choose(on(vampire, *tests, not_(discipline(code.upper())))), put_on(TARGET)),
        static("discipline", word=code),
        static("capacity", +1),
    )


@dataclass(frozen=True)
class UsedDisciplines(Condition):
    """This minion has used so many Disciplines to play cards during this action.

    Cancelled cards count ([ANK 20220411]).
    """

    least: int

    def holds(self, state: State, me: Scope) -> bool:
        """Count them."""
        action = state.frame(Action)
        used = () if action is None else action.used
        codes = {key[2] for key in used if key[:2] == (DISCIPLINED, me.minion)}
        return len(codes) >= self.least


def used_disciplines(least: int) -> UsedDisciplines:
    """This minion has used N or more Disciplines to play cards during this action."""
    return UsedDisciplines(least)
