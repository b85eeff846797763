"""Undead on the Path of Death and the Soul: Fiorella, Heartrender, conglomerations and drones."""

from __future__ import annotations

import pytest

from action_talk import action_of, is_offered
from block_talk import PAUSE, made_vampire
from combat_talk import AGAIN, COMPANION, PRESS, fight, rest
from fight_talk import damage_to, replaced, weapon
from listening import listener
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import environmental_damage, melee_strike, minion, ready, use
from methuselah.rules.action.action import stealth
from scenes.actions import comes_into_play, enters_combat_as_an_action
from scenes.in_play import gives_when_locked
from scenes.telling import changing
from table_talk import Table

FIORELLA, HEARTRENDER = "Fiorella, Empty One", "Heartrender"
FREAK, DRONE, DANCE = "Freakish Conglomeration", "Gravebound Drone", "Dance of the Dead"
PATH = "Death and the Soul"
NECROMANCER = made_vampire("Necromancer", "OBL", "THA", capacity=9, path=PATH)
LESSER = made_vampire("Lesser", "obl", "tha", capacity=9, path=PATH)
PATHLESS = made_vampire("Pathless", "OBL", "THA", capacity=9)
WALL = made_vampire("Wall", capacity=11)
WRAITH = paper("Ghost", kind="ally", life=3, strength=1, bleed=1, keywords=frozenset({"wraith"}))
CORPSE = paper("Corpse", kind="ally", life=3, strength=1, bleed=1, keywords=frozenset({"zombie"}))
SHADE = paper("Shade of old", kind="retainer", life=1, keywords=frozenset({"wraith"}))
MORTAL = paper("Mortal", kind="ally", life=3, strength=1, bleed=1)
UNDEAD = replaced("Ryan", keywords=frozenset({"zombie"}))
CLAW = weapon("Claw", melee_strike(+1))


@pytest.mark.parametrize(
    ("name", "level", "life"),
    [
        (FIORELLA, "", 1),
        (HEARTRENDER, "", 1),
        (DRONE, "obl", 2),
        (DRONE, "OBL", 2),
        (FREAK, "obl", 3),
        (FREAK, "tha", 3),
    ],
)
def test_who_recruits_them(name: str, level: str, life: int) -> None:
    """Who follows that Path, with the printed life; nobody else."""
    comes_into_play(name, by=NECROMANCER, level=level)
    table = Table()
    maker, other = table.you.ready(NECROMANCER), table.you.ready(PATHLESS)
    table.you.ready(COMPANION)
    held = table.you.holds(name)
    assert not table.you.can_play(name, by=other)
    table.you.acts(name, by=maker, **({"level": level} if level else {}))
    rest(table)
    assert table.blood(held) == life


@pytest.mark.parametrize("level", ["OBL", "THA"])
def test_a_superior_freak_has_more_life(table: Table, level: str) -> None:
    """4; the lesser necromancer cannot."""
    maker, lesser = table.you.ready(NECROMANCER), table.you.ready(LESSER)
    table.you.ready(COMPANION)
    held = table.you.holds(FREAK)
    assert not table.you.can_play(FREAK, by=lesser, level=level)
    table.you.acts(FREAK, by=maker, level=level)
    rest(table)
    assert table.blood(held) == 4
    assert table.blood(maker) == 7


# -- Fiorella -------------------------------------------------------------------------------------


@pytest.mark.parametrize("what", ["stealth", "intercept"])
@pytest.mark.parametrize("to", [CORPSE, WRAITH])
def test_fiorella_helps_the_dead(what: str, to: Definition) -> None:
    """Another wraith or zombie ally of yours, +1; no other minion, nor once she is locked."""
    gives_when_locked(FIORELLA, what=what, amount=1, to=to, not_to=(MORTAL, UNDEAD))


