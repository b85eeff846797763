"""Actions by the Complete Rules Reference of 1996 (CRR II.C, III), beside those of 2024.

Each test stands for a line of `docs/editions.md` and shows both behaviours.
"""

from __future__ import annotations

from dataclasses import replace

import pytest
from turn_talk import vampire

from action_talk import told
from made_up import paper
from methuselah.engine.definitions import Definition, Static
from methuselah.engine.editions import CURRENT, NINETY_SIX, Edition
from methuselah.engine.state import READY, TORPOR
from methuselah.language import (
    TARGET,
    action,
    choose,
    gain_blood,
    gain_pool,
    intercept,
    modifier,
    reaction,
    ready,
    stealth,
    yours,
)
from methuselah.pool import pool
from methuselah.rules.torpor.paralysis import MARK
from table_talk import Table

BOTH = (CURRENT, NINETY_SIX)


def either(now: object, then: object) -> pytest.MarkDecorator:
    """What differs: by the rulebook of 2024, and by the reference of 1996."""
    return pytest.mark.parametrize(("edition", "differs"), [(CURRENT, now), (NINETY_SIX, then)])


# -- II.C which actions ----


@either(True, False)
def test_a_full_vampire_hunts(edition: Edition, differs: bool) -> None:
    """It may, and the excess drains (R0 Hunt); it may not (CRR II.C.2b)."""
    table = Table(edition=edition)
    full, hungry = table.you.ready("Krid"), table.you.ready("Meaghan", blood=1)
    assert table.you.may("act", minion=full, word="hunt") is differs
    assert table.you.may("act", minion=hungry, word="hunt")


@either(False, True)
def test_an_empty_vampire_that_cannot_hunt_acts_otherwise(edition: Edition, differs: bool) -> None:
    """It is stuck (R0, Mandatory Actions); it is under no duty (CRR II.C, exception)."""
    tame = paper("Tame", Static("cannot hunt"), kind="equipment")
    table = Table(edition=edition)
    krid = table.you.ready("Krid", blood=0)
    table.you.in_play(tame, on=krid)
    other = table.you.ready("Meaghan")
    assert table.you.may("act", minion=krid, word="bleed") is differs
    assert table.you.may("act", minion=other, word="bleed")


@pytest.mark.parametrize("edition", BOTH)
def test_an_empty_vampire_that_can_hunt_must(edition: Edition) -> None:
    """Before anything else, in either (R0; CRR II.C)."""
    table = Table(edition=edition)
    krid = table.you.ready("Krid", blood=0)
    table.you.ready("Wauneka", blood=0)
    other = table.you.ready("Meaghan")
    assert table.you.may("act", minion=krid, word="hunt")
    assert not table.you.may("act", minion=other, word="bleed")


@either(True, False)
def test_becoming_an_anarch_is_an_action(edition: Edition, differs: bool) -> None:
    """One of the rulebook's (RB24 Become Anarch); there were no Anarchs (CRR II.C)."""
    table = Table(edition=edition)
    krid = table.you.ready("Krid")
    assert table.you.may("act", minion=krid, word="become anarch") is differs


def recruiting(edition: Edition) -> tuple[Table, int]:
    """You recruit an ally unblocked."""
    table = Table(edition=edition)
    krid = table.you.ready("Krid")
    table.you.ready("Meaghan")
    table.you.uncontrolled(vampire("Coming", 4))
    ally = table.you.holds("Vagabond Mystic")
    table.you.acts(ally, by=krid)
    table.nobody_reacts()
    return table, ally


@either(READY, "uncontrolled")
def test_a_recruited_ally_until_the_end_of_the_turn(edition: Edition, differs: str) -> None:
    """It is ready and cannot act (R0); it waits in the inactive region (CRR II.C.4, II.F)."""
    table, ally = recruiting(edition)
    assert table.where(ally) == differs
    assert table.blood(ally) == pool()["Vagabond Mystic"].life
    assert not table.state.cards[ally].face_down
    assert not table.you.may("act", minion=ally)
    table.until_turn_of(table.prey)
    assert table.where(ally) == READY
    assert table.blood(ally) == pool()["Vagabond Mystic"].life


def test_an_ally_that_waits_takes_no_transfers() -> None:
    """It is no crypt card: nothing is moved to it, and it does not come out by influence."""
    table, ally = recruiting(NINETY_SIX)
    table.until("influence")
    assert not table.you.may("transfer", target=ally)
    assert not table.you.may("move out", target=ally)


# -- diablerie and the hunt ----


