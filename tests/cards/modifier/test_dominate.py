"""Action modifiers that require Dominate."""

from __future__ import annotations

import pytest

from block_talk import PAUSE
from table_talk import Table


@pytest.mark.parametrize(
    ("card", "level", "more", "cost"),
    [
        ("Bonding", "dom", 1, 0),
        ("Conditioning", "dom", 2, 1),
        ("Conditioning", "DOM", 3, 1),
        ("Foreshadowing Destruction", "dom", 1, 0),
    ],
)
def test_dominate_modifiers_add_to_the_bleed(
    table: Table, card: str, level: str, more: int, cost: int
) -> None:
    """Played by the acting vampire; the card and its cost are spent, nobody else is touched."""
    trevon = table.you.ready("Trevon Parker")
    table.you.ready("Meaghan")
    played = table.you.holds(card)
    table.prey.ready("Nassir")

    table.you.acts(word="bleed", by=trevon)
    table.you.plays(card, by=trevon, level=level)
    assert table.blood(trevon) == 6 - cost
    table.nobody_reacts()

    assert table.prey.pool() == 30 - 1 - more
    assert table.grand_prey.pool() == 30
    assert table.where(played) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.parametrize("card", ["Bonding", "Conditioning", "Foreshadowing Destruction"])
def test_only_during_a_bleed_action_and_by_the_acting_vampire(table: Table, card: str) -> None:
    """Not in a hunt, not by the vampire beside it, and not without Dominate."""
    trevon = table.you.ready("Trevon Parker", blood=3)
    lauren = table.you.ready("Lauren")
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    table.you.holds(card, "Lost in Crowds")
    table.prey.ready("Nassir")
    table.prey.holds("Precognition")

    table.you.acts(word="hunt", by=trevon)
    table.until("action", table.prey)
    assert not table.you.can_play(card)
    table.nobody_reacts()
    table.you.acts(word="bleed", by=lauren)
    table.until("action")
    assert table.you.can_play(card, by=lauren, level="dom")
    assert not table.you.can_play(card, by=trevon)
    assert not table.you.can_play(card, by=lauren, level="DOM")
    table.nobody_reacts()
    table.you.acts(word="bleed", by=ryan)
    table.until("action", table.prey)
    assert not table.you.can_play(card)


def test_a_second_limited_bleed_modifier_cannot_be_played(table: Table) -> None:
    """One increase by action modifiers at a time (R0, Bleed)."""
    trevon = table.you.ready("Trevon Parker")
    table.you.holds("Bonding", "Conditioning", "Foreshadowing Destruction")
    table.prey.ready("Nassir")

    table.you.acts(word="bleed", by=trevon)
    table.you.plays("Bonding", by=trevon, level="dom")
    table.until("action", table.prey)

    assert not table.you.can_play("Conditioning")
    assert not table.you.can_play("Foreshadowing Destruction", level="dom")
    table.nobody_reacts()
    assert table.prey.pool() == 28


def test_a_bleed_card_does_not_count_against_the_limit(table: Table) -> None:
    """Govern the Unaligned is an action card: Conditioning may follow it."""
    trevon = table.you.ready("Trevon Parker")
    table.you.holds("Govern the Unaligned", "Conditioning")
    table.prey.ready("Nassir")

    table.you.acts("Govern the Unaligned", by=trevon, level="dom")
    table.you.plays("Conditioning", by=trevon, level="DOM")
    table.nobody_reacts()

    assert table.prey.pool() == 30 - 6
    assert table.blood(trevon) == 6 - 2


@pytest.mark.ruling("Bonding", 1)
def test_superior_bonding_only_while_the_stealth_is_needed(table: Table) -> None:
    """Not before a block attempt, not once stealth exceeds intercept; then both effects count."""
    trevon = table.you.ready("Trevon Parker")
    table.you.ready("Meaghan")
    table.you.holds("Bonding")
    nassir = table.prey.ready("Nassir")

    table.you.acts(word="bleed", by=trevon)
    table.until("action")
    assert not table.you.can_play("Bonding", level="DOM")
    table.prey.blocks(nassir)
    assert table.you.can_play("Bonding", by=trevon, level="DOM")
    table.you.plays("Bonding", by=trevon, level="DOM")
    table.nobody_reacts()

    assert table.prey.pool() == 28
    assert not table.locked(nassir)


