"""Running the effects of a card: one generic frame, one place in a block (design, law 2)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from methuselah.engine.decisions import Decision, Option
from methuselah.engine.definitions import EMPTY, RUN_BLOCK, Block
from methuselah.engine.scope import Scope
from methuselah.engine.state import Frame, State

__all__ = ["Choosing", "Program", "ask", "run"]


@dataclass(slots=True)
class Program(Frame):
    """Effects being carried out, in printed order.

    Choices made by frames above come back under their name into the scope. When it is done,
    what was chosen goes to the frame below if that frame has a scope for it.
    """

    atomic: ClassVar[bool] = True

    block: Block = EMPTY
    scope: Scope = field(default_factory=Scope)
    place: int = 0

    def step(self, state: State) -> None:
        """Do effects until one of them pushes a frame, or all are done."""
        effects = self.block.effects
        stack = state.stack
        while stack[-1] is self:
            if self.place == len(effects):
                state.pop()
                return
            self.place += 1
            effects[self.place - 1].run(state, self.scope)

    def returned(self, state: State, child: Frame) -> None:
        """Remember what was chosen above; one that has not begun keeps what it was given.

        The runs of `each` are pushed together: what ends above one of them is its neighbour.
        """
        if isinstance(child, Choosing):
            self.scope.env[child.name] = child.word or child.chosen
        elif isinstance(child, Program):
            own = self.scope.env if self.place == 0 else {}
            self.scope.env = {**child.scope.env, **own}


def run(state: State, block: Block, scope: Scope) -> None:
    """Push the effects of a block, if it has any. Its scope is its own copy."""
    if block.effects:
        state.push(Program(block=block, scope=scope.copy()))


RUN_BLOCK.append(run)


@dataclass(slots=True)
class Choosing(Frame):
    """Choosing among options, one at a time: at least `least` and at most `most` of them.

    chosen: one number per option taken, `pick(option)`: its target, else its seat, else its
    number. Options with a word (a clan, "for") leave that word in `word`. With `least` below
    `most` there is a "done" answer as soon as enough are chosen.
    """

    atomic: ClassVar[bool] = True

    seat: int = -1
    name: str = ""
    window: str = ""
    about: int = -1
    rule: str = ""
    options: tuple[Option, ...] = ()
    least: int = 1
    most: int = 1
    chosen: tuple[int, ...] = ()
    word: str = ""

    def step(self, state: State) -> None:
        """Ask for the next one, or be done."""
        if len(self.chosen) >= self.most or not self.options:
            state.pop()
            return
        options = self.options
        if len(self.chosen) >= self.least:
            options = (*options, Option("done"))
        ask(state, Decision(self.seat, self.name, self.window, options, self.about, self.rule))

    def answered(self, state: State, index: int) -> None:
        """Take one; it cannot be chosen twice."""
        if index == len(self.options):
            self.most = 0
            return
        option = self.options[index]
        self.options = self.options[:index] + self.options[index + 1 :]
        self.chosen = (*self.chosen, picked(option))
        self.word = option.word


def picked(option: Option) -> int:
    """The number by which a chosen option is remembered."""
    if option.target != -1:
        return option.target
    return option.seat if option.seat != -1 else option.number


def ask(state: State, decision: Decision, *, always: bool = False) -> None:
    """Put a decision before its seat. Where only one answer is possible it is taken at once,
    unless it is asked always: so that nobody learns from the speed that there was no choice.
    """
    if len(decision.options) == 1 and not always:
        state.stack[-1].answered(state, 0)
    else:
        state.pending = decision
