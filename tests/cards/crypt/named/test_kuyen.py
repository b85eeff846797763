"""Kuyén: Animals cost her less."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION, rest
from table_talk import Table

KUYEN = "Kuyén (G6)"


@pytest.mark.parametrize(
    ("name", "blood", "pool"),
    [("Raven Spy", 0, 0), ("Underbridge Stray", 0, 0), ("Dog Pack", 0, 1), ("Owl Companion", 0, 0)],
)
def test_animals_cost_kuyen_one_less(table: Table, name: str, blood: int, pool: int) -> None:
    """1 blood or 1 pool less, but never less than nothing; an ally like a retainer."""
    kuyen = table.you.ready(KUYEN)
    table.you.ready(COMPANION)
    animal = table.you.holds(name)
    table.begins("minion")
    table.state.edit(kuyen).blood = 5

    table.you.acts(name, by=kuyen)
    rest(table)
    assert table.where(animal) in ("attached", "ready")
    assert table.blood(kuyen) == 5 - blood
    assert table.you.pool() == 30 - pool
    assert table.waits_for(table.you)


def test_other_retainers_and_other_vampires_pay_in_full(table: Table) -> None:
    """A mortal retainer is no Animal; the ability is hers alone."""
    kuyen = table.you.ready(KUYEN)
    other = table.you.ready("Gathii")
    table.you.ready(COMPANION)
    table.you.holds("J. S. Simmons, Esq.", "Raven Spy")
    table.begins("minion")
    table.state.edit(kuyen).blood = table.state.edit(other).blood = 3

    table.you.acts("J. S. Simmons, Esq.", by=kuyen)
    rest(table)
    assert table.blood(kuyen) == 3
    table.you.acts("Raven Spy", by=other)
    rest(table)
    assert table.blood(other) == 2


@pytest.mark.ruling("Kuyén (G6)", 1)
def test_kuyen_pays_less_outside_actions_too(table: Table) -> None:
    """Piper lets her employ in the master phase, at the lower cost ([ANK 20210913])."""
    kuyen = table.you.ready(KUYEN)
    table.you.ready(COMPANION)
    spy = table.you.holds("Raven Spy")
    table.you.holds("Piper")
    table.begins("master")
    table.state.edit(kuyen).blood = 4

    table.you.plays("Piper")
    table.you.chooses(level="ANI")
    table.until("minion", table.you)
    assert table.on(spy) == kuyen
    assert table.blood(kuyen) == 4
