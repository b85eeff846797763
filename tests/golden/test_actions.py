"""The worked examples of actions: bleeding, hunting, recruiting, and who may block them."""

from __future__ import annotations

import pytest

from methuselah.rules.action.action import Action, stealth
from methuselah.rules.action.bleed import bleed_amount
from table_talk import Table


def action_of(table: Table) -> Action:
    """The action in progress."""
    table.asked()
    action = table.state.frame(Action)
    assert action is not None
    return action


def fights(table: Table) -> list[tuple[int, int]]:
    """The combats that began, the acting minion first."""
    return [(line.card, line.other) for line in table.state.journal if line.what == "combat"]


def asked_to_block(table: Table) -> list[int]:
    """The seats that are asked about a block until everybody has passed, in order."""
    seats = []
    while not table.over():
        decision = table.asked()
        assert decision is not None
        if any(option.verb == "block" for option in decision.options):
            seats.append(decision.seat)
        table.pass_on()
    return seats


@pytest.mark.rule("R0 Announce the Action")
def test_belinde_bleeds_alexis_for_one(table: Table) -> None:
    """Sarah locks Belinde: "Belinde bleeds Alexis for 1." R0, 1. Announce the Action."""
    belinde = table.you.ready("Belinde")
    table.prey.ready("Nassir")
    table.predator.ready("Krid")

    table.you.acts(by=belinde, word="bleed")
    action = action_of(table)
    assert table.locked(belinde)
    assert stealth(table.state, action) == 0
    assert bleed_amount(table.state, action) == 1
    assert action.targets == (table.prey.number,)

    assert asked_to_block(table) == [table.prey.number]
    assert table.prey.pool() == 29
    assert table.you.has_edge()
    assert table.locked(belinde)
    assert [seat.pool() for seat in table.seats] == [30, 29, 30, 30, 30]
    assert table.over()


@pytest.mark.rule("R0 Who May Attempt to Block")
def test_if_one_attempt_to_block_belinde_fails_another_can_be_made(table: Table) -> None:
    """Only Alexis's minions may attempt, as often as she wishes. R0, Who May Attempt to Block."""
    belinde = table.you.ready("Belinde")
    table.you.holds("Cloak the Gathering")
    nassir = table.prey.ready("Nassir")
    tamoszius = table.prey.ready("Tamoszius")
    predators = table.predator.ready("Krid")

    table.you.acts(by=belinde, word="bleed")
    assert not table.predator.may("block", minion=predators)
    table.prey.blocks(nassir)
    table.you.plays("Cloak the Gathering", by=belinde, level="obf")
    table.until("action", table.prey)

    assert not table.locked(nassir)
    assert table.prey.may("block", minion=nassir)
    assert table.prey.may("block", minion=tamoszius)
    assert not table.predator.may("block", minion=predators)
    table.prey.blocks(tamoszius)
    table.nobody_reacts()
    assert table.prey.pool() == 29
    assert not table.locked(tamoszius)


@pytest.mark.rule("R0 Bleed")
def test_belinde_bleeds_once_each_turn_even_if_she_unlocks(table: Table) -> None:
    """A second bleed is not offered to an unlocked Belinde, blocked or not. R0, Bleed."""
    belinde = table.you.ready("Belinde")
    freak = table.you.ready("Sybren van Oosten")
    table.you.holds("Freak Drive")

    table.you.acts(by=freak, word="bleed")
    table.you.plays("Freak Drive", by=freak, level="for")
    table.until("minion", table.you)
    assert not table.locked(freak)
    assert not table.you.may("act", minion=freak, word="bleed")
    assert table.you.may("act", minion=freak, word="hunt")
    assert table.you.may("act", minion=belinde, word="bleed")


@pytest.mark.rule("R0 Announce the Action")
def test_the_dowager_recruits_the_underbridge_stray(table: Table) -> None:
    """+1 stealth; the blood is not paid until the action succeeds. R0, 1. Announce the Action."""
    dowager = table.you.ready("The Dowager")
    stray = table.you.holds("Underbridge Stray")
    preys = table.prey.ready("Nassir")
    predators = table.predator.ready("Krid")
    assert table.you.may("act", card=stray, mode="ani")

    table.you.acts(stray, by=dowager, level="ANI")
    action = action_of(table)
    assert table.locked(dowager)
    assert table.where(stray) == "limbo"
    assert table.blood(dowager) == 6
    assert stealth(table.state, action) == 1
    assert action.targets == ()

    table.until("action", table.prey)
    assert not table.grand_prey.may("block")
    table.prey.blocks(preys)
    table.until("action", table.prey)
    assert not table.locked(preys), "a failed attempt locks nobody"
    table.prey.passes()
    assert table.asked().seat == table.predator.number
    assert table.predator.may("block", minion=predators)
    table.predator.passes()
    table.nobody_reacts()

    assert table.blood(dowager) == 5
    assert table.where(stray) == "ready"
    assert table.blood(stray) == 2
    assert not table.locked(stray)
    assert not table.you.may("act", minion=stray)
    assert table.you.pool() == 30


