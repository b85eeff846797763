"""What is put on minions: riddles, an essence, a barrier, and Patagia."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import AGAIN, DODGE, PRESS, fight, rest
from fight_talk import replaced
from made_up import hands_over, helper, paper
from methuselah.engine.rows import found
from methuselah.language import (
    IN_ROUND,
    TARGET,
    choose,
    lock,
    minion,
    on,
    static,
    yours,
)
from methuselah.rules.action.action import stealth
from scenes.in_play import only_one_on_each
from scenes.rulings import counts_as_the_discipline_used, no_burn_option_while_it_is_met
from table_talk import Table

RIDDLE = "Riddle Phantastique"
ESSENCE = "Art's Traumatic Essence"
BARRIER = "Kaymakli Barrier"
PATAGIA = "Patagia: Flaps Allowing Limited Flight"
KIASYD = "Greer Worder (G6)"
SIREN = made_vampire("Siren", "MEL", capacity=6)
SEER = made_vampire("Seer", "aus", capacity=6)


# -- Riddle Phantastique --------------------------------------------------------------------------


@pytest.mark.parametrize(("capacity", "counters"), [(4, 2), (5, 2), (6, 3)])
def test_a_riddle_for_an_ally_or_a_younger_vampire(
    table: Table, capacity: int, counters: int
) -> None:
    """Half the capacity in counters; no Malkavian, none of the same age; in torpor too."""
    riddler = table.you.ready(replaced(KIASYD, capacity=capacity))
    table.you.ready(COMPANION)  # a Malkavian
    ally = table.prey.ready("Loyal Street Gang")
    young = table.grand_prey.torpor("Duck (G1)")
    own = table.you.ready("Zip (G3)")
    table.prey.ready(made_vampire("Peer", capacity=capacity))
    table.prey.ready(replaced("Meaghan (G6)", clans=("Malkavian antitribu",)))
    card, _ = table.you.holds(RIDDLE, PAUSE)
    assert not table.you.can_play(RIDDLE, by=own)
    table.you.acts(RIDDLE, by=riddler)
    assert table.you.choices() == {ally, young, own}
    table.you.chooses(young)
    assert stealth(table.state, action_of(table)) == 0
    assert action_of(table).targets == (table.grand_prey.number,)
    rest(table)
    assert (table.on(card), table.counters(card)) == (young, counters)
    assert table.blood(riddler) == capacity - 2
    assert not table.locked(young)
    assert table.waits_for(table.you)


def test_the_riddle_keeps_its_minion_locked(table: Table) -> None:
    """A counter goes each time instead of unlocking; the last one burns the card."""
    riddled, other = table.you.ready("Ryan", locked=True), table.you.ready(COMPANION, locked=True)
    card = table.you.in_play(RIDDLE, on=riddled, counters=2)
    table.begins("unlock")
    table.until("minion", table.you)
    assert table.locked(riddled) and not table.locked(other)
    assert table.counters(card) == 1
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    assert table.where(card) == "ash_heap"
    assert table.locked(riddled)
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    assert not table.locked(riddled)


@pytest.mark.ruling(RIDDLE, 1)
def test_a_riddle_without_counters_burns_at_once(table: Table) -> None:
    """That of a vampire of capacity 1."""
    riddler = table.you.ready(replaced(KIASYD, capacity=1, blood_cost=None), blood=1)
    table.you.ready(COMPANION)
    table.you.in_play(paper("Thrift", static("blood cost", -1), kind="equipment"), on=riddler)
    ally = table.prey.ready("Loyal Street Gang")
    card, _ = table.you.holds(RIDDLE, PAUSE)
    table.you.acts(RIDDLE, by=riddler)
    rest(table)
    assert table.where(card) == "ash_heap"
    assert table.where(ally) == "ready"


@pytest.mark.parametrize("whose", ["you", "predator"])
def test_one_riddle_at_a_time(table: Table, whose: str) -> None:
    """Nobody plays another while one is in play, whoever's it is."""
    riddler = table.you.ready(KIASYD)
    table.you.ready(COMPANION)
    table.prey.ready("Loyal Street Gang")
    seat = getattr(table, whose)
    seat.in_play(RIDDLE, on=seat.ready("Ryan"), counters=1)
    table.you.holds(RIDDLE)
    table.begins("minion")
    assert not table.you.can_play(RIDDLE, by=riddler)


