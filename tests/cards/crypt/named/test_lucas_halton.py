"""Lucas Halton: once each turn he burns a blood instead of locking for a block (Lucubratio)."""

from __future__ import annotations

import pytest

from combat_talk import REOPENS, rest
from made_up import paper
from methuselah.language import static
from table_talk import Table

LUCAS = "Lucas Halton (G3)"
LUCUBRATIO = "Lucubratio (G4)"


@pytest.mark.parametrize(("burns", "blood"), [(True, 8), (False, 9)])
def test_lucas_need_not_lock(table: Table, burns: bool, blood: int) -> None:
    """1 blood for it, and 1 is lost in the combat that follows."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    lucas = table.prey.ready(LUCAS)

    table.you.acts(word="bleed", by=ryan)
    table.prey.blocks(lucas)
    assert table.prey.may("answer", card=lucas)
    assert table.blood(ryan) == 4  # no combat yet
    if burns:
        table.prey.does("answer", card=lucas)
    rest(table)

    assert table.locked(lucas) is not burns
    assert table.blood(lucas) == blood
    assert table.blood(ryan) == 3
    assert table.prey.pool() == 30
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("blood", "may"), [(0, False), (1, True)])
def test_lucas_needs_a_blood(table: Table, blood: int, may: bool) -> None:
    """Without it he locks."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    lucas = table.prey.ready(LUCAS, blood=blood)

    table.you.acts(word="bleed", by=ryan)
    table.prey.blocks(lucas)
    assert table.prey.may("answer", card=lucas) is may


def test_it_is_his_own_block(table: Table) -> None:
    """Another vampire locks as it blocks."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    lucas = table.prey.ready(LUCAS)
    nassir = table.prey.ready("Nassir")

    table.you.acts(word="bleed", by=ryan)
    table.prey.blocks(nassir)
    assert not table.prey.may("answer", card=lucas)
    rest(table)

    assert table.locked(nassir)
    assert not table.locked(lucas)
    assert table.blood(lucas) == 10


@pytest.mark.ruling(LUCAS, 1)
def test_once_each_turn_of_each_player(table: Table) -> None:
    """The second block of your turn locks him; in the turn of another he may again."""
    ryan, meaghan = table.you.ready("Ryan"), table.you.ready("Meaghan")
    table.you.ready("Duck")
    lucas = table.prey.ready(LUCAS)
    table.prey.in_play(paper("Eyes", static("intercept", +1), kind="equipment"), on=lucas)
    tony = table.grand_prey.ready("Tony (G3)", blood=3)

    table.you.acts(word="bleed", by=ryan)
    table.prey.blocks(lucas)
    table.prey.does("answer", card=lucas)
    rest(table)
    assert not table.locked(lucas)
    table.you.acts(word="bleed", by=meaghan)
    table.prey.blocks(lucas)
    assert not table.prey.may("answer", card=lucas)
    rest(table)
    assert table.locked(lucas)

    table.until_turn_of(table.grand_prey, "minion")
    table.grand_prey.acts(word="hunt", by=tony)
    table.prey.blocks(lucas)
    assert table.prey.may("answer", card=lucas)
    table.prey.does("answer", card=lucas)
    rest(table)
    assert not table.locked(lucas)


@pytest.mark.parametrize("name", [LUCAS, LUCUBRATIO])
def test_it_is_of_one_block(table: Table, name: str) -> None:
    """The action goes on and he blocks it again: for that block he locks, as Lucubratio does."""
    mine = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    table.you.holds(REOPENS)
    blocker = table.prey.ready(name)
    table.prey.holds("Telepathic Misdirection")
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(blocker)
    table.prey.does("answer", card=blocker)
    table.you.plays("As if unblocked", by=mine)
    assert not table.locked(blocker)
    table.prey.blocks(blocker)
    assert not table.prey.may("answer", card=blocker)
    rest(table)
    assert table.locked(blocker)
