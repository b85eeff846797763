"""A block that is about to succeed, up to its resolution (R0, 3. Resolve the Action; traps A6-A8).

`blocks` has the attempts before it. Reads the row `does not lock to block`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from methuselah.engine import atoms
from methuselah.engine.decisions import NOTHING, Option
from methuselah.engine.journal import note
from methuselah.engine.programs import Choosing
from methuselah.engine.rows import due, found, latch
from methuselah.engine.state import LIMBO, Frame, State
from methuselah.engine.traits import is_ready, is_vampire
from methuselah.engine.windows import Window
from methuselah.rules.action.action import Action
from methuselah.rules.combat.combat import start_combat
from methuselah.rules.terms.blocked_bleeds import remember_block
from methuselah.rules.terms.sequencing import order
from methuselah.rules.torpor.diablerie import offer_diablerie

__all__ = ["HAS_BLOCKED", "Blocked", "ambush", "resolve_block_with"]

HAS_BLOCKED: Final = "has blocked"
"""Latched on the action, with the minion, for each block."""


@dataclass(slots=True)
class Blocked(Frame):
    """A block that is about to succeed, up to its resolution (traps A6 to A8).

    minion: the blocker; fighter: who fights it instead of the acting minion, if somebody does;
    ambush: a card that fights it so, while the acting minion has acted all the same. The frame
    goes without a trace when the action ends meanwhile. settled: its card is burned and the blocker
    locked; peaceful: no combat follows the block; spared: something else is locked instead of it.
    """

    at: str = "would_block"
    minion: int = NOTHING
    fighter: int = NOTHING
    ambush: int = NOTHING
    settled: bool = False
    peaceful: bool = False
    spared: bool = False

    def do_would_block(self, state: State) -> None:
        """A6: replacements first."""
        self.at = "triggers"
        state.push(Window(name="would_block", order=order(state), rule="[RTR 20080808]"))

    def do_triggers(self, state: State) -> None:
        """A6: then everything triggered by the block, before any card may be played (G00105)."""
        self.at = "before_resolution"
        action = self.action(state)
        if self.is_over(state, action):
            return
        if not is_ready(state, self.minion):
            state.drop(self)
            action.at = "open"
            return
        action.blocked_by = self.minion
        for minion in self.blockers(state):
            latch(state, "action", HAS_BLOCKED, minion)
            note(state, "blocks", seat=state.controller(minion), card=minion)
            atoms.emit(state, "blocks", minion)
        atoms.emit(state, "is blocked", action.acting)
        remember_block(state, action.kind)
        action.stand_down(state)
        due(state, action, "blocked")

    def do_before_resolution(self, state: State) -> None:
        """A7: Change of Target, Obedience and their like."""
        self.at = "penalties"
        if not self.is_over(state, self.action(state)):
            if state.setting.edition.blocker_locks_first:
                self.settle(state, self.action(state))
            state.push(Window(name="blocked", order=order(state), rule="R0 3. Resolve the Action"))

    def do_penalties(self, state: State) -> None:
        """What waits for the action to resolve, as blocked here, comes first (Faceless Night)."""
        self.at = "choice"
        if not self.is_over(state, self.action(state)):
            due(state, self.action(state), "resolution")

    def do_choice(self, state: State) -> None:
        """Of two that block together both lock; then one of them is the blocking minion."""
        self.at = "resolution"
        if self.is_over(state, self.action(state)):
            return
        both = tuple(minion for minion in self.blockers(state) if is_ready(state, minion))
        if len(both) == 2:
            for minion in both:
                atoms.lock(state, minion)
            options = tuple(Option("choose", target=minion) for minion in both)
            seat = state.controller(self.minion)
            state.push(Choosing(seat=seat, name="blocker", window="choose", options=options))

    def blockers(self, state: State) -> tuple[int, ...]:
        """Who blocks: the minion, and who attempted it together with it and is still ready."""
        partner = self.action(state).partner
        return (self.minion, partner) if is_ready(state, partner) else (self.minion,)

    def returned(self, state: State, child: Frame) -> None:
        """Hear who of two is the blocking minion."""
        if isinstance(child, Choosing):
            action = self.action(state)
            if child.chosen[0] != self.minion:
                action.attempt = replace(action.attempt, partner=self.minion)
            self.minion = action.blocked_by = child.chosen[0]
            action.attempt = replace(action.attempt, blocker=self.minion)

    def do_resolution(self, state: State) -> None:
        """A8: the card is burned, the blocker locks and combat begins, as one moment.

        Where the blocker is gone, the action is blocked all the same and nothing else follows.
        """
        action = self.action(state)
        if self.is_over(state, action):
            return
        state.pop()
        action.come_to("blocked")
        self.settle(state, action)
        if not is_ready(state, self.minion) or self.peaceful:
            return
        if is_ready(state, self.fighter):
            atoms.unlock(state, action.acting)
            atoms.lock(state, self.fighter)
            start_combat(state, self.fighter, self.minion, cause="block")
            return
        if self.ambush != NOTHING:
            if is_ready(state, self.ambush):
                start_combat(state, self.ambush, self.minion, cause="card")
            return
        if action.is_from_torpor:
            if is_vampire(state, self.minion):
                offer_diablerie(state, self.minion, action.acting)
            return
        start_combat(state, action.acting, self.minion, cause="block")

    def settle(self, state: State, action: Action) -> None:
        """The action card is burned and the blocker locks: in some editions before A7 already."""
        if self.settled:
            return
        self.settled = True
        record = state.cards.get(action.card) if action.from_hand else None
        if record is not None and record.region == LIMBO:
            atoms.to_pile(state, action.card, "ash_heap")
        spared = self.spared or found(state, "does not lock to block", self.minion)
        if is_ready(state, self.minion) and not spared:
            atoms.lock(state, self.minion)

    def do_over(self, state: State) -> None:
        """The block was undone before its resolution."""
        state.pop()

    def is_moot(self, state: State) -> bool:
        """Its windows close with the action."""
        return self.action(state).is_moot(state)

    def action(self, state: State) -> Action:
        """The action being blocked."""
        action = state.frame(Action)
        assert action is not None
        return action

    def is_over(self, state: State, action: Action) -> bool:
        """Nothing follows where the action was ended or its minion is gone (G00116)."""
        if action.outcome.verdict or action.acting_lost(state):
            state.drop(self)
            return True
        return False


def resolve_block_with(state: State, minion: int) -> None:
    """Instead of resolving the block, another minion fights the blocker (Malleable Visage)."""
    blocked = state.frame(Blocked)
    if blocked is None:
        return
    blocked.fighter = minion
    _close_windows(state, blocked)


def ambush(state: State, minion: int) -> None:
    """A card enters combat with the blocker, at once: nothing more is played before."""
    blocked = state.frame(Blocked)
    if blocked is None:
        return
    blocked.ambush = minion
    _close_windows(state, blocked)


def _close_windows(state: State, blocked: Blocked) -> None:
    for frame in reversed(state.stack):
        if frame is blocked:
            break
        if isinstance(frame, Window):
            frame.close()