@pytest.mark.ruling(RIDDLE, 2)
def test_the_burn_option_is_for_who_has_no_ready_kiasyd() -> None:
    """Whether there is anybody to riddle or not."""
    no_burn_option_while_it_is_met(RIDDLE, needs=KIASYD)


# -- Art's Traumatic Essence ----------------------------------------------------------------------


@pytest.mark.parametrize(("by", "level", "lost"), [(SEER, "aus", 0), (SIREN, "mel", 1)])
@pytest.mark.parametrize("name", ["Nassir", "Loyal Street Gang"])
def test_an_unlocked_minion_is_locked(
    table: Table, by: object, level: str, lost: int, name: str
) -> None:
    """At +1 stealth; with Melpominee it burns 1 blood or life; in torpor too."""
    siren = table.you.ready(by)  # type: ignore[arg-type]
    own = table.you.ready(COMPANION)
    victim, torpid = table.prey.ready(name), table.grand_prey.torpor("Ryan")
    table.prey.ready("Lauren", locked=True)
    card, _ = table.you.holds(ESSENCE, PAUSE)
    before = table.blood(victim)
    assert not table.you.can_play(ESSENCE, by=torpid)
    table.you.acts(ESSENCE, by=siren, level=level)
    assert table.you.choices() == {victim, torpid, own}
    table.you.chooses(victim)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == (1,)
    rest(table)
    assert table.locked(victim) and not table.locked(own)
    assert table.blood(victim) == before - lost
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.ruling(ESSENCE, 1)
@pytest.mark.parametrize(("by", "level"), [(SEER, "aus"), (SIREN, "mel"), (SIREN, "MEL")])
def test_who_is_locked_by_then_escapes(table: Table, by: object, level: str) -> None:
    """A success without effect: no blood is lost, the card goes to the ash heap."""
    siren = table.you.ready(by)  # type: ignore[arg-type]
    own = table.you.ready(COMPANION)
    table.prey.ready("Nassir")
    card, _ = table.you.holds(ESSENCE, PAUSE)
    table.you.in_play(helper(choose(on(minion, yours)), lock(TARGET)))
    table.you.acts(ESSENCE, by=siren, level=level)
    table.you.chooses(own)
    table.you.uses("Helper")
    table.you.chooses(own)
    rest(table)
    assert table.blood(own) == 3
    assert table.where(card) == "ash_heap"


def test_the_essence_stays_on_a_ready_unlocked_minion(table: Table) -> None:
    """At superior Melpominee: not in torpor, not a locked one."""
    siren = table.you.ready(SIREN)
    own = table.you.ready(COMPANION)
    victim = table.prey.ready("Nassir")
    table.grand_prey.torpor("Ryan")
    table.prey.ready("Lauren", locked=True)
    card, _ = table.you.holds(ESSENCE, PAUSE)
    table.you.acts(ESSENCE, by=siren, level="MEL")
    assert table.you.choices() == {victim, own}
    table.you.chooses(victim)
    assert stealth(table.state, action_of(table)) == 1
    rest(table)
    assert (table.on(card), table.locked(victim), table.blood(victim)) == (victim, True, 4)
    assert table.waits_for(table.you)


@pytest.mark.parametrize("word", ["bleed", "block"])
def test_the_essence_hurts_who_acts_or_blocks(table: Table, word: str) -> None:
    """1 blood as the action is announced, or the attempt to block is made; nobody else's."""
    acting, blocker = table.you.ready("Don Cerro (G5)"), table.prey.ready(SEER)
    table.you.ready(COMPANION)
    bearer, other = (acting, blocker) if word == "bleed" else (blocker, acting)
    seat = table.you if word == "bleed" else table.prey
    seat.in_play(ESSENCE, on=bearer, level="MEL")
    table.you.holds(PAUSE)
    before, others = table.blood(bearer), table.blood(other)
    table.you.acts(word="bleed", by=acting)
    table.until("action", table.you)
    assert table.blood(bearer) == before - (word == "bleed")
    table.prey.blocks(blocker)
    table.until("attempt", table.you)
    assert table.blood(bearer) == before - 1
    assert table.blood(other) == others


def test_the_essence_is_shaken_off(table: Table) -> None:
    """In the master phase of its controller: the minion locks, and 1 pool is burned."""
    bearer = table.you.ready("Nassir")
    table.you.ready(COMPANION)
    card = table.you.in_play(ESSENCE, on=bearer, level="MEL")
    table.begins("master")
    table.you.uses(card)
    assert table.where(card) == "ash_heap"
    assert (table.locked(bearer), table.you.pool(), table.blood(bearer)) == (True, 29, 4)


