"""Action modifiers that require no Discipline."""

from __future__ import annotations

import pytest

from table_talk import Table

CHANGE = "Change of Target"


def blocked(table: Table, acting: int, blocker: int, **action: object) -> None:
    """Your minion acts, the prey's blocks, you change the target."""
    table.you.acts(by=acting, **action)
    table.prey.blocks(blocker)
    table.you.plays(CHANGE, by=acting)


@pytest.mark.ruling("Change of Target", 5)
def test_change_of_target_unlocks_and_ends_the_action_before_combat(table: Table) -> None:
    """No combat, the blocker stays unlocked, the acting minion is unlocked, nothing is bled."""
    ryan = table.you.ready("Ryan")
    change = table.you.holds(CHANGE)
    nassir = table.prey.ready("Nassir")

    table.you.acts(word="bleed", by=ryan)
    table.until("action", table.prey)
    assert not table.you.can_play(CHANGE)
    table.prey.blocks(nassir)
    table.until("blocked", table.you)
    assert table.locked(ryan)
    table.you.plays(CHANGE, by=ryan)

    assert not table.locked(ryan)
    assert not table.locked(nassir)
    assert (table.blood(ryan), table.blood(nassir)) == (4, 4)
    assert table.prey.pool() == 30
    assert table.where(change) == "ash_heap"
    assert table.waits_for(table.you, "minion")


@pytest.mark.ruling("Change of Target", 5)
def test_change_of_target_is_not_for_an_action_that_succeeds_or_fails_to_be_blocked(
    table: Table,
) -> None:
    """An attempt that fails is no block; there is no window for it afterwards."""
    norton = table.you.ready("Dr. Stephen Norton")
    table.you.ready("Meaghan")
    change, _ = table.you.holds(CHANGE, "Lost in Crowds")
    nassir = table.prey.ready("Nassir")

    table.you.acts(word="bleed", by=norton)
    table.prey.blocks(nassir)
    table.you.plays("Lost in Crowds", by=norton, level="OBF")
    table.nobody_reacts()

    assert table.where(change) == "hand"
    assert table.prey.pool() == 29


@pytest.mark.ruling("Change of Target", 1)
@pytest.mark.parametrize("by_card", [False, True])
def test_the_bleed_counts_as_taken(table: Table, by_card: bool) -> None:
    """One bleed action a turn, blocked or not, and the action card not again by its name."""
    massimo = table.you.ready("Massimo Falconi")
    other = table.you.ready("Meaghan")
    table.you.holds(CHANGE, "Intimidation", "Intimidation")
    nassir = table.prey.ready("Nassir")

    if by_card:
        table.you.acts("Intimidation", by=massimo, level="pre")
        table.prey.blocks(nassir)
        table.you.plays(CHANGE, by=massimo)
    else:
        blocked(table, massimo, nassir, word="bleed")

    assert not table.you.may("act", word="bleed", minion=massimo)
    assert not table.you.can_play("Intimidation", by=massimo)
    assert table.you.may("act", word="bleed", minion=other)
    assert table.you.may("act", word="hunt", minion=massimo)


@pytest.mark.ruling("Change of Target", 1)
def test_the_same_action_card_is_not_played_again_this_turn(table: Table) -> None:
    """A second copy in hand is the same action; another minion may play it."""
    ryan = table.you.ready("Ryan")
    wauneka = table.you.ready("Wauneka")
    table.you.holds(CHANGE, "Preternatural Strength", "Preternatural Strength")
    ayelech = table.prey.ready("Ayelech")
    table.prey.in_play("Sport Bike", on=ayelech)
    table.prey.in_play("Raven Spy", on=ayelech, level="ani")

    table.you.acts("Preternatural Strength", by=ryan, level="pot")
    table.prey.blocks(ayelech)
    table.you.plays(CHANGE, by=ryan)

    assert not table.you.can_play("Preternatural Strength", by=ryan)
    assert table.you.can_play("Preternatural Strength", by=wauneka)
    assert table.blood(ryan) == 4


@pytest.mark.ruling("Change of Target", 2)
def test_a_rulebook_action_is_not_the_same_as_one_by_a_card(table: Table) -> None:
    """Equipping from the hand is by a card; taking equipment from a minion is by the rules."""
    ryan = table.you.ready("Ryan")
    linda = table.you.ready("Aunt Linda")
    table.you.in_play("Kevlar Vest", on=linda)
    bike, _, _ = table.you.holds("Sport Bike", "Sport Bike", CHANGE)
    nassir = blocker_with_bike(table)

    table.you.acts("Sport Bike", by=ryan)
    table.prey.blocks(nassir)
    table.you.plays(CHANGE, by=ryan)

    assert table.where(bike) == "ash_heap"
    assert not table.you.can_play("Sport Bike", by=ryan)
    assert table.you.may("act", word="take equipment", minion=ryan, target=linda)
    assert table.you.may("act", word="hunt", minion=ryan)


def blocker_with_bike(table: Table) -> int:
    """A minion of the prey with 1 intercept."""
    nassir = table.prey.ready("Nassir")
    table.prey.in_play("Sport Bike", on=nassir)
    return nassir


