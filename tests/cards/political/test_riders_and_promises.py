"""Referendums that pass by themselves: the riders and what they promise."""

from __future__ import annotations

import pytest

from methuselah.engine import atoms
from politics_talk import carried, is_promised, motion, polling
from table_talk import Table

# -- Malkavian Rider Clause ---------------------------------------------------------------------


def ridden(table: Table) -> tuple[int, int]:
    """Your referendum passes after your prey has played the clause; your prince, her vampire."""
    prince = table.you.ready("Mkhokheli")
    table.you.holds(motion())
    rider = table.prey.ready("Aleph (G1)")
    table.prey.holds("Malkavian Rider Clause", motion(name="Hers"))
    table.until("minion", table.you)
    table.you.acts("Motion", by=prince)
    table.prey.plays("Malkavian Rider Clause", by=rider)
    return prince, rider


@pytest.mark.ruling("Malkavian Rider Clause", 1)
def test_the_next_referendum_of_the_rider_passes_without_votes(table: Table) -> None:
    """In her own turn, long after: no window before votes, no polling, a margin of 0."""
    table.grand_prey.holds("Delaying Tactics")
    table.grand_prey.ready("Nassir")
    prince, rider = ridden(table)
    carried(table, prince)
    assert table.blood(rider) == 3
    assert table.you.pool() == 31

    table.until_turn_of(table.prey, "minion")
    table.prey.acts("Hers", by=rider)
    seen = []
    while not table.over():
        decision = table.asked()
        assert decision is not None
        seen.append(decision.window)
        table.pass_on()

    assert "polling" not in seen
    assert "before_votes" not in seen
    assert table.prey.pool() == 31
    told = [e for e in table.state.journal if e.what == "tallied"]
    assert [(e.word, e.number) for e in told] == [("passed", 3), ("passed", 0)]
    assert is_promised(table) == 0


def test_without_a_majority_the_rider_has_nothing(table: Table) -> None:
    """The referendum fails: no promise."""
    prince, _ = ridden(table)
    polling(table)
    table.you.votes("against", minion=prince)
    table.nobody_reacts()

    assert is_promised(table) == 0
    assert table.waits_for(table.you)


def test_the_promise_is_not_for_vampires_of_others(table: Table) -> None:
    """Yours goes to the votes as ever, and the promise stands."""
    other = table.you.ready("Ashley")
    table.you.holds(motion(name="Second"))
    prince, _ = ridden(table)
    carried(table, prince)

    table.you.acts("Second", by=other)
    polling(table)
    table.nobody_reacts()

    assert table.you.pool() == 31
    assert is_promised(table) == 1


@pytest.mark.ruling("Malkavian Rider Clause", 2)
def test_no_clause_while_a_referendum_passes_by_itself(table: Table) -> None:
    """Cryptic Rider made the second one pass: the Malkavian is not asked."""
    prince = table.you.ready("Mkhokheli")
    other = table.you.ready("Ashley")
    table.you.holds(motion(), motion(name="Second"), "Cryptic Rider")
    table.prey.ready("Aleph (G1)")
    table.prey.holds("Malkavian Rider Clause")

    table.you.acts("Motion", by=prince)
    polling(table)
    table.you.votes("for", mode="called")
    table.you.plays("Cryptic Rider", by=prince)
    table.nobody_reacts()
    table.you.acts("Second", by=other)
    while not table.over():
        assert not table.prey.may("play", card="Malkavian Rider Clause")
        table.pass_on()

    assert table.you.pool() == 32


def test_only_a_ready_malkavian_rides_and_not_once_votes_are_cast(table: Table) -> None:
    """The clan, the blood, the moment."""
    prince = table.you.ready("Mkhokheli")
    table.you.holds(motion())
    rider = table.prey.ready("Aleph (G1)")
    poor = table.prey.ready("Arthur Denholm (G5)", blood=0)
    nassir = table.prey.ready("Nassir")
    table.prey.holds("Malkavian Rider Clause")

    table.you.acts("Motion", by=prince)
    table.until("before_votes", table.prey)
    clause = "Malkavian Rider Clause"
    assert table.prey.can_play(clause, minion=rider)
    assert not table.prey.can_play(clause, minion=nassir)
    assert not table.prey.can_play(clause, minion=poor)
    polling(table)
    assert not table.prey.can_play(clause)


