"""Umbrous Clutch, Blackmail, Enthrall, Truth of Blood, Mass Reality and Augury of Doom."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import PAUSE, made_vampire
from combat_talk import COMPANION, DODGE, PRESS, fight, rest
from fight_talk import damage_to, weapon
from listening import listener
from made_up import paper, pistol
from methuselah.engine import atoms
from methuselah.language import (
    ACTING,
    add,
    burn_blood,
    dodge,
    gain_pool,
    melee_strike,
    modifier,
    reaction,
    static,
)
from methuselah.rules.action.action import stealth
from scenes.actions import bleeds_for_more, burned_by_an_action
from table_talk import Table

BLACKMAIL, ENTHRALL, TRUTH = "Blackmail", "Enthrall", "Truth of Blood"
REALITY, AUGURY = "Mass Reality", "Augury of Doom"
CLUTCH = "Umbrous Clutch"
SHADOW = made_vampire("Shadow", "OBL", capacity=8)
CLAW = weapon("Claw", melee_strike(+1))
WALL = made_vampire("Wall", capacity=11)


# -- Umbrous Clutch -------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["obl", "OBL"])
def test_the_clutch_reaches_any_minion(table: Table, level: str) -> None:
    """Any ready one of others, at +1 stealth."""
    mine, other = table.you.ready(SHADOW), table.you.ready("Ryan")
    table.you.ready(COMPANION)
    near, gang = table.prey.ready(WALL), table.prey.ready("Loyal Street Gang")
    far = table.grand_prey.ready("Lauren", locked=True)
    table.prey.torpor("Duck")
    table.you.holds(CLUTCH)
    assert not table.you.can_play(CLUTCH, by=other)
    table.you.acts(CLUTCH, by=mine, level=level)
    assert table.you.choices() == {near, gang, far}
    table.you.chooses(near)
    assert action_of(table).targets == (table.prey.number,)
    assert stealth(table.state, action_of(table)) == 1
    rest(table)
    assert (damage_to(table, mine), damage_to(table, near)) == (1, 1)
    assert damage_to(table, far) == 0
    assert table.blood(mine) == 7
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("level", "first"), [("obl", False), ("OBL", True)])
def test_the_superior_clutch_maneuvers(table: Table, level: str, first: bool) -> None:
    """1 optional maneuver in that combat, once used gone."""
    mine, theirs = table.you.ready(SHADOW), table.prey.ready(WALL)
    table.you.ready(COMPANION)
    table.you.holds(CLUTCH)
    table.prey.holds(PRESS)
    table.you.acts(CLUTCH, by=mine, level=level)
    if first:
        table.until("range", table.you)
        table.you.does("use maneuver")
        table.until("press", table.prey)
        assert damage_to(table, theirs) == 0
        table.prey.plays("A press", by=theirs)
        while not table.over():
            assert not table.you.may("use maneuver")
            table.pass_on()
    else:
        while not table.over():
            assert not table.you.may("use maneuver")
            table.pass_on()


# -- Blackmail ------------------------------------------------------------------------------------

SNEAK = made_vampire("Sneak", "OBF", capacity=7)


def test_blackmail_locks_a_vampire(table: Table) -> None:
    """A ready one, without stealth, for nothing; no ally, none in torpor."""
    mine, other = table.you.ready(SNEAK), table.you.ready("Lauren")
    near, far = table.prey.ready("Nassir"), table.grand_prey.ready("Sully")
    table.prey.ready("Loyal Street Gang")
    table.prey.torpor("Ryan")
    held = table.you.holds(BLACKMAIL)
    assert not table.you.can_play(BLACKMAIL, by=other)
    table.you.acts(BLACKMAIL, by=mine, level="obf")
    assert table.you.choices() == {mine, other, near, far}
    table.you.chooses(near)
    assert action_of(table).targets == (table.prey.number,)
    assert stealth(table.state, action_of(table)) == 0
    rest(table)
    assert table.locked(near) and not table.locked(far) and not table.locked(other)
    assert table.where(held) == "ash_heap"
    assert table.blood(mine) == 7
    assert table.waits_for(table.you)


def test_who_was_blackmailed_does_not_block_that_vampire(table: Table) -> None:
    """It blocks others, and others block."""
    mine, other = table.you.ready(SNEAK), table.you.ready("Lauren")
    near, far = table.prey.ready("Nassir"), table.grand_prey.ready("Sully")
    table.prey.ready("Loyal Street Gang")
    table.prey.torpor("Ryan")
    held = table.you.holds(BLACKMAIL)
    table.you.acts(BLACKMAIL, by=mine, level="OBF")
    assert table.you.choices() == {mine, other, near, far}
    table.you.chooses(near)
    assert action_of(table).targets == (table.prey.number,)
    assert stealth(table.state, action_of(table)) == 0
    rest(table)
    assert table.on(held) == near
    assert not table.locked(near)
    table.you.acts(word="bleed", by=other)
    assert table.prey.may("block", minion=near)
    rest(table)
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    table.you.acts(word="bleed", by=mine)
    assert not table.prey.may("block", minion=near)
    assert table.on(held) == near


@pytest.mark.parametrize(("blood", "may"), [(3, True), (2, True), (1, False)])
def test_blackmail_is_paid_off(table: Table, blood: int, may: bool) -> None:
    """2 blood of the vampire, in its own unlock phase."""
    victim = table.you.ready("Nassir", blood=blood)
    table.you.ready("Lauren")
    held = table.you.in_play(BLACKMAIL, on=victim, level="OBF")
    theirs = table.prey.in_play(BLACKMAIL, on=table.prey.ready("Sully"), level="OBF")
    table.gives_edge(table.you)
    table.begins("unlock")
    assert table.you.may("use", card=held) is may
    assert not table.prey.may("use", card=theirs)
    if may:
        table.you.uses(held)
        assert (table.where(held), table.blood(victim)) == ("ash_heap", blood - 2)
    table.until_turn_of(table.you, "minion")
    assert not table.you.may("use", card=held)


# -- Enthrall -------------------------------------------------------------------------------------

DRAIN = paper("Drain", modifier(burn_blood(1), at=("action",)))
LESS = paper("Less", reaction(add("bleed", -9, ACTING), at=("action",)))
CATHARI = made_vampire("Cathari", "OBF", "PRE", capacity=8, path="Cathari")


@pytest.mark.parametrize("level", ["obf", "pre"])
def test_enthrall_bleeds(level: str) -> None:
    """At +1 bleed, with either Discipline."""
    bleeds_for_more(ENTHRALL, by=CATHARI, more=1, level=level)


@pytest.mark.ruling(ENTHRALL, 2)
@pytest.mark.parametrize("level", ["OBF", "PRE"])
@pytest.mark.parametrize("way", ["pays", "declines", "no crypt"])
def test_enthrall_brings_somebody(table: Table, level: str, way: str) -> None:
    """1 blood for the top card of your crypt, if you like; an empty one brings nobody."""
    mine = table.you.ready(CATHARI)
    table.you.ready(COMPANION)
    under, top = table.you.crypt("Nassir", "Sully") if way != "no crypt" else (0, 0)
    table.you.holds(ENTHRALL)
    table.you.acts(ENTHRALL, by=mine, level=level)
    while not table.you.may("do"):
        table.pass_on()
    assert table.prey.pool() == 28
    if way == "declines":
        table.you.passes()
    else:
        table.you.does("do")
    rest(table)
    assert table.blood(mine) == (8 if way == "declines" else 7)
    if way != "no crypt":
        assert table.where(top) == ("uncontrolled" if way == "pays" else "crypt")
        assert table.where(under) == "crypt"
    assert table.waits_for(table.you)


@pytest.mark.parametrize("level", ["obf", "pre"])
@pytest.mark.parametrize("why", ["inferior", "blocked", "reduced", "no blood"])
def test_when_enthrall_brings_nobody(table: Table, why: str, level: str) -> None:
    """The bleed must succeed for 1 or more, at superior; the vampire must have blood."""
    mine = table.you.ready(CATHARI, blood=1)
    table.you.ready(COMPANION)
    table.you.crypt("Nassir", "Sully")
    guard = table.prey.ready("Lauren")
    table.you.holds(ENTHRALL, DRAIN)
    table.prey.holds(LESS)
    table.you.acts(ENTHRALL, by=mine, level=level if why == "inferior" else level.upper())
    if why == "no blood":
        table.you.plays("Drain", by=mine)
    if why == "reduced":
        table.prey.plays("Less", by=guard)
    if why == "blocked":
        table.prey.blocks(guard)
    while not table.over():
        assert not table.you.may("do")
        table.pass_on()
    assert table.prey.pool() == (30 if why in ("blocked", "reduced") else 28)


@pytest.mark.ruling(ENTHRALL, 1)
@pytest.mark.parametrize(("level", "used"), [("obf", "obf"), ("PRE", "pre")])
@pytest.mark.parametrize("listens", ["obf", "pre"])
def test_enthrall_counts_as_what_is_used(table: Table, level: str, used: str, listens: str) -> None:
    """Obfuscate or Presence, not both."""
    mine = table.you.ready(CATHARI)
    table.you.ready(COMPANION)
    table.grand_prey.in_play(listener(listens))
    table.you.holds(ENTHRALL)
    table.you.acts(ENTHRALL, by=mine, level=level)
    while not table.over():
        table.you.passes() if table.you.may("do") else table.pass_on()
    assert table.grand_prey.pool() == 30 + (used == listens)


# -- Truth of Blood -------------------------------------------------------------------------------

WIDE = paper("Wide", static("may block anything"), kind="equipment")
SPEAKER = made_vampire("Speaker", "AUS", "QUI", capacity=8)


@pytest.mark.parametrize(("level", "more"), [("aus_qui", 1), ("AUS_QUI", 2)])
def test_the_truth_bleeds(level: str, more: int) -> None:
    """At +1 or +2 bleed, with both Disciplines."""
    bleeds_for_more(TRUTH, by=SPEAKER, more=more, level=level)


@pytest.mark.parametrize("level", ["aus_qui", "AUS_QUI"])
@pytest.mark.parametrize("who", ["prey", "grand_prey"])
def test_who_blocks_the_truth_forgets(table: Table, level: str, who: str) -> None:
    """2 cards of the blocker's controller, replaced when the action is over."""
    mine = table.you.ready(SPEAKER)
    table.you.ready(COMPANION)
    table.you.holds(TRUTH, PAUSE)
    seat = getattr(table, who)
    guard = seat.ready(made_vampire("Guard", capacity=9))
    seat.in_play(CLAW, on=guard)
    for one in table.seats[1:]:
        one.holds("Blur", "Fame", "Vessel")
    if who == "grand_prey":
        table.grand_prey.in_play(WIDE, on=guard)
    table.you.acts(TRUTH, by=mine, level=level)
    seat.blocks(guard)
    table.until("strike", seat)
    assert len(seat.hand()) == 1
    others = [one for one in table.seats[1:] if one is not seat]
    assert [len(one.hand()) for one in others] == [3, 3, 3]
    rest(table)
    assert len(seat.hand()) == 3
    assert table.prey.pool() == 30


