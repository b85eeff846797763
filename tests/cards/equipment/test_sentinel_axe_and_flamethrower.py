"""The Crimson Sentinel, Joumlon's Axe and Improvised Flamethrower: weapons with a memory."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import AGAIN, DODGE, MANEUVER, PRESS, fight, made_up, rest
from fight_talk import damage_to, fists_only, replaced
from made_up import hands_over, paper
from methuselah.engine.definitions import Static
from methuselah.language import (
    ALL_DAMAGE,
    OPPOSING,
    additional_strikes,
    before_range,
    combat_card,
    environmental_damage,
    hand_strike,
    inflicts_damage,
    prevents_damage,
    ranged_strike,
    sets_range,
    strike,
)
from scenes.actions import comes_into_play
from table_talk import Table

SENTINEL, AXE, FLAMES = "The Crimson Sentinel", "Joumlon's Axe", "Improvised Flamethrower"
MORE = made_up("Once more", modes=(additional_strikes(1),))
WALL = made_vampire("Wall", capacity=11)
PREVENT = made_up("Prevent", modes=(prevents_damage(ALL_DAMAGE),))


@pytest.mark.parametrize("name", [SENTINEL, AXE, FLAMES])
def test_anybody_equips_with_them(name: str) -> None:
    """For what is printed."""
    comes_into_play(name, by="Ryan")


# -- The Crimson Sentinel -------------------------------------------------------------------------


def test_the_sentinel_drinks_souls(table: Table) -> None:
    """Strength +1, then 1 more for each round before; one counter a round, at its end."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready(WALL)
    blade = table.you.in_play(SENTINEL, on=mine)
    table.you.holds(PRESS, MORE, AGAIN)
    fight(table, mine, theirs)
    table.you.uses(blade, level="strike")
    table.you.plays("Once more", by=mine)
    table.you.uses(blade, level="strike")
    table.until("press", table.you)
    assert damage_to(table, theirs) == 4
    assert table.counters(blade) == 0
    table.you.plays("A press", by=mine)
    table.until("strike", table.you)
    assert table.counters(blade) == 1
    table.you.uses(blade, level="strike")
    rest(table)
    assert damage_to(table, theirs) == 4 + 3
    assert table.counters(blade) == 2


@pytest.mark.parametrize("why", ["dodged", "prevented", "by hand", "far"])
def test_no_soul_without_damage_by_the_sentinel(table: Table, why: str) -> None:
    """It must inflict some itself."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready(WALL)
    blade = table.you.in_play(SENTINEL, on=mine)
    table.prey.holds(DODGE, PREVENT, MANEUVER)
    fight(table, mine, theirs)
    if why == "far":
        table.prey.plays("A maneuver", by=theirs)
    table.until("strike", table.you)
    if why == "by hand":
        table.you.does("hand strike")
    else:
        table.you.uses(blade, level="strike")
    if why == "dodged":
        table.prey.plays("A dodge", by=theirs)
    if why == "prevented":
        table.prey.plays("Prevent", by=theirs)
    rest(table)
    assert damage_to(table, theirs) == (1 if why == "by hand" else 0)
    assert table.counters(blade) == 0


def test_half_prevented_is_still_inflicted(table: Table) -> None:
    """1 of 2 gets through."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready(WALL)
    blade = table.you.in_play(SENTINEL, on=mine)
    table.prey.holds(made_up("Prevent", modes=(prevents_damage(1),)))
    fight(table, mine, theirs)
    table.you.uses(blade, level="strike")
    table.prey.plays("Prevent", by=theirs)
    rest(table)
    assert (damage_to(table, theirs), table.counters(blade)) == (1, 1)


