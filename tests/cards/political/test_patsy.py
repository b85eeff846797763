"""Patsy: for the Edge a titled non-Anarch vampire loses its title, and its controller 2 pool."""

from __future__ import annotations

import pytest

from made_up import paper
from methuselah.language import choose, discard, hand, requires_anarch, use, yours
from methuselah.rules.politics.titles import title_of
from politics_talk import polling
from table_talk import Table

PATSY = "Patsy"


def reaches_terms(table: Table, target: int) -> None:
    """Everybody passes until the caller chooses."""
    for _ in range(50):
        if table.you.may("choose", target=target):
            return
        table.pass_on()
    raise AssertionError("never asked to choose")


@pytest.mark.parametrize("place", ["prey", "you", "torpor"])
def test_patsy_takes_a_title_for_the_edge(table: Table, place: str) -> None:
    """A titled vampire of whomever, in torpor too; no baron, no untitled one."""
    vivian = table.you.ready("Vivian VI (G6)")
    table.you.ready("Meaghan")
    own = table.you.ready("Anvil (G1)")
    prince = table.prey.ready("Ayelech (G6)")
    baron = table.prey.ready("Atiena (G6)")
    table.prey.ready("Duck (G1)")
    fallen = table.grand_prey.torpor("Tara (G5)")
    card = table.you.holds(PATSY)
    table.gives_edge(table.you)
    chosen = {"prey": prince, "you": own, "torpor": fallen}[place]

    table.you.acts(PATSY, by=vivian)
    reaches_terms(table, prince)
    assert table.you.choices() == {own, prince, fallen}
    table.you.chooses(chosen)
    polling(table)
    table.you.votes("for", minion=vivian)
    table.you.votes("for", mode="called")
    assert table.you.has_edge()
    table.nobody_reacts()

    assert {m for m in (own, prince, fallen, baron, vivian) if not title_of(table.state, m)} == {
        chosen
    }
    assert table.you.pool() == (28 if place == "you" else 30)
    assert table.prey.pool() == (28 if place == "prey" else 30)
    assert table.grand_prey.pool() == (28 if place == "torpor" else 30)
    assert not table.you.has_edge()
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


def test_patsy_fails(table: Table) -> None:
    """The Edge, the title and the pool stay."""
    vivian = table.you.ready("Vivian VI (G6)")
    table.you.ready("Meaghan")
    prince = table.prey.ready("Ayelech (G6)")
    table.you.holds(PATSY)
    table.gives_edge(table.you)

    table.you.acts(PATSY, by=vivian)
    table.prey.votes("against", minion=prince)
    table.nobody_reacts()

    assert title_of(table.state, prince) == "prince"
    assert table.prey.pool() == 30
    assert table.you.has_edge()
    assert table.waits_for(table.you)


def test_an_edge_burned_for_a_vote_takes_no_title(table: Table) -> None:
    """There is no Edge left to burn."""
    vivian = table.you.ready("Vivian VI (G6)")
    table.you.ready("Meaghan")
    prince = table.prey.ready("Ayelech (G6)")
    table.you.holds(PATSY)
    table.gives_edge(table.you)

    table.you.acts(PATSY, by=vivian)
    table.you.votes("for", minion=vivian)
    table.you.votes("for", mode="edge")
    table.nobody_reacts()

    assert not table.you.has_edge()
    assert title_of(table.state, prince) == "prince"
    assert table.prey.pool() == 30


@pytest.mark.parametrize(
    ("caller", "edge", "may"),
    [
        ("Vivian VI (G6)", "you", True),
        ("Vivian VI (G6)", "prey", False),
        ("Vivian VI (G6)", "nobody", False),
        ("Crow (G5)", "you", False),  # no baron
        ("Warmaksan (G6)", "you", False),  # a prince
    ],
)
def test_who_calls_patsy(table: Table, caller: str, edge: str, may: bool) -> None:
    """A baron, with the Edge."""
    mine = table.you.ready(caller)
    table.prey.ready("Ayelech (G6)")
    table.you.holds(PATSY)
    if edge != "nobody":
        table.gives_edge({"you": table.you, "prey": table.prey}[edge])

    assert table.asked() is not None
    assert table.you.may("act", minion=mine, word="bleed")
    assert table.you.can_play(PATSY, by=mine) == may


@pytest.mark.ruling(PATSY, 2)
@pytest.mark.parametrize(("other", "may"), [("Ayelech (G6)", True), ("Atiena (G6)", False)])
def test_patsy_needs_somebody_to_choose(table: Table, other: str, may: bool) -> None:
    """Only Anarchs have a title, or somebody else, too."""
    vivian = table.you.ready("Vivian VI (G6)")
    table.prey.ready(other)
    table.prey.ready("Duck (G1)")
    table.you.holds(PATSY)
    table.gives_edge(table.you)

    assert table.asked() is not None
    assert table.you.may("act", minion=vivian, word="bleed")
    assert table.you.can_play(PATSY, by=vivian) == may


@pytest.mark.ruling(PATSY, 1)
def test_patsy_counts_as_requiring_an_anarch(table: Table) -> None:
    """A made-up card discards it as such, and has nothing else to choose."""
    table.you.ready("Meaghan")
    patsy, doll = table.you.holds(PATSY, "Blood Doll")
    asks = paper("Asks", use(choose(hand(yours, requires_anarch)), discard(), at=("minion",)))
    table.you.in_play(asks)

    table.you.uses("Asks")

    assert table.where(patsy) == "ash_heap"
    assert table.where(doll) == "hand"
