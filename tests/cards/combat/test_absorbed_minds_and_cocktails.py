"""Absorb the Mind, Molotov Cocktail, Increased Strength, Target Hand."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import AGAIN, COMBAT_ENDS, DODGE, GOES_ON, MANEUVER, PRESS, fight, rest
from fight_talk import damage_to, weapon
from methuselah.engine.traits import disciplines_of
from methuselah.language import melee_strike
from scenes.rulings import counts_as_the_discipline_used
from scenes.strikes import only_before_range, strikes
from table_talk import Table

MIND = "Absorb the Mind"
BOTTLE = "Molotov Cocktail"
MIGHT = "Increased Strength"
HAND = "Target Hand"


# -- Absorb the Mind ---------------------------------------------------------------------------


def test_absorb_the_mind_dodges_with_dominate() -> None:
    """Strike: dodge."""
    strikes(MIND, by=made_vampire("Mind", "dom", capacity=8), level="dom", damage=0, taken=0)


@pytest.mark.ruling(MIND, 3)
def test_a_mind_requires_what_is_used() -> None:
    """Dominate or Mytherceria ([LSJ 20011204-3])."""
    counts_as_the_discipline_used(
        MIND, by=made_vampire("Mind", "dom"), level="dom", used=("dom",), others=("myt",)
    )


@pytest.mark.parametrize("level", ["myt", "MYT"])
@pytest.mark.parametrize("far", [False, True])
@pytest.mark.parametrize("blood", [0, 5])
@pytest.mark.ruling(MIND, 1)
def test_absorb_the_mind_steals_a_blood(table: Table, level: str, far: bool, blood: int) -> None:
    """At any range, also where there is none to steal; at superior a Discipline card with it."""
    mine = table.you.ready(made_vampire("Mind", level, capacity=8), blood=4)
    theirs = table.prey.ready(made_vampire("Learned", capacity=9), blood=blood)
    lesson = table.prey.in_play("Dominate", on=theirs)
    fame = table.prey.in_play("Fame", on=theirs)
    bystander = table.prey.ready("Ryan")
    other = table.prey.in_play("Potence", on=bystander)
    table.you.holds(MIND)
    table.prey.holds(DODGE, *([MANEUVER] if far else []))
    fight(table, mine, theirs)
    if far:
        table.prey.plays("A maneuver", by=theirs)
    table.you.plays(MIND, by=mine, level=level)
    table.prey.does("hand strike")
    rest(table)
    stolen = min(1, blood)
    assert table.blood(theirs) == blood - stolen
    assert table.blood(mine) == 4 + stolen - (0 if far else 1)
    assert table.on(lesson) == (mine if level == "MYT" else theirs)
    assert table.state.controller(lesson) == (0 if level == "MYT" else 1)
    assert table.on(fame) == theirs
    assert table.on(other) == bystander
    assert ("dom" in disciplines_of(table.state, mine)) is (level == "MYT")
    assert table.waits_for(table.you)


@pytest.mark.parametrize("reply", ["dodge", "ally"])
def test_nothing_is_absorbed_from_who_dodges(table: Table, reply: str) -> None:
    """Neither blood nor a Discipline; of an ally a life, which becomes blood."""
    mine = table.you.ready(made_vampire("Mind", "MYT", capacity=8), blood=4)
    theirs = table.prey.ready("War Ghoul" if reply == "ally" else made_vampire("Learned"))
    lesson = table.prey.in_play("Dominate", on=theirs) if reply == "dodge" else 0
    table.you.holds(MIND)
    table.prey.holds(DODGE)
    fight(table, mine, theirs)
    before = table.blood(theirs)
    table.you.plays(MIND, by=mine, level="MYT")
    if reply == "dodge":
        table.prey.plays("A dodge", by=theirs)
        rest(table)
        assert table.on(lesson) == theirs
        assert table.blood(theirs) == before
    else:
        table.prey.does("hand strike")
        rest(table)
        assert table.blood(theirs) == before - 1


@pytest.mark.ruling(MIND, 2)
def test_no_discipline_is_absorbed_that_could_not_be_taught(table: Table) -> None:
    """Who has superior Dominate takes the other card ([LSJ 20011205-2])."""
    mine = table.you.ready(made_vampire("Mind", "MYT", "DOM", capacity=8))
    theirs = table.prey.ready(made_vampire("Learned"))
    known = table.prey.in_play("Dominate", on=theirs)
    new = table.prey.in_play("Potence", on=theirs)
    table.you.holds(MIND)
    fight(table, mine, theirs)
    table.you.plays(MIND, by=mine, level="MYT")
    rest(table)
    assert table.on(known) == theirs
    assert table.on(new) == mine


def test_one_of_two_disciplines_is_absorbed(table: Table) -> None:
    """The striking vampire's controller chooses which."""
    mine = table.you.ready(made_vampire("Mind", "MYT", capacity=8))
    theirs = table.prey.ready(made_vampire("Learned"))
    one = table.prey.in_play("Dominate", on=theirs)
    two = table.prey.in_play("Potence", on=theirs)
    table.you.holds(MIND)
    table.prey.holds(DODGE)
    fight(table, mine, theirs)
    table.you.plays(MIND, by=mine, level="MYT")
    table.prey.does("hand strike")
    assert table.you.choices() == {one, two}
    table.you.chooses(two)
    rest(table)
    assert (table.on(one), table.on(two)) == (theirs, mine)


