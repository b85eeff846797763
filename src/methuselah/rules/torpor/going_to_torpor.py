"""Going to torpor and being burned, as procedures that others may answer (traps K5c, K5d).

Leaving torpor is an action: see `action.leave_torpor`. Opens the window torpor, in which the
minions are still where they were; what is used in it may save them (`save`) or change what is about
to become of them (`befalls`). Reads the row `torpor postponed` of a combat in progress.
Emits "burned minion" (subject: the minion that burned it, number: the burned one) and, in combat,
"sent to torpor" (subject: the fighter that sent it).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from methuselah.engine import atoms
from methuselah.engine.decisions import NOTHING
from methuselah.engine.definitions import Block
from methuselah.engine.journal import note
from methuselah.engine.places import STAKED
from methuselah.engine.programs import run
from methuselah.engine.rows import found
from methuselah.engine.scope import Scope
from methuselah.engine.state import INCAPACITATED, READY, TORPOR, Frame, State
from methuselah.engine.traits import is_ally, is_vampire
from methuselah.engine.windows import Window
from methuselah.rules.action.action import Action
from methuselah.rules.combat.combat import Combat, interrupt
from methuselah.rules.legacy.trophies import award_trophies, is_red_list
from methuselah.rules.playing.hand import release_all
from methuselah.rules.politics.titles import is_titled
from methuselah.rules.terms.sequencing import order
from methuselah.rules.terms.steal import steal
from methuselah.rules.torpor.burned import burned_now, tell_burned

__all__ = [
    "AS_IT_BURNS",
    "Falling",
    "Fate",
    "befalls",
    "burn_minion",
    "burner",
    "fate_of",
    "is_falling",
    "is_postponed",
    "outlive",
    "save",
    "send_to_torpor",
]


AS_IT_BURNS: Final = "as it burns"
"""A row on the action: effects of its minion for when a minion (value) is burned."""


TAKES: Final = "takes fallen allies"
"""The static about who steals and locks an ally that it would burn in combat."""


@dataclass(frozen=True, slots=True)
class Fate:
    """What is about to become of a minion: "torpor", "burned" or "incapacitated".

    by: the minion that burns it, as the rules count it, or sends it; NOTHING if none does.
    """

    minion: int
    word: str
    by: int = NOTHING


@dataclass(slots=True)
class Falling(Frame):
    """Minions about to go to torpor or to be burned in the same moment."""

    at: str = "window"
    fates: tuple[Fate, ...] = ()

    def do_window(self, state: State) -> None:
        """K5c: replacements, the acting side first."""
        self.at = "last"
        self.take(state)
        self.fates = tuple(fate for fate in self.fates if _happens(state, fate))
        if not self.fates:
            state.pop()
            return
        state.push(Window(name="torpor", order=order(state), rule="R0 Torpor"))

    def take(self, state: State) -> None:
        """Allies that some burn in combat are stolen instead (The Book of Going Forth by Night)."""
        combat = state.frame(Combat)
        if combat is None or not state.hooks.get(TAKES):
            return
        for fate in self.fates:
            ally = fate.minion
            if fate.word != "burned" or ally not in combat.fighters or ally not in state.cards:
                continue
            taker = combat.opponent(ally)
            if is_ally(state, ally) and taker in state.cards and found(state, TAKES, taker):
                self.fates = tuple(other for other in self.fates if other is not fate)
                if state.cards[ally].blood == 0:
                    atoms.gain_blood(state, ally, 1)
                steal(state, ally, state.controller(taker))
                atoms.lock(state, ally)

    def do_last(self, state: State) -> None:
        """What effects do as somebody burns, and only then: nobody can answer any more."""
        self.at = "commit"
        self.take(state)
        action = state.frame(Action)
        due = () if action is None else tuple(r for r in action.rows if r.kind == AS_IT_BURNS)
        for fate in self.fates:
            if fate.word != "burned" or atoms.outlives(state, fate.minion):
                continue
            for row in due:
                if row.value == fate.minion and isinstance(row.effect, Block):
                    run(state, row.effect, Scope(row.seat, row.source, row.subject))

    def do_commit(self, state: State) -> None:
        """K5d: it happens to all who are not saved or gone, at once."""
        state.pop()
        burned = [_commit(state, fate) for fate in self.fates if fate.minion in state.cards]
        interrupt(state)
        for told in reversed(burned):
            tell_burned(state, told)


def _happens(state: State, fate: Fate) -> bool:
    """Not to a minion that is gone; who goes to torpor after combat does not go before."""
    if fate.minion not in state.cards:
        return False
    return fate.word != "torpor" or not is_postponed(state, fate.minion)


def is_postponed(state: State, vampire: int) -> bool:
    """Whether a wounded vampire goes to torpor only when combat ends (Undead Persistence)."""
    combat = state.frame(Combat)
    if combat is None or combat.is_over:
        return False
    return any(row.kind == "torpor postponed" and row.subject == vampire for row in combat.rows)


def _commit(state: State, fate: Fate) -> tuple[int, ...]:
    """It happens; says what may be answered where it was burned."""
    minion = fate.minion
    if fate.word == "torpor":
        if state.cards[minion].region == READY:
            atoms.move_to_region(state, minion, TORPOR)
            combat = state.frame(Combat)
            if combat is not None and fate.by in combat.fighters and fate.by != minion:
                atoms.emit(state, "sent to torpor", fate.by, minion)
            if is_titled(state, minion):
                release_all(state, "titled torpor")
        return ()
    if fate.word == "incapacitated":
        atoms.move_to_region(state, minion, INCAPACITATED)
        return ()
    if atoms.outlives(state, minion):
        outlive(state, minion)
        return ()
    red = is_red_list(state, minion)
    by = _directed(state, minion) if fate.by == NOTHING else fate.by
    note(state, "burns", card=minion, other=fate.by)
    if fate.by in state.cards:
        atoms.emit(state, "burned minion", fate.by, minion)
    told = burned_now(state, by, minion)
    atoms.burn(state, minion)
    if red and by in state.cards:
        award_trophies(state, by)
    return told


def _directed(state: State, minion: int) -> int:
    """Whose action, directed at it, has come to burn it ([ANK 20220507]); else nobody."""
    action = state.frame(Action)
    if action is None or not action.outcome.resolved or minion not in action.scope.all("target"):
        return NOTHING
    return action.acting if state.controller(minion) in action.targets else NOTHING


def outlive(state: State, minion: int) -> None:
    """Instead of being burned it counts that, and goes to torpor, which others may answer."""
    if atoms.outlive(state, minion):
        state.push(Falling(fates=(Fate(minion, "torpor"),)))


def send_to_torpor(state: State, vampire: int, by: int = NOTHING) -> None:
    """A vampire goes to torpor with everything on it; an ally is burned ([LSJ 20060409]).

    by: the minion whose effect sends it.
    """
    if is_vampire(state, vampire):
        state.push(Falling(fates=(Fate(vampire, "torpor", by),)))
    else:
        burn_minion(state, vampire)


def burn_minion(state: State, minion: int, by: int = NOTHING, *, may_be_saved: bool = True) -> None:
    """A minion (or a retainer) is burned; `by`: the minion that did it.

    may_be_saved: whether anybody can answer that it is about to be (K5c).
    """
    if by == NOTHING:
        by = burner(state, minion)
    at = "window" if may_be_saved else "last"
    state.push(Falling(at=at, fates=(Fate(minion, "burned", by),)))


def burner(state: State, minion: int) -> int:
    """In combat a fighter is burned by its opponent, whatever the cause (traps, burn)."""
    combat = state.frame(Combat)
    return NOTHING if combat is None or minion not in combat.fighters else combat.opponent(minion)


def fate_of(state: State, minion: int) -> str:
    """What is about to become of a minion: "torpor", "burned", "incapacitated" or ""."""
    for frame in reversed(state.stack):
        if isinstance(frame, Falling):
            for fate in frame.fates:
                if fate.minion == minion:
                    return fate.word
    return ""


def is_falling(state: State, minion: int) -> bool:
    """Whether a minion is on its way to torpor: it counts as wounded (R0, Aggravated damage)."""
    return fate_of(state, minion) == "torpor"


def save(state: State, minion: int) -> None:
    """What was about to happen to a minion does not happen after all."""
    if minion in state.cards:
        atoms.remember(state, minion, STAKED, None)
    for frame in state.stack:
        if isinstance(frame, Falling):
            frame.fates = tuple(fate for fate in frame.fates if fate.minion != minion)


def befalls(state: State, minion: int, word: str, by: int = NOTHING) -> None:
    """Something else becomes of a minion instead of what was about to: "torpor" or "burned"."""
    for frame in state.stack:
        if isinstance(frame, Falling):
            frame.fates = tuple(
                Fate(minion, word, by) if fate.minion == minion else fate for fate in frame.fates
            )
