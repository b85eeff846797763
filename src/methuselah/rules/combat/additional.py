"""Additional strikes (R0, Additional Strikes; traps K6).

After each pair the acting minion first decides whether to gain strikes, none while it has some
left; of limited ones, from one source in a round. Then those who have any choose and resolve
again, at the same range. Reads the granted `additional strike`, the rows `strikes each round` and
`strikes each combat` (limited, and not declined: [PIB 20121028]) and `cannot gain strikes`; latches
("additional strikes", minion) and ("gained strikes", source, number, limited) on the round,
("strikes each combat", minion) on the combat.
"""

from __future__ import annotations

from typing import Final

from methuselah.engine.asked_for import is_asked_for
from methuselah.engine.decisions import NOBODY, NOTHING, Decision, Option
from methuselah.engine.journal import note
from methuselah.engine.programs import ask
from methuselah.engine.rows import add_row, found, latch, latched, total, unlatch
from methuselah.engine.state import State
from methuselah.engine.windows import VERBS, offered
from methuselah.rules.combat.combat import Round, pass_over, steps, takes
from methuselah.rules.combat.grants import granted, to_use, use_up
from methuselah.rules.terms.life import burn_lifeless

__all__ = [
    "BY_HAND",
    "CHOSEN_AGAIN",
    "REQUIRES",
    "gain_strikes",
    "lose_strikes",
    "only_by_hand",
    "required_next",
    "take_back_strikes",
    "within_limit",
]

BY_HAND: Final = "by hand"
REQUIRES: Final = "next strike requires"
"""Latched on the round: of whom, for which pair of strikes, which Discipline."""
"""The latch (minion, pair) of a round for an additional strike that can only be a hand strike."""

CHOSEN_AGAIN: Final = "strike and choose a new one"
"""The words of a card that asks what came with a strike."""
GAINED: Final = "gained strikes"
EACH_COMBAT: Final = "strikes each combat"


@steps("additional")
def additional(state: State, fight: Round) -> None:
    """Gain additional strikes, the acting minion first, then strike with them."""
    if burn_lifeless(state):
        return
    while fight.side < 2:
        minion = fight.fighter(state, fight.side)
        if not _may_gain(state, fight, minion):
            fight.side += 1
            continue
        own = total(state, "strikes each round", minion)
        once = 0 if own else _of_this_combat(state, minion)
        if own + once and within_limit(state, minion):
            if once:
                latch(state, "combat", EACH_COMBAT, minion)
            gain_strikes(state, minion, own + once)
            fight.side += 1
            continue
        options = _ways(state, minion)
        if options:
            fight.asked = (Option("pass"), *options)
            rule = "R0 Additional Strikes"
            seat = state.controller(minion)
            ask(state, Decision(seat, "additional", "additional", fight.asked, minion, rule))
            return
        pass_over(state, "additional", state.controller(minion))
        fight.side += 1
    fight.side = 0
    fighters = fight.combat(state).fighters
    fight.striking = tuple(m for m, extra in zip(fighters, fight.extra, strict=True) if extra)
    if fight.striking:
        fight.extra = (max(0, fight.extra[0] - 1), max(0, fight.extra[1] - 1))
        fight.pair += 1
        fight.chosen = ()
        fight.aimed = ()
        fight.declared = False
        fight.at = "choose"
    else:
        fight.passed = 0
        fight.moved = NOBODY
        fight.at = "surroundings"


def _of_this_combat(state: State, minion: int) -> int:
    """The strikes that it gains once each combat, unless it has gained its own in this one."""
    if latched(state, "combat", EACH_COMBAT, minion):
        return 0
    return total(state, EACH_COMBAT, minion)


def _may_gain(state: State, fight: Round, minion: int) -> bool:
    """Whether the rules let a minion gain strikes now, as everybody can see."""
    if state.setting.edition.gains_strikes_once and fight.pair > 1:
        return False
    return not fight.extra[fight.side] and not found(state, "cannot gain strikes", minion)


def within_limit(state: State, minion: int) -> bool:
    """Whether a minion could gain limited strikes: it has none from another source this round."""
    if found(state, "cannot gain strikes", minion):
        return False
    return not latched(state, "round", "additional strikes", minion)


def only_by_hand(state: State, minion: int) -> bool:
    """Whether nothing but a hand strike can be chosen: in this round, or for this strike."""
    fight = state.frame(Round)
    next_one = fight is not None and latched(state, "round", BY_HAND, minion, fight.pair)
    return next_one or found(state, "only hand strikes", minion)


def required_next(state: State, minion: int) -> str:
    """The Discipline that the strike about to be chosen must require, "" for any strike."""
    fight = state.frame(Round)
    if fight is None or fight.pair == 1:
        return ""
    said = (key for key in fight.used if key[:2] == (REQUIRES, minion) and key[2] == fight.pair)
    return str(next(said, ("", "", "", ""))[3])


def _ways(state: State, minion: int) -> list[Option]:
    """Ways to gain strikes."""
    seat = state.controller(minion)
    options = [option for option in offered(state, "additional", seat) if option.minion == minion]
    if not within_limit(state, minion):
        return options
    return [*options, *to_use(state, ("additional strike",), minion, "use additional strike")]


@takes("additional")
def answer(state: State, fight: Round, option: Option) -> None:
    """Gain them, or not."""
    if option.verb == "pass":
        fight.side += 1
    elif option.verb == "use additional strike":
        number = 0
        while any(
            row.source == option.card
            for _, row in granted(state, "additional strike", option.minion)
        ):
            use_up(state, "additional strike", option.minion, option.card)
            number += 1
        gain_strikes(state, option.minion, number)
    else:
        seat = state.controller(option.minion)
        VERBS[option.verb](state, "additional", seat, option)


def gain_strikes(
    state: State, minion: int, number: int, *, limited: bool = True, source: int = NOTHING
) -> None:
    """A fighter gains additional strikes this round (limited: from one source only).

    source: the card that gives them, which may be cancelled later.
    """
    fight = state.frame(Round)
    if fight is None or number <= 0:
        return
    if limited:
        latch(state, "round", "additional strikes", minion)
    _add_strikes(state, fight, minion, number)
    if source != NOTHING and is_asked_for(state, CHOSEN_AGAIN):
        latch(state, "round", GAINED, source, number, int(limited))
    note(state, "additional strikes", card=minion, number=number)


def _add_strikes(state: State, fight: Round, minion: int, number: int) -> None:
    first, second = fight.extra
    if minion == fight.fighter(state, 0):
        fight.extra = (max(0, first + number), second)
    else:
        fight.extra = (first, max(0, second + number))


def take_back_strikes(state: State, minion: int, source: int) -> None:
    """The additional strikes that a cancelled card gave are lost; their limit is free again."""
    fight = state.frame(Round)
    for key in () if fight is None else fight.used:
        if key[:2] == (GAINED, source):
            assert fight is not None
            unlatch(state, "round", *key)
            _add_strikes(state, fight, minion, -int(key[2]))
            if key[3]:
                unlatch(state, "round", "additional strikes", minion)


def lose_strikes(state: State, minion: int) -> None:
    """A fighter uses no additional strikes any more this round, gained or not."""
    fight = state.frame(Round)
    if fight is None or minion not in fight.combat(state).fighters:
        return
    first, second = fight.extra
    side = fight.combat(state).fighters.index(minion)
    fight.extra = (0, second) if side == 0 else (first, 0)
    add_row(fight, "cannot gain strikes", 1, subject=minion)
