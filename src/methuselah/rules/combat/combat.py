"""Combat: its rounds, their steps, and what may follow it (R0, Combat; R1; traps K).

A `Combat` is a series of `Round`s. The acting minion's side has the first opportunity at every
step. The steps of a combat are in `course`, those of a round in `rounds`, `range`, `strikes`,
`strike_effects`, `additional` and `press`, damage is in `damage`, what a fighter was given and may
use in `grants`. Reads the rows
`block grant` of the action (word: what a fighter is given; value 1: in the first round only),
`block grant to both` (the same for both fighters where the row's subject is one of them),
`round grant` of the combat (word: what a fighter is given in each round), `default
range` (about a fighter; word: where rounds begin), `strikes as in later rounds` (word: of which
Discipline), `range each round` of the
action (about a fighter; word: the range), `next round KIND` of the combat (becomes a row KIND of
the next round), `cannot enter combat`, `at combat begins`, `at end of combat`, `at after combat`
and `at postponed` (what waits for the last of combats that follow one another). Opens before_combat
and after_combat.
Latches ("combat", acting, opposing) on the action, "block combat" on the turn of a block.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, Final

from methuselah.engine.decisions import NOBODY, NOTHING, Option
from methuselah.engine.definitions import Mode
from methuselah.engine.journal import note
from methuselah.engine.rows import found, latch, rows_of, words
from methuselah.engine.scope import Scope
from methuselah.engine.state import Frame, Row, State
from methuselah.engine.traits import is_ready
from methuselah.engine.windows import Window
from methuselah.rules.combat.chosen import Chosen, Rider
from methuselah.rules.combat.grants import grant

__all__ = [
    "BLOCK_COMBAT",
    "ENDED",
    "FIRST_RANGE",
    "ROUND",
    "Chosen",
    "Combat",
    "Rider",
    "Round",
    "close_step",
    "continue_combat",
    "course",
    "default_range",
    "end_combat",
    "grant",
    "interrupt",
    "is_first_round",
    "mode_of",
    "pass_over",
    "range_of_block",
    "set_acting",
    "set_next_range",
    "standing_range",
    "start_combat",
    "steps",
    "takes",
]

ACTING: Final = 0
BLOCK_GRANTS: Final = ("block grant", "block grant to both")
FIRST_ROUND: Final = 1
"""The value of a `block grant` for the first round only; 0 is for the whole combat."""
ROUND: Final = "round of combat"
"""Latched on the action for each round of combat in it."""
ENDED: Final = "ended combat"
"""Latched on the action, with the minion, where it ended combat before the press step."""
BLOCK_COMBAT: Final = "block combat"
"""Latched on the turn for each combat between an acting vampire and one that blocked it."""
EACH_ROUND: Final = "range each round"
LIKE_LATER: Final = "strikes as in later rounds"
DEFAULT_RANGE: Final = "default range"
FIRST_RANGE: Final = "range of first round"
"""The row on the action of the range at which a combat begins that results from a block."""
POSTPONED: Final = "postponed"
BEGINNING: Final = "combat begins"
"""The moment at which combat begins, if it does."""
STEP_WINDOWS: Final = (
    "before_range",
    "before_strikes",
    "strike_declared",
    "strikes_chosen",
    "strike_resolved",
)
"""The windows that close as soon as combat ends; the end of the round is held all the same."""
LATE: Final = ("end_of_round", "would_end", "about_to_end", "over")
"""The steps of a round that are held however it ends (R0, 7. End of Round)."""


@dataclass(slots=True)
class Combat(Frame):
    """One combat between two minions.

    acting, opposing: the combatants; the acting one is first at every step. sides: who
    controlled them when it began. cause: "block", "action" or "card". ended: nothing but the
    end of the round is left. goes_on: there is an uncancelled press to continue. next_range:
    the range of the next round is set already. queued: one combat that follows this one, with what
    is given for it (queued_rows); lapses: not if this one goes on. quiet: rounds without a card.
    """

    span: ClassVar[str] = "combat"
    shown: ClassVar[tuple[str, ...]] = ("acting", "opposing", "cause", "number")

    at: str = "before_combat"
    acting: int = NOTHING
    opposing: int = NOTHING
    sides: tuple[int, int] = (NOBODY, NOBODY)
    cause: str = "block"
    number: int = 0
    ended: bool = False
    goes_on: bool = False
    next_range: str = ""
    queued: tuple[int, ...] = ()
    queued_rows: tuple[Row, ...] = ()
    lapses: bool = False
    quiet: int = 0

    def impulse(self, state: State) -> tuple[int, ...]:
        """Acting side, opposing side, the others clockwise; also when one of them is burned."""
        first, second = (self.seat_of(state, minion) for minion in self.fighters)
        return state.around(first, (second,))

    def seat_of(self, state: State, minion: int) -> int:
        """Who controls a fighter, or did when combat began."""
        if minion in state.cards:
            return state.controller(minion)
        return self.sides[self.fighters.index(minion)]

    @property
    def fighters(self) -> tuple[int, int]:
        """The two combatants, the acting one first."""
        return (self.acting, self.opposing)

    @property
    def is_on(self) -> bool:
        """Whether only combat cards are played: neither before combat (K0) nor after it (K10)."""
        return self.at in ("round", "between")

    @property
    def is_over(self) -> bool:
        """Whether it has ended, and only what comes after it is left (K10)."""
        return self.at in ("ended", "replaced", "over", "leave")

    def opponent(self, minion: int) -> int:
        """The minion on the other side."""
        return self.opposing if minion == self.acting else self.acting

    def ready(self, state: State) -> bool:
        """Whether both are still in the ready region, under different control, and may fight."""
        for minion in self.fighters:
            if not is_ready(state, minion) or found(state, "cannot enter combat", minion):
                return False
        return state.controller(self.acting) != state.controller(self.opposing)

    def continues(self, state: State) -> bool:
        """Whether another round follows."""
        return self.goes_on and not self.ended and self.ready(state)

    def step(self, state: State) -> None:
        """Do the next step."""
        COURSE[self.at](state, self)


StepOfCombat = Callable[[State, Combat], None]

COURSE: Final[dict[str, StepOfCombat]] = {}
"""For each step of a combat what it does: `course` registers them."""


def course(name: str) -> Callable[[StepOfCombat], StepOfCombat]:
    """Register a step of a combat."""

    def register(step: StepOfCombat) -> StepOfCombat:
        COURSE[name] = step
        return step

    return register


@dataclass(slots=True)
class Round(Frame):
    """One round: range, strikes, damage, presses, end (R0, Combat Sequence).

    side: whose opportunity it is at the step; moved: who maneuvered or pressed last; passed:
    how many have declined in a row. chosen: the strikes of this pair; aimed: whose target is
    settled; bound: strikes committed by a maneuver; striking: who strikes in this pair; declared:
    the window after the first strike of two is over; extra: additional strikes to come; pair: 1
    for the first. lost: blood or life lost to damage.
    """

    span: ClassVar[str] = "round"
    attentive: ClassVar[bool] = True
    shown: ClassVar[tuple[str, ...]] = ("range", "pair", "striking", "extra")

    at: str = "before_range"
    range: str = "close"
    range_set: bool = False
    side: int = ACTING
    moved: int = NOBODY
    passed: int = 0
    asked: tuple[Option, ...] = ()
    chosen: tuple[Chosen, ...] = ()
    aimed: tuple[int, ...] = ()
    bound: tuple[Chosen, ...] = ()
    striking: tuple[int, ...] = ()
    declared: bool = False
    extra: tuple[int, int] = (0, 0)
    pair: int = 0
    lost: tuple[tuple[int, int], ...] = ()
    dealt: tuple[tuple[int, int], ...] = ()

    def combat(self, state: State) -> Combat:
        """The combat of this round."""
        combat = state.frame(Combat)
        assert combat is not None
        return combat

    def step(self, state: State) -> None:
        """Do the next step; whatever ended combat leads to the end of the round at once."""
        combat = self.combat(state)
        if not combat.ready(state):
            combat.ended = True
        if combat.ended and self.at not in LATE:
            self.at = "end_of_round"
        STEPS[self.at](state, self)

    def answered(self, state: State, index: int) -> None:
        """Answers belong to the step that asked."""
        option = self.asked[index]
        self.asked = ()
        ANSWERS[self.at](state, self, option)

    def passed_by(self, state: State, window: Frame, seat: int) -> None:
        """A window of the round closes where a fighter has changed sides meanwhile (G00108)."""
        if not self.combat(state).ready(state):
            interrupt(state)

    def fighter(self, state: State, side: int) -> int:
        """The minion on a side."""
        return self.combat(state).fighters[side]

    def lost_by(self, minion: int) -> int:
        """The blood or life a fighter lost to damage this round."""
        return sum(number for who, number in self.lost if who == minion)

    def dealt_by(self, minion: int) -> int:
        """The damage that a minion has inflicted this round."""
        return sum(number for who, number in self.dealt if who == minion)

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


def start_combat(
    state: State,
    acting: int,
    opposing: int,
    *,
    cause: str,
    rows: tuple[Row, ...] = (),
    at_range: str = "",
) -> None:
    """Two minions enter combat. Minions of one Methuselah do not fight each other (R0).

    acting: who counts as acting in this combat, whoever acted (Deep Song). rows: what cards give
    for this combat ("with 1 optional maneuver"); at_range: the first round is at that range.
    """
    if acting not in state.cards or opposing not in state.cards:
        return
    sides = (state.controller(acting), state.controller(opposing))
    if sides[0] == sides[1]:
        return
    if any(found(state, "cannot enter combat", minion) for minion in (acting, opposing)):
        return
    state.push(
        Combat(
            acting=acting,
            opposing=opposing,
            sides=sides,
            cause=cause,
            rows=rows,
            next_range=at_range,
        )
    )


def end_combat(state: State, by: int = NOTHING) -> None:
    """Combat ends: the rest of the round is skipped, but not its end.

    by: the minion that ended it, which the action remembers where that was before the press step.
    """
    combat, fight = state.frame(Combat), state.frame(Round)
    if combat is not None:
        if by != NOTHING and fight is not None and fight.at not in ("press", *LATE):
            latch(state, "action", ENDED, by)
        combat.ended = True
        combat.goes_on = False
        _close(state, combat, STEP_WINDOWS)


def interrupt(state: State) -> None:
    """A fighter may be gone: then the window in progress closes (R0, 4. Strike)."""
    combat = state.frame(Combat)
    if combat is not None and combat.is_on and not combat.ready(state):
        end_combat(state)


def continue_combat(state: State) -> bool:
    """Instead of ending, combat goes on with another round (Telepathic Tracking).

    What was to happen after combat does not, when it does end ([RTR 20020501]).
    """
    combat = state.frame(Combat)
    if combat is None or not combat.ready(state) or (combat.queued and not combat.lapses):
        return False
    combat.queued = ()
    combat.ended = False
    combat.goes_on = True
    combat.rows = tuple(row for row in combat.rows if row.kind != "at after combat")
    return True


def _close(state: State, combat: Combat, names: tuple[str, ...]) -> None:
    for frame in reversed(state.stack):
        if frame is combat:
            return
        if isinstance(frame, Window) and frame.name in names:
            frame.close()


def close_step(state: State) -> None:
    """The window of the step in progress closes: the round goes on with what it is at."""
    combat = state.frame(Combat)
    if combat is not None:
        _close(state, combat, STEP_WINDOWS)


def set_acting(state: State, minion: int) -> None:
    """A fighter is considered the acting minion from now on; the latest effect counts."""
    combat = state.frame(Combat)
    if combat is not None and minion == combat.opposing:
        combat.acting, combat.opposing = combat.fighters[::-1]
        combat.sides = combat.sides[::-1]


def standing_range(state: State, combat: Combat) -> str:
    """The range at which each round is while a fighter is in combat, if an effect says so."""
    for minion in combat.fighters:
        for word in words(state, EACH_ROUND, minion):
            return word
    return ""


def default_range(state: State, combat: Combat) -> str:
    """Where a round begins that nothing sets: close, unless an effect says so (R0, 2.)."""
    places = (word for minion in combat.fighters for word in words(state, DEFAULT_RANGE, minion))
    return next(places, "close")


def is_first_round(state: State, combat: Combat, me: Scope) -> bool:
    """Whether it is the first round, for the card that asks.

    A strike that an effect lets a minion use in that round too is used as in a later one.
    """
    if combat.number != 1:
        return False
    codes = words(state, LIKE_LATER, me.minion)
    modes = state.definition(me.card).modes if codes else ()
    strikes = [mode for mode in modes if mode.key == me.mode and mode.strike is not None]
    return {code.lower() for way in strikes for code in way.disciplines}.isdisjoint(codes)


def range_of_block(state: State, combat: Combat) -> str:
    """The range at which a combat begins that results from a block, if the block sets it.

    What sets the range of each round has priority where it came first ([PIB 20120214]).
    """
    action = state.span("action")
    if action is None or combat.cause != "block" or combat.number > 1:
        return ""
    of_fighters = [
        row
        for fighter in combat.fighters
        for kind in (FIRST_RANGE, EACH_ROUND)
        for row in rows_of(state, kind, fighter)
    ]
    return next((row.word for row in action.rows if row in of_fighters), "")


def set_next_range(state: State, place: str) -> bool:
    """If another round occurs, it is at this range; an earlier effect has priority (G00127)."""
    combat = state.frame(Combat)
    if combat is None or combat.next_range or standing_range(state, combat):
        return False
    combat.next_range = place
    return True


def pass_over(state: State, step: str, seat: int) -> None:
    """Note that a seat that could do nothing was not asked, as the windows do (design, law 6)."""
    note(state, "window passed over", word=step, secret=True, seats=(seat,))


def mode_of(state: State, option: Option) -> Mode | None:
    """The way to play or use a card that an option names, if it is about a card."""
    if option.card == NOTHING or option.verb not in ("play", "use"):
        return None
    definition = state.definition(option.card)
    record = state.cards.get(option.card)
    as_played = option.verb == "play" or (record is not None and bool(record.playable))
    for mode in definition.modes if as_played else definition.uses:
        if mode.key == option.mode:
            return mode
    return None
