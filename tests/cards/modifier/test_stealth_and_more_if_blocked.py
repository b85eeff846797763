"""Stealth, and what it gives if the action is blocked all the same: Alacrity, Beast Meld, ...

Mind of the Wilds, Skin of the Chameleon and Stone Travel, too.
"""

from __future__ import annotations

import pytest

from action_talk import trick
from block_talk import COMPANION, PAUSE, guard, made_vampire
from combat_talk import AGAIN, COMBAT_ENDS, DODGE, MANEUVER, PRESS, REOPENS, maneuvers_in, rest
from made_up import paper
from methuselah.language import action, burn_blood, price, static
from scenes.modifiers import adds_stealth
from scenes.rulings import (
    action_card_replaced_first,
    counts_as_the_discipline_used,
)
from table_talk import Table

DEED = paper("Deed", action(stealth=0))


def blocked_with(table: Table, card: str, level: str, *codes: str, intercept: int) -> int:
    """Your vampire bleeds, plays the card at that level and is blocked; it is returned."""
    mine = table.you.ready(made_vampire("Runner", *codes, capacity=10))
    table.you.ready(COMPANION)
    table.you.holds(card)
    blocker = guard(table.prey, intercept)
    table.you.acts(word="bleed", by=mine)
    if intercept:
        table.prey.blocks(blocker)
    table.you.plays(card, by=mine, level=level)
    if not intercept:
        table.prey.blocks(blocker)
    return mine


@pytest.mark.parametrize(("level", "first"), [("cel", False), ("CEL", True)])
def test_superior_alacrity_maneuvers_in_the_first_round_only(
    table: Table, level: str, first: bool
) -> None:
    """1 optional maneuver if the action is blocked; in a second round it is lost."""
    table.you.holds(MANEUVER)
    table.prey.holds(PRESS)
    mine = blocked_with(table, "Alacrity", level, "CEL", intercept=1)
    assert table.blood(mine) == 8
    assert maneuvers_in(table, table.you, mine, presses=table.prey) == [first, False]
    rest(table)
    assert table.waits_for(table.you)


@pytest.mark.parametrize("level", ["cel", "CEL"])
def test_alacrity_adds_one_stealth(level: str) -> None:
    """At either level."""
    adds_stealth("Alacrity", by=made_vampire("Fast", "CEL"), amount=1, level=level)


# -- Mind of the Wilds ----------------------------------------------------------------------------


@pytest.mark.ruling("Mind of the Wilds", 1)
@pytest.mark.parametrize(("level", "intercept"), [("ani_aus", 0), ("ANI_AUS", 1)])
def test_the_blocker_of_a_wild_mind_cannot_end_combat(
    table: Table, level: str, intercept: int
) -> None:
    """Not in any round; the acting vampire may, and has a maneuver in the first round only."""
    table.you.holds(MANEUVER, COMBAT_ENDS)
    table.prey.holds(PRESS, DODGE, COMBAT_ENDS)
    codes = ("ANI", "AUS")
    mine = blocked_with(table, "Mind of the Wilds", level, *codes, intercept=intercept)
    table.until("range", table.you)
    assert table.you.may("use maneuver", minion=mine)
    for _ in range(2):
        table.until("strike", table.you)
        assert table.you.can_play("Combat ends", by=mine)
        table.until("strike", table.prey)
        assert table.prey.can_play("A dodge")
        assert not table.prey.can_play("Combat ends")
        if table.prey.hand().count("A press"):
            table.prey.plays("A press")
            table.until("range", table.you)
            assert not table.you.may("use maneuver", minion=mine)
    rest(table)
    assert table.prey.pool() == 30
    assert table.waits_for(table.you)


