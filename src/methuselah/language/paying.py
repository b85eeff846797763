"""The words of paying: who helps with the cost of a card, with what, and how much is left of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from methuselah.engine.decisions import NOTHING
from methuselah.engine.definitions import Amount, Condition, Mode, Node, Which
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.amounts import Number, counters_on, least
from methuselah.language.amounts import chosen_number as number_named
from methuselah.language.choices import choose_number
from methuselah.language.effects import removes_counters
from methuselah.language.qualities import Test
from methuselah.language.ways import use
from methuselah.language.which import THIS_CARD, played
from methuselah.rules.helping import Help, Paying, has_helped, left_to_pay

__all__ = [
    "ACTION_CARDS",
    "IN_THE_TERMS",
    "cost_left",
    "counters_help_pay",
    "helps_pay",
    "requires_clan",
]

ACTION_CARDS: Final = ("action", "equipment", "retainer", "ally", "political action")
"""As what the cards are played that are actions."""
BOTH: Final = ("blood", "pool")


@dataclass(frozen=True)
class CostLeft(Amount):
    """What is left of the cost being paid, in blood, in pool or in both."""

    of: tuple[str, ...]

    def value(self, state: State, me: Scope) -> int:
        """Look at it now."""
        return left_to_pay(state, self.of)


def cost_left(*of: str) -> CostLeft:
    """What is left to pay: "blood", "pool", or both."""
    return CostLeft(of or BOTH)


@dataclass(frozen=True)
class PaysFor(Condition):
    """A card is paid for that fits `card`, played as one of these and by one of those."""

    of: tuple[str, ...]
    plays: tuple[str, ...] = ()
    card: Which | None = None
    payer: Which | None = None

    def holds(self, state: State, me: Scope) -> bool:
        """Look at the play; no card of one name helps twice with it."""
        paying = state.frame(Paying)
        if paying is None or paying.seat != me.you or has_helped(state, me.card):
            return False
        if self.plays and paying.mode.play not in self.plays:
            return False
        if self.card is not None and not self.card.fits(state, me, paying.card):
            return False
        if self.payer is not None and (
            paying.minion == NOTHING or not self.payer.fits(state, me, paying.minion)
        ):
            return False
        return left_to_pay(state, self.of) > 0


@dataclass(frozen=True)
class InTheTerms(Condition):
    """The terms of an action are being announced, or another card is being paid for."""

    def holds(self, state: State, me: Scope) -> bool:
        """Not as the cost of an action is paid that was announced before."""
        paying = state.frame(Paying)
        return paying is not None and not paying.late


IN_THE_TERMS: Final = InTheTerms()
"""How much helps to pay for an action card is part of the terms of the action."""


def helps_pay(
    amount: Number,
    *parts: Node,
    of: tuple[str, ...] = BOTH,
    plays: tuple[str, ...] = (),
    card: tuple[Test, ...] = (),
    payer: Which | None = None,
    most: Number | None = None,
    **terms: Any,
) -> Mode:
    """Reduce by N blood or pool what a card costs you or your minion (`payer`), at a price, as it
    is announced or paid [LSJ 20090705]; only cards played as `plays`, passing the tests of `card`.
    """
    what = Help(amount, of, amount if most is None else most)
    which = played(*card) if card else None
    return use(PaysFor(of, plays, which, payer), *parts, what, at=("paying",), **terms)


def counters_help_pay(*parts: Node, of: tuple[str, ...] = BOTH, **terms: Any) -> Mode:
    """The counters on this card pay some or all of the cost of a card; see `helps_pay`."""
    there = counters_on(THIS_CARD)
    paid = number_named("paid")
    return helps_pay(
        paid,
        *parts,
        choose_number("paid", 1, least(there, cost_left(*of))),
        removes_counters(paid),
        of=of,
        most=there,
        **terms,
    )


@dataclass(frozen=True)
class RequiresClan(Test):
    """A card that requires this clan, beside others or not."""

    clan: str

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Read its face."""
        return self.clan in state.definition(card).face.clans


def requires_clan(clan: str) -> Test:
    """A library card that requires this clan, as crypt cards have it."""
    return RequiresClan(clan)
