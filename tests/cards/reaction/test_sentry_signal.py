"""Sentry Signal: a locked vampire blocks, or a bleed is reduced by 3."""

from __future__ import annotations

import pytest

from action_talk import told
from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import rest
from listening import listener
from made_up import paper
from methuselah.language import action, bleeds
from table_talk import Table

SIGNAL = "Sentry Signal"
BIG_BLEED = paper("Big Bleed", action(bleeds(+4)))


@pytest.mark.parametrize("level", ["ani", "tha"])
def test_a_locked_sentry_unlocks_and_blocks(table: Table, level: str) -> None:
    """For 1 blood; the bleed does nothing and the fight costs each of them 1 blood."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    sentry = table.prey.ready(
        made_vampire("Sentry", level, capacity=6, path="Caine"), blood=4, locked=True
    )
    sleeper = table.prey.ready(made_vampire("Sleeper", level, path="Caine"), locked=True)
    card = table.prey.holds(SIGNAL)

    table.you.acts(word="bleed", by=ryan)
    table.prey.plays(SIGNAL, by=sentry, level=level)
    assert table.blood(sentry) == 3  # the cost
    assert not table.locked(sentry)
    assert told(table, "attempts to block", card=sentry) == 1
    rest(table)

    assert table.prey.pool() == 30
    assert not table.you.has_edge()
    assert table.locked(sentry)  # it has blocked
    assert table.locked(sleeper)
    assert (table.blood(ryan), table.blood(sentry), table.blood(sleeper)) == (3, 2, 5)
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("has", "locked", "blood", "may"),
    [
        ("ani", True, 1, {"ani"}),
        ("tha", True, 1, {"tha"}),
        ("ANI", True, 1, {"ani"}),
        ("THA", True, 1, {"tha"}),
        ("ANI", False, 1, {"ANI"}),
        ("THA", False, 1, {"THA"}),
        ("ani", False, 1, set()),
        ("tha", False, 1, set()),
        ("ANI", True, 0, set()),
        ("ANI", False, 0, set()),
        ("AUS", True, 1, set()),
        ("AUS", False, 1, set()),
    ],
)
def test_who_may_give_the_signal(
    table: Table, has: str, locked: bool, blood: int, may: set[str]
) -> None:
    """A locked one with the blood at the lower level, an unlocked one at the superior."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    sentry = table.prey.ready(made_vampire("Sentry", has, path="Caine"), blood=blood, locked=locked)
    table.prey.holds(SIGNAL)

    table.you.acts(word="bleed", by=ryan)
    table.until("action")
    levels = ("ani", "ANI", "tha", "THA")
    assert {x for x in levels if table.prey.can_play(SIGNAL, by=sentry, level=x)} == may


@pytest.mark.parametrize(("big", "left"), [(True, 28), (False, 30)])
@pytest.mark.parametrize("level", ["ANI", "THA"])
def test_a_bleed_against_you_is_reduced_by_3(
    table: Table, level: str, big: bool, left: int
) -> None:
    """Of 5 pool 2 are bled; of 1 nothing, and there is no Edge."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(BIG_BLEED)
    sentry = table.prey.ready(made_vampire("Sentry", level, path="Caine"), blood=2)
    card = table.prey.holds(SIGNAL)

    if big:
        table.you.acts("Big Bleed", by=ryan)
    else:
        table.you.acts(word="bleed", by=ryan)
    table.prey.plays(SIGNAL, by=sentry, level=level)
    rest(table)

    assert table.prey.pool() == left
    assert table.you.has_edge() == big
    assert table.blood(sentry) == 1
    assert not table.locked(sentry)
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("seat", "word"), [("prey", "hunt"), ("grand_prey", "bleed")])
def test_only_a_bleed_against_you_is_reduced(table: Table, seat: str, word: str) -> None:
    """No hunt, and no bleed against somebody else."""
    ryan = table.you.ready("Ryan", blood=2)
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    who = getattr(table, seat)
    sentry = who.ready(made_vampire("Sentry", "ANI", "THA", path="Caine"))
    who.holds(SIGNAL)

    table.you.acts(word=word, by=ryan)
    assert not table.over()
    while not table.over():
        assert not who.can_play(SIGNAL, by=sentry, level="ANI")
        assert not who.can_play(SIGNAL, by=sentry, level="THA")
        table.pass_on()


@pytest.mark.ruling(SIGNAL, 1)
@pytest.mark.parametrize(
    ("level", "heard", "pool"),
    [("ani", "ani", 31), ("tha", "ani", 30), ("tha", "tha", 31), ("ani", "tha", 30)],
)
def test_it_counts_as_requiring_what_is_used(
    table: Table, level: str, heard: str, pool: int
) -> None:
    """As it is played, one of its Disciplines."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    sentry = table.prey.ready(made_vampire("Sentry", "ani", "tha", path="Caine"), locked=True)
    table.prey.in_play(listener(heard))
    table.prey.holds(SIGNAL)

    table.you.acts(word="bleed", by=ryan)
    table.prey.plays(SIGNAL, by=sentry, level=level)
    rest(table)
    assert table.prey.pool() == pool


