"""Strikes chosen and chosen again: Projectile, Backstab, Primal Instincts, Relentless Pursuit."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import DODGE, MANEUVER, PRESS, fight, rest
from fight_talk import damage_to, round_of, weapon
from made_up import paper
from methuselah.language import (
    STRIKES_NOT_LIMITED,
    before_range,
    dodge,
    gain_pool,
    gains_strikes,
    gun,
    hand_strike,
    melee_strike,
    optional_maneuver,
    ranged_strike,
    strike,
    strikes,
)
from methuselah.rules.playing.hand import hand_size
from table_talk import Table

ARROW, STAB, INSTINCTS, PURSUIT = "Projectile", "Backstab", "Primal Instincts", "Relentless Pursuit"
TARGET = made_vampire("Target", capacity=10)
FAST = made_vampire("Fast", "CEL", capacity=8)
WEAPON = frozenset({"weapon", "gun"})
RIFLE = paper("Rifle", *gun(2, maneuver=True), kind="equipment", keywords=WEAPON)
KNIFE = paper(
    "Knife",
    strikes(melee_strike(+2), key="blow"),
    strikes(ranged_strike(3), key="throw"),
    kind="equipment",
    keywords=frozenset({"weapon", "melee weapon"}),
)


# -- Projectile ----------------------------------------------------------------------------------

LEVELS = pytest.mark.parametrize("level", ["cel", "CEL"])


@LEVELS
@pytest.mark.parametrize("far", [False, True])
@pytest.mark.ruling(ARROW, 3)
def test_a_projectile_cannot_be_dodged(table: Table, level: str, far: bool) -> None:
    """1 damage at any range without a weapon; a dodge may be chosen and has no effect."""
    mine, theirs = table.you.ready(FAST), table.prey.ready(TARGET)
    held = table.you.holds(ARROW)
    table.prey.holds(DODGE, *([MANEUVER] if far else []))
    fight(table, mine, theirs)
    if far:
        table.prey.plays("A maneuver", by=theirs)
    table.you.plays(held, by=mine, level=level)
    table.prey.plays("A dodge", by=theirs)
    rest(table)
    assert (damage_to(table, mine), damage_to(table, theirs)) == (
        0,
        1 if level == "cel" else 2 - far,
    )
    assert table.where(held) == "ash_heap"
    assert table.waits_for(table.you)


@LEVELS
@pytest.mark.ruling(ARROW, 2)
@pytest.mark.rules_text("003 Projectile 2")
def test_a_projectile_is_the_shot_of_a_ranged_weapon(table: Table, level: str) -> None:
    """As it is, nothing is added; not of a sword, and of a knife that is thrown the throw."""
    mine, theirs = table.you.ready(FAST), table.prey.ready(TARGET)
    rifle, knife = table.you.in_play(RIFLE, on=mine), table.you.in_play(KNIFE, on=mine)
    table.you.in_play(weapon("Sword", melee_strike(+4)), on=mine)
    table.you.holds(ARROW, ARROW)
    table.prey.holds(DODGE, DODGE)
    fight(table, mine, theirs)
    table.until("strike", table.you)
    table.you.plays(ARROW, by=mine, level=level)
    assert table.you.choices() == {mine, rifle, knife}
    table.you.chooses(knife)
    table.prey.plays("A dodge", by=theirs)
    assert damage_to(table, theirs) == 3
    rest(table)
    assert table.waits_for(table.you)


@LEVELS
@pytest.mark.ruling(ARROW, 1)
@pytest.mark.rules_text("003 Projectile 1")
def test_who_maneuvers_with_a_gun_shoots_with_it(table: Table, level: str) -> None:
    """The projectile is that shot, and no other; what is no projectile cannot be chosen."""
    mine, theirs = table.you.ready(FAST), table.prey.ready(TARGET)
    rifle = table.you.in_play(RIFLE, on=mine)
    table.you.in_play(".44 Magnum", on=mine)
    held = table.you.holds(ARROW)
    table.you.holds(paper("Fist", strike(hand_strike(+1))))
    table.prey.holds(DODGE)
    fight(table, mine, theirs)
    table.until("range", table.you)
    table.you.uses(rifle, level="maneuver")
    table.until("strike", table.you)
    assert not table.you.can_play("Fist", by=mine)
    assert not table.you.may("hand strike")
    table.you.plays(held, by=mine, level=level)
    assert not table.you.may("choose")  # there is one weapon only
    table.prey.plays("A dodge", by=theirs)
    assert damage_to(table, theirs) == 2
    rest(table)
    assert table.waits_for(table.you)


@LEVELS
def test_the_committed_shot_is_fired_without_a_projectile(table: Table, level: str) -> None:
    """Which is declined; nobody who maneuvered with a sword shoots."""
    mine, theirs = table.you.ready(FAST), table.prey.ready(TARGET)
    sword = paper(
        "Long Sword",
        strikes(melee_strike(+2)),
        optional_maneuver(commits=melee_strike(+2)),
        kind="equipment",
        keywords=frozenset({"weapon", "melee weapon"}),
    )
    blade, rifle = table.you.in_play(sword, on=mine), table.you.in_play(RIFLE, on=mine)
    table.you.holds(ARROW, PRESS, MANEUVER)
    table.prey.holds(DODGE)
    fight(table, mine, theirs)
    table.until("range", table.you)
    table.you.uses(rifle, level="maneuver")
    table.until("strike", table.you)
    assert table.you.can_play(ARROW, by=mine, level=level)
    table.you.passes()
    table.until("press", table.you)
    assert damage_to(table, theirs) == 2
    table.you.plays("A press", by=mine)
    table.until("range", table.you)
    table.you.uses(blade, level="maneuver")
    while not table.over():
        asked = table.asked()
        if asked is not None and asked.seat == table.you.number:
            assert not table.you.can_play(ARROW)
        table.pass_on()


@pytest.mark.parametrize(("level", "strikes_left"), [("cel", 0), ("CEL", 1)])
def test_superior_projectiles_give_a_limited_strike(
    table: Table, level: str, strikes_left: int
) -> None:
    """1 more, with a gun as well; then no other limited ones, and not in a round with such."""
    mine, theirs = table.you.ready(FAST), table.prey.ready(TARGET)
    rifle = table.you.in_play(RIFLE, on=mine)
    table.you.holds(ARROW, ARROW, "Blur")
    table.prey.holds(DODGE)
    fight(table, mine, theirs)
    table.until("strike", table.you)
    table.you.plays(ARROW, by=mine, level=level)
    table.you.chooses(rifle)
    assert round_of(table).extra == (strikes_left, 0)
    table.prey.does("hand strike")
    if strikes_left:
        table.until("strike", table.you)
        assert table.you.can_play(ARROW, by=mine, level="cel")
        assert not table.you.can_play(ARROW, by=mine, level="CEL")
        table.you.does("hand strike")
        assert not table.you.can_play("Blur")
    else:
        table.until("additional", table.you)
        assert table.you.can_play("Blur", by=mine)
    rest(table)
    assert damage_to(table, theirs) == 2 + strikes_left


# -- Backstab ------------------------------------------------------------------------------------

STABBING = made_vampire("Stabbing", "CEL", capacity=8)
STAKE = weapon("Hammer", melee_strike(+4))
SIGN = paper("Sign", before_range(gain_pool(1)))


@LEVELS
@pytest.mark.parametrize("window", ["before_range", "before_strikes", "strikes_chosen"])
@pytest.mark.ruling(STAB, 1)
@pytest.mark.rules_text("003 Backstab 1")
def test_the_initial_strike_of_the_blocker_comes_first(
    table: Table, level: str, window: str
) -> None:
    """Played at any time before strikes resolve; what it fells does not strike back."""
    theirs, mine = table.you.ready("Duck", blood=1), table.prey.ready(STABBING)
    hammer = table.prey.in_play(STAKE, on=mine)
    held = table.prey.holds(STAB)
    fight(table, theirs, mine)
    if window == "strikes_chosen":
        table.prey.uses(hammer, level="strike")
    table.until(window, table.prey)
    table.prey.plays(held, by=mine, level=level)
    assert table.blood(mine) == 6
    if window != "strikes_chosen":
        table.prey.uses(hammer, level="strike")
    rest(table)
    assert table.where(theirs) == "torpor"
    assert (damage_to(table, mine), damage_to(table, theirs)) == (0, 5)
    assert table.waits_for(table.you)


@LEVELS
def test_an_additional_strike_does_not_come_first(table: Table, level: str) -> None:
    """Its own at superior, or another card's: it resolves together with that of the other one."""
    theirs = table.you.ready(made_vampire("Quick", "cel", capacity=4))
    mine = table.prey.ready(STABBING)
    hammer = table.prey.in_play(STAKE, on=mine)
    table.prey.holds(STAB, "Blur")
    table.you.holds("Blur")
    fight(table, theirs, mine)
    table.until("before_range", table.prey)
    table.prey.plays(STAB, by=mine, level=level)
    assert round_of(table).extra == (0, int(level == "CEL"))
    table.prey.does("hand strike")
    table.you.plays("Blur", by=theirs, level="cel")
    if level == "cel":
        table.prey.plays("Blur", by=mine, level="cel")
    table.prey.uses(hammer, level="strike")
    rest(table)
    assert table.where(theirs) == "torpor"
    assert damage_to(table, theirs) == 1 + 5
    assert damage_to(table, mine) == 2  # the second strike came together with the hammer
    assert table.waits_for(table.you)


