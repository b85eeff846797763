"""What the stage foresees: damage that is coming, votes that are not cast, what a vote brings."""

from __future__ import annotations

import pytest

from combat_talk import DODGE, fight
from methuselah.engine.decisions import NOBODY, NOTHING
from methuselah.table.consequences import ahead, consequences
from methuselah.table.situation import UNCHOSEN, situation
from politics_talk import polling, sacrifice
from table_talk import Table


@pytest.fixture
def table() -> Table:
    """Five seats."""
    return Table()


def test_a_combat_says_what_becomes_of_both_if_nobody_does_more(table: Table) -> None:
    """The points of a strike stand there from when it is chosen on; nothing has happened yet."""
    trevon = table.you.ready("Trevon Parker", blood=5)
    ryan = table.prey.ready("Ryan", blood=4)
    table.you.holds(DODGE)
    fight(table, trevon, ryan)
    table.until("strike", table.you)

    now = situation(table.state).combat
    assert now is not None
    assert now.damage == (UNCHOSEN, UNCHOSEN)
    assert ahead(table.state, 0) == ("Trevon Parker blood 5 → 4", "Ryan blood 4 → 3")
    assert ahead(table.state, 1) == ("Ryan blood 4 → 3", "Trevon Parker blood 5 → 4")
    assert (table.blood(trevon), table.blood(ryan)) == (5, 4)


def test_the_damage_of_a_chosen_strike_is_said(table: Table) -> None:
    trevon = table.you.ready("Trevon Parker", blood=5)
    ryan = table.prey.ready("Ryan", blood=4)
    table.you.holds(DODGE)
    table.prey.holds(DODGE)
    fight(table, trevon, ryan)
    table.until("strike", table.you)
    table.you.does("hand strike", minion=trevon)
    table.until("strike", table.prey)

    now = situation(table.state).combat
    assert now is not None
    assert now.damage == (1, UNCHOSEN)


def test_a_referendum_says_what_its_passing_brings_and_who_has_not_voted(table: Table) -> None:
    """Titles and the Edge lie open; a political action card in a hand does not."""
    caller = table.you.ready("Mkhokheli")
    prince = table.prey.ready("Mkhokheli")
    table.gives_edge(table.grand_prey)
    table.you.holds(sacrifice())
    table.prey.holds("Kine Resources Contested")
    table.you.acts("Sacrifice", by=caller)
    polling(table)

    vote = situation(table.state).referendum
    assert vote is not None
    assert set(vote.to_come) >= {(0, caller, 2), (1, prince, 2), (2, NOTHING, 1)}
    assert all(number > 0 for _, _, number in vote.to_come)
    assert ahead(table.state, 0) == ("seat 1's pool 30 → 32",)
    assert ahead(table.state, 1) == ("your pool 30 → 32",)
    assert ahead(table.state, NOBODY) == ("seat 1's pool 30 → 32",)
    table.you.votes("for", minion=caller)
    table.asked()
    after = situation(table.state).referendum
    assert after is not None
    assert caller not in {card for _, card, _ in after.to_come}


def test_where_nothing_is_fought_or_voted_nothing_is_foreseen(table: Table) -> None:
    table.you.ready("Trevon Parker")
    table.asked()

    assert ahead(table.state, 0) == ()


def test_a_vote_says_how_the_votes_then_stand(table: Table) -> None:
    """And what it comes to, whether or not that is what she wants."""
    caller = table.you.ready("Mkhokheli")
    table.gives_edge(table.you)
    table.you.holds(sacrifice())
    table.you.acts("Sacrifice", by=caller)
    polling(table)

    decision = table.asked()
    assert decision is not None
    said = consequences(table.state, decision)
    follows = {
        (o.verb, o.mode, o.word): then for o, then in zip(decision.options, said, strict=True)
    }
    assert follows["vote", "minion", "for"].startswith("2 for, 0 against: passes, seat 1's pool")
    assert follows["vote", "minion", "against"] == "0 for, 2 against: fails"
    assert follows["vote", "edge", "for"].startswith("1 for, 0 against: passes")
    assert follows["pass", "", ""] == "0 for, 0 against: fails"
