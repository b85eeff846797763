"""The rescue of a vampire from torpor, and what it costs (R0, Rescue a Vampire from Torpor).

Reads the statics `rescue cost` of a card on the rescuer, or of the vampire in torpor (the subject)
itself.
"""

from __future__ import annotations

from dataclasses import dataclass

from methuselah.engine import atoms
from methuselah.engine.asked_for import is_asked_for
from methuselah.engine.decisions import Option
from methuselah.engine.definitions import Block, Effect
from methuselah.engine.programs import Choosing
from methuselah.engine.rows import latch, scope_of, statics_of, total
from methuselah.engine.scope import Scope
from methuselah.engine.state import TORPOR, State
from methuselah.engine.traits import capacity
from methuselah.rules.action.action import COST_BLOOD, COSTING_BLOOD, Action
from methuselah.rules.action.leave_torpor import leave
from methuselah.rules.action.resolutions import resolves
from methuselah.rules.torpor.paralysis import MARK

__all__ = ["rescue_cost", "sharing"]


@dataclass(frozen=True)
class ShareCost(Effect):
    """Announce how much of the cost of a rescue the acting vampire pays (R0, Rescue)."""

    least: int = 0
    most: int = 2

    def run(self, state: State, me: Scope) -> None:
        """Ask how much; the rescued vampire pays the rest."""
        numbers = range(self.least, self.most + 1)
        options = tuple(Option("choose", minion=me.minion, number=n) for n in numbers)
        state.push(
            Choosing(
                seat=me.you,
                name="blood cost",
                window="announce",
                rule="R0 Rescue a Vampire from Torpor",
                options=options,
            )
        )


def sharing(state: State, minion: int, victim: int) -> Block:
    """The announcement of how the cost of a rescue is shared, within what both have."""
    cost = rescue_cost(state, minion, victim)
    least = max(0, cost - state.cards[victim].blood)
    most = min(cost, state.cards[minion].blood)
    return Block((ShareCost(least, most),))


def rescue_cost(state: State, minion: int, victim: int) -> int:
    """2 blood, as cards of the rescuer change it, whoever pays it ([PIB 20110918]).

    What the victim says of itself counts too ("rescuing him costs 1 additional blood").
    Nothing for a paralyzed one (CRR II.C.8).
    """
    less = sum(
        static.amount
        for card, static in statics_of(state, "rescue cost", victim)
        if (static.who is None or scope_of(state, card).minion == minion)
        and isinstance(static.amount, int)
    )
    if capacity(state, victim) > capacity(state, minion):
        less += total(state, "older rescue cost", victim)
    return 0 if state.cards[victim].note(MARK) == 1 else max(0, 2 + less)


@resolves("rescue")
def rescue(state: State, action: Action) -> None:
    """The rescued vampire pays its share and moves to its controller's ready region."""
    victim = action.scope.one("target")
    record = state.cards.get(victim)
    rest = action.scope.one("rescue cost") - action.scope.one("blood cost")
    if record is None or record.region != TORPOR or record.blood < rest:
        action.fizzle(state, "target")
        return
    atoms.burn_blood(state, victim, rest)
    if rest > 0 and is_asked_for(state, COSTING_BLOOD):
        latch(state, "action", COST_BLOOD)
    leave(state, victim)
