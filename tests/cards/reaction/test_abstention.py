"""Reactions that make vampires abstain, or vote otherwise: Kindred Coercion, Pulling Strings."""

from __future__ import annotations

import pytest

from block_talk import COMPANION, PAUSE, made_vampire
from made_up import paper
from methuselah.language import static
from politics_talk import motion, polling, votes_now
from table_talk import Table

STRINGS = "Pulling Strings"
COERCION = "Kindred Coercion"
SURE = paper("Sure", static("passes automatically"), kind="equipment")


@pytest.mark.parametrize("level", ["dom", "DOM"])
@pytest.mark.parametrize("voted", [True, False])
def test_strings_are_pulled(table: Table, level: str, voted: bool) -> None:
    """A younger vampire, superior any: its votes are cancelled, and it casts none; no ally."""
    tara = table.you.ready("Tara (G5)")  # a prince, 6
    bishop = table.you.ready("Olivia (G2)")  # a bishop, 5
    table.you.ready(COMPANION)
    gang = table.you.ready("Loyal Street Gang")
    elder = table.predator.ready("Gwendolyn")  # 11
    fallen = table.predator.torpor("KoKo (G1)")  # 2
    puller = table.prey.ready(made_vampire("Puller", level, capacity=6))
    card = table.prey.holds(STRINGS)
    table.you.holds(motion())

    table.you.acts("Motion", by=tara)
    polling(table)
    if voted:
        table.you.votes("for", minion=bishop)
        table.you.votes("for", minion=tara)
        assert votes_now(table) == (3, 0)
    table.prey.plays(card, by=puller, level=level)
    choices = table.prey.choices()
    assert {bishop, fallen} <= choices
    assert gang not in choices
    assert ({tara, elder, puller} <= choices) is (level == "DOM")
    assert ({tara, elder, puller} & choices == set()) is (level == "dom")
    table.prey.chooses(bishop)
    assert votes_now(table) == ((2, 0) if voted else (0, 0))
    assert not table.you.may("vote", minion=bishop)
    assert table.you.may("vote", minion=tara) is not voted
    table.nobody_reacts()
    assert table.you.pool() == 30 + voted
    assert not table.locked(puller)
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.parametrize("level", ["dom", "DOM"])
def test_strings_are_pulled_before_the_votes_too(table: Table, level: str) -> None:
    """In any step of a referendum; in no other action."""
    tara = table.you.ready("Tara (G5)")
    table.you.ready("Olivia (G2)")
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    puller = table.prey.ready(made_vampire("Puller", level, capacity=7))
    table.prey.holds(STRINGS)
    table.you.holds(motion())

    table.you.acts(word="hunt", by=ryan)
    while not table.over():
        assert not table.prey.can_play(STRINGS)
        table.pass_on()
    table.you.acts("Motion", by=tara)
    table.until("before_votes", table.prey)
    assert table.prey.can_play(STRINGS, by=puller, level=level)
    polling(table)
    assert table.prey.can_play(STRINGS, by=puller, level=level)


@pytest.mark.ruling(STRINGS, 1)
@pytest.mark.parametrize("itself", [True, False])
def test_nobody_abstains_where_it_passes_by_itself(table: Table, itself: bool) -> None:
    """There is no polling then."""
    tara = table.you.ready("Tara (G5)")
    if itself:
        table.you.in_play(SURE, on=tara)
    table.you.ready(COMPANION)
    table.prey.ready(made_vampire("Puller", "DOM", capacity=7))
    table.prey.holds(STRINGS)
    table.you.holds(motion())

    table.you.acts("Motion", by=tara)
    offered = False
    while not table.over():
        offered |= table.prey.can_play(STRINGS)
        table.pass_on()
    assert offered is not itself


# -- Kindred Coercion -----------------------------------------------------------------------------


@pytest.mark.ruling(COERCION, 1)
@pytest.mark.parametrize("level", ["dom", "DOM"])
@pytest.mark.parametrize("number", [1, 2])
def test_the_coerced_abstain(table: Table, number: int, level: str) -> None:
    """X vampires that are not older, for X blood: their votes are cancelled, and they cast none."""
    tara = table.you.ready("Tara (G5)")  # a prince, 6
    bishop = table.you.ready("Olivia (G2)")  # a bishop, 5
    table.you.ready(COMPANION)
    gang = table.you.ready("Loyal Street Gang")
    elder = table.predator.ready("Gwendolyn")  # 11
    fallen = table.predator.torpor("KoKo (G1)")
    mine = table.prey.ready(made_vampire("Coercer", level, capacity=6), blood=3)
    card = table.prey.holds(COERCION)
    table.you.holds(motion())

    table.you.acts("Motion", by=tara)
    polling(table)
    table.you.votes("for", minion=tara)
    table.prey.plays(card, by=mine, level=level)
    table.prey.chooses(number=number)
    choices = table.prey.choices()
    assert {tara, bishop, fallen, mine} <= choices  # as old as the coercer, or younger
    assert not {elder, gang} & choices
    table.prey.chooses(tara)
    if number == 2:
        table.prey.chooses(bishop)
    for _ in range(number if level == "DOM" else 0):
        table.prey.does("do", number=0)
    assert table.blood(mine) == 3 - number
    assert votes_now(table) == (0, 0)
    assert not table.you.may("vote", minion=tara)
    assert table.you.may("vote", minion=bishop) is (number == 1)
    table.nobody_reacts()
    assert table.where(card) == "ash_heap"
    assert not table.locked(mine)


