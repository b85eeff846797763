"""A first game: what to do now and why, and what was learned, from what lies open to the seat.

The option that is advised is the one that a program would take in her place, from her view alone:
whoever follows the guide plays to win. Here it gets the name of a tip, and the page has its words.
A page only shows it, and keeps which lessons were learned: it knows no rule. Whoever needs no guide
looks away.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal

from methuselah.engine.decisions import NOBODY, Decision, Option
from methuselah.engine.state import State
from methuselah.players.heuristic import advised
from methuselah.server.asking import DECLINING, PLAYING
from methuselah.table.situation import Situation

__all__ = ["GuideNow", "Lesson", "Tip", "guide_now"]

Lesson = Literal[
    "influence",
    "discard",
    "master",
    "bleed",
    "edge",
    "stealth",
    "reaction",
    "block",
    "combat",
    "vote",
    "oust",
]
"""What somebody learns in her first game."""

TipName = Literal[
    "act",
    "actions-over",
    "bleed",
    "block",
    "call-vote",
    "choose",
    "combat",
    "combat-card",
    "discard",
    "discard-card",
    "draw-crypt",
    "edge",
    "hunt",
    "influence-over",
    "master",
    "modifier",
    "move-out",
    "no-block",
    "over",
    "play-master",
    "react",
    "reaction",
    "strike",
    "transfer",
    "use",
    "vote",
    "watch",
    "watch-you",
    "won",
]
"""The name of what is said."""

IN_PHASE: Final[dict[str, dict[str, TipName]]] = {
    "influence": {
        "transfer": "transfer",
        "move out": "move-out",
        "draw from the crypt": "draw-crypt",
    },
    "master": {"play": "play-master"},
    "minion": {"act": "act", "use action": "act"},
    "discard": {"discard": "discard-card"},
    "unlock": {"gain from the Edge": "edge"},
}
"""What an option of one's own phase is called, by its window and its verb."""
PHASE_OVER: Final[dict[str, TipName]] = {
    "influence": "influence-over",
    "master": "master",
    "minion": "actions-over",
    "discard": "discard",
}
"""What it is called to do nothing more in it."""
ACTIONS: Final[dict[str, TipName]] = {"bleed": "bleed", "political": "call-vote", "hunt": "hunt"}
"""What an action is called, by its kind."""
LATELY: Final = 400
"""So many lines of the journal are searched for what she has done."""


@dataclass(frozen=True, slots=True)
class Tip:
    """A piece of advice. option: the index of the option that is advised, -1 for none."""

    name: TipName
    option: int = -1


@dataclass(frozen=True, slots=True)
class GuideNow:
    """The guide of a first game. learned: what was learned lately; tip: what to do now."""

    learned: tuple[Lesson, ...] = ()
    tip: Tip = Tip("watch")


def guide_now(state: State, seat: int, decision: Decision | None, now: Situation) -> GuideNow:
    """What the guide says to a seat; nothing to who looks on."""
    if seat == NOBODY:
        return GuideNow()
    learned = dict.fromkeys((*_learned(state, seat, now), *_done(state, seat)))
    return GuideNow(tuple(learned), _tip(state, seat, decision, now))


def _owns(state: State, seat: int, card: int) -> bool:
    return card in state.cards and state.controller(card) == seat


def _learned(state: State, seat: int, now: Situation) -> Iterator[Lesson]:
    """What can be seen of it now."""
    action, combat, referendum = now.action, now.combat, now.referendum
    if state.seats[seat].ready:
        yield "influence"
    if action is not None and action.seat == seat:
        if action.kind == "bleed":
            yield "bleed"
        if action.stealth:
            yield "stealth"
    elif action is not None and _owns(state, seat, action.blocker):
        yield "block"
    if combat is not None and any(
        _owns(state, seat, one) for one in (combat.acting, combat.opposing)
    ):
        yield "combat"
    if referendum is not None and any(who == seat for who, _, _, _ in referendum.casts):
        yield "vote"
    if state.edge == seat:
        yield "edge"
    if state.seats[seat].half_points:
        yield "oust"


def _done(state: State, seat: int) -> Iterator[Lesson]:
    """What she has done, as the journal tells it."""
    for entry in state.journal[-LATELY:]:
        if entry.seat != seat:
            continue
        if entry.what == "discarded":
            yield "discard"
        elif entry.what == "played":
            types = state.setting.definitions[entry.face].face.types
            if "master" in types:
                yield "master"
            elif "reaction" in types and state.active != seat:
                yield "reaction"


def _tip(state: State, seat: int, decision: Decision | None, now: Situation) -> Tip:
    if state.result is not None:
        return Tip("won" if state.seats[seat].half_points else "over")
    if decision is None:
        aimed = now.action is not None and seat in now.action.targets
        return Tip("watch-you" if aimed else "watch")
    option = advised(state, decision)
    return Tip(_name(state, seat, decision.options[option], now), option)


def _name(state: State, seat: int, option: Option, now: Situation) -> TipName:
    """What an advised option is called where it is offered."""
    declines = option.verb in DECLINING
    if now.window in IN_PHASE and state.active == seat:
        return _in_phase(option, now.window)
    if now.window == "polling":
        return "vote"
    if now.combat is not None:
        if option.verb in PLAYING and not declines:
            return "combat-card"
        return "strike" if now.window == "strike" else "combat"
    if option.verb == "block":
        return "block"
    if option.verb in PLAYING:
        acts = now.action is not None and now.action.seat == seat
        return "modifier" if acts else "reaction" if now.action is not None else "use"
    if declines:
        return "no-block" if now.window == "action" and state.active != seat else "react"
    return "choose"


def _in_phase(option: Option, phase: str) -> TipName:
    """What an advised option of her own phase is called."""
    if option.verb in DECLINING:
        return PHASE_OVER.get(phase, "react")
    if option.verb == "act":
        return ACTIONS.get(option.word, "act")
    return IN_PHASE[phase].get(option.verb, "use" if option.verb in PLAYING else "choose")