# -- Cryptic Rider ------------------------------------------------------------------------------


@pytest.mark.ruling("Cryptic Rider", 1)
def test_cryptic_rider_carries_the_next_referendum_of_the_turn(table: Table) -> None:
    """Whichever of your vampires calls it; it passes by 0, so that Voter Captivation gets none."""
    prince = table.you.ready("Mkhokheli")
    other = table.you.ready("Barth (G3)", blood=2)
    table.you.holds(motion(), motion(name="Second"), "Cryptic Rider", "Voter Captivation")
    table.prey.ready("Chrysanthemum")

    table.you.acts("Motion", by=prince)
    polling(table)
    table.you.votes("for", mode="called")
    table.you.plays("Cryptic Rider", by=prince)
    table.nobody_reacts()
    assert table.blood(prince) == 6 - 1
    table.you.acts("Second", by=other)
    table.you.plays("Voter Captivation", by=other, level="pre")
    table.nobody_reacts()

    assert table.you.pool() == 32
    assert table.blood(other) == 2
    assert is_promised(table) == 0


def rider_offered(table: Table) -> bool:
    """Whether Cryptic Rider could be played before the action is over, all passing."""
    found = False
    while not table.over():
        found |= table.you.can_play("Cryptic Rider")
        table.pass_on()
    return found


@pytest.mark.rules_text("003 Cryptic Rider 1")
def test_cryptic_rider_needs_a_referendum_that_passed(table: Table) -> None:
    """After a failed one, and after an action without any, it is not playable."""
    prince = table.you.ready("Mkhokheli")
    other = table.you.ready("Ashley")
    table.you.holds(motion(), "Cryptic Rider")

    table.you.acts("Motion", by=prince)
    offered = rider_offered(table)
    table.you.acts(by=other, word="hunt")

    assert not offered | rider_offered(table)


def test_cryptic_rider_ends_with_the_turn(table: Table) -> None:
    """Your next turn is another one."""
    prince = table.you.ready("Mkhokheli")
    table.you.holds(motion(), "Cryptic Rider")

    table.you.acts("Motion", by=prince)
    polling(table)
    table.you.votes("for", mode="called")
    table.you.plays("Cryptic Rider", by=prince)
    table.nobody_reacts()
    assert is_promised(table) == 1
    table.until_turn_of(table.prey, "discard")

    assert is_promised(table) == 0


@pytest.mark.ruling("Cryptic Rider", 2)
def test_cryptic_rider_after_a_referendum_that_passed_by_itself(table: Table) -> None:
    """It was successful: one rider after another."""
    prince = table.you.ready("Mkhokheli")
    other = table.you.ready("Ashley")
    table.you.holds(motion(), motion(name="Second"))
    riders = table.you.holds("Cryptic Rider", "Cryptic Rider")

    table.you.acts("Motion", by=prince)
    polling(table)
    table.you.votes("for", mode="called")
    table.you.plays(riders[0], by=prince)
    table.nobody_reacts()
    table.you.acts("Second", by=other)
    table.you.plays("Cryptic Rider", by=other)
    table.nobody_reacts()

    assert is_promised(table) == 1


def test_a_referendum_that_was_not_called_keeps_the_promise(table: Table) -> None:
    """A blocked action calls nothing."""
    table.grand_prey.ready("Nassir")
    prince, rider = ridden(table)
    carried(table, prince)
    table.until_turn_of(table.prey, "minion")
    table.prey.acts("Hers", by=rider)
    table.until("action", table.grand_prey)
    atoms.move_to_region(table.state, rider, "torpor")
    table.nobody_reacts()

    assert is_promised(table) == 1
