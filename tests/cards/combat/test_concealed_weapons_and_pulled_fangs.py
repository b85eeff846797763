"""Concealed Weapon, Pulled Fangs, Street Cred: what fights are begun with, and what they bring."""

from __future__ import annotations

from dataclasses import replace

import pytest

from action_talk import action_of
from block_talk import made_vampire
from combat_talk import DODGE, MANEUVER, PRESS, fight, made_up, rest
from fight_talk import damage_to
from listening import listener
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import (
    combat_card,
    damage_strike,
    ends_combat,
    equips,
    gun_strike,
    hand_strike,
    helps_pay,
    melee_strike,
    static,
    strike,
    strikes,
)
from methuselah.rules.action.action import stealth
from scenes.telling import changing
from table_talk import Table

HIDDEN = "Concealed Weapon"
FANGS = "Pulled Fangs"
CRED = "Street Cred"

WEAPON = frozenset({"weapon"})
AXE = made_up("An axe", modes=(strike(hand_strike(+1)),))
STOP = made_up("Stop", modes=(combat_card(ends_combat(), at=("before_range",)),))


def arms(name: str, what, **face):  # type: ignore[no-untyped-def]
    """A weapon from the hand."""
    return paper(name, equips(), strikes(what), keywords=WEAPON, **face)


# -- Concealed Weapon --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("weapon", "may"),
    [
        (arms("Good", gun_strike(3), pool_cost=2), True),
        (arms("Dear", gun_strike(1), pool_cost=3), False),
        (arms("Hard", gun_strike(4)), False),
        (arms("Blade", melee_strike(+2)), True),
        (arms("Great blade", melee_strike(+3)), False),
        (arms("Torch", damage_strike(1, aggravated=True)), False),
        (arms("The One", gun_strike(1), unique=True), False),
        (paper("Bowl", equips()), False),
    ],
)
@pytest.mark.ruling(HIDDEN, 1)
@pytest.mark.ruling(HIDDEN, 2)
def test_which_weapons_can_be_concealed(table: Table, weapon: Definition, may: bool) -> None:
    """Not unique, less than 3 pool, 3 damage at most, none aggravated; whoever bears it.

    The bearer's own strength does not count ([LSJ 20020821]).
    """
    mine = table.you.ready(made_vampire("Bearer", capacity=6))
    table.you.in_play(paper("Muscle", static("strength", +3), kind="equipment"), on=mine)
    theirs = table.prey.ready("Ryan")
    held = table.you.holds(weapon)
    table.you.holds(HIDDEN, MANEUVER)
    fight(table, mine, theirs)
    if not may:
        while not table.over():
            assert not table.you.can_play(HIDDEN)
            table.pass_on()
        return
    table.you.plays(HIDDEN, by=mine)
    assert table.on(held) == mine
    rest(table)
    assert table.you.pool() == 30 - (weapon.face.pool_cost or 0)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("cost", "change", "may"), [(3, -1, True), (2, +1, False), (2, 0, True)])
@pytest.mark.ruling(HIDDEN, 3)
@pytest.mark.ruling(HIDDEN, 12)
def test_what_the_weapon_costs_this_minion(table: Table, cost: int, change: int, may: bool) -> None:
    """What makes it dearer or cheaper is looked at first, and paid so ([ANK 20181215])."""
    mine, theirs = table.you.ready(made_vampire("Bearer")), table.prey.ready("Ryan")
    table.you.in_play(changing("pool cost", change), on=mine)
    held = table.you.holds(arms("Gun", gun_strike(1), pool_cost=cost))
    table.you.holds(HIDDEN, MANEUVER)
    fight(table, mine, theirs)
    table.until("before_range" if may else "range", table.you)
    assert table.you.can_play(HIDDEN) is may
    if may:
        table.you.plays(HIDDEN, by=mine)
        assert table.on(held) == mine
        assert table.you.pool() == 30 - cost - change


