"""Vampires that gain by diablerie, or cost the victim's controller a pool."""

from __future__ import annotations

import pytest

from block_talk import UNLOCKER, made_vampire
from combat_talk import COMPANION, rest
from methuselah.engine.definitions import Definition
from methuselah.rules.combat.strike_effects import strength
from politics_talk import motion, polling, votes_now
from table_talk import Table

PEER, ABOVE = made_vampire("Peer", capacity=3), made_vampire("Above", capacity=4)
"""Of Marta's own capacity, and one more."""
OLDER, YOUNGER = made_vampire("Older", capacity=9), made_vampire("Same", capacity=1)


def diablerizes(table: Table, mine: int, victim: int) -> None:
    """Your vampire diablerizes a victim in torpor; nobody reacts, no blood hunt passes."""
    table.you.acts(word="diablerie", by=mine, target=victim)
    while not table.over():
        if table.you.may("answer"):
            table.you.does("answer")
        else:
            table.pass_on()


@pytest.mark.parametrize(("victim", "gained"), [(OLDER, 1), (PEER, 0), (ABOVE, 1)])
def test_marta_gains_for_an_older_one(table: Table, victim: Definition, gained: int) -> None:
    """1 blood beside what was on the victim, if she likes."""
    marta = table.you.ready("Marta (G4)", blood=1)
    table.you.ready(COMPANION)
    theirs = table.prey.torpor(victim, blood=0)
    table.grand_prey.torpor("Mazz")
    diablerizes(table, marta, theirs)
    assert table.blood(marta) == 1 + gained


def test_marta_may_decline(table: Table) -> None:
    """She can."""
    marta = table.you.ready("Marta (G4)", blood=1)
    table.you.ready(COMPANION)
    theirs = table.prey.torpor(OLDER, blood=0)
    table.grand_prey.torpor("Mazz")
    table.you.acts(word="diablerie", by=marta, target=theirs)
    rest(table)
    assert table.blood(marta) == 1


@pytest.mark.parametrize("victim", [OLDER, YOUNGER])
def test_another_diablerist_is_not_marta(table: Table, victim: Definition) -> None:
    """Hers are those of no other vampire."""
    marta = table.you.ready("Marta (G4)", blood=1)
    other = table.you.ready("Igo the Hungry (G1)", blood=1)
    table.you.ready(COMPANION)
    theirs = table.prey.torpor(victim, blood=0)
    table.grand_prey.torpor("Mazz")
    table.you.acts(word="diablerie", by=other, target=theirs)
    while not table.over():
        assert not table.you.may("answer")
        table.pass_on()
    assert table.blood(marta) == 1


def test_smudge_is_stronger_after_the_first_older_one(table: Table) -> None:
    """+1 strength for good, and no more for a second one; none for one of the same capacity."""
    smudge = table.you.ready("Smudge the Ignored (G1)", blood=1)
    table.you.ready(COMPANION)
    table.you.in_play(UNLOCKER)
    victims = [table.prey.torpor(card, blood=0) for card in (YOUNGER, OLDER)]
    last = table.grand_prey.torpor(made_vampire("Eldest", capacity=10), blood=0)
    table.you.acts(word="diablerie", by=smudge, target=victims[0])
    rest(table)
    assert strength(table.state, smudge) == 1
    for number, victim in enumerate((victims[1], last)):
        table.until_turn_of(table.predator) if number else None
        table.until_turn_of(table.you, "minion") if number else table.you.uses("Unlocker")
        if number == 0 and table.you.choices():
            table.you.chooses(smudge)
        table.you.acts(word="diablerie", by=smudge, target=victim)
        while not table.over():
            table.pass_on()
        assert strength(table.state, smudge) == 2


@pytest.mark.parametrize(("victim", "burned"), [(OLDER, 1), (YOUNGER, 0)])
@pytest.mark.parametrize("whose", ["prey", "grand_prey"])
def test_sandra_costs_the_controller_a_pool(
    table: Table, victim: Definition, burned: int, whose: str
) -> None:
    """Whoever controlled the older vampire, and nobody else."""
    sandra = table.you.ready("Sandra White (G3)", blood=1)
    table.you.ready(COMPANION)
    theirs = getattr(table, whose).torpor(victim, blood=0)
    table.predator.torpor("Mazz")
    table.you.acts(word="diablerie", by=sandra, target=theirs)
    rest(table)
    assert getattr(table, whose).pool() == 30 - burned
    assert sum(seat.pool() for seat in table.seats) == 150 - burned


TYLER = "Tyler (G3)"


@pytest.mark.parametrize("victim", [OLDER, YOUNGER])
def test_tyler_unlocks_after_a_diablerie(table: Table, victim: Definition) -> None:
    """And gains a blood, whoever it was."""
    tyler = table.you.ready(TYLER, blood=1)
    table.you.ready(COMPANION)
    theirs = table.prey.torpor(victim, blood=0)
    table.grand_prey.torpor("Mazz")
    table.you.acts(word="diablerie", by=tyler, target=theirs)
    rest(table)
    assert not table.locked(tyler)
    assert table.blood(tyler) == 2


@pytest.mark.ruling(TYLER, 1)
def test_tyler_bleeds_or_votes_for_a_blood(table: Table) -> None:
    """1 more in her bleed; then no vote in a referendum of the same turn."""
    tyler = table.you.ready(TYLER, blood=4)
    caller = table.you.ready("Mkhokheli")
    table.you.ready(COMPANION)
    table.you.holds(motion())
    table.you.acts(word="bleed", by=tyler)
    table.until("action", table.you)
    table.you.uses(tyler, level="bleed")
    assert not table.you.may("use", card=tyler)
    rest(table)
    assert table.prey.pool() == 28
    assert table.blood(tyler) == 3
    table.you.acts("Motion", by=caller)
    while not table.over():
        assert not table.you.may("use", card=tyler)
        table.pass_on()


@pytest.mark.parametrize("window", ["before_votes", "polling"])
def test_tyler_votes_with_one_more(table: Table, window: str) -> None:
    """Beside the 1 of a primogen; then no more bleed in that turn, and no second vote."""
    tyler = table.you.ready(TYLER, blood=4)
    caller = table.you.ready("Mkhokheli")
    table.you.ready(COMPANION)
    table.you.holds(motion())
    table.you.acts("Motion", by=caller)
    table.until(window, table.you)
    table.you.uses(tyler, level="vote")
    assert not table.you.may("use", card=tyler)
    assert table.blood(tyler) == 3
    polling(table)
    table.you.votes("for", minion=tyler)
    assert votes_now(table) == (2, 0)
    rest(table)
    table.you.acts(word="bleed", by=tyler)
    while not table.over():
        assert not table.you.may("use", card=tyler)
        table.pass_on()
    assert table.prey.pool() == 29
