"""Lists of windows that are kept by hand say of every window on which side it is."""

from __future__ import annotations

from methuselah.cards import definitions
from methuselah.language import paying
from methuselah.language.combat import damage as prevention
from methuselah.language.names import WINDOWS
from methuselah.language.speaking.ways import ACTIONS
from methuselah.language.ways import ANYTIME, WAKES
from methuselah.rules.action import types
from methuselah.rules.combat import damage
from methuselah.rules.playing.offering import REACTING

NO_WAKE = {
    "torpor": "Reform Body answers for the vampire that is about to go there: it need not be awake",
    "diablerie": "the same card, for the victim",
    "would_succeed": "the last moment of an action: who wants to answer it woke during the action",
}
"""Windows of reactions in which nobody wakes, and why."""
BELONG_TOGETHER = {
    "as_played": "only what cancels, and wakes, come before a card has its effect (P3)",
    "would_block": "only replacements of the block (A6)",
    "blocked": "the action has been blocked: cards that say so (A7)",
    "would_succeed": "only what is usable then (A8'')",
    "before_referendum": "between a success and its referendum (R0)",
    "range": "maneuvers only (K2)",
    "strike": "strikes only (K4a)",
    "as_strike_chosen": "aims only (K4a)",
    "strike_declared": "between two strikes (K4a)",
    "prevent": "only prevention (K5a)",
    "damaged": "only what is usable as damage is inflicted (K5b)",
    "torpor": "only what replaces torpor or burning (K5c)",
    "additional": "additional strikes only (K6)",
    "press": "presses only (K7)",
    "combat_would_end": "only replacements of the end (K9)",
    "combat_about_to_end": "only what is usable as combat is about to end (K9)",
    "after_combat": "only what is usable after combat, before what waits for its end (K10)",
    "diablerie": "only what undoes the attempt (D1)",
    "has_burned": "only what is usable as a minion has burned another one",
    "before_hunt": "between a diablerie and its blood hunt (D3)",
    "hunt_passed": "only what saves from the hunt (D5)",
    "oust": "only what saves from ousting (O2)",
    "paying": "only what pays",
}
"""Windows in which "at any time" is no time: two moments that belong together."""


def test_a_minion_may_wake_wherever_a_reaction_can_be_played() -> None:
    """Else it could not play the reaction for want of waking (ruling 2 of Gracetius)."""
    windows = {
        window
        for definition in definitions().values()
        for mode in (*definition.modes, *definition.uses)
        if mode.play == "reaction" or mode.by.removesuffix(" bearer") in REACTING
        for window in mode.windows
    }
    assert windows - set(WAKES) == set(NO_WAKE)


def test_every_window_is_at_any_time_or_belongs_to_a_moment() -> None:
    """A new window is put on one side or the other."""
    assert {*ANYTIME, *BELONG_TOGETHER} == set(WINDOWS)
    assert not {*ANYTIME} & {*BELONG_TOGETHER}


def test_lists_that_two_rooms_keep_say_the_same() -> None:
    """As what actions are played; the strikes from which damage comes."""
    assert {*paying.ACTION_CARDS} == {*types.ACTION_CARDS} <= {*ACTIONS}
    assert prevention.STRIKES == damage.STRIKES
    assert tuple(f"normal {source}" for source in damage.STRIKES) == prevention.NORMAL_STRIKES
