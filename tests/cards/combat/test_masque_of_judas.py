"""Masque of Judas: away from the weak, and their secrets with it."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import AGAIN, DODGE, MANEUVER, PRESS, fight, rest
from fight_talk import damage_to, round_of
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import combat_card
from table_talk import Table

MASQUE = "Masque of Judas"
JUDAS = made_vampire("Judas", "AUS", "OBF", capacity=5)
WEAKER = made_vampire("Weaker", capacity=4)
IDLE = paper("Idle", combat_card(at=("before_range",)), kind="combat")
"""It does nothing: its holder is asked before range is determined."""


def test_the_masque_is_a_maneuver_with_a_press(table: Table) -> None:
    """For 1 blood: the first round is at long range, the press brings a second one."""
    judas = table.you.ready(JUDAS)
    theirs = table.prey.ready(WEAKER)
    masque = table.you.holds(MASQUE)

    fight(table, judas, theirs)
    table.you.plays(MASQUE, by=judas, level="aus_obf")
    assert table.blood(judas) == 4
    table.until("press", table.you)
    assert round_of(table).range == "long"
    assert (damage_to(table, judas), damage_to(table, theirs)) == (0, 0)
    table.you.does("use press")
    rest(table)

    assert (damage_to(table, judas), damage_to(table, theirs)) == (1, 1)
    assert table.blood(judas) == 3
    assert table.where(masque) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.ruling(MASQUE, 1)
def test_the_press_of_the_masque_is_for_its_round(table: Table) -> None:
    """In a second round that the other side brought about, there is none."""
    judas = table.you.ready(JUDAS)
    theirs = table.prey.ready(WEAKER)
    table.you.holds(MASQUE, PRESS)
    table.prey.holds(PRESS)

    fight(table, judas, theirs)
    table.you.plays(MASQUE, by=judas, level="aus_obf")
    table.until("press", table.you)
    assert table.you.may("use press")
    table.prey.plays(PRESS.name, by=theirs)
    while damage_to(table, theirs) == 0:  # nobody reaches anybody in the first round
        table.pass_on()
    table.until("press", table.you)

    assert table.you.can_play(PRESS.name, by=judas)
    assert not table.you.may("use press")


def test_the_masque_takes_two_cards_until_after_combat(table: Table) -> None:
    """Of the opposing Methuselah, at random; nobody else discards."""
    judas = table.you.ready(JUDAS)
    theirs = table.prey.ready(WEAKER)
    mine = table.you.holds(MASQUE, PRESS, MANEUVER)
    hers = table.prey.holds(*["Blood Doll"] * 7)
    others = table.grand_prey.holds("Blood Doll", "Fame")

    fight(table, judas, theirs)
    table.you.plays(MASQUE, by=judas, level="AUS_OBF")
    assert table.blood(judas) == 4
    table.until("press", table.you)
    assert [table.where(card) for card in hers].count("ash_heap") == 2
    assert len(table.prey.hand()) == 5
    assert (damage_to(table, judas), damage_to(table, theirs)) == (1, 1)  # no maneuver
    rest(table)

    assert len(table.prey.hand()) == 7
    assert [table.where(card) for card in hers].count("ash_heap") == 2
    assert [table.where(card) for card in others] == ["hand", "hand"]
    assert [table.where(card) for card in mine] == ["ash_heap", "hand", "hand"]
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("whom", "may"),
    [
        (WEAKER, True),
        (made_vampire("Equal", capacity=5), False),
        (made_vampire("Stronger", capacity=6), False),
        ("Renegade Garou", True),
    ],
)
def test_the_masque_is_worn_against_the_weak(
    table: Table, whom: str | Definition, may: bool
) -> None:
    """An ally or a vampire with less than 5, at both levels."""
    judas = table.you.ready(JUDAS)
    theirs = table.prey.ready(whom)
    table.you.holds(MASQUE, IDLE, MANEUVER)

    fight(table, judas, theirs)
    table.until("before_range", table.you)
    assert table.you.can_play(MASQUE, by=judas, level="AUS_OBF") == may
    assert not table.you.can_play(MASQUE, by=judas, level="aus_obf")
    table.until("range", table.you)
    assert table.you.can_play(MASQUE, by=judas, level="aus_obf") == may
    assert not table.you.can_play(MASQUE, by=judas, level="AUS_OBF")


@pytest.mark.parametrize(
    ("codes", "inferior", "superior"),
    [
        (("AUS", "OBF"), True, True),
        (("AUS", "obf"), True, False),
        (("aus", "obf"), True, False),
        (("AUS",), False, False),
        (("OBF",), False, False),
    ],
)
def test_the_masque_requires_both_disciplines(
    table: Table, codes: tuple[str, ...], inferior: bool, superior: bool
) -> None:
    """Both at superior for the second effect."""
    wearer = table.you.ready(made_vampire("Wearer", *codes, capacity=5))
    theirs = table.prey.ready(WEAKER)
    table.you.holds(MASQUE, IDLE, MANEUVER)

    fight(table, wearer, theirs)
    table.until("before_range", table.you)
    assert table.you.can_play(MASQUE, by=wearer) == superior
    table.until("range", table.you)
    assert table.you.can_play(MASQUE, by=wearer) == inferior


def test_one_masque_in_a_combat(table: Table) -> None:
    """At whatever level; in the next combat there may be another, and then cards are replaced."""
    judas = table.you.ready(JUDAS)
    theirs = table.prey.ready(WEAKER)
    table.you.holds(MASQUE, MASQUE, MANEUVER, AGAIN)
    table.prey.holds(*["Blood Doll"] * 7)

    fight(table, judas, theirs)
    table.you.plays(MASQUE, by=judas, level="AUS_OBF")
    table.until("range", table.you)
    assert table.you.can_play(MANEUVER.name, by=judas)
    assert not table.you.can_play(MASQUE, by=judas)
    table.you.plays(AGAIN.name, by=judas)
    table.until("before_range", table.you)
    assert table.you.can_play(MASQUE, by=judas, level="AUS_OBF")
    rest(table)

    assert len(table.prey.hand()) == 7
    assert table.waits_for(table.you)


def test_what_is_played_meanwhile_is_replaced(table: Table) -> None:
    """Only the two discarded cards are not."""
    judas = table.you.ready(JUDAS)
    theirs = table.prey.ready(WEAKER)
    table.you.holds(MASQUE, PRESS, MANEUVER)
    table.prey.holds(*[DODGE] * 7)

    fight(table, judas, theirs)
    table.you.plays(MASQUE, by=judas, level="AUS_OBF")
    assert len(table.prey.hand()) == 5
    table.prey.plays(DODGE.name, by=theirs)
    table.until("press", table.you)
    assert len(table.prey.hand()) == 5
    rest(table)
    assert len(table.prey.hand()) == 7
