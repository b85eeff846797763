"""Illusions of the Kindred: a vampire from the bottom of the crypt fights, and is gone."""

from __future__ import annotations

import pytest

from methuselah.engine import atoms
from methuselah.engine.traits import capacity
from methuselah.rules.combat.combat import Combat
from methuselah.rules.combat.queueing import may_queue
from methuselah.rules.politics.titles import title_of
from methuselah.rules.torpor.going_to_torpor import send_to_torpor
from table_talk import Table

RAVNOS = "Dhita Choudhair"


def fight(table: Table, *crypt: str, blocker: str = "Nassir") -> tuple[int, int]:
    """Your Ravnos is blocked; the card is in hand. The Ravnos and the blocker."""
    acting = table.you.ready(RAVNOS)
    table.you.holds("Illusions of the Kindred")
    table.you.crypt(*crypt)
    blocking = table.prey.ready(blocker)
    table.prey.in_play(".44 Magnum", on=blocking)
    table.you.acts(by=acting, word="bleed")
    table.prey.blocks(blocking)
    table.until("before_range", table.you)
    return acting, blocking


def combat_of(table: Table) -> Combat:
    """The combat in progress; it stops where the blocker could maneuver."""
    table.asked()
    combat = table.state.frame(Combat)
    assert combat is not None
    return combat


@pytest.mark.parametrize(("level", "part"), [("chi", 2), ("CHI", 1)])
def test_the_bottom_card_fights_in_its_place(table: Table, level: str, part: int) -> None:
    """With blood for half its capacity, or all of it; removed from the game afterwards."""
    acting, blocker = fight(table, "Meaghan", "Nik Sikko")
    bottom, top = table.state.seats[0].crypt
    table.you.plays("Illusions of the Kindred", level=level)
    while acting in combat_of(table).fighters:
        table.pass_on()
    assert combat_of(table).fighters == (bottom, blocker)
    assert table.where(bottom) == "ready"
    assert table.blood(bottom) == capacity(table.state, bottom) // part
    table.nobody_reacts()
    table.nobody_reacts()
    assert table.where(bottom) == "removed"
    assert table.where(top) == "crypt"
    assert table.where(acting) == "ready"
    assert table.waits_for(table.you) or table.over()


@pytest.mark.ruling("Illusions of the Kindred", 1)
@pytest.mark.ruling("Illusions of the Kindred", 2)
def test_if_the_combat_goes_on_nothing_comes_of_it(table: Table) -> None:
    """No crypt card, no other combat afterwards."""
    tracking = table.prey.holds("Telepathic Tracking")
    fight(table, "Meaghan", "Nik Sikko", blocker="Mora, the Death Seer (G6)")
    crypt = table.state.seats[0].crypt
    table.you.plays("Illusions of the Kindred", level="CHI")
    table.until("combat_would_end", table.prey)
    assert combat_of(table).queued and not may_queue(table.state)
    table.prey.plays(tracking, level="AUS")
    assert not combat_of(table).queued
    table.nobody_reacts()
    table.nobody_reacts()
    assert table.state.seats[0].crypt == crypt


@pytest.mark.ruling("Illusions of the Kindred", 3)
def test_only_one_combat_is_queued(table: Table) -> None:
    """It is not played where a combat is queued already."""
    acting, blocker = fight(table, "Meaghan", "Nik Sikko")
    combat = combat_of(table)
    combat.queued = (acting, blocker)
    table.state.pending = None
    assert not table.you.can_play("Illusions of the Kindred")


@pytest.mark.ruling("Illusions of the Kindred", 11)
def test_an_empty_crypt_has_no_illusion(table: Table) -> None:
    """There must be a card."""
    table.you.holds("Horrid Reality")
    fight(table)
    assert not table.you.can_play("Illusions of the Kindred")


def begun(table: Table, bottom: str) -> int:
    """The illusion of this vampire is about to fight."""
    acting, _ = fight(table, bottom, "Nik Sikko")
    card = table.state.seats[0].crypt[0]
    table.you.plays("Illusions of the Kindred", level="CHI")
    while acting in combat_of(table).fighters:
        table.pass_on()
    return card


@pytest.mark.ruling("Illusions of the Kindred", 6)
@pytest.mark.ruling("Illusions of the Kindred", 7)
@pytest.mark.ruling("Illusions of the Kindred", 10)
def test_an_illusion_contests_neither_name_nor_title(table: Table) -> None:
    """The prince himself is in play, and is not disturbed; both have the title."""
    prince = table.grand_prey.ready("Mkhokheli")
    card = begun(table, "Mkhokheli")
    assert table.where(prince) == table.where(card) == "ready"
    assert title_of(table.state, prince) == title_of(table.state, card) == "prince"
    assert table.blood(card) == capacity(table.state, card)
    told = [e.what for e in table.state.journal if e.card == card]
    assert "title contested" not in told and "contested" not in told


@pytest.mark.ruling("Illusions of the Kindred", 5)
def test_a_burned_illusion_is_in_the_ash_heap(table: Table) -> None:
    """It is not removed from the game then."""
    card = begun(table, "Meaghan")
    atoms.burn(table.state, card)
    table.state.pending = None
    table.nobody_reacts()
    table.nobody_reacts()
    assert table.where(card) == "ash_heap"


@pytest.mark.ruling("Illusions of the Kindred", 4)
def test_an_illusion_that_does_not_fight_is_gone_with_the_action(table: Table) -> None:
    """The opposing minion is in torpor by then."""
    acting, blocker = fight(table, "Meaghan", "Nik Sikko")
    card = table.state.seats[0].crypt[0]
    table.you.plays("Illusions of the Kindred", level="CHI")
    send_to_torpor(table.state, blocker)
    table.state.pending = None
    table.nobody_reacts()
    table.nobody_reacts()
    assert table.where(card) == "removed"
    assert table.where(blocker) == "torpor"
    assert table.where(acting) == "ready"


@pytest.mark.ruling("Illusions of the Kindred", 9)
def test_the_illusion_fights_though_its_maker_is_in_torpor(table: Table) -> None:
    """The new combat still occurs."""
    acting, blocker = fight(table, "Meaghan", "Nik Sikko")
    card = table.state.seats[0].crypt[0]
    table.you.plays("Illusions of the Kindred", level="CHI")
    send_to_torpor(table.state, acting)
    table.state.pending = None
    table.asked()
    while acting in combat_of(table).fighters:
        table.pass_on()
    assert combat_of(table).fighters == (card, blocker)
