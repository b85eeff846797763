"""Paying for a card with the help of others: who reduces its cost, with what.

As an action card was announced, and as a cost is about to be paid, whoever pays may use what
reduces it, in the window `paying`; she must, while the rest could not be paid otherwise. What was
used stays with the play: rows `helped` (subject: the card; value; word: "blood" or "pool") on the
frame that pays. A card of one name helps only once with the same cost. A card that was played
before may have promised its help (rows `may paying` on a duration).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from methuselah.engine.decisions import NOBODY, NOTHING, PASS, Decision, Option
from methuselah.engine.definitions import ACTORS, Amount, Block, Effect, Mode
from methuselah.engine.programs import ask
from methuselah.engine.rows import add_row, unlatch
from methuselah.engine.scope import Scope
from methuselah.engine.state import Frame, State
from methuselah.engine.traits import is_vampire
from methuselah.engine.windows import VERBS, offered
from methuselah.rules.playing.costs import HELPED, Cost, affords_price, as_action, can_pay, cost_of

__all__ = [
    "HELP_PROMISED",
    "Help",
    "Paying",
    "affords",
    "has_helped",
    "left_to_pay",
    "may_be_helped",
    "takes_help_back",
]

WINDOW: Final = "paying"
HELP_PROMISED: Final = "may paying"
"""The row of help that a card promised a minion for later."""


@dataclass(slots=True)
class Paying(Frame):
    """Asking for help with a cost, one source after another.

    card: what is paid for, in this mode by this minion (NOTHING: by its Methuselah). late: it is an
    action card that was announced before; most of what helps is asked for again.
    """

    at: str = "ask"
    card: int = NOTHING
    mode: Mode = field(default_factory=Mode)
    seat: int = NOBODY
    minion: int = NOTHING
    scope: Scope = field(default_factory=Scope)
    late: bool = False
    is_action: bool = False
    options: tuple[Option, ...] = ()

    def do_ask(self, state: State) -> None:
        """Offer what is left; where the rest cannot be paid, something must be used.

        As an action is paid for it need not be: who could pay as it was announced, or has said
        then how, chooses whether to make up for what was lost since ([LSJ 20091021-2]).
        """
        options = tuple(offered(state, WINDOW, self.seat))
        if not options or self.cost(state) == Cost():
            state.pop()
            return
        must = not self.late and not self.can_pay(state, self.cost(state))
        self.options = options if must else (PASS, *options)
        ask(state, Decision(self.seat, "window", WINDOW, self.options, about=self.card))

    def answered(self, state: State, index: int) -> None:
        """Use it, or pay the rest."""
        option = self.options[index]
        self.options = ()
        if option == PASS:
            state.pop()
        else:
            VERBS[option.verb](state, WINDOW, self.seat, option)

    def cost(self, state: State) -> Cost:
        """What is left to pay."""
        cost = cost_of(state, self.card, self.mode, self.minion, self.scope)
        if self.mode.by in ACTORS and self.is_action:
            return as_action(state, self.minion, self.mode.kind, cost)
        return cost

    def can_pay(self, state: State, cost: Cost) -> bool:
        """Whether this can be paid, and what the text of the card asks for besides."""
        me = Scope(self.seat, self.card, self.minion, self.mode.key, dict(self.scope.env))
        paid = can_pay(state, self.seat, self.minion, cost)
        return paid and affords_price(state, me, self.mode, cost)

    def below(self, state: State) -> Frame:
        """What is being paid: the frame that keeps what was used for it."""
        return state.stack[state.stack.index(self) - 1]


@dataclass(frozen=True)
class Help(Effect):
    """The cost being paid is reduced, of blood or of pool: by as much as there is of it.

    most: how much that could be at most, where it is not known yet.
    """

    amount: int | Amount
    of: tuple[str, ...]
    most: int | Amount

    def run(self, state: State, me: Scope) -> None:
        """Write it down where it is paid."""
        paying = state.frame(Paying)
        assert paying is not None
        points = _value(self.amount, state, me)
        for word in self.of:
            taken = min(points, left_to_pay(state, (word,)))
            points -= taken
            if taken:
                below = paying.below(state)
                add_row(below, HELPED, taken, subject=paying.card, source=me.card, word=word)

    def points(self, state: State, me: Scope) -> int:
        """How much it could be."""
        return _value(self.most, state, me)


def _value(amount: int | Amount, state: State, me: Scope) -> int:
    return amount if isinstance(amount, int) else amount.value(state, me)


def left_to_pay(state: State, of: tuple[str, ...]) -> int:
    """The blood or pool of the cost being paid that is left."""
    paying = state.frame(Paying)
    if paying is None:
        return 0
    cost = paying.cost(state)
    return sum({"blood": cost.blood, "pool": cost.pool}[word] for word in of)


def has_helped(state: State, helper: int) -> bool:
    """Whether a card of this name was used for the cost being paid."""
    paying = state.frame(Paying)
    if paying is None:
        return False
    name = state.definition(helper).name
    rows = paying.below(state).rows
    return any(row.kind == HELPED and state.definition(row.source).name == name for row in rows)


def takes_help_back(state: State, paid: Frame) -> None:
    """What cannot be paid even with help counts as helped by nobody ([LSJ 20091021-2])."""
    for row in paid.rows:
        if row.kind == HELPED:
            for use in state.definition(row.source).uses:
                if use.once and any(isinstance(effect, Help) for effect in use.effect.effects):
                    unlatch(state, use.once, "use", row.source, use.key)


def may_be_helped(state: State) -> bool:
    """Whether anything in play, or promised, helps to pay."""
    if state.hooks.get("use " + WINDOW):
        return True
    return any(row.kind == HELP_PROMISED for frame in state.stack for row in frame.rows)


def affords(state: State, cost: Cost, play: Paying) -> bool:
    """Whether a cost can be paid, be it with help: asked of a copy of the game.

    An ally pays blood only for what it plays as a vampire.
    """
    if _pays(state, cost, play):
        return True
    if not may_be_helped(state):
        return False
    other = state.clone()
    other.push(play)
    helped = cost
    names: set[str] = set()
    for option in offered(other, WINDOW, play.seat):
        definition = other.definition(option.card)
        if definition.name in names:
            continue
        names.add(definition.name)
        helped = _less(other, option, play.seat, helped)
    return _pays(state, helped, play)


def _pays(state: State, cost: Cost, play: Paying) -> bool:
    minion = play.minion
    if cost.blood and minion != NOTHING and not is_vampire(state, minion):
        if not play.mode.disciplines:
            return False
    return play.can_pay(state, cost)


def _less(state: State, option: Option, seat: int, cost: Cost) -> Cost:
    """A cost with the most that an option could take off it."""
    blood, pool = cost.blood, cost.pool
    scope = Scope(seat, option.card, option.minion, option.mode)
    for effect in _effects(state, option):
        if isinstance(effect, Help):
            points = effect.points(state, scope)
            taken = min(points, blood) if "blood" in effect.of else 0
            blood, points = blood - taken, points - taken
            pool -= min(points, pool) if "pool" in effect.of else 0
    return Cost(blood, pool, cost.life, cost.convictions)


def _effects(state: State, option: Option) -> tuple[Effect, ...]:
    """What an option to help does: that of a card in play, or what was promised."""
    if option.verb == "use promise":
        rows = [row for frame in state.stack for row in frame.rows if row.kind == HELP_PROMISED]
        about = (option.card, option.minion)
        return next(
            row.effect.effects
            for row in rows
            if isinstance(row.effect, Block) and (row.source, row.subject) == about
        )
    uses = state.definition(option.card).uses
    return next(use.effect.effects for use in uses if use.key == option.mode)
