"""Apparition: damage prevented in each round of a combat."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import AGAIN, PRESS, fight, made_up, rest
from fight_talk import damage_to, replaced
from methuselah.language import additional_strikes
from table_talk import Table

APPARITION = "Apparition"
YOUNG = made_vampire("Young", "chi", capacity=6)
OLD = made_vampire("Old", "CHI", capacity=6)
STRONG = replaced("Ryan", strength=3)
TWO_BLOWS = made_up("Two blows", modes=(additional_strikes(1),))


def prevents(table: Table, minion: int) -> None:
    """It prevents what it can of the damage that comes next."""
    table.until("prevent", table.you)
    while table.you.may("use prevention", minion=minion):
        table.you.does("use prevention", minion=minion)


def test_inferior_apparition_prevents_a_damage_each_round(table: Table) -> None:
    """In the second round again; 1 blood as it is played."""
    young = table.you.ready(YOUNG)
    card, _ = table.you.holds(APPARITION, PRESS)
    ryan = table.prey.ready("Ryan")

    fight(table, young, ryan)
    table.you.plays(APPARITION, by=young, level="chi")
    prevents(table, young)
    table.you.plays("A press", by=young)
    prevents(table, young)
    rest(table)

    assert [table.blood(one) for one in (young, ryan)] == [6 - 1, 4 - 2]
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("made", "level", "taken"), [(YOUNG, "chi", 2), (OLD, "CHI", 1)])
def test_apparition_prevents_no_more_than_it_says(
    table: Table, made: object, level: str, taken: int
) -> None:
    """Of 3 damage 1, or 2, in the first and in the second round."""
    mine = table.you.ready(made)  # type: ignore[arg-type]
    table.you.holds(APPARITION, PRESS)
    ryan = table.prey.ready(STRONG)

    fight(table, mine, ryan)
    table.you.plays(APPARITION, by=mine, level=level)
    prevents(table, mine)
    assert damage_to(table, mine) == taken
    table.you.plays("A press", by=mine)
    prevents(table, mine)
    rest(table)

    assert damage_to(table, mine) == 2 * taken
    assert table.blood(mine) == 6 - 1 - 2 * taken
    assert table.blood(ryan) == 4 - 2


@pytest.mark.ruling(APPARITION, 1)
@pytest.mark.parametrize("window", ["before_range", "before_strikes", "prevent"])
def test_apparition_is_played_at_any_time_in_combat(table: Table, window: str) -> None:
    """Whether there is damage yet or not; it prevents the strike of this round."""
    young = table.you.ready(YOUNG)
    table.you.holds(APPARITION)
    ryan = table.prey.ready("Ryan")

    fight(table, young, ryan)
    table.until(window, table.you)
    assert table.you.can_play(APPARITION, by=young, level="chi")
    table.you.plays(APPARITION, by=young, level="chi")
    prevents(table, young)
    rest(table)

    assert damage_to(table, young) == 0
    assert table.blood(young) == 5


@pytest.mark.ruling(APPARITION, 2)
@pytest.mark.ruling(APPARITION, 3)
@pytest.mark.parametrize(("made", "level", "taken"), [(YOUNG, "chi", 1), (OLD, "CHI", 0)])
def test_superior_apparition_keeps_what_is_left_for_the_round(
    table: Table, made: object, level: str, taken: int
) -> None:
    """It prevents the 1 damage of the first strike, and that of the additional one."""
    mine = table.you.ready(made)  # type: ignore[arg-type]
    table.you.holds(APPARITION)
    ryan = table.prey.ready("Ryan")
    table.prey.holds(TWO_BLOWS)

    fight(table, mine, ryan)
    table.you.plays(APPARITION, by=mine, level=level)
    table.until("prevent", table.you)
    table.you.does("use prevention", minion=mine)
    assert damage_to(table, mine) == 0
    table.prey.plays("Two blows", by=ryan)
    while not table.over():
        if table.you.may("use prevention", minion=mine):
            table.you.does("use prevention", minion=mine)
        else:
            table.pass_on()

    assert damage_to(table, mine) == taken
    assert table.blood(mine) == 6 - 1 - taken


def test_apparition_is_replaced_after_combat(table: Table) -> None:
    """Not as it is played."""
    young = table.you.ready(YOUNG)
    table.you.holds(APPARITION)
    table.you.library("Fame")
    ryan = table.prey.ready("Ryan")

    fight(table, young, ryan)
    table.you.plays(APPARITION, by=young, level="chi")
    assert table.you.hand() == []
    rest(table)

    assert table.you.hand() == ["Fame"]
    assert table.waits_for(table.you)


def test_apparition_ends_with_the_combat(table: Table) -> None:
    """In the next one nothing is prevented."""
    young = table.you.ready(YOUNG)
    table.you.holds(APPARITION, AGAIN)
    ryan = table.prey.ready("Ryan")

    fight(table, young, ryan)
    table.you.plays(APPARITION, by=young, level="chi")
    prevents(table, young)
    table.you.plays("Another combat", by=young)
    while not table.over():
        assert not table.you.may("use prevention", minion=young)
        table.pass_on()

    assert damage_to(table, young) == 1
    assert [table.blood(one) for one in (young, ryan)] == [6 - 1 - 1, 4 - 2]


def test_apparition_requires_chimerstry(table: Table) -> None:
    """The superior level superior Chimerstry; a vampire without it plays neither."""
    young = table.you.ready(YOUNG)
    table.you.holds(APPARITION)
    ryan = table.prey.ready("Ryan")
    table.prey.holds(APPARITION, PRESS)

    fight(table, young, ryan)
    table.until("before_range", table.you)
    assert table.you.can_play(APPARITION, by=young, level="chi")
    assert not table.you.can_play(APPARITION, by=young, level="CHI")
    while not table.over():
        assert not table.prey.can_play(APPARITION)
        table.pass_on()
