"""Combat cards that require Fortitude."""

from __future__ import annotations

import pytest

from combat_talk import DODGE, fight, rest
from table_talk import Table


@pytest.mark.ruling("Hidden Strength", 1)
@pytest.mark.parametrize(("x", "prevented"), [(0, 1), (1, 2), (2, 3)])
def test_x_blood_prevent_one_more_damage_than_x(table: Table, x: int, prevented: int) -> None:
    """X is the cost of the card: against 4 damage, X+1 are prevented and X blood paid."""
    linda = table.you.ready("Aunt Linda")
    table.you.holds("Roundhouse")
    alice = table.prey.ready("Alice Chen")
    bystander = table.prey.ready("Brock Sterling")
    card = table.prey.holds("Hidden Strength")

    fight(table, linda, alice)
    table.you.plays("Roundhouse", by=linda, level="POT")
    table.prey.plays("Hidden Strength", by=alice, level="for")
    table.prey.chooses(number=x)
    rest(table)

    assert table.blood(alice) == 7 - x - (4 - prevented)
    assert table.blood(linda) == 3
    assert table.blood(bystander) == 3
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.ruling("Hidden Strength", 2)
def test_x_may_be_higher_than_is_needed(table: Table) -> None:
    """Against 1 damage X may be 3: all of it is prevented and 3 blood are paid."""
    ryan = table.you.ready("Ryan")
    alice = table.prey.ready("Alice Chen")
    table.prey.holds("Hidden Strength")

    fight(table, ryan, alice)
    table.prey.plays("Hidden Strength", by=alice, level="for")
    table.prey.chooses(number=3)
    rest(table)
    assert table.blood(alice) == 4


@pytest.mark.ruling("Hidden Strength", 3)
def test_hidden_strength_is_not_played_without_damage(table: Table) -> None:
    """The opponent dodges; nothing is to be prevented, for neither."""
    ryan = table.you.ready("Ryan")
    table.you.holds(DODGE)
    alice = table.prey.ready("Alice Chen")
    table.prey.holds("Hidden Strength")

    fight(table, ryan, alice)
    table.you.plays("A dodge", by=ryan)
    rest(table)
    assert table.blood(alice) == 7
    assert table.blood(ryan) == 4
    assert "Hidden Strength" in table.prey.hand()


def test_nothing_is_left_to_prevent_after_enough_of_it(table: Table) -> None:
    """A second copy may be played while damage remains, not afterwards."""
    linda = table.you.ready("Aunt Linda")
    table.you.holds("Roundhouse")
    alice = table.prey.ready("Alice Chen")
    table.prey.holds("Hidden Strength", "Hidden Strength", "Hidden Strength")

    fight(table, linda, alice)
    table.you.plays("Roundhouse", by=linda, level="pot")
    table.prey.plays("Hidden Strength", by=alice, level="for")
    table.prey.chooses(number=1)
    table.prey.plays("Hidden Strength", by=alice, level="for")
    table.prey.chooses(number=0)
    assert not table.prey.can_play("Hidden Strength")
    rest(table)
    assert table.blood(alice) == 6


@pytest.mark.ruling("Hidden Strength", 4)
def test_an_empty_vampire_prevents_one_damage_with_x_zero(table: Table) -> None:
    """X can be 0, not less; more than its blood cannot be chosen."""
    ryan = table.you.ready("Ryan")
    brock = table.prey.ready("Brock Sterling", blood=0)
    table.prey.holds("Hidden Strength")

    fight(table, ryan, brock)
    table.prey.plays("Hidden Strength", by=brock, level="FOR")
    rest(table)
    assert table.where(brock) == "ready"
    assert table.blood(brock) == 0


@pytest.mark.ruling("Hidden Strength", 4)
def test_x_goes_from_none_to_all_the_blood(table: Table) -> None:
    """With 2 blood: 0, 1 or 2."""
    ryan = table.you.ready("Ryan")
    brock = table.prey.ready("Brock Sterling", blood=2)
    table.prey.holds("Hidden Strength")

    fight(table, ryan, brock)
    table.prey.plays("Hidden Strength", by=brock, level="for")
    assert [option.number for option in table.prey.options("choose")] == [0, 1, 2]


@pytest.mark.ruling("Hidden Strength", 5)
def test_superior_hidden_strength_gives_a_press_for_this_round(table: Table) -> None:
    """The press is optional; in the next round it is gone ([TOM 19960521])."""
    massimo = table.you.ready("Massimo Falconi")
    table.you.holds("Resist Earth's Grasp")
    alice = table.prey.ready("Alice Chen")
    table.prey.holds("Hidden Strength")

    fight(table, massimo, alice)
    table.prey.plays("Hidden Strength", by=alice, level="FOR")
    table.prey.chooses(number=0)
    table.until("press", table.you)
    table.you.plays("Resist Earth's Grasp", by=massimo, level="cel")
    table.until("press", table.prey)
    assert table.prey.may("use press", minion=alice)
    table.prey.passes()
    while not table.over():
        assert not table.prey.may("use press")
        table.pass_on()
    assert table.blood(alice) == 7 - 1


def test_the_press_of_hidden_strength_continues_combat_and_inferior_gives_none(
    table: Table,
) -> None:
    """Used, it starts another round."""
    ryan = table.you.ready("Ryan")
    alice = table.prey.ready("Alice Chen")
    table.prey.holds("Hidden Strength", "Hidden Strength")

    fight(table, ryan, alice)
    table.prey.plays("Hidden Strength", by=alice, level="FOR")
    table.prey.chooses(number=0)
    table.prey.does("use press", minion=alice)
    table.prey.plays("Hidden Strength", by=alice, level="for")
    table.prey.chooses(number=0)
    while not table.over():
        assert not table.prey.may("use press")
        table.pass_on()
    assert table.blood(alice) == 7
    assert table.blood(ryan) == 2


def test_only_the_victim_with_fortitude_prevents(table: Table) -> None:
    """Not for somebody else, not without Fortitude, not outside combat."""
    alice = table.you.ready("Alice Chen")
    table.you.ready("Brock Sterling")
    table.you.holds("Hidden Strength")
    ryan = table.prey.ready("Ryan")
    table.prey.ready("Naomi Stewart")
    table.prey.holds("Hidden Strength")

    assert not table.you.can_play("Hidden Strength")
    fight(table, alice, ryan)
    table.until("prevent")
    assert {option.minion for option in table.you.options("play")} == {alice}
    assert not table.prey.can_play("Hidden Strength")
    rest(table)
    assert table.blood(ryan) == 3
