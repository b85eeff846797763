"""Black Market Cache and Fleshforge Chamber; Creep Show and Dead Pool."""

from __future__ import annotations

from typing import Any

import pytest

from action_talk import told
from block_talk import COMPANION
from combat_talk import COMBAT_ENDS, DODGE, PRESS, fight, rest
from fight_talk import replaced
from made_up import paper
from methuselah.engine import invariants
from methuselah.engine.knowledge import sees
from methuselah.language import (
    action,
    draws,
    equips,
    gain_pool,
    master,
    modifier,
    recruits,
)
from politics_talk import motion, polling, votes_now
from scenes.in_play import only_one_on_each, played_as_printed
from table_talk import Table

CACHE, CHAMBER, SHOW = "Black Market Cache", "Fleshforge Chamber", "Creep Show"
POOL = "Dead Pool"


# -- Black Market Cache ---------------------------------------------------------------------------


def thing(name: str, **face: Any) -> Any:
    """Equipment."""
    return paper(name, equips(), kind="equipment", **face)


def cached(table: Table, number: int) -> tuple[int, list[int]]:
    """You play the cache and put so many of your four things on it; Bonding is on top."""
    table.you.ready("Mata Hari")
    table.you.ready(COMPANION)
    names = ("Knife", "Lamp", "Rope", "Sack")
    things = [*table.you.library(*(thing(name) for name in names))]
    table.you.library(thing("Crown", unique=True), "Fame", "Bonding")
    table.prey.library(thing("Spear"))
    cache = table.you.holds(CACHE, *["Misdirection"] * 6)[0]
    table.begins("master")
    table.you.plays(cache)
    assert table.you.choices() == set(things)
    for one in things[:number]:
        table.you.chooses(one)
    if number < 3:
        table.you.does("done")
    return cache, things


def test_three_things_lie_in_the_cache(table: Table) -> None:
    """Non-unique equipment of your library, face up and out of play; the rest is shuffled."""
    cache, things = cached(table, 3)
    assert [table.on(one) for one in things[:3]] == [cache] * 3
    assert all(sees(table.state, seat, one) for seat in range(5) for one in things[:3])
    assert table.where(things[3]) in ("library", "hand")
    assert table.where(cache) == "permanent"
    invariants.check(table.state)
    assert not table.you.may("act", card=things[0])
    assert told(table, "shuffled", seat=0) == 1


def test_nobody_else_draws_from_the_cache(table: Table) -> None:
    """Your prey draws from her library as ever."""
    table.prey.ready("Ryan")
    table.prey.holds("Misdirection")
    cache, things = cached(table, 1)
    table.until("discard", table.you)
    table.you.does("discard", card="Misdirection")
    table.you.chooses(seat=table.you)
    table.until_turn_of(table.prey, "discard")
    table.prey.does("discard", card="Misdirection")
    assert not table.prey.options("choose")
    assert table.on(things[0]) == cache


@pytest.mark.parametrize(("number", "where"), [(0, "ash_heap"), (1, "permanent")])
def test_an_empty_cache_is_burned(table: Table, number: int, where: str) -> None:
    """If nothing is found, or chosen."""
    cache, _ = cached(table, number)
    assert table.where(cache) == where


def test_what_lies_there_is_drawn_instead(table: Table) -> None:
    """As you like, one by one; with the last one the cache is burned."""
    table.you.ready("Mata Hari")
    table.you.ready(COMPANION)
    knife = table.you.library(thing("Knife"))
    table.you.library("Fame", "Bonding")
    peek = paper("Peek", master(draws(1)), kind="master")
    cache = table.you.holds(CACHE, peek, *["Misdirection"] * 5)[0]
    parthenon = table.you.in_play("The Parthenon")
    table.begins("master")
    table.you.uses(parthenon)
    table.you.plays(cache)
    table.you.chooses(knife)
    assert table.on(knife) == cache
    table.you.plays("Peek")
    assert table.you.choices() >= {knife}
    table.you.chooses(knife)
    assert table.where(knife) == "hand"
    assert table.where(cache) == "ash_heap"