@pytest.mark.rule("R0 Resolve the Action")
def test_the_dowager_blocked_pays_nothing(table: Table) -> None:
    """The card is burned, the cost is not paid, the blocker locks. R0, 3. Resolve the Action."""
    dowager = table.you.ready("The Dowager")
    stray = table.you.holds("Underbridge Stray")
    colette = table.prey.ready("Colette")
    table.prey.holds("Enhanced Senses")

    table.you.acts(stray, by=dowager, level="ANI")
    table.prey.blocks(colette)
    table.prey.plays("Enhanced Senses", by=colette, level="aus")
    table.nobody_reacts()
    assert table.where(stray) == "ash_heap"
    assert table.locked(colette)
    assert fights(table) == [(dowager, colette)]
    assert table.blood(dowager) == 5, "one hand strike and no cost"
    assert table.blood(colette) == 4
    assert table.you.hand() == ["Filler"]


def hunts_and_is_blocked(table: Table, hunter: int, blocker: int, preys: int, senses: int) -> None:
    """The scene of R0's Wauneka and R3's Ira: the prey declines, the predator intercepts."""
    table.you.acts(by=hunter, word="hunt")
    assert table.locked(hunter)
    assert stealth(table.state, action_of(table)) == 1
    table.until("action", table.prey)
    assert table.prey.may("block", minion=preys)
    table.prey.passes()
    assert table.asked().seat == table.predator.number
    assert not table.predator.may("play", card=senses), "no attempt, no intercept"
    table.predator.blocks(blocker)
    table.predator.plays(senses, by=blocker, level="aus")
    while not table.over():
        assert not table.prey.may("block"), "the prey has declined for good"
        table.pass_on()
    assert table.locked(blocker)
    assert fights(table) == [(hunter, blocker)]


@pytest.mark.rule("R0 Stealth and Intercept")
def test_wauneka_hunts_and_ayelech_blocks(table: Table) -> None:
    """+1 intercept for the predator's Ayelech; no stealth is left. R0, Stealth and Intercept."""
    wauneka = table.you.ready("Wauneka", blood=3)
    preys = table.prey.ready("Nassir")
    ayelech = table.predator.ready("Ayelech")
    senses = table.predator.holds("Enhanced Senses")

    hunts_and_is_blocked(table, wauneka, ayelech, preys, senses)
    assert table.blood(wauneka) == 2, "one hand strike, nothing gained"
    assert table.blood(ayelech) == 6


@pytest.mark.rule("R3 6.2.2.2")
def test_ira_hunts_and_eugenio_blocks(table: Table) -> None:
    """The same with Ira, and Eugenio of the predator. R3, 6.2.2.2. Stealth and Intercept."""
    ira = table.you.ready("Ira Rivers", blood=4)
    preys = table.prey.ready("Mazz")
    eugenio = table.predator.ready("Eugenio Estevez")
    senses = table.predator.holds("Enhanced Senses")

    hunts_and_is_blocked(table, ira, eugenio, preys, senses)
    assert table.blood(ira) == 3
    assert table.blood(eugenio) == 5


@pytest.mark.rule("R0 Hunt")
def test_wauneka_gains_a_blood_when_nobody_intercepts(table: Table) -> None:
    """At +1 stealth an attempt without intercept fails. R0, Hunt."""
    wauneka = table.you.ready("Wauneka", blood=3)
    nassir = table.prey.ready("Nassir")

    table.you.acts(by=wauneka, word="hunt")
    table.prey.blocks(nassir)
    table.nobody_reacts()
    assert table.blood(wauneka) == 4
    assert not table.locked(nassir)


def modified_after_declining(table: Table, bleeder: int, modifier: int, level: str) -> None:
    """The scene of R0's Sully and R3's Quentin: the prey declines, then +1 bleed is played."""
    table.you.acts(by=bleeder, word="bleed")
    table.until("action", table.prey)
    table.prey.passes()
    asked_again = False
    assert not table.you.may("play", card=modifier, mode=level.upper()), "no stealth is needed"
    table.you.plays(modifier, by=bleeder, level=level)
    while not table.over():
        asked_again = asked_again or table.prey.may("block")
        table.pass_on()
    assert not asked_again
    assert table.prey.pool() == 28
    assert table.you.has_edge()
    assert table.locked(bleeder)
    assert table.where(modifier) == "ash_heap"


