"""Mithras, Oliver Thrace, Porphyrion."""

from __future__ import annotations

import pytest

from action_talk import is_offered, told, trick
from block_talk import UNLOCKER, made_vampire
from combat_talk import COMBAT_ENDS, COMPANION, DODGE, MANEUVER, fight, rest
from fight_talk import damage_to
from made_up import paper
from methuselah.language import (
    DURING_ACTION,
    PREY,
    bleed,
    gain_pool,
    intercept,
    is_action,
    reaction,
    redirect_bleed,
)
from politics_talk import motion, polling, votes_now
from table_talk import Table

MITHRAS = "Mithras (G3)"
OLIVER = "Oliver Thrace (G3)"
PORPHYRION = "Porphyrion (G5)"
EARS = paper("Ears", reaction(intercept(+1)))


# -- Mithras --------------------------------------------------------------------------------------


def test_mithras_has_two_votes(table: Table) -> None:
    """Without a title; another vampire of yours has none."""
    mithras = table.you.ready(MITHRAS)
    other = table.you.ready("Tony (G3)")
    table.you.ready(COMPANION)
    table.you.holds(motion())

    table.you.acts("Motion", by=other)
    polling(table)
    assert not table.you.may("vote", minion=other)
    table.you.votes("for", minion=mithras)
    assert votes_now(table) == (2, 0)
    rest(table)
    assert table.waits_for(table.you)


def test_mithras_cancels_a_deflection(table: Table) -> None:
    """For 2 blood; its cost is not paid, and the bleed for 3 stays where it is."""
    mithras = table.you.ready(MITHRAS)
    table.you.ready(COMPANION)
    younger = table.prey.ready(made_vampire("Mirror", "DOM"))
    card = table.prey.holds("Deflection")

    table.you.acts(word="bleed", by=mithras)
    table.prey.plays(card, by=younger, level="DOM")
    table.prey.chooses(seat=table.grand_prey)
    table.you.uses(mithras)
    rest(table)

    assert (table.prey.pool(), table.grand_prey.pool()) == (27, 30)
    assert (table.blood(mithras), table.blood(younger)) == (9, 5)
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("capacity", "blood", "may"), [(10, 2, True), (11, 2, False), (10, 1, False)]
)
def test_mithras_cancels_what_younger_vampires_play(
    table: Table, capacity: int, blood: int, may: bool
) -> None:
    """Younger than 11; the price is 2 blood."""
    mithras = table.you.ready(MITHRAS, blood=blood)
    table.you.ready(COMPANION)
    theirs = table.prey.ready(made_vampire("Mirror", "DOM", capacity=capacity))
    table.prey.holds("Deflection")
    table.grand_prey.holds("Direct Intervention")  # so that somebody is asked

    table.you.acts(word="bleed", by=mithras)
    table.prey.plays("Deflection", by=theirs, level="DOM")
    table.prey.chooses(seat=table.predator)
    table.until("as_played")
    assert table.grand_prey.can_play("Direct Intervention")
    assert table.you.may("use", card=mithras) == may


@pytest.mark.parametrize(("name", "may"), [("Tony (G3)", True), ("Loyal Street Gang", False)])
def test_mithras_cancels_nothing_that_an_ally_plays(table: Table, name: str, may: bool) -> None:
    """ "By a younger vampire": intercept against his hunt."""
    mithras = table.you.ready(MITHRAS, blood=5)
    table.you.ready(COMPANION)
    theirs = table.prey.ready(name)
    table.prey.holds(EARS)
    table.grand_prey.holds("Direct Intervention")

    table.you.acts(word="hunt", by=mithras)
    table.prey.blocks(theirs)
    table.prey.plays("Ears", by=theirs)
    table.until("as_played")
    assert table.grand_prey.can_play("Direct Intervention")
    assert table.you.may("use", card=mithras) == may
    if may:
        table.you.uses(mithras)
    rest(table)

    assert damage_to(table, theirs) == (0 if may else 2)  # the ally has blocked
    assert table.blood(mithras) == 4  # 2 for the card and 1 hunted, or 1 damage


