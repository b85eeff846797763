"""Gianna di Canneto, Informant and Cry Wolf."""

from __future__ import annotations

import pytest

from block_talk import UNLOCKER, made_vampire
from combat_talk import AGAIN, COMBAT_ENDS, COMPANION, DODGE, PRESS, fight, made_up, rest
from fight_talk import damage_to, replaced
from made_up import paper
from methuselah.engine.definitions import Strike
from methuselah.engine.knowledge import sees
from methuselah.language import (
    ALL_DAMAGE,
    TARGET,
    THIS,
    before_range,
    choose,
    prevents_damage,
    ready,
    strike,
    unlock,
    use,
    yours,
)
from methuselah.language import locked as is_locked
from scenes.actions import comes_into_play
from scenes.telling import changing
from table_talk import Table

GIANNA, SPY, WOLF = "Gianna di Canneto", "Informant", "Cry Wolf"
WALL = made_vampire("Wall", capacity=10)
PREVENT = made_up("Prevent", modes=(prevents_damage(ALL_DAMAGE),))


@pytest.mark.parametrize(
    ("name", "by"), [(GIANNA, "Domenic Giovanni"), (SPY, "Ubende (G4)"), (WOLF, "Rayne")]
)
def test_who_recruits_them(table: Table, name: str, by: str) -> None:
    """A Giovanni, an Ishtarri, an anarch; nobody else."""
    comes_into_play(name, by=by)
    mine, other = table.you.ready(by), table.you.ready("Ryan")
    table.you.holds(name)
    assert table.you.can_play(name, by=mine)
    assert not table.you.can_play(name, by=other)


# -- Gianna di Canneto ----------------------------------------------------------------------------


@pytest.mark.ruling(GIANNA, 1)
@pytest.mark.parametrize("burns", [True, False])
def test_gianna_burns_a_gun_that_is_committed(table: Table, burns: bool) -> None:
    """She locks and burns; its strike has no effect. Not what is on anybody else."""
    gianna, mine = table.you.ready(GIANNA), table.you.ready("Ryan")
    theirs, beside = table.prey.ready(WALL), table.prey.ready("Nassir")
    magnum = table.prey.in_play(".44 Magnum", on=theirs)
    vest = table.prey.in_play("Kevlar Vest", on=theirs)
    table.prey.in_play("Deer Rifle", on=beside)
    table.you.in_play("Meat Cleaver", on=mine)
    table.prey.in_play("J. S. Simmons, Esq.", on=theirs)
    fight(table, mine, theirs)
    table.prey.uses(magnum, level="maneuver")
    table.until("before_strikes", table.you)
    assert table.you.may("use", card=gianna)
    if burns:
        table.you.uses(gianna)
        assert table.you.choices() == {magnum, vest}
        table.you.chooses(magnum)
    rest(table)
    assert (table.where(magnum) == "ash_heap") is burns
    assert (table.where(gianna) == "ash_heap") is burns
    assert table.on(vest) == theirs
    assert damage_to(table, mine) == (0 if burns else 2)


@pytest.mark.parametrize("why", ["locked", "herself", "others"])
def test_when_gianna_does_nothing(table: Table, why: str) -> None:
    """Locked, in combat herself, or in the combat of others."""
    seat = table.grand_prey if why == "others" else table.you
    gianna = seat.ready(GIANNA, locked=why == "locked")
    mine = gianna if why == "herself" else table.you.ready("Ryan")
    theirs = table.prey.ready(WALL)
    table.prey.in_play("Kevlar Vest", on=theirs)
    table.you.in_play("Meat Cleaver", on=mine)
    table.you.holds(PREVENT)
    fight(table, mine, theirs)
    while not table.over():
        assert not seat.may("use", card=gianna)
        assert not seat.may("answer")
        table.pass_on()
    assert damage_to(table, theirs) == 1


@pytest.mark.parametrize(
    "window",
    ["before_range", "before_strikes", "strikes_chosen", "strike_resolved", "end_of_round"],
)
def test_gianna_burns_equipment_at_any_time(table: Table, window: str) -> None:
    """From before range to the end of the round."""
    gianna, mine = table.you.ready(GIANNA), table.you.ready("Ryan")
    theirs = table.prey.ready(WALL)
    table.prey.in_play("Flak Jacket", on=theirs)
    fight(table, mine, theirs)
    table.until(window, table.you)
    assert table.you.may("use", card=gianna)


def test_gianna_does_nothing_in_her_own_fight(table: Table) -> None:
    """Though something has unlocked her."""
    gianna, theirs = table.you.ready(GIANNA), table.prey.ready(WALL)
    table.prey.in_play("Kevlar Vest", on=theirs)
    table.you.holds(made_up("Wakes", modes=(before_range(unlock(THIS)),)))
    fight(table, gianna, theirs)
    table.you.plays("Wakes", by=gianna)
    assert not table.locked(gianna)
    while not table.over():
        assert not table.you.may("use", card=gianna)
        assert not table.you.may("answer")
        table.pass_on()


