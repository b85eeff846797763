"""Masters that hoard and move things: Brothers Grimm, Heidelberg Castle, Secret Horde."""

from __future__ import annotations

import pytest

from block_talk import PAUSE
from combat_talk import COMPANION, rest
from made_up import paper
from methuselah.language import (
    TARGET,
    burn_blood,
    choose,
    gain_pool,
    master,
    not_,
    ready,
    use,
    vampire,
    yours,
)
from methuselah.rules.turn.master import master_actions
from scenes.in_play import played_as_printed
from table_talk import Table

GRIMM = "Brothers Grimm"
CASTLE = "Heidelberg Castle, Germany"
HORDE = "Secret Horde"


# -- Secret Horde ---------------------------------------------------------------------------------


@pytest.mark.ruling(HORDE, 1)
@pytest.mark.ruling(HORDE, 2)
@pytest.mark.rules_text("003 Secret Horde 1")
@pytest.mark.parametrize(("x", "where"), [(0, "ash_heap"), (1, "permanent"), (4, "permanent")])
def test_a_horde_of_twice_its_cost(table: Table, x: int, where: str) -> None:
    """X pool for 2X blood; X may be 0, and then it burns at once."""
    table.you.pool(6)
    table.you.ready(COMPANION)
    card = table.you.holds(HORDE)
    table.begins("master")
    table.you.plays(card)
    assert min(o.number for o in table.you.options("choose")) == 0
    table.you.chooses(number=x)
    assert table.you.pool() == 6 - x
    assert table.where(card) == where
    if x:
        assert table.counters(card) == 2 * x


@pytest.mark.parametrize(("counters", "where"), [(2, "permanent"), (1, "ash_heap")])
def test_the_horde_is_taken_blood_by_blood(table: Table, counters: int, where: str) -> None:
    """1 to your pool for a master phase action, in your master phase; empty, it burns."""
    card = table.you.in_play(HORDE, counters=counters)
    table.you.ready(COMPANION)
    table.you.holds("Misdirection")
    table.begins("master")
    table.you.uses(card)
    assert (table.you.pool(), table.where(card)) == (31, where)
    assert table.counters(card) == counters - 1 if where == "permanent" else True
    assert not table.you.can_play("Misdirection")


def test_the_horde_is_for_its_controllers_master_phase(table: Table) -> None:
    """Not in the prey's, for nobody."""
    card = table.you.in_play(HORDE, counters=2)
    table.prey.ready(COMPANION)
    table.prey.holds("Misdirection")
    table.until_turn_of(table.prey, "master")
    assert table.prey.can_play("Misdirection")
    assert not table.you.may("use", card=card)
    assert not table.prey.may("use", card=card)


# -- Brothers Grimm -------------------------------------------------------------------------------


def test_the_brothers_come_for_nothing() -> None:
    """A unique master without cost."""
    played_as_printed(GRIMM)


@pytest.mark.parametrize(("before", "counters", "pool"), [(0, 1, 30), (3, 4, 30), (4, 0, 35)])
def test_the_brothers_gather_five(table: Table, before: int, counters: int, pool: int) -> None:
    """1 in each of your unlock phases; with 5 they are burned for 5 pool."""
    card = table.you.in_play(GRIMM, counters=before)
    table.you.ready(COMPANION)
    table.begins("unlock")
    table.until("minion", table.you)
    assert table.you.pool() == pool
    if counters:
        assert table.counters(card) == counters
        table.until_turn_of(table.prey, "discard")
        assert table.counters(card) == counters
    else:
        assert table.where(card) == "ash_heap"


@pytest.mark.parametrize("kept", [True, False])
def test_anybody_may_take_the_brothers(table: Table, kept: bool) -> None:
    """A master phase action and a master card; a master card of their controller keeps them."""
    card = table.grand_prey.in_play(GRIMM, counters=2)
    table.you.ready(COMPANION)
    given, other, blur = table.you.holds("Misdirection", "Blood Doll", "Blur")
    answer, flash = table.grand_prey.holds("Fame", "Flash")
    table.begins("master")

    table.you.uses(card)
    assert table.you.choices() == {given, other}
    table.you.chooses(given)
    table.grand_prey.does("do", number=0 if kept else 1)

    assert table.where(given) == "ash_heap"
    assert table.where(answer) == ("ash_heap" if kept else "hand")
    assert table.where(flash) == table.where(blur) == "hand"
    controller = table.grand_prey if kept else table.you
    assert table.state.controller(card) == controller.number
    assert table.counters(card) == 2
    assert master_actions(table.state, 0) == 0
    assert not table.you.may("use", card=card)


