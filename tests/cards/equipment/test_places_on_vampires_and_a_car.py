"""Locations on vampires and other cards of decks that lacked one: an estate, ruins, a car."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import PRESS, fight, rest
from fight_talk import damage_to, replaced, round_of
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import (
    HAS_EDGE,
    burn_edge,
    comes_into_play,
    modifier,
    reaction,
    uncontrolled,
    use,
    yours,
)
from methuselah.rules.action.action import stealth
from methuselah.rules.action.blocks import intercept
from place_talk import burns_as_a_location_of_its_controller, goes_to_any_minion_of_its_thief
from table_talk import Table

TREMERE = replaced("Ryan", clans=("Tremere antitribu",))
ABBEY = "Ruins of Villers Abbey, Belgium"
PLACES = ("Palatial Estate", "Ruins of Ceoris")
each_place = pytest.mark.parametrize("name", PLACES)


# -- Palatial Estate, Ruins of Ceoris -------------------------------------------------------------


def test_the_estate_feeds_its_vampire(table: Table) -> None:
    """1 blood in the master phase of its controller, in torpor too; 2 blood to equip."""
    mine, other = table.you.ready("Ryan", blood=3), table.you.ready("Mazz", blood=1)
    estate = table.you.holds("Palatial Estate")
    table.you.acts(estate, by=mine)
    table.nobody_reacts()
    assert table.on(estate) == mine
    assert table.blood(mine) == 1
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    assert [table.blood(one) for one in (mine, other)] == [2, 1]


def test_the_estate_feeds_no_ally(table: Table) -> None:
    """Nor anybody in the master phase of another."""
    ally = table.you.ready("Ossian", blood=2)
    theirs = table.prey.ready("Ryan", blood=2)
    table.you.in_play("Palatial Estate", on=ally)
    table.prey.in_play(paper("Shed", kind="equipment"), on=theirs)
    table.begins("unlock")
    table.until_turn_of(table.prey, "minion")
    assert [table.blood(one) for one in (ally, theirs)] == [2, 2]


@pytest.mark.parametrize(("bearer", "may"), [(TREMERE, True), ("Ryan", False)])
@pytest.mark.parametrize("way", ["use maneuver", "use press"])
def test_the_ruins_help_once(table: Table, bearer: str | Definition, may: bool, way: str) -> None:
    """A maneuver or a press of a Tremere antitribu, one of them in each combat."""
    mine = table.you.ready(bearer)
    table.you.in_play("Ruins of Ceoris", on=mine)
    theirs = table.prey.ready("Nassir")
    table.you.holds(PRESS, PRESS)
    fight(table, mine, theirs)
    if way == "use press":
        table.until("press", table.you)
    else:
        table.until("range" if may else "press", table.you)
    assert table.you.may(way, minion=mine) == may
    if not may:
        return
    table.you.does(way, minion=mine)
    if way == "use maneuver":
        assert round_of(table).range == "long"
    while not table.over():
        assert not table.you.may(("use maneuver", "use press"), minion=mine)
        table.pass_on()
    assert damage_to(table, theirs) == (0 if way == "use maneuver" else 2)


def test_the_ruins_require_their_clan(table: Table) -> None:
    """To equip with them, for nothing."""
    mine, other = table.you.ready(TREMERE), table.you.ready("Ryan")
    ruins = table.you.holds("Ruins of Ceoris")
    assert not table.you.can_play(ruins, by=other)
    table.you.acts(ruins, by=mine)
    table.nobody_reacts()
    assert table.on(ruins) == mine
    assert table.blood(mine) == 4


@pytest.mark.parametrize("name", [*PLACES, ABBEY])
@pytest.mark.ruling("Palatial Estate", 1)
@pytest.mark.ruling("Ruins of Ceoris", 1)
@pytest.mark.ruling("Ruins of Villers Abbey, Belgium", 1)
def test_a_stolen_place_goes_to_any_minion(table: Table, name: str) -> None:
    """As its new controller chooses, whatever it requires."""
    goes_to_any_minion_of_its_thief(table, name, bearer=TREMERE)


@each_place
@pytest.mark.ruling("Palatial Estate", 2)
@pytest.mark.ruling("Ruins of Ceoris", 2)
def test_a_place_is_its_controllers(table: Table, name: str) -> None:
    """An action at it is directed at her; it is a location, and burns as one."""
    burns_as_a_location_of_its_controller(table, name, bearer=TREMERE)


@each_place
@pytest.mark.ruling("Palatial Estate", 3)
@pytest.mark.ruling("Ruins of Ceoris", 3)
def test_a_place_is_equipment_until_it_is_in_play(table: Table, name: str) -> None:
    """It is equipped with from the hand; then no other minion can take it as equipment."""
    mine, other = table.you.ready(TREMERE), table.you.ready("Mazz")
    place = table.you.holds(name)
    table.you.acts(place, by=mine)
    table.nobody_reacts()
    assert table.on(place) == mine
    assert not table.you.may("act", by=other, word="take equipment")


# -- Stolen Police Cruiser ------------------------------------------------------------------------

CRUISER = "Stolen Police Cruiser"
REBEL = made_vampire("Rebel", capacity=5)
WAITS = paper("Waits", reaction(at=("action", "attempt")))


@pytest.mark.parametrize(("bearer", "pool"), [(REBEL, 28), ("Ryan", 29)])
def test_the_cruiser_speeds_an_anarch(table: Table, bearer: str | Definition, pool: int) -> None:
    """+1 bleed for an Anarch."""
    mine = table.you.ready(bearer)
    table.you.ready(COMPANION)
    table.you.in_play(CRUISER, on=mine)
    table.you.acts(word="bleed", by=mine)
    rest(table)
    assert table.prey.pool() == pool


@pytest.mark.parametrize(("bearer", "young"), [(REBEL, -1), (replaced("Ryan", capacity=5), 0)])
def test_the_young_do_not_keep_up_with_the_cruiser(
    table: Table, bearer: Definition, young: int
) -> None:
    """-1 intercept for allies and younger vampires; an Anarch must drive, and act."""
    mine, other = table.you.ready(bearer), table.you.ready(COMPANION)
    table.you.in_play(CRUISER, on=mine)
    ally, four = table.prey.ready("Gregory Winter"), table.prey.ready("Ryan")
    five = table.prey.ready(made_vampire("Five", capacity=5))
    table.prey.holds(WAITS)
    table.you.holds(PAUSE)
    table.you.acts(word="bleed", by=mine)
    table.asked()
    assert [intercept(table.state, one) for one in (ally, four, five)] == [young, young, 0]
    rest(table)
    table.you.acts(word="bleed", by=other)
    table.asked()
    assert [intercept(table.state, one) for one in (ally, four, five)] == [0, 0, 0]


@pytest.mark.parametrize("blocked", [True, False])
def test_vampires_burn_the_cruiser(table: Table, blocked: bool) -> None:
    """For 1 pool: its Anarch is locked and stays so in the next unlock phase."""
    mine = table.you.ready("Ryan")
    table.you.ready("Gregory Winter")
    rebel, wall = table.prey.ready(REBEL), table.prey.ready("Mazz")
    cruiser = table.prey.in_play(CRUISER, on=rebel)
    table.you.acts(cruiser, by=mine)
    if blocked:
        table.prey.blocks(wall)
    rest(table)
    assert table.where(cruiser) == ("attached" if blocked else "ash_heap")
    assert table.you.pool() == (30 if blocked else 29)
    assert table.locked(rebel) != blocked
    table.until_turn_of(table.prey, "minion")
    assert table.locked(rebel) != blocked


def test_one_vehicle_each(table: Table) -> None:
    """It equips with no second one."""
    mine, other = table.you.ready(REBEL), table.you.ready("Mazz")
    table.you.in_play(CRUISER, on=mine)
    table.you.holds(CRUISER)
    assert not table.you.can_play(CRUISER, by=mine)
    assert table.you.can_play(CRUISER, by=other)


# -- Lord Tremere ---------------------------------------------------------------------------------

LORD = "Lord Tremere (G5)"
KIN = replaced("Ryan", clans=("Tremere",))


@pytest.mark.ruling(LORD, 1)
@pytest.mark.parametrize("place", ["ready", "torpor"])
def test_lord_tremere_locks_or_unlocks_his_kin(table: Table, place: str) -> None:
    """Another ready one of both clans, of anybody; in your minion phase, in torpor too; once."""
    lord = table.you.puts(LORD, place)
    first, second = table.you.ready(KIN, locked=True), table.prey.ready(TREMERE)
    table.you.ready("Mazz")
    table.you.torpor(KIN)
    table.begins("minion")
    table.you.uses(lord)
    assert table.you.choices() == {first, second}
    table.you.chooses(first)
    assert not table.locked(first)
    assert not table.locked(second)
    assert not table.you.may("use", card=lord)


@pytest.mark.ruling(LORD, 2)
def test_lord_tremere_stops_a_block(table: Table) -> None:
    """The minion that attempts to block is locked: the block fails."""
    lord, mine = table.you.ready(LORD), table.you.ready("Mazz")
    table.you.ready("Gregory Winter")
    wall = table.prey.ready(TREMERE)
    table.prey.ready(KIN, locked=True)
    table.prey.holds(WAITS)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(wall)
    table.until("attempt", table.you) if not table.you.may("use", card=lord) else None
    table.you.uses(lord)
    table.you.chooses(wall)
    rest(table)
    assert table.locked(wall)
    assert table.prey.pool() == 29
    assert damage_to(table, mine) == 0


def test_lord_tremere_pays_less_for_blood_sorcery(table: Table) -> None:
    """Soul Burn is free."""
    lord = table.you.ready(LORD, blood=8)
    theirs = table.prey.ready("Mazz")
    table.you.holds("Soul Burn")
    fight(table, lord, theirs)
    table.you.plays("Soul Burn", by=lord, level="tha")
    rest(table)
    assert table.blood(lord) + damage_to(table, lord) == 8


# -- Enticement -----------------------------------------------------------------------------------

ENTICEMENT = "Enticement"


@pytest.mark.ruling(ENTICEMENT, 1)
@pytest.mark.parametrize(("level", "pool"), [("ser", 28), ("SER", 27)])
def test_enticement_trades_the_edge(table: Table, level: str, pool: int) -> None:
    """For 2 or 3 pool of your prey, who alone may block; nobody of yours bleeds this turn."""
    mine = table.you.ready(made_vampire("Snake", level))
    other = table.you.ready("Mazz")
    wall, far = table.prey.ready("Ryan"), table.predator.ready("Dirk (G4)")
    table.gives_edge(table.you)
    table.you.holds(ENTICEMENT)
    table.you.acts(ENTICEMENT, by=mine, level=level)
    assert table.prey.may("block", minion=wall)
    assert not table.predator.may("block", minion=far)
    table.nobody_reacts()
    assert table.prey.pool() == pool
    assert not table.you.has_edge()
    assert table.you.may("act", minion=other)
    assert not table.you.may("act", minion=other, word="bleed")
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    assert table.you.may("act", minion=other, word="bleed")


def test_enticement_is_about_whoever_you_control_later(table: Table) -> None:
    """Who comes into play later this turn does not bleed either."""
    mine = table.you.ready(made_vampire("Snake", "ser"))
    late = table.you.uncontrolled("Mazz", blood=5)
    table.you.in_play(paper("Doorway", use(comes_into_play(uncontrolled(yours)), at=("minion",))))
    table.gives_edge(table.you)
    table.you.holds(ENTICEMENT)
    table.you.acts(ENTICEMENT, by=mine, level="ser")
    table.nobody_reacts()
    table.you.uses("Doorway")
    assert table.you.may("act", minion=late)
    assert not table.you.may("act", minion=late, word="bleed")


def test_enticement_needs_the_edge(table: Table) -> None:
    """That of another is of no use."""
    mine = table.you.ready(made_vampire("Snake", "SER"))
    table.you.ready(COMPANION)
    table.gives_edge(table.prey)
    table.you.holds(ENTICEMENT)
    assert not table.you.can_play(ENTICEMENT, by=mine)


@pytest.mark.ruling(ENTICEMENT, 2)
def test_enticement_without_the_edge_any_more(table: Table) -> None:
    """It is lost during the action: no pool is burned, but nobody bleeds."""
    mine = table.you.ready(made_vampire("Snake", "SER"))
    other = table.you.ready("Mazz")
    table.gives_edge(table.you)
    table.you.holds(ENTICEMENT, paper("Loss", modifier(HAS_EDGE, burn_edge(), at=("action",))))
    table.prey.ready("Ryan", locked=True)
    table.prey.holds(WAITS)
    table.you.acts(ENTICEMENT, by=mine, level="SER")
    table.you.plays("Loss", by=mine)
    table.nobody_reacts()
    assert table.prey.pool() == 30
    assert table.you.may("act", minion=other)
    assert not table.you.may("act", minion=other, word="bleed")


# -- Carthage Remembered --------------------------------------------------------------------------

CARTHAGE = "Carthage Remembered"


@pytest.mark.parametrize(
    ("clan", "title", "kind", "number"),
    [
        ("Brujah", "prince", "bleed", 1),
        ("Brujah", "justicar", "bleed", 1),
        ("Brujah", "primogen", "bleed", 0),
        ("Toreador", "prince", "bleed", 0),
        ("Brujah", "prince", "hunt", 0),
    ],
)
@pytest.mark.parametrize("whose", ["you", "prey"])
def test_carthage_hides_brujah_princes(
    table: Table, clan: str, title: str, kind: str, number: int, whose: str
) -> None:
    """And justicars, whoever controls them, as they bleed."""
    mine = table.you.ready(replaced("Ryan", clans=(clan,), title=title, city="Rome"), blood=2)
    table.you.ready(COMPANION)
    table.prey.ready("Mazz")
    getattr(table, whose).in_play(CARTHAGE)
    table.you.acts(word=kind, by=mine)
    assert stealth(table.state, action_of(table)) == number + (kind == "hunt")


@pytest.mark.parametrize(("clan", "number"), [("Ventrue", -1), ("Malkavian", -1), ("Toreador", 0)])
def test_carthage_is_burned(table: Table, clan: str, number: int) -> None:
    """By any minion; Ventrue and Malkavians are seen from afar."""
    mine = table.you.ready(replaced("Ryan", clans=(clan,)))
    table.you.ready(COMPANION)
    table.prey.ready("Mazz")
    carthage = table.prey.in_play(CARTHAGE)
    table.you.acts(carthage, by=mine)
    assert stealth(table.state, action_of(table)) == number
    rest(table)
    assert table.where(carthage) == "ash_heap"
    assert table.locked(mine)


@pytest.mark.parametrize("right", [True, False])
def test_carthage_requires_a_brujah(table: Table, right: bool) -> None:
    """And 1 pool."""
    table.you.ready(replaced("Ryan", clans=("Brujah",)) if right else "Ryan")
    carthage = table.you.holds(CARTHAGE)
    table.you.holds("Misdirection")
    table.begins("master")
    assert table.you.can_play(carthage) == right
    if right:
        table.you.plays(carthage)
        assert table.you.pool() == 29
