"""Red List minions and the trophies for burning one (RB24 7, Red List; RB24 2, Trophy).

Reads the row `red list` (subject: the minion); emits "awarded" (subject: the trophy). Who burned
one asks for `award_trophies`: diablerie does; combat and directed actions do it where they burn
a minion.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from methuselah.engine import atoms
from methuselah.engine.decisions import NOTHING, Decision, Option
from methuselah.engine.journal import note
from methuselah.engine.programs import ask
from methuselah.engine.rows import found
from methuselah.engine.state import Frame, State
from methuselah.engine.traits import is_ready, is_vampire
from methuselah.rules.playing.bearing import may_be_given, may_bear
from methuselah.rules.playing.searching import Fetching

__all__ = ["Trophies", "award_trophies", "is_red_list"]


def is_red_list(state: State, minion: int) -> bool:
    """Whether a minion is on the Red List."""
    return found(state, "red list", minion)


@dataclass(slots=True)
class Trophies(Frame):
    """The trophies that a vampire gets for a Red List minion it burned.

    Its controller may fetch one from her library, ash heap or hand; each trophy in play that has
    not been awarded yet may be moved to it by the trophy's controller (waiting: those not yet
    asked about).
    """

    atomic: ClassVar[bool] = True

    at: str = "fetch"
    vampire: int = NOTHING
    waiting: tuple[int, ...] = ()

    def do_fetch(self, state: State) -> None:
        """Her controller searches."""
        self.at = "move"
        seat = state.controller(self.vampire)
        self.waiting = unawarded(state, seat)
        wanted = tuple(
            index
            for index, definition in enumerate(state.setting.definitions)
            if "trophy" in definition.face.keywords
            and may_be_given(state, self.vampire, definition)
        )
        state.push(
            Fetching(
                seat=seat,
                vampire=self.vampire,
                name="trophy",
                rule="RB24 7 Red List",
                wanted=wanted,
            )
        )

    def do_move(self, state: State) -> None:
        """Ask the controller of the next trophy in play that the vampire may have."""
        vampire = self.vampire
        self.waiting = tuple(card for card in self.waiting if may_bear(state, vampire, card))
        if not self.waiting:
            state.pop()
            return
        card = self.waiting[0]
        options = (
            Option("award", card=card, target=self.vampire),
            Option("keep", card=card),
        )
        seat = state.controller(card)
        ask(state, Decision(seat, "trophy", "diablerie", options, card, "RB24 7 Red List"))

    def answered(self, state: State, index: int) -> None:
        """Move the trophy or leave it where it is."""
        card = self.waiting[0]
        self.waiting = self.waiting[1:]
        if index == 0:
            atoms.attach(state, card, self.vampire)
            self.awarded(state, card)

    def returned(self, state: State, child: Frame) -> None:
        """Hear which trophy was fetched."""
        if isinstance(child, Fetching) and child.fetched != NOTHING:
            self.awarded(state, child.fetched)

    def awarded(self, state: State, card: int) -> None:
        """Say so: a trophy may do something as it is moved to a vampire."""
        note(state, "awarded", seat=state.controller(card), card=card, other=self.vampire)
        atoms.emit(state, "awarded", card)


def unawarded(state: State, first: int) -> tuple[int, ...]:
    """The trophies in play that are on no vampire yet, the first seat's first."""
    return tuple(
        card
        for seat in state.clockwise(first)
        for card in state.seats[seat].permanent
        if "trophy" in state.definition(card).face.keywords
    )


def award_trophies(state: State, vampire: int) -> None:
    """Award trophies to a ready vampire that has just burned a Red List minion."""
    if is_ready(state, vampire) and is_vampire(state, vampire):
        state.push(Trophies(vampire=vampire))
