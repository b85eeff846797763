"""Actions that require Animalism."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from methuselah.engine import atoms
from methuselah.rules.combat.combat import Combat, set_acting
from methuselah.rules.terms.sequencing import order
from table_talk import Table


def test_inferior_deep_song_bleeds_for_two(table: Table) -> None:
    """Animalism inferior: +1 bleed, no stealth; superior vampires may choose it too."""
    horace = table.you.ready("Horace Radcliffe")
    table.you.ready("Meaghan")
    song = table.you.holds("Deep Song")
    bystander = table.prey.ready("Nassir")

    table.you.acts("Deep Song", by=horace, level="ani")
    table.nobody_reacts()

    assert table.prey.pool() == 28
    assert table.grand_prey.pool() == 30
    assert table.you.has_edge()
    assert table.locked(horace)
    assert table.blood(horace) == 5
    assert not table.locked(bystander)
    assert table.where(song) == "ash_heap"
    assert table.waits_for(table.you)


def test_deep_song_needs_animalism_and_its_superior_level_superior_animalism(table: Table) -> None:
    """Aunt Linda has none, Ryan has inferior, Horace has superior Animalism."""
    linda = table.you.ready("Aunt Linda")
    ryan = table.you.ready("Ryan")
    horace = table.you.ready("Horace Radcliffe")
    table.prey.ready("Nassir")
    table.you.holds("Deep Song")

    assert not table.you.can_play("Deep Song", by=linda)
    assert table.you.can_play("Deep Song", by=ryan, level="ani")
    assert not table.you.can_play("Deep Song", by=ryan, level="ANI")
    assert table.you.can_play("Deep Song", by=horace, level="ANI")


def test_superior_deep_song_locks_its_target_which_acts_in_the_combat(table: Table) -> None:
    """Any ready vampire of another Methuselah; the target has the first opportunity in combat."""
    horace = table.you.ready("Horace Radcliffe")
    own = table.you.ready("Meaghan")
    table.you.holds("Deep Song")
    torpid = table.prey.torpor("Ryan")
    target = table.grand_prey.ready("Nassir")
    bystander = table.grand_prey.ready("Lauren")
    stray = table.grand_prey.ready("Underbridge Stray", level="ani")
    table.grand_prey.holds("Theft of Vitae")

    table.you.acts("Deep Song", by=horace, level="ANI")
    choices = {option.target for option in table.you.options("choose")}
    assert choices == {target, bystander}
    assert own not in choices
    assert torpid not in choices
    assert stray not in choices
    table.you.chooses(target)
    assert not table.locked(target)
    assert not table.prey.may("block")
    table.until("strike")

    combat = table.state.frame(Combat)
    assert combat is not None
    assert combat.fighters == (target, horace)
    assert table.locked(target)
    assert not table.locked(bystander)
    decision = table.asked()
    assert decision is not None
    assert decision.seat == table.grand_prey.number
    table.nobody_reacts()
    table.nobody_reacts()

    assert (table.blood(target), table.blood(horace)) == (3, 4)
    assert table.blood(own) == 3
    assert table.grand_prey.pool() == 30
    assert table.waits_for(table.you)


def test_deep_song_may_target_a_locked_vampire(table: Table) -> None:
    """It is locked already: combat follows all the same."""
    horace = table.you.ready("Horace Radcliffe")
    table.you.ready("Meaghan")
    table.you.holds("Deep Song")
    target = table.prey.ready("Nassir", locked=True)

    table.you.acts("Deep Song", by=horace, level="ANI")
    table.nobody_reacts()
    table.nobody_reacts()

    assert table.locked(target)
    assert table.blood(target) == 3


def test_deep_song_without_its_target_is_without_effect(table: Table) -> None:
    """It went to torpor meanwhile: it is not locked, nobody fights, the card is spent."""
    horace = table.you.ready("Horace Radcliffe")
    table.you.ready("Meaghan")
    song = table.you.holds("Deep Song")
    target = table.prey.ready("Nassir")
    table.prey.ready("Lauren")

    table.you.acts("Deep Song", by=horace, level="ANI")
    table.until("choose", table.you)
    table.you.chooses(target)
    table.until("action", table.prey)
    atoms.move_to_region(table.state, target, "torpor")
    table.nobody_reacts()

    assert not table.locked(target)
    assert table.where(song) == "ash_heap"
    assert table.locked(horace)
    assert [e.word for e in table.state.journal if e.what == "action over"] == ["fizzled"]
    assert table.waits_for(table.you)


@pytest.mark.ruling("Deep Song", 2)
def test_a_later_effect_on_who_is_acting_takes_precedence(table: Table) -> None:
    """The target acts until something says otherwise (Nar-Sheptha): then it is the other one."""
    horace = table.you.ready("Horace Radcliffe")
    table.you.ready("Meaghan")
    table.you.holds("Deep Song", "Carrion Crows")
    target = table.prey.ready("Nassir")

    table.you.acts("Deep Song", by=horace, level="ANI")
    table.until("before_range", table.you)
    combat = table.state.frame(Combat)
    assert combat is not None
    assert combat.fighters == (target, horace)
    set_acting(table.state, horace)

    assert combat.fighters == (horace, target)
    assert order(table.state)[:2] == (table.you.number, table.prey.number)
    table.nobody_reacts()
    table.nobody_reacts()
    assert table.blood(target) == 3


@pytest.mark.ruling("Deep Song", 1)
def test_a_blocked_deep_song_neither_locks_nor_fights_its_target(table: Table) -> None:
    """Lock and combat are the effect of the action: both are lost where it does not succeed."""
    horace = table.you.ready("Horace Radcliffe")
    table.you.ready("Meaghan")
    table.you.holds("Deep Song", "Change of Target")
    target = table.prey.ready("Nassir")
    blocker = table.prey.ready("Lauren")

    table.you.acts("Deep Song", by=horace, level="ANI")
    table.you.chooses(target)
    table.prey.blocks(blocker)
    table.you.plays("Change of Target", by=horace)

    assert not table.locked(target)
    assert not table.locked(blocker)
    assert not table.locked(horace)
    assert table.blood(target) == 4
    assert table.waits_for(table.you)


@pytest.mark.ruling("Deep Song", 1)
@pytest.mark.parametrize("locked", [False, True])
def test_the_target_of_deep_song_may_say_obey(table: Table, locked: bool) -> None:
    """It is locked as combat begins, not before: unlocked, it may end the action and stays so."""
    horace = table.you.ready("Horace Radcliffe")
    table.you.ready("Meaghan")
    table.you.holds("Deep Song")
    elder = table.prey.ready(made_vampire("Elder", "DOM", capacity=11), locked=locked)
    obedience = table.prey.holds("Obedience")
    table.prey.ready("Lauren")

    table.you.acts("Deep Song", by=horace, level="ANI")
    table.you.chooses(elder)
    if locked:
        table.nobody_reacts()
        assert table.where(obedience) == "hand"
        assert [e.word for e in table.state.journal if e.what == "combat"] == ["action"]
        return
    table.until("before_combat", table.prey)
    assert not table.locked(elder)
    table.prey.plays(obedience, by=elder, level="DOM")

    assert not table.locked(elder)
    assert table.locked(horace)
    assert not [e for e in table.state.journal if e.what == "combat"]
    assert table.waits_for(table.you)
