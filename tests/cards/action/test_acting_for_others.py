"""Minions that act, fight and bleed for others: Spirit Marionette, Lunatic Eruption, Taunt."""

from __future__ import annotations

import pytest

from action_talk import action_of, told
from methuselah.pool import pool
from table_talk import Table

NORMAL = "Normal (G1)"
GILBERT = "Gilbert Duane (G1)"
TREVON = "Trevon Parker"
TAUNT = "Taunt the Caged Beast"
ERUPTION = "Lunatic Eruption"
PUPPET = "Spirit Marionette"

# -- Taunt the Caged Beast ------------------------------------------------------------------------


def test_inferior_taunt_enters_combat_with_a_vampire(table: Table) -> None:
    """With an optional maneuver; not with an ally, nor with one of one's own."""
    mine = table.you.ready("Basilia (G1)")
    table.you.ready(NORMAL)
    theirs = table.grand_prey.ready(GILBERT)
    table.prey.ready("Loyal Street Gang")
    table.you.holds(TAUNT)

    table.you.acts(TAUNT, by=mine, level="ani")
    table.until("range", table.you)
    assert len(table.asked().options) > 1  # type: ignore[union-attr]
    table.nobody_reacts()

    assert told(table, "combat", card=mine, other=theirs) == 1


@pytest.mark.ruling("Taunt the Caged Beast", 1)
def test_superior_taunt_makes_predator_and_prey_fight(table: Table) -> None:
    """The prey's vampire goes first [LSJ 20070319]; the only one ready at the end gains 4 blood.

    The assumption it breaks: the Methuselah whose turn it is is a party to combat in her turn.
    """
    mine = table.you.ready("Basilia (G1)")
    preys = table.prey.ready(NORMAL, blood=0)
    predators = table.predator.ready(GILBERT, blood=2)
    table.grand_prey.ready(GILBERT)
    table.you.holds(TAUNT)

    table.you.acts(TAUNT, by=mine, level="ANI")
    assert set(action_of(table).targets) == {1, 4}
    table.nobody_reacts()

    assert told(table, "combat", card=preys, other=predators) == 1
    assert table.where(preys) == "torpor"
    assert table.blood(predators) == 5, "1 lost, 4 gained"
    assert table.blood(mine) == 10


def test_nobody_gains_blood_where_both_are_ready(table: Table) -> None:
    """Each mends 1 damage."""
    mine = table.you.ready("Basilia (G1)")
    preys = table.prey.ready(NORMAL)
    predators = table.predator.ready(GILBERT)
    table.you.holds(TAUNT)

    table.you.acts(TAUNT, by=mine, level="ANI")
    table.nobody_reacts()

    assert table.blood(preys) == 1
    assert table.blood(predators) == 6


def test_superior_taunt_needs_two_other_methuselahs() -> None:
    """Not usable when only one other Methuselah is in the game."""
    table = Table(size=2)
    mine = table.you.ready("Basilia (G1)")
    table.prey.ready(NORMAL)
    table.prey.ready(GILBERT)
    taunt = table.you.holds(TAUNT)

    assert table.you.can_play(taunt, minion=mine, mode="ani")
    assert not table.you.can_play(taunt, minion=mine, mode="ANI")


# -- Lunatic Eruption -----------------------------------------------------------------------------


@pytest.mark.ruling("Lunatic Eruption", 1)
def test_who_has_an_eruption_must_attack_before_others_act(table: Table) -> None:
    """A minion controlled by their prey [LSJ 20001127]."""
    mad = table.you.ready(GILBERT)
    other = table.you.ready(TREVON)
    table.prey.in_play(ERUPTION, on=mad, level="dem", controller=0)
    first = table.prey.ready(NORMAL)
    table.prey.ready("Loyal Street Gang")
    table.predator.ready(NORMAL)

    table.you.chooses(first)  # there was nothing else to do
    assert action_of(table).acting == mad
    table.nobody_reacts()

    assert told(table, "combat", card=mad, other=first) == 1
    assert table.you.may("act", minion=other, word="bleed")


@pytest.mark.ruling("Lunatic Eruption", 2)
@pytest.mark.ruling("Lunatic Eruption", 5)
def test_after_its_attack_it_is_free_and_may_burn_the_eruption(table: Table) -> None:
    """[LSJ 20090226], [LSJ 20100909]."""
    mad = table.you.ready("Basilia (G1)")
    card = table.you.in_play(ERUPTION, on=mad, level="dem")
    first = table.prey.ready(NORMAL)
    table.prey.ready(NORMAL)
    table.you.holds("Freak Drive")

    table.you.chooses(target=first)
    table.you.plays("Freak Drive", by=mad, level="for")
    table.until("minion")

    assert table.you.may("act", minion=mad, word="bleed")
    table.you.acts(card, by=mad, level="burn")
    table.nobody_reacts()
    assert table.where(card) == "ash_heap"


@pytest.mark.ruling("Lunatic Eruption", 3)
def test_two_eruptions_keep_a_minion_from_acting(table: Table) -> None:
    """It is stuck; others go on [LSJ 20041103]."""
    mad = table.you.ready(GILBERT)
    other = table.you.ready(TREVON)
    table.you.in_play(ERUPTION, on=mad, level="dem")
    table.you.in_play(ERUPTION, on=mad, level="dem")
    table.prey.ready(NORMAL)

    assert not table.you.may(("act", "use action"), minion=mad)
    assert table.you.may("act", minion=other, word="bleed")


