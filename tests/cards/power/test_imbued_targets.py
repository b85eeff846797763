"""Imbued met by effects on crypt cards: unseen ones work, sighted ones want vampires.

RB24 and R3, Appendix: Imbued Rules, Card Rulings. What is not implemented is not here:
Bear-Baiting, Cairo Int'l Airport, Clotho's Gift, Gemini, Gisela Harden, Goodnight, Sweet Prince,
Innocent Bystander, Lázár Dobrescu, Petra Resonance, The Portrait, San
Lorenzo de El Escorial, The Trick of the Danya, Might of the Camarilla, Recruitment.
"""

from __future__ import annotations

import pytest

from methuselah.engine.definitions import defined
from methuselah.engine.rows import add_row
from methuselah.engine.traits import age_of
from methuselah.language import static
from methuselah.pool import pool
from methuselah.rules.torpor.going_to_torpor import burn_minion
from table_talk import Table

JACK = 'Jack "Hannibal137" Harmon'
"""An imbued that costs 4."""
TRAVIS = 'Travis "Traveler72" Miller'
RAVNOS = "Dhita Choudhair"
APPIUS = "Appius Claudius Corvus (G5)"


def goes_on(table: Table) -> None:
    """What was begun by the test happens."""
    table.state.pending = None
    table.asked()


# -- compatible -----------------------------------------------------------------------------------


def test_effective_management_moves_an_imbued(table: Table) -> None:
    """The top card of the crypt, whatever it is, without a counter."""
    jack = table.you.crypt(JACK)
    table.you.holds("Effective Management")
    table.begins("master")
    table.you.plays("Effective Management")
    assert table.where(jack) == "uncontrolled"
    assert table.blood(jack) == 0


@pytest.mark.ruling("Kindred Intelligence", 1)
def test_kindred_intelligence_needs_a_crypt(table: Table) -> None:
    """Without a card there it is not played ([RTR 20000501])."""
    krid = table.you.ready("Krid")
    card = table.you.holds("Kindred Intelligence")
    table.until("minion", table.you)
    assert not table.you.can_play(card, minion=krid)


@pytest.mark.parametrize("blocked", [False, True])
def test_kindred_intelligence_moves_an_imbued(table: Table, blocked: bool) -> None:
    """The top card of the crypt at +1 stealth, if it is not blocked."""
    krid = table.you.ready("Krid")
    table.you.ready("Meaghan")
    below, jack = table.you.crypt(TRAVIS, JACK)
    card = table.you.holds("Kindred Intelligence")
    seeing = defined(pool()["Ryan"], statics=(static("intercept", 1 if blocked else 0),))
    blocker = table.prey.ready(seeing)
    table.you.acts(card, by=krid)
    table.prey.blocks(blocker)
    while not table.over():
        table.pass_on()
    assert table.where(jack) == ("crypt" if blocked else "uncontrolled")
    assert table.where(below) == "crypt"
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


def test_brainwash_is_put_on_an_unknown_imbued(table: Table) -> None:
    """No transfers then for the imbued either."""
    jack = table.prey.uncontrolled(JACK)
    card = table.you.holds("Brainwash")
    table.begins("master")
    table.you.plays("Brainwash")
    if table.you.may("choose", target=jack):
        table.you.chooses(jack)
    table.everybody_passes(4)
    assert table.on(card) == jack


def test_a_brainwashed_imbued_gets_no_transfers(table: Table) -> None:
    """Neither to it nor from it."""
    jack = table.you.uncontrolled(JACK, blood=2)
    table.predator.in_play("Brainwash", on=jack)
    other = table.you.uncontrolled(TRAVIS)
    table.begins("influence")
    assert not table.you.may("transfer", target=jack)
    assert not table.you.may("take back", target=jack)
    assert table.you.may("transfer", target=other)


def test_memorys_fading_glimpse_moves_an_unknown_imbued(table: Table) -> None:
    """To the bottom of its crypt, and its counters to the pool of the prey."""
    table.you.ready("Krid")
    actor = table.you.ready("Arishat", blood=5)
    jack = table.prey.uncontrolled(JACK, blood=2)
    below = table.prey.crypt(TRAVIS)
    table.you.holds("Memory's Fading Glimpse")
    table.you.acts("Memory's Fading Glimpse", by=actor, level="obf")
    if table.you.may("choose", target=jack):
        table.you.chooses(jack)
    table.nobody_reacts()
    assert table.state.seats[table.prey.number].crypt == (jack, below)
    assert table.prey.pool() == 32


@pytest.mark.ruling("Soul Gem of Etrius", 5)
def test_the_soul_gem_brings_a_smaller_imbued_without_life(table: Table) -> None:
    """Its cost is compared; empty, it comes to the incapacitated region with the gem."""
    bearer = table.you.ready("Mkhokheli")
    gem = table.you.in_play("Soul Gem of Etrius", on=bearer)
    jack = table.you.crypt(JACK)
    table.you.ready("Meaghan")
    table.until("minion", table.you)
    assert age_of(table.state, jack) == 4
    burn_minion(table.state, bearer)
    goes_on(table)
    assert table.where(jack) == "incapacitated"
    assert table.blood(jack) == 0
    assert table.on(gem) == jack


