"""Sociopath: an archetype fed by whom its bearer burns or sends to torpor in combat."""

from __future__ import annotations

import pytest

from block_talk import UNLOCKER
from combat_talk import COMPANION, fight, made_up, rest
from made_up import paper
from methuselah.language import (
    OPPOSING,
    TARGET,
    before_range,
    burn_card,
    choose,
    environmental_damage,
    on,
    sends_to_torpor,
    static,
    use,
)
from table_talk import Table

SOCIOPATH = "Sociopath"
STRONG = paper("Fists", static("strength", 9), kind="equipment")


@pytest.mark.parametrize(
    ("victim", "both", "gains"),
    [
        ("Nassir", False, 1),
        ("Underbridge Stray", False, 1),
        ("Nassir", True, 0),
        ("Underbridge Stray", True, 0),
        ("", False, 0),
    ],
)
def test_a_sociopath_is_fed_by_the_fallen(
    table: Table, victim: str, both: bool, gains: int
) -> None:
    """Who is burned or goes to torpor in combat with it, if it remains ready itself."""
    mine = table.you.ready("Dodd", blood=3)
    table.you.in_play(SOCIOPATH, on=mine)
    if victim:
        table.you.in_play(STRONG, on=mine)
    theirs = table.prey.ready(victim or "Tara")
    if both:
        table.prey.in_play(STRONG, on=theirs)
    fight(table, mine, theirs)
    rest(table)
    assert (table.where(theirs) == "ready") is (victim == "")
    assert (table.where(mine) == "torpor") is both
    hurt = 0 if victim == "Underbridge Stray" else 1
    assert table.blood(mine) == (0 if both else 3 - hurt + gains)


def test_a_sociopath_feels_nothing_outside_of_its_fights(table: Table) -> None:
    """Another's victim, or one that an effect sends to torpor, feeds it not."""
    mine, other = table.you.ready("Dodd", blood=3), table.you.ready("Tock")
    table.you.in_play(SOCIOPATH, on=mine)
    table.you.in_play(STRONG, on=other)
    theirs, third = table.prey.ready("Nassir"), table.prey.ready("Duck")
    blow = paper("Blow", use(choose(on()), sends_to_torpor(TARGET), at=("minion",)))
    table.you.in_play(blow)
    table.you.uses("Blow")
    table.you.chooses(third)
    fight(table, other, theirs)
    rest(table)
    assert table.where(theirs) == "torpor"
    assert table.blood(mine) == 3


@pytest.mark.parametrize("feeding", [True, False])
def test_a_sociopath_is_fed_by_its_own_blows(table: Table, feeding: bool) -> None:
    """Its own card that harms the opponent counts; that of a third Methuselah does not."""
    mine = table.you.ready("Dodd", blood=3)
    table.you.in_play(SOCIOPATH, on=mine)
    theirs = table.prey.ready("Nassir", blood=0)
    seat = table.you if feeding else table.grand_prey
    seat.in_play(
        paper("Hail", use(choose(on()), environmental_damage(1, TARGET), at=("before_range",)))
    )
    fight(table, mine, theirs)
    seat.uses("Hail")
    seat.chooses(theirs)
    rest(table)
    assert table.where(theirs) == "torpor"
    assert table.blood(mine) == 3 + feeding


def test_a_sociopath_is_not_fed_by_what_another_does(table: Table) -> None:
    """A frenzy sends the opponent to torpor after combat: nobody has struck."""
    mine = table.you.ready("Dodd", blood=3)
    table.you.in_play(SOCIOPATH, on=mine)
    claws = static("aggravated strikes", word="hand")
    table.you.in_play(paper("Claws", claws, kind="equipment"), on=mine)
    theirs = table.prey.ready("Nassir")
    table.grand_prey.holds("Rötschreck")
    fight(table, mine, theirs)
    table.grand_prey.plays("Rötschreck")
    rest(table)
    assert table.where(theirs) == "torpor"
    assert table.blood(mine) == 3


@pytest.mark.parametrize("burned", [True, False])
def test_a_sociopath_sends_by_an_effect(table: Table, burned: bool) -> None:
    """Of its own combat card, to torpor or to the ash heap."""
    mine = table.you.ready("Dodd", blood=3)
    table.you.in_play(SOCIOPATH, on=mine)
    deed = burn_card(OPPOSING) if burned else sends_to_torpor(OPPOSING)
    table.you.holds(made_up("Deed", modes=(before_range(deed),)))
    theirs = table.prey.ready("Nassir")
    fight(table, mine, theirs)
    table.you.plays("Deed", by=mine)
    rest(table)
    assert table.where(theirs) == ("ash_heap" if burned else "torpor")
    assert table.blood(mine) == 4


def test_a_sociopath_burns_by_diablerie_in_combat(table: Table) -> None:
    """With Amaranth, instead of sending it to torpor: fed once; after a diablerie action not."""
    mine, other = table.you.ready("Dodd", blood=3), table.you.ready("Tock", blood=3)
    for vampire in (mine, other):
        table.you.in_play(SOCIOPATH, on=vampire)
    table.you.in_play(STRONG, on=mine)
    table.you.holds("Amaranth")
    theirs, fallen = table.prey.ready("Nassir", blood=0), table.prey.torpor("Duck", blood=0)
    fight(table, mine, theirs)
    table.you.plays("Amaranth", by=mine)
    rest(table)
    assert table.where(theirs) == "ash_heap"
    assert table.blood(mine) == 3 - 1 + 1
    table.you.acts(word="diablerie", by=other, target=fallen)
    rest(table)
    assert table.where(fallen) == "ash_heap"
    assert table.blood(other) == 3


@pytest.mark.parametrize("first", [0, 1])
def test_a_sociopath_is_fed_once_each_turn(table: Table, first: int) -> None:
    """The second victim of a turn feeds it no more, burned or in torpor."""
    mine = table.you.ready("Dodd", blood=4)
    table.you.ready(COMPANION)
    table.you.in_play(SOCIOPATH, on=mine)
    table.you.in_play(STRONG, on=mine)
    one, two = table.prey.ready("Nassir"), table.prey.ready("Underbridge Stray")
    havens = [table.you.in_play("Haven Uncovered", on=victim) for victim in (one, two)]
    key = table.you.in_play(UNLOCKER)
    table.you.acts(havens[first], by=mine)
    rest(table)
    assert table.blood(mine) == (5 if first else 4)
    table.you.uses(key)
    table.you.acts(havens[1 - first], by=mine)
    rest(table)
    assert (table.where(one), table.where(two)) == ("torpor", "ash_heap")
    assert table.blood(mine) == 4
