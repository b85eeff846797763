"""Blood Shield: 1 damage of a strike each round, and blood of the young for their blows."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import COMPANION, MANEUVER, PRESS, fight, made_up, rest
from fight_talk import damage_to, replaced, weapon
from made_up import paper
from methuselah.language import inflicts_each_round, melee_strike, prevents_damage
from scenes.actions import comes_into_play
from table_talk import Table

SHIELD = "Blood Shield"
OSEBO = replaced("Ryan", clans=("Osebo",), capacity=9)
SIX, SEVEN = made_vampire("Six", capacity=6), made_vampire("Seven", capacity=7)


def test_an_osebo_equips_with_it(table: Table) -> None:
    """For 2 pool; nobody of another clan."""
    comes_into_play(SHIELD, by=OSEBO)
    mine, other = table.you.ready(OSEBO), table.you.ready("Nassir")
    table.you.holds(SHIELD)
    assert table.you.can_play(SHIELD, by=mine)
    assert not table.you.can_play(SHIELD, by=other)


@pytest.mark.ruling(SHIELD, 2)
def test_anybody_takes_the_shield(table: Table) -> None:
    """The rulebook action asks for no requirement, and it works for whoever has it."""
    mine, ryan = table.you.ready(OSEBO), table.you.ready("Nassir")
    shield = table.you.in_play(SHIELD, on=mine)
    table.you.ready(COMPANION)
    table.you.acts(word="take equipment", by=ryan)
    rest(table)
    assert table.on(shield) == ryan


@pytest.mark.ruling(SHIELD, 1)
@pytest.mark.parametrize(
    ("foe", "blow", "burned"),
    [
        (SIX, "hand", 2),
        (SEVEN, "hand", 0),
        (SIX, "weapon", 0),
        ("Loyal Street Gang", "hand", 0),
    ],
)
def test_what_the_blow_costs(table: Table, foe: object, blow: str, burned: int) -> None:
    """2 blood at once, of a vampire of 6 or less that strikes by hand; before it mends."""
    mine, theirs = table.you.ready("Nassir"), table.prey.ready(foe)  # type: ignore[arg-type]
    shield = table.you.in_play(SHIELD, on=mine)
    claw = table.prey.in_play(weapon("Claw", melee_strike(0)), on=theirs)
    full = 2 if foe == "Loyal Street Gang" else 6 if foe == SIX else 7
    fight(table, mine, theirs)
    if blow == "hand":
        table.prey.does("hand strike")
    else:
        table.prey.uses(claw, level="strike")
    while not table.you.may("use", card=shield):
        table.pass_on()
    assert table.blood(theirs) == full
    table.you.uses(shield)
    rest(table)
    assert damage_to(table, mine) == 0
    assert damage_to(table, theirs) == 1
    assert table.where(theirs) == "ready"
    assert table.blood(theirs) == full - burned - 1
    assert table.waits_for(table.you)


@pytest.mark.ruling(SHIELD, 1)
def test_it_burns_before_the_damage_is_mended(table: Table) -> None:
    """2 of 2 blood go first: nothing is left to mend the blow with."""
    mine, theirs = table.you.ready("Nassir"), table.prey.ready(SIX, blood=2)
    shield = table.you.in_play(SHIELD, on=mine)
    fight(table, mine, theirs)
    table.you.uses(shield)
    rest(table)
    assert table.where(theirs) == "torpor"


def test_one_damage_each_round(table: Table) -> None:
    """1 of 3; in the next round again, in the same one not; nothing more."""
    mine, theirs = table.you.ready(OSEBO), table.prey.ready(SEVEN)
    shield = table.you.in_play(SHIELD, on=mine)
    claw = table.prey.in_play(weapon("Claw", melee_strike(2)), on=theirs)
    table.you.holds(PRESS)
    fight(table, mine, theirs)
    for number in (1, 2):
        table.prey.uses(claw, level="strike")
        table.you.uses(shield)
        assert not table.you.may("use", card=shield)
        if number == 1:
            table.you.plays("A press", by=mine)
    rest(table)
    assert damage_to(table, mine) == 4


def test_only_damage_of_strikes(table: Table) -> None:
    """What a retainer inflicts from afar is not prevented."""
    mine, theirs = table.you.ready(OSEBO), table.prey.ready(SEVEN)
    shield = table.you.in_play(SHIELD, on=mine)
    hound = paper("Hound", inflicts_each_round(2, ranged=True), kind="retainer", life=1)
    table.prey.in_play(hound, on=theirs)
    table.you.holds(MANEUVER, made_up("Soak", modes=(prevents_damage(9),)))
    fight(table, mine, theirs)
    table.you.plays("A maneuver", by=mine)
    while not table.you.may("play", card="Soak"):
        table.pass_on()
    assert not table.you.may("use", card=shield)
    rest(table)
    assert damage_to(table, mine) == 2
