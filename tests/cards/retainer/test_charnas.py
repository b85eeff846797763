"""Charnas the Imp: a gift for one's enemies."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import made_vampire
from combat_talk import COMPANION, fight, made_up, rest
from fight_talk import damage_to
from made_up import paper
from methuselah.engine.definitions import Strike
from methuselah.language import (
    TARGET,
    action,
    attached,
    before_range,
    burn_card,
    choose,
    employs_from_hand,
    inflicts_damage,
    is_named,
    keyword,
    minion,
    not_,
    on,
    strike,
)
from table_talk import Table

CHARNAS = "Charnas the Imp"
TREMERE = "Nassir"


def test_a_tremere_employs_charnas(table: Table) -> None:
    """For 1 blood, with 1 life; nobody else does."""
    mine, other = table.you.ready(TREMERE), table.you.ready("Ryan")
    held = table.you.holds(CHARNAS)
    assert table.you.can_play(CHARNAS, by=mine)
    assert not table.you.can_play(CHARNAS, by=other)
    table.you.acts(CHARNAS, by=mine)
    table.you.chooses(other)
    rest(table)
    assert (table.on(held), table.blood(held)) == (other, 1)
    assert table.blood(mine) == 3


@pytest.mark.ruling(CHARNAS, 5)
@pytest.mark.parametrize("whose", ["you", "prey", "torpor"])
def test_on_whom_it_is_put(table: Table, whose: str) -> None:
    """Any minion, in torpor, too: directed at its controller, an employ action all the same."""
    mine, other = table.you.ready(TREMERE), table.you.ready("Ryan")
    theirs, stray = table.prey.ready("Nik Sikko"), table.prey.ready("Underbridge Stray")
    torpid = table.prey.torpor("Muse")
    guard = table.prey.ready(made_vampire("Guard", capacity=9))
    charnas = table.you.holds(CHARNAS)
    table.you.acts(CHARNAS, by=mine)
    assert table.you.choices() == {mine, other, theirs, stray, torpid, guard}
    target = {"you": other, "prey": theirs, "torpor": torpid}[whose]
    table.you.chooses(target)
    going = action_of(table)
    assert (going.kind, going.inherent) == ("employ", 1)
    assert going.targets == (() if whose == "you" else (table.prey.number,))
    rest(table)
    assert table.on(charnas) == target
    seat = table.you if whose == "you" else table.prey
    assert table.state.controller(charnas) == seat.number


@pytest.mark.ruling(CHARNAS, 4)
def test_by_another_card_it_goes_on_who_employs_it(table: Table) -> None:
    """The choice is made as it is played normally only."""
    mine = table.you.ready(TREMERE)
    table.you.ready(COMPANION)
    table.prey.ready("Ryan")
    charnas = table.you.holds(CHARNAS)
    calls = action(employs_from_hand(not_(keyword("none")), free=True), stealth=1, kind="employ")
    table.you.holds(paper("Calls", calls))
    table.you.acts("Calls", by=mine)
    table.until("choose")
    table.you.chooses(charnas)
    rest(table)
    assert table.on(charnas) == mine


@pytest.mark.rules_text("003 Charnas the Imp 1")
@pytest.mark.parametrize(
    ("region", "blood", "left", "where"),
    [("ready", 3, 2, "ready"), ("ready", 0, 0, "torpor"), ("torpor", 0, 0, "torpor")],
)
def test_charnas_bites_in_the_unlock_phase(
    table: Table, region: str, blood: int, left: int, where: str
) -> None:
    """1 damage, in that of its employer's controller; nothing to an empty one in torpor."""
    mine = table.you.puts("Ryan", region, blood=blood)
    table.you.ready(COMPANION)
    table.prey.ready("Nik Sikko")
    table.you.in_play(CHARNAS, on=mine)
    table.gives_edge(table.you)
    table.begins("unlock")
    table.until("minion", table.you)
    assert (table.blood(mine), table.where(mine)) == (left, where)
    table.until_turn_of(table.prey, "minion")
    assert table.blood(mine) == left


@pytest.mark.ruling(CHARNAS, 1)
@pytest.mark.ruling(CHARNAS, 3)
@pytest.mark.rules_text("003 Charnas the Imp 2")
@pytest.mark.parametrize("employer", [True, False])
def test_its_employer_does_not_hurt_it(table: Table, employer: bool) -> None:
    """What would hurt it may be used, and does not, even unpreventable; another's does."""
    mine, theirs = table.you.ready("Ryan"), table.prey.ready("Nik Sikko")
    charnas = table.you.in_play(CHARNAS, on=mine)
    final = inflicts_damage(1, attached(is_named(CHARNAS)), unpreventable=True)
    seat, who = (table.you, mine) if employer else (table.prey, theirs)
    seat.holds(made_up("Spike", modes=(before_range(final),)))
    fight(table, mine, theirs)
    seat.plays("Spike", by=who)
    rest(table)
    assert (table.where(charnas) == "attached") is employer


