"""What rushes and what clings: attacks with an edge, a swift bleed, a haunting, a condemnation."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import MANEUVER, PRESS, fight, rest
from fight_talk import damage_to
from made_up import paper
from methuselah.engine.definitions import defined
from methuselah.language import static
from methuselah.rules.action.action import stealth
from methuselah.rules.combat.strike_effects import strength
from scenes.actions import burned_by_an_action
from scenes.rulings import counts_as_the_discipline_used
from table_talk import Table

BIRD = "Obsidian (G2)"  # flight
RUNNER = made_vampire("Runner", "CEL", capacity=6)
GHOST = made_vampire("Ghost", "DEM", capacity=6)
FIEND = made_vampire("Fiend", "obf", "DAI", capacity=6)
BRAND = paper("Brand", static("infernal"), kind="equipment")
OTHER_CONDEMNATION = paper("Doom", kind="action", keywords=frozenset({"condemnation"}))
EYES = paper("Eyes", static("intercept", 1), kind="equipment")
DOOMED = "Condemnation: Doomed"


# -- Purity of the Beast --------------------------------------------------------------------------


def test_purity_tears_an_ally_of_the_prey(table: Table) -> None:
    """A ready one; +2 strength in that combat and not after it; +1 stealth, for a vampire."""
    beast = table.you.ready(made_vampire("Beast", capacity=6))
    mine = table.you.ready("War Ghoul")
    table.you.ready(COMPANION)
    card, _, _ = table.you.holds("Purity of the Beast", PAUSE, PRESS)
    ally, other = table.prey.ready("War Ghoul"), table.prey.ready("Underbridge Stray")
    table.prey.ready("Nassir", locked=True)
    table.grand_prey.ready("Vagabond Mystic")
    table.begins()
    assert not table.you.can_play(card, by=mine)
    table.you.acts(card, by=beast)
    assert table.you.choices() == {ally, other}
    table.you.chooses(ally)
    assert (stealth(table.state, action_of(table)), action_of(table).targets) == (1, (1,))
    table.until("press", table.you)
    assert strength(table.state, beast) == 3
    assert damage_to(table, ally) == 3
    table.you.plays("A press", by=beast)
    rest(table)
    assert table.where(ally) == "ash_heap"
    assert strength(table.state, beast) == 1
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


# -- Dive Bomb ------------------------------------------------------------------------------------


def test_a_dive_brings_a_maneuver_of_the_first_round(table: Table) -> None:
    """At any ready minion, +1 stealth; the other one has no press; whoever flies not may not."""
    bird = table.you.ready(BIRD)
    other = table.you.ready(COMPANION)
    card, _, _ = table.you.holds("Dive Bomb", MANEUVER, PAUSE)
    victim, ally = table.prey.ready("Nassir"), table.grand_prey.ready("War Ghoul")
    table.prey.holds(PRESS)
    table.prey.torpor("Duck")
    assert not table.you.can_play(card, by=other)
    table.you.acts(card, by=bird)
    assert table.you.choices() == {victim, ally}
    table.you.chooses(victim)
    assert (stealth(table.state, action_of(table)), action_of(table).targets) == (1, (1,))
    table.until("range", table.you)
    assert table.you.may("use maneuver", minion=bird)
    assert not table.prey.may("use maneuver", minion=victim)
    table.until("press", table.prey)
    assert not table.prey.may("use press", minion=victim)
    table.prey.plays("A press", by=victim)
    table.until("range", table.you)
    assert not table.you.may("use maneuver", minion=bird)
    rest(table)
    assert (damage_to(table, victim), damage_to(table, bird)) == (2, 2)
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


def dives_into_a_guard(table: Table) -> tuple[int, int]:
    """Your flyer dives at a vampire of your prey and is blocked by it."""
    bird = table.you.ready(BIRD)
    table.you.ready(COMPANION)
    table.you.holds("Dive Bomb", PRESS, PRESS, MANEUVER)
    table.prey.ready("Duck")
    guard = table.prey.ready(made_vampire("Guard", capacity=8))
    table.prey.in_play(EYES, on=guard)
    table.you.acts("Dive Bomb", by=bird)
    table.you.chooses(guard)
    table.prey.blocks(guard)
    table.until("range", table.you)
    assert not table.you.may("use maneuver", minion=bird)
    table.until("press", table.you)
    assert not table.you.may("use press", minion=bird)
    assert table.prey.may("use press", minion=guard)
    return bird, guard


def test_a_dive_that_is_blocked_gives_the_blocker_a_press(table: Table) -> None:
    """Combat goes on for a second round, and then it is over; the diver has no maneuver."""
    bird, guard = dives_into_a_guard(table)
    table.prey.does("use press", minion=guard)
    rest(table)
    assert (damage_to(table, guard), damage_to(table, bird)) == (2, 2)
    assert table.waits_for(table.you)


def test_the_press_of_a_blocked_dive_is_of_the_first_round(table: Table) -> None:
    """Declined there, it is gone in the second round."""
    bird, guard = dives_into_a_guard(table)
    table.you.plays("A press", by=bird)
    while damage_to(table, guard) < 2:
        table.pass_on()
    table.until("press", table.you)
    assert not table.prey.may("use press", minion=guard)
    rest(table)
    assert (damage_to(table, guard), damage_to(table, bird)) == (2, 2)


# -- Speed of Thought -----------------------------------------------------------------------------


@pytest.mark.parametrize(("more", "bled"), [(-1, 0), (0, 1), (2, 1)])
@pytest.mark.parametrize("level", ["cel", "CEL"])
def test_a_swift_bleed_is_for_one(table: Table, level: str, more: int, bled: int) -> None:
    """The excess is ignored; 1 blood, no stealth."""
    runner = table.you.ready(RUNNER)
    table.you.ready(COMPANION)
    if more:
        table.you.in_play(paper("Fangs", static("bleed", more), kind="equipment"), on=runner)
    card, _ = table.you.holds("Speed of Thought", PAUSE)
    table.prey.ready("Nassir")
    table.you.acts(card, by=runner, level=level)
    assert (stealth(table.state, action_of(table)), action_of(table).targets) == (0, (1,))
    rest(table)
    assert [seat.pool() for seat in table.seats] == [30, 30 - bled, 30, 30, 30]
    assert table.blood(runner) == 5
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("level", "code", "may"),
    [
        ("cel", "", False),
        ("cel", "cel", True),
        ("cel", "CEL", True),
        ("CEL", "", False),
        ("CEL", "cel", False),
        ("CEL", "CEL", True),
    ],
)
def test_who_keeps_up_with_it(table: Table, level: str, code: str, may: bool) -> None:
    """Minions without (superior) Celerity cannot block it; allies have none."""
    runner = table.you.ready(RUNNER)
    table.you.ready(COMPANION)
    table.you.holds("Speed of Thought", PAUSE)
    codes = (code,) if code else ()
    guard = table.prey.ready(made_vampire("Guard", *codes, capacity=10))
    ally = table.prey.ready("War Ghoul")
    table.you.acts("Speed of Thought", by=runner, level=level)
    found = set()
    while not table.over():
        found |= {one for one in (guard, ally) if table.prey.may("block", minion=one)}
        table.pass_on()
    assert found == ({guard} if may else set())


# -- The Haunting ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "more"), [("dem", 0), ("DEM", 1)])
def test_a_haunting_is_put_on_any_minion(table: Table, level: str, more: int) -> None:
    """An ally, one in torpor, one of your own; +1 stealth at superior only."""
    ghost = table.you.ready(GHOST)
    other = table.you.ready(COMPANION)
    card, _ = table.you.holds("The Haunting", PAUSE)
    victim, ally = table.prey.ready("Nassir"), table.grand_prey.ready("War Ghoul")
    torpid = table.prey.torpor("Duck")
    haunted = table.prey.ready("Lauren")
    table.predator.in_play("The Haunting", on=haunted)
    assert not table.you.can_play(card, by=other)
    table.you.acts(card, by=ghost, level=level)
    assert table.you.choices() == {ghost, other, victim, ally, torpid}
    table.you.chooses(victim)
    assert (stealth(table.state, action_of(table)), action_of(table).targets) == (more, (1,))
    rest(table)
    assert table.on(card) == victim
    assert table.blood(victim) == 4
    table.until_turn_of(table.prey, "minion")
    assert (table.blood(victim), table.blood(haunted)) == (3, 3)
    assert table.blood(ally) == 5
    table.until_turn_of(table.grand_prey, "minion")
    assert table.blood(victim) == 3


def test_a_haunted_ally_loses_life(table: Table) -> None:
    """In its controller's unlock phase, until it is gone."""
    ally = table.prey.ready("War Ghoul", blood=1)
    table.prey.ready("Nassir")
    held = table.you.in_play("The Haunting", on=ally)
    table.until_turn_of(table.prey, "minion")
    assert (table.where(ally), table.where(held)) == ("ash_heap", "ash_heap")


