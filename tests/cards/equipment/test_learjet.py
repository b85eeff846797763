"""Learjet: one card more as what its acting bearer plays is replaced."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import COMPANION, DODGE, fight, rest
from made_up import paper
from methuselah.engine.views import view
from methuselah.language import action, gain_pool, modifier
from scenes.actions import comes_into_play
from scenes.in_play import only_one_on_each
from table_talk import Table

JET = "Learjet"
FILL = "Fame"
ERRAND = paper("Errand", action(gain_pool(1)))
WORD = paper("Word", modifier(at=("action",)))
LATE = {
    when: paper(f"Late {when}", modifier(at=("action",), replace=when))  # type: ignore[arg-type]
    for when in ("action", "unlock", "turn")
}


def asks(table: Table) -> bool:
    """Whether you are asked if you draw one more."""
    decision = table.asked()
    return decision is not None and (decision.kind, decision.seat) == ("draw one more", 0)


def held(table: Table) -> int:
    """The cards in your hand."""
    return len(table.you.hand())


def full(table: Table, *cards: object) -> None:
    """Seven cards in your hand, these among them."""
    table.you.holds(*cards, *[FILL] * (7 - len(cards)))  # type: ignore[arg-type]


def test_it_comes_into_play_once_for_each() -> None:
    """For 1 pool; a minion has one vehicle."""
    comes_into_play(JET, by="Ryan")
    only_one_on_each(JET, on="Ryan", other="Nassir")


@pytest.mark.ruling(JET, 2)
@pytest.mark.parametrize("more", [True, False])
def test_an_action_card_is_replaced_by_two(table: Table, more: bool) -> None:
    """You see the first before you decide; then you discard down to seven."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.in_play(JET, on=mine)
    full(table, ERRAND)
    third, second, first = table.you.library("Villein", "Blood Doll", "Haven Uncovered")
    table.you.acts("Errand", by=mine)
    assert asks(table)
    assert table.where(first) == "hand"
    assert table.where(second) == "library"
    assert view(table.state, 1).decision is None
    if more:
        table.you.does("draw one more")
        assert table.where(second) == "hand"
        assert held(table) == 8
        table.you.does("discard", card=FILL)
    else:
        table.you.passes()
        assert table.where(second) == "library"
    assert not asks(table)
    assert held(table) == 7
    assert table.where(third) == "library"
    rest(table)
    assert table.you.pool() == 31
    assert table.waits_for(table.you)


@pytest.mark.parametrize("who", ["bearer", "other"])
def test_only_what_its_acting_bearer_plays(table: Table, who: str) -> None:
    """A modifier and a strike of the acting bearer; nothing of another."""
    mine = table.you.ready("Ryan")
    other = table.you.ready("Nassir")
    table.you.in_play(JET, on=mine)
    full(table, WORD, DODGE)
    table.you.library(*["Villein"] * 4)
    theirs = table.prey.ready(made_vampire("Wall", capacity=9))
    acting = mine if who == "bearer" else other
    table.you.acts(word="bleed", by=acting)
    table.you.plays("Word", by=acting)
    assert asks(table) is (who == "bearer")
    if asks(table):
        table.you.passes()
    table.prey.blocks(theirs)
    table.you.plays("A dodge", by=acting)
    assert asks(table) is (who == "bearer")


def test_not_as_its_bearer_blocks(table: Table) -> None:
    """It does not act then."""
    theirs = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    blocker = table.prey.ready("Sully")
    table.prey.in_play(JET, on=blocker)
    table.prey.holds(DODGE, *[FILL] * 6)
    table.prey.library(*["Villein"] * 4)
    fight(table, theirs, blocker)
    table.prey.plays("A dodge", by=blocker)
    decision = table.asked()
    assert decision is None or decision.kind != "draw one more"
    assert len(table.prey.hand()) == 7


@pytest.mark.ruling(JET, 1)
@pytest.mark.rules_text("003 Learjet 1")
@pytest.mark.parametrize("when", ["action", "unlock", "turn"])
def test_a_replacement_that_waits_brings_one_more(table: Table, when: str) -> None:
    """As the replacement is drawn, whoever acts by then; not before."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.in_play(JET, on=mine)
    full(table, LATE[when])
    second, first = table.you.library("Villein", "Blood Doll")
    table.prey.ready("Nassir")
    table.you.acts(word="bleed", by=mine)
    table.you.plays(f"Late {when}", by=mine)
    assert not asks(table)
    assert held(table) == 6
    while not asks(table):
        assert table.where(first) == "library"
        table.pass_on()
    assert table.where(first) == "hand"
    assert table.where(second) == "library"
    assert table.over()
    table.you.does("draw one more")
    assert table.where(second) == "hand"
    table.you.does("discard", card=FILL)
    assert held(table) == 7


def test_the_late_replacement_of_another_brings_nothing(table: Table) -> None:
    """Two wait for the end of the turn: that of the bearer alone brings one more."""
    mine, other = table.you.ready("Ryan"), table.you.ready("Nassir", blood=1)
    table.you.in_play(JET, on=mine)
    full(table, LATE["turn"], paper("Later", modifier(at=("action",), replace="turn")))
    table.you.library(*["Villein"] * 4)
    table.you.ready(COMPANION)
    table.prey.ready("Sully")
    table.you.acts(word="bleed", by=mine)
    table.you.plays("Late turn", by=mine)
    rest(table)
    table.you.acts(word="hunt", by=other)
    table.you.plays("Later", by=other)
    rest(table)
    asked = 0
    for _ in range(40):
        asked += asks(table)
        table.pass_on()
    assert asked == 1
    assert held(table) == 7
