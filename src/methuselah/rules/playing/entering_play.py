"""How allies, equipment and retainers enter play (RB24 2, Ally, Equipment, Retainer cards)."""

from __future__ import annotations

from typing import Final

from methuselah.engine import atoms
from methuselah.engine.asked_for import is_asked_for
from methuselah.engine.definitions import Mode
from methuselah.engine.programs import run
from methuselah.engine.scope import Scope
from methuselah.engine.state import LIMBO, READY, State
from methuselah.engine.traits import life_of
from methuselah.rules.action.action import Action
from methuselah.rules.turn.contests import entered_play

__all__ = [
    "bring",
    "came_from_hand",
    "forget_hand",
    "goes_on_acting",
    "may_bring",
    "put_into_play",
    "remember_hand",
]

FROM_HAND: Final = "successfully equips from your hand"
"""What the texts say that ask where equipment came from; the note on it, with the turn."""


def put_into_play(
    state: State, card: int, minion: int, mode: str, seat: int, *, contests: bool = True
) -> None:
    """Put equipment or a retainer on a minion, or an ally into the ready region, at a level.

    It gets its life, contests what is unique (`contests`), and does what it says as it enters play.
    """
    types = state.definition(card).face.types
    if "ally" in types:
        atoms.move_to_region(state, card, READY, seat)
    else:
        atoms.attach(state, card, minion)
    if not contests:
        atoms.remember(state, card, "contests nothing", 1)
    atoms.set_level(state, card, mode)
    if "ally" in types or "retainer" in types:
        atoms.give_life(state, card, life_of(state, card))
    entered_play(state, card)
    if card in state.cards:
        scope = Scope(seat, card, minion, mode)
        run(state, state.definition(card).enters, scope)


def goes_on_acting(mode: Mode) -> bool:
    """Whether what is employed goes on the acting minion, and on no other that is chosen."""
    return not any(getattr(effect, "name", "") == "target" for effect in mode.announce.effects)


def bring(state: State, action: Action, event: str) -> None:
    """Put the card of the action into play, if its choices stand; an event says how it came.

    Its number is the minion that took the action.
    """
    if not may_bring(state, action):
        return
    assert action.mode is not None
    host = action.acting if goes_on_acting(action.mode) else action.scope.one("target")
    put_into_play(state, action.card, host, action.mode.key, action.seat)
    remember_hand(state, action.card)
    atoms.emit(state, event, action.card, action.acting)


def may_bring(state: State, action: Action) -> bool:
    """Whether the card is still being played and its choices stand; else it has no effect."""
    if not action.from_hand or state.cards[action.card].region != LIMBO:
        return False
    return action.targets_stand(state)


def remember_hand(state: State, card: int) -> None:
    """A card that has come from the hand remembers it for the turn, where a card asks."""
    if card in state.cards and is_asked_for(state, FROM_HAND):
        atoms.remember(state, card, FROM_HAND, state.turn)


def forget_hand(state: State, card: int) -> None:
    """A card that another minion takes does not come from the hand now."""
    if came_from_hand(state, card):
        atoms.remember(state, card, FROM_HAND, None)


def came_from_hand(state: State, card: int) -> bool:
    """Whether it has come from the hand this turn."""
    record = state.cards.get(card)
    return record is not None and record.note(FROM_HAND) == state.turn
