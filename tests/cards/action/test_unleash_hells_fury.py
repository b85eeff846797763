"""A card in play that blocks as a vampire: Unleash Hell's Fury."""

from __future__ import annotations

from typing import Any

import pytest

from block_talk import PAUSE
from combat_talk import rest
from made_up import paper
from methuselah.engine.definitions import Block
from methuselah.engine.rows import add_row
from methuselah.engine.traits import capacity, is_minion, is_vampire
from methuselah.language import (
    action,
    cannot_block,
    gain_pool,
    modifier,
    pays_to_block,
    stealth,
    vampire,
    younger_than_acting,
)
from methuselah.language.actions.course import LockTried
from methuselah.rules.action.action import Action
from methuselah.rules.action.blocks import intercept
from table_talk import Table

FURY = "Unleash Hell's Fury"
BAALI = "Annazir (G5)"
NORMAL = "Normal (G1)"
GANG = "Loyal Street Gang"


def bleeding(table: Table, acting: int, *held: Any, **fury: Any) -> int:
    """The prey has the card in play; your minion bleeds her."""
    card = table.prey.in_play(FURY, **fury)
    table.you.holds(*held, PAUSE)
    table.you.acts(by=acting, word="bleed")
    return card


# -- coming into play ---------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "locked"), [("dai", True), ("DAI", False)])
def test_an_infernal_vampire_puts_it_in_play(table: Table, level: str, locked: bool) -> None:
    """For 2 pool at +1 stealth; at superior it unlocks."""
    baali = table.you.ready(BAALI)
    other = table.you.ready(NORMAL)
    fury = table.you.holds(FURY)
    assert not table.you.can_play(FURY, by=other)
    table.you.acts(FURY, by=baali, level=level)
    rest(table)

    assert table.where(fury) == "permanent"
    assert table.locked(baali) == locked
    assert table.you.pool() == 28


# -- the attempt --------------------------------------------------------------------------------


def test_it_blocks_an_action_directed_at_its_controller(table: Table) -> None:
    """1 aggravated damage, which sends the vampire to torpor; it is burned and no combat begins."""
    acting = table.you.ready(NORMAL)
    fury = bleeding(table, acting)
    table.prey.uses(fury)
    assert is_vampire(table.state, fury)
    assert capacity(table.state, fury) == 9
    assert intercept(table.state, fury) == 2
    rest(table)

    assert table.where(fury) == "ash_heap"
    assert table.where(acting) == "torpor"
    assert table.prey.pool() == 30


def test_it_is_no_minion_when_it_does_not_attempt(table: Table) -> None:
    """Before its attempt, and after one that failed; the bleed goes through."""
    acting = table.you.ready(NORMAL)
    quick = paper("Quick", modifier(stealth(+3), at=("attempt",)))
    fury = bleeding(table, acting, quick)
    assert not is_minion(table.state, fury)
    table.prey.uses(fury)
    table.you.plays("Quick")
    rest(table)

    assert table.where(fury) == "permanent"
    assert not is_minion(table.state, fury)
    assert table.blood(fury) == 0
    assert table.prey.pool() == 29


def test_only_what_is_directed_at_its_controller(table: Table) -> None:
    """Not an undirected action, though the prey could block it; nor a bleed of a bystander."""
    acting = table.you.ready(NORMAL)
    fury = table.prey.in_play(FURY)
    theirs = table.predator.in_play(FURY)
    table.you.holds(paper("Errand", action(gain_pool(1))), PAUSE)
    table.you.acts("Errand", by=acting)
    table.until("action")

    assert not table.prey.may("use", card=fury)
    assert not table.predator.may("use", card=theirs)


@pytest.mark.parametrize(
    ("bar", "may"),
    [(cannot_block(vampire), False), (cannot_block(vampire, younger_than_acting), True)],
)
def test_what_bars_vampires_bars_it(table: Table, bar: Any, may: bool) -> None:
    """It would be a 9-capacity vampire: not a younger one."""
    acting = table.you.ready(NORMAL)
    trick = paper("Trick", modifier(bar, at=("announced",)))
    fury = bleeding(table, acting, trick)
    table.you.plays("Trick")
    table.until("action")

    assert table.prey.may("use", card=fury) == may


