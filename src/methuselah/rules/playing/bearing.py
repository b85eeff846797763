"""Which cards a minion may have on it: "a minion can have only one vehicle" (R0, Equipment).

Reads the statics `only one` of cards on a minion (word: a keyword or a name) and the rows
`shuns` (word: a Discipline or a clan that no card on it may require) and
`cannot have` of the minion (word: a type, a keyword or "ranged weapon") and `may have` (word: the
name of a ranged weapon that it can have all the same).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from methuselah.engine import atoms
from methuselah.engine.decisions import NOTHING
from methuselah.engine.definitions import Definition
from methuselah.engine.rows import words
from methuselah.engine.state import State
from methuselah.engine.traits import cards_on, keywords_of, types_of

__all__ = ["SHUNS", "burn_shunned", "is_ranged_weapon", "may_be_given", "may_bear", "shunned_by"]

RANGED_WEAPON: Final = "ranged weapon"
SHUNS: Final = "shuns"


def shunned_by(state: State, card: int, definition: Definition) -> set[str]:
    """What makes some shun a card: the clans that it requires, and its Disciplines.

    In play those count with which it was played (R3 1.6.1).
    """
    record = state.cards.get(card)
    modes = [mode for mode in definition.modes if record is not None and mode.key == record.mode]
    codes = modes[0].disciplines if modes and modes[0].disciplines else definition.face.disciplines
    return {*definition.face.clans, *(code.lower() for code in codes)}


def burn_shunned(state: State, card: int) -> None:
    """A card on a minion burns what else is on it and is shunned."""
    minion = state.cards[card].parent
    shunned = words(state, SHUNS, minion)
    for other in cards_on(state, minion) if shunned else ():
        if not shunned_by(state, other, state.definition(other)).isdisjoint(shunned):
            atoms.burn(state, other)


def is_ranged_weapon(definition: Definition, keywords: Iterable[str]) -> bool:
    """Whether it is a weapon that provides a ranged strike ([LSJ 20060825])."""
    strikes = (use.strike for use in definition.uses if use.strike is not None)
    return "weapon" in keywords and any(strike.ranged for strike in strikes)


def may_bear(state: State, minion: int, card: int) -> bool:
    """Whether a minion may have this card too: "a minion can have only one vehicle".

    No imbued has two copies of the same power (RB24, Appendix: Imbued Rules, 3).
    """
    definition = state.definition(card)
    types = types_of(state, card) or definition.face.types
    return _may(state, minion, definition, types, keywords_of(state, card), card)


def may_be_given(state: State, minion: int, definition: Definition) -> bool:
    """The same of a card that is still in a pile."""
    face = definition.face
    return _may(state, minion, definition, face.types, face.keywords, NOTHING)


def _may(
    state: State,
    minion: int,
    definition: Definition,
    types: Iterable[str],
    keywords: Iterable[str],
    card: int,
) -> bool:
    barred = words(state, "cannot have", minion)
    face = definition.face
    if barred and any(kind in barred for kind in (*types, *keywords)):
        return False
    shunned = words(state, SHUNS, minion)
    if shunned and not shunned_by(state, card, definition).isdisjoint(shunned):
        return False
    if RANGED_WEAPON in barred and is_ranged_weapon(definition, keywords):
        if face.name not in words(state, "may have", minion):
            return False
    for limit in (*keywords, face.name):
        for other in cards_on(state, minion):
            worn = state.definition(other)
            named = limit in keywords_of(state, other) or limit == worn.face.name
            single = "power" in face.types or _only_one(worn, limit) or _only_one(definition, limit)
            if other != card and named and single:
                return False
    return True


def _only_one(definition: Definition, limit: str) -> bool:
    return any(s.kind == "only one" and s.word == limit for s in definition.statics)
