"""Action modifiers that require Blood Sorcery."""

from __future__ import annotations

import pytest

from table_talk import Table

WALK = "Mirror Walk"


def test_inferior_mirror_walk_is_stealth_replaced_in_your_discard_phase(table: Table) -> None:
    """+1 stealth when needed; the hand is one short until your next discard phase."""
    kathy = table.you.ready("Kathy Glens")
    table.you.ready("Meaghan")
    walk = table.you.holds(WALK)
    table.you.holds(*["Fame"] * 6)
    nassir = table.prey.ready("Nassir")

    table.you.acts(word="bleed", by=kathy)
    assert not table.you.can_play(WALK)
    table.prey.blocks(nassir)
    table.you.plays(WALK, by=kathy, level="tha")
    table.nobody_reacts()

    assert table.prey.pool() == 29
    assert not table.locked(nassir)
    assert table.where(walk) == "ash_heap"
    assert table.you.hand() == ["Fame"] * 6
    assert table.waits_for(table.you)
    table.until_turn_of(table.prey, "minion")
    assert table.you.hand() == ["Fame"] * 6 + ["Filler"]


def seer(table: Table, **how: int) -> int:
    """The prey's Wauneka with 2 intercept, enough for a Mirror Walk played against it."""
    blocker = table.prey.ready("Wauneka", **how)
    table.prey.in_play("Sport Bike", on=blocker)
    table.prey.in_play("Raven Spy", on=blocker, level="ani")
    return blocker


@pytest.mark.ruling("Mirror Walk", 4)
def test_a_block_of_a_superior_mirror_walk_ends_the_action_at_once(table: Table) -> None:
    """The blocker is locked, there is no combat, no Freak Drive and no Change of Target."""
    patrik = table.you.ready("Patrik Söderberg")
    nassir = table.you.ready("Nassir")
    table.you.ready("Meaghan")
    walk, change, _ = table.you.holds(WALK, "Change of Target", "Freak Drive")
    blocker = seer(table)
    guidance = table.prey.holds("Cats' Guidance")

    table.you.acts(word="bleed", by=nassir)
    table.prey.blocks(blocker)
    table.you.plays(WALK, by=nassir, level="THA")
    table.nobody_reacts()

    assert table.waits_for(table.you, "minion")
    assert table.locked(blocker)
    assert table.locked(nassir)
    assert not table.locked(patrik)
    assert (table.blood(nassir), table.blood(blocker)) == (4, 5)
    assert table.prey.pool() == 30
    assert [table.where(card) for card in (change, guidance)] == ["hand", "hand"]
    assert table.where(walk) == "ash_heap"
    assert "Freak Drive" in table.you.hand()


@pytest.mark.ruling("Mirror Walk", 1)
def test_the_blocker_is_locked_by_mirror_walk_and_not_by_its_block(table: Table) -> None:
    """A blocker that was woken, locked already, stays so; the lock is the card's effect."""
    nassir = table.you.ready("Nassir")
    table.you.ready("Meaghan")
    table.you.holds(WALK)
    blocker = seer(table)
    other = table.prey.ready("Lauren")

    table.you.acts(word="bleed", by=nassir)
    table.prey.blocks(blocker)
    table.you.plays(WALK, by=nassir, level="THA")
    table.nobody_reacts()

    locks = [
        entry for entry in table.state.journal if (entry.what, entry.card) == ("locked", blocker)
    ]
    assert len(locks) == 1
    assert not any(entry.what == "combat" for entry in table.state.journal)
    assert not table.locked(other)


@pytest.mark.ruling("Mirror Walk", 2)
def test_mirror_walk_while_leaving_torpor_leaves_nobody_to_diablerize(table: Table) -> None:
    """The vampire stays in torpor with its blood."""
    nassir = table.you.torpor("Nassir")
    table.you.ready("Meaghan")
    table.you.holds(WALK)
    blocker = seer(table)

    table.you.acts(word="leave torpor", by=nassir)
    table.prey.blocks(blocker)
    table.you.plays(WALK, by=nassir, level="THA")
    table.nobody_reacts()

    assert table.waits_for(table.you, "minion")
    assert table.where(nassir) == "torpor"
    assert table.blood(nassir) == 4
    assert table.locked(blocker)


@pytest.mark.ruling("Mirror Walk", 3)
def test_all_that_the_block_triggers_comes_before_the_action_ends(table: Table) -> None:
    """Rebel gives its blocker the blood for a titled vampire; only then the action is over."""
    ayelech = table.you.ready("Ayelech")
    table.you.ready("Meaghan")
    table.you.holds(WALK)
    blocker = seer(table, blood=2)
    table.prey.in_play("Rebel", on=blocker)

    table.you.acts(word="bleed", by=ayelech)
    table.prey.blocks(blocker)
    table.you.plays(WALK, by=ayelech, level="THA")
    table.nobody_reacts()

    assert table.blood(blocker) == 3
    assert table.locked(blocker)
    assert table.prey.pool() == 30


def test_an_action_card_is_burned_with_the_action(table: Table) -> None:
    """A blocked Magic of the Smith: nothing is paid or searched, and it cannot be played again."""
    ayelech = table.you.ready("Ayelech")
    table.you.ready("Meaghan")
    _, magic, _ = table.you.holds(WALK, "Magic of the Smith", "Freak Drive")
    blocker = seer(table)

    table.you.acts("Magic of the Smith", by=ayelech, level="tha")
    table.prey.blocks(blocker)
    table.you.plays(WALK, by=ayelech, level="THA")
    table.nobody_reacts()

    assert table.where(magic) == "ash_heap"
    assert table.blood(ayelech) == 7
    assert table.locked(ayelech)
    assert table.locked(blocker)
    assert not any(entry.what == "combat" for entry in table.state.journal)


def test_mirror_walk_needs_blood_sorcery(table: Table) -> None:
    """Superior for the superior level; and only the acting vampire plays it."""
    kathy = table.you.ready("Kathy Glens")
    table.you.ready("Nassir")
    table.you.holds(WALK)
    blocker = table.prey.ready("Lauren")

    table.you.acts(word="bleed", by=kathy)
    table.prey.blocks(blocker)
    ways = {(option.minion, option.mode) for option in table.you.options("play", card=WALK)}

    assert ways == {(kathy, "tha")}
