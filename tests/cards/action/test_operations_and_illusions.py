"""Cards kept in play: Soul Decoration, 419 Operation, Illusory Resources."""

from __future__ import annotations

import pytest

from action_talk import action_of, is_offered
from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import rest
from fight_talk import replaced
from made_up import of_level, paper
from methuselah.language import add, gain_pool, reaction
from methuselah.rules.action.action import stealth
from methuselah.rules.playing.stored import store
from scenes.cancelling import cancels_as_it_is_played
from table_talk import Table

SOUL = "Soul Decoration"
SCAM = "419 Operation"
RESOURCES = "Illusory Resources"
FIEND = made_vampire("Fiend", "OBF", "VIC", capacity=6)
LESSER = made_vampire("Lesser", "obf", "vic", capacity=5)
TRICKSTER = made_vampire("Trickster", "CHI", capacity=6)
OSEBO = "Misrak (G4)"
SIGHT = paper("Sight", levels={"aus": reaction(add("bleed", -1))})
SEER = made_vampire("Seer", "AUS", capacity=7)


# -- Soul Decoration ------------------------------------------------------------------------------


def test_a_soul_is_decorated(table: Table) -> None:
    """Superior Obfuscate and Vicissitude; at +1 stealth."""
    fiend, lesser = table.you.ready(FIEND), table.you.ready(LESSER)
    card, _ = table.you.holds(SOUL, PAUSE)
    assert not table.you.can_play(SOUL, by=lesser, level="OBF_VIC")
    assert table.you.can_play(SOUL, by=lesser, level="obf_vic")
    table.you.acts(SOUL, by=fiend, level="OBF_VIC")
    assert stealth(table.state, action_of(table)) == 1
    rest(table)
    assert table.on(card) == fiend
    assert table.waits_for(table.you)


def test_an_inferior_soul_bleeds(table: Table) -> None:
    """At +1 stealth, for nothing more."""
    lesser = table.you.ready(LESSER)
    table.you.ready(COMPANION)
    card, _ = table.you.holds(SOUL, PAUSE)
    table.you.acts(SOUL, by=lesser, level="obf_vic")
    assert action_of(table).kind == "bleed"
    assert stealth(table.state, action_of(table)) == 1
    rest(table)
    assert table.prey.pool() == 29
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.ruling(SOUL, 1)
@pytest.mark.ruling(SOUL, 2)
@pytest.mark.ruling(SOUL, 3)
@pytest.mark.ruling(SOUL, 4)
def test_a_card_that_requires_auspex_is_cancelled() -> None:
    """It was played, is replaced at once, costs nothing, limits nothing, is not played again."""
    cancels_as_it_is_played(
        SOUL, by=FIEND, level="OBF_VIC", kind="reaction", requires="aus", cost_paid=False, worn=True
    )


@pytest.mark.ruling(SOUL, 5)
def test_a_card_laid_aside_is_cancelled_too(table: Table) -> None:
    """It is played as if from the hand."""
    fiend = table.you.ready(FIEND)
    table.you.ready(COMPANION)
    soul = table.you.in_play(SOUL, on=fiend, level="OBF_VIC")
    seer = table.prey.ready(SEER)
    card = table.prey.holds(SIGHT)
    table.begins("minion")
    store(table.state, card, seer, "bearer")
    table.you.acts(word="bleed", by=fiend)
    table.prey.plays("Sight", by=seer)
    table.you.uses(soul)
    rest(table)
    assert (table.prey.pool(), table.where(card)) == (29, "ash_heap")


@pytest.mark.parametrize(
    ("code", "mine", "may"), [("aus", True, True), ("cel", True, False), ("aus", False, False)]
)
def test_what_the_soul_hears(table: Table, code: str, mine: bool, may: bool) -> None:
    """A card that requires Auspex, in an action of its bearer, once in it; and in the next one."""
    fiend, other = table.you.ready(FIEND), table.you.ready("Ryan")
    table.you.ready(COMPANION)
    soul = table.you.in_play(SOUL, on=fiend, level="OBF_VIC")
    seers = [table.prey.ready(made_vampire(name, code, capacity=7)) for name in ("One", "Two")]
    sight = of_level(code, reaction(gain_pool(1)), disciplines=(code,))
    table.prey.holds(sight, sight)
    table.you.acts(word="bleed", by=fiend if mine else other)
    for seer in seers:
        table.prey.plays("Lesson", by=seer)
        assert table.you.may("use", card=soul) is (may and seer == seers[0])
        if may and seer == seers[0]:
            table.you.uses(soul)
    rest(table)
    assert table.prey.pool() == (30 if may else 31)
    assert table.on(soul) == fiend


# -- 419 Operation --------------------------------------------------------------------------------


def test_an_osebo_runs_the_operation(table: Table) -> None:
    """At +1 stealth; nobody of another clan; with nothing on it at first."""
    osebo, other = table.you.ready(OSEBO), table.you.ready(COMPANION)
    card, _ = table.you.holds(SCAM, PAUSE)
    assert not table.you.can_play(SCAM, by=other)
    table.you.acts(SCAM, by=osebo)
    assert stealth(table.state, action_of(table)) == 1
    rest(table)
    assert (table.where(card), table.counters(card)) == ("permanent", 0)
    assert table.waits_for(table.you)


