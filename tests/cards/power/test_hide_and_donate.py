"""Hide, which lets monsters pass by, and Donate, which helps other mortals."""

from __future__ import annotations

import pytest

from action_talk import action_of, is_offered, trick
from block_talk import PAUSE, UNLOCKER, made_vampire
from combat_talk import COMBAT_ENDS, COMPANION, PRESS, fight, rest
from fight_talk import damage_to
from imbued_talk import given, left
from made_up import paper
from methuselah.language import (
    TARGET,
    action,
    bleed,
    choose,
    enters_combat,
    gain_pool,
    minion,
    modifier,
    ready,
)
from methuselah.rules.combat.strikes import strength
from scenes.telling import changing
from table_talk import Table

EARL, ERICK, LUPE, PETER = (
    'Earl "Shaka74" Deams (G4)',
    'Erick "Shophet125" Franco (G4)',
    'Lupe "Cabbie22" Droin (G4)',
    'Peter "Outback295" Rophail (G4)',
)
JACK, LEAF, JOHN = (
    'Jack "Hannibal137" Harmon (G4)',
    'Leaf "Potter116" Pankowski (G4)',
    'John "Cop90" O\'Malley (G4)',
)
HIDE, DONATE = "Hide", "Donate"
MORTAL = "Carlton Van Wyk"
WALL = made_vampire("Wall", capacity=11)
RUSH = paper("Rush", action(choose(ready(minion)), enters_combat(TARGET)))


# -- Hide -----------------------------------------------------------------------------------------


@pytest.mark.ruling(HIDE, 4)
@pytest.mark.parametrize(("foe", "caught"), [("Nassir", False), (MORTAL, True)])
def test_hide_blinds_monsters(table: Table, foe: str, caught: bool) -> None:
    """-1 intercept of monsters against this action, as it is announced; for a conviction."""
    earl = table.you.ready(LEAF)
    power = table.you.in_play(HIDE, on=earl)
    held = given(table, "you", earl, 2)
    table.you.ready(COMPANION)
    blocker = table.prey.ready(foe)
    table.you.holds(trick(at=("action",)))
    table.you.acts(word="bleed", by=earl)
    assert not table.you.may("play", card="Trick")
    table.you.uses(power)
    if table.you.choices():
        table.you.chooses(held[0])
    assert left(table, held) == 1
    assert table.locked(power)
    table.until("action", table.you)
    assert not table.you.may("use", card=power), "only as it is announced"
    table.prey.blocks(blocker)
    rest(table)
    assert table.prey.pool() == (30 if caught else 29)


@pytest.mark.ruling(HIDE, 1)
@pytest.mark.ruling(HIDE, 7)
@pytest.mark.ruling(HIDE, 3)
@pytest.mark.ruling(HIDE, 8)
@pytest.mark.parametrize(("locked", "may"), [(False, True), (True, False)])
def test_hide_lets_a_monsters_action_fail(table: Table, locked: bool, may: bool) -> None:
    """At this imbued; unlocked it reacts. It was not blocked, and is not taken again."""
    mine, fresh = table.you.ready(made_vampire("Mine", "FOR")), table.you.ready(COMPANION)
    table.you.in_play(UNLOCKER)
    leaf = table.prey.ready(LEAF, locked=locked)
    table.prey.ready("Sully")
    power = table.prey.in_play(HIDE, on=leaf)
    held = given(table, "prey", leaf, 1)
    first, second = table.you.holds(RUSH, RUSH)
    table.you.holds("Freak Drive", paper("After", modifier(gain_pool(1), at=("after_resolution",))))
    table.you.acts("Rush", by=mine)
    table.you.chooses(leaf)
    if not may:
        assert not is_offered(table, table.prey, power)
        return
    table.prey.uses(power)
    assert left(table, held) == 0
    assert table.locked(power)
    assert not table.you.can_play("Freak Drive", by=mine, level="FOR")
    table.until("after_resolution", table.you)
    table.you.plays("After", by=mine)
    rest(table)
    assert damage_to(table, leaf) == 0
    assert table.you.pool() == 31
    assert table.locked(mine)
    assert {table.where(first), table.where(second)} == {"ash_heap", "hand"}
    table.you.uses("Unlocker")
    assert not table.locked(mine)
    assert not table.you.can_play("Rush", by=mine)
    assert table.you.can_play("Rush", by=fresh)