@pytest.mark.parametrize("phase", ["unlock", "minion"])
def test_the_essence_only_goes_in_a_master_phase(table: Table, phase: str) -> None:
    """And a locked minion cannot lock for it."""
    bearer = table.you.ready("Nassir", locked=phase == "unlock")
    table.you.ready(COMPANION)
    card = table.you.in_play(ESSENCE, on=bearer, level="MEL")
    table.you.holds("Fame")
    table.begins("master" if phase == "unlock" else phase)
    assert not table.you.may("use", card=card)


def test_the_essence_stays_in_the_unlock_phase(table: Table) -> None:
    """Though there is something else to do."""
    bearer = table.you.ready("Nassir")
    card = table.you.in_play(ESSENCE, on=bearer, level="MEL")
    table.gives_edge(table.you)
    table.begins("unlock")
    assert table.you.may("gain from the Edge")
    assert not table.you.may("use", card=card)


def test_others_do_not_shake_it_off(table: Table) -> None:
    """In your master phase a minion of your prey keeps it."""
    card = table.prey.in_play(ESSENCE, on=table.prey.ready("Nassir"), level="MEL")
    table.you.holds("Fame")
    table.begins("master")
    assert not table.prey.may("use", card=card)


@pytest.mark.ruling(ESSENCE, 2)
@pytest.mark.parametrize(
    ("by", "level", "used", "other"), [(SEER, "aus", "aus", "mel"), (SIREN, "mel", "mel", "aus")]
)
def test_the_essence_counts_as_what_is_used(by: object, level: str, used: str, other: str) -> None:
    """One Discipline as it is played, both in the hand."""
    counts_as_the_discipline_used(ESSENCE, by=by, level=level, used=(used,), others=(other,))  # type: ignore[arg-type]


def test_one_essence_for_each_minion(table: Table) -> None:
    """Who has one is no target for another."""
    siren = table.you.ready(SIREN)
    own = table.you.ready(COMPANION)
    victim, other = table.prey.ready("Nassir"), table.prey.ready("Ryan")
    table.prey.in_play(ESSENCE, on=victim, level="MEL")
    table.you.holds(ESSENCE, PAUSE)
    table.you.acts(ESSENCE, by=siren, level="MEL")
    assert table.you.choices() == {own, other}


# -- Kaymakli Barrier -----------------------------------------------------------------------------


def test_the_barrier_is_for_a_younger_vampire(table: Table) -> None:
    """A ready one; you go on controlling it; for 1 pool, without stealth; not by an ally."""
    elder = table.you.ready(made_vampire("Elder", capacity=6))
    own, ally = table.you.ready(COMPANION), table.you.ready("Loyal Street Gang")
    young = table.prey.ready(made_vampire("Young", capacity=5))
    table.prey.ready(made_vampire("Peer", capacity=6))
    table.prey.torpor("Ryan")
    card, _ = table.you.holds(BARRIER, PAUSE)
    assert not table.you.can_play(BARRIER, by=ally)
    table.you.acts(BARRIER, by=elder)
    assert table.you.choices() == {young, own}
    table.you.chooses(young)
    assert stealth(table.state, action_of(table)) == 0
    assert action_of(table).targets == (1,)
    rest(table)
    assert (table.on(card), table.state.controller(card)) == (young, 0)
    assert table.you.pool() == 29
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("word", "may"), [("bleed", True), ("hunt", False)])
def test_behind_the_barrier_nobody_blocks_undirected_actions(
    table: Table, word: str, may: bool
) -> None:
    """A directed one may be blocked; others block either."""
    ryan = table.you.ready("Ryan", blood=1)
    table.you.ready(COMPANION)
    barred, free = table.prey.ready("Nassir"), table.prey.ready("Lauren")
    card = table.you.in_play(BARRIER, on=barred)
    assert card
    table.you.acts(word=word, by=ryan)
    table.until("action", table.prey)
    assert table.prey.may("block", minion=barred) is may
    assert table.prey.may("block", minion=free)


