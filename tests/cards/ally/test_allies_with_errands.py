"""Allies with actions of their own that add, burn and steal: blood, locations, the torpid."""

from __future__ import annotations

import pytest

from action_talk import action_of
from combat_talk import COMPANION, fight, rest
from fight_talk import damage_to
from made_up import of_level
from methuselah.language import action, gain_pool
from scenes.actions import comes_into_play, enters_combat_as_an_action
from scenes.strikes import can_strike, has_a_maneuver
from scenes.telling import changing
from table_talk import Table

GIOVANNI = "Domenic Giovanni"


def test_the_operative_comes_shoots_and_keeps_away() -> None:
    """ECTU Operative: for anybody; 1 ranged damage, a maneuver each combat."""
    comes_into_play("ECTU Operative", by="Ryan")
    can_strike("ECTU Operative", damage=1)
    has_a_maneuver("ECTU Operative")


def test_the_operative_burns_the_torpid(table: Table) -> None:
    """Whosever they are; not the ready ones. No stealth."""
    operative = table.you.ready("ECTU Operative")
    table.you.ready(COMPANION)
    theirs, mine = table.prey.torpor("Ryan"), table.you.torpor("Muse")
    ready = table.prey.ready("Nassir")

    table.you.acts(operative, by=operative)
    assert table.you.choices() == {theirs, mine}
    table.you.chooses(theirs)
    assert action_of(table).targets == (table.prey.number,)
    assert action_of(table).inherent == 0
    table.nobody_reacts()

    assert (table.where(theirs), table.where(mine)) == ("ash_heap", "torpor")
    assert table.where(ready) == "ready"
    assert table.waits_for(table.you)


def test_felix_comes() -> None:
    """Felix "Fix" Hessian: for a Giovanni."""
    comes_into_play('Felix "Fix" Hessian', by=GIOVANNI)


@pytest.mark.ruling('Felix "Fix" Hessian', 1)
def test_felix_burns_a_location_for_a_pool(table: Table) -> None:
    """Anywhere, equipment that is one too; directed at its controller; +1 stealth."""
    felix = table.you.ready('Felix "Fix" Hessian')
    table.you.ready(COMPANION)
    own, theirs = table.you.in_play("The Labyrinth"), table.prey.in_play("Slum Hunting Ground")
    ryan = table.prey.ready("Ryan")
    table.prey.in_play("Fame", on=ryan)
    manse = table.prey.in_play("Living Manse", on=ryan)

    table.you.acts(felix, by=felix)
    assert table.you.choices() == {own, theirs, manse}
    table.you.chooses(theirs)
    assert action_of(table).targets == (table.prey.number,)
    assert action_of(table).inherent == 1
    assert table.you.pool() == 30
    table.nobody_reacts()

    assert table.where(theirs) == "ash_heap"
    assert table.where(own) == "permanent"
    assert (table.you.pool(), table.prey.pool()) == (29, 30)
    assert table.waits_for(table.you)


def test_leonardo_comes_and_adds_blood(table: Table) -> None:
    """Leonardo, Mortician: 1 blood to a ready vampire, whosever; +1 stealth."""
    comes_into_play("Leonardo, Mortician", by=GIOVANNI)
    leonardo = table.you.ready("Leonardo, Mortician")
    mine, theirs = table.you.ready("Ryan", blood=1), table.prey.ready("Nassir", blood=2)
    table.you.ready("Loyal Street Gang", blood=1)
    table.you.torpor("Muse")

    table.you.acts(leonardo, by=leonardo)
    assert table.you.choices() == {mine, theirs}
    table.you.chooses(mine)
    assert action_of(table).targets == ()
    assert action_of(table).inherent == 1
    table.nobody_reacts()

    assert (table.blood(mine), table.blood(theirs)) == (2, 2)
    assert table.waits_for(table.you)


def test_thadius_comes_shoots_and_keeps_away() -> None:
    """Thadius Zho: for a Tremere; 2 ranged damage, a maneuver each combat."""
    comes_into_play("Thadius Zho", by="Lauren")
    can_strike("Thadius Zho", damage=2)
    has_a_maneuver("Thadius Zho")


def test_thadius_burns_a_blood_from_a_vampire(table: Table) -> None:
    """Ready or not, his own side too, no ally; +1 stealth."""
    thadius = table.you.ready("Thadius Zho")
    mine, fallen = table.you.ready("Muse"), table.prey.torpor("Nassir", blood=2)
    theirs = table.grand_prey.ready("Ryan")
    table.prey.ready("Loyal Street Gang")

    table.you.acts(thadius, by=thadius)
    assert table.you.choices() == {mine, fallen, theirs}
    table.you.chooses(theirs)
    assert action_of(table).targets == (table.grand_prey.number,)
    assert action_of(table).inherent == 1
    table.nobody_reacts()

    assert [table.blood(one) for one in (theirs, fallen, mine)] == [3, 2, 3]
    assert table.waits_for(table.you)


