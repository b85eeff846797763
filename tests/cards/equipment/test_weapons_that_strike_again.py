"""AK-47, Meat Hook and Tinglestripe: what follows the first strike of a round with a weapon."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import AGAIN, DODGE, MANEUVER, PRESS, fight, made_up, rest
from fight_talk import damage_to, weapon
from made_up import paper
from methuselah.language import additional_strikes, melee_strike, static
from scenes.actions import comes_into_play
from table_talk import Table

AK, HOOK, TINGLE = "AK-47", "Meat Hook", "Tinglestripe"
MORE = made_up("Once more", modes=(additional_strikes(1),))
ALSO = made_up("Also", modes=(additional_strikes(1, limited=False),))
STRONG = made_vampire("Strong", "POT", "MYT", capacity=10)
WALL = made_vampire("Wall", capacity=11)
FAE, HALF = "Greer Worder", made_vampire("Half", "myt")


def test_they_come_into_play() -> None:
    """The gun for 5 pool, the hook for nothing, Tinglestripe at either level of Mytherceria."""
    comes_into_play(AK, by="Ryan")
    comes_into_play(HOOK, by="Ryan")
    comes_into_play(TINGLE, by=STRONG, level="myt")
    comes_into_play(TINGLE, by=STRONG, level="MYT")


@pytest.mark.parametrize(("name", "levels"), [("Half", {"myt"}), ("Ryan", set())])
def test_who_equips_with_tinglestripe(table: Table, name: str, levels: set[str]) -> None:
    """Each level requires that of Mytherceria."""
    mine = table.you.ready(HALF if name == "Half" else name)
    table.you.holds(TINGLE)
    ways = {level for level in ("myt", "MYT") if table.you.can_play(TINGLE, by=mine, level=level)}
    assert ways == levels


# -- AK-47 ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("far", [True, False])
def test_the_gun_shoots_twice(table: Table, far: bool) -> None:
    """2 damage, then 2 more: the additional strike is with the gun and with nothing else."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready(WALL)
    gun = table.you.in_play(AK, on=mine)
    table.you.in_play("Meat Cleaver", on=mine)
    fight(table, mine, theirs)
    if far:
        table.you.uses(gun, level="maneuver")
    else:
        table.you.uses(gun, level="strike")
    table.until("additional", table.you)
    assert damage_to(table, theirs) == 2
    table.you.uses(gun)
    rest(table)
    assert damage_to(table, theirs) == 4
    assert damage_to(table, mine) == (0 if far else 1)
    assert table.on(gun) == mine
    assert table.waits_for(table.you)


def test_no_second_shot_after_another_strike(table: Table) -> None:
    """Struck with a cleaver first, it gives nothing."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready(WALL)
    gun = table.you.in_play(AK, on=mine)
    table.you.in_play("Meat Cleaver", on=mine)
    table.you.holds(MORE)
    fight(table, mine, theirs)
    table.you.uses("Meat Cleaver", level="strike")
    table.until("additional", table.you)
    assert table.you.can_play("Once more", by=mine)
    assert not table.you.may("use", card=gun)


def test_the_shot_is_optional_and_comes_once_each_round(table: Table) -> None:
    """It is limited: no second one, nor another's; in the next round again."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready(WALL)
    gun = table.you.in_play(AK, on=mine)
    table.you.holds(MORE, PRESS)
    fight(table, mine, theirs)
    table.you.uses(gun, level="strike")
    table.until("additional", table.you)
    table.you.uses(gun)
    while not table.you.may("play", card="A press"):
        assert not table.you.can_play("Once more", by=mine)
        assert not table.you.may("use", card=gun)
        table.pass_on()
    assert damage_to(table, theirs) == 4
    table.you.plays("A press", by=mine)
    table.until("strike", table.you)
    table.you.uses(gun, level="strike")
    table.until("additional", table.you)
    assert table.you.may("use", card=gun)
    rest(table)
    assert damage_to(table, theirs) == 6


