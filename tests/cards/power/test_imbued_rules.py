"""The imbued: convictions, powers, the incapacitated region (RB24, Appendix)."""

from __future__ import annotations

import pytest

from table_talk import Table

JENNIE = 'Jennie "Cassie247" Orne'
TRAVIS = 'Travis "Traveler72" Miller'
JACK = 'Jack "Hannibal137" Harmon'
LIZ = 'Liz "Ticket312" Thornton'
INEZ = 'Inez "Nurse216" Villagrande'
STRIKE = "Strike with Conviction"
REACT = "React with Conviction"
SIGHT = "Second Sight"


def convictions(table: Table, imbued: int) -> list[str]:
    """The names of the convictions on an imbued."""
    cards = table.state.cards[imbued].attached
    return [table.state.definition(card).name for card in cards]


# -- entering play ----------------------------------------------------------------------------


@pytest.mark.parametrize("pile", ["hand", "ash_heap", "library"])
def test_an_imbued_enters_play_with_a_conviction(table: Table, pile: str) -> None:
    """It may gain one from the hand, the ash heap or the library (RB24, Imbued, 2)."""
    jack = table.you.uncontrolled(JACK, blood=4)
    there = table.you.puts(SIGHT, pile)
    table.begins("influence")

    table.you.does("move out", target=jack)
    table.you.does("fetch", word=pile)

    assert table.where(jack) == "ready"
    assert table.blood(jack) == 4
    assert convictions(table, jack) == [SIGHT]
    assert pile == "library" or table.on(there) == jack
    assert len(table.you.hand()) <= 7


def test_an_imbued_may_enter_play_without_a_conviction(table: Table) -> None:
    """ "May gain": what she could take stays where it is."""
    jack = table.you.uncontrolled(JACK, blood=4)
    kept = table.you.ash_heap(SIGHT)
    table.begins("influence")

    table.you.does("move out", target=jack)
    table.you.does("done")

    assert convictions(table, jack) == []
    assert table.where(kept) == "ash_heap"


def test_liz_gains_no_conviction_as_she_enters_play(table: Table) -> None:
    """As her card says; in the next unlock phase she gets one like the others."""
    liz = table.you.uncontrolled(LIZ, blood=2)
    kept = table.you.ash_heap(SIGHT)
    table.begins("influence")

    table.you.does("move out", target=liz)
    assert not table.you.may("fetch")
    assert convictions(table, liz) == []
    assert table.where(kept) == "ash_heap"


def test_counters_below_the_life_of_an_imbued_do_not_bring_it_out(table: Table) -> None:
    """Its cost is its starting life."""
    jack = table.you.uncontrolled(JACK, blood=3)
    table.begins("influence")

    assert not table.you.may("move out", target=jack)
    table.you.does("transfer", target=jack)
    assert table.you.may("move out", target=jack)


# -- the unlock phase -------------------------------------------------------------------------


def test_each_imbued_is_given_one_conviction_in_the_unlock_phase(table: Table) -> None:
    """From the hand, replaced; from the ash heap, not; one on each, locked or incapacitated too."""
    jack = table.you.ready(JACK)
    travis = table.you.puts(TRAVIS, "incapacitated", blood=0)
    vampire = table.you.ready("Ryan")
    theirs = table.prey.ready(JENNIE)
    held = table.you.holds(STRIKE)
    heaped = table.you.ash_heap(SIGHT)
    table.begins("unlock")

    assert not table.you.may("play", by=vampire)
    assert not table.you.may("play", by=theirs)
    assert not table.prey.may("play", by=theirs)
    table.you.plays(held, by=jack)
    assert len(table.you.hand()) == 1
    assert table.on(held) == jack
    assert not table.you.may("play", by=jack)
    table.you.plays(heaped, by=travis)
    assert table.on(heaped) == travis
    assert len(table.you.hand()) == 1
    assert not table.you.may("play")
    assert table.where(travis) == "incapacitated"


