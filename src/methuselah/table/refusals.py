"""Why a minion or a condition stands in the way of playing a card: what it requires, what must be
done first, what was done already, what its text asks, what it costs."""

from __future__ import annotations

from typing import Final

from methuselah.engine.decisions import NOTHING
from methuselah.engine.definitions import ACTORS, Condition, Mode
from methuselah.engine.rows import latched
from methuselah.engine.scope import Scope
from methuselah.engine.traits import clan_of, is_vampire
from methuselah.language.conditions import (
    AT_CLOSE,
    BLOCKED_THIS,
    BLOCKING,
    DIRECTED_AT_YOU,
    HAS_EDGE,
    MAY_BLOCK,
    NEEDS_INTERCEPT,
    NEEDS_STEALTH,
    NOT_LIMITED,
    REFERENDUM_PASSED,
    UNDIRECTED,
    WAS_BLOCKED,
    WAS_SUCCESSFUL,
    YOUR_TURN,
    ActionIs,
    PlayedThisAction,
    Unless,
)
from methuselah.rules.costs import can_pay, cost_of, purse
from methuselah.rules.minion import is_stuck, obliged
from methuselah.rules.offering import is_able
from methuselah.rules.titles import meets_requirement
from methuselah.table.barriers import barred_by
from methuselah.table.naming import Telling, level_words
from methuselah.table.ranks import CHOICE, CONDITION, COST, DUTY, REPEAT, USER, Refusal

__all__ = ["of_duties", "of_terms", "of_user"]

# -- the minion -------------------------------------------------------------------------------


def of_user(telling: Telling, card: int, mode: Mode, minion: int) -> Refusal | None:
    """What the card requires of the minion that plays it (RB24, Requirements for Playing Cards)."""
    state = telling.state
    face = state.definition(card).face
    rule = "RB24, Requirements for Playing Cards"
    name = telling.card(minion)
    if face.clans and clan_of(state, minion) not in face.clans:
        clans = " or ".join(face.clans)
        return Refusal(
            USER, f"{name} is no {clans}", rule, f"no minion of yours that could play it is {clans}"
        )
    for need in face.requires:
        if not meets_requirement(state, minion, need):
            return Refusal(
                USER + 1,
                f"{name} is not what it requires: {need}",
                rule,
                f"no minion of yours that could play it is what it requires: {need}",
            )
    if mode.disciplines and not is_able(state, minion, mode.disciplines):
        return _without_discipline(telling, mode, minion)
    if mode.who is not None and not mode.who.fits(
        state, Scope(telling.viewer, card, minion), minion
    ):
        return Refusal(USER + 3, f"{name} is not one of those that its text names", "its text")
    return None


def _without_discipline(telling: Telling, mode: Mode, minion: int) -> Refusal:
    level = level_words("_".join(mode.disciplines))
    what = f"{level}, the superior level" if level.isupper() else level
    rule = "RB24, Requirements for Playing Cards"
    name = telling.card(minion)
    if not is_vampire(telling.state, minion):
        words = f"{name} is no vampire, and only a vampire has {level}"
        return Refusal(USER + 1, words, rule)
    return Refusal(
        USER + 2,
        f"{name} does not have {what}",
        rule,
        f"no minion of yours that could play it has {what}",
    )


def of_duties(telling: Telling, minion: int) -> Refusal | None:
    """Mandatory actions: hers, or another minion's that comes first (R0, 3. Minion Phase)."""
    state = telling.state
    name = telling.card(minion)
    rule = "R0, 3. Minion Phase"
    if is_stuck(state, minion):
        return Refusal(DUTY, f"{name} is stuck: it cannot take the action it must take", rule)
    first = obliged(state, state.cards[minion].controller)
    if first and minion not in first:
        other = telling.card(first[0])
        return Refusal(DUTY, f"{other} must act first: mandatory actions come before others", rule)
    if minion in first:
        empty = state.cards[minion].blood == 0 and is_vampire(state, minion)
        must = "must hunt: it has no blood" if empty else "must take another action first"
        return Refusal(DUTY, f"{name} {must}", rule)
    return None


# -- the way to play it -----------------------------------------------------------------------


def of_terms(telling: Telling, card: int, mode: Mode, minion: int) -> Refusal | None:
    """Repetition, bars, the "only usable" conditions, something to choose, the cost."""
    state, seat = telling.state, telling.viewer
    scope = Scope(seat, card, minion, mode.key)
    repeated = _repeated(telling, card, mode, minion) if minion != NOTHING else None
    if repeated is not None:
        return repeated
    for condition in mode.only:
        if not condition.holds(state, scope):
            return _condition(telling, condition, minion)
    if not (mode.announce.possible(state, scope) and mode.terms.possible(state, scope)):
        return Refusal(
            CHOICE, "there is nothing that it could choose", "R0, 1. Announce the Action"
        )
    if not mode.cost.possible(state, scope):
        return Refusal(COST, "what its text asks as a price cannot be paid", "its text")
    if mode.play in ("use", "act"):
        return None
    return _too_dear(telling, card, mode, minion, scope)


