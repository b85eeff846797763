"""Eyes of the Serpent, Relentless Reaper, Ruins of Villers Abbey, Suppressing Fire."""

from __future__ import annotations

import pytest

from action_talk import action_of, is_offered
from block_talk import made_vampire
from combat_talk import COMBAT_ENDS, COMPANION, DODGE, PRESS, fight, rest
from fight_talk import round_of
from listening import listener
from made_up import paper
from methuselah.language import cards_cost, static
from table_talk import Table

EYES = "Eyes of the Serpent"
REAPER = "Relentless Reaper"
ABBEY = "Ruins of Villers Abbey, Belgium"
FIRE = "Suppressing Fire"
ALLY = "Arcanum Investigator"
GUN = ".44 Magnum"


# -- Eyes of the Serpent --------------------------------------------------------------------------


def test_allies_cannot_block_this_action(table: Table) -> None:
    """A vampire can, and the next action is free for all."""
    snake = table.you.ready(made_vampire("Snake", "ser"))
    meaghan = table.you.ready(COMPANION)
    eyes = table.you.holds(EYES)
    ally = table.prey.ready(ALLY)
    ryan = table.prey.ready("Ryan")

    table.you.acts(by=snake, word="bleed")
    assert table.prey.may("block", minion=ally)
    assert not table.you.can_play(EYES, by=snake, level="SER")
    table.you.plays(EYES, by=snake, level="ser")
    assert table.prey.may("block", minion=ryan)
    assert not table.prey.may("block", minion=ally)
    table.nobody_reacts()

    assert table.prey.pool() == 29
    assert table.where(eyes) == "ash_heap"
    assert table.blood(snake) == 5
    table.you.acts(by=meaghan, word="bleed")
    assert table.prey.may("block", minion=ally)


def test_eyes_require_serpentis(table: Table) -> None:
    """Nobody without it plays them."""
    plain = table.you.ready(made_vampire("Plain", "dom"))
    table.you.holds(EYES)
    table.prey.ready("Ryan")

    table.you.acts(by=plain, word="bleed")
    assert not table.you.can_play(EYES, by=plain)


@pytest.mark.parametrize(("blocker", "may"), [(ALLY, True), ("Ryan", False)])
def test_superior_eyes_end_combat_with_an_ally(table: Table, blocker: str, may: bool) -> None:
    """Not with a vampire."""
    snake = table.you.ready(made_vampire("Snake", "SER"))
    table.you.holds(EYES, DODGE)
    other = table.prey.ready(blocker)
    before = table.blood(other)

    fight(table, snake, other)
    table.until("strike", table.you)
    assert table.you.can_play(EYES, by=snake, level="SER") == may
    if may:
        table.you.plays(EYES, by=snake, level="SER")
        rest(table)
        assert (table.blood(snake), table.blood(other)) == (5, before)
        assert table.waits_for(table.you)


# -- Relentless Reaper ----------------------------------------------------------------------------


def test_reaper_prevents_one(table: Table) -> None:
    """Inferior Fortitude: of a hand strike nothing is left."""
    bone = table.you.ready(made_vampire("Bone", "for"))
    reaper = table.you.holds(REAPER)
    ryan = table.prey.ready("Ryan")

    fight(table, bone, ryan)
    table.until("prevent", table.you)
    table.you.plays(REAPER, by=bone, level="for")
    rest(table)

    assert (table.blood(bone), table.blood(ryan)) == (5, 3)
    assert table.where(reaper) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.ruling("Relentless Reaper", 8)
def test_reaper_waits_for_damage(table: Table) -> None:
    """The opposing minion dodges: there is nothing to prevent."""
    bone = table.you.ready(made_vampire("Bone", "for"))
    reaper = table.you.holds(REAPER)
    ryan = table.prey.ready("Ryan")
    dodge = table.prey.holds(DODGE)

    fight(table, bone, ryan)
    table.prey.plays(dodge, by=ryan)
    assert not is_offered(table, table.you, reaper)
    assert table.blood(bone) == 5


