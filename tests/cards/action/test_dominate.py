"""Actions that require Dominate."""

from __future__ import annotations

import pytest

from methuselah.engine.views import view
from table_talk import Table


def test_inferior_govern_bleeds_for_three(table: Table) -> None:
    """Dominate inferior: +2 bleed; the cost is paid on success. R0, Bleed."""
    trevon = table.you.ready("Trevon Parker", blood=4)
    govern = table.you.holds("Govern the Unaligned")
    table.prey.ready("Ryan")
    bystander = table.grand_prey.pool(20)

    table.you.acts("Govern the Unaligned", by=trevon, level="dom")
    assert table.blood(trevon) == 4
    table.nobody_reacts()

    assert table.prey.pool() == 27
    assert table.you.has_edge()
    assert table.blood(trevon) == 3
    assert table.where(govern) == "ash_heap"
    assert table.locked(trevon)
    assert table.grand_prey.pool() == bystander
    assert table.waits_for(table.you)


@pytest.mark.ruling("Govern the Unaligned", 1)
def test_superior_govern_puts_three_blood_on_a_younger_vampire(table: Table) -> None:
    """Dominate superior: only a younger vampire of yours can be chosen; nobody sees which it is."""
    trevon = table.you.ready("Trevon Parker")
    younger = table.you.uncontrolled("Nassir", blood=1)
    as_old = table.you.uncontrolled("Inês Tristão")
    theirs = table.prey.uncontrolled("Ryan")
    table.you.uncontrolled("Lauren")
    table.you.holds("Govern the Unaligned")
    table.prey.ready("Horace Radcliffe")

    table.you.acts("Govern the Unaligned", by=trevon, level="DOM")
    choices = {option.target for option in table.you.options("choose")}
    assert younger in choices
    assert as_old not in choices
    assert theirs not in choices
    table.you.chooses(younger)
    assert table.prey.may("block")
    assert "Nassir" not in repr(view(table.state, table.prey.number))
    assert "Nassir" in repr(view(table.state, table.you.number))
    table.nobody_reacts()

    assert table.blood(younger) == 4
    assert "Nassir" not in repr(view(table.state, table.prey.number))
    assert table.blood(trevon) == 5
    assert table.prey.pool() == 30
    assert table.waits_for(table.you)


def test_a_vampire_without_dominate_cannot_govern(table: Table) -> None:
    """The Discipline is a requirement of both levels; inferior Dominate does not meet superior."""
    rosalina = table.you.ready("Rosalina Cortez")
    lauren = table.you.ready("Lauren")
    table.you.uncontrolled("Ashley")
    table.you.holds("Govern the Unaligned")

    assert not table.you.can_play("Govern the Unaligned", by=rosalina)
    assert table.you.can_play("Govern the Unaligned", by=lauren, level="dom")
    assert not table.you.can_play("Govern the Unaligned", by=lauren, level="DOM")