def test_without_a_master_the_brothers_go(table: Table) -> None:
    """Their controller has none to discard."""
    card = table.prey.in_play(GRIMM, counters=2)
    table.you.ready(COMPANION)
    table.you.holds("Misdirection", "Blood Doll")
    table.prey.holds("Blur")
    table.begins("master")
    table.you.uses(card)
    table.you.chooses(max(table.you.choices()))
    assert table.state.controller(card) == table.you.number


@pytest.mark.parametrize("how", ["mine", "no master", "not my turn"])
def test_the_brothers_stay_otherwise(table: Table, how: str) -> None:
    """Her own; without a master card; in the turn of another."""
    whose = table.you if how == "mine" else table.prey
    card = whose.in_play(GRIMM, counters=2)
    table.you.ready(COMPANION)
    if how != "no master":
        table.you.holds("Misdirection")
    table.you.in_play("Ferraille")
    table.you.in_play("Failsafe")
    table.you.pool(2)
    table.grand_prey.holds("Misdirection")
    table.begins("master")
    table.asked()
    assert table.you.may("use", card="Failsafe")
    seat = table.grand_prey if how == "not my turn" else table.you
    assert not seat.may("use", card=card)


# -- Heidelberg Castle ----------------------------------------------------------------------------


def test_the_castle_is_a_location_for_two_pool() -> None:
    """Whoever plays it."""
    played_as_printed(CASTLE)


def castle(table: Table, blood: int = 3) -> tuple[int, int, int, int]:
    """Two vampires of yours; the first with a bike and a raven, the second with a gun."""
    ryan, tara = table.you.ready("Ryan", blood=blood), table.you.ready("Tara", blood=2)
    table.you.in_play("Sport Bike", on=ryan)
    table.you.in_play("Fame", on=ryan)
    raven = table.you.in_play("Raven Spy", on=ryan)
    gun = table.you.in_play(".44 Magnum", on=tara)
    table.you.in_play(CASTLE)
    return ryan, tara, raven, gun


def moves(table: Table, numbers: tuple[int, ...], *cards: int) -> None:
    """Answer all that the castle asks: how much blood, which of the goods."""
    left, wanting = list(numbers), list(cards)
    while not table.waits_for(table.you, "master") and table.you.options("choose"):
        if any(o.number >= 0 and o.target < 0 for o in table.you.options("choose")):
            table.you.chooses(number=left.pop(0))
        else:
            wanted = [c for c in wanting if c in table.you.choices()]
            if wanted:
                wanting.remove(wanted[0])
                table.you.chooses(wanted[0])
            else:
                table.you.passes()


@pytest.mark.rules_text("003 Heidelberg Castle, Germany 1")
@pytest.mark.rules_text("003 Heidelberg Castle, Germany 2")
def test_the_castle_moves_blood_equipment_and_retainers(table: Table) -> None:
    """Between two ready vampires, as much as is wanted, both ways; other cards stay."""
    ryan, tara, raven, gun = castle(table)
    bike, fame = raven - 2, raven - 1
    table.you.torpor("Dodd")
    table.you.ready("Underbridge Stray")
    table.prey.ready("Nassir")
    table.begins("master")
    table.you.uses(CASTLE)
    assert table.you.choices() == {ryan, tara}
    table.you.chooses(ryan)
    assert {o.number for o in table.you.options("choose")} == {0, 1, 2, 3}
    table.you.chooses(number=2)
    assert table.you.choices() == {bike, raven}  # neither Fame nor the gun
    table.you.chooses(raven)
    table.you.passes()
    assert {o.number for o in table.you.options("choose")} == {0, 1, 2, 3, 4}
    table.you.chooses(number=1)
    assert table.you.choices() == {gun, raven}
    table.you.chooses(gun)
    table.you.passes()

    assert (table.blood(ryan), table.blood(tara)) == (2, 3)
    assert (table.on(raven), table.on(gun), table.on(bike), table.on(fame)) == (
        tara, ryan, ryan, ryan,
    )  # fmt: skip
    assert table.blood(raven) == 1
    assert not table.you.may("use", card=CASTLE)


@pytest.mark.ruling(CASTLE, 1)
def test_the_castle_answers_no_card(table: Table) -> None:
    """Not while a card is played on one of the two vampires, who may have less blood after it."""
    nassir, lauren = table.prey.ready("Nassir", blood=3), table.prey.ready("Lauren", blood=3)
    table.prey.in_play("Sport Bike", on=nassir)
    table.prey.in_play(CASTLE)
    table.prey.holds("Sudden Reversal")
    table.you.ready("Ryan")
    tap = paper("Tap", master(choose(ready(vampire, not_(yours))), burn_blood(1, TARGET)))
    table.you.holds(tap, "Misdirection")
    table.begins("master")
    table.until("master", table.prey)
    assert table.prey.may("use", card=CASTLE)
    table.prey.passes()
    table.you.plays("Tap")
    table.you.chooses(nassir)
    assert table.prey.can_play("Sudden Reversal")
    assert not table.prey.may("use", card=CASTLE)
    table.prey.passes()
    assert (table.blood(nassir), table.blood(lauren)) == (2, 3)


