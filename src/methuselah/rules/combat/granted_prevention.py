"""Prevention that a minion was given before, used point by point as damage comes.

Reads the granted `prevention` (word: the damage that it is good for).
"""

from __future__ import annotations

from methuselah.engine.decisions import NOTHING, Option
from methuselah.engine.state import State
from methuselah.engine.windows import offers, performs
from methuselah.rules.combat.damage import current_victim, prevent, preventable
from methuselah.rules.combat.grants import granted, use_up


def _victims(state: State, window: str) -> int:
    """Who controls the minion whose turn it is."""
    victim = current_victim(state)
    return 0 if victim == NOTHING else 1 << state.controller(victim)


@offers("prevent", to=_victims)
def granted_prevention(state: State, window: str, seat: int) -> list[Option]:
    """Prevention that something gave the victim for this round or combat (Precognition)."""
    victim = current_victim(state)
    if victim == NOTHING or state.controller(victim) != seat:
        return []
    options = [
        Option("use prevention", card=row.source, minion=victim, word=row.word)
        for _, row in granted(state, "prevention", victim)
        if preventable(state, victim, _sources(row.word), _required(state, row.source))
    ]
    return list(dict.fromkeys(options))


def _sources(word: str) -> tuple[str, ...]:
    return (word,) if word else ()


@performs("use prevention")
def use_prevention(state: State, window: str, seat: int, option: Option) -> None:
    """Prevent 1 point with it: what "can" be prevented may be used in parts ([LSJ 20081210])."""
    row = use_up(state, "prevention", option.minion, option.card)
    prevent(state, option.minion, 1, _sources(row.word), _required(state, option.card))


def _required(state: State, card: int) -> tuple[str, ...]:
    """The Disciplines that a card which gave prevention requires."""
    return () if card == NOTHING else state.definition(card).face.disciplines
