"""Votes and titles for good: Political Struggle, the Fee Stakes, Zane, Xeper; Segregation."""

from __future__ import annotations

import pytest

from methuselah.engine import atoms
from methuselah.rules.politics.titles import contests_title, title_of
from methuselah.rules.politics.votes import lasting_votes, tally
from politics_talk import carried, motion, polling
from table_talk import Table

FEE_STAKES = {
    "Boston": "Barth (G3)",
    "Corte": "",
    "Los Angeles": "",
    "New York": "Brachah (G2)",
    "Perth": "",
    "Seattle": "Crow (G5)",
}


# -- Political Struggle -------------------------------------------------------------------------


def struggle(table: Table, victim: str = "Cardano (G1)") -> tuple[int, int, int]:
    """Cameron puts the card on a vampire of your prey: he, the vampire, the card."""
    cameron = table.you.ready("Black Wallace (G4)")
    theirs = table.prey.ready(victim)
    card = table.you.holds("Political Struggle")
    table.you.acts("Political Struggle", by=cameron)
    if table.you.options("choose"):
        table.you.chooses(theirs)
    table.nobody_reacts()
    return cameron, theirs, card


def test_the_struggle_lies_on_a_ready_vampire_of_another(table: Table) -> None:
    """Directed; not on your own, one in torpor, or an ally."""
    cameron = table.you.ready("Black Wallace (G4)")
    table.you.ready("Nassir")
    theirs = table.prey.ready("Cardano (G1)")
    second = table.grand_prey.ready("Ayelech")
    table.prey.torpor("Ryan")
    table.prey.ready("Loyal Street Gang")
    card = table.you.holds("Political Struggle")

    table.you.acts("Political Struggle", by=cameron)
    assert {o.target for o in table.you.options("choose")} == {theirs, second}
    table.you.chooses(theirs)
    table.nobody_reacts()

    assert table.on(card) == theirs
    assert table.waits_for(table.you)


def test_only_the_acting_vampire_may_enter_combat(table: Table) -> None:
    """As a directed action at +1 stealth."""
    other = table.you.ready("Banjoko (G3)")
    cameron, theirs, card = struggle(table)
    assert not table.you.may("use action", card=card)
    table.until_turn_of(table.you, "minion")
    assert not table.you.may("use action", card=card, minion=other)
    before = table.blood(theirs)
    table.you.acts(card, by=cameron)
    table.nobody_reacts()
    table.nobody_reacts()

    assert table.blood(theirs) < before
    assert table.waits_for(table.you)


@pytest.mark.ruling("Political Struggle", 1)
@pytest.mark.parametrize("how", ["burned", "torpor"])
def test_the_acting_vampire_gets_the_votes(table: Table, how: str) -> None:
    """However it happens: the prince's 2 votes, for good; the card is burned."""
    cameron, theirs, card = struggle(table)
    table.until("minion", table.you)
    if how == "burned":
        atoms.burn(table.state, theirs)
    else:
        atoms.move_to_region(table.state, theirs, "torpor")
    table.until("discard")

    assert table.where(card) == "ash_heap"
    assert lasting_votes(table.state, cameron) == 2
    table.until_turn_of(table.prey, "discard")
    assert lasting_votes(table.state, cameron) == 2


def test_the_votes_are_cast_in_referendums(table: Table) -> None:
    """Beside those that it may have otherwise."""
    caller = table.you.ready("Nassir")
    table.you.holds(motion())
    cameron, theirs, _ = struggle(table)
    table.until("minion", table.you)
    atoms.burn(table.state, theirs)
    table.you.acts("Motion", by=caller)
    table.you.votes("for", minion=cameron)

    assert tally(table.state) == (2, 0)


def test_the_burned_card_alone_gives_nothing(table: Table) -> None:
    """The vampire is still there."""
    cameron, _, card = struggle(table)
    table.until("minion", table.you)
    atoms.burn(table.state, card)
    table.until("discard")

    assert lasting_votes(table.state, cameron) == 0


@pytest.mark.ruling("Political Struggle", 2)
def test_votes_won_by_diablerie_count_in_the_blood_hunt(table: Table) -> None:
    """They are there before its referendum is polled."""
    cameron, theirs, card = struggle(table)
    table.until_turn_of(table.you, "minion")
    atoms.move_to_region(table.state, theirs, "torpor")
    table.state.queue = ()
    table.you.acts(by=cameron, word="diablerie", target=theirs)
    polling(table)

    assert {o.number for o in table.you.options("vote", minion=cameron)} == {2}
    assert table.where(card) == "ash_heap"


