"""Omael Kuman: a blood for the range of the first round."""

from __future__ import annotations

import pytest

from block_talk import COMPANION, made_vampire
from combat_talk import AGAIN, MANEUVER, PRESS, fight, made_up, rest
from fight_talk import damage_to, replaced, round_of
from methuselah.language import before_range, gain_pool
from methuselah.pool import pool
from scenes.actions import comes_into_play
from table_talk import Table

OMAEL = "Omael Kuman"
ASSASSIN = replaced("Ryan", clans=("Banu Haqim",), capacity=9)
WALL = made_vampire("Wall", capacity=11)
NOD = made_up("Nod", modes=(before_range(gain_pool(1)),))


def test_a_banu_haqim_employs_him(table: Table) -> None:
    """For 1 pool; nobody of another clan."""
    comes_into_play(OMAEL, by=ASSASSIN)
    mine, other = table.you.ready(ASSASSIN), table.you.ready("Nassir")
    table.you.holds(OMAEL)
    assert table.you.can_play(OMAEL, by=mine)
    assert not table.you.can_play(OMAEL, by=other)


@pytest.mark.ruling(OMAEL, 2)
@pytest.mark.parametrize("place", ["close", "long"])
def test_he_sets_the_range_of_the_first_round(table: Table, place: str) -> None:
    """For 1 blood; nobody maneuvers then, other cards of that moment are played; once."""
    mine, theirs = table.you.ready(ASSASSIN, blood=5), table.prey.ready(WALL)
    omael = table.you.in_play(OMAEL, on=mine)
    table.you.holds(NOD, PRESS, AGAIN)
    table.prey.holds(MANEUVER, MANEUVER)
    fight(table, mine, theirs)
    table.until("before_range", table.you)
    table.you.uses(omael, level=place)
    assert table.blood(mine) == 4
    assert not table.you.may("use", card=omael), "the range is set"
    assert table.you.can_play("Nod", by=mine)
    while table.asked().window != "press":  # type: ignore[union-attr]
        assert not table.prey.can_play("A maneuver")
        table.pass_on()
    assert round_of(table).range == place
    taken = damage_to(table, mine)
    assert taken == (1 if place == "close" else 0)
    table.you.plays("A press", by=mine)
    while not table.you.may("play", card="Another combat"):
        assert not table.you.may("use", card=omael), "only in the first round"
        table.pass_on()
    table.you.plays("Another combat", by=mine)
    table.until("before_range", table.you)
    assert table.you.may("use", card=omael)


@pytest.mark.parametrize(
    ("who", "blood", "may"), [("vampire", 1, True), ("ally", 5, False), ("beside", 5, False)]
)
def test_who_pays_for_the_range(table: Table, who: str, blood: int, may: bool) -> None:
    """The employer that fights, a vampire; no ally that has come by him."""
    mine = table.you.ready("Loyal Street Gang" if who == "ally" else ASSASSIN, blood=blood)
    other = table.you.ready(made_vampire("Other", capacity=9))
    theirs = table.prey.ready(WALL)
    omael = table.you.in_play(OMAEL, on=other if who == "beside" else mine)
    table.you.holds(NOD)
    fight(table, mine, theirs)
    table.until("before_range", table.you)
    assert table.you.can_play("Nod", by=mine)
    assert table.you.may("use", card=omael) is may


@pytest.mark.ruling(OMAEL, 3)
def test_a_guard_was_there_before_him(table: Table) -> None:
    """Each round is at long range already."""
    guard = replaced("Ryan", clans=("Banu Haqim",), disciplines=("obe",), capacity=9)
    mine, theirs = table.you.ready(guard), table.prey.ready(WALL)
    table.you.ready(COMPANION)
    omael = table.you.in_play(OMAEL, on=mine)
    table.you.holds("Neutral Guard", NOD)
    table.you.acts(word="bleed", by=mine)
    table.you.plays("Neutral Guard", by=mine, level="obe")
    table.prey.blocks(theirs)
    table.until("before_range", table.you)
    assert table.you.can_play("Nod", by=mine)
    assert not table.you.may("use", card=omael)
    rest(table)
    assert damage_to(table, mine) == damage_to(table, theirs) == 0


@pytest.mark.ruling(OMAEL, 1)
def test_he_is_a_monster() -> None:
    """A ghoul is no mortal."""
    assert "ghoul" in pool()[OMAEL].keywords
    assert "mortal" not in pool()[OMAEL].keywords