def test_the_cache_is_a_location_of_the_ravnos(table: Table) -> None:
    """Nobody else plays it."""
    table.you.ready(COMPANION)
    table.you.holds(CACHE, "Misdirection")
    table.begins("master")
    assert table.you.can_play("Misdirection")
    assert not table.you.can_play(CACHE)


# -- Fleshforge Chamber ---------------------------------------------------------------------------


def creature(name: str, *words: str, kind: str = "ally", **face: Any) -> Any:
    """An ally or retainer with these keywords, at no cost."""
    own = {"life": 2, "strength": 1, "bleed": 1} if kind == "ally" else {"life": 1}
    return paper(name, recruits(), kind=kind, keywords=frozenset(words), **{**own, **face})


def test_the_chamber_is_a_location_of_the_tzimisce() -> None:
    """Free of cost."""
    played_as_printed(CHAMBER, needs="America Johnson")


def test_a_ghoul_of_your_hand_is_shaped_there(table: Table) -> None:
    """An ally or a retainer; one each master phase, face up; no other card."""
    chamber = table.you.in_play(CHAMBER)
    table.you.ready("America Johnson")
    ghoul = table.you.holds(creature("Vozhd", "ghoul"))
    servant = table.you.holds("Corpse Minion")
    table.you.holds(creature("Wraith", "wraith"), "Misdirection", "Deflection")
    table.prey.holds(creature("Brute", "ghoul"))
    table.you.holds(paper("Rite", action(gain_pool(1)), keywords=frozenset({"ghoul"})))
    table.begins("master")
    assert table.you.may("use", card=chamber)
    table.you.uses(chamber)
    assert table.you.choices() == {ghoul, servant}
    table.you.chooses(ghoul)
    assert table.on(ghoul) == chamber
    assert all(sees(table.state, seat, ghoul) for seat in range(5))
    assert not table.you.may("use", card=chamber)
    assert table.you.can_play("Misdirection")
    invariants.check(table.state)


def test_the_chamber_takes_nothing_in_the_phase_of_another(table: Table) -> None:
    """Your master phase alone."""
    chamber = table.you.in_play(CHAMBER)
    table.you.ready("America Johnson")
    table.you.holds(creature("Vozhd", "ghoul"), *["Deflection"] * 6)
    table.prey.ready("Ryan")
    table.prey.holds("Misdirection")
    table.until_turn_of(table.prey, "master")
    assert table.prey.can_play("Misdirection")
    assert not table.you.may("use", card=chamber)


def test_your_tzimisce_play_what_lies_there(table: Table) -> None:
    """As if from your hand, for its cost; no other clan does, nor a Tzimisce of another."""
    chamber = table.you.in_play(CHAMBER)
    mine, other = table.you.ready("America Johnson"), table.you.ready("Ryan")
    hers = table.prey.ready(replaced("Duck", clans=("Tzimisce",)))
    ghoul, second = table.you.holds(
        creature("Vozhd", "ghoul", pool_cost=2), creature("Hound", "ghoul")
    )
    table.begins("master")
    table.you.uses(chamber)
    table.you.chooses(ghoul)
    table.until("minion")
    assert table.you.can_play(ghoul, by=mine)
    assert not table.you.can_play(ghoul, by=other)
    assert not table.prey.can_play(ghoul, by=hers)
    assert table.you.can_play(second, by=other)  # it is in the hand
    table.you.acts(ghoul, by=mine)
    rest(table)
    assert (table.where(ghoul), table.you.pool()) == ("ready", 28)
    assert table.where(chamber) == "permanent"
    invariants.check(table.state)


