"""Diablerie: the attempt, the one indivisible unit, what follows it (R0, Diablerie; traps D).

Opens the windows diablerie (D1: the attempt may be undone) and before_hunt (D3). The blood
hunt is in `blood_hunt`, trophies are in `trophies`. Reads the rows `blood cursed`,
`no blood curse` and `cannot diablerize` (subject: the diablerist) and `cannot be diablerized`
(subject: the victim);
emits "diablerie" (subject: the diablerist; number: the victim's card).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from methuselah.engine import atoms
from methuselah.engine.asked_for import is_asked_for
from methuselah.engine.decisions import NOBODY, NOTHING, Decision, Option
from methuselah.engine.journal import note
from methuselah.engine.programs import Choosing, ask
from methuselah.engine.rows import found, latch, statics_of
from methuselah.engine.state import TORPOR, Frame, State
from methuselah.engine.traits import (
    capacity,
    cards_on,
    is_minion,
    is_ready,
    is_vampire,
    types_of,
)
from methuselah.engine.windows import Window
from methuselah.rules.action.resolutions import resolves
from methuselah.rules.legacy.trophies import award_trophies, is_red_list
from methuselah.rules.playing.hand import release_all
from methuselah.rules.playing.searching import Fetching, discipline_cards
from methuselah.rules.terms.sequencing import order
from methuselah.rules.terms.since_turns import turns_over
from methuselah.rules.torpor.blood_hunt import call_blood_hunt
from methuselah.rules.torpor.burned import burned_now, tell_burned
from methuselah.rules.torpor.going_to_torpor import outlive

if TYPE_CHECKING:
    from methuselah.rules.action.action import Action

__all__ = [
    "DIABLERIE",
    "Diablerie",
    "commit_diablerie",
    "committed_since_gehenna",
    "committed_since_last_turn",
    "may_diablerize",
    "offer_diablerie",
    "undo_diablerie",
]


PASSES_ON: Final = "passes to the diablerist"
"""What a card says of the diablerists to whom it moves from its bearer."""
DIABLERIE: Final = "diablerie"
"""The latch of a combat in which one was committed: no action goes on from it (R3 6.2.4)."""


def may_diablerize(state: State, diablerist: int, victim: int) -> bool:
    """Whether a vampire can commit diablerie on another: a ready one, not blood cursed."""
    return (
        is_ready(state, diablerist)
        and is_vampire(state, diablerist)
        and is_minion(state, victim)
        and is_vampire(state, victim)
        and diablerist != victim
        and (
            not found(state, "blood cursed", diablerist)
            or found(state, "no blood curse", diablerist)
        )
        and not found(state, "cannot diablerize", diablerist)
        and not found(state, "cannot be diablerized", victim)
    )


@dataclass(slots=True)
class Diablerie(Frame):
    """One diablerie, with what may be played before and after it.

    hunt: whether a blood hunt may follow; undone: the victim saved itself: the diablerist gets
    nothing and there is no blood hunt ([LSJ 20100228]); victim_seat: who controlled the victim;
    older: whether it had the higher capacity; younger: the lower one; told: what is to be told of
    the burning (`burned`).
    """

    at: str = "attempt"
    diablerist: int = NOTHING
    victim: int = NOTHING
    hunt: bool = True
    undone: bool = False
    victim_seat: int = NOBODY
    older: bool = False
    younger: bool = False
    told: tuple[int, ...] = ()

    def do_attempt(self, state: State) -> None:
        """D1: the attempt may be undone before anything of it happens."""
        self.at = "unit"
        seat = state.controller(self.diablerist)
        note(state, "diablerizes", seat=seat, card=self.diablerist, other=self.victim)
        state.push(Window(name="diablerie", order=order(state), rule="traps D1"))

    def do_unit(self, state: State) -> None:
        """D2: blood, equipment, burn, Discipline, trophies."""
        self.at = "after"
        if self.undone or not may_diablerize(state, self.diablerist, self.victim):
            state.pop()
            return
        if atoms.outlives(state, self.victim):
            state.pop()
            outlive(state, self.victim)
            return
        latch(state, "combat", DIABLERIE)
        self.victim_seat = state.controller(self.victim)
        self.older = capacity(state, self.victim) > capacity(state, self.diablerist)
        self.younger = capacity(state, self.victim) < capacity(state, self.diablerist)
        self.hunt = self.hunt and not found(state, "no blood hunt after", self.victim)
        self.told = burned_now(state, self.diablerist, self.victim)
        state.push(
            Draining(
                seat=state.controller(self.diablerist),
                diablerist=self.diablerist,
                victim=self.victim,
            )
        )

    def do_after(self, state: State) -> None:
        """D3: effects of the diablerie and "after resolution" ones, before the hunt."""
        self.at = "hunt"
        state.push(Window(name="before_hunt", order=order(state), rule="[ANK 20201228]"))
        tell_burned(state, self.told)

    def do_hunt(self, state: State) -> None:
        """D4: the referendum on a blood hunt follows by itself (R0, The Blood Hunt)."""
        barred = found(state, "no blood hunt", self.diablerist)
        state.pop()
        if self.hunt and not barred:
            call_blood_hunt(state, self.diablerist)


def undo_diablerie(state: State) -> None:
    """Save the victim of the diablerie being attempted."""
    attempt = state.frame(Diablerie)
    assert attempt is not None and attempt.at == "unit"
    attempt.undone = True
    note(state, "diablerie undone", card=attempt.victim, other=attempt.diablerist)
    for frame in reversed(state.stack):
        if frame is attempt:
            break
        if isinstance(frame, Window):
            frame.close()


@dataclass(slots=True)
class Draining(Frame):
    """The steps of diablerie, treated as a single unit that nothing interrupts (R0, Diablerie).

    seat: the diablerist's controller, who takes the decisions; older: whether the victim had
    the higher capacity; red_list: whether it was Red List.
    """

    atomic: ClassVar[bool] = True

    at: str = "blood"
    seat: int = NOBODY
    diablerist: int = NOTHING
    victim: int = NOTHING
    older: bool = False
    red_list: bool = False

    def do_blood(self, state: State) -> None:
        """1. All blood of the victim is moved to the diablerist; the excess drains off."""
        self.at = "burn"
        self.older = capacity(state, self.victim) > capacity(state, self.diablerist)
        self.red_list = is_red_list(state, self.victim)
        atoms.move_blood(state, self.victim, self.diablerist, state.cards[self.victim].blood)
        options = self.equipment(state)
        if state.setting.edition.diablerist_takes_all:
            self.take(state, tuple(option.target for option in options))
        elif options:
            state.push(
                Choosing(
                    seat=self.seat,
                    name="equipment",
                    window="diablerie",
                    about=self.diablerist,
                    rule="R0 Diablerie, 2",
                    options=options,
                    least=0,
                    most=len(options),
                )
            )

    def equipment(self, state: State) -> tuple[Option, ...]:
        """2. What the diablerist may take from the victim."""
        carried = cards_on(state, self.victim)
        return tuple(
            Option("take", minion=self.diablerist, target=card)
            for card in carried
            if "equipment" in types_of(state, card)
            and not found(state, "not for the diablerist", card)
        )

    def do_burn(self, state: State) -> None:
        """3. The victim is burned, with every card and counter on it."""
        self.at = "discipline"
        told = burned_now(state, self.diablerist, self.victim) if self.older else ()
        for card, _ in statics_of(state, PASSES_ON, self.diablerist):
            if state.cards[card].parent == self.victim:
                atoms.attach(state, card, self.diablerist, state.controller(card))
        atoms.burn(state, self.victim)
        _remember(state, self.diablerist)
        atoms.emit(state, "diablerie", self.diablerist, self.victim)
        release_all(state, "diablerie")
        tell_burned(state, told)  # before or after it gets a Discipline ([RTR 19991206])

    def do_discipline(self, state: State) -> None:
        """4. For an older victim the diablerist may be given a Discipline."""
        self.at = "trophies"
        if self.older:
            state.push(
                Fetching(
                    seat=self.seat,
                    vampire=self.diablerist,
                    name="discipline",
                    rule="R0 Diablerie, 4",
                    wanted=discipline_cards(state, self.diablerist),
                    through_all=True,
                )
            )

    def do_trophies(self, state: State) -> None:
        """5. For a Red List victim the diablerist may receive trophies, before the hunt."""
        state.pop()
        if self.red_list:
            award_trophies(state, self.diablerist)

    def returned(self, state: State, child: Frame) -> None:
        """Take the equipment that was chosen."""
        if not isinstance(child, Choosing):
            return
        self.take(state, child.chosen)

    def take(self, state: State, cards: tuple[int, ...]) -> None:
        """The diablerist has this equipment now."""
        for card in cards:
            atoms.attach(state, card, self.diablerist)
            note(state, "took", seat=self.seat, card=card, other=self.diablerist)


SINCE: Final = "diablerie since turn of "
SINCE_GEHENNA: Final = "diablerie since Gehenna event"
UNTIL_GEHENNA: Final = "until a Gehenna event is played"
"""What the texts say that ask for it."""


def _remember(state: State, diablerist: int) -> None:
    """When it was: for each Methuselah how many of her turns were over by then."""
    if diablerist not in state.cards:
        return
    for seat in state.clockwise(state.active):
        atoms.remember(state, diablerist, f"{SINCE}{seat}", turns_over(state, seat))
    if is_asked_for(state, UNTIL_GEHENNA):
        atoms.remember(state, diablerist, SINCE_GEHENNA, _gehenna_played(state))


def committed_since_last_turn(state: State, vampire: int, seat: int) -> bool:
    """Whether a vampire has committed diablerie since the last turn of a Methuselah was over.

    In her turn that turn is no last one yet ([LSJ 20020429]).
    """
    return state.cards[vampire].note(f"{SINCE}{seat}") == turns_over(state, seat)


def committed_since_gehenna(state: State, vampire: int) -> bool:
    """Whether a vampire has committed diablerie since the last Gehenna event was played."""
    return state.cards[vampire].note(SINCE_GEHENNA) == _gehenna_played(state)


def _gehenna_played(state: State) -> int:
    """How many Gehenna events were played: each name once in a game, cancelled ones too."""
    faces = (definition.face for definition in state.setting.definitions)
    names = {face.name for face in faces if "gehenna" in face.keywords}
    return sum(name in names for name in state.events_played)


def commit_diablerie(state: State, diablerist: int, victim: int, *, hunt: bool = True) -> None:
    """A vampire commits diablerie on another, if it can; a blood hunt follows."""
    if may_diablerize(state, diablerist, victim):
        state.push(Diablerie(diablerist=diablerist, victim=victim, hunt=hunt))


@resolves("diablerie")
def diablerie_action(state: State, action: Action) -> None:
    """The victim is diablerized. One that has left torpor meanwhile is not ([ANK 20220218])."""
    victim = action.scope.one("target")
    record = state.cards.get(victim)
    if (
        record is None
        or record.region != TORPOR
        or not may_diablerize(state, action.acting, victim)
    ):
        action.fizzle(state, "target")
        return
    commit_diablerie(state, action.acting, victim)


@dataclass(slots=True)
class Opportunity(Frame):
    """The blocker of a vampire that leaves torpor may diablerize it (R0, Leave Torpor)."""

    at: str = "ask"
    blocker: int = NOTHING
    victim: int = NOTHING

    def do_ask(self, state: State) -> None:
        """Its controller decides."""
        options = (
            Option("diablerize", minion=self.blocker, target=self.victim),
            Option("decline", minion=self.blocker),
        )
        seat = state.controller(self.blocker)
        ask(
            state,
            Decision(
                seat, "diablerize", "block", options, about=self.victim, rule="R0 Leave Torpor"
            ),
        )

    def answered(self, state: State, index: int) -> None:
        """Diablerie, or the action simply fails and the vampire remains in torpor."""
        state.pop()
        if index == 0:
            commit_diablerie(state, self.blocker, self.victim)


def offer_diablerie(state: State, blocker: int, victim: int) -> None:
    """Give a vampire that blocked another leaving torpor the opportunity to diablerize it."""
    if state.cards[victim].region == TORPOR and may_diablerize(state, blocker, victim):
        state.push(Opportunity(blocker=blocker, victim=victim))
