"""Votes that are gained before they are cast (CRR IV.C and D; the edition's `gained_before_cast`).

Elsewhere a political card or the Edge is burned and its vote cast in one. Here they are burned
first, any number of cards, also before votes are cast; what is gained waits, and need not be cast.
So do action modifiers and reactions of the polling step.
"""

from __future__ import annotations

from methuselah.engine import atoms
from methuselah.engine.decisions import Option
from methuselah.engine.rows import total
from methuselah.engine.state import State
from methuselah.engine.windows import offers, performs
from methuselah.rules.combat.combat import mode_of
from methuselah.rules.playing.hand import replace_now
from methuselah.rules.playing.offering import usable
from methuselah.rules.politics.referendum_frame import referendum_in_progress
from methuselah.rules.politics.votes import cards_for_votes, give_votes


def _gained_first(state: State, window: str) -> int:
    """Everybody, where the edition has votes gained before they are cast."""
    return -1 if state.setting.edition.gained_before_cast else 0


@offers("before_votes", "polling", to=_gained_first)
def offer_gains(state: State, window: str, seat: int) -> list[Option]:
    """Where votes are gained first: burn a political card or the Edge for a vote (CRR IV.C, D).

    What is gained need not be cast.
    """
    if referendum_in_progress(state) is None or not state.setting.edition.gained_before_cast:
        return []
    options = [
        Option("gain vote", s.card, mode="hand", number=1) for s in cards_for_votes(state, seat)
    ]
    if state.edge == seat:
        worth = max(0, 1 + total(state, "edge votes", seat))
        options.append(Option("gain vote", mode="edge", number=worth))
    return options


@performs("gain vote")
def gain_vote(state: State, window: str, seat: int, option: Option) -> None:
    """The card, or the Edge, is burned; its votes wait to be cast."""
    referendum = referendum_in_progress(state)
    assert referendum is not None
    give_votes(state, referendum, option.number, seat=seat, source=option.card)
    if option.mode == "edge":
        atoms.burn_edge(state)
    else:
        atoms.burn(state, option.card)
        replace_now(state, seat, option.card)


@offers("before_votes", to=_gained_first)
def offer_polling_cards(state: State, window: str, seat: int) -> list[Option]:
    """Cards for the polling step are for the whole referendum (CRR IV.C.1)."""
    if referendum_in_progress(state) is None or not state.setting.edition.gained_before_cast:
        return []
    return [
        option
        for option in usable(state, "polling", seat)
        if (mode := mode_of(state, option)) is None or window not in mode.windows
    ]
