"""Masters that turn blood into pool and back: Blood Doll, Vessel, Villein."""

from __future__ import annotations

import pytest

from methuselah.engine.definitions import defined
from methuselah.language import gain_pool, master
from methuselah.pool import pool
from table_talk import Seat, Table

TO_POOL, TO_BLOOD = 0, 1
"""The two ways of a Blood Doll or Vessel, as they are offered."""

MINION_TAP = defined(pool()["Minion Tap"], modes=(master(gain_pool(1)),))
"""Only its name and its cost are needed here."""


def choices(seat: Seat) -> set[int]:
    """The cards she may choose from."""
    return {option.target for option in seat.options("choose")}


# -- Blood Doll ---------------------------------------------------------------------------------


def test_blood_doll_is_put_on_a_vampire_of_yours(table: Table) -> None:
    """In torpor too; not on an ally, not on the prey's vampire, not on an uncontrolled one."""
    ready, torpid = table.you.ready("Ryan"), table.you.torpor("Nassir")
    table.you.ready("Underbridge Stray")
    table.you.uncontrolled("Sully")
    table.prey.ready("Lauren")
    doll = table.you.holds("Blood Doll")
    table.begins("master")

    table.you.plays("Blood Doll")
    assert choices(table.you) == {ready, torpid}
    table.you.chooses(torpid)

    assert table.on(doll) == torpid
    assert table.you.pool() == 30


@pytest.mark.ruling("Blood Doll", 1)
@pytest.mark.parametrize("where", ["ready", "torpor"])
def test_blood_doll_moves_a_blood_or_a_pool(table: Table, where: str) -> None:
    """Each copy once in your master phase; both kinds of vampires have theirs."""
    ryan = table.you.puts("Ryan", where, blood=2)
    sully = table.you.puts("Sully", where, blood=2)
    table.you.in_play("Blood Doll", on=ryan)
    second = table.you.in_play("Blood Doll", on=sully)
    table.you.holds("Misdirection")
    table.begins("master")

    table.you.uses("Blood Doll", by=ryan)
    table.you.does("do", number=TO_POOL)
    assert (table.blood(ryan), table.you.pool()) == (1, 31)
    assert not table.you.may("use", by=ryan)
    table.you.uses(second)
    table.you.does("do", number=TO_BLOOD)

    assert (table.blood(sully), table.you.pool()) == (3, 30)
    assert not table.you.may("use")
    assert table.waits_for(table.you, "master")


def test_an_empty_vampire_can_only_be_fed(table: Table) -> None:
    """There is no blood to move; what a full one gets drains off."""
    empty = table.you.ready("Ryan", blood=0)
    full = table.you.ready("Sully")
    table.you.in_play("Blood Doll", on=empty)
    second = table.you.in_play("Blood Doll", on=full)
    table.you.holds("Misdirection")
    table.begins("master")

    table.you.uses("Blood Doll", by=empty)
    assert (table.blood(empty), table.you.pool()) == (1, 29)
    table.you.uses(second)
    table.you.does("do", number=TO_BLOOD)

    assert (table.blood(full), table.you.pool()) == (4, 28)


@pytest.mark.parametrize(("card", "phase"), [("Blood Doll", "master"), ("Vessel", "unlock")])
def test_the_present_controller_of_the_vampire_uses_it(table: Table, card: str, phase: str) -> None:
    """ "This vampire's controller": the prey, in her phase, from her own pool; not its player."""
    lost = table.prey.ready("Ryan", blood=3)
    table.you.in_play(card, on=lost)
    table.you.holds("Misdirection")
    table.prey.holds("Misdirection")
    table.gives_edge(table.you)
    table.begins(phase)

    assert table.asked() is not None
    assert not table.you.may("use", card=card)
    assert not table.prey.may("use", card=card)
    table.until_turn_of(table.prey, phase)
    assert not table.you.may("use", card=card)
    table.prey.uses(card)
    table.prey.does("do", number=TO_POOL)

    assert (table.prey.pool(), table.you.pool(), table.blood(lost)) == (31, 30, 2)


