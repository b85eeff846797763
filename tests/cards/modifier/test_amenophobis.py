"""Amenophobis: a card after each Serpentis action, and more bleed against the Edge."""

from __future__ import annotations

import pytest

from action_talk import is_offered, trick
from block_talk import made_vampire
from combat_talk import rest
from made_up import of_level, paper
from methuselah.language import (
    TARGET,
    action,
    burn_blood,
    choose,
    lock,
    not_,
    ready,
    static,
    unlocked,
    vampire,
    yours,
)
from table_talk import Table

AMENOPHOBIS = "Amenophobis (G4)"


@pytest.mark.parametrize("drawn", [False, True])
def test_a_card_after_an_action_with_serpentis(table: Table, drawn: bool) -> None:
    """Of another vampire; she discards down. It is optional, once for the action."""
    amenophobis = table.you.ready(AMENOPHOBIS)
    snake = table.you.ready(made_vampire("Snake", "ser"))
    table.you.holds(of_level("ser"), *["Blood Doll"] * 6)
    table.you.acts("Lesson", by=snake, level="ser")
    if drawn:
        table.you.uses(amenophobis)
        table.you.does("discard", card="Blood Doll")
        assert not is_offered(table, table.you, amenophobis)
    rest(table)

    assert sum(name == "Filler" for name in table.you.hand()) == (2 if drawn else 1)
    assert len(table.you.hand()) == 7
    assert table.you.pool() == 31
    assert (table.locked(amenophobis), table.locked(snake)) == (False, True)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("code", "offered"), [("ser", True), ("pre", False)])
@pytest.mark.parametrize("whose", ["you", "prey"])
def test_whoever_acts(table: Table, code: str, offered: bool, whose: str) -> None:
    """Of any Methuselah; not an action that requires another Discipline."""
    seat = table.you if whose == "you" else table.prey
    amenophobis = seat.ready(AMENOPHOBIS)
    snake = table.you.ready(made_vampire("Snake", "ser", "pre"))
    table.you.ready("Meaghan")
    table.you.holds(of_level(code))
    table.you.acts("Lesson", by=snake, level=code)
    assert is_offered(table, seat, amenophobis) == offered


def test_not_after_a_blocked_action(table: Table) -> None:
    """It was not successful."""
    amenophobis = table.you.ready(AMENOPHOBIS)
    snake = table.you.ready(made_vampire("Snake", "ser"))
    nassir = table.prey.ready("Nassir")
    table.prey.in_play(paper("Eyes", static("intercept", +1), kind="equipment"), on=nassir)
    table.you.holds(of_level("ser"))
    table.you.acts("Lesson", by=snake, level="ser")
    table.prey.blocks(nassir)
    assert not is_offered(table, table.you, amenophobis)
    assert table.you.pool() == 30


@pytest.mark.ruling("Amenophobis (G4)", 1)
def test_after_an_action_that_fizzles(table: Table) -> None:
    """Its target is locked by the time it resolves: nothing comes of it, but it succeeded."""
    amenophobis = table.you.ready(AMENOPHOBIS)
    snake = table.you.ready(made_vampire("Snake", "ser"))
    nassir = table.prey.ready("Nassir", blood=2)
    table.prey.ready("Ryan")
    theirs = ready(vampire, unlocked, not_(yours))
    deed = of_level("ser", action(choose(theirs), burn_blood(1, TARGET)))
    table.you.holds(deed, trick(lock(theirs), at=("action",)))
    table.you.acts("Lesson", by=snake, level="ser")
    table.you.chooses(nassir)
    table.you.plays("Trick", by=snake)
    assert is_offered(table, table.you, amenophobis)
    assert table.locked(nassir)
    assert table.blood(nassir) == 2


@pytest.mark.parametrize(
    ("edge", "who", "left"),
    [
        ("prey", "amenophobis", 28),
        ("prey", "other", 29),
        ("you", "amenophobis", 29),
        ("predator", "amenophobis", 29),
        ("nobody", "amenophobis", 29),
    ],
)
def test_more_bleed_against_the_edge(table: Table, edge: str, who: str, left: int) -> None:
    """If the prey, who is bled, has it; another vampire of yours has nothing of that."""
    amenophobis = table.you.ready(AMENOPHOBIS)
    other = table.you.ready("Meaghan")
    if edge != "nobody":
        table.gives_edge(getattr(table, edge))
    table.you.acts(word="bleed", by=amenophobis if who == "amenophobis" else other)
    table.nobody_reacts()
    assert table.prey.pool() == left
    assert table.waits_for(table.you)
