"""What a fighter was given for a round or a combat and may use: maneuvers, presses, prevention.

Cards that say "with 1 optional press" leave a row on the duration: "maneuver", "maneuver close",
"maneuver long" (only to get to that range), "press", "press continue", "press end", "maneuver or
press", "additional strike" or "prevention" (value: how many; a strike as its effect is committed
with the maneuver; word of a prevention: the damage that it is good for). Cards in play give the
same once each combat by a static `each combat` (word: the kind).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from methuselah.engine.decisions import NOTHING, Option
from methuselah.engine.definitions import Strike
from methuselah.engine.rows import add_row, statics_of
from methuselah.engine.state import Frame, Row, State

__all__ = ["NEXT_ROUND", "GrantedRow", "grant", "granted", "to_use", "use_up"]

EACH_COMBAT: Final = "each combat"
"""The static of what fighters are given once each combat; word: what."""
NEXT_ROUND: Final = "next round "
"""How the kinds of rows begin that wait for the next round of a combat."""
GrantedRow = tuple[Frame, Row]
"""A row with the duration that carries it."""


def grant(
    state: State,
    kind: str,
    minion: int,
    number: int = 1,
    *,
    source: int = NOTHING,
    until: str = "round",
    word: str = "",
    strike: Strike | None = None,
) -> Row | None:
    """Give a fighter something that it may use in this round or this combat."""
    frame = state.span(until)
    if frame is None or number <= 0:
        return None
    return add_row(frame, kind, number, subject=minion, source=source, word=word, effect=strike)


def granted(state: State, kind: str, minion: int) -> list[GrantedRow]:
    """What a fighter was given and has not used, with the duration that carries it.

    What is good for either of two, a "maneuver or press", is found and used up as either.
    """
    rows = [
        (frame, row)
        for frame in state.stack
        for row in frame.rows
        if row.subject == minion and kind in row.kind.split(" or ")
    ]
    return [*_each_combat(state, kind, minion), *rows]


def _each_combat(state: State, kind: str, minion: int) -> list[GrantedRow]:
    """What cards in play give a fighter once each combat, and it has not used in this one."""
    combat = state.span("combat")
    if combat is None or not state.hooks.get(EACH_COMBAT):
        return []
    return [
        (combat, Row(static.word, minion, 1, card))
        for card, static in statics_of(state, EACH_COMBAT, minion)
        if kind in static.word.split(" or ")
        if (EACH_COMBAT, card, minion, static.word) not in combat.used
    ]


def to_use(state: State, kinds: tuple[str, ...], minion: int, verb: str) -> list[Option]:
    """One option for each source and kind of what a fighter was given."""
    options = [
        Option(verb, card=row.source, minion=minion, word=kind)
        for kind in kinds
        for _, row in granted(state, kind, minion)
    ]
    return list(dict.fromkeys(options))


def use_up(state: State, kind: str, minion: int, source: int) -> Row:
    """Use one of what a fighter was given; what would end first is used first."""
    for frame, row in reversed(granted(state, kind, minion)):
        if row.source == source and row not in frame.rows:
            frame.used = (*frame.used, (EACH_COMBAT, source, minion, row.kind))
            return row
        if row.source == source:
            kept = list(frame.rows)
            place = kept.index(row)
            if row.value > 1:
                kept[place] = replace(row, value=row.value - 1)
            else:
                del kept[place]
            frame.rows = tuple(kept)
            return row
    raise AssertionError(f"no {kind} of card {source} is left")
