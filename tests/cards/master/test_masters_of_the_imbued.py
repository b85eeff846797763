"""Locations of the imbued: the Church of Vindicated Faith, the Rose Foundation."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION, rest
from politics_talk import motion, polling, votes_now
from scenes.in_play import played_as_printed
from table_talk import Table

CHURCH = "The Church of Vindicated Faith"
ROSE = "The Rose Foundation"
CASSIE = 'Jennie "Cassie247" Orne'
JACK = 'Jack "Hannibal137" Harmon'
FAITH = "React with Conviction"


def test_they_come_into_play_as_printed() -> None:
    """For 1 pool each; the church by whoever has a ready imbued."""
    played_as_printed(CHURCH, needs=CASSIE)
    played_as_printed(ROSE)


# -- The Church of Vindicated Faith ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("who", "blocked", "may"),
    [(CASSIE, False, True), (CASSIE, True, False), ("Ryan", False, False)],
)
@pytest.mark.parametrize("seat", ["you", "prey"])
def test_the_church_brings_imbued_by_what_imbued_do(
    table: Table, who: str, blocked: bool, may: bool, seat: str
) -> None:
    """Anybody's imbued after a successful action: 1 from the bank, for one that is yours."""
    church = getattr(table, seat).in_play(CHURCH)
    owner = getattr(table, seat)
    one = owner.uncontrolled(JACK, blood=1)
    two = owner.uncontrolled('Xian "DziDzat155" Quan (G4)')
    owner.uncontrolled("Tara")
    table.grand_prey.uncontrolled('John "Cop90" O\'Malley (G4)')
    mine = table.you.ready(who)
    table.you.ready(COMPANION)
    blocker = table.prey.ready("Nassir")
    table.you.acts(word="bleed", by=mine)
    if blocked:
        table.prey.blocks(blocker)
    while not table.over() and not owner.may("use", card=church):
        table.pass_on()
    assert owner.may("use", card=church) is may
    if may:
        owner.uses(church)
        assert owner.choices() == {one, two}
        owner.chooses(one)
        assert table.blood(one) == 2
        assert table.locked(church)
        assert not owner.may("use", card=church)
    rest(table)
    assert [seat.pool() for seat in table.seats[2:]] == [30, 30, 30]


# -- The Rose Foundation --------------------------------------------------------------------------


def faithful(table: Table, seat: str = "prey") -> tuple[int, int, int]:
    """The foundation, a conviction of a ready imbued, and one of somebody else's."""
    owner = getattr(table, seat)
    rose = owner.in_play(ROSE)
    cassie = owner.ready(CASSIE)
    faith = owner.in_play(FAITH, on=cassie)
    owner.in_play("Vigilance", on=cassie)
    theirs = table.grand_predator.in_play(FAITH, on=table.grand_predator.ready(JACK))
    return rose, faith, theirs


@pytest.mark.parametrize("seat", ["prey", "grand_prey"])
def test_faith_shields_from_a_bleed(table: Table, seat: str) -> None:
    """Against its controller 1 less, for the card and a conviction."""
    rose, faith, theirs = faithful(table, seat)
    mine = table.you.ready("Gwendolyn")  # bleed 3
    table.you.ready(COMPANION)
    table.prey.ready("Ryan")
    owner = getattr(table, seat)
    other = owner.in_play(FAITH, on=owner.ready('Xian "DziDzat155" Quan (G4)'))
    table.you.acts(word="bleed", by=mine)
    table.until("action", table.prey)
    assert owner.may("use", card=rose) is (seat == "prey")
    if seat == "prey":
        owner.uses(rose)
        assert owner.choices() == {faith, other}
        owner.chooses(faith)
        assert (table.where(faith), table.where(other)) == ("ash_heap", "attached")
        assert table.locked(rose)
    rest(table)
    assert table.prey.pool() == (28 if seat == "prey" else 27)
    assert table.where(theirs) == "attached"


def test_without_faith_no_shield(table: Table) -> None:
    """Nor with that of one that is incapacitated, nor in another action."""
    rose = table.prey.in_play(ROSE)
    table.prey.in_play(FAITH, on=table.prey.puts(CASSIE, "incapacitated"))
    table.grand_prey.in_play(FAITH, on=table.grand_prey.ready(JACK))
    mine = table.you.ready("Gwendolyn")
    table.prey.ready("Ryan")
    table.you.acts(word="bleed", by=mine)
    table.until("action", table.prey)
    assert not table.prey.may("use", card=rose)
    table = Table()
    rose, _, _ = faithful(table)
    mine = table.you.ready("Ryan", blood=1)
    table.you.ready(COMPANION)
    table.you.acts(word="hunt", by=mine)
    while not table.over():
        assert not table.prey.may("use", card=rose)
        table.pass_on()


@pytest.mark.parametrize("window", ["before_votes", "polling"])
@pytest.mark.parametrize("hunt", [False, True])
def test_faith_gives_two_votes(table: Table, window: str, hunt: bool) -> None:
    """In any referendum, that of a blood hunt too."""
    rose, faith, _ = faithful(table)
    caller = table.you.ready("Mkhokheli")
    table.you.ready(COMPANION)
    if hunt:
        victim = table.prey.torpor("Duck")
        table.you.acts(by=caller, word="diablerie", target=victim)
    else:
        table.you.holds(motion())
        table.you.acts("Motion", by=caller)
    table.until(window, table.prey)
    table.prey.uses(rose)
    assert table.where(faith) == "ash_heap"
    assert table.locked(rose)
    polling(table, table.prey)
    table.prey.votes("against", mode="granted")
    assert votes_now(table)[1] == 2
