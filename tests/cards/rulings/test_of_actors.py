"""Rulings on Arika, Leandro, Lucian, Kyoko Shinsegawa, Forced March and Spirit Marionette."""

from __future__ import annotations

import pytest

from action_talk import told, trick
from block_talk import made_vampire
from listening import listener
from methuselah.engine.definitions import Definition, Mode, Static, defined
from methuselah.language import (
    action,
    bleeds,
    burn_pool,
    gain_pool,
    lock,
    price,
    static,
    use,
)
from methuselah.pool import Face
from table_talk import Table

ARIKA = "Arika (G2)"
LEANDRO = "Leandro (G2)"
LUCIAN = "Lucian (G1)"
KYOKO = "Kyoko Shinsegawa (G3)"
MARCH = "Forced March"
PUPPET = "Spirit Marionette"
NORMAL = "Normal (G1)"
COCO = "Coco Thorn (G6)"
MASTER = made_vampire("Puppeteer", "OBE", capacity=6)


def made(name: str, kind: str, *keywords: str, uses: tuple[Mode, ...] = ()) -> Face:
    """A face that is in no set."""
    number = 931_000 + sum(map(ord, name))
    return Face(number, name, name, (kind,), "", "", keywords=frozenset(keywords))


def gear(name: str, *statics: Static) -> Definition:
    """A made-up equipment."""
    return defined(made(name, "equipment"), statics=statics)


# -- Arika, Leandro, Lucian -----------------------------------------------------------------------


@pytest.mark.ruling("Arika (G2)", 1)
def test_a_location_is_used_before_arika_asks_for_it(table: Table) -> None:
    """In the unlock phase of her prey [ANK 20200629]."""
    table.predator.ready(ARIKA)
    spring = use(price(lock()), gain_pool(2), at=("unlock",))
    place = table.you.in_play(defined(made("Spring", "master", "location"), uses=(spring,)))
    table.begins("unlock")

    table.you.uses(place)
    assert table.you.pool() == 32
    table.you.does("do", number=1)

    assert table.where(place) == "ash_heap"
    assert table.you.pool() == 32


@pytest.mark.ruling("Leandro (G2)", 2)
def test_without_transfers_blood_still_comes_to_uncontrolled_vampires(table: Table) -> None:
    """Govern the Unaligned adds it in the same turn [LSJ 20100527]."""
    table.grand_prey.ready(LEANDRO)
    gilbert = table.you.ready("Gilbert Duane (G1)")
    waiting = table.you.uncontrolled(NORMAL)
    table.you.holds("Govern the Unaligned")
    table.begins("unlock")

    table.you.does("do", number=1)
    table.you.acts("Govern the Unaligned", by=gilbert, level="DOM")
    table.nobody_reacts()
    while table.state.active == 0 and not told(table, "transfers", seat=0):
        table.pass_on()

    assert table.blood(waiting) == 3
    assert told(table, "transfers", seat=0, number=0) == 1


@pytest.mark.ruling("Lucian (G1)", 1)
@pytest.mark.parametrize("has", [True, False])
def test_lucian_steals_no_second_jacket(table: Table, has: bool) -> None:
    """What he is prohibited from having is not among what he may take [LSJ 19980206]."""
    lucian = table.you.ready(LUCIAN)
    theirs = table.prey.ready(NORMAL)
    if has:
        table.you.in_play("Leather Jacket", on=lucian)
    jacket = table.prey.in_play("Leather Jacket", on=theirs)
    gun = table.prey.in_play(".44 Magnum", on=theirs)

    table.you.acts(by=lucian, word="bleed")
    table.prey.blocks(theirs)
    table.you.uses(LUCIAN)
    if not has:
        table.you.does("seize", card=jacket)
    table.nobody_reacts()

    assert table.on(jacket) == (theirs if has else lucian)
    assert table.on(gun) == (lucian if has else theirs)


# -- Kyoko Shinsegawa -----------------------------------------------------------------------------


@pytest.mark.ruling("Kyoko Shinsegawa (G3)", 2)
def test_kyoko_takes_another_unusual_hunt_as_its_card_says(table: Table) -> None:
    """The blood is from the bank: her own text does not combine with it [LSJ 20090606]."""
    kyoko = table.you.ready(KYOKO, blood=2)
    victim = table.prey.ready(NORMAL)
    card = table.you.holds(defined(made("Night Hunt", "action"), modes=(action(kind="hunt"),)))

    table.you.acts(card, by=kyoko)
    table.nobody_reacts()

    assert table.blood(kyoko) == 3
    assert table.blood(victim) == 2


@pytest.mark.ruling("Kyoko Shinsegawa (G3)", 6)
def test_kyoko_steals_what_her_hunt_is_worth(table: Table) -> None:
    """All of it is taken from the victim [RTR 20180511]."""
    kyoko = table.you.ready(KYOKO, blood=1)
    table.you.in_play(gear("Good Nose", static("hunt", +1)), on=kyoko)
    victim = table.prey.ready("Gilbert Duane (G1)")

    table.you.acts(KYOKO, by=kyoko)
    table.nobody_reacts()

    assert table.blood(kyoko) == 3
    assert table.blood(victim) == 5


# -- Forced March ---------------------------------------------------------------------------------


