"""A blocked action that goes on after all: Momentary Delay."""

from __future__ import annotations

import pytest

from action_talk import told
from table_talk import Table

DELAY = "Momentary Delay"
BASILIA = "Basilia (G1)"  # FOR, capacity 10
GILBERT = "Gilbert Duane (G1)"  # AUS DOM OBF, capacity 7
NORMAL = "Normal (G1)"  # obf, capacity 2
JOHN = "Neighbor John (G4)"  # +1 intercept, capacity 5
ARTEMIS = "Artemis (G2)"  # cel for, capacity 6
GWENDOLYN = "Gwendolyn (G2)"  # CEL FOR PRE, capacity 11, +2 bleed


def delayed(table: Table, blocker: str, name: str = GILBERT, **how: object) -> tuple[int, int]:
    """A vampire with Momentary Delay bleeds and is blocked; combat is over."""
    vampire = table.you.ready(name, **how)
    theirs = table.prey.ready(blocker)
    table.you.holds(DELAY)
    table.you.acts(by=vampire, word="bleed")
    table.prey.blocks(theirs)
    return vampire, theirs


def offered_delay(table: Table) -> bool:
    """Whether it could be played before the action was over."""
    while not table.over():
        if table.you.can_play(DELAY):
            return True
        table.pass_on()
    return False


@pytest.mark.ruling("Momentary Delay", 3)
@pytest.mark.parametrize(
    ("blocker", "can"),
    [(NORMAL, True), ("Loyal Street Gang", True), ("Colette (G6)", True), (ARTEMIS, False)],
    ids=["capacity 2", "ally", "capacity 5", "capacity 6"],
)
def test_the_delay_is_for_actions_blocked_by_an_ally_or_the_young(
    table: Table, blocker: str, can: bool
) -> None:
    """After all combats; the assumption it breaks: after resolution nothing reopens."""
    vampire, _ = delayed(table, blocker)

    assert offered_delay(table) is can
    if not can:
        return
    assert told(table, "combat over") == 1
    table.you.plays(DELAY, by=vampire)
    table.nobody_reacts()

    assert table.prey.pool() == 29
    assert table.waits_for(table.you) or table.waits_for(table.prey)


def test_the_delay_needs_capacity_7(table: Table) -> None:
    """Artemis has 6."""
    delayed(table, NORMAL, ARTEMIS)

    assert not offered_delay(table)


def test_the_delay_does_not_follow_an_action_that_was_not_blocked(table: Table) -> None:
    """Nothing continues."""
    vampire = table.you.ready(GILBERT)
    table.you.holds(DELAY)
    table.you.acts(by=vampire, word="bleed")

    assert not offered_delay(table)


def test_the_delay_does_not_follow_a_second_round(table: Table) -> None:
    """More than 1 round of combat."""
    vampire = table.you.ready("Gwendolyn (G2)")
    theirs = table.prey.ready("Tayshawn Kearns (G3)")  # cel
    table.prey.holds("Resist Earth's Grasp")
    table.you.holds(DELAY)

    table.you.acts(by=vampire, word="bleed")
    table.prey.blocks(theirs)
    table.prey.plays("Resist Earth's Grasp", by=theirs, level="cel")

    assert not offered_delay(table)
    assert told(table, "round") == 2


@pytest.mark.parametrize(("name", "can"), [("Outcast Mage", True), ("War Ghoul", False)])
def test_the_delay_does_not_follow_the_loss_of_3_blood(table: Table, name: str, can: bool) -> None:
    """1 lost to a hand strike, or 4 to that of the War Ghoul."""
    delayed(table, name)

    assert offered_delay(table) is can


@pytest.mark.parametrize("mine", [True, False], ids=["its own", "of the blocker"])
def test_the_delay_does_not_follow_a_combat_that_its_vampire_ended_early(
    table: Table, mine: bool
) -> None:
    """Before the press step; where the other side ended it, the Delay may be played."""
    gwen = table.you.ready(GWENDOLYN)
    gideon = table.prey.ready("Gideon Fontaine (G1)")
    (table.you if mine else table.prey).holds("Majesty")
    table.you.holds(DELAY)

    table.you.acts(by=gwen, word="bleed")
    table.prey.blocks(gideon)
    if mine:
        table.you.plays("Majesty", by=gwen, level="pre")
    else:
        table.prey.plays("Majesty", by=gideon, level="pre")

    assert offered_delay(table) is not mine