# -- Molotov Cocktail --------------------------------------------------------------------------


@pytest.mark.parametrize("far", [False, True])
def test_a_cocktail_is_thrown_in_the_next_round(table: Table, far: bool) -> None:
    """Put on its minion as the strike resolves, dodged or not; thrown it is burned.

    2 aggravated damage at any range; it cannot be used in the round in which it came.
    """
    mine = table.you.ready(made_vampire("Thrower", "CEL", capacity=8))
    theirs = table.prey.ready("War Ghoul", blood=9)
    bottle = table.you.holds(BOTTLE)
    table.you.holds("Blur", PRESS, PRESS, DODGE)
    table.prey.holds(DODGE, *([MANEUVER] if far else []))
    fight(table, mine, theirs)
    table.you.plays(BOTTLE, by=mine)
    assert table.where(bottle) == "ash_heap"
    table.prey.plays("A dodge", by=theirs)
    table.you.plays("Blur", by=mine, level="cel")
    assert table.on(bottle) == mine
    table.until("strike", table.you)
    assert not table.you.may("use", card=bottle)
    table.you.does("hand strike")
    table.you.plays("A press", by=mine)
    if far:
        table.prey.plays("A maneuver", by=theirs)
    table.you.uses(bottle, level="strike")
    while table.where(bottle) == "attached":
        table.pass_on()
    assert not table.over()  # burned after use, not at the end of combat
    rest(table)
    hands = damage_to(table, theirs) - damage_to(table, theirs, aggravated=True)
    assert damage_to(table, theirs, aggravated=True) == 2
    assert hands == 1  # Blur in the first round
    assert table.where(bottle) == "ash_heap"
    assert table.waits_for(table.you)


def test_a_cocktail_is_lit_at_long_range(table: Table) -> None:
    """Ranged: it is put on its minion there, and can be thrown in the next round."""
    mine = table.you.ready(made_vampire("Thrower", capacity=8))
    theirs = table.prey.ready("War Ghoul", blood=9)
    bottle = table.you.holds(BOTTLE)
    table.you.holds(PRESS)
    table.prey.holds(MANEUVER, DODGE)
    fight(table, mine, theirs)
    table.prey.plays("A maneuver", by=theirs)
    table.you.plays(BOTTLE, by=mine)
    table.prey.plays("A dodge", by=theirs)
    table.you.plays("A press", by=mine)
    assert table.on(bottle) == mine
    table.you.uses(bottle, level="strike")
    rest(table)
    assert damage_to(table, theirs, aggravated=True) == 2