@pytest.mark.ruling("Political Struggle", 3)
def test_bonus_votes_count_conditional_ones_do_not(table: Table) -> None:
    """What a card in play gives at all times counts, a Baron's vote in its own referendums not."""
    cameron = table.you.ready("Black Wallace (G4)")
    baron = table.prey.ready("Crow (G5)")
    table.prey.in_play("Fee Stake: Seattle", on=baron)
    sultan = table.prey.ready("Xeper, Sultan of Lepers (G6)")
    table.you.holds("Political Struggle")
    table.until("minion", table.you)

    assert lasting_votes(table.state, baron) == 0
    assert lasting_votes(table.state, sultan) == 1
    assert cameron


@pytest.mark.ruling("Political Struggle", 4)
def test_a_priscus_has_no_votes_to_win(table: Table) -> None:
    """Its ballot is none."""
    cameron, theirs, _ = struggle(table, "Korah (G2)")
    table.until("minion", table.you)
    atoms.burn(table.state, theirs)
    table.until("discard")

    assert lasting_votes(table.state, cameron) == 0


def test_a_contested_title_has_no_votes_to_win(table: Table) -> None:
    """X counts non-contested votes."""
    table.grand_prey.ready("Emerson Bridges (G1)")
    cameron, theirs, _ = struggle(table)
    table.until("minion", table.you)
    atoms.remember(table.state, theirs, "title contested", 1)
    atoms.burn(table.state, theirs)
    table.until("discard")

    assert lasting_votes(table.state, cameron) == 0


# -- Kindred Segregation ------------------------------------------------------------------------


@pytest.mark.ruling("Kindred Segregation", 1)
@pytest.mark.ruling("Kindred Segregation", 3)
def test_segregation_burns_the_allies_that_nobody_pays_for(table: Table) -> None:
    """Each controller chooses for each: pool cost, 0 for one with a blood cost, or the fire."""
    prince = table.you.ready("Mkhokheli")
    mine = table.you.ready("Loyal Street Gang")
    table.you.holds("Kindred Segregation")
    ghoul = table.prey.ready("War Ghoul")
    stray = table.prey.ready("Underbridge Stray", level="ani")
    other = table.grand_prey.ready("Underbridge Stray", level="ani")

    table.you.acts("Kindred Segregation", by=prince)
    polling(table)
    table.you.votes("for", minion=prince)
    table.until("choose", table.you)
    table.you.chooses(number=1)
    table.prey.chooses(number=0)
    table.prey.chooses(number=0)
    table.grand_prey.chooses(number=1)
    table.nobody_reacts()

    assert table.where(mine) == "ash_heap"
    assert (table.where(ghoul), table.where(stray)) == ("ready", "ready")
    assert table.where(other) == "ash_heap"
    assert [seat.pool() for seat in table.seats] == [30, 27, 30, 30, 30]
    assert table.where(prince) == "ready"


@pytest.mark.ruling("Kindred Segregation", 2)
def test_segregation_without_allies(table: Table) -> None:
    """It can be called all the same."""
    prince = table.you.ready("Mkhokheli")
    table.you.holds("Kindred Segregation")

    table.you.acts("Kindred Segregation", by=prince)
    carried(table, prince)
    assert table.waits_for(table.you)


@pytest.mark.ruling("Kindred Segregation", 4)
def test_an_imbued_is_kept_for_nothing(table: Table) -> None:
    """Its pool cost to recruit is 0."""
    prince = table.you.ready("Mkhokheli")
    table.you.holds("Kindred Segregation")
    imbued = table.prey.ready('Anna "Dictatrix11" Suljic')

    table.you.acts("Kindred Segregation", by=prince)
    polling(table)
    table.you.votes("for", minion=prince)
    table.until("choose", table.prey)
    table.prey.chooses(number=0)
    table.nobody_reacts()

    assert table.where(imbued) == "ready"
    assert table.prey.pool() == 30


def test_who_cannot_pay_loses_the_ally(table: Table) -> None:
    """3 pool for the War Ghoul with 2 in the pool."""
    prince = table.you.ready("Mkhokheli")
    table.you.holds("Kindred Segregation")
    table.prey.pool(2)
    ghoul = table.prey.ready("War Ghoul")

    table.you.acts("Kindred Segregation", by=prince)
    carried(table, prince)

    assert table.where(ghoul) == "ash_heap"