@pytest.mark.ruling(HIDDEN, 5)
def test_damage_on_a_condition_is_no_regular_strike(table: Table) -> None:
    """A weapon that is aggravated against some can be concealed ([LSJ 20020729])."""
    gun = paper(
        "Gun",
        equips(),
        strikes(gun_strike(1)),
        static("aggravates damage to", word="Kiasyd"),
        keywords=WEAPON,
    )
    mine, theirs = table.you.ready(made_vampire("Bearer")), table.prey.ready("Ryan")
    held = table.you.holds(gun)
    table.you.holds(HIDDEN)
    fight(table, mine, theirs)
    table.you.plays(HIDDEN, by=mine)
    assert table.on(held) == mine


@pytest.mark.ruling(HIDDEN, 6)
def test_the_concealed_weapon_is_named_as_the_card_is_declared(table: Table) -> None:
    """Of two it is chosen before the card is replaced ([LSJ 20100130]); the other stays."""
    mine, theirs = table.you.ready(made_vampire("Bearer")), table.prey.ready("Ryan")
    one, other = table.you.holds(".44 Magnum", "Sawed-Off Shotgun")
    table.you.holds(HIDDEN)
    drawn = table.you.library("Blur")
    fight(table, mine, theirs)
    table.you.plays(HIDDEN, by=mine)
    assert table.where(drawn) == "library"
    assert table.you.choices() == {one, other}
    table.you.chooses(one)
    rest(table)
    assert table.on(one) == mine
    assert table.where(other) == "hand"


@pytest.mark.ruling(HIDDEN, 8)
def test_what_the_concealed_weapon_requires(table: Table) -> None:
    """A Discipline that its bearer must have ([LSJ 20100303])."""
    sword = paper("Sword", levels={"pre": replace(equips(), key="pre")}, keywords=WEAPON)
    for codes in ((), ("pre",)):
        table = Table()
        mine, theirs = table.you.ready(made_vampire("Bearer", *codes)), table.prey.ready("Ryan")
        table.you.holds(sword, HIDDEN, MANEUVER)
        fight(table, mine, theirs)
        table.until("before_range" if codes else "range", table.you)
        assert table.you.can_play(HIDDEN) is bool(codes)


@pytest.mark.ruling(HIDDEN, 9)
@pytest.mark.ruling(HIDDEN, 10)
@pytest.mark.ruling(HIDDEN, 11)
def test_concealing_is_neither_an_action_nor_playing_the_weapon(table: Table) -> None:
    """What makes equip actions cheaper does not help; nobody hears of a weapon played.

    The same vampire may equip with another copy afterwards.
    """
    mine, theirs = table.you.ready(made_vampire("Bearer", capacity=8)), table.prey.ready("Ryan")
    table.you.in_play(
        paper("Charm", static("action cost", -1, word="equip"), kind="equipment"), on=mine
    )
    first, second = table.you.holds(".44 Magnum", ".44 Magnum")
    table.you.holds(HIDDEN)
    ear = table.grand_prey.in_play(listener("pre"))
    fight(table, mine, theirs)
    table.you.plays(HIDDEN, by=mine)
    if table.you.may("choose"):
        table.you.chooses(first)
    gun = first if table.on(first) == mine else second
    assert table.on(gun) == mine
    assert table.you.pool() == 28
    played = [line.card for line in table.state.journal if line.what == "played"]
    assert gun not in played and ear not in played
    rest(table)
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    other = second if gun == first else first
    table.you.acts(other, by=mine)
    table.nobody_reacts()
    assert table.on(other) == mine


def test_a_weapon_is_concealed_before_range() -> None:
    """Not later; without a weapon in hand it is not offered at all."""
    table = Table()
    mine, theirs = table.you.ready(made_vampire("Bearer")), table.prey.ready("Ryan")
    table.you.holds(".44 Magnum", HIDDEN, MANEUVER, PRESS, DODGE)
    fight(table, mine, theirs)
    table.until("before_range", table.you)
    assert table.you.can_play(HIDDEN, by=mine)
    for window in ("range", "strike", "press"):
        table.until(window, table.you)
        assert not table.you.can_play(HIDDEN)


