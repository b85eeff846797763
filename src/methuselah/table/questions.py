"""What is asked: the question of a decision, the name of its window, and what passing means."""

from __future__ import annotations

from typing import Final

from methuselah.engine.decisions import NOTHING, Decision
from methuselah.engine.state import State
from methuselah.rules.action import Action, stealth
from methuselah.rules.blocks import intercept
from methuselah.rules.combat import Combat, Round
from methuselah.rules.damage import Damage, current_victim, preventable
from methuselah.rules.discard import discard_actions
from methuselah.rules.influence import transfers_left
from methuselah.rules.master import master_actions
from methuselah.rules.played import AsPlayed
from methuselah.rules.successes import bleed_amount
from methuselah.rules.torpor import Falling
from methuselah.rules.votes import tally
from methuselah.table.naming import Telling, plural
from methuselah.table.speech import spoken
from methuselah.table.trades import trade_words

__all__ = ["WINDOWS", "ask_words", "passing", "window_words"]

WINDOWS: Final = {
    "unlock": "unlock phase",
    "master": "master phase",
    "minion": "minion phase",
    "influence": "influence phase",
    "discard": "discard phase",
    "as_played": "a card is played",
    "announced": "an action is announced",
    "action": "blocks and reactions",
    "attempt": "block attempt",
    "would_block": "a block would succeed",
    "blocked": "blocked, before resolution",
    "declined": "no more blocks",
    "would_succeed": "the action would succeed",
    "after_resolution": "after the action",
    "before_combat": "before combat",
    "before_range": "before range",
    "range": "range",
    "before_strikes": "before strikes",
    "strike": "strikes",
    "as_strike_chosen": "as a strike is chosen",
    "strike_declared": "a strike is chosen",
    "strikes_chosen": "strikes are chosen",
    "prevent": "damage",
    "torpor": "to torpor or burned",
    "strike_resolved": "after the strikes",
    "additional": "additional strikes",
    "press": "press",
    "end_of_round": "end of the round",
    "combat_would_end": "combat would end",
    "combat_about_to_end": "combat is about to end",
    "after_combat": "after combat",
    "before_referendum": "before the referendum",
    "before_votes": "before the votes",
    "polling": "votes",
    "bid": "bids",
    "trade": "a trade",
    "secret": "a secret choice",
    "terms": "the terms of the referendum",
    "diablerie": "diablerie",
    "before_hunt": "before the blood hunt",
    "hunt_passed": "the blood hunt has passed",
    "oust": "about to be ousted",
    "hand": "hand size",
    "announce": "the action is announced",
    "choose": "a choice",
    "block": "leaving torpor is blocked",
}
"""Every window and step in which something is asked, as the table names it."""

TOP: Final = {
    "unlock": "finish your unlock phase",
    "master": "no more master cards",
    "minion": "no more actions",
    "influence": "finish your influence phase",
    "discard": "end your turn",
}
"""What passing means to the Methuselah whose phase it is."""


FATES: Final = {
    "torpor": "go to torpor",
    "burned": "be burned",
    "incapacitated": "be incapacitated",
}
"""What is about to become of a minion."""


def window_words(window: str) -> str:
    """The name of a window; of a window that has none, its own words."""
    return WINDOWS.get(window, window.replace("_", " "))


def _summary(telling: Telling, action: Action) -> str:
    """The action in a few words: "Ryan's bleed of 2 at you"."""
    state = telling.state
    if action.kind == "bleed":
        number = bleed_amount(state, action) if action.acting in state.cards else 0
        return f"{telling.card(action.acting)}'s bleed of {number} at {telling.seat(action.bled)}"
    what = {"card": "action", "political": "political action"}.get(action.kind, action.kind)
    if action.card != NOTHING:
        return f"{telling.card(action.acting)}'s {what}, {telling.card(action.card)}"
    return f"{telling.card(action.acting)}'s action to {what}"


def passing(telling: Telling) -> str:
    """What passing means here, as a consequence where it has one."""
    state, decision = telling.state, telling.decision
    window = "" if decision is None else decision.window
    mine = state.active == telling.viewer
    action = state.frame(Action)
    if window in TOP:
        return TOP[window] if mine else "pass"
    if window == "as_played":
        played = state.frame(AsPlayed)
        return "pass" if played is None else f"let {telling.card(played.card)} be played"
    if window in ("range", "additional", "press", "prevent"):
        return _passing_in_combat(telling, window)
    if action is None:
        return "pass"
    if window == "action" and action.seat != telling.viewer:
        return "do not block"
    if window == "attempt" and action.blocker in state.cards:
        meets = intercept(state, action.blocker) >= stealth(state, action)
        return "pass: the block succeeds" if meets else "pass: the block fails"
    if window == "declined":
        return f"let {_summary(telling, action)} go on"
    return "pass"


def _passing_in_combat(telling: Telling, window: str) -> str:
    state = telling.state
    fight, combat = state.frame(Round), state.frame(Combat)
    if window == "range" and fight is not None:
        return f"stay at {fight.range} range"
    if window == "additional":
        return "no additional strike"
    if window == "press" and combat is not None:
        return "do not press: combat goes on" if combat.goes_on else "do not press: combat ends"
    if window == "prevent" and state.frame(Damage) is not None:
        left = preventable(state, current_victim(state))
        return f"take the {left} damage"
    return "pass"


