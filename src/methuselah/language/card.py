"""Writing a card: its ways and abilities under its name, checked against its face.

`card("Govern the Unaligned", dom=action(bleeds(+2)), DOM=action(...), text="a41f0c")`. Keyword
arguments in lower case are inferior levels, in upper case superior ones; "cel_pre" needs both
and `for_` is Fortitude, since Python keeps "for" to itself.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from methuselah.engine.definitions import (
    DEFINITIONS,
    EMPTY,
    Block,
    Definition,
    Effect,
    Mode,
    Static,
    Trigger,
    defined,
)
from methuselah.language.changing.singles import only_one, single
from methuselah.language.minions.becoming import MERGED
from methuselah.language.minions.imbued import spends
from methuselah.language.names import LIMITS, REPLACED, USERS, WINDOWS, known
from methuselah.language.reading.conditions import unless
from methuselah.language.reading.seats import YOU
from methuselah.pool import Face, merged_keywords, pool
from methuselah.pool.keywords import keywords

__all__ = ["DEFINITIONS", "card", "crypt_statics", "keyed_among", "plain"]

Ability = Mode | Static | Trigger
Ways = Mode | tuple[Mode, ...]


def card(
    name: str,
    *abilities: Ability,
    text: str,
    enters: tuple[Effect, ...] = (),
    as_enters: tuple[Effect, ...] = (),
    until_merged: tuple[str, ...] = (),
    **levels: Ways,
) -> Definition:
    """Define a card. Positional parts without Discipline: ways to play it, and abilities in play.

    text: the digest of the official text that this definition implements; enters: what happens
    after it has come into play; as_enters: what happens before it could contest anything;
    until_merged: the traits of its face that it loses as it merges.
    Raises KeyError for a name that is no card, ValueError for a card defined in two ways.
    """
    face = pool()[name]
    modes: list[Mode] = []
    price = face.conviction_cost or 0
    toll = (spends(price),) if price > 0 else ()
    uses: list[Mode] = []
    actions: list[Mode] = []
    statics: list[Static] = [
        replace(one, when=unless(MERGED)) if one.kind in until_merged else one
        for one in crypt_statics(face)
    ]
    triggers: list[Trigger] = []
    for ability in abilities:
        if isinstance(ability, Static):
            statics.append(ability)
        elif isinstance(ability, Trigger):
            triggers.append(ability)
        elif ability.play == "use":
            uses.append(keyed_among(ability, uses))
        elif ability.play == "act":
            actions.append(keyed_among(ability, actions))
        else:
            modes.append(keyed_among(ability, modes))
    for level, ways in levels.items():
        key = level.rstrip("_")
        needed = tuple(key.split("_"))
        for way in ways if isinstance(ways, tuple) else (ways,):
            announce = Block((*toll, *way.announce.effects))
            keyed = replace(way, key=key, disciplines=needed, announce=announce)
            modes.append(keyed_among(keyed, modes))
    definition = defined(
        face,
        digest=text,
        modes=tuple(single(mode, face) for mode in modes),
        uses=tuple(uses),
        actions=tuple(actions),
        statics=(*statics, *only_one(face)),
        triggers=tuple(triggers),
        enters=Block(enters) if enters else EMPTY,
        entering=Block(as_enters) if as_enters else EMPTY,
    )
    for mode in (*modes, *uses, *actions):
        _known(mode)
    known = DEFINITIONS.setdefault(face.id, definition)
    if known != definition:
        raise ValueError(f"{name} is defined twice")
    return known


def _known(mode: Mode) -> None:
    """Refuse the names that no rule would read."""
    for window in mode.windows:
        known(window, WINDOWS, "window")
    known(mode.by, USERS, "user")
    if mode.once:
        known(mode.once, LIMITS, "limit")
    if mode.replace:
        known(mode.replace, REPLACED, "moment of replacement")


def keyed_among(mode: Mode, others: list[Mode]) -> Mode:
    """A mode with a key of its own: the second "cel" becomes "cel 2"."""
    taken = {other.key for other in others}
    if mode.key not in taken:
        return mode
    number = 2
    while f"{mode.key} {number}".strip() in taken:
        number += 1
    return replace(mode, key=f"{mode.key} {number}".strip())


def plain(face: Face) -> Definition:
    """The definition of a crypt card whose text is keywords only."""
    return defined(face, digest=face.digest, statics=crypt_statics(face))


BONUSES: Final = ("bleed", "strength", "stealth", "intercept", "hunt")
"""Flat bonuses of a minion, by the name of the row that they are."""
FLAGS: Final = {
    "scarce": "scarce",
    "infernal": "infernal",
    "sterile": "sterile",
    "blood_cursed": "blood cursed",
    "black_hand": "black hand",
    "seraph": "seraph",
    "flight": "flight",
    "red_list": "red list",
}
"""Keywords of a crypt card, by the name of the static that they are."""


def crypt_statics(face: Face) -> tuple[Static, ...]:
    """What a crypt card's keywords give it: flat bonuses, and traits that rules ask for."""
    if not face.crypt:
        return ()
    read = keywords(face)
    statics = [Static(kind, getattr(read, kind)) for kind in BONUSES if getattr(read, kind)]
    statics += [Static(kind) for name, kind in FLAGS.items() if getattr(read, name)]
    merged = merged_keywords(face)
    statics += [
        Static(kind, getattr(merged, kind), when=MERGED)
        for kind in BONUSES
        if getattr(merged, kind)
    ]
    if read.hand_size:
        statics.append(Static("hand_size", read.hand_size, YOU))
    if read.slave_of:
        statics.append(Static("slave", word=read.slave_of))
    if read.circle:
        statics.append(Static("circle", word=read.circle))
    return tuple(statics)
