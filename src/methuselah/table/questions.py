"""What is asked: the question of a decision, the name of its window, and what passing means."""

from __future__ import annotations

from typing import Final

from methuselah.engine.decisions import NOTHING, Decision
from methuselah.engine.state import State
from methuselah.language import names
from methuselah.rules.action.action import Action, stealth
from methuselah.rules.action.bleed import bleed_amount
from methuselah.rules.action.blocks import intercept
from methuselah.rules.combat.combat import Combat, Round
from methuselah.rules.combat.damage import Damage, current_victim, preventable
from methuselah.rules.playing.as_played import AsPlayed
from methuselah.rules.politics.votes import tally
from methuselah.rules.torpor.going_to_torpor import Falling
from methuselah.rules.turn.discard import discard_actions
from methuselah.rules.turn.influence import transfers_left
from methuselah.rules.turn.master import master_actions
from methuselah.table.naming import Telling, phrases
from methuselah.table.speech import spoken
from methuselah.table.trades import trade_words
from methuselah.wording.book import slug

__all__ = ["WINDOWS", "ask_words", "passing", "window_words"]

STEPS: Final = ("bid", "trade", "secret", "terms", "hand", "announce", "choose", "block")
WINDOWS: Final = (*names.WINDOWS, *STEPS)
"""Every window and step in which something is asked and that has a name."""

TOP: Final = ("unlock", "master", "minion", "influence", "discard")
"""The windows that are phases."""


def window_words(window: str, language: str = "en") -> str:
    """The name of a window; of a window that has none, its own words."""
    if window in WINDOWS:
        return phrases(language).say(f"window-{slug(window)}", {})
    return window.replace("_", " ")


def _summary(telling: Telling, action: Action) -> str:
    """The action in a few words: "Ryan's bleed of 2 at you"."""
    state, minion = telling.state, telling.card(action.acting)
    if action.kind == "bleed":
        number = bleed_amount(state, action) if action.acting in state.cards else 0
        return telling.say("summary-bleed", minion=minion, n=number, who=telling.who(action.bled))
    about = {"minion": minion, "kind": slug(action.kind), "word": telling.word(action.kind)}
    if action.card != NOTHING:
        return telling.say("summary-card", card=telling.card(action.card), **about)
    return telling.say("summary", **about)


def passing(telling: Telling) -> str:
    """What passing means here, as a consequence where it has one."""
    state, decision = telling.state, telling.decision
    window = "" if decision is None else decision.window
    mine = state.active == telling.viewer
    action = state.frame(Action)
    if window in TOP:
        return telling.say(f"pass-{window}" if mine else "pass")
    if window == "as_played":
        played = state.frame(AsPlayed)
        if played is not None:
            return telling.say("pass-played", card=telling.card(played.card))
    if window in ("range", "additional", "press", "prevent"):
        return _passing_in_combat(telling, window)
    if action is None:
        return telling.say("pass")
    if window == "action" and action.seat != telling.viewer:
        return telling.say("pass-block")
    if window == "attempt" and action.blocker in state.cards:
        meets = intercept(state, action.blocker) >= stealth(state, action)
        return telling.say("pass-attempt-meets" if meets else "pass-attempt-fails")
    if window == "declined":
        return telling.say("pass-declined", what=_summary(telling, action))
    return telling.say("pass")


def _passing_in_combat(telling: Telling, window: str) -> str:
    state = telling.state
    fight, combat = state.frame(Round), state.frame(Combat)
    if window == "range" and fight is not None:
        return telling.say("pass-range", word=telling.word(fight.range))
    if window == "additional":
        return telling.say("pass-additional")
    if window == "press" and combat is not None:
        return telling.say("pass-press-on" if combat.goes_on else "pass-press-end")
    if window == "prevent" and state.frame(Damage) is not None:
        return telling.say("pass-damage", n=preventable(state, current_victim(state)))
    return telling.say("pass")


# -- questions ----------------------------------------------------------------------------------