def test_no_tzimisce_of_another_plays_what_lies_there(table: Table) -> None:
    """Not in her own turn either; yours does in the next of yours."""
    chamber = table.you.in_play(CHAMBER)
    mine = table.you.ready("America Johnson")
    hers = table.prey.ready(replaced("Duck", clans=("Tzimisce",)))
    ghoul = table.you.holds(creature("Vozhd", "ghoul"))
    own = table.prey.holds(creature("Hound", "ghoul"))
    table.begins("master")
    table.you.uses(chamber)
    table.until_turn_of(table.prey, "minion")
    assert table.on(ghoul) == chamber
    assert table.prey.can_play(own, by=hers)
    assert not table.prey.can_play(ghoul, by=hers)
    table.until_turn_of(table.you, "minion")
    assert table.you.can_play(ghoul, by=mine)


def test_what_lies_in_the_chamber_is_no_card_in_hand(table: Table) -> None:
    """It is not discarded; with the chamber it is burned."""
    chamber = table.you.in_play(CHAMBER)
    table.you.ready("America Johnson")
    ghoul = table.you.holds(creature("Vozhd", "ghoul"))
    table.you.holds(*["Deflection"] * 6)
    table.begins("master")
    table.you.uses(chamber)
    assert table.on(ghoul) == chamber
    assert len(table.you.hand()) == 7  # drawn up at once (RB24, Drawing Cards)
    table.until("discard", table.you)
    assert not table.you.may("discard", card=ghoul)
    assert table.you.may("discard", card="Deflection")


# -- Creep Show -----------------------------------------------------------------------------------

CREEP = "Olivia"


def test_one_archetype_for_a_vampire() -> None:
    """A second one goes on another."""
    only_one_on_each(SHOW, on=CREEP, other="Saiz")


def test_a_sabbat_vampire_of_yours_is_creepy(table: Table) -> None:
    """In torpor too; nobody of another sect, none of another Methuselah."""
    mine, torpid = table.you.ready(CREEP), table.you.torpor("Saiz")
    table.you.ready("Ryan")
    table.prey.ready("Tock")
    table.you.holds(SHOW)
    table.begins("master")
    table.you.plays(SHOW)
    assert table.you.choices() == {mine, torpid}


@pytest.mark.parametrize(
    ("strike", "gained"), [(DODGE, 1), (COMBAT_ENDS, 1), (None, 0)], ids=["dodge", "ends", "hand"]
)
def test_who_shrinks_from_the_creep_feeds_it(table: Table, strike: Any, gained: int) -> None:
    """1 blood for a dodge or the end of combat as a strike; none for a hand strike."""
    mine = table.you.ready(CREEP, blood=2)
    table.you.in_play(SHOW, on=mine)
    theirs = table.prey.ready("Nassir")
    other = table.you.ready(COMPANION, blood=1)
    if strike is not None:
        table.prey.holds(strike)
    fight(table, mine, theirs)
    if strike is not None:
        table.prey.plays(strike.face.name, by=theirs)
    rest(table)
    hurt = 0 if strike is COMBAT_ENDS else 1 if strike is None else 0
    assert table.blood(mine) == 2 + gained - hurt
    assert table.blood(other) == 1


@pytest.mark.parametrize("strike", [DODGE, COMBAT_ENDS], ids=["dodge", "ends"])
def test_the_creep_itself_may_shrink(table: Table, strike: Any) -> None:
    """What it does gives it nothing."""
    mine = table.you.ready(CREEP, blood=2)
    table.you.in_play(SHOW, on=mine)
    theirs = table.prey.ready("Nassir")
    table.you.holds(strike)
    fight(table, mine, theirs)
    table.you.plays(strike.face.name, by=mine)
    rest(table)
    assert table.blood(mine) == 2


