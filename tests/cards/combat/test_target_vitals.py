"""Target Vitals and Target Head: aims, played as a strike is chosen."""

from __future__ import annotations

import pytest

from combat_talk import COMBAT_ENDS, DODGE, MANEUVER, PRESS, fight, made_up, rest
from fight_talk import damage_to
from made_up import paper
from methuselah.engine.definitions import Strike
from methuselah.language import (
    additional_strikes,
    before_range,
    before_strikes,
    gain_pool,
    gains_strikes,
    next_round_at,
    only_hand_strikes,
    prevents,
    sets_range,
    strike,
)
from table_talk import Table

VITALS = "Target Vitals"
HEAD = "Target Head"
AIMS = pytest.mark.parametrize("aim", [VITALS, HEAD])
THROWN = made_up("Thrown", modes=(strike(Strike("damage", 2, ranged=True), maneuver=True),))
FIERCE = made_up("Fierce", modes=(strike(Strike("hand", 0, aggravated=True)),))
GRABS = made_up("Grabs", modes=(before_strikes(only_hand_strikes()),))
FREE = made_up("Another one", modes=(additional_strikes(1),))
TWICE = made_up("Twice", modes=(strike(Strike("hand", 0), gains_strikes(1)),))
SHOWN = made_up("Shown", modes=(additional_strikes(1, gain_pool(1)),))
CLOSES = made_up("Closes in", modes=(before_range(sets_range("close")),))
FARAWAY = made_up("Far away", modes=(before_range(sets_range("long")),))
NEAR = made_up("Near", modes=(before_strikes(next_round_at("close")),))
WALL = paper("Wall", prevents(3), kind="equipment")
STEALS = made_up("Steals", modes=(strike(Strike("steal", 1)),))


def pair(table: Table, aim: str, other: str = "Belinde") -> tuple[int, int]:
    """Your Mouse with an aim, your prey's minion."""
    table.you.holds(aim)
    return table.you.ready("Mouse"), table.prey.ready(other)


@AIMS
def test_an_aim_adds_two_damage_and_stops_presses(table: Table, aim: str) -> None:
    """Damage got through: +2, and the other one cannot press this round."""
    mouse, belinde = pair(table, aim)
    table.prey.holds(PRESS)
    fight(table, mouse, belinde)
    table.you.plays(aim, by=mouse)
    while not table.over():
        assert not table.prey.can_play("A press")
        table.pass_on()
    assert damage_to(table, belinde) == 3
    assert damage_to(table, mouse) == 1
    assert table.waits_for(table.you)


@AIMS
def test_who_is_aimed_at_may_press_in_the_next_round(table: Table, aim: str) -> None:
    """The bar is for this round."""
    mouse, belinde = pair(table, aim)
    table.you.holds(PRESS)
    table.prey.holds(PRESS)
    fight(table, mouse, belinde)
    table.you.plays(aim, by=mouse)
    if aim == HEAD:
        while not table.you.may("decline"):
            table.pass_on()
        table.you.does("decline")
    table.you.plays("A press", by=mouse)
    while damage_to(table, mouse) < 2:
        table.pass_on()
    table.until("press", table.prey)
    assert table.prey.can_play("A press")


@pytest.mark.parametrize("prevented", [True, False])
def test_the_vitals_need_damage_that_gets_through(table: Table, prevented: bool) -> None:
    """All of it prevented: nothing is added and the other one may press.

    The added damage can be prevented in its turn.
    """
    aim = VITALS
    mouse, brock = pair(table, aim, "Brock Sterling")
    table.prey.holds("Skin of Rock", PRESS)
    fight(table, mouse, brock)
    table.you.plays(aim, by=mouse)
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


@AIMS
@pytest.mark.ruling("Target Vitals", 2)
@pytest.mark.ruling(HEAD, 8)
@pytest.mark.ruling("Target Vitals", 6)
def test_what_an_aim_adds_is_like_the_strike(table: Table, aim: str) -> None:
    """Aggravated with an aggravated blow ([RTR 19970630], [TOM 19960225])."""
    mouse, belinde = pair(table, aim)
    table.you.holds(FIERCE)
    fight(table, mouse, belinde)
    table.you.plays("Fierce", by=mouse)
    table.you.plays(aim, by=mouse)
    rest(table)
    assert table.where(belinde) == "torpor"
    assert table.blood(belinde) == 6 - 2
    assert damage_to(table, belinde, aggravated=True) == 3