@pytest.mark.parametrize(
    ("whose", "blocks", "may"),
    [("prey", "herself", False), ("prey", "corpse", True), ("you", "corpse", False)],
)
def test_whom_fiorella_lets_see(table: Table, whose: str, blocks: str, may: bool) -> None:
    """Not herself, as she blocks; no dead of another Methuselah."""
    mine = table.you.ready(WRAITH)
    table.you.ready(COMPANION)
    table.you.in_play(changing("stealth", 1), on=mine)
    seat = getattr(table, whose)
    fiorella, corpse = seat.ready(FIORELLA), table.prey.ready(CORPSE)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(fiorella if blocks == "herself" else corpse)
    assert is_offered(table, seat, fiorella) is may


def test_fiorella_does_not_hide_the_dead_of_another(table: Table) -> None:
    """Her controller would rather they were caught."""
    mine = table.you.ready(WRAITH)
    table.you.ready(COMPANION)
    guard = table.prey.ready("Nassir")
    fiorella = table.grand_prey.ready(FIORELLA)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(guard)
    assert not is_offered(table, table.grand_prey, fiorella)


@pytest.mark.ruling(FIORELLA, 1)
@pytest.mark.parametrize("acts", ["herself", "another"])
def test_fiorella_locks_on_her_first_day(table: Table, acts: str) -> None:
    """For another; herself she does not help."""
    maker = table.you.ready(NECROMANCER)
    ghost, fiorella = table.you.ready(WRAITH), table.you.holds(FIORELLA)
    guard = table.prey.ready("Nassir")
    table.you.acts(FIORELLA, by=maker)
    rest(table)
    if acts == "herself":
        table.until_turn_of(table.prey)
        table.until_turn_of(table.you, "minion")
    table.you.acts(word="bleed", by=fiorella if acts == "herself" else ghost)
    table.prey.blocks(guard)
    if acts == "herself":
        assert not is_offered(table, table.you, fiorella)
    else:
        table.you.uses(fiorella)
        rest(table)
        assert table.prey.pool() == 29
        assert table.locked(fiorella)


# -- Heartrender ----------------------------------------------------------------------------------


def test_heartrender_burns_the_living(table: Table) -> None:
    """Any ally or retainer but wraiths and zombies; it leaves the game itself."""
    mine = table.you.ready(HEARTRENDER)
    table.you.ready(COMPANION)
    own = table.you.ready("Carlton Van Wyk")
    gang = table.prey.ready("Loyal Street Gang")
    nassir = table.prey.ready("Nassir")
    spy = table.grand_prey.in_play("Raven Spy", on=table.grand_prey.ready("Ryan"), level="ani")
    table.prey.in_play("Zombie", on=nassir)
    table.prey.in_play(SHADE, on=nassir)
    table.prey.in_play("Fame", on=nassir)
    table.prey.ready(WRAITH)
    table.prey.ready("Shambling Hordes", blood=2)
    table.you.acts(mine, by=mine)
    assert table.you.choices() == {own, gang, spy}
    table.you.chooses(spy)
    assert action_of(table).targets == (table.grand_prey.number,)
    assert stealth(table.state, action_of(table)) == 1
    rest(table)
    assert (table.where(mine), table.where(spy)) == ("removed", "ash_heap")
    assert table.where(gang) == "ready"
    assert table.waits_for(table.you)


def test_a_blocked_heartrender_stays(table: Table) -> None:
    """Nobody is burned, nobody leaves the game."""
    mine = table.you.ready(HEARTRENDER, blood=3)
    table.you.ready(COMPANION)
    gang, guard = table.prey.ready("Loyal Street Gang"), table.prey.ready("Nassir")
    table.prey.in_play(changing("intercept", 1), on=guard)
    table.you.acts(mine, by=mine)
    table.prey.blocks(guard)
    rest(table)
    assert (table.where(mine), table.where(gang)) == ("ready", "ready")


# -- Freakish Conglomeration ----------------------------------------------------------------------