# -- Pulled Fangs ------------------------------------------------------------------------------


def beaten(table: Table, *held: object, far: bool = False) -> tuple[int, int]:
    """Your vampire has inflicted 2 damage, your prey's 1."""
    mine = table.you.ready(made_vampire("Dentist", "POT", capacity=8))
    theirs = table.prey.ready(made_vampire("Patient", "AUS", capacity=7))
    table.you.holds(AXE, *held)  # type: ignore[arg-type]
    fight(table, mine, theirs)
    table.you.plays("An axe", by=mine)
    return mine, theirs


@pytest.mark.ruling(FANGS, 2)
@pytest.mark.ruling(FANGS, 3)
def test_fangs_are_pulled_at_the_end_of_a_round(table: Table) -> None:
    """After the presses, before or after what is played as combat would end; 1 damage."""
    goes_on = made_up("Later", modes=(combat_card(at=("combat_would_end",)),))
    mine, theirs = beaten(table, FANGS, PRESS, goes_on)
    table.until("press", table.you)
    assert not table.you.can_play(FANGS)
    table.until("end_of_round", table.you)
    assert table.you.can_play(FANGS, by=mine)
    table.you.passes()
    table.until("combat_would_end", table.you)
    assert table.you.can_play(FANGS, by=mine)
    table.you.plays(FANGS, by=mine)
    rest(table)
    assert damage_to(table, theirs) == 2 + 1
    assert len(table.state.cards[theirs].attached) == 1
    assert table.waits_for(table.you)


@pytest.mark.parametrize("more", [0, 1])
@pytest.mark.ruling(FANGS, 1)
@pytest.mark.rules_text("003 Pulled Fangs 1")
def test_only_damage_of_the_minions_counts(table: Table, more: int) -> None:
    """Crows hurt for 2 more, and that is nobody's damage ([TOM 19950304])."""
    mine = table.you.ready(made_vampire("Dentist", "ANI", capacity=8))
    theirs = table.prey.ready(made_vampire("Patient", capacity=9))
    table.you.holds(FANGS, "Carrion Crows", *([AXE] if more else []))
    fight(table, mine, theirs)
    table.you.plays("Carrion Crows", by=mine, level="ANI")
    if more:
        table.you.plays("An axe", by=mine)
        table.until("end_of_round", table.you)
        assert table.you.can_play(FANGS)
        return
    while not table.over():
        assert not table.you.can_play(FANGS)
        table.pass_on()


@pytest.mark.parametrize("how", ["long", "ally", "falling", "burned"])
def test_whose_fangs_are_not_pulled(table: Table, how: str) -> None:
    """Not at long range, of no ally, by nobody who goes to torpor or burns."""
    mine = table.you.ready(made_vampire("Dentist", "POT", capacity=8))
    theirs = table.prey.ready(made_vampire("Patient", capacity=9))
    if how == "ally":
        theirs = table.prey.ready("War Ghoul", blood=9)
    if how in ("falling", "burned"):
        claws = paper("Claws", static("aggravated strikes"), kind="equipment")
        table.prey.in_play(claws, on=theirs)
    if how == "burned":
        table.you.in_play(paper("Wound", static("wounded"), kind="equipment"), on=mine)
        table.you.in_play(paper("Thirst", static("capacity", -7), kind="equipment"), on=mine)
    harder = made_up("A maul", modes=(strike(hand_strike(+4)),))
    table.you.holds(FANGS, AXE, "Thrown Gate", harder)
    fight(table, mine, theirs)
    if how == "long":
        table.until("range", table.you)
        table.you.plays("Thrown Gate", by=mine, level="POT")
    else:
        table.you.plays("A maul" if how == "ally" else "An axe", by=mine)
    while not table.over():
        assert not table.you.can_play(FANGS)
        table.pass_on()
    assert damage_to(table, theirs) == (5 if how == "ally" else 2)


