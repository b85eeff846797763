"""Cards of the old sets that stay on minions: Helicopter, Society of Leopold."""

from __future__ import annotations

import pytest

from listening import made_up_modifier
from methuselah.language import THIS, fetches_onto, is_named
from table_talk import Table

AARON = "Aaron Duggan, Cameron's Toady (G2)"
ALMIRO = "Almiro Suarez (G3)"
ALU = "Alu (G5)"
ANGEL = "Angel (G1)"

# -- Helicopter -----------------------------------------------------------------------------------


def test_the_helicopter_comes_locked(table: Table) -> None:
    """An equip action at +1 stealth, for 3 pool; locked as it comes."""
    aaron = table.you.ready(AARON)
    table.you.ready("Meaghan")
    helicopter = table.you.holds("Helicopter")

    table.you.acts("Helicopter", by=aaron)
    table.nobody_reacts()

    assert table.on(helicopter) == aaron
    assert table.locked(helicopter)
    assert table.locked(aaron)
    assert table.you.pool() == 27
    assert table.waits_for(table.you)


def test_other_equipment_does_not_lock_it(table: Table) -> None:
    """Only the Helicopter itself comes locked; and it can be used after that action."""
    aaron = table.you.ready(AARON)
    table.you.ready("Meaghan")
    helicopter = table.you.in_play("Helicopter", on=aaron)
    gun = table.you.holds(".44 Magnum")

    table.you.acts(".44 Magnum", by=aaron)
    table.until("after_resolution", table.you)
    assert not table.locked(helicopter)
    table.you.uses(helicopter)

    assert table.locked(helicopter)
    assert not table.locked(aaron)
    assert not table.locked(gun)


def test_the_helicopter_unlocks_its_bearer_after_success(table: Table) -> None:
    """Locking it unlocks the minion with it, who acted."""
    aaron = table.you.ready(AARON)
    meaghan = table.you.ready("Meaghan")
    other = table.you.ready(ALU, locked=True)
    helicopter = table.you.in_play("Helicopter", on=aaron)

    table.you.acts(word="bleed", by=aaron)
    table.you.uses(helicopter)
    assert table.locked(helicopter)
    assert not table.locked(aaron)
    assert table.locked(other)
    assert not table.locked(meaghan)
    assert table.waits_for(table.you)


def test_the_helicopter_is_of_no_use_when_blocked_or_to_others(table: Table) -> None:
    """Not after a blocked action, nor after that of somebody else."""
    aaron = table.you.ready(AARON)
    meaghan = table.you.ready("Meaghan")
    table.you.ready(ALU)
    helicopter = table.you.in_play("Helicopter", on=aaron)
    angel = table.prey.ready(ANGEL)

    table.you.acts(word="bleed", by=aaron)
    table.prey.blocks(angel)
    table.nobody_reacts()
    assert table.locked(aaron)
    table.you.acts(word="bleed", by=meaghan)
    with pytest.raises(AssertionError, match="never offered"):
        table.you.uses(helicopter)


def test_the_helicopter_is_locked_as_another_minion_takes_it(table: Table) -> None:
    """Taking it from another minion is equipping with it, too (R0, Equip)."""
    aaron = table.you.ready(AARON)
    meaghan = table.you.ready("Meaghan")
    helicopter = table.you.in_play("Helicopter", on=meaghan)

    table.you.acts(word="take equipment", by=aaron)
    table.nobody_reacts()

    assert table.on(helicopter) == aaron
    assert table.locked(helicopter)
    assert table.waits_for(table.you)


def test_a_minion_has_only_one_vehicle(table: Table) -> None:
    """With a Delivery Truck nobody equips with a Helicopter."""
    aaron = table.you.ready(AARON)
    meaghan = table.you.ready("Meaghan")
    table.you.in_play("Delivery Truck", on=aaron)
    table.you.holds("Helicopter")

    assert not table.you.can_play("Helicopter", by=aaron)
    assert table.you.can_play("Helicopter", by=meaghan)


