"""Brujah vampires and their ally: Aline, Ariane, Elen, Theo Bell, the 47th Street Royals."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION, rest
from listening import made_up_modifier
from methuselah.language import THIS, burn_blood, unlock
from methuselah.rules.action.action import Action
from methuselah.rules.action.action import stealth as stealth_of
from methuselah.rules.combat.strike_effects import strength
from table_talk import Table

ALINE = "Aline Gädeke (G6)"
ELEN = "Elen Kamjian (G6)"
ROYALS = "47th Street Royals"


# -- Aline Gädeke ---------------------------------------------------------------------------------


@pytest.mark.ruling(ALINE, 2)
@pytest.mark.parametrize("where", ["ready", "torpor"])
def test_aline_unlocks_after_an_action_of_another_anarch(table: Table, where: str) -> None:
    """1 blood, once each turn; also from torpor ([LSJ 20011022])."""
    aline = table.you.puts(ALINE, where, locked=True)
    octane = table.you.ready("Octane")
    rayne = table.you.ready("Rayne", blood=1)

    table.you.acts(word="bleed", by=octane)
    table.you.uses(aline)
    rest(table)
    assert not table.locked(aline)
    assert table.blood(aline) == 6
    table.you.acts(word="hunt", by=rayne)
    while not table.over():
        assert not table.you.may("use", card=aline)
        table.pass_on()


def test_aline_waits_for_anarchs_of_yours_and_success(table: Table) -> None:
    """Not for others, not for a blocked action, not for her own."""
    aline = table.you.ready(ALINE)
    ryan = table.you.ready("Ryan")
    octane = table.you.ready("Octane")
    table.you.ready(COMPANION)
    nassir = table.prey.ready("Nassir")

    table.you.acts(word="bleed", by=aline)
    while not table.over():
        assert not table.you.may("use", card=aline)
        table.pass_on()
    table.you.acts(word="bleed", by=ryan)
    while not table.over():
        assert not table.you.may("use", card=aline)
        table.pass_on()
    table.you.acts(word="bleed", by=octane)
    table.prey.blocks(nassir)
    while not table.over():
        assert not table.you.may("use", card=aline)
        table.pass_on()
    assert table.locked(aline)


@pytest.mark.ruling(ALINE, 1)
def test_aline_unlocks_when_somebody_becomes_anarch(table: Table) -> None:
    """The vampire is an Anarch as the action is over ([ANK 20220814])."""
    aline = table.you.ready(ALINE, locked=True)
    ryan = table.you.ready("Ryan")
    table.you.acts(word="become anarch", by=ryan)
    table.you.uses(aline)
    assert not table.locked(aline)


@pytest.mark.ruling(ALINE, 3)
def test_aline_unlocks_after_an_action_without_effect(table: Table) -> None:
    """Unblocked, but its target was gone: it was successful all the same ([ANK 20220218])."""
    aline = table.you.ready(ALINE, locked=True)
    octane = table.you.ready("Octane", blood=3)
    drain = made_up_modifier("Drain", burn_blood(1, THIS))
    table.you.holds("Heroic Might", drain)

    table.you.acts("Heroic Might", by=octane, level="pot")
    table.you.plays("Drain", by=octane)
    table.you.uses(aline)
    assert not table.locked(aline)
    assert table.blood(octane) == 0


# -- Ariane, Theo Bell ----------------------------------------------------------------------------


def test_ariane_hunts_openly(table: Table) -> None:
    """-1 stealth in undirected actions: her hunt has none, her bleed no less than none."""
    ariane = table.you.ready("Ariane (G5)", blood=2)
    octane = table.you.ready("Octane", blood=2)
    table.you.ready(COMPANION)
    nassir = table.prey.ready("Nassir")

    table.you.acts(word="hunt", by=octane)
    action = table.state.frame(Action)
    assert action is not None and stealth_of(table.state, action) == 1
    rest(table)
    table.you.acts(word="hunt", by=ariane)
    action = table.state.frame(Action)
    assert action is not None and stealth_of(table.state, action) == 0
    table.prey.blocks(nassir)
    rest(table)
    assert table.blood(ariane) == 1
    assert table.locked(nassir)


def test_arianes_bleed_is_as_usual(table: Table) -> None:
    """Directed actions keep their stealth."""
    ariane = table.you.ready("Ariane (G5)")
    table.prey.ready("Nassir")
    table.you.acts(word="bleed", by=ariane)
    action = table.state.frame(Action)
    assert action is not None and stealth_of(table.state, action) == 0


def test_theo_bell_enters_combat(table: Table) -> None:
    """With anybody else's ready minion, once a turn, with 2 strength."""
    theo = table.you.ready("Theo Bell (G6)")
    octane = table.you.ready("Octane")
    table.prey.torpor("Lauren")
    belinde = table.grand_predator.ready("Belinde")
    nassir = table.prey.ready("Nassir")

    assert not table.you.may("use action", card=theo, minion=octane)
    table.you.acts(theo, by=theo)
    assert {option.target for option in table.you.options("choose")} == {belinde, nassir}
    table.you.chooses(belinde)
    rest(table)
    assert table.blood(belinde) == 4
    assert table.blood(theo) == 7
    assert strength(table.state, theo) == 2
    assert table.waits_for(table.you)


