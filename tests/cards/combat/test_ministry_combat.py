"""Combat cards of the Ministry deck, and a vampire whose victims cannot end combat."""

from __future__ import annotations

import pytest

from combat_talk import AGAIN, COMBAT_ENDS, COMPANION, DODGE, GOES_ON, fight, made_up, rest
from methuselah.language import (
    ash_heap,
    before_range,
    burn_blood,
    intercept,
    is_named,
    reaction,
    remove_from_game,
)
from table_talk import Table

MIST = "Form of Mist"


# -- Earth Meld -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "level", "locks"), [("Milton Fox", "pro", True), ("Jenny Silver", "PRO", False)]
)
def test_earth_meld_ends_combat(table: Table, name: str, level: str, locks: bool) -> None:
    """At the superior level the vampire unlocks first; nobody is hurt, nobody else unlocks."""
    ryan = table.you.ready("Ryan")
    vampire = table.prey.ready(name)
    bystander = table.prey.ready("Brock Sterling", locked=True)
    meld = table.prey.holds("Earth Meld")

    fight(table, ryan, vampire)
    table.prey.plays("Earth Meld", by=vampire, level=level)
    rest(table)

    assert table.locked(vampire) == locks
    assert table.blood(ryan) == 4
    assert table.locked(ryan)
    assert table.locked(bystander)
    assert table.where(meld) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.ruling("Earth Meld", 1)
@pytest.mark.parametrize("more", [AGAIN, GOES_ON], ids=["another combat", "another round"])
def test_who_melds_unlocks_even_if_combat_goes_on(table: Table, more: object) -> None:
    """Unlocking comes before combat ends, so that it stands ([RTR 20020501])."""
    ryan = table.you.ready("Ryan")
    table.you.holds(more, DODGE)
    jenny = table.prey.ready("Jenny Silver")
    table.prey.holds("Earth Meld")

    fight(table, ryan, jenny)
    table.prey.plays("Earth Meld", by=jenny, level="PRO")
    table.you.plays(more.name, by=ryan)
    assert not table.locked(jenny)
    table.you.plays("A dodge", by=ryan)
    rest(table)
    assert not table.locked(jenny)


# -- Form of Mist ---------------------------------------------------------------------------------


def test_inferior_mist_dodges(table: Table) -> None:
    """Nothing happens to the vampire; combat goes its way."""
    linda = table.you.ready("Aunt Linda")
    marcel = table.prey.ready("Marcel")
    table.prey.holds(MIST)

    fight(table, linda, marcel)
    table.prey.plays(MIST, by=marcel, level="pro")
    rest(table)
    assert table.blood(marcel) == 4
    assert table.blood(linda) == 4
    assert table.prey.pool() == 30
    assert table.waits_for(table.you)


def mist(table: Table, vampire: int) -> None:
    """Superior Form of Mist in the combat that results from a block."""
    table.you.plays(MIST, by=vampire, level="PRO")


@pytest.mark.rules_text("003 Form of Mist 1")
def test_superior_mist_goes_on_unblocked_for_a_blood(table: Table) -> None:
    """Combat ends, 1 blood, +1 stealth: the bleed succeeds; the blocker stays locked."""
    jenny = table.you.ready("Jenny Silver")
    card = table.you.holds(MIST)
    blocker = table.prey.ready("Alice Chen")

    fight(table, jenny, blocker)
    mist(table, jenny)
    table.you.does("do")
    rest(table)

    assert table.prey.pool() == 29
    assert table.you.has_edge()
    assert table.blood(jenny) == 4
    assert table.blood(blocker) == 7
    assert table.locked(blocker)
    assert table.locked(jenny)
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


BLEEDS = made_up("It bleeds", modes=(before_range(burn_blood(1)),))


def test_the_blood_is_optional_and_needed(table: Table) -> None:
    """Declined, the action stays blocked; without blood nothing is asked."""
    jenny = table.you.ready("Jenny Silver")
    crystal = table.you.ready("Crystal Lynn", blood=1)
    table.you.holds(MIST, MIST, BLEEDS)
    alice = table.prey.ready("Alice Chen")
    fox = table.prey.ready("Milton Fox")

    fight(table, jenny, alice)
    mist(table, jenny)
    table.you.does("decline")
    rest(table)
    assert table.prey.pool() == 30
    assert table.blood(jenny) == 5
    table.you.acts(word="bleed", by=crystal)
    table.prey.blocks(fox)
    table.you.plays("It bleeds", by=crystal)
    mist(table, crystal)
    while not table.over():
        assert not table.you.may("do")
        table.pass_on()
    assert table.prey.pool() == 30