def test_any_minion_ends_a_haunting() -> None:
    """By an action without stealth, directed at its controller."""
    burned_by_an_action("The Haunting", on="Nassir")


# -- Condemnation: Doomed -------------------------------------------------------------------------


def test_obfuscate_locks_a_younger_vampire(table: Table) -> None:
    """In torpor too, at +1 stealth; no infernal one is needed."""
    fiend = table.you.ready(FIEND)
    mine = table.you.ready(COMPANION)
    card, _ = table.you.holds(DOOMED, PAUSE)
    young, torpid = table.prey.ready(made_vampire("Young", capacity=5)), table.prey.torpor("Ryan")
    table.prey.ready(made_vampire("Peer", capacity=6))
    table.prey.ready("Vagabond Mystic")
    table.you.acts(card, by=fiend, level="obf")
    assert table.you.choices() == {mine, young, torpid}
    table.you.chooses(young)
    assert (stealth(table.state, action_of(table)), action_of(table).targets) == (1, (1,))
    rest(table)
    assert (table.locked(young), table.locked(mine)) == (True, False)
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.parametrize("level", ["dai", "DAI"])
@pytest.mark.parametrize("branded", [True, False])
def test_an_infernal_vampire_dooms(table: Table, level: str, branded: bool) -> None:
    """A ready minion; other condemnations on it are burned. +1 stealth."""
    fiend = table.you.ready(FIEND)
    other = table.you.ready(COMPANION)
    if branded:
        table.you.in_play(BRAND, on=fiend)
    card, _ = table.you.holds(DOOMED, PAUSE)
    victim, ally = table.prey.ready("Mkhokheli"), table.grand_prey.ready("War Ghoul")
    table.prey.torpor("Ryan")
    old = table.predator.in_play(OTHER_CONDEMNATION, on=victim)
    gun = table.prey.in_play(".44 Magnum", on=victim)
    kept = table.predator.in_play(OTHER_CONDEMNATION, on=ally)
    assert table.you.can_play(card, by=fiend, level=level) is branded
    if not branded:
        return
    table.you.acts(card, by=fiend, level=level)
    assert table.you.choices() == {fiend, other, victim, ally}
    table.you.chooses(victim)
    assert (stealth(table.state, action_of(table)), action_of(table).targets) == (1, (1,))
    rest(table)
    assert table.on(card) == victim
    assert [table.where(one) for one in (old, gun, kept)] == ["ash_heap", "attached", "attached"]
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("level", "lost"), [("dai", 0), ("DAI", 1)])
@pytest.mark.parametrize("name", ["Nassir", "War Ghoul"])
def test_the_doomed_are_caught(table: Table, level: str, lost: int, name: str) -> None:
    """-1 stealth; blocked, their controller burns 1 pool, at superior, before the combat."""
    mine = table.you.ready(name)
    other = table.you.ready(COMPANION)
    table.predator.in_play(DOOMED, on=mine, level=level)
    table.you.holds(PAUSE, MANEUVER)
    guard = table.prey.ready(made_vampire("Guard", capacity=8))
    fight(table, mine, guard)
    assert stealth(table.state, action_of(table)) == -1
    table.until("range", table.you)
    assert [seat.pool() for seat in table.seats] == [30 - lost, 30, 30, 30, 30]
    rest(table)
    table.you.acts(word="bleed", by=other)
    assert stealth(table.state, action_of(table)) == 0
    rest(table)
    assert table.you.pool() == 30 - lost