@pytest.mark.parametrize(("card", "wrong"), [("Blood Doll", "unlock"), ("Vessel", "master")])
def test_each_works_in_its_own_phase(table: Table, card: str, wrong: str) -> None:
    """The Blood Doll in the master phase, the Vessel in the unlock phase."""
    ryan = table.you.ready("Ryan", blood=3)
    table.you.in_play(card, on=ryan)
    table.you.holds("Misdirection")
    table.gives_edge(table.you)
    table.begins(wrong)

    assert table.asked() is not None
    assert table.you.may("gain from the Edge") or table.you.can_play("Misdirection")
    assert not table.you.may("use", card=card)


def test_the_last_pool_may_go_to_a_vampire(table: Table) -> None:
    """It ousts whoever moves it: her predator gets the point and 6 pool."""
    ryan = table.you.ready("Ryan", blood=2)
    table.you.in_play("Blood Doll", on=ryan)
    table.you.pool(1)
    table.begins("master")

    table.you.uses("Blood Doll", by=ryan)
    table.you.does("do", number=TO_BLOOD)

    assert table.you.is_out()
    assert (table.predator.victory_points(), table.predator.pool()) == (1, 36)
    assert table.prey.pool() == 30


# -- Vessel -------------------------------------------------------------------------------------


def test_vessel_is_a_trifle_put_on_any_vampire(table: Table) -> None:
    """Also on one of the prey, or in torpor; 1 pool, and one more master phase action."""
    table.you.ready("Ryan")
    table.you.ready("Underbridge Stray")
    table.you.torpor("Nassir")
    theirs = table.prey.ready("Lauren")
    vessel = table.you.holds("Vessel")
    table.you.holds("Misdirection")
    table.begins("master")

    table.you.plays("Vessel")
    assert len(choices(table.you)) == 3
    table.you.chooses(theirs)

    assert table.on(vessel) == theirs
    assert table.you.pool() == 29
    assert table.you.can_play("Misdirection")
    assert table.waits_for(table.you, "master")


def test_only_the_first_trifle_gives_a_master_phase_action(table: Table) -> None:
    """Two Vessels use up both: the second gives none (RB24, Trifle)."""
    table.you.ready("Ryan")
    table.you.holds("Vessel", "Villein", "Misdirection")
    table.begins("master")

    table.you.plays("Vessel")
    table.you.plays("Villein")
    table.you.chooses(number=2)

    assert not table.you.can_play("Misdirection")


@pytest.mark.parametrize("burns", [True, False])
def test_vessel_may_burn_a_blood_doll(table: Table, burns: bool) -> None:
    """One of anybody, on whatever vampire; or none."""
    ryan = table.you.ready("Ryan")
    lauren = table.prey.ready("Lauren")
    mine = table.you.in_play("Blood Doll", on=ryan)
    theirs = table.prey.in_play("Blood Doll", on=lauren)
    vessel = table.you.holds("Vessel")
    table.begins("master")

    table.you.plays("Vessel")
    table.you.chooses(ryan)
    if burns:
        table.you.does("do")
        assert choices(table.you) == {mine, theirs}
        table.you.chooses(theirs)
    else:
        table.you.passes()

    assert table.where(theirs) == ("ash_heap" if burns else "attached")
    assert (table.on(mine), table.on(vessel)) == (ryan, ryan)
    assert table.waits_for(table.you)


@pytest.mark.ruling("Vessel", 1)
@pytest.mark.parametrize("where", ["ready", "torpor"])
def test_vessel_moves_a_blood_or_a_pool_in_the_unlock_phase(table: Table, where: str) -> None:
    """Once for each copy."""
    ryan = table.you.puts("Ryan", where, blood=2)
    other = table.you.puts("Sully", where, blood=2)
    table.you.in_play("Vessel", on=ryan)
    second = table.you.in_play("Vessel", on=other)
    table.gives_edge(table.you)
    table.begins("unlock")

    table.you.uses("Vessel", by=ryan)
    table.you.does("do", number=TO_BLOOD)
    assert (table.blood(ryan), table.you.pool()) == (3, 29)
    table.you.uses(second)
    table.you.does("do", number=TO_POOL)

    assert (table.blood(other), table.you.pool()) == (1, 30)
    assert table.you.may("gain from the Edge")
    assert not table.you.may("use")


