"""The master phase (R0, 2. Master Phase; RB24, Master Cards; traps T2).

Reads the rows `master_actions` (subject: the seat): what is added to the default of 1. Puts the
row `marked` (subject: a Red List minion, value: nothing, seat: the marker) on the turn.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from methuselah.engine import turn_atoms
from methuselah.engine.decisions import NOTHING, Option
from methuselah.engine.definitions import Mode
from methuselah.engine.journal import note
from methuselah.engine.rows import add_row, at_least, found, total
from methuselah.engine.state import Frame, State
from methuselah.engine.traits import discipline_level, is_vampire
from methuselah.engine.windows import offers, performs, whose_turn
from methuselah.rules.turn.phase import Phase

__all__ = [
    "MasterPhase",
    "can_learn",
    "gain_from_trifle",
    "give_master_action",
    "is_marked",
    "master_actions",
    "may_play_master",
    "spend_master_action",
    "use_master_action",
]


@dataclass(slots=True)
class MasterPhase(Phase):
    """One master phase. actions: master phase actions left; trifled: a trifle has given one.

    T2a: the default, what cards add, less one if an out-of-turn master was played against it.
    """

    name: ClassVar[str] = "master"
    rule: ClassVar[str] = "R0 2. Master Phase"

    actions: int = 0
    trifled: bool = False

    def begin(self, state: State) -> None:
        """Fix the number of actions; a trifle played out of turn has its gain now."""
        owner = state.seats[self.seat]
        self.trifled = owner.owed_trifle > 0
        number = at_least(
            state, "master_actions are", self.seat, state.setting.edition.master_actions
        )
        number += total(state, "master_actions", self.seat)
        number += int(self.trifled) - owner.owes_master + owner.owed_master
        self.actions = max(0, number)
        turn_atoms.settle_masters(state, self.seat)
        note(state, "master phase actions", seat=self.seat, number=self.actions)


def _phase(state: State, seat: int) -> MasterPhase | None:
    """Her master phase, if that is what is going on and nothing else."""
    phase = state.span("phase")
    if isinstance(phase, MasterPhase) and phase.seat == seat:
        return phase
    return None


def master_actions(state: State, seat: int) -> int:
    """How many master phase actions she has left now."""
    phase = _phase(state, seat)
    return 0 if phase is None else phase.actions


def may_play_master(state: State, seat: int, mode: Mode) -> bool:
    """Whether a Methuselah may play a master card now.

    Out-of-turn: only in another's turn, and no second one before her next master phase,
    however many actions it will have (RB24, Out-of-turn). Some may be played in her own turn.
    """
    if mode.out_of_turn:
        at_home = mode.own_turn and state.setting.edition.masters_out_of_turn_at_home
        outside = at_home or seat != state.active
        return outside and not state.seats[seat].owes_master
    return master_actions(state, seat) > 0


def spend_master_action(state: State, seat: int, card: int, mode: Mode) -> None:
    """Playing a master uses an action, of this phase or of the next, even if it is cancelled."""
    if mode.out_of_turn:
        turn_atoms.owe_master(state, seat)
    else:
        use_master_action(state, seat)


def use_master_action(state: State, seat: int, number: int = 1) -> None:
    """Use master phase actions for what a card or a rule offers."""
    phase = _phase(state, seat)
    if phase is not None:
        phase.actions = max(0, phase.actions - number)


def give_master_action(state: State, seat: int, *, later: bool) -> None:
    """One master phase action more, now or (`later`) in her next master phase.

    It is not the gain from a trifle ([LSJ 20090126]).
    """
    phase = _phase(state, seat)
    if later:
        turn_atoms.owe_action(state, seat)
    elif phase is not None:
        phase.actions += 1
        note(state, "master phase actions", seat=seat, number=phase.actions)


def gain_from_trifle(state: State, seat: int, card: int, mode: Mode) -> None:
    """A trifle that was not cancelled gives an action, once in a master phase (RB24, Trifle).

    Called for every master that was not cancelled.
    """
    if "trifle" not in state.definition(card).face.keywords:
        return
    if mode.out_of_turn:
        turn_atoms.owe_trifle(state, seat)
        return
    phase = _phase(state, seat)
    if phase is not None and not phase.trifled:
        phase.trifled = True
        phase.actions += 1
        note(state, "trifle", seat=seat, card=card, number=phase.actions)


# -- Disciplines ----------------------------------------------------------------------------


def can_learn(state: State, vampire: int, discipline: str) -> bool:
    """Whether a Discipline master gives this vampire a level: not if it has the superior one."""
    return is_vampire(state, vampire) and discipline_level(state, vampire, discipline) < 2


# -- the Red List ---------------------------------------------------------------------------


def _markers(state: State, window: str) -> int:
    """Who may mark: the active Methuselah, while there is anyone to mark."""
    return whose_turn(state, window) if state.hooks.get("red list") else 0


@offers("master", to=_markers)
def markings(state: State, window: str, seat: int) -> list[Option]:
    """Mark a Red List minion for this turn with a master phase action (RB24, Red List)."""
    if not state.hooks.get("red list") or master_actions(state, seat) == 0:
        return []
    return [
        Option("mark", target=minion)
        for other in state.clockwise(seat)
        for minion in state.seats[other].minions
        if found(state, "red list", minion) and not is_marked(state, minion, seat)
    ]


@performs("mark")
def mark(state: State, window: str, seat: int, option: Option) -> None:
    """Each ready vampire of the marker may enter combat with it this turn."""
    use_master_action(state, seat)
    turn = state.span("turn")
    assert isinstance(turn, Frame)
    add_row(turn, "marked", subject=option.target, seat=seat, source=NOTHING)
    note(state, "marked", seat=seat, card=option.target)


def is_marked(state: State, minion: int, seat: int) -> bool:
    """Whether this Methuselah has marked this Red List minion this turn."""
    turn = state.span("turn")
    return turn is not None and any(
        row.kind == "marked" and row.subject == minion and row.seat == seat for row in turn.rows
    )
