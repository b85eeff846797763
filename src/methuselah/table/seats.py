"""A table with its seats filled: who answers, undo to one's own last decision, standing orders.

Who answers next is told in one place, `Table.due`: a program, or what a person has settled before
she is asked; else the table waits, `Table.waits_for` tells for whom. A standing order passes for a
person until what it names is over; it is visible, and it ends by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Literal, Protocol

from methuselah.engine.decisions import NOBODY, Decision, Option, Result
from methuselah.engine.state import Frame, State
from methuselah.rules.action.action import Action
from methuselah.rules.combat.combat import Combat
from methuselah.rules.turn.influence import price_of, transfers_left
from methuselah.table.consequences import harmless_pass
from methuselah.table.game import Game
from methuselah.table.passing import STEPS, group_of
from methuselah.table.waking import wakes_for_nothing
from methuselah.wording.wrong import Wrong

__all__ = ["Due", "Player", "Span", "StandingOrder", "Table", "concerns", "times_of"]

Span = Literal["action", "combat", "turn", "round"]
"""What somebody may ask for a standing order to wait for."""
LASTING: Final[tuple[Span, ...]] = ("action", "combat", "turn", "round")

PASSES: Final = ("pass", "done")
"""Verbs by which somebody does nothing more."""


class Player(Protocol):
    """Somebody who answers decisions, by the index of an option."""

    def choose(self, state: State, decision: Decision) -> int:
        """The index of the option taken."""


@dataclass(frozen=True, slots=True)
class Due:
    """An answer that nobody is waited for, to the decision that is asked.

    player: the program that chooses it; None where `index` is settled already, by a person herself
    (by_hand) or by what passes for her (passed: it is counted).
    """

    decision: Decision
    player: Player | None = None
    index: int = 0
    by_hand: bool = False
    passed: bool = False

    def choose(self, state: State) -> int:
        """The index of the option taken; a program may think for a while."""
        return self.index if self.player is None else self.player.choose(state, self.decision)


@dataclass(frozen=True, slots=True, eq=False)
class StandingOrder:
    """Pass until something is over. until: "action", "combat", "turn" or "round"; "phase" in
    games that were kept before.

    turn: where it was given; frame: the procedure that it waits for, None for the whole turn;
    at: how many answers had been given by then.
    """

    until: str
    turn: int
    frame: Frame | None
    at: int = 0

    @property
    def message(self) -> str:
        """The message that says what it does (`table/phrases/*/screen.ftl`)."""
        return f"order-{self.until}"


class Table:
    """A game and who plays it. Seats that are in `players` answer by themselves."""

    def __init__(self, game: Game, players: Mapping[int, Player]) -> None:
        """Sit down; nobody has answered yet."""
        self.game = game
        self.players = dict(players)
        self.orders: dict[int, StandingOrder] = {}
        self.passed_for: dict[int, int] = {}
        self.decided: list[int] = []
        self.settles: Callable[[Decision], Due | None] = self.settled
        """What a person who is asked has settled; a live table knows more than standing orders."""
        self.heard: Callable[[Decision, int], None] | None = None
        """Told of each answer that somebody chose, before it is put into effect."""

    @property
    def state(self) -> State:
        """The state of the game; another object after an undo."""
        return self.game.state

    @property
    def decision(self) -> Decision | None:
        """What is asked, None when the game is over."""
        return self.game.decision

    @property
    def result(self) -> Result | None:
        """How the game ended, None while it goes on."""
        return self.game.result

    @property
    def waits_for(self) -> int:
        """The seat of the person who is asked; NOBODY while a program is, or at the end."""
        decision = self.game.decision
        if decision is None or decision.seat in self.players:
            return NOBODY
        return decision.seat

    def due(self) -> Due | None:
        """Who answers next, None while a person is waited for, at a halt and at the end."""
        decision = self.game.decision
        if decision is None:
            return None
        player = self.players.get(decision.seat)
        return self.settles(decision) if player is None else Due(decision, player)

    def put(self, due: Due, index: int) -> None:
        """Put an answer into effect; ValueError if it is not an option, and nothing has changed."""
        if due.by_hand:
            self.answer(index)
            return
        if due.player is not None:
            self._hear(index)
        self.game.answer(index)
        if due.passed:
            seat = due.decision.seat
            self.passed_for[seat] = self.passed_for.get(seat, 0) + 1

    def play_on(self, most: int = 0) -> int:
        """Let programs and standing orders answer until a person is asked or the game is over.

        most: at most so many answers, 0 for no limit. Returns how many there were.
        """
        answers = 0
        while not (most and answers == most) and (due := self.due()) is not None:
            self.put(due, due.choose(self.game.state))
            answers += 1
        return answers

    def answer(self, index: int) -> None:
        """A person's answer; ValueError if it is not an option, and nothing has changed."""
        before = len(self.game.log)
        self._hear(index)
        self.game.answer(index)
        self.decided.append(before)

    def repeat(self, index: int, times: int) -> None:
        """A person's answer, given so many times in a row as far as it goes: taken back as one."""
        decision, state = self.decision, self.state
        options = () if decision is None else decision.options
        most = times_of(state, options[index]) if 0 <= index < len(options) else 1
        self.answer(index)
        first = len(self.decided)
        for _ in range(min(times, most) - 1):
            decision = self.decision
            if decision is None or options[index] not in decision.options:
                break
            self.answer(decision.options.index(options[index]))
        del self.decided[first:]

    def _hear(self, index: int) -> None:
        decision = self.game.decision
        if self.heard is not None and decision is not None and 0 <= index < len(decision.options):
            self.heard(decision, index)

    def can_undo(self) -> bool:
        """Whether a person has answered anything yet."""
        return bool(self.decided)

    def undo(self) -> None:
        """Go back to the last decision that a person took. Standing orders end."""
        if not self.decided:
            raise Wrong("nothing-to-undo")
        self.orders.clear()
        self.game.rewind(self.decided.pop())

    def go_back(self, to: int) -> None:
        """Go back to when so many answers had been given, as all at the table agreed."""
        self.orders.clear()
        self.decided = [place for place in self.decided if place < to]
        self.game.rewind(to)

    def misplay(self, seat: int, to: int) -> None:
        """Go back to what a seat played too early: the steps before it are closed for her."""
        self.orders.clear()
        self.decided = [place for place in self.decided if place < to]
        self.game.misplay(seat, to)

    def forfeit(self, seat: int, step: str) -> None:
        """A person has nothing for the steps before this one: they are passed for her."""
        before = len(self.game.log)
        self.game.forfeit(seat, step)
        self.decided.append(before)

    # -- standing orders ---------------------------------------------------------------------

    def order(self, seat: int, until: str = "") -> StandingOrder:
        """Pass for a seat: until the action in progress is over, else the turn.

        Raises ValueError at a step of her own turn where nothing is said: no order passes that.
        """
        state = self.state
        if not until:
            if state.span("action") is not None or state.span("combat") is not None:
                until = "action"
            elif state.active == seat:
                raise Wrong("order-in-own-turn")
            else:
                until = "turn"
        frames = [frame for frame in state.stack if frame.span in SPANS[until]]
        if until in ("action", "combat") and not frames:
            raise Wrong("nothing-to-wait-for", until=until)
        given = StandingOrder(until, state.turn, frames[0] if frames else None, len(self.game.log))
        self.orders[seat] = given
        self.passed_for[seat] = 0
        return given

    def spans(self) -> tuple[Span, ...]:
        """What a standing order that is given now may wait for."""
        going_on = {frame.span for frame in self.state.stack}
        return tuple(
            until
            for until in LASTING
            if until not in ("action", "combat") or going_on.intersection(SPANS[until])
        )

    def cancel_order(self, seat: int) -> None:
        """The seat answers for itself again."""
        self.orders.pop(seat, None)

    def ordered(self, decision: Decision) -> int | None:
        """The answer of a standing order, None if there is none or it has ended.

        It only ever passes a window: no choice, no step of her own turn, and nothing that leads to
        the ousting of its seat.
        """
        given = self.orders.get(decision.seat)
        if given is None:
            return None
        if self._over(given, decision):
            del self.orders[decision.seat]
            return None
        own_step = self.state.active == decision.seat and group_of(decision.window) == STEPS
        if own_step or decision.kind != "window":
            return None
        return harmless_pass(self.state, decision)

    def settled(self, decision: Decision) -> Due | None:
        """What a person need not be asked: a standing order passes it, or there is no use in it."""
        return self.by_order(decision) or self.needless(decision)

    def needless(self, decision: Decision) -> Due | None:
        """A pass where nothing is offered but to wake for nothing (`waking.py`)."""
        if not wakes_for_nothing(self.state, decision):
            return None
        passing = next(n for n, one in enumerate(decision.options) if one.verb == "pass")
        return Due(decision, index=passing)

    def by_order(self, decision: Decision) -> Due | None:
        """The same as an answer that is due."""
        index = self.ordered(decision)
        return None if index is None else Due(decision, index=index, passed=True)

    def _over(self, given: StandingOrder, decision: Decision) -> bool:
        """Whether what a standing order waits for has come."""
        state = self.state
        if given.until == "round":
            return state.active == decision.seat or concerns(state, decision.seat)
        if state.turn != given.turn:
            return True
        return given.frame is not None and all(f is not given.frame for f in state.stack)


SPANS: Final = {
    "action": ("action", "combat", "referendum"),
    "combat": ("combat",),
    "phase": ("phase",),
    "turn": ("turn",),
    "round": ("game",),
}
"""The durations that a standing order may wait for."""


def concerns(state: State, seat: int) -> bool:
    """Whether what is going on touches a Methuselah: aimed at her, a vote, a combat of hers."""
    if state.span("referendum") is not None:
        return True
    combat = state.frame(Combat)
    if combat is not None:
        return any(
            minion in state.cards and state.controller(minion) == seat for minion in combat.fighters
        )
    action = state.frame(Action)
    return action is not None and (seat in action.targets or action.bled == seat)


def times_of(state: State, option: Option) -> int:
    """How often in a row an option may be taken at once: pool for a vampire as far as the transfers
    go, up to what it needs to come out, and never the last pool; all else once.
    """
    if option.verb != "transfer":
        return 1
    seat = state.owner(option.target)
    needs = price_of(state, option.target) - state.cards[option.target].blood
    return max(1, min(transfers_left(state, seat), needs, state.seats[seat].pool - 1))