@pytest.mark.ruling(FANGS, 2)
@pytest.mark.ruling(FANGS, 5)
def test_fangs_of_a_round_that_ends_early(table: Table) -> None:
    """Before range is determined: the range is close then; the damage was inflicted before."""
    mine = table.you.ready(made_vampire("Brute", "TEM"))
    table.you.holds(FANGS, "Outside the Hourglass", STOP)
    victim = table.prey.ready(made_vampire("Victim"))
    fight(table, mine, victim)
    table.you.plays("Outside the Hourglass", by=mine, level="TEM")
    table.you.plays("Stop", by=mine)
    table.you.plays(FANGS, by=mine)
    rest(table)
    assert table.state.cards[victim].attached


@pytest.mark.parametrize(("blood", "locked"), [(0, False), (1, False), (0, True)])
def test_who_must_hunt_without_fangs_goes_to_torpor(table: Table, blood: int, locked: bool) -> None:
    """An empty unlocked vampire in its minion phase; with a blood it only cannot hunt."""
    toothless = table.prey.ready(made_vampire("Toothless"), blood=blood, locked=locked)
    other = table.prey.ready("Ryan", blood=1)
    table.prey.in_play(FANGS, on=toothless)
    if locked:
        table.prey.in_play(
            paper("Sleep", static("does not unlock"), kind="equipment"), on=toothless
        )
    table.until_turn_of(table.prey, "minion")
    falls = blood == 0 and not locked
    assert table.where(toothless) == ("torpor" if falls else "ready")
    assert table.prey.may("act", minion=other, word="hunt")
    assert not table.prey.may("act", minion=toothless, word="hunt")


@pytest.mark.ruling(FANGS, 4)
def test_two_actions_of_anybody_put_the_fangs_back(table: Table) -> None:
    """By two vampires here, at +1 stealth each; an ally takes none of them."""
    toothless = table.prey.ready(made_vampire("Toothless"))
    fangs = table.prey.in_play(FANGS, on=toothless)
    one, two = table.you.ready("Ryan"), table.you.ready("Duck")
    ally = table.you.ready("War Ghoul")
    table.you.ready("Meaghan")
    assert not table.you.may("use action", card=fangs, by=ally)
    table.you.acts(fangs, by=one)
    assert stealth(table.state, action_of(table)) == 1
    table.nobody_reacts()
    assert table.where(fangs) == "attached"
    assert table.counters(fangs) == 1
    table.you.acts(fangs, by=two)
    table.nobody_reacts()
    assert table.where(fangs) == "ash_heap"
    assert table.waits_for(table.you)


def test_the_action_against_the_fangs_is_directed(table: Table) -> None:
    """At their controller, and nobody else may block; the fangless one may take it as well."""
    toothless = table.prey.ready(made_vampire("Toothless"))
    guard = table.prey.ready(made_vampire("Guard"))
    table.prey.in_play(paper("Eyes", static("intercept", +1), kind="equipment"), on=guard)
    stranger = table.predator.ready("Nassir")
    fangs = table.prey.in_play(FANGS, on=toothless)
    mine = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    table.you.acts(fangs, by=mine)
    table.until("action", table.prey)
    assert table.prey.may("block", minion=guard)
    assert not table.predator.may("block", minion=stranger)
    table.nobody_reacts()
    table.until_turn_of(table.prey, "minion")
    assert table.prey.may("use action", card=fangs, by=toothless)


def test_one_pulled_fangs_on_a_vampire(table: Table) -> None:
    """Who has them already is no target of a second copy."""
    mine = table.you.ready(made_vampire("Dentist", capacity=8))
    theirs = table.prey.ready(made_vampire("Patient", capacity=9))
    table.prey.in_play(FANGS, on=theirs)
    table.you.holds(FANGS, AXE)
    fight(table, mine, theirs)
    table.you.plays("An axe", by=mine)
    while not table.over():
        assert not table.you.can_play(FANGS)
        table.pass_on()


