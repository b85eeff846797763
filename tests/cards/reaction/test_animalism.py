"""Reactions that require Animalism."""

from __future__ import annotations

import pytest

from combat_talk import AGAIN, COMPANION, MANEUVER, PRESS, REOPENS, rest
from table_talk import Table

GUARD_DOGS = "Guard Dogs"
INSTINCT = "Instinctive Reaction"
CATS = "Cats' Guidance"


# -- Cats' Guidance -------------------------------------------------------------------------------


@pytest.mark.ruling("Cats' Guidance", 1)
def test_cats_unlock_the_blocker_after_all_combats(table: Table) -> None:
    """Not before combat is over, nor while another one follows."""
    nassir = table.you.ready("Nassir")
    table.you.ready(COMPANION)
    table.you.holds(AGAIN)
    ryan = table.prey.ready("Ryan")
    bystander = table.prey.ready("Baixinho", locked=True)
    card = table.prey.holds(CATS)

    table.you.acts(word="bleed", by=nassir)
    table.prey.blocks(ryan)
    table.until("combat_about_to_end")
    assert not table.prey.can_play(CATS)
    table.you.plays("Another combat", by=nassir)
    table.until("after_resolution", table.prey)
    assert table.blood(ryan) == 2
    assert not table.prey.can_play(CATS, by=bystander)
    table.prey.plays(CATS, by=ryan, level="ani")
    rest(table)

    assert not table.locked(ryan)
    assert table.locked(bystander)
    assert table.blood(ryan) == 2
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.ruling("Cats' Guidance", 2)
def test_cats_do_not_come_to_torpor(table: Table) -> None:
    """The blocker went to torpor in the combat."""
    linda = table.you.ready("Aunt Linda")
    table.you.holds("Roundhouse")
    ryan = table.prey.ready("Ryan", blood=2)
    table.prey.holds(CATS)

    table.you.acts(word="bleed", by=linda)
    table.prey.blocks(ryan)
    table.you.plays("Roundhouse", by=linda, level="POT")
    while not table.over():
        assert not table.prey.can_play(CATS)
        table.pass_on()
    assert table.where(ryan) == "torpor"
    assert table.locked(ryan)


def test_cats_serve_nobody_who_has_not_blocked(table: Table) -> None:
    """An action that was not blocked is followed by no unlocking."""
    nassir = table.you.ready("Nassir")
    table.prey.ready("Ryan", locked=True)
    table.prey.holds(CATS)

    table.you.acts(word="bleed", by=nassir)
    while not table.over():
        assert not table.prey.can_play(CATS)
        table.pass_on()
    assert table.prey.pool() == 29


def test_superior_cats_are_intercept_when_it_is_needed(table: Table) -> None:
    """+1 intercept against 1 stealth; without need it cannot be played."""
    ashley = table.you.ready("Ashley", blood=2)
    baixinho = table.you.ready("Baixinho")
    table.you.ready(COMPANION)
    horace = table.prey.ready("Horace Radcliffe")
    table.prey.holds(CATS)

    table.you.acts(word="bleed", by=baixinho)
    table.until("action", table.prey)
    assert not table.prey.can_play(CATS)
    rest(table)
    table.you.acts(word="hunt", by=ashley)
    table.prey.blocks(horace)
    table.prey.plays(CATS, by=horace, level="ANI")
    rest(table)
    assert table.locked(horace)
    assert table.blood(ashley) == 1


def test_inferior_animalism_gets_no_intercept_from_cats(table: Table) -> None:
    """Ryan has it at the inferior level."""
    ashley = table.you.ready("Ashley", blood=2)
    table.you.ready(COMPANION)
    ryan = table.prey.ready("Ryan")
    table.prey.holds(CATS)

    table.you.acts(word="hunt", by=ashley)
    table.prey.blocks(ryan)
    rest(table)
    assert table.blood(ashley) == 3
    assert CATS in table.prey.hand()


# -- Guard Dogs -----------------------------------------------------------------------------------


