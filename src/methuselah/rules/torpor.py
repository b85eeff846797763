"""Going to torpor and being burned, as procedures that others may answer (traps K5c, K5d).

Leaving torpor is an action: see `basics` and `successes`. Opens the window torpor, in which the
minions are still where they were; what is used in it may save them (`save`). Emits "burned minion"
(subject: the minion that burned it, number: the burned one).
"""

from __future__ import annotations

from dataclasses import dataclass

from methuselah.engine import atoms
from methuselah.engine.decisions import NOTHING
from methuselah.engine.journal import note
from methuselah.engine.state import INCAPACITATED, READY, TORPOR, Frame, State
from methuselah.engine.traits import is_ally, is_vampire, types_of
from methuselah.engine.windows import Window
from methuselah.rules.combat import interrupt
from methuselah.rules.sequencing import order
from methuselah.rules.trophies import award_trophies, is_red_list

__all__ = [
    "Falling",
    "Fate",
    "burn_life",
    "burn_lifeless",
    "burn_minion",
    "fate_of",
    "is_falling",
    "save",
    "send_to_torpor",
    "without_life",
]


@dataclass(frozen=True, slots=True)
class Fate:
    """What is about to become of a minion: "torpor", "burned" or "incapacitated".

    by: the minion that burns it, as the rules count it; NOTHING if none does.
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
        self.at = "commit"
        state.push(Window(name="torpor", order=order(state), rule="R0 Torpor"))

    def do_commit(self, state: State) -> None:
        """K5d: it happens to all who are not saved or gone, at once."""
        state.pop()
        for fate in self.fates:
            if fate.minion in state.cards:
                _commit(state, fate)
        interrupt(state)


def _commit(state: State, fate: Fate) -> None:
    minion = fate.minion
    if fate.word == "torpor":
        if state.cards[minion].region == READY:
            atoms.move_to_region(state, minion, TORPOR)
        return
    if fate.word == "incapacitated":
        atoms.move_to_region(state, minion, INCAPACITATED)
        return
    red = is_red_list(state, minion)
    note(state, "burns", card=minion, other=fate.by)
    if fate.by in state.cards:
        atoms.emit(state, "burned minion", fate.by, minion)
    atoms.burn(state, minion)
    if red and fate.by in state.cards:
        award_trophies(state, fate.by)


def send_to_torpor(state: State, vampire: int) -> None:
    """A vampire goes to torpor with everything on it."""
    state.push(Falling(fates=(Fate(vampire, "torpor"),)))


def burn_minion(state: State, minion: int, by: int = NOTHING) -> None:
    """A minion (or a retainer) is burned; `by`: the minion that did it."""
    state.push(Falling(fates=(Fate(minion, "burned", by),)))


def burn_life(state: State, card: int, number: int, why: int = NOTHING) -> int:
    """Burn blood or life; an ally or retainer that loses all its life is burned (R0, 5. Damage)."""
    burned = atoms.burn_blood(state, card, number, why)
    if burned and state.cards[card].blood == 0 and not is_vampire(state, card):
        state.push(Falling(fates=(Fate(card, without_life(state, card)),)))
    return burned


def burn_lifeless(state: State) -> bool:
    """Allies that paid with their last life burn (traps, Allies); whether there were any."""
    spent = [
        minion
        for seat in state.clockwise(state.order[0])
        for minion in state.seats[seat].ready
        if state.cards[minion].blood == 0 and is_ally(state, minion)
    ]
    if spent:
        state.push(
            Falling(fates=tuple(Fate(minion, without_life(state, minion)) for minion in spent))
        )
    return bool(spent)


def without_life(state: State, minion: int) -> str:
    """An ally or retainer without life is burned; an imbued is incapacitated (RB24, Imbued)."""
    return "incapacitated" if "imbued" in types_of(state, minion) else "burned"


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
    falling = state.frame(Falling)
    if falling is not None:
        falling.fates = tuple(fate for fate in falling.fates if fate.minion != minion)
