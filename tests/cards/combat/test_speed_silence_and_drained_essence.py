"""Amria, Dead Hand, Drain Essence, Gleam of Red Eyes, Selective Silence, Vampiric Speed."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import DODGE, MANEUVER, PRESS, fight, made_up, rest
from fight_talk import damage_to, round_of
from methuselah.language import before_range, sets_range
from scenes.strikes import only_before_range, press_of_this_round, strikes
from scenes.telling import changing
from table_talk import Table

TARGET_VAMPIRE = made_vampire("Target", capacity=10)
CLOSES = made_up("Closes in", modes=(before_range(sets_range("close")),))
FARAWAY = made_up("Far away", modes=(before_range(sets_range("long")),))


def fighting(table: Table, *codes: str, capacity: int = 8) -> tuple[int, int]:
    """Yours with these Disciplines, in front of an old vampire."""
    mine = table.you.ready(made_vampire("Fighter", *codes, capacity=capacity))
    return mine, table.prey.ready(TARGET_VAMPIRE)


# -- dodges ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "level"), [("Vampiric Speed", "cel"), ("Vampiric Speed", "CEL"), ("Amria", "CHI")]
)
def test_the_fast_dodge(card: str, level: str) -> None:
    """Near and far nobody is hurt by the strike, nor by the dodge."""
    strikes(card, by=made_vampire("Fast", "CEL", "CHI"), level=level, damage=0, taken=0)


@pytest.mark.ruling("Vampiric Speed", 1)
@pytest.mark.ruling("Amria", 1)
def test_the_press_of_the_dodge_is_for_this_round(table: Table) -> None:
    """Declined while another press starts a round, it cannot be used at the end of that one."""
    press_of_this_round("Vampiric Speed", by=made_vampire("Fast", "CEL"), level="CEL")
    mine, theirs = fighting(table, "CHI")
    table.you.holds("Amria")
    table.prey.holds(PRESS, PRESS)
    fight(table, mine, theirs)
    table.you.plays("Amria", by=mine, level="CHI")
    table.prey.plays("A press", by=theirs)
    assert table.you.may("use press", minion=mine)
    table.you.passes()
    table.prey.plays("A press", by=theirs)
    assert not table.you.may("use press", minion=mine)
    rest(table)
    assert damage_to(table, mine) == 2


@pytest.mark.parametrize(
    ("card", "level", "continues", "ends"),
    [
        ("Vampiric Speed", "cel", False, False),
        ("Vampiric Speed", "CEL", True, True),
        ("Amria", "CHI", False, True),
    ],
)
def test_what_the_press_of_the_dodge_is_for(
    table: Table, card: str, level: str, continues: bool, ends: bool
) -> None:
    """Inferior Speed brings none; Amria's only ends combat."""
    mine, theirs = fighting(table, "CEL", "CHI")
    table.you.holds(card, PRESS)
    table.prey.holds(PRESS)
    fight(table, mine, theirs)
    table.you.plays(card, by=mine, level=level)
    table.until("press", table.you)
    assert table.you.may("use press", minion=mine) is continues
    table.you.passes()
    table.prey.plays("A press", by=theirs)
    assert table.you.may("use press", minion=mine) is ends
    if ends:
        table.you.does("use press", minion=mine)
    rest(table)
    assert damage_to(table, mine) == (0 if ends else 1)


def test_inferior_amria_maneuvers_to_long_range_only(table: Table) -> None:
    """At long range it cannot be played."""
    mine, theirs = fighting(table, "chi")
    table.you.holds("Amria", "Amria", MANEUVER)
    table.prey.holds(MANEUVER)
    fight(table, mine, theirs)
    table.until("range", table.you)
    assert table.you.can_play("Amria", by=mine, level="chi")
    table.you.passes()
    table.prey.plays("A maneuver", by=theirs)
    assert table.you.can_play("A maneuver", by=mine)
    assert not table.you.can_play("Amria", by=mine, level="chi")
    table = Table()
    mine, theirs = fighting(table, "chi")
    table.you.holds("Amria")
    fight(table, mine, theirs)
    table.you.plays("Amria", by=mine, level="chi")
    rest(table)
    assert damage_to(table, mine) == damage_to(table, theirs) == 0


# -- Gleam of Red Eyes ----------------------------------------------------------------------------


