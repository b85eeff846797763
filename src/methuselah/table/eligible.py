"""Who may do something in a window as far as all can see: never what is in a hand (design, law 6).

A seat that holds cards is eligible where any card that is played here at all could be played by
somebody in her position: with a minion that reacts, in combat, as a Methuselah. What her hand
really holds changes nothing, so that being asked, or not, tells nothing.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Final

from methuselah.cards import definitions
from methuselah.engine.definitions import ACTORS, Mode
from methuselah.engine.state import State
from methuselah.engine.windows import OFFERS, offered
from methuselah.rules.offering import card_users, users

__all__ = ["eligible", "would_be_offered"]

MASTER: Final = "master"
OUT_OF_TURN: Final = "out of turn"
OWN: Final = ("master", "influence", "discard")
"""Phases in which only the Methuselah whose turn it is plays from her hand, but for masters."""
POSSIBLE_VOTES: Final = "polling"
"""Here a hand may hold votes: any political card can be discarded for one."""


@functools.cache
def _roles() -> Mapping[str, frozenset[tuple[str, str]]]:
    """For each window the roles, with the kind of master, in which any card can be played in it."""
    found: dict[str, set[tuple[str, str]]] = {}
    for definition in definitions().values():
        for mode in definition.modes:
            if mode.by not in ACTORS:
                for window in mode.windows:
                    found.setdefault(window, set()).add((mode.by, _kind(mode)))
    return {window: frozenset(roles) for window, roles in found.items()}


def _kind(mode: Mode) -> str:
    if mode.play != "master":
        return ""
    return OUT_OF_TURN if mode.out_of_turn else MASTER


def eligible(state: State, window: str, seat: int) -> bool:
    """Whether a Methuselah may be able to do something in a window, as far as all can see."""
    one = state.seats[seat]
    if one.out:
        return False
    if one.hand and (window == POSSIBLE_VOTES or _might_play(state, window, seat)):
        return True
    if any(_has_use(state, window, seat, card) for card in state.hooks.get("use " + window, ())):
        return True
    hand = set(one.hand)
    return any(
        option.card not in hand and option.target not in hand
        for _, offer in OFFERS.get(window, ())
        for option in offer(state, window, seat)
    )


def _might_play(state: State, window: str, seat: int) -> bool:
    """Whether any card of the game could be played from a hand in her position."""
    for by, kind in sorted(_roles().get(window, ())):
        if kind != OUT_OF_TURN and window in OWN and seat != state.active:
            continue
        if kind == MASTER and window != "master":
            continue
        if kind == OUT_OF_TURN and (seat == state.active or state.seats[seat].owes_master):
            continue
        if users(state, Mode(by=by), seat):
            return True
    return False


def _has_use(state: State, window: str, seat: int, card: int) -> bool:
    """Whether a card in play can be used by her, were its conditions met."""
    return any(
        window in mode.windows and card_users(state, card, mode, seat)
        for mode in state.definition(card).uses
    )


def would_be_offered(state: State, window: str, seat: int) -> bool:
    """Whether there is really something for her to do; only she may know this."""
    return bool(offered(state, window, seat))