def test_the_castle_moves_no_goods_of_a_third(table: Table) -> None:
    """What is on another vampire of yours, or on one of the prey's, is not offered."""
    ryan, tara, raven, gun = castle(table)
    dodd, nassir = table.you.ready("Dodd"), table.prey.ready("Nassir")
    table.you.in_play("Sport Bike", on=dodd)
    table.you.in_play("Raven Spy", on=dodd)
    table.prey.in_play(".44 Magnum", on=nassir)
    table.begins("master")
    table.you.uses(CASTLE)
    table.you.chooses(ryan)
    table.you.chooses(tara)
    table.you.chooses(number=0)
    assert table.you.choices() == {raven - 2, raven}
    table.you.passes()
    table.you.chooses(number=0)
    assert table.you.choices() == {gun}


@pytest.mark.ruling(CASTLE, 5)
def test_blood_over_the_capacity_goes_to_the_bank(table: Table) -> None:
    """Tara moves all of hers to a vampire that can hold 4."""
    ryan = table.you.ready("Ryan", blood=3)
    tara = table.you.ready("Tara", blood=5)
    table.you.holds("Misdirection")
    table.you.in_play(CASTLE)
    table.begins("master")
    table.you.uses(CASTLE)
    table.you.chooses(tara)
    moves(table, (5, 0))
    assert (table.blood(ryan), table.blood(tara)) == (4, 0)


@pytest.mark.ruling(CASTLE, 2)
def test_nobody_gets_what_it_cannot_have(table: Table) -> None:
    """Enkidu has no equipment: the bike is not offered for him, the raven is."""
    ryan = table.you.ready("Ryan", blood=3)
    enkidu = table.you.ready("Enkidu, The Noah (G4)", blood=3)
    bike = table.you.in_play("Sport Bike", on=ryan)
    raven = table.you.in_play("Raven Spy", on=ryan)
    second = table.you.in_play("Raven Spy", on=ryan)
    table.you.in_play(CASTLE)
    table.begins("master")
    table.you.uses(CASTLE)
    table.you.chooses(ryan)
    table.you.chooses(number=0)
    assert table.you.choices() == {raven, second}
    assert bike not in table.you.choices()
    moves(table, (0,), raven)
    assert table.on(raven) == enkidu
    assert table.on(bike) == ryan


def test_a_bike_does_not_come_to_who_has_none_to_give(table: Table) -> None:
    """Chosen first, Enkidu gives what he has; of the other's goods the bike is not for him."""
    ryan = table.you.ready("Ryan", blood=3)
    enkidu = table.you.ready("Enkidu, The Noah (G4)", blood=3)
    table.you.in_play("Sport Bike", on=ryan)
    ravens = {table.you.in_play("Raven Spy", on=ryan) for _ in range(2)}
    table.you.in_play(CASTLE)
    table.begins("master")
    table.you.uses(CASTLE)
    table.you.chooses(enkidu)
    table.you.chooses(number=1)
    table.you.chooses(number=0)
    assert table.you.choices() == ravens
    table.you.passes()
    assert (table.blood(ryan), table.blood(enkidu)) == (4, 2)


@pytest.mark.ruling(CASTLE, 3)
@pytest.mark.ruling(CASTLE, 4)
@pytest.mark.ruling(CASTLE, 6)
def test_the_castle_is_used_between_actions(table: Table) -> None:
    """In the prey's turn, too; never during an action, a diablerie and its blood hunt included."""
    castle(table)
    theirs = table.prey.ready("Dodd")
    table.prey.ready("Nassir")
    table.prey.torpor("Rayne", blood=1)
    table.prey.holds(PAUSE)
    table.until_turn_of(table.prey, "minion")
    assert table.you.may("use", card=CASTLE)
    table.prey.acts(word="diablerie", by=theirs)
    windows = set()
    while not table.over():
        decision = table.asked()
        windows.add("" if decision is None else decision.window)
        assert not table.you.may("use", card=CASTLE)
        table.pass_on()
    assert windows
    assert table.you.may("use", card=CASTLE)


def test_the_castle_needs_two_ready_vampires(table: Table) -> None:
    """One in torpor is none."""
    table.you.ready("Ryan")
    table.you.torpor("Tara")
    table.you.in_play(CASTLE)
    table.you.in_play("The Barrens")
    table.you.in_play(paper("Bell", use(gain_pool(1), at=("master",)), kind="event"))
    table.begins("master")
    assert table.you.may("use", card="Bell")
    assert not table.you.may("use", card=CASTLE)
    rest(table)
