"""Stone Quills: ranged strikes with Thaumaturgy or Vicissitude."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import DODGE, MANEUVER, fight, rest
from fight_talk import damage_to
from listening import listener
from table_talk import Table

QUILLS = "Stone Quills"
SHAPER = made_vampire("Shaper", "THA", "VIS")
LEVELS = ("tha", "vis", "VIS")


@pytest.mark.parametrize(
    ("level", "how", "damage"),
    [
        ("tha", "near", 2),
        ("tha", "far", 2),
        ("vis", "near", 2),
        ("vis", "maneuver", 2),
        ("vis", "far", 2),
        ("VIS", "near", 3),
        ("VIS", "maneuver", 3),
        ("VIS", "far", 3),
    ],
)
def test_the_quills_hit(table: Table, level: str, how: str, damage: int) -> None:
    """For 1 blood; with Vicissitude by their own maneuver, too."""
    ryan = table.you.ready("Ryan")
    shaper = table.prey.ready(SHAPER)
    quills, _ = table.prey.holds(QUILLS, MANEUVER)

    fight(table, ryan, shaper)
    table.until("range", table.prey)
    may = {one for one in LEVELS if table.prey.can_play(QUILLS, by=shaper, level=one)}
    assert may == {"vis", "VIS"}
    if how == "far":
        table.prey.plays(MANEUVER.name, by=shaper)
    if how != "maneuver":
        table.until("strike", table.prey)
    table.prey.plays(QUILLS, by=shaper, level=level)
    rest(table)

    assert damage_to(table, ryan) == damage
    assert damage_to(table, shaper) == (1 if how == "near" else 0)
    assert table.blood(shaper) == (3 if how == "near" else 4)
    assert table.blood(ryan) == 4 - damage
    assert table.where(quills) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("code", "blood", "levels"),
    [
        ("tha", 1, {"tha"}),
        ("THA", 1, {"tha"}),
        ("vis", 1, {"vis"}),
        ("VIS", 1, {"vis", "VIS"}),
        ("VIS", 0, set()),
        ("vic", 1, set()),
    ],
)
def test_who_throws_the_quills(table: Table, code: str, blood: int, levels: set[str]) -> None:
    """Each level needs its own Discipline, all of them 1 blood."""
    ryan = table.you.ready("Ryan")
    shaper = table.prey.ready(made_vampire("Shaper", code), blood=blood)
    table.prey.holds(QUILLS, DODGE)

    fight(table, ryan, shaper)
    table.until("strike", table.prey)
    may = {one for one in LEVELS if table.prey.can_play(QUILLS, by=shaper, level=one)}
    assert may == levels


@pytest.mark.ruling(QUILLS, 1)
def test_the_quills_do_not_maneuver_where_they_cannot_strike(table: Table) -> None:
    """A lurker's victim cannot strike in the first round."""
    acting = table.you.ready("Ryan")
    lurker = table.you.ready(made_vampire("Lurker", "OBF"))
    table.you.holds("Hidden Lurker")
    shaper = table.prey.ready(SHAPER)
    table.prey.holds(QUILLS)

    fight(table, acting, shaper)
    table.you.plays("Hidden Lurker", by=lurker)
    assert damage_to(table, acting) == 1
    while not table.over():
        assert not table.prey.can_play(QUILLS)
        table.pass_on()
    assert damage_to(table, lurker) == 0


@pytest.mark.ruling(QUILLS, 2)
@pytest.mark.parametrize(
    ("level", "heard", "pool"),
    [("tha", "tha", 31), ("tha", "vis", 30), ("VIS", "vis", 31), ("VIS", "tha", 30)],
)
def test_the_quills_require_what_is_used(table: Table, level: str, heard: str, pool: int) -> None:
    """Played with Thaumaturgy they require no Vicissitude, nor the other way round."""
    mine = table.you.ready(SHAPER)
    theirs = table.prey.ready("Zachary (G2)")
    table.you.in_play(listener(heard))
    table.you.holds(QUILLS)

    fight(table, mine, theirs)
    table.you.plays(QUILLS, by=mine, level=level)
    rest(table)
    assert table.you.pool() == pool


@pytest.mark.ruling(QUILLS, 2)
@pytest.mark.parametrize(("code", "may"), [("tha", True), ("vis", True), ("dom", False)])
def test_in_the_hand_the_quills_require_both(table: Table, code: str, may: bool) -> None:
    """Whoever asks for either finds them."""
    table.you.ready("Ryan")
    hears = table.you.in_play(listener(code))
    table.you.holds(QUILLS)
    assert table.you.may("use", card=hears) == may