@pytest.mark.ruling("Soul Gem of Etrius", 5)
def test_the_soul_gem_leaves_an_imbued_that_is_not_smaller(table: Table) -> None:
    """As with vampires: uncontrolled, and the gem is burned."""
    bearer = table.you.ready("Krid")
    gem = table.you.in_play("Soul Gem of Etrius", on=bearer)
    jack = table.you.crypt(JACK)
    table.you.ready("Meaghan")
    table.until("minion", table.you)
    burn_minion(table.state, bearer)
    goes_on(table)
    assert table.where(jack) == "uncontrolled"
    assert table.where(gem) == "ash_heap"
    assert table.blood(jack) == 0


# -- not compatible -------------------------------------------------------------------------------


@pytest.mark.ruling("Illusions of the Kindred", 8)
def test_an_imbued_is_no_illusion_that_fights(table: Table) -> None:
    """In play for a moment, incapacitated, and removed from the game; no combat begins."""
    acting = table.you.ready(RAVNOS)
    table.you.ready("Meaghan")
    table.you.holds("Illusions of the Kindred")
    jack = table.you.crypt(JACK)
    blocker = table.prey.ready("Nassir")
    table.you.acts(by=acting, word="bleed")
    table.prey.blocks(blocker)
    table.you.plays("Illusions of the Kindred", level="CHI")
    table.nobody_reacts()
    while not table.over():
        table.pass_on()
    assert table.where(jack) == "removed"
    fights = [line for line in table.state.journal if line.what == "combat"]
    assert [(line.card, line.other) for line in fights] == [(acting, blocker)]
    assert table.waits_for(table.you)


def test_no_imbued_is_commanded(table: Table) -> None:
    """Chain of Command looks at its targets and asks for vampires."""
    appius = table.you.ready(APPIUS)
    table.you.uncontrolled(JACK, blood=3)
    card = table.you.holds("Chain of Command")
    table.until("minion", table.you)
    before = table.you.can_play(card, minion=appius)
    assert not before


def test_the_dreams_of_the_sphinx_find_no_imbued(table: Table) -> None:
    """Blood is moved to vampires in the own uncontrolled region only."""
    jack = table.you.uncontrolled(JACK)
    vampire = table.you.uncontrolled("Krid")
    table.you.in_play("Dreams of the Sphinx", counters=3)
    table.begins("influence")
    table.you.uses("Dreams of the Sphinx")
    for _ in range(4):
        if table.you.may("choose"):
            assert not table.you.may("choose", target=jack)
            table.you.chooses()
    assert table.blood(jack) == 0
    assert table.blood(vampire) >= 0


# -- in play --------------------------------------------------------------------------------------


@pytest.mark.ruling("Tension in the Ranks", 1)
def test_an_incapacitated_imbued_is_no_tension(table: Table) -> None:
    """It is neither burned nor sent to torpor: no pool is paid."""
    acting = table.you.ready("Bijou")
    table.you.ready("Meaghan")
    table.grand_prey.in_play("Tension in the Ranks")
    jack = table.prey.ready(JACK, blood=1)
    table.you.acts(by=acting, word="bleed")
    table.prey.blocks(jack)
    while not table.over():
        table.pass_on()
    assert table.where(jack) == "incapacitated"
    assert table.prey.pool() == 30


# -- reactions by powers --------------------------------------------------------------------------


@pytest.mark.rule("R3 Imbued Rules 3")
@pytest.mark.parametrize("awake", [True, False])
def test_a_power_reacts_for_an_imbued_that_is_awake(table: Table, awake: bool) -> None:
    """On the Qui Vive lets a locked imbued use the reaction of its power."""
    ryan = table.you.ready("Ryan", blood=1)
    table.you.ready("Meaghan")
    jack = table.prey.ready(JACK, locked=True)
    power = table.prey.in_play("Discern", on=jack)
    if awake:
        table.prey.holds("On the Qui Vive")
    table.you.acts(word="hunt", by=ryan)
    if not awake:
        while not table.over():
            assert not table.prey.may(("block", "use"))
            table.pass_on()
        return
    table.prey.plays("On the Qui Vive", by=jack)
    table.prey.blocks(jack)
    table.prey.uses(power)
    assert table.locked(power)
    while not table.over():
        table.pass_on()
    assert any(line.what == "combat" and line.other == jack for line in table.state.journal)


@pytest.mark.rule("R3 Imbued Rules 3")
def test_a_power_does_not_react_for_an_imbued_that_cannot(table: Table) -> None:
    """What forbids reaction cards forbids the reaction of a power too."""
    ryan = table.you.ready("Ryan", blood=1)
    table.you.ready("Meaghan")
    jack = table.prey.ready(JACK)
    table.prey.in_play("Discern", on=jack)
    table.until("minion", table.you)
    turn = table.state.span("turn")
    assert turn is not None
    add_row(turn, "cannot react", subject=jack)
    table.you.acts(word="hunt", by=ryan)
    table.prey.blocks(jack)
    while not table.over():
        assert not table.prey.may("use")
        table.pass_on()
