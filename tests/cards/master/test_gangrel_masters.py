"""Masters of the Gangrel: Anarch Railroad, Backways, Ecoterrorists, The Rack."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION, rest
from listening import made_up_modifier
from methuselah.language import PREY, THIS, burn_card, gain_pool, give_control
from table_talk import Seat, Table

RACK = "The Rack"


# -- stealth --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "name", "works"),
    [
        ("Anarch Railroad", "Octane", True),
        ("Anarch Railroad", "Ryan", False),
        ("Backways", "Dario Ziggler", True),
        ("Backways", "Octane", False),
    ],
)
def test_a_location_gives_stealth(table: Table, card: str, name: str, works: bool) -> None:
    """Locked for +1 stealth of an Anarch, or a Gangrel, when it is needed."""
    acting = table.you.ready(name)
    table.you.ready(COMPANION)
    location = table.you.in_play(card)
    table.you.holds("Swallowed by the Night")
    nassir = table.prey.ready("Nassir")
    table.prey.holds("Precognition")

    table.you.acts(word="bleed", by=acting)
    assert not table.you.may("use", card=location)
    table.prey.blocks(nassir)
    assert table.you.may("use", card=location) == works
    if works:
        table.you.uses(location)
        assert table.locked(location)
    rest(table)
    assert table.locked(nassir) != works
    assert table.waits_for(table.you)


def test_the_railroad_serves_any_anarch_the_backways_only_yours(table: Table) -> None:
    """An Anarch that somebody else controls may get the stealth of the Railroad."""
    dario = table.you.ready("Dario Ziggler")
    nassir = table.prey.ready("Nassir")
    railroad = table.grand_prey.in_play("Anarch Railroad")
    backways = table.grand_prey.in_play("Backways")

    table.you.acts(word="bleed", by=dario)
    table.prey.blocks(nassir)
    assert table.grand_prey.may("use", card=railroad)
    assert not table.grand_prey.may("use", card=backways)


def test_backways_and_ecoterrorists_require_a_gangrel(table: Table) -> None:
    """A ready one; each costs 2 pool."""
    table.you.ready("Octane")
    table.you.holds("Backways", "Ecoterrorists", "Anarch Railroad")
    table.begins("master")
    assert not table.you.can_play("Backways")
    assert not table.you.can_play("Ecoterrorists")
    table.you.plays("Anarch Railroad")
    rest(table)
    assert table.you.pool() == 28


def test_ecoterrorists_feed_a_gangrel_to_come(table: Table) -> None:
    """In your influence phase, 1 blood for an uncontrolled Gangrel."""
    card = table.you.in_play("Ecoterrorists")
    indira = table.you.uncontrolled("Indira", blood=0)
    hanna = table.you.uncontrolled("Hanna Nokelainen", blood=1)
    table.you.uncontrolled("Octane")
    table.begins("influence")
    table.you.uses(card)
    assert {option.target for option in table.you.options("choose")} == {indira, hanna}
    table.you.chooses(indira)
    assert table.blood(indira) == 1
    assert table.blood(hanna) == 1
    assert table.locked(card)
    assert not table.you.may("use", card=card)


# -- The Rack -------------------------------------------------------------------------------------


def plays_rack(table: Table, chosen: int) -> int:
    """You play it in your master phase and choose one of two vampires."""
    card = int(table.you.holds(RACK))
    table.begins("master")
    table.you.plays(card)
    table.you.chooses(chosen)
    rest(table)
    return card


def accepts(table: Table, seat: Seat) -> None:
    """The trigger is resolved, and whoever controls the vampire takes the blood."""
    seat.does("do")


def test_the_rack_feeds_the_vampire_that_was_chosen(table: Table) -> None:
    """2 blood in each unlock phase of its controller, if wanted."""
    octane = table.you.ready("Octane", blood=1)
    rayne = table.you.ready("Rayne", blood=1)
    other = table.prey.ready("Ryan", blood=1)
    card = plays_rack(table, octane)
    assert table.you.pool() == 30

    table.until_turn_of(table.you)
    accepts(table, table.you)
    assert table.blood(octane) == 3
    table.until_turn_of(table.prey, "minion")
    table.until_turn_of(table.you)
    table.you.does("decline")
    assert table.blood(octane) == 3
    assert table.blood(rayne) == 1
    assert table.blood(other) == 1
    assert table.where(card) == "permanent"


def test_the_rack_is_played_without_a_vampire_too(table: Table) -> None:
    """Then it feeds nobody."""
    table.you.torpor("Octane", blood=1)
    table.prey.ready("Ryan")
    card = table.you.holds(RACK)
    table.begins("master")
    table.you.plays(card)
    assert table.where(card) == "permanent"
    table.until_turn_of(table.prey, "minion")
    while table.state.active != table.you.number:
        table.pass_on()
    assert not table.you.may(("resolve", "do"))


def test_the_rack_is_stolen_and_its_new_controller_chooses(table: Table) -> None:
    """A directed action of another's vampire: one of the thief's ready vampires is fed now."""
    ryan = table.you.ready("Ryan", blood=1)
    nassir = table.you.ready("Nassir", blood=1)
    mage = table.you.ready("Outcast Mage")
    octane = table.prey.ready("Octane", blood=1)
    card = table.prey.in_play(RACK)

    assert not table.you.may("use action", card=card, minion=mage)
    table.you.acts(card, by=ryan)
    table.until("action", table.prey)
    assert table.prey.may("block", minion=octane)
    while not table.you.may("choose", target=nassir):
        table.pass_on()
    table.you.chooses(nassir)
    rest(table)
    assert table.state.controller(card) == table.you.number
    assert not table.you.may("use action", card=card)
    table.until_turn_of(table.you)
    accepts(table, table.you)
    assert table.blood(nassir) == 3
    assert table.blood(octane) == 1


@pytest.mark.ruling(RACK, 1)
def test_the_rack_keeps_its_vampire_through_a_contest(table: Table) -> None:
    """Out of the contest again, nothing is chosen a second time ([RTR 19960112])."""
    octane = table.you.ready("Octane", blood=1)
    table.you.ready("Rayne", blood=1)
    rival = table.prey.holds(RACK)
    card = plays_rack(table, octane)

    table.until_turn_of(table.prey, "master")
    table.prey.plays(rival)
    rest(table)
    assert table.where(card) == "contested"
    table.until_turn_of(table.you)
    table.you.does("pay for contest")
    assert table.blood(octane) == 1
    table.until_turn_of(table.prey)
    table.prey.does("yield")
    table.until_turn_of(table.you)
    accepts(table, table.you)
    assert table.where(card) == "permanent"
    assert table.blood(octane) == 3


@pytest.mark.ruling(RACK, 2)
def test_the_rack_does_not_feed_a_new_copy(table: Table) -> None:
    """The vampire was burned; another one of the same name is another one ([TOM 19960122])."""
    rayne = table.you.ready("Rayne", blood=1)
    table.you.ready(COMPANION)
    table.you.holds(made_up_modifier("Ashes", burn_card(THIS)))
    copy = table.you.uncontrolled("Rayne", blood=2)
    table.prey.ready("Ryan")
    plays_rack(table, rayne)

    table.you.acts(word="bleed", by=rayne)
    table.you.plays("Ashes", by=rayne)
    rest(table)
    assert table.where(rayne) == "ash_heap"
    table.you.does("move out", target=copy)
    table.until_turn_of(table.prey, "minion")
    while table.state.active != table.you.number:
        assert not table.you.may("do")
        table.pass_on()
    table.until_turn_of(table.you, "minion")
    assert table.blood(copy) == 2


@pytest.mark.ruling(RACK, 3)
def test_the_rack_reaches_into_torpor(table: Table) -> None:
    """The chosen vampire is fed there too ([PIB 20150522])."""
    rayne = table.you.ready("Rayne", blood=1)
    table.you.ready(COMPANION)
    valeriya = table.prey.ready("Valeriya Zinovieva")
    plays_rack(table, rayne)

    table.you.acts(word="bleed", by=rayne)
    table.prey.blocks(valeriya)
    rest(table)
    assert table.where(rayne) == "torpor"
    table.until_turn_of(table.you)
    accepts(table, table.you)
    assert table.blood(rayne) == 2


@pytest.mark.ruling(RACK, 4)
def test_the_rack_finds_a_contested_vampire_again(table: Table) -> None:
    """Nothing while it is out of the game; blood again when it is back ([LSJ 20010809-2])."""
    octane = table.you.ready("Octane", blood=1)
    table.you.ready(COMPANION)
    rival = table.prey.uncontrolled("Octane", blood=6)
    plays_rack(table, octane)

    table.until_turn_of(table.prey, "influence")
    table.prey.does("move out", target=rival)
    assert table.where(octane) == "contested"
    table.until_turn_of(table.you)
    table.you.does("pay for contest")
    assert not table.you.may(("resolve", "do"))
    table.until_turn_of(table.prey)
    table.prey.does("yield")
    table.until_turn_of(table.you)
    accepts(table, table.you)
    assert table.blood(octane) == 3


@pytest.mark.ruling(RACK, 5)
def test_who_controls_the_vampire_decides(table: Table) -> None:
    """A stolen vampire is fed in the Rack's unlock phase if the thief wants it ([ANK 20200130])."""
    rayne = table.you.ready("Rayne", blood=0)
    table.you.ready(COMPANION)
    sold = made_up_modifier("Sold", give_control(THIS, PREY), at=("after_resolution",))
    table.you.holds(sold)
    plays_rack(table, rayne)

    table.you.acts(word="hunt", by=rayne)
    table.you.plays("Sold", by=rayne)
    rest(table)
    assert table.state.controller(rayne) == table.prey.number
    table.until_turn_of(table.you)
    accepts(table, table.prey)
    assert table.blood(rayne) == 2


def test_the_rack_leaves_with_its_controller_while_somebody_steals_it(table: Table) -> None:
    """Paying the last pool for a card ousts her, and there is nothing left to steal."""
    thief = table.you.ready(COMPANION)
    table.you.ready("Ryan")
    whisper = table.you.holds(made_up_modifier("Whisper", gain_pool(1), at=("action",)))
    octane = table.prey.ready("Octane")
    rack = table.prey.in_play(RACK)
    intervention = table.prey.holds("Direct Intervention")
    table.prey.pool(1)

    table.you.acts(rack, by=thief)
    table.you.plays(whisper, by=thief)
    table.prey.plays(intervention)
    assert table.prey.is_out()
    rest(table)
    assert table.where(rack) == table.where(octane) == "removed"
    assert table.locked(thief)
    assert table.waits_for(table.you, "minion")
