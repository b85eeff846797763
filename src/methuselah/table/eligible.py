"""Who may do something in a window as far as all can see: never what is in a hand (design, law 6).

A seat that holds cards is eligible where any card that is played here at all could be played by
somebody in her position: with a minion that reacts, in combat, as a Methuselah. What her hand
really holds changes nothing, so that being asked, or not, tells nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from methuselah.engine.definitions import Mode
from methuselah.engine.state import State
from methuselah.engine.windows import OFFERS, offered
from methuselah.rules.playing.offering import card_users, users
from methuselah.rules.playing.reacting import REACTING

__all__ = ["ROLES", "eligible", "role", "would_be_offered"]

MASTER: Final = "master"
OUT_OF_TURN: Final = "out of turn"
MASTERS: Final = (MASTER, OUT_OF_TURN)
"""The roles of a Methuselah who plays a master card, in her own turn or in another's."""
OWN: Final = ("master", "influence", "discard")
"""Phases in which only the Methuselah whose turn it is plays from her hand, but for masters."""
POSSIBLE_VOTES: Final = "polling"
"""Here a hand may hold votes: any political card can be discarded for one."""


_ACTING: Final = "acting"
_HELPING: Final = ("acting", "helper")
_IN_COMBAT: Final = ("combatant",)
_BESIDE: Final = ("combatant", "bystander")

ROLES: Final[Mapping[str, frozenset[str]]] = {
    window: frozenset(roles)
    for window, roles in {
        "action": (*_HELPING, *REACTING, OUT_OF_TURN),
        "additional": _IN_COMBAT,
        "after_combat": (*_IN_COMBAT, *_HELPING, *REACTING),
        "after_resolution": (*_HELPING, *REACTING),
        "announced": (_ACTING,),
        "as_played": (
            *(*_HELPING, *REACTING, *_IN_COMBAT),
            *("any", "reacting without action", OUT_OF_TURN),
        ),
        "as_strike_chosen": _IN_COMBAT,
        "attempt": (*_HELPING, *REACTING, OUT_OF_TURN),
        "before_combat": (_ACTING, *REACTING),
        "before_hunt": (_ACTING,),
        "before_range": (*_IN_COMBAT, OUT_OF_TURN),
        "before_strikes": _IN_COMBAT,
        "before_votes": (_ACTING, *REACTING, OUT_OF_TURN),
        "blocked": (*_HELPING, *REACTING),
        "combat_about_to_end": _BESIDE,
        "combat_would_end": _IN_COMBAT,
        "damaged": _IN_COMBAT,
        "declined": (*_HELPING, *REACTING, OUT_OF_TURN),
        "diablerie": ("doomed",),
        "discard": ("methuselah",),
        "end_of_round": _IN_COMBAT,
        "has_burned": (_ACTING, "combatant"),
        "hunt_passed": (OUT_OF_TURN,),
        "influence": (OUT_OF_TURN,),
        "master": (MASTER,),
        "oust": (OUT_OF_TURN,),
        "polling": (*_HELPING, *REACTING, OUT_OF_TURN),
        "press": _IN_COMBAT,
        "prevent": _BESIDE,
        "range": _IN_COMBAT,
        "strike": _IN_COMBAT,
        "strike_declared": (OUT_OF_TURN,),
        "strike_resolved": _IN_COMBAT,
        "strikes_chosen": (*_IN_COMBAT, OUT_OF_TURN),
        "torpor": (*_BESIDE, "doomed"),
        "unlock": ("to an imbued",),
        "would_block": (OUT_OF_TURN,),
        "would_succeed": (_ACTING, "reacting", OUT_OF_TURN),
    }.items()
}
"""For each window the roles in which any card of the game can be played in it. A law holds this
against the definitions, which are not loaded for it: a game has those of its own cards."""


def role(mode: Mode) -> str:
    """Who plays a card so: whoever uses it, and of a master whether it is one out of turn."""
    if mode.play != "master":
        return mode.by
    assert mode.by == "methuselah", mode
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
    for one in sorted(ROLES.get(window, ())):
        if one != OUT_OF_TURN and window in OWN and seat != state.active:
            continue
        if one == MASTER and window != "master":
            continue
        if one == OUT_OF_TURN and (seat == state.active or state.seats[seat].owes_master):
            continue
        if users(state, Mode(by="methuselah" if one in MASTERS else one), seat):
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