@pytest.mark.ruling(COERCION, 2)
@pytest.mark.parametrize(
    ("way", "cast", "left"), [(0, (0, 0), set()), (1, (2, 0), {"for"}), (2, (0, 2), {"against"})]
)
@pytest.mark.parametrize("voted", [True, False])
def test_superior_coercion_changes_votes(
    table: Table, way: int, cast: tuple[int, int], left: set[str], voted: bool
) -> None:
    """As is chosen for each of them; who has not voted need not, but can to that side only."""
    tara = table.you.ready("Tara (G5)")
    bishop = table.you.ready("Olivia (G2)")
    table.you.ready(COMPANION)
    mine = table.prey.ready(made_vampire("Coercer", "DOM", capacity=6), blood=3)
    card = table.prey.holds(COERCION)
    table.you.holds(motion())

    table.you.acts("Motion", by=tara)
    polling(table)
    if voted:
        table.you.votes("for", minion=tara)
    table.prey.plays(card, by=mine, level="DOM")
    table.prey.chooses(number=2)
    table.prey.chooses(tara)
    table.prey.chooses(bishop)
    table.prey.does("do", number=way)  # Tara
    table.prey.does("do", number=0)  # the bishop abstains
    assert votes_now(table) == (cast if voted else (0, 0))
    if not voted:
        words = {option.word for option in table.you.options("vote", minion=tara)}
        assert words == left
    assert not table.you.may("vote", minion=bishop)
    table.nobody_reacts()
    assert table.where(card) == "ash_heap"


@pytest.mark.parametrize("level", ["dom", "DOM"])
@pytest.mark.parametrize(("blood", "may"), [(1, True), (0, False)])
def test_coercion_is_for_blood(table: Table, level: str, blood: int, may: bool) -> None:
    """At least 1; before votes are cast, too, and in no other action."""
    tara = table.you.ready("Tara (G5)")
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    mine = table.prey.ready(made_vampire("Coercer", level, capacity=6), blood=blood)
    table.prey.holds(COERCION, PAUSE)
    table.prey.ready("Mkhokheli")
    table.you.holds(motion())
    table.you.acts(word="hunt", by=ryan)
    while not table.over():
        assert not table.prey.can_play(COERCION)
        table.pass_on()
    table.you.acts("Motion", by=tara)
    if may:
        table.until("before_votes", table.prey)
        assert table.prey.can_play(COERCION, by=mine, level=level)
    polling(table, table.prey)
    assert table.prey.can_play(COERCION, by=mine, level=level) is may


@pytest.mark.parametrize("level", ["dom", "DOM"])
def test_no_more_are_coerced_than_there_are(table: Table, level: str) -> None:
    """X is at most the number of vampires that are not older: here the coercer and another."""
    elder = table.you.ready("Gwendolyn")
    table.you.ready("Tara (G5)")
    mine = table.prey.ready(made_vampire("Coercer", level, capacity=6), blood=6)
    table.prey.holds(COERCION)
    table.you.holds(motion())
    table.you.acts("Motion", by=elder)
    polling(table)
    table.prey.plays(COERCION, by=mine, level=level)
    assert {option.number for option in table.prey.options("choose")} == {1, 2}


@pytest.mark.ruling(COERCION, 3)
@pytest.mark.parametrize("itself", [True, False])
def test_nobody_is_coerced_where_it_passes_by_itself(table: Table, itself: bool) -> None:
    """There is no polling then."""
    tara = table.you.ready("Tara (G5)")
    if itself:
        table.you.in_play(SURE, on=tara)
    table.you.ready(COMPANION)
    table.prey.ready(made_vampire("Coercer", "DOM", capacity=7))
    table.prey.holds(COERCION)
    table.you.holds(motion())
    table.you.acts("Motion", by=tara)
    offered = False
    while not table.over():
        offered |= table.prey.can_play(COERCION)
        table.pass_on()
    assert offered is not itself
