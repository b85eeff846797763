"""Rowan Ring and Wooden Stake: to torpor, where the vampire lies still."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import AGAIN, COMBAT_ENDS, DODGE, MANEUVER, PRESS, fight, made_up, rest
from fight_talk import damage_to, replaced
from made_up import hands_over, paper
from methuselah.language import (
    ALL_DAMAGE,
    THIS,
    attached,
    burn_card,
    burns_unsaved,
    combat_card,
    is_named,
    may_prevent,
    on,
    prevents_damage,
    ready,
    ready_from_torpor,
    saves,
    sends_to_torpor,
    static,
    torpor,
    use,
    vampire,
)
from scenes.actions import comes_into_play
from table_talk import Table

RING, STAKE = "Rowan Ring", "Wooden Stake"
STRONG = replaced("Nassir", strength=2)
VICTIM = made_vampire("Victim", capacity=9)
ALL_OF_IT = made_up("Prevent", modes=(prevents_damage(ALL_DAMAGE),))
each = pytest.mark.parametrize("name", [RING, STAKE])


def staked(table: Table, name: str, theirs: object = VICTIM) -> tuple[int, int, int]:
    """Yours has the weapon, the prey's vampire blocks it and is struck with it."""
    mine, foe = table.you.ready(STRONG), table.prey.ready(theirs)  # type: ignore[arg-type]
    weapon = table.you.in_play(name, on=mine)
    fight(table, mine, foe)
    table.you.uses(weapon, level="strike")
    return mine, foe, weapon


def still_locked(table: Table, vampire_: int) -> bool:
    """Whether it is locked after the unlock phase of the prey."""
    table.until_turn_of(table.prey, "minion")
    return table.locked(vampire_)


@each
def test_anybody_equips_with_it(name: str) -> None:
    """For what is printed."""
    comes_into_play(name, by="Ryan")


@each
def test_the_vampire_lies_still_with_it(table: Table, name: str) -> None:
    """It goes to torpor, locked through its unlock phase, and the weapon with it."""
    table.prey.ready("Sully")
    mine, theirs, weapon = staked(table, name)
    rest(table)
    assert table.where(theirs) == "torpor"
    assert table.on(weapon) == theirs
    assert table.state.controller(weapon) == table.prey.number
    assert damage_to(table, theirs) == (0 if name == RING else 2)
    assert damage_to(table, mine) == 1
    assert table.waits_for(table.you)
    assert still_locked(table, theirs)


def test_who_is_sent_to_torpor_otherwise_unlocks(table: Table) -> None:
    """Neither ring nor stake."""
    mine, theirs = table.you.ready(STRONG), table.prey.ready(VICTIM, blood=1)
    table.prey.ready("Sully")
    fight(table, mine, theirs)
    rest(table)
    assert table.where(theirs) == "torpor"
    assert not still_locked(table, theirs)


@pytest.mark.ruling(RING, 2)
@pytest.mark.ruling(RING, 3)
@pytest.mark.parametrize("what", ["A maneuver", "A dodge", "Combat ends"])
def test_what_stops_the_ring(table: Table, what: str) -> None:
    """Long range, a dodge, the end of combat: it stays, and nobody goes to torpor."""
    mine, theirs = table.you.ready(STRONG), table.prey.ready(VICTIM)
    ring = table.you.in_play(RING, on=mine)
    table.prey.holds(MANEUVER, DODGE, COMBAT_ENDS)
    fight(table, mine, theirs)
    if what == "A maneuver":
        table.prey.plays(what, by=theirs)
    table.you.uses(ring, level="strike")
    if what != "A maneuver":
        table.prey.plays(what, by=theirs)
    rest(table)
    assert table.where(theirs) == "ready"
    assert table.on(ring) == mine


@pytest.mark.ruling(RING, 2)
def test_no_prevention_helps_against_the_ring(table: Table) -> None:
    """There is no damage."""
    mine, theirs = table.you.ready(STRONG), table.prey.ready(VICTIM)
    ring = table.you.in_play(RING, on=mine)
    vest = table.prey.in_play(paper("Vest", may_prevent(9), kind="equipment"), on=theirs)
    table.prey.holds(ALL_OF_IT)
    fight(table, mine, theirs)
    table.you.uses(ring, level="strike")
    while not table.over():
        assert not table.prey.may("use", card=vest)
        assert not table.prey.may("play", card="Prevent")
        table.pass_on()
    assert table.where(theirs) == "torpor"