KINDS: Final = (
    "strike",
    "with strike",
    "retainer",
    "first to resolve",
    "seize",
    "maneuver",
    "press",
    "additional",
    "trigger",
    "effect",
    "target",
    "aimed",
    "to",
    "X",
    "draw",
    "draw again",
    "draw one more",
    "requirement",
    "order",
    "diablerize",
    "trophy",
    "discard",
    "equipment",
    "discipline",
    "partner",
    "blood cost",
    "points",
    "credit",
)
"""The kinds of decisions that are no windows and have a question of their own."""


def ask_words(state: State, decision: Decision, language: str = "en") -> str:
    """The question of a decision to its seat, in one sentence."""
    telling = Telling(state, decision.seat, decision, language)
    words = _ask_words(telling, decision)
    return spoken(state, words[:1].upper() + words[1:], language)


def _ask_words(telling: Telling, decision: Decision) -> str:
    if decision.kind == "window":
        return _window_question(telling, decision)
    if decision.kind == "terms of trade":
        return trade_words(telling)
    if decision.kind.startswith("aim "):
        return telling.say("ask-aim", about=telling.card(int(decision.kind.removeprefix("aim "))))
    about = telling.card(decision.about)
    if decision.kind.startswith("bearer of "):
        return telling.say("ask-bearer", about=about)
    if decision.kind in KINDS:
        return telling.say(f"ask-{slug(decision.kind)}", about=about)
    return telling.say("ask" if decision.about == NOTHING else "ask-about", about=about)


def _window_question(telling: Telling, decision: Decision) -> str:
    state, window = telling.state, decision.window
    mine = state.active == decision.seat
    action = state.frame(Action)
    named = window_words(window, telling.language)
    if window in TOP and action is None:
        return _phase_question(telling, window) if mine else _in_phase_of(telling, named)
    if window == "as_played":
        played = state.frame(AsPlayed)
        if played is not None:
            card = telling.card(played.card)
            return telling.say("ask-cancel", who=telling.who(played.seat), card=card)
    if window == "polling":
        votes_for, votes_against = tally(state)
        return telling.say("ask-votes", **{"for": votes_for, "against": votes_against})
    if window == "torpor":
        falling = state.frame(Falling)
        if falling is not None:
            fates = [fate for fate in falling.fates if fate.minion in state.cards]
            return ", ".join(
                telling.say("fate", minion=telling.minion(one.minion), how=one.word, word=one.word)
                for one in fates
            )
    if state.frame(Combat) is not None:
        return telling.say("ask-in-combat", window=named)
    if action is not None:
        return _action_question(telling, decision, action)
    return telling.say("ask-in-window", window=named.capitalize())


def _phase_question(telling: Telling, window: str) -> str:
    state, seat = telling.state, telling.viewer
    if window == "master":
        return telling.say("ask-master", n=master_actions(state, seat))
    if window == "influence":
        return telling.say("ask-influence", n=transfers_left(state, seat))
    if window == "discard":
        return telling.say("ask-discard-phase", n=discard_actions(state, seat))
    return telling.say(f"ask-{window}")


def _in_phase_of(telling: Telling, named: str) -> str:
    words = telling.say("ask-in-phase", who=telling.who(telling.state.active), window=named)
    return words[:1].upper() + words[1:]


def _action_question(telling: Telling, decision: Decision, action: Action) -> str:
    state = telling.state
    what = _summary(telling, action)
    if decision.window == "attempt" and action.blocker in state.cards:
        return telling.say(
            "ask-attempt",
            minion=telling.card(action.blocker),
            what=what,
            stealth=stealth(state, action),
            intercept=intercept(state, action.blocker),
        )
    if decision.window == "action":
        if action.seat == decision.seat:
            return telling.say("ask-own-action", what=what)
        if any(option.verb == "block" for option in decision.options):
            return telling.say("ask-block", what=what, stealth=stealth(state, action))
        return telling.say("ask-react", what=what)
    if decision.window == "declined":
        return telling.say("ask-declined", what=what)
    named = window_words(decision.window, telling.language)
    return telling.say("ask-in-action", what=what, window=named)
