"""Allies that require Animalism."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION, MANEUVER, fight, rest
from methuselah.pool import pool
from table_talk import Table

STRAY = "Underbridge Stray"


@pytest.mark.parametrize(("level", "life", "strength"), [("ani", 1, 0), ("ANI", 2, 1)])
def test_the_stray_is_recruited_at_a_level(
    table: Table, level: str, life: int, strength: int
) -> None:
    """1 life and strength 0, or 2 life and strength 1; 0 bleed; 1 blood; it cannot act yet."""
    horace = table.you.ready("Horace Radcliffe")
    table.you.ready(COMPANION)
    stray = table.you.holds(STRAY)
    bystander = table.prey.ready("Ashley")

    table.you.acts(STRAY, by=horace, level=level)
    rest(table)

    assert table.where(stray) == "ready"
    assert table.blood(stray) == life
    assert table.blood(horace) == 4
    assert not table.locked(stray)
    assert not table.you.may(("act", "use action"), by=stray)
    assert table.blood(bystander) == 3
    assert table.waits_for(table.you)
    assert pool()[STRAY].bleed == 0


@pytest.mark.parametrize(("level", "life", "lost"), [("ani", 1, 0), ("ANI", 2, 1)])
def test_the_stray_strikes_with_its_strength(
    table: Table, level: str, life: int, lost: int
) -> None:
    """A hand strike for 0, or 1; the inferior one dies of the other's."""
    ashley = table.you.ready("Ashley")
    stray = table.prey.ready(STRAY, level=level, blood=life)

    fight(table, ashley, stray)
    rest(table)
    assert table.blood(ashley) == 3 - lost
    assert table.where(stray) == ("ready" if life == 2 else "ash_heap")
    assert table.waits_for(table.you)


def test_the_stray_requires_animalism(table: Table) -> None:
    """Superior Animalism for the superior level; 1 blood to pay."""
    ryan = table.you.ready("Ryan", blood=1)
    linda = table.you.ready("Aunt Linda")
    table.you.holds(STRAY)

    assert table.you.can_play(STRAY, by=ryan, level="ani")
    assert not table.you.can_play(STRAY, by=ryan, level="ANI")
    assert not table.you.can_play(STRAY, by=linda)


@pytest.mark.ruling("Underbridge Stray", 2)
def test_the_stray_is_neither_mortal_nor_monster() -> None:
    """It is an animal."""
    assert pool()[STRAY].keywords == {"animal"}


# -- a press for a life ---------------------------------------------------------------------------


def test_a_life_of_the_stray_is_a_press_for_your_minion(table: Table) -> None:
    """Another round is fought; your stray pays, whoever of yours fights."""
    ryan = table.you.ready("Ryan")
    stray = table.you.ready(STRAY, level="ANI", blood=2, locked=True)
    ashley = table.prey.ready("Ashley")
    theirs = table.prey.ready(STRAY, level="ANI", blood=2)

    fight(table, ryan, ashley)
    table.you.uses(stray, level="press")
    table.until("press", table.prey)
    table.prey.passes()
    rest(table)

    assert table.blood(stray) == 1
    assert table.blood(theirs) == 2
    assert table.blood(ashley) == 1
    assert table.blood(ryan) == 2
    assert table.waits_for(table.you)


def test_the_press_of_the_stray_may_end_combat(table: Table) -> None:
    """It cancels the press to continue of the other side's stray."""
    ryan = table.you.ready("Ryan")
    mine = table.you.ready(STRAY, level="ANI", blood=2)
    ashley = table.prey.ready("Ashley")
    theirs = table.prey.ready(STRAY, level="ANI", blood=2)

    fight(table, ryan, ashley)
    table.you.uses(mine, level="press")
    table.prey.uses(theirs, level="press")
    table.until("press", table.you)
    assert table.you.may("use", card=mine, level="press")
    table.you.passes()
    rest(table)
    assert table.blood(mine) == 1
    assert table.blood(theirs) == 1
    assert table.blood(ashley) == 2


def test_the_last_life_gives_the_press_and_burns_the_stray(table: Table) -> None:
    """An ally without life is burned; the press counts all the same."""
    ryan = table.you.ready("Ryan")
    stray = table.you.ready(STRAY, level="ani", blood=1)
    ashley = table.prey.ready("Ashley")

    fight(table, ryan, ashley)
    table.you.uses(stray, level="press")
    rest(table)
    assert table.where(stray) == "ash_heap"
    assert table.blood(ashley) == 1
    assert table.waits_for(table.you)


def test_the_stray_gives_itself_a_press_or_burns_in_giving_it(table: Table) -> None:
    """As a fighter with 2 life after the strikes it goes on; it pays with the second one."""
    ashley = table.you.ready("Ashley")
    stray = table.prey.ready(STRAY, level="ANI", blood=3)

    fight(table, ashley, stray)
    table.prey.uses(stray, level="press")
    rest(table)
    assert table.where(stray) == "ash_heap"
    assert table.blood(ashley) == 1


