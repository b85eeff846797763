"""Ensconced: a vampire that guards a location from within, or leaps to the defense of any."""

from __future__ import annotations

import pytest

from action_talk import action_of, is_offered, trick
from block_talk import COMPANION, PAUSE, UNLOCKER, made_vampire
from combat_talk import rest
from fight_talk import damage_to
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import THIS, add, static
from methuselah.rules.action.action import stealth
from table_talk import Table

ENSCONCED = "Ensconced"
BASE = "Powerbase: Montreal"


def guardian(level: str = "VIS") -> Definition:
    """A vampire of capacity 5 with Visceratika."""
    return made_vampire("Guard", level)


def test_it_is_put_on_a_location(table: Table) -> None:
    """At +1 stealth, on one of anybody; the vampire unlocks."""
    guard = table.you.ready(guardian("vis"))
    table.you.ready(COMPANION)
    mine = table.you.in_play("Academic Hunting Ground")
    theirs = table.prey.in_play(BASE)
    table.prey.in_play("Anarch Revolt")
    table.prey.ready("Ryan")
    card = table.you.holds(ENSCONCED)

    table.you.acts(ENSCONCED, by=guard, level="vis")
    assert table.you.choices() == {mine, theirs}
    table.you.chooses(mine)
    assert stealth(table.state, action_of(table)) == 1
    assert table.locked(guard)
    table.nobody_reacts()

    assert table.on(card) == mine
    assert not table.locked(guard)
    assert table.blood(guard) == 5
    assert table.waits_for(table.you)


def test_the_guard_fights_who_acts_at_the_location(table: Table) -> None:
    """The action fails, the card is burned, the guard is not locked."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    guard = table.prey.ready(guardian())
    bystander = table.prey.ready("Nassir")
    base = table.prey.in_play(BASE)
    card = table.prey.in_play(ENSCONCED, on=base, notes=(("guard", guard),))

    table.you.acts(base, by=ryan)
    table.prey.uses(card)
    rest(table)

    assert table.where(card) == "ash_heap"
    assert table.state.controller(base) == table.prey.number
    assert [table.blood(one) for one in (ryan, guard, bystander)] == [3, 4, 4]
    assert table.locked(ryan)
    assert not table.locked(guard)
    assert table.waits_for(table.you)


@pytest.mark.parametrize("how", ["torpor", "bleed", "other location"])
def test_the_guard_stays_where_it_is(table: Table, how: str) -> None:
    """It is in torpor; the action is a bleed, or is directed at another location."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    guard = table.prey.puts(guardian(), "torpor" if how == "torpor" else "ready")
    base = table.prey.in_play(BASE)
    other = table.prey.in_play("Powerbase: Luanda")
    card = table.prey.in_play(ENSCONCED, on=base, notes=(("guard", guard),))

    if how == "bleed":
        table.you.acts(by=ryan, word="bleed")
    else:
        table.you.acts(other if how == "other location" else base, by=ryan)
    assert not is_offered(table, table.prey, card)


def test_the_controller_of_the_guard_burns_it(table: Table) -> None:
    """Not that of the location."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    guard = table.grand_prey.ready(guardian())
    table.prey.ready("Nassir")
    base = table.prey.in_play(BASE)
    card = table.prey.in_play(ENSCONCED, on=base, notes=(("guard", guard),))

    table.you.acts(base, by=ryan)
    table.until("action", table.grand_prey)
    assert not table.prey.may("use", card=card)
    table.grand_prey.uses(card)
    rest(table)
    assert table.where(card) == "ash_heap"
    assert table.blood(guard) == 4


@pytest.mark.parametrize("awake", [True, False])
def test_superior_leaps_to_the_defense(table: Table, awake: bool) -> None:
    """Unlocked, or locked and awake: it unlocks."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    guard = table.prey.ready(guardian(), locked=awake)
    if awake:
        table.prey.in_play(paper("Eyes", static("awake"), kind="equipment"), on=guard)
    base = table.prey.in_play(BASE)
    card = table.prey.holds(ENSCONCED)

    table.you.acts(base, by=ryan)
    table.prey.plays(ENSCONCED, by=guard, level="VIS")
    rest(table)

    assert table.where(card) == "ash_heap"
    assert table.state.controller(base) == table.prey.number
    assert [table.blood(one) for one in (ryan, guard)] == [3, 4]
    assert table.locked(ryan)
    assert not table.locked(guard)
    assert table.waits_for(table.you)


