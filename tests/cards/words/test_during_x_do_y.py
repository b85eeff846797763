"""What a card lets somebody do "during X" is done once each X with it (RB24, Wording templates).

So each use of a card with such a sentence has its limit, unless its price ends it (the card is
locked or burned, the Edge is gone) or the use belongs to another sentence: those are named.
"""

from __future__ import annotations

import re

import pytest

from methuselah.cards import definitions, written
from methuselah.pool import pool

SAID = re.compile(r"\b[Dd]uring [^.,]*, [^.]*\b(?:can|may)\b[^.]*")
ENDS = re.compile(r"\block\b|[Bb]urn this (?:card|ally)|the Edge|[Oo]nce")
PAID = re.compile(r"'lock'|Burn|Edge")
OTHERWISE = frozenset(
    (
        "Camarilla Conclave",  # once for two uses together: a mark of the action
        "Carlton Van Wyk",  # he is burned
        "Ezmerelda (G2)",  # she leaves the game
        "Gravebound Drone",  # its prevention
        "Grey Thorne",  # with 2 life there is no more of it
        "Illusory Resources",  # against a bleed: another sentence
        "Lizette (G4)",  # her prevention
        "Masika (G1)",  # who is unlocked has no use for it
        "Mustafa, The Heir (G4)",  # each Toreador once: a mark of the referendum
        "NSA Trio",  # no use "during X"
        "Phobia",  # the end of a combat, another sentence
        "Scourge of the Enochians",  # it is the predator's then
        "Sonja Blue (G4)",  # she is ready then
        "Sword of the Archangel",  # its strike
        "Talbot's Chainsaw",  # its strike, and once each combat
        "Temptation",  # the counters are burned
        "The Vozhd of Sofia",  # its strike
    )
)


def said() -> list[str]:
    """The cards with such a sentence and something to use."""
    named = [pool()[name] for name in written()]
    found = {face.name: SAID.findall(face.text) for face in named if definitions()[face.id].uses}
    return sorted(
        name for name, texts in found.items() if any(not ENDS.search(text) for text in texts)
    )


@pytest.mark.parametrize("name", said())
def test_it_is_done_once_each_time(name: str) -> None:
    """Each use has a limit, a price that ends it, or another reason."""
    uses = definitions()[pool()[name].id].uses
    free = [use.key for use in uses if not use.once and not PAID.search(repr(use.cost))]
    assert bool(free) is (name in OTHERWISE)
