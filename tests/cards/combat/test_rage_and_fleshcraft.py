"""Rage of Apedemak, a frenzy of one's own, and Fleshcraft, which shows where its bearer is."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import PAUSE, made_vampire
from combat_talk import AGAIN, DODGE, MANEUVER, PRESS, fight, rest
from fight_talk import damage_to, weapon
from made_up import paper
from methuselah.language import before_range, gain_pool, melee_strike, prevents_damage, static
from methuselah.rules.action.action import stealth
from methuselah.rules.playing.hand import hand_size
from scenes.rulings import counts_as_the_discipline_used
from table_talk import Table

RAGE, FLESH = "Rage of Apedemak", "Fleshcraft"
TARGET = made_vampire("Target", capacity=10)
SIGN = paper("Sign", before_range(gain_pool(1)))
RAGING = made_vampire("Raging", "ANI", "POT", capacity=8, path="Caine")
RAGES = pytest.mark.parametrize(("level", "more"), [("ani", 1), ("pot", 1), ("ANI", 2), ("POT", 2)])


@RAGES
def test_rage_is_in_the_hands_for_this_combat(table: Table, level: str, more: int) -> None:
    """Each hand strike of each round, not the blow of a sword; 1 card more for you alone."""
    mine, theirs = table.you.ready(RAGING), table.prey.ready(TARGET)
    sword = table.you.in_play(weapon("Sword", melee_strike(+2)), on=mine)
    held = table.you.holds(RAGE)
    table.you.holds(PRESS, PRESS, AGAIN)
    table.prey.holds(DODGE)
    fight(table, mine, theirs)
    table.you.plays(held, by=mine, level=level)
    for damage in (1 + more, 2 + 2 * more):
        table.until("strike", table.you)
        assert [hand_size(table.state, seat) for seat in range(5)] == [8, 7, 7, 7, 7]
        table.you.does("hand strike")
        table.until("press", table.you)
        assert damage_to(table, theirs) == damage
        table.you.plays("A press", by=mine)
    table.you.uses(sword, level="strike")
    table.you.plays("Another combat", by=mine)
    table.until("strike", table.you)
    assert damage_to(table, theirs) == 2 + 2 * more + 3
    assert hand_size(table.state, 0) == 7
    table.you.does("hand strike")
    rest(table)
    assert damage_to(table, theirs) == 2 + 2 * more + 3 + 1
    assert damage_to(table, mine) == 4
    assert table.waits_for(table.you)


@RAGES
def test_one_rage_each_combat_before_range(table: Table, level: str, more: int) -> None:
    """In any round; a second copy waits for another combat."""
    mine, theirs = table.you.ready(RAGING), table.prey.ready(TARGET)
    table.you.holds(RAGE, RAGE, SIGN, PRESS, AGAIN)
    fight(table, mine, theirs)
    table.until("press", table.you)
    assert not table.you.can_play(RAGE)
    table.you.plays("A press", by=mine)
    table.you.plays(RAGE, by=mine, level=level)
    table.until("before_range", table.you)
    assert table.you.can_play("Sign", by=mine)
    assert not table.you.can_play(RAGE)
    table.you.plays("Another combat", by=mine)
    table.you.does("discard", card="Filler")  # the hand is smaller again
    table.until("before_range", table.you)
    assert table.you.can_play(RAGE, by=mine, level=level)


@RAGES
def test_no_second_rage_in_another_round(table: Table, level: str, more: int) -> None:
    """Of the same combat."""
    mine, theirs = table.you.ready(RAGING), table.prey.ready(TARGET)
    table.you.holds(RAGE, RAGE, SIGN, PRESS)
    fight(table, mine, theirs)
    table.you.plays(RAGE, by=mine, level=level)
    table.until("press", table.you)
    table.you.plays("A press", by=mine)
    table.until("before_range", table.you)
    assert damage_to(table, theirs) == 1 + more
    assert table.you.can_play("Sign", by=mine)
    assert not table.you.can_play(RAGE)


@pytest.mark.parametrize("calm", [True, False])
@pytest.mark.parametrize("level", ["ani", "pot", "ANI", "POT"])
def test_who_is_immune_to_frenzy_does_not_rage(table: Table, level: str, calm: bool) -> None:
    """It is played on its own vampire."""
    mine, theirs = table.you.ready(RAGING), table.prey.ready(TARGET)
    balm = paper("Balm", static("immune to frenzy"), kind="equipment")
    table.you.in_play(balm, on=mine if calm else table.you.ready("Nassir"))
    table.you.holds(RAGE, SIGN)
    fight(table, mine, theirs)
    table.until("before_range", table.you)
    assert table.you.can_play("Sign", by=mine)
    assert table.you.can_play(RAGE, by=mine, level=level) is not calm


@pytest.mark.ruling(RAGE, 1)
@pytest.mark.parametrize("level", ["ani", "pot", "ANI", "POT"])
def test_it_counts_as_what_is_used(level: str) -> None:
    """In the hand as both."""
    others = tuple(code for code in ("ani", "pot") if code != level.lower())
    counts_as_the_discipline_used(
        RAGE, by=RAGING, level=level, used=(level.lower(),), others=others
    )


# -- Fleshcraft ----------------------------------------------------------------------------------

CRAFTER = made_vampire("Crafter", "VIC", capacity=8)
HIDE = paper("Hide", prevents_damage(5))
FLESHES = pytest.mark.parametrize(("level", "less"), [("vic", 1), ("VIC", 2)])


@FLESHES
@pytest.mark.parametrize(
    ("how", "lies", "hurt"),
    [("", True, 1), ("prevent", True, 0), ("dodge", False, 0), ("far", False, 0)],
)
@pytest.mark.ruling(FLESH, 2)
def test_flesh_is_put_on_whom_it_strikes(
    table: Table, level: str, less: int, how: str, lies: bool, hurt: int
) -> None:
    """1 damage at close range; prevented it lies there all the same, dodged it does not."""
    mine, theirs = table.prey.ready(CRAFTER), table.you.ready(TARGET)
    table.you.holds(DODGE, HIDE, MANEUVER)
    held = table.prey.holds(FLESH)
    fight(table, theirs, mine)
    if how == "far":
        table.you.plays("A maneuver", by=theirs)
    if how == "dodge":
        table.you.plays("A dodge", by=theirs)
    else:
        table.you.does("hand strike")
    table.prey.plays(held, by=mine, level=level)
    if how == "prevent":
        table.you.plays("Hide", by=theirs)
    rest(table)
    assert damage_to(table, theirs) == hurt
    assert (table.where(held) == "attached") is lies
    if lies:
        assert table.on(held) == theirs
    assert table.blood(mine) == 8 - damage_to(table, mine)
    assert table.waits_for(table.you)


@FLESHES
@pytest.mark.ruling(FLESH, 1)
@pytest.mark.rules_text("003 Fleshcraft 1")
@pytest.mark.parametrize("who", ["Ryan", "Renegade Garou"])
def test_its_bearer_has_less_stealth(table: Table, level: str, less: int, who: str) -> None:
    """The action that burns the card too: at +1 stealth, less 1 or 2; free, by its bearer only."""
    mine, other = table.you.ready(who), table.you.ready("Nassir")
    held = table.you.in_play(FLESH, on=mine, level=level)
    table.you.holds(PAUSE)
    table.prey.ready("Lauren")
    assert not table.you.may("use action", card=held, by=other)
    before = table.blood(mine)
    table.you.acts(held, by=mine)
    action = action_of(table)
    assert action.inherent == 1
    assert stealth(table.state, action) == 1 - less
    table.nobody_reacts()
    assert table.where(held) == "ash_heap"
    assert table.blood(mine) == before
    assert table.locked(mine)
    table.you.acts(by=other, word="bleed")
    assert stealth(table.state, action_of(table)) == 0
