"""Calling the referendum of another card: an action card that "calls a referendum listed on a
political action card in your hand or allowed by an effect in play" (Charming Lobby).

The political action card is named with the announcement and stays in the hand, unseen; it is
played as the action succeeds, with its requirements and cost, and cannot be cancelled then
([LSJ 20101210], [ANK 20220704], [LSJ 20090113-3]).
"""

from __future__ import annotations

from dataclasses import dataclass, field

from methuselah.engine import atoms
from methuselah.engine.decisions import NOTHING, Option
from methuselah.engine.definitions import EMPTY, Block, Mode
from methuselah.engine.journal import note
from methuselah.engine.programs import Choosing, Program, run
from methuselah.engine.rows import latch
from methuselah.engine.scope import Scope
from methuselah.engine.state import Frame, State
from methuselah.rules.action.action import Action
from methuselah.rules.playing.card import replace_card, tell_played
from methuselah.rules.playing.costs import (
    Cost,
    announced_cost,
    can_pay,
    cost_of,
    pay,
    pay_what_you_can,
)
from methuselah.rules.playing.offering import allowed
from methuselah.rules.politics.referendum_frame import Referendum
from methuselah.rules.turn.minion import card_allows

__all__ = ["Calling", "ask_for_referendum", "call_other", "callable_now", "referendums"]

NAME = "referendum"
"""The name under which the card and the place of its mode are remembered."""


def referendums(state: State, me: Scope) -> tuple[Option, ...]:
    """The referendums that a minion could call with cards in hand or in play, as options."""
    options: list[Option] = []
    seen: set[int] = set()
    for card in state.seats[me.you].hand:
        if state.faces[card] not in seen:
            seen.add(state.faces[card])
            options += _of(state, me, card, state.definition(card).modes)
    for card in state.hooks.get("act", ()):
        options += _of(state, me, card, state.definition(card).actions)
    return tuple(options)


def _of(state: State, me: Scope, card: int, modes: tuple[Mode, ...]) -> list[Option]:
    return [
        Option("choose", target=card, mode=mode.key, number=place)
        for place, mode in enumerate(modes)
        if callable_now(state, me, card, mode)
    ]


def callable_now(state: State, me: Scope, card: int, mode: Mode) -> bool:
    """Whether a minion may call the referendum of a card: it meets what it requires and can pay."""
    if not mode.passes or mode.kind != "political":
        return False
    scope = Scope(me.you, card, me.minion, mode.key)
    if mode.who is not None and not mode.who.fits(state, scope, me.minion):
        return False
    if card in state.seats[me.you].hand:
        return mode.by == "actor" and allowed(state, me.you, card, mode, me.minion)
    return card in state.hooks.get("act", ()) and card_allows(state, me.you, me.minion, card, mode)


@dataclass(slots=True)
class ChoosingReferendum(Choosing):
    """Choosing a referendum to call: remembered as its card and the place of its mode."""

    def answered(self, state: State, index: int) -> None:
        """Remember both."""
        option = self.options[index]
        self.chosen = (option.target, option.number)
        self.most = 0


def call_other(state: State, me: Scope, begins: Block) -> None:
    """Call the referendum that was chosen, if it may still be called; else there is no effect."""
    card, place = me.all(NAME) or (NOTHING, 0)
    in_hand = card in state.seats[me.you].hand
    modes: tuple[Mode, ...] = ()
    if card != NOTHING:
        definition = state.definition(card)
        modes = definition.modes if in_hand else definition.actions
    if place < len(modes) and callable_now(state, me, card, modes[place]):
        mode = modes[place]
        scope = Scope(me.you, card, me.minion, mode.key)
        state.push(
            Calling(mode=mode, from_hand=in_hand, scope=scope, begins=begins, mine=me.copy())
        )
        return
    action = state.frame(Action)
    if action is not None:
        action.fizzle(state, "card")


@dataclass(slots=True)
class Calling(Frame):
    """Playing a political action card, or using an ability in play, to call its referendum.

    begins: what else happens as the referendum is called, for `mine`, the card that calls it.
    """

    at: str = "choose"
    mode: Mode = field(default_factory=Mode)
    from_hand: bool = False
    scope: Scope = field(default_factory=Scope)
    mine: Scope = field(default_factory=Scope)
    begins: Block = EMPTY

    def do_choose(self, state: State) -> None:
        """Choose what the card asks for as it is played: X ([LSJ 20100819])."""
        self.at = "pay"
        if self.from_hand:
            atoms.set_aside(state, self.scope.card)
        else:
            latch(state, "turn", "in play", self.scope.minion, self.scope.card, self.mode.key)
        run(state, self.mode.announce, self.scope)

    def do_pay(self, state: State) -> None:
        """Pay its cost, which is none of the action ([LSJ 20091021]); replace it."""
        self.at = "call"
        me = self.scope
        cost = self.cost(state)
        if self.from_hand:
            note(state, "played", seat=me.you, card=me.card, other=me.minion, word=self.mode.key)
        if can_pay(state, me.you, me.minion, cost):
            pay(state, me.you, me.minion, cost, me.card)
            run(state, self.mode.cost, me)
        else:
            pay_what_you_can(state, me.you, me.minion, cost)
            self.at = "unpaid"
        if self.from_hand:
            replace_card(state, me.you, me.card, self.mode.replace, me.minion, self.mode)
            tell_played(state, me.card, self.mode, me.minion)

    def cost(self, state: State) -> Cost:
        """What the card costs, or what its ability says."""
        me = self.scope
        if self.from_hand:
            return cost_of(state, me.card, self.mode, me.minion, me)
        return announced_cost(me)

    def do_unpaid(self, state: State) -> None:
        """A cost that could not be paid in full leaves the action without effect."""
        state.pop()
        if self.from_hand and self.scope.card in state.cards:
            atoms.to_pile(state, self.scope.card, "ash_heap")
        action = state.frame(Action)
        if action is not None:
            action.fizzle(state, "cost")

    def do_call(self, state: State) -> None:
        """Call the referendum."""
        state.pop()
        me = self.scope
        if state.seats[me.you].out:
            return
        state.push(
            Referendum(
                caller=me.you,
                calling=me.minion,
                card=me.card,
                from_hand=self.from_hand,
                mode=self.mode,
                scope=me.copy(),
            )
        )
        run(state, self.begins, self.mine)

    def returned(self, state: State, child: Frame) -> None:
        """Hear the choices."""
        if isinstance(child, Program):
            self.scope.env = child.scope.env


def ask_for_referendum(state: State, me: Scope) -> None:
    """Ask which referendum will be called; only who chooses sees it."""
    state.push(
        ChoosingReferendum(
            seat=me.you, name=NAME, window="choose", about=me.card, options=referendums(state, me)
        )
    )