@pytest.mark.ruling(TRUTH, 1)
def test_the_truth_comes_before_what_answers_a_block(table: Table) -> None:
    """A card for that moment, discarded, cannot be played any more."""
    mine = table.you.ready(SPEAKER)
    table.you.ready(COMPANION)
    table.you.holds(TRUTH)
    guard = table.prey.ready(made_vampire("Guard", capacity=9))
    table.prey.holds(paper("Once blocked", reaction(gain_pool(1), at=("blocked",))))
    table.you.acts(TRUTH, by=mine, level="aus_qui")
    table.prey.blocks(guard)
    while not table.over():
        assert not table.prey.may("play", card="Once blocked")
        table.pass_on()
    assert table.prey.pool() == 30


# -- Mass Reality ---------------------------------------------------------------------------------

DREAMER = made_vampire("Dreamer", "CHI", capacity=8)
VEIL = weapon("Veil", dodge)


@pytest.mark.parametrize("level", ["chi", "CHI"])
def test_the_dream_stays(table: Table, level: str) -> None:
    """For 2 blood, without stealth, by who has Chimerstry."""
    mine, other = table.you.ready(DREAMER), table.you.ready("Lauren")
    held = table.you.holds(REALITY)
    table.you.holds(PAUSE)
    assert not table.you.can_play(REALITY, by=other)
    table.you.acts(REALITY, by=mine, level=level)
    assert stealth(table.state, action_of(table)) == 0
    assert action_of(table).targets == ()
    rest(table)
    assert (table.where(held), table.blood(mine)) == ("permanent", 6)


