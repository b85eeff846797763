"""Thirst makes young vampires hunt; the Tabriz Assembly feeds True Brujah and votes for itself."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import PAUSE
from combat_talk import COMPANION, rest
from fight_talk import replaced
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import event, put_in_play, static
from methuselah.rules.action.action import stealth
from methuselah.rules.playing.hand import hand_size
from politics_talk import motion, polling, votes_now
from scenes.in_play import played_as_printed
from scenes.rulings import no_burn_option_while_it_is_met
from table_talk import Table

THIRST = "Thirst"
TABRIZ = "Tabriz Assembly"
TRUE = replaced("Brachah", clans=("True Brujah",))


def gehenna(name: str) -> Definition:
    """A Gehenna event without text."""
    return paper(name, event(put_in_play()), keywords=frozenset({"gehenna"}))


# -- Thirst ---------------------------------------------------------------------------------------


def test_thirst_comes_into_play(table: Table) -> None:
    """As an event."""
    card = table.you.holds(THIRST)
    table.prey.ready("Ryan")
    table.begins("discard")
    table.you.plays(card)
    assert table.where(card) == "permanent"


def test_who_did_not_hunt_is_thirsty(table: Table) -> None:
    """With 4 such events a ready vampire of capacity 3 burns 1 blood as the minion phase ends."""
    young, old = table.you.ready("Meaghan", blood=3), table.you.ready("Ryan", blood=3)
    torpid = table.you.torpor("Duck", blood=2)
    gang = table.you.ready("Loyal Street Gang")
    theirs = table.prey.ready("Nik Sikko", blood=3)
    table.grand_prey.in_play(THIRST)
    for name in ("One", "Two", "Three"):
        table.prey.in_play(gehenna(name))
    table.prey.in_play(paper("Plain", event(put_in_play())))
    table.prey.in_play(paper("Sign", kind="master", keywords=frozenset({"gehenna"})))
    life = table.blood(gang)
    table.until("minion", table.you)
    assert table.blood(young) == 3
    table.until_turn_of(table.prey, "minion")
    assert [table.blood(one) for one in (young, old, torpid, theirs)] == [2, 3, 2, 3]
    assert table.blood(gang) == life
    table.until_turn_of(table.you, "minion")
    assert table.blood(theirs) == 2


@pytest.mark.ruling(THIRST, 1)
@pytest.mark.parametrize(("word", "blocked", "left"), [("hunt", True, 0), ("bleed", False, 1)])
def test_a_hunt_that_fails_is_a_hunt(table: Table, word: str, blocked: bool, left: int) -> None:
    """Blocked it brings nothing, but it was one; a bleed is none."""
    young = table.you.ready("Meaghan", blood=2)
    table.you.ready("Ryan")
    table.you.in_play(THIRST)
    for name in ("One", "Two", "Three"):
        table.prey.in_play(gehenna(name))
    guard = table.prey.ready("Nassir")
    eyes = paper("Eyes", static("intercept", +1), kind="equipment")
    table.prey.in_play(eyes, on=guard)
    table.you.acts(word=word, by=young)
    if blocked:
        table.prey.blocks(guard)
    rest(table)
    before = table.blood(young)
    table.until_turn_of(table.prey, "minion")
    assert before - table.blood(young) == left


# -- Tabriz Assembly ------------------------------------------------------------------------------


def test_the_assembly_comes_into_play_as_printed() -> None:
    """By a True Brujah."""
    played_as_printed(TABRIZ, needs=TRUE, stranger="Ryan")


@pytest.mark.ruling(TABRIZ, 1)
def test_no_burn_option_for_who_has_a_true_brujah() -> None:
    """A copy in play or not."""
    no_burn_option_while_it_is_met(TABRIZ, needs=TRUE)


def test_the_assembly_makes_the_hand_larger(table: Table) -> None:
    """By 1, of its controller."""
    table.you.in_play(TABRIZ)
    table.you.ready(COMPANION)
    table.asked()
    assert [hand_size(table.state, seat) for seat in range(5)] == [8, 7, 7, 7, 7]


def test_a_true_brujah_is_fed(table: Table) -> None:
    """1 blood for one of yours, in torpor too, once in your unlock phase."""
    mine = table.you.ready(TRUE, blood=1)
    torpid = table.you.torpor(replaced("Dodd", clans=("True Brujah",)), blood=0)
    table.you.ready("Ryan", blood=1)
    table.prey.ready(replaced("Nassir", clans=("True Brujah",)), blood=1)
    card = table.you.in_play(TABRIZ)
    table.gives_edge(table.you)
    table.begins("unlock")
    table.you.uses(card)
    assert table.you.choices() == {mine, torpid}
    table.you.chooses(torpid)
    assert (table.blood(mine), table.blood(torpid)) == (1, 1)
    assert table.you.may("gain from the Edge")
    assert not table.you.may("use", card=card)


def test_the_assembly_feeds_in_your_own_unlock_phase(table: Table) -> None:
    """Not in that of your prey."""
    table.you.ready(TRUE, blood=1)
    card = table.you.in_play(TABRIZ)
    table.gives_edge(table.prey)
    table.until_turn_of(table.prey, "unlock")
    assert table.prey.may("gain from the Edge")
    assert not table.you.may("use", card=card)


@pytest.mark.parametrize(("own", "place"), [(False, "permanent"), (True, "ash_heap")])
def test_a_referendum_about_the_assembly(table: Table, own: bool, place: str) -> None:
    """At +1 stealth, by any vampire; its controller has 1 more vote, for or against."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    ally = table.you.ready("Underbridge Stray")
    table.you.holds(PAUSE)
    seat = table.you if own else table.prey
    card = seat.in_play(TABRIZ)
    table.grand_prey.ready("Mkhokheli")  # whose votes keep the polling open
    assert not table.you.may("use action", card=card, by=ally)
    table.you.acts(card, by=mine)
    assert stealth(table.state, action_of(table)) == 1
    polling(table, seat)
    seat.uses(card, level="vote")
    assert not table.locked(card)
    assert not seat.may("use", card=card)
    seat.votes("for" if own else "against", mode="granted")
    assert votes_now(table) == ((1, 0) if own else (0, 1))
    rest(table)
    assert table.where(card) == place


def test_the_assembly_votes_about_itself_alone(table: Table) -> None:
    """Not in another referendum."""
    mine = table.you.ready("Mkhokheli")
    table.you.ready(COMPANION)
    table.you.holds(motion())
    card = table.you.in_play(TABRIZ)
    table.you.acts("Motion", by=mine)
    polling(table)
    assert table.you.may("vote", minion=mine)
    assert not table.you.may("use", card=card)