def test_the_doomed_who_are_not_blocked_pay_nothing(table: Table) -> None:
    """Nor who is not doomed and is blocked."""
    mine = table.you.ready("Nassir")
    other = table.you.ready(COMPANION)
    table.predator.in_play(DOOMED, on=mine, level="DAI")
    guard = table.prey.ready(made_vampire("Guard", capacity=8))
    table.you.acts(word="bleed", by=mine)
    rest(table)
    assert (table.you.pool(), table.prey.pool()) == (30, 29)
    table.you.acts(word="bleed", by=other)
    table.prey.blocks(guard)
    rest(table)
    assert table.you.pool() == 30


@pytest.mark.ruling(DOOMED, 2)
def test_the_doomed_pay_before_anybody_answers_the_block(table: Table) -> None:
    """As the block succeeds, before the first card that may be played once it has."""
    mine = table.you.ready("Nassir")
    table.you.ready(COMPANION)
    table.predator.in_play(DOOMED, on=mine, level="DAI")
    guard = table.prey.ready(made_vampire("Guard", capacity=8))
    table.you.holds("Change of Target")
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(guard)
    table.until("blocked", table.you)
    assert table.you.can_play("Change of Target", by=mine)
    assert table.you.pool() == 29
    table.you.plays("Change of Target", by=mine)
    rest(table)
    assert table.you.pool() == 29


@pytest.mark.ruling(DOOMED, 1)
@pytest.mark.parametrize(("level", "used", "other"), [("obf", "obf", "dai"), ("DAI", "dai", "obf")])
def test_doom_counts_as_what_is_used(level: str, used: str, other: str) -> None:
    """Obfuscate or Daimoinon."""
    fiend = defined(FIEND.face, statics=(static("infernal"),))
    counts_as_the_discipline_used(DOOMED, by=fiend, level=level, used=(used,), others=(other,))
