"""Options state their consequence in numbers, as if nobody reacts."""

from __future__ import annotations

import pytest

from methuselah.table.consequences import consequences
from methuselah.table.words import option_lines
from table_talk import Table


@pytest.fixture
def table() -> Table:
    """Five seats."""
    return Table()


def said(table: Table) -> dict[str, str]:
    """The options that wait, each with its consequence."""
    decision = table.asked()
    assert decision is not None
    state = table.state
    return dict(zip(option_lines(state, decision), consequences(state, decision), strict=True))


def test_a_bleed_says_pool_edge_and_lock(table: Table) -> None:
    trevon = table.you.ready("Trevon Parker", blood=5)
    table.you.holds("Govern the Unaligned")

    follows = said(table)
    assert follows["Trevon Parker bleeds seat 1"] == (
        "seat 1's pool 30 → 29, the Edge goes to you, Trevon Parker locks"
    )
    governed = follows["Trevon Parker bleeds with Govern the Unaligned [dom] (1 blood)"]
    assert governed.startswith("seat 1's pool 30 → 27, Trevon Parker blood 5 → 4")
    assert table.blood(trevon) == 5
    assert table.prey.pool() == 30


def test_an_ousting_is_said_first(table: Table) -> None:
    table.you.ready("Trevon Parker")
    table.prey.pool(1)

    bleeding = said(table)["Trevon Parker bleeds seat 1"]
    assert bleeding.startswith("seat 1's pool 1 → 0, ousted, your VP 0 → 1, your pool 30 → 36")


def test_declining_a_block_says_what_it_costs_and_blocking_too(table: Table) -> None:
    ryan = table.prey.ready("Ryan", blood=4)
    trevon = table.you.ready("Trevon Parker", blood=5)

    table.you.acts(by=trevon, word="bleed")
    follows = said(table)
    assert follows["Do not block"].startswith("your pool 30 → 29, the Edge goes to seat 0")
    blocking = follows["Block Trevon Parker with Ryan"]
    assert "Ryan blood 4 → 3" in blocking and "Trevon Parker blood 5 → 4" in blocking
    assert "pool" not in blocking
    assert table.blood(ryan) == 4


def test_an_option_that_leads_to_a_choice_says_only_what_is_sure(table: Table) -> None:
    table.you.ready("Trevon Parker")
    table.you.uncontrolled("Nassir")
    table.you.uncontrolled("Ryan")
    table.you.holds("Govern the Unaligned")

    superior = said(table)["Trevon Parker acts with Govern the Unaligned [DOM] (1 blood)"]
    assert "Nassir" not in superior and "Ryan" not in superior


def test_passing_outside_an_action_says_nothing(table: Table) -> None:
    table.you.ready("Trevon Parker")

    assert said(table)["No more actions"] == ""


def test_what_the_next_turn_brings_is_no_consequence(table: Table) -> None:
    """A discard ends the turn where nothing else is left; what burns then is not its doing."""
    table.you.holds("Conditioning")
    table.prey.in_play("Smiling Jack, The Anarch")
    table.begins("discard")

    assert said(table)["Discard Conditioning"] == ""


def test_the_last_action_of_a_turn_says_its_consequence(table: Table) -> None:
    """Nothing is left to do afterwards: the turn goes on by itself, the numbers stand."""
    trevon = table.you.ready("Trevon Parker", blood=5)
    table.prey.ready("Ryan", blood=4)
    table.grand_prey.in_play("Smiling Jack, The Anarch")
    table.you.acts(by=trevon, word="bleed")

    assert said(table)["Do not block"] == "your pool 30 → 29, the Edge goes to seat 0"
