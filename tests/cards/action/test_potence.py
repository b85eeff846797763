"""Actions that require Potence."""

from __future__ import annotations

import pytest

from methuselah.engine.rows import words
from table_talk import Table


@pytest.mark.parametrize(
    ("name", "level", "damage"), [("Ryan", "pot", 2), ("Horace Radcliffe", "POT", 3)]
)
def test_preternatural_strength_adds_to_strength(
    table: Table, name: str, level: str, damage: int
) -> None:
    """+1 strength at inferior, +2 at superior: seen in the hand strike of a blocked bleed."""
    strong = table.you.ready(name)
    table.you.ready("Meaghan")
    preternatural = table.you.holds("Preternatural Strength")
    table.you.acts("Preternatural Strength", by=strong, level=level)
    table.nobody_reacts()
    assert table.on(preternatural) == strong
    full = 4 if level == "pot" else 5
    assert table.blood(strong) == full - 1
    assert table.waits_for(table.you)
    table.until_turn_of(table.prey, "minion")
    table.until_turn_of(table.you, "minion")

    assert damage_of_a_block(table, strong) == damage


def damage_of_a_block(table: Table, acting: int) -> int:
    """How much blood the prey's blocker loses to the acting minion's hand strike."""
    blocker = next(m for m in table.state.seats[1].ready)
    before = table.blood(blocker)
    table.you.acts(word="bleed", by=acting)
    table.prey.blocks(blocker)
    table.nobody_reacts()
    return before - table.blood(blocker)


@pytest.fixture
def table() -> Table:
    """A table at which the prey has a vampire to block with."""
    made = Table()
    made.prey.ready("Ayelech")
    return made


def test_preternatural_strength_has_stealth_two(table: Table) -> None:
    """Two intercept would be needed: Ayelech alone fails, and is not locked."""
    ryan = table.you.ready("Ryan")
    preternatural = table.you.holds("Preternatural Strength")
    table.prey.holds("Eyes of Argus")

    table.you.acts("Preternatural Strength", by=ryan, level="pot")
    ayelech = table.state.seats[1].ready[0]
    table.prey.blocks(ayelech)
    table.nobody_reacts()

    assert table.on(preternatural) == ryan
    assert not table.locked(ayelech)


def test_a_vampire_has_only_one_preternatural_strength(table: Table) -> None:
    """The bearer cannot play a second one, the vampire beside it can."""
    ryan = table.you.ready("Ryan")
    linda = table.you.ready("Aunt Linda")
    table.you.in_play("Preternatural Strength", on=ryan, level="pot")
    table.you.holds("Preternatural Strength")

    assert not table.you.can_play("Preternatural Strength", by=ryan)
    assert table.you.can_play("Preternatural Strength", by=linda, level="pot")
    assert table.you.can_play("Preternatural Strength", by=linda, level="POT")


def test_preternatural_strength_needs_potence_and_a_blood(table: Table) -> None:
    """Meaghan has no Potence, Ryan inferior; a vampire with 1 blood can pay."""
    meaghan = table.you.ready("Meaghan")
    ryan = table.you.ready("Ryan", blood=1)
    table.you.holds("Preternatural Strength")

    assert not table.you.can_play("Preternatural Strength", by=meaghan)
    assert table.you.can_play("Preternatural Strength", by=ryan, level="pot")
    assert not table.you.can_play("Preternatural Strength", by=ryan, level="POT")


def test_its_bearer_cannot_play_torn_signpost(table: Table) -> None:
    """The bar is on the bearer, by the name of the card."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Aunt Linda")
    table.you.in_play("Preternatural Strength", on=ryan, level="pot")
    table.you.ready("Meaghan")

    assert table.asked() is not None
    assert words(table.state, "cannot play", ryan) == ("Torn Signpost",)
    assert words(table.state, "cannot play", table.state.seats[0].ready[1]) == ()