@pytest.mark.parametrize("how", ["bleed", "inferior", "locked"])
def test_superior_is_not_offered(table: Table, how: str) -> None:
    """No location is acted at; the vampire has inferior Visceratika only, or is locked."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.prey.ready(guardian("vis" if how == "inferior" else "VIS"), locked=how == "locked")
    base = table.prey.in_play(BASE)
    table.prey.holds(ENSCONCED)

    if how == "bleed":
        table.you.acts(by=ryan, word="bleed")
    else:
        table.you.acts(base, by=ryan)
    assert not is_offered(table, table.prey, ENSCONCED)


@pytest.mark.ruling(ENSCONCED, 1)
def test_the_action_goes_on_during_the_combat(table: Table) -> None:
    """What the acting minion got for the action it has in the combat."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(trick(add("strength", +2, THIS, until="action"), at=("action",)))
    guard = table.prey.ready(guardian())
    base = table.prey.in_play(BASE)
    table.prey.holds(ENSCONCED)

    table.you.acts(base, by=ryan)
    table.you.plays("Trick", by=ryan)
    table.prey.plays(ENSCONCED, by=guard, level="VIS")
    rest(table)
    assert damage_to(table, guard) == 3
    assert damage_to(table, ryan) == 1


@pytest.mark.ruling(ENSCONCED, 3)
@pytest.mark.parametrize("held", [True, False])
def test_not_during_a_block_attempt_nor_after_a_block(table: Table, held: bool) -> None:
    """Another vampire of hers attempts to block, and does."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    guard = table.prey.ready(guardian())
    nassir = table.prey.ready("Nassir")
    base = table.prey.in_play(BASE)
    if held:
        table.prey.holds(ENSCONCED)
    else:
        table.prey.in_play(ENSCONCED, on=base, notes=(("guard", guard),))

    table.you.acts(base, by=ryan)
    table.prey.blocks(nassir)
    assert not is_offered(table, table.prey, ENSCONCED)
    assert table.blood(nassir) == 3


@pytest.mark.ruling(ENSCONCED, 4)
@pytest.mark.ruling(ENSCONCED, 6)
@pytest.mark.ruling("Freak Drive", 1)
def test_after_the_failed_action_only_what_needs_no_block_is_played(table: Table) -> None:
    """A wake may be played after the combat; Freak Drive at superior asks for a block."""
    actor = table.you.ready("C.J. (G5)")
    table.you.ready(COMPANION)
    table.you.holds("Freak Drive")
    guard = table.prey.ready(guardian())
    table.prey.ready("Nassir", locked=True)
    base = table.prey.in_play(BASE)
    table.prey.holds(ENSCONCED, "On the Qui Vive")

    table.you.acts(base, by=actor)
    table.prey.plays(ENSCONCED, by=guard, level="VIS")
    table.until("after_resolution", table.prey)
    assert not table.you.can_play("Freak Drive", by=actor)
    assert table.prey.can_play("On the Qui Vive")


@pytest.mark.ruling(ENSCONCED, 5)
def test_the_failed_action_is_not_repeated(table: Table) -> None:
    """By the same minion this turn, though it was unlocked; another one may take it."""
    ryan = table.you.ready("Ryan")
    meaghan = table.you.ready(COMPANION)
    table.you.in_play(UNLOCKER)
    guard = table.prey.ready(guardian())
    base = table.prey.in_play(BASE)
    table.prey.holds(ENSCONCED)

    table.you.acts(base, by=ryan)
    table.prey.plays(ENSCONCED, by=guard, level="VIS")
    rest(table)
    table.you.uses("Unlocker")
    assert not table.locked(ryan)
    assert not table.you.may("use action", card=base, by=ryan)
    assert table.you.may("use action", card=base, by=meaghan)
