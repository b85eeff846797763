"""Intercept, stealth taken away, and who attempts to block although it is not asked."""

from __future__ import annotations

import pytest

from action_talk import action_of, told
from block_talk import COMPANION, PAUSE, made_vampire
from methuselah.rules.action.action import stealth
from methuselah.rules.action.blocks import intercept
from table_talk import Table

FALCON = "Falcon's Eye"
DRABA = "Draba"
SAVAGE = "Sense the Savage Way"
MELANGE = "Melange"


def stealthy(table: Table, amount: int = 1) -> int:
    """Your vampire can add stealth in an attempt."""
    acting = table.you.ready(made_vampire("Sneak", "obf", "OBF", capacity=6))
    table.you.holds("Lost in Crowds" if amount == 2 else "Faceless Night")
    return acting


# -- Falcon's Eye ---------------------------------------------------------------------------------


@pytest.mark.ruling("Falcon's Eye", 3)
@pytest.mark.ruling("Falcon's Eye", 4)
@pytest.mark.ruling("Falcon's Eye", 5)
@pytest.mark.parametrize(
    ("level", "blood", "usable"), [("ani", 1, True), ("ani", 0, False), ("spi", 0, True)]
)
def test_a_falcon_sees_with_blood_or_spirit(
    table: Table, level: str, blood: int, usable: bool
) -> None:
    """Animalism burns a blood for it, which must be there; Spiritus does not."""
    hunter = table.you.ready("Ryan", blood=2)
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    watcher = table.prey.ready(made_vampire("Watcher", level, "aus", capacity=5), blood=blood)
    card, _ = table.prey.holds(FALCON, "Enhanced Senses")

    table.you.acts(word="hunt", by=hunter)
    table.prey.blocks(watcher)
    table.until("attempt", table.prey)
    assert table.prey.can_play(card) is usable
    if usable:
        table.prey.plays(card, by=watcher, level=level)
        assert intercept(table.state, watcher) == 1
        assert table.blood(watcher) == 0


@pytest.mark.ruling("Falcon's Eye", 1)
def test_a_falcon_flies_to_where_nobody_asked_it(table: Table) -> None:
    """Neither prey nor target; once everybody who may has declined it attempts, and blocks."""
    acting = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    watcher = table.grand_prey.ready(made_vampire("Watcher", "SPI", capacity=5))
    asleep = table.grand_predator.ready(made_vampire("Sleeper", "SPI", capacity=5), locked=True)
    card = table.grand_prey.holds(FALCON)
    late = table.grand_predator.holds(FALCON)
    table.prey.ready("Nassir")

    table.you.acts(word="bleed", by=acting)
    table.until("action", table.grand_prey)
    assert not table.grand_prey.may("block")
    assert not table.grand_predator.can_play(late, by=asleep)
    table.grand_prey.plays(card, by=watcher, level="SPI")
    table.nobody_reacts()
    table.nobody_reacts()

    assert table.locked(watcher)
    assert table.prey.pool() == 30
    assert told(table, "combat", card=acting, other=watcher) == 1
    assert table.waits_for(table.you)


@pytest.mark.ruling("Falcon's Eye", 1)
def test_a_falcon_does_not_see_through_a_day_operation(table: Table) -> None:
    """Vampires cannot block that action."""
    acting = table.you.ready(made_vampire("Daring", "for", capacity=6))
    table.you.ready(COMPANION)
    table.you.holds("Day Operation")
    table.grand_prey.ready(made_vampire("Watcher", "SPI", capacity=5))
    card = table.grand_prey.holds(FALCON)

    table.you.acts(word="bleed", by=acting)
    table.you.plays("Day Operation", by=acting, level="for")
    table.nobody_reacts()

    assert table.where(card) == "hand"
    assert table.prey.pool() == 29


@pytest.mark.ruling("Falcon's Eye", 1)
def test_who_has_declined_has_no_use_for_a_falcon(table: Table) -> None:
    """The prey passed while there was no attempt: her decision stands."""
    acting = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    watcher = table.prey.ready(made_vampire("Watcher", "SPI", capacity=5))
    card = table.prey.holds(FALCON)

    table.you.acts(word="bleed", by=acting)
    table.until("action", table.prey)
    assert table.prey.can_play(card, by=watcher)
    table.prey.passes()
    table.nobody_reacts()

    assert table.where(card) == "hand"


@pytest.mark.ruling("Falcon's Eye", 2)
def test_a_falcon_flies_for_one_attempt(table: Table) -> None:
    """Blocked, the action goes on as if unblocked: that vampire is not asked again."""
    acting = table.you.ready("Ryan")
    sons = table.you.in_play("Crypt's Sons", on=acting, blood=2)
    table.you.ready(COMPANION)
    watcher = table.grand_prey.ready(made_vampire("Watcher", "SPI", capacity=5))
    other = table.grand_prey.ready(made_vampire("Second", "SPI", capacity=4))
    first, _ = table.grand_prey.holds(FALCON, FALCON)

    table.you.acts(word="bleed", by=acting)
    table.grand_prey.plays(first, by=watcher, level="SPI")
    table.you.uses(sons)
    table.until("action", table.grand_prey)

    assert not table.grand_prey.may("block", minion=other)
    assert table.grand_prey.can_play(FALCON, by=other)