@pytest.mark.parametrize("to", ["Sully", "Ryan"])
def test_the_souls_stay_with_the_bearer(table: Table, to: str) -> None:
    """On another minion it has none."""
    mine, other = table.you.ready("Ryan"), table.you.ready("Sully")
    blade = table.you.in_play(SENTINEL, on=mine, counters=3)
    table.you.in_play(hands_over(SENTINEL, to))
    table.prey.ready("Nassir")
    table.you.acts(word="bleed", by=mine)
    table.until("action", table.you)
    table.you.uses("Hand over")
    assert table.on(blade) == (other if to == "Sully" else mine)
    assert table.counters(blade) == (0 if to == "Sully" else 3)


# -- Joumlon's Axe --------------------------------------------------------------------------------


@pytest.mark.parametrize(("target", "aggravated"), [("Greer Worder", 2), ("Ryan", 0)])
def test_the_axe_cuts_kiasyd(table: Table, target: str, aggravated: int) -> None:
    """Strength +1; aggravated to them only."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready(replaced(target, capacity=9))
    axe = table.you.in_play(AXE, on=mine)
    fight(table, mine, theirs)
    table.you.uses(axe, level="strike")
    rest(table)
    assert damage_to(table, theirs) == 2
    assert damage_to(table, theirs, aggravated=True) == aggravated


@pytest.mark.ruling(AXE, 1)
@pytest.mark.ruling(AXE, 2)
@pytest.mark.ruling(AXE, 3)
def test_the_axe_cancels_a_grapple(table: Table) -> None:
    """Unpaid; replaced at once, not before; it has been played; then the axe must strike."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready(WALL)
    axe = table.you.in_play(AXE, on=mine)
    table.you.holds(DODGE, PRESS)
    hold = paper(
        "Hold",
        combat_card(
            inflicts_damage(1, OPPOSING), at=("before_range",), once="combat", replace="combat"
        ),
        keywords=frozenset({"grapple"}),
        blood_cost=1,
    )
    table.prey.holds(hold, hold, "Fame")
    drawn = table.prey.library("Blur")
    full = table.blood(theirs)
    fight(table, mine, theirs)
    table.prey.plays("Hold", by=theirs)
    assert table.where(drawn) == "library"
    table.you.uses(axe, level="cancel")
    assert table.where(drawn) == "hand"
    table.until("press", table.you)
    assert damage_to(table, theirs) == 2  # nobody was asked for the strike
    assert table.blood(theirs) == full - 2
    assert damage_to(table, mine) == 1
    table.you.plays("A press", by=mine)
    while not table.you.may("play", card="A dodge"):
        assert not table.prey.can_play("Hold"), "it has been played"
        table.pass_on()  # in the next round any strike may be chosen


@pytest.mark.ruling(AXE, 4)
def test_a_cancelled_grapple_limits_nothing(table: Table) -> None:
    """Its additional strike was not gained: another limited one can be."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready(WALL)
    axe = table.you.in_play(AXE, on=mine)
    twice = paper("Twice", additional_strikes(1), keywords=frozenset({"grapple"}))
    table.prey.holds(twice, MORE)
    fight(table, mine, theirs)
    table.you.uses(axe, level="strike")
    table.prey.plays("Twice", by=theirs)
    table.you.uses(axe, level="cancel")
    table.prey.plays("Once more", by=theirs)
    rest(table)
    assert damage_to(table, mine) == 2


def grapple(*parts: object) -> object:
    """A grapple that does nothing, before range and in each later window."""
    windows = ("before_range", "before_strikes", "strikes_chosen", "end_of_round")
    return paper("Grip", combat_card(at=windows), keywords=frozenset({"grapple"}))


@pytest.mark.parametrize("window", ["before_range", "before_strikes", "strikes_chosen"])
@pytest.mark.parametrize("with_axe", [True, False])
def test_when_the_axe_may_cancel(table: Table, window: str, with_axe: bool) -> None:
    """Before strikes are chosen, or once the axe is the strike: not beside another strike."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready(WALL)
    axe = table.you.in_play(AXE, on=mine)
    table.you.in_play("Meat Cleaver", on=mine)
    table.prey.holds(grapple())
    fight(table, mine, theirs)
    if window == "strikes_chosen":
        table.you.uses(axe if with_axe else "Meat Cleaver", level="strike")
    table.until(window, table.prey)
    table.prey.plays("Grip", by=theirs)
    may = with_axe or window != "strikes_chosen"
    assert table.you.may("use", card=axe) is may
    if may:
        table.you.uses(axe, level="cancel")
        rest(table)
        assert damage_to(table, theirs) == 2


