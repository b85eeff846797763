"""Hunting a marked Red List minion (RB24 7, Red List).

Marking is a master phase action (`master`), trophies are in `trophies`. Offers "hunt red list" in
the window minion. Latches ("red list", vampire) on the turn.
"""

from __future__ import annotations

from methuselah.engine.decisions import Option
from methuselah.engine.rows import latch, latched
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.engine.traits import is_ready, is_vampire
from methuselah.engine.windows import offers, performs, whose_turn
from methuselah.rules.action.action import Action
from methuselah.rules.action.resolutions import resolves
from methuselah.rules.action.types import can_act
from methuselah.rules.combat.combat import start_combat
from methuselah.rules.playing.barred_targets import may_be_aimed_at
from methuselah.rules.turn.master import is_marked
from methuselah.rules.turn.minion import may_take

__all__ = ["hunters"]

COST = 1
STEALTH = 1


def hunters(state: State, seat: int) -> list[int]:
    """The ready vampires of a Methuselah that may act against a marked minion now."""
    return [
        vampire
        for vampire in state.seats[seat].ready
        if is_vampire(state, vampire)
        and can_act(state, vampire)
        and may_take(state, vampire, "red list")
        and state.cards[vampire].blood >= COST
        and not latched(state, "turn", "red list", vampire)
    ]


def _hunters(state: State, window: str) -> int:
    """The active Methuselah, while there is anyone to hunt."""
    return whose_turn(state, window) if state.hooks.get("red list") else 0


@offers("minion", to=_hunters)
def hunts(state: State, window: str, seat: int) -> list[Option]:
    """Enter combat with a ready minion that its Methuselah has marked, once each turn."""
    if seat != state.active or not state.hooks.get("red list"):
        return []
    marked = [
        minion
        for other in state.clockwise(seat)[1:]
        for minion in state.seats[other].ready
        if is_marked(state, minion, seat)
    ]
    if not marked:
        return []
    return [
        Option("hunt red list", minion=vampire, target=minion)
        for vampire in hunters(state, seat)
        for minion in marked
        if may_be_aimed_at(state, vampire, minion)
    ]


@performs("hunt red list")
def hunt(state: State, window: str, seat: int, option: Option) -> None:
    """Announce it: directed, +1 stealth, 1 blood."""
    scope = Scope(seat, minion=option.minion)
    scope.env["target"] = (option.target,)
    scope.env["blood cost"] = COST
    latch(state, "turn", "red list", option.minion)
    state.push(
        Action(kind="red list", acting=option.minion, seat=seat, scope=scope, inherent=STEALTH)
    )


@resolves("red list")
def enter_combat(state: State, action: Action) -> None:
    """The vampire enters combat with the marked minion, if that is still ready."""
    target = action.scope.one("target")
    if not is_ready(state, target) or state.controller(target) == action.seat:
        action.fizzle(state, "target")
        return
    start_combat(state, action.acting, target, cause="action")
