"""Maldavis (ADV): primogen have a vote more in her referendums."""

from __future__ import annotations

import pytest

from combat_talk import rest
from methuselah.rules.politics.titles import title_of
from politics_talk import motion, polling, votes_now
from table_talk import Table

MALDAVIS = "Maldavis (G3 ADV)"


def test_primogen_vote_for_maldavis(table: Table) -> None:
    """Everybody's have 2 votes; princes, the untitled and she herself have what they had."""
    maldavis = table.you.ready(MALDAVIS)
    anvil = table.you.ready("Anvil (G1)")
    prince = table.you.ready("Mkhokheli")
    ryan = table.you.ready("Ryan")
    chester = table.prey.ready("Chester DuBois (G1)")
    table.you.holds(motion())

    table.you.acts("Motion", by=maldavis)
    polling(table)
    assert not table.you.may("vote", minion=ryan)
    assert not table.you.may("vote", minion=maldavis)
    table.you.votes("for", minion=anvil)
    assert votes_now(table) == (2, 0)
    table.you.votes("for", minion=prince)
    assert votes_now(table) == (4, 0)
    table.you.votes("for", mode="called")
    assert votes_now(table) == (5, 0)
    table.prey.votes("against", minion=chester)
    rest(table)
    assert table.you.pool() == 31
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("hers", "votes"), [(True, 2), (False, 1)])
def test_primogen_against_maldavis(table: Table, hers: bool, votes: int) -> None:
    """Whatever they vote; in a referendum of somebody else they have 1 vote."""
    maldavis = table.you.ready(MALDAVIS)
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    chester = table.prey.ready("Chester DuBois (G1)")
    prince = table.prey.ready("Emerson Bridges (G1)")
    table.you.holds(motion())

    table.you.acts("Motion", by=maldavis if hers else ryan)
    polling(table)
    table.prey.votes("against", minion=chester)
    assert votes_now(table) == (0, votes)
    assert table.prey.may("vote", minion=prince)
    table.you.votes("for", mode="called")
    assert votes_now(table) == (1, votes)


def test_a_primogen_beside_another_maldavis(table: Table) -> None:
    """Only her own referendums count, not those of her controller's rivals."""
    ryan = table.you.ready("Ryan")
    anvil = table.you.ready("Anvil (G1)")
    table.you.ready("Meaghan")
    table.prey.ready(MALDAVIS)
    table.you.holds(motion())

    table.you.acts("Motion", by=ryan)
    polling(table)
    table.you.votes("for", minion=anvil)
    assert votes_now(table) == (1, 0)


def test_maldavis_merged(table: Table) -> None:
    """Baron of Chicago, with 2 votes of her own, and the primogen's besides."""
    maldavis = table.you.merged("Maldavis (G3)")
    anvil = table.you.ready("Anvil (G1)")
    table.you.holds(motion())

    table.you.acts("Motion", by=maldavis)
    polling(table)
    title = title_of(table.state, maldavis)
    assert title is not None
    table.you.votes("for", minion=maldavis)
    assert votes_now(table) == (2, 0)
    table.you.votes("for", minion=anvil)
    assert votes_now(table) == (4, 0)
