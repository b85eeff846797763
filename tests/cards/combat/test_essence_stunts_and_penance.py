"""Inner Essence, Stunt Cycle, Unholy Penance: a cost reduced, damage evaded, a foe marked."""

from __future__ import annotations

import pytest

from block_talk import COMPANION, UNLOCKER, made_vampire
from combat_talk import AGAIN, DODGE, GOES_ON, MANEUVER, PRESS, fight, made_up, rest
from fight_talk import damage_to
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import (
    additional_strikes,
    before_strikes,
    gain_pool,
    modifier,
    ranged_strike,
    strike,
)
from scenes.strikes import once_each, only_before_range, strikes
from scenes.telling import changing
from table_talk import Table

ESSENCE = "Inner Essence"
STUNT = "Stunt Cycle"
PENANCE = "Unholy Penance"


# -- Inner Essence ---------------------------------------------------------------------------------


WAIT = made_up("Wait", modes=(before_strikes(),))


def dear(name: str, cost: int, pool: int = 0) -> Definition:
    """A combat card that costs so much blood, played before strikes."""
    return paper(
        name, before_strikes(gain_pool(1)), kind="combat", blood_cost=cost, pool_cost=pool or None
    )


@pytest.mark.parametrize(("level", "gained"), [("vic", 0), ("VIC", 1)])
@pytest.mark.parametrize("use", [True, False])
def test_essence_makes_one_combat_card_cheaper(
    table: Table, level: str, gained: int, use: bool
) -> None:
    """By 1 blood, once, by choice; nobody else's card, nor one that costs nothing."""
    mine = table.you.ready(made_vampire("Flesh", level, capacity=8), blood=5)
    table.you.holds(ESSENCE, dear("Dear", 2), dear("Other", 2), dear("Free", 0), WAIT)
    theirs = table.prey.ready(made_vampire("Foe", capacity=8), blood=5)
    table.prey.holds(dear("Theirs", 1))
    fight(table, mine, theirs)
    table.you.plays(ESSENCE, by=mine, level=level)
    assert table.blood(mine) == 5 + gained
    table.you.plays("Free", by=mine)
    assert not table.you.may("use promise")
    table.prey.plays("Theirs", by=theirs)
    assert table.blood(theirs) == 4
    table.you.plays("Dear", by=mine)
    assert table.you.may("use promise")
    table.you.does("use promise") if use else table.you.passes()
    assert table.blood(mine) == 5 + gained - (1 if use else 2)
    table.you.plays("Other", by=mine)
    assert table.you.may("use promise") is not use
    if not use:
        table.you.does("use promise")
    assert table.blood(mine) == 5 + gained - 3
    rest(table)
    assert table.you.pool() == 33
    assert table.waits_for(table.you)


@pytest.mark.parametrize("cost", [1, 2])
def test_an_empty_vampire_plays_a_card_for_its_essence(table: Table, cost: int) -> None:
    """A card for 1 blood costs nothing then, and must be helped; one for 2 cannot be played."""
    mine = table.you.ready(made_vampire("Flesh", "vic", capacity=8), blood=1)
    table.you.holds(
        ESSENCE,
        paper("Dear", before_strikes(gain_pool(1)), kind="combat", blood_cost=cost),
        dear("Once", 1),
        WAIT,
    )
    theirs = table.prey.ready("Ryan")
    fight(table, mine, theirs)
    table.you.plays(ESSENCE, by=mine, level="vic")
    table.until("before_strikes", table.you)
    assert table.you.can_play("Dear", by=mine)  # 1 blood and 1 that is taken off
    table.you.plays("Dear", by=mine)
    if cost == 2:
        table.until("before_strikes", table.you)
        assert table.blood(mine) == 0
        assert not table.you.can_play("Once", by=mine)
    else:
        table.you.does("use promise")
        assert table.blood(mine) == 1


@pytest.mark.parametrize("level", ["vic", "VIC"])
def test_essence_waits_for_a_later_round_of_its_combat(table: Table, level: str) -> None:
    """And in another combat of the same turn it is played again."""
    mine = table.you.ready(made_vampire("Flesh", level, capacity=8), blood=6)
    table.you.holds(ESSENCE, ESSENCE, PRESS, AGAIN, dear("Dear", 2), dear("Nine", 9), WAIT)
    theirs = table.prey.ready(made_vampire("Foe", capacity=8))
    fight(table, mine, theirs)
    table.you.plays(ESSENCE, by=mine, level=level)
    table.until("before_strikes", table.you)
    assert not table.you.can_play("Nine", by=mine)  # 9 blood, and at most 7 there with 1 taken off
    table.you.plays("A press", by=mine)
    before = table.blood(mine)
    table.you.plays("Dear", by=mine)
    table.you.does("use promise")
    assert table.blood(mine) <= before - 1
    table.you.plays("Another combat", by=mine)
    table.you.plays(ESSENCE, by=mine, level=level)
    rest(table)
    assert table.waits_for(table.you)


