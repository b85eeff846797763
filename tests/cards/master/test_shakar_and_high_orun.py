"""Shakar, High Orun."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import UNLOCKER
from combat_talk import COMPANION, rest
from fight_talk import damage_to, replaced
from made_up import paper
from methuselah.language import action, gain_pool, modifier, reaction
from methuselah.rules.playing.hand import hand_size
from table_talk import Seat, Table

SHAKAR = "Shakar"
HIGH = "High Orun"
ORUN = paper("Orun", kind="equipment")
LAIBON = "Ganhuru (G4)"  # cel pro FOR PRE


# -- Shakar ---------------------------------------------------------------------------------------


def test_shakar_goes_on_a_black_hand_vampire(table: Table) -> None:
    """Anybody's, in torpor too; on none who has one already; 1 pool."""
    claudia = table.you.ready("Claudia (G5)")
    table.you.ready("Ryan")
    colonel = table.prey.ready("The Colonel (G3)")
    table.prey.ready("Dodd (G2)")
    torpid = table.grand_prey.torpor("Mariano Pomposo (G3)", blood=1)
    other = table.predator.ready("Aredhel (G4)")
    table.predator.in_play(SHAKAR, on=other)
    shakar = table.you.holds(SHAKAR)
    table.begins("master")

    table.you.plays(shakar)
    assert table.you.choices() == {claudia, colonel, torpid}
    table.you.chooses(claudia)

    assert table.on(shakar) == claudia
    assert table.you.pool() == 29
    assert table.prey.pool() == 30


def test_shakar_fights_the_young_outside_the_hand(table: Table) -> None:
    """Of capacity 4, not 5; no Black Hand vampire, none in torpor, none of yours, no ally."""
    colonel = table.you.ready("The Colonel (G3)")
    bystander = table.you.ready("Claudia (G5)")
    table.you.ready("Saiz (G3)")
    shakar = table.you.in_play(SHAKAR, on=colonel)
    tock = table.prey.ready("Tock (G3)", locked=True)
    table.prey.ready("Dodd (G2)", locked=True)
    table.prey.ready("Mariano Pomposo (G3)", locked=True)
    table.prey.ready("Loyal Street Gang", locked=True)
    table.prey.torpor("Duck (G1)", blood=1)
    hasani = table.grand_prey.ready("Hasani (G4)")
    table.begins()

    assert not table.you.may("use action", card=shakar, by=bystander)
    table.you.acts(shakar, by=colonel)
    assert table.you.choices() == {tock, hasani}
    table.you.chooses(hasani)
    assert action_of(table).targets == (table.grand_prey.number,)
    table.nobody_reacts()

    assert damage_to(table, hasani) == damage_to(table, colonel) == 1
    assert damage_to(table, tock) == 0
    assert table.locked(colonel)
    assert table.on(shakar) == colonel
    assert table.waits_for(table.you)


@pytest.mark.ruling(SHAKAR, 1)
@pytest.mark.parametrize(("name", "may"), [("The Colonel (G3)", True), ("Dodd (G2)", False)])
def test_the_action_of_shakar_requires_a_black_hand_vampire(
    table: Table, name: str, may: bool
) -> None:
    """Who is none any more cannot take it. [LSJ 20080604]"""
    bearer = table.you.ready(name)
    table.you.ready(COMPANION)
    shakar = table.you.in_play(SHAKAR, on=bearer)
    table.prey.ready("Tock (G3)")
    table.begins()

    assert table.you.may("act", by=bearer, word="bleed")
    assert table.you.may("use action", card=shakar, by=bearer) == may


# -- High Orun ------------------------------------------------------------------------------------


def with_orun(seat: Seat, name: str, number: int = 3) -> int:
    """Such a vampire with so many Orun."""
    minion = seat.ready(name)
    for _ in range(number):
        seat.in_play(ORUN, on=minion)
    return minion


MODIFIER = paper("Grace", levels={"pre": modifier(gain_pool(1), at=("declined",))}, blood_cost=1)
REACTION = paper("Scorn", levels={"pre": reaction(gain_pool(1), at=("declined",))}, blood_cost=1)
PLAIN = paper("Effort", modifier(gain_pool(1), at=("declined",)), blood_cost=1)
DEED = paper("Deed", levels={"pre": action(gain_pool(5))}, blood_cost=2)


@pytest.mark.parametrize("helped", [True, False])
def test_high_orun_makes_disciplines_cheaper(table: Table, helped: bool) -> None:
    """A card of Presence costs nothing, one without a Discipline what it says."""
    laibon = with_orun(table.you, LAIBON)
    table.you.ready(COMPANION)
    high = table.you.holds(HIGH)
    table.you.holds(MODIFIER, PLAIN)

    table.you.acts(word="bleed", by=laibon)
    if helped:
        table.you.plays(HIGH, by=laibon)
        assert table.where(high) == "ash_heap"
    table.you.plays("Grace", by=laibon)
    assert table.blood(laibon) == (7 if helped else 6)
    table.you.plays("Effort", by=laibon)
    rest(table)

    assert table.blood(laibon) == (6 if helped else 5)
    assert table.you.pool() == 32
    assert table.waits_for(table.you)


