"""Masters of the Brujah: Carfax Abbey, Carver's Meat Packing, Frontal Assault, the Free Press."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION, rest
from table_talk import Table

ABBEY = "Carfax Abbey"
CARVER = "Carver's Meat Packing and Storage"
ASSAULT = "Frontal Assault"
PRESS = "The Anarch Free Press"
WARZONE = "Warzone Hunting Ground"


# -- hunting grounds ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "clan"), [(WARZONE, "Octane"), ("Zoo Hunting Ground", "Dario Ziggler")]
)
def test_a_clan_hunting_ground(table: Table, name: str, clan: str) -> None:
    """It needs a ready vampire of the clan, costs 2 pool and feeds any ready vampire of yours."""
    table.you.ready(clan)
    card = table.you.holds(name)
    ryan = table.you.ready("Ryan", blood=1)
    hungry = table.prey.ready("Nassir", blood=1)
    sleeper = table.you.torpor("Lauren", blood=0)

    table.begins("master")
    table.you.plays(card)
    rest(table)
    assert table.you.pool() == 28
    assert not table.you.may("use", card=card)
    table.until_turn_of(table.prey, "minion")
    table.until_turn_of(table.you)
    targets = ryan, hungry, sleeper
    table.you.uses(card)
    assert {option.target for option in table.you.options("choose")} & set(targets) == {ryan}
    table.you.chooses(ryan)
    assert table.blood(ryan) == 2
    assert not table.you.may("use", card=card)


def test_a_clan_hunting_ground_needs_the_clan(table: Table) -> None:
    """No Brujah, no Warzone."""
    table.you.ready("Ryan")
    table.you.holds(WARZONE)
    table.begins("master")
    assert not table.you.can_play(WARZONE)


@pytest.mark.parametrize(("baron", "most"), [(False, 1), (True, 2)])
def test_carfax_abbey_feeds_anarchs(table: Table, baron: bool, most: int) -> None:
    """One ready Anarch; with a ready baron another one too; none that has hunted elsewhere."""
    octane = table.you.ready("Octane", blood=1)
    rayne = table.you.ready("Rayne", blood=1)
    table.you.ready("Ryan", blood=1)
    (table.you.ready if baron else table.you.torpor)("Casey Snyder")
    card = table.you.in_play(ABBEY)

    table.begins("unlock")
    table.you.uses(card)
    table.you.chooses(octane)
    if baron:
        table.you.chooses(rayne)
    assert table.blood(octane) == 2
    assert table.blood(rayne) == most
    assert not table.you.may("use", card=card)


def test_carfax_abbey_may_feed_one_and_not_who_was_fed(table: Table) -> None:
    """The second blood is optional; a vampire gains from one hunting ground each turn."""
    octane = table.you.ready("Octane", blood=1)
    casey = table.you.ready("Casey Snyder", blood=1)
    abbey = table.you.in_play(ABBEY)
    zone = table.you.in_play(WARZONE)

    table.begins("unlock")
    table.you.uses(zone)
    table.you.chooses(octane)
    table.you.uses(abbey)
    rest(table)
    assert table.blood(octane) == 2
    assert table.blood(casey) == 2


def test_carfax_abbey_requires_a_ready_anarch(table: Table) -> None:
    """One in torpor does not do; 2 pool."""
    table.you.torpor("Octane")
    table.you.ready("Ryan")
    table.you.holds(ABBEY)
    table.begins("master")
    assert not table.you.can_play(ABBEY)


# -- Carver's Meat Packing and Storage ------------------------------------------------------------


def falls(table: Table, acting: int, victim: int) -> None:
    """Your minion bleeds, the victim blocks and goes to torpor."""
    table.you.acts(word="bleed", by=acting)
    table.prey.blocks(victim)
    rest(table)
    assert table.where(victim) == "torpor"


@pytest.mark.parametrize(("name", "kept"), [("Ashley", True), ("Lauren", False)])
def test_carver_takes_the_young_hostage(table: Table, name: str, kept: bool) -> None:
    """Who has capacity 3 or less stays in torpor, whoever would help or eat him."""
    octane = table.you.ready("Octane")
    ryan = table.you.ready("Ryan")
    table.you.in_play(CARVER)
    victim = table.prey.ready(name, blood=0)

    falls(table, octane, victim)
    assert table.you.may("act", minion=ryan, word="diablerie") != kept
    assert table.you.may("act", minion=ryan, word="rescue") != kept


def test_a_hostage_does_not_leave_torpor_by_itself(table: Table) -> None:
    """It could pay the 2 blood, but it cannot be moved to the ready region."""
    octane = table.you.ready("Octane")
    table.you.ready(COMPANION)
    table.you.in_play(CARVER)
    ashley = table.prey.ready("Ashley", blood=2)
    table.prey.ready("Ryan")
    table.you.holds("Dust Up")

    table.you.acts(word="bleed", by=octane)
    table.prey.blocks(ashley)
    table.you.plays("Dust Up", by=octane, level="pot")
    rest(table)
    assert table.where(ashley) == "torpor"
    table.until_turn_of(table.prey, "minion")
    assert not table.prey.may("act", minion=ashley)


def test_carver_feeds_by_the_number_of_hostages(table: Table) -> None:
    """In your master phase: lock it, X blood to a ready vampire of yours."""
    octane = table.you.ready("Octane", blood=3)
    card = table.you.in_play(CARVER)
    ashley = table.prey.ready("Ashley", blood=0)
    table.prey.ready("Belinde")

    falls(table, octane, ashley)
    table.until_turn_of(table.you, "master")
    before = table.blood(octane)
    table.you.uses(card)
    assert table.locked(card)
    assert table.blood(octane) == before + 1
    assert not table.you.may("use", card=card)


@pytest.mark.ruling(CARVER, 1)
def test_a_ready_vampire_ransoms_a_hostage_once_a_turn(table: Table) -> None:
    """2 blood of any ready vampire in any unlock phase: all counters of one vampire."""
    octane = table.you.ready("Octane")
    table.you.ready(COMPANION)
    card = table.you.in_play(CARVER)
    ashley = table.prey.ready("Ashley", blood=0)
    meaghan = table.prey.torpor("Krid")
    belinde = table.prey.ready("Belinde")
    poor = table.prey.ready("Nassir", blood=1)

    falls(table, octane, ashley)
    table.until_turn_of(table.prey)
    table.until("unlock", table.prey)
    assert not table.prey.may("use", card=card, minion=poor)
    table.prey.uses(card, by=belinde)
    assert table.blood(belinde) == 4
    assert not table.prey.may("use", card=card)
    assert not table.you.may("use", card=card)
    table.until_turn_of(table.prey, "minion")
    assert table.where(meaghan) == "torpor"
    assert table.prey.may("act", minion=belinde, target=ashley, word="diablerie")


def test_the_hostages_go_when_carver_leaves_play(table: Table) -> None:
    """Burned by Rewilding: whoever was hostage may leave torpor again."""
    octane = table.you.ready("Octane")
    dario = table.you.ready("Dario Ziggler")
    ryan = table.you.ready("Ryan")
    card = table.you.in_play(CARVER)
    ashley = table.prey.ready("Ashley", blood=0)
    table.you.holds("Rewilding")

    falls(table, octane, ashley)
    assert not table.you.may("act", minion=ryan, word="rescue")
    table.you.acts("Rewilding", by=dario)
    rest(table)
    assert table.where(card) == "ash_heap"
    assert table.you.may("act", minion=ryan, word="rescue")
    assert table.you.may("act", minion=ryan, word="diablerie")
    assert table.waits_for(table.you)


# -- Frontal Assault ------------------------------------------------------------------------------


@pytest.mark.ruling(ASSAULT, 1)
@pytest.mark.parametrize("copies", [1, 2])
def test_frontal_assault_pays_for_the_fallen(table: Table, copies: int) -> None:
    """A fight with any minion of the prey; 1 pool for each that falls, for each copy."""
    octane = table.you.ready("Octane")
    ryan = table.you.ready("Ryan")
    for _ in range(copies):
        card = table.you.in_play(ASSAULT)
    lauren = table.prey.ready("Lauren", blood=0)
    nassir = table.prey.ready("Nassir")
    table.grand_prey.ready("Belinde")

    table.you.acts(card, by=octane)
    assert {option.target for option in table.you.options("choose")} == {lauren, nassir}
    table.you.chooses(lauren)
    rest(table)
    assert table.where(lauren) == "torpor"
    assert table.you.pool() == 30 + copies
    assert table.you.may("use action", card=card, minion=ryan)
    assert not table.prey.may("use action")
    assert table.waits_for(table.you)


def test_frontal_assault_pays_for_a_burned_ally_only_of_the_prey(table: Table) -> None:
    """An ally that is burned counts, a vampire burned in torpor or of the predator does not."""
    octane = table.you.ready("Octane")
    ryan = table.you.ready("Ryan", blood=1)
    table.you.in_play(ASSAULT)
    gang = table.prey.ready("Loyal Street Gang", blood=1)
    lauren = table.prey.torpor("Lauren", blood=0)
    krid = table.predator.ready("Krid", blood=0)

    table.you.acts(word="bleed", by=octane)
    table.prey.blocks(gang)
    rest(table)
    assert table.where(gang) == "ash_heap"
    assert table.you.pool() == 31
    table.you.acts(word="diablerie", by=ryan, target=lauren)
    rest(table)
    assert table.you.pool() == 31
    assert table.where(krid) == "ready"


@pytest.mark.parametrize("chosen", [True, False])
def test_frontal_assault_ends_in_the_influence_phase(table: Table, chosen: bool) -> None:
    """At a moment you choose, or at its end: 1 pool for each ready minion of the prey."""
    card = table.you.in_play(ASSAULT)
    table.prey.ready("Lauren")
    table.prey.ready("Loyal Street Gang")
    table.prey.torpor("Nassir")
    table.grand_prey.ready("Belinde")

    table.begins("influence")
    if chosen:
        table.you.uses(card)
    table.until_turn_of(table.prey, "minion")
    assert table.you.pool() == 28
    assert table.where(card) == "ash_heap"


# -- The Anarch Free Press ------------------------------------------------------------------------


def test_the_free_press_gives_intercept(table: Table) -> None:
    """+1 for an Anarch of yours that needs it, once until it unlocks."""
    ryan = table.you.ready("Ryan", blood=2)
    table.you.ready(COMPANION)
    card = table.prey.in_play(PRESS)
    lauren = table.prey.ready("Lauren")
    octane = table.prey.ready("Octane")

    table.you.acts(word="hunt", by=ryan)
    table.prey.blocks(lauren)
    assert not table.prey.may("use", card=card)
    table.prey.blocks(octane)
    table.prey.uses(card)
    rest(table)
    assert table.locked(card)
    assert table.locked(octane)
    assert table.blood(ryan) == 1
    assert table.waits_for(table.you)


@pytest.mark.ruling(PRESS, 1)
@pytest.mark.parametrize(("blood", "left"), [(2, 4), (6, 6)])
def test_the_free_press_adds_to_a_successful_hunt(table: Table, blood: int, left: int) -> None:
    """After any Anarch gained blood by a hunt; not if none was gained ([LSJ 20050720-2])."""
    octane = table.you.ready("Octane", blood=blood)
    table.you.ready(COMPANION)
    card = table.predator.in_play(PRESS)

    table.you.acts(word="hunt", by=octane)
    if blood == 2:
        table.predator.uses(card, level="hunt")
    while not table.over():
        assert not table.predator.may("use", card=card)
        table.pass_on()
    assert table.blood(octane) == left
    assert table.locked(card) == (blood == 2)


def test_the_free_press_feeds_no_other_vampire(table: Table) -> None:
    """Not a Camarilla vampire; it requires a ready Anarch to be played."""
    ryan = table.you.ready("Ryan", blood=1)
    card = table.you.in_play(PRESS)
    table.predator.holds(PRESS, "Life in the City")

    table.you.acts(word="hunt", by=ryan)
    while not table.over():
        assert not table.you.may("use", card=card)
        table.pass_on()
    table.until_turn_of(table.predator, "master")
    assert not table.predator.can_play(PRESS)
