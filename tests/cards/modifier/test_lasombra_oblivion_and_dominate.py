"""Oblivion and Dominate of the Lasombra precon of the Fifth Edition: modifiers and reactions."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION, rest
from methuselah.rules.action.action import Action, stealth
from table_talk import Table


def stealth_now(table: Table) -> int:
    """The stealth of the action in progress."""
    action = table.state.frame(Action)
    assert action is not None
    return stealth(table.state, action)


# -- The Sleeping Mind ---------------------------------------------------------------------------


def test_inferior_sleeping_mind_keeps_a_locked_vampire_from_blocking(table: Table) -> None:
    """Even if it wakes; the others may block. It costs a blood."""
    braden = table.you.ready("Braden White")
    table.you.holds("The Sleeping Mind")
    asleep = table.prey.ready("Nassir", locked=True)
    other = table.prey.ready("Ashley")
    table.prey.holds("On the Qui Vive")

    table.you.acts(word="bleed", by=braden)
    table.you.plays("The Sleeping Mind", by=braden, level="dom")
    assert other not in {option.target for option in table.you.options("choose")}
    table.you.chooses(asleep)
    table.prey.plays("On the Qui Vive", by=asleep)
    assert table.blood(braden) == 3
    table.until("action", table.prey)
    assert not table.prey.may("block", minion=asleep)
    assert table.prey.may("block", minion=other)


@pytest.mark.ruling("The Sleeping Mind", 1)
def test_superior_sleeping_mind_stops_unlocking_but_no_wake(table: Table) -> None:
    """A wake is no unlock; Freak Drive after the action does nothing ([PIB 20150703])."""
    yewon = table.you.ready("Yewon Ong")
    table.you.ready(COMPANION)
    table.you.holds("The Sleeping Mind", "Freak Drive")
    nassir = table.prey.ready("Nassir", locked=True)
    table.prey.holds("On the Qui Vive")

    table.you.acts(word="bleed", by=yewon)
    table.you.plays("The Sleeping Mind", by=yewon, level="DOM")
    table.prey.plays("On the Qui Vive", by=nassir)
    table.until("action", table.prey)
    assert table.prey.may("block", minion=nassir)
    table.you.plays("Freak Drive", by=yewon)
    assert table.locked(yewon)
    rest(table)
    assert table.prey.pool() == 29
    assert table.waits_for(table.you)


@pytest.mark.ruling("The Sleeping Mind", 2)
@pytest.mark.ruling("Consign to Oblivion", 1)
@pytest.mark.parametrize("name", ["The Sleeping Mind", "Consign to Oblivion"])
def test_as_announced_comes_before_other_modifiers(table: Table, name: str) -> None:
    """In its window Conditioning cannot be played, and afterwards it is too late for it."""
    maria = table.you.ready("María del Toro")
    table.you.holds(name, "Conditioning")
    table.prey.ready("Nassir")

    table.you.acts(word="bleed", by=maria)
    assert table.you.can_play(name)
    assert not table.you.can_play("Conditioning")
    table.you.passes()
    assert not table.you.can_play(name)
    assert table.you.can_play("Conditioning")


@pytest.mark.ruling("The Sleeping Mind", 3)
@pytest.mark.ruling("Consign to Oblivion", 2)
@pytest.mark.parametrize("name", ["The Sleeping Mind", "Consign to Oblivion"])
def test_the_action_card_is_replaced_before_what_is_played_as_announced(
    table: Table, name: str
) -> None:
    """The hand is full again when the window opens; the new card may be the modifier."""
    maria = table.you.ready("María del Toro")
    table.you.holds("Govern the Unaligned", *["Blood Doll"] * 6)
    table.you.library(name)
    table.prey.ready("Nassir")

    table.you.acts("Govern the Unaligned", by=maria, level="dom")
    assert len(table.you.hand()) == 7
    assert table.you.can_play(name)


# -- Consign to Oblivion ---------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "held"), [("obl", 7), ("OBL", 6)])
def test_consign_to_oblivion_taxes_reactions(table: Table, level: str, held: int) -> None:
    """1 blood more each; at superior the cards are replaced only after the action."""
    maria = table.you.ready("María del Toro")
    table.you.ready(COMPANION)
    table.you.holds("Consign to Oblivion")
    poor = table.prey.ready("Nassir", blood=0)
    rich = table.prey.ready("Ashley", locked=True)
    table.prey.holds("On the Qui Vive", *["Blood Doll"] * 6)

    table.you.acts(word="bleed", by=maria)
    table.you.plays("Consign to Oblivion", by=maria, level=level)
    table.until("action", table.prey)
    assert table.blood(maria) == 6
    table.prey.plays("On the Qui Vive", by=rich)
    assert table.blood(rich) == 2
    assert len(table.prey.hand()) == held
    rest(table)
    assert len(table.prey.hand()) == 7
    assert table.blood(poor) == 0


def test_without_blood_nobody_reacts_to_consign(table: Table) -> None:
    """A vampire without blood cannot pay; an ally pays with life, and burns with the last."""
    maria = table.you.ready("María del Toro")
    table.you.ready(COMPANION)
    table.you.holds("Consign to Oblivion")
    poor = table.prey.ready("Nassir", blood=0, locked=True)
    gang = table.prey.ready("Loyal Street Gang", blood=1, locked=True)
    table.prey.holds("On the Qui Vive")

    table.you.acts(word="bleed", by=maria)
    table.you.plays("Consign to Oblivion", by=maria, level="obl")
    table.until("action", table.prey)
    assert not table.prey.can_play("On the Qui Vive", by=poor)
    table.prey.plays("On the Qui Vive", by=gang)
    assert table.where(gang) == "ash_heap"
    rest(table)
    assert table.prey.pool() == 29


# -- Shadow Cast -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Shadow Cast", "Shadow Cloak", "Where the Veil Thins"])
def test_inferior_oblivion_gives_stealth_when_needed(table: Table, name: str) -> None:
    """+1 stealth while somebody would block."""
    braden = table.you.ready("Braden White")
    table.you.ready(COMPANION)
    card = table.you.holds(name)
    nassir = table.prey.ready("Nassir")

    table.you.acts(word="bleed", by=braden)
    table.until("action", table.prey)
    assert not table.you.can_play(name)
    table.prey.blocks(nassir)
    table.you.plays(name, by=braden, level="obl")
    rest(table)
    assert table.prey.pool() == 29
    assert table.where(card) == "ash_heap"
    assert not table.locked(nassir)


@pytest.mark.ruling("Shadow Cast", 2)
def test_superior_shadow_cast_hides_the_next_action_at_the_same(table: Table) -> None:
    """Put on it after a directed action succeeded; burned for +1 stealth in another like it."""
    alek = table.you.ready("Alek König")
    cast = table.you.holds("Shadow Cast")
    nassir = table.prey.ready("Nassir")
    table.grand_prey.torpor("Ryan", blood=4)

    table.you.acts(word="bleed", by=alek)
    table.until("after_resolution", table.you)
    table.you.plays("Shadow Cast", by=alek, level="OBL")
    assert table.on(cast) == alek
    table.until_turn_of(table.you, "minion")
    table.you.acts(word="bleed", by=alek)
    table.prey.blocks(nassir)
    table.you.uses(cast)
    rest(table)
    assert table.prey.pool() == 28
    assert table.where(cast) == "ash_heap"


def test_shadow_cast_does_nothing_in_other_actions(table: Table) -> None:
    """Not in a hunt, not in an action at somebody else; nor after an undirected one."""
    alek = table.you.ready("Alek König", blood=1)
    table.you.holds("Shadow Cast")
    table.you.ready(COMPANION)
    table.prey.ready("Nassir")

    table.you.acts(word="hunt", by=alek)
    while not table.over():
        assert not table.you.can_play("Shadow Cast", level="OBL")
        table.pass_on()


def test_shadow_cast_remembers_whom_it_was_about(table: Table) -> None:
    """After an action at your prey it gives nothing in one at your grand-prey."""
    alek = table.you.ready("Alek König")
    cast = table.you.holds("Shadow Cast")
    table.prey.ready("Nassir")
    ashley = table.grand_prey.ready("Ashley")
    ryan = table.grand_prey.torpor("Ryan", blood=4)

    table.you.acts(word="bleed", by=alek)
    table.until("after_resolution", table.you)
    table.you.plays("Shadow Cast", by=alek, level="OBL")
    table.until_turn_of(table.you, "minion")
    table.you.acts(word="diablerie", by=alek, target=ryan)
    table.grand_prey.blocks(ashley)
    assert not table.you.may("use", card=cast)


# -- Shadow Cloak ----------------------------------------------------------------------------------


@pytest.mark.ruling("Shadow Cloak", 1)
def test_superior_shadow_cloak_keeps_actions_away(table: Table) -> None:
    """Until your unlock phase no minion without Auspex directs an action at the vampire."""
    alek = table.you.ready("Alek König")
    meaghan = table.you.ready(COMPANION)
    cloak = table.you.holds("Shadow Cloak")
    blind = table.prey.ready("Ashley")
    seer = table.prey.ready("Gebeyehu Abdu")
    table.prey.holds("Bum's Rush")

    table.you.acts(word="bleed", by=alek)
    table.until("after_resolution", table.you)
    table.you.plays("Shadow Cloak", by=alek, level="OBL")
    assert table.on(cloak) == alek
    table.until_turn_of(table.prey, "minion")
    table.prey.acts("Bum's Rush", by=blind)
    assert not table.locked(seer)
    assert table.on(cloak) == alek
    table.until_turn_of(table.you, "minion")
    assert table.where(cloak) == "ash_heap"
    assert table.blood(meaghan) < 4


def test_auspex_sees_through_shadow_cloak(table: Table) -> None:
    """A minion with Auspex has the choice."""
    alek = table.you.ready("Alek König")
    table.you.in_play("Shadow Cloak", on=alek)
    other = table.you.ready(COMPANION)
    seer = table.prey.ready("Gebeyehu Abdu")
    table.prey.holds("Bum's Rush")
    table.begins("discard")

    table.until_turn_of(table.prey, "minion")
    table.prey.acts("Bum's Rush", by=seer)
    assert {option.target for option in table.prey.options("choose")} == {alek, other}


def test_nobody_without_auspex_rescues_a_cloaked_vampire(table: Table) -> None:
    """The actions of the rulebook are directed at it too; your own minions are free."""
    alek = table.you.torpor("Alek König", blood=3)
    table.you.in_play("Shadow Cloak", on=alek)
    own = table.you.ready(COMPANION)
    blind = table.prey.ready("Ashley")
    seer = table.prey.ready("Gebeyehu Abdu")

    assert table.you.may("act", minion=own, target=alek, word="rescue")
    table.until_turn_of(table.prey, "minion")
    assert not table.prey.may("act", minion=blind, target=alek)
    assert table.prey.may("act", minion=seer, target=alek, word="diablerie")


# -- Stygian Shroud, Where the Veil Thins ----------------------------------------------------------


def test_inferior_stygian_shroud_takes_intercept(table: Table) -> None:
    """-1 for the minion that attempts to block; nobody attempting, it is not played."""
    braden = table.you.ready("Braden White")
    table.you.ready(COMPANION)
    table.you.holds("Stygian Shroud")
    rinaldo = table.prey.ready("Nassir")

    table.you.acts(word="bleed", by=braden)
    table.until("action", table.prey)
    assert not table.you.can_play("Stygian Shroud")
    table.prey.blocks(rinaldo)
    table.you.plays("Stygian Shroud", by=braden, level="obl")
    rest(table)
    assert table.prey.pool() == 29
    assert not table.locked(rinaldo)


@pytest.mark.ruling("Stygian Shroud", 1)
@pytest.mark.ruling("Stygian Shroud", 2)
def test_superior_stygian_shroud_ends_an_attempt(table: Table) -> None:
    """1 blood, no cost but part of the effect; the same minion does not try again, another may."""
    alek = table.you.ready("Alek König", blood=2)
    poor = table.you.ready("Gebeyehu Abdu", blood=0)
    table.you.holds("Stygian Shroud")
    rinaldo = table.prey.ready("Rinaldo Albizzi")
    other = table.prey.ready("Nassir")

    table.prey.blocks(rinaldo)  # the hunt is mandatory and announced by itself
    assert table.blood(poor) == 0
    assert not table.you.can_play("Stygian Shroud", level="OBL")
    assert table.you.can_play("Stygian Shroud", level="obl")
    rest(table)
    table.you.acts(word="bleed", by=alek)
    table.prey.blocks(other)
    table.you.plays("Stygian Shroud", by=alek, level="OBL")
    assert table.blood(alek) == 1
    rest(table)
    assert table.prey.pool() == 29
    assert not table.locked(other)


@pytest.mark.ruling("Where the Veil Thins", 1)
@pytest.mark.parametrize(("number", "blood", "pool"), [(0, 2, 29), (1, 3, 29)])
def test_superior_veil_makes_the_blocker_pay_or_resign(
    table: Table, number: int, blood: int, pool: int
) -> None:
    """Who attempts already pays a blood to go on, or resigns and pays none."""
    alek = table.you.ready("Alek König")
    table.you.ready(COMPANION)
    table.you.holds("Where the Veil Thins")
    nassir = table.prey.ready("Nassir", blood=3)

    table.you.acts(word="bleed", by=alek)
    table.prey.blocks(nassir)
    table.you.plays("Where the Veil Thins", by=alek, level="OBL")
    table.prey.does("do", number=number)
    rest(table)
    assert table.blood(nassir) == blood
    assert table.prey.pool() == pool
    assert not table.locked(nassir)


def test_further_attempts_cost_blood_behind_the_veil(table: Table) -> None:
    """Minions without Oblivion burn 1; allies and the bloodless cannot attempt at all."""
    alek = table.you.ready("Alek König")
    table.you.holds("Where the Veil Thins")
    first = table.prey.ready("Loyal Street Gang")
    gang = table.prey.ready("Outcast Mage")
    empty = table.prey.ready("Nassir", blood=0)
    rich = table.prey.ready("Ashley")
    shadow = table.prey.ready("Braden White", blood=0)

    table.you.acts(word="bleed", by=alek)
    table.prey.blocks(first)
    table.you.plays("Where the Veil Thins", by=alek, level="OBL")
    assert stealth_now(table) == 1
    table.until("action", table.prey)
    for minion, may in (
        (first, False),
        (gang, False),
        (empty, False),
        (rich, True),
        (shadow, True),
    ):
        assert table.prey.may("block", minion=minion) == may
    table.prey.blocks(rich)
    assert table.blood(rich) == 2


# -- Shadow Sentinel, Truth in Darkness ------------------------------------------------------------


@pytest.mark.ruling("Shadow Sentinel", 1)
def test_inferior_shadow_sentinel_wakes_and_obliges_to_nothing(table: Table) -> None:
    """A locked vampire may block; one each between its unlock phases."""
    ryan = table.you.ready("Ryan")
    second = table.you.ready(COMPANION)
    first, again = table.prey.holds("Shadow Sentinel", "Shadow Sentinel")
    peter = table.prey.ready("Peter St. John", locked=True)
    other = table.prey.ready("Hiromitsu Asano", locked=True)

    table.you.acts(word="bleed", by=ryan)
    table.prey.plays(first, by=peter, level="obl")
    table.until("action", table.prey)
    assert table.prey.may("block", minion=peter)
    assert not table.prey.may("block", minion=other)
    assert not table.prey.can_play(again, by=peter)
    rest(table)
    table.you.acts(word="bleed", by=second)
    table.until("action", table.prey)
    assert not table.prey.can_play(again, by=peter)
    assert table.prey.can_play(again, by=other)


@pytest.mark.parametrize("locked", [False, True])
def test_superior_shadow_sentinel_wakes_the_dead(table: Table, locked: bool) -> None:
    """A locked wraith or zombie of yours; the vampire may be locked or not, and sleeps on."""
    ryan = table.you.ready("Ryan")
    table.prey.holds("Shadow Sentinel")
    alek = table.prey.ready("Alek König", locked=locked)
    corpse = table.prey.ready("Aggressive Corpse", locked=True)
    wraith = table.prey.ready("Screamer", locked=True)
    gang = table.prey.ready("Loyal Street Gang", locked=True)

    table.you.acts(word="bleed", by=ryan)
    table.prey.plays("Shadow Sentinel", by=alek, level="OBL")
    assert {option.target for option in table.prey.options("choose")} == {corpse, wraith}
    table.prey.chooses(corpse)
    table.until("action", table.prey)
    assert table.prey.may("block", minion=corpse)
    assert not table.prey.may("block", minion=gang)
    assert table.prey.may("block", minion=alek) is not locked


@pytest.mark.ruling("Shadow Sentinel", 2)
def test_shadow_sentinel_may_be_played_after_resolution(table: Table) -> None:
    """So that another reaction card can be ([LSJ 20091123])."""
    ryan = table.you.ready("Ryan")
    table.prey.holds("Shadow Sentinel")
    table.prey.ready("Peter St. John", locked=True)

    table.you.acts(word="bleed", by=ryan)
    table.until("after_resolution", table.prey)
    assert table.prey.can_play("Shadow Sentinel", level="obl")


@pytest.mark.ruling("Shadow Sentinel", 3)
def test_shadow_sentinel_may_be_played_as_a_card_is_played(table: Table) -> None:
    """During an action; between actions there is nothing to react to ([ANK 20210819])."""
    ryan = table.you.ready("Ryan")
    table.you.holds("Computer Hacking")
    table.prey.holds("Shadow Sentinel")
    table.prey.ready("Peter St. John", locked=True)

    assert not table.prey.can_play("Shadow Sentinel")
    table.you.acts("Computer Hacking", by=ryan)
    table.until("as_played", table.prey)
    assert table.prey.can_play("Shadow Sentinel", level="obl")


@pytest.mark.parametrize(("name", "level"), [("Peter St. John", "obl"), ("Alek König", "OBL")])
def test_truth_in_darkness_gives_intercept(table: Table, name: str, level: str) -> None:
    """+1; at superior, 1 blood after the block unlocks the vampire, if she likes."""
    ryan = table.you.ready("Ryan", blood=1)
    table.you.ready(COMPANION)
    table.prey.holds("Truth in Darkness")
    blocker = table.prey.ready(name)

    table.you.acts(word="hunt", by=ryan)
    table.prey.blocks(blocker)
    table.prey.plays("Truth in Darkness", by=blocker, level=level)
    if level == "OBL":
        before = table.blood(blocker)
        table.prey.does("do")
        assert table.blood(blocker) < before
    rest(table)
    assert table.locked(blocker) == (level == "obl")


def test_truth_in_darkness_unlocks_nobody_who_did_not_block(table: Table) -> None:
    """The attempt failed: nothing is offered."""
    alek = table.you.ready("Alek König", blood=1)
    table.you.holds("Shadow Cast")
    table.you.ready(COMPANION)
    table.prey.holds("Truth in Darkness")
    blocker = table.prey.ready("Lenelle, Mambo of Birmingham")

    table.you.acts(word="hunt", by=alek)
    table.prey.blocks(blocker)
    table.prey.plays("Truth in Darkness", by=blocker, level="OBL")
    table.you.plays("Shadow Cast", by=alek, level="obl")
    while not table.over():
        assert not table.prey.may("do")
        table.pass_on()
    assert table.blood(blocker) == 6