def test_no_conviction_is_played_outside_of_the_own_unlock_phase(table: Table) -> None:
    """Neither in another phase nor in that of another Methuselah."""
    jack = table.you.ready(JACK)
    table.you.ash_heap(SIGHT)
    theirs = table.prey.ready(JENNIE)
    table.prey.holds(STRIKE)

    assert not table.you.may("play", by=jack)
    table.until_turn_of(table.prey, "unlock")
    assert not table.you.may("play", by=jack)
    assert table.prey.may("play", by=theirs)


def test_a_conviction_above_the_limit_of_five_is_burned(table: Table) -> None:
    """RB24, Imbued, 2: the card is played and replaced all the same."""
    jack = table.you.ready(JACK)
    travis = table.you.ready(TRAVIS)
    for _ in range(5):
        table.you.in_play(SIGHT, on=jack)
    for _ in range(4):
        table.you.in_play(SIGHT, on=travis)
    held, other = table.you.holds(STRIKE, STRIKE)
    table.you.ash_heap(REACT)
    table.begins("unlock")

    assert not table.you.may("play", card=REACT, by=jack)
    assert table.you.may("play", card=REACT, by=travis)
    table.you.plays(held, by=jack)
    assert table.where(held) == "ash_heap"
    assert len(convictions(table, jack)) == 5
    table.you.plays(other, by=travis)
    assert len(convictions(table, travis)) == 5


# -- what an imbued may do --------------------------------------------------------------------


def test_an_imbued_bleeds_for_one_and_is_a_mortal_ally(table: Table) -> None:
    """1 bleed; no hunt, no political action; it acts in the turn after it came."""
    jack = table.you.ready(JACK)
    table.you.ready("Ryan")

    words = {option.word for option in table.you.options("act", by=jack)}
    assert words == {"bleed"}
    table.you.acts(word="bleed", by=jack)
    table.nobody_reacts()
    assert table.prey.pool() == 29
    assert table.waits_for(table.you)


def test_a_power_needs_its_virtue(table: Table) -> None:
    """Jack has Justice, Travis has not, and no vampire has any."""
    jack = table.you.ready(JACK)
    travis = table.you.ready(TRAVIS)
    ryan = table.you.ready("Ryan")
    table.prey.ready("Ashley")
    held = table.you.holds("Discern")

    assert not table.you.can_play("Discern", by=travis)
    assert not table.you.can_play("Discern", by=ryan)
    table.you.acts("Discern", by=jack)
    assert table.locked(jack)
    table.nobody_reacts()
    assert table.on(held) == jack
    assert not table.locked(jack)
    assert not table.locked(held)
    assert table.waits_for(table.you)


def test_no_imbued_has_two_copies_of_a_power(table: Table) -> None:
    """RB24, Imbued, 3; another imbued may have it."""
    jack = table.you.ready(JACK)
    jennie = table.you.ready(JENNIE)
    table.you.in_play("Discern", on=jack)
    table.you.holds("Discern")

    assert not table.you.can_play("Discern", by=jack)
    assert table.you.can_play("Discern", by=jennie)


def test_a_blocked_power_is_lost(table: Table) -> None:
    """+1 stealth; the card goes to the ash heap and the imbued stays locked."""
    jack = table.you.ready(JACK)
    held = table.you.holds("Discern")
    hawk = table.prey.ready("Ryan")
    table.prey.in_play("Raven Spy", on=hawk)

    table.you.acts("Discern", by=jack)
    table.prey.blocks(hawk)
    table.nobody_reacts()
    assert table.where(held) == "ash_heap"
    assert table.locked(jack)


# -- the incapacitated region -----------------------------------------------------------------


def test_an_imbued_leaves_the_incapacitated_region_for_three_convictions(table: Table) -> None:
    """In its unlock phase; it gains a life. Two are too few."""
    jack = table.you.puts(JACK, "incapacitated", blood=0)
    travis = table.you.puts(TRAVIS, "incapacitated", blood=0)
    spent = [table.you.in_play(SIGHT, on=jack) for _ in range(3)]
    kept = [table.you.in_play(SIGHT, on=travis) for _ in range(2)]
    table.begins("unlock")

    assert not table.you.may("recover", minion=travis)
    table.you.does("recover", minion=jack)
    while table.you.may("choose"):
        table.you.chooses()
    assert table.where(jack) == "ready"
    assert table.blood(jack) == 1
    assert {table.where(card) for card in spent} == {"ash_heap"}
    assert {table.where(card) for card in kept} == {"attached"}
    assert table.where(travis) == "incapacitated"


