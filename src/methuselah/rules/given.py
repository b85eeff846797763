"""What a card offers on itself as it is played: "can burn 1 pool to cancel this card"."""

from __future__ import annotations

from methuselah.engine.decisions import Option
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.engine.windows import offers
from methuselah.rules.offering import usable_now
from methuselah.rules.played import AsPlayed

__all__ = ["on_played_card"]


@offers("as_played")
def on_played_card(state: State, window: str, seat: int) -> list[Option]:
    """What the card being played lets a seat do about it: its uses by a Methuselah."""
    playing = state.frame(AsPlayed)
    if playing is None:
        return []
    return [
        Option("use", playing.card, mode=use.key)
        for use in state.definition(playing.card).uses
        if use.by == "methuselah" and window in use.windows
        if usable_now(state, Scope(seat, playing.card, mode=use.key), use)
    ]