@pytest.mark.ruling(BOTTLE, 1)
@pytest.mark.parametrize("ended", [True, False])
def test_a_cocktail_that_combat_forestalls(table: Table, ended: bool) -> None:
    """If the opponent ends combat it is not put on, though combat goes on ([ANK 20200203-1])."""
    mine = table.you.ready(made_vampire("Thrower", capacity=8))
    theirs = table.prey.ready(made_vampire("Target", capacity=9))
    bottle = table.you.holds(BOTTLE)
    table.you.holds(DODGE)
    table.prey.holds(COMBAT_ENDS, GOES_ON)
    fight(table, mine, theirs)
    table.you.plays(BOTTLE, by=mine)
    if ended:
        table.prey.plays("Combat ends", by=theirs)
    else:
        table.prey.does("hand strike")
    table.prey.plays("Another round", by=theirs)
    table.until("strike", table.you)
    assert table.you.may("use", card=bottle) is not ended
    rest(table)
    assert table.where(bottle) == "ash_heap"  # unused it is burned at the end of combat


def test_a_cocktail_is_a_weapon_and_gone_with_the_combat(table: Table) -> None:
    """It can be struck from the hand as a weapon; no other combat sees it."""
    mine = table.you.ready(made_vampire("Thrower", capacity=8))
    theirs = table.prey.ready(made_vampire("Target", "CEL", capacity=9))
    bottle = table.you.holds(BOTTLE)
    table.you.holds(PRESS, DODGE)
    table.prey.holds("Fast Hands", AGAIN)
    fight(table, mine, theirs)
    table.you.plays(BOTTLE, by=mine)
    table.you.plays("A press", by=mine)
    table.until("strike", table.you)
    table.you.does("hand strike")
    assert table.prey.can_play("Fast Hands", level="cel")
    table.prey.plays("Another combat", by=theirs)
    table.until("strike", table.you)
    assert not table.you.may("use", card=bottle)
    assert table.where(bottle) == "ash_heap"
    rest(table)


# -- Increased Strength ------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "more"), [("pot", 1), ("POT", 2)])
@pytest.mark.ruling(MIGHT, 1)
def test_increased_strength_is_for_potence_strikes(table: Table, level: str, more: int) -> None:
    """Strikes that require Potence, for the combat; not bare hands, nor what does no damage."""
    only_before_range(MIGHT, by=made_vampire("Strong", level), level=level)
    mine = table.you.ready(made_vampire("Strong", level, "ani", capacity=9))
    theirs = table.prey.ready(made_vampire("Target", capacity=11))
    table.you.holds(MIGHT, "Sacrament of Carnage", PRESS, PRESS, "Scorpion Sting", "Burning Wrath")
    table.prey.holds(DODGE, DODGE)
    fight(table, mine, theirs)
    table.you.plays(MIGHT, by=mine, level=level)
    table.you.plays("Sacrament of Carnage", by=mine, level="pot")
    table.prey.does("hand strike")
    table.you.plays("A press", by=mine)
    assert damage_to(table, theirs) == 2 + more
    table.you.plays("Scorpion Sting", by=mine, level="ani")
    table.prey.does("hand strike")
    table.you.plays("A press", by=mine)
    assert damage_to(table, theirs) == 2 + more + 2
    table.you.plays("Burning Wrath", by=mine, level="pot")
    table.prey.does("hand strike")
    rest(table)
    assert damage_to(table, theirs, aggravated=True) == 2 + more  # like the strike's own
    assert damage_to(table, mine) == 3


# -- Target Hand -------------------------------------------------------------------------------


@pytest.mark.parametrize("hit", [True, False])
@pytest.mark.ruling(HAND, 1)
def test_target_hand_weakens_and_may_destroy_a_weapon(table: Table, hit: bool) -> None:
    """-1 strength for the action, further combats included, if any damage was inflicted."""
    mine = table.you.ready(made_vampire("Aimer", capacity=9))
    theirs = table.prey.ready(made_vampire("Target", capacity=9))
    sword = table.prey.in_play(weapon("Sword", melee_strike(1)), on=theirs)
    knife = table.prey.in_play(weapon("Long knife", melee_strike(1)), on=theirs)
    bowl = table.prey.in_play("Bowl of Convergence", on=theirs)
    own = table.you.in_play(weapon("My own sword", melee_strike(1)), on=mine)
    table.you.holds(HAND, HAND, AGAIN)
    table.prey.holds(DODGE)
    fight(table, mine, theirs)
    table.you.does("hand strike")
    table.you.plays(HAND, by=mine)
    assert not table.you.can_play(HAND)  # one aim with each strike
    if hit:
        table.prey.does("hand strike")
        assert {sword, knife} <= table.you.choices()
        assert bowl not in table.you.choices() and own not in table.you.choices()
        table.you.chooses(sword)
    else:
        table.prey.plays("A dodge", by=theirs)
    table.you.plays("Another combat", by=mine)
    table.you.does("hand strike")
    table.until("strike", table.prey) if table.prey.may("hand strike") else None
    table.prey.does("hand strike")
    rest(table)
    assert table.where(sword) == ("ash_heap" if hit else "attached")
    assert table.where(knife) == table.where(bowl) == table.where(own) == "attached"
    assert damage_to(table, mine) == 1
    assert damage_to(table, theirs) == (2 if hit else 1)


