"""The line mode: what happened, then the question with numbered options, then one line of answer.

For screen readers, pipes and scripts: no colour, no drawing, no cursor. The end of the input
leaves the game quietly.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final, TextIO

from methuselah.engine.decisions import NOBODY, Decision
from methuselah.engine.views import lines_since
from methuselah.players.terminal.describing import (
    full_text,
    hand_lines,
    moment_lines,
    now_lines,
    seat_lines,
    standing_lines,
)
from methuselah.players.terminal.keys import passing_index
from methuselah.players.terminal.orders import give_order
from methuselah.players.terminal.saving import save_game
from methuselah.players.terminal.texts import aid, plain_help
from methuselah.pool import pool
from methuselah.table.chronicle import tell
from methuselah.table.consequences import consequences
from methuselah.table.glossary import explain, no_term, term_lines
from methuselah.table.misplays import steps_to_come
from methuselah.table.moments import moments
from methuselah.table.naming import SEATED, Telling
from methuselah.table.questions import ask_words, window_words
from methuselah.table.seats import Table
from methuselah.table.situation import situation
from methuselah.table.why_not import reasons, why_not
from methuselah.table.words import option_lines
from methuselah.wording.wrong import saying

__all__ = ["PlainTable"]

PROMPT: Final = "> "
LOG_LINES: Final = 20
LONGEST_LINE: Final = 500
"""Characters of a line; a longer one is no command, and only its beginning is said again."""
SHOWN: Final = 40
AGAIN: Final = re.compile(r"(\d{1,9})(?: *[x×] *(\d{1,9}))?")
"""An option by its number, and how often in a row it is taken."""


class PlainTable:
    """One person at a table, in lines of text."""

    def __init__(
        self,
        table: Table,
        seat: int,
        read: TextIO,
        write: TextIO,
        save: Path | None = None,
        language: str = "en",
    ) -> None:
        self.table = table
        self.seat = seat
        self.read = read
        self.write = write
        self.save = save
        self.language = language
        self.told = 0
        self.left = False
        self.shown: tuple[int, int] | None = None

    def say(self, *lines: str) -> None:
        """Print lines."""
        for line in lines:
            print(line, file=self.write)
        self.write.flush()

    def _say(self, message: str, **about: str | int) -> None:
        self.say(self._telling().say(message, **about))

    def _telling(self) -> Telling:
        return Telling(self.table.state, self.seat, None, self.language)

    def _hand(self) -> list[str]:
        return hand_lines(self.table.state, self.seat, self.language)

    # -- the loop ----------------------------------------------------------------------------

    def run(self) -> None:
        """Play to the end of the game, of the input, or until the person leaves."""
        self._greet()
        while not self.left:
            self.table.play_on(most=1 if self.seat == NOBODY else 0)
            self._tell()
            if self.table.result is not None:
                telling = self._telling()
                self.say("", telling.say("terminal-game-over"), *standing_lines(telling))
                break
            if self.seat != NOBODY:
                self._ask()
        if self.save is not None:
            self.say(save_game(self.table, self.save, self.language))

    def _greet(self) -> None:
        state = self.table.state
        setting = state.setting
        telling = self._telling()
        self.say(telling.say("terminal-greeting", seed=str(setting.seed)))
        for seat in state.order:
            name = setting.names[seat].removesuffix(SEATED)
            you = f" ({telling.say('you-alone').lower()})" if seat == self.seat else ""
            self.say(f"  {seat + 1}. {name}{you}")
        self.told = self._dealt()
        if self.seat != NOBODY:
            own = state.seats[self.seat]
            names = ", ".join(map(telling.card, own.uncontrolled))
            self.say(telling.say("terminal-uncontrolled", names=names))
            self.say(telling.say("terminal-your-hand"), *self._hand())
            self.say(telling.say("terminal-type-help"))

    def _dealt(self) -> int:
        """How many lines of the journal are the deal, which the greeting tells better."""
        journal = self.table.state.journal
        turns = [place for place, entry in enumerate(journal) if entry.what == "turn"]
        return turns[0] if turns and not self.table.game.log else len(journal)

    def _tell(self) -> None:
        """Say what has happened since."""
        state = self.table.state
        lines = lines_since(state, self.seat, self.told)
        self.told = len(state.journal)
        for told in tell(self._telling(), lines):
            if told.depth == 0:
                self.say("")
            self.say("  " * max(0, told.depth - 1) + told.words + ".")
        passed = self.table.passed_for.pop(self.seat, 0)
        if passed and self.seat not in self.table.orders:
            self._say("terminal-passed", n=passed)

    def _ask(self) -> None:
        """Put the question and take one line."""
        decision = self.table.decision
        assert decision is not None
        mark = (len(self.table.game.log), id(decision))
        if mark != self.shown:
            self._question(decision)
            self.shown = mark
        self.write.write(PROMPT)
        self.write.flush()
        line = self.read.readline()
        if not line:
            self.say("", self._telling().say("terminal-input-ended"))
            self.left = True
            return
        self._obey(line.strip(), decision)

    def _question(self, decision: Decision) -> None:
        state = self.table.state
        self.say("")
        telling = self._telling()
        self.say(*now_lines(telling, situation(state, self.language)))
        pool_now = telling.say("your-pool", n=state.seats[self.seat].pool)
        self.say(f"{ask_words(state, decision, self.language)} ({pool_now})")
        passing = passing_index(decision)
        follows = consequences(state, decision, self.language)
        for index, words in enumerate(option_lines(state, decision, self.language)):
            either = telling.either([str(index + 1), "p"])
            key = either if index == passing else str(index + 1)
            said = f"{key}. {words}"
            follow = f"{telling.say('colon')} {follows[index]}" if follows[index] else ""
            self.say(f"{said}{follow}")

    # -- commands ----------------------------------------------------------------------------

    def _obey(self, line: str, decision: Decision) -> None:
        """Do what a line says; one that is not understood changes nothing."""
        if len(line) > LONGEST_LINE:
            self._say("terminal-no-command", line=f"{line[:SHOWN]}…", n=len(decision.options))
            return
        word, _, rest = line.partition(" ")
        command = self._commands().get(word.lower())
        if again := AGAIN.fullmatch(line):
            self._take(int(again[1]) - 1, decision, int(again[2] or 1))
        elif not line:
            self._question(decision)
        elif command is not None:
            command(rest.strip())
        else:
            self._say("terminal-no-command", line=line, n=len(decision.options))

    def _commands(self) -> dict[str, Callable[[str], None]]:
        commands: dict[str, Callable[[str], None]] = {
            "p": self._pass,
            "pass": self._pass,
            "e": lambda rest: self._order(""),
            "r": lambda rest: self._order("round"),
            "?": self._why,
            "why": self._why,
            "hand": lambda rest: self.say(*self._hand()),
            "table": self._table,
            "log": self._log,
            "text": self._text,
            "u": self._undo,
            "undo": self._undo,
            "rewind": lambda rest: self._go_back(rest, "rewind"),
            "misplay": lambda rest: self._go_back(rest, "misplay"),
            "forfeit": self._forfeit,
            "save": self._save,
            "aid": lambda rest: self.say(aid(self.language)),
            "help": self._help,
            "h": self._help,
            "quit": self._quit,
            "q": self._quit,
        }
        return commands

    def _take(self, index: int, decision: Decision, times: int) -> None:
        if not 0 <= index < len(decision.options):
            self._say("terminal-no-option", option=index + 1, n=len(decision.options))
            return
        self.table.repeat(index, times)

    def _pass(self, rest: str) -> None:
        decision = self.table.decision
        index = None if decision is None else passing_index(decision)
        if index is None:
            self._say("terminal-no-pass")
        else:
            self.table.answer(index)

    def _order(self, until: str) -> None:
        self.say(*give_order(self.table, self.seat, until, self.language))

    def _why(self, rest: str) -> None:
        state = self.table.state
        hand = state.seats[self.seat].hand
        if not rest:
            self.say(*reasons(state, self.seat, self.language))
            return
        if rest.isdecimal():
            place = int(rest) - 1
            if not 0 <= place < len(hand):
                self._say("terminal-hand-has", n=len(hand))
                return
            self.say(why_not(state, self.seat, hand[place], self.language))
            return
        self.say(why_not(state, self.seat, self._named(rest), self.language))

    def _named(self, words: str) -> int | str:
        """A card of one's hand or in play by its name, else the words: the name of an action."""
        state = self.table.state
        wanted = words.lower()
        own = (*state.seats[self.seat].hand, *sorted(state.cards))
        for card in own:
            if self._telling().card(card).lower() == wanted:
                return card
        return wanted

    def _table(self, rest: str) -> None:
        state = self.table.state
        view = self.table.game.view(self.seat)
        for seat in state.clockwise(self.seat) if not state.seats[self.seat].out else state.order:
            self.say(*seat_lines(self._telling(), view, view.seats[seat]))

    def _log(self, rest: str) -> None:
        state = self.table.state
        told = tell(self._telling(), lines_since(state, self.seat, 0))
        self.say(*("  " * one.depth + one.words for one in told[-LOG_LINES:]))

    def _text(self, rest: str) -> None:
        hand = self.table.state.seats[self.seat].hand
        if rest.isdecimal() and 0 < int(rest) <= len(hand):
            face = self.table.state.definition(hand[int(rest) - 1]).face
            self.say(full_text(face, self.language))
            return
        found = pool().search(rest) if rest else None
        if found is None:
            self._say("terminal-give-a-name")
        elif found.face is None:
            wrong = [saying("wrong-not-a-card", name=rest)]
            wrong += [found.remedy] if found.remedy is not None else []
            self.say(" ".join(one.said(self.language) for one in wrong))
        else:
            self.say(full_text(found.face, self.language))

    def _undo(self, rest: str) -> None:
        if not self.table.can_undo():
            self._say("terminal-nothing-to-undo")
            return
        self.table.undo()
        self.told = len(self.table.state.journal)
        self._say("terminal-undone")

    def _go_back(self, rest: str, how: str) -> None:
        """To an earlier decision; as a misplay, with the steps before it closed for who played."""
        known = [m for m in moments(self.table, self.seat) if m.early or how == "rewind"]
        if not known:
            self._say("terminal-no-way-back")
        elif not rest:
            told = moment_lines(self.table.state, known, self.language)
            self.say(*(f"{place}. {words}" for place, words in enumerate(told, 1)))
            self._say("terminal-one-of-them", how=how)
        elif not rest.isdecimal() or not 0 < int(rest) <= len(known):
            self._say("terminal-number-of-them", n=len(known), how=how)
        else:
            moment = known[int(rest) - 1]
            if how == "misplay":
                self.table.misplay(moment.seat, moment.to)
            else:
                self.table.go_back(moment.to)
            self.told = len(self.table.state.journal)
            self._say("terminal-gone-back")

    def _forfeit(self, rest: str) -> None:
        """Nothing for the steps before one; they stay open for the others."""
        try:
            self.table.forfeit(self.seat, rest.lower().replace(" ", "_"))
        except ValueError:
            steps = ", ".join(map(self._step, steps_to_come(self.table.state)))
            if steps:
                self._say("terminal-give-a-step", steps=steps)
            else:
                self._say("terminal-nothing-in-progress")
            return
        step = window_words(rest.lower().replace(" ", "_"), self.language)
        self._say("terminal-steps-closed", step=step)

    def _step(self, step: str) -> str:
        """A step as it is typed, and what it is called where that differs."""
        typed, called = step.replace("_", " "), window_words(step, self.language)
        return typed if typed == called else f"{typed} ({called})"

    def _help(self, rest: str) -> None:
        """The commands, or what a term means."""
        if not rest:
            self.say(plain_help(self.language))
            return
        found = explain(rest, self.language)
        if found.term is None:
            self.say(no_term(rest, found))
        else:
            self.say(*term_lines(found.term, self.language))

    def _save(self, rest: str) -> None:
        if not rest and self.save is None:
            self._say("terminal-give-a-file")
            return
        self.say(save_game(self.table, Path(rest) if rest else self.save or Path(), self.language))

    def _quit(self, rest: str) -> None:
        self.left = True
        self._say("terminal-you-leave")