def _repeated(telling: Telling, card: int, mode: Mode, minion: int) -> Refusal | None:
    state = telling.state
    name, who = state.definition(card).face.name, telling.card(minion)
    if mode.play in ("action modifier", "reaction") and latched(
        state, "action", "played", minion, name
    ):
        said = f"{who} has played it in this action already"
        return Refusal(REPEAT, said, "R0, Action Modifiers and Reactions")
    if mode.once == "unlock" and name in state.cards[minion].spent:
        return Refusal(REPEAT, f"{who} has played it since your last unlock phase", "its text")
    if mode.once and latched(state, mode.once, "once", minion, name):
        return Refusal(REPEAT, f"{who} has played it in this {mode.once} already", "its text")
    if latched(state, "turn", "action card", minion, name):
        return Refusal(REPEAT, f"{who} has taken this action this turn", "R0, No Repeat Actions")
    return barred_by(telling, card, mode, minion)


def _too_dear(telling: Telling, card: int, mode: Mode, minion: int, scope: Scope) -> Refusal | None:
    state, seat = telling.state, telling.viewer
    cost = cost_of(state, card, mode, minion, scope)
    bloodless = cost.blood and minion != NOTHING and not is_vampire(state, minion)
    if can_pay(state, seat, minion, cost) and not (bloodless and not mode.disciplines):
        return None
    rule = "R0, 3. Resolve the Action" if mode.by in ACTORS else "R3 1.6.1.1"
    if cost.pool > max(0, state.seats[seat].pool):
        return Refusal(
            COST, f"it costs {cost.pool} pool and you have {state.seats[seat].pool}", rule
        )
    if minion == NOTHING:
        return Refusal(COST, f"it costs {cost.blood} blood, and no minion pays for it", rule)
    who = telling.card(minion)
    if cost.life and state.cards[minion].blood < cost.blood + cost.life:
        return Refusal(COST, f"it costs {cost.blood + cost.life} life of {who}", rule)
    if bloodless and not mode.disciplines:
        return Refusal(COST, f"it costs blood, and {who} has none: it is no vampire", rule)
    return Refusal(COST, f"it costs {cost.blood} blood and {who} has {purse(state, minion)}", rule)


# -- conditions -------------------------------------------------------------------------------

_CONDITIONS: Final[tuple[tuple[Condition, str, str], ...]] = (
    (
        NEEDS_STEALTH,
        "stealth may be added only when it is needed, while a block attempt would succeed",
        "R0, Stealth and Intercept",
    ),
    (
        NEEDS_INTERCEPT,
        "intercept may be added only when it is needed, by the minion that is trying to block",
        "R0, Stealth and Intercept",
    ),
    (
        NOT_LIMITED,
        "the bleed was increased by a limited effect already, and one is the limit",
        "R0, Bleed",
    ),
    (AT_CLOSE, "it is usable at close range alone", "its text"),
    (HAS_EDGE, "it needs the Edge, which you do not have", "its text"),
    (YOUR_TURN, "it is usable in your own turn alone", "its text"),
    (DIRECTED_AT_YOU, "the action is not directed at you", "its text"),
    (UNDIRECTED, "the action is directed, and it is usable in undirected actions", "its text"),
    (WAS_BLOCKED, "the action was not blocked", "its text"),
    (WAS_SUCCESSFUL, "the action was not successful", "its text"),
    (BLOCKED_THIS, "this minion has not blocked the action", "its text"),
    (REFERENDUM_PASSED, "the referendum has not passed", "its text"),
    (BLOCKING, "this minion is not trying to block", "its text"),
    (MAY_BLOCK, "this minion may not block the action", "R0, Who May Attempt to Block"),
)


def _condition(telling: Telling, condition: Condition, minion: int) -> Refusal:
    """An "only usable" condition that does not hold."""
    for known, said, rule in _CONDITIONS:
        if condition == known:
            return Refusal(CONDITION, said, rule)
    if isinstance(condition, ActionIs) and condition.trait == "bleeds you":
        return Refusal(CONDITION, "the action is no bleed against you", "its text")
    if isinstance(condition, ActionIs) and condition.kinds:
        kinds = " or ".join(condition.kinds)
        return Refusal(CONDITION, f"it is usable in an action of this kind: {kinds}", "its text")
    if isinstance(condition, Unless) and isinstance(condition.condition, PlayedThisAction):
        name = condition.condition.name
        return Refusal(CONDITION, f"{name} was played in this action", "its text")
    return Refusal(CONDITION, "the condition that its text sets does not hold", "its text")