@pytest.mark.parametrize("level", ["vic", "VIC"])
def test_essence_takes_off_1_at_most(table: Table, level: str) -> None:
    """What would still cost more than there is cannot be played."""
    mine = table.you.ready(made_vampire("Flesh", level, capacity=8), blood=1)
    there = 1 if level == "vic" else 2
    table.you.holds(ESSENCE, dear("Just", there + 1), dear("Too much", there + 2))
    theirs = table.prey.ready("Ryan")
    fight(table, mine, theirs)
    table.you.plays(ESSENCE, by=mine, level=level)
    table.until("before_strikes", table.you)
    assert table.you.can_play("Just", by=mine)
    assert not table.you.can_play("Too much", by=mine)


@pytest.mark.parametrize("level", ["vic", "VIC"])
def test_essence_is_for_combat_cards_and_blood(table: Table, level: str) -> None:
    """Not for a modifier after the fight, nor for pool; and over with the combat."""
    mine = table.you.ready(made_vampire("Flesh", level, capacity=8), blood=5)
    table.you.ready(COMPANION)
    pooled = paper("Pooled", before_strikes(), kind="combat", pool_cost=1)
    after = paper("After", modifier(at=("after_resolution",)), blood_cost=1)
    table.you.holds(ESSENCE, pooled, AGAIN, dear("Dear", 2), after, WAIT)
    theirs = table.prey.ready(made_vampire("Foe", capacity=8))
    fight(table, mine, theirs)
    table.you.plays(ESSENCE, by=mine, level=level)
    table.you.plays("Pooled", by=mine)
    assert not table.you.may("use promise")
    assert table.you.pool() == 29
    table.you.plays("Another combat", by=mine)
    before = table.blood(mine)
    table.you.plays("Dear", by=mine)
    assert not table.you.may("use promise")
    assert table.blood(mine) == before - 2
    table.you.plays("After", by=mine)
    assert not table.you.may("use promise")
    rest(table)
    assert table.waits_for(table.you)


def test_essence_before_range_once_each_combat() -> None:
    """By each vampire."""
    only_before_range(ESSENCE, by=made_vampire("Flesh", "VIC"), level="VIC")
    once_each(ESSENCE, by=made_vampire("Flesh", "VIC"), level="VIC")
    once_each(ESSENCE, by=made_vampire("Flesh", "VIC"), level="vic")


# -- Stunt Cycle -----------------------------------------------------------------------------------

RIDE = pytest.mark.parametrize(("level", "damage", "kept"), [("pot", 3, 1), ("POT", 4, 2)])


@RIDE
@pytest.mark.parametrize("theirs", [1, 2, 3])
@pytest.mark.ruling(STUNT, 2)
def test_a_stunt_hurts_and_evades_at_long_range(
    table: Table, level: str, damage: int, kept: int, theirs: int
) -> None:
    """3 or 4 damage; 1 or 2 of the opponent's strike prevented, or all of it if that is less."""
    mine = table.you.ready(made_vampire("Rider", level, capacity=8))
    card = table.you.holds(STUNT)
    foe = table.prey.ready(made_vampire("Foe", capacity=10))
    table.prey.holds(MANEUVER, paper("Shot", strike(ranged_strike(theirs))))
    fight(table, mine, foe)
    table.prey.plays("A maneuver", by=foe)
    table.you.plays(card, by=mine, level=level)
    table.prey.plays("Shot", by=foe)
    rest(table)
    assert damage_to(table, foe) == damage
    assert damage_to(table, mine) == max(0, theirs - kept)
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


