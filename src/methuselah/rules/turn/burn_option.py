"""The burn option: a card that none of her minions could use is discarded (RB24 4, Unlock Phase).

One in each unlock phase, by any Methuselah, in the window "unlock".
"""

from __future__ import annotations

from typing import Final

from methuselah.engine import atoms
from methuselah.engine.decisions import Option
from methuselah.engine.definitions import BURN_OPTION, bit_of
from methuselah.engine.rows import latch, latched
from methuselah.engine.state import State
from methuselah.engine.windows import performs
from methuselah.rules.playing import hand
from methuselah.rules.playing.offering import meets_requirements

__all__ = ["burn_options", "holding_one"]


TAKEN: Final = frozenset(("action", "ally", "equipment", "retainer"))
"""The types of cards that are played as actions."""


def holding_one(state: State) -> int:
    """The seats that hold a card with the burn option, one bit for each."""
    bit = bit_of(BURN_OPTION)
    holding = 0
    hands = state.all_hands()
    if hands.any & bit:
        for seat, masks in enumerate(hands.masks):
            if masks[0] & bit:
                holding |= 1 << seat
    return holding


def burn_options(state: State, seat: int) -> list[Option]:
    """A card with the burn option that none of her minions could use: one in each phase."""
    if not state.windows_of(seat)[0] & bit_of(BURN_OPTION):
        return []
    if latched(state, "phase", "burn option", seat):
        return []
    kinds: dict[int, int] = {}
    for card in state.seats[seat].hand:
        if state.definition(card).face.burn_option and not _has_user(state, seat, card):
            kinds.setdefault(state.faces[card], card)
    return [Option("burn option", card=card) for card in kinds.values()]


def _has_user(state: State, seat: int, card: int) -> bool:
    """Whether she controls a minion that meets the requirements of a card (R0, burn option).

    A requirement that names a ready minion is not met from torpor, nor is one of a Discipline, or
    one in words of a card that is played as an action ([LSJ 20091203]; those of modifiers and
    reactions are, [LSJ 20091204]); that of a master card always needs a ready one (RB24,
    Requirements for Playing Cards).
    """
    definition = state.definition(card)
    owner = state.seats[seat]
    types, requires = definition.face.types, definition.face.requires
    of_ready = "master" in types or (bool(requires) and not TAKEN.isdisjoint(types))
    return any(
        meets_requirements(state, seat, definition.face, mode, minion)
        for minion in (owner.ready if of_ready else owner.minions)
        for mode in definition.modes
        if minion in owner.ready or not mode.disciplines
    )


@performs("burn option")
def burn_option(state: State, window: str, seat: int, option: Option) -> None:
    """Discard the card and replace it."""
    latch(state, "phase", "burn option", seat)
    atoms.discard(state, option.card)
    hand.replace_now(state, seat, option.card)