def diablerie(edition: Edition) -> tuple[Table, int, int, int]:
    """You diablerize your prey's vampire, which bears a weapon and is older."""
    table = Table(edition=edition)
    krid = table.you.ready("Krid", blood=1)
    table.grand_prey.ready(vampire("Judge", 4, title="prince", city="Rome"))
    victim = table.prey.torpor("Nassir", blood=1)
    gun = table.prey.in_play(".44 Magnum", on=victim)
    table.you.acts(word="diablerie", by=krid, target=victim)
    return table, krid, victim, gun


@either(None, True)
def test_the_equipment_of_the_victim(edition: Edition, differs: bool | None) -> None:
    """As the diablerist wishes (R0 Diablerie, 2); all of it (CRR II.C.9c)."""
    table, krid, victim, gun = diablerie(edition)
    asked = False
    while not table.over():
        decision = table.asked()
        assert decision is not None
        asked = asked or decision.kind == "equipment"
        table.pass_on()
    assert table.where(victim) == "ash_heap"
    assert asked is not differs
    assert table.where(gun) == ("attached" if differs else "ash_heap")
    assert not differs or table.on(gun) == krid


@either(1, 0)
def test_a_blood_hunt_that_nobody_calls(edition: Edition, differs: int) -> None:
    """It follows by itself (R0, The Blood Hunt); it must be called (CRR II.C.9c.iii)."""
    table, *_ = diablerie(edition)
    table.nobody_reacts()
    assert told(table, "referendum", word="blood hunt") == differs


def test_any_methuselah_calls_the_hunt_and_only_one() -> None:
    """The grand prey calls it; nobody after her is asked ([RTR] in CRR II.C.9)."""
    table, krid, _, _ = diablerie(NINETY_SIX)
    table.grand_prey.does("call hunt", target=krid)
    table.grand_prey.does("vote", word="for")
    table.nobody_reacts()
    assert told(table, "called the hunt") == told(table, "referendum", word="blood hunt") == 1
    assert table.where(krid) == "ash_heap"


@pytest.mark.parametrize("edition", BOTH)
def test_a_skill_card_for_an_older_victim(edition: Edition) -> None:
    """From hand, library or ash heap (R0 Diablerie, 4; CRR II.C.9c.ii: a Skill card)."""
    table = Table(edition=edition)
    krid = table.you.ready(vampire("Young", 2), blood=1)
    victim = table.prey.torpor("Nassir", blood=1)
    skill = table.you.library("Dominate")
    table.you.acts(word="diablerie", by=krid, target=victim)
    table.you.does("fetch", word="library")
    table.nobody_reacts()
    assert (table.where(skill), table.on(skill)) == ("attached", krid)


# -- III blocks ----


@either(True, False)
def test_a_minion_whose_attempt_failed_tries_again(edition: Edition, differs: bool) -> None:
    """It locks nobody and may be made again (R0); another minion only (CRR III.C.4)."""
    table = Table(edition=edition)
    krid = table.you.ready("Krid", blood=1)
    one, other = table.prey.ready("Nassir"), table.prey.ready("Mazz")
    table.you.acts(word="hunt", by=krid)
    table.prey.blocks(one)
    table.until("action", table.prey)
    assert table.prey.may("block", minion=one) is differs
    assert table.prey.may("block", minion=other)


@pytest.mark.parametrize("edition", BOTH)
def test_the_predator_blocks_after_the_prey_has_not(edition: Edition) -> None:
    """The prey is asked first and the predator after her (RB24 Sequencing; CRR III.B.2)."""
    table = Table(edition=edition)
    krid = table.you.ready("Krid", blood=1)
    table.prey.ready("Nassir")
    blocker = table.predator.ready("Mazz")
    bystander = table.grand_prey.ready("Wauneka")
    table.you.acts(word="hunt", by=krid)
    table.until("action", table.prey)
    if edition.one_after_another:
        assert not table.predator.may("block", minion=blocker)
    table.prey.passes()
    assert table.predator.may("block", minion=blocker)
    assert not table.grand_prey.may("block", minion=bystander)


@either((0, 1, 2, 3, 4), (1, 0, 2, 3, 4))
def test_who_plays_first_during_an_attempt(edition: Edition, differs: tuple[int, ...]) -> None:
    """The acting side (RB24 Sequencing); the blocking minion (CRR III.C.2a)."""
    more = paper("More", modifier(stealth(1), at=("attempt",)))
    seen = paper("Seen", reaction(intercept(1), at=("attempt",)))
    table = Table(edition=edition)
    krid = table.you.ready("Krid")
    table.you.holds(more)
    table.prey.holds(seen)
    blocker = table.prey.ready("Nassir")
    table.you.acts(word="bleed", by=krid)
    table.prey.blocks(blocker)
    table.asked()
    window = table.state.stack[-1]
    assert getattr(window, "name", "") == "attempt"
    assert getattr(window, "order", ()) == differs