def test_after_superior_stabs_no_other_limited_strikes(table: Table) -> None:
    """Blur is offered to who stabbed at inferior only."""
    for level, may in (("cel", True), ("CEL", False)):
        table = Table()
        theirs, mine = table.you.ready("Ryan"), table.prey.ready(STABBING)
        table.prey.holds(STAB, "Blur")
        fight(table, theirs, mine)
        table.prey.plays(STAB, by=mine, level=level)
        offered = False
        while not table.over():
            offered |= table.prey.can_play("Blur", by=mine)
            table.pass_on()
        assert offered is may


@LEVELS
def test_in_the_next_round_it_does_not_strike_first(table: Table, level: str) -> None:
    """What it fells there strikes back."""
    theirs, mine = table.you.ready(made_vampire("Quick", capacity=5)), table.prey.ready(STABBING)
    hammer = table.prey.in_play(STAKE, on=mine)
    table.prey.holds(STAB, DODGE)
    table.you.holds(PRESS, DODGE)
    fight(table, theirs, mine)
    table.prey.plays(STAB, by=mine, level=level)
    table.you.does("hand strike")
    table.prey.does("hand strike")
    table.you.plays("A press", by=theirs)
    before = damage_to(table, mine)
    table.you.does("hand strike")
    table.prey.uses(hammer, level="strike")
    rest(table)
    assert table.where(theirs) == "torpor"
    assert damage_to(table, mine) == before + 1


