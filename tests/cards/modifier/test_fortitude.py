"""Action modifiers that require Fortitude."""

from __future__ import annotations

import pytest

from methuselah.engine.definitions import defined
from methuselah.language import end_action, reaction
from methuselah.pool import pool
from table_talk import Table

DAWN = "Daring the Dawn"
DRIVE = "Freak Drive"


@pytest.mark.parametrize(
    ("name", "level", "blood", "left", "place"),
    [
        ("Oshri Dahan", "for", 4, 3, "torpor"),
        ("Oshri Dahan", "for", 1, 0, "torpor"),
        ("Brock Sterling", "FOR", 3, 3, "torpor"),
    ],
)
def test_daring_the_dawn_burns_its_vampire_after_resolution(
    table: Table, name: str, level: str, blood: int, left: int, place: str
) -> None:
    """The first aggravated point wounds, the second costs a blood; it comes after the bleed."""
    daring = table.you.ready(name, blood=blood)
    table.you.ready("Meaghan")
    table.you.holds(DAWN)
    table.prey.ready("Nassir")

    table.you.acts(word="bleed", by=daring)
    table.you.plays(DAWN, by=daring, level=level)
    table.nobody_reacts()

    assert table.prey.pool() == 29
    assert table.where(daring) == place
    assert table.blood(daring) == left
    assert table.waits_for(table.you)


def test_inferior_daring_the_dawn_destroys_a_vampire_without_blood(table: Table) -> None:
    """The second point cannot be paid: the vampire is burned."""
    oshri = table.you.ready("Oshri Dahan", blood=1)
    table.you.ready("Meaghan")
    table.you.holds(DAWN, "Govern the Unaligned")
    table.prey.ready("Nassir")

    table.you.acts("Govern the Unaligned", by=oshri, level="dom")
    table.you.plays(DAWN, by=oshri, level="for")
    table.nobody_reacts()

    assert table.prey.pool() == 27
    assert table.where(oshri) == "ash_heap"
    assert table.waits_for(table.you)


def test_vampires_cannot_block_a_dawn_but_allies_can(table: Table) -> None:
    """The bar is on vampires, whoever controls them."""
    brock = table.you.ready("Brock Sterling")
    table.you.ready("Meaghan")
    table.you.holds(DAWN)
    nassir = table.prey.ready("Nassir")
    stray = table.prey.ready("Underbridge Stray", level="ani")
    second = table.prey.holds("Second Tradition: Domain")
    prince = table.prey.ready("Belinde", locked=True)

    table.you.acts(word="bleed", by=brock)
    table.until("action", table.you)
    assert table.prey.may("block", minion=nassir)
    table.you.plays(DAWN, by=brock, level="FOR")
    table.until("action", table.prey)

    assert not table.prey.may("block", minion=nassir)
    assert not table.prey.can_play(second, by=prince)
    assert table.prey.may("block", minion=stray)


def test_a_vampire_attempting_to_block_a_dawn_fails(table: Table) -> None:
    """Played during the attempt: the vampire cannot block this action any more."""
    brock = table.you.ready("Brock Sterling")
    table.you.ready("Meaghan")
    table.you.holds(DAWN)
    nassir = table.prey.ready("Nassir")

    table.you.acts(word="bleed", by=brock)
    table.prey.blocks(nassir)
    table.you.plays(DAWN, by=brock, level="FOR")
    table.nobody_reacts()

    assert table.prey.pool() == 29
    assert not table.locked(nassir)
    assert table.where(brock) == "torpor"


@pytest.mark.ruling("Daring the Dawn", 1)
def test_blocked_by_an_ally_the_damage_comes_after_combat(table: Table) -> None:
    """The combat is fought by a ready vampire; the sun takes its due afterwards."""
    brock = table.you.ready("Brock Sterling")
    table.you.ready("Meaghan")
    table.you.holds(DAWN)
    stray = table.prey.ready("Underbridge Stray", level="ANI", blood=2)

    table.you.acts(word="bleed", by=brock)
    table.you.plays(DAWN, by=brock, level="FOR")
    table.prey.blocks(stray)
    table.nobody_reacts()
    table.nobody_reacts()

    assert table.blood(stray) == 1
    assert table.prey.pool() == 30
    assert table.where(brock) == "torpor"
    assert table.waits_for(table.you)


@pytest.mark.ruling("Daring the Dawn", 2)
def test_the_damage_comes_where_the_block_ends_the_action(table: Table) -> None:
    """Change of Target after a block by an ally: no combat, no bleed, but the damage."""
    brock = table.you.ready("Brock Sterling")
    table.you.ready("Meaghan")
    table.you.holds(DAWN, "Change of Target")
    stray = table.prey.ready("Underbridge Stray", level="ani")

    table.you.acts(word="bleed", by=brock)
    table.you.plays(DAWN, by=brock, level="FOR")
    table.prey.blocks(stray)
    table.you.plays("Change of Target", by=brock)
    table.nobody_reacts()

    assert table.where(brock) == "torpor"
    assert not table.locked(brock)
    assert not table.locked(stray)
    assert table.waits_for(table.you)