def test_no_shot_beside_other_limited_strikes(table: Table) -> None:
    """Gained from a card first: the gun gives none."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready(WALL)
    gun = table.you.in_play(AK, on=mine)
    table.you.holds(MORE, ALSO)
    fight(table, mine, theirs)
    table.you.uses(gun, level="strike")
    table.you.plays("Once more", by=mine)
    table.you.uses(gun, level="strike")
    table.until("additional", table.you)
    assert table.you.can_play("Also", by=mine)
    assert not table.you.may("use", card=gun)


@pytest.mark.rules_text("003 AK-47 1")
def test_one_maneuver_each_combat(table: Table) -> None:
    """Not in the second round, but in another combat."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready(WALL)
    gun = table.you.in_play(AK, on=mine)
    table.you.holds(PRESS, AGAIN, MANEUVER)
    fight(table, mine, theirs)
    table.you.uses(gun, level="maneuver")
    table.you.plays("A press", by=mine)
    table.until("range", table.you)
    assert not table.you.may("use", card=gun)
    table.you.plays("Another combat", by=mine)
    table.until("range", table.you)
    assert table.you.may("use", card=gun)


@pytest.mark.ruling(AK, 1)
@pytest.mark.ruling(TINGLE, 1)
@pytest.mark.parametrize("name", [AK, TINGLE])
def test_no_maneuver_where_it_cannot_strike(table: Table, name: str) -> None:
    """A lurker's victim cannot strike in the first round."""
    acting, lurker = table.you.ready("Ryan"), table.you.ready(made_vampire("Lurker", "OBF"))
    table.you.holds("Hidden Lurker")
    theirs = table.prey.ready(STRONG)
    card = table.prey.in_play(name, on=theirs, **({"level": "MYT"} if name == TINGLE else {}))
    table.prey.holds(MANEUVER)
    fight(table, acting, theirs)
    table.you.plays("Hidden Lurker", by=lurker)
    table.until("range", table.prey)
    assert table.prey.can_play("A maneuver", by=theirs)
    assert not table.prey.may("use", card=card)


# -- Tinglestripe ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "ways"), [("myt", {"strike"}), ("MYT", {"strike", "1R"})])
@pytest.mark.parametrize("far", [True, False])
def test_the_strikes_of_a_level(table: Table, level: str, ways: set[str], far: bool) -> None:
    """2R; at superior 1R, too, with a maneuver. Either once each round in all, the next again."""
    mine, theirs = table.you.ready(STRONG), table.prey.ready(WALL)
    card = table.you.in_play(TINGLE, on=mine, level=level)
    table.you.holds(MORE, PRESS)
    table.prey.holds(MANEUVER)
    fight(table, mine, theirs)
    if far:
        table.prey.plays("A maneuver", by=theirs)
    table.until("strike", table.you)
    assert {o.mode for o in table.you.options("use", card=card)} == ways
    table.you.uses(card, level="strike")
    table.you.plays("Once more", by=mine)
    while not table.you.may("play", card="A press"):
        assert not table.you.may("use", card=card), "once each round"
        table.pass_on()
    assert damage_to(table, theirs) == 2 + (0 if far else 1)
    table.you.plays("A press", by=mine)
    table.until("strike", table.you)
    assert {o.mode for o in table.you.options("use", card=card)} == ways


@pytest.mark.parametrize(("level", "may"), [("myt", False), ("MYT", True)])
def test_the_maneuver_is_for_the_weaker_strike(table: Table, level: str, may: bool) -> None:
    """1R is committed, and 2R cannot follow it in this round; once each combat."""
    mine, theirs = table.you.ready(STRONG), table.prey.ready(WALL)
    card = table.you.in_play(TINGLE, on=mine, level=level)
    table.you.holds(MANEUVER, MORE, PRESS)
    fight(table, mine, theirs)
    table.until("range", table.you)
    assert table.you.may("use", card=card) is may
    if not may:
        return
    table.you.uses(card, level="maneuver")
    table.you.plays("Once more", by=mine)
    while not table.you.may("play", card="A press"):
        assert not table.you.may("use", card=card)
        table.pass_on()
    assert damage_to(table, theirs) == 1
    table.you.plays("A press", by=mine)
    table.until("range", table.you)
    assert not table.you.may("use", card=card), "once each combat"
    table.until("strike", table.you)
    table.you.uses(card, level="1R")
    rest(table)
    assert damage_to(table, theirs) == 2


