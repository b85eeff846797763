"""Why a minion or a condition stands in the way of playing a card: what it requires, what must be
done first, what was done already, what its text asks, what it costs."""

from __future__ import annotations

from typing import Final

from methuselah.engine.decisions import NOTHING
from methuselah.engine.definitions import ACTORS, Condition, Mode
from methuselah.engine.rows import latched
from methuselah.engine.scope import Scope
from methuselah.engine.traits import clan_of, is_vampire, path_of
from methuselah.language.reading.conditions import (
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
from methuselah.rules.playing.costs import affords_price, as_action, can_pay, cost_of, purse
from methuselah.rules.playing.offering import is_able
from methuselah.rules.playing.requirements import meets_requirement
from methuselah.rules.turn.minion import is_stuck, obliged
from methuselah.table.barriers import barred_by
from methuselah.table.naming import Telling, level_words
from methuselah.table.ranks import (
    CHOICE,
    CONDITION,
    COST,
    DUTY,
    ITS_TEXT,
    REPEAT,
    USER,
    Refusal,
    Why,
    why,
)

__all__ = ["of_duties", "of_terms", "of_user"]

# -- the minion -------------------------------------------------------------------------------


def of_user(telling: Telling, card: int, mode: Mode, minion: int) -> Refusal | None:
    """What the card requires of the minion that plays it (RB24, Requirements for Playing Cards)."""
    state = telling.state
    face = state.definition(card).face
    rule = "RB24, Requirements for Playing Cards"
    name = telling.card(minion)
    if face.clans and clan_of(state, minion) not in face.clans:
        clans = telling.either(face.clans)
        return Refusal(
            USER, why("is-no", name=name, clans=clans), rule, why("none-is", clans=clans)
        )
    if face.path and path_of(state, minion) != face.path:
        words, remedy = (
            why("off-path", name=name, path=face.path),
            why("none-follows", path=face.path),
        )
        return Refusal(USER, words, rule, remedy)
    for need in face.requires:
        if not meets_requirement(state, minion, need):
            return Refusal(
                USER + 1,
                why("not-required", name=name, need=telling.need(need)),
                rule,
                why("none-required", need=telling.need(need)),
            )
    fights = mode.play == "combat"
    if mode.disciplines and not is_able(state, minion, mode.disciplines, fights=fights):
        return _without_discipline(telling, mode, minion)
    if mode.who is not None and not mode.who.fits(
        state, Scope(telling.viewer, card, minion), minion
    ):
        return Refusal(USER + 3, why("not-named", name=name), ITS_TEXT)
    return None


def _without_discipline(telling: Telling, mode: Mode, minion: int) -> Refusal:
    level = level_words("_".join(mode.disciplines))
    superior = "yes" if level.isupper() else "no"
    rule = "RB24, Requirements for Playing Cards"
    name = telling.card(minion)
    if not is_vampire(telling.state, minion):
        words = why("no-vampire-for-discipline", name=name, level=level)
        return Refusal(USER + 1, words, rule)
    return Refusal(
        USER + 2,
        why("without-discipline", name=name, level=level, superior=superior),
        rule,
        why("none-with-discipline", level=level, superior=superior),
    )


def of_duties(telling: Telling, minion: int) -> Refusal | None:
    """Mandatory actions: hers, or another minion's that comes first (R0, 3. Minion Phase)."""
    state = telling.state
    name = telling.card(minion)
    rule = "R0, 3. Minion Phase"
    if is_stuck(state, minion):
        return Refusal(DUTY, why("stuck", name=name), rule)
    first = obliged(state, state.cards[minion].controller)
    if first and minion not in first:
        other = telling.card(first[0])
        return Refusal(DUTY, why("other-first", name=other), rule)
    if minion in first:
        empty = state.cards[minion].blood == 0 and is_vampire(state, minion)
        said = why("must-hunt" if empty else "must-act-otherwise", name=name)
        return Refusal(DUTY, said, rule)
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
        return Refusal(CHOICE, why("nothing-to-choose"), "R0, 1. Announce the Action")
    if not mode.cost.possible(state, scope):
        return Refusal(COST, why("price-of-its-text"), ITS_TEXT)
    if mode.play in ("use", "act"):
        return None
    return _too_dear(telling, card, mode, minion, scope)


def _repeated(telling: Telling, card: int, mode: Mode, minion: int) -> Refusal | None:
    state = telling.state
    name, who = state.definition(card).face.name, telling.card(minion)
    if mode.play in ("action modifier", "reaction") and latched(
        state, "action", "played", minion, name
    ):
        said = why("played-in-this-action", name=who)
        return Refusal(REPEAT, said, "R0, Action Modifiers and Reactions")
    if mode.once == "unlock" and name in state.cards[minion].spent:
        return Refusal(REPEAT, why("played-since-unlock", name=who), ITS_TEXT)
    if mode.once and latched(state, mode.once, "once", minion, name):
        said = why("played-in-this", name=who, span=telling.word(mode.once))
        return Refusal(REPEAT, said, ITS_TEXT)
    if latched(state, "turn", "action card", minion, name):
        return Refusal(REPEAT, why("action-taken", name=who), "R0, No Repeat Actions")
    return barred_by(telling, card, mode, minion)


def _too_dear(telling: Telling, card: int, mode: Mode, minion: int, scope: Scope) -> Refusal | None:
    state, seat = telling.state, telling.viewer
    cost = cost_of(state, card, mode, minion, scope)
    if mode.by in ACTORS:
        cost = as_action(state, minion, mode.kind, cost)
    bloodless = cost.blood and minion != NOTHING and not is_vampire(state, minion)
    if can_pay(state, seat, minion, cost) and not (bloodless and not mode.disciplines):
        if affords_price(state, scope, mode, cost):
            return None
        return Refusal(COST, why("price-of-its-text"), ITS_TEXT)
    rule = "R0, 3. Resolve the Action" if mode.by in ACTORS else "R3 1.6.1.1"
    if cost.pool > max(0, state.seats[seat].pool):
        said = why("costs-pool", n=cost.pool, has=state.seats[seat].pool)
        return Refusal(COST, said, rule)
    if minion == NOTHING:
        return Refusal(COST, why("costs-blood-of-nobody", n=cost.blood), rule)
    who = telling.card(minion)
    if cost.life and state.cards[minion].blood < cost.blood + cost.life:
        return Refusal(COST, why("costs-life", n=cost.blood + cost.life, name=who), rule)
    if bloodless and not mode.disciplines:
        return Refusal(COST, why("costs-blood-no-vampire", name=who), rule)
    said = why("costs-blood", n=cost.blood, name=who, has=purse(state, minion))
    return Refusal(COST, said, rule)


# -- conditions -------------------------------------------------------------------------------

_CONDITIONS: Final[tuple[tuple[Condition, Why, str | Why], ...]] = (
    (
        NEEDS_STEALTH,
        why("stealth-when-needed"),
        "R0, Stealth and Intercept",
    ),
    (
        NEEDS_INTERCEPT,
        why("intercept-when-needed"),
        "R0, Stealth and Intercept",
    ),
    (
        NOT_LIMITED,
        why("limited"),
        "R0, Bleed",
    ),
    (AT_CLOSE, why("close-range-alone"), ITS_TEXT),
    (HAS_EDGE, why("needs-the-edge"), ITS_TEXT),
    (YOUR_TURN, why("own-turn-alone"), ITS_TEXT),
    (DIRECTED_AT_YOU, why("not-directed-at-you"), ITS_TEXT),
    (UNDIRECTED, why("undirected-alone"), ITS_TEXT),
    (WAS_BLOCKED, why("not-blocked"), ITS_TEXT),
    (WAS_SUCCESSFUL, why("not-successful"), ITS_TEXT),
    (BLOCKED_THIS, why("has-not-blocked"), ITS_TEXT),
    (REFERENDUM_PASSED, why("not-passed"), ITS_TEXT),
    (BLOCKING, why("not-trying-to-block"), ITS_TEXT),
    (MAY_BLOCK, why("may-not-block"), "R0, Who May Attempt to Block"),
)


def _condition(telling: Telling, condition: Condition, minion: int) -> Refusal:
    """An "only usable" condition that does not hold."""
    for known, said, rule in _CONDITIONS:
        if condition == known:
            return Refusal(CONDITION, said, rule)
    if isinstance(condition, ActionIs) and condition.trait == "bleeds you":
        return Refusal(CONDITION, why("no-bleed-at-you"), ITS_TEXT)
    if isinstance(condition, ActionIs) and condition.kinds:
        kinds = telling.either(map(telling.word, condition.kinds))
        return Refusal(CONDITION, why("kind-of-action", kinds=kinds), ITS_TEXT)
    if isinstance(condition, Unless) and isinstance(condition.condition, PlayedThisAction):
        name = condition.condition.name
        return Refusal(CONDITION, why("was-played", name=name), ITS_TEXT)
    return Refusal(CONDITION, why("condition-of-its-text"), ITS_TEXT)
