"""Bids and numbers chosen in secret (traps, Votes-for-pool auctions; Simultaneous secret choice).

An auction is open: each in turn may raise the highest bid, until all others pass in a row. Secret
numbers are asked one Methuselah after another and revealed together: until then they stand in
their frame alone, which no view shows, and a guess takes their place in `determinize`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Final

from methuselah.engine import atoms, rng
from methuselah.engine.decisions import NOBODY, NOTHING, Decision, Option
from methuselah.engine.journal import note
from methuselah.engine.programs import Choosing, ask
from methuselah.engine.state import Frame, State
from methuselah.engine.turn_atoms import move_counters
from methuselah.rules.terms.debts import owe
from methuselah.rules.terms.loans import forget_loan
from methuselah.rules.terms.steal import steal

__all__ = ["Auction", "RockPaperScissors", "SecretGuesses", "SecretNumbers"]

SIGNS: Final = ("rock", "paper", "scissors")
"""Each beats the one before it, and the first one the last."""


@dataclass(slots=True)
class Auction(Frame):
    """Bids of pool for the control of a card ([LSJ 19990104]).

    seat: who conducts it and is asked first; bid, bidder: the highest so far; passed: how many have
    passed in a row since; to_bank: the bid goes to the blood bank, not to the controller of the
    card; credit: how much of it may be owed.
    """

    atomic: ClassVar[bool] = True
    shown: ClassVar[tuple[str, ...]] = ("card", "bid", "bidder")

    at: str = "bid"
    seat: int = NOBODY
    card: int = NOTHING
    about: int = NOTHING
    to_bank: bool = False
    credit: int = 0
    bid: int = 0
    bidder: int = NOBODY
    asked: int = NOBODY
    passed: int = 0
    options: tuple[Option, ...] = ()

    def do_bid(self, state: State) -> None:
        """Ask the next one to raise, or to pass."""
        others = state.clockwise(self.seat)
        if self.passed >= len(others) - (self.bidder != NOBODY):
            self.do_sold(state)
            return
        seat = self.asked if self.asked != NOBODY else self.seat
        self.asked = seat
        raises = range(self.bid + 1, self._most(state, seat) + 1)
        options = tuple(Option("bid", target=self.card, number=n) for n in raises)
        self.options = (Option("pass"), *options)
        ask(state, Decision(seat, "bid", "bid", self.options, self.about))

    def _most(self, state: State, seat: int) -> int:
        """What she can pay; the controller pays half of her bid ([LSJ 19990825])."""
        pool = max(0, state.seats[seat].pool)
        if self.to_bank:
            return pool + self.credit
        return 2 * pool if state.controller(self.card) == seat else pool

    def answered(self, state: State, index: int) -> None:
        """A bid, or a pass; then the next one is asked. Or how much of the bid is owed."""
        option = self.options[index]
        self.options = ()
        if self.at == "credit":
            self._pay(state, option.number)
            return
        seat = self.asked
        self.passed += 1
        if option.verb == "bid":
            self.bid, self.bidder, self.passed = option.number, seat, 0
            note(state, "bid", seat=seat, card=self.card, number=self.bid)
        others = state.clockwise(seat)[1:]
        self.asked = next((other for other in others if other != self.bidder), NOBODY)

    def do_sold(self, state: State) -> None:
        """The bid goes to the controller, the card to the bidder; half a bid of hers is burned."""
        if self.to_bank and self.bidder != NOBODY:
            self.at = "credit"
            return
        state.pop()
        controller = state.controller(self.card)
        if self.bidder == controller:
            atoms.burn_pool(state, controller, (self.bid + 1) // 2, self.about)
        elif self.bidder != NOBODY:
            move_counters(state, ("pool", self.bidder), ("pool", controller), self.bid)
            steal(state, self.card, self.bidder)

    def do_credit(self, state: State) -> None:
        """Ask the winner how much of her bid she owes: at least what she cannot pay."""
        least = max(0, self.bid - max(0, state.seats[self.bidder].pool))
        owed = range(least, min(self.credit, self.bid) + 1)
        self.asked = self.bidder
        self.options = tuple(Option("choose", card=self.about, number=n) for n in owed)
        ask(state, Decision(self.bidder, "credit", "bid", self.options, self.about))

    def _pay(self, state: State, owed: int) -> None:
        """The rest goes to the bank, and the card to the bidder."""
        state.pop()
        atoms.burn_pool(state, self.bidder, self.bid - owed, self.about)
        owe(state, self.bidder, owed, self.about)
        if owed:
            note(state, "owes", seat=self.bidder, card=self.about, number=owed)
        forget_loan(state, self.card)  # who has it for a time has it for good now
        steal(state, self.card, self.bidder)


@dataclass(slots=True)
class SecretNumbers(Choosing):
    """Each of `among` chooses a number from `lowest` to her limit; nobody sees it before the last.

    chosen: when it is done, one number for each seat of the game, in seat order, 0 for the others.
    """

    among: tuple[int, ...] = ()
    lowest: int = 1
    limits: tuple[int, ...] = ()

    def step(self, state: State) -> None:
        """Ask the next one, or reveal all at once."""
        place = len(self.chosen)
        if place == len(self.among):
            self._reveal(state)
            return
        numbers = range(self.lowest, self.limits[place] + 1)
        self.options = tuple(Option("choose", card=self.about, number=n) for n in numbers)
        ask(state, Decision(self.among[place], self.name, self.window, self.options, self.about))

    def answered(self, state: State, index: int) -> None:
        """Keep it hidden."""
        self.chosen = (*self.chosen, self.options[index].number)
        self.options = ()

    def _reveal(self, state: State) -> None:
        numbers = dict(zip(self.among, self.chosen, strict=True))
        for seat, number in numbers.items():
            note(state, "revealed number", seat=seat, card=self.about, number=number)
        self.chosen = tuple(numbers.get(seat, 0) for seat in range(len(state.seats)))
        state.pop()

    def guess(self, seat: int, chance: int) -> int:
        """Any number that the others may have chosen."""
        guesses = []
        for other, limit, number in zip(self.among, self.limits, self.chosen, strict=False):
            chance, mixed = rng.permutation(chance, list(range(self.lowest, limit + 1)))
            guesses.append(number if other == seat else mixed[0])
        self.chosen = tuple(guesses)
        return chance


@dataclass(slots=True)
class SecretGuesses(SecretNumbers):
    """Each of the `holders` takes a number in secret, and somebody guesses all of them.

    Nobody has seen a number as the guesses are made; then all are revealed. chosen: when it is
    done, the numbers by seat, 0 for the others, and behind them what was guessed of each.
    """

    holders: tuple[int, ...] = ()

    def step(self, state: State) -> None:
        """The holders first; what is guessed of whom is told by the seat of the option."""
        SecretNumbers.step(self, state)
        place = len(self.chosen) - len(self.holders)
        if self.options and place >= 0:
            about = self.holders[place]
            self.options = tuple(replace(option, seat=about) for option in self.options)
            ask(state, Decision(self.among[-1], self.name, self.window, self.options, self.about))

    def _reveal(self, state: State) -> None:
        for seat, number in zip(self.among, self.chosen, strict=True):
            note(state, "revealed number", seat=seat, card=self.about, number=number)
        held = dict(zip(self.holders, self.chosen, strict=False))
        guessed = dict(zip(self.holders, self.chosen[len(self.holders) :], strict=True))
        seats = range(len(state.seats))
        self.chosen = (*(held.get(s, 0) for s in seats), *(guessed.get(s, 0) for s in seats))
        state.pop()


@dataclass(slots=True)
class RockPaperScissors(SecretNumbers):
    """Two Methuselahs play until one of them wins, and steals the stake of the other's pool.

    stake: what it is for, more by `more` for each tie. The signs stand in another order for each
    of the two, so that two who always take the first do not tie for ever.
    """

    stake: int = 0
    more: int = 0

    def step(self, state: State) -> None:
        """Ask the two, or compare what they have shown."""
        place = len(self.chosen)
        if place == len(self.among):
            self._compare(state)
            return
        order = (*range(place, len(SIGNS)), *range(place))
        self.options = tuple(
            Option("choose", card=self.about, number=sign + 1, word=SIGNS[sign]) for sign in order
        )
        ask(state, Decision(self.among[place], self.name, self.window, self.options, self.about))

    def _compare(self, state: State) -> None:
        for seat, sign in zip(self.among, self.chosen, strict=True):
            note(state, "showed a sign", seat=seat, card=self.about, word=SIGNS[sign - 1])
        one, other = self.among
        lead = (self.chosen[0] - self.chosen[1]) % len(SIGNS)
        self.chosen = ()
        if lead == 0:
            self.stake += self.more
            return
        state.pop()
        winner, loser = (one, other) if lead == 1 else (other, one)
        lost = min(self.stake, max(0, state.seats[loser].pool))
        atoms.burn_pool(state, loser, lost, self.about)
        atoms.gain_pool(state, winner, lost, self.about)