def test_with_stealth_from_mist_the_next_blocker_needs_intercept(table: Table) -> None:
    """Another minion of the prey may attempt, against 1 stealth."""
    jenny = table.you.ready("Jenny Silver")
    table.you.holds(MIST)
    alice = table.prey.ready("Alice Chen")
    brock = table.prey.ready("Brock Sterling")

    fight(table, jenny, alice)
    mist(table, jenny)
    table.you.does("do")
    table.prey.blocks(brock)
    rest(table)
    assert table.prey.pool() == 29
    assert not table.locked(brock)


def test_superior_mist_is_played_once_each_action(table: Table) -> None:
    """The second block with intercept finds only the dodge."""
    sees = made_up("It sees", modes=(reaction(intercept(+1)),))
    jenny = table.you.ready("Jenny Silver")
    table.you.holds(MIST, MIST)
    alice = table.prey.ready("Alice Chen")
    brock = table.prey.ready("Brock Sterling")
    table.prey.holds(sees)

    fight(table, jenny, alice)
    mist(table, jenny)
    table.you.does("do")
    table.prey.blocks(brock)
    table.prey.plays("It sees", by=brock)
    table.until("strike", table.you)
    assert table.you.can_play(MIST, by=jenny, level="pro")
    assert not table.you.can_play(MIST, by=jenny, level="PRO")
    rest(table)
    assert table.prey.pool() == 30


@pytest.mark.ruling("Form of Mist", 2)
@pytest.mark.parametrize("more", [AGAIN, GOES_ON], ids=["another combat", "another round"])
@pytest.mark.rules_text("003 Form of Mist 1")
def test_mist_does_not_reach_beyond_more_combat(table: Table, more: object) -> None:
    """What was to follow combat is forfeit when it goes on or another one begins."""
    jenny = table.you.ready("Jenny Silver")
    table.you.holds(MIST)
    alice = table.prey.ready("Alice Chen")
    table.prey.holds(more)

    fight(table, jenny, alice)
    mist(table, jenny)
    table.prey.plays(more.name, by=alice)
    while not table.over():
        assert not table.you.may("do")
        table.pass_on()
    assert table.prey.pool() == 30
    assert table.blood(alice) == 6


@pytest.mark.ruling("Form of Mist", 3)
def test_a_combat_that_is_the_action_itself_is_no_block(table: Table) -> None:
    """After Bum's Rush succeeded there is nothing to continue."""
    jenny = table.you.ready("Jenny Silver")
    table.you.ready(COMPANION)
    table.you.holds("Bum's Rush", MIST)
    alice = table.prey.ready("Alice Chen")

    table.you.acts("Bum's Rush", by=jenny)
    mist(table, jenny)
    while not table.over():
        assert not table.you.may("do")
        table.pass_on()
    assert table.blood(alice) == 7
    assert table.blood(jenny) == 5


def test_a_blocker_has_nothing_to_continue(table: Table) -> None:
    """ "If this vampire was blocked": it is the acting one."""
    ryan = table.you.ready("Ryan")
    jenny = table.prey.ready("Jenny Silver")
    table.prey.holds(MIST)

    fight(table, ryan, jenny)
    table.prey.plays(MIST, by=jenny, level="PRO")
    while not table.over():
        assert not table.prey.may("do")
        table.pass_on()
    assert table.prey.pool() == 30


@pytest.mark.ruling("Form of Mist", 4)
def test_what_was_played_before_holds(table: Table) -> None:
    """Two more bleed from Aire of Elation, played before the block."""
    jenny = table.you.ready("Jenny Silver")
    table.you.ready(COMPANION)
    table.you.holds(MIST, "Aire of Elation")
    alice = table.prey.ready("Alice Chen")

    table.you.acts(word="bleed", by=jenny)
    table.you.plays("Aire of Elation", by=jenny, level="PRE")
    table.prey.blocks(alice)
    mist(table, jenny)
    table.you.does("do")
    rest(table)
    assert table.prey.pool() == 27