@pytest.mark.ruling(GIANNA, 3)
@pytest.mark.parametrize("dodged", [True, False])
def test_gianna_hurts_with_the_strikes(table: Table, dodged: bool) -> None:
    """1 unpreventable damage, on the day of her recruitment; a dodge does not help."""
    mine, acting = table.you.ready("Domenic Giovanni"), table.you.ready("Ryan")
    gianna = table.you.holds(GIANNA)
    theirs = table.prey.ready(WALL)
    table.prey.holds(PREVENT, DODGE)
    table.you.acts(GIANNA, by=mine)
    rest(table)
    fight(table, acting, theirs)
    if dodged:
        table.prey.plays("A dodge", by=theirs)
    table.you.does("answer")
    assert table.locked(gianna)
    if not dodged:
        table.prey.plays("Prevent", by=theirs)
    rest(table)
    assert damage_to(table, theirs) == 1
    assert table.where(gianna) == "ready"


@pytest.mark.ruling(GIANNA, 2)
@pytest.mark.parametrize("how", ["ends", "first"])
def test_gianna_comes_too_late(table: Table, how: str) -> None:
    """Combat has ended, or the first strike has sent a fighter to torpor."""
    table.you.ready(GIANNA)
    mine, theirs = table.you.ready("Ryan"), table.prey.ready(WALL)
    hot = made_up("Hot", modes=(strike(Strike("hand", 4, first=True, aggravated=True)),))
    table.prey.holds(COMBAT_ENDS, hot)
    fight(table, mine, theirs)
    table.prey.plays("Combat ends" if how == "ends" else "Hot", by=theirs)
    while not table.over():
        assert not table.you.may("answer")
        table.pass_on()
    assert damage_to(table, theirs) == 0


# -- Informant ------------------------------------------------------------------------------------


def test_the_informant_neither_acts_nor_blocks(table: Table) -> None:
    """It only listens."""
    spy = table.prey.ready(SPY)
    mine, blocker = table.you.ready("Ryan"), table.prey.ready(WALL)
    own = table.you.ready("Nik Sikko")
    table.you.acts(word="bleed", by=mine)
    table.until("action", table.prey)
    assert table.prey.may("block", minion=blocker)
    assert not table.prey.may("block", minion=spy)
    rest(table)
    assert table.you.may("act", minion=own, word="bleed")
    table.until_turn_of(table.prey, "minion")
    assert not table.prey.may("act", minion=spy, word="bleed")


@pytest.mark.parametrize("looks", [True, False])
def test_who_controls_an_ishtarri_looks(table: Table, looks: bool) -> None:
    """In your unlock phase, each other with a ready one is asked, and nobody else."""
    table.you.ready(SPY)
    table.you.ready(replaced("Ryan", clans=("Ishtarri",)))
    table.prey.ready("Ubende (G4)")
    table.grand_prey.torpor(replaced("Nik Sikko", clans=("Ishtarri",)))
    table.predator.ready("Nassir")
    secret = table.you.holds("Blur")
    table.gives_edge(table.you)
    table.begins("unlock")
    table.you.does("resolve")
    asked = set()
    while table.asked().window != "minion":  # type: ignore[union-attr]
        for seat in table.seats:
            if seat.may("do"):
                asked.add(seat.number)
        if looks and table.prey.may("do"):
            table.prey.does("do")
        else:
            table.pass_on()
    assert asked == {table.prey.number}
    assert sees(table.state, table.prey.number, secret) is looks
    assert not sees(table.state, table.predator.number, secret)
    assert not sees(table.state, table.grand_prey.number, secret)


def test_nobody_looks_in_the_unlock_phases_of_others(table: Table) -> None:
    """Only in that of its controller."""
    table.prey.ready(SPY)
    table.grand_prey.ready("Ubende (G4)")
    table.you.ready("Ryan")
    secret = table.prey.holds("Blur")
    table.gives_edge(table.you)
    table.begins("unlock")
    while table.asked().window != "minion":  # type: ignore[union-attr]
        assert not any(seat.may("do") or seat.may("resolve") for seat in table.seats)
        table.pass_on()
    assert not sees(table.state, table.grand_prey.number, secret)


def test_the_informant_stays_in_the_turns_of_others(table: Table) -> None:
    """Your discard phase moves no informant of your prey's."""
    spy = table.prey.ready(SPY)
    table.you.ready("Ryan")
    table.prey.ready("Nassir")
    table.until_turn_of(table.prey, "minion")
    assert table.state.controller(spy) == table.prey.number