def test_guard_dogs_unlock_a_locked_vampire_in_a_bleed(table: Table) -> None:
    """It may block then, and its block gives no maneuver at the inferior level."""
    nassir = table.you.ready("Nassir")
    table.you.ready(COMPANION)
    ryan = table.prey.ready("Ryan", locked=True)
    bystander = table.prey.ready("Baixinho", locked=True)
    card = table.prey.holds(GUARD_DOGS)

    table.you.acts(word="bleed", by=nassir)
    table.prey.plays(GUARD_DOGS, by=ryan, level="ani")
    assert not table.locked(ryan)
    table.prey.blocks(ryan)
    while not table.over():
        assert not table.prey.may("use maneuver")
        table.pass_on()

    assert table.locked(ryan)
    assert table.locked(bystander)
    assert table.blood(ryan) == 3
    assert table.prey.pool() == 30
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


def test_guard_dogs_bark_only_for_the_locked_vampire_of_the_bled(table: Table) -> None:
    """Not for an unlocked one, not in a hunt, not for another Methuselah, not without Animalism."""
    nassir = table.you.ready("Nassir", blood=2)
    ashley = table.you.ready("Ashley")
    table.prey.ready("Ryan")
    table.prey.ready("Brock Sterling", locked=True)
    locked = table.prey.ready("Baixinho", locked=True)
    table.prey.holds(GUARD_DOGS)
    table.grand_prey.ready("Horace Radcliffe", locked=True)
    table.grand_prey.holds(GUARD_DOGS)

    table.you.acts(word="hunt", by=nassir)
    while not table.over():
        assert not table.prey.can_play(GUARD_DOGS)
        table.pass_on()
    table.you.acts(word="bleed", by=ashley)
    assert {o.minion for o in table.prey.options("play")} == {locked}
    assert not table.prey.can_play(GUARD_DOGS, level="ANI")
    assert not table.grand_prey.can_play(GUARD_DOGS)


def test_guard_dogs_are_no_wake(table: Table) -> None:
    """A card that unlocks is not played as another card is played."""
    lauren = table.you.ready("Lauren")
    table.you.holds("Govern the Unaligned")
    table.prey.ready("Ryan", locked=True)
    table.prey.holds(GUARD_DOGS, "On the Qui Vive")

    table.you.acts("Govern the Unaligned", by=lauren, level="dom")
    table.until("as_played", table.prey)
    assert table.prey.can_play("On the Qui Vive")
    assert not table.prey.can_play(GUARD_DOGS)


def block_with(table: Table, card: str, acting: int, blocker: int) -> None:
    """The blocker plays its reaction at the superior level and blocks the bleed."""
    table.you.acts(word="bleed", by=acting)
    if card == GUARD_DOGS:
        table.prey.plays(card, by=blocker, level="ANI")
        table.prey.blocks(blocker)
    else:
        table.prey.blocks(blocker)
        table.you.plays("Cloak the Gathering", by=acting, level="obf")
        table.prey.plays(card, by=blocker, level="ANI")


@pytest.mark.ruling("Guard Dogs", 1)
@pytest.mark.ruling("Instinctive Reaction", 1)
@pytest.mark.parametrize("card", [GUARD_DOGS, INSTINCT])
def test_the_maneuver_is_for_the_combat_of_the_block(table: Table, card: str) -> None:
    """In any one round of it, once, if it likes; not in the combat that follows."""
    norton = table.you.ready("Dr. Stephen Norton")
    table.you.holds("Cloak the Gathering", PRESS)
    horace = table.prey.ready("Horace Radcliffe", locked=card == GUARD_DOGS)
    table.prey.holds(card, AGAIN, MANEUVER)

    block_with(table, card, norton, horace)
    table.until("range", table.prey)
    assert table.prey.may("use maneuver", minion=horace)
    table.prey.passes()
    table.you.plays("A press", by=norton)
    table.prey.does("use maneuver", minion=horace)
    table.prey.plays("Another combat", by=horace)
    table.until("range", table.prey)
    assert table.prey.can_play("A maneuver", by=horace)
    assert not table.prey.may("use maneuver")
    rest(table)
    assert table.blood(horace) == 5 - 2