def test_no_weapon_need_be_destroyed(table: Table) -> None:
    """The striking minion's controller may."""
    mine = table.you.ready(made_vampire("Aimer", capacity=9))
    theirs = table.prey.ready(made_vampire("Target", capacity=9))
    sword = table.prey.in_play(weapon("Sword", melee_strike(1)), on=theirs)
    table.you.holds(HAND)
    fight(table, mine, theirs)
    table.you.plays(HAND, by=mine)
    table.prey.does("hand strike")
    table.you.does("done")
    rest(table)
    assert table.where(sword) == "attached"


@pytest.mark.parametrize("cards", [1, 2, 3])
def test_two_combat_cards_cancel_target_hand(table: Table, cards: int) -> None:
    """Discarded by the opposing minion's controller; what the strike cost stays paid."""
    mine = table.you.ready(made_vampire("Aimer", "pot", capacity=9))
    theirs = table.prey.ready(made_vampire("Target", capacity=9))
    sword = table.prey.in_play(weapon("Sword", melee_strike(1)), on=theirs)
    aim = table.you.holds(HAND)
    table.you.holds("Sacrament of Carnage")
    table.prey.holds(*["Blur"] * cards, "Fame")
    table.grand_prey.holds("Blur", "Blur")
    fight(table, mine, theirs)
    table.you.plays("Sacrament of Carnage", by=mine, level="pot")
    table.you.plays(HAND, by=mine)
    table.asked()
    assert table.prey.may("use", card=aim) is (cards > 1)
    assert not table.grand_prey.may("use", card=aim)
    if cards > 1:
        table.prey.uses(aim)
        for _ in range(cards - 1):
            table.prey.chooses(table.prey.options("choose")[0].target)
        assert not table.prey.options("choose")  # two, and no third one
        table.prey.does("hand strike")
        rest(table)
        assert table.where(sword) == "attached"
        assert [x.card for x in table.state.journal if x.what == "cancelled"] == [aim]
        assert table.prey.hand().count("Blur") == cards - 2
        assert "Fame" in table.prey.hand()
        assert damage_to(table, mine) == 1
        assert table.blood(mine) == 9 - 1 - 1


@pytest.mark.ruling(HAND, 1)
@pytest.mark.parametrize("barred", [False, True])
def test_target_hand_with_a_strike_committed_by_a_maneuver(table: Table, barred: bool) -> None:
    """It is played as strikes are chosen, unless that strike is barred since ([LSJ 20080409])."""
    mine = table.you.ready(made_vampire("Aimer", "pot", capacity=9))
    theirs = table.prey.ready(made_vampire("Target", "POT", capacity=9))
    sword = table.prey.in_play(weapon("Sword", melee_strike(1)), on=theirs)
    table.you.holds(HAND, "Thrown Gate")
    table.prey.holds(MANEUVER, "Immortal Grapple", DODGE)
    fight(table, mine, theirs)
    table.you.plays("Thrown Gate", by=mine, level="pot")
    if barred:
        table.prey.plays("A maneuver", by=theirs)
        table.prey.plays("Immortal Grapple", by=theirs, level="pot")
        while not table.over():
            assert not table.you.can_play(HAND)
            table.pass_on()
        return
    table.you.plays(HAND, by=mine)
    table.prey.does("hand strike")
    table.you.chooses(sword)
    rest(table)
    assert table.where(sword) == "ash_heap"
