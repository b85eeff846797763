"""Loup: stealth for Toreador until one of them succeeds."""

from __future__ import annotations

import pytest

from action_talk import is_offered
from block_talk import COMPANION
from combat_talk import rest
from made_up import paper
from methuselah.language import static
from table_talk import Table

LOUP = "Loup"
TOREADOR, ANOTHER = "Massimo Falconi (G6)", "Nik Sikko (G6)"
EYES = paper("Eyes", static("intercept", +1), kind="equipment")


@pytest.mark.ruling(LOUP, 1)
def test_a_successful_toreador_burns_it(table: Table) -> None:
    """Played before anybody blocks; the next Toreador has no stealth any more."""
    massimo = table.you.ready(TOREADOR)
    nik = table.you.ready(ANOTHER)
    table.you.ready(COMPANION)
    ryan = table.prey.ready("Ryan")
    loup = table.you.holds(LOUP)

    table.you.acts(by=massimo, word="bleed")
    table.you.plays(LOUP, by=massimo)
    assert table.where(loup) == "permanent"
    table.prey.blocks(ryan)
    rest(table)
    assert table.prey.pool() == 29
    assert table.where(loup) == "ash_heap"

    table.you.acts(by=nik, word="bleed")
    table.prey.blocks(ryan)
    rest(table)
    assert table.prey.pool() == 29
    assert table.locked(ryan)
    assert table.waits_for(table.you)


def test_a_blocked_toreador_leaves_it(table: Table) -> None:
    """So does the success of another clan; that of the next Toreador does not."""
    massimo = table.you.ready(TOREADOR)
    nik = table.you.ready(ANOTHER)
    lauren = table.you.ready("Lauren (G6)")
    table.you.ready(COMPANION)
    ryan = table.prey.ready("Ryan")
    duck = table.prey.ready("Duck (G1)")
    table.prey.in_play(EYES, on=ryan)
    loup = table.you.holds(LOUP)

    table.you.acts(by=massimo, word="bleed")
    table.you.plays(LOUP, by=massimo)
    table.prey.blocks(ryan)
    rest(table)
    assert table.prey.pool() == 30
    assert table.where(loup) == "permanent"

    table.you.acts(by=lauren, word="bleed")
    rest(table)
    assert table.prey.pool() == 29
    assert table.where(loup) == "permanent"

    table.you.acts(by=nik, word="bleed")
    table.prey.blocks(duck)
    rest(table)
    assert table.prey.pool() == 28
    assert table.where(loup) == "ash_heap"
    assert table.waits_for(table.you)


def test_other_clans_have_no_stealth(table: Table) -> None:
    """And the end of the turn burns it."""
    massimo = table.you.ready(TOREADOR)
    antitribu = table.you.ready("Jessica (G2)")
    table.you.ready(COMPANION)
    ryan = table.prey.ready("Ryan")
    duck = table.prey.ready("Duck (G1)")
    table.prey.in_play(EYES, on=ryan)
    loup = table.you.holds(LOUP)

    table.you.acts(by=massimo, word="bleed")
    table.you.plays(LOUP, by=massimo)
    table.prey.blocks(ryan)
    rest(table)
    table.you.acts(by=antitribu, word="bleed")
    table.prey.blocks(duck)
    rest(table)
    assert table.prey.pool() == 30
    assert table.locked(duck)
    assert table.where(loup) == "permanent"

    table.until_turn_of(table.prey)
    assert table.where(loup) == "ash_heap"


def test_only_one_is_played_each_turn(table: Table) -> None:
    """Not a second one by another Toreador; one by your prey in her turn."""
    massimo = table.you.ready(TOREADOR)
    nik = table.you.ready(ANOTHER)
    table.you.ready(COMPANION)
    table.you.holds(LOUP, LOUP)
    theirs = table.prey.ready("Tamoszius (G6)")
    table.prey.holds(LOUP)

    table.you.acts(by=massimo, word="bleed")
    table.you.plays(LOUP, by=massimo)
    rest(table)
    table.you.acts(by=nik, word="bleed")
    assert not is_offered(table, table.you, LOUP)

    table.until_turn_of(table.prey, "minion")
    table.prey.acts(by=theirs, word="bleed")
    assert is_offered(table, table.prey, LOUP)


@pytest.mark.parametrize(
    ("acting", "may"), [(ANOTHER, True), ("Lauren (G6)", False), ("Jessica (G2)", False)]
)
def test_the_acting_minion_is_a_toreador(table: Table, acting: str, may: bool) -> None:
    """One who only looks on cannot play it."""
    mine = table.you.ready(acting)
    table.you.ready(TOREADOR)
    table.you.holds(LOUP)
    table.prey.ready("Ryan")

    table.you.acts(by=mine, word="bleed")

    assert is_offered(table, table.you, LOUP) is may
