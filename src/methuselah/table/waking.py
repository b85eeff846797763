"""Whether a question is worth asking that offers nothing but to wake.

A card that lets a locked minion react is offered in every window of every action (`WAKES` in
`language/ways.py`). It matters only where whoever wakes can then do something (block, or react
with what its Methuselah holds or controls) and could not wait for it any longer. That is found
out on a copy in which all that she does not know is dealt again (design, law 9): the wake is
played there, everybody else passes, and she is looked at until the action is over.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from methuselah.engine.advance import advance_while, answer
from methuselah.engine.decisions import NOTHING, Decision, Option
from methuselah.engine.determinize import determinize
from methuselah.engine.state import State
from methuselah.language.changing.effects import Add
from methuselah.rules.action.action import Action

__all__ = ["only_wakes", "wakes_for_nothing"]

LONGEST: Final = 60
"""Decisions after which it is taken for worth asking."""
OVER: Final = ""
UNKNOWN: Final = "?"


def wakes_for_nothing(state: State, decision: Decision) -> bool:
    """Whether all that she could do is to wake a minion that could do nothing then, or nothing
    that it could not do as well if it woke later.
    """
    if not only_wakes(state, decision):
        return False
    acts = [index for index, option in enumerate(decision.options) if option.verb != "pass"]
    thought = determinize(state, decision.seat, state.answers)
    thought.journaling = False
    if thought.pending is None:
        return False
    found = {_chance(thought.clone(), decision.seat, index, _is_more) for index in acts}
    useful = found - {OVER}
    if not useful:
        return True
    if decision.window in useful or UNKNOWN in useful:
        return False
    passing = next(n for n in range(len(decision.options)) if n not in acts)
    return all(_comes(thought.clone(), decision.seat, passing, window) for window in useful)


def only_wakes(state: State, decision: Decision) -> bool:
    """Whether she may pass or wake, and nothing else."""
    more = [option for option in decision.options if option.verb != "pass"]
    if decision.kind != "window" or not 0 < len(more) < len(decision.options):
        return False
    return all(_wakes(state, option) for option in more)


def _comes(copy: State, seat: int, passing: int, window: str) -> bool:
    """Whether she is asked in this window, if she passes now."""
    found = _chance(copy, seat, passing, lambda _, asked: asked.window == window)
    return found == window


def _wakes(state: State, option: Option) -> bool:
    """Whether an option is to play, or use, what only wakes."""
    if option.verb not in ("play", "use") or option.card == NOTHING:
        return False
    definition = state.definition(option.card)
    ways = (*definition.modes, *definition.uses)
    effects = next((way.effect.effects for way in ways if way.key == option.mode), ())
    return any(isinstance(one, Add) and one.kind == "awake" for one in effects[:1])


def _is_more(state: State, asked: Decision) -> bool:
    """Whether a question of hers offers more than to pass or to wake."""
    return any(one.verb != "pass" and not _wakes(state, one) for one in asked.options)


def _chance(copy: State, seat: int, index: int, wanted: Callable[[State, Decision], bool]) -> str:
    """The window of her first question of this kind after an answer, everybody passing else; OVER
    if the action is over before.
    """
    answer(copy, index)
    for _ in range(LONGEST):
        asked = advance_while(copy, _acts)
        if not isinstance(asked, Decision) or not _acts(copy):
            return OVER
        passing = next((n for n, one in enumerate(asked.options) if one.verb == "pass"), None)
        if asked.seat == seat and (passing is None or wanted(copy, asked)):
            return asked.window
        answer(copy, 0 if passing is None else passing)
    return UNKNOWN


def _acts(state: State) -> bool:
    return state.frame(Action) is not None