@pytest.mark.parametrize("again", ["same action", "next action"])
def test_mithras_cancels_once_each_action(table: Table, again: str) -> None:
    """A second reaction of the same action is not cancelled, one of the next action is."""
    mithras = table.you.ready(MITHRAS)
    table.you.ready(COMPANION)
    table.you.in_play(UNLOCKER)
    first = table.prey.ready(made_vampire("Mirror", "DOM"))
    second = table.prey.ready(made_vampire("Glass", "DOM"))
    table.prey.holds("Deflection", "Deflection", EARS)
    table.grand_prey.holds("Direct Intervention")

    table.you.acts(word="bleed", by=mithras)
    table.prey.plays("Deflection", by=first, level="DOM")
    table.prey.chooses(seat=table.grand_prey)
    table.you.uses(mithras)
    if again == "same action":
        table.prey.plays("Deflection", by=second, level="DOM")
        table.prey.chooses(seat=table.grand_prey)
    else:
        rest(table)
        table.you.uses("Unlocker")
        table.you.acts(word="hunt", by=mithras)
        table.prey.blocks(first)
        table.prey.plays("Ears", by=first)
    table.until("as_played")
    assert table.grand_prey.can_play("Direct Intervention")
    assert table.you.may("use", card=mithras) == (again == "next action")


def test_mithras_cancels_in_his_own_actions(table: Table) -> None:
    """Not in that of another vampire of yours."""
    mithras = table.you.ready(MITHRAS)
    acting = table.you.ready("Tony (G3)")
    table.you.ready(COMPANION)
    theirs = table.prey.ready(made_vampire("Mirror", "DOM"))
    table.prey.holds("Deflection")
    table.grand_prey.holds("Direct Intervention")

    table.you.acts(word="bleed", by=acting)
    table.prey.plays("Deflection", by=theirs, level="DOM")
    table.prey.chooses(seat=table.predator)
    table.until("as_played")
    assert table.grand_prey.can_play("Direct Intervention")
    assert not table.you.may("use", card=mithras)


def test_mithras_cancels_no_combat_card(table: Table) -> None:
    """Of whoever blocks him."""
    mithras = table.you.ready(MITHRAS)
    theirs = table.prey.ready("Tony (G3)")
    table.prey.holds(MANEUVER)
    table.grand_prey.holds("Direct Intervention")

    fight(table, mithras, theirs)
    table.prey.plays(MANEUVER.name, by=theirs)
    table.until("as_played")
    assert table.grand_prey.can_play("Direct Intervention")
    assert not table.you.may("use", card=mithras)


@pytest.mark.ruling(MITHRAS, 1)
def test_nothing_but_a_wake_comes_before_mithras(table: Table) -> None:
    """The card is not replaced yet; The Barrens wait. [LSJ 20061207]"""
    mithras = table.you.ready(MITHRAS)
    table.you.ready(COMPANION)
    barrens = table.you.in_play("The Barrens")
    table.you.holds("Fame")
    theirs = table.prey.ready(made_vampire("Mirror", "DOM"))
    sleeper = table.prey.ready("Octane", locked=True)
    table.prey.holds("Deflection", "Forced Awakening", *["Fame"] * 5)
    table.begins()
    assert table.you.may("use", card=barrens)

    table.you.acts(word="bleed", by=mithras)
    table.prey.plays("Deflection", by=theirs, level="DOM")
    table.prey.chooses(seat=table.grand_prey)
    table.until("as_played", table.you)
    assert len(table.prey.hand()) == 6
    assert not table.you.may("use", card=barrens)
    assert table.prey.can_play("Forced Awakening", by=sleeper)
    table.you.uses(mithras)

    assert len(table.prey.hand()) == 7


@pytest.mark.ruling(MITHRAS, 2)
@pytest.mark.parametrize(("cancelled", "cards"), [(True, 7), (False, 6)])
def test_what_mithras_cancels_is_replaced_at_once(
    table: Table, cancelled: bool, cards: int
) -> None:
    """Its "do not replace until" is cancelled with it. [LSJ 20080630]"""
    late = paper(
        "Late Bounce",
        reaction(
            is_action(trait="bleeds you"),
            redirect_bleed(PREY),
            at=("declined",),
            replace="unlock",
        ),
    )
    mithras = table.you.ready(MITHRAS)
    table.you.ready(COMPANION)
    theirs = table.prey.ready("Tony (G3)")
    table.prey.holds(late, *["Fame"] * 6)

    table.you.acts(word="bleed", by=mithras)
    table.prey.plays("Late Bounce", by=theirs)
    if cancelled:
        table.you.uses(mithras)
    rest(table)

    assert len(table.prey.hand()) == cards
    assert table.prey.pool() == (27 if cancelled else 30)


