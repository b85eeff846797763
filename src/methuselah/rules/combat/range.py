"""Determining range: maneuvers, strictly in turn (R0, 2. Determine Range; traps K2).

Close by default. A minion never maneuvers twice in a row; a maneuver from a strike card or
weapon commits that strike, and no second strike card or weapon gives one in the round: only the
same weapon does, if it has another with the same strike (RB24, Maneuver). Reads the granted
`maneuver`, `maneuver close` and `maneuver long` (only to that range), and the row `cannot
maneuver` (word: only to that range).
"""

from __future__ import annotations

from typing import Final

from methuselah.engine.decisions import NOBODY, NOTHING, Decision, Option
from methuselah.engine.definitions import Strike
from methuselah.engine.journal import note
from methuselah.engine.programs import ask
from methuselah.engine.rows import words
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.engine.windows import VERBS, offered
from methuselah.rules.combat.combat import Chosen, Round, mode_of, pass_over, steps, takes
from methuselah.rules.combat.grants import granted, to_use, use_up
from methuselah.rules.combat.strike_effects import commit, may_strike
from methuselah.rules.terms.life import burn_lifeless

__all__ = ["maneuver", "set_range"]

OTHER: Final = {"close": "long", "long": "close"}


@steps("range")
def determine(state: State, fight: Round) -> None:
    """Offer the minion whose turn it is a maneuver; both refusing fixes the range."""
    if burn_lifeless(state):
        return
    if fight.range_set or _settled(fight):
        _fix(state, fight)
        return
    minion = fight.fighter(state, fight.side)
    options = _maneuvers(state, fight, minion)
    seat = state.controller(minion)
    if not options:
        if not _barred(state, fight, minion):
            pass_over(state, "range", seat)
        _decline(fight)
        return
    fight.asked = (Option("pass"), *options)
    rule = "R0 2. Determine Range"
    ask(state, Decision(seat, "maneuver", "range", fight.asked, about=minion, rule=rule))


def _settled(fight: Round) -> bool:
    """Both have refused, or one has refused to undo the other's maneuver."""
    return fight.passed >= 2 or (fight.passed == 1 and fight.moved == fight.side)


def _decline(fight: Round) -> None:
    fight.passed += 1
    fight.side = 1 - fight.side


def _fix(state: State, fight: Round) -> None:
    fight.at = "before_strikes"
    fight.side = 0
    fight.passed = 0
    fight.moved = NOBODY
    note(state, "range", word=fight.range, card=fight.fighter(state, 0))


def _maneuvers(state: State, fight: Round, minion: int) -> list[Option]:
    """Maneuvers from cards, then those that were given."""
    if _barred(state, fight, minion):
        return []
    return [
        *(
            option
            for option in offered(state, "range", state.controller(minion))
            if option.minion == minion and _may_commit(state, fight, option, _strike(state, option))
        ),
        *(
            option
            for option in to_use(state, _granted_kinds(fight), minion, "use maneuver")
            if _may_commit(state, fight, option, _granted_strike(state, option))
        ),
    ]


def _granted_kinds(fight: Round) -> tuple[str, str]:
    """What was given that is usable now: any maneuver, or one only to get to the other range."""
    return ("maneuver", f"maneuver {OTHER[fight.range]}")


def _barred(state: State, fight: Round, minion: int) -> bool:
    """Whether a minion cannot maneuver, or not to the other range."""
    return any(word in ("", OTHER[fight.range]) for word in words(state, "cannot maneuver", minion))


def _strike(state: State, option: Option) -> Strike | None:
    mode = mode_of(state, option)
    return None if mode is None or not mode.maneuver else mode.strike


def _granted_strike(state: State, option: Option) -> Strike | None:
    for _, row in reversed(granted(state, option.word, option.minion)):
        if row.source == option.card and isinstance(row.effect, Strike):
            return row.effect
    return None


def _may_commit(state: State, fight: Round, option: Option, strike: Strike | None) -> bool:
    """A maneuver of a strike needs that strike to be usable, and no other one committed."""
    if strike is None:
        return True
    for other in fight.bound:
        if other.minion == option.minion and (other.card, other.strike) != (option.card, strike):
            return False
    return may_strike(state, option.minion, strike, option.card, option.mode)


@takes("range")
def answer(state: State, fight: Round, option: Option) -> None:
    """Maneuver, or not."""
    if option.verb == "pass":
        _decline(fight)
    elif option.verb == "use maneuver":
        strike = use_up(state, option.word, option.minion, option.card).effect
        bound = None
        if isinstance(strike, Strike):
            scope = Scope(state.controller(option.minion), option.card, option.minion)
            bound = commit(state, strike, scope)
        maneuver(state, option.minion, bound)
    else:
        VERBS[option.verb](state, "range", state.controller(option.minion), option)


def maneuver(state: State, minion: int, strike: Chosen | None = None) -> None:
    """A minion maneuvers to the other range; a strike that comes with it is committed."""
    fight = state.frame(Round)
    if fight is None:
        return
    fight.range = OTHER[fight.range]
    fight.passed = 0
    fight.moved = fight.combat(state).fighters.index(minion)
    fight.side = 1 - fight.moved
    if strike is not None:
        before = [other for other in fight.bound if other.minion != minion]
        fight.bound = (*before, strike)  # the same weapon again is the same strike
    note(state, "maneuvered", seat=state.controller(minion), card=minion, word=fight.range)


def set_range(state: State, place: str) -> bool:
    """Set the range of this round: the first effect to do so counts (G00127)."""
    fight = state.frame(Round)
    if fight is None or fight.range_set:
        return False
    fight.range = place
    fight.range_set = True
    note(state, "range", word=place, card=NOTHING)
    return True
