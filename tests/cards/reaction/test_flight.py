"""What requires Flight: Patrol, Soar, Circle, and any other card (RB24, Glossary: Flight)."""

from __future__ import annotations

import pytest

from action_talk import action_of
from combat_talk import COMPANION, fight, rest
from fight_talk import damage_to
from made_up import of_level, paper
from methuselah.language import THIS_CARD, action, gain_pool, recruits, static
from methuselah.rules.action.action import stealth
from table_talk import Table

FLYER = "Obsidian (G2)"
WALKER = "Domenic Giovanni (G6)"
BIRD = paper("Bird", recruits(), static("flight", who=THIS_CARD), kind="ally", life=2)
WORM = paper("Worm", recruits(), kind="ally", life=2)


@pytest.mark.parametrize(
    ("name", "flies"), [(FLYER, True), (WALKER, False), (BIRD, True), (WORM, False)]
)
def test_only_who_has_flight_plays_what_requires_it(table: Table, name: str, flies: bool) -> None:
    """A vampire or an ally with the trait; it is no Discipline with levels."""
    mine = table.you.ready(name)
    table.you.holds(of_level("FLIGHT", action(gain_pool(1), stealth=1)))

    table.asked()
    assert table.you.can_play("Lesson", by=mine) is flies


def test_a_bar_to_disciplines_leaves_flight(table: Table) -> None:
    """It is a trait: who cannot play cards that require a Discipline still flies."""
    mine = table.you.ready(FLYER)
    table.you.in_play(paper("Bars", static("cannot play", word="requiring a Discipline")), on=mine)
    table.you.holds(of_level("FLIGHT", action(gain_pool(1), stealth=1)), "Deep Song")

    table.asked()
    assert table.you.can_play("Lesson", by=mine)


@pytest.mark.parametrize("directed", [True, False])
def test_soar_hides_an_undirected_action(table: Table, directed: bool) -> None:
    """+1 stealth where it is needed; not for a bleed."""
    flyer = table.you.ready(FLYER, blood=3)
    table.you.ready(COMPANION)
    soar = table.you.holds("Soar")
    nassir = table.prey.ready("Nassir")
    table.prey.in_play(paper("Eyes", static("intercept", +1), kind="equipment"), on=nassir)

    table.you.acts(word="bleed" if directed else "hunt", by=flyer)
    table.prey.blocks(nassir)
    if directed:
        rest(table)
        assert table.where(soar) == "hand"
        assert table.prey.pool() == 30
        return
    table.you.plays("Soar", by=flyer)
    assert stealth(table.state, action_of(table)) == 2
    rest(table)
    assert table.blood(flyer) == 4
    assert table.where(soar) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.parametrize("name", [FLYER, WALKER])
def test_patrol_finds_a_hunter(table: Table, name: str) -> None:
    """+1 intercept for who flies; a walker hunts on unseen."""
    hunter = table.you.ready("Ryan", blood=2)
    table.you.ready(COMPANION)
    mine = table.prey.ready(name)
    patrol = table.prey.holds("Patrol")

    table.you.acts(word="hunt", by=hunter)
    table.prey.blocks(mine)
    if name == FLYER:
        table.prey.plays("Patrol", by=mine)
    rest(table)
    assert table.blood(hunter) == (1 if name == FLYER else 3)
    assert table.where(patrol) == ("ash_heap" if name == FLYER else "hand")
    assert table.locked(mine) is (name == FLYER)


@pytest.mark.parametrize("name", [FLYER, WALKER])
def test_circle_presses_and_comes_back_from_afar(table: Table, name: str) -> None:
    """A press; in the next round an optional maneuver, once."""
    mine = table.you.ready(name)
    circle = table.you.holds("Circle")
    foe = table.prey.ready("Tara (G5)")

    fight(table, mine, foe)
    if name == WALKER:
        rest(table)
        assert table.where(circle) == "hand"
        return
    table.you.plays("Circle", by=mine)
    assert damage_to(table, foe) == 1
    table.you.does("use maneuver")
    rest(table)
    assert damage_to(table, foe) == 1
    assert table.where(circle) == "ash_heap"
    assert table.waits_for(table.you)