@pytest.mark.ruling(FURY, 4)
@pytest.mark.parametrize("locked", [False, True])
def test_it_attempts_though_it_is_locked(table: Table, locked: bool) -> None:
    """And one that failed is not locked by Faceless Night."""
    acting = table.you.ready("Normal (G1)")
    hidden = paper("Hidden", modifier(stealth(+3), at=("attempt",)))
    fury = bleeding(table, acting, hidden, locked=locked)
    table.prey.uses(fury)
    action_ = table.state.frame(Action)
    assert action_ is not None
    add_row(action_, "at resolution", seat=0, effect=Block((LockTried(0),)))
    table.you.plays("Hidden")
    rest(table)

    assert table.locked(fury) == locked
    assert table.where(fury) == "permanent"
    assert table.prey.pool() == 29


# -- rulings ------------------------------------------------------------------------------------


@pytest.mark.ruling(FURY, 1)
@pytest.mark.ruling(FURY, 11)
@pytest.mark.rules_text("003 Unleash Hell's Fury 1")
def test_it_burns_before_anything_else_is_used(table: Table) -> None:
    """As the blocked action could be answered, it is gone, and the ally has lost a life."""
    gang = table.you.ready(GANG)
    fury = bleeding(table, gang, "Change of Target")
    life = table.blood(gang)
    table.prey.uses(fury)
    table.until("blocked", table.you)

    assert table.where(fury) == "ash_heap"
    assert table.blood(gang) == life - 1
    table.you.plays("Change of Target", by=gang)
    assert not table.locked(gang)


@pytest.mark.ruling(FURY, 2)
def test_an_action_that_is_ended_by_the_block_does_not_save_anybody(table: Table) -> None:
    """Mirror Walk ends it: the damage is inflicted and the card is burned all the same."""
    walker = table.you.ready("Nassir")
    fury = bleeding(table, walker, "Mirror Walk")
    table.prey.uses(fury)
    table.you.plays("Mirror Walk", by=walker, level="THA")
    rest(table)

    assert table.where(fury) == "ash_heap"
    assert table.where(walker) == "torpor"
    assert table.prey.pool() == 30


@pytest.mark.ruling(FURY, 3)
@pytest.mark.ruling(FURY, 9)
def test_elder_impersonation_keeps_it_out(table: Table) -> None:
    """The block does not happen, and it attempts no other one in this action."""
    acting = table.you.ready("Annazir (G5)")
    fury = bleeding(table, acting, "Elder Impersonation")
    table.prey.uses(fury)
    table.you.plays("Elder Impersonation", by=acting, level="OBF")
    table.until("action")
    assert not table.prey.may("use", card=fury)
    rest(table)

    assert table.where(fury) == "permanent"
    assert table.where(acting) == "ready"
    assert table.prey.pool() == 28


@pytest.mark.ruling(FURY, 5)
def test_it_has_no_blood_to_pay_with(table: Table) -> None:
    """What vampires must burn to attempt to block keeps it out."""
    acting = table.you.ready(NORMAL)
    tax = paper("Tax", modifier(pays_to_block(1, vampire), at=("announced",)))
    fury = bleeding(table, acting, tax)
    table.you.plays("Tax")
    table.until("action")

    assert not table.prey.may("use", card=fury)


@pytest.mark.ruling(FURY, 6)
def test_others_add_to_its_intercept(table: Table) -> None:
    """KRCG News Radio, once it is attempting."""
    acting = table.you.ready(NORMAL)
    table.prey.in_play("KRCG News Radio")
    quick = paper("Quick", modifier(stealth(+3), at=("attempt",)))
    fury = bleeding(table, acting, quick)
    table.prey.uses(fury)
    table.you.plays("Quick")
    table.prey.uses("KRCG News Radio")

    assert intercept(table.state, fury) == 3


@pytest.mark.ruling(FURY, 7)
def test_it_is_no_minion_as_it_burns(table: Table) -> None:
    """Tension in the Ranks costs its controller nothing, but that of the vampire in torpor."""
    acting = table.you.ready(NORMAL)
    table.predator.in_play("Tension in the Ranks")
    fury = bleeding(table, acting)
    table.prey.uses(fury)
    rest(table)

    assert table.where(fury) == "ash_heap"
    assert table.prey.pool() == 30
    assert table.you.pool() == 29


@pytest.mark.ruling(FURY, 8)
@pytest.mark.ruling(FURY, 10)
@pytest.mark.parametrize(("place", "option"), [("torpor", True), ("ready", False)])
def test_the_burn_option_asks_for_a_ready_infernal_vampire(
    table: Table, place: str, option: bool
) -> None:
    """Open while all are in torpor; a copy in play already makes no difference."""
    table.you.puts(BAALI, place)
    table.you.ready(NORMAL)
    table.you.in_play(FURY)
    table.you.holds(FURY)
    table.begins("unlock")

    assert table.you.may("burn option", card=FURY) == option
