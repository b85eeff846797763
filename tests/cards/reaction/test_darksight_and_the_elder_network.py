"""Darksight; Elder Kindred Network."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from action_talk import action_of, is_offered
from block_talk import COMPANION, made_vampire
from combat_talk import rest
from made_up import paper
from methuselah.engine.definitions import Effect, Which
from methuselah.language import (
    ash_heap,
    choose,
    chosen,
    is_named,
    modifier,
    remove_from_game,
    static,
    to_top,
)
from methuselah.language import stealth as stealth_more
from methuselah.rules.action.action import stealth
from politics_talk import motion, polling
from scenes.actions import burned_by_an_action
from scenes.modifiers import adds_intercept
from scenes.telling import changing
from table_talk import Table

SIGHT = "Darksight"
NETWORK = "Elder Kindred Network"
SHADOW = made_vampire("Shadow", "OBT", capacity=8)


# -- Darksight -------------------------------------------------------------------------------------


def test_darksight_sees_in_the_dark() -> None:
    """+1 intercept."""
    adds_intercept(SIGHT, by=SHADOW, level="obt", amount=1)


@pytest.mark.parametrize(
    ("level", "more", "eyes", "blocker"),
    [
        ("OBT", 0, 0, "shadow"),
        ("obt", 0, 0, "shadow"),
        ("OBT", 1, 0, "nobody"),  # +1 intercept is not enough
        ("OBT", 1, 2, "other"),
    ],
)
def test_superior_darksight_marks_whom_it_blocks(
    table: Table, level: str, more: int, eyes: int, blocker: str
) -> None:
    """Where it is this vampire that blocks; on the acting minion then."""
    mine = table.you.ready(made_vampire("Walker", capacity=8))
    table.you.in_play(changing("stealth", 1), on=mine)
    table.you.ready(COMPANION)
    shadow = table.prey.ready(SHADOW)
    other = table.prey.ready(made_vampire("Other", capacity=8))
    table.prey.in_play(changing("intercept", eyes), on=other)
    card = table.prey.holds(SIGHT)
    table.you.holds(paper("More", modifier(stealth_more(+1))))
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(shadow)
    table.prey.plays(card, by=shadow, level=level)
    if more:
        table.you.plays("More", by=mine)
    if blocker == "other":
        table.prey.blocks(other)
    rest(table)
    assert table.prey.pool() == (29 if blocker == "nobody" else 30)
    marked = level == "OBT" and blocker == "shadow"
    assert table.where(card) == ("attached" if marked else "ash_heap")
    if marked:
        assert table.on(card) == mine
        assert table.state.cards[card].note("reacting") == shadow
    assert table.waits_for(table.you)


@pytest.mark.ruling(SIGHT, 1)
@pytest.mark.parametrize(
    ("loses", "where"),
    [(remove_from_game, "removed"), (to_top, "library")],
)
def test_darksight_that_is_gone_marks_nobody(
    table: Table, loses: Callable[[Which], Effect], where: str
) -> None:
    """It is in the ash heap as it is played; taken from there before the block, it is lost."""
    gone = choose(ash_heap(is_named(SIGHT)), name="gone")
    sweep = paper("Sweep", modifier(gone, loses(chosen("gone")), at=("attempt",)))
    mine = table.you.ready(made_vampire("Walker", capacity=8))
    table.you.in_play(changing("stealth", 1), on=mine)
    table.you.ready(COMPANION)
    table.you.holds(sweep)
    shadow = table.prey.ready(SHADOW)
    card = table.prey.holds(SIGHT)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(shadow)
    table.prey.plays(card, by=shadow, level="OBT")
    table.you.plays("Sweep", by=mine)
    rest(table)
    assert table.where(card) == where


@pytest.mark.parametrize(
    ("word", "watched", "seen"),
    [("bleed", "prey", True), ("hunt", "prey", False), ("bleed", "grand prey", False)],
)
def test_who_is_marked_bleeds_in_the_open(
    table: Table, word: str, watched: str, seen: bool
) -> None:
    """-1 stealth against the controller of the reacting vampire, in bleeds, of its bearer."""
    mine = table.you.ready(made_vampire("Walker", capacity=8), blood=4)
    other = table.you.ready(made_vampire("Other", capacity=8), blood=4)
    for one in (mine, other):
        table.you.in_play(changing("stealth", 2), on=one)
    table.you.ready(COMPANION)
    table.prey.ready("Ryan")
    shadow = (table.prey if watched == "prey" else table.grand_prey).ready(SHADOW)
    table.you.in_play(SIGHT, on=mine, notes=(("reacting", shadow),))
    table.prey.holds(paper("Look", modifier()))
    inherent = 1 if word == "hunt" else 0
    for one, less in ((mine, seen), (other, False)):
        table.you.acts(word=word, by=one)
        assert stealth(table.state, action_of(table)) == 2 + inherent - less
        rest(table)


def test_any_minion_burns_darksight() -> None:
    """At +1 stealth, its bearer's controller's minions too."""
    burned_by_an_action(SIGHT, on="Nassir", stealth=1)


@pytest.mark.parametrize("whose", ["prey", "predator"])
def test_who_blocks_the_burning_of_darksight(table: Table, whose: str) -> None:
    """It is directed at her whose minion bears it, at +1 stealth: nobody else may block."""
    bearer = table.prey.ready("Nassir")
    card = table.prey.in_play(SIGHT, on=bearer, notes=(("reacting", bearer),))
    acting = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    guard = getattr(table, whose).ready("Lauren")
    table.you.holds(paper("Wait", modifier(at=("action",))))
    table.you.acts(card, by=acting)
    if whose == "prey":
        table.prey.blocks(guard)  # without the intercept that it needs
    else:
        table.until("action", table.you)
        assert not table.predator.may("block", minion=guard)
    rest(table)
    assert table.where(card) == "ash_heap"


# -- Elder Kindred Network -------------------------------------------------------------------------

ELDER = made_vampire("Elder", capacity=8)


@pytest.mark.parametrize(
    ("votes", "against", "lost"),
    [(1, 4, 4), (1, 2, 2), (0, 0, 1), (1, 1, 1), (2, 1, 0)],
)
def test_the_network_punishes_a_referendum_that_fails(
    table: Table, votes: int, against: int, lost: int
) -> None:
    """1 pool, and 1 for each vote that it lacked; a tie fails; nothing if it passes."""
    mine = table.you.ready(made_vampire("Caller", capacity=8))
    table.you.ready(COMPANION)
    table.you.in_play(changing("votes", votes), on=mine)
    table.you.holds(motion())
    ventrue = table.prey.ready("Emerson Bridges (G1)")
    voter = table.grand_prey.ready(made_vampire("Voter", capacity=8))
    table.grand_prey.in_play(changing("votes", against), on=voter)
    card = table.prey.holds(NETWORK)
    table.you.acts("Motion", by=mine)
    table.until("before_votes", table.prey)
    table.prey.plays(card, by=ventrue)
    table.until("polling")
    if votes:
        table.you.votes("for", minion=mine)
    if against:
        table.grand_prey.votes("against", minion=voter)
    rest(table)
    gained = 1 if votes > against else 0
    assert table.you.pool() == 30 + gained - lost
    assert [seat.pool() for seat in table.seats[1:]] == [30] * 4
    assert table.where(card) == "ash_heap"


def test_the_network_is_for_a_ventrue_before_votes(table: Table) -> None:
    """Not during the polling; neither by another clan nor outside of a referendum."""
    mine = table.you.ready("Mkhokheli")
    table.you.ready(COMPANION)
    table.you.holds(motion())
    ventrue = table.prey.ready("Emerson Bridges (G1)")
    ryan = table.prey.ready("Ryan")
    table.prey.holds(NETWORK)
    table.you.acts("Motion", by=mine)
    table.until("before_votes", table.prey)
    assert table.prey.can_play(NETWORK, by=ventrue)
    assert not table.prey.can_play(NETWORK, by=ryan)
    polling(table, table.prey)
    assert not table.prey.can_play(NETWORK)


def test_the_network_is_silent_in_other_actions(table: Table) -> None:
    """A bleed is no referendum."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.prey.ready("Emerson Bridges (G1)")
    table.prey.holds(NETWORK)
    table.you.acts(word="bleed", by=mine)
    assert not is_offered(table, table.prey, NETWORK)


@pytest.mark.ruling(NETWORK, 1)
@pytest.mark.parametrize("itself", [True, False])
def test_the_network_not_where_it_passes_by_itself(table: Table, itself: bool) -> None:
    """No votes are cast."""
    mine = table.you.ready("Mkhokheli")
    table.you.ready(COMPANION)
    table.you.holds(motion())
    if itself:
        sure = paper("Sure", static("passes automatically"), kind="equipment")
        table.you.in_play(sure, on=mine)
    table.prey.ready("Emerson Bridges (G1)")
    table.prey.holds(NETWORK)
    table.you.acts("Motion", by=mine)
    assert is_offered(table, table.prey, NETWORK) is not itself