@pytest.mark.parametrize("takes", [True, False])
def test_pool_of_the_prey_is_taken_or_cashed(table: Table, takes: bool) -> None:
    """1 from your prey to the card, or all of it to you; once in your unlock phase."""
    table.you.ready("Ryan")
    card = table.you.in_play(SCAM, counters=3)
    table.begins("unlock")
    table.you.uses(card)
    table.you.does("do", number=0 if takes else 1)
    assert table.counters(card) == (4 if takes else 0)
    assert table.prey.pool() == (29 if takes else 30)
    assert table.you.pool() == (30 if takes else 33)
    assert not table.you.may("use", card=card)
    assert [seat.pool() for seat in table.seats[2:]] == [30] * 3
    table.until_turn_of(table.prey, "unlock")
    assert not table.you.may("use", card=card)


def test_you_may_leave_the_operation(table: Table) -> None:
    """Nothing moves by itself."""
    table.you.ready("Ryan")
    card = table.you.in_play(SCAM, counters=2)
    table.begins("unlock")
    table.until("minion", table.you)
    assert (table.counters(card), table.prey.pool(), table.you.pool()) == (2, 30, 30)


@pytest.mark.ruling(SCAM, 1)
@pytest.mark.parametrize("counters", [0, 3])
def test_the_prey_burns_the_edge_for_it(table: Table, counters: int) -> None:
    """She gets what lies there, even nothing, and the card is burned."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    card = table.you.in_play(SCAM, counters=counters)
    table.gives_edge(table.prey)
    table.you.acts(word="bleed", by=ryan)
    table.prey.uses(card)
    assert table.where(card) == "ash_heap"
    assert not table.prey.has_edge()
    rest(table)
    assert (table.prey.pool(), table.you.pool()) == (29 + counters, 30)


@pytest.mark.parametrize("holder", ["you", "grand_prey", "predator"])
def test_nobody_else_burns_the_edge_for_it(table: Table, holder: str) -> None:
    """Only your prey."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    card = table.you.in_play(SCAM, counters=2)
    seat = getattr(table, holder)
    table.gives_edge(seat)
    seat.holds(PAUSE)
    table.you.acts(word="bleed", by=ryan)
    while not table.over():
        assert not seat.may("use", card=card)
        assert not table.prey.may("use", card=card)
        table.pass_on()


# -- Illusory Resources ---------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "counters"), [("chi", 1), ("CHI", 2)])
def test_resources_come_with_counters(table: Table, level: str, counters: int) -> None:
    """At +1 stealth, for nothing."""
    trickster, other = table.you.ready(TRICKSTER), table.you.ready(COMPANION)
    card, _ = table.you.holds(RESOURCES, PAUSE)
    assert not table.you.can_play(RESOURCES, by=other)
    table.you.acts(RESOURCES, by=trickster, level=level)
    assert stealth(table.state, action_of(table)) == 1
    rest(table)
    assert (table.where(card), table.counters(card)) == ("permanent", counters)
    assert table.waits_for(table.you)


def test_a_blood_becomes_a_resource(table: Table) -> None:
    """Of a ready vampire of yours with Chimerstry, once in your unlock phase."""
    one, two = table.you.ready(TRICKSTER, blood=2), table.you.ready("Tsunda (G4)", blood=1)
    table.you.ready(made_vampire("Empty", "chi"), blood=0)
    table.you.torpor(made_vampire("Torpid", "chi"))
    table.you.ready(COMPANION)
    table.prey.ready(made_vampire("Rival", "chi"))
    card = table.you.in_play(RESOURCES, counters=1)
    table.begins("unlock")
    table.you.uses(card)
    assert table.you.choices() == {one, two}
    table.you.chooses(one)
    assert (table.blood(one), table.blood(two), table.counters(card)) == (1, 1, 2)
    assert not table.you.may("use", card=card)
    table.until_turn_of(table.prey, "unlock")
    assert not table.you.may("use", card=card)


@pytest.mark.parametrize(("number", "lost"), [(1, 2), (2, 1), (3, 0)])
def test_resources_reduce_a_bleed_against_you(table: Table, number: int, lost: int) -> None:
    """By X for X of the counters."""
    card = table.prey.in_play(RESOURCES, counters=3)
    table.prey.ready(TRICKSTER)
    bleeder = table.you.ready(replaced("Ryan", bleed=3))
    table.you.ready(COMPANION)
    table.you.acts(word="bleed", by=bleeder)
    table.prey.uses(card)
    table.prey.chooses(number=number)
    rest(table)
    assert (table.prey.pool(), table.counters(card)) == (30 - lost, 3 - number)
    assert table.where(card) == "permanent"
    assert table.waits_for(table.you)


def test_resources_are_for_your_own_pool(table: Table) -> None:
    """Not for a bleed of somebody else, nor for another action."""
    card = table.predator.in_play(RESOURCES, counters=3)
    table.predator.ready(TRICKSTER)
    ryan = table.you.ready("Ryan", blood=1)
    table.you.ready(COMPANION)
    table.you.acts(word="bleed", by=ryan)
    assert not is_offered(table, table.predator, card)


@pytest.mark.parametrize("name", [SCAM, RESOURCES])
def test_in_the_master_phase_nothing_moves(table: Table, name: str) -> None:
    """Only in the unlock phase."""
    table.you.ready(TRICKSTER)
    card = table.you.in_play(name, counters=1)
    table.you.holds("Fame")
    table.begins("master")
    assert table.you.can_play("Fame")
    assert not table.you.may("use", card=card)
