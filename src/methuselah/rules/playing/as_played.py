"""The moment in which a card that was just played can be cancelled (R3 1.6.1.1; traps P2, P3).

Reads the rows `plays void` and `next redirection void` (of the action, without a subject).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from methuselah.engine import atoms
from methuselah.engine.decisions import NOBODY, NOTHING
from methuselah.engine.definitions import Mode
from methuselah.engine.journal import note
from methuselah.engine.rows import found, latch
from methuselah.engine.state import Frame, State
from methuselah.engine.windows import Window
from methuselah.rules.terms.sequencing import order

__all__ = ["DISCIPLINED", "NEXT_REDIRECTION", "YOUR_GAME", "AsPlayed"]

NEXT_REDIRECTION: Final = "next redirection void"
"""The row on an action: the next card that would change the target of the bleed is cancelled."""
YOUR_GAME: Final = "your game"
"""The limit of one in the game for each Methuselah."""
DISCIPLINED: Final = "played with a Discipline"
"""Latched on the turn, with the minion, for each card that it plays with a Discipline; on the
action with each Discipline too."""


@dataclass(slots=True)
class AsPlayed(Frame):
    """The only moment in which a card can be cancelled (traps P2, P3; G00058).

    card: the card just played, in limbo, in this mode. cancelled: what became of it, and by whom
    (NOBODY where what stands does it). Void,
    standing effects (event "plays", subject: the card) come before anybody may cancel
    ([LSJ 20100728]). Played counts even if it is cancelled: once a game, the first card of a
    vampire in a turn that requires a Discipline.
    """

    at: str = "void"
    card: int = NOTHING
    seat: int = NOBODY
    minion: int = NOTHING
    mode: Mode = field(default_factory=Mode)
    cancelled: bool = False
    cancelled_by: int = NOBODY
    free: bool = False

    def do_void(self, state: State) -> None:
        """P2: what stands in play and leaves nobody a choice."""
        self.at = "window"
        if self.mode.once == "game":
            latch(state, "game", "once", state.definition(self.card).face.name)
        elif self.mode.once == YOUR_GAME:
            latch(state, "game", YOUR_GAME, self.seat, state.definition(self.card).face.name)
        if self.mode.disciplines and self.minion != NOTHING:
            latch(state, "turn", DISCIPLINED, self.minion)
            for code in self.mode.disciplines:
                latch(state, "action", DISCIPLINED, self.minion, code.lower())
        if found(state, "plays void", self.minion) or self._is_next_redirection(state):
            self.cancelled = True
        else:
            atoms.emit(state, "plays", self.card)

    def _is_next_redirection(self, state: State) -> bool:
        """Whether it would change the target of a bleed, and the next card to do so is void."""
        action = state.span("action")
        if action is None or "redirects" not in self.mode.traits:
            return False
        void = [row for row in action.rows if row.kind == NEXT_REDIRECTION]
        action.rows = tuple(row for row in action.rows if row not in void[:1])
        return bool(void)

    def do_window(self, state: State) -> None:
        """P3: the as-played window, in the order of whatever is going on."""
        self.at = "done"
        if not self.cancelled:
            state.push(Window(name="as_played", order=order(state), rule="R3 1.6.1.1"))

    def do_done(self, state: State) -> None:
        """The card resolves, or is cancelled and burned."""
        if self.cancelled:
            note(state, "cancelled", seat=self.seat, card=self.card)
            if self.card in state.cards:
                atoms.to_pile(state, self.card, "ash_heap")
        state.pop()

    def cancel(self, state: State, by: int, *, free: bool) -> None:
        """A Methuselah cancels it; `free` where the canceller says that its cost is not paid."""
        self.cancelled = True
        self.cancelled_by = by
        self.free = free
        for frame in reversed(state.stack):
            if frame is self:
                break
            if isinstance(frame, Window):
                frame.close()
