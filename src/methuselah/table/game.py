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
from methuselah.rules.ending import end_by_agreement
from methuselah.rules.setup import new_game
from methuselah.table.record import AGREEMENT, TIME, Record, read, record_of, setting_of, write
from methuselah.table.why_not import why_not

__all__ = ["Game"]

STRIDE: Final = 50
"""After how many entries of the log a clone is kept."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A state on the way, with the length that its journal had."""

    length: int
    state: State
    lines: int


class Game:
    """A game in progress, always at a decision or at its end."""

    def __init__(self, setting: Setting, state: State, log: list[int | str]) -> None:
        """Stand at a state that this log leads to. Use `new`, `load` or `clone`."""
        self.setting = setting
        self.state = state
        self.log = log
        self.halts: Callable[[State], bool] | None = None
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
        advance(state)
        if state.result is not None:
            raise ValueError("the game is over: undo the last answer to go on from there")
        if len(self.log) % STRIDE == 0 and not self._marked(len(self.log)):
            self._marks.append(Mark(len(self.log), state.clone(), len(state.journal)))
        if isinstance(entry, int):
            answer(state, entry)
        elif entry == TIME:
            turn_atoms.call_time(state)
        else:
            state.pending = None
            end_by_agreement(state)
        self.log.append(entry)
        self.go_on()

    def go_on(self) -> None:
        """Run to the next decision; halt before it where `halts` is true of a settled step."""
        halts = self.halts
        if halts is None:
            advance(self.state)
        else:
            advance_while(self.state, lambda state: not halts(state))

    @property
    def halted(self) -> bool:
        """Whether it stands between two decisions, because `halts` says so."""
        return self.state.pending is None and self.state.result is None

    # -- going back ----------------------------------------------------------------------

    def clone(self) -> Game:
        """An independent game from here on, with the same past."""
        copy = Game(self.setting, self.state.clone(), self.log.copy())
        copy.state.journal = self.state.journal.copy()
        copy._marks = self._marks.copy()
        return copy

    def undo(self, number: int = 1) -> None:
        """Take back the last answers; ValueError if there are not so many."""
        if not 0 <= number <= len(self.log):
            raise ValueError(f"{number} answers cannot be taken back: there are {len(self.log)}")
        self.rewind(len(self.log) - number)

    def rewind(self, to: int) -> None:
        """Go back to when the log had `to` entries."""
        if not 0 <= to <= len(self.log):
            raise ValueError(f"the game cannot go to answer {to}: it has {len(self.log)}")
        if to == len(self.log):
            return
        again = self.log[:to]
        self._marks = [mark for mark in self._marks if mark.length <= to]
        if self._marks:
            mark = self._marks[-1]
            journal = self.state.journal[: mark.lines]
            self.state = mark.state.clone()
            self.state.journal = journal
            self.log = again[: mark.length]
        else:
            self.state = new_game(self.setting, journaling=self.state.journaling)
            self.log = []
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
                raise ValueError(
                    f"{source}, answer {place} of {len(record.log)}: {error}. It was played by "
                    f"other rules: use the version that saved it ({record.engine})."
                ) from error
        return game