@pytest.mark.ruling("Relentless Reaper", 2)
@pytest.mark.parametrize(("heard", "pool"), [("for", 31), ("thn", 30)])
def test_reaper_requires_what_it_is_played_with(table: Table, heard: str, pool: int) -> None:
    """Fortitude, not Thanatosis."""
    bone = table.you.ready(made_vampire("Bone", "for", "thn"))
    table.you.in_play(listener(heard))
    table.you.holds(REAPER)
    ryan = table.prey.ready("Ryan")

    fight(table, bone, ryan)
    table.until("prevent", table.you)
    table.you.plays(REAPER, by=bone, level="for")
    rest(table)

    assert table.you.pool() == pool


def test_reaper_presses(table: Table) -> None:
    """Inferior Thanatosis: a second round, for nothing."""
    bone = table.you.ready(made_vampire("Bone", "thn"))
    table.you.holds(REAPER)
    ryan = table.prey.ready("Ryan")

    fight(table, bone, ryan)
    table.until("press", table.you)
    assert not table.you.can_play(REAPER, by=bone, level="for")
    table.you.plays(REAPER, by=bone, level="thn")
    rest(table)

    assert (table.blood(bone), table.blood(ryan)) == (3, 2)
    assert table.waits_for(table.you)


@pytest.mark.ruling("Relentless Reaper", 1)
@pytest.mark.ruling("Relentless Reaper", 7)
@pytest.mark.parametrize("cheap", [False, True])
def test_superior_reaper_starts_a_new_round(table: Table, cheap: bool) -> None:
    """After presses; the blood is burned whatever makes cards cheaper."""
    bone = table.you.ready(made_vampire("Bone", "THN"))
    if cheap:
        less = paper("Less", cards_cost(-1, of=("blood",)), kind="equipment")
        table.you.in_play(less, on=bone)
    table.you.holds(REAPER)
    ryan = table.prey.ready("Ryan")

    fight(table, bone, ryan)
    table.until("press", table.you)
    assert not table.you.can_play(REAPER, by=bone, level="THN")
    table.until("combat_would_end", table.you)
    table.you.plays(REAPER, by=bone, level="THN")
    rest(table)

    assert (table.blood(bone), table.blood(ryan)) == (2, 2)
    assert table.waits_for(table.you)


@pytest.mark.ruling("Relentless Reaper", 7)
def test_reaper_goes_on_after_a_round_that_ended_early(table: Table) -> None:
    """Combat ends, and it does not: no damage in the first round, 1 in the second."""
    bone = table.you.ready(made_vampire("Bone", "THN"))
    table.you.holds(REAPER)
    ryan = table.prey.ready("Ryan")
    ends = table.prey.holds(COMBAT_ENDS)

    fight(table, bone, ryan)
    table.prey.plays(ends, by=ryan)
    table.you.plays(REAPER, by=bone, level="THN")
    rest(table)

    assert (table.blood(bone), table.blood(ryan)) == (3, 3)


@pytest.mark.ruling("Relentless Reaper", 3)
@pytest.mark.parametrize(
    ("mine", "theirs", "may"), [(2, 2, True), (1, 2, False), (2, 1, True), (2, 0, False)]
)
def test_reaper_needs_blood_and_two_ready_minions(
    table: Table, mine: int, theirs: int, may: bool
) -> None:
    """1 blood is left to burn, or none; the opposing vampire is ready or goes to torpor."""
    bone = table.you.ready(made_vampire("Bone", "THN"), blood=mine)
    reaper = table.you.holds(REAPER)
    ryan = table.prey.ready("Ryan", blood=theirs)

    fight(table, bone, ryan)
    offered = False
    while not table.over():
        offered |= table.you.may("play", card=reaper, level="THN")
        table.pass_on()
    assert offered == may


