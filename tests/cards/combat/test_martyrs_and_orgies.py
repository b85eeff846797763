"""Martyr's Resilience and Orgy of Blood: who gives blood for a fight, and who gains some by it."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import DODGE, MANEUVER, fight, made_up, rest
from fight_talk import damage_to
from made_up import paper
from methuselah.language import (
    among,
    any_of,
    attached,
    before_range,
    environmental_damage,
    hand_strike,
    is_a,
    is_named,
    is_on,
    ranged_strike,
    ready,
    recruits,
    static,
    strike,
)
from scenes.telling import changing
from table_talk import Table

MARTYR = "Martyr's Resilience"
ORGY = "Orgy of Blood"
BLOW = made_up("A blow", modes=(strike(hand_strike(+3)),))


def struck(table: Table, *codes: str, where: str = "ready", **how: object) -> tuple[int, int]:
    """Your fighter is about to take 4 damage; a martyr of the grand prey's looks on."""
    mine = table.you.ready(made_vampire("Fighter", capacity=8))
    theirs = table.prey.ready(made_vampire("Hitter", capacity=9))
    martyr = table.grand_prey.puts(made_vampire("Martyr", *codes, capacity=7), where, **how)
    table.prey.holds(BLOW)
    table.grand_prey.holds(MARTYR, MARTYR)
    fight(table, mine, theirs)
    table.prey.plays("A blow", by=theirs)
    return mine, martyr


@pytest.mark.parametrize("where", ["ready", "torpor"])
@pytest.mark.ruling(MARTYR, 1)
@pytest.mark.ruling(MARTYR, 2)
def test_a_martyr_prevents_a_point_of_somebodys_damage(table: Table, where: str) -> None:
    """From torpor as well; of a Methuselah who has no part in the combat; for nothing."""
    mine, martyr = struck(table, "aus", "for", where=where)
    table.grand_prey.plays(MARTYR, by=martyr, level="aus_for")
    rest(table)
    assert damage_to(table, mine) == 3
    assert table.blood(martyr) == 7
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("burned", "left"), [(0, 3), (2, 1), (3, 0), (5, 0)])
@pytest.mark.ruling(MARTYR, 3)
def test_a_superior_martyr_burns_x_for_x_and_1(table: Table, burned: int, left: int) -> None:
    """As much as it likes and has; what makes cards cheaper changes nothing ([ANK 20210226])."""
    mine, martyr = struck(table, "AUS", "FOR", blood=5)
    table.grand_prey.plays(MARTYR, by=martyr, level="AUS_FOR")
    numbers = {option.number for option in table.grand_prey.options("choose")}
    assert numbers == set(range(6))
    table.grand_prey.chooses(number=burned)
    rest(table)
    assert table.blood(martyr) == 5 - burned
    assert damage_to(table, mine) == left


@pytest.mark.ruling(MARTYR, 3)
def test_a_cheaper_card_does_not_save_the_martyrs_blood(table: Table) -> None:
    """What it burns is no cost of the card."""
    mine = table.you.ready(made_vampire("Fighter", capacity=8))
    theirs = table.prey.ready(made_vampire("Hitter", capacity=9))
    martyr = table.grand_prey.ready(made_vampire("Martyr", "AUS", "FOR", capacity=7))
    table.grand_prey.in_play(changing("blood cost", -3), on=martyr)
    table.prey.holds(BLOW)
    table.grand_prey.holds(MARTYR)
    fight(table, mine, theirs)
    table.prey.plays("A blow", by=theirs)
    table.grand_prey.plays(MARTYR, by=martyr, level="AUS_FOR")
    table.grand_prey.chooses(number=3)
    rest(table)
    assert table.blood(martyr) == 4


@pytest.mark.parametrize("who", ["locked", "fighter", "ally"])
def test_who_is_no_martyr(table: Table, who: str) -> None:
    """Not a locked vampire, nor one that fights."""
    mine = table.you.ready(made_vampire("Fighter", "AUS", "FOR", capacity=8))
    theirs = table.prey.ready(made_vampire("Hitter", capacity=9))
    if who == "locked":
        table.grand_prey.ready(made_vampire("Martyr", "AUS", "FOR"), locked=True)
    elif who == "ally":
        table.grand_prey.ready("War Ghoul")
    table.prey.holds(BLOW)
    (table.you if who == "fighter" else table.grand_prey).holds(MARTYR)
    fight(table, mine, theirs)
    table.prey.plays("A blow", by=theirs)
    while not table.over():
        assert not table.you.can_play(MARTYR)
        assert not table.grand_prey.can_play(MARTYR)
        table.pass_on()


