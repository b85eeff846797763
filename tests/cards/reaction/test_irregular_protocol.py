"""Irregular Protocol: whoever called is not heard."""

from __future__ import annotations

import pytest

from action_talk import is_offered
from made_up import paper
from methuselah.language import static
from politics_talk import motion, polling, votes_now
from table_talk import Table

PROTOCOL = "Irregular Protocol"
VIGIL = paper("Vigil", static("awake"), kind="equipment")


@pytest.mark.parametrize("voted", [True, False])
def test_the_acting_vampire_abstains(table: Table, voted: bool) -> None:
    """Before or after it has voted; another one of yours votes. For 1 blood and the lock."""
    tara = table.you.ready("Tara (G5)")
    bishop = table.you.ready("Olivia (G2)")
    table.you.ready("Meaghan")
    ryan = table.prey.ready("Ryan")
    bystander = table.prey.ready("Nassir")
    card = table.prey.holds(PROTOCOL)
    table.you.holds(motion())

    table.you.acts("Motion", by=tara)
    polling(table)
    table.you.votes("for", minion=bishop)
    if voted:
        table.you.votes("for", minion=tara)
        assert votes_now(table) == (3, 0)
    table.prey.plays(PROTOCOL, by=ryan)
    assert votes_now(table) == (1, 0)
    assert not table.you.may("vote", minion=tara)
    table.nobody_reacts()

    assert table.you.pool() == 31  # 1 vote to none
    assert table.locked(ryan)
    assert table.blood(ryan) == 3
    assert not table.locked(bystander)
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


def test_the_vampire_votes_in_its_next_referendum(table: Table) -> None:
    """It abstains in one only."""
    tara = table.you.ready("Tara (G5)")
    other = table.you.ready("Baixinho")
    table.you.ready("Meaghan")
    ryan = table.prey.ready("Ryan")
    table.prey.holds(PROTOCOL)
    table.you.holds(motion(), motion(name="Another"))

    table.you.acts("Motion", by=tara)
    polling(table)
    table.prey.plays(PROTOCOL, by=ryan)
    table.nobody_reacts()
    assert table.you.pool() == 30  # no votes for it

    table.you.acts("Another", by=other)
    polling(table)
    assert table.you.may("vote", minion=tara)


@pytest.mark.parametrize(
    ("where", "name", "blood", "locked", "may"),
    [
        ("prey", "Ryan", 1, False, True),
        ("predator", "Ryan", 1, False, True),
        ("prey", "Ryan", 0, False, False),
        ("prey", "Ryan", 1, True, False),
        ("prey", "Renegade Garou", 3, False, False),
        ("you", "Ryan", 1, False, False),
    ],
)
def test_who_plays_the_protocol(
    table: Table, where: str, name: str, blood: int, locked: bool, may: bool
) -> None:
    """An unlocked vampire of another Methuselah, with a blood."""
    tara = table.you.ready("Tara (G5)")
    table.you.ready("Meaghan")
    seat = {"prey": table.prey, "predator": table.predator, "you": table.you}[where]
    seat.ready(name, blood=blood, locked=locked)
    seat.holds(PROTOCOL)
    table.you.holds(motion())

    table.you.acts("Motion", by=tara)
    assert is_offered(table, seat, PROTOCOL) == may


def test_a_locked_vampire_that_is_awake_has_nothing_to_lock(table: Table) -> None:
    """The lock is the price."""
    tara = table.you.ready("Tara (G5)")
    table.you.ready("Meaghan")
    ryan = table.prey.ready("Ryan", locked=True)
    table.prey.in_play(VIGIL, on=ryan)
    table.prey.holds(PROTOCOL)
    table.you.holds(motion())

    table.you.acts("Motion", by=tara)
    assert not is_offered(table, table.prey, PROTOCOL)


def test_no_protocol_without_a_referendum(table: Table) -> None:
    """In a bleed it is not played."""
    tara = table.you.ready("Tara (G5)")
    table.you.ready("Meaghan")
    table.prey.ready("Ryan")
    table.prey.holds(PROTOCOL)

    table.you.acts(by=tara, word="bleed")
    assert not is_offered(table, table.prey, PROTOCOL)
    assert table.prey.pool() < 30


@pytest.mark.ruling(PROTOCOL, 1)
@pytest.mark.parametrize("automatic", [True, False])
def test_no_protocol_where_the_referendum_passes_by_itself(table: Table, automatic: bool) -> None:
    """Where it is polled, it is playable."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    kind = static("passes automatically") if automatic else static("votes", 1)
    table.you.in_play(paper("Consensus", kind, kind="equipment"), on=ryan)
    table.prey.ready("Nassir")
    table.prey.holds(PROTOCOL)
    table.you.holds(motion())

    table.you.acts("Motion", by=ryan)
    assert is_offered(table, table.prey, PROTOCOL) is not automatic
    assert table.waits_for(table.you)
