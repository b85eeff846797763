"""Brass Knuckles, Gas-Powered Chainsaw, Starshell and phosphorus: once a combat, or once at all."""

from __future__ import annotations

import pytest

from action_talk import action_of, is_offered
from block_talk import PAUSE, made_vampire
from combat_talk import AGAIN, COMBAT_ENDS, COMPANION, DODGE, MANEUVER, PRESS, fight, rest
from fight_talk import damage_to, replaced
from made_up import paper
from methuselah.language import (
    DURING_ACTION,
    STRIKES,
    TARGET,
    additional_strikes,
    choose,
    locked,
    prevents,
    ready,
    unlock,
    use,
    yours,
)
from methuselah.rules.action.action import stealth
from scenes.actions import comes_into_play
from scenes.telling import changing
from table_talk import Table

KNUCKLES, SAW, STARSHELL, GRENADE = (
    "Brass Knuckles",
    "Gas-Powered Chainsaw",
    "Starshell Grenade Launcher",
    "White Phosphorus Grenade",
)
MORE = paper("Once more", additional_strikes(1))
ALARM = paper(
    "Alarm Clock",
    use(choose(ready(yours, locked)), unlock(TARGET), at=DURING_ACTION, once="turn"),
    kind="event",
)
WALL = made_vampire("Wall", capacity=11)


@pytest.mark.parametrize("name", [KNUCKLES, SAW, STARSHELL, GRENADE])
def test_anybody_equips_with_it(name: str) -> None:
    """For what is printed."""
    comes_into_play(name, by="Ryan")


@pytest.mark.parametrize("strength", [1, 3])
@pytest.mark.parametrize("far", [False, True])
@pytest.mark.parametrize("name", [KNUCKLES, SAW])
def test_a_blow(table: Table, name: str, far: bool, strength: int) -> None:
    """The knuckles add 1 to the strength, the saw does 3; neither reaches far."""
    mine, theirs = table.you.ready(replaced("Nassir", strength=strength)), table.prey.ready(WALL)
    held = table.you.in_play(name, on=mine)
    table.prey.holds(MANEUVER)
    fight(table, mine, theirs)
    if far:
        table.prey.plays("A maneuver", by=theirs)
    table.you.uses(held, level="strike")
    rest(table)
    damage = 3 if name == SAW else strength + 1
    assert damage_to(table, theirs) == (0 if far else damage)
    assert damage_to(table, theirs, aggravated=True) == 0
    assert table.on(held) == mine
    assert table.waits_for(table.you)


@pytest.mark.ruling(KNUCKLES, 1)
@pytest.mark.ruling(SAW, 1)
@pytest.mark.ruling(STARSHELL, 3)
@pytest.mark.parametrize("name", [KNUCKLES, SAW, STARSHELL])
def test_once_each_combat_and_a_second_copy_too(table: Table, name: str) -> None:
    """Not in the next round; another copy may; in another combat both again."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready("Loyal Street Gang", blood=20)
    one, two = (table.you.in_play(name, on=mine) for _ in range(2))
    table.you.holds(MORE, PRESS, AGAIN)
    table.prey.holds(*[MANEUVER] * 3)
    fight(table, mine, theirs)

    def to_strikes() -> None:
        if name == STARSHELL:
            table.prey.plays("A maneuver", by=theirs)
        while table.asked() is None or table.asked().window != "strike":  # type: ignore[union-attr]
            table.pass_on()

    to_strikes()
    table.you.uses(one, level="strike")
    table.until("additional", table.you)
    table.you.plays("Once more", by=mine)
    table.until("strike", table.you)
    assert not table.you.may("use", card=one, mode="strike")
    table.you.uses(two, level="strike")
    table.until("press", table.you)
    table.you.plays("A press", by=mine)
    if name == STARSHELL:
        table.prey.plays("A maneuver", by=theirs)
    while not table.you.may("play", card="Another combat"):
        assert not table.you.may("use", card=one, mode="strike")
        assert not table.you.may("use", card=two, mode="strike")
        table.pass_on()
    table.you.plays("Another combat", by=mine)
    to_strikes()
    assert table.you.may("use", card=one, mode="strike")
    assert table.you.may("use", card=two, mode="strike")


# -- Starshell Grenade Launcher -------------------------------------------------------------------


@pytest.mark.parametrize("far", [False, True])
def test_the_launcher_shoots_from_afar_only(table: Table, far: bool) -> None:
    """1 aggravated damage."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready(WALL)
    table.you.in_play(STARSHELL, on=mine)
    gun = table.you.in_play("Desert Eagle", on=mine)
    table.prey.holds(MANEUVER)
    fight(table, mine, theirs)
    if far:
        table.prey.plays("A maneuver", by=theirs)
    table.until("strike", table.you)
    assert table.you.may("use", card=gun, mode="strike")
    assert table.you.may("use", card=STARSHELL, mode="strike") is far
    if far:
        table.you.uses(STARSHELL, level="strike")
        rest(table)
        assert damage_to(table, theirs) == damage_to(table, theirs, aggravated=True) == 1


