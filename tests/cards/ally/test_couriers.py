"""Who looks at the top of a library: Courier after a bleed, Biague in the unlock phase."""

from __future__ import annotations

import pytest

from action_talk import told
from block_talk import COMPANION
from combat_talk import rest
from fight_talk import damage_to, replaced
from methuselah.engine.knowledge import sees
from scenes.actions import comes_into_play
from scenes.telling import changing
from table_talk import Table

COURIER, BIAGUE = "Courier", "Reliquary: Biague"
NOSFERATU = "Tock (G3)"
LAIBON = "Hasani (G4)"


# -- Courier --------------------------------------------------------------------------------------


def test_a_nosferatu_of_the_sabbat_recruits_a_courier(table: Table) -> None:
    """1 life, for 2 blood; nobody else."""
    comes_into_play(COURIER, by=NOSFERATU)
    mine, other = table.you.ready(NOSFERATU), table.you.ready("Ryan")
    table.you.holds(COURIER)
    assert table.you.can_play(COURIER, by=mine)
    assert not table.you.can_play(COURIER, by=other)


@pytest.mark.parametrize(
    ("acting", "intercept", "blocks"),
    [("Ryan", 0, False), ("Ryan", 1, True), ("Loyal Street Gang", 0, True)],
)
def test_a_courier_misses_vampires(table: Table, acting: str, intercept: int, blocks: bool) -> None:
    """-1 intercept against them, none against an ally."""
    mine = table.you.ready(acting)
    table.you.ready(COMPANION)
    courier = table.prey.ready(COURIER)
    table.prey.in_play(changing("intercept", intercept), on=courier)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(courier)
    rest(table)
    assert (damage_to(table, courier) > 0) is blocks


@pytest.mark.ruling(COURIER, 3)
@pytest.mark.parametrize("by", ["other", "courier"])
@pytest.mark.parametrize("throws", [True, False])
def test_a_courier_looks_and_throws_away(table: Table, by: str, throws: bool) -> None:
    """The top card of whom was bled, once; locked, it may be discarded; nobody else sees it."""
    courier, other = table.you.ready(COURIER), table.you.ready("Ryan")
    table.you.ready(COMPANION)
    under, top = table.prey.library("Blur", "Fame")
    mine = table.you.library("Blur")
    table.you.acts(word="bleed", by=other)
    table.you.does("answer", card=courier)
    assert sees(table.state, table.you.number, top)
    assert not sees(table.state, table.you.number, under)
    assert not sees(table.state, table.prey.number, top)
    if throws:
        table.you.does("do")
    rest(table)
    assert told(table, "discarded", card=top) == throws
    assert table.where(top) == ("ash_heap" if throws else "library")
    assert (table.where(under), table.where(mine)) == ("library", "library")
    assert table.locked(courier) is throws
    assert table.prey.pool() == 29
    assert table.waits_for(table.you)


@pytest.mark.ruling(COURIER, 1)
def test_a_locked_courier_only_looks(table: Table) -> None:
    """It bled itself, say."""
    courier = table.you.ready(COURIER)
    table.you.ready(COMPANION)
    top = table.prey.library("Fame")
    table.you.acts(word="bleed", by=courier)
    table.you.does("answer", card=courier)
    rest(table)
    assert sees(table.state, table.you.number, top)
    assert table.where(top) == "library"


@pytest.mark.ruling(COURIER, 2)
def test_two_couriers_work_in_turn(table: Table) -> None:
    """Each looks and discards: two cards are gone."""
    one, two, other = table.you.ready(COURIER), table.you.ready(COURIER), table.you.ready("Ryan")
    table.you.ready(COMPANION)
    third, second, first = table.prey.library("Blur", "Blur", "Fame")
    table.you.acts(word="bleed", by=other)
    table.you.does("answer", card=one)
    table.you.does("do")
    table.you.does("answer", card=two)
    table.you.does("do")
    rest(table)
    assert [table.where(card) for card in (first, second, third)] == [
        "ash_heap",
        "ash_heap",
        "library",
    ]
    assert table.locked(one) and table.locked(two)


