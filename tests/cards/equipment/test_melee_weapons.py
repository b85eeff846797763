"""Melee weapons: Tiger's Claws, a bat that leaves its bearer free, Kerrie and Poker."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import AGAIN, COMPANION, DODGE, MANEUVER, PRESS, fight, rest
from fight_talk import damage_to, replaced, weapon
from made_up import paper
from methuselah.language import (
    TARGET,
    anywhere,
    burn_card,
    choose,
    gain_pool,
    is_a,
    melee_strike,
    modifier,
    prevents_damage,
    static,
    use,
)
from scenes.actions import comes_into_play
from scenes.telling import changing
from table_talk import Table

KERRIE, POKER = "Kerrie", "Poker"
LAIBON = "Fish (G4)"
CLAWS, BASEBALL = "Bang Nakh — Tiger's Claws", "Baseball Bat"
WALL = made_vampire("Wall", capacity=11)
AFTER = paper("After", modifier(gain_pool(1), at=("after_resolution",)))


@pytest.mark.parametrize("name", [CLAWS, BASEBALL])
def test_they_come_into_play(name: str) -> None:
    """For 2 pool, for 1 pool; to anybody."""
    comes_into_play(name, by="Ryan")


@pytest.mark.parametrize(("name", "more"), [(CLAWS, 2), (BASEBALL, 1), (KERRIE, 1)])
@pytest.mark.parametrize("far", [False, True])
def test_they_add_to_strength(table: Table, name: str, more: int, far: bool) -> None:
    """Strength and so much more at close range, each round; nothing at long range."""
    mine, theirs = table.you.ready(LAIBON), table.prey.ready(WALL)
    weapon = table.you.in_play(name, on=mine)
    table.you.in_play(changing("strength", 1), on=mine)
    table.you.holds(PRESS)
    table.prey.holds(MANEUVER)
    fight(table, mine, theirs)
    if far:
        table.prey.plays("A maneuver", by=theirs)
    table.you.uses(weapon, level="strike")
    table.until("press", table.you)
    first = 0 if far else 2 + more
    assert damage_to(table, theirs) == first
    assert damage_to(table, theirs, aggravated=True) == 0
    table.you.plays("A press", by=mine)
    table.you.uses(weapon, level="strike")
    rest(table)
    assert damage_to(table, theirs) == first + 2 + more
    assert table.on(weapon) == mine
    assert table.waits_for(table.you)


# -- Baseball Bat ---------------------------------------------------------------------------------


@pytest.mark.parametrize("blocked", [False, True])
def test_the_batter_unlocks_at_the_end_of_the_turn(table: Table, blocked: bool) -> None:
    """Not before, and not if the action was blocked; nobody else."""
    mine, other = table.you.ready("Ryan"), table.you.ready("Nik Sikko", locked=True)
    table.you.ready(COMPANION)
    theirs = table.prey.ready(WALL)
    table.prey.in_play(changing("intercept", int(blocked)), on=theirs)
    table.you.holds(BASEBALL)
    table.you.acts(BASEBALL, by=mine)
    table.prey.blocks(theirs)
    rest(table)
    assert table.locked(mine)
    table.until_turn_of(table.prey, "minion")
    assert table.locked(mine) is blocked
    assert table.locked(other)


def test_whoever_takes_the_bat_stays_locked(table: Table) -> None:
    """An equip action, but not the one of the card."""
    mine, other = table.you.ready("Ryan"), table.you.ready("Nik Sikko")
    table.you.ready(COMPANION)
    bat = table.you.in_play(BASEBALL, on=other)
    table.you.acts(by=mine, word="take equipment")
    rest(table)
    assert table.on(bat) == mine
    table.until_turn_of(table.prey, "minion")
    assert table.locked(mine)


@pytest.mark.ruling(BASEBALL, 3)
@pytest.mark.ruling(BASEBALL, 4)
@pytest.mark.parametrize("blocked", [False, True])
def test_the_bat_is_replaced_when_the_action_is_over(table: Table, blocked: bool) -> None:
    """After every combat, and after what is played when it is resolved."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(BASEBALL, AFTER)
    theirs = table.prey.ready(WALL)
    table.prey.in_play(changing("intercept", int(blocked)), on=theirs)
    table.you.acts(BASEBALL, by=mine)
    if blocked:
        table.prey.blocks(theirs)
    table.until("after_resolution", table.you)
    assert table.you.hand() == ["After"]
    table.you.plays("After", by=mine)
    assert not table.you.can_play("Filler")
    rest(table)
    assert table.you.hand() == ["Filler", "Filler"]


