"""Locations on vampires: a ferry, a cathedral, catacombs."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import PAUSE
from combat_talk import COMPANION, rest
from fight_talk import replaced
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import (
    TARGET,
    YOU,
    action,
    attached,
    cards_cost,
    choose,
    gain_pool,
    keyword,
    not_,
    ready,
    steals,
    use,
    yours,
)
from methuselah.pool import pool
from methuselah.rules.action.action import stealth
from place_talk import burns_as_a_location_of_its_controller, goes_to_any_minion_of_its_thief
from scenes.actions import comes_into_play
from table_talk import Table

FERRY = "Zaire River Ferry"
CATHEDRAL = "Sacré-Cœur Cathedral, France"
CATACOMBS = "Catacombs"
LASOMBRA = replaced("Ryan", clans=("Lasombra",))
ANKARA = "The Ankara Citadel, Turkey"
MADRE = "Gran Madre di Dio, Italy"
PIER = "Pier 13, Port of Baltimore"
LOCAL = "Local 1111"
PLACES = (FERRY, CATHEDRAL, CATACOMBS, ANKARA, MADRE, PIER, LOCAL)
each_place = pytest.mark.parametrize("name", PLACES)


def fitting(name: str) -> Definition:
    """A vampire that may equip with it."""
    if name == LOCAL:
        return replaced("Ryan", sect="sabbat")
    return replaced("Ryan", clans=("Tremere",)) if name == ANKARA else LASOMBRA


@each_place
def test_they_come_into_play(name: str) -> None:
    """For their blood; the ferry to a Lasombra, the citadel to a Tremere."""
    comes_into_play(name, by=fitting(name))


@pytest.mark.ruling(FERRY, 1)
@pytest.mark.ruling(CATHEDRAL, 1)
@pytest.mark.ruling(CATACOMBS, 1)
@pytest.mark.ruling(ANKARA, 2)
@pytest.mark.ruling(MADRE, 2)
@pytest.mark.ruling(PIER, 1)
@pytest.mark.ruling(LOCAL, 1)
@each_place
def test_a_stolen_place_goes_to_any_minion(table: Table, name: str) -> None:
    """As its new controller chooses, whatever it requires."""
    goes_to_any_minion_of_its_thief(table, name, bearer=fitting(name))


@pytest.mark.ruling(FERRY, 1)
@pytest.mark.ruling(CATHEDRAL, 1)
@pytest.mark.ruling(CATACOMBS, 1)
@pytest.mark.ruling(ANKARA, 2)
@pytest.mark.ruling(MADRE, 2)
@pytest.mark.ruling(PIER, 1)
@pytest.mark.ruling(LOCAL, 1)
@each_place
def test_a_place_taken_by_nobodys_master_is_burned(table: Table, name: str) -> None:
    """Its new controller has no minion to put it on."""
    theirs = table.prey.ready(fitting(name))
    place = table.prey.in_play(name, on=theirs)
    takes = use(choose(attached(not_(yours))), steals(TARGET), at=("master",))
    table.you.in_play(paper("Deed", takes, kind="event"))
    table.begins("master")
    table.you.uses("Deed")
    assert table.where(place) == "ash_heap"


@pytest.mark.ruling(FERRY, 2)
@pytest.mark.ruling(CATHEDRAL, 2)
@pytest.mark.ruling(CATACOMBS, 2)
@pytest.mark.ruling(ANKARA, 3)
@pytest.mark.ruling(MADRE, 3)
@pytest.mark.ruling(PIER, 2)
@pytest.mark.ruling(LOCAL, 2)
@each_place
def test_a_place_is_its_controllers(table: Table, name: str) -> None:
    """An action at it is directed at her; it is a location, and burns as one."""
    burns_as_a_location_of_its_controller(table, name, bearer=fitting(name))


@pytest.mark.ruling(FERRY, 3)
@pytest.mark.ruling(CATHEDRAL, 3)
@pytest.mark.ruling(CATACOMBS, 3)
@pytest.mark.ruling(ANKARA, 4)
@pytest.mark.ruling(MADRE, 4)
@pytest.mark.ruling(PIER, 3)
@pytest.mark.ruling(LOCAL, 3)
@each_place
def test_a_place_is_equipment_until_it_is_in_play(table: Table, name: str) -> None:
    """It is equipped with from the hand, and costs what makes a location cheaper leaves of its
    cost; then no other minion can take it as equipment.
    """
    mine, other = table.you.ready(fitting(name), blood=4), table.you.ready("Mazz")
    cheaper = cards_cost(-1, keyword("location"), payer=YOU)
    table.you.in_play(paper("Realty", cheaper, kind="event"))
    place = table.you.holds(name)
    cost = pool()[name].blood_cost or 0
    table.you.acts(name, by=mine)
    table.nobody_reacts()
    assert table.on(place) == mine
    assert table.blood(mine) == 4 - max(0, cost - 1)
    assert not table.you.may("act", by=other, word="take equipment")


# -- Zaire River Ferry ----------------------------------------------------------------------------


def test_one_haven_on_each(table: Table) -> None:
    """Who has a haven gets no other."""
    mine, other = table.you.ready(LASOMBRA), table.you.ready(replaced("Muse", clans=("Lasombra",)))
    ferry = table.you.holds(FERRY)
    den = paper("Den", kind="equipment", keywords=frozenset({"haven"}))
    table.you.in_play(den, on=mine)
    assert not table.you.can_play(ferry, by=mine)
    assert table.you.can_play(ferry, by=other)


@pytest.mark.ruling(FERRY, 4)
@pytest.mark.ruling(FERRY, 7)
@pytest.mark.ruling(FERRY, 8)
def test_the_ferry_lets_an_action_fail(table: Table) -> None:
    """As it is announced; it was not blocked, and the same minion does not repeat it."""
    yewon = table.you.ready("Yewon Ong")
    table.you.ready(COMPANION)
    table.you.holds("Bum's Rush", "Bum's Rush", "Freak Drive")
    theirs = table.prey.ready(LASOMBRA)
    table.prey.ready("Mazz")
    ferry = table.prey.in_play(FERRY, on=theirs)

    table.you.acts("Bum's Rush", by=yewon)
    table.you.chooses(theirs)
    assert table.prey.may("use", card=ferry, mode="fail")
    table.prey.uses(ferry, level="fail")
    assert not table.you.can_play("Freak Drive")
    rest(table)
    assert table.locked(ferry)
    assert not table.locked(theirs)
    assert table.blood(theirs) == 4
    assert table.locked(yewon)
    assert not table.you.can_play("Bum's Rush", by=yewon)


@pytest.mark.ruling(FERRY, 5)
@pytest.mark.ruling(FERRY, 6)
def test_the_ferry_comes_after_what_the_acting_player_plays(table: Table) -> None:
    """She has the impulse first; after the failure there is still what comes after resolution."""
    maria = table.you.ready("María del Toro")
    table.you.ready(COMPANION)
    table.you.holds("Bum's Rush", "The Sleeping Mind")
    theirs = table.prey.ready(LASOMBRA)
    ferry = table.prey.in_play(FERRY, on=theirs)
    table.prey.ready("Peter St. John", locked=True)
    table.prey.holds("Shadow Sentinel")

    table.you.acts("Bum's Rush", by=maria)
    table.you.chooses(theirs)
    table.until("announced", table.you)
    assert table.you.can_play("The Sleeping Mind")
    table.you.passes()
    table.prey.uses(ferry, level="fail")
    table.until("after_resolution", table.prey)
    assert table.prey.can_play("Shadow Sentinel", level="obl")
    assert table.blood(theirs) == 4


@pytest.mark.parametrize(
    ("bearer", "target", "locked", "may"),
    [
        (LASOMBRA, "bearer", False, True),
        (LASOMBRA, "bearer", True, False),
        (LASOMBRA, "other", False, False),
        ("Muse", "bearer", False, False),
    ],
)
def test_whom_the_ferry_helps(
    table: Table, bearer: object, target: str, locked: bool, may: bool
) -> None:
    """A Lasombra that bears it, at whom the action is; unlocked. Not later in the action."""
    mine = table.you.ready("Mkhokheli")
    table.you.ready(COMPANION)
    table.you.holds("Bum's Rush", PAUSE)
    theirs = table.prey.ready(bearer)  # type: ignore[arg-type]
    other = table.prey.ready(replaced("Mazz", clans=("Lasombra",)))
    ferry = table.prey.in_play(FERRY, on=theirs, locked=locked)
    table.you.acts("Bum's Rush", by=mine)
    table.you.chooses(theirs if target == "bearer" else other)
    assert table.prey.may("use", card=ferry, mode="fail") is may
    table.until("action", table.you)
    assert not table.prey.may("use", card=ferry, mode="fail")


def test_the_ferry_is_for_directed_actions(table: Table) -> None:
    """Not for one of your own side."""
    mine, other = table.you.ready(LASOMBRA), table.you.ready("Muse")
    table.you.ready(COMPANION)
    ferry = table.you.in_play(FERRY, on=mine)
    table.you.holds(paper("Gift", action(choose(ready(yours)), gain_pool(1))), PAUSE)
    table.you.acts("Gift", by=other)
    table.you.chooses(mine)
    assert not table.you.may("use", card=ferry, mode="fail")
    rest(table)
    assert table.you.pool() == 31


def test_a_diablerie_fails_by_the_ferry(table: Table) -> None:
    """The bearer is in torpor."""
    mine = table.you.ready("Mkhokheli")
    table.you.ready(COMPANION)
    fallen = table.prey.torpor(LASOMBRA)
    ferry = table.prey.in_play(FERRY, on=fallen)
    table.you.acts(by=mine, word="diablerie", target=fallen)
    table.prey.uses(ferry, level="fail")
    rest(table)
    assert table.where(fallen) == "torpor"
    assert table.locked(ferry)


@pytest.mark.parametrize(
    ("bearer", "acts", "locked", "may"),
    [
        (LASOMBRA, "bearer", False, True),
        (LASOMBRA, "bearer", True, False),
        (LASOMBRA, "other", False, False),
        ("Muse", "bearer", False, False),
    ],
)
def test_the_ferry_hides_its_lasombra(
    table: Table, bearer: object, acts: str, locked: bool, may: bool
) -> None:
    """+1 stealth, when it is needed, if the ferry is unlocked."""
    mine = table.you.ready(bearer)  # type: ignore[arg-type]
    other = table.you.ready(replaced("Mkhokheli", clans=("Lasombra",)))
    table.you.ready(COMPANION)
    ferry = table.you.in_play(FERRY, on=mine, locked=locked)
    theirs = table.prey.ready("Mazz")
    table.you.acts(word="bleed", by=mine if acts == "bearer" else other)
    assert not table.you.may("use", card=ferry, mode="stealth")
    table.prey.blocks(theirs)
    assert table.you.may("use", card=ferry, mode="stealth") is may
    if not may:
        return
    table.you.uses(ferry, level="stealth")
    assert stealth(table.state, action_of(table)) == 1
    rest(table)
    assert table.prey.pool() == 29
    assert table.locked(ferry)


# -- Sacré-Cœur Cathedral, France -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("bearer", "acts", "barred"),
    [("Ryan", "bearer", True), ("Ryan", "other", False), ("Double Deuce", "bearer", False)],
)
def test_allies_do_not_block_the_cathedral(
    table: Table, bearer: str, acts: str, barred: bool
) -> None:
    """Its vampire, no other minion; vampires block it."""
    mine, other = table.you.ready(bearer), table.you.ready("Muse")
    table.you.ready(COMPANION)
    table.you.in_play(CATHEDRAL, on=mine)
    garou, nassir = table.prey.ready("Renegade Garou"), table.prey.ready("Nassir")
    table.you.acts(word="bleed", by=mine if acts == "bearer" else other)
    assert table.prey.may("block", minion=nassir)
    assert table.prey.may("block", minion=garou) is not barred


# -- Catacombs ------------------------------------------------------------------------------------


@pytest.mark.rules_text("003 Catacombs 1")
def test_the_catacombs_cost_a_blood(table: Table) -> None:
    """One, not two."""
    mine = table.you.ready("Ryan", blood=3)
    table.you.ready(COMPANION)
    place = table.you.holds(CATACOMBS)
    table.you.acts(place, by=mine)
    table.nobody_reacts()
    assert table.blood(mine) == 2


@pytest.mark.ruling(CATACOMBS, 4)
@pytest.mark.parametrize(
    ("rescuer", "shares", "left"),
    [("bearer", 1, (3, 2)), ("bearer", 0, (4, 1)), ("other", 1, (2, 1))],
)
def test_rescues_from_the_catacombs(
    table: Table, rescuer: str, shares: int, left: tuple[int, int]
) -> None:
    """1 blood less in all, whoever pays it; as ever for another rescuer."""
    mine, other = table.you.ready("Ryan", blood=4), table.you.ready("Muse", blood=3)
    fallen = table.you.torpor("Nassir", blood=2)
    table.you.in_play(CATACOMBS, on=mine)
    acting = mine if rescuer == "bearer" else other
    table.you.acts(by=acting, word="rescue", target=fallen)
    table.you.chooses(number=shares)
    table.nobody_reacts()
    assert table.where(fallen) == "ready"
    assert (table.blood(acting), table.blood(fallen)) == left


@pytest.mark.parametrize(
    ("acting", "word", "seat", "hidden"),
    [
        ("bearer", "rescue", "prey", 1),
        ("other", "rescue", "prey", 0),
        ("bearer", "diablerie", "prey", 0),
        ("bearer", "rescue", "you", 2),
    ],
)
def test_rescues_are_hidden_by_the_catacombs(
    table: Table, acting: str, word: str, seat: str, hidden: int
) -> None:
    """+1 stealth of its vampire's rescues; a diablerie is none."""
    mine, other = table.you.ready("Ryan", blood=4), table.you.ready("Muse", blood=3)
    fallen = getattr(table, seat).torpor("Nassir", blood=0)
    table.prey.ready("Mazz")
    table.you.in_play(CATACOMBS, on=mine)
    table.you.holds(PAUSE)
    table.you.acts(by=mine if acting == "bearer" else other, word=word, target=fallen)
    assert stealth(table.state, action_of(table)) == hidden