@pytest.mark.parametrize("why", ["committed", "fists", "no grapple", "own"])
def test_when_the_axe_may_not_cancel(table: Table, why: str) -> None:
    """Another weapon is committed, only fists may strike, it is no grapple, or one's own."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready(WALL)
    axe = table.you.in_play(AXE, on=mine)
    magnum = table.you.in_play(".44 Magnum", on=mine)
    plain = paper("Plain", combat_card(at=("before_strikes",)))
    table.prey.holds(grapple(), plain, fists_only())
    table.you.holds(grapple())
    fight(table, mine, theirs)
    if why == "fists":
        table.prey.plays("Fists Only", by=theirs)
    if why == "committed":
        table.you.uses(magnum, level="maneuver")
    if why == "own":
        table.you.plays("Grip", by=mine)
    else:
        table.until("before_strikes", table.prey)
        table.prey.plays("Plain" if why == "no grapple" else "Grip", by=theirs)
    assert not table.you.may("use", card=axe)


def test_the_axe_cancels_once_each_combat(table: Table) -> None:
    """A second grapple is played."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready(WALL)
    axe = table.you.in_play(AXE, on=mine)
    table.prey.holds(grapple(), grapple(), grapple())
    table.you.holds(AGAIN)
    fight(table, mine, theirs)
    table.prey.plays("Grip", by=theirs)
    table.you.uses(axe, level="cancel")
    table.prey.plays("Grip", by=theirs)
    assert not table.you.may("use", card=axe, mode="cancel")
    table.you.plays("Another combat", by=mine)
    table.until("before_range", table.prey)
    table.prey.plays("Grip", by=theirs)
    assert table.you.may("use", card=axe, mode="cancel")
    assert table.asked().window == "as_played"  # type: ignore[union-attr]


@pytest.mark.parametrize("with_axe", [True, False])
def test_the_axe_after_its_strike(table: Table, with_axe: bool) -> None:
    """While additional strikes are chosen the initial one counts."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready(WALL)
    axe = table.you.in_play(AXE, on=mine)
    table.you.in_play("Meat Cleaver", on=mine)
    table.prey.holds(MORE, paper("Clinch", strike(hand_strike()), keywords=frozenset({"grapple"})))
    fight(table, mine, theirs)
    table.you.uses(axe if with_axe else "Meat Cleaver", level="strike")
    table.until("strike", table.prey)
    table.prey.does("hand strike")
    table.prey.plays("Once more", by=theirs)
    table.prey.plays("Clinch", by=theirs)
    assert table.you.may("use", card=axe) is with_axe


# -- Improvised Flamethrower ----------------------------------------------------------------------


@pytest.mark.parametrize("far", [True, False])
@pytest.mark.ruling(FLAMES, 3)
def test_the_flamethrower_burns_once_each_combat(table: Table, far: bool) -> None:
    """2 aggravated, ranged; a second copy strikes, too; both again in another combat."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready("Underbridge Stray", blood=12)
    one, other = table.you.in_play(FLAMES, on=mine), table.you.in_play(FLAMES, on=mine)
    table.you.holds(MORE, AGAIN)
    table.prey.holds(MANEUVER, DODGE)
    fight(table, mine, theirs)
    if far:
        table.prey.plays("A maneuver", by=theirs)
    table.you.uses(one, level="strike")
    table.you.plays("Once more", by=mine)
    table.until("strike", table.you)
    assert not table.you.may("use", card=one)
    assert table.you.may("use", card=other)
    table.you.plays("Another combat", by=mine)
    assert damage_to(table, theirs, aggravated=True) == 2
    table.until("strike", table.you)
    assert table.you.may("use", card=one)