@pytest.mark.ruling(BASEBALL, 1)
def test_a_concealed_bat_is_replaced_at_once(table: Table) -> None:
    """Put into play by Concealed Weapon, it waits for nothing."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready(WALL)
    table.you.holds("Concealed Weapon", BASEBALL)
    fight(table, mine, theirs)
    table.you.plays("Concealed Weapon", by=mine)
    table.until("strike", table.you)
    assert sorted(table.you.hand()) == ["Filler", "Filler"]
    assert table.you.may("use", card=BASEBALL)
    rest(table)
    table.until_turn_of(table.prey, "minion")
    assert table.locked(mine)


# -- Kerrie ---------------------------------------------------------------------------------------

WAKER = paper("Waker", static("awake"), kind="equipment")
RUST = paper("Rust", use(choose(anywhere(is_a("equipment"))), burn_card(TARGET), at=("press",)))


def test_a_laibon_equips_with_kerrie(table: Table) -> None:
    """For 1 pool; nobody else."""
    comes_into_play(KERRIE, by=LAIBON)
    mine, other = table.you.ready(LAIBON), table.you.ready("Ryan")
    table.you.holds(KERRIE)
    assert table.you.can_play(KERRIE, by=mine)
    assert not table.you.can_play(KERRIE, by=other)


@pytest.mark.parametrize("far", [False, True])
@pytest.mark.parametrize("dodged", [False, True])
def test_kerrie_is_thrown(table: Table, far: bool, dodged: bool) -> None:
    """Strength damage at any range; dodged or not, it lies face down until the action is over."""
    mine, theirs = table.you.ready(replaced(LAIBON, strength=2)), table.prey.ready(WALL)
    kerrie = table.you.in_play(KERRIE, on=mine)
    table.prey.in_play(RUST)
    table.you.holds(PRESS, AGAIN)
    table.prey.holds(MANEUVER, DODGE)
    fight(table, mine, theirs)
    if far:
        table.prey.plays("A maneuver", by=theirs)
    table.you.uses(kerrie, level="throw")
    if dodged:
        table.prey.plays("A dodge", by=theirs)
    table.until("press", table.you)
    assert damage_to(table, theirs) == (0 if dodged else 2)
    table.you.plays("A press", by=mine)
    while not table.you.can_play("Another combat"):
        assert not table.you.may("use", card=kerrie)
        assert not table.prey.may("use", card="Rust"), "it is out of play"
        table.pass_on()
    table.you.plays("Another combat", by=mine)
    while not table.over():
        assert not table.you.may("use", card=kerrie)
        table.pass_on()
    assert table.on(kerrie) == mine
    assert table.waits_for(table.you)


def test_kerrie_is_there_again_in_the_next_action(table: Table) -> None:
    """And may be thrown again."""
    mine, theirs = table.you.ready(LAIBON), table.prey.ready(WALL)
    kerrie = table.prey.in_play(KERRIE, on=theirs)
    table.prey.in_play(WAKER, on=theirs)
    again = table.you.ready("Tara (G5)")
    fight(table, mine, theirs)
    table.prey.uses(kerrie, level="throw")
    rest(table)
    assert damage_to(table, mine) == 1
    assert table.state.controller(kerrie) == table.prey.number
    table.you.acts(word="bleed", by=again)
    table.prey.blocks(theirs)
    table.prey.uses(kerrie, level="throw")
    rest(table)
    assert damage_to(table, again) == 1


def test_a_burned_laibon_leaves_no_kerrie(table: Table) -> None:
    """It is burned with its bearer, face down or not."""
    mine, theirs = table.you.ready(LAIBON, blood=1), table.prey.ready(WALL)
    kerrie = table.you.in_play(KERRIE, on=mine)
    fire = table.prey.in_play(weapon("Fire", melee_strike(+2, aggravated=True)), on=theirs)
    fight(table, mine, theirs)
    table.you.uses(kerrie, level="throw")
    table.prey.uses(fire, level="strike")
    rest(table)
    assert (table.where(mine), table.where(kerrie)) == ("ash_heap", "ash_heap")


@pytest.mark.ruling(KERRIE, 1)
@pytest.mark.rules_text("003 Kerrie 1")
def test_the_thrown_weapon_is_a_melee_weapon(table: Table) -> None:
    """What adds to the damage of melee weapons adds to it."""
    mine, theirs = table.you.ready(LAIBON), table.prey.ready(WALL)
    kerrie = table.you.in_play(KERRIE, on=mine)
    heavy = paper("Heavy", static("strike damage", +2, word="melee weapon"), kind="equipment")
    table.you.in_play(heavy, on=mine)
    fight(table, mine, theirs)
    table.you.uses(kerrie, level="throw")
    rest(table)
    assert damage_to(table, theirs) == 3


# -- Poker ----------------------------------------------------------------------------------------

KIASYD = replaced("Greer Worder", capacity=9, disciplines=("FOR",))


@pytest.mark.parametrize("name", ["Wall", "kiasyd"])
def test_poker_hurts_kiasyd_badly(table: Table, name: str) -> None:
    """Strength +1, aggravated for a Kiasyd only; not what comes of hands."""
    comes_into_play(POKER, by="Ryan")
    mine = table.you.ready("Ryan")
    theirs = table.prey.ready(KIASYD if name == "kiasyd" else WALL)
    poker = table.you.in_play(POKER, on=mine)
    table.you.in_play(changing("strength", 1), on=mine)
    fight(table, mine, theirs)
    table.you.uses(poker, level="strike")
    rest(table)
    assert damage_to(table, theirs) == 3
    assert damage_to(table, theirs, aggravated=True) == (3 if name == "kiasyd" else 0)
    assert table.on(poker) == mine


def shield(points: int, code: str, name: str) -> object:
    """A combat card that prevents so much, of a Discipline or of none."""
    way = prevents_damage(points)
    return paper(name, levels={code: way}) if code else paper(name, way)


@pytest.mark.parametrize(
    ("shields", "burned"),
    [
        (((2, "for"),), True),
        (((2, "FOR"),), True),
        (((1, "for"),), False),
        (((1, "for"), (1, "for")), True),
        (((1, "for"), (1, "pot")), False),
        (((2, "pot"),), False),
        (((2, ""),), False),
        ((), False),
    ],
)
@pytest.mark.parametrize("with_poker", [True, False])
def test_fortitude_breaks_the_poker(
    table: Table, shields: tuple[tuple[int, str], ...], burned: bool, with_poker: bool
) -> None:
    """All of its damage, prevented by cards that require it; not that of other strikes."""
    mine = table.you.ready("Ryan")
    theirs = table.prey.ready(made_vampire("Tough", "FOR", "POT", capacity=11))
    poker = table.you.in_play(POKER, on=mine)
    names = [f"Shield {number}" for number in range(len(shields))]
    table.you.holds(DODGE)
    table.prey.holds(
        *(shield(n, code, name) for (n, code), name in zip(shields, names, strict=True))
    )
    fight(table, mine, theirs)
    if with_poker:
        table.you.uses(poker, level="strike")
    else:
        table.you.does("hand strike")
    for name in names:
        if with_poker or name == "Shield 0":
            table.prey.plays(name, by=theirs)
    rest(table)
    gone = burned and with_poker
    assert table.where(poker) == ("ash_heap" if gone else "attached")


def test_a_dodged_poker_stays(table: Table) -> None:
    """Nothing of it was prevented."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready(WALL)
    poker = table.you.in_play(POKER, on=mine)
    table.prey.holds(DODGE)
    fight(table, mine, theirs)
    table.you.uses(poker, level="strike")
    table.prey.plays("A dodge", by=theirs)
    rest(table)
    assert table.on(poker) == mine