@pytest.mark.ruling(HIDE, 2)
@pytest.mark.ruling(HIDE, 6)
def test_afterwards_there_is_the_end_of_the_action(table: Table) -> None:
    """What is used after an action is used after this one, too; a reaction likewise."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    leaf = table.prey.ready(LEAF)
    table.prey.ready("Sully")
    power = table.prey.in_play(HIDE, on=leaf)
    given(table, "prey", leaf, 1)
    table.you.holds(RUSH, paper("After", modifier(gain_pool(1), at=("after_resolution",))))
    table.you.acts("Rush", by=mine)
    table.you.chooses(leaf)
    table.prey.uses(power)
    table.until("after_resolution", table.you)
    assert table.you.can_play("After", by=mine)


@pytest.mark.ruling(HIDE, 5)
@pytest.mark.parametrize("why", ["attempt", "another", "mortal", "bleed"])
def test_when_hide_does_not_help(table: Table, why: str) -> None:
    """While somebody blocks; in an action at another, of a mortal, or at the Methuselah."""
    mine = table.you.ready(MORTAL if why == "mortal" else "Ryan", blood=3)
    table.you.ready(COMPANION)
    leaf, other = table.prey.ready(LEAF), table.prey.ready(WALL)
    power = table.prey.in_play(HIDE, on=leaf)
    given(table, "prey", leaf, 1)
    table.you.holds(RUSH, PAUSE)
    table.prey.holds(PAUSE)
    if why == "bleed":
        table.you.acts(word="bleed", by=mine)
    else:
        table.you.acts("Rush", by=mine)
        table.you.chooses(other if why == "another" else leaf)
    if why == "attempt":
        table.prey.blocks(other)
    assert not is_offered(table, table.prey, power)


@pytest.mark.parametrize("lit", [True, False])
def test_hide_is_of_no_use_to_the_illuminated(table: Table, lit: bool) -> None:
    """Neither of the two."""
    leaf = table.you.ready(LEAF)
    power = table.you.in_play(HIDE, on=leaf)
    given(table, "you", leaf, 1)
    if lit:
        table.you.in_play(paper("Illuminate", kind="power"), on=leaf)
    table.you.ready(COMPANION)
    table.prey.ready("Nassir")
    table.you.acts(word="bleed", by=leaf)
    assert table.you.may("use", card=power) is not lit


@pytest.mark.parametrize("lit", [True, False])
def test_the_illuminated_do_not_hide_from_an_attack(table: Table, lit: bool) -> None:
    """The reaction."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    leaf = table.prey.ready(LEAF)
    table.prey.ready("Sully")
    power = table.prey.in_play(HIDE, on=leaf)
    given(table, "prey", leaf, 1)
    if lit:
        table.prey.in_play(paper("Illuminate", kind="power"), on=leaf)
    table.you.holds(RUSH)
    table.you.acts("Rush", by=mine)
    table.you.chooses(leaf)
    assert table.prey.may("use", card=power) is not lit


# -- Donate ---------------------------------------------------------------------------------------


@pytest.mark.ruling(DONATE, 2)
@pytest.mark.parametrize(
    ("who", "place", "what", "may"),
    [
        (MORTAL, "ready", "bleed", True),
        (JACK, "ready", "bleed", True),
        ("Ossian", "ready", "bleed", False),
        (JACK, "incapacitated", "bleed", False),
        (JACK, "ready", "Errand", False),
        ("self", "ready", "bleed", False),
    ],
)
def test_donate_bleed(table: Table, who: str, place: str, what: str, may: bool) -> None:
    """+1, limited, for another mortal's bleed before it resolves; the power burns."""
    giver = table.you.puts(LEAF, place)
    acting = giver if who == "self" else table.you.ready(who)
    power = table.you.in_play(DONATE, on=giver)
    held = given(table, "you", giver, 1)
    table.you.ready(COMPANION)
    table.prey.ready("Nassir")
    table.you.holds(paper("Eager", modifier(bleed(+1))), paper("Errand", action(gain_pool(1))))
    if what == "bleed":
        table.you.acts(word="bleed", by=acting)
    else:
        table.you.acts(what, by=acting)
    if not may:
        assert not is_offered(table, table.you, power)
        return
    table.until("action", table.you)
    table.you.uses(power, level="bleed")
    assert table.where(power) == "ash_heap"
    assert left(table, held) == 0
    assert not table.you.can_play("Eager", by=acting)
    before = {MORTAL: 0, JACK: 1}[who]
    rest(table)
    assert table.prey.pool() == 30 - before - 1