@pytest.mark.ruling(STARSHELL, 5)
@pytest.mark.parametrize(("hidden", "blocked"), [(1, True), (2, False)])
def test_the_flare_takes_a_stealth(table: Table, hidden: int, blocked: bool) -> None:
    """Before anybody attempts to block; the bearer is locked, and only once."""
    mine = table.you.ready("Ryan")
    table.you.in_play(changing("stealth", hidden), on=mine)
    table.you.ready(COMPANION)
    bearer, blocker = table.prey.ready("Sully"), table.prey.ready("Nassir")
    flare = table.prey.in_play(STARSHELL, on=bearer)
    table.you.acts(word="bleed", by=mine)
    table.until("action", table.prey)
    assert table.prey.may("block", minion=blocker)
    table.prey.uses(flare, level="flare")
    assert stealth(table.state, action_of(table)) == hidden - 1
    assert table.locked(bearer)
    assert not table.prey.may("use", card=flare)
    table.prey.blocks(blocker)
    rest(table)
    assert table.prey.pool() == (30 if blocked else 29)
    assert table.waits_for(table.you)


def test_the_flare_is_for_one_action(table: Table) -> None:
    """In the next one the stealth is there again."""
    mine, second = table.you.ready("Ryan"), table.you.ready("Nik Sikko")
    table.you.ready(COMPANION)
    for minion in (mine, second):
        table.you.in_play(changing("stealth", 1), on=minion)
    bearer = table.prey.ready("Sully")
    flare = table.prey.in_play(STARSHELL, on=bearer)
    table.prey.ready("Nassir")
    table.you.acts(word="bleed", by=mine)
    table.until("action", table.prey)
    table.prey.uses(flare, level="flare")
    rest(table)
    table.you.acts(word="bleed", by=second)
    assert stealth(table.state, action_of(table)) == 1


@pytest.mark.ruling(STARSHELL, 2)
def test_the_flare_again_once_the_bearer_is_unlocked(table: Table) -> None:
    """Twice in the same action."""
    mine = table.you.ready("Ryan")
    table.you.in_play(changing("stealth", 3), on=mine)
    table.you.ready(COMPANION)
    bearer = table.prey.ready("Sully")
    table.prey.ready("Nassir", locked=True)
    table.prey.ready("Nik Sikko")
    flare = table.prey.in_play(STARSHELL, on=bearer)
    table.prey.in_play(ALARM)
    table.you.acts(word="bleed", by=mine)
    table.until("action", table.prey)
    table.prey.uses(flare, level="flare")
    table.prey.uses("Alarm Clock")
    table.prey.chooses(bearer)
    table.prey.uses(flare, level="flare")
    assert stealth(table.state, action_of(table)) == 1


