"""Equipping: from the hand, or from another of one's minions (R0, Equip; traps A10)."""

from __future__ import annotations

from dataclasses import dataclass

from methuselah.engine import atoms
from methuselah.engine.decisions import NOTHING, Option
from methuselah.engine.definitions import Block, Effect
from methuselah.engine.programs import Choosing, run
from methuselah.engine.rows import latched
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.engine.traits import cards_on, types_of
from methuselah.rules.action.action import Action
from methuselah.rules.action.resolutions import resolves
from methuselah.rules.playing.bearing import may_bear
from methuselah.rules.playing.entering_play import bring, forget_hand

__all__ = ["equipment_on", "may_take_equipment", "taking"]


def equipment_on(state: State, minion: int) -> tuple[int, ...]:
    """The equipment a minion bears."""
    return tuple(card for card in cards_on(state, minion) if "equipment" in types_of(state, card))


@resolves("equip")
def equip(state: State, action: Action) -> None:
    """From the hand: the card is placed on the minion. From her other minions: it is moved.

    A card that lets a minion equip, played or in play, does so by its own effect (Magic of the
    Smith, Terrorists).
    """
    if action.card != NOTHING:
        assert action.mode is not None
        if action.mode.play == "equipment":
            bring(state, action, "equipped")
        else:
            run(state, action.mode.effect, action.scope)
        return
    for card in action.scope.all("equipment"):
        if card in state.cards and state.cards[card].parent == action.scope.one("target"):
            atoms.attach(state, card, action.acting)
            forget_hand(state, card)
            atoms.emit(state, "equipped", card)


def may_take_equipment(state: State, minion: int, card: int) -> bool:
    """Whether a minion may take equipment from another: not barred, and not one too many."""
    barred = latched(state, "turn", "barred", minion, "equip", NOTHING, card)
    return not barred and may_bear(state, minion, card)


@dataclass(frozen=True)
class ChooseEquipment(Effect):
    """Announce which equipment of another of one's minions is taken: one or more (R0, Equip)."""

    bearer: int = NOTHING

    def run(self, state: State, me: Scope) -> None:
        """Ask which, one at a time."""
        options = tuple(
            Option("choose", target=card)
            for card in equipment_on(state, self.bearer)
            if may_take_equipment(state, me.minion, card)
        )
        state.push(
            Choosing(
                seat=me.you,
                name="equipment",
                window="announce",
                rule="R0 Equip",
                options=options,
                least=1,
                most=len(options),
            )
        )


def taking(bearer: int) -> Block:
    """The announcement of taking equipment from a minion."""
    return Block((ChooseEquipment(bearer),))
