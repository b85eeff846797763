"""Action cards of vampires in torpor, which leave it, mend or unlock; blockers diablerize them."""

from __future__ import annotations

import pytest

from action_talk import action_of, told
from block_talk import PAUSE, made_vampire
from combat_talk import rest
from fight_talk import replaced
from made_up import helper
from methuselah.language import TARGET, choose, ready_from_torpor, torpor, yours
from table_talk import Table

FOR = made_vampire("Tough", "FOR", "nec", "PRO")
TREMERE = replaced("Nassir", clans=("Tremere antitribu",))

CARDS = [
    ("Rapid Healing", "for", "ready", 1),
    ("Rapid Healing", "FOR", "ready", 2),
    ("Regeneration", "for", "torpor", 5),
    ("Regeneration", "FOR", "torpor", 5),  # 6 would be one too many
    ("Resume the Coil", "nec", "ready", 1),
    ("Movement of the Slow Body", "pro", "torpor", 1),
    ("Movement of the Slow Body", "PRO", "torpor", 2),
]


@pytest.mark.ruling("Rapid Healing", 1)
@pytest.mark.ruling("Resume the Coil", 1)
@pytest.mark.parametrize(("card", "level", "where", "blood"), CARDS)
def test_a_vampire_in_torpor_takes_an_action(
    table: Table, card: str, level: str, where: str, blood: int
) -> None:
    """It costs no blood (not the default action); a ready one cannot take it. [ANK 20181017]"""
    slow = card.startswith("Movement")
    hurt = table.you.torpor(FOR, blood=1, locked=slow)
    well = table.you.ready(made_vampire("Well", "FOR", "nec", "PRO"))
    held = table.you.holds(card, PAUSE)[0]
    other = table.prey.torpor("Ryan", blood=1)

    assert table.asked() is not None
    assert not table.you.can_play(held, by=well, level=level)
    table.you.acts(card, by=hurt, level=level)
    assert action_of(table).inherent == (2 if slow else 1)
    assert table.blood(hurt) == 1
    rest(table)

    assert table.where(hurt) == where
    assert table.blood(hurt) == blood
    assert table.locked(hurt) is not slow
    assert table.where(held) == "ash_heap"
    assert (table.where(other), table.blood(other)) == ("torpor", 1)


@pytest.mark.rules_text("003 Regeneration 1")
def test_regeneration_is_usable_without_blood(table: Table) -> None:
    """By an unlocked vampire in torpor with 0 blood."""
    hurt = table.you.torpor(FOR, blood=0)
    table.you.holds("Regeneration")

    table.you.acts("Regeneration", by=hurt, level="for")
    rest(table)

    assert (table.where(hurt), table.blood(hurt)) == ("torpor", 4)


@pytest.mark.parametrize(
    ("card", "locked", "may"),
    [
        ("Rapid Healing", True, False),
        ("Regeneration", True, False),
        ("Movement of the Slow Body", False, False),  # only by a locked vampire
    ],
)
def test_locked_or_unlocked(table: Table, card: str, locked: bool, may: bool) -> None:
    """A locked vampire acts only where the card says so."""
    hurt = table.you.torpor(FOR, blood=1, locked=locked)
    table.you.ready("Meaghan")
    held = table.you.holds(card)

    assert table.asked() is not None
    assert table.you.can_play(held, by=hurt) is may


@pytest.mark.ruling("Recure of the Homeland", 1)
@pytest.mark.parametrize("locked", [True, False])
def test_recure_of_the_homeland_is_usable_though_locked(table: Table, locked: bool) -> None:
    """A Tremere antitribu; free. [ANK 20181017]"""
    hurt = table.you.torpor(TREMERE, blood=0, locked=locked)
    other = table.you.torpor("Lauren", blood=1)
    held = table.you.holds("Recure of the Homeland")

    assert table.asked() is not None
    assert not table.you.can_play(held, by=other)
    table.you.acts(held, by=hurt)
    rest(table)

    assert table.where(hurt) == "ready"
    assert (table.where(other), table.blood(other)) == ("torpor", 1)