@pytest.mark.ruling("Bonding", 1)
def test_superior_bonding_not_where_stealth_suffices(table: Table) -> None:
    """With Lost in Crowds played already the stealth is not needed any more."""
    gelasia = table.you.ready("Gelasia Fotiou")
    table.you.holds("Bonding", "Lost in Crowds")
    nassir = table.prey.ready("Nassir")
    table.prey.holds("Precognition")

    table.you.acts(word="bleed", by=gelasia)
    table.prey.blocks(nassir)
    table.you.plays("Lost in Crowds", by=gelasia, level="obf")
    table.until("attempt", table.prey)
    assert not table.you.can_play("Bonding", level="DOM")
    table.prey.plays("Precognition", by=nassir, level="aus")
    table.until("attempt", table.you)
    assert table.you.can_play("Bonding", by=gelasia, level="DOM")


@pytest.mark.ruling("Bonding", 2)
def test_superior_bonding_hides_no_other_action(table: Table) -> None:
    """A hunt is blocked: Bonding is only usable during a bleed."""
    trevon = table.you.ready("Trevon Parker", blood=3)
    table.you.holds("Bonding")
    nassir = table.prey.ready("Nassir")
    table.prey.in_play("Sport Bike", on=nassir)
    table.you.holds(PAUSE)

    table.you.acts(word="hunt", by=trevon)
    table.prey.blocks(nassir)
    table.until("attempt", table.you)
    while not table.over():
        assert not table.you.can_play("Bonding")
        table.pass_on()


@pytest.mark.parametrize(("pool", "bleed"), [(9, 4), (10, 1)])
def test_superior_foreshadowing_counts_against_nine_pool_or_less(
    table: Table, pool: int, bleed: int
) -> None:
    """+3 bleed at 9 pool, none at 10; the pool of another Methuselah does not matter."""
    trevon = table.you.ready("Trevon Parker")
    table.you.ready("Meaghan")
    table.you.holds("Foreshadowing Destruction")
    table.prey.pool(pool)
    table.grand_prey.pool(5)
    table.prey.ready("Nassir")

    table.you.acts(word="bleed", by=trevon)
    table.you.plays("Foreshadowing Destruction", by=trevon, level="DOM")
    table.nobody_reacts()

    assert table.prey.pool() == pool - bleed
    assert table.grand_prey.pool() == 5


@pytest.mark.ruling("Foreshadowing Destruction", 1)
def test_superior_foreshadowing_against_ten_pool_does_not_count_against_the_limit(
    table: Table,
) -> None:
    """Bonding may be played before or after it; a redirected bleed finds its lingering effect."""
    trevon = table.you.ready("Trevon Parker")
    table.you.ready("Meaghan")
    table.you.holds("Bonding", "Foreshadowing Destruction", "Conditioning")
    table.prey.pool(10)
    table.grand_prey.pool(9)
    nassir = table.prey.ready("Lauren")
    table.prey.holds("Deflection")

    table.you.acts(word="bleed", by=trevon)
    table.you.plays("Bonding", by=trevon, level="dom")
    table.until("action", table.you)
    assert not table.you.can_play("Foreshadowing Destruction", level="dom")
    assert not table.you.can_play("Conditioning")
    table.you.plays("Foreshadowing Destruction", by=trevon, level="DOM")
    table.prey.plays("Deflection", by=nassir, level="dom")
    table.prey.chooses(seat=table.grand_prey)
    table.nobody_reacts()

    assert table.prey.pool() == 10
    assert table.grand_prey.pool() == 9 - 1 - 1 - 3


@pytest.mark.ruling("Foreshadowing Destruction", 2)
def test_a_bonus_lost_by_redirection_frees_the_limit(table: Table) -> None:
    """At 9 pool it counts; redirected to 30 pool it does not, and Conditioning may be played."""
    trevon = table.you.ready("Trevon Parker")
    table.you.ready("Meaghan")
    table.you.holds("Foreshadowing Destruction", "Conditioning")
    table.prey.pool(9)
    lauren = table.prey.ready("Lauren")
    table.prey.holds("Deflection")

    table.you.acts(word="bleed", by=trevon)
    table.you.plays("Foreshadowing Destruction", by=trevon, level="DOM")
    table.until("declined", table.prey)
    assert not table.you.can_play("Conditioning")
    table.prey.plays("Deflection", by=lauren, level="dom")
    table.prey.chooses(seat=table.grand_prey)
    table.you.plays("Conditioning", by=trevon, level="dom")
    table.nobody_reacts()

    assert table.prey.pool() == 9
    assert table.grand_prey.pool() == 30 - 1 - 2