@pytest.mark.ruling("Guard Dogs", 1)
def test_without_a_successful_block_there_is_no_maneuver(table: Table) -> None:
    """Horace fails because of stealth; Ryan, who blocks then, was promised nothing."""
    norton = table.you.ready("Dr. Stephen Norton")
    table.you.holds("Cloak the Gathering")
    horace = table.prey.ready("Horace Radcliffe", locked=True)
    ryan = table.prey.ready("Ryan")
    table.prey.in_play("Sport Bike", on=ryan)
    table.prey.holds(GUARD_DOGS, MANEUVER)

    table.you.acts(word="bleed", by=norton)
    table.prey.plays(GUARD_DOGS, by=horace, level="ANI")
    table.prey.blocks(horace)
    table.you.plays("Cloak the Gathering", by=norton, level="obf")
    table.prey.blocks(ryan)
    table.until("range", table.prey)
    assert table.prey.can_play("A maneuver", by=ryan)
    assert not table.prey.may("use maneuver")
    assert not table.locked(horace)


@pytest.mark.ruling("Guard Dogs", 2)
@pytest.mark.ruling("Instinctive Reaction", 2)
@pytest.mark.parametrize("card", [GUARD_DOGS, INSTINCT])
def test_the_maneuver_is_given_again_at_a_second_block(table: Table, card: str) -> None:
    """The action goes on as if unblocked; the same vampire wakes and blocks again."""
    norton = table.you.ready("Dr. Stephen Norton")
    table.you.holds("Cloak the Gathering", REOPENS)
    horace = table.prey.ready("Horace Radcliffe", locked=card == GUARD_DOGS)
    table.prey.holds(card, "On the Qui Vive")

    block_with(table, card, norton, horace)
    table.prey.does("use maneuver", minion=horace)
    table.you.plays("As if unblocked", by=norton)
    table.prey.plays("On the Qui Vive", by=horace)
    table.prey.blocks(horace)
    table.until("range", table.prey)
    assert table.prey.may("use maneuver", minion=horace)
    rest(table)
    assert table.prey.pool() == 30


# -- Instinctive Reaction -------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["ani", "ANI"])
def test_instinct_is_intercept_against_the_predator(table: Table, level: str) -> None:
    """Your prey's vampire blocks a hunt at 1 stealth; inferior, it has no maneuver."""
    ashley = table.you.ready("Ashley", blood=2)
    table.you.ready(COMPANION)
    horace = table.prey.ready("Horace Radcliffe")
    bystander = table.prey.ready("Ryan")
    card = table.prey.holds(INSTINCT)

    table.you.acts(word="hunt", by=ashley)
    table.prey.blocks(horace)
    assert not table.prey.can_play(INSTINCT, by=bystander)
    table.prey.plays(INSTINCT, by=horace, level=level)
    maneuvers = 0
    while not table.over():
        maneuvers += table.prey.may("use maneuver")
        table.pass_on()
    assert maneuvers == (level == "ANI")

    assert table.locked(horace)
    assert table.blood(ashley) == 1
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


def test_instinct_does_not_stir_against_the_prey(table: Table) -> None:
    """Your predator, who may block your hunt too, is not hunted by you; and it must be needed."""
    ashley = table.you.ready("Ashley", blood=2)
    baixinho = table.you.ready("Ryan")
    table.predator.ready("Horace Radcliffe")
    table.predator.holds(INSTINCT)
    linda = table.prey.ready("Baixinho")
    table.prey.holds(INSTINCT)

    table.you.acts(word="hunt", by=ashley)
    table.predator.blocks(table.state.seats[4].ready[0])
    assert not table.predator.can_play(INSTINCT)
    rest(table)
    table.you.acts(word="bleed", by=baixinho)
    table.prey.blocks(linda)
    assert not table.prey.can_play(INSTINCT)
    rest(table)
    assert table.prey.pool() == 30