@RIDE
@pytest.mark.ruling(STUNT, 3)
def test_what_a_stunt_does_not_evade_is_lost(
    table: Table, level: str, damage: int, kept: int
) -> None:
    """An additional strike of the same round hits in full; a dodged stunt evades all the same."""
    mine = table.you.ready(made_vampire("Rider", level, capacity=8))
    table.you.holds(STUNT)
    foe = table.prey.ready(made_vampire("Foe", capacity=10))
    table.prey.holds(
        MANEUVER,
        DODGE,
        paper("Twice", additional_strikes(1)),
        paper("Shot", strike(ranged_strike(2))),
    )
    fight(table, mine, foe)
    table.prey.plays("A maneuver", by=foe)
    table.you.plays(STUNT, by=mine, level=level)
    table.prey.plays("A dodge", by=foe)
    table.prey.plays("Twice", by=foe)
    table.prey.plays("Shot", by=foe)
    rest(table)
    assert damage_to(table, foe) == 0
    assert damage_to(table, mine) == 2


@RIDE
def test_a_stunt_is_done_at_long_range_only(
    table: Table, level: str, damage: int, kept: int
) -> None:
    """Not offered at close range."""
    mine = table.you.ready(made_vampire("Rider", level, capacity=8))
    table.you.holds(STUNT, DODGE)
    foe = table.prey.ready("Ryan")
    fight(table, mine, foe)
    table.until("strike", table.you)
    assert not table.you.can_play(STUNT)


@RIDE
@pytest.mark.parametrize(
    ("codes", "blood", "may"),
    [(("cel",), 1, True), (("CEL",), 4, True), (("cel",), 0, False), (("pot",), 4, False)],
)
@pytest.mark.ruling(STUNT, 1)
def test_a_fast_opponent_evades_a_stunt(
    table: Table,
    level: str,
    damage: int,
    kept: int,
    codes: tuple[str, ...],
    blood: int,
    may: bool,
) -> None:
    """For 1 blood, whatever makes cards cheaper: all of its damage."""
    mine = table.you.ready(made_vampire("Rider", level, capacity=8))
    table.you.holds(STUNT)
    foe = table.prey.ready(made_vampire("Foe", *codes, capacity=10), blood=blood)
    table.prey.in_play(changing("blood cost", -3), on=foe)
    table.prey.holds(MANEUVER)
    fight(table, mine, foe)
    table.prey.plays("A maneuver", by=foe)
    table.you.plays(STUNT, by=mine, level=level)
    if may:
        table.until("prevent", table.prey)
        table.prey.does("use promise")
        assert table.blood(foe) == blood - 1
    else:
        while not table.over():
            assert not table.prey.may("use promise")
            table.pass_on()
    rest(table)
    assert damage_to(table, foe) == (0 if may else damage)
    assert damage_to(table, mine) == 0


def test_evading_is_for_that_strike(table: Table) -> None:
    """An additional strike of the rider cannot be evaded so; declined, the stunt hits."""
    mine = table.you.ready(made_vampire("Rider", "pot", capacity=8))
    table.you.holds(
        STUNT, paper("Twice", additional_strikes(1)), paper("Shot", strike(ranged_strike(2)))
    )
    foe = table.prey.ready(made_vampire("Foe", "cel", capacity=10), blood=9)
    table.prey.holds(MANEUVER)
    fight(table, mine, foe)
    table.prey.plays("A maneuver", by=foe)
    table.you.plays(STUNT, by=mine, level="pot")
    table.until("prevent", table.prey)
    table.prey.passes()
    table.you.plays("Twice", by=mine)
    table.you.plays("Shot", by=mine)
    while not table.over():
        assert not table.prey.may("use promise")
        table.pass_on()
    assert damage_to(table, foe) == 5


# -- Unholy Penance --------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["pre", "PRE"])
def test_penance_ends_combat(level: str) -> None:
    """For 1 blood, near and far; at superior it is put on the opponent."""
    strikes(PENANCE, by=made_vampire("Priest", "pre"), level="pre", damage=0, taken=0)


@pytest.mark.ruling(PENANCE, 1)
@pytest.mark.parametrize("far", [True, False])
def test_superior_penance_marks_the_opponent_after_combat(table: Table, far: bool) -> None:
    """+1 bleed of the striking vampire, not of another one, against her, not against others."""
    mine = table.you.ready(made_vampire("Priest", "PRE", capacity=8), blood=5)
    other = table.you.ready(made_vampire("Other", capacity=8))
    table.you.in_play(UNLOCKER)
    card = table.you.holds(PENANCE)
    foe = table.prey.ready(made_vampire("Foe", capacity=8))
    table.prey.holds(MANEUVER)
    fight(table, mine, foe)
    if far:
        table.prey.plays("A maneuver", by=foe)
    table.you.plays(card, by=mine, level="PRE")
    rest(table)
    assert table.on(card) == foe
    assert (damage_to(table, mine), damage_to(table, foe)) == (0, 0)
    assert table.blood(mine) == 4
    table.you.acts(word="bleed", by=other)
    table.nobody_reacts()
    assert table.prey.pool() == 29
    table.you.uses("Unlocker")
    table.you.chooses(mine)
    table.you.acts(word="bleed", by=mine)
    table.nobody_reacts()
    assert table.prey.pool() == 27
    table.until_turn_of(table.prey, "minion")
    table.prey.acts(card, by=foe)
    rest(table)
    assert table.where(card) == "ash_heap"
    assert table.locked(foe)