@pytest.mark.ruling("Change of Target", 3)
def test_rulebook_actions_with_other_targets_may_follow(table: Table) -> None:
    """The hunt is barred, which has no target; the rescue of another vampire is not."""
    ryan = table.you.ready("Ryan")
    first = table.you.torpor("Aunt Linda")
    second = table.you.torpor("Baixinho")
    table.you.holds(CHANGE)
    nassir = blocker_with_bike(table)

    table.you.acts(word="rescue", by=ryan, target=first)
    table.you.chooses(number=2)
    table.prey.blocks(nassir)
    table.you.plays(CHANGE, by=ryan)

    assert not table.you.may("act", word="rescue", minion=ryan, target=first)
    assert table.you.may("act", word="rescue", minion=ryan, target=second)
    assert table.you.may("act", word="diablerie", minion=ryan, target=first)
    assert table.where(first) == "torpor"
    assert table.blood(ryan) == 4


@pytest.mark.ruling("Change of Target", 3)
def test_taking_one_piece_of_the_same_equipment_is_the_same_action(table: Table) -> None:
    """The vest is barred for the minion that was blocked; the gun beside it is not."""
    ryan = table.you.ready("Ryan")
    linda = table.you.ready("Aunt Linda")
    vest = table.you.in_play("Kevlar Vest", on=linda)
    gun = table.you.in_play(".44 Magnum", on=linda)
    table.you.holds(CHANGE)
    nassir = blocker_with_bike(table)

    table.you.acts(word="take equipment", by=ryan, target=linda)
    table.you.chooses(vest)
    table.you.passes()
    table.prey.blocks(nassir)
    table.you.plays(CHANGE, by=ryan)

    assert table.on(vest) == linda
    table.you.acts(word="take equipment", by=ryan, target=linda)
    table.nobody_reacts()
    assert (table.on(vest), table.on(gun)) == (linda, ryan)


@pytest.mark.ruling("Change of Target", 4)
def test_actions_of_two_copies_in_play_are_not_the_same(table: Table) -> None:
    """Two cards with one name: the copy that was not tried may be burned still."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    first = table.prey.in_play("Creeping Sabotage")
    second = table.prey.in_play("Creeping Sabotage")
    table.you.holds(CHANGE)
    nassir = table.prey.ready("Nassir")

    table.you.acts(first, by=ryan)
    table.prey.blocks(nassir)
    table.you.plays(CHANGE, by=ryan)

    assert table.where(first) == "permanent"
    assert not table.you.may("use action", card=first, minion=ryan)
    assert table.you.may("use action", card=second, minion=ryan)
    assert table.you.may("use action", card=first, minion=table.state.seats[0].ready[1])


@pytest.mark.ruling("Change of Target", 6)
def test_what_the_block_triggers_happens_all_the_same(table: Table) -> None:
    """Rebel: its vampire gains the blood for blocking a titled vampire before the action ends."""
    belinde = table.you.ready("Belinde")
    table.you.holds(CHANGE)
    nassir = table.prey.ready("Nassir", blood=2)
    table.prey.in_play("Rebel", on=nassir)

    blocked(table, belinde, nassir, word="bleed")

    assert table.blood(nassir) == 3
    assert not table.locked(nassir)
    assert table.waits_for(table.you)


@pytest.mark.ruling("Change of Target", 7)
def test_nothing_is_played_after_the_action_has_ended(table: Table) -> None:
    """No Freak Drive for "blocked", no Cats' Guidance of the blocker."""
    brock = table.you.ready("Brock Sterling")
    drive, _ = table.you.holds("Freak Drive", CHANGE)
    baixinho = table.prey.ready("Baixinho")
    guidance = table.prey.holds("Cats' Guidance")

    blocked(table, brock, baixinho, word="bleed")

    assert table.waits_for(table.you, "minion")
    assert table.where(drive) == "hand"
    assert table.where(guidance) == "hand"
    assert table.blood(brock) == 3


@pytest.mark.ruling("Change of Target", 8)
def test_a_vampire_barred_from_its_mandatory_hunt_is_stuck(table: Table) -> None:
    """It must hunt and cannot: it takes no action, and the others are free to act."""
    ryan = table.you.ready("Ryan", blood=0)
    other = table.you.ready("Aunt Linda")
    table.you.holds(CHANGE)
    nassir = blocker_with_bike(table)

    table.prey.blocks(nassir)  # the only option, a mandatory hunt, is taken without a question
    table.you.plays(CHANGE, by=ryan)

    assert table.waits_for(table.you, "minion")
    assert not table.locked(ryan)
    assert not table.you.may("act", minion=ryan)
    assert table.you.may("act", word="bleed", minion=other)
    assert table.you.may("pass")


@pytest.mark.ruling("Change of Target", 9)
def test_leaving_torpor_nobody_commits_diablerie_and_it_is_not_tried_again(table: Table) -> None:
    """The vampire stays in torpor, unlocked, and may not leave by the same action this turn."""
    ryan = table.you.torpor("Ryan")
    table.you.ready("Meaghan")
    table.you.holds(CHANGE)
    nassir = blocker_with_bike(table)

    blocked(table, ryan, nassir, word="leave torpor")

    assert table.waits_for(table.you, "minion")
    assert table.where(ryan) == "torpor"
    assert table.blood(ryan) == 4
    assert not table.locked(ryan)
    assert not table.locked(nassir)
    assert not table.you.may("act", minion=ryan)
