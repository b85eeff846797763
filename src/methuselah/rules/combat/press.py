"""Presses: another round, or not (R0, 6. Press; traps K7).

Strictly in turn, the acting minion first: a press continues combat, the next one ends it again.
Skipped where a combatant is not ready. Reads the granted `press`, `press continue` and
`press end`, and the rows `cannot press` (word "continue" or "end": only that), `press damage`
(unpreventable environmental damage as the step begins) and `presses to continue` (a press of the
surroundings, which counts first, [ANK 20200525-1]). Emits "press step" about the acting fighter,
"pressed to continue" about who pressed.
A press of the kind "must continue" cannot be declined.
"""

from __future__ import annotations

from typing import Final

from methuselah.engine import atoms
from methuselah.engine.decisions import NOTHING, Decision, Option
from methuselah.engine.journal import note
from methuselah.engine.programs import ask
from methuselah.engine.rows import found, rows_of, words
from methuselah.engine.state import State
from methuselah.engine.windows import VERBS, offered
from methuselah.rules.combat.combat import Combat, Round, mode_of, pass_over, steps, takes
from methuselah.rules.combat.damage import Damage
from methuselah.rules.combat.grants import to_use, use_up
from methuselah.rules.combat.moments import PRESS_STEP, come_due
from methuselah.rules.combat.packet import Packet
from methuselah.rules.terms.life import burn_lifeless

__all__ = ["press", "presses_of"]

MUST: Final = "must continue"
CONTINUE: Final = ("press", "press continue", MUST)
END: Final = ("press", "press end")


@steps("surroundings")
def surroundings(state: State, fight: Round) -> None:
    """A press of no minion counts first."""
    fight.at = "press"
    combat = fight.combat(state)
    combat.goes_on = any(found(state, "presses to continue", m) for m in combat.fighters)
    atoms.emit(state, "press step", combat.acting)
    hurt = tuple(
        Packet(minion, row.value, card=row.source, unpreventable=True)
        for minion in combat.fighters
        for row in rows_of(state, "press damage", minion)
    )
    state.push(Damage(packets=hurt))  # what comes due joins it
    come_due(state, fight, PRESS_STEP)


@steps("press")
def presses(state: State, fight: Round) -> None:
    """Offer the minion whose turn it is a press."""
    if burn_lifeless(state):
        return
    combat = fight.combat(state)
    if fight.passed >= 2 or (fight.passed == 1 and fight.moved == fight.side):
        fight.at = "end_of_round"
        return
    minion = fight.fighter(state, fight.side)
    options = presses_of(state, combat, minion)
    seat = state.controller(minion)
    if not options:
        if not _barred(state, combat, minion):
            pass_over(state, "press", seat)
        _decline(fight)
        return
    mandatory = any(_kind(state, option) == MUST for option in options)
    fight.asked = tuple(options) if mandatory else (Option("pass"), *options)
    ask(state, Decision(seat, "press", "press", fight.asked, about=minion, rule="R0 6. Press"))


def _decline(fight: Round) -> None:
    fight.passed += 1
    fight.side = 1 - fight.side


def presses_of(state: State, combat: Combat, minion: int) -> list[Option]:
    """Presses to end where there is one to continue, else presses to continue.

    An ability without a minion gives its controller's fighter a press (Underbridge Stray).
    """
    if _barred(state, combat, minion):
        return []
    kinds = END if combat.goes_on else CONTINUE
    options = [
        option
        for option in offered(state, "press", state.controller(minion))
        if option.minion in (minion, NOTHING) and _kind(state, option) in ("", *kinds)
    ]
    return [*options, *to_use(state, kinds, minion, "use press")]


def _barred(state: State, combat: Combat, minion: int) -> bool:
    """Whether a minion cannot press, or not as it would have to now."""
    now = "end" if combat.goes_on else "continue"
    return any(word in ("", now) for word in words(state, "cannot press", minion))


def _kind(state: State, option: Option) -> str:
    """What kind of press a card gives."""
    if option.verb == "use press":
        return option.word
    mode = mode_of(state, option)
    return "" if mode is None else mode.press


@takes("press")
def answer(state: State, fight: Round, option: Option) -> None:
    """Press, or not."""
    if option.verb == "pass":
        _decline(fight)
    elif option.verb == "use press":
        use_up(state, option.word, option.minion, option.card)
        press(state, option.minion)
    else:
        seat = state.controller(fight.fighter(state, fight.side))
        VERBS[option.verb](state, "press", seat, option)


def press(state: State, minion: int) -> None:
    """A minion presses: to continue, or to end where there is a press to continue."""
    fight = state.frame(Round)
    if fight is None:
        return
    combat = fight.combat(state)
    combat.goes_on = not combat.goes_on
    fight.passed = 0
    fight.moved = combat.fighters.index(minion)
    fight.side = 1 - fight.moved
    word = "continue" if combat.goes_on else "end"
    if combat.goes_on:
        atoms.emit(state, "pressed to continue", minion)
    note(state, "pressed", seat=state.controller(minion), card=minion, word=word)