HEAVY = made_up("Heavy", modes=(strike(Strike("hand", 1, aggravated=True)),))


@pytest.mark.parametrize("moves", [True, False])
@pytest.mark.parametrize("how", ["ally", "action"])
def test_charnas_leaves_who_burns(table: Table, moves: bool, how: str) -> None:
    """Its controller may put it on any other minion as its employer is about to be burned."""
    doomed = table.prey.ready("Underbridge Stray", blood=1)
    charnas = table.prey.in_play(CHARNAS, on=doomed)
    mine, other = table.you.ready("Ryan"), table.prey.ready("Nik Sikko")
    torpid = table.grand_prey.torpor("Muse")
    if how == "ally":
        fight(table, mine, doomed)
        companion = [one for one in table.state.seats[0].ready if one != mine]
    else:
        companion = [table.you.ready(COMPANION)]
        table.you.holds(paper("Pyre", action(choose(on(minion)), burn_card(TARGET))))
        table.you.acts("Pyre", by=mine)
        table.you.chooses(doomed)
    table.until("torpor", table.prey)
    assert table.prey.may("use", card=charnas)
    if moves:
        table.prey.uses(charnas)
        assert table.prey.choices() == {mine, other, torpid, *companion}
        table.prey.chooses(mine)
    rest(table)
    assert table.where(doomed) == "ash_heap"
    assert table.where(charnas) == ("attached" if moves else "ash_heap")
    if moves:
        assert table.on(charnas) == mine
        assert table.state.controller(charnas) == table.you.number


def test_charnas_stays_with_who_goes_to_torpor(table: Table) -> None:
    """That is no burning."""
    mine, theirs = table.you.ready(made_vampire("Fist", capacity=9)), table.prey.ready("Ryan")
    charnas = table.prey.in_play(CHARNAS, on=theirs)
    table.you.holds(HEAVY)
    fight(table, mine, theirs)
    table.you.plays("Heavy", by=mine)
    while not table.over():
        assert not table.prey.may("use", card=charnas)
        table.pass_on()
    assert table.where(theirs) == "torpor"
    assert table.on(charnas) == theirs
    assert damage_to(table, theirs) == 2


def test_charnas_leaves_the_victim_of_a_diablerie(table: Table) -> None:
    """Before it is committed."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    victim, other = table.prey.torpor("Nik Sikko"), table.prey.ready("Muse", locked=True)
    charnas = table.prey.in_play(CHARNAS, on=victim)
    table.you.acts(by=mine, word="diablerie", target=victim)
    while not table.prey.may("use", card=charnas):
        assert not table.over()
        table.pass_on()
    table.prey.uses(charnas)
    table.prey.chooses(other)
    rest(table)
    assert table.where(victim) == "ash_heap"
    assert table.on(charnas) == other


@pytest.mark.parametrize("passes", [True, False])
def test_charnas_leaves_who_is_hunted(table: Table, passes: bool) -> None:
    """Its employer is about to be burned by a blood hunt that has passed; not by one that fails."""
    mine, victim = table.you.ready("Ryan"), table.prey.torpor("Nik Sikko")
    table.you.ready(COMPANION)
    charnas = table.you.in_play(CHARNAS, on=mine)
    prince = table.prey.ready("Tara (G5)", locked=True)
    table.you.acts(by=mine, word="diablerie", target=victim)
    while not table.prey.may("vote", minion=prince):
        table.pass_on()
    table.prey.votes("for" if passes else "against", minion=prince)
    while not table.over() and not table.you.may("use", card=charnas):
        table.pass_on()
    assert table.you.may("use", card=charnas) is passes
    if passes:
        table.you.uses(charnas)
        table.you.chooses(prince)
    rest(table)
    assert table.where(mine) == ("ash_heap" if passes else "ready")
    assert table.on(charnas) == (prince if passes else mine)


@pytest.mark.ruling(CHARNAS, 2)
def test_with_an_ousted_methuselah_charnas_is_gone(table: Table) -> None:
    """Removed from the game, not burned, and it moves to nobody."""
    theirs = table.prey.ready("Ryan", locked=True)
    charnas = table.prey.in_play(CHARNAS, on=theirs)
    mine = table.you.ready("Nik Sikko")
    table.you.ready(COMPANION)
    table.prey.pool(1)
    table.you.acts(word="bleed", by=mine)
    rest(table)
    assert table.where(charnas) == "removed"