@pytest.mark.parametrize("whose", ["yours", "grand prey's"])
def test_penance_is_against_the_controller_of_its_bearer(table: Table, whose: str) -> None:
    """On a minion of somebody else it gives no bleed against the prey."""
    mine = table.you.ready(made_vampire("Priest", "PRE", capacity=8))
    table.you.ready(COMPANION)
    far = table.grand_prey.ready("Lauren")
    near = table.prey.ready("Nassir", locked=True)
    on = far if whose == "grand prey's" else near
    table.you.in_play(PENANCE, on=on, notes=(("striking", mine),))
    table.you.acts(word="bleed", by=mine)
    table.nobody_reacts()
    assert table.prey.pool() == (29 if on == far else 28)


@pytest.mark.parametrize("eyes", [0, 1])
def test_only_the_bearer_does_penance(table: Table, eyes: int) -> None:
    """At +1 stealth; no other minion of its controller, nor of the striker's."""
    table.you.ready(COMPANION)
    acting = table.you.ready("Ryan")
    other = table.you.ready("Nassir")
    card = table.you.in_play(PENANCE, on=acting, notes=(("striking", acting),))
    theirs = table.prey.in_play(PENANCE, on=table.prey.ready("Lauren"))
    blocker = table.prey.ready("Chester DuBois (G1)")
    table.prey.in_play(changing("intercept", eyes), on=blocker)
    assert not table.you.may("use action", card=card, by=other)
    assert not table.you.may("use action", card=theirs, by=other)
    table.you.acts(card, by=acting)
    table.prey.blocks(blocker)
    rest(table)
    assert (table.where(card) == "ash_heap") is (eyes == 0)
    assert table.locked(blocker) is bool(eyes)
    assert table.waits_for(table.you)


@pytest.mark.ruling(PENANCE, 2)
@pytest.mark.parametrize("how", [AGAIN, GOES_ON])
def test_no_penance_where_combat_goes_on(table: Table, how: Definition) -> None:
    """The card goes to the ash heap."""
    mine = table.you.ready(made_vampire("Priest", "PRE", capacity=8))
    card = table.you.holds(PENANCE)
    foe = table.prey.ready(made_vampire("Foe", capacity=8))
    table.prey.holds(how)
    fight(table, mine, foe)
    table.you.plays(card, by=mine, level="PRE")
    table.prey.plays(how.face.name, by=foe)
    rest(table)
    assert table.where(card) == "ash_heap"


def test_a_minion_has_one_penance_only(table: Table) -> None:
    """A second one ends combat, and no more."""
    mine = table.you.ready(made_vampire("Priest", "PRE", capacity=8))
    card = table.you.holds(PENANCE)
    foe = table.prey.ready(made_vampire("Foe", capacity=8))
    table.prey.in_play(PENANCE, on=foe, notes=(("striking", foe),))
    fight(table, mine, foe)
    table.you.plays(card, by=mine, level="PRE")
    rest(table)
    assert table.where(card) == "ash_heap"
    assert (damage_to(table, mine), damage_to(table, foe)) == (0, 0)


def test_penance_at_the_inferior_level_stays_with_nobody(table: Table) -> None:
    """Even of a vampire with superior Presence; a dodge keeps the superior off."""
    for level, dodged in (("pre", False), ("PRE", True)):
        one = Table()
        mine = one.you.ready(made_vampire("Priest", "PRE", capacity=8))
        card = one.you.holds(PENANCE)
        foe = one.prey.ready(made_vampire("Foe", capacity=8))
        one.prey.holds(DODGE)
        fight(one, mine, foe)
        one.you.plays(card, by=mine, level=level)
        if dodged:
            one.prey.plays("A dodge", by=foe)
        rest(one)
        assert one.where(card) == "ash_heap"