def test_the_dream_is_burned() -> None:
    """By any minion, as an action at its controller."""
    burned_by_an_action(REALITY)


@pytest.mark.ruling(REALITY, 1)
@pytest.mark.parametrize(("levels", "more"), [(("chi",), 1), (("CHI",), 2), (("chi", "CHI"), 3)])
def test_weapons_are_worse_than_they_seem(table: Table, levels: tuple[str, ...], more: int) -> None:
    """+1 or +2 damage with each strike of a weapon, of yours; copies add up."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready(WALL)
    for level in levels:
        table.you.in_play(REALITY, level=level)
    claw = table.you.in_play(CLAW, on=mine)
    other = table.prey.in_play(CLAW, on=theirs)
    table.you.holds(PRESS, PRESS)
    fight(table, mine, theirs)
    table.you.uses(claw, level="strike")
    table.prey.uses(other, level="strike")
    table.until("press", table.you)
    assert (damage_to(table, theirs), damage_to(table, mine)) == (2 + more, 2)
    table.you.plays("A press", by=mine)
    table.you.does("hand strike")
    table.prey.does("hand strike")
    rest(table)
    assert (damage_to(table, theirs), damage_to(table, mine)) == (3 + more, 3)


@pytest.mark.ruling(REALITY, 2)
@pytest.mark.ruling(REALITY, 3)
@pytest.mark.parametrize(
    ("arm", "damage", "bad"),
    [(VEIL, 0, 0), (weapon("Fire", melee_strike(+1, aggravated=True)), 4, 4), (pistol(), 4, 0)],
)
def test_what_is_added_is_as_the_strike_is(
    table: Table, arm: object, damage: int, bad: int
) -> None:
    """Nothing to nothing, aggravated to aggravated; guns are weapons, too, and allies dream."""
    mine, theirs = table.you.ready("Loyal Street Gang", blood=9), table.prey.ready(WALL)
    table.you.in_play(REALITY, level="CHI")
    held = table.you.in_play(arm, on=mine)
    table.prey.holds(DODGE)
    fight(table, mine, theirs)
    table.you.uses(held, level="strike")
    table.prey.does("hand strike")
    rest(table)
    assert damage_to(table, theirs) == damage
    assert damage_to(table, theirs, aggravated=True) == bad


# -- Augury of Doom -------------------------------------------------------------------------------

CAINITE = made_vampire("Cainite", capacity=5, path="Caine")


def test_the_augury_is_spoken(table: Table) -> None:
    """At +1 stealth, by who follows the Path of Caine; one for each Methuselah."""
    mine, other = table.you.ready(CAINITE), table.you.ready("Lauren")
    second = table.you.ready(made_vampire("Second", capacity=5, path="Caine"))
    table.prey.torpor("Ryan")
    theirs = table.prey.in_play(AUGURY)
    table.grand_prey.torpor("Nassir")
    table.you.in_play("Academic Hunting Ground")
    held = table.you.holds(AUGURY)
    table.you.holds(AUGURY, PAUSE)
    assert not table.you.can_play(AUGURY, by=other)
    table.you.acts(AUGURY, by=mine)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == ()
    rest(table)
    assert (table.where(held), table.where(theirs)) == ("permanent", "permanent")
    assert not table.you.can_play(AUGURY, by=second)


def test_the_torpid_cost_your_prey_pool(table: Table) -> None:
    """1 for each vampire in torpor of hers, in her unlock phase; nobody else's count."""
    table.you.ready(COMPANION)
    augury = table.you.in_play(AUGURY)
    table.you.torpor("Sully")
    table.prey.torpor("Ryan"), table.prey.torpor("Duck")
    table.prey.ready("Nassir")
    table.grand_prey.torpor("Lauren")
    table.begins("unlock")
    table.until_turn_of(table.prey, "minion")
    assert [seat.pool() for seat in table.seats] == [30, 28, 30, 30, 30]
    table.until_turn_of(table.you, "minion")
    assert [seat.pool() for seat in table.seats] == [30, 28, 30, 30, 30]
    assert table.where(augury) == "permanent"


