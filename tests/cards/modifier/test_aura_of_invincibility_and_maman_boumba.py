"""Aura of Invincibility and Maman Boumba."""

from __future__ import annotations

from typing import Final

import pytest

from combat_talk import fight, rest
from fight_talk import damage_to
from made_up import paper
from methuselah.language import ash_heap, choose, chosen, is_named, reaction, remove_from_game
from politics_talk import motion, polling, votes_now
from table_talk import Table

AURA = "Aura of Invincibility"
MAMAN = "Maman Boumba (G4)"
REACT = "React with Conviction"
JENNIE = 'Jennie "Cassie247" Orne'

CLEANER: Final = paper(
    "Cleaner",
    reaction(
        choose(ash_heap(is_named(AURA)), name="gone"),
        remove_from_game(chosen("gone")),
        at=("polling",),
    ),
)


# -- Aura of Invincibility ------------------------------------------------------------------------


def test_the_aura_is_put_on_the_caller_as_the_referendum_passes(table: Table) -> None:
    """With 1 counter; its 1 blood is paid as it is played."""
    prince = table.you.ready("Mkhokheli")
    beside = table.you.ready("Meaghan")
    aura = table.you.holds(AURA, motion())[0]

    table.you.acts("Motion", by=prince)
    table.until("before_votes", table.you)
    assert not table.you.can_play(aura, by=beside)
    table.you.plays(AURA, by=prince)
    assert table.blood(prince) == 5
    assert table.where(aura) == "ash_heap"
    polling(table)
    table.you.votes("for", minion=prince)
    assert votes_now(table) == (2, 0)  # no more votes in this one
    table.nobody_reacts()

    assert table.on(aura) == prince
    assert table.counters(aura) == 1
    assert table.you.pool() == 31
    assert table.waits_for(table.you)


@pytest.mark.ruling("Aura of Invincibility", 1)
@pytest.mark.rules_text("003 Aura of Invincibility 1")
def test_a_first_referendum_that_fails_brings_no_aura(table: Table) -> None:
    """A tie: the caller stays, and the card lies in the ash heap."""
    prince = table.you.ready("Mkhokheli")
    table.you.ready("Meaghan")
    aura = table.you.holds(AURA, motion())[0]
    belinde = table.prey.ready("Belinde")

    table.you.acts("Motion", by=prince)
    table.you.plays(AURA, by=prince)
    table.you.votes("for", minion=prince)
    table.prey.votes("against", minion=belinde)
    table.nobody_reacts()

    assert table.where(aura) == "ash_heap"
    assert table.where(prince) == "ready"
    assert table.you.pool() == 30
    assert table.waits_for(table.you)


@pytest.mark.ruling("Aura of Invincibility", 2)
def test_an_aura_that_has_left_the_ash_heap_does_nothing(table: Table) -> None:
    """It lies there as soon as it is played; somebody removes it before the referendum passes."""
    prince = table.you.ready("Mkhokheli")
    table.you.ready("Meaghan")
    aura = table.you.holds(AURA, motion())[0]
    ryan = table.prey.ready("Ryan")
    table.prey.holds(CLEANER)

    table.you.acts("Motion", by=prince)
    table.you.plays(AURA, by=prince)
    table.you.votes("for", minion=prince)
    table.prey.plays("Cleaner", by=ryan)
    table.nobody_reacts()

    assert table.where(aura) == "removed"
    assert table.you.pool() == 31
    assert table.waits_for(table.you)


@pytest.mark.ruling("Aura of Invincibility", 3)
def test_a_vampire_with_an_aura_plays_no_second_one(table: Table) -> None:
    """The bribes in the same hand it may play."""
    prince = table.you.ready("Mkhokheli")
    table.you.in_play(AURA, on=prince, counters=1)
    aura = table.you.holds(AURA, motion(), "Bribes")[0]

    table.you.acts("Motion", by=prince)
    table.until("before_votes", table.you)
    assert table.you.can_play("Bribes")
    assert not table.you.can_play(aura)


def test_the_aura_is_played_before_votes_are_cast(table: Table) -> None:
    """Not in the polling step."""
    prince = table.you.ready("Mkhokheli")
    aura = table.you.holds(AURA, motion())[0]

    table.you.acts("Motion", by=prince)
    table.until("before_votes", table.you)
    assert table.you.can_play(aura)
    polling(table)
    assert not table.you.can_play(aura)


@pytest.mark.ruling("Aura of Invincibility", 4)
def test_no_aura_in_a_referendum_that_passes_by_itself(table: Table) -> None:
    """After Cryptic Rider there is nothing before the votes, for there are none."""
    prince, second = table.you.ready("Mkhokheli"), table.you.ready("Massimo Falconi")
    table.you.holds("Cryptic Rider", motion(), motion(name="Second"))

    aura = table.you.holds(AURA)
    table.you.acts("Motion", by=prince)
    table.you.votes("for", minion=prince)
    table.you.plays("Cryptic Rider", by=prince)
    table.nobody_reacts()
    table.you.acts("Second", by=second)
    while not table.over():
        assert not table.you.may("play", card=aura)
        table.pass_on()

    assert table.where(aura) == "hand"
    assert table.you.pool() == 32