@pytest.mark.ruling(MITHRAS, 3)
def test_what_mithras_cancels_was_played(table: Table) -> None:
    """The same vampire cannot play the same card again, another one can. [ANK 20190104]"""
    mithras = table.you.ready(MITHRAS)
    table.you.ready(COMPANION)
    first = table.prey.ready(made_vampire("Mirror", "DOM"))
    second = table.prey.ready(made_vampire("Glass", "DOM"))
    table.prey.holds("Deflection", "Deflection")

    table.you.acts(word="bleed", by=mithras)
    table.prey.plays("Deflection", by=first, level="DOM")
    table.prey.chooses(seat=table.grand_prey)
    table.you.uses(mithras)
    table.until("declined", table.prey)

    assert not table.prey.can_play("Deflection", by=first)
    assert table.prey.can_play("Deflection", by=second)


@pytest.mark.ruling(MITHRAS, 4)
@pytest.mark.parametrize("cancelled", [True, False])
def test_a_limited_bleed_that_mithras_cancels_leaves_the_limit_free(
    table: Table, cancelled: bool
) -> None:
    """A made-up reaction that adds to the bleed. [LSJ 20030224]"""
    goad = paper("Goad", reaction(bleed(+1), at=DURING_ACTION))
    mithras = table.you.ready(MITHRAS)
    table.you.ready(COMPANION)
    theirs = table.prey.ready("Tony (G3)")
    table.prey.holds(goad)
    table.you.holds(trick(bleed(+1), at=DURING_ACTION))

    table.you.acts(word="bleed", by=mithras)
    table.prey.plays("Goad", by=theirs)
    if cancelled:
        table.you.uses(mithras)
    else:
        table.you.passes()
    assert is_offered(table, table.you, "Trick") == cancelled
    assert table.prey.pool() == (27 if cancelled else 26)


# -- Oliver Thrace --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mine", "opponent", "may"),
    [
        (OLIVER, "Tony (G3)", False),
        (OLIVER, "Loyal Street Gang", True),
        ("Brachah (G2)", "Tony (G3)", True),
    ],
)
def test_vampires_opposing_oliver_end_no_combat(
    table: Table, mine: str, opponent: str, may: bool
) -> None:
    """As a strike; an ally does, and so does who fights somebody else."""
    fighter = table.you.ready(mine)
    if mine != OLIVER:
        table.you.ready(OLIVER)
    theirs = table.prey.ready(opponent)
    table.prey.holds(COMBAT_ENDS, DODGE)

    fight(table, fighter, theirs)
    table.until("strike", table.prey)
    assert table.prey.can_play(DODGE.name, by=theirs)
    assert table.prey.can_play(COMBAT_ENDS.name, by=theirs) == may


def test_oliver_ends_combat_himself(table: Table) -> None:
    """Only those who oppose him may not."""
    oliver = table.you.ready(OLIVER)
    theirs = table.prey.ready("Tony (G3)")
    table.you.holds(COMBAT_ENDS)

    fight(table, oliver, theirs)
    table.you.plays(COMBAT_ENDS.name, by=oliver)
    rest(table)

    assert damage_to(table, theirs) == damage_to(table, oliver) == 0
    assert table.waits_for(table.you)


def test_oliver_burns_a_spell_to_bleed_for_more(table: Table) -> None:
    """+1, once each action, beside a limited one; other cards are of no use."""
    oliver = table.you.ready(OLIVER)
    table.you.ready(COMPANION)
    theft, walk, doll = table.you.holds("Theft of Vitae", "Walk of Flame", "Blood Doll")
    table.you.holds(trick(bleed(+1), at=("action",)))
    table.prey.ready("Tony (G3)")

    table.you.acts(word="bleed", by=oliver)
    table.you.plays("Trick", by=oliver)
    table.you.uses(oliver)
    assert table.you.choices() == {theft, walk}
    table.you.chooses(walk)
    assert not is_offered(table, table.you, oliver)

    assert [table.where(one) for one in (theft, walk, doll)] == ["hand", "ash_heap", "hand"]
    assert (told(table, "burned", card=walk), told(table, "discarded")) == (1, 0)
    assert table.prey.pool() == 27
    assert table.blood(oliver) == 9
    assert table.waits_for(table.you)