@pytest.mark.parametrize("rounds", [1, 2])
@pytest.mark.parametrize("level", ["cel", "CEL"])
def test_only_a_blocker_stabs_in_the_first_round(table: Table, rounds: int, level: str) -> None:
    """Not the acting vampire, and not in a second round."""
    mine, theirs = table.you.ready(STABBING), table.prey.ready(STABBING)
    table.you.holds(STAB, PRESS, SIGN)
    table.prey.holds(STAB, SIGN)
    fight(table, mine, theirs)
    if rounds == 2:
        table.you.plays("A press", by=mine)
    table.until("before_range", table.prey)
    assert table.prey.can_play("Sign", by=theirs)
    assert table.you.can_play("Sign", by=mine)
    assert table.prey.can_play(STAB, by=theirs, level=level) is (rounds == 1)
    assert not table.you.can_play(STAB, by=mine, level=level)


def test_superior_stabs_are_limited(table: Table) -> None:
    """Once this vampire has a limited strike, inferior only."""
    mine, theirs = table.you.ready("Duck"), table.prey.ready(STABBING)
    twice = paper("Twice", strike(dodge, STRIKES_NOT_LIMITED, gains_strikes(1)))
    table.prey.holds(STAB, twice, DODGE)
    fight(table, mine, theirs)
    table.prey.plays("Twice", by=theirs)
    table.until("strikes_chosen", table.prey)
    assert table.prey.can_play(STAB, by=theirs, level="cel")
    assert not table.prey.can_play(STAB, by=theirs, level="CEL")


