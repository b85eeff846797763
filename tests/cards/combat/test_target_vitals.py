"""Target Vitals: an aim, played as a strike is chosen."""

from __future__ import annotations

import pytest

from combat_talk import COMBAT_ENDS, DODGE, PRESS, fight, made_up, rest
from fight_talk import damage_to
from methuselah.engine.definitions import Strike
from methuselah.language import before_strikes, only_hand_strikes, strike
from table_talk import Table

VITALS = "Target Vitals"
THROWN = made_up("Thrown", modes=(strike(Strike("damage", 2, ranged=True), maneuver=True),))
FIERCE = made_up("Fierce", modes=(strike(Strike("hand", 0, aggravated=True)),))
GRABS = made_up("Grabs", modes=(before_strikes(only_hand_strikes()),))
STEALS = made_up("Steals", modes=(strike(Strike("steal", 1)),))


def pair(table: Table, other: str = "Belinde") -> tuple[int, int]:
    """Your Mouse with an aim, your prey's minion."""
    table.you.holds(VITALS)
    return table.you.ready("Mouse"), table.prey.ready(other)


def test_an_aim_adds_two_damage_and_stops_presses(table: Table) -> None:
    """Damage got through: +2, and the other one cannot press this round."""
    mouse, belinde = pair(table)
    table.prey.holds(PRESS)
    fight(table, mouse, belinde)
    table.you.plays(VITALS, by=mouse)
    while not table.over():
        assert not table.prey.can_play("A press")
        table.pass_on()
    assert damage_to(table, belinde) == 3
    assert damage_to(table, mouse) == 1
    assert table.waits_for(table.you)


@pytest.mark.parametrize("prevented", [True, False])
def test_an_aim_needs_damage_that_gets_through(table: Table, prevented: bool) -> None:
    """All of it prevented: nothing is added and the other one may press.

    The added damage can be prevented in its turn.
    """
    mouse, brock = pair(table, "Brock Sterling")
    table.prey.holds("Skin of Rock", PRESS)
    fight(table, mouse, brock)
    table.you.plays(VITALS, by=mouse)
    table.until("prevent", table.prey)
    if not prevented:
        table.prey.passes()
    table.prey.plays("Skin of Rock", by=brock, level="FOR" if not prevented else "for")
    asked = False
    while not table.over():
        asked = asked or table.prey.can_play("A press")
        table.pass_on()
    assert asked == prevented
    assert damage_to(table, brock) == (0 if prevented else 1)


@pytest.mark.ruling("Target Vitals", 2)
@pytest.mark.ruling("Target Vitals", 6)
def test_what_an_aim_adds_is_like_the_strike(table: Table) -> None:
    """Aggravated with an aggravated blow ([RTR 19970630], [TOM 19960225])."""
    mouse, belinde = pair(table)
    table.you.holds(FIERCE)
    fight(table, mouse, belinde)
    table.you.plays("Fierce", by=mouse)
    table.you.plays(VITALS, by=mouse)
    rest(table)
    assert table.where(belinde) == "torpor"
    assert table.blood(belinde) == 6 - 2
    assert damage_to(table, belinde, aggravated=True) == 3


@pytest.mark.ruling("Target Vitals", 1)
def test_an_aim_goes_with_a_strike_committed_by_a_maneuver(table: Table) -> None:
    """It is played as strikes are chosen ([LSJ 20080409])."""
    mouse, belinde = pair(table)
    table.you.holds(THROWN)
    fight(table, mouse, belinde)
    table.you.plays("Thrown", by=mouse)
    table.you.plays(VITALS, by=mouse)
    rest(table)
    assert damage_to(table, belinde) == 4


@pytest.mark.ruling("Target Vitals", 1)
def test_no_aim_without_a_strike(table: Table) -> None:
    """The committed strike is barred since: nothing is chosen ([LSJ 20080409])."""
    mouse, belinde = pair(table)
    table.you.holds(THROWN)
    table.prey.holds(GRABS)
    fight(table, mouse, belinde)
    table.you.plays("Thrown", by=mouse)
    table.prey.plays("Grabs", by=belinde)
    while not table.over():
        assert not table.you.can_play(VITALS)
        table.pass_on()
    assert damage_to(table, belinde) == 0


@pytest.mark.ruling("Target Vitals", 4)
@pytest.mark.ruling("Target Vitals", 5)
@pytest.mark.parametrize("name", ["A dodge", "Combat ends", "Steals"])
def test_an_aim_with_a_strike_without_damage_does_nothing(table: Table, name: str) -> None:
    """It can be played all the same ([RTR 19960221], [PIB 20130319])."""
    mouse, belinde = pair(table)
    table.you.holds(DODGE, COMBAT_ENDS, STEALS)
    fight(table, mouse, belinde)
    table.you.plays(name, by=mouse)
    table.you.plays(VITALS, by=mouse)
    rest(table)
    assert damage_to(table, belinde) == 0


def test_one_aim_for_each_strike(table: Table) -> None:
    """Another one with the additional strike; none for the minion that does not strike."""
    pug, belinde = table.you.ready("Pug Jackson"), table.prey.ready("Belinde")
    table.you.holds(VITALS, VITALS, VITALS, "Blur")
    fight(table, pug, belinde)
    table.you.plays(VITALS, by=pug)
    assert not table.you.can_play(VITALS)
    table.you.plays("Blur", by=pug, level="cel")
    table.you.plays(VITALS, by=pug)
    rest(table)
    assert damage_to(table, belinde) == 6


@pytest.mark.ruling("Target Vitals", 3)
def test_the_other_side_discards_two_combat_cards_to_cancel_it(table: Table) -> None:
    """What was paid for the strike stays paid ([PIB 20121031]). A bystander cannot do it."""
    mouse, belinde = table.you.ready("Robert Price"), table.prey.ready("Belinde")
    table.you.holds(VITALS, "Body Flare")
    table.prey.holds(PRESS, DODGE, "Zip Gun", "Govern the Unaligned")
    table.grand_prey.holds(PRESS, DODGE)
    fight(table, mouse, belinde)
    table.you.plays("Body Flare", by=mouse, level="pro")
    table.you.plays(VITALS, by=mouse)
    assert not table.grand_prey.may("use", card=VITALS)
    table.prey.does("use", card=VITALS)
    first = table.prey.options("choose")[0].target
    assert len(table.prey.options("choose")) == 3
    table.prey.chooses(first)
    table.prey.chooses(table.prey.options("choose")[0].target)
    rest(table)
    assert damage_to(table, belinde) == 2
    assert table.blood(mouse) == 0


def test_one_combat_card_is_not_enough_to_cancel(table: Table) -> None:
    """Two of them, or none."""
    mouse, belinde = pair(table)
    table.prey.holds("Zip Gun", "Govern the Unaligned")
    fight(table, mouse, belinde)
    table.you.plays(VITALS, by=mouse)
    while not table.over():
        assert not table.prey.may("use", card=VITALS)
        table.pass_on()
    assert damage_to(table, belinde) == 3
