"""Hospital Food: an anarch that hunts gains an additional blood."""

from __future__ import annotations

import pytest

from action_talk import is_offered
from combat_talk import rest
from made_up import paper
from methuselah.language import static
from table_talk import Table

FOOD = "Hospital Food"
MARCEL = "Marcel (G6)"
ARMBAND = paper("Armband", static("sect", word="anarch"), kind="equipment")
EYES = paper("Eyes", static("intercept", +1), kind="equipment")


@pytest.mark.parametrize("owner", ["you", "prey"])
def test_hospital_food_feeds_a_hunting_anarch(table: Table, owner: str) -> None:
    """One of yours or of another Methuselah; it locks as the hunt is announced."""
    marcel = table.you.ready(MARCEL, blood=1)
    other = table.you.ready("Rayne (G6)", blood=1)
    seat = table.you if owner == "you" else table.prey
    food = seat.in_play(FOOD)

    table.you.acts(word="hunt", by=marcel)
    seat.uses(food)
    table.nobody_reacts()

    assert [table.blood(one) for one in (marcel, other)] == [3, 1]
    assert table.locked(food)
    assert table.waits_for(table.you)

    table.you.acts(word="hunt", by=other)
    assert not is_offered(table, seat, food)  # it is locked
    assert table.blood(other) == 2


@pytest.mark.parametrize(
    ("name", "word"), [("Ryan", "hunt"), (MARCEL, "bleed"), ("Zip (G3)", "hunt")]
)
def test_hospital_food_is_for_anarchs_that_hunt(table: Table, name: str, word: str) -> None:
    """No Camarilla or Sabbat vampire, no bleed."""
    acting = table.you.ready(name, blood=1)
    table.you.ready("Octane (G6)")
    food = table.you.in_play(FOOD)

    table.you.acts(word=word, by=acting)
    assert not is_offered(table, table.you, food)
    assert table.blood(acting) == (2 if word == "hunt" else 1)
    assert not table.locked(food)


def test_hospital_food_is_wasted_on_a_blocked_hunt(table: Table) -> None:
    """It stays locked, and no blood is gained."""
    marcel = table.you.ready(MARCEL, blood=2)
    table.you.ready("Meaghan")
    food = table.you.in_play(FOOD)
    nassir = table.prey.ready("Nassir")
    table.prey.in_play(EYES, on=nassir)

    table.you.acts(word="hunt", by=marcel)
    table.you.uses(food)
    table.prey.blocks(nassir)
    rest(table)

    assert table.blood(marcel) == 1  # the fist of Nassir
    assert table.locked(food)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("name", "place", "may"),
    [(MARCEL, "ready", True), (MARCEL, "torpor", False), ("Nassir", "ready", False)],
)
def test_hospital_food_requires_a_ready_anarch(
    table: Table, name: str, place: str, may: bool
) -> None:
    """To be played; it costs nothing."""
    table.you.puts(name, place)
    table.you.ready("Ryan")
    table.prey.ready("Octane (G6)")
    food, _ = table.you.holds(FOOD, "Fame")
    table.begins("master")

    table.asked()
    assert table.you.can_play(FOOD) == may
    if may:
        table.you.plays(FOOD)
        table.until_turn_of(table.you, "minion")
        assert table.where(food) == "permanent"
        assert table.you.pool() == 30


@pytest.mark.ruling(FOOD, 1)
def test_hospital_food_feeds_where_the_hunt_itself_gains_nothing(table: Table) -> None:
    """With -1 blood in hunts Marcel would gain none: the action is successful all the same."""
    marcel = table.you.ready(MARCEL, blood=1)
    table.you.ready("Meaghan")
    table.you.in_play(paper("Famine", static("hunt", -1), kind="equipment"), on=marcel)
    food = table.you.in_play(FOOD)

    table.you.acts(word="hunt", by=marcel)
    table.you.uses(food)
    table.nobody_reacts()

    assert table.blood(marcel) == 2
    assert table.waits_for(table.you)


@pytest.mark.ruling(FOOD, 2)
def test_hospital_food_takes_more_from_who_is_hunted(table: Table) -> None:
    """Kyoko, an Anarch for once, hunts from another vampire: 2 blood of it, not of the bank."""
    kyoko = table.you.ready("Kyoko Shinsegawa (G3)", blood=1)
    table.you.in_play(ARMBAND, on=kyoko)
    meaghan = table.you.ready("Meaghan")
    ryan = table.prey.ready("Ryan")
    food = table.you.in_play(FOOD)

    table.you.acts(kyoko, by=kyoko)
    table.you.chooses(ryan)
    table.you.uses(food)
    rest(table)

    assert [table.blood(one) for one in (kyoko, ryan, meaghan)] == [3, 2, 3]
    assert table.locked(food)
    assert table.waits_for(table.you)