@pytest.mark.ruling("Forced March", 3)
@pytest.mark.parametrize("cheap", [True, False])
def test_what_makes_cards_cheaper_leaves_the_blood_to_unlock(table: Table, cheap: bool) -> None:
    """It is burned by the effect, and no cost [ANK 20210226]."""
    gwen = table.you.ready("Gwendolyn (G2)", blood=5)
    if cheap:
        table.you.in_play(gear("Purse", static("blood cost", -1)), on=gwen)
    blocker = table.prey.ready(NORMAL)
    table.you.holds(MARCH)

    table.you.acts(by=gwen, word="bleed")
    table.prey.blocks(blocker)
    table.you.plays(MARCH, by=gwen, level="CEL_FOR")
    before = table.blood(gwen)
    table.you.does("do")
    table.nobody_reacts()

    assert table.blood(gwen) == before - 1
    assert not table.locked(gwen)


# -- Spirit Marionette ----------------------------------------------------------------------------


def takes(table: Table, puppet: int) -> None:
    """Your puppeteer takes control of a minion at superior Obeah."""
    master = table.you.ready(MASTER)
    table.you.holds(PUPPET)
    table.you.acts(PUPPET, by=master, level="OBE")
    asked = table.asked()
    if asked is not None and asked.window == "choose":
        table.you.chooses(puppet)


def ends_turn(table: Table) -> None:
    """Everybody passes until your turn is over."""
    while table.state.active == table.you.number:
        table.pass_on()


@pytest.mark.ruling("Spirit Marionette", 1)
def test_what_the_puppet_required_to_be_recruited_does_not_matter(table: Table) -> None:
    """An ally of the Ravnos serves a Methuselah without any [TOM 19960226-1]."""
    taxi = table.grand_prey.ready("City Star Taxi")

    takes(table, taxi)
    ends_turn(table)

    assert told(table, "action over", card=taxi, word="successful") == 1
    assert table.state.controller(taxi) == table.grand_prey.number


@pytest.mark.ruling("Spirit Marionette", 3)
def test_the_puppet_bleeds_with_a_card(table: Table) -> None:
    """The mandatory bleed may be an action card [LSJ 20021121-2]."""
    coco = table.grand_prey.ready(COCO)
    scam = table.you.holds(defined(made("Scam", "action"), modes=(action(bleeds(+2)),)))

    takes(table, coco)
    table.you.acts(scam, by=coco)
    table.nobody_reacts()

    assert table.prey.pool() == 27
    assert table.state.controller(coco) == table.grand_prey.number


@pytest.mark.ruling("Spirit Marionette", 4)
def test_the_puppet_goes_back_when_its_bleed_is_cancelled(table: Table) -> None:
    """Change of Target [RTR 20020501]."""
    coco = table.grand_prey.ready(COCO)
    blocker = table.prey.ready(NORMAL)
    table.you.holds("Change of Target")

    takes(table, coco)
    table.you.acts(by=coco, word="bleed")
    table.prey.blocks(blocker)
    table.you.plays("Change of Target", by=coco)
    table.nobody_reacts()

    assert table.prey.pool() == 30
    assert not table.locked(coco)
    assert table.state.controller(coco) == table.grand_prey.number


@pytest.mark.ruling("Spirit Marionette", 6)
def test_the_puppet_of_who_is_ousted_leaves_the_game(table: Table) -> None:
    """It is not given back [ANK 20181110]."""
    coco = table.grand_prey.ready(COCO)
    ruin = table.you.holds(trick(burn_pool(30), at=("after_resolution",)))
    table.prey.ready(NORMAL)

    takes(table, coco)
    table.you.plays(ruin, by=coco)
    ends_turn(table)

    assert table.you.is_out()
    assert table.where(coco) == "removed"


@pytest.mark.ruling("Spirit Marionette", 7)
def test_a_puppet_that_would_return_to_nobody_leaves_the_game(table: Table) -> None:
    """The bleed that it must take ousts whom it belongs to [ANK 20181110]."""
    table.prey.pool(1)
    coco = table.prey.ready(COCO)

    takes(table, coco)
    ends_turn(table)

    assert table.prey.is_out()
    assert table.where(coco) == "removed"


@pytest.mark.ruling("Spirit Marionette", 8)
def test_an_incapacitated_puppet_goes_back_incapacitated(table: Table) -> None:
    """An imbued that loses its last life in the combat."""
    jack = table.grand_prey.ready('Jack "Hannibal137" Harmon', blood=1)
    ghoul = table.prey.ready("War Ghoul")
    table.you.ready("Gilbert Duane (G1)")

    takes(table, jack)
    table.prey.blocks(ghoul)
    table.nobody_reacts()

    assert table.where(jack) == "incapacitated"
    assert table.state.controller(jack) == table.grand_prey.number


@pytest.mark.ruling("Spirit Marionette", 8)
def test_a_puppet_in_torpor_goes_back_to_torpor(table: Table) -> None:
    """[LSJ 20010119]."""
    coco = table.grand_prey.ready(COCO, blood=1)
    ghoul = table.prey.ready("War Ghoul")
    table.you.ready("Gilbert Duane (G1)")

    takes(table, coco)
    table.prey.blocks(ghoul)
    table.nobody_reacts()

    assert table.where(coco) == "torpor"
    assert table.state.controller(coco) == table.grand_prey.number


@pytest.mark.ruling("Spirit Marionette", 10)
@pytest.mark.parametrize(("code", "heard"), [("dom", 0), ("obe", 1)])
def test_a_marionette_is_played_with_the_discipline_in_use(
    table: Table, code: str, heard: int
) -> None:
    """In the hand it requires either [PIB 20130704]."""
    master = table.you.ready(made_vampire("Both", "DOM", "OBE", capacity=6))
    table.you.ready(NORMAL)
    table.you.in_play(listener(code))
    table.you.holds(PUPPET, PUPPET)

    assert len(table.you.options("use")) == 1
    table.you.acts(PUPPET, by=master, level="obe")
    table.nobody_reacts()

    assert table.you.pool() == 30 + heard