# -- Villein ------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [2, 5])
def test_villein_moves_two_to_five_blood_to_your_pool(table: Table, number: int) -> None:
    """A free trifle on a vampire of yours with blood, ready or torpid."""
    prince = table.you.ready("Ayelech")
    torpid = table.you.torpor("Nassir", blood=1)
    table.you.ready("Ryan", blood=0, locked=True)
    theirs = table.prey.ready("Lauren")
    villein = table.you.holds("Villein")
    table.you.holds("Misdirection")
    table.begins("master")

    table.you.plays("Villein")
    assert choices(table.you) == {prince, torpid}
    table.you.chooses(prince)
    assert {option.number for option in table.you.options("choose")} == {2, 3, 4, 5}
    table.you.chooses(number=number)

    assert table.blood(prince) == 7 - number
    assert table.you.pool() == 30 + number
    assert table.on(villein) == prince
    assert table.blood(theirs) == 4
    assert table.you.can_play("Misdirection")


@pytest.mark.ruling("Villein", 3)
def test_villein_takes_what_there_is(table: Table) -> None:
    """A vampire with 1 blood can be chosen, and whatever number is announced."""
    sully = table.you.ready("Sully", blood=1)
    table.you.holds("Villein", "Misdirection")
    table.begins("master")

    table.you.plays("Villein")
    table.you.chooses(number=5)

    assert (table.blood(sully), table.you.pool()) == (0, 31)


@pytest.mark.ruling("Villein", 1)
def test_the_cost_of_a_second_villein_is_paid_as_the_pool_comes(table: Table) -> None:
    """The last pool pays for it: nobody is ousted in between."""
    ryan = table.you.ready("Ryan")
    table.you.in_play("Villein", on=ryan)
    second = table.you.holds("Villein")
    table.you.pool(1)
    table.begins("master")

    table.you.plays("Villein")
    table.you.chooses(number=3)

    assert not table.you.is_out()
    assert (table.you.pool(), table.blood(ryan)) == (3, 1)
    assert table.on(second) == ryan
    assert table.predator.victory_points() == 0


@pytest.mark.ruling("Villein", 2)
@pytest.mark.parametrize(("pool_left", "playable"), [(1, False), (2, True)])
def test_the_third_villein_costs_two_pool(table: Table, pool_left: int, playable: bool) -> None:
    """Who cannot pay it may still choose a vampire with fewer of them."""
    ryan = table.you.ready("Ryan")
    fresh = table.you.ready("Sully")
    for _ in range(2):
        table.you.in_play("Villein", on=ryan)
    table.you.holds("Villein")
    table.you.pool(pool_left)
    table.begins("master")

    table.you.plays("Villein")
    if not playable:
        table.you.chooses(number=2)
        assert (table.blood(fresh), table.blood(ryan), table.you.pool()) == (2, 4, 3)
        return
    assert choices(table.you) == {ryan, fresh}
    table.you.chooses(ryan)
    table.you.chooses(number=2)
    assert (table.blood(fresh), table.blood(ryan), table.you.pool()) == (4, 2, 2)


def test_a_villein_of_another_makes_it_dearer_too(table: Table) -> None:
    """ "Villein costs +1 pool to play on this vampire", whoever plays it; not on others."""
    gained = table.you.ready("Ryan")
    other = table.you.ready("Sully")
    table.prey.in_play("Villein", on=gained)
    table.you.in_play("Villein", on=other)
    table.you.holds("Villein")
    table.begins("master")

    table.you.plays("Villein")
    table.you.chooses(gained)
    table.you.chooses(number=2)

    assert (table.you.pool(), table.prey.pool()) == (31, 30)


@pytest.mark.parametrize(("mine", "theirs", "cost"), [(0, 1, 0), (1, 0, 1), (2, 1, 2)])
def test_each_villein_of_yours_makes_minion_tap_dearer(
    table: Table, mine: int, theirs: int, cost: int
) -> None:
    """ "Cards named Minion Tap cost you +1 pool": those of the prey do not."""
    ryan = table.you.ready("Ryan")
    sully = table.prey.ready("Sully")
    for _ in range(mine):
        table.you.in_play("Villein", on=ryan)
    for _ in range(theirs):
        table.prey.in_play("Villein", on=sully)
    table.you.holds(MINION_TAP)
    table.begins("master")

    table.you.plays("Minion Tap")

    assert table.you.pool() == 31 - cost
    assert table.prey.pool() == 30