@pytest.mark.ruling("Relentless Reaper", 5)
def test_an_action_does_not_go_on_where_the_reaper_does(table: Table) -> None:
    """Shadow Body ends combat and would go on: a new round starts instead."""
    guido = table.you.ready("Guido Lucciano", blood=3)
    table.you.ready("Ryan")
    table.you.holds("Shadow Body")
    bone = table.prey.ready(made_vampire("Bone", "THN"))
    table.prey.in_play(paper("Eyes", static("intercept", +1), kind="equipment"), on=bone)
    table.prey.holds(REAPER)

    table.you.acts(by=guido, word="hunt")
    table.prey.blocks(bone)
    table.you.plays("Shadow Body", by=guido, level="OBT")
    table.prey.plays(REAPER, by=bone, level="THN")
    table.nobody_reacts()

    assert table.blood(guido) == 3 - 1 - 1
    assert table.blood(bone) == 5 - 1 - 1
    assert table.waits_for(table.you)


# -- Ruins of Villers Abbey, Belgium --------------------------------------------------------------


@pytest.mark.ruling("Ruins of Villers Abbey, Belgium", 3)
def test_the_abbey_is_a_location_in_play(table: Table) -> None:
    """It is equipped for nothing; who burns equipment is not offered it."""
    ryan = table.you.ready("Ryan")
    meaghan = table.you.ready(COMPANION)
    abbey = table.you.holds(ABBEY)
    gun = table.you.in_play(GUN, on=ryan)
    bowl = table.you.in_play("Bowl of Convergence", on=meaghan)
    ally = table.prey.ready(ALLY)

    table.you.acts(ABBEY, by=ryan)
    table.nobody_reacts()
    assert table.on(abbey) == ryan
    assert (table.blood(ryan), table.you.pool()) == (4, 30)
    table.until_turn_of(table.prey, "minion")
    table.prey.acts(ally, by=ally)
    assert table.prey.choices() == {gun, bowl}


def test_the_abbey_gives_maneuvers_for_blood(table: Table) -> None:
    """2 blood, two maneuvers, in the two rounds of this combat."""
    bone = table.you.ready(made_vampire("Bone"))
    abbey = table.you.in_play(ABBEY, on=bone)
    press = table.you.holds(PRESS)
    ryan = table.prey.ready("Ryan")

    fight(table, bone, ryan)
    table.until("before_range", table.you)
    table.you.uses(abbey, by=bone)
    offered = [table.you.may("choose", number=number) for number in (0, 1, 5, 6)]
    assert offered == [False, True, True, False]
    table.you.chooses(number=2)
    assert table.blood(bone) == 3
    table.you.does("use maneuver")
    table.until("press", table.you)
    assert round_of(table).range == "long"
    table.you.plays(press, by=bone)
    assert not table.you.may("use", card=abbey)
    table.you.does("use maneuver")
    assert not table.you.may("use maneuver")
    rest(table)

    assert (table.blood(bone), table.blood(ryan)) == (3, 4)
    assert table.waits_for(table.you)


def test_the_abbey_does_nothing_for_an_ally(table: Table) -> None:
    """The vampire with this location."""
    ally = table.prey.ready(ALLY)
    abbey = table.prey.in_play(ABBEY, on=ally)
    bone = table.you.ready(made_vampire("Bone"))

    fight(table, bone, ally)
    assert not is_offered(table, table.prey, abbey)
    assert table.waits_for(table.you)


# -- Suppressing Fire -----------------------------------------------------------------------------