@pytest.mark.ruling("Form of Mist", 5)
def test_who_declined_has_declined(table: Table) -> None:
    """The prey let the hunt pass and the predator blocked: the prey is not asked again."""
    jenny = table.you.ready("Jenny Silver", blood=2)
    table.you.ready(COMPANION)
    table.you.holds(MIST)
    table.prey.ready("Alice Chen")
    brock = table.predator.ready("Brock Sterling")
    table.predator.holds(made_up("It sees", modes=(reaction(intercept(+1)),)))

    table.you.acts(word="hunt", by=jenny)
    table.predator.blocks(brock)
    table.predator.plays("It sees", by=brock)
    mist(table, jenny)
    table.you.does("do")
    while not table.over():
        assert not table.prey.may("block")
        table.pass_on()
    assert table.blood(jenny) == 2 - 1 + 1


@pytest.mark.ruling("Form of Mist", 6)
def test_the_action_card_returns_to_limbo(table: Table) -> None:
    """Heart of the City, blocked, burned, is put on the vampire when the action goes on."""
    jenny = table.you.ready("Jenny Silver")
    heart = table.you.holds("Heart of the City")
    table.you.holds(MIST)
    table.you.ready(COMPANION)
    alice = table.prey.ready("Alice Chen")
    table.prey.holds(made_up("It sees", modes=(reaction(intercept(+1)),)))

    table.you.acts("Heart of the City", by=jenny, level="PRE")
    table.prey.blocks(alice)
    table.prey.plays("It sees", by=alice)
    table.until("strike", table.you)
    assert table.where(heart) == "ash_heap"
    mist(table, jenny)
    table.you.does("do")
    rest(table)
    assert table.on(heart) == jenny
    assert table.blood(jenny) == 5 - 1 - 2


@pytest.mark.ruling("Form of Mist", 6)
@pytest.mark.parametrize("gone", [True, False])
def test_an_action_whose_card_has_left_the_ash_heap_does_not_go_on(
    table: Table, gone: bool
) -> None:
    """Removed from the game in the combat, Heart of the City has no action to continue."""
    jenny = table.you.ready("Jenny Silver")
    heart = table.you.holds("Heart of the City")
    table.you.holds(MIST)
    table.you.ready(COMPANION)
    alice = table.prey.ready("Alice Chen")
    eats = before_range(remove_from_game(ash_heap(is_named("Heart of the City"))))
    table.prey.holds(
        made_up("It sees", modes=(reaction(intercept(+1)),)), made_up("It eats", modes=(eats,))
    )

    table.you.acts("Heart of the City", by=jenny, level="PRE")
    table.prey.blocks(alice)
    table.prey.plays("It sees", by=alice)
    if gone:
        table.prey.plays("It eats", by=alice)
    mist(table, jenny)
    offered = False
    while not table.over():
        offered |= table.you.may("do")
        table.pass_on()
    assert (table.where(heart) == "ash_heap") is not gone
    assert offered is not gone


# -- Faruq Abd al-Qadir ---------------------------------------------------------------------------


@pytest.mark.parametrize(("counters", "may"), [(((0, 1),), False), (((1, 2),), True), ((), True)])
def test_the_corrupted_cannot_end_combat_with_faruq(
    table: Table, counters: tuple[tuple[int, int], ...], may: bool
) -> None:
    """Only your own corruption counters count; other strikes are free."""
    faruq = table.you.ready("Faruq Abd al-Qadir")
    alice = table.prey.ready("Alice Chen", corruption=counters)
    table.prey.holds(COMBAT_ENDS, DODGE)

    fight(table, faruq, alice)
    table.until("strike", table.prey)
    assert table.prey.can_play("Combat ends") == may
    assert table.prey.can_play("A dodge")
    rest(table)
    assert table.blood(alice) == 7 - 2
    assert table.waits_for(table.you)


def test_the_corrupted_end_other_combats(table: Table) -> None:
    """With somebody else of yours they may."""
    table.you.ready("Faruq Abd al-Qadir")
    ryan = table.you.ready("Ryan")
    alice = table.prey.ready("Alice Chen", corruption=((0, 2),))
    table.prey.holds(COMBAT_ENDS)

    fight(table, ryan, alice)
    table.prey.plays("Combat ends", by=alice)
    rest(table)
    assert table.blood(alice) == 7