@pytest.mark.ruling("Mind of the Wilds", 1)
def test_nor_can_it_in_another_combat_of_the_action(table: Table) -> None:
    """The bar lasts for the action: the combat that follows, and not the next action."""
    table.you.holds(AGAIN)
    table.prey.holds(DODGE, COMBAT_ENDS, "Wake with Evening's Freshness")
    mine = blocked_with(table, "Mind of the Wilds", "ani_aus", "ani", "aus", intercept=0)
    table.until("combat_about_to_end", table.you)
    table.you.plays("Another combat")
    table.until("strike", table.prey)
    assert table.prey.can_play("A dodge")
    assert not table.prey.can_play("Combat ends")
    rest(table)
    other = next(c for c in table.state.seats[0].ready if c != mine)
    blocker = table.state.seats[table.prey.number].ready[0]
    table.you.acts(word="bleed", by=other)
    table.prey.plays("Wake with Evening's Freshness", by=blocker)
    table.prey.blocks(blocker)
    table.until("strike", table.prey)
    assert table.prey.can_play("Combat ends")


def test_superior_mind_of_the_wilds_adds_one_stealth() -> None:
    """And the inferior level none: it is played before anybody attempts to block."""
    adds_stealth(
        "Mind of the Wilds", by=made_vampire("Wild", "ANI", "AUS"), amount=1, level="ANI_AUS"
    )


# -- Beast Meld -----------------------------------------------------------------------------------


def test_inferior_beast_meld_adds_one_stealth() -> None:
    """For 2 blood."""
    adds_stealth("Beast Meld", by=made_vampire("Bear", "ani", "pro"), amount=1, level="ani_pro")


@pytest.mark.ruling("Beast Meld", 1)
def test_a_melded_vampire_prevents_one_in_the_combat_of_the_block(table: Table) -> None:
    """1 damage in all, whatever the round; nothing in a combat that follows."""
    table.prey.holds(PRESS)
    table.you.holds(AGAIN)
    mine = blocked_with(table, "Beast Meld", "ani_pro", "ani", "pro", intercept=1)
    assert table.blood(mine) == 8
    table.you.does("use prevention", minion=mine)
    assert table.blood(mine) == 8
    table.prey.plays("A press")
    table.until("combat_about_to_end", table.you)
    assert table.blood(mine) == 7  # the second round: nothing left to prevent
    table.you.plays("Another combat")
    rest(table)
    assert table.blood(mine) == 6
    assert table.waits_for(table.you)


@pytest.mark.ruling("Beast Meld", 2)
def test_it_prevents_again_at_a_second_block_of_the_action(table: Table) -> None:
    """The action continues as if unblocked, and another one blocks."""
    table.you.holds(REOPENS)
    second = guard(table.prey, 1, name="Second")
    mine = blocked_with(table, "Beast Meld", "ani_pro", "ani", "pro", intercept=1)
    table.you.plays("As if unblocked", by=mine)
    assert table.you.may("use prevention", minion=mine) is False
    table.prey.blocks(second)
    before = table.blood(mine)
    table.you.does("use prevention", minion=mine)
    rest(table)
    assert table.blood(mine) == before
    assert table.prey.pool() == 30


def test_no_vampire_blocks_a_superior_beast(table: Table) -> None:
    """An ally may; of the next action nothing is said."""
    mine = table.you.ready(made_vampire("Bear", "ANI", "PRO"))
    second = table.you.ready(COMPANION)
    table.you.holds(DEED, "Beast Meld")
    vampire = table.prey.ready("Nassir")
    ally = table.prey.ready("Underbridge Stray")
    table.you.acts("Deed", by=mine)
    table.you.plays("Beast Meld", by=mine, level="ANI_PRO")
    assert table.prey.may("block", minion=ally)
    assert not table.prey.may("block", minion=vampire)
    rest(table)
    assert table.blood(mine) == 3
    table.you.acts(word="bleed", by=second)
    assert table.prey.may("block", minion=vampire)


