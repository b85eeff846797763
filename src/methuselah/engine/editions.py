"""Editions are values: where rulebooks differ, the difference is a named field (design, law 10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

__all__ = ["COMPREHENSIVE", "CURRENT", "EDITIONS", "NINETY_SIX", "Edition", "edition_named"]


@dataclass(frozen=True, slots=True)
class Edition:
    """The figures in which the rulebooks differ.

    starting_pool and hand_size: R2, Each Player. opening_crypt: cards moved to the uncontrolled
    region at set-up. first_transfers: transfers of the first turns of the game, then transfers
    (R0, 4. Influence Phase). oust_pool: pool for ousting one's prey (RB24, Ousting).
    withdrawal_half_points: 2 for the victory point of R3 9.2.

    deck_format: the rules for decks, by their name in `pool.formats`.
    undirected_clockwise: during an undirected action the impulse goes clockwise, not to prey and
    predator first (R3 1.6.1.5). sect_follows_clan: who changes clan is of the sect of the new clan
    (R3 10). anarchs_are_independent: Anarch is no sect but an attribute of Independents (R3 10.5).
    baron_surcharge: the blood more that a baron pays to contest a title with a prince or an
    archbishop (R3 10.5). scarce_counts_all: the tax on a scarce vampire counts its clan in play,
    whoever controls them (R3 11). bleed_of_allies: of an ally that names none (R3 6.1.1).
    due_to_the_ousted_burns: a card due back to somebody out of the game is burned, not removed
    (R3 9.1). theft_ends_action: an action ends as its minion changes sides (R3 6.2.3).
    wakes_in_combat: a wake may be played as any card is played, in combat too (R3 11).
    """

    name: str
    starting_pool: int = 30
    hand_size: int = 7
    opening_crypt: int = 4
    first_transfers: tuple[int, ...] = (1, 2, 3)
    transfers: int = 4
    master_actions: int = 1
    discard_actions: int = 1
    oust_pool: int = 6
    withdrawal_half_points: int = 2
    deck_format: str = "standard"
    undirected_clockwise: bool = False
    sect_follows_clan: bool = False
    anarchs_are_independent: bool = False
    baron_surcharge: int = 0
    scarce_counts_all: bool = False
    bleed_of_allies: int = 0
    due_to_the_ousted_burns: bool = False
    theft_ends_action: bool = False
    wakes_in_combat: bool = False


CURRENT: Final = Edition("current")
"""The rulebook of 2024."""

COMPREHENSIVE: Final = Edition(
    "comprehensive",
    deck_format="comprehensive",
    undirected_clockwise=True,
    sect_follows_clan=True,
    anarchs_are_independent=True,
    baron_surcharge=1,
    scarce_counts_all=True,
    bleed_of_allies=1,
    due_to_the_ousted_burns=True,
    theft_ends_action=True,
    wakes_in_combat=True,
)
"""The comprehensive rules of the White Wolf years (R3)."""

NINETY_SIX: Final = Edition("1996")
"""The Complete Rules Reference, version 2.5, of August 1996 (CRR)."""

EDITIONS: Final = {one.name: one for one in (CURRENT, COMPREHENSIVE, NINETY_SIX)}


def edition_named(name: str) -> Edition:
    """The edition of this name, the current one for "". Raises ValueError for another."""
    edition = EDITIONS.get(name) if name else CURRENT
    if edition is None:
        raise ValueError(f'"{name}" is no edition. There are: {", ".join(EDITIONS)}.')
    return edition