def test_who_cannot_attack_is_stuck_and_others_go_on(table: Table) -> None:
    """The prey has no minion."""
    mad = table.you.ready(GILBERT)
    other = table.you.ready(TREVON)
    table.you.in_play(ERUPTION, on=mad, level="dem")
    table.predator.ready(NORMAL)

    assert not table.you.may("act", minion=mad)
    assert table.you.may("act", minion=other, word="bleed")


def test_who_must_hunt_hunts(table: Table) -> None:
    """Unless they must hunt."""
    mad = table.you.ready(GILBERT, blood=0)
    table.you.in_play(ERUPTION, on=mad, level="dem")
    table.prey.ready(NORMAL)
    table.you.ready(TREVON)

    table.until("minion")

    assert table.blood(mad) == 1


@pytest.mark.ruling("Lunatic Eruption", 4)
@pytest.mark.parametrize(("level", "lost"), [("dem", 0), ("DEM", 1)])
@pytest.mark.parametrize("mine", [True, False])
def test_minions_burn_the_eruption(table: Table, level: str, lost: int, mine: bool) -> None:
    """Directed at who controls its bearer [LSJ 20010328]; superior: 1 damage to who burns it."""
    seat = table.you if mine else table.prey
    bearer = seat.ready(NORMAL, locked=True)
    burner = table.you.ready(GILBERT)
    card = seat.in_play(ERUPTION, on=bearer, level=level)
    table.prey.ready("Loyal Street Gang")

    table.you.acts(card, by=burner, level="burn")
    assert action_of(table).targets == (() if mine else (table.prey.number,))
    table.nobody_reacts()

    assert table.where(card) == "ash_heap"
    assert table.blood(burner) == 7 - lost


def test_the_eruption_is_put_on_a_ready_minion(table: Table) -> None:
    """Directed at its controller."""
    mine = table.you.ready("Adelaide Davis (G3)")
    theirs = table.prey.ready(NORMAL)
    card = table.you.holds(ERUPTION)

    table.you.acts(card, by=mine, level="dem")
    if table.asked().window == "choose":  # type: ignore[union-attr]
        table.you.chooses(theirs)
    table.nobody_reacts()

    assert table.on(card) == theirs
    assert table.state.controller(card) == table.prey.number


# -- Spirit Marionette ----------------------------------------------------------------------------


def test_dominate_bleeds_with_one_more(table: Table) -> None:
    """+1 bleed."""
    mine = table.you.ready(GILBERT)
    table.you.holds(PUPPET)

    table.you.acts(PUPPET, by=mine, level="dom")
    table.nobody_reacts()

    assert table.prey.pool() == 28


def healer(level: str) -> str:
    """A vampire with this much Obeah, and no Dominate."""
    return next(
        face.name
        for face in pool().crypt
        if level in face.disciplines and "dom" not in [d.lower() for d in face.disciplines]
    )


def test_basic_obeah_bleeds_and_locks_a_minion_of_the_prey(table: Table) -> None:
    """Even if the bleed goes to somebody else."""
    mine = table.you.ready(healer("obe"))
    theirs = table.prey.ready("Loyal Street Gang")
    table.you.ready(NORMAL)
    table.you.holds(PUPPET)

    table.you.acts(PUPPET, by=mine, level="obe")
    if table.asked().window == "choose":  # type: ignore[union-attr]
        table.you.chooses(theirs)
    table.nobody_reacts()

    assert table.prey.pool() <= 28
    assert table.locked(theirs)


@pytest.mark.ruling("Spirit Marionette", 2)
@pytest.mark.ruling("Spirit Marionette", 5)
def test_the_puppet_must_bleed_before_others_act_and_goes_back(table: Table) -> None:
    """After what follows the resolution [LSJ 20011216-2], [LSJ 20030219]."""
    mine = table.you.ready(healer("OBE"))
    other = table.you.ready(NORMAL)
    coco = table.grand_prey.ready("Coco Thorn (G6)")
    table.you.holds(PUPPET, "Freak Drive")

    table.you.acts(PUPPET, by=mine, level="OBE")
    if table.asked().window == "choose":  # type: ignore[union-attr]
        table.you.chooses(coco)
    table.until("after_resolution")
    assert table.state.controller(coco) == table.you.number
    assert not table.you.may("act", minion=other)
    table.you.plays("Freak Drive", by=coco)
    table.nobody_reacts()

    assert table.prey.pool() == 29
    assert table.state.controller(coco) == table.grand_prey.number
    assert not table.locked(coco)
    assert table.you.may("act", minion=other, word="bleed")


@pytest.mark.ruling("Spirit Marionette", 9)
def test_a_puppet_that_is_locked_by_then_is_not_taken(table: Table) -> None:
    """It fizzles [LSJ 20070411]."""
    mine = table.you.ready(healer("OBE"))
    coco = table.grand_prey.ready("Coco Thorn (G6)")
    table.you.ready(NORMAL)
    table.you.holds(PUPPET)

    table.you.acts(PUPPET, by=mine, level="OBE")
    table.until("action")
    table.state.edit(coco).locked = True
    table.nobody_reacts()

    assert told(table, "fizzled") == 1
    assert table.state.controller(coco) == table.grand_prey.number