@pytest.mark.ruling(DONATE, 1)
@pytest.mark.parametrize(
    ("who", "locked", "may"),
    [(MORTAL, False, True), (MORTAL, True, False), ("Ossian", False, False)],
)
def test_donate_intercept(table: Table, who: str, locked: bool, may: bool) -> None:
    """+1 to another mortal of yours that blocks; a locked imbued does not react."""
    mine = table.you.ready("Political Ally")
    table.you.in_play(changing("stealth", 1), on=mine)
    table.you.ready(COMPANION)
    giver, blocker = table.prey.ready(LEAF, locked=locked), table.prey.ready(who)
    power = table.prey.in_play(DONATE, on=giver)
    held = given(table, "prey", giver, 1)
    table.prey.holds(PAUSE)
    table.you.holds(PAUSE, COMBAT_ENDS)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(blocker)
    table.you.passes()
    assert table.prey.may("use", card=power) is may
    if may:
        table.prey.uses(power)
        assert table.where(power) == "ash_heap"
        assert left(table, held) == 0
    rest(table)
    assert (table.prey.pool() == 30) is may


@pytest.mark.parametrize(
    ("who", "place", "may"),
    [(JOHN, "ready", True), ("Ossian", "ready", False), (JOHN, "incapacitated", False)],
)
def test_donate_strength(table: Table, who: str, place: str, may: bool) -> None:
    """+1 to another mortal of yours in combat, until the action ends; the power burns."""
    giver = table.you.puts(LEAF, place)
    mine, theirs = table.you.ready(who, blood=9), table.prey.ready(WALL)
    bystander = table.you.ready(JACK)
    power = table.you.in_play(DONATE, on=giver)
    held = given(table, "you", giver, 1)
    table.you.holds(PRESS)
    fight(table, mine, theirs)
    if not may:
        assert not is_offered(table, table.you, power)
        return
    table.until("before_range", table.you)
    table.you.uses(power, level="strength")
    assert table.where(power) == "ash_heap"
    assert left(table, held) == 0
    changed = [one for one in (giver, bystander) if strength(table.state, one) != 1]
    assert changed == []  # only who fights is stronger
    table.you.plays("A press", by=mine)
    rest(table)
    assert damage_to(table, theirs) == 4
    assert damage_to(table, mine) == 2


@pytest.mark.parametrize("why", ["own", "theirs", "locked", "elsewhere"])
def test_who_gets_no_strength(table: Table, why: str) -> None:
    """The giver itself; another's mortal; with a locked power; a mortal that does not fight."""
    giver, brute = table.you.ready(LEAF, blood=9), table.you.ready("Ryan")
    table.you.ready(JACK)
    power = table.you.in_play(DONATE, on=giver, locked=why == "locked")
    given(table, "you", giver, 1)
    mortal = table.you.ready(JOHN, blood=9)
    theirs = table.prey.ready(MORTAL if why == "theirs" else WALL)
    fight(table, {"own": giver, "locked": mortal}.get(why, brute), theirs)
    assert not is_offered(table, table.you, power)


def test_strength_is_given_at_any_step_of_a_round(table: Table) -> None:
    """Where combat cards are played that name no step."""
    giver, mine = table.you.ready(LEAF), table.you.ready(JOHN, blood=9)
    theirs = table.prey.ready(WALL)
    power = table.you.in_play(DONATE, on=giver)
    given(table, "you", giver, 1)
    fight(table, mine, theirs)
    seen = set()
    while not table.over():
        if table.you.may("use", card=power, mode="strength"):
            seen.add(table.asked().window)  # type: ignore[union-attr]
        table.pass_on()
    assert seen >= {
        "before_range",
        "before_strikes",
        "strikes_chosen",
        "strike_resolved",
        "end_of_round",
    }