@pytest.mark.ruling(OLIVER, 1)
@pytest.mark.parametrize(
    ("word", "mine", "may"), [("bleed", True, True), ("hunt", True, False), ("bleed", False, False)]
)
def test_oliver_burns_a_spell_in_his_own_bleed(
    table: Table, word: str, mine: bool, may: bool
) -> None:
    """In no other action, and in nobody else's. [LSJ 19970718]"""
    oliver = table.you.ready(OLIVER, blood=5)
    other = table.you.ready("Brachah (G2)")
    table.you.ready(COMPANION)
    table.you.holds("Theft of Vitae")
    table.prey.ready("Tony (G3)")

    table.you.acts(word=word, by=oliver if mine else other)
    assert is_offered(table, table.you, oliver) == may


@pytest.mark.ruling(OLIVER, 1)
def test_oliver_adds_nothing_after_the_resolution(table: Table) -> None:
    """The bleed is over then. [ANK 20231124]"""
    oliver = table.you.ready(OLIVER)
    table.you.ready(COMPANION)
    table.you.holds("Theft of Vitae", trick(gain_pool(1), at=("after_resolution",)))

    table.you.acts(word="bleed", by=oliver)
    table.until("after_resolution", table.you)
    assert table.you.can_play("Trick", by=oliver)
    assert not table.you.may("use", card=oliver)
    rest(table)
    assert table.prey.pool() == 29


# -- Porphyrion -----------------------------------------------------------------------------------


@pytest.mark.parametrize("searches", [True, False])
def test_porphyrion_finds_the_treaty_as_he_comes(table: Table, searches: bool) -> None:
    """He may; nothing else is found."""
    porphyrion = table.you.uncontrolled(PORPHYRION, blood=9)
    left, treaty, top = table.you.library("Villein", "Treaty of Laibach", "Villein")
    table.you.holds(*["Fame"] * 7)
    table.begins("influence")

    table.you.does("move out", target=porphyrion)
    if searches:
        table.you.does("do")
        table.until("choose", table.you)
        assert table.you.choices() == {treaty}
        table.you.chooses(treaty)
        table.you.does("discard", card="Fame")
    else:
        assert table.you.may("do")
        table.you.passes()

    assert table.where(porphyrion) == "ready"
    assert table.where(treaty) == ("hand" if searches else "library")
    assert table.where(left) == table.where(top) == "library"


def test_porphyrion_fills_no_hand_beyond_seven(table: Table) -> None:
    """Discard down afterwards."""
    porphyrion = table.you.uncontrolled(PORPHYRION, blood=9)
    treaty = table.you.library("Treaty of Laibach")
    table.you.holds(*["Fame"] * 7)
    table.begins("influence")

    table.you.does("move out", target=porphyrion)
    table.you.does("do")
    table.until("choose", table.you)
    table.you.chooses(treaty)
    assert len(table.you.hand()) == 8
    table.you.does("discard", card="Fame")

    assert table.you.hand().count("Fame") == 6
    assert "Treaty of Laibach" in table.you.hand()


@pytest.mark.ruling(PORPHYRION, 1)
def test_porphyrion_searches_before_he_contests(table: Table) -> None:
    """Another one is in play. [LSJ 20080526]"""
    porphyrion = table.you.uncontrolled(PORPHYRION, blood=9)
    theirs = table.prey.ready(PORPHYRION)
    treaty = table.you.library("Treaty of Laibach")
    table.begins("influence")

    table.you.does("move out", target=porphyrion)
    assert table.you.may("do")
    assert table.where(theirs) == "ready"
    table.you.does("do")
    table.until("choose", table.you)
    table.you.chooses(treaty)
    table.asked()

    assert table.where(treaty) == "hand"
    assert (table.where(porphyrion), table.where(theirs)) == ("contested", "contested")