# -- Primal Instincts ----------------------------------------------------------------------------

WISE = made_vampire("Wise", "AUS", "CEL", capacity=8)


@pytest.mark.parametrize("strikes_first", ["hand", "Fist"])
def test_another_strike_is_chosen_once_theirs_is_known(table: Table, strikes_first: str) -> None:
    """The strike is cancelled, its cost is paid; the new one may be any."""
    mine, theirs = table.you.ready(WISE), table.prey.ready(TARGET)
    fist = paper("Fist", strike(hand_strike(+3)), blood_cost=1)
    instincts, first = table.you.holds(INSTINCTS, fist)
    table.you.holds(DODGE)
    table.prey.holds(fist)
    fight(table, mine, theirs)
    table.until("strike", table.you)
    assert not table.you.can_play(INSTINCTS, by=mine, level="AUS")
    if strikes_first == "hand":
        table.you.does("hand strike")
    else:
        table.you.plays(first, by=mine)
    table.prey.plays("Fist", by=theirs)
    table.you.plays(instincts, by=mine, level="AUS")
    assert table.blood(mine) == 8 - 1 - (strikes_first == "Fist")
    table.you.plays("A dodge", by=mine)
    rest(table)
    assert (damage_to(table, mine), damage_to(table, theirs)) == (0, 0)
    assert table.where(instincts) == "ash_heap"
    assert (table.where(first) == "ash_heap") is (strikes_first == "Fist")
    assert table.waits_for(table.you)


@pytest.mark.ruling(INSTINCTS, 1)
def test_the_rest_of_the_cancelled_card_is_cancelled_too(table: Table) -> None:
    """The additional strike that it gave, and its limit; the press that it gave."""
    mine, theirs = table.you.ready(WISE), table.prey.ready(TARGET)
    twice = paper("Twice", strike(dodge, STRIKES_NOT_LIMITED, gains_strikes(1)))
    table.you.holds(INSTINCTS, twice, "Blur", DODGE)
    table.prey.holds(DODGE)
    fight(table, mine, theirs)
    table.you.plays("Twice", by=mine)
    assert round_of(table).extra == (1, 0)
    table.prey.does("hand strike")
    table.you.plays(INSTINCTS, by=mine, level="AUS")
    assert round_of(table).extra == (0, 0)
    table.you.does("hand strike")
    table.until("additional", table.you)
    assert table.you.can_play("Blur", by=mine)
    rest(table)
    assert damage_to(table, theirs) == 1
    assert table.waits_for(table.you)


@pytest.mark.ruling(INSTINCTS, 1)
@pytest.mark.parametrize("cancels", [True, False])
def test_the_press_of_the_cancelled_card_is_gone(table: Table, cancels: bool) -> None:
    """It came with Aid from Bats."""
    bats = made_vampire("Bats", "ANI", "AUS", capacity=8)
    mine, theirs = table.you.ready(bats), table.prey.ready(TARGET)
    table.you.holds(INSTINCTS, "Aid from Bats", PRESS, DODGE)
    table.prey.holds(DODGE)
    fight(table, mine, theirs)
    table.until("strike", table.you)
    table.you.plays("Aid from Bats", by=mine, level="ANI")
    table.prey.does("hand strike")
    if cancels:
        table.you.plays(INSTINCTS, by=mine, level="AUS")
        table.you.does("hand strike")
    table.until("press", table.you)
    assert table.you.may("use press") is not cancels