@pytest.mark.ruling(RING, 1)
def test_nothing_is_added_to_the_ring(table: Table) -> None:
    """Wendell adds 2 to melee weapons, and none to this."""
    mine, theirs = table.you.ready("Wendell Delburton"), table.prey.ready(VICTIM)
    ring = table.you.in_play(RING, on=mine)
    fight(table, mine, theirs)
    table.you.uses(ring, level="strike")
    rest(table)
    assert damage_to(table, theirs) == 0
    assert table.where(theirs) == "torpor"


@each
def test_an_ally_is_not_sent_to_torpor(table: Table, name: str) -> None:
    """The weapon stays where it is."""
    mine, theirs = table.you.ready(STRONG), table.prey.ready("Loyal Street Gang", blood=9)
    weapon = table.you.in_play(name, on=mine)
    fight(table, mine, theirs)
    table.you.uses(weapon, level="strike")
    rest(table)
    assert table.where(theirs) == "ready"
    assert table.on(weapon) == mine


@pytest.mark.ruling(RING, 5)
@pytest.mark.ruling(STAKE, 1)
@each
def test_on_who_cannot_have_equipment_it_burns(table: Table, name: str) -> None:
    """The vampire lies still all the same. [LSJ 19980831]"""
    table.prey.ready("Sully")
    bars = paper("Claws", static("cannot have", word="equipment"), kind="event")
    mine, theirs = table.you.ready(STRONG), table.prey.ready(VICTIM)
    table.prey.in_play(bars, on=theirs)
    weapon = table.you.in_play(name, on=mine)
    fight(table, mine, theirs)
    table.you.uses(weapon, level="strike")
    rest(table)
    assert table.where(weapon) == "ash_heap"
    assert table.where(theirs) == "torpor"
    assert still_locked(table, theirs)


@pytest.mark.ruling(RING, 6)
@pytest.mark.ruling(STAKE, 2)
@each
@pytest.mark.parametrize("how", ["burned", "moved"])
def test_the_vampire_lies_still_without_it(table: Table, name: str, how: str) -> None:
    """Burned or moved, it has done its work. [LSJ 19980831]"""
    table.prey.ready("Sully")
    fire = use(burn_card(attached(is_named(name))), at=("minion",), once="turn")
    table.you.in_play(paper("Fire", fire, kind="event"))
    table.you.in_play(hands_over(name, "Sully"))
    _, theirs, weapon = staked(table, name)
    rest(table)
    assert table.on(weapon) == theirs
    if how == "burned":
        table.you.uses("Fire")
        assert table.where(weapon) == "ash_heap"
    else:
        table.you.acts(word="bleed", by=table.you.options("act")[0].minion)
        table.you.uses("Hand over")
        assert table.on(weapon) != theirs
        rest(table)
    assert table.where(theirs) == "torpor"
    assert still_locked(table, theirs)


@each
def test_only_as_long_as_it_remains_in_torpor(table: Table, name: str) -> None:
    """Back from there it unlocks, and so it does when it falls again."""
    table.prey.ready("Sully")
    wakes = use(ready_from_torpor(torpor(vampire)), at=("minion",), once="turn")
    falls = use(sends_to_torpor(ready(is_named("Victim"))), at=("minion",), once="turn")
    table.you.in_play(paper("Wakes", wakes, kind="event"))
    table.you.in_play(paper("Falls", falls, kind="event"))
    _, theirs, _ = staked(table, name)
    rest(table)
    table.you.uses("Wakes")
    assert table.where(theirs) == "ready"
    assert table.locked(theirs)
    table.you.uses("Falls")
    assert table.where(theirs) == "torpor"
    assert not still_locked(table, theirs)


@pytest.mark.ruling(RING, 7)
@pytest.mark.ruling(STAKE, 3)
@each
def test_an_infernal_one_is_unlocked_for_a_pool(table: Table, name: str) -> None:
    """Its controller may pay as ever. [LSJ 20050114]"""
    table.prey.ready("Sully")
    table.prey.in_play(paper("Pact", static("infernal", who=on(is_named("Victim"))), kind="event"))
    _, theirs, _ = staked(table, name)
    rest(table)
    table.until_turn_of(table.prey, "unlock")
    assert table.locked(theirs)
    verb = next(o.verb for o in table.asked().options if "infernal" in o.verb or "unlock" in o.verb)  # type: ignore[union-attr]
    table.prey.does(verb)
    assert not table.locked(theirs)
    assert table.prey.pool() == 29


