"""Pulled Fangs: who cannot hunt until the fangs are back."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import made_vampire
from combat_talk import PRESS, fight, made_up, rest
from fight_talk import damage_to
from made_up import paper
from methuselah.language import (
    burn_blood,
    combat_card,
    employs,
    ends_combat,
    hand_strike,
    inflicts_each_round,
    is_named,
    on,
    static,
    strike,
    use,
)
from methuselah.rules.action.action import stealth
from table_talk import Table

FANGS = "Pulled Fangs"

AXE = made_up("An axe", modes=(strike(hand_strike(+1)),))
STOP = made_up("Stop", modes=(combat_card(ends_combat(), at=("before_range",)),))


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


@pytest.mark.parametrize("crows", ["environment", "retainer"])
@pytest.mark.parametrize("more", [0, 1])
@pytest.mark.ruling(FANGS, 1)
@pytest.mark.rules_text("003 Pulled Fangs 1")
def test_only_damage_of_the_minions_counts(table: Table, more: int, crows: str) -> None:
    """Crows hurt for 2 more, and that is no minion's damage ([TOM 19950304])."""
    mine = table.you.ready(made_vampire("Dentist", "ANI", capacity=8))
    theirs = table.prey.ready(made_vampire("Patient", capacity=9))
    table.you.holds(FANGS, "Carrion Crows", *([AXE] if more else []))
    if crows == "retainer":
        flock = paper("Flock", employs(), inflicts_each_round(2), kind="retainer", life=1)
        table.you.in_play(flock, on=mine)
    fight(table, mine, theirs)
    if crows == "environment":
        table.you.plays("Carrion Crows", by=mine, level="ANI")
    if more:
        table.you.plays("An axe", by=mine)
        table.until("end_of_round", table.you)
        assert table.you.can_play(FANGS)
        return
    while not table.over():
        assert not table.you.can_play(FANGS)
        table.pass_on()
    assert damage_to(table, theirs) == 3


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


def test_who_has_put_off_its_torpor_pulls_fangs(table: Table) -> None:
    """It is ready, and goes to torpor after combat only: not now."""
    mine = table.you.ready(made_vampire("Dentist", "for", capacity=8))
    theirs = table.prey.ready(made_vampire("Patient", capacity=9))
    claws = paper("Claws", static("aggravated strikes"), kind="equipment")
    table.prey.in_play(claws, on=theirs)
    table.you.holds(FANGS, AXE, "Undead Persistence")
    fight(table, mine, theirs)
    table.you.plays("An axe", by=mine)
    table.you.plays("Undead Persistence", by=mine, level="for")
    table.you.plays(FANGS, by=mine)
    rest(table)
    assert table.where(mine) == "torpor"
    assert damage_to(table, theirs) == 2 + 1
    assert table.state.cards[theirs].attached


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


def test_who_is_emptied_between_two_actions_falls_at_once(table: Table) -> None:
    """It must hunt from then on, and nobody does anything else before that."""
    toothless = table.you.ready(made_vampire("Toothless"), blood=1)
    other = table.you.ready("Ryan", blood=1)
    table.you.in_play(FANGS, on=toothless)
    empties = use(burn_blood(1, on(is_named("Toothless"))), at=("minion",), once="turn")
    drain = table.you.in_play(paper("Thirst", empties, kind="master"))
    assert table.where(toothless) == "ready"
    table.you.uses(drain)
    assert table.where(toothless) == "torpor"
    assert table.you.may("act", minion=other, word="bleed")


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
