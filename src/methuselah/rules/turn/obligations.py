"""Counters of Methuselahs that oblige them in their unlock phases, whatever became of the card.

A counter is a row on its Methuselah that no phase of hers ends; it leaves the game with her. Its
effect is what she must do in each of her unlock phases, once for all counters of its name
(R3 4: mandatory, in the order she likes). Everybody sees these counters.
"""

from __future__ import annotations

from typing import Final

from methuselah.engine import atoms, turn_atoms
from methuselah.engine.decisions import NOTHING, Option
from methuselah.engine.definitions import Block
from methuselah.engine.journal import note
from methuselah.engine.programs import run
from methuselah.engine.rows import latch, latched
from methuselah.engine.scope import Scope
from methuselah.engine.state import Row, State
from methuselah.engine.windows import offers, performs, whose_turn

__all__ = ["burnable", "duties", "held", "holder_of_the_edge", "names_held", "oblige"]

LASTING: Final = "game"
"""The phase of these rows: none of that name ends them."""
DUTY: Final = "duty"


def _rows(state: State, seat: int, name: str = "") -> list[Row]:
    rows = state.seats[seat].rows
    return [row for row in rows if row.phase == LASTING and name in ("", row.word)]


def held(state: State, seat: int, name: str) -> int:
    """How many counters of this name a Methuselah has."""
    return len(_rows(state, seat, name))


def names_held(state: State, seat: int) -> tuple[str, ...]:
    """The names of the counters that she has, each once, oldest first."""
    return tuple(dict.fromkeys(row.word for row in _rows(state, seat)))


def oblige(state: State, seat: int, name: str, duty: Block, card: int) -> None:
    """She gets one counter: `card` is where it comes from."""
    row = Row(_kind(name), seat, 1, card, name, seat=seat, effect=duty, phase=LASTING)
    atoms.add_seat_row(state, seat, row)
    _tell(state, seat, name)


def _kind(name: str) -> str:
    return f"{name} counter"


def _tell(state: State, seat: int, name: str) -> None:
    note(state, "has counters", seat=seat, number=held(state, seat, name), word=name)


# -- the duty ---------------------------------------------------------------------------------


def duties(state: State, seat: int) -> tuple[str, ...]:
    """The counters that oblige her in the unlock phase in progress, and have not done so yet."""
    return tuple(
        name for name in names_held(state, seat) if not latched(state, "phase", DUTY, name)
    )


def _obliged(state: State, window: str) -> int:
    seat = state.active
    return whose_turn(state, window) if seat >= 0 and _rows(state, seat) else 0


@offers("unlock", to=_obliged)
def obeying(state: State, window: str, seat: int) -> list[Option]:
    """Each name of counters by itself."""
    return [Option("obey", word=name, seat=seat) for name in duties(state, seat)]


@performs("obey")
def obey(state: State, window: str, seat: int, option: Option) -> None:
    """Do what these counters ask of her."""
    row = _rows(state, seat, option.word)[0]
    latch(state, "phase", DUTY, option.word)
    assert isinstance(row.effect, Block)
    run(state, row.effect, Scope(seat, row.source, NOTHING))


# -- getting rid of them ------------------------------------------------------------------------


def holder_of_the_edge(state: State, window: str) -> int:
    """The seat that has the Edge, as a bit, if she has any such counter."""
    seat = state.edge
    return 1 << seat if seat >= 0 and _rows(state, seat) else 0


def burnable(state: State, window: str, seat: int) -> list[Option]:
    """She burns the Edge to burn all her counters of one name."""
    return [Option("burn counters", word=name, seat=seat) for name in names_held(state, seat)]


@performs("burn counters")
def burn_counters(state: State, window: str, seat: int, option: Option) -> None:
    """Burn the Edge, and the counters."""
    atoms.burn_edge(state)
    turn_atoms.end_seat_rows(state, seat, kind=_kind(option.word))
    _tell(state, seat, option.word)
