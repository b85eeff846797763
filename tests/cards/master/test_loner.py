"""Loner: blood for whoever acted alone."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION, rest
from made_up import paper
from methuselah.language import THIS, action, sends_to_torpor
from table_talk import Table

LONER = "Loner"
FALL = paper("Fall", action(sends_to_torpor(THIS)))


def test_whom_the_loner_is_put_on(table: Table) -> None:
    """A vampire of yours, in torpor too, without another archetype."""
    ryan = table.you.ready("Ryan")
    down = table.you.torpor("KoKo (G1)")
    monster = table.you.ready("Meaghan")
    table.you.in_play("Monster", on=monster)
    table.you.ready("Loyal Street Gang")
    table.you.uncontrolled("Duck (G1)")
    table.prey.ready("Nassir")
    loner = table.you.holds(LONER)
    table.begins("master")

    table.you.plays(LONER)
    assert table.you.choices() == {ryan, down}
    table.you.chooses(ryan)
    assert table.on(loner) == ryan
    assert table.you.pool() == 30
    assert table.blood(ryan) == 4


@pytest.mark.parametrize(
    ("how", "blood"),
    [
        ("alone", 3),
        ("idle", 2),
        ("blocked", 1),  # a blow of Nassir's
        ("both", 2),
        ("the other blocked", 2),
        ("the other only", 2),
    ],
)
def test_who_acted_alone_gains_blood(table: Table, how: str, blood: int) -> None:
    """The bearer successfully, the others not at all."""
    ryan = table.you.ready("Ryan", blood=2)
    other = table.you.ready(COMPANION)
    table.you.in_play(LONER, on=ryan)
    nassir = table.prey.ready("Nassir")

    if how not in ("idle", "the other only"):
        table.you.acts(word="bleed", by=ryan)
        if how == "blocked":
            table.prey.blocks(nassir)
        rest(table)
    if how in ("both", "the other blocked", "the other only"):
        table.you.acts(word="bleed", by=other)
        if how == "the other blocked":
            table.prey.blocks(nassir)
        rest(table)
    assert table.blood(ryan) == (1 if how == "blocked" else 2)
    table.until_turn_of(table.prey, "minion")
    assert table.blood(ryan) == blood
    assert table.you.pool() == 30


def test_the_loner_must_be_ready(table: Table) -> None:
    """An action that sends it to torpor was successful, but it gains nothing there."""
    ryan = table.you.ready("Ryan", blood=2)
    table.you.ready(COMPANION)
    table.you.in_play(LONER, on=ryan)
    table.you.holds(FALL)
    table.prey.ready("Nassir")

    table.you.acts("Fall", by=ryan)
    rest(table)
    assert table.where(ryan) == "torpor"
    table.until_turn_of(table.prey, "minion")
    assert table.where(ryan) == "torpor"
    assert table.blood(ryan) == 2


def test_the_loner_asks_for_this_turn(table: Table) -> None:
    """Who acted in one turn gains nothing in the next one."""
    ryan = table.you.ready("Ryan", blood=2)
    table.you.ready(COMPANION)
    table.you.in_play(LONER, on=ryan)
    table.prey.ready("Nassir")

    table.you.acts(word="bleed", by=ryan)
    rest(table)
    table.until_turn_of(table.prey, "minion")
    assert table.blood(ryan) == 3
    table.until_turn_of(table.you, "minion")
    table.until_turn_of(table.prey, "minion")
    assert table.blood(ryan) == 3


@pytest.mark.ruling(LONER, 1)
def test_who_is_gone_does_not_count(table: Table) -> None:
    """An ally acted, was blocked and burned; you do not control it in your influence phase."""
    ryan = table.you.ready("Ryan", blood=2)
    table.you.ready(COMPANION)
    screamer = table.you.ready("Screamer")
    table.you.in_play(LONER, on=ryan)
    nassir = table.prey.ready("Nassir")

    table.you.acts(word="bleed", by=screamer)
    table.prey.blocks(nassir)
    rest(table)
    assert table.where(screamer) == "ash_heap"
    table.you.acts(word="bleed", by=ryan)
    rest(table)
    table.until_turn_of(table.prey, "minion")
    assert table.blood(ryan) == 3
