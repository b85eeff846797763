"""Emitting: telling the cards in play what happened (`atoms` gives it on). No event cards."""

from __future__ import annotations

from typing import Final

from methuselah.engine.asked_for import is_asked_for
from methuselah.engine.rows import is_silent, latch, scope_of
from methuselah.engine.state import State

__all__ = ["BURNED_LATELY", "LEVEL", "emit", "hearers"]

LEVEL: Final = "level"
"""The name under which a trigger remembers the level of its card, by its place among the ways."""


def emit(state: State, event: str, subject: int, number: int = 0) -> None:
    """Tell the cards in play what happened; their answers wait in the queue.

    event: "locked", "burned", "torpor", ...; subject: the card, or the seat for events about
    Methuselahs; number: how many, or for "burned" and "torpor" who controlled the card.
    """
    if event == "burned":
        _keep_burned(state, subject)
    if not state.hooks.get("on " + event):
        return
    for card, index in hearers(state, event, subject):
        scope = scope_of(state, card)
        trigger = state.definition(card).triggers[index]
        record = state.cards[card]
        memory = record.notes
        if record.mode:
            memory = (*memory, (LEVEL, _level_of(state, card, record.mode)))
        if trigger.counting is not None:
            memory = (*memory, ("counted", trigger.counting.value(state, scope)))
        heard = (card, index, subject, number, scope.you, scope.minion, trigger, memory)
        state.queue = (*state.queue, heard)
        state.unsettled = True


BURNED_LATELY: Final = "burned from play since your last turn"
"""What the texts say that ask for it; under this name it is latched on the game, with the card."""


def _keep_burned(state: State, card: int) -> None:
    """A card was burned from play as itself: how many turns of its owner were over by then.

    In her turn that turn is no last one yet ([LSJ 20020429]).
    """
    if not is_asked_for(state, BURNED_LATELY) or state.cards[card].form is not None:
        return
    owner = state.owner(card)
    over = state.seats[owner].turns + (owner != state.active)
    latch(state, "game", BURNED_LATELY, card, over)


def _level_of(state: State, card: int, key: str) -> int:
    """The place of a card's level among its ways, which it has no more once it has left play."""
    keys = [mode.key for mode in state.definition(card).modes]
    return keys.index(key) if key in keys else -1


def hearers(state: State, event: str, subject: int) -> tuple[tuple[int, int], ...]:
    """The triggers of cards in play that answer an event: each card with its trigger's index."""
    found: list[tuple[int, int]] = []
    for card in state.hooks.get("on " + event, ()):
        for index, trigger in enumerate(state.definition(card).triggers):
            if trigger.event != event or is_silent(state, card):
                continue
            scope = scope_of(state, card)
            if trigger.who is None:
                if subject not in (scope.minion, card):
                    continue
            elif not trigger.who.fits(state, scope, subject):
                continue
            found.append((card, index))
    return tuple(found)
