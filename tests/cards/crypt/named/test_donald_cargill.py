"""Donald Cargill: he burns a blood after a referendum of your predator passes."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION
from fight_talk import replaced
from made_up import paper
from methuselah.language import YOU, burn_pool, clan, gain_blood, on, political
from politics_talk import carried, motion, polling
from table_talk import Table

DONALD = "Donald Cargill (G5)"


@pytest.mark.parametrize(
    ("seat", "blood"),
    [("prey", 0), ("grand_prey", 1), ("grand_predator", 1), ("predator", 1), ("you", 1)],
)
def test_donald_pays_for_the_referendum_of_your_predator(
    table: Table, seat: str, blood: int
) -> None:
    """You call it: he burns it as your prey's only."""
    anvil = table.you.ready("Anvil (G1)")
    table.you.ready(COMPANION)
    donald = getattr(table, seat).ready(DONALD)
    bystander = table.prey.ready("Ryan")
    table.you.holds(motion())

    table.you.acts("Motion", by=anvil)
    carried(table, anvil)

    assert table.you.pool() == 31
    assert table.blood(donald) == blood
    assert table.blood(bystander) == 4
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("where", "locked"), [("ready", True), ("torpor", False)])
def test_donald_pays_wherever_he_is(table: Table, where: str, locked: bool) -> None:
    """Locked, or in torpor."""
    anvil = table.you.ready("Anvil (G1)")
    table.you.ready(COMPANION)
    donald = table.prey.puts(DONALD, where, locked=locked)
    table.you.holds(motion())

    table.you.acts("Motion", by=anvil)
    carried(table, anvil)

    assert table.blood(donald) == 0


def test_donald_pays_nothing_if_it_fails(table: Table) -> None:
    """Nobody votes for it."""
    anvil = table.you.ready("Anvil (G1)")
    table.you.ready(COMPANION)
    donald = table.prey.ready(DONALD)
    table.you.holds(motion())

    table.you.acts("Motion", by=anvil)
    polling(table)
    table.nobody_reacts()
    table.nobody_reacts()

    assert table.you.pool() == 30
    assert table.blood(donald) == 1
    assert table.waits_for(table.you)


def test_donald_pays_for_no_other_action(table: Table) -> None:
    """A bleed."""
    anvil = table.you.ready("Anvil (G1)")
    table.you.ready(COMPANION)
    donald = table.prey.ready(DONALD)

    table.you.acts(word="bleed", by=anvil)
    table.nobody_reacts()

    assert table.prey.pool() == 29
    assert table.blood(donald) == 1


@pytest.mark.ruling("Donald Cargill (G5)", 1)
def test_donald_pays_after_the_effects_of_the_referendum(table: Table) -> None:
    """It feeds him, and he burns that blood."""
    anvil = table.you.ready("Anvil (G1)")
    table.you.ready(COMPANION)
    donald = table.prey.ready(DONALD, blood=0)
    fed = table.prey.ready(replaced("Ryan", clans=("Caitiff",)), blood=2)
    table.you.holds(
        paper(
            "Feast",
            political(passes=(gain_blood(1, on(clan("Caitiff"))),)),
            kind="political action",
        )
    )

    table.you.acts("Feast", by=anvil)
    carried(table, anvil)

    assert (table.blood(donald), table.blood(fed)) == (0, 3)
    assert table.waits_for(table.you)


@pytest.mark.ruling("Donald Cargill (G5)", 2)
def test_donald_pays_though_the_predator_is_ousted(table: Table) -> None:
    """By the effects of the referendum."""
    anvil = table.you.ready("Anvil (G1)")
    table.you.ready(COMPANION)
    table.you.pool(1)
    donald = table.prey.ready(DONALD)
    table.prey.holds("Blood Doll")  # asks her in her master phase, before Donald hunts
    table.you.holds(paper("Doom", political(passes=(burn_pool(1, YOU),)), kind="political action"))

    table.you.acts("Doom", by=anvil)
    carried(table, anvil)

    assert table.you.is_out()
    assert table.waits_for(table.prey, "master")
    assert table.blood(donald) == 0