@pytest.mark.ruling(MARTYR, 4)
def test_no_martyr_without_damage(table: Table) -> None:
    """Where nothing is inflicted there is nothing to prevent ([LSJ 20001114])."""
    mine = table.you.ready(made_vampire("Fighter", capacity=8))
    theirs = table.prey.ready(made_vampire("Hitter", capacity=9))
    table.grand_prey.ready(made_vampire("Martyr", "AUS", "FOR"))
    table.grand_prey.holds(MARTYR)
    table.you.holds(DODGE)
    table.prey.holds(DODGE)
    fight(table, mine, theirs)
    table.you.plays("A dodge", by=mine)
    table.prey.plays("A dodge", by=theirs)
    while not table.over():
        assert not table.grand_prey.can_play(MARTYR)
        table.pass_on()


@pytest.mark.parametrize("level", ["aus_for", "AUS_FOR"])
def test_a_martyr_saves_nobody_outside_of_the_combat(table: Table, level: str) -> None:
    """A bystander and its retainer are hurt; the fighters are not, so that nothing can be done."""
    bystander = ready(is_named("Bystander"))
    hurt = among(bystander, attached(is_a("retainer"), is_on(bystander)))
    stray = made_up("A stray shot", modes=(before_range(environmental_damage(1, hurt)),))
    mine = table.you.ready(made_vampire("Fighter", capacity=8))
    theirs = table.prey.ready(made_vampire("Hitter", capacity=9))
    other = table.prey.ready(made_vampire("Bystander", capacity=5))
    raven = table.prey.in_play("Raven Spy", on=other, level="ani", blood=3)
    table.grand_prey.ready(made_vampire("Martyr", "AUS", "FOR", capacity=7))
    table.grand_prey.holds(MARTYR)
    table.prey.holds(stray)
    fight(table, mine, theirs)
    table.prey.plays("A stray shot", by=theirs)
    while not damage_to(table, other):
        assert not table.grand_prey.can_play(MARTYR, level=level)
        table.pass_on()
    assert (damage_to(table, other), damage_to(table, raven)) == (1, 1)
    rest(table)


@pytest.mark.parametrize("level", ["aus_for", "AUS_FOR"])
def test_a_martyr_saves_the_fighter_beside_a_bystander(table: Table, level: str) -> None:
    """All are hurt at once, and only the fighter is helped."""
    others = ready(any_of(is_named("Bystander"), is_named("Fighter")))
    hurt = among(others, attached(is_a("retainer"), is_on(ready(is_named("Bystander")))))
    stray = made_up("A stray shot", modes=(before_range(environmental_damage(1, hurt)),))
    mine = table.you.ready(made_vampire("Fighter", capacity=8))
    table.you.in_play("Bowl of Convergence", on=mine)
    theirs = table.prey.ready(made_vampire("Hitter", capacity=9))
    other = table.prey.ready(made_vampire("Bystander", capacity=5))
    raven = table.prey.in_play("Raven Spy", on=other, level="ani", blood=3)
    martyr = table.grand_prey.ready(made_vampire("Martyr", "AUS", "FOR", capacity=7))
    table.grand_prey.holds(MARTYR)
    table.prey.holds(stray, DODGE)
    table.you.holds(DODGE)
    fight(table, mine, theirs)
    table.prey.plays("A stray shot", by=theirs)
    table.grand_prey.plays(MARTYR, by=martyr, level=level)
    if level == "AUS_FOR":
        table.grand_prey.chooses(number=0)
    table.you.plays("A dodge", by=mine)
    table.prey.plays("A dodge", by=theirs)
    rest(table)
    assert [damage_to(table, one) for one in (mine, other, raven)] == [0, 1, 1]