@pytest.mark.parametrize(("word", "cost"), [("bleed", 1), ("hunt", 0)])
def test_behind_the_barrier_directed_actions_cost_blood(table: Table, word: str, cost: int) -> None:
    """1 more, of that vampire alone."""
    barred, free = table.you.ready("Ryan", blood=2), table.you.ready("Nassir", blood=2)
    table.you.ready(COMPANION)
    table.predator.ready("Lauren", locked=True)
    table.you.in_play(BARRIER, on=barred)
    for one, more in ((barred, cost), (free, 0)):
        table.you.acts(word=word, by=one)
        rest(table)
        assert table.blood(one) == 2 + (word == "hunt") - more
    assert table.waits_for(table.you)


# -- Patagia --------------------------------------------------------------------------------------


def test_a_nosferatu_grows_patagia(table: Table) -> None:
    """At +1 stealth, for 1 blood; nobody of another clan."""
    ryan, other = table.you.ready("Ryan"), table.you.ready(COMPANION)
    card, _ = table.you.holds(PATAGIA, PAUSE)
    assert not table.you.can_play(PATAGIA, by=other)
    table.you.acts(PATAGIA, by=ryan)
    assert stealth(table.state, action_of(table)) == 1
    rest(table)
    assert (table.on(card), table.blood(ryan)) == (ryan, 3)
    assert table.waits_for(table.you)


def test_patagia_lift_for_a_round(table: Table) -> None:
    """For 1 blood flight until the round is over; once in a combat, and again in another."""
    ryan = table.you.ready("Ryan")
    card = table.you.in_play(PATAGIA, on=ryan)
    guard = table.prey.ready(made_vampire("Guard", capacity=8))
    table.you.holds(PRESS, AGAIN, DODGE)
    fight(table, ryan, guard)
    table.you.uses(card, level="flight")
    assert found(table.state, "flight", ryan)
    assert not found(table.state, "flight", guard)
    assert table.blood(ryan) == 3
    assert not table.you.may("use", card=card, level="flight")
    table.you.plays("A press", by=ryan)
    table.until("strike", table.you)
    assert not found(table.state, "flight", ryan)
    table.you.plays("Another combat", by=ryan)
    table.you.uses(card, level="flight")
    assert found(table.state, "flight", ryan)


def test_patagia_give_a_maneuver(table: Table) -> None:
    """Optional, once each combat."""
    ryan = table.you.ready("Ryan")
    card = table.you.in_play(PATAGIA, on=ryan)
    guard = table.prey.ready(made_vampire("Guard", capacity=8))
    fight(table, ryan, guard)
    table.until("range", table.you)
    assert table.you.may("use", card=card, level="maneuver")
    table.you.uses(card, level="maneuver")
    rest(table)
    assert (table.blood(ryan), table.blood(guard)) == (4, 8)  # nobody strikes at long range


@pytest.mark.ruling(PATAGIA, 1)
def test_patagia_are_for_ones_own_combat(table: Table) -> None:
    """Not while another of yours fights; without blood not at all."""
    ryan, other = table.you.ready("Ryan"), table.you.ready("Nassir")
    card = table.you.in_play(PATAGIA, on=ryan)
    guard = table.prey.ready(made_vampire("Guard", capacity=8))
    table.you.holds(DODGE)
    fight(table, other, guard)
    while not table.over():
        assert not table.you.may("use", card=card)
        table.pass_on()


def test_one_patagia_for_each_vampire() -> None:
    """A second copy is for another Nosferatu."""
    only_one_on_each(PATAGIA, on="Ryan", other="Duck (G1)")


def test_when_patagia_lift(table: Table) -> None:
    """At any time in the round."""
    ryan = table.you.ready("Ryan")
    card = table.you.in_play(PATAGIA, on=ryan)
    theirs = table.prey.ready(made_vampire("Guard", capacity=8))
    fight(table, ryan, theirs)
    seen = set()
    while not table.over():
        decision = table.asked()
        if decision is not None and table.you.may("use", card=card, level="flight"):
            seen.add(decision.window)
        table.pass_on()
    assert seen >= set(IN_ROUND)


def test_patagia_do_not_move_to_who_has_them(table: Table) -> None:
    """Whatever would move them: they are burned instead."""
    one, two = table.you.ready("Ryan"), table.you.ready("Duck (G1)")
    cards = [table.you.in_play(PATAGIA, on=bearer) for bearer in (one, two)]
    table.you.in_play(hands_over(PATAGIA, "Duck"))
    table.you.ready(COMPANION)
    table.you.acts(word="bleed", by=one)
    table.you.uses("Hand over")
    rest(table)
    assert table.where(cards[0]) == "ash_heap"
    assert table.on(cards[1]) == two