@pytest.mark.ruling("Helicopter", 1)
def test_it_comes_unlocked_where_it_is_put_directly(table: Table) -> None:
    """A made-up card moves it to the vampire from the library, as Alastor does."""
    gift = made_up_modifier(
        "A gift", fetches_onto(is_named("Helicopter"), THIS), at=("after_resolution",)
    )
    aaron = table.you.ready(AARON)
    table.you.ready("Meaghan")
    table.you.holds(gift)
    helicopter, _ = table.you.library("Helicopter", ".44 Magnum")

    table.you.acts(word="bleed", by=aaron)
    table.you.plays("A gift", by=aaron)
    table.you.chooses(helicopter)

    assert table.on(helicopter) == aaron
    assert not table.locked(helicopter)


@pytest.mark.ruling("Helicopter", 2)
def test_it_comes_locked_however_it_is_equipped(table: Table) -> None:
    """Magic of the Smith equips with it."""
    wallace = table.you.ready("Black Wallace")
    table.you.ready("Meaghan")
    table.you.holds("Magic of the Smith")
    helicopter, _ = table.you.library("Helicopter", ".44 Magnum")

    table.you.acts("Magic of the Smith", by=wallace, level="tha")
    table.you.does("choose", target=helicopter)
    table.nobody_reacts()

    assert table.on(helicopter) == wallace
    assert table.locked(helicopter)


# -- Society of Leopold ---------------------------------------------------------------------------


def test_the_society_is_put_on_any_vampire_and_costs_it_blood(table: Table) -> None:
    """In the unlock phase of whoever controls the vampire: 1 blood, or it is burned."""
    aaron = table.you.ready(AARON)
    society = table.you.holds("Society of Leopold")
    angel = table.prey.ready(ANGEL)
    alu = table.prey.ready(ALU)
    ally = table.prey.ready("Carlton Van Wyk")
    fallen = table.grand_prey.torpor(ALMIRO)
    table.begins("master")

    table.you.plays("Society of Leopold")
    assert {option.target for option in table.you.options("choose")} == {aaron, angel, alu, fallen}
    table.you.chooses(angel)
    table.until_turn_of(table.prey, "unlock")
    assert table.on(society) == angel
    table.prey.chooses(number=0)

    assert [table.blood(card) for card in (angel, alu, ally)] == [1, 2, 2]
    table.until_turn_of(table.grand_prey, "unlock")
    assert table.on(society) == angel


def test_its_controller_may_let_the_vampire_burn(table: Table) -> None:
    """The choice is hers; the Society is burned with it."""
    table.you.ready(AARON)
    angel = table.prey.ready(ANGEL)
    society = table.you.in_play("Society of Leopold", on=angel)

    table.until_turn_of(table.prey, "unlock")
    table.prey.chooses(number=1)

    assert table.where(angel) == "ash_heap"
    assert table.where(society) == "ash_heap"


def test_a_vampire_without_blood_is_burned(table: Table) -> None:
    """Nothing to choose."""
    table.you.ready(AARON)
    angel = table.prey.ready(ANGEL, blood=0)
    table.you.in_play("Society of Leopold", on=angel)

    table.until_turn_of(table.prey, "master")

    assert table.where(angel) == "ash_heap"


def test_the_society_is_moved_by_an_action_at_stealth(table: Table) -> None:
    """To any other vampire; directed where that is somebody else's; she keeps her card."""
    aaron = table.you.ready(AARON)
    meaghan = table.you.ready("Meaghan")
    society = table.prey.in_play("Society of Leopold", on=aaron)
    angel = table.prey.ready(ANGEL)
    alu = table.grand_prey.ready(ALU)

    assert not table.you.may(("act", "use action"), card=society, minion=meaghan)
    table.you.acts(society, by=aaron)
    assert {option.target for option in table.you.options("choose")} == {meaghan, angel, alu}
    table.you.chooses(alu)
    assert not table.prey.may("block", minion=angel)
    table.grand_prey.blocks(alu)
    table.nobody_reacts()

    assert table.on(society) == alu
    assert table.state.cards[society].controller == table.prey.number
    assert table.locked(aaron)
    assert table.waits_for(table.you)
