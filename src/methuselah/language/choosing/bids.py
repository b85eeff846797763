"""The words of bids, trades and secret choices."""

from __future__ import annotations

from dataclasses import dataclass

from methuselah.engine.definitions import Amount, Condition, Effect, Which
from methuselah.engine.journal import note
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.choosing.choices import Announced
from methuselah.language.reading.amounts import Number, number
from methuselah.language.reading.seats import Seats
from methuselah.rules.terms.bidding import (
    Auction,
    RockPaperScissors,
    SecretGuesses,
    SecretNumbers,
)
from methuselah.rules.terms.trading import Trade, partners

__all__ = [
    "anyone_chose",
    "auctions_control",
    "auctions_on_credit",
    "gathers",
    "guessed_right",
    "guesses_numbers",
    "names_aloud",
    "rock_paper_scissors",
    "secret_numbers",
    "trades",
    "your_secret_number",
]


@dataclass(frozen=True)
class AuctionControl(Effect):
    """Each Methuselah bids pool for the control of a card."""

    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Begin the bidding."""
        for card in self.which.find(state, me)[:1]:
            state.push(Auction(seat=me.you, card=card, about=me.card))


def auctions_control(which: Which) -> AuctionControl:
    """Each bids pool for its control; the highest bid goes to its controller."""
    return AuctionControl(which)


@dataclass(frozen=True)
class AuctionOnCredit(Effect):
    """Each Methuselah bids pool for the control of a card, a part of it on credit."""

    which: Which
    credit: int

    def run(self, state: State, me: Scope) -> None:
        """Begin the bidding."""
        for card in self.which.find(state, me)[:1]:
            auction = Auction(seat=me.you, card=card, about=me.card)
            auction.to_bank, auction.credit = True, self.credit
            state.push(auction)


def auctions_on_credit(which: Which, credit: int) -> AuctionOnCredit:
    """Each bids pool for its control, to be paid to the bank; up to N of it in discard phases."""
    return AuctionOnCredit(which, credit)


@dataclass(frozen=True)
class Trades(Announced):
    """What is agreed upon as the card is used: a trade, for which it is locked."""

    def run(self, state: State, me: Scope) -> None:
        """Begin to talk."""
        state.push(Trade(seat=me.you, card=me.card))

    def possible(self, state: State, me: Scope) -> bool:
        """Whether it is unlocked, and somebody has not refused in this phase."""
        return not state.cards[me.card].locked and bool(partners(state, me.you))


def trades() -> Trades:
    """Trade pool, cards in hand and cards controlled with who agrees, locking this card."""
    return Trades()


@dataclass(frozen=True)
class AskSecretly(Effect):
    """Each of some Methuselahs secretly chooses a number; all are revealed together."""

    seats: Seats
    most: Number
    name: str

    def run(self, state: State, me: Scope) -> None:
        """Ask. "You" in the limit is each of them in turn."""
        seats = self.seats.find(state, me)
        limits = []
        for seat in seats:
            her = me.copy()
            her.you = seat
            limits.append(number(self.most, state, her))
        state.push(
            SecretNumbers(
                name=self.name,
                window="secret",
                about=me.card,
                among=seats,
                limits=tuple(limits),
            )
        )


def secret_numbers(seats: Seats, most: Number, name: str = "numbers") -> AskSecretly:
    """Each secretly chooses a number from 1 to N; "you" in N is each of them in turn."""
    return AskSecretly(seats, most, name)


@dataclass(frozen=True)
class SecretNumber(Amount):
    """The number that you chose in secret."""

    name: str

    def value(self, state: State, me: Scope) -> int:
        """The number that you wrote down."""
        numbers = me.all(self.name)
        return numbers[me.you] if numbers else 0


def your_secret_number(name: str = "numbers") -> Amount:
    """The number that you chose."""
    return SecretNumber(name)


@dataclass(frozen=True)
class SomebodyChose(Condition):
    """Some Methuselah chose this number in secret."""

    number: Number
    name: str

    def holds(self, state: State, me: Scope) -> bool:
        """Look at all of them; 0 is no choice."""
        wanted = number(self.number, state, me)
        return wanted > 0 and wanted in me.all(self.name)


def anyone_chose(number: Number, name: str = "numbers") -> Condition:
    """Somebody chose this number."""
    return SomebodyChose(number, name)


@dataclass(frozen=True)
class GuessNumbers(Effect):
    """Each of some Methuselahs secretly takes a number, and you guess all of them unseen."""

    seats: Seats
    most: Number
    name: str

    def run(self, state: State, me: Scope) -> None:
        """Ask them, then you once for each of them."""
        seats = self.seats.find(state, me)
        if seats:
            limits = (number(self.most, state, me),) * (2 * len(seats))
            among = (*seats, *(me.you for _ in seats))
            frame = SecretGuesses(name=self.name, window="secret", about=me.card, among=among)
            frame.limits, frame.holders = limits, seats
            state.push(frame)


def guesses_numbers(seats: Seats, most: Number, name: str = "numbers") -> GuessNumbers:
    """Each secretly takes a number from 1 to N, you guess them all, and all are revealed."""
    return GuessNumbers(seats, most, name)


@dataclass(frozen=True)
class GuessedRight(Condition):
    """The number that was guessed of you is the one that you took."""

    name: str

    def holds(self, state: State, me: Scope) -> bool:
        """The guesses stand behind the numbers."""
        numbers = me.all(self.name)
        return bool(numbers) and numbers[me.you] == numbers[len(state.seats) + me.you]


def guessed_right(name: str = "numbers") -> Condition:
    """Your number was guessed correctly."""
    return GuessedRight(name)


@dataclass(frozen=True)
class PlayRockPaperScissors(Effect):
    """Play with a Methuselah for so much pool, and so much more for each tie."""

    seats: Seats
    stake: int
    more: int

    def run(self, state: State, me: Scope) -> None:
        """Until one of you wins."""
        for seat in self.seats.find(state, me)[:1]:
            frame = RockPaperScissors(
                name="rock paper scissors", window="secret", about=me.card, among=(me.you, seat)
            )
            frame.stake, frame.more = self.stake, self.more
            frame.limits = (3, 3)
            state.push(frame)


def rock_paper_scissors(seats: Seats, stake: int, more: int) -> PlayRockPaperScissors:
    """Play it with a Methuselah: the winner steals N pool from the loser, M more for each tie."""
    return PlayRockPaperScissors(seats, stake, more)


@dataclass(frozen=True)
class Gather(Effect):
    """Cards join those chosen under a name: what each Methuselah chose, together."""

    name: str
    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Add those cards to the ones that were chosen under the name."""
        me.env[self.name] = (*me.all(self.name), *self.which.find(state, me))


def gathers(name: str, which: Which) -> Gather:
    """Add cards to those chosen under a name."""
    return Gather(name, which)


@dataclass(frozen=True)
class NameAloud(Effect):
    """Name a card before all."""

    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Write the named card into the journal of all."""
        for card in self.which.find(state, me):
            note(state, "named", seat=me.you, card=card)


def names_aloud(which: Which) -> NameAloud:
    """Name a card, for all to hear."""
    return NameAloud(which)