@pytest.mark.ruling("Daring the Dawn", 2)
def test_a_fizzled_action_still_brings_the_damage(table: Table) -> None:
    """Conditioning took the blood for the cost of Govern: nothing is bled, the damage comes."""
    madison = table.you.ready("Madison", blood=1)
    table.you.ready("Meaghan")
    table.you.holds(DAWN, "Govern the Unaligned", "Conditioning")
    table.prey.ready("Lauren")

    table.you.acts("Govern the Unaligned", by=madison, level="dom")
    table.you.plays("Conditioning", by=madison, level="DOM")
    table.you.plays(DAWN, by=madison, level="FOR")
    table.nobody_reacts()

    assert table.prey.pool() == 30
    assert not table.you.has_edge()
    assert table.where(madison) == "torpor"
    assert table.blood(madison) == 0
    assert table.waits_for(table.you)


@pytest.mark.ruling("Freak Drive", 4)
def test_inferior_freak_drive_follows_an_action_that_fizzled(table: Table) -> None:
    """Warsaw Station took the vampire out of torpor first: the rescue is without effect."""
    brock = table.you.ready("Brock Sterling")
    table.you.ready("Meaghan")
    ryan = table.you.torpor("Ryan")
    table.you.holds(DRIVE)
    table.you.in_play("Warsaw Station")
    table.prey.ready("Nassir")

    table.you.acts(word="rescue", by=brock, target=ryan)
    table.you.chooses(number=1)
    table.you.uses("Warsaw Station", mode=burning(table))
    table.until("after_resolution", table.you)
    assert table.where(ryan) == "ready"
    assert (table.blood(ryan), table.blood(brock)) == (4, 3 - 1)
    assert not table.you.can_play(DRIVE, level="FOR")
    table.you.plays(DRIVE, by=brock, level="for")

    assert not table.locked(brock)
    assert table.blood(brock) == 1


def burning(table: Table) -> str:
    """The key of the use of Warsaw Station that burns it."""
    table.until("action", table.you)
    (option,) = table.you.options("use", card="Warsaw Station")
    return option.mode


@pytest.mark.ruling("Daring the Dawn", 3)
def test_an_action_that_is_ended_before_it_resolves_brings_no_damage(table: Table) -> None:
    """A reaction that ends the action, neither blocked nor resolved (The Kiss of Ra)."""
    brock = table.you.ready("Brock Sterling")
    table.you.ready("Meaghan")
    table.you.holds(DAWN)
    nassir = table.prey.ready("Nassir")
    kiss = defined(pool()["The Kiss of Ra"], modes=(reaction(end_action()),))
    table.prey.holds(kiss)

    table.you.acts(word="bleed", by=brock)
    table.you.plays(DAWN, by=brock, level="FOR")
    table.prey.plays("The Kiss of Ra", by=nassir)

    assert table.waits_for(table.you, "minion")
    assert table.where(brock) == "ready"
    assert table.prey.pool() == 30


def test_freak_drive_before_the_dawn(table: Table) -> None:
    """Both come after resolution: the acting Methuselah may unlock first ([PIB 20150915])."""
    naomi = table.you.ready("Naomi Stewart")
    table.you.ready("Meaghan")
    table.you.holds(DAWN, DRIVE)
    table.prey.ready("Nassir")

    table.you.acts(word="bleed", by=naomi)
    table.you.plays(DAWN, by=naomi, level="FOR")
    table.until("after_resolution", table.you)
    assert table.where(naomi) == "ready"
    assert not table.you.may("pass")
    table.you.plays(DRIVE, by=naomi, level="for")

    assert table.where(naomi) == "torpor"
    assert not table.locked(naomi)
    assert table.blood(naomi) == 4
    assert table.waits_for(table.you)


@pytest.mark.rules_text("003 6.2 R2")
def test_freak_drive_is_played_from_torpor(table: Table) -> None:
    """The other order: in torpor a vampire still modifies its own action (RB24, Torpor)."""
    naomi = table.you.ready("Naomi Stewart")
    table.you.ready("Meaghan")
    drive, _ = table.you.holds(DRIVE, DAWN)
    table.prey.ready("Nassir")

    table.you.acts(word="bleed", by=naomi)
    table.you.plays(DAWN, by=naomi, level="FOR")
    table.until("after_resolution", table.you)
    table.you.does("resolve", card=DAWN)

    assert table.where(naomi) == "torpor"
    assert table.locked(naomi)
    table.you.plays(DRIVE, by=naomi, level="for")

    assert table.where(drive) == "ash_heap"
    assert table.where(naomi) == "torpor"
    assert not table.locked(naomi)
    assert table.waits_for(table.you)