def test_the_informant_moves_to_the_predator(table: Table) -> None:
    """At the end of your discard phase; then to hers."""
    spy = table.you.ready(SPY)
    table.you.ready("Ryan")
    table.predator.ready("Nassir")
    table.until_turn_of(table.prey)
    assert table.state.controller(spy) == table.predator.number


# -- Cry Wolf -------------------------------------------------------------------------------------


@pytest.mark.ruling(WOLF, 4)
@pytest.mark.parametrize("blocked", [True, False])
def test_a_blocked_recruiter_falls(table: Table, blocked: bool) -> None:
    """To torpor, before anything else is used, and there is no combat."""
    mine = table.you.ready("Rayne")
    table.you.ready(COMPANION)
    wolf = table.you.holds(WOLF)
    table.you.holds("Change of Target")
    blocker = table.prey.ready(WALL)
    table.prey.in_play(changing("intercept", 1), on=blocker)
    table.you.acts(WOLF, by=mine)
    if blocked:
        table.prey.blocks(blocker)
    while not table.over():
        if blocked and table.asked() is not None and table.asked().window == "blocked":  # type: ignore[union-attr]
            assert table.where(mine) == "torpor"
        table.pass_on()
    assert table.where(mine) == ("torpor" if blocked else "ready")
    assert table.where(wolf) == ("ash_heap" if blocked else "ready")
    assert damage_to(table, blocker) == 0


def test_the_wolf_has_a_press(table: Table) -> None:
    """One each combat."""
    wolf, theirs = table.prey.ready(WOLF, blood=9), table.you.ready(WALL)
    table.you.holds(PRESS, AGAIN)
    fight(table, theirs, wolf)
    table.until("press", table.prey)
    table.prey.uses(wolf, level="press")
    while not table.you.may("play", card="Another combat"):
        assert not table.prey.may("use", card=wolf)
        table.pass_on()
    assert damage_to(table, theirs) == 4
    table.you.plays("Another combat", by=theirs)
    table.until("press", table.prey)
    assert table.prey.may("use", card=wolf), "in each combat"


@pytest.mark.ruling(WOLF, 2)
def test_the_wolf_must_attack_first(table: Table) -> None:
    """Another's ready minion; unlocked afterwards he is free to bleed; others wait for him."""
    wolf, mine = table.you.ready(WOLF), table.you.ready("Ryan")
    table.you.in_play(UNLOCKER)
    theirs, other = table.prey.ready("Nassir"), table.grand_prey.ready("Nik Sikko")
    table.prey.torpor("Muse")
    assert table.you.choices() == {theirs, other}, "nothing else can be done"
    table.you.chooses(theirs)
    rest(table)
    assert damage_to(table, theirs) == 2
    assert table.locked(wolf)
    assert table.you.may("act", minion=mine, word="bleed")
    table.you.uses("Unlocker")
    if table.you.choices():
        table.you.chooses(wolf)
    assert table.you.may("act", minion=wolf, word="bleed")
    assert not table.you.may("use action", card=wolf, by=wolf)


@pytest.mark.ruling(WOLF, 1)
@pytest.mark.ruling(WOLF, 3)
@pytest.mark.parametrize("rescued", [True, False])
def test_a_locked_wolf_burns_in_your_unlock_phase(table: Table, rescued: bool) -> None:
    """He does not unlock as normal; unlocked by something else in that phase he stays."""
    wolf, mine = table.you.ready(WOLF, locked=True), table.you.ready("Ryan", locked=True)
    key = use(choose(ready(yours, is_locked)), unlock(TARGET), at=("unlock",))
    opener = table.you.in_play(paper("Opener", key, kind="master"))
    table.gives_edge(table.you)
    table.prey.ready("Sully")
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "unlock")
    assert table.where(wolf) == "ready"
    assert table.locked(wolf)
    assert not table.locked(mine)
    if rescued:
        table.you.uses(opener)
    table.until("minion", table.you)
    assert (table.where(wolf) == "ready") is rescued


def test_an_unlocked_wolf_lives(table: Table) -> None:
    """He burns only if he is locked."""
    wolf = table.you.ready(WOLF)
    table.prey.ready("Nassir")
    table.prey.ready("Sully")
    table.gives_edge(table.you)
    table.begins("unlock")
    while not table.you.choices():
        table.pass_on()  # until he must say whom he attacks
    assert table.where(wolf) == "ready"


def test_a_wolf_stays_locked_in_the_turns_of_others(table: Table) -> None:
    """He burns in your unlock phase only."""
    wolf = table.you.ready(WOLF, locked=True)
    table.prey.ready("Nassir")
    table.until_turn_of(table.prey, "minion")
    assert table.where(wolf) == "ready"