def test_nobody_elses_stray_presses(table: Table) -> None:
    """Your grand-prey's stray has nothing to give in this combat; nor is it used out of step."""
    ryan = table.you.ready("Ryan")
    stray = table.you.ready(STRAY, level="ANI", blood=2)
    table.you.holds(MANEUVER)
    ashley = table.prey.ready("Ashley")
    third = table.grand_prey.ready(STRAY, level="ANI", blood=2)

    assert not table.you.may("use", card=stray)
    fight(table, ryan, ashley)
    table.until("range", table.you)
    assert not table.you.may("use", card=stray)
    table.until("press", table.you)
    assert not table.you.may("use", card=third)
    rest(table)
    assert table.blood(third) == 2
    assert table.blood(stray) == 2


@pytest.mark.ruling("Underbridge Stray", 1)
def test_the_stray_gives_a_press_in_the_turn_in_which_it_was_recruited(table: Table) -> None:
    """It cannot act, but it has its ability."""
    horace = table.you.ready("Horace Radcliffe")
    ryan = table.you.ready("Ryan")
    stray = table.you.holds(STRAY)
    ashley = table.prey.ready("Ashley")

    table.you.acts(STRAY, by=horace, level="ANI")
    rest(table)
    assert not table.you.may(("act", "use action"), by=stray)
    fight(table, ryan, ashley)
    table.you.uses(stray, level="press")
    rest(table)
    assert table.blood(stray) == 1
    assert table.blood(ashley) == 1


# -- burned to unlock -----------------------------------------------------------------------------


def test_the_stray_is_burned_to_unlock_a_ready_minion(table: Table) -> None:
    """In a bleed against you it makes a blocker of a locked minion; only one, only yours."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    alice = table.prey.ready("Alice Chen", locked=True)
    other = table.prey.ready("Ashley", locked=True)
    sleeping = table.prey.torpor("Naomi Stewart", locked=True)
    stray = table.prey.ready(STRAY, level="ani", locked=True)
    third = table.grand_prey.ready("Chelsea Blake", locked=True)

    table.you.acts(word="bleed", by=ryan)
    table.prey.uses(stray, level="unlock")
    assert {option.target for option in table.prey.options("choose")} == {alice, other}
    table.prey.chooses(alice)
    assert table.where(stray) == "ash_heap"
    table.prey.blocks(alice)
    rest(table)

    assert table.prey.pool() == 30
    assert table.blood(alice) == 6
    assert table.locked(other)
    assert table.locked(sleeping)
    assert table.locked(third)
    assert table.waits_for(table.you)


def test_an_undirected_action_does_not_burn_the_stray(table: Table) -> None:
    """Your hunt is directed at nobody."""
    ryan = table.you.ready("Ryan", blood=2)
    table.you.ready("Ashley", locked=True)
    mine = table.you.ready(STRAY, level="ani")
    table.prey.ready("Alice Chen", locked=True)
    stray = table.prey.ready(STRAY, level="ani")
    table.grand_prey.ready("Chelsea Blake", locked=True)
    third = table.grand_prey.ready(STRAY, level="ani")

    table.you.acts(word="hunt", by=ryan)
    while not table.over():
        assert not table.prey.may("use", card=stray)
        assert not table.you.may("use", card=mine)
        table.pass_on()

    assert table.blood(third) == 1


def test_only_the_bled_methuselah_burns_hers(table: Table) -> None:
    """The action is directed at your prey, not at your grand-prey."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Ashley", locked=True)
    mine = table.you.ready(STRAY, level="ani")
    table.prey.ready("Alice Chen", locked=True)
    stray = table.prey.ready(STRAY, level="ani")
    table.grand_prey.ready("Chelsea Blake", locked=True)
    third = table.grand_prey.ready(STRAY, level="ani")

    table.you.acts(word="bleed", by=ryan)
    assert table.prey.may("use", card=stray, level="unlock")
    assert not table.grand_prey.may("use", card=third)
    assert not table.you.may("use", card=mine)


def test_a_blocking_stray_cannot_be_burned_for_it(table: Table) -> None:
    """Before it attempts to block it could be; while it attempts, and in the combat, it cannot."""
    ryan = table.you.ready("Ryan")
    table.you.holds(MANEUVER)
    table.prey.ready("Alice Chen", locked=True)
    stray = table.prey.ready(STRAY, level="ANI", blood=2)
    other = table.prey.ready(STRAY, level="ANI", blood=2, locked=True)

    table.you.acts(word="bleed", by=ryan)
    assert table.prey.may("use", card=stray, level="unlock")
    table.prey.blocks(stray)
    assert not table.prey.may("use", card=stray, level="unlock")
    assert table.prey.may("use", card=other, level="unlock")
    while not table.over():
        assert not table.prey.may("use", card=stray, level="unlock")
        table.pass_on()
    assert table.blood(stray) == 1
    assert table.blood(other) == 2


def test_the_stray_does_not_unlock_what_is_not_locked(table: Table) -> None:
    """Everybody is unlocked, or only the stray itself is locked: nothing to unlock."""
    ryan = table.you.ready("Ryan")
    table.prey.ready("Alice Chen")
    stray = table.prey.ready(STRAY, level="ani", locked=True)

    table.you.acts(word="bleed", by=ryan)
    assert not table.prey.may("use", card=stray)