def test_impundulu_comes_and_keeps_away() -> None:
    """3 blood of anybody; a maneuver each combat."""
    comes_into_play("Impundulu", by="Ryan")
    has_a_maneuver("Impundulu")


def test_impundulu_shoots_from_afar(table: Table) -> None:
    """1 ranged damage."""
    bird, theirs = table.you.ready("Impundulu"), table.prey.ready("Ryan")
    fight(table, bird, theirs)
    table.you.uses(bird, level="maneuver")
    table.until("strike", table.you)
    table.you.uses(bird, level="strike")
    rest(table)
    assert (damage_to(table, theirs), damage_to(table, bird)) == (1, 0)


def test_impundulu_flies(table: Table) -> None:
    """It plays what requires flight, and another ally does not."""
    bird, gang = table.you.ready("Impundulu"), table.you.ready("Loyal Street Gang")
    table.you.holds(of_level("FLIGHT", action(gain_pool(1))))
    assert table.you.can_play("Lesson", by=bird)
    assert not table.you.can_play("Lesson", by=gang)


@pytest.mark.ruling("Impundulu", 1)
@pytest.mark.parametrize(("blood", "life"), [(3, 2), (0, 1)])
def test_impundulu_steals_blood(table: Table, blood: int, life: int) -> None:
    """A blood, which becomes life; of a vampire without any it comes to nothing."""
    bird = table.you.ready("Impundulu")
    table.you.ready(COMPANION)
    theirs = table.prey.torpor("Ryan", blood=blood)
    table.prey.ready("Nassir")
    gang = table.grand_prey.ready("Loyal Street Gang")

    table.you.acts(bird, by=bird)
    table.you.chooses(theirs)
    assert action_of(table).targets == (table.prey.number,)
    assert action_of(table).inherent == 1
    table.nobody_reacts()

    assert (table.blood(bird), table.blood(theirs)) == (life, max(0, blood - 1))
    assert table.blood(gang) == 2
    assert table.waits_for(table.you)


@pytest.mark.ruling("Impundulu", 2)
def test_impundulu_steals_from_its_own_side(table: Table) -> None:
    """A life of an ally; the action is directed at nobody. Not from itself."""
    bird = table.you.ready("Impundulu")
    gang = table.you.ready("Loyal Street Gang")
    mate = table.you.ready(COMPANION)
    theirs = table.prey.ready("Ryan")

    table.you.acts(bird, by=bird)
    assert table.you.choices() == {gang, mate, theirs}
    table.you.chooses(gang)
    assert action_of(table).targets == ()
    table.nobody_reacts()

    assert (table.blood(bird), table.blood(gang)) == (2, 1)


def test_high_top_comes_and_keeps_away() -> None:
    """For an Ahrimane; a maneuver each combat."""
    comes_into_play("High Top", by="Juanita Santiago")
    has_a_maneuver("High Top")


def test_high_top_attacks_whom_others_control() -> None:
    """Ready ones, of others; no stealth."""
    enters_combat_as_an_action(
        "High Top",
        legal=(("prey", "ready", "Underbridge Stray"), ("grand_prey", "ready", "Ryan")),
        illegal=(("prey", "torpor", "Sully"), ("you", "ready", "Tock (G3)")),
    )


@pytest.mark.ruling("High Top", 12)
def test_high_top_always_strikes_twice(table: Table) -> None:
    """Nobody is asked; 1 damage each."""
    top, theirs = table.you.ready("High Top"), table.prey.ready("Ryan")
    fight(table, top, theirs)
    while not table.over():
        assert not table.you.may("use additional strike")
        table.pass_on()
    assert damage_to(table, theirs) == 2
    assert damage_to(table, top) == 1


@pytest.mark.parametrize(("hidden", "blocked"), [(1, True), (2, False)])
def test_high_top_has_intercept(table: Table, hidden: int, blocked: bool) -> None:
    """It catches 1 stealth."""
    mine = table.you.ready("Ryan")
    table.you.in_play(changing("stealth", hidden), on=mine)
    table.you.ready(COMPANION)
    top = table.prey.ready("High Top")
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(top)
    rest(table)
    assert table.locked(top) is blocked


@pytest.mark.parametrize(("life", "then"), [(1, 2), (2, 3), (3, 3), (4, 4)])
def test_high_top_heals(table: Table, life: int, then: int) -> None:
    """Below 3 in your unlock phase; not in those of others."""
    top = table.you.ready("High Top", blood=life)
    theirs = table.prey.ready("Renegade Garou", blood=3)
    table.you.ready(COMPANION)
    table.gives_edge(table.you)
    table.begins("unlock")
    table.until_turn_of(table.you, "minion")
    assert table.blood(top) == then
    table.until_turn_of(table.predator, "minion")
    assert (table.blood(top), table.blood(theirs)) == (then, 3)