@pytest.mark.ruling("Freak Drive", 3)
def test_inferior_freak_drive_unlocks_after_a_successful_action(table: Table) -> None:
    """After resolution only; it costs a blood, and the action's own effect has happened."""
    brock = table.you.ready("Brock Sterling", blood=1)
    other = table.you.ready("Meaghan", locked=True)
    drive = table.you.holds(DRIVE)
    table.prey.ready("Nassir")

    table.you.acts(word="bleed", by=brock)
    table.until("action", table.prey)
    assert not table.you.can_play(DRIVE)
    table.until("after_resolution", table.you)
    assert table.prey.pool() == 29
    assert table.you.can_play(DRIVE, by=brock, level="for")
    assert not table.you.can_play(DRIVE, by=brock, level="FOR")
    table.you.plays(DRIVE, by=brock, level="for")

    assert not table.locked(brock)
    assert table.locked(other)
    assert table.blood(brock) == 0
    assert table.where(drive) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.ruling("Freak Drive", 3)
def test_superior_freak_drive_unlocks_after_a_blocked_action_and_its_combat(table: Table) -> None:
    """Not during combat; afterwards only the superior level, whose condition holds."""
    brock = table.you.ready("Brock Sterling")
    table.you.ready("Meaghan")
    table.you.holds(DRIVE)
    nassir = table.prey.ready("Nassir")

    table.you.acts(word="bleed", by=brock)
    table.prey.blocks(nassir)
    table.until("after_resolution", table.you)
    assert table.blood(nassir) == 3
    assert not table.you.can_play(DRIVE, by=brock, level="for")
    table.you.plays(DRIVE, by=brock, level="FOR")

    assert not table.locked(brock)
    assert table.locked(nassir)
    assert table.blood(brock) == 3 - 1 - 1
    assert table.prey.pool() == 30


@pytest.mark.ruling("Freak Drive", 1)
def test_superior_freak_drive_needs_a_block_that_succeeded(table: Table) -> None:
    """An attempt that failed is no block; a vampire in torpor after combat plays nothing."""
    alice = table.you.ready("Alice Chen")
    table.you.ready("Meaghan")
    table.you.holds(DRIVE, "Lost in Crowds")
    nassir = table.prey.ready("Nassir")

    table.you.acts(word="bleed", by=alice)
    table.prey.blocks(nassir)
    table.you.plays("Lost in Crowds", by=alice, level="obf")
    table.until("after_resolution", table.you)

    assert not table.you.can_play(DRIVE, level="FOR")
    assert table.you.can_play(DRIVE, level="for")


@pytest.mark.ruling("Freak Drive", 2)
def test_freak_drive_is_not_for_an_action_that_was_ended(table: Table) -> None:
    """Change of Target ended it: there is no window after resolution."""
    brock = table.you.ready("Brock Sterling")
    table.you.ready("Meaghan")
    drive, _ = table.you.holds(DRIVE, "Change of Target")
    nassir = table.prey.ready("Nassir")

    table.you.acts(word="bleed", by=brock)
    table.prey.blocks(nassir)
    table.you.plays("Change of Target", by=brock)

    assert table.waits_for(table.you, "minion")
    assert table.where(drive) == "hand"


def test_freak_drive_needs_fortitude_superior_for_superior(table: Table) -> None:
    """Meaghan has none; Chelsea's inferior Fortitude is no help after a block."""
    chelsea = table.you.ready("Chelsea Blake")
    meaghan = table.you.ready("Meaghan")
    table.you.ready("Brock Sterling")
    drive = table.you.holds(DRIVE)
    nassir = table.prey.ready("Nassir")

    table.you.acts(word="bleed", by=meaghan)
    table.until("minion", table.you)
    assert table.locked(meaghan)
    table.you.acts(word="bleed", by=chelsea)
    table.prey.blocks(nassir)
    table.until("minion", table.you)

    assert table.locked(chelsea)
    assert table.where(drive) == "hand"


def test_freak_drive_is_for_the_acting_vampire_with_blood(table: Table) -> None:
    """One without blood cannot pay; the vampire beside it did not act."""
    brock = table.you.ready("Brock Sterling", blood=1)
    table.you.ready("Naomi Stewart")
    table.you.holds(DRIVE, "Enchant Kindred")
    nassir = table.prey.ready("Nassir")

    table.you.acts(word="bleed", by=brock)
    table.prey.blocks(nassir)
    table.until("minion", table.you)

    assert table.blood(brock) == 0
    assert table.locked(brock)