def test_an_incapacitated_imbued_neither_acts_nor_blocks_nor_reacts(table: Table) -> None:
    """Controlled but not ready."""
    jack = table.you.puts(JACK, "incapacitated", blood=0)
    theirs = table.prey.puts(TRAVIS, "incapacitated", blood=0)
    other = table.you.ready(JENNIE)

    assert not table.you.may("act", by=jack)
    table.you.acts(word="bleed", by=other)
    assert not table.prey.may("block", minion=theirs)
    table.nobody_reacts()
    assert table.prey.pool() == 29


def test_any_minion_may_burn_an_incapacitated_imbued(table: Table) -> None:
    """It takes the equipment; then each ready imbued may burn a conviction to hurt it."""
    ryan = table.you.ready("Ryan", blood=3)
    table.you.ready("Meaghan")
    jack = table.prey.puts(JACK, "incapacitated", blood=0)
    armed = table.prey.in_play("Leather Jacket", on=jack)
    avenger = table.prey.ready(TRAVIS)
    spent = table.prey.in_play(SIGHT, on=avenger)
    idle = table.grand_prey.ready(JENNIE)
    kept = table.grand_prey.in_play(SIGHT, on=idle)
    table.predator.ready(LIZ)

    table.you.acts(by=ryan, word="burn imbued", target=jack)
    table.until("choose", table.you)
    table.you.chooses(armed)
    table.prey.does("avenge", minion=avenger)
    assert table.where(jack) == "ash_heap"
    assert table.on(armed) == ryan
    assert table.where(spent) == "ash_heap"
    table.nobody_reacts()
    assert table.blood(ryan) == 2
    assert table.on(kept) == idle
    assert table.locked(ryan)
    assert table.waits_for(table.you)


def test_an_imbued_that_may_answer_a_burning_is_asked_the_same_when_asked_again(
    table: Table,
) -> None:
    """A step that asks is repeatable: the question stands until it is answered."""
    ryan = table.you.ready("Ryan", blood=3)
    jack = table.prey.puts(JACK, "incapacitated", blood=0)
    for seat in (table.prey, table.grand_prey):
        seat.in_play(SIGHT, on=seat.ready(TRAVIS if seat is table.prey else JENNIE))

    table.you.acts(by=ryan, word="burn imbued", target=jack)
    table.until("choose", table.prey)
    question = table.asked()
    table.state.pending = None
    assert table.asked() == question


def test_jennie_lets_incapacitated_imbued_recover_for_two_in_any_unlock_phase(
    table: Table,
) -> None:
    """ "Any imbued": another's too, and in the unlock phase of any Methuselah."""
    table.you.ready(JENNIE)
    jack = table.prey.puts(JACK, "incapacitated", blood=0)
    for _ in range(2):
        table.prey.in_play(SIGHT, on=jack)
    travis = table.predator.puts(TRAVIS, "incapacitated", blood=0)
    table.predator.in_play(SIGHT, on=travis)
    table.begins("unlock")

    assert not table.predator.may("recover", minion=travis)
    table.prey.does("recover", minion=jack, number=2)
    while table.prey.may("choose"):
        table.prey.chooses()
    assert table.where(jack) == "ready"
    assert table.blood(jack) == 1
    assert convictions(table, jack) == []


def test_an_imbued_without_life_is_incapacitated_with_what_is_on_it(table: Table) -> None:
    """RB24, Imbued, 5: its convictions and powers stay."""
    jack = table.you.ready(JACK, blood=1)
    sight = table.you.in_play(SIGHT, on=jack)
    power = table.you.in_play("Discern", on=jack)
    ryan = table.prey.ready("Ryan")
    table.you.ready("Meaghan")

    table.you.acts(word="bleed", by=jack)
    table.prey.blocks(ryan)
    table.nobody_reacts()
    assert table.where(jack) == "incapacitated"
    assert table.on(sight) == jack
    assert table.on(power) == jack
    assert table.waits_for(table.you)