@pytest.mark.ruling("Momentary Delay", 2)
def test_after_the_delay_nothing_that_follows_a_blocked_action_is_played(table: Table) -> None:
    """Freak Drive comes before it; after it the action is no blocked one [LSJ 19981028]."""
    basilia = table.you.ready(BASILIA)
    theirs = table.prey.ready(NORMAL)
    drive = table.you.holds("Freak Drive")
    table.you.holds(DELAY)

    table.you.acts(by=basilia, word="bleed")
    table.prey.blocks(theirs)
    assert offered_delay(table)
    assert table.you.can_play(drive, mode="FOR")
    table.you.plays(DELAY, by=basilia)
    table.until("after_resolution")

    assert not table.you.can_play(drive, mode="FOR")
    assert table.prey.pool() == 29


@pytest.mark.ruling("Momentary Delay", 3)
def test_the_delay_is_played_from_torpor(table: Table) -> None:
    """A blocked vampire leaves torpor after all [ANK 20181219]."""
    vampire = table.you.torpor(GILBERT)
    theirs = table.prey.ready(JOHN)
    table.you.holds(DELAY)

    table.you.acts(by=vampire, word="leave torpor")
    table.prey.blocks(theirs)
    assert offered_delay(table)
    table.you.plays(DELAY, by=vampire)
    table.nobody_reacts()

    assert table.where(vampire) == "ready"
    assert table.blood(vampire) == 5


@pytest.mark.ruling("Momentary Delay", 4)
def test_a_combat_that_an_action_brings_is_no_block(table: Table) -> None:
    """[RTR 19970630]."""
    vampire = table.you.ready("Lukas (G4)")
    table.prey.ready(NORMAL)
    table.you.holds(DELAY, "Bum's Rush")

    table.you.acts("Bum's Rush", by=vampire)

    assert not offered_delay(table)
    assert told(table, "combat") == 1


@pytest.mark.ruling("Momentary Delay", 5)
def test_modifiers_stay_in_effect_after_the_delay(table: Table) -> None:
    """[RTR 19941109]."""
    vampire = table.you.ready(GILBERT)
    theirs = table.prey.ready(NORMAL)
    table.you.holds(DELAY, "Bonding")

    table.you.acts(by=vampire, word="bleed")
    table.you.plays("Bonding", by=vampire, level="dom")
    table.prey.blocks(theirs)
    assert offered_delay(table)
    table.you.plays(DELAY, by=vampire)
    table.nobody_reacts()

    assert table.prey.pool() == 28


@pytest.mark.ruling("Momentary Delay", 6)
def test_who_has_declined_does_not_block_after_the_delay(table: Table) -> None:
    """[ANK 20190116]."""
    vampire = table.you.ready(GILBERT, blood=3)
    theirs = table.predator.ready(JOHN)  # +1 intercept
    fresh = table.predator.ready("Anson (G1)")
    declined = table.prey.ready("Anson (G1)")
    table.you.holds(DELAY)

    table.you.acts(by=vampire, word="hunt")
    table.until("action", table.predator)
    table.predator.blocks(theirs)
    assert offered_delay(table)
    table.you.plays(DELAY, by=vampire)
    table.until("action")

    assert table.predator.may("block", minion=fresh)
    assert not table.prey.may("block", minion=declined)


@pytest.mark.ruling("Momentary Delay", 7)
def test_the_action_card_comes_back_from_the_ash_heap(table: Table) -> None:
    """[LSJ 20070808-1]."""
    vampire = table.you.ready(GILBERT)
    theirs = table.prey.ready(NORMAL)
    govern = table.you.holds("Govern the Unaligned")
    table.you.holds(DELAY)

    table.you.acts(govern, by=vampire, level="dom")
    table.prey.blocks(theirs)
    assert offered_delay(table)
    assert table.where(govern) == "ash_heap"
    table.you.plays(DELAY, by=vampire)
    assert table.where(govern) in ("limbo", "ash_heap")
    table.nobody_reacts()

    assert table.prey.pool() == 27
    assert table.where(govern) == "ash_heap"