def test_the_creep_is_fed_once_in_a_turn(table: Table) -> None:
    """However often the other one dodges; again in your next turn."""
    mine = table.you.ready(CREEP, blood=2)
    table.you.ready("Ryan")
    table.you.in_play(SHOW, on=mine)
    theirs, second = table.prey.ready("Nassir"), table.prey.ready("Lauren")
    table.prey.holds(DODGE, DODGE, DODGE)
    table.you.holds(PRESS)
    fight(table, mine, theirs)
    table.prey.plays(DODGE.face.name, by=theirs)
    table.you.plays(PRESS.face.name, by=mine)
    table.prey.plays(DODGE.face.name, by=theirs)
    rest(table)
    assert table.blood(mine) == 3
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(second)
    table.prey.plays(DODGE.face.name, by=second)
    rest(table)
    assert table.blood(mine) == 4


def test_a_fight_of_others_feeds_no_creep(table: Table) -> None:
    """Its own combat, once in a turn."""
    mine = table.you.ready(CREEP, blood=2)
    other = table.you.ready("Ryan")
    table.you.in_play(SHOW, on=mine)
    theirs, second = table.prey.ready("Nassir"), table.prey.ready("Lauren")
    table.prey.holds(DODGE, DODGE)
    fight(table, other, theirs)
    table.prey.plays(DODGE.face.name, by=theirs)
    rest(table)
    assert table.blood(mine) == 2
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(second)
    table.prey.plays(DODGE.face.name, by=second)
    rest(table)
    assert table.blood(mine) == 3


# -- Dead Pool ------------------------------------------------------------------------------------

LASOMBRA = replaced("Ryan", clans=("Lasombra",))


def test_the_dead_pool_is_played_by_a_lasombra() -> None:
    """Free of cost."""
    played_as_printed(POOL, needs=LASOMBRA)


@pytest.mark.parametrize("counted", [True, False])
@pytest.mark.parametrize(
    ("clan", "blood", "may"),
    [("Lasombra", 0, True), ("Lasombra", 3, False), ("Toreador", 0, False)],
)
def test_a_vampire_that_falls_is_counted(
    table: Table, clan: str, blood: int, may: bool, counted: bool
) -> None:
    """If a Lasombra of yours fights it and you like; one that stays ready is none."""
    pool = table.you.in_play(POOL)
    mine = table.you.ready(replaced("Ryan", clans=(clan,)))
    theirs = table.prey.ready("Nassir", blood=blood)
    fight(table, mine, theirs)
    asked = False
    while not table.over():
        if table.you.may("answer", card=pool):
            asked = True
            if counted:
                table.you.does("answer", card=pool)
                continue
        table.pass_on()
    assert asked is may
    assert table.counters(pool) == (1 if may and counted else 0)
    assert table.where(theirs) == ("ready" if blood else "torpor")


def test_an_ally_and_your_own_are_not_counted(table: Table) -> None:
    """A vampire, opposing yours."""
    pool = table.you.in_play(POOL)
    mine = table.you.ready(LASOMBRA, blood=1)
    theirs = table.prey.ready(replaced("Nassir", strength=2), blood=4)
    table.you.ready(COMPANION)
    fight(table, mine, theirs)
    while not table.over():
        assert not table.you.may("answer")
        table.pass_on()
    assert table.where(mine) == "torpor"
    assert table.counters(pool) == 0


def test_an_ally_that_is_burned_is_not_counted(table: Table) -> None:
    """A vampire only."""
    pool = table.you.in_play(POOL)
    mine = table.you.ready(replaced("Ryan", clans=("Lasombra",), strength=5))
    theirs = table.prey.ready("Gregory Winter")
    fight(table, mine, theirs)
    while not table.over():
        assert not table.you.may("answer")
        table.pass_on()
    assert table.where(theirs) == "ash_heap"
    assert table.counters(pool) == 0


def test_a_lasombra_of_another_bleeds_without_it(table: Table) -> None:
    """One that you control."""
    pool = table.you.in_play(POOL, counters=3)
    table.you.ready(LASOMBRA)
    hers = table.predator.ready(replaced("Duck", clans=("Lasombra",)))
    table.predator.ready(COMPANION)
    table.until_turn_of(table.predator, "minion")
    table.predator.acts(word="bleed", by=hers)
    while not table.over():
        assert not table.you.may("use", card=pool)
        assert not table.predator.may("use", card=pool)
        table.pass_on()