# -- Draba ----------------------------------------------------------------------------------------


@pytest.mark.ruling("Draba", 4)
@pytest.mark.ruling("Draba", 2)
def test_superior_draba_takes_the_stealth_there_is(table: Table) -> None:
    """Without an attempt; what is added afterwards counts."""
    acting = stealthy(table)
    table.you.ready(COMPANION)
    nassir = table.prey.ready("Nassir")
    reactor = table.prey.ready(made_vampire("Trickster", "CHI", capacity=5))
    card = table.prey.holds(DRABA)

    table.you.acts(word="hunt", by=acting)
    table.until("action", table.prey)
    assert stealth(table.state, action_of(table)) == 1
    table.prey.plays(card, by=reactor, level="CHI")
    assert stealth(table.state, action_of(table)) == 0
    table.prey.blocks(nassir)
    table.you.plays("Faceless Night", by=acting, level="obf")

    assert stealth(table.state, action_of(table)) == 1
    assert table.blood(reactor) == 4


@pytest.mark.ruling("Draba", 3)
def test_draba_may_be_played_where_there_is_no_stealth(table: Table) -> None:
    """It has no effect; it does not raise negative stealth to 0."""
    acting = stealthy(table)
    table.you.ready(COMPANION)
    reactor = table.prey.ready(made_vampire("Trickster", "CHI", capacity=5))
    card = table.prey.holds(DRABA)

    table.you.acts(word="bleed", by=acting)
    table.prey.plays(card, by=reactor, level="CHI")

    assert stealth(table.state, action_of(table)) == 0


@pytest.mark.ruling("Draba", 1)
def test_draba_waits_for_the_impulse(table: Table) -> None:
    """The prey decides about blocking before the grand prey has the impulse."""
    acting = stealthy(table)
    table.you.ready(COMPANION)
    table.prey.ready("Nassir")
    table.grand_prey.ready(made_vampire("Trickster", "CHI", capacity=5))
    card = table.grand_prey.holds(DRABA)

    table.you.acts(word="bleed", by=acting)
    asked = []
    while not asked or asked[-1] != 2:
        decision = table.asked()
        assert decision is not None
        asked.append(decision.seat)
        if decision.seat != 2:
            table.pass_on()
    assert asked == [1, 2]
    assert table.grand_prey.can_play(card)


@pytest.mark.parametrize("whose", ["prey", "grand_prey"])
def test_inferior_draba_waits_on_a_minion(table: Table, whose: str) -> None:
    """Directed at its controller; you keep it, and burn it while that minion acts."""
    trickster = table.you.ready(made_vampire("Trickster", "chi", capacity=5))
    table.you.ready(COMPANION)
    card = table.you.holds(DRABA)
    other = getattr(table, whose)
    there = other.ready("Ryan", blood=2)
    other.holds(PAUSE)
    table.prey.ready("Nassir")
    blocker = table.you.ready("Lauren")

    table.you.acts(DRABA, by=trickster, level="chi")
    table.you.chooses(there)
    assert action_of(table).targets == (other.number,)
    assert stealth(table.state, action_of(table)) == 1
    table.nobody_reacts()
    assert table.on(card) == there
    assert table.blood(trickster) == 4
    table.until_turn_of(other, "minion")
    other.acts(word="hunt", by=there)
    if whose == "prey":
        table.you.blocks(blocker)
    table.you.uses(card)

    assert stealth(table.state, action_of(table)) == 0
    assert table.where(card) == "ash_heap"


# -- Sense the Savage Way -------------------------------------------------------------------------