@pytest.mark.parametrize("level", ["aus_for", "AUS_FOR"])
def test_a_martyr_saves_a_retainer(table: Table, level: str) -> None:
    """One that is shot at long range, employed by a fighter."""
    shot = made_up("A shot", modes=(strike(ranged_strike(1)),))
    mine = table.you.ready(made_vampire("Fighter", capacity=8))
    raven = table.you.in_play("Raven Spy", on=mine, level="ani")
    theirs = table.prey.ready(made_vampire("Shooter", capacity=9))
    martyr = table.prey.ready(made_vampire("Martyr", "AUS", "FOR", capacity=7))
    table.prey.holds(shot, MANEUVER, MARTYR)
    fight(table, mine, theirs)
    table.prey.plays("A maneuver", by=theirs)
    table.prey.plays("A shot", by=theirs)
    table.prey.does("aim", target=raven)
    table.prey.plays(MARTYR, by=martyr, level=level)
    if level == "AUS_FOR":
        table.prey.chooses(number=0)
    rest(table)
    assert table.where(raven) == "attached"
    assert damage_to(table, raven) == 0


# -- Orgy of Blood -----------------------------------------------------------------------------


@pytest.mark.parametrize(("pool", "blood"), [(3, None), (None, 2)])
def test_an_orgy_feeds_all_vampires_of_its_player(
    table: Table, pool: int | None, blood: int | None
) -> None:
    """What the ally costs, in pool or in blood; those in torpor, too, and no others."""
    ally = paper("Brute", recruits(), kind="ally", life=1, pool_cost=pool, blood_cost=blood)
    mine = table.you.ready(made_vampire("Fighter", capacity=8), blood=4)
    sleeper = table.you.torpor(made_vampire("Sleeper", capacity=8), blood=1)
    servant = table.you.ready("War Ghoul", blood=3)
    stranger = table.prey.ready(made_vampire("Stranger", capacity=8), blood=2)
    theirs = table.prey.ready(ally)
    table.you.holds(ORGY, BLOW)
    fight(table, mine, theirs)
    table.you.plays("A blow", by=mine)
    table.you.plays(ORGY, by=mine)
    rest(table)
    gained = (pool or 0) + (blood or 0)
    assert table.where(theirs) == "ash_heap"
    assert table.blood(mine) == min(8, 4 + gained) - damage_to(table, mine)
    assert table.blood(sleeper) == 1 + gained
    assert (table.blood(servant), table.blood(stranger)) == (3, 2)
    assert table.waits_for(table.you)


@pytest.mark.ruling(ORGY, 1)
def test_an_orgy_of_who_goes_to_torpor_itself(table: Table) -> None:
    """The damage of both is resolved: the falling vampire may still have it ([LSJ 20100721])."""
    ally = paper("Brute", recruits(), kind="ally", life=1, pool_cost=3)
    mine = table.prey.ready(made_vampire("Fighter", capacity=8), blood=0)
    other = table.prey.ready(made_vampire("Other", capacity=8), blood=1)
    theirs = table.you.ready(ally)
    table.prey.holds(ORGY, BLOW)
    fight(table, theirs, mine)
    table.prey.plays("A blow", by=mine)
    table.prey.plays(ORGY, by=mine)
    rest(table)
    assert table.where(theirs) == "ash_heap"
    assert table.where(mine) == "torpor"
    assert table.blood(other) == 4


@pytest.mark.parametrize("how", ["vampire", "alive"])
def test_no_orgy_without_a_burning_ally(table: Table, how: str) -> None:
    """A vampire that burns is none; an ally that lives on is not being burned.

    Whoever holds it goes to torpor in the same moment, so that something is about to befall.
    """
    if how == "alive":
        theirs = table.you.ready("War Ghoul", blood=9)
    else:
        theirs = table.you.ready(made_vampire("Doomed", capacity=8), blood=1)
        table.you.in_play(paper("Wound", static("wounded"), kind="equipment"), on=theirs)
    mine = table.prey.ready(made_vampire("Fighter", capacity=8), blood=0)
    claws = paper("Claws", static("aggravated strikes"), kind="equipment")
    table.prey.in_play(claws, on=mine)
    table.prey.holds(ORGY, BLOW)
    fight(table, theirs, mine)
    table.prey.plays("A blow", by=mine)
    while not table.over():
        assert not table.prey.can_play(ORGY)
        table.pass_on()
    assert table.where(mine) == "torpor"
    assert table.where(theirs) == ("ready" if how == "alive" else "ash_heap")
