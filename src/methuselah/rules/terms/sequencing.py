"""Who has the impulse, and who is next (RB24, Sequencing; traps 1.0).

Combat: the acting minion's Methuselah, the opposing minion's, the others clockwise. An action
directed at others: the acting Methuselah, those targets clockwise, the others clockwise. An
undirected action: the acting Methuselah, prey, predator, the others clockwise (plainly clockwise
where the edition says so; who blocks first does not depend on it). Outside actions
the Methuselah whose turn it is comes first.
"""

from __future__ import annotations

from methuselah.engine.state import State

__all__ = ["action_order", "combat_order", "order"]


def order(state: State) -> tuple[int, ...]:
    """The order of impulse for whatever is going on."""
    for frame in reversed(state.stack):
        known = frame.impulse(state)
        if known is not None:
            return known
    return state.clockwise(state.active)


def action_order(state: State, seat: int, targets: tuple[int, ...]) -> tuple[int, ...]:
    """The order during an action of a Methuselah, directed at `targets` if there are any."""
    if targets or state.setting.edition.undirected_clockwise:
        return state.around(seat, targets)
    return state.around(seat, (state.prey(seat), state.predator(seat)))


def combat_order(state: State, acting: int, opposing: int) -> tuple[int, ...]:
    """The order during combat between two minions."""
    return state.around(state.controller(acting), (state.controller(opposing),))