@pytest.mark.parametrize("torpid", [True, False])
def test_without_torpid_ones_it_is_burned(table: Table, torpid: bool) -> None:
    """As soon as your prey has none; those of others do not count."""
    mine = table.you.ready(CAINITE)
    table.you.ready(COMPANION)
    if torpid:
        table.prey.torpor("Ryan")
    table.prey.ready("Nassir")
    table.grand_prey.torpor("Lauren")
    table.you.torpor("Sully")
    augury = table.you.holds(AUGURY)
    table.you.acts(AUGURY, by=mine)
    rest(table)
    assert table.where(augury) == ("permanent" if torpid else "ash_heap")


@pytest.mark.parametrize(("ousted", "where"), [("prey", "ash_heap"), ("grand_prey", "permanent")])
def test_an_ousted_prey_burns_it(table: Table, ousted: str, where: str) -> None:
    """Though the next one has vampires in torpor, too."""
    table.you.ready(COMPANION)
    augury = table.you.in_play(AUGURY)
    table.prey.torpor("Ryan")
    table.grand_prey.torpor("Lauren")
    table.you.holds("Misdirection")
    gone = getattr(table, ousted)
    table.asked()
    atoms.burn_pool(table.state, gone.number, 30)
    table.until("discard", table.you)
    assert gone.is_out()
    assert table.where(augury) == where
