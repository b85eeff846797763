"""Diana Iadanza: reactions to a referendum that she calls are cancelled, and paid for."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import COMPANION, rest
from made_up import paper
from methuselah.engine import atoms
from methuselah.language import gains_votes, modifier, reaction
from methuselah.rules.playing.stored import store
from politics_talk import motion, polling, votes_now
from table_talk import Table

DIANA = "Diana Iadanza (G7)"
PROTEST = paper(
    "Protest",
    reaction(gains_votes(3, only="against"), at=("polling",), replace="action"),
    blood_cost=1,
)


def called(table: Table, *, by: str = DIANA) -> tuple[int, int, int]:
    """A motion in its polling step, and a vampire of the prey with two protests: Diana, that
    vampire, and what it draws next.
    """
    diana = table.you.ready(DIANA, blood=5)
    caller = diana if by == DIANA else table.you.ready(by)
    table.you.ready(COMPANION)
    theirs = table.prey.ready(made_vampire("Speaker", capacity=6))
    table.prey.holds(PROTEST, PROTEST)
    table.you.in_play("The Barrens")
    drawn = table.prey.library("Blur")
    table.you.holds(motion())
    table.you.acts("Motion", by=caller)
    polling(table, table.prey)
    return diana, theirs, drawn


def is_answered(table: Table) -> bool:
    """Whether you are asked about the card as it is played."""
    decision = table.asked()
    return decision is not None and (decision.seat, decision.window) == (0, "as_played")


@pytest.mark.ruling(DIANA, 1)
@pytest.mark.ruling(DIANA, 2)
@pytest.mark.ruling(DIANA, 3)
@pytest.mark.parametrize("cancels", [True, False])
def test_a_reaction_is_cancelled_as_it_is_played(table: Table, cancels: bool) -> None:
    """For 1 blood: no votes, its blood is paid, it is replaced at once, and played no second time
    by the same minion. Nothing else is used meanwhile.
    """
    diana, theirs, drawn = called(table)
    before, price = table.blood(theirs), table.blood(diana)
    table.prey.plays("Protest", by=theirs)
    assert table.where(drawn) == "library"
    assert is_answered(table)
    assert not table.you.may("use", card="The Barrens")
    if cancels:
        table.you.uses(diana)
    else:
        table.you.passes()
    table.until("polling", table.you)
    assert votes_now(table)[1] == (0 if cancels else 3)
    assert (table.where(drawn) == "hand") is cancels
    assert (table.blood(theirs), table.blood(diana)) == (before - 1, price - cancels)
    assert not table.prey.can_play("Protest", by=theirs)
    rest(table)
    assert table.waits_for(table.you)


def test_she_cancels_one_in_each_referendum(table: Table) -> None:
    """The second is played ("During X, do Y", RB24)."""
    diana = table.you.ready(DIANA, blood=5)
    table.you.ready(COMPANION)
    one, two = (table.prey.ready(made_vampire(name, capacity=6)) for name in ("Speaker", "Clerk"))
    table.prey.holds(PROTEST, PROTEST, PROTEST)
    table.you.holds(motion())
    table.you.acts("Motion", by=diana)
    polling(table, table.prey)
    table.prey.plays("Protest", by=one)
    table.you.uses(diana)
    table.prey.plays("Protest", by=two)
    assert not is_answered(table)
    table.until("polling", table.you)
    assert votes_now(table)[1] == 3
    assert table.blood(diana) == 4


def test_she_needs_a_blood(table: Table) -> None:
    """With none left nothing is offered."""
    diana, theirs, _ = called(table)
    atoms.burn_blood(table.state, diana, 5)
    table.prey.plays("Protest", by=theirs)
    assert not is_answered(table)


def test_it_is_she_who_must_have_called(table: Table) -> None:
    """Not when another vampire of yours did."""
    diana, theirs, _ = called(table, by="Tony (G3)")
    table.prey.plays("Protest", by=theirs)
    assert not table.you.may("use", card=diana)
    assert not is_answered(table)


def test_it_is_for_the_referendum_and_for_reactions(table: Table) -> None:
    """Not as her action may still be blocked, and no modifier of her own side."""
    diana = table.you.ready(DIANA)
    table.you.ready(COMPANION)
    theirs = table.prey.ready(made_vampire("Listener", capacity=6))
    early = paper("Early", reaction(at=("action",)), blood_cost=1)
    table.prey.holds(early)
    pledge = paper("Pledge", modifier(gains_votes(2), at=("polling",)), kind="action modifier")
    table.you.holds(motion(), pledge)
    table.you.acts("Motion", by=diana)
    table.prey.plays("Early", by=theirs)
    assert not table.you.may("use", card=diana)
    polling(table)
    table.you.plays("Pledge", by=diana)
    assert not is_answered(table)


@pytest.mark.ruling(DIANA, 5)
def test_a_reaction_laid_aside_is_cancelled_too(table: Table) -> None:
    """Played as if from the hand."""
    diana, theirs = table.you.ready(DIANA), table.prey.ready(made_vampire("Speaker", capacity=6))
    table.you.ready(COMPANION)
    card = table.prey.holds(PROTEST)
    table.you.holds(motion())
    store(table.state, card, theirs, "bearer")
    table.you.acts("Motion", by=diana)
    polling(table, table.prey)
    table.prey.plays(card, by=theirs)
    table.you.uses(diana)
    table.until("polling", table.you)
    assert votes_now(table)[1] == 0
    assert table.where(card) == "ash_heap"