# -- the Fee Stakes -----------------------------------------------------------------------------


@pytest.mark.parametrize("city", FEE_STAKES)
def test_a_fee_stake_makes_a_baron(table: Table, city: str) -> None:
    """An Anarch of capacity 5; the card lies on it; its burning takes the title away."""
    crow = table.you.ready("Crow (G5)")
    young = table.you.ready("Joseph Fischer (G5)")
    camarilla = table.you.ready("Nassir")
    card = table.you.holds("Fee Stake: " + city)

    for other in (young, camarilla):
        assert not table.you.can_play(card, by=other)
    table.you.acts(card, by=crow)
    table.nobody_reacts()
    assert title_of(table.state, crow) == "baron"
    assert table.on(card) == crow
    atoms.burn(table.state, card)
    table.until("discard")
    assert title_of(table.state, crow) == ""


@pytest.mark.parametrize(("city", "favoured"), FEE_STAKES.items())
def test_the_favoured_clan_has_a_vote_in_what_it_calls(
    table: Table, city: str, favoured: str
) -> None:
    """2 of the Baron and 1; not in referendums of others, nor for another clan."""
    baron = table.you.ready(favoured or "Irena (G5)")
    caller = table.you.ready("Nassir")
    table.you.holds(motion(), motion(name="Second"))
    stake = table.you.in_play("Fee Stake: " + city, on=baron)
    table.until("minion", table.you)
    atoms.set_trait(table.state, baron, "sect", "anarch")
    atoms.set_trait(table.state, baron, "title", "baron")
    atoms.set_trait(table.state, baron, "city", city)
    table.you.acts("Motion", by=baron)
    polling(table)
    assert {o.number for o in table.you.options("vote", minion=baron)} == {3 if favoured else 2}
    table.nobody_reacts()
    table.you.acts("Second", by=caller)
    polling(table)
    assert {o.number for o in table.you.options("vote", minion=baron)} == {2}
    assert table.where(stake) == "attached"


def staked(table: Table) -> tuple[int, int]:
    """Your prey has the Baron of Perth; she, the card."""
    baron = table.prey.ready("Crow (G5)")
    stake = table.prey.in_play("Fee Stake: Perth", on=baron)
    table.until("minion", table.you)
    atoms.set_trait(table.state, baron, "title", "baron")
    atoms.set_trait(table.state, baron, "city", "Perth")
    return baron, stake


@pytest.mark.parametrize("city", FEE_STAKES)
@pytest.mark.ruling("Fee Stake: Perth", 1)
@pytest.mark.ruling("Fee Stake: Corte", 1)
@pytest.mark.ruling("Fee Stake: Seattle", 1)
@pytest.mark.ruling("Fee Stake: Boston", 1)
@pytest.mark.ruling("Fee Stake: New York", 1)
@pytest.mark.ruling("Fee Stake: Los Angeles", 1)
def test_a_referendum_to_burn_it_lessens_other_titles(table: Table, city: str) -> None:
    """By 1 vote each, not the Barons', nor what the prisci have; then the card is burned."""
    prince = table.you.ready("Mkhokheli")
    primogen = table.you.ready("Chrysanthemum")
    priscus = table.you.ready("Korah (G2)")
    voter = table.grand_prey.ready("Casey Snyder (G6)")
    baron = table.prey.ready("Crow (G5)")
    stake = table.prey.in_play("Fee Stake: " + city, on=baron)
    table.until("minion", table.you)
    atoms.set_trait(table.state, baron, "title", "baron")
    atoms.set_trait(table.state, baron, "city", city)
    table.you.acts(stake, by=prince)
    polling(table)
    assert {o.number for o in table.you.options("vote", minion=prince)} == {1}
    assert not table.you.may("vote", minion=primogen)
    assert {o.number for o in table.grand_prey.options("vote", minion=voter)} == {2}
    table.you.votes("for", minion=prince)
    table.you.votes("for", minion=priscus)
    assert tally(table.state) == (4, 0)
    table.nobody_reacts()

    assert table.where(stake) == "ash_heap"
    assert title_of(table.state, baron) == ""
    assert table.waits_for(table.you)