@pytest.mark.ruling("Rapid Healing", 2)
@pytest.mark.parametrize(
    ("card", "level", "locked"),
    [
        ("Rapid Healing", "for", False),
        ("Regeneration", "for", False),
        ("Resume the Coil", "nec", False),
        ("Movement of the Slow Body", "pro", True),
        ("Recure of the Homeland", "", True),
    ],
)
@pytest.mark.parametrize("blocker", ["Nassir", "ally"])
def test_a_blocker_may_diablerize_it(
    table: Table, card: str, level: str, locked: bool, blocker: str
) -> None:
    """There is no combat; an ally, or a vampire that declines, leaves it in torpor.

    As with the leave torpor action ([LSJ 19980126]).
    """
    hurt = table.you.torpor(TREMERE if not level else FOR, blood=1, locked=locked)
    table.you.ready("Meaghan")
    table.you.holds(card)
    name = "Nassir" if blocker == "Nassir" else "Underbridge Stray"
    guard = table.prey.ready(name)
    table.prey.in_play("Sport Bike", on=guard)
    table.prey.in_play("Sport Bike", on=guard)

    table.you.acts(card, by=hurt, level=level)
    table.prey.blocks(guard)
    if blocker == "Nassir" and not card.startswith("Movement"):
        table.prey.does("diablerize", target=hurt)
        rest(table)
        assert table.where(hurt) == "ash_heap"
    else:
        rest(table)
        assert table.where(hurt) == "torpor"
    assert told(table, "combat") == 0
    assert table.where(guard) == "ready"


@pytest.mark.ruling("Rapid Healing", 3)
@pytest.mark.ruling("Recure of the Homeland", 2)
@pytest.mark.ruling("Regeneration", 1)
@pytest.mark.ruling("Resume the Coil", 2)
@pytest.mark.ruling("Movement of the Slow Body", 1)
@pytest.mark.parametrize(
    ("card", "level", "locked"),
    [
        ("Rapid Healing", "FOR", False),
        ("Regeneration", "for", False),
        ("Resume the Coil", "nec", False),
        ("Movement of the Slow Body", "PRO", True),
        ("Recure of the Homeland", "", False),
    ],
)
def test_it_fizzles_once_the_vampire_has_left_torpor(
    table: Table, card: str, level: str, locked: bool
) -> None:
    """It is considered successful, but has no effect. [ANK 20220218]"""
    hurt = table.you.torpor(TREMERE if not level else FOR, blood=1, locked=locked)
    table.you.torpor("Meaghan")
    table.you.holds(card)
    table.you.in_play(helper(choose(torpor(yours)), ready_from_torpor(TARGET)))

    table.you.acts(card, by=hurt, level=level)
    table.you.uses("Helper")
    table.you.chooses(hurt)
    rest(table)

    assert table.where(hurt) == "ready"
    assert table.blood(hurt) == 1
    assert table.locked(hurt)
    assert told(table, "fizzled") == 1


def test_resume_the_coil_rescues_another_at_superior(table: Table) -> None:
    """Any vampire in torpor, for no blood; a ready one acts."""
    mine = table.you.ready(made_vampire("Coil", "NEC"), blood=2)
    first = table.you.torpor("Ryan", blood=0)
    second = table.prey.torpor("Nassir", blood=1)
    table.prey.ready("Lauren")
    table.you.holds("Resume the Coil")

    table.you.acts("Resume the Coil", by=mine, level="NEC")
    assert table.you.choices() == {first, second}
    table.you.chooses(second)
    rest(table)

    assert table.where(second) == "ready"
    assert (table.blood(second), table.blood(mine)) == (1, 2)
    assert table.where(first) == "torpor"


@pytest.mark.ruling("Resume the Coil", 3)
def test_resume_the_coil_fizzles_without_its_target(table: Table) -> None:
    """It has left torpor meanwhile. [ANK 20210124]"""
    mine = table.you.ready(made_vampire("Coil", "NEC"))
    first = table.you.torpor("Ryan")
    table.you.torpor("Nassir")
    table.you.holds("Resume the Coil")
    table.you.in_play(helper(choose(torpor(yours)), ready_from_torpor(TARGET)))

    table.you.acts("Resume the Coil", by=mine, level="NEC")
    table.you.chooses(first)
    table.you.uses("Helper")
    table.you.chooses(first)
    rest(table)

    assert told(table, "fizzled") == 1
    assert table.where(first) == "ready"