def test_the_weaker_strike_is_ranged_too(table: Table) -> None:
    """1R, without its maneuver; which is there again in another combat."""
    mine, theirs = table.you.ready(STRONG), table.prey.ready(WALL)
    card = table.you.in_play(TINGLE, on=mine, level="MYT")
    table.you.holds(AGAIN, MANEUVER)
    table.prey.holds(MANEUVER, MANEUVER)
    fight(table, mine, theirs)
    table.prey.plays("A maneuver", by=theirs)
    table.you.uses(card, level="maneuver")
    table.prey.plays("A maneuver", by=theirs)
    table.until("combat_about_to_end", table.you)
    assert damage_to(table, theirs) == 1
    table.you.plays("Another combat", by=mine)
    table.until("range", table.you)
    assert table.you.may("use", card=card)


def test_the_weaker_strike_from_afar(table: Table) -> None:
    """Chosen at long range."""
    mine, theirs = table.you.ready(STRONG), table.prey.ready(WALL)
    card = table.you.in_play(TINGLE, on=mine, level="MYT")
    table.you.holds(MANEUVER)
    fight(table, mine, theirs)
    table.you.plays("A maneuver", by=mine)
    table.until("strike", table.you)
    table.you.uses(card, level="1R")
    rest(table)
    assert damage_to(table, theirs) == 1


# -- Meat Hook ------------------------------------------------------------------------------------


def test_the_hook_strikes_once_each_round_and_holds_on(table: Table) -> None:
    """Strength +1; a press to continue, once each combat."""
    mine, theirs = table.you.ready(STRONG), table.prey.ready(WALL)
    hook = table.you.in_play(HOOK, on=mine)
    table.you.holds(MORE, AGAIN, PRESS)
    fight(table, mine, theirs)
    table.you.uses(hook, level="strike")
    table.you.plays("Once more", by=mine)
    while not table.you.may("use press", minion=mine):
        assert not table.you.may("use", card=hook), "once each round"
        table.pass_on()
    assert damage_to(table, theirs) == 2 + 1
    table.you.does("use press", minion=mine)
    table.you.uses(hook, level="strike")
    table.until("press", table.you)
    assert table.you.can_play("A press", by=mine)
    assert not table.you.may("use press", minion=mine), "once each combat"
    while not table.you.may("play", card="Another combat"):
        table.pass_on()
    table.you.plays("Another combat", by=mine)
    table.you.uses(hook, level="strike")
    table.until("press", table.you)
    assert table.you.may("use press", minion=mine), "in each combat"


@pytest.mark.parametrize("why", ["dodged", "far", "not used"])
def test_the_hook_has_not_taken_hold(table: Table, why: str) -> None:
    """No press where it was dodged, at long range, or where the strike was with another."""
    mine, theirs = table.you.ready(STRONG), table.prey.ready(WALL)
    hook = table.you.in_play(HOOK, on=mine)
    table.you.in_play("Meat Cleaver", on=mine)
    table.you.holds(PRESS)
    table.prey.holds(DODGE, MANEUVER)
    fight(table, mine, theirs)
    if why == "far":
        table.prey.plays("A maneuver", by=theirs)
    table.you.uses("Meat Cleaver" if why == "not used" else hook, level="strike")
    if why == "dodged":
        table.prey.plays("A dodge", by=theirs)
    table.until("press", table.you)
    assert table.you.can_play("A press", by=mine)
    assert not table.you.may("use press", minion=mine)


