"""What is put off to a later moment of an action, combat, referendum or turn, with its choices."""

from __future__ import annotations

from dataclasses import dataclass

from methuselah.engine.definitions import Block, Effect
from methuselah.engine.programs import run
from methuselah.engine.rows import add_row
from methuselah.engine.scope import Scope, Value
from methuselah.engine.state import Frame, State

__all__ = ["put_off"]


@dataclass(frozen=True)
class AsChosen(Effect):
    """Effects for what had been chosen, and at the level at which it was played, before."""

    mode: str
    chosen: tuple[tuple[str, Value], ...]
    effects: Block

    def run(self, state: State, me: Scope) -> None:
        """Choose nothing again; what a neighbour that came due with it chose is not meant."""
        then = me.copy()
        then.mode = self.mode
        then.env = {**me.env, **dict(self.chosen)}
        run(state, self.effects, then)


def put_off(frame: Frame, moment: str, effects: Block, me: Scope, *, source: int) -> None:
    """Let effects wait on a duration; source: what "this card" is in them."""
    kept = Block((AsChosen(me.mode, tuple(me.env.items()), effects),))
    effect = kept if me.mode or me.env else effects
    add_row(frame, "at " + moment, subject=me.minion, source=source, seat=me.you, effect=effect)