def test_a_maneuver_commits_to_nothing_any_more(table: Table) -> None:
    """The gun was maneuvered with, the range stays, and a dodge is chosen."""
    mine, theirs = table.you.ready(WISE), table.prey.ready(TARGET)
    rifle = table.you.in_play(RIFLE, on=mine)
    table.you.holds(INSTINCTS, DODGE)
    table.prey.holds(DODGE)
    fight(table, mine, theirs)
    table.until("range", table.you)
    table.you.uses(rifle, level="maneuver")
    table.prey.does("hand strike")
    table.you.plays(INSTINCTS, by=mine, level="AUS")
    assert round_of(table).range == "long"
    assert table.you.may("use", card=rifle, level="strike")
    table.you.plays("A dodge", by=mine)
    rest(table)
    assert damage_to(table, theirs) == 0


@pytest.mark.parametrize("case", ["blocking", "no strike of theirs", "both"])
def test_who_chooses_again(table: Table, case: str) -> None:
    """The acting vampire where both strike; not against one that makes no additional strike."""
    mine, theirs = table.you.ready(WISE), table.prey.ready(WISE)
    table.you.holds(INSTINCTS, "Blur")
    table.prey.holds(INSTINCTS, DODGE)
    fight(table, mine, theirs)
    table.until("strikes_chosen", None)
    assert table.you.can_play(INSTINCTS, by=mine, level="AUS")
    assert not table.prey.can_play(INSTINCTS, by=theirs, level="AUS")
    table.you.plays("Blur", by=mine, level="cel")
    while not table.over():
        assert not table.you.can_play(INSTINCTS, by=mine, level="AUS")
        table.pass_on()


def test_inferior_instincts_dodge(table: Table) -> None:
    """Strike: dodge."""
    mine, theirs = table.you.ready(WISE), table.prey.ready(TARGET)
    table.you.holds(INSTINCTS)
    fight(table, mine, theirs)
    table.you.plays(INSTINCTS, by=mine, level="aus")
    rest(table)
    assert (damage_to(table, mine), damage_to(table, theirs)) == (0, 0)
    assert table.blood(mine) == 7


# -- Relentless Pursuit --------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "more"), [("pot", 0), ("POT", 2)])
@pytest.mark.parametrize("goes_on", [True, False])
def test_the_pursuit_fills_your_hand_in_the_next_round(
    table: Table, level: str, more: int, goes_on: bool
) -> None:
    """Only if it starts; for the rest of the combat, a third round too, and once."""
    mine = table.you.ready(made_vampire("Hunter", "POT", capacity=8))
    theirs = table.prey.ready(TARGET)
    held = table.you.holds(PURSUIT)
    table.you.holds(PRESS)
    table.prey.holds(DODGE, *([] if goes_on else [PRESS]))
    fight(table, mine, theirs)
    table.until("press", table.you)
    table.you.plays(held, by=mine, level=level)
    if not goes_on:
        table.prey.plays("A press", by=theirs)
    else:
        table.until("press", table.you)
        assert [hand_size(table.state, seat) for seat in range(5)] == [7 + more, 7, 7, 7, 7]
        table.you.plays("A press", by=mine)
        assert hand_size(table.state, 0) == 7 + more
    rest(table)
    assert hand_size(table.state, 0) == 7
    assert damage_to(table, mine) == (3 if goes_on else 1)
    assert table.blood(mine) == 8 - 1 - damage_to(table, mine)
    assert table.waits_for(table.you)