def test_inferior_gleam_is_a_press(table: Table) -> None:
    """Either way; not a maneuver."""
    mine, theirs = fighting(table, "pro")
    table.you.holds("Gleam of Red Eyes", MANEUVER)
    table.prey.holds(PRESS)
    fight(table, mine, theirs)
    table.until("range", table.you)
    assert not table.you.can_play("Gleam of Red Eyes")
    table.until("press", table.you)
    assert table.you.can_play("Gleam of Red Eyes", level="pro")
    table.you.passes()
    table.prey.plays("A press", by=theirs)
    table.you.plays("Gleam of Red Eyes", by=mine, level="pro")
    assert damage_to(table, mine) == 1
    assert table.waits_for(table.you)


def test_superior_gleam_is_a_maneuver(table: Table) -> None:
    """To long range; and the press is still there."""
    mine, theirs = fighting(table, "PRO")
    table.you.holds("Gleam of Red Eyes", "Gleam of Red Eyes")
    fight(table, mine, theirs)
    table.you.plays("Gleam of Red Eyes", by=mine, level="PRO")
    table.until("press", table.you)
    assert round_of(table).range == "long"
    assert not table.you.can_play("Gleam of Red Eyes", level="PRO")
    table.you.plays("Gleam of Red Eyes", by=mine, level="pro")
    rest(table)
    assert damage_to(table, mine) == damage_to(table, theirs) == 1


# -- Drain Essence --------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "stolen"), [("tha", 2), ("THA", 4)])
@pytest.mark.parametrize("far", [False, True])
def test_essence_is_drained_in_a_later_round(
    table: Table, level: str, stolen: int, far: bool
) -> None:
    """2 or 4 blood, near and far, for 1 blood; never in the first round."""
    mine = table.you.ready(made_vampire("Drainer", level, capacity=9), blood=3)
    theirs = table.prey.ready(TARGET_VAMPIRE)
    bystander = table.prey.ready("Ryan")
    table.you.holds("Drain Essence", DODGE, PRESS)
    table.prey.holds(DODGE, MANEUVER)
    fight(table, mine, theirs)
    table.until("strike", table.you)
    assert table.you.can_play("A dodge", by=mine)
    assert not table.you.can_play("Drain Essence")
    table.you.plays("A dodge", by=mine)
    table.prey.plays("A dodge", by=theirs)
    table.you.plays("A press", by=mine)
    if far:
        table.prey.plays("A maneuver", by=theirs)
    table.you.plays("Drain Essence", by=mine, level=level)
    rest(table)
    assert table.blood(theirs) == 10 - stolen
    assert table.blood(mine) == 3 - 1 + stolen - (0 if far else 1)
    assert table.blood(bystander) == 4
    assert table.waits_for(table.you)


@pytest.mark.ruling("Drain Essence", 1)
def test_there_may_be_less_essence_than_is_drained(table: Table) -> None:
    """1 blood is there, and 1 is stolen."""
    mine = table.you.ready(made_vampire("Drainer", "THA", capacity=9), blood=3)
    theirs = table.prey.ready(TARGET_VAMPIRE, blood=1)
    table.you.holds("Drain Essence", DODGE, PRESS)
    fight(table, mine, theirs)
    table.you.plays("A dodge", by=mine)
    table.you.plays("A press", by=mine)
    table.you.plays("Drain Essence", by=mine, level="THA")
    rest(table)
    assert table.blood(theirs) == 0
    assert table.where(theirs) == "ready"
    assert table.blood(mine) == 3 - 1 + 1 - 1


# -- Dead Hand ------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["nec", "NEC"])
def test_the_dead_hand_strikes_for_2(level: str) -> None:
    """At either level, at close range."""
    strikes("Dead Hand", by=made_vampire("Dead", "NEC"), damage=2, level=level)


@pytest.mark.ruling("Dead Hand", 1)
@pytest.mark.ruling("Dead Hand", 2)
@pytest.mark.parametrize(("level", "prevented"), [("nec", 1), ("NEC", 0)])
def test_fortitude_does_not_prevent_what_a_superior_dead_hand_does(
    table: Table, level: str, prevented: int
) -> None:
    """Nor the additional damage, nor is such a card playable; a Kevlar Vest helps."""
    mine = table.you.ready(made_vampire("Dead", "NEC"))
    table.you.holds("Dead Hand")
    theirs = table.prey.ready(made_vampire("Hardy", "for", capacity=10))
    vest = table.prey.in_play("Kevlar Vest", on=theirs)
    table.prey.holds("Skin of Rock")
    fight(table, mine, theirs)
    table.you.plays("Dead Hand", by=mine, level=level)
    table.until("prevent", table.prey)
    assert table.prey.may("use", card=vest)
    assert table.prey.can_play("Skin of Rock") is bool(prevented)
    if prevented:
        table.prey.plays("Skin of Rock", by=theirs)
        assert "Skin of Rock" not in table.prey.hand()
    else:
        table.prey.uses(vest, by=theirs)
    rest(table)
    assert damage_to(table, theirs) <= 1