@pytest.mark.ruling("Beast Meld", 3)
def test_superior_beast_meld_is_for_the_announcement_of_what_is_no_bleed(table: Table) -> None:
    """Before any other modifier; in a bleed, and later, it is not there."""
    mine = table.you.ready(made_vampire("Bear", "ANI", "PRO"))
    table.you.ready(COMPANION)
    table.you.holds(DEED, "Beast Meld", PAUSE)
    table.prey.ready("Nassir")
    table.you.acts("Deed", by=mine)
    assert table.you.can_play("Beast Meld", by=mine, level="ANI_PRO")
    assert not table.you.can_play("Pause", by=mine)
    table.you.passes()
    assert not table.you.can_play("Beast Meld", by=mine, level="ANI_PRO")
    assert table.you.can_play("Pause", by=mine)


def test_no_bleed_is_hidden_by_a_superior_beast(table: Table) -> None:
    """It is not there as a bleed is announced, when Skin of the Chameleon is."""
    mine = table.you.ready(made_vampire("Bear", "ANI", "PRO", "tha"))
    table.you.holds("Beast Meld", "Skin of the Chameleon")
    table.prey.ready("Nassir")
    table.you.acts(word="bleed", by=mine)
    assert table.you.can_play("Skin of the Chameleon", by=mine, level="tha")
    assert not table.you.can_play("Beast Meld", by=mine)


@pytest.mark.ruling("Beast Meld", 4)
@pytest.mark.ruling("Skin of the Chameleon", 2)
@pytest.mark.parametrize(
    ("card", "level"), [("Beast Meld", "ANI_PRO"), ("Skin of the Chameleon", "tha")]
)
def test_the_action_card_is_replaced_first(card: str, level: str) -> None:
    """What was drawn for it may be played as the action is announced."""
    vampire = made_vampire("Shape", "ANI", "PRO", "tha")
    action_card_replaced_first(card, by=vampire, level=level)


# -- Skin of the Chameleon ------------------------------------------------------------------------


@pytest.mark.parametrize("verb", ["use maneuver", "use press"])
@pytest.mark.parametrize(("level", "intercept"), [("tha", 0), ("vis", 1), ("VIS", 2)])
def test_a_chameleon_maneuvers_or_presses(
    table: Table, level: str, intercept: int, verb: str
) -> None:
    """One of them, whichever is used first, and in any round; it cost 1 blood."""
    codes = ("tha", "VIS")
    mine = blocked_with(table, "Skin of the Chameleon", level, *codes, intercept=intercept)
    assert table.blood(mine) == 9
    table.you.does(verb, minion=mine)
    again = False
    while not table.over():
        again |= table.you.may(("use maneuver", "use press"), minion=mine)
        table.pass_on()
    assert not again
    assert table.waits_for(table.you)


def test_its_maneuver_waits_for_a_later_round(table: Table) -> None:
    """It is for the combat, not for the first round."""
    table.you.holds(MANEUVER)
    table.prey.holds(PRESS)
    mine = blocked_with(table, "Skin of the Chameleon", "vis", "VIS", intercept=1)
    assert maneuvers_in(table, table.you, mine, presses=table.prey) == [True, True]


@pytest.mark.parametrize(("level", "amount"), [("vis", 1), ("VIS", 2)])
def test_visceratika_of_a_chameleon_adds_stealth(level: str, amount: int) -> None:
    """1, or 2 at superior."""
    vampire = made_vampire("Stone", "VIS")
    adds_stealth("Skin of the Chameleon", by=vampire, amount=amount, level=level)


@pytest.mark.ruling("Skin of the Chameleon", 1)
def test_sorcery_of_a_chameleon_is_for_the_announcement(table: Table) -> None:
    """Before any other modifier, and not later."""
    mine = table.you.ready(made_vampire("Mage", "tha", "dom"))
    table.you.holds("Skin of the Chameleon", "Conditioning")
    table.prey.ready("Nassir")
    table.you.acts(word="bleed", by=mine)
    assert table.you.can_play("Skin of the Chameleon", by=mine, level="tha")
    assert not table.you.can_play("Conditioning", by=mine)
    table.you.passes()
    assert not table.you.can_play("Skin of the Chameleon", by=mine, level="tha")
    assert table.you.can_play("Conditioning", by=mine)


