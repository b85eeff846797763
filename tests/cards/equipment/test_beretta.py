"""Beretta 9mm: one shoots for 1, two for 2, with a maneuver."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import AGAIN, MANEUVER, PRESS, fight, rest
from fight_talk import damage_to, round_of
from made_up import paper
from methuselah.language import additional_strikes
from scenes.actions import comes_into_play
from table_talk import Table

GUN = "Beretta 9mm"
WALL = made_vampire("Wall", capacity=11)
MORE = paper("Once more", additional_strikes(1))


def test_anybody_equips_with_it() -> None:
    """For 1 pool."""
    comes_into_play(GUN, by="Ryan")


@pytest.mark.parametrize("far", [True, False])
@pytest.mark.parametrize(("where", "ways"), [("hand", {"strike", "pair"}), ("beside", {"strike"})])
def test_its_shots(table: Table, where: str, ways: set[str], far: bool) -> None:
    """1, or 2 with another on the same minion; of another minion it does not count."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready(WALL)
    other = table.you.ready("Sully")
    gun = table.you.in_play(GUN, on=mine)
    table.you.in_play(GUN, on=mine if where == "hand" else other)
    table.you.in_play("Desert Eagle", on=mine)
    table.you.holds(MANEUVER, MORE)
    fight(table, mine, theirs)
    if far:
        table.you.plays("A maneuver", by=mine)
    table.until("strike", table.you)
    assert {option.mode for option in table.you.options("use", card=gun)} == ways
    table.you.uses(gun, level="strike")
    table.until("additional", table.you)
    assert damage_to(table, theirs) == 1
    if "pair" in ways:
        table.you.plays("Once more", by=mine)
        table.you.uses(gun, level="pair")
        rest(table)
        assert damage_to(table, theirs) == 3


def test_two_give_a_maneuver_each(table: Table) -> None:
    """One of them in a round, committed to its 2; each once in a combat."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready(WALL)
    one, two = (table.you.in_play(GUN, on=mine) for _ in range(2))
    table.you.holds(PRESS, PRESS, AGAIN)
    table.prey.holds(*[MANEUVER] * 3)
    fight(table, mine, theirs)
    table.until("range", table.you)
    assert table.you.may("use", card=two, mode="maneuver")
    table.you.uses(one, level="maneuver")
    table.prey.plays("A maneuver", by=theirs)
    assert not table.you.may("use", card=two), "only one of them in a round"
    rounds = [one]
    while damage_to(table, theirs) == 0:
        table.pass_on()
    assert damage_to(table, theirs) == 2
    table.you.plays("A press", by=mine)
    table.until("range", table.you)
    assert not table.you.may("use", card=one), "once each combat"
    table.you.uses(two, level="maneuver")
    rounds.append(two)
    table.until("press", table.you)
    assert round_of(table).range == "long"
    assert damage_to(table, theirs) == 4
    table.you.plays("Another combat", by=mine)
    table.until("range", table.you)
    assert table.you.may("use", card=one, mode="maneuver")
    assert len(rounds) == 2


def test_one_alone_does_not_maneuver(table: Table) -> None:
    """It takes another one."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready(WALL)
    gun = table.you.in_play(GUN, on=mine)
    table.you.in_play(GUN, on=table.you.ready("Sully"))
    table.you.in_play("Desert Eagle", on=mine)
    table.you.holds(MANEUVER)
    fight(table, mine, theirs)
    table.until("range", table.you)
    assert not table.you.may("use", card=gun)


@pytest.mark.ruling(GUN, 1)
def test_no_maneuver_where_it_cannot_strike(table: Table) -> None:
    """A lurker's victim cannot strike in the first round."""
    acting, lurker = table.you.ready("Ryan"), table.you.ready(made_vampire("Lurker", "OBF"))
    table.you.holds("Hidden Lurker")
    theirs = table.prey.ready(WALL)
    gun, _ = (table.prey.in_play(GUN, on=theirs) for _ in range(2))
    table.prey.holds(MANEUVER)
    fight(table, acting, theirs)
    table.you.plays("Hidden Lurker", by=lurker)
    table.until("range", table.prey)
    assert table.prey.can_play("A maneuver")
    assert not table.prey.may("use", card=gun)
