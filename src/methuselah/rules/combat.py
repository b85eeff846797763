"""Combat: its rounds, their steps, and what may follow it (R0, Combat; R1; traps K).

A `Combat` is a series of `Round`s. The acting minion's side has the first opportunity at every
step. Range is in `range`, strikes in `strikes`, damage in `damage`, presses in `press`. Reads
the rows `no strike`, `only hand strikes`, `environmental damage`, `block grant`. Opens the
windows before_combat, before_range, before_strikes, strikes_chosen, strike_resolved,
end_of_round, combat_would_end and combat_about_to_end.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, Final

from methuselah.engine import atoms
from methuselah.engine.decisions import NOBODY, NOTHING, Option
from methuselah.engine.definitions import Strike
from methuselah.engine.journal import note
from methuselah.engine.programs import Choosing
from methuselah.engine.rows import add_row
from methuselah.engine.state import READY, Frame, Row, State
from methuselah.engine.windows import Window
from methuselah.rules.sequencing import combat_order, order

__all__ = ["Chosen", "Combat", "Round", "end_combat", "grant", "queue_combat", "start_combat", "steps", "takes", "granted", "use_up"]

ACTING: Final = 0
OPPOSING: Final = 1


@dataclass(frozen=True, slots=True)
class Chosen:
    """A strike that a minion is committed to.

    strike: what it does; damage: its number as it was chosen; card: the strike card or weapon;
    weapon: the strike is lost if the card leaves its bearer.
    """

    minion: int
    strike: Strike
    damage: int = 0
    card: int = NOTHING
    weapon: bool = False


@dataclass(slots=True)
class Combat(Frame):
    """One combat between two minions.

    acting, opposing: the combatants; the acting one is first at every step. cause: "block",
    "action" or "card". ended: nothing but the end of the round is left. goes_on: there is an
    uncancelled press to continue. next_range: the range of the next round is set already.
    queued: one combat that follows this one.
    """

    span: ClassVar[str] = "combat"
    shown: ClassVar[tuple[str, ...]] = ("acting", "opposing", "cause", "number")

    at: str = "before_combat"
    acting: int = NOTHING
    opposing: int = NOTHING
    cause: str = "block"
    number: int = 0
    ended: bool = False
    goes_on: bool = False
    next_range: str = ""
    queued: tuple[int, ...] = ()

    def impulse(self, state: State) -> tuple[int, ...] | None:
        """Acting side, opposing side, the others clockwise."""
        if self.acting in state.cards and self.opposing in state.cards:
            return combat_order(state, self.acting, self.opposing)
        return None

    @property
    def fighters(self) -> tuple[int, int]:
        """The two combatants, the acting one first."""
        return (self.acting, self.opposing)

    def opponent(self, minion: int) -> int:
        """The minion on the other side."""
        return self.opposing if minion == self.acting else self.acting

    def ready(self, state: State) -> bool:
        """Whether both are still in the ready region, under different control."""
        records = [state.cards.get(minion) for minion in self.fighters]
        return all(r is not None and r.region == READY for r in records) and (
            state.controller(self.acting) != state.controller(self.opposing)
        )

    def do_before_combat(self, state: State) -> None:
        """K0: the last moment before combat begins."""
        self.at = "begin"
        state.push(Window(name="before_combat", order=order(state), rule="R1"))

    def do_begin(self, state: State) -> None:
        """Combat begins, if both can still take part in it."""
        self.at = "round"
        if not self.ready(state):
            self.at = "finish"
            return
        atoms.break_withdrawal(state, state.controller(self.acting))
        atoms.break_withdrawal(state, state.controller(self.opposing))
        note(state, "combat", card=self.acting, other=self.opposing, word=self.cause)

    def do_round(self, state: State) -> None:
        """One more round."""
        self.number += 1
        self.goes_on = False
        self.at = "between"
        fight = Round(range=self.next_range or "close", range_set=bool(self.next_range))
        self.next_range = ""
        note(state, "round", card=self.acting, other=self.opposing, number=self.number)
        state.push(fight)
        if self.number == 1:
            self._grants_of_the_block(state, fight)

    def _grants_of_the_block(self, state: State, fight: Round) -> None:
        """What reactions promised for the combat that results from the block (Spirit's Touch)."""
        action = state.span("action")
        if self.cause != "block" or action is None:
            return
        for row in action.rows:
            if row.kind == "block grant" and row.subject == self.opposing:
                until: Frame = fight if row.value == 1 else self
                add_row(until, row.word, 1, subject=self.opposing, source=row.source)

    def do_between(self, state: State) -> None:
        """K9: another round, or what replaces the end of combat."""
        if self.goes_on and not self.ended and self.ready(state):
            self.at = "round"
            return
        self.at = "after_would_end"
        if not self.ended and self.ready(state):
            state.push(Window(name="combat_would_end", order=order(state), rule="[ANK 20191219]"))

    def do_after_would_end(self, state: State) -> None:
        """A replacement may have made it go on; otherwise it is about to end."""
        if self.goes_on and self.ready(state):
            self.ended = False
            self.at = "round"
            return
        self.at = "finish"
        state.push(Window(name="combat_about_to_end", order=order(state), rule="[ANK 20191219]"))

    def do_finish(self, state: State) -> None:
        """Combat is over; a queued one follows it."""
        note(state, "combat over", card=self.acting, other=self.opposing)
        state.pop()
        if self.queued:
            start_combat(state, self.queued[ACTING], self.queued[OPPOSING], cause="card")
        for minion in self.fighters:
            if minion in state.cards:
                atoms.emit(state, "combat over", minion)


@dataclass(slots=True)
class Round(Frame):
    """One round: range, strikes, damage, presses, end (R0, Combat Sequence).

    side: whose opportunity it is at the step; moved: who maneuvered or pressed last; passed:
    how many have declined in a row. chosen: the strikes of this pair; bound: strikes committed
    by a maneuver; aims: retainers aimed at; striking: who strikes in this pair; extra: additional strikes to come; pair:
    1 for the first. lost: the blood each fighter lost to damage this round.
    """

    span: ClassVar[str] = "round"
    shown: ClassVar[tuple[str, ...]] = ("range", "striking", "extra", "pair")

    at: str = "before_range"
    range: str = "close"
    range_set: bool = False
    side: int = ACTING
    moved: int = NOBODY
    passed: int = 0
    asked: tuple[Option, ...] = ()
    chosen: tuple[Chosen, ...] = ()
    bound: tuple[Chosen, ...] = ()
    aims: tuple[tuple[int, int], ...] = ()
    striking: tuple[int, ...] = ()
    extra: tuple[int, int] = (0, 0)
    pair: int = 0
    resolving: str = ""
    lost: tuple[tuple[int, int], ...] = ()

    def combat(self, state: State) -> Combat:
        """The combat of this round."""
        combat = state.frame(Combat)
        assert combat is not None
        return combat

    def step(self, state: State) -> None:
        """Do the next step; whatever ended the round early leads to its end at once."""
        combat = self.combat(state)
        cut = combat.ended or not combat.ready(state)
        if cut and self.at not in ("end_of_round", "over"):
            self.at = "end_of_round"
        STEPS[self.at](state, self)

    def answered(self, state: State, index: int) -> None:
        """Answers belong to the step that asked."""
        option = self.asked[index]
        self.asked = ()
        ANSWERS[self.at](state, self, option)

    def returned(self, state: State, child: Frame) -> None:
        """Hear at whom a ranged strike is aimed."""
        if isinstance(child, Choosing) and child.name.startswith("aim "):
            self.aims = (*self.aims, (int(child.name.removeprefix("aim ")), child.chosen[0]))

    def fighter(self, state: State, side: int) -> int:
        """The minion on a side."""
        return self.combat(state).fighters[side]

    def lost_by(self, minion: int) -> int:
        """The blood or life a fighter lost to damage this round."""
        return sum(number for who, number in self.lost if who == minion)

    def strike_of(self, minion: int) -> Chosen | None:
        """The strike a fighter has chosen in this pair."""
        for strike in self.chosen:
            if strike.minion == minion:
                return strike
        return None


StepOfRound = Callable[[State, Round], None]
AnswerInRound = Callable[[State, Round, Option], None]

STEPS: Final[dict[str, StepOfRound]] = {}
"""For each step of a round what it does; the modules of the chapter register theirs."""
ANSWERS: Final[dict[str, AnswerInRound]] = {}
"""For each step of a round that asks what an answer does."""


def steps(name: str) -> Callable[[StepOfRound], StepOfRound]:
    """Register a step of a round."""

    def register(step: StepOfRound) -> StepOfRound:
        STEPS[name] = step
        return step

    return register


def takes(name: str) -> Callable[[AnswerInRound], AnswerInRound]:
    """Register what an answer does at a step of a round."""

    def register(answer: AnswerInRound) -> AnswerInRound:
        ANSWERS[name] = answer
        return answer

    return register


def _window(state: State, fight: Round, name: str, then: str) -> None:
    fight.at = then
    state.push(Window(name=name, order=order(state), rule="R0 Combat Sequence"))


@steps("before_range")
def before_range(state: State, fight: Round) -> None:
    """K1: cards played before range is determined."""
    _window(state, fight, "before_range", "range")


@steps("before_strikes")
def before_strikes(state: State, fight: Round) -> None:
    """K3: range is set, strikes are not chosen."""
    fight.striking = fight.combat(state).fighters
    fight.pair = 1
    fight.side = ACTING
    _window(state, fight, "before_strikes", "choose")


@steps("strikes_chosen")
def strikes_chosen(state: State, fight: Round) -> None:
    """K4b: both strikes are chosen, none has resolved."""
    _window(state, fight, "strikes_chosen", "resolve")


@steps("strike_resolved")
def strike_resolved(state: State, fight: Round) -> None:
    """K5e: effects after strike resolution."""
    _window(state, fight, "strike_resolved", "additional")


@steps("end_of_round")
def end_of_round(state: State, fight: Round) -> None:
    """K8: always held, however the round ended (R0, 7. End of Round)."""
    _window(state, fight, "end_of_round", "over")


@steps("over")
def over(state: State, fight: Round) -> None:
    """The combat decides what follows."""
    state.pop()


def start_combat(state: State, acting: int, opposing: int, *, cause: str) -> None:
    """Two minions enter combat. Minions of one Methuselah do not fight each other (R0)."""
    if acting not in state.cards or opposing not in state.cards:
        return
    if state.controller(acting) == state.controller(opposing):
        return
    state.push(Combat(acting=acting, opposing=opposing, cause=cause))


def end_combat(state: State) -> None:
    """Combat ends: the rest of the round is skipped, but not its end."""
    combat = state.frame(Combat)
    if combat is not None:
        combat.ended = True
        combat.goes_on = False
        for frame in reversed(state.stack):
            if frame is combat:
                break
            if isinstance(frame, Window):
                frame.close()


def queue_combat(state: State, acting: int, opposing: int) -> None:
    """One combat follows this one; only the first effect that says so counts."""
    combat = state.frame(Combat)
    if combat is not None and not combat.queued:
        combat.queued = (acting, opposing)


def grant(
    state: State,
    kind: str,
    minion: int,
    number: int = 1,
    *,
    source: int = NOTHING,
    until: str = "round",
) -> Row | None:
    """Give a fighter something to use: "maneuver", "press", "press continue", "press end" or
    "prevention" (then `number` points), for this round or this combat.
    """
    frame = state.span(until)
    if frame is None:
        return None
    return add_row(frame, kind, number, subject=minion, source=source)


def granted(state: State, kind: str, minion: int) -> list[tuple[Frame, Row]]:
    """What a fighter was given and has not used, with the duration that carries it."""
    return [
        (frame, row)
        for frame in state.stack
        for row in frame.rows
        if row.kind == kind and row.subject == minion
    ]


def use_up(state: State, kind: str, minion: int, source: int) -> None:
    """Take away what a fighter has used now."""
    for frame, row in granted(state, kind, minion):
        if row.source == source:
            kept = list(frame.rows)
            kept.remove(row)
            frame.rows = tuple(kept)
            return
