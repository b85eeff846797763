"""One game: a setting, the state, and the log of answers that leads there.

Undo, rewind, save and replay are all the same thing: a shorter log played again. Clones kept
along the way make that quick.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from methuselah.engine import turn_atoms
from methuselah.engine.advance import advance, advance_while, answer
from methuselah.engine.codec import fingerprint
from methuselah.engine.decisions import Decision, Result
from methuselah.engine.definitions import Definition
from methuselah.engine.setting import Setting
from methuselah.engine.state import State
from methuselah.engine.views import View, view
from methuselah.rules.ending.final_standing import end_by_agreement
from methuselah.rules.setup.game import new_game
from methuselah.table.misplays import STEPS, Forfeit, forfeit_in, is_forfeit, passing, step_of_play
from methuselah.table.record import AGREEMENT, TIME, Record, read, record_of, setting_of, write
from methuselah.wording.wrong import Wrong

__all__ = ["Game"]

STRIDE: Final = 50
"""After how many entries of the log a clone is kept."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A state on the way, with the length that its journal had and the steps forfeited then."""

    length: int
    state: State
    lines: int
    forfeits: tuple[Forfeit, ...] = ()


class Game:
    """A game in progress, always at a decision or at its end."""

    def __init__(self, setting: Setting, state: State, log: list[int | str]) -> None:
        """Stand at a state that this log leads to. Use `new`, `load` or `clone`."""
        self.setting = setting
        self.state = state
        self.log = log
        self.halts: Callable[[State], bool] | None = None
        self.forfeits: tuple[Forfeit, ...] = ()
        self._marks: list[Mark] = []
        advance(state)

    @classmethod
    def new(cls, setting: Setting, *, journaling: bool = True) -> Game:
        """Shuffle, deal, and go to the first decision."""
        return cls(setting, new_game(setting, journaling=journaling), [])

    # -- playing -------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """What is asked, None when the game is over or halted."""
        return self.state.pending

    @property
    def result(self) -> Result | None:
        """How it ended, None while it goes on."""
        return self.state.result

    def view(self, seat: int) -> View:
        """What a seat may know."""
        return view(self.state, seat)

    def why_not(self, seat: int, what: int | str) -> str:
        """Why a card or an action is not possible for a seat now: one sentence with its rule."""
        # It reads the whole card language, which takes longer to import than all the rest.
        from methuselah.table.why_not import why_not

        return why_not(self.state, seat, what)

    def answer(self, index: int) -> None:
        """Answer the decision by the index of an option; ValueError for anything else."""
        self.take(index)

    def call_time(self) -> None:
        """The time limit is reached: the game ends as the tournament rules say (TR 3.1.1)."""
        self.take(TIME)

    def agree_to_stop(self) -> None:
        """All Methuselahs agree to end the game as it stands (TR 3.5)."""
        self.take(AGREEMENT)

    def take(self, entry: int | str) -> None:
        """Put one entry into effect and into the log; nothing changes if it is refused."""
        state = self.state
        # Neither is an answer: a window that is about to open to several people stays so.
        if not (is_forfeit(entry) or entry == TIME):
            advance(state)
        if state.result is not None:
            raise Wrong("game-over")
        if len(self.log) % STRIDE == 0 and not self._marked(len(self.log)):
            mark = Mark(len(self.log), state.clone(), len(state.journal), self.forfeits)
            self._marks.append(mark)
        if is_forfeit(entry):
            self.forfeits = (*self.forfeits, forfeit_in(state, str(entry)))
        elif isinstance(entry, int):
            answer(state, entry)
        elif entry == TIME:
            turn_atoms.call_time(state)
        elif entry == AGREEMENT:
            state.pending = None
            end_by_agreement(state)
        else:
            raise Wrong("no-entry", entry=repr(entry))
        self.log.append(entry)
        self.go_on()

    def go_on(self) -> None:
        """Run to the next decision; halt before it where `halts` is true of a settled step.

        Whoever has forfeited the step in which she is asked passes.
        """
        self._run()
        while (index := self._passing()) is not None:
            answer(self.state, index)
            self._run()

    def _run(self) -> None:
        halts = self.halts
        if halts is None:
            advance(self.state)
        else:
            advance_while(self.state, lambda state: not halts(state))

    @property
    def halted(self) -> bool:
        """Whether it stands between two decisions, because `halts` says so."""
        return self.state.pending is None and self.state.result is None

    # -- misplays --------------------------------------------------------------------------

    def forfeit(self, seat: int, step: str) -> None:
        """A Methuselah has nothing for the steps before this one, or has played ahead to it.

        They are passed for her and stay open for the others (R1, Misplays and Skipped Phases).
        """
        self.take(f"forfeit {seat} {step}")

    def closed_for(self, seat: int, window: str) -> bool:
        """Whether a Methuselah has forfeited this step of what is going on."""
        return any(one.stands(self.state) and one.closes(seat, window) for one in self.forfeits)

    def forfeited_by(self, seat: int) -> str:
        """The step before which a Methuselah has nothing now, "" for none."""
        steps = [one.step for one in self.forfeits if one.seat == seat and one.stands(self.state)]
        return max(steps, key=STEPS.index, default="")

    def misplay(self, seat: int, to: int) -> None:
        """Take back what a Methuselah played too early, to when the log had `to` entries.

        Cards are taken back into hands, and what replaced them goes back on top of the library.
        The steps before the one that she played in are closed for her, for she skipped them
        herself, and open for everybody else. What she chooses then is free.
        """
        step = self._step_of(seat, to)
        self.rewind(to)
        self.forfeit(seat, step)

    def _step_of(self, seat: int, to: int) -> str:
        """The step of the last thing that she played since then; ValueError if there is none."""
        again = self.clone()
        again.rewind(to)
        step = ""
        for entry in self.log[to:]:
            decision = again.decision
            if isinstance(entry, int) and decision is not None and decision.seat == seat:
                step = step_of_play(decision, entry) or step
            again.take(entry)
        if not step:
            raise Wrong("nothing-played", seat=seat, to=to)
        return step

    def _passing(self) -> int | None:
        """The pass of whoever has forfeited the step in which she is asked, None for others."""
        decision = self.state.pending
        if decision is None:
            return None
        self.forfeits = tuple(one for one in self.forfeits if one.stands(self.state))
        return passing(decision) if self.closed_for(decision.seat, decision.window) else None

    # -- going back ----------------------------------------------------------------------

    def clone(self) -> Game:
        """An independent game from here on, with the same past."""
        copy = Game(self.setting, self.state.clone(), self.log.copy())
        copy.state.journal = self.state.journal.copy()
        copy._marks = self._marks.copy()
        copy.forfeits = self.forfeits
        return copy

    def undo(self, number: int = 1) -> None:
        """Take back the last answers; ValueError if there are not so many."""
        if not 0 <= number <= len(self.log):
            raise Wrong("no-such-answers", number=number, n=len(self.log))
        self.rewind(len(self.log) - number)

    def rewind(self, to: int) -> None:
        """Go back to when the log had `to` entries; cards drawn since are put back."""
        if not 0 <= to <= len(self.log):
            raise Wrong("no-answer-to-go-to", to=to, n=len(self.log))
        if to == len(self.log):
            return
        again = self.log[:to]
        self._marks = [mark for mark in self._marks if mark.length <= to]
        if self._marks:
            mark = self._marks[-1]
            journal = self.state.journal[: mark.lines]
            self.state = mark.state.clone()
            self.state.journal = journal
            self.forfeits = mark.forfeits
            self.log = again[: mark.length]
        else:
            self.state = new_game(self.setting, journaling=self.state.journaling)
            self.log = []
            self.forfeits = ()
            advance(self.state)
        for entry in again[len(self.log) :]:
            self.take(entry)

    def _marked(self, length: int) -> bool:
        return bool(self._marks) and self._marks[-1].length >= length

    # -- saving --------------------------------------------------------------------------

    def record(self) -> Record:
        """The game on paper."""
        return record_of(self.setting, self.log, fingerprint(self.state), self.state.result)

    def export(self) -> bytes:
        """The game as a file."""
        return write(self.record())

    @classmethod
    def load(
        cls, data: bytes, definitions: Mapping[int, Definition], source: str = "the saved game"
    ) -> Game:
        """The game that was exported. Raises ValueError with thing, place and remedy."""
        return cls.play(read(data, source), definitions, source)

    @classmethod
    def play(
        cls, record: Record, definitions: Mapping[int, Definition], source: str = "the saved game"
    ) -> Game:
        """The recorded game, played again up to its last answer."""
        game = cls.new(setting_of(record, definitions, source))
        for place, entry in enumerate(record.log, start=1):
            try:
                game.take(entry)
            except ValueError as error:
                raise Wrong(
                    "record-rules",
                    source=source,
                    place=place,
                    n=len(record.log),
                    reason=error.why if isinstance(error, Wrong) else str(error),
                    engine=record.engine,
                ) from error
        return game
