"""Sundown, merged: a political action card is discarded, and a vampire abstains."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION
from methuselah.engine.traits import sect_of
from politics_talk import motion, polling, votes_now
from table_talk import Table

BASE = "Sundown (G3)"


@pytest.mark.ruling("Sundown (G3 ADV)", 2)
@pytest.mark.ruling("Sundown (G3 ADV)", 4)
def test_sundown_silences_a_voter(table: Table) -> None:
    """Any vampire, no ally; locked too. Votes that were cast are gone; once for each card."""
    anvil = table.you.ready("Anvil (G1)")
    mkhokheli = table.you.ready("Mkhokheli")
    fallen = table.you.torpor("Nassir")
    table.you.ready("Loyal Street Gang")
    sundown = table.prey.merged(BASE, locked=True)
    breach = table.prey.holds("Neonate Breach")
    fame = table.prey.holds("Fame")
    table.you.holds(motion())

    table.you.acts("Motion", by=anvil)
    polling(table)
    table.you.votes("for", minion=mkhokheli)
    assert votes_now(table) == (2, 0)
    table.prey.uses(sundown, level="silence")
    assert table.prey.choices() == {anvil, mkhokheli, fallen, sundown}
    table.prey.chooses(mkhokheli)

    assert votes_now(table) == (0, 0)
    assert (table.where(breach), table.where(fame)) == ("ash_heap", "hand")
    assert table.blood(sundown) == 6
    assert not table.you.may("vote", minion=mkhokheli)
    assert table.you.may("vote", minion=anvil)
    assert not table.prey.may("use", card=sundown, level="silence")


def test_sundown_does_it_once_in_a_referendum(table: Table) -> None:
    """Though he has a second card."""
    anvil = table.you.ready("Anvil (G1)")
    table.you.ready(COMPANION)
    sundown = table.prey.merged(BASE)
    breach, kine = table.prey.holds("Neonate Breach", "Kine Resources Contested")
    table.you.holds(motion())

    table.you.acts("Motion", by=anvil)
    polling(table, table.prey)
    table.prey.uses(sundown, level="silence")
    assert table.prey.choices() == {breach, kine}
    table.prey.chooses(breach)
    table.prey.chooses(sundown)
    polling(table)
    assert not table.prey.may("use", card=sundown, level="silence")


@pytest.mark.parametrize(
    ("where", "held", "merged", "may"),
    [
        ("ready", "Neonate Breach", True, True),
        ("torpor", "Neonate Breach", True, False),
        ("ready", "Fame", True, False),
        ("ready", "Neonate Breach", False, False),
    ],
)
def test_when_sundown_silences(
    table: Table, where: str, held: str, merged: bool, may: bool
) -> None:
    """Ready and merged, with a political action card in your hand."""
    anvil = table.you.ready("Anvil (G1)")
    if merged:
        sundown = table.prey.puts(BASE, where)
        table.prey.puts("Sundown (G3 ADV)", "merged", on=sundown)
    else:
        sundown = table.prey.ready("Sundown (G3 ADV)")
    table.prey.holds(held)
    table.you.holds(motion())

    table.you.acts("Motion", by=anvil)
    polling(table)
    assert table.prey.may("use", card=sundown, level="silence") is may


@pytest.mark.ruling("Sundown (G3 ADV)", 1)
def test_sundown_silences_a_priscus(table: Table) -> None:
    """Ballots too."""
    anvil = table.you.ready("Anvil (G1)")
    korah = table.grand_prey.ready("Korah (G2)")
    sundown = table.prey.merged(BASE)
    table.prey.holds("Neonate Breach")
    table.you.holds(motion())

    table.you.acts("Motion", by=anvil)
    polling(table)
    assert table.grand_prey.may("vote", minion=korah)
    table.prey.uses(sundown, level="silence")
    table.prey.chooses(korah)
    polling(table)
    assert not table.grand_prey.may("vote", minion=korah)


@pytest.mark.ruling("Sundown (G3 ADV)", 3)
@pytest.mark.parametrize(("merged", "sect"), [(True, "anarch"), (False, "camarilla")])
def test_sundown_is_an_anarch(table: Table, merged: bool, sect: str) -> None:
    """As the advanced one says; the base version alone is of the Camarilla."""
    sundown = table.you.merged(BASE) if merged else table.you.ready(BASE)
    table.begins("minion")
    assert sect_of(table.state, sundown) == sect
