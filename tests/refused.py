"""Why a card was not offered: what a failing test adds to "never offered"."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from methuselah.cards import definitions
from methuselah.engine.decisions import Decision
from methuselah.engine.definitions import Definition
from methuselah.engine.state import State
from methuselah.pool import pool
from methuselah.table.why_not import why_not

__all__ = ["in_turn", "playable", "refusal", "spellings"]


def playable(name: str | Definition) -> str | Definition:
    """A card that somebody could play: refuse one that is not defined yet, and say what to do."""
    assert not isinstance(name, str) or pool()[name].id in definitions(), (
        f"{name} has no definition in methuselah.cards, so that nobody could play it: "
        f'define it, hold a made-up card, paper("{name}", ...), or, where it only lies in the '
        f'hand, say puts("{name}", "hand")'
    )
    return name


def spellings(name: str) -> tuple[str, ...]:
    """A name as it was said, of a made-up card, and as the pool spells it."""
    face = pool().get(name)
    return (name,) if face is None else (name, face.name)


def refusal(then: State, state: State | None, seat: int, wanted: dict[str, Any]) -> str:
    """Lines with the reasons that a player would be told, "" where no card was asked for.

    then: the table as the test asked for it; state: as the seat was first asked, which may be much
    later, None if she never was. Each line says of which moment it speaks.
    """
    name = wanted.get("card")
    if name is None:
        return ""
    lines = [_reason(_as_asked(then, seat), seat, name, "when the test asked for it")]
    if state is None:
        lines.append("\nshe was never asked")
    elif _moment(state) != _moment(then):
        lines.append(_reason(state, seat, name, "when she was first asked, later"))
    return "".join(lines)


def in_turn(decision: Decision) -> str:
    """What to say where points are divided: they are asked for seat by seat."""
    seats = {option.seat for option in decision.options if option.verb == "allocate"}
    return "".join(
        f"\npoints are allocated seat by seat, 0 too: say first how many seat {seat} gets, "
        f'does("allocate", seat=table.seats[{seat}], number=...)'
        for seat in seats
    )


def _as_asked(state: State, seat: int) -> State:
    """The table as if this seat were asked now, whoever is."""
    if state.pending is None or state.pending.seat == seat:
        return state
    asked = state.clone()
    asked.pending = replace(state.pending, seat=seat, options=())
    return asked


def _moment(state: State) -> tuple[int, int, str, int]:
    """Turn, who is active, window, and how deep in procedures: two of them are two moments."""
    window = "" if state.pending is None else state.pending.window
    return state.turn, state.active, window, len(state.stack)


def _reason(state: State, seat: int, name: int | str, when: str) -> str:
    here = [*state.seats[seat].hand, *state.cards]
    cards = [name] if isinstance(name, int) else [card for card in here if _is(state, card, name)]
    window = "" if state.pending is None else state.pending.window
    place = f'{when}: turn {state.turn} of seat {state.active}, window "{window}"'
    return "".join(f"\nwhy not: {why_not(state, seat, card)} [{place}]" for card in cards[:1])


def _is(state: State, card: int, name: str) -> bool:
    return state.definition(card).name in spellings(name)