IMMUNE = made_up("Fireproof", statics=(Static("immune"),))
SHOT = made_up("Shot", modes=(strike(ranged_strike(1)),))
FAR = made_up("Far", modes=(before_range(sets_range("long")),))
BLAST = made_up("Blast", modes=(before_range(inflicts_damage(1, OPPOSING)),))
STORM = made_up("Storm", modes=(before_range(environmental_damage(1, OPPOSING)),))


@pytest.mark.ruling(FLAMES, 1)
@pytest.mark.rules_text("003 Improvised Flamethrower 1")
@pytest.mark.parametrize(
    ("why", "explodes"),
    [
        ("hit", True),
        ("prevented", True),
        ("immune", True),
        ("dodged", False),
        ("close", False),
        ("no strike", False),
    ],
)
def test_damage_at_long_range_makes_it_explode(table: Table, why: str, explodes: bool) -> None:
    """Prevented or ignored, too: 2 aggravated damage to its bearer, and it is burned."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready(WALL)
    flames = table.you.in_play(FLAMES, on=mine)
    if why == "immune":
        table.you.in_play(made_up("Gunproof", statics=(Static("immune", word="strike"),)), on=mine)
    table.you.holds(FAR, DODGE, PREVENT)
    table.prey.holds(SHOT)
    fight(table, mine, theirs)
    if why != "close":
        table.you.plays("Far", by=mine)
    if why == "dodged":
        table.you.plays("A dodge", by=mine)
    if why != "no strike":
        table.prey.plays("Shot", by=theirs)
    if why == "prevented":
        table.you.plays("Prevent", by=mine)
    rest(table)
    assert (table.where(flames) == "ash_heap") is explodes
    assert damage_to(table, mine, aggravated=True) == (2 if explodes else 0)
    assert (table.where(mine) == "torpor") is explodes


@pytest.mark.ruling(FLAMES, 2)
@pytest.mark.parametrize(
    ("card", "set_first", "explodes"),
    [("Blast", True, True), ("Blast", False, False), ("Storm", True, False)],
)
def test_damage_before_range(table: Table, card: str, set_first: bool, explodes: bool) -> None:
    """Where the range was set to long; of the opposing minion, not of the surroundings."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready(WALL)
    flames = table.you.in_play(FLAMES, on=mine)
    table.you.holds(FAR)
    table.prey.holds(BLAST, STORM)
    fight(table, mine, theirs)
    if set_first:
        table.you.plays("Far", by=mine)
    table.prey.plays(card, by=theirs)
    rest(table)
    assert (table.where(flames) == "ash_heap") is explodes


@pytest.mark.ruling(FLAMES, 2)
def test_the_hourglass_at_long_range(table: Table) -> None:
    """Temporis, superior: damage before range is determined, far from the first."""
    mine = table.you.ready("Ryan")
    theirs = table.prey.ready(made_vampire("Timely", "TEM", capacity=9))
    flames = table.you.in_play(FLAMES, on=mine)
    table.you.holds(FAR)
    table.prey.holds("Outside the Hourglass")
    fight(table, mine, theirs)
    table.you.plays("Far", by=mine)
    table.prey.plays("Outside the Hourglass", by=theirs, level="TEM")
    rest(table)
    assert table.where(flames) == "ash_heap"


def test_its_own_shot_does_not_make_it_explode(table: Table) -> None:
    """Damage of its bearer's, at long range; nor what hits another minion."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready(WALL)
    flames = table.you.in_play(FLAMES, on=mine)
    theirs_too = table.prey.in_play("Deer Rifle", on=theirs)
    other = table.you.in_play(FLAMES, on=table.you.ready("Sully"))
    table.you.holds(FAR, DODGE)
    fight(table, mine, theirs)
    table.you.plays("Far", by=mine)
    table.you.uses(flames, level="strike")
    table.prey.uses(theirs_too, level="strike")
    rest(table)
    assert table.where(flames) == "ash_heap"
    assert table.where(other) == "attached"
    assert damage_to(table, theirs) == 2