# -- questions ----------------------------------------------------------------------------------


def ask_words(state: State, decision: Decision) -> str:
    """The question of a decision to its seat, in one sentence."""
    return spoken(state, _ask_words(state, decision))


def _ask_words(state: State, decision: Decision) -> str:
    telling = Telling(state, decision.seat, decision)
    if decision.kind == "window":
        return _window_question(telling, decision)
    if decision.kind == "terms of trade":
        return trade_words(telling)
    asks = _KINDS.get(decision.kind)
    if asks is not None:
        return asks.format(about=telling.card(decision.about), window=window_words(decision.window))
    if decision.kind.startswith("aim "):
        return f"At whom does {telling.card(int(decision.kind.removeprefix('aim ')))} strike?"
    if decision.about != NOTHING:
        return f"{telling.card(decision.about)}: choose"
    return "Choose"


_KINDS: Final = {
    "strike": "Which strike does {about} make?",
    "with strike": "What does {about} add to its strike?",
    "retainer": "With which weapon does {about} fight?",
    "first to resolve": "Which strike resolves first?",
    "seize": "Which equipment does {about} seize?",
    "maneuver": "Does {about} maneuver?",
    "press": "Does {about} press?",
    "additional": "Does {about} gain additional strikes?",
    "trigger": "Do you use {about}?",
    "effect": "{about}: what do you do?",
    "target": "{about}: choose a target",
    "aimed": "{about}: choose a Methuselah",
    "to": "{about}: which Methuselah?",
    "X": "{about}: how much is X?",
    "draw": "From where do you draw?",
    "requirement": "{about}: as what is it played?",
    "order": "{about}: which card lies on top?",
    "diablerize": "The block succeeds. Does your vampire diablerize {about}?",
    "trophy": "{about}: is it moved?",
    "discard": "Your hand is too large: which card do you discard?",
    "equipment": "Which equipment?",
    "discipline": "A Discipline for {about}?",
    "partner": "{about}: with whom do you trade?",
    "blood cost": "How much of the 2 blood does the rescuing vampire pay?",
    "points": "{about}: how many points?",
}
"""What is asked by decisions that are no windows, by their kind."""


def _window_question(telling: Telling, decision: Decision) -> str:
    state, window = telling.state, decision.window
    mine = state.active == decision.seat
    action = state.frame(Action)
    if window in TOP and action is None:
        return _phase_question(telling, window) if mine else _in_phase_of(telling, window)
    if window == "as_played":
        played = state.frame(AsPlayed)
        if played is not None:
            who = telling.does(played.seat, "plays")
            return f"{who} {telling.card(played.card)}. Cancel it?"
    if window == "polling":
        votes_for, votes_against = tally(state)
        return f"Cast votes? So far {votes_for} for, {votes_against} against"
    if window == "torpor":
        falling = state.frame(Falling)
        if falling is not None:
            fates = [
                f"{telling.minion(fate.minion)} is about to {FATES.get(fate.word, fate.word)}"
                for fate in falling.fates
                if fate.minion in state.cards
            ]
            return ", ".join(fates)
    if state.frame(Combat) is not None:
        return f"Combat, {window_words(window)}: play anything?"
    if action is not None:
        return _action_question(telling, decision, action)
    return f"{window_words(window).capitalize()}: play anything?"


def _phase_question(telling: Telling, window: str) -> str:
    state, seat = telling.state, telling.viewer
    if window == "unlock":
        return "Your unlock phase"
    if window == "master":
        left = plural(master_actions(state, seat), "master phase action")
        return f"Your master phase: {left} left"
    if window == "influence":
        return f"Your influence phase: {plural(transfers_left(state, seat), 'transfer')} left"
    if window == "discard":
        left = plural(discard_actions(state, seat), "discard")
        return f"Your discard phase: {left} left"
    return "Your minion phase: which action?"


def _in_phase_of(telling: Telling, window: str) -> str:
    whose = telling.whose(telling.state.active)
    return f"{whose[:1].upper()}{whose[1:]} {window_words(window)}: use anything?"


def _action_question(telling: Telling, decision: Decision, action: Action) -> str:
    state = telling.state
    what = _summary(telling, action)
    if decision.window == "attempt" and action.blocker in state.cards:
        hidden, seen = stealth(state, action), intercept(state, action.blocker)
        blocker = telling.card(action.blocker)
        return f"{blocker} tries to block {what}: stealth {hidden}, intercept {seen}"
    if decision.window == "action":
        if action.seat == decision.seat:
            return f"{what}: add anything?"
        can_block = any(option.verb == "block" for option in decision.options)
        if can_block:
            return f"Block {what}?" + _hidden(state, action)
        return f"{what}: react?"
    if decision.window == "declined":
        return f"Nobody blocks {what}. Play anything?"
    return f"{what}, {window_words(decision.window)}: play anything?"


def _hidden(state: State, action: Action) -> str:
    number = stealth(state, action)
    return f" Stealth {number}" if number else ""
