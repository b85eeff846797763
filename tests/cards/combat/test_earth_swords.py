"""Earth Swords: ranged strikes with Potence or Mytherceria."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import DODGE, MANEUVER, fight, rest
from listening import listener
from table_talk import Table

SWORDS = "Earth Swords"


@pytest.mark.parametrize(
    ("code", "level", "damage"),
    [("pot", "pot", 1), ("POT", "pot", 1), ("myt", "myt", 2), ("MYT", "myt", 2), ("MYT", "MYT", 3)],
)
@pytest.mark.parametrize("far", [False, True])
def test_the_swords_hit(table: Table, code: str, level: str, damage: int, far: bool) -> None:
    """At either range; a hand strike comes back at close range only."""
    mine = table.you.ready(made_vampire("Knight", code))
    theirs = table.prey.ready("Zachary (G2)")
    swords, step = table.you.holds(SWORDS, MANEUVER)
    fight(table, mine, theirs)
    if far:
        table.you.plays(step, by=mine)
    table.you.plays(swords, by=mine, level=level)
    rest(table)
    assert table.blood(theirs) == 7 - damage
    assert table.blood(mine) == (5 if far else 4)
    assert table.where(swords) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("code", "levels"),
    [
        ("pot", {"pot"}),
        ("POT", {"pot"}),
        ("myt", {"myt"}),
        ("MYT", {"myt", "MYT"}),
        ("dom", set()),
    ],
)
def test_who_may_play_the_swords(table: Table, code: str, levels: set[str]) -> None:
    """Each level needs its own Discipline."""
    mine = table.you.ready(made_vampire("Knight", code))
    theirs = table.prey.ready("Zachary (G2)")
    table.you.holds(SWORDS, DODGE)
    fight(table, mine, theirs)
    table.until("strike", table.you)
    may = {x for x in ("pot", "myt", "MYT") if table.you.can_play(SWORDS, by=mine, level=x)}
    assert may == levels


@pytest.mark.ruling(SWORDS, 1)
@pytest.mark.parametrize(
    ("level", "heard", "pool"),
    [("pot", "pot", 31), ("pot", "myt", 30), ("MYT", "myt", 31), ("MYT", "pot", 30)],
)
def test_the_swords_require_what_is_used(table: Table, level: str, heard: str, pool: int) -> None:
    """Played with Potence it requires no Mytherceria, nor the other way round."""
    mine = table.you.ready(made_vampire("Knight", "POT", "MYT"))
    theirs = table.prey.ready("Zachary (G2)")
    table.you.in_play(listener(heard))
    table.you.holds(SWORDS)
    fight(table, mine, theirs)
    table.you.plays(SWORDS, by=mine, level=level)
    rest(table)
    assert table.you.pool() == pool
