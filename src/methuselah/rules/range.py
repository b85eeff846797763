"""Determining range: maneuvers, strictly in turn (R0, 2. Determine Range; traps K2).

Close by default. A minion never maneuvers twice in a row; a maneuver from a strike card or
weapon commits that strike, and a second one of that kind cannot be used. Reads the granted
`maneuver` and the row `cannot maneuver`.
"""

from __future__ import annotations

from methuselah.engine.decisions import NOBODY, NOTHING, Decision, Option
from methuselah.engine.journal import note
from methuselah.engine.programs import ask
from methuselah.engine.rows import found
from methuselah.engine.state import State
from methuselah.engine.windows import VERBS, offered
from methuselah.rules.combat import Chosen, Round, granted, steps, takes, use_up

__all__ = ["maneuver", "set_range"]


@steps("range")
def determine(state: State, fight: Round) -> None:
    """Offer the minion whose turn it is a maneuver; both refusing fixes the range."""
    if fight.range_set or _settled(fight):
        _fix(state, fight)
        return
    minion = fight.fighter(state, fight.side)
    seat = state.controller(minion)
    options = _maneuvers(state, fight, minion, seat)
    if not options:
        _decline(fight)
        return
    fight.asked = (Option("pass"), *options)
    rule = "R0 2. Determine Range"
    ask(state, Decision(seat, "maneuver", "range", fight.asked, about=minion, rule=rule))


def _settled(fight: Round) -> bool:
    """Both refused, or one refused to undo the other's maneuver."""
    return fight.passed >= 2 or (fight.passed == 1 and fight.moved == fight.side)


def _fix(state: State, fight: Round) -> None:
    fight.at = "before_strikes"
    fight.passed = 0
    fight.moved = NOBODY
    note(state, "range", word=fight.range, card=fight.fighter(state, 0))


def _maneuvers(state: State, fight: Round, minion: int, seat: int) -> list[Option]:
    if found(state, "cannot maneuver", minion):
        return []
    committed = any(strike.minion == minion for strike in fight.bound)
    options = [
        option
        for option in offered(state, "range", seat)
        if option.minion == minion and not (committed and _has_strike(state, option))
    ]
    for _, row in granted(state, "maneuver", minion):
        options.append(Option("use maneuver", card=row.source, minion=minion))
    return options


def _has_strike(state: State, option: Option) -> bool:
    """Whether a way to maneuver commits a strike."""
    definition = state.definition(option.card)
    modes = definition.modes if option.verb == "play" else definition.uses
    return any(mode.key == option.mode and mode.strike is not None for mode in modes)


def _decline(fight: Round) -> None:
    fight.passed += 1
    fight.side = 1 - fight.side


@takes("range")
def answer(state: State, fight: Round, option: Option) -> None:
    """Maneuver, or not."""
    if option.verb == "pass":
        _decline(fight)
    elif option.verb == "use maneuver":
        use_up(state, "maneuver", option.minion, option.card)
        maneuver(state, option.minion, None)
    else:
        VERBS[option.verb](state, "range", state.controller(option.minion), option)


def maneuver(state: State, minion: int, strike: Chosen | None) -> None:
    """A minion maneuvers to the other range; a strike that comes with it is committed."""
    fight = state.frame(Round)
    assert fight is not None
    fight.range = "long" if fight.range == "close" else "close"
    fight.passed = 0
    fight.moved = fight.combat(state).fighters.index(minion)
    fight.side = 1 - fight.moved
    if strike is not None:
        fight.bound = (*fight.bound, strike)
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
