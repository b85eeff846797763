"""Bloodbath: 2 blood for a Sabbat vampire, and a vote while it has no title."""

from __future__ import annotations

import pytest

from made_up import paper
from methuselah.language import (
    TARGET,
    action,
    choose,
    gains_title,
    ready,
    removes_title,
    vampire,
    yours,
)
from politics_talk import motion, polling, votes_now
from table_talk import Table

BLOODBATH = "Bloodbath"
ARCHBISHOP = "Johannes Worringen (G5)"
SABBAT_OF_4 = "Agatha (G2)"
SABBAT_OF_5 = "Amber (G5)"


def test_a_sabbat_vampire_with_capacity_above_4_gains_2_blood(table: Table) -> None:
    """The card is on it; the cost is paid on success; a block without intercept fails."""
    johannes = table.you.ready(ARCHBISHOP, blood=3)
    amber = table.you.ready(SABBAT_OF_5, blood=1)
    agatha = table.you.ready(SABBAT_OF_4, blood=1)
    table.you.ready("Chester DuBois (G1)")  # Camarilla
    table.you.torpor("Artemis (G2)")
    apache = table.prey.ready("Apache Jones (G4)", blood=2)
    axel = table.prey.ready("Axel Von Anders (G4)")
    table.prey.in_play(BLOODBATH, on=axel)
    card = table.you.holds(BLOODBATH)

    table.you.acts(BLOODBATH, by=johannes)
    assert table.you.choices() == {johannes, amber, apache}
    table.you.chooses(amber)
    assert (table.blood(johannes), table.blood(amber)) == (3, 1)
    table.prey.blocks(apache)
    table.nobody_reacts()

    assert table.on(card) == amber
    assert (table.blood(johannes), table.blood(amber)) == (2, 3)
    assert (table.blood(agatha), table.blood(apache)) == (1, 2)
    assert table.locked(johannes)
    assert not table.locked(amber)
    assert not table.locked(apache)  # its attempt failed
    assert table.you.pool() == 30
    assert table.waits_for(table.you)


@pytest.mark.parametrize("target", ["mine", "theirs"])
def test_it_is_directed_at_whose_vampire_it_is(table: Table, target: str) -> None:
    """For your own, prey and predator may block; for a vampire of the prey, only she."""
    johannes = table.you.ready(ARCHBISHOP)
    table.you.ready("Meaghan")
    apache = table.prey.ready("Apache Jones (G4)", blood=1)
    ryan = table.predator.ready("Ryan")
    card = table.you.holds(BLOODBATH)

    table.you.acts(BLOODBATH, by=johannes)
    table.you.chooses(johannes if target == "mine" else apache)
    table.until("action", table.prey)
    assert table.prey.may("block", minion=apache)
    asked = False
    while not table.over():
        asked = asked or table.predator.may("block", minion=ryan)
        table.pass_on()

    assert asked == (target == "mine")
    assert table.on(card) == (johannes if target == "mine" else apache)
    assert table.blood(apache) == (1 if target == "mine" else 3)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("caller", "may"),
    [
        (ARCHBISHOP, True),
        ("Shawnda Dorrit (G4)", True),  # a priscus
        ("Klaus Konrecht (G4)", True),  # a cardinal
        ("Andrew Emory (G4)", False),  # a bishop
        ("Mkhokheli", False),  # a prince
        (SABBAT_OF_5, False),
    ],
)
def test_who_may_hold_a_bloodbath(table: Table, caller: str, may: bool) -> None:
    """An archbishop, a priscus, a cardinal; no bishop, no prince, nobody without a title."""
    acting = table.you.ready(caller)
    table.prey.ready("Apache Jones (G4)")
    table.you.holds(BLOODBATH)

    table.asked()
    assert table.you.can_play(BLOODBATH, by=acting) == may


def test_without_such_a_vampire_there_is_no_bloodbath(table: Table) -> None:
    """The only Sabbat vampires have capacity 4, are in torpor, or bear one already."""
    johannes = table.you.ready(ARCHBISHOP)
    table.you.in_play(BLOODBATH, on=johannes)
    table.you.ready(SABBAT_OF_4)
    table.prey.torpor("Apache Jones (G4)")
    table.you.holds(BLOODBATH)

    table.asked()
    assert not table.you.can_play(BLOODBATH, by=johannes)


@pytest.mark.ruling("Bloodbath", 1)
def test_the_vote_goes_with_a_title_and_comes_back_without(table: Table) -> None:
    """1 vote; as an archbishop 2 and no more; without the title 1 again."""
    amber = table.you.ready(SABBAT_OF_5)
    callers = [table.you.ready(name) for name in ("Ryan", "Meaghan", "Nassir", "Octane", "Indira")]
    table.you.in_play(BLOODBATH, on=amber)
    anyone = choose(ready(vampire, yours))
    table.you.holds(motion(), motion(), motion())
    table.you.holds(paper("Crown", action(anyone, gains_title("archbishop", "Paris", TARGET))))
    table.you.holds(paper("Fall", action(anyone, removes_title(TARGET))))

    for caller, what in zip(callers, (1, "Crown", 2, "Fall", 1), strict=True):
        if isinstance(what, str):
            table.you.acts(what, by=caller)
            table.you.chooses(amber)
            table.nobody_reacts()
        else:
            table.you.acts("Motion", by=caller)
            polling(table)
            assert not table.you.may("vote", minion=caller)
            table.you.votes("for", minion=amber)
            assert votes_now(table) == (what, 0)
            table.nobody_reacts()
    assert table.you.pool() == 33
    assert table.waits_for(table.you)


def test_whose_vampire_it_is_has_the_vote(table: Table) -> None:
    """A Bloodbath on a vampire of your prey votes as she says; her bishop gains none."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    apache = table.prey.ready("Apache Jones (G4)")
    bishop = table.prey.ready("Andrew Emory (G4)")
    table.prey.in_play(BLOODBATH, on=apache)
    table.prey.in_play(BLOODBATH, on=bishop)
    table.you.holds(motion())

    table.you.acts("Motion", by=ryan)
    polling(table)
    assert not table.you.may("vote", minion=apache)
    table.prey.votes("against", minion=apache)
    assert votes_now(table) == (0, 1)
    table.prey.votes("against", minion=bishop)
    assert votes_now(table) == (0, 2)
