"""Uses that stand on no card in play: those that a card played gives for a duration, and those
on the card that is just being played ("can burn 1 pool to cancel this card as it is played").

Reads the rows `may use` (seat: who may, effect: the use): each is good for one use.
"""

from __future__ import annotations

from methuselah.engine.decisions import Option
from methuselah.engine.definitions import Mode
from methuselah.engine.scope import Scope
from methuselah.engine.state import Frame, Row, State
from methuselah.engine.windows import EVERY_WINDOW, offers, performs
from methuselah.rules.offering import usable_now
from methuselah.rules.played import AsPlayed, UseCard

__all__ = ["on_played_card", "uses_given"]


@offers(EVERY_WINDOW)
def uses_given(state: State, window: str, seat: int) -> list[Option]:
    """What a seat was given to use and may use in this window."""
    options = [
        Option("use given", row.source, row.subject, mode.key)
        for _, row, mode in _given(state)
        if row.seat == seat and window in mode.windows and usable_now(state, _scope(row), mode)
    ]
    return list(dict.fromkeys(options))


@offers("as_played")
def on_played_card(state: State, window: str, seat: int) -> list[Option]:
    """What the card being played lets a seat do about it."""
    playing = state.frame(AsPlayed)
    if playing is None:
        return []
    return [
        Option("use", playing.card, mode=use.key)
        for use in state.definition(playing.card).uses
        if use.by == "methuselah" and window in use.windows
        if usable_now(state, Scope(seat, playing.card, mode=use.key), use)
    ]


@performs("use given")
def use_given(state: State, window: str, seat: int, option: Option) -> None:
    """Use it up."""
    for frame, row, mode in _given(state):
        if (row.seat, row.source, mode.key) == (seat, option.card, option.mode):
            frame.rows = tuple(other for other in frame.rows if other is not row)
            scope = _scope(row)
            state.push(
                UseCard(
                    card=row.source,
                    mode=mode,
                    seat=seat,
                    minion=row.subject,
                    window=window,
                    scope=scope,
                )
            )
            return
    raise AssertionError(f"nothing {option.mode!r} was given by card {option.card}")


def _given(state: State) -> list[tuple[Frame, Row, Mode]]:
    return [
        (frame, row, row.effect)
        for frame in state.stack
        for row in frame.rows
        if row.kind == "may use" and isinstance(row.effect, Mode)
    ]


def _scope(row: Row) -> Scope:
    mode = row.effect
    key = mode.key if isinstance(mode, Mode) else ""
    return Scope(row.seat, row.source, row.subject, key)