@pytest.mark.parametrize("why", ["theirs", "own", "locked"])
def test_who_gets_no_intercept(table: Table, why: str) -> None:
    """A mortal of another Methuselah, the giver itself, with a locked power."""
    mine = table.you.ready("Political Ally")
    table.you.in_play(changing("stealth", 1), on=mine)
    table.you.ready(COMPANION)
    giver = (table.predator if why == "theirs" else table.prey).ready(LEAF)
    blocker = giver if why == "own" else table.prey.ready(MORTAL)
    seat = table.predator if why == "theirs" else table.prey
    power = seat.in_play(DONATE, on=giver, locked=why == "locked")
    given(table, "predator" if why == "theirs" else "prey", giver, 1)
    for one in (table.prey, table.predator):
        one.holds(PAUSE)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(blocker)
    assert not is_offered(table, seat, power)


@pytest.mark.parametrize("hidden", [1, 2])
def test_one_intercept_is_given(table: Table, hidden: int) -> None:
    """Not two."""
    mine = table.you.ready("Political Ally")
    table.you.in_play(changing("stealth", hidden), on=mine)
    table.you.ready(COMPANION)
    giver, blocker = table.prey.ready(LEAF), table.prey.ready(MORTAL)
    power = table.prey.in_play(DONATE, on=giver)
    given(table, "prey", giver, 1)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(blocker)
    table.prey.uses(power)
    rest(table)
    assert table.prey.pool() == (30 if hidden == 1 else 27)


@pytest.mark.parametrize("why", ["theirs", "locked"])
def test_who_gets_no_bleed(table: Table, why: str) -> None:
    """A mortal of another, or with a locked power."""
    giver = (table.grand_prey if why == "theirs" else table.you).ready(LEAF)
    seat = table.grand_prey if why == "theirs" else table.you
    power = seat.in_play(DONATE, on=giver, locked=why == "locked")
    given(table, "grand_prey" if why == "theirs" else "you", giver, 1)
    acting = table.you.ready(JACK)
    table.you.ready(COMPANION)
    table.prey.ready("Nassir")
    table.you.acts(word="bleed", by=acting)
    assert not is_offered(table, seat, power)


# -- how they come ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "who", "other"), [(HIDE, ERICK, EARL), (DONATE, EARL, ERICK)])
@pytest.mark.parametrize("intercept", [0, 1])
def test_an_imbued_gets_a_power(
    table: Table, name: str, who: str, other: str, intercept: int
) -> None:
    """By an action at +1 stealth of one with the virtue, which unlocks."""
    mine, stranger = table.you.ready(who), table.you.ready(other)
    power = table.you.holds(name)
    guard = table.prey.ready(MORTAL)
    table.prey.in_play(changing("intercept", intercept + (who == EARL)), on=guard)
    assert table.you.can_play(name, by=mine)
    assert not table.you.can_play(name, by=stranger)
    table.you.acts(name, by=mine)
    assert action_of(table).inherent == 1
    table.prey.blocks(guard)
    rest(table)
    assert table.where(power) == ("attached" if intercept == 0 else "ash_heap")
    assert table.locked(mine) is (intercept == 1)


@pytest.mark.parametrize("which", ["announced", "attacked"])
def test_the_light_of_another_does_not_matter(table: Table, which: str) -> None:
    """Hide is of use to an imbued beside the illuminated one."""
    seat = table.you if which == "announced" else table.prey
    leaf, jack = seat.ready(LEAF), seat.ready(JACK)
    power = seat.in_play(HIDE, on=leaf)
    given(table, "you" if which == "announced" else "prey", leaf, 1)
    seat.in_play(paper("Illuminate", kind="power"), on=jack)
    table.prey.ready("Nassir")
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(RUSH)
    if which == "announced":
        table.you.acts(word="bleed", by=leaf)
    else:
        table.you.acts("Rush", by=mine)
        table.you.chooses(leaf)
    assert seat.may("use", card=power)


def test_the_opposing_mortal_gets_no_strength(table: Table) -> None:
    """It strikes for what it has."""
    giver, mine = table.you.ready(LEAF), table.you.ready(JOHN, blood=9)
    theirs = table.prey.ready("Loyal Street Gang", blood=9)
    power = table.you.in_play(DONATE, on=giver)
    given(table, "you", giver, 1)
    fight(table, mine, theirs)
    table.you.uses(power, level="strength")
    rest(table)
    assert (damage_to(table, theirs), damage_to(table, mine)) == (2, 1)
