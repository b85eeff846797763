"""A first game: what to do now and why, and what was learned, from what lies open to the seat.

A page only shows it, and keeps which lessons were learned: it knows no rule. Whoever needs no guide
looks away.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal

from methuselah.engine.decisions import NOBODY, Decision, Option
from methuselah.engine.state import State
from methuselah.rules.turn.influence import price_of
from methuselah.server.asking import DECLINING, fails
from methuselah.table.situation import Situation

__all__ = ["GuideNow", "Lesson", "Tip", "guide_now"]

Lesson = Literal["influence", "bleed", "block", "combat", "vote"]
"""What somebody learns in her first game."""

TipName = Literal[
    "actions-over",
    "bleed",
    "block",
    "call-vote",
    "choose",
    "combat",
    "discard",
    "influence-over",
    "master",
    "move-out",
    "no-block",
    "over",
    "react",
    "strike",
    "transfer",
    "vote",
    "watch",
    "watch-you",
]
"""The name of what is said."""

ENOUGH_MINIONS: Final = 3
"""So many ready, and she is advised to keep her pool."""
LEAST_POOL: Final = 8
"""With less she is advised to keep it too."""


@dataclass(frozen=True, slots=True)
class Tip:
    """A piece of advice. option: the index of the option that is advised, -1 for none; until: it
    is given no more once this was learned, "" if it is given always.
    """

    name: TipName
    option: int = -1
    until: Lesson | Literal[""] = ""


@dataclass(frozen=True, slots=True)
class GuideNow:
    """The guide of a first game. learned: what this moment shows to have been learned; tips: the
    first of them that is still given is what to do now.
    """

    learned: tuple[Lesson, ...] = ()
    tips: tuple[Tip, ...] = ()


def guide_now(state: State, seat: int, decision: Decision | None, now: Situation) -> GuideNow:
    """What the guide says to a seat; nothing to who looks on."""
    if seat == NOBODY:
        return GuideNow()
    return GuideNow(tuple(_learned(state, seat, now)), tuple(_tips(state, seat, decision, now)))


def _owns(state: State, seat: int, card: int) -> bool:
    return card in state.cards and state.controller(card) == seat


def _learned(state: State, seat: int, now: Situation) -> Iterator[Lesson]:
    action, combat, referendum = now.action, now.combat, now.referendum
    if state.seats[seat].ready:
        yield "influence"
    if action is not None and action.kind == "bleed" and action.seat == seat:
        yield "bleed"
    if action is not None and action.seat != seat and _owns(state, seat, action.blocker):
        yield "block"
    if combat is not None and any(
        _owns(state, seat, one) for one in (combat.acting, combat.opposing)
    ):
        yield "combat"
    if referendum is not None and any(who == seat for who, _, _, _ in referendum.casts):
        yield "vote"


class _Asked:
    """The options of a question, found by what they do."""

    def __init__(self, decision: Decision) -> None:
        self.options = tuple(enumerate(decision.options))

    def first(self, *verbs: str, word: str = "") -> int:
        """The first option that does this, -1 for none."""
        fit = (i for i, one in self.options if one.verb in verbs and word in ("", one.word))
        return next(fit, -1)


def _tips(state: State, seat: int, decision: Decision | None, now: Situation) -> Iterator[Tip]:
    if state.result is not None:
        yield Tip("over")
    elif decision is None:
        aimed = now.action is not None and seat in now.action.targets
        yield Tip("watch-you" if aimed else "watch")
    elif now.window in ("influence", "master", "discard", "minion") and state.active == seat:
        yield from _in_phase(state, seat, decision, now.window)
    else:
        yield _in_between(state, seat, decision, now)


def _in_phase(state: State, seat: int, decision: Decision, phase: str) -> Iterator[Tip]:
    """Her own phases: the last piece of advice is given always."""
    asked = _Asked(decision)
    done = asked.first(*DECLINING)
    if (out := asked.first("move out")) >= 0:
        yield Tip("move-out", out)
    elif phase == "influence":
        to = _nearest(state, asked)
        mine = state.seats[seat]
        enough = len(mine.ready) >= ENOUGH_MINIONS or mine.pool < LEAST_POOL
        yield Tip("influence-over", done) if enough or to < 0 else Tip("transfer", to)
    elif phase == "minion":
        if (political := asked.first("act", word="political")) >= 0:
            yield Tip("call-vote", political, until="vote")
        bleed = asked.first("act", word="bleed")
        yield Tip("actions-over", done) if bleed < 0 else Tip("bleed", bleed)
    else:
        yield Tip("master" if phase == "master" else "discard", done)


def _nearest(state: State, asked: _Asked) -> int:
    """The transfer to the vampire that needs least: what is put on it is not lost; -1 for none."""

    def left(option: Option) -> int:
        return price_of(state, option.target) - state.cards[option.target].blood

    to = [(left(one), i) for i, one in asked.options if one.verb == "transfer"]
    return min(to)[1] if to else -1


def _in_between(state: State, seat: int, decision: Decision, now: Situation) -> Tip:
    """What goes on while somebody acts."""
    asked = _Asked(decision)
    passes = asked.first(*DECLINING)
    if now.window == "polling":
        calls = now.referendum is not None and now.referendum.caller == seat
        vote = asked.first("vote", word="for" if calls else "against")
        return Tip("vote", passes if vote < 0 else vote)
    if now.combat is not None:
        if now.window == "strike":
            return Tip("strike", max(0, asked.first("hand strike")))
        return Tip("combat", max(0, passes))
    blocks = (i for i, one in asked.options if one.verb == "block" and not fails(state, one))
    if (block := next(blocks, -1)) >= 0:
        return Tip("block", block)
    if now.window == "action" and state.active != seat:
        return Tip("no-block", passes)
    if now.window == "terms" or passes < 0:
        return Tip("choose", 0)
    return Tip("react", passes)