@pytest.mark.ruling("Fee Stake: Perth", 2)
@pytest.mark.ruling("Fee Stake: Corte", 2)
@pytest.mark.ruling("Fee Stake: Seattle", 2)
@pytest.mark.ruling("Fee Stake: Boston", 2)
@pytest.mark.ruling("Fee Stake: New York", 2)
@pytest.mark.ruling("Fee Stake: Los Angeles", 2)
@pytest.mark.parametrize("city", FEE_STAKES)
def test_no_referendum_about_a_contested_title(table: Table, city: str) -> None:
    """The card is out of play as long as the title is contested."""
    prince = table.you.ready("Mkhokheli")
    baron = table.prey.ready("Crow (G5)")
    stake = table.prey.in_play("Fee Stake: " + city, on=baron)
    second = table.you.ready("Handsome Dan (G6)")
    other = table.you.holds("Fee Stake: " + city)
    table.until("minion", table.you)
    atoms.set_trait(table.state, baron, "title", "baron")
    atoms.set_trait(table.state, baron, "city", city)
    assert table.you.may("use action", card=stake, minion=prince)
    table.you.acts(other, by=second)
    table.nobody_reacts()

    assert contests_title(table.state, baron)
    assert contests_title(table.state, second)
    assert not table.you.may("use action", minion=prince)


# -- Zane and Xeper -----------------------------------------------------------------------------


@pytest.mark.ruling("Zane (G5)", 1)
def test_zane_needs_a_prince_to_succeed(table: Table) -> None:
    """Without one in play there are no terms; another prince cannot be chosen when he is one."""
    zane = table.you.ready("Zane (G5)")
    table.prey.ready("Chrysanthemum")
    table.until("minion", table.you)
    assert not table.you.may("use action", minion=zane)


def test_zane_contests_the_title_of_a_prince(table: Table) -> None:
    """His own primogen title is gone; both contest the city."""
    zane = table.you.ready("Zane (G5)")
    voter = table.you.ready("Korah (G2)")
    cardano = table.prey.ready("Cardano (G1)")
    emerson = table.grand_prey.ready("Emerson Bridges (G1)")

    table.you.acts(zane, by=zane)
    table.until("choose", table.you)
    assert {o.target for o in table.you.options("choose")} == {cardano, emerson}
    table.you.chooses(cardano)
    table.you.votes("for", minion=voter)
    table.nobody_reacts()

    assert contests_title(table.state, zane)
    assert contests_title(table.state, cardano)
    assert not contests_title(table.state, emerson)
    assert table.state.cards[zane].trait("city") == "Boston"


def test_zane_as_a_prince_calls_nothing(table: Table) -> None:
    """Only if he is not one."""
    zane = table.you.ready("Zane (G5)")
    table.prey.ready("Cardano (G1)")
    table.until("minion", table.you)
    atoms.set_trait(table.state, zane, "title", "prince")
    atoms.set_trait(table.state, zane, "city", "Nowhere")
    table.until("discard")
    table.until_turn_of(table.you, "minion")

    assert not table.you.may("use action", minion=zane)


@pytest.mark.ruling("Xeper, Sultan of Lepers (G6)", 1)
def test_xeper_has_a_vote_for_each_infernal(table: Table) -> None:
    """Ready, unique, yours, himself among them; beside a title, if he gets one."""
    xeper = table.you.ready("Xeper, Sultan of Lepers (G6)")
    table.you.ready("Arishat (G6)")
    table.you.torpor("Nassir")
    table.prey.ready("Arishat (G6)")
    table.you.holds(motion())
    table.until("minion", table.you)
    assert title_of(table.state, xeper) == ""
    atoms.set_trait(table.state, xeper, "sect", "camarilla")
    atoms.set_trait(table.state, xeper, "title", "prince")
    table.you.acts("Motion", by=xeper)
    polling(table)

    assert {o.number for o in table.you.options("vote", minion=xeper)} == {4}


def test_xeper_steals_an_ally(table: Table) -> None:
    """Of another Methuselah, as a directed action."""
    xeper = table.you.ready("Xeper, Sultan of Lepers (G6)")
    table.you.ready("War Ghoul")
    gang = table.prey.ready("Loyal Street Gang")
    blocker = table.grand_prey.ready("Nassir")

    table.you.acts(xeper, by=xeper)
    assert not table.grand_prey.may("block", minion=blocker)
    table.nobody_reacts()

    assert table.state.controller(gang) == table.you.number
