"""Iliana: no contract is placed on her."""

from __future__ import annotations

import pytest

from block_talk import PAUSE
from combat_talk import COMPANION, rest
from fight_talk import damage_to, replaced
from table_talk import Table

ILIANA = "Iliana (G2)"
ASSASSIN = replaced("Don Cerro (G5)", clans=("Banu Haqim",), capacity=5, disciplines=())
GRAVE = replaced("Octane", clans=("Samedi",))


@pytest.mark.parametrize("card", ["Contract", "Dirty Contract", "Priority Contract"])
def test_no_contract_is_put_on_her(table: Table, card: str) -> None:
    """She is not among those that it may be put on; another minion of hers is."""
    hunters = [table.you.ready(ASSASSIN), table.you.ready(GRAVE)]
    iliana, other = table.prey.ready(ILIANA), table.prey.ready(replaced("Ryan", clans=("Ventrue",)))
    third = table.prey.ready(COMPANION)
    table.you.holds(card)
    table.begins("master")
    table.you.plays(card)
    seen: set[int] = set()
    for _ in range(2):
        offered = table.you.choices()
        seen |= offered
        if other in offered:
            assert third in offered
            assert iliana not in offered
            table.you.chooses(other)
        elif offered:
            table.you.chooses(next(one for one in hunters if one in offered))
    assert other in seen
    rest(table)


def test_she_is_fought_and_the_contract_falls(table: Table) -> None:
    """The action of a Clandestine Contract begins a combat with her and leaves nothing behind."""
    mine = table.you.ready(ASSASSIN)
    table.you.ready(COMPANION)
    iliana = table.prey.ready(ILIANA)
    card, _ = table.you.holds("Clandestine Contract", PAUSE)
    table.you.acts(card, by=mine)
    if table.you.choices():
        table.you.chooses(iliana)
    rest(table)
    assert damage_to(table, iliana) == 1
    assert table.where(card) == "ash_heap"


def test_other_cards_are_put_on_her(table: Table) -> None:
    """A weapon, and a master that is no contract."""
    iliana = table.you.ready(ILIANA)
    table.you.ready(COMPANION)
    card = table.you.holds("Blood Doll")
    table.begins("master")
    table.you.plays(card)
    table.you.chooses(iliana)
    assert table.on(card) == iliana
