"""Nephandus: each strike of the opposing minion inflicts 1 less on him; the torpid feed him."""

from __future__ import annotations

import pytest

from action_talk import action_of, told
from combat_talk import COMPANION, fight, made_up, rest
from fight_talk import damage_to, weapon
from made_up import paper
from methuselah.language import (
    OPPOSING,
    action,
    after_combat,
    ally,
    before_range,
    combat_ends,
    damage_strike,
    ends_combat,
    environmental_damage,
    inflicts_damage,
    melee_strike,
    on,
    strike,
)
from scenes.actions import comes_into_play
from scenes.strikes import can_strike
from scenes.telling import changing
from table_talk import Table

NAME = "Nephandus"


def test_nephandus_comes_and_shoots() -> None:
    """For 2 pool of a Tremere antitribu; 1 ranged damage."""
    comes_into_play(NAME, by="Saiz")
    can_strike(NAME, damage=1)


def test_nephandus_presses_once(table: Table) -> None:
    """For one more round."""
    mine, theirs = table.you.ready(NAME), table.prey.ready("Ryan")
    fight(table, mine, theirs)
    table.until("press", table.you)
    table.you.uses(mine, level="press")
    while not table.over():
        assert not table.you.may("use", card=mine, mode="press")
        table.pass_on()
    assert told(table, "round") == 2


@pytest.mark.ruling(NAME, 1)
def test_nephandus_burns_the_torpid(table: Table) -> None:
    """A vampire of anybody for 1 life, beyond 2; no stealth."""
    mine = table.you.ready(NAME)
    table.you.ready(COMPANION)
    theirs, own = table.prey.torpor("Ryan"), table.you.torpor("Muse")
    table.prey.ready("Nassir")
    table.you.acts(mine, by=mine)
    assert table.you.choices() == {theirs, own}
    table.you.chooses(theirs)
    assert action_of(table).targets == (table.prey.number,)
    assert action_of(table).inherent == 0
    table.nobody_reacts()
    assert (table.where(theirs), table.where(own)) == ("ash_heap", "torpor")
    assert table.blood(mine) == 3
    assert table.waits_for(table.you)


@pytest.mark.ruling(NAME, 6)
@pytest.mark.rules_text("003 Nephandus (Mage) 1")
@pytest.mark.parametrize(("strength", "taken"), [(1, 0), (3, 2)])
@pytest.mark.parametrize("armed", [False, True])
def test_strikes_at_nephandus(table: Table, strength: int, taken: int, armed: bool) -> None:
    """1 less of hands and of weapons alike; his opponent takes all."""
    mine, theirs = table.you.ready(NAME, blood=9), table.prey.ready("Ryan")
    table.prey.in_play(changing("strength", strength - 1), on=theirs)
    gun = table.prey.in_play(weapon("Blade", melee_strike(0)), on=theirs)
    fight(table, mine, theirs)
    table.until("strike", table.you)
    table.you.uses(mine, level="strike")
    if armed:
        table.prey.uses(gun, level="strike")
    else:
        table.prey.does("hand strike")
    rest(table)
    assert damage_to(table, mine) == taken
    assert damage_to(table, theirs) == 1


@pytest.mark.ruling(NAME, 4)
def test_unpreventable_damage_to_nephandus(table: Table) -> None:
    """Less, too."""
    mine, theirs = table.you.ready(NAME, blood=9), table.prey.ready("Ryan")
    table.prey.in_play(weapon("Spike", damage_strike(3, unpreventable=True)), on=theirs)
    fight(table, mine, theirs)
    table.until("strike", table.prey)
    table.prey.uses("Spike", level="strike")
    rest(table)
    assert damage_to(table, mine) == 2


@pytest.mark.ruling(NAME, 3)
def test_the_surroundings_hurt_nephandus(table: Table) -> None:
    """As much as anybody: no minion inflicts that."""
    mine, theirs = table.you.ready(NAME, blood=9), table.prey.ready("Ryan")
    sun = made_up("Sun", modes=(before_range(environmental_damage(2, OPPOSING)),))
    table.prey.holds(sun)
    fight(table, mine, theirs)
    table.prey.plays("Sun", by=theirs)
    rest(table)
    assert damage_to(table, mine) == 2


@pytest.mark.ruling(NAME, 2)
@pytest.mark.parametrize(("from_strike", "taken"), [(True, 1), (False, 2)])
def test_damage_after_combat(table: Table, from_strike: bool, taken: int) -> None:
    """Less, if it comes from a strike."""
    mine, theirs = table.you.ready(NAME, blood=9), table.prey.ready("Ryan")
    hurts = inflicts_damage(2, OPPOSING)
    fear = made_up("Fear", modes=(strike(combat_ends(after=(hurts,))),))
    late = made_up("Late", modes=(before_range(after_combat(hurts), ends_combat()),))
    table.prey.holds(fear, late)
    fight(table, mine, theirs)
    table.until("before_range" if not from_strike else "strike", table.prey)
    table.prey.plays("Fear" if from_strike else "Late", by=theirs)
    rest(table)
    assert damage_to(table, mine) == taken


def test_an_action_hurts_nephandus(table: Table) -> None:
    """As much as anybody, outside of combat."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    theirs = table.prey.ready(NAME)
    table.you.holds(paper("Bolt", action(inflicts_damage(1, on(ally)))))
    table.you.acts("Bolt", by=mine)
    rest(table)
    assert table.blood(theirs) == 1


@pytest.mark.ruling(NAME, 5)
@pytest.mark.parametrize(("strength", "taken"), [(2, 3), (1, 0)])
def test_what_an_aim_adds_is_not_reduced(table: Table, strength: int, taken: int) -> None:
    """Target Vitals: 2 more, if anything of the strike is left."""
    mine, theirs = table.you.ready(NAME, blood=9), table.prey.ready("Ryan")
    table.prey.in_play(changing("strength", strength - 1), on=theirs)
    table.prey.holds("Target Vitals")
    fight(table, mine, theirs)
    table.until("strike", table.you)
    table.you.uses(mine, level="strike")
    while not table.over():
        if table.prey.can_play("Target Vitals"):
            table.prey.plays("Target Vitals", by=theirs)
        elif table.prey.may("hand strike"):
            table.prey.does("hand strike")
        else:
            table.pass_on()
    assert damage_to(table, mine) == taken