@pytest.mark.ruling(POOL, 1)
def test_a_counter_is_2_bleed(table: Table) -> None:
    """Before the resolution, of a Lasombra of yours, once in an action."""
    pool = table.you.in_play(POOL, counters=3)
    mine, other = table.you.ready(LASOMBRA), table.you.ready("Nassir")
    second = table.you.ready(replaced("Duck", clans=("Lasombra",)))
    table.you.ready(COMPANION)
    table.you.acts(word="bleed", by=other)
    while not table.over():
        assert not table.you.may("use", card=pool)
        table.pass_on()
    assert table.prey.pool() == 29
    table.you.acts(word="bleed", by=mine)
    table.you.uses(pool, level="bleed")
    assert table.counters(pool) == 2
    while not table.over():
        assert not table.you.may("use", card=pool)
        table.pass_on()
    assert table.prey.pool() == 26
    table.you.acts(word="bleed", by=second)
    table.you.uses(pool, level="bleed")  # another action
    rest(table)
    assert table.prey.pool() == 23


@pytest.mark.ruling(POOL, 1)
@pytest.mark.parametrize("word", ["hunt", "bleed"])
def test_no_counter_is_burned_after_the_bleed(table: Table, word: str) -> None:
    """Nor for another action."""
    pool = table.you.in_play(POOL, counters=1)
    mine = table.you.ready(LASOMBRA, blood=2)
    table.you.ready(COMPANION)
    table.you.holds(paper("Late", modifier(gain_pool(1), at=("after_resolution",))))
    table.you.acts(word=word, by=mine)
    assert table.you.may("use", card=pool) is (word == "bleed")
    table.until("after_resolution", table.you)
    assert not table.you.may("use", card=pool)


@pytest.mark.parametrize("caller", ["you", "prey"])
def test_a_counter_is_2_votes(table: Table, caller: str) -> None:
    """In any referendum, to a ready Lasombra of yours, once."""
    pool = table.you.in_play(POOL, counters=2)
    mine, second = table.you.ready(LASOMBRA), table.you.ready(replaced("Duck", clans=("Lasombra",)))
    table.you.ready("Nassir")
    table.you.torpor(replaced("KoKo", clans=("Lasombra",)))
    table.prey.ready(replaced("Meaghan", clans=("Lasombra",)))
    seat = getattr(table, caller)
    prince = seat.ready("Mkhokheli")
    seat.holds(motion())
    if caller == "prey":
        table.until_turn_of(table.prey, "minion")
    seat.acts("Motion", by=prince)
    polling(table, table.you)
    table.you.uses(pool, level="votes")
    assert table.you.choices() == {mine, second}
    table.you.chooses(mine)
    table.you.votes("for", minion=mine)
    assert votes_now(table) == (2, 0)
    assert table.counters(pool) == 1
    assert not table.you.may("use", card=pool)


def test_another_referendum_of_the_turn_takes_another_counter(table: Table) -> None:
    """Once in each."""
    pool = table.you.in_play(POOL, counters=2)
    mine = table.you.ready(LASOMBRA)
    table.you.ready(COMPANION)
    callers = [table.you.ready(one) for one in ("Mkhokheli", "Tara (G5)")]
    table.you.holds(motion(), motion(name="Another"))
    for number, word in enumerate(("Motion", "Another")):
        table.you.acts(word, by=callers[number])
        polling(table, table.you)
        table.you.uses(pool, level="votes")
        table.you.votes("for", minion=mine)
        assert votes_now(table) == (2, 0)
        assert not table.you.may("use", card=pool)
        table.nobody_reacts()
        assert table.counters(pool) == 1 - number