# -- Street Cred -------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "moved"), [("pot", 1), ("POT", 2)])
@pytest.mark.ruling(CRED, 1)
@pytest.mark.ruling(CRED, 2)
def test_street_cred_feeds_a_younger_uncontrolled_vampire(
    table: Table, level: str, moved: int
) -> None:
    """At the end of the round, however it ends, and after a combat that would end goes on.

    Capacity 5 against 6: not one as old, nor one of another Methuselah. It costs 1 blood.
    """
    mine = table.you.ready(made_vampire("Thug", level, capacity=6))
    theirs = table.prey.ready(made_vampire("Patient", capacity=9))
    young = table.you.uncontrolled(made_vampire("Young", capacity=5), blood=1)
    also = table.you.uncontrolled(made_vampire("Also young", capacity=3), blood=0)
    table.you.uncontrolled(made_vampire("Old", capacity=6), blood=1)
    table.prey.uncontrolled(made_vampire("Stranger", capacity=2), blood=1)
    table.you.holds(CRED, CRED, AXE, PRESS)
    fight(table, mine, theirs)
    table.you.plays("An axe", by=mine)
    table.until("press", table.you)
    assert not table.you.can_play(CRED)
    table.until("end_of_round", table.you)
    table.you.plays(CRED, by=mine, level=level)
    assert table.you.choices() == {young, also}
    table.you.chooses(young)
    assert table.blood(young) == 1 + moved
    assert table.blood(also) == 0
    assert table.blood(mine) == 6 - 1 - 1
    while not table.over():
        assert not table.you.can_play(CRED)  # one each turn
        table.pass_on()
    assert table.waits_for(table.you)


@pytest.mark.parametrize("level", ["pot", "POT"])
@pytest.mark.parametrize("how", ["equal", "less", "far", "ally"])
def test_street_cred_needs_more_damage(table: Table, level: str, how: str) -> None:
    """2 against 1, at any range, against an ally too; 1 against 1 is not more."""
    mine = table.you.ready(made_vampire("Thug", "POT", "pot", capacity=6))
    theirs = table.prey.ready("War Ghoul" if how == "ally" else made_vampire("Peer", capacity=9))
    table.you.uncontrolled(made_vampire("Young", capacity=5), blood=1)
    table.you.holds(CRED, "Thrown Gate", DODGE)
    table.prey.holds(*([DODGE] if how == "ally" else []))
    fight(table, mine, theirs)
    if how == "far":
        table.until("range", table.you)
        table.you.plays("Thrown Gate", by=mine, level="pot")
    elif how == "less":
        table.you.plays("A dodge", by=mine)
    elif how == "ally":
        table.until("strike", table.you)
        table.you.plays("A dodge", by=mine)
    if how == "far":
        table.until("end_of_round", table.you)
        assert table.you.can_play(CRED, level=level)
        return
    while not table.over():
        assert not table.you.can_play(CRED)
        table.pass_on()


@pytest.mark.ruling(CRED, 1)
def test_street_cred_in_a_round_that_ends_early(table: Table) -> None:
    """An opponent that goes to torpor ends it ([RTR 20030519]); then too."""
    mine = table.you.ready(made_vampire("Thug", "pot", capacity=6))
    theirs = table.prey.ready("Ryan", blood=0)
    young = table.you.uncontrolled(made_vampire("Young", capacity=5), blood=1)
    table.you.holds(CRED, AXE)
    fight(table, mine, theirs)
    table.you.plays("An axe", by=mine)
    table.you.plays(CRED, by=mine, level="pot")
    rest(table)
    assert table.where(theirs) == "torpor"
    assert table.blood(young) == 2


@pytest.mark.ruling(HIDDEN, 4)
def test_what_others_would_pay_does_not_conceal_a_dear_weapon(table: Table) -> None:
    """3 pool are 3 pool, though something in play would pay one of them ([LSJ 20080125])."""
    mine, theirs = table.you.ready(made_vampire("Bearer")), table.prey.ready("Ryan")
    table.you.in_play(paper("Purse", helps_pay(1, of=("pool",)), kind="master"))
    table.you.holds(arms("Dear", gun_strike(1), pool_cost=3), HIDDEN, MANEUVER)
    fight(table, mine, theirs)
    while not table.over():
        assert not table.you.can_play(HIDDEN)
        table.pass_on()
