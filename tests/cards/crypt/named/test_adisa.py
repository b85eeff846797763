"""Adisa: she fights the small, and sleeps long after a meal."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import rest
from fight_talk import damage_to
from made_up import paper
from methuselah.language import static
from table_talk import Table

ADISA = "Adisa (G6)"
EYES = paper("Eyes", static("intercept", +1), kind="equipment")


def next_turn(table: Table) -> None:
    """To your next minion phase."""
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")


def test_adisa_enters_combat_with_an_ally_or_a_younger_vampire(table: Table) -> None:
    """Her capacity is 3: none as old, none in torpor, none of yours."""
    adisa = table.you.ready(ADISA)
    table.you.ready(made_vampire("Mine", capacity=2))
    table.you.ready("Renegade Garou")
    ally = table.prey.ready("Loyal Street Gang", locked=True)
    table.prey.ready(made_vampire("As old", capacity=3), locked=True)
    table.prey.torpor(made_vampire("Fallen", capacity=2))
    younger = table.grand_prey.ready(made_vampire("Younger", capacity=2), locked=True)

    table.you.acts(ADISA, by=adisa)
    assert table.you.choices() == {ally, younger}
    table.you.chooses(younger)
    rest(table)

    assert (damage_to(table, adisa), damage_to(table, younger)) == (1, 1)
    assert damage_to(table, ally) == 0
    assert table.blood(adisa) == 2
    assert table.locked(adisa)
    assert table.waits_for(table.you)


def test_adisa_comes_without_stealth(table: Table) -> None:
    """A minion without intercept blocks, and fights in the place of whom she looked for."""
    adisa = table.you.ready(ADISA)
    table.you.ready("Meaghan")
    younger = table.prey.ready(made_vampire("Younger", capacity=2))
    wall = table.prey.ready(made_vampire("Wall", capacity=5))

    table.you.acts(ADISA, by=adisa)
    table.prey.blocks(wall)
    rest(table)

    assert (damage_to(table, wall), damage_to(table, younger)) == (1, 0)
    assert table.locked(wall)
    assert not table.locked(younger)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("word", "blood", "blocked", "stays"),
    [
        ("hunt", 2, False, True),
        ("hunt", 3, False, False),  # full: she gains nothing
        ("hunt", 2, True, False),
        ("bleed", 2, False, False),
    ],
)
def test_adisa_sleeps_after_a_successful_hunt(
    table: Table, word: str, blood: int, blocked: bool, stays: bool
) -> None:
    """In her next unlock phase, and in that one only; another vampire unlocks."""
    adisa = table.you.ready(ADISA, blood=blood)
    table.you.ready("Meaghan")
    other = table.you.ready("Baixinho", locked=True)
    wall = table.prey.ready("Ryan")
    table.prey.in_play(EYES, on=wall)

    table.you.acts(by=adisa, word=word)
    if blocked:
        table.prey.blocks(wall)
    rest(table)
    assert table.locked(adisa)
    assert table.blood(adisa) == {(2, False): 3 if word == "hunt" else 2, (3, False): 3}.get(
        (blood, blocked), 1
    )

    next_turn(table)
    assert table.locked(adisa) == stays
    assert not table.locked(other)
    next_turn(table)
    assert not table.locked(adisa)


def test_the_hunt_of_another_leaves_adisa_alone(table: Table) -> None:
    """She unlocks, and so does the hunter."""
    adisa = table.you.ready(ADISA, locked=True)
    hunter = table.you.ready("Baixinho", blood=1)
    table.you.ready("Meaghan")
    table.prey.ready("Ryan")

    table.you.acts(by=hunter, word="hunt")
    table.nobody_reacts()
    assert table.blood(hunter) == 2

    next_turn(table)
    assert not table.locked(adisa)
    assert not table.locked(hunter)