def test_suppressing_fire_keeps_a_blocker_off(table: Table) -> None:
    """By another ready unlocked minion with a gun, during the attempt."""
    earl = table.you.ready("Earl (G3)")
    tony = table.you.ready("Tony (G3)")
    asleep = table.you.ready("Don Cerro (G5)", locked=True)
    unarmed = table.you.ready("Brachah (G2)")
    torpid = table.you.torpor("Duck (G1)")
    for one in (earl, tony, asleep, torpid):
        table.you.in_play(GUN, on=one)
    fire = table.you.holds(FIRE)
    ryan = table.prey.ready("Ryan")
    armed = table.predator.ready("Zip (G3)")
    table.predator.in_play(GUN, on=armed)
    table.predator.holds(FIRE)

    table.you.acts(by=earl, word="bleed")
    assert not table.you.can_play(FIRE, by=tony)
    table.prey.blocks(ryan)
    assert table.you.can_play(FIRE, by=tony)
    for one in (earl, asleep, unarmed, torpid):
        assert not table.you.can_play(FIRE, by=one)
    assert not table.predator.can_play(FIRE, by=armed)
    table.you.plays(FIRE, by=tony)
    table.nobody_reacts()

    assert table.prey.pool() == 29
    assert table.where(fire) == "ash_heap"
    assert not table.locked(tony)
    assert not table.locked(ryan)
    assert table.waits_for(table.you)


@pytest.mark.ruling("Suppressing Fire", 1)
def test_suppressing_fire_is_of_the_acting_side(table: Table) -> None:
    """Another Methuselah with a gun cannot help."""
    earl = table.you.ready("Earl (G3)")
    table.you.ready(COMPANION)
    ryan = table.prey.ready("Ryan")
    zip_ = table.predator.ready("Zip (G3)")
    table.predator.in_play(GUN, on=zip_)
    fire = table.predator.holds(FIRE)

    table.you.acts(by=earl, word="bleed")
    table.prey.blocks(ryan)
    assert not is_offered(table, table.predator, fire)
    assert table.prey.pool() == 30


@pytest.mark.ruling("Suppressing Fire", 2)
@pytest.mark.parametrize(("copies", "pool"), [(1, 30), (2, 29)])
def test_two_minions_fire(table: Table, copies: int, pool: int) -> None:
    """Against 1 intercept two copies are needed, by two minions."""
    earl = table.you.ready("Earl (G3)")
    tony = table.you.ready("Tony (G3)")
    brachah = table.you.ready("Brachah (G2)")
    table.you.in_play(GUN, on=tony)
    table.you.in_play(GUN, on=brachah)
    table.you.holds(FIRE, FIRE)
    ryan = table.prey.ready("Ryan")
    table.prey.in_play(paper("Eyes", static("intercept", +1), kind="equipment"), on=ryan)

    table.you.acts(by=earl, word="bleed")
    table.prey.blocks(ryan)
    table.you.plays(FIRE, by=tony)
    assert not table.you.can_play(FIRE, by=tony)
    if copies == 2:
        table.you.plays(FIRE, by=brachah)
    rest(table)

    assert table.prey.pool() == pool


@pytest.mark.ruling("Ruins of Villers Abbey, Belgium", 2)
def test_who_burns_the_abbey_acts_against_its_controller(table: Table) -> None:
    """A location on a minion of your prey."""
    bone = table.you.ready(made_vampire("Bone", "pot"))
    table.you.ready(COMPANION)
    table.you.holds("Smash and Grab")
    ryan = table.prey.ready("Ryan")
    abbey = table.prey.in_play(ABBEY, on=ryan)
    table.prey.in_play(GUN, on=ryan)

    table.you.acts("Smash and Grab", by=bone, level="pot")
    assert action_of(table).targets == (table.prey.number,)
    table.nobody_reacts()

    assert table.where(abbey) == "ash_heap"


@pytest.mark.ruling("Relentless Reaper", 6)
def test_no_reaper_after_psyche(table: Table) -> None:
    """Another combat is queued; before it the Reaper could be played."""
    bone = table.you.ready(made_vampire("Bone", "THN", "CEL"))
    table.you.holds("Psyche!", REAPER)
    ryan = table.prey.ready("Ryan")

    fight(table, bone, ryan)
    table.until("combat_would_end", table.you)
    assert table.you.can_play(REAPER, by=bone, level="THN")
    table.you.plays("Psyche!", by=bone, level="CEL")
    assert round_of(table) is not None
    assert not table.you.can_play(REAPER, by=bone, level="THN")
