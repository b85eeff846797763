"""The tables that `methuselah bench` plays at: the five starters of the Fifth Edition."""

from __future__ import annotations

import functools
from typing import Final

from methuselah.cards import definitions
from methuselah.engine import atoms
from methuselah.engine.definitions import Definition
from methuselah.engine.setting import Setting
from methuselah.engine.state import PERMANENT, READY, State
from methuselah.lab.games.seating import Table, set_table
from methuselah.rules.setup.game import Deck, make_setting, new_game
from methuselah.table.decks import STARTERS, load_decks

__all__ = ["crowded", "table"]

TURNS: Final = 200
SEATS: Final = 5
MINIONS: Final = 2
"""Ready minions of each seat at a crowded table: what piles up at long games is not vampires."""
BLOOD: Final = 4


def table(seed: int, seats: int) -> Setting:
    """The setting of a game with the starters, which turn by one seat from seed to seed."""
    return set_table(Table(seed, seats, ("random",), STARTERS, TURNS))


def crowded(seed: int, number: int) -> State:
    """A game before its first turn with so many cards in play, as many in front of each seat.

    Each seat has two ready vampires; the rest are the permanents of her own deck, again and
    again: equipment and retainers on her vampires, locations and the like before her.
    """
    each = number // SEATS - MINIONS
    state = new_game(_crowded_setting(seed, each))
    for seat in range(SEATS):
        owner = state.seats[seat]
        minions = owner.uncontrolled[:MINIONS]
        for minion in minions:
            atoms.move_to_region(state, minion, READY, seat)
            atoms.gain_blood(state, minion, BLOOD)
        lying = [card for card in (*owner.library, *owner.hand) if _stays(state.definition(card))]
        for place, card in enumerate(lying[:each]):
            if _is_carried(state.definition(card)):
                atoms.attach(state, card, minions[place % MINIONS])
            else:
                atoms.move_to_region(state, card, PERMANENT, seat)
    return state


@functools.cache
def _crowded_setting(seed: int, each: int) -> Setting:
    known = definitions()
    decks: list[Deck] = []
    for seat in range(SEATS):
        deck = load_decks([STARTERS[(seed + seat) % SEATS]])[0]
        library = deck.library_ids()
        lasting = [card for card in library if _stays(known[card])]
        more = (lasting * (each // len(lasting) + 1))[:each]
        decks.append((deck.crypt_ids(), (*library, *more)))
    return make_setting(seed, STARTERS, decks, known, turn_limit=TURNS)


def _stays(definition: Definition) -> bool:
    """Whether it stays in play: equipment, a retainer, or a master that does something there."""
    types = definition.face.types
    if "equipment" in types or "retainer" in types:
        return True
    return "master" in types and bool(definition.hooks) and "location" in definition.face.keywords


def _is_carried(definition: Definition) -> bool:
    return "location" not in definition.face.keywords
