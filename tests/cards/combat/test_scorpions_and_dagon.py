"""Scorpion's Touch and Dagon's Call: poison that stays after the blow."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import (
    AGAIN,
    COMBAT_ENDS,
    DODGE,
    MANEUVER,
    PRESS,
    fight,
    made_up,
    rest,
)  # fmt: skip
from fight_talk import damage_to, replaced, weapon
from made_up import paper
from methuselah.language import hand_strike, melee_strike, static, strike
from scenes.actions import burned_by_an_action
from table_talk import Table

SWORD = weapon("Blade", melee_strike(1))
TARGET = made_vampire("Target", "FOR", capacity=10)
ALLY = replaced("Carlton Van Wyk", life=20)
QUIET = made_vampire("Quiet", "qui", "QUI", "CEL", capacity=9)

# -- Scorpion's Touch -----------------------------------------------------------------------------

TOUCH = "Scorpion's Touch"
STRONG = made_vampire("Strong", "POT", capacity=10)


@pytest.mark.parametrize("level", ["qui", "QUI"])
@pytest.mark.parametrize("armed", [False, True])
@pytest.mark.parametrize("reply", ["", "dodge", "far", "bearing"])
def test_the_touch_of_a_scorpion_weakens(table: Table, level: str, armed: bool, reply: str) -> None:
    """After this strike, from which both are hurt as ever; not if it is dodged or does not reach.

    One that has one gets no second one. It costs 1 blood.
    """
    mine, theirs = table.you.ready(QUIET), table.prey.ready(STRONG)
    blade = table.you.in_play(SWORD, on=mine)
    table.prey.in_play(paper("Muscle", static("strength", +1), kind="equipment"), on=theirs)
    if reply == "bearing":
        table.prey.in_play(TOUCH, on=theirs, level="qui")
    held, _ = table.you.holds(TOUCH, PRESS)
    table.prey.holds(*({"dodge": [DODGE], "far": [MANEUVER]}.get(reply, [])))
    fight(table, mine, theirs)
    if reply == "far":
        table.prey.plays("A maneuver", by=theirs)
    table.you.plays(held, by=mine, level=level)
    assert table.you.choices() == {mine, blade}
    table.you.chooses(blade if armed else mine)
    if reply == "dodge":
        table.prey.plays("A dodge", by=theirs)
    table.until("press", table.you)
    hit = 0 if reply in ("dodge", "far") else 1 + armed
    assert damage_to(table, theirs) == hit
    assert damage_to(table, mine) == {"": 2, "bearing": 1}.get(reply, 0)
    assert table.where(held) == ("ash_heap" if reply else "attached")
    if not reply:
        assert table.on(held) == theirs
        assert table.state.controller(held) == table.prey.number
    before = damage_to(table, mine)
    table.you.plays("A press", by=mine)
    rest(table)
    assert damage_to(table, mine) - before == (1 if reply in ("", "bearing") else 2)
    assert table.where(blade) == "attached"


@pytest.mark.parametrize("level", ["qui", "QUI"])
@pytest.mark.parametrize("first", [False, True])
@pytest.mark.ruling(TOUCH, 1)
def test_a_quick_scorpion_weakens_the_blow(table: Table, level: str, first: bool) -> None:
    """With first strike, a hand strike that was declared does 1 less."""
    mine, theirs = table.you.ready(QUIET), table.prey.ready(STRONG)
    if first:
        table.you.in_play(paper("Speed", static("first strike"), kind="equipment"), on=mine)
    table.you.holds(TOUCH)
    table.prey.holds(made_up("A fist", modes=(strike(hand_strike(+1)),)))
    fight(table, mine, theirs)
    table.you.plays(TOUCH, by=mine, level=level)
    table.prey.plays("A fist", by=theirs)
    rest(table)
    assert damage_to(table, mine) == (1 if first else 2)


@pytest.mark.parametrize("level", ["qui", "QUI"])
@pytest.mark.ruling(TOUCH, 2)
@pytest.mark.rules_text("003 Scorpion’s Touch 1")
def test_no_other_strike_card_for_the_scorpion(table: Table, level: str) -> None:
    """What serves as its strike is the hand, or a melee weapon: neither a gun nor a strike card."""
    brute = made_vampire("Brute", "qui", "QUI", "POT", capacity=9)
    mine, theirs = table.you.ready(brute), table.prey.ready(STRONG)
    blade = table.you.in_play(SWORD, on=mine)
    table.you.in_play("Deer Rifle", on=mine)
    _, roundhouse = table.you.holds(TOUCH, "Roundhouse")
    fight(table, mine, theirs)
    table.you.plays(TOUCH, by=mine, level=level)
    assert table.you.choices() == {mine, blade}
    table.you.chooses(mine)
    while not table.over():
        assert not table.you.can_play("Roundhouse")
        table.pass_on()
    assert damage_to(table, theirs) == 1
    assert table.where(roundhouse) == "hand"


@pytest.mark.parametrize(("level", "burned"), [("qui", 0), ("QUI", 1)])
@pytest.mark.parametrize("ally", [False, True])
def test_the_poison_of_the_scorpion(table: Table, level: str, burned: int, ally: bool) -> None:
    """At superior 1 blood or life in its controller's unlock phase, and in nobody else's."""
    mine = table.you.ready(QUIET)
    theirs = table.prey.ready(ALLY if ally else STRONG)
    table.you.ready("Meaghan")
    held = table.prey.in_play(TOUCH, on=theirs, level=level)
    before = table.blood(theirs)
    table.begins("master")
    table.until_turn_of(table.prey, "minion")
    assert table.blood(theirs) == before - burned
    table.until_turn_of(table.grand_prey, "minion")
    assert table.blood(theirs) == before - burned
    assert table.blood(mine) == 9
    assert table.on(held) == theirs


def test_the_scorpion_is_brushed_off() -> None:
    """By any vampire, by an action at +1 stealth; no ally does that."""
    burned_by_an_action(TOUCH, on=STRONG, vampires_only=True, stealth=1)


# -- Dagon's Call ---------------------------------------------------------------------------------

CALL = "Dagon's Call"


@pytest.mark.parametrize(("level", "damage"), [("qui", 1), ("QUI", 2)])
def test_dagon_calls_in_each_press_step(table: Table, level: str, damage: int) -> None:
    """1 unpreventable damage to the opponent, in each round of this combat; for 1 blood."""
    mine, theirs = table.you.ready(QUIET), table.prey.ready(TARGET)
    table.you.holds(CALL, CALL, PRESS, AGAIN)
    table.prey.holds("Skin of Rock", "Skin of Rock", MANEUVER)
    fight(table, mine, theirs)
    table.you.plays(CALL, by=mine, level=level)
    assert not table.you.can_play(CALL)
    while not table.you.may("play", card="A press"):
        now = table.asked()
        assert now is not None
        if now.window == "prevent" and damage_to(table, theirs) == 0:
            assert table.prey.can_play("Skin of Rock")
        elif damage_to(table, theirs):
            assert not table.prey.can_play("Skin of Rock")
        table.pass_on()
    assert damage_to(table, theirs) == damage + 1
    assert damage_to(table, theirs, aggravated=True) == 0
    assert damage_to(table, mine) == 1
    assert table.blood(mine) == 9 - 1 - 1
    table.you.plays("A press", by=mine)
    table.prey.plays("A maneuver", by=theirs)
    table.until("strike", table.you) if table.you.can_play(CALL) else None
    assert not table.you.can_play(CALL)  # once each combat
    table.until("combat_about_to_end", table.you)
    assert damage_to(table, theirs) == damage + 1 + 1  # also at long range
    table.you.plays("Another combat", by=mine)
    rest(table)
    assert damage_to(table, theirs) == damage + 1 + 1 + 1


@pytest.mark.parametrize("level", ["qui", "QUI"])
@pytest.mark.parametrize("reply", ["dodge", "far"])
def test_dagon_is_not_heard(table: Table, level: str, reply: str) -> None:
    """Where the strike is dodged, or made at long range."""
    mine, theirs = table.you.ready(QUIET), table.prey.ready(TARGET)
    table.you.holds(CALL)
    table.prey.holds(DODGE if reply == "dodge" else MANEUVER)
    fight(table, mine, theirs)
    if reply == "far":
        table.prey.plays("A maneuver", by=theirs)
    table.you.plays(CALL, by=mine, level=level)
    if reply == "dodge":
        table.prey.plays("A dodge", by=theirs)
    rest(table)
    assert damage_to(table, theirs) == 0


@pytest.mark.parametrize("level", ["qui", "QUI"])
@pytest.mark.parametrize("ending", ["torpor", "strike"])
@pytest.mark.ruling(CALL, 3)
def test_no_press_step_no_call(table: Table, level: str, ending: str) -> None:
    """Combat ends before it: by torpor in the first round, or by a strike in the second."""
    mine, theirs = table.you.ready(QUIET), table.prey.ready(TARGET)
    table.you.holds(CALL, PRESS)
    blow = made_up("A heavy blow", modes=(strike(hand_strike(aggravated=True)),))
    table.prey.holds(blow if ending == "torpor" else COMBAT_ENDS)
    fight(table, mine, theirs)
    table.you.plays(CALL, by=mine, level=level)
    if ending == "torpor":
        table.prey.plays("A heavy blow", by=theirs)
    else:
        table.you.plays("A press", by=mine)
        table.prey.plays("Combat ends", by=theirs)
    rest(table)
    first = 1 + (level == "QUI")
    assert damage_to(table, theirs) == first + (1 if ending == "strike" else 0)


@pytest.mark.parametrize(("level", "damage"), [("qui", 1), ("QUI", 2)])
@pytest.mark.ruling(CALL, 2)
def test_what_dagon_adds_is_as_the_hands_are(table: Table, level: str, damage: int) -> None:
    """Aggravated hands, aggravated damage more; that of the press step is not."""
    claws = paper("Claws", static("aggravated strikes", word="hand"), kind="equipment")
    mine, theirs = table.you.ready(QUIET), table.prey.ready(ALLY)
    table.you.in_play(claws, on=mine)
    table.you.holds(CALL)
    fight(table, mine, theirs)
    table.you.plays(CALL, by=mine, level=level)
    rest(table)
    assert damage_to(table, theirs, aggravated=True) == damage
    assert damage_to(table, theirs) == damage + 1
