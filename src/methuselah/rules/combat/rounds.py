"""The steps of a round in which cards are played and nothing else is decided (traps K1-K9).

Opens the windows before_range, before_strikes, strikes_chosen, strike_resolved, end_of_round,
combat_would_end and combat_about_to_end, in this order. Reads the row `ends when quiet` of the
combat and the latch "card played" of the round. Emits "end of round" about each fighter.
"""

from __future__ import annotations

from typing import Final

from methuselah.engine import atoms
from methuselah.engine.decisions import Option
from methuselah.engine.rows import due_once, latched
from methuselah.engine.state import State
from methuselah.engine.windows import Window, in_sight, offered, offers
from methuselah.rules.combat.combat import Combat, Round, end_combat, mode_of, steps
from methuselah.rules.combat.damage import Damage
from methuselah.rules.combat.moments import (
    BEFORE_RANGE,
    END_OF_ROUND,
    NEXT_ROUND_STARTS,
    come_due,
)
from methuselah.rules.terms.sequencing import order

__all__ = ["CARD_PLAYED", "LAST_ROUND"]

CARD_PLAYED: Final = "card played"
"""Latched on the round as a card is played from the hand, cancelled or not."""
LAST_ROUND: Final = "last round"
"""The words of a card that asks what was played in the round before; latched on the combat with
the minion, the name and the number of the round as a combat card is played."""


def _window(state: State, fight: Round, name: str, then: str) -> None:
    fight.at = then
    state.push(Window(name=name, order=order(state), rule="R0 Combat Sequence"))


@steps("before_range")
def before_range(state: State, fight: Round) -> None:
    """K1: cards played before range is determined; then the damage that they inflicted.

    Both may play all they want before any of it is mended ([ANK 20170930]).
    """
    state.push(Damage())
    _window(state, fight, "before_range", "range")
    come_due(state, fight, BEFORE_RANGE)
    due_once(state, fight.combat(state), NEXT_ROUND_STARTS)


@steps("before_strikes")
def before_strikes(state: State, fight: Round) -> None:
    """K3: range is set, strikes are not chosen."""
    fight.striking = fight.combat(state).fighters
    fight.pair = 1
    _window(state, fight, "before_strikes", "choose")


@steps("strikes_chosen")
def strikes_chosen(state: State, fight: Round) -> None:
    """K4b: both strikes are chosen, none has resolved."""
    _window(state, fight, "strikes_chosen", "resolve")


@steps("strike_resolved")
def strike_resolved(state: State, fight: Round) -> None:
    """K5e: effects after strike resolution."""
    fight.side = 0
    _window(state, fight, "strike_resolved", "additional")


@steps("end_of_round")
def end_of_round(state: State, fight: Round) -> None:
    """K8: always held, however the round ended; what answers comes before what is played."""
    for minion in fight.combat(state).fighters:
        if minion in state.cards:
            atoms.emit(state, "end of round", minion)
    _window(state, fight, "end_of_round", "would_end")
    come_due(state, fight, END_OF_ROUND)


@steps("would_end")
def would_end(state: State, fight: Round) -> None:
    """K9: unless another round follows, what replaces the end of combat; both must be ready."""
    combat = fight.combat(state)
    if _too_quiet(state, combat):
        end_combat(state)
    if combat.continues(state):
        fight.at = "over"
    elif combat.ready(state):
        _window(state, fight, "combat_would_end", "about_to_end")
    else:
        fight.at = "about_to_end"


@steps("about_to_end")
def about_to_end(state: State, fight: Round) -> None:
    """K9: it was not replaced, so combat is about to end ([ANK 20191219])."""
    if fight.combat(state).continues(state):
        fight.at = "over"
    else:
        _window(state, fight, "combat_about_to_end", "over")


@steps("over")
def over(state: State, fight: Round) -> None:
    """The combat decides what follows."""
    combat = fight.combat(state)
    combat.quiet = _quiet(state, combat)
    state.pop()


def _quiet(state: State, combat: Combat) -> int:
    """The rounds in a row without a card, this one included."""
    return 0 if latched(state, "round", CARD_PLAYED) else combat.quiet + 1


def _too_quiet(state: State, combat: Combat) -> bool:
    """Whether an effect ends combat after so many rounds without a card (Undead Persistence)."""
    limits = [row.value for row in combat.rows if row.kind == "ends when quiet"]
    return any(_quiet(state, combat) >= limit for limit in limits)


def _at_end_of_round(state: State, window: str) -> int:
    """Whoever may have something for the end of the round."""
    return in_sight(state, "end_of_round")[0]


@offers("combat_would_end", "combat_about_to_end", to=_at_end_of_round)
def end_of_round_still(state: State, window: str, seat: int) -> list[Option]:
    """Taste of Vitae and the like may also follow Psyche! ([ANK 20180910-1], [LSJ 20021113])."""
    return [
        option
        for option in offered(state, "end_of_round", seat)
        if (mode := mode_of(state, option)) is None or window not in mode.windows
    ]
