"""What bars a target: at whom no action can be directed, no master played (R0, 1. Announce).

What a card lets its player choose among is said by its own words (`language.choosing.choices`);
whether a target still stands when the action resolves, by `Action.targets_stand`.

Reads the rows `no action at it` (whatever the action), `no action at it without` (word: a
Discipline that the acting minion needs) and `no action at it requiring` (word: a Discipline that
the action must not require), all about the card at which the action would be directed, `no card at
it requiring` (word: a Discipline that no card played on it may require, one's own neither), `shuns`
(the same; word: a clan, too), and the
statics `aims no action at it` about the minions that direct none at the minion with the card. A
slave without its master directs none (`serving`). An action at what its own Methuselah controls is
not directed, so that nothing here bars it.
"""

from __future__ import annotations

from typing import Final

from methuselah.engine.decisions import NOTHING
from methuselah.engine.definitions import Mode
from methuselah.engine.rows import found, scope_of, statics_of, words
from methuselah.engine.scope import Scope
from methuselah.engine.state import LIMBO, State
from methuselah.engine.traits import clan_of, has_disciplines, is_vampire
from methuselah.rules.legacy.serving import may_direct_actions
from methuselah.rules.playing.bearing import SHUNS, shunned_by
from methuselah.rules.playing.costs import MASTER_ON_IT, cost_of, master_on

__all__ = [
    "affords_master_on",
    "may_attack",
    "may_be_aimed_at",
    "may_be_played_on",
    "shuns_own_target",
]

NO_CARD: Final = "no card at it requiring"


def may_be_played_on(state: State, me: Scope, target: int) -> bool:
    """Whether a card that is being played may be played on another, whoever plays it.

    Who shuns what a card requires is no target of it either once that card is in play.
    """
    if not state.hooks.get(NO_CARD) and not state.hooks.get(SHUNS):
        return True
    definition = state.definition(me.card)
    for mode in definition.modes:
        if mode.key == me.mode:
            required = {code.lower() for code in mode.disciplines}
            shunned = {*required, *definition.face.clans}.intersection(words(state, SHUNS, target))
            return not shunned and required.isdisjoint(words(state, NO_CARD, target))
    if definition.face.crypt:
        return True  # a vampire requires nothing
    return shunned_by(state, me.card, definition).isdisjoint(words(state, SHUNS, target))


def shuns_own_target(state: State, card: int, mode: Mode, minion: int) -> bool:
    """Whether a card is put on the minion that plays it, and that may be no target of it."""
    if not state.hooks.get(NO_CARD) and not state.hooks.get(SHUNS):
        return False
    hosts = (getattr(effect, "on", None) for effect in mode.effect.effects)
    if not any(getattr(host, "name", "") == "minion" for host in hosts):
        return False
    return not may_be_played_on(
        state, Scope(state.controller(minion), card, minion, mode.key), minion
    )


def may_be_aimed_at(state: State, minion: int, target: int, required: tuple[str, ...] = ()) -> bool:
    """Whether a minion may direct an action that requires these Disciplines at a card."""
    if minion == NOTHING or target not in state.cards:
        return True
    if state.controller(minion) == state.controller(target):
        return True
    if found(state, "no action at it", target) or not may_direct_actions(state, minion):
        return False
    for card, _ in statics_of(state, "aims no action at it", minion):
        if target == scope_of(state, card).minion:
            return False
    needed = words(state, "no action at it without", target)
    if any(not has_disciplines(state, minion, (word,)) for word in needed):
        return False
    return not any(word in required for word in words(state, "no action at it requiring", target))


def may_attack(state: State, minion: int, target: int) -> bool:
    """Whether a minion may take an action to enter combat with this one, by clan and otherwise."""
    if found(state, "cannot enter combat", target):
        return False
    barred = words(state, "cannot attack", minion)
    return not (barred and is_vampire(state, target) and clan_of(state, target) in barred)


def affords_master_on(state: State, me: Scope, target: int) -> bool:
    """Whether there is the pool for what a target adds to the cost of a master being played.

    Cards in play cost nothing more ([ANK 20221120]).
    """
    if not state.hooks.get(MASTER_ON_IT) or "master" not in state.definition(me.card).face.types:
        return True
    record = state.cards.get(me.card)
    if record is not None and record.region != LIMBO:
        return True
    mode = state.definition(me.card).mode(me.mode)
    pool = cost_of(state, me.card, mode, me.minion, me).pool + master_on(state, target, me.you)
    return pool <= max(0, state.seats[me.you].pool)
