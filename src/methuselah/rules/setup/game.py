"""Setting up a game (RB24, Game Setup; R2, Each Player).

Card ids are dealt by place, not by name: each deck has a block of ids, and which card an id is
comes from the shuffle. Nothing about a card can be read from its id.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from methuselah.engine import rng
from methuselah.engine.definitions import Definition
from methuselah.engine.editions import CURRENT, Edition
from methuselah.engine.setting import Setting
from methuselah.engine.state import Methuselah, State
from methuselah.rules.action import (  # noqa: F401  (they register what they offer and resolve)
    become_anarch,
    bleed,
    blocks,
    card_action,
    course,
    employ,
    equip,
    hunt,
    leave_torpor,
    permissions,
    recruit,
    rescue,
    reversals,
    types,
)
from methuselah.rules.combat import course as fights  # noqa: F401  (registers)
from methuselah.rules.combat import promises  # noqa: F401  (registers)
from methuselah.rules.imbued import convictions, incapacitated, powers  # noqa: F401  (registers)
from methuselah.rules.legacy import red_list, slaves  # noqa: F401  (registers)
from methuselah.rules.politics import referendum as referendums  # noqa: F401  (registers)
from methuselah.rules.politics import votes, votes_gained_first  # noqa: F401  (registers)
from methuselah.rules.setup.opening import Antes, deal
from methuselah.rules.torpor import blood_hunt, diablerie  # noqa: F401  (registers)
from methuselah.rules.turn import yielding  # noqa: F401  (registers)
from methuselah.rules.turn.turns import GameFrame

__all__ = ["make_setting", "new_game"]

Deck = tuple[Sequence[int], Sequence[int]]
"""The krcg ids of a crypt and of a library, one entry for each copy."""

CRYPT: Final = 0
LIBRARY: Final = 1


def make_setting(
    seed: int,
    names: Sequence[str],
    decks: Sequence[Deck],
    definitions: Mapping[int, Definition],
    edition: Edition = CURRENT,
    turn_limit: int = 0,
) -> Setting:
    """The fixed part of a game. Seating is the caller's: seat 0 has the first turn.

    definitions: for each krcg id in the decks how the card is played; a KeyError names the id
    that has none.
    """
    fixed = tuple((tuple(deck[CRYPT]), tuple(deck[LIBRARY])) for deck in decks)
    owners = [seat for seat, deck in enumerate(fixed) for part in deck for _ in part]
    used = sorted({card for deck in fixed for part in deck for card in part})
    return Setting(
        seed=seed,
        names=tuple(names),
        decks=fixed,
        owners=tuple(owners),
        definitions=tuple(definitions[card] for card in used),
        edition=edition,
        turn_limit=turn_limit,
    )


def new_game(setting: Setting, *, journaling: bool = True) -> State:
    """Shuffle, deal hands and uncontrolled crypt cards, and stand before the first turn."""
    chance = rng.seeded(setting.seed)
    place = {definition.id: index for index, definition in enumerate(setting.definitions)}
    faces: list[int] = []
    seats: list[Methuselah] = []
    for seat, deck in enumerate(setting.decks):
        owner = Methuselah(seat=seat, pool=setting.edition.starting_pool)
        for part, pile in ((CRYPT, "crypt"), (LIBRARY, "library")):
            first = len(faces)
            chance, shuffled = rng.permutation(chance, [place[card] for card in deck[part]])
            faces += shuffled
            setattr(owner, pile, tuple(range(first, len(faces))))
        seats.append(owner)
    state = State(
        setting=setting,
        faces=tuple(faces),
        chance=chance,
        cards={},
        seats=seats,
        order=tuple(range(len(seats))),
        journaling=journaling,
    )
    state.push(GameFrame())
    if setting.edition.ante:
        state.push(Antes())
    else:
        deal(state)
    return state