@AIMS
@pytest.mark.ruling("Target Vitals", 1)
@pytest.mark.ruling(HEAD, 1)
def test_an_aim_goes_with_a_strike_committed_by_a_maneuver(table: Table, aim: str) -> None:
    """It is played as strikes are chosen ([LSJ 20080409])."""
    mouse, belinde = pair(table, aim)
    table.you.holds(THROWN)
    fight(table, mouse, belinde)
    table.you.plays("Thrown", by=mouse)
    table.you.plays(aim, by=mouse)
    rest(table)
    assert damage_to(table, belinde) == 4


@AIMS
@pytest.mark.ruling("Target Vitals", 1)
@pytest.mark.ruling(HEAD, 1)
def test_no_aim_without_a_strike(table: Table, aim: str) -> None:
    """The committed strike is barred since: nothing is chosen ([LSJ 20080409])."""
    mouse, belinde = pair(table, aim)
    table.you.holds(THROWN)
    table.prey.holds(GRABS)
    fight(table, mouse, belinde)
    table.you.plays("Thrown", by=mouse)
    table.prey.plays("Grabs", by=belinde)
    while not table.over():
        assert not table.you.can_play(aim)
        table.pass_on()
    assert damage_to(table, belinde) == 0


@AIMS
@pytest.mark.ruling("Target Vitals", 4)
@pytest.mark.ruling(HEAD, 7)
@pytest.mark.ruling("Target Vitals", 5)
@pytest.mark.ruling(HEAD, 3)
@pytest.mark.parametrize("name", ["A dodge", "Combat ends", "Steals"])
def test_an_aim_with_a_strike_without_damage_does_nothing(
    table: Table, aim: str, name: str
) -> None:
    """It can be played all the same ([RTR 19960221], [PIB 20130319])."""
    mouse, belinde = pair(table, aim)
    table.you.holds(DODGE, COMBAT_ENDS, STEALS)
    fight(table, mouse, belinde)
    table.you.plays(name, by=mouse)
    table.you.plays(aim, by=mouse)
    rest(table)
    assert damage_to(table, belinde) == 0


@AIMS
def test_one_aim_for_each_strike(table: Table, aim: str) -> None:
    """Another one with the additional strike; none for the minion that does not strike."""
    pug, belinde = table.you.ready("Pug Jackson"), table.prey.ready("Belinde")
    table.you.holds(aim, aim, aim, "Blur")
    fight(table, pug, belinde)
    table.you.plays(aim, by=pug)
    assert not table.you.can_play(aim)
    table.you.plays("Blur", by=pug, level="cel")
    table.you.plays(aim, by=pug)
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
    mouse, belinde = pair(table, VITALS)
    table.prey.holds("Zip Gun", "Govern the Unaligned")
    fight(table, mouse, belinde)
    table.you.plays(VITALS, by=mouse)
    while not table.over():
        assert not table.prey.may("use", card=VITALS)
        table.pass_on()
    assert damage_to(table, belinde) == 3


# -- Target Head ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "taken"), [("for", 2), ("FOR", 1), ("", 3)])
def test_the_strike_at_the_head_itself_does_more(table: Table, level: str, taken: int) -> None:
    """+2 damage whether or not any gets through; all of it can be prevented together."""
    mouse, brock = pair(table, HEAD, "Brock Sterling")
    table.prey.holds("Skin of Rock", PRESS)
    fight(table, mouse, brock)
    table.you.plays(HEAD, by=mouse)
    table.until("prevent", table.prey)
    if level:
        table.prey.plays("Skin of Rock", by=brock, level=level)
    while not table.over():
        assert not table.prey.can_play("A press")
        table.pass_on()
    assert damage_to(table, brock) == taken


def test_a_strike_at_the_head_of_which_nothing_gets_through(table: Table) -> None:
    """All 3 are prevented: the other one strikes again and presses; no range is set."""
    mouse, brock = pair(table, HEAD, "Brock Sterling")
    table.prey.in_play(WALL, on=brock)
    table.prey.holds(FREE, PRESS)
    fight(table, mouse, brock)
    table.you.plays(HEAD, by=mouse)
    table.prey.uses("Wall")
    asked = set()
    while not table.over():
        assert not table.you.may("do")
        asked |= {name for name in ("Another one", "A press") if table.prey.can_play(name)}
        table.pass_on()
    assert asked == {"Another one", "A press"}
    assert damage_to(table, brock) == 0


