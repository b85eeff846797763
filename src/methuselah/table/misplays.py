"""Steps that somebody has forfeited by playing ahead (R1, Misplays and Skipped Phases).

Nobody can make another skip a step, but whoever uses an effect of a later step, or says that she
has nothing for the steps before it, has forfeited them: they stay open for the others and are
closed for her. In the log that is one entry, `forfeit SEAT STEP`; the passes follow from it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from methuselah.engine.decisions import NOBODY, Decision
from methuselah.engine.state import State
from methuselah.rules.action.action import Action
from methuselah.rules.combat.combat import Combat
from methuselah.wording.wrong import Wrong

__all__ = [
    "IN_COMBAT",
    "STEPS",
    "Forfeit",
    "forfeit_in",
    "is_forfeit",
    "passing",
    "step_of_play",
    "steps_to_come",
    "who_forfeits",
]

IN_ACTION: Final = (
    "announced",
    "action",
    "attempt",
    "would_block",
    "blocked",
    "declined",
    "would_succeed",
    "after_resolution",
)
IN_COMBAT: Final = (
    "before_combat",
    "before_range",
    "range",
    "before_strikes",
    "strike",
    "as_strike_chosen",
    "strike_declared",
    "strikes_chosen",
    "strike_resolved",
    "additional",
    "press",
    "end_of_round",
    "combat_would_end",
    "combat_about_to_end",
    "after_combat",
)
STEPS: Final = (*IN_ACTION, *IN_COMBAT)
"""The windows that are steps of an action or of a combat, in their order.

What answers a single play or damage (as it is played, prevention, going to torpor) is no step.
"""
PASSES: Final = ("pass", "done", "decline")
_ENTRY: Final = re.compile(r"forfeit (\d) (\w+)")


@dataclass(frozen=True, slots=True)
class Forfeit:
    """What a Methuselah has forfeited: every step before `step` of what is going on (`about`)."""

    seat: int
    step: str
    about: tuple[int, ...]

    @property
    def entry(self) -> str:
        """How it stands in the log."""
        return f"forfeit {self.seat} {self.step}"

    def stands(self, state: State) -> bool:
        """Whether its round of combat, or its action, goes on and its step has not come."""
        if _about(state, self.step) != self.about:
            return False
        decision = state.pending
        reached = decision is not None and decision.seat == self.seat
        return not (reached and decision is not None and _place(decision.window) >= self._place)

    def closes(self, seat: int, window: str) -> bool:
        """Whether this window is a step that is closed for this seat."""
        return seat == self.seat and 0 <= _place(window) < self._place

    @property
    def _place(self) -> int:
        return STEPS.index(self.step)


def _place(window: str) -> int:
    return STEPS.index(window) if window in STEPS else -1


def _about(state: State, step: str) -> tuple[int, ...]:
    """Which combat and round, or which action, a step belongs to; () if there is none."""
    combat, action = state.frame(Combat), state.frame(Action)
    if step in IN_COMBAT:
        return () if combat is None else (combat.acting, combat.opposing, combat.number)
    return () if action is None else (state.turn, action.seat, action.acting)


def is_forfeit(entry: int | str) -> bool:
    """Whether an entry of a log tells of forfeited steps."""
    return isinstance(entry, str) and _ENTRY.fullmatch(entry) is not None


def forfeit_in(state: State, entry: str) -> Forfeit:
    """What an entry says of the state at which it stands. Raises ValueError for what cannot be."""
    found = _ENTRY.fullmatch(entry)
    seat, step = (int(found[1]), found[2]) if found else (NOBODY, "")
    if seat not in state.order or step not in STEPS:
        raise Wrong("no-seat-or-step", entry=entry, known=", ".join(STEPS))
    about = _about(state, step)
    if not about:
        raise Wrong("no-step-in-progress", entry=entry)
    return Forfeit(seat, step, about)


def steps_to_come(state: State) -> tuple[str, ...]:
    """The steps of what is in progress that come after the one in which somebody is asked.

    There are none while she is asked in no step of it: as a card is played, say.
    """
    place = -1 if state.pending is None else _place(state.pending.window)
    if place < 0:
        return ()
    return tuple(step for step in STEPS[place + 1 :] if _about(state, step))


def who_forfeits(entry: str) -> int:
    """The seat that an entry of a log speaks of."""
    found = _ENTRY.fullmatch(entry)
    return int(found[1]) if found else NOBODY


def passing(decision: Decision) -> int | None:
    """The index of the option to pass, None where something must be chosen."""
    for index, option in enumerate(decision.options):
        if option.verb in PASSES:
            return index
    return None


def step_of_play(decision: Decision, index: int) -> str:
    """The step to which an answer belonged that was no pass, "" for others."""
    acted = decision.options[index].verb not in PASSES
    return decision.window if acted and decision.window in STEPS else ""