# -- Elen Kamjian ---------------------------------------------------------------------------------


def test_elen_must_bleed_when_somebody_is_locked(table: Table) -> None:
    """With +1 bleed, before anybody else acts; she has no such action otherwise."""
    elen = table.you.ready(ELEN)
    octane = table.you.ready("Octane")
    other = table.you.ready("Rayne")

    assert not table.you.may("use action", card=elen)
    assert table.you.may("act", minion=elen, word="hunt")
    table.you.acts(word="bleed", by=octane)
    rest(table)
    assert not table.you.may("act")
    table.you.acts(elen, by=elen)
    rest(table)
    assert table.prey.pool() == 27
    assert table.you.may("act", minion=other, word="bleed")
    assert table.waits_for(table.you)


def test_elen_hunts_first_when_she_is_empty(table: Table) -> None:
    """She must hunt; that she does, although somebody is locked."""
    elen = table.you.ready(ELEN, blood=0)
    table.you.ready("Octane", locked=True)
    table.begins("minion")
    assert not table.you.may("use action", card=elen)
    table.asked()
    rest(table)
    assert table.blood(elen) == 1 or table.you.may("act", minion=elen, word="hunt")


@pytest.mark.ruling(ELEN, 1)
def test_elen_is_free_after_her_bleed(table: Table) -> None:
    """Unlocked, she takes any action ([ANK 20211009-2])."""
    elen = table.you.ready(ELEN)
    table.you.ready("Octane", locked=True)
    again = made_up_modifier("Up again", unlock(THIS))
    table.you.holds(again)

    table.you.plays("Up again", by=elen)
    rest(table)
    assert table.prey.pool() == 28
    assert not table.locked(elen)
    assert table.you.may("act", minion=elen, word="hunt")
    assert not table.you.may("act", minion=elen, word="bleed")


@pytest.mark.ruling(ELEN, 2)
@pytest.mark.ruling(ELEN, 3)
def test_elen_is_stuck_if_she_has_bled_otherwise(table: Table) -> None:
    """Another bleed is not the one she must take, and she takes no second ([ANK 20211009-2])."""
    elen = table.you.ready(ELEN)
    octane = table.you.ready("Octane")
    table.you.holds(made_up_modifier("Up again", unlock(THIS)))

    table.you.acts(word="bleed", by=elen)
    table.you.plays("Up again", by=elen)
    rest(table)
    assert not table.locked(elen)
    table.you.acts(word="hunt", by=octane)
    rest(table)
    assert not table.you.may(("act", "use action"), minion=elen)
    assert table.prey.pool() == 29


# -- the 47th Street Royals -----------------------------------------------------------------------


def test_the_royals_take_three_off_a_bleed(table: Table) -> None:
    """Burned by their controller when she is bled; nobody else is helped by them."""
    octane = table.you.ready("Octane")
    rayne = table.you.ready("Rayne")
    table.you.holds("Monkey Wrench")
    royals = table.prey.ready(ROYALS)

    table.you.acts(word="bleed", by=octane)
    table.you.plays("Monkey Wrench", by=octane)
    table.you.chooses(number=3)
    table.prey.uses(royals)
    rest(table)
    assert table.prey.pool() == 29
    assert table.where(royals) == "ash_heap"
    table.you.acts(word="bleed", by=rayne)
    rest(table)
    assert table.prey.pool() == 28


def test_the_royals_help_only_when_you_are_bled(table: Table) -> None:
    """Neither in a hunt nor when somebody else is bled."""
    octane = table.you.ready("Octane", blood=2)
    rayne = table.you.ready("Rayne")
    royals = table.prey.ready(ROYALS)
    far = table.grand_prey.ready("Outcast Mage")

    table.you.acts(word="hunt", by=octane)
    while not table.over():
        assert not table.prey.may("use", card=royals)
        table.pass_on()
    table.you.acts(word="bleed", by=rayne)
    table.until("action", table.prey)
    assert table.prey.may("use", card=royals)
    assert not table.grand_prey.may("use", card=far)


def test_the_royals_are_recruited_by_a_brujah(table: Table) -> None:
    """Free, at +1 stealth; 2 life, no bleed; they do not act this turn."""
    octane = table.you.ready("Octane")
    ryan = table.you.ready("Ryan")
    card = table.you.holds(ROYALS)
    assert not table.you.can_play(ROYALS, by=ryan)
    table.you.acts(ROYALS, by=octane)
    rest(table)
    assert table.where(card) == "ready"
    assert table.blood(card) == 2
    assert table.you.pool() == 30
    assert not table.you.may("act", minion=card)
    assert table.waits_for(table.you)