@pytest.mark.parametrize("first", [True, False])
def test_the_press_of_the_hook_is_for_this_round_and_to_continue(table: Table, first: bool) -> None:
    """It does not answer a press of the opponent's that continues; declined, it is gone."""
    mine, theirs = table.you.ready(STRONG), table.prey.ready(WALL)
    hook = table.you.in_play(HOOK, on=mine)
    table.you.holds(PRESS)
    table.prey.holds(PRESS, PRESS)
    fight(table, mine, theirs)
    table.you.uses(hook, level="strike")
    table.prey.plays("A press", by=theirs)
    assert not table.you.may("use press", minion=mine), "to end combat"
    table.until("strike") if first else table.pass_on()
    while not table.over():
        assert not table.you.may("use press", minion=mine), "of the round before"
        table.pass_on()


@pytest.mark.ruling(HOOK, 1)
def test_a_second_hook_strikes_too(table: Table) -> None:
    """Each copy once each round."""
    mine, theirs = table.you.ready(STRONG), table.prey.ready(WALL)
    one, other = table.you.in_play(HOOK, on=mine), table.you.in_play(HOOK, on=mine)
    table.you.holds(MORE)
    fight(table, mine, theirs)
    table.you.uses(one, level="strike")
    table.you.plays("Once more", by=mine)
    table.until("strike", table.you)
    assert not table.you.may("use", card=one)
    table.you.uses(other, level="strike")
    rest(table)
    assert damage_to(table, theirs) == 4


@pytest.mark.parametrize(
    ("who", "blood", "far", "may"),
    [
        (STRONG, 10, False, True),
        (STRONG, 1, False, True),
        (STRONG, 0, False, False),
        (STRONG, 10, True, False),
        (WALL, 11, False, False),
        ("Underbridge Stray", 2, False, False),  # an ally that has Potence
    ],
)
def test_who_tears_the_hook_away(
    table: Table, who: object, blood: int, far: bool, may: bool
) -> None:
    """A vampire with Potence that fights its bearer, at close range, for 1 blood, first."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready(who, blood=blood)
    hook = table.you.in_play(HOOK, on=mine)
    table.prey.in_play("Deer Rifle", on=theirs)
    if who == "Underbridge Stray":
        table.prey.in_play(paper("Muscle", static("discipline", word="pot")), on=theirs)
    table.you.holds(MANEUVER)
    fight(table, mine, theirs)
    if far:
        table.you.plays("A maneuver", by=mine)
    table.until("strike", table.you)
    table.you.uses(hook, level="strike")
    table.until("strike", table.prey)
    assert table.prey.may("use", card=hook) is may
    if may:
        table.prey.uses(hook)
        rest(table)
        assert table.where(hook) == "ash_heap"
        assert damage_to(table, theirs) == 0  # it was torn away before it struck
        assert table.blood(theirs) == blood - 1
        assert damage_to(table, mine) == 0


def test_a_dodge_keeps_the_hook(table: Table) -> None:
    """The strike is dodged; it is paid for all the same."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready(STRONG)
    hook = table.you.in_play(HOOK, on=mine)
    table.you.holds(DODGE)
    table.prey.holds(DODGE)
    fight(table, mine, theirs)
    table.you.plays("A dodge", by=mine)
    table.prey.uses(hook)
    rest(table)
    assert table.on(hook) == mine
    assert table.blood(theirs) == 9


@pytest.mark.parametrize("where", ["bearer", "another's"])
def test_the_hook_is_torn_from_the_opponent_only(table: Table, where: str) -> None:
    """Not by its own bearer, nor from a minion that does not fight."""
    mine, theirs = table.you.ready(STRONG), table.prey.ready(WALL)
    other = table.prey.ready("Ryan")
    hook = (
        table.you.in_play(HOOK, on=mine)
        if where == "bearer"
        else table.prey.in_play(HOOK, on=other)
    )
    table.you.in_play(weapon("Stick", melee_strike(0)), on=mine)
    fight(table, mine, theirs)
    table.until("strike", table.you)
    modes = {o.mode for o in table.you.options("use", card=hook)}
    assert modes == ({"strike"} if where == "bearer" else set())
