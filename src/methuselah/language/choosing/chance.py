"""The words of chance: a coin that is flipped, a die that is rolled, cards picked at random."""

from __future__ import annotations

from dataclasses import dataclass

from methuselah.engine import atoms
from methuselah.engine.definitions import Block, Effect, Which
from methuselah.engine.programs import run
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.reading.amounts import Number, number

__all__ = ["flips_coin", "looks_at", "picks_at_random", "rolls_die"]


@dataclass(frozen=True)
class FlipCoin(Effect):
    """Flip a coin: one thing happens on heads, another on tails."""

    heads: Block
    tails: Block

    def run(self, state: State, me: Scope) -> None:
        """Everybody sees how it falls."""
        fell = atoms.roll(state, me.card, 2) == 1
        run(state, self.heads if fell else self.tails, me)


def flips_coin(heads: tuple[Effect, ...] = (), tails: tuple[Effect, ...] = ()) -> FlipCoin:
    """Flip a coin: these effects on heads, those on tails."""
    return FlipCoin(Block(heads), Block(tails))


@dataclass(frozen=True)
class RollDie(Effect):
    """Roll a die; the number is remembered under a name."""

    name: str
    sides: int

    def run(self, state: State, me: Scope) -> None:
        """Everybody sees the number."""
        me.env[self.name] = atoms.roll(state, me.card, self.sides)


def rolls_die(name: str = "number", sides: int = 6) -> RollDie:
    """Roll a die; `chosen_number(name)` is the number from then on."""
    return RollDie(name, sides)


@dataclass(frozen=True)
class PickAtRandom(Effect):
    """Pick some of these cards by chance; they are remembered under a name."""

    which: Which
    name: str
    amount: Number = 1

    def run(self, state: State, me: Scope) -> None:
        """Pick them, as many as there are at most."""
        cards = self.which.find(state, me)
        me.env[self.name] = atoms.pick_among(state, cards, number(self.amount, state, me))

    def possible(self, state: State, me: Scope) -> bool:
        """Whether there is one."""
        return bool(self.which.find(state, me))


def picks_at_random(which: Which, name: str = "picked", amount: Number = 1) -> PickAtRandom:
    """Pick N of them at random, which are `PICKED` then, or `chosen(name)`; nobody sees which."""
    return PickAtRandom(which, name, amount)


@dataclass(frozen=True)
class LookAt(Effect):
    """Look at cards that are hidden from you."""

    which: Which

    def run(self, state: State, me: Scope) -> None:
        """You know them until they are shuffled."""
        atoms.look_at(state, me.you, self.which.find(state, me))


def looks_at(which: Which) -> LookAt:
    """Look at cards that are hidden from you, in a hand or a pile."""
    return LookAt(which)