@pytest.mark.ruling("Sense the Savage Way", 1)
@pytest.mark.ruling("Sense the Savage Way", 2)
def test_an_attempting_vampire_senses_the_savage_way(table: Table) -> None:
    """Awake, locked and attempting already, it unlocks; the attempt goes on and succeeds."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    elder = table.prey.ready("Chester DuBois (G1)", locked=True)
    card, _ = table.prey.holds(SAVAGE, "Wake with Evening's Freshness")

    table.you.acts(word="bleed", by=ryan)
    table.prey.plays("Wake with Evening's Freshness", by=elder)
    table.prey.blocks(elder)
    table.prey.plays(card, by=elder, level="ANI")
    assert not table.locked(elder)
    table.nobody_reacts()
    table.nobody_reacts()

    assert table.locked(elder)
    assert told(table, "attempts to block", card=elder) == 1
    assert table.prey.pool() == 30


@pytest.mark.ruling("Sense the Savage Way", 3)
@pytest.mark.ruling("Sense the Savage Way", 4)
@pytest.mark.parametrize(("seat", "usable"), [("prey", True), ("grand_prey", False)])
def test_only_who_may_block_senses_the_savage_way(table: Table, seat: str, usable: bool) -> None:
    """A locked vampire of the target; not when vampires cannot block."""
    acting = table.you.ready(made_vampire("Daring", "for", capacity=6))
    other = table.you.ready("Ryan")
    table.you.holds("Day Operation")
    who = getattr(table, seat)
    elder = who.ready("Chester DuBois (G1)", locked=True)
    card = who.holds(SAVAGE)
    table.you.ready(COMPANION)

    table.you.acts(word="bleed", by=acting)
    table.you.plays("Day Operation", by=acting, level="for")
    table.nobody_reacts()
    assert table.where(card) == "hand"
    table.you.acts(word="bleed", by=other)
    if usable:
        who.plays(card, by=elder, level="ANI")
        table.nobody_reacts()
        table.nobody_reacts()
        assert table.prey.pool() == 29
    else:
        table.nobody_reacts()
        assert table.where(card) == "hand"


@pytest.mark.parametrize(("capacity", "usable"), [(7, True), (6, False)])
def test_the_savage_way_is_sensed_by_the_old(table: Table, capacity: int, usable: bool) -> None:
    """A capacity of 7 or more; +1 intercept, when needed."""
    ryan = table.you.ready("Ryan", blood=2)
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    elder = table.prey.ready(made_vampire("Elder", "ani", "aus", capacity=capacity))
    card, _ = table.prey.holds(SAVAGE, "Enhanced Senses")

    table.you.acts(word="hunt", by=ryan)
    table.prey.blocks(elder)
    table.until("attempt", table.prey)
    assert table.prey.can_play(card) is usable
    if usable:
        table.prey.plays(card, by=elder, level="ani")
        assert intercept(table.state, elder) == 1


# -- Melange --------------------------------------------------------------------------------------


def melange_on(table: Table) -> tuple[int, int, int]:
    """Your hunter was blocked by the prey's seer, whose Melange is on it now."""
    hunter = table.you.ready("Ryan", blood=2)
    table.you.ready(COMPANION)
    seer = table.prey.ready(made_vampire("Seer", "AUS", capacity=5))
    card = table.prey.holds(MELANGE)
    table.you.acts(word="hunt", by=hunter)
    table.prey.blocks(seer)
    table.prey.plays(card, by=seer, level="AUS")
    table.nobody_reacts()
    table.nobody_reacts()
    return hunter, seer, card


def test_melange_sticks_to_whom_its_vampire_blocks(table: Table) -> None:
    """On the acting minion, still controlled by its player."""
    hunter, _, card = melange_on(table)

    assert table.on(card) == hunter
    assert table.state.controller(card) == 1
    assert table.waits_for(table.you)


@pytest.mark.ruling("Melange", 1)
@pytest.mark.ruling("Melange", 3)
def test_melange_is_burned_for_bleed_before_the_resolution(table: Table) -> None:
    """By the vampire that reacted, bleeding the controller of the minion that has it."""
    hunter, seer, card = melange_on(table)
    table.until_turn_of(table.prey, "minion")

    table.prey.acts(word="bleed", by=seer)
    table.nobody_reacts()

    assert table.on(card) == hunter
    assert table.grand_prey.pool() == 29


@pytest.mark.ruling("Melange", 3)
def test_melange_adds_to_a_bleed_of_the_controller(table: Table) -> None:
    """In a game of two, the prey bleeds the controller of the minion with Melange."""
    duel = Table(size=2)
    _, seer, card = melange_on(duel)
    duel.until_turn_of(duel.prey, "minion")

    duel.prey.acts(word="bleed", by=seer)
    duel.until("action", duel.prey)
    assert duel.prey.may("use", card=card)
    duel.prey.uses(card)
    duel.nobody_reacts()

    assert duel.you.pool() == 28
    assert duel.where(card) == "ash_heap"


@pytest.mark.ruling("Melange", 2)
def test_melange_that_did_not_lead_to_a_block_is_gone(table: Table) -> None:
    """It is in the ash heap as it was played, and stays there."""
    acting = stealthy(table, 2)
    table.you.ready(COMPANION)
    seer = table.prey.ready(made_vampire("Seer", "AUS", capacity=5))
    card = table.prey.holds(MELANGE)

    table.you.acts(word="hunt", by=acting)
    table.prey.blocks(seer)
    table.prey.plays(card, by=seer, level="AUS")
    assert table.where(card) == "ash_heap"
    table.you.plays("Lost in Crowds", by=acting, level="OBF")
    table.nobody_reacts()

    assert table.where(card) == "ash_heap"
    assert not table.locked(seer)