@pytest.mark.rule("R0 Stealth and Intercept")
def test_sully_bleeds_with_bonding_after_alexis_declines(table: Table) -> None:
    """ "Do you block?" No: Bonding, and Alexis is bled for 2. R0, Stealth and Intercept."""
    sully = table.you.ready("Sully")
    bonding, second = table.you.holds("Bonding", "Conditioning")
    table.prey.ready("Nassir")

    table.you.acts(by=sully, word="bleed")
    table.until("action", table.prey)
    table.prey.passes()
    table.you.plays(bonding, by=sully, level="dom")
    assert not table.you.may("play", card=second), "a second limited bleed modifier"
    table.nobody_reacts()
    assert table.prey.pool() == 28
    assert table.you.has_edge()
    assert table.locked(sully)
    assert table.where(bonding) == "ash_heap"
    assert len(table.you.hand()) == 2, "Bonding was replaced"


@pytest.mark.rule("R0 Stealth and Intercept")
def test_bonding_does_not_reopen_blocks(table: Table) -> None:
    """Who has declined is not asked again after the modifier. R0, Detailed course, A.3."""
    sully = table.you.ready("Sully")
    bonding = table.you.holds("Bonding")
    table.prey.ready("Nassir")

    modified_after_declining(table, sully, bonding, "dom")


@pytest.mark.rule("R3 6.2.2.2")
def test_quentin_bleeds_with_confusion_after_the_prey_declines(table: Table) -> None:
    """Quentin King III plays Confusion once blocks are declined: 2 pool. R3, 6.2.2.2."""
    quentin = table.you.ready("Quentin King III")
    confusion = table.you.holds("Confusion")
    table.prey.ready("Mazz")

    modified_after_declining(table, quentin, confusion, "dem")


@pytest.mark.rule("R3 6.1.6")
def test_krid_uses_computer_hacking(table: Table) -> None:
    """An action card that bleeds with +1 bleed: 2 pool, at the prey only. R3, 6.1.6."""
    krid = table.you.ready("Krid")
    first, second = table.you.holds("Computer Hacking", "Computer Hacking")
    table.prey.ready("Milo, The Invisible Horror")
    table.predator.ready("Cohn Rose")

    table.you.acts(first, by=krid)
    action = action_of(table)
    assert action.targets == (table.prey.number,)
    assert stealth(table.state, action) == 0
    assert bleed_amount(table.state, action) == 2
    assert asked_to_block(table) == [table.prey.number]
    assert table.prey.pool() == 28
    assert table.you.has_edge()
    assert table.where(first) == "ash_heap"
    assert not table.you.can_play(second)


@pytest.mark.rule("R3 6.2.1")
def test_krid_bleeds_the_prey(table: Table) -> None:
    """The basic bleed of a vampire of capacity 2. R3, 6.2.1. Announce the Action."""
    krid = table.you.ready("Krid")
    table.prey.ready("Mazz")
    table.predator.ready("Milo, The Invisible Horror")

    table.you.acts(by=krid, word="bleed")
    assert asked_to_block(table) == [table.prey.number]
    assert table.prey.pool() == 29
    assert table.locked(krid)


def recruit_gang(table: Table) -> tuple[int, int]:
    """Pug Jackson announces the recruiting of the Loyal Street Gang."""
    pug = table.you.ready("Pug Jackson")
    gang = table.you.holds("Loyal Street Gang")
    table.you.acts(gang, by=pug)
    return pug, gang


@pytest.mark.rule("R3 6.2.2.1")
def test_pug_recruits_the_loyal_street_gang(table: Table) -> None:
    """Undirected at +1 stealth: prey, then predator may block; 1 pool on success. R3, 6.2.2.1."""
    table.prey.ready("Mazz")
    table.predator.ready("Krid")
    table.grand_prey.ready("Nassir")
    pug, gang = recruit_gang(table)

    assert table.locked(pug)
    assert table.you.pool() == 30
    assert stealth(table.state, action_of(table)) == 1
    assert asked_to_block(table) == [table.prey.number, table.predator.number]
    assert table.you.pool() == 29
    assert table.where(gang) == "ready"
    assert table.blood(gang) == 2
    assert not table.locked(gang)
    assert not table.you.may("act", minion=gang)
    assert table.blood(pug) == 6


@pytest.mark.rule("R3 6.2.2.1")
def test_pug_blocked_pays_no_pool(table: Table) -> None:
    """Blocked: the gang is burned and nothing was paid. R3, 6.2.3. Resolve the Action."""
    ira = table.predator.ready("Ira Rivers")
    table.predator.holds("Enhanced Senses")
    _, gang = recruit_gang(table)

    table.predator.blocks(ira)
    table.predator.plays("Enhanced Senses", by=ira, level="AUS")
    table.nobody_reacts()
    assert table.you.pool() == 30
    assert table.where(gang) == "ash_heap"
    assert table.locked(ira)


@pytest.mark.rule("R3 6.1.6")
def test_the_gang_needs_a_brujah(table: Table) -> None:
    """Who is no Brujah does not recruit the gang. R3, 6.1.5."""
    table.you.ready("Krid")
    gang = table.you.holds("Loyal Street Gang")
    assert not table.you.can_play(gang)