@either(False, True)
def test_the_blocker_locks_before_what_is_played_after_a_block(
    edition: Edition, differs: bool
) -> None:
    """Lock and combat are one moment (R0, 3); it taps before the cards (CRR III.C.3)."""
    late = paper("Late", modifier(gain_pool(1), at=("blocked",)))
    table = Table(edition=edition)
    krid = table.you.ready("Krid")
    table.you.holds(late)
    blocker = table.prey.ready("Nassir")
    table.you.acts(word="bleed", by=krid)
    table.prey.blocks(blocker)
    table.until("blocked", table.you)
    assert table.locked(blocker) is differs
    table.nobody_reacts()
    assert table.locked(blocker)


def home(text: str) -> Definition:
    """An action card at another of one's own minions, with or without (D) in its text."""
    made = paper("Home", action(choose(ready(yours)), gain_blood(1, TARGET)))
    return replace(made, face=replace(made.face, text=text))


@pytest.mark.parametrize(
    ("edition", "text", "blocked"),
    [(CURRENT, "(D)", True), (NINETY_SIX, "(D)", False), (NINETY_SIX, "", True)],
)
def test_a_directed_action_at_oneself(edition: Edition, text: str, blocked: bool) -> None:
    """Undirected: prey and predator may block (R3 6.2.2.1); nobody may (CRR III.B.1, [TOM])."""
    table = Table(edition=edition)
    krid, friend = table.you.ready("Krid"), table.you.ready("Meaghan", blood=1)
    card = table.you.holds(home(text))
    blocker = table.prey.ready("Nassir")
    table.you.acts(card, by=krid)
    table.you.chooses(friend)
    decision = table.asked()
    assert decision is not None
    assert (decision.window == "action") is blocked
    assert table.prey.may("block", minion=blocker) is blocked
    table.nobody_reacts()
    assert table.blood(friend) == 2


# -- paralysis ----


@either(2, 0)
def test_rescuing_a_vampire_that_was_paralyzed(edition: Edition, differs: int) -> None:
    """There is no paralysis, a rescue costs 2 blood; nothing (CRR II.C.8, note)."""
    table = Table(edition=edition)
    krid = table.you.ready("Krid", blood=3)
    notes = ((MARK, 1),) if edition.paralysis else ()
    friend = table.you.torpor("Meaghan", blood=0, locked=True, notes=notes)
    table.you.acts(word="rescue", by=krid, target=friend)
    table.nobody_reacts()
    assert table.where(friend) == READY
    assert table.blood(krid) == 3 - differs
    assert table.locked(friend)
    assert table.state.cards[friend].note(MARK) != 1


@either(False, True)
def test_a_paralyzed_vampire_in_the_untap_phase(edition: Edition, differs: bool) -> None:
    """All cards unlock (R0); a paralyzed vampire does not untap (CRR II.A.1)."""
    table = Table(edition=edition)
    notes = ((MARK, 1),) if edition.paralysis else ()
    stunned = table.you.torpor("Meaghan", locked=True, notes=notes)
    other = table.you.torpor("Krid", locked=True)
    table.begins("unlock")
    table.until("minion")
    assert table.locked(stunned) is differs
    assert not table.locked(other)
    assert table.where(stunned) == TORPOR


# -- whose turn it is ----


@either((True, True), (True, False))
def test_modifiers_and_reactions_go_by_the_turn(
    edition: Edition, differs: tuple[bool, bool]
) -> None:
    """By whose action it is (R0); modifiers in one's own turn, reactions not (CRR III.D, notes).

    Your vampire acts in the minion phase of your prey (as with Madness Network).
    """
    more = paper("More", modifier(gain_pool(1), at=("action",)))
    own_turn, other_turn = differs
    table = Table(edition=edition)
    krid, again = table.you.ready("Krid"), table.you.ready("Meaghan")
    table.you.in_play(
        paper("Open Eyes", Static("acts in any minion phase"), kind="equipment"), on=again
    )
    mine = table.you.holds(more)
    table.you.acts(word="bleed", by=krid)
    assert table.you.may("play", card=mine) is own_turn
    table.nobody_reacts()
    table.until_turn_of(table.prey, "minion")
    table.you.acts(word="bleed", by=again)
    table.asked()
    offered_now = table.you.may("play", card=mine)
    assert offered_now is other_turn