@pytest.mark.ruling(STARSHELL, 4)
def test_the_flare_waits_for_the_impulse(table: Table) -> None:
    """The prey decides about blocking before the grand prey has the impulse."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.prey.ready("Nassir")
    bearer = table.grand_prey.ready("Sully")
    flare = table.grand_prey.in_play(STARSHELL, on=bearer)
    table.you.acts(word="bleed", by=mine)
    asked = []
    while not asked or asked[-1] != 2:
        decision = table.asked()
        assert decision is not None
        asked.append(decision.seat)
        if decision.seat != 2:
            table.pass_on()
    assert asked == [1, 2]
    assert table.grand_prey.may("use", card=flare)


@pytest.mark.ruling(STARSHELL, 6)
@pytest.mark.ruling(STARSHELL, 1)
@pytest.mark.parametrize("woke", [True, False])
def test_locked_for_the_flare_its_bearer_blocks_no_more(table: Table, woke: bool) -> None:
    """Unless it woke before; then it may strike with whatever it has."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.in_play(changing("stealth", 1), on=mine)
    bearer = table.prey.ready("Sully", locked=woke)
    table.prey.ready("Nassir", locked=True)
    flare = table.prey.in_play(STARSHELL, on=bearer)
    table.prey.in_play(changing("intercept", 1), on=bearer)
    table.prey.in_play(ALARM)
    table.prey.holds("Wake with Evening's Freshness", MANEUVER, DODGE)
    table.you.holds(PAUSE)
    table.you.acts(word="bleed", by=mine)
    if woke:
        table.prey.plays("Wake with Evening's Freshness", by=bearer)
        table.prey.uses("Alarm Clock")
        table.prey.chooses(bearer)
    table.prey.blocks(bearer)
    table.you.passes()
    table.prey.uses(flare, level="flare")
    if woke:
        table.prey.plays("A maneuver", by=bearer)
        table.until("strike", table.prey)
        assert table.prey.may("use", card=flare, mode="strike")
        table.prey.plays("A dodge", by=bearer)
    rest(table)
    assert table.locked(bearer)
    assert table.prey.pool() == (30 if woke else 29)


# -- White Phosphorus Grenade ---------------------------------------------------------------------


@pytest.mark.parametrize("far", [True, False])
@pytest.mark.parametrize("dodged", [True, False])
def test_phosphorus_burns_both(table: Table, far: bool, dodged: bool) -> None:
    """2 aggravated at either range; close by 1 aggravated to the bearer, even if it is dodged."""
    mine, theirs = table.you.ready(WALL), table.prey.ready(made_vampire("Far", capacity=9))
    bystander = table.prey.ready("Ryan")
    grenade = table.you.in_play(GRENADE, on=mine)
    table.you.holds(MANEUVER)
    table.prey.holds(*([DODGE] if dodged else []))
    fight(table, mine, theirs)
    if far:
        table.you.plays("A maneuver", by=mine)
    table.you.uses(grenade, level="strike")
    if dodged:
        table.prey.plays("A dodge", by=theirs)
    rest(table)
    hit = 0 if dodged else 2
    assert damage_to(table, theirs) == damage_to(table, theirs, aggravated=True) == hit
    assert damage_to(table, mine, aggravated=True) == (0 if far else 1)
    assert damage_to(table, mine) == (0 if far else 1 if dodged else 2)
    assert damage_to(table, bystander) == 0
    assert table.where(grenade) == "ash_heap"


@pytest.mark.ruling(GRENADE, 1)
@pytest.mark.parametrize(("sources", "may"), [(("environmental",), True), (STRIKES, False)])
def test_the_heat_is_environmental(table: Table, sources: tuple[str, ...], may: bool) -> None:
    """It is prevented as such, not as a strike of the opposing minion, who dodges."""
    mine, theirs = table.you.ready(WALL), table.prey.ready("Ryan")
    grenade = table.you.in_play(GRENADE, on=mine)
    shirt = paper("Shirt", prevents(1, sources), kind="equipment")
    vest = table.you.in_play(shirt, on=mine)
    table.prey.holds(DODGE)
    fight(table, mine, theirs)
    table.you.uses(grenade, level="strike")
    table.prey.plays("A dodge", by=theirs)
    assert is_offered(table, table.you, vest) is may


@pytest.mark.ruling(GRENADE, 2)
def test_it_is_kept_where_combat_ends_first(table: Table) -> None:
    """It neither burns nor hurts anybody."""
    mine, theirs = table.you.ready(WALL), table.prey.ready("Ryan")
    grenade = table.you.in_play(GRENADE, on=mine)
    table.prey.holds(COMBAT_ENDS)
    fight(table, mine, theirs)
    table.you.uses(grenade, level="strike")
    table.prey.plays("Combat ends", by=theirs)
    rest(table)
    assert (damage_to(table, mine), damage_to(table, theirs)) == (0, 0)
    assert table.on(grenade) == mine
    assert table.waits_for(table.you)