@pytest.mark.ruling(FREAK, 1)
@pytest.mark.parametrize(("level", "used"), [("obl", "obl"), ("THA", "tha")])
@pytest.mark.parametrize("listens", ["obl", "tha"])
def test_a_freak_counts_as_what_is_used(table: Table, level: str, used: str, listens: str) -> None:
    """Oblivion or Blood Sorcery, not both."""
    mine = table.you.ready(NECROMANCER)
    table.you.ready(COMPANION)
    table.grand_prey.in_play(listener(listens))
    table.you.holds(FREAK)
    table.you.acts(FREAK, by=mine, level=level)
    rest(table)
    assert table.grand_prey.pool() == 30 + (used == listens)


def test_a_freak_attacks() -> None:
    """Any ready minion of another Methuselah."""
    enters_combat_as_an_action(
        FREAK,
        legal=(("prey", "ready", "Loyal Street Gang"), ("prey", "ready", WALL)),
        illegal=(("prey", "torpor", "Ryan"), ("you", "ready", "Lauren")),
    )


def test_a_freak_rots(table: Table) -> None:
    """1 life in your unlock phase; the last one burns it."""
    freak, old = table.you.ready(FREAK, level="obl"), table.you.ready(FREAK, blood=1, level="OBL")
    table.you.ready(COMPANION)
    theirs = table.prey.ready(FREAK, level="obl")
    table.begins("unlock")
    table.until_turn_of(table.you, "minion")
    assert (table.blood(freak), table.where(old), table.blood(theirs)) == (2, "ash_heap", 3)


# -- Gravebound Drone -----------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["obl", "OBL"])
def test_drones_bear_blows_for_one_another(table: Table, level: str) -> None:
    """1 life for 1 damage, as long as there is life; not for itself."""
    mine, other = table.you.ready(DRONE, level=level), table.you.ready(DRONE, level=level)
    theirs = table.prey.ready(WALL)
    claw = table.prey.in_play(CLAW, on=theirs)
    fight(table, mine, theirs)
    table.prey.uses(claw, level="strike")
    table.until("prevent", table.you)
    assert not table.you.may("use", card=mine)
    table.you.uses(other)
    assert table.blood(other) == 1
    table.you.uses(other)
    rest(table)
    assert table.where(other) == "ash_heap"
    assert (damage_to(table, mine), table.blood(mine)) == (0, 2)
    assert table.waits_for(table.you)


@pytest.mark.parametrize("who", ["Loyal Street Gang", "theirs", "outside"])
def test_whom_a_drone_does_not_help(table: Table, who: str) -> None:
    """Another ally, a drone of another Methuselah, outside of combat."""
    drone, fighter = table.you.ready(DRONE), table.you.ready("Loyal Street Gang", blood=5)
    second = table.you.ready(DRONE)
    theirs = table.prey.ready(DRONE)
    hail = use(environmental_damage(1, ready(minion)), at=("minion",), once="turn")
    table.you.in_play(paper("Hail", hail, kind="event"))
    if who == "outside":
        table.you.ready(COMPANION)
        table.you.uses("Hail")
        assert not table.you.may("use", card=drone)
        assert damage_to(table, second) == 1
        return
    fight(table, fighter, theirs)
    while not table.over():
        assert not table.you.may("use", card=drone)
        table.pass_on()
    assert damage_to(table, fighter) == 1


def test_a_drone_holds_nothing(table: Table) -> None:
    """It cannot have equipment, nor use any."""
    drone, gang = table.you.ready(DRONE), table.you.ready("Loyal Street Gang")
    table.you.holds(".44 Magnum")
    assert table.you.can_play(".44 Magnum", by=gang)
    assert not table.you.can_play(".44 Magnum", by=drone)
    table = Table()
    drone, theirs = table.you.ready(DRONE), table.prey.ready(WALL)
    claw = table.you.in_play(CLAW, on=drone)
    table.you.holds(PRESS)
    fight(table, drone, theirs)
    while not table.over():
        assert not table.you.may("use", card=claw)
        table.pass_on()