@pytest.mark.parametrize(
    ("name", "counters", "votes"), [("Massimo Falconi", 2, 2), ("Mkhokheli", 1, 3)]
)
def test_each_counter_of_the_aura_is_a_vote(
    table: Table, name: str, counters: int, votes: int
) -> None:
    """Beside those of a title, in what the vampire calls; one counter more as it passes."""
    caller = table.you.ready(name)
    table.you.ready("Meaghan")
    aura = table.you.in_play(AURA, on=caller, counters=counters)
    table.you.holds(motion())

    table.you.acts("Motion", by=caller)
    polling(table)
    table.you.votes("for", minion=caller)
    assert votes_now(table) == (votes, 0)
    table.nobody_reacts()

    assert table.counters(aura) == counters + 1
    assert table.on(aura) == caller
    assert table.you.pool() == 31
    assert table.waits_for(table.you)


@pytest.mark.parametrize("passes", [True, False])
def test_the_aura_does_nothing_in_the_referendums_of_others(table: Table, passes: bool) -> None:
    """No votes, no counter, no torpor, whether it passes or fails."""
    caller = table.you.ready("Mkhokheli")
    bearer = table.you.ready("Massimo Falconi")
    aura = table.you.in_play(AURA, on=bearer, counters=2)
    table.you.holds(motion())
    belinde = table.prey.ready("Belinde")

    table.you.acts("Motion", by=caller)
    polling(table)
    assert not table.you.may("vote", minion=bearer)
    table.you.votes("for", minion=caller)
    if not passes:
        table.prey.votes("against", minion=belinde)
    table.nobody_reacts()

    assert table.you.pool() == (31 if passes else 30)
    assert table.counters(aura) == 2
    assert table.on(aura) == bearer
    assert table.where(bearer) == "ready"
    assert table.waits_for(table.you)


def test_the_aura_ends_in_torpor_as_a_referendum_fails(table: Table) -> None:
    """1 vote against the 2 of a prince: the card is burned, its vampire goes to torpor."""
    caller = table.you.ready("Massimo Falconi")
    beside = table.you.ready("Meaghan")
    aura = table.you.in_play(AURA, on=caller, counters=1)
    table.you.holds(motion())
    belinde = table.prey.ready("Belinde")

    table.you.acts("Motion", by=caller)
    table.you.votes("for", minion=caller)
    table.prey.votes("against", minion=belinde)
    table.nobody_reacts()

    assert table.where(aura) == "ash_heap"
    assert table.where(caller) == "torpor"
    assert (table.where(beside), table.where(belinde)) == ("ready", "ready")
    assert table.waits_for(table.you)


# -- Maman Boumba ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("place", "convictions", "times"),
    [("ready", 1, 1), ("ready", 2, 1), ("ready", 0, 0), ("incapacitated", 1, 1)],
)
def test_maman_votes_against_for_a_conviction(
    table: Table, place: str, convictions: int, times: int
) -> None:
    """3 votes, once, locked or not. Incapacitated she may pay, too, but abstains."""
    prince = table.you.ready("Mkhokheli")
    table.you.ready("Meaghan")
    table.you.holds(motion())
    life = 4 if place == "ready" else 0
    maman = table.prey.puts(MAMAN, place, blood=life, locked=place == "ready")
    convictions_ = [table.prey.in_play(REACT, on=maman) for _ in range(convictions)]

    table.you.acts("Motion", by=prince)
    polling(table)
    assert table.prey.may("use", card=maman, level="votes") == (times > 0)
    for _ in range(times):
        table.prey.uses(maman, level="votes")
        while table.prey.may("choose"):
            table.prey.chooses()
    assert not table.prey.may("use", card=maman, level="votes")
    table.you.votes("for", minion=prince)
    assert votes_now(table) == (2, 3 * times if place == "ready" else 0)  # else she abstains
    table.nobody_reacts()

    assert [table.where(card) for card in convictions_].count("ash_heap") == times
    assert table.you.pool() == (30 if times and place == "ready" else 31)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("theirs", "locked", "may"),
    [
        ("Octane", False, True),
        ("Octane", True, False),
        ("Procurer", False, True),  # a ghoul
        ("Loyal Street Gang", False, False),  # mortals
        ("Underbridge Stray", False, False),  # an animal
        (JENNIE, False, False),  # an imbued: a mortal
    ],
)
def test_maman_ends_a_combat_between_monsters(
    table: Table, theirs: str, locked: bool, may: bool
) -> None:
    """Of anybody's, before range is determined, by locking."""
    fighter = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    opponent = table.prey.ready(theirs)
    maman = table.predator.ready(MAMAN, locked=locked)

    fight(table, fighter, opponent)
    if may:
        table.until("before_range", table.predator)
        table.predator.uses(maman, level="peace")
        rest(table)
    while not table.over():
        assert not table.predator.may("use", card=maman, level="peace")
        table.pass_on()

    assert damage_to(table, opponent) == (0 if may else 1)
    assert damage_to(table, fighter) == (0 if may or theirs == "Underbridge Stray" else 1)
    assert table.locked(maman) == (may or locked)
    assert table.waits_for(table.you)


def test_maman_does_not_end_her_own_combat(table: Table) -> None:
    """She is no monster."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    maman = table.prey.ready(MAMAN)

    fight(table, ryan, maman)
    while not table.over():
        assert not table.prey.may("use", card=maman, level="peace")
        table.pass_on()

    assert (damage_to(table, ryan), damage_to(table, maman)) == (1, 1)
    assert table.waits_for(table.you)