@pytest.mark.ruling(HIGH, 1)
def test_high_orun_helps_with_the_current_action_card(table: Table) -> None:
    """It costs 2 blood and is paid as it succeeds. [LSJ 20091002]"""
    laibon = with_orun(table.you, LAIBON)
    table.you.ready(COMPANION)
    table.you.holds(DEED, HIGH)

    table.you.acts("Deed", by=laibon)
    table.you.plays(HIGH, by=laibon)
    rest(table)

    assert table.you.pool() == 35
    assert table.blood(laibon) == 6


def test_high_orun_is_over_with_the_action(table: Table) -> None:
    """The next action card costs 2 again."""
    laibon = with_orun(table.you, LAIBON)
    table.you.ready(COMPANION)
    table.you.in_play(UNLOCKER)
    table.you.holds(DEED, HIGH, *["Fame"] * 5)

    table.you.acts(word="bleed", by=laibon)
    table.you.plays(HIGH, by=laibon)
    table.you.does("discard", card="Fame")
    rest(table)
    table.you.uses("Unlocker")
    table.you.acts("Deed", by=laibon)
    rest(table)

    assert table.blood(laibon) == 5


def test_high_orun_as_a_reaction(table: Table) -> None:
    """For the reacting Laibon; another one beside pays as ever."""
    acting = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    laibon = with_orun(table.prey, LAIBON)
    other = table.prey.ready(replaced("Hasani (G4)", disciplines=("pre",), capacity=5))
    table.prey.holds(HIGH, REACTION, REACTION)

    table.you.acts(word="bleed", by=acting)
    table.prey.plays(HIGH, by=laibon)
    table.prey.plays("Scorn", by=laibon)
    assert table.blood(laibon) == 7
    table.prey.plays("Scorn", by=other)
    rest(table)

    assert table.blood(other) == 4
    assert table.prey.pool() == 31  # two cards, a bleed
    assert table.waits_for(table.you)


def test_the_hand_is_one_card_larger_for_the_action(table: Table) -> None:
    """An eighth card; down to seven afterwards."""
    laibon = with_orun(table.you, LAIBON)
    table.you.ready(COMPANION)
    table.you.holds(HIGH, *["Fame"] * 6)

    table.you.acts(word="bleed", by=laibon)
    table.you.plays(HIGH, by=laibon)
    assert len(table.you.hand()) == 8
    table.you.does("discard", card="Fame")
    rest(table)
    table.until("minion", table.you)

    assert table.locked(laibon)  # it is still this turn
    assert hand_size(table.state, 0) == 7
    assert hand_size(table.state, 1) == 7
    assert len(table.you.hand()) == 7
    assert len(table.state.seats[0].ash_heap) == 2


@pytest.mark.parametrize(
    ("name", "number", "may"), [(LAIBON, 3, True), (LAIBON, 2, False), ("Nassir", 3, False)]
)
@pytest.mark.parametrize("mine", [True, False])
def test_high_orun_requires_a_laibon_with_three_orun(
    table: Table, name: str, number: int, may: bool, mine: bool
) -> None:
    """As an action modifier of the acting one, or as a reaction."""
    seat = table.you if mine else table.prey
    minion = with_orun(seat, name, number)
    acting = minion if mine else table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.grand_prey.ready("Tony (G3)")
    table.prey.ready("Tock (G3)")
    seat.holds(HIGH)

    table.you.acts(word="bleed", by=acting)
    table.until("action")
    assert seat.can_play(HIGH, by=minion) == may


@pytest.mark.ruling(HIGH, 2)
@pytest.mark.parametrize(
    ("name", "place", "number", "may"),
    [
        (LAIBON, "ready", 3, False),
        (LAIBON, "ready", 2, True),
        (LAIBON, "torpor", 3, False),
        ("Nassir", "ready", 3, True),
    ],
)
def test_high_orun_is_burned_for_want_of_a_laibon(
    table: Table, name: str, place: str, number: int, may: bool
) -> None:
    """Not where a Laibon has three, even in torpor. [ANK 20240610]"""
    laibon = table.you.puts(name, place, blood=3)
    for _ in range(number):
        table.you.in_play(ORUN, on=laibon)
    table.you.ready(COMPANION)
    table.you.holds(HIGH)
    table.gives_edge(table.you)
    table.begins("unlock")

    assert table.you.may("gain from the Edge")
    assert table.you.may("burn option", card=HIGH) == may