# -- Selective Silence ----------------------------------------------------------------------------


def test_inferior_silence_is_a_maneuver_of_the_first_round(table: Table) -> None:
    """In the second round it is not offered."""
    mine, theirs = fighting(table, "qui")
    table.you.holds("Selective Silence", "Selective Silence", PRESS, MANEUVER)
    fight(table, mine, theirs)
    table.you.plays("Selective Silence", by=mine, level="qui")
    table.until("press", table.you)
    assert round_of(table).range == "long"
    table.you.plays("A press", by=mine)
    table.until("range", table.you)
    assert table.you.can_play("A maneuver")
    assert not table.you.can_play("Selective Silence")


@pytest.mark.ruling("Selective Silence", 1)
@pytest.mark.ruling("Selective Silence", 2)
@pytest.mark.parametrize("blood", [0, 1])
@pytest.mark.parametrize("cheaper", [0, -1])
def test_the_blood_for_silence_must_be_there(table: Table, blood: int, cheaper: int) -> None:
    """Not with 0 blood, whatever makes cards cheaper; the maneuver is free."""
    mine = table.you.ready("Ryan")
    theirs = table.prey.ready(made_vampire("Silent", "QUI"), blood=blood)
    table.prey.in_play(changing("blood cost", cheaper), on=theirs)
    table.prey.holds("Selective Silence", CLOSES)
    fight(table, mine, theirs)
    table.until("before_range", table.prey)
    assert table.prey.can_play("Closes in")
    assert table.prey.can_play("Selective Silence", level="QUI") is bool(blood)
    if blood:
        table.prey.plays("Selective Silence", by=theirs, level="QUI")
        table.prey.does("do", number=1)
        assert table.blood(theirs) == 0
    else:
        table.until("range", table.prey)
        assert table.prey.can_play("Selective Silence", level="qui")


@pytest.mark.ruling("Selective Silence", 3)
@pytest.mark.parametrize("place", ["close", "long"])
def test_superior_silence_sets_the_range_for_a_blood(table: Table, place: str) -> None:
    """Either range, before range, in the first round; nobody maneuvers, others may play on."""
    by = made_vampire("Silent", "QUI", capacity=6)
    only_before_range("Selective Silence", by=by, level="QUI", first_round=True)
    mine, theirs = table.you.ready(by), table.prey.ready(TARGET_VAMPIRE)
    table.you.holds("Selective Silence")
    table.prey.holds(MANEUVER, CLOSES, FARAWAY)
    fight(table, mine, theirs)
    table.you.plays("Selective Silence", by=mine, level="QUI")
    table.you.does("do", number=0 if place == "close" else 1)
    assert table.blood(mine) == 5
    table.prey.plays("Far away" if place == "close" else "Closes in", by=theirs)
    while not table.over():
        assert not table.prey.can_play("A maneuver")
        table.pass_on()
    assert not [line for line in table.state.journal if line.what == "maneuvered"]
    assert damage_to(table, theirs) == (1 if place == "close" else 0)


def test_where_nobody_is_silent_there_are_maneuvers(table: Table) -> None:
    """The same fight, in which the range is not set."""
    fighting(table, "QUI")
    mine, theirs = table.you.ready("Ryan"), table.prey.ready("Nassir")
    table.prey.holds(MANEUVER)
    fight(table, mine, theirs)
    table.until("range", table.prey)
    assert table.prey.can_play("A maneuver", by=theirs)


@pytest.mark.ruling("Selective Silence", 4)
def test_an_earlier_effect_on_the_range_has_priority_over_silence(table: Table) -> None:
    """The range is close already: it stays close."""
    mine, theirs = fighting(table, "QUI")
    table.you.holds("Selective Silence", CLOSES)
    fight(table, mine, theirs)
    table.you.plays("Closes in", by=mine)
    table.you.plays("Selective Silence", by=mine, level="QUI")
    rest(table)
    assert "Selective Silence" not in table.you.hand()
    assert damage_to(table, mine) == damage_to(table, theirs) == 1