@pytest.mark.ruling("Skin of the Chameleon", 3)
@pytest.mark.ruling("Stone Travel", 2)
@pytest.mark.parametrize(
    ("card", "level", "used", "other"),
    [
        ("Skin of the Chameleon", "tha", "tha", "vis"),
        ("Skin of the Chameleon", "VIS", "vis", "tha"),
        ("Stone Travel", "obt", "obt", "myt"),
        ("Stone Travel", "MYT", "myt", "obt"),
    ],
)
def test_it_requires_what_is_used(card: str, level: str, used: str, other: str) -> None:
    """One of the two as it is played, either of them before."""
    vampire = made_vampire("Both", "tha", "VIS", "obt", "MYT", capacity=10)
    counts_as_the_discipline_used(card, by=vampire, level=level, used=(used,), others=(other,))


# -- Stone Travel ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "burned"), [("obt", 1), ("myt", 0), ("MYT", 0)])
def test_stone_travel_adds_one_stealth(level: str, burned: int) -> None:
    """For a blood with Obtenebration."""
    vampire = made_vampire("Traveller", "obt", "MYT")
    adds_stealth("Stone Travel", by=vampire, amount=1, level=level, burned=burned)


@pytest.mark.ruling("Stone Travel", 1)
@pytest.mark.ruling("Stone Travel", 3)
@pytest.mark.parametrize("spent", [True, False])
def test_the_blood_for_stone_travel_must_be_there(table: Table, spent: bool) -> None:
    """It is no cost that could be less: what makes cards cheaper does not help."""
    mine = table.you.ready(made_vampire("Traveller", "obt"), blood=1)
    table.you.in_play(paper("Cheaper", static("blood cost", -3), kind="equipment"), on=mine)
    table.you.holds("Stone Travel", PAUSE, trick(price(burn_blood(1)), at=("announced",)))
    blocker = guard(table.prey, 2)
    table.you.acts(word="bleed", by=mine)
    if spent:
        table.you.plays("Trick", by=mine)
    table.prey.blocks(blocker)
    table.until("attempt", table.you)
    assert table.blood(mine) == (0 if spent else 1)
    assert table.you.can_play("Stone Travel", by=mine, level="obt") is not spent


@pytest.mark.parametrize("cancels", [True, False])
def test_superior_stone_travel_may_leave_before_combat(table: Table, cancels: bool) -> None:
    """The action stays blocked and the blocker is locked; or they fight."""
    mine = blocked_with(table, "Stone Travel", "MYT", "MYT", intercept=1)
    assert table.you.may("do")
    if cancels:
        table.you.does("do")
    rest(table)
    blocker = table.state.seats[table.prey.number].ready[0]
    assert table.blood(mine) == (10 if cancels else 9)
    assert table.locked(blocker)
    assert table.locked(mine)
    assert table.prey.pool() == 30
    assert table.waits_for(table.you)


def test_out_of_torpor_there_is_no_combat_to_leave(table: Table) -> None:
    """Blocked in leaving torpor, the vampire is asked nothing, and the blocker may drink it."""
    fallen = table.you.torpor(made_vampire("Traveller", "MYT"), blood=4)
    table.you.ready(COMPANION)
    table.you.holds("Stone Travel")
    blocker = guard(table.prey, 2)
    table.you.acts(word="leave torpor", by=fallen)
    table.prey.blocks(blocker)
    table.you.plays("Stone Travel", by=fallen, level="MYT")
    asked = drinks = False
    while not table.over():
        asked |= table.you.may("do")
        drinks |= table.prey.asked_for_diablerie() if False else table.prey.may("diablerize")
        table.pass_on()
    assert not asked
    assert drinks


def test_at_inferior_there_is_no_way_out(table: Table) -> None:
    """They fight."""
    mine = blocked_with(table, "Stone Travel", "myt", "MYT", intercept=1)
    asked = False
    while not table.over():
        asked |= table.you.may("do")
        table.pass_on()
    assert not asked
    assert table.blood(mine) == 9