@pytest.mark.parametrize(("level", "may"), [("obl", False), ("OBL", True)])
def test_a_drone_bleeds_with_the_life_of_another(table: Table, level: str, may: bool) -> None:
    """+1 for a life of another copy of yours, once each bleed."""
    mine = table.you.ready(DRONE, level=level)
    one, two = table.you.ready(DRONE), table.you.ready(DRONE, locked=True)
    table.you.ready("Loyal Street Gang")
    table.prey.ready(DRONE)
    table.you.holds(PAUSE)
    table.you.acts(word="bleed", by=mine)
    table.until("action", table.you)
    assert table.you.may("use", card=mine) is may
    assert not table.you.may("use", card=one)
    if may:
        table.you.uses(mine)
        assert table.you.choices() == {one, two}
        table.you.chooses(two)
        assert not table.you.may("use", card=mine), "once each action"
    rest(table)
    assert (table.blood(one), table.blood(two), table.blood(mine)) == (2, 2 - may, 2)
    assert table.prey.pool() == 29 - may


@pytest.mark.parametrize("why", ["another bleeds", "no bleed"])
def test_no_bleed_of_its_own(table: Table, why: str) -> None:
    """Another minion bleeds, or it takes another action."""
    mine, gang = table.you.ready(DRONE, level="OBL"), table.you.ready("Loyal Street Gang")
    table.you.ready(DRONE)
    table.you.holds(PAUSE)
    spare = table.you.in_play("Twisted Bloodhound", on=mine)
    table.prey.ready("Nassir")
    if why == "no bleed":
        table.you.acts(spare, by=mine)
    else:
        table.you.acts(word="bleed", by=gang)
    table.until("action", table.you)
    assert not table.you.may("use", card=mine)


# -- Dance of the Dead ----------------------------------------------------------------------------


def test_the_dance_begins(table: Table) -> None:
    """At +1 stealth, with 4 counters, by who follows the Path."""
    mine, other = table.you.ready(LESSER), table.you.ready(PATHLESS)
    table.you.ready(COMPANION)
    held = table.you.holds(DANCE)
    table.you.holds(PAUSE)
    assert not table.you.can_play(DANCE, by=other)
    table.you.acts(DANCE, by=mine)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == ()
    rest(table)
    assert (table.where(held), table.counters(held)) == ("permanent", 4)


@pytest.mark.parametrize("who", [0, 1])
@pytest.mark.parametrize("what", ["maneuver", "press"])
def test_the_dead_maneuver_or_press(table: Table, what: str, who: int) -> None:
    """For 1 counter, once each combat; the last one burns the card."""
    ghost, theirs = table.you.ready((WRAITH, CORPSE)[who], blood=9), table.prey.ready(WALL)
    dance = table.you.in_play(DANCE, counters=2)
    table.you.holds(PRESS, AGAIN)
    fight(table, ghost, theirs)
    window = "range" if what == "maneuver" else "press"
    table.until(window, table.you)
    table.you.uses(dance)
    table.you.does(f"use {what}")
    assert table.counters(dance) == 1
    while not table.you.can_play("Another combat"):
        assert not table.you.may("use", card=dance), "once each combat"
        assert not table.you.may("use press") and not table.you.may("use maneuver")
        table.pass_on()
    assert damage_to(table, theirs) == (0 if what == "maneuver" else 2)
    table.you.plays("Another combat", by=ghost)
    table.until(window, table.you)
    table.you.uses(dance)
    assert table.where(dance) == "ash_heap"
    table.you.does(f"use {what}")
    rest(table)
    assert table.waits_for(table.you)


@pytest.mark.parametrize("who", ["Loyal Street Gang", UNDEAD, "theirs"])
def test_who_does_not_dance(table: Table, who: str | Definition) -> None:
    """The living; the dead of another Methuselah."""
    mine = table.you.ready("Ryan" if who == "theirs" else who)
    theirs = table.prey.ready(WRAITH)
    table.you.ready(WRAITH)
    dance = table.you.in_play(DANCE, counters=4)
    fight(table, mine, theirs)
    while not table.over():
        assert not table.you.may("use", card=dance)
        assert not table.prey.may("use", card=dance)
        table.pass_on()
    assert table.counters(dance) == 4