@pytest.mark.ruling(SIGNAL, 1)
@pytest.mark.parametrize(("code", "is_one"), [("ani", True), ("tha", True), ("aus", False)])
def test_in_the_hand_it_requires_each_of_them(table: Table, code: str, is_one: bool) -> None:
    """Both count for what is discarded because of its Discipline."""
    table.you.ready("Ryan")
    ear = table.you.in_play(listener(code))
    table.you.holds(SIGNAL)

    table.asked()
    assert table.you.may("use", card=ear) == is_one


@pytest.mark.ruling(SIGNAL, 2)
def test_a_sentry_that_attempts_already_unlocks(table: Table) -> None:
    """Awake and locked; its attempt goes on and succeeds."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    sentry = table.prey.ready(made_vampire("Sentry", "tha", path="Caine"), blood=4, locked=True)
    table.prey.holds(SIGNAL, "Wake with Evening's Freshness")

    table.you.acts(word="bleed", by=ryan)
    table.prey.plays("Wake with Evening's Freshness", by=sentry)
    table.prey.blocks(sentry)
    assert table.locked(sentry)
    table.prey.plays(SIGNAL, by=sentry, level="tha")
    assert not table.locked(sentry)
    rest(table)

    assert told(table, "attempts to block", card=sentry) == 1
    assert table.prey.pool() == 30
    assert table.locked(sentry)
    assert table.blood(sentry) == 2


@pytest.mark.ruling(SIGNAL, 3)
def test_no_signal_where_vampires_cannot_block(table: Table) -> None:
    """Before Daring the Dawn it could be given, afterwards it cannot."""
    daring = table.you.ready(made_vampire("Daring", "for", capacity=6))
    table.you.ready(COMPANION)
    table.you.holds(PAUSE, "Daring the Dawn")
    sentry = table.prey.ready(made_vampire("Sentry", "ani", path="Caine"), locked=True)
    card = table.prey.holds(SIGNAL)

    table.you.acts(word="bleed", by=daring)
    table.until("action")
    assert table.prey.can_play(SIGNAL, by=sentry, level="ani")
    table.you.plays("Daring the Dawn", by=daring, level="for")
    assert not table.over()
    while not table.over():
        assert not table.prey.can_play(SIGNAL)
        table.pass_on()

    assert table.where(card) == "hand"
    assert table.prey.pool() == 29


@pytest.mark.ruling(SIGNAL, 4)
@pytest.mark.parametrize(
    ("word", "seat", "may"),
    [
        ("bleed", "prey", True),
        ("bleed", "grand_prey", False),
        ("bleed", "predator", False),
        ("hunt", "prey", True),
        ("hunt", "predator", True),
        ("hunt", "grand_prey", False),
    ],
)
def test_the_signal_is_for_those_who_may_block(
    table: Table, word: str, seat: str, may: bool
) -> None:
    """The target of a bleed; prey and predator of whoever hunts."""
    ryan = table.you.ready("Ryan", blood=2)
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    who = getattr(table, seat)
    sentry = who.ready(made_vampire("Sentry", "ani", path="Caine"), locked=True)
    who.holds(SIGNAL)

    table.you.acts(word=word, by=ryan)
    offered = False
    while not table.over():
        offered = offered or who.can_play(SIGNAL, by=sentry, level="ani")
        table.pass_on()
    assert offered == may
