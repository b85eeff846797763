"""The words of paying: who helps with the cost of a card, with what, and how much is left of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from methuselah.engine.decisions import NOTHING
from methuselah.engine.definitions import Amount, Block, Condition, Effect, Mode, Node, Which
from methuselah.engine.rows import add_row
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.changing.effects import removes_counters
from methuselah.language.changing.promises import MayDuringAction
from methuselah.language.choosing.choices import choose_number
from methuselah.language.names import SPANS, Duration, Limit, Unsaid, User, known
from methuselah.language.reading.amounts import Number, counters_on, least, number, only_if
from methuselah.language.reading.amounts import chosen_number as number_named
from methuselah.language.reading.kept_choices import keeping
from methuselah.language.reading.qualities import Test
from methuselah.language.reading.which import THIS, THIS_CARD, played
from methuselah.language.ways import use
from methuselah.pool import pool
from methuselah.rules.legacy.sterile import NEW_VAMPIRE
from methuselah.rules.playing.help_with_costs import Help, Paying, has_helped, left_to_pay
from methuselah.rules.playing.prices import CARDS_COST, PLAYED_AS, CardsCost
from methuselah.rules.playing.requirements import needs_an_ability

__all__ = [
    "ACTION_CARDS",
    "IN_THE_TERMS",
    "cards_cost",
    "cards_cost_now",
    "cost_left",
    "costs_fewer",
    "counters_help_pay",
    "helps_pay",
    "helps_pay_once",
    "met_by_ability",
    "puts_vampires_in_play",
    "requires_a_clan",
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
class CostsFewer(Amount):
    """By how much less a card costs in the way in which it is played."""

    amount: int

    def value(self, state: State, me: Scope) -> int:
        """The number."""
        return self.amount


def costs_fewer(amount: int, way: Mode, when: Condition | None = None) -> Mode:
    """Played in this way the card costs N less than is printed, blood or pool, if that holds."""
    return replace(way, fewer=CostsFewer(amount) if when is None else only_if(when, amount))


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
    by: User = "controller",
    once: Limit | Unsaid = "",
) -> Mode:
    """Reduce by N blood or pool what a card costs you or your minion (`payer`), at a price, as it
    is announced or paid [LSJ 20090705]; only cards played as `plays`, passing the tests of `card`.
    """
    what = Help(amount, of, amount if most is None else most)
    which = played(*card) if card else None
    return use(PaysFor(of, plays, which, payer), *parts, what, at=("paying",), by=by, once=once)


def helps_pay_once(
    amount: int, *, until: Duration, of: tuple[str, ...] = BOTH, plays: tuple[str, ...] = ()
) -> MayDuringAction:
    """Once this combat (turn, ...) this minion can reduce by N blood or pool what a card costs that
    it plays; only one played as `plays`.
    """
    known(until, SPANS, "duration")
    what = Block((Help(amount, of, amount),))
    return MayDuringAction("paying", what, PaysFor(of, plays, None, THIS), True, until)


def counters_help_pay(
    *parts: Node,
    of: tuple[str, ...] = BOTH,
    plays: tuple[str, ...] = (),
    card: tuple[Test, ...] = (),
    payer: Which | None = None,
    by: User = "controller",
) -> Mode:
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
        plays=plays,
        card=card,
        payer=payer,
        by=by,
    )


@dataclass(frozen=True)
class RequiresClan(Test):
    """A card that requires this clan, beside others or not."""

    clan: str

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Read its face."""
        return self.clan in state.definition(card).face.clans


@dataclass(frozen=True)
class RequiresAnyClan(Test):
    """A library card that requires a clan, whichever."""

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Read its face: a creed of the imbued is no clan."""
        clans = state.definition(card).face.clans
        return any(clan in pool().about.clans for clan in clans)


@dataclass(frozen=True)
class MetByAbility(Test):
    """A card whose requirement this minion meets only by an ability."""

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """It does not fit by itself."""
        return me.minion in state.cards and needs_an_ability(state, card, me.minion)


met_by_ability: Final = MetByAbility()
"""A card whose requirement this minion meets only by an ability that says so."""


@dataclass(frozen=True)
class PutsVampiresInPlay(Test):
    """A card with an effect that brings a vampire into play."""

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Read the way in which it is played; where it is not played, all of them."""
        played_as = me.env.get(PLAYED_AS)
        if isinstance(played_as, str):
            return NEW_VAMPIRE in played_as.split(",")
        return any(NEW_VAMPIRE in mode.traits for mode in state.definition(card).modes)


puts_vampires_in_play: Final = PutsVampiresInPlay()
"""A card that puts a vampire in play."""


requires_a_clan: Final = RequiresAnyClan()
"""A card that requires any clan."""


def requires_clan(clan: str) -> Test:
    """A library card that requires this clan, as crypt cards have it."""
    return RequiresClan(clan)


def cards_cost(
    amount: int | Amount,
    *tests: Test,
    of: tuple[str, ...] = BOTH,
    plays: tuple[str, ...] = (),
    payer: Which | None = None,
    when: Condition | None = None,
) -> CardsCost:
    """While this card is in play, cards that pass the tests cost its bearer (`payer`: those, or
    `YOU`) N more, less if negative: blood or pool, or what `of` says. A card with several
    Disciplines requires those that it is played with [LSJ 20011204-3].
    """
    if set(of) not in ({"blood"}, {"pool"}, {"blood", "pool"}, {"blood", "life"}):
        raise ValueError(f"What a card costs is {' or '.join(BOTH)}, or of=('blood', 'life').")
    which = played(*tests) if tests else None
    return CardsCost(CARDS_COST, amount, payer, when, "", of, plays, which)


@dataclass(frozen=True)
class CardsCostNow(Effect):
    """What some cards cost more for a duration: those of `to`, or everybody."""

    change: CardsCost
    to: Which | None
    until: str
    when: Condition | None = None

    def run(self, state: State, me: Scope) -> None:
        """Put it on the duration."""
        frame = state.span(self.until)
        if frame is None:
            return
        change, value = self.change, number(self.change.amount, state, me)
        when = None if self.when is None else keeping(self.when, me, state)
        for payer in (NOTHING,) if self.to is None else self.to.find(state, me):
            add_row(
                frame,
                CARDS_COST,
                value,
                subject=payer,
                source=me.card,
                when=when,
                seat=me.you,
                effect=change,
            )


def cards_cost_now(
    amount: int | Amount,
    *tests: Test,
    until: Duration,
    to: Which | None = None,
    of: tuple[str, ...] = BOTH,
    plays: tuple[str, ...] = (),
    when: Condition | None = None,
) -> CardsCostNow:
    """The same as `cards_cost` for a duration: about those that `to` finds now, else everybody."""
    known(until, SPANS, "duration")
    return CardsCostNow(cards_cost(amount, *tests, of=of, plays=plays), to, until, when)
