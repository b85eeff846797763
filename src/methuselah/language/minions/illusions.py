"""The words of illusions: a vampire from the bottom of the crypt that fights and is gone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from methuselah.engine import atoms
from methuselah.engine.definitions import Block, Effect
from methuselah.engine.programs import run
from methuselah.engine.rows import add_row, latched
from methuselah.engine.scope import Scope
from methuselah.engine.state import Row, State
from methuselah.engine.traits import capacity, is_imbued
from methuselah.language.choosing.choices import may
from methuselah.language.drawing.hands import remove_from_game
from methuselah.language.reading.which import chosen
from methuselah.rules.action.action import Action
from methuselah.rules.action.aftermath import ILLUSION
from methuselah.rules.combat.combat import Combat
from methuselah.rules.combat.queueing import queue_combat
from methuselah.rules.torpor.blood_hunt import HUNTED
from methuselah.rules.turn.influence import bring_out, come_without_life

__all__ = ["illusion_fights"]

AT_END: Final = "at end of combat"


@dataclass(frozen=True)
class IllusionFights(Effect):
    """A combat of the bottom card of your crypt with the opposing minion is queued.

    It stands where the minion stands that brings it, whatever becomes of that one
    ([ANK 20180104]). If this combat goes on instead, nothing comes of it ([RTR 20020501]).
    """

    part: int

    def run(self, state: State, me: Scope) -> None:
        """Queue it; the card comes into play as this combat ends, and goes as that one does."""
        combat = state.frame(Combat)
        for card in state.seats[me.you].crypt[:1]:
            if combat is None or me.minion not in combat.fighters:
                return
            pair = tuple(card if one == me.minion else one for one in combat.fighters)
            goes = Row(AT_END, card, source=me.card, seat=me.you, effect=Block((IllusionGoes(),)))
            queue_combat(state, pair[0], pair[1], (goes,), lapses=True)
            comes = Block((IllusionComes(self.part),))
            add_row(combat, AT_END, subject=card, source=me.card, seat=me.you, effect=comes)


def illusion_fights(part: int = 1) -> IllusionFights:
    """The bottom card of your crypt comes with 1/N of its capacity in blood, fights and is gone."""
    return IllusionFights(part)


@dataclass(frozen=True)
class IllusionComes(Effect):
    """The bottom card of a crypt comes into play; it contests no minion and no title.

    It has its blood before anything answers to its coming ([ANK 20240724]). An imbued has none, and
    does not fight ([LSJ 20060323]).
    """

    part: int

    def run(self, state: State, me: Scope) -> None:
        """Bring it, if it is to fight still."""
        combat = state.frame(Combat)
        card = me.minion
        if combat is None or card not in combat.queued or card not in state.seats[me.you].crypt:
            return
        atoms.set_aside(state, card)
        atoms.remember(state, card, ILLUSION, 1)
        atoms.remember(state, card, "contests nothing", 1)
        if is_imbued(state, card):
            come_without_life(state, card, me.you)
        else:
            bring_out(state, card, me.you, blood=capacity(state, card) // self.part)


@dataclass(frozen=True)
class IllusionGoes(Effect):
    """The illusion is removed from the game, unless it is burned by now ([PIB 20110810]).

    Where the edition says so, who acts chooses for one that was burned, but not by a blood hunt
    (R3, card rulings).
    """

    def run(self, state: State, me: Scope) -> None:
        """Remove it, or ask."""
        if me.minion in state.cards:
            atoms.remove_from_game(state, me.minion)
        elif state.setting.edition.burned_illusions_go:
            _offer_removal(state, me)


def _offer_removal(state: State, me: Scope) -> None:
    action = state.frame(Action)
    heap = state.seats[state.owner(me.minion)].ash_heap
    if action is None or me.minion not in heap or latched(state, "action", HUNTED, me.minion):
        return
    inner = me.copy()
    inner.you = action.seat
    inner.env["illusion"] = (me.minion,)
    run(state, Block((may(remove_from_game(chosen("illusion"))),)), inner)