# -- Wooden Stake ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("strength", "blows", "down"), [(1, 1, False), (2, 1, True), (1, 2, True), (3, 1, True)]
)
def test_more_than_one_damage_in_a_combat(
    table: Table, strength: int, blows: int, down: bool
) -> None:
    """Strength damage; 2 of it, at once or in two rounds, send the vampire to torpor."""
    mine = table.you.ready(replaced("Nassir", strength=strength))
    theirs = table.prey.ready(VICTIM)
    stake = table.you.in_play(STAKE, on=mine)
    table.you.holds(PRESS)
    fight(table, mine, theirs)
    table.you.uses(stake, level="strike")
    if blows == 2:
        table.you.plays("A press", by=mine)
        table.you.uses(stake, level="strike")
    rest(table)
    assert damage_to(table, theirs) == strength * blows
    assert damage_to(table, theirs, aggravated=True) == 0
    assert table.where(theirs) == ("torpor" if down else "ready")
    assert table.on(stake) == (theirs if down else mine)


@pytest.mark.parametrize("why", ["another combat", "by hand", "prevented"])
def test_other_damage_does_not_count(table: Table, why: str) -> None:
    """1 in each of two combats, 1 by hand, 1 that is prevented."""
    mine = table.you.ready(replaced("Nassir", strength=1))
    theirs = table.prey.ready(VICTIM)
    stake = table.you.in_play(STAKE, on=mine)
    table.you.holds(PRESS, AGAIN)
    table.prey.holds(ALL_OF_IT)
    fight(table, mine, theirs)
    table.you.uses(stake, level="strike")
    if why == "prevented":
        table.prey.plays("Prevent", by=theirs)
    if why == "another combat":
        table.you.plays("Another combat", by=mine)
    else:
        table.you.plays("A press", by=mine)
    if why == "by hand":
        table.you.does("hand strike")
    else:
        table.you.uses(stake, level="strike")
    rest(table)
    assert damage_to(table, theirs) == (1 if why == "prevented" else 2)
    assert table.where(theirs) == "ready"
    assert table.on(stake) == mine


@pytest.mark.ruling(RING, 4)
@each
def test_who_persists_goes_to_torpor_after_combat(table: Table, name: str) -> None:
    """Wounded it fights on, and lies still once it is there."""
    table.prey.ready("Sully")
    mine, theirs = table.you.ready(STRONG), table.prey.ready("Anjalika Underwood (G5)")
    weapon = table.you.in_play(name, on=mine)
    table.prey.holds("Undead Persistence")
    fight(table, mine, theirs)
    table.you.uses(weapon, level="strike")
    table.prey.plays("Undead Persistence", by=theirs, level="for")
    assert table.where(theirs) == "ready"
    rest(table)
    assert table.where(theirs) == "torpor"
    assert table.on(weapon) == theirs
    assert still_locked(table, theirs)


@each
def test_who_is_saved_does_not_lie_still_later(table: Table, name: str) -> None:
    """It never came to torpor by the weapon: sent there otherwise it unlocks."""
    table.prey.ready("Sully")
    falls = use(sends_to_torpor(ready(is_named("Victim"))), at=("minion",), once="turn")
    table.you.in_play(paper("Falls", falls, kind="event"))
    mine, theirs = table.you.ready(STRONG), table.prey.ready(VICTIM)
    weapon = table.you.in_play(name, on=mine)
    table.prey.holds(made_up("Boon", modes=(combat_card(saves(THIS), at=("torpor",)),)))
    fight(table, mine, theirs)
    table.you.uses(weapon, level="strike")
    table.prey.plays("Boon", by=theirs)
    rest(table)
    assert table.where(theirs) == "ready"
    assert table.on(weapon) == (theirs if name == RING else mine)  # "in that case", of the stake
    table.you.uses("Falls")
    assert table.where(theirs) == "torpor"
    assert not still_locked(table, theirs)


@each
def test_it_stays_where_the_vampire_is_gone(table: Table, name: str) -> None:
    """Burned as it is about to go to torpor: there is nobody to move to."""
    mine, theirs = table.you.ready(STRONG), table.prey.ready(VICTIM)
    weapon = table.you.in_play(name, on=mine)
    table.prey.holds(made_up("End", modes=(combat_card(burns_unsaved(THIS), at=("torpor",)),)))
    fight(table, mine, theirs)
    table.you.uses(weapon, level="strike")
    table.prey.plays("End", by=theirs)
    rest(table)
    assert table.where(theirs) == "ash_heap"
    assert table.on(weapon) == mine
    assert table.waits_for(table.you)
