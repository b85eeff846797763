"""Combat cards that require Obfuscate: the combat half of Swallowed by the Night."""

from __future__ import annotations

from combat_talk import MANEUVER, fight, rest
from table_talk import Table


def test_swallowed_by_the_night_maneuvers(table: Table) -> None:
    """To long range, where hand strikes do nothing; it gives no press and costs nothing."""
    norton = table.you.ready("Dr. Stephen Norton")
    card = table.you.holds("Swallowed by the Night")
    ryan = table.prey.ready("Ryan")
    bystander = table.prey.ready("Ashley")

    fight(table, norton, ryan)
    table.you.plays("Swallowed by the Night", by=norton, level="OBF")
    rest(table)

    assert table.blood(norton) == 4
    assert table.blood(ryan) == 4
    assert table.blood(bystander) == 3
    assert table.where(card) == "ash_heap"
    assert table.prey.pool() == 30
    assert table.waits_for(table.you)


def test_two_maneuvers_lead_back_to_close_range(table: Table) -> None:
    """The opponent answers; nobody maneuvers twice in a row."""
    norton = table.you.ready("Dr. Stephen Norton")
    table.you.holds("Swallowed by the Night")
    ryan = table.prey.ready("Ryan")
    table.prey.holds(MANEUVER)

    fight(table, norton, ryan)
    table.you.plays("Swallowed by the Night", by=norton, level="OBF")
    table.prey.plays("A maneuver", by=ryan)
    rest(table)
    assert table.blood(norton) == 3
    assert table.blood(ryan) == 3


def test_inferior_obfuscate_gives_stealth_outside_combat_only(table: Table) -> None:
    """+1 stealth as a modifier, no maneuver; the superior level is no modifier."""
    ryan = table.you.ready("Ryan")
    table.you.holds("Swallowed by the Night")
    norton = table.prey.ready("Dr. Stephen Norton")
    table.prey.holds("Swallowed by the Night")

    fight(table, ryan, norton)
    assert table.you.can_play("Swallowed by the Night", by=ryan, level="obf")
    assert not table.you.can_play("Swallowed by the Night", level="OBF")
    assert not table.prey.can_play("Swallowed by the Night")
    table.until("range", table.prey)
    assert not table.you.can_play("Swallowed by the Night")
    assert table.prey.can_play("Swallowed by the Night", by=norton, level="OBF")
    assert not table.prey.can_play("Swallowed by the Night", level="obf")


def test_the_stealth_of_swallowed_by_the_night_avoids_the_block(table: Table) -> None:
    """The attempt fails and the bleed succeeds."""
    ryan = table.you.ready("Ryan")
    table.you.holds("Swallowed by the Night")
    norton = table.prey.ready("Dr. Stephen Norton")

    fight(table, ryan, norton)
    table.you.plays("Swallowed by the Night", by=ryan, level="obf")
    rest(table)
    assert table.prey.pool() == 29
    assert not table.locked(norton)
