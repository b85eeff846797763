"""Form of the Serpent; Quick Exit and Read Intentions, which are alike."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import made_vampire
from combat_talk import COMPANION, MANEUVER, PRESS, fight, rest
from fight_talk import damage_to
from methuselah.rules.action.action import stealth
from table_talk import Table

FORM = "Form of the Serpent"
ALIKE = {"Quick Exit": "obf", "Read Intentions": "aus"}


def test_form_of_the_serpent_hides_an_action(table: Table) -> None:
    """+1 stealth where it is needed, for 1 blood; no maneuver at that level."""
    snake = table.you.ready(made_vampire("Snake", "ser"), blood=3)
    table.you.ready(COMPANION)
    form = table.you.holds(FORM)
    ryan = table.prey.ready("Ryan")

    table.you.acts(word="bleed", by=snake)
    assert not table.you.can_play(FORM, by=snake)
    table.prey.blocks(ryan)
    table.you.plays(FORM, by=snake, level="ser")
    assert stealth(table.state, action_of(table)) == 1
    rest(table)
    assert table.prey.pool() == 29
    assert table.where(form) == "ash_heap"
    assert table.blood(snake) == 2
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("code", "may"), [("SER", True), ("ser", False), ("OBF", False)])
def test_superior_form_of_the_serpent_maneuvers(table: Table, code: str, may: bool) -> None:
    """To long range, where hands do not reach; in combat only, for 1 blood."""
    snake = table.you.ready(made_vampire("Snake", code), blood=3)
    table.you.holds(FORM)
    ryan = table.prey.ready("Ryan")
    table.prey.holds(MANEUVER)

    fight(table, snake, ryan)
    table.until("range")
    assert table.you.can_play(FORM, by=snake, level="SER") is may
    if may:
        table.you.plays(FORM, by=snake, level="SER")
        rest(table)
        assert (damage_to(table, snake), damage_to(table, ryan)) == (0, 0)
        assert table.blood(snake) == 2


@pytest.mark.parametrize(("name", "code"), ALIKE.items())
@pytest.mark.parametrize("level", [str.lower, str.upper])
def test_it_ends_combat_against_a_press(table: Table, name: str, code: str, level: object) -> None:
    """The inferior, for who has the superior too; only once somebody goes on."""
    assert callable(level)
    mine = table.you.ready(made_vampire("Mine", level(code)))
    card = table.you.holds(name)
    foe = table.prey.ready("Ryan")
    table.prey.holds(PRESS)

    fight(table, mine, foe)
    table.until("press", table.prey)
    assert not table.you.can_play(name, by=mine)  # nobody goes on: there is nothing to end
    table.prey.plays("A press", by=foe)
    table.you.plays(name, by=mine, level=code)
    rest(table)
    assert (damage_to(table, mine), damage_to(table, foe)) == (1, 1)
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("name", "code"), ALIKE.items())
@pytest.mark.parametrize("superior", [True, False])
def test_the_superior_dodges(table: Table, name: str, code: str, superior: bool) -> None:
    """Instead of a strike; costs nothing."""
    mine = table.you.ready(made_vampire("Mine", code.upper() if superior else code), blood=3)
    card = table.you.holds(name)
    foe = table.prey.ready("Ryan")

    fight(table, mine, foe)
    if superior:
        table.you.plays(name, by=mine, level=code.upper())
    rest(table)
    assert damage_to(table, mine) == (0 if superior else 1)
    assert damage_to(table, foe) == (0 if superior else 1)
    assert table.blood(mine) == (3 if superior else 2)
    assert table.where(card) == ("ash_heap" if superior else "hand")


@pytest.mark.parametrize("name", ALIKE)
def test_other_disciplines_do_not_read_intentions(table: Table, name: str) -> None:
    """Who has neither of the two plays neither of them."""
    mine = table.you.ready(made_vampire("Mine", "DOM"))
    table.you.holds(name)
    foe = table.prey.ready("Ryan")

    fight(table, mine, foe)
    assert not table.you.can_play(name, by=mine)
    rest(table)
    assert damage_to(table, mine) == 1