@pytest.mark.ruling(HEAD, 2)
def test_one_combat_card_cancels_an_aim_at_the_head(table: Table) -> None:
    """What was paid for the strike stays paid; no other card does, nor a bystander."""
    mine, belinde = table.you.ready("Robert Price"), table.prey.ready("Belinde")
    table.you.holds(HEAD, "Body Flare")
    one, two, _ = table.prey.holds(PRESS, DODGE, "Govern the Unaligned")
    table.grand_prey.holds(PRESS, DODGE)
    fight(table, mine, belinde)
    table.you.plays("Body Flare", by=mine, level="pro")
    table.you.plays(HEAD, by=mine)
    assert not table.grand_prey.may("use", card=HEAD)
    table.prey.does("use", card=HEAD)
    assert table.prey.choices() == {one, two}
    table.prey.chooses(one)
    rest(table)
    assert table.where(one) == "ash_heap"
    assert table.where(two) == "hand"
    assert damage_to(table, belinde) == 2
    assert table.blood(mine) == 0


def test_without_a_combat_card_the_head_is_hit(table: Table) -> None:
    """There is nothing to discard."""
    mouse, belinde = pair(table, HEAD)
    table.prey.holds("Govern the Unaligned")
    fight(table, mouse, belinde)
    table.you.plays(HEAD, by=mouse)
    while not table.over():
        assert not table.prey.may("use", card=HEAD)
        table.pass_on()
    assert damage_to(table, belinde) == 3


@pytest.mark.ruling(HEAD, 6)
@pytest.mark.parametrize("aimed", [False, True])
@pytest.mark.parametrize("how", ["Another one", "Twice", "Shown"])
def test_who_is_hit_at_the_head_strikes_no_more(table: Table, aimed: bool, how: str) -> None:
    """It can play nothing that gives a strike, and loses what it gained with its own strike."""
    mouse, belinde = pair(table, HEAD)
    table.you.holds(PRESS)
    table.prey.holds(FREE, TWICE, SHOWN)
    fight(table, mouse, belinde)
    if aimed:
        table.you.plays(HEAD, by=mouse)
    if how == "Twice":
        table.prey.plays(how, by=belinde)
        rest(table)
        assert damage_to(table, mouse) == (1 if aimed else 2)
        return
    table.prey.does("hand strike")
    offered = False
    while not table.you.can_play("A press"):
        offered |= table.prey.can_play(how)
        table.pass_on()
    assert offered is not aimed
    table.you.plays("A press", by=mouse)
    while not table.over():
        offered |= table.prey.can_play(how)
        table.pass_on()
    assert offered  # in the next round it may again


@pytest.mark.ruling(HEAD, 4)
@pytest.mark.parametrize("place", ["close", "long", None])
def test_the_range_of_the_next_round_is_set(table: Table, place: str | None) -> None:
    """If you like; then nobody maneuvers in it, and other cards may be played before it."""
    mouse, belinde = pair(table, HEAD)
    table.you.holds(PRESS)
    table.prey.holds(MANEUVER, CLOSES, FARAWAY)
    fight(table, mouse, belinde)
    table.you.plays(HEAD, by=mouse)
    while not table.you.may("do"):
        table.pass_on()
    assert damage_to(table, mouse) == 0  # not yet inflicted
    if place is None:
        table.you.passes()
    else:
        table.you.does("do")
        table.you.does("do", number=0 if place == "close" else 1)
    table.you.plays("A press", by=mouse)
    if place is not None:
        table.prey.plays("Far away" if place == "close" else "Closes in", by=belinde)
    moved = False
    while not table.over():
        moved |= table.prey.can_play("A maneuver")
        table.pass_on()
    assert moved is (place is None)
    assert damage_to(table, mouse) == (1 if place == "long" else 2)


@pytest.mark.ruling(HEAD, 5)
def test_an_earlier_effect_on_the_next_range_has_priority(table: Table) -> None:
    """It was to be at close range already."""
    mouse, belinde = pair(table, HEAD)
    table.you.holds(PRESS, NEAR)
    fight(table, mouse, belinde)
    table.you.plays("Near", by=mouse)
    table.you.plays(HEAD, by=mouse)
    while not table.you.may("do"):
        table.pass_on()
    table.you.does("do")
    table.you.does("do", number=1)
    table.you.plays("A press", by=mouse)
    rest(table)
    assert damage_to(table, mouse) == 2
