"""Project, which small monsters do not block, and Abjure, which ends a fight with a monster."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import PAUSE, made_vampire
from combat_talk import COMPANION, MANEUVER, PRESS, fight, rest
from fight_talk import damage_to
from imbued_talk import SIGHT, given, left
from made_up import paper
from methuselah.language import TARGET, action, choose, enters_combat, minion, ready
from scenes.telling import changing
from table_talk import Table

PROJECT, ABJURE = "Project", "Abjure"
EARL, PETER = 'Earl "Shaka74" Deams (G4)', 'Peter "Outback295" Rophail (G4)'
JOHN, LEAF = 'John "Cop90" O\'Malley (G4)', 'Leaf "Potter116" Pankowski (G4)'
WALL = made_vampire("Wall", capacity=11)
GHOST = frozenset({"wraith"})


@pytest.mark.parametrize(("name", "who", "other"), [(PROJECT, EARL, PETER), (ABJURE, PETER, EARL)])
@pytest.mark.parametrize("intercept", [0, 1])
def test_an_imbued_gets_a_power(
    table: Table, name: str, who: str, other: str, intercept: int
) -> None:
    """By an action at +1 stealth of one with the virtue, which unlocks."""
    mine, stranger = table.you.ready(who), table.you.ready(other)
    power = table.you.holds(name)
    guard = table.prey.ready("Carlton Van Wyk")
    table.prey.in_play(changing("intercept", intercept + (who == EARL)), on=guard)
    assert table.you.can_play(name, by=mine)
    assert not table.you.can_play(name, by=stranger)
    table.you.acts(name, by=mine)
    assert action_of(table).inherent == 1
    table.prey.blocks(guard)
    rest(table)
    assert table.where(power) == ("attached" if intercept == 0 else "ash_heap")
    assert table.locked(mine) is (intercept == 1)


# -- Project --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("foe", "may"),
    [
        (made_vampire("Six", capacity=6), False),
        (made_vampire("Seven", capacity=7), True),
        (paper("Ghost", kind="ally", life=2, strength=1, pool_cost=3, keywords=GHOST), False),
        (paper("Geist", kind="ally", life=2, strength=1, pool_cost=4, keywords=GHOST), True),
        (paper("Shade", kind="ally", life=2, strength=1, blood_cost=4, keywords=GHOST), False),
        ("Carlton Van Wyk", True),
        (LEAF, True),
    ],
)
@pytest.mark.parametrize("used", [True, False])
def test_who_blocks_a_projection(table: Table, foe: object, may: bool, used: bool) -> None:
    """No vampire below 7, no monster of an ally that costs less than 4 pool; mortals do."""
    mine = table.you.ready(LEAF if foe != LEAF else JOHN)
    power = table.you.in_play(PROJECT, on=mine)
    held = given(table, "you", mine, 1)
    table.you.ready(COMPANION)
    table.prey.ready(WALL)
    blocker = table.prey.ready(foe)  # type: ignore[arg-type]
    table.you.acts(word="bleed", by=mine)
    assert table.you.may("use", card=power)
    if used:
        table.you.uses(power)
        assert left(table, held) == 0
        assert table.locked(power)
    table.until("action", table.prey)
    assert table.prey.may("block", minion=blocker) is (may or not used)


def test_a_projection_is_for_one_action_as_it_is_announced(table: Table) -> None:
    """Not later; in the next action all block again."""
    mine, second = table.you.ready(LEAF), table.you.ready("Ryan")
    power = table.you.in_play(PROJECT, on=mine)
    given(table, "you", mine, 2)
    table.you.ready(COMPANION)
    table.prey.ready(WALL)
    small = table.prey.ready("Duck")
    table.you.holds(PAUSE)
    table.you.acts(word="bleed", by=mine)
    table.you.uses(power)
    table.until("action", table.prey)
    assert not table.prey.may("block", minion=small)
    rest(table)
    table.you.acts(word="bleed", by=second)
    table.until("action", table.prey)
    assert table.prey.may("block", minion=small)


def test_without_a_conviction_nothing_is_projected(table: Table) -> None:
    """Nor once it has been announced."""
    poor, rich = table.you.ready(LEAF), table.you.ready(JOHN)
    first, second = (table.you.in_play(PROJECT, on=one) for one in (poor, rich))
    given(table, "you", rich, 1)
    table.you.ready(COMPANION)
    table.prey.ready(WALL)
    table.you.holds(PAUSE)
    table.you.acts(word="bleed", by=poor)
    assert not table.you.may("use", card=first)
    rest(table)
    table.you.acts(word="bleed", by=rich)
    table.until("action", table.you)
    assert not table.you.may("use", card=second)


# -- Abjure ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", ["hand", "ash_heap"])
@pytest.mark.parametrize("takes", [True, False])
def test_abjure_ends_the_fight_of_another_mortal(table: Table, place: str, takes: bool) -> None:
    """With a monster, before range; the imbued locks and may gain a conviction."""
    peter, mine = table.you.ready(PETER), table.you.ready(JOHN)
    power = table.you.in_play(ABJURE, on=peter)
    theirs = table.prey.ready(WALL)
    sight = table.you.puts(SIGHT, place)
    table.you.holds(PRESS, MANEUVER)
    fight(table, mine, theirs)
    table.until("before_range", table.you)
    table.you.uses(power)
    assert (table.locked(peter), table.locked(power)) == (True, True)
    if takes:
        table.you.does("fetch", word=place)
    else:
        table.you.does("done")
    rest(table)
    assert table.where(sight) == ("attached" if takes else place)
    assert damage_to(table, mine) == damage_to(table, theirs) == 0
    assert table.prey.pool() == 30
    assert table.waits_for(table.you)


def test_abjure_ends_its_own_fight_for_nothing(table: Table) -> None:
    """Attacked, it is unlocked still: combat ends, and it gains no conviction."""
    peter, mine = table.prey.ready(PETER), table.you.ready(WALL)
    power = table.prey.in_play(ABJURE, on=peter)
    table.prey.ready("Carlton Van Wyk")
    table.prey.holds(SIGHT)
    table.you.holds(paper("Rush", action(choose(ready(minion)), enters_combat(TARGET))))
    table.you.ready(COMPANION)
    table.you.acts("Rush", by=mine)
    table.you.chooses(peter)
    table.until("before_range", table.prey)
    table.prey.uses(power)
    assert table.locked(peter)
    while not table.over():
        assert not table.prey.may("fetch")
        table.pass_on()
    assert damage_to(table, mine) == damage_to(table, peter) == 0


@pytest.mark.ruling(ABJURE, 1)
@pytest.mark.parametrize(
    ("place", "locked", "fighter", "foe", "may"),
    [
        ("ready", False, JOHN, "Nassir", True),
        ("incapacitated", False, JOHN, "Nassir", True),
        ("ready", True, JOHN, "Nassir", False),
        ("ready", False, "Carlton Van Wyk", "Nassir", True),
        ("ready", False, "Ryan", "Nassir", False),
        ("ready", False, "Ryan", "Carlton Van Wyk", True),
        ("ready", False, JOHN, "Carlton Van Wyk", False),
    ],
)
def test_when_abjure_ends_a_fight(
    table: Table, place: str, locked: bool, fighter: str, foe: str, may: bool
) -> None:
    """Of a monster with a mortal, whosever; by an incapacitated one too, not by a locked one."""
    peter = table.you.puts(PETER, place, locked=locked)
    power = table.you.in_play(ABJURE, on=peter)
    mine, theirs = table.you.ready(fighter), table.prey.ready(foe)
    table.you.holds(PRESS, MANEUVER, paper("Nod", kind="combat"))
    table.you.ready(COMPANION)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(theirs)
    seen = set()
    while not table.over():
        if table.you.may("use", card=power):
            seen.add(table.asked().window)  # type: ignore[union-attr]
        table.pass_on()
    assert seen == ({"before_range"} if may else set())


def test_in_a_fight_of_others_too(table: Table) -> None:
    """Between your prey's monster and her own prey's mortal it may be used as well."""
    peter = table.grand_prey.ready(PETER)
    power = table.grand_prey.in_play(ABJURE, on=peter)
    mine, theirs = table.you.ready(JOHN), table.prey.ready(WALL)
    fight(table, mine, theirs)
    while not table.grand_prey.may("use", card=power):
        table.pass_on()
    table.grand_prey.uses(power)
    rest(table)
    assert damage_to(table, mine) == damage_to(table, theirs) == 0