@pytest.mark.parametrize("why", ["bleeds 0", "blocked", "another's"])
def test_no_look_without_a_bleed_of_yours(table: Table, why: str) -> None:
    """The bleed must succeed, and be that of a minion of its controller."""
    seat = table.grand_prey if why == "another's" else table.you
    courier, other = seat.ready(COURIER), table.you.ready("Ryan")
    table.you.ready(COMPANION)
    guard = table.prey.ready("Nassir")
    if why == "bleeds 0":
        table.you.in_play(changing("bleed", -1), on=other)
    table.prey.library("Fame")
    table.you.acts(word="bleed", by=other)
    if why == "blocked":
        table.prey.blocks(guard)
    while not table.over():
        assert not seat.may("answer", card=courier)
        table.pass_on()
    assert table.prey.pool() == (29 if why == "another's" else 30)


@pytest.mark.ruling(COURIER, 4)
def test_a_courier_locks_on_its_first_day(table: Table) -> None:
    """Recruited this turn."""
    maker, other = table.you.ready(NOSFERATU), table.you.ready("Ryan")
    table.you.ready(COMPANION)
    courier = table.you.holds(COURIER)
    top = table.prey.library("Fame")
    table.you.acts(COURIER, by=maker)
    rest(table)
    table.you.acts(word="bleed", by=other)
    table.you.does("answer", card=courier)
    table.you.does("do")
    rest(table)
    assert (table.where(top), table.locked(courier)) == ("ash_heap", True)


# -- Reliquary: Biague ----------------------------------------------------------------------------


def test_anybody_equips_with_biague(table: Table) -> None:
    """For nothing."""
    comes_into_play(BIAGUE, by="Ryan")


@pytest.mark.parametrize("whose", ["you", "prey", "grand_prey"])
@pytest.mark.parametrize(("top", "shown"), [("Fame", True), ("Blur", False)])
@pytest.mark.parametrize("pays", [True, False])
def test_biague_looks_into_a_library(
    table: Table, whose: str, top: str, shown: bool, pays: bool
) -> None:
    """Anybody's top card; without a Discipline all see it, and for 1 blood you see the hand."""
    laibon, other = table.you.ready(LAIBON, blood=3), table.you.ready("Ryan")
    biague = table.you.in_play(BIAGUE, on=laibon)
    seat = getattr(table, whose)
    under, card = seat.library("Vessel", top)
    bystander = table.predator.library("Fame")
    secret, hidden = seat.holds("Blur"), table.predator.holds("Blur")
    table.begins("unlock")
    table.you.uses(biague)
    table.you.chooses(seat=seat.number)
    assert sees(table.state, table.you.number, card)
    assert sees(table.state, table.predator.number, card) is shown
    assert not sees(table.state, table.you.number, under)
    assert not sees(table.state, table.you.number, bystander)
    assert table.you.may("do") is shown
    if shown and pays:
        table.you.does("do")
    elif shown:
        table.you.passes()
    looks = (shown and pays) or whose == "you"
    assert sees(table.state, table.you.number, secret) is looks
    assert not sees(table.state, table.you.number, hidden)
    assert not sees(table.state, table.grand_predator.number, secret)
    assert table.blood(laibon) == (2 if shown and pays else 3)
    assert table.where(card) == "library"
    assert not table.you.may("use", card=biague), "once each phase"
    assert not table.locked(other)


@pytest.mark.parametrize(
    ("who", "region", "may"),
    [(LAIBON, "ready", True), (LAIBON, "torpor", False), ("Ryan", "ready", False)],
)
def test_who_uses_biague(table: Table, who: str, region: str, may: bool) -> None:
    """A ready Laibon's controller, in her own unlock phase."""
    mine = table.you.puts(who, region)
    table.you.ready("Meaghan")
    biague = table.you.in_play(BIAGUE, on=mine)
    theirs = table.prey.in_play(BIAGUE, on=table.prey.ready("Dolie (G4)"))
    table.gives_edge(table.you)
    table.begins("unlock")
    assert table.you.may("use", card=biague) is may
    assert not table.prey.may("use", card=theirs)
    table.until_turn_of(table.you, "minion")
    assert not table.you.may("use", card=biague)


def test_without_blood_biague_shows_no_hand(table: Table) -> None:
    """There is nothing to burn."""
    laibon = table.you.ready(replaced(LAIBON, capacity=3), blood=0)
    biague = table.you.in_play(BIAGUE, on=laibon)
    table.you.ready("Meaghan")
    table.prey.library("Fame")
    table.begins("unlock")
    table.you.uses(biague)
    table.you.chooses(seat=table.prey.number)
    assert not table.you.may("do")
