"""Infamous Insurgent: a wanted Anarch who is infernal, votes for more and unlocks Anarchs."""

from __future__ import annotations

import pytest

from made_up import paper
from methuselah.language import action, choose, gain_pool, keyword, ready, static, vampire
from politics_talk import motion, polling, votes_now
from table_talk import Table

CARD = "Infamous Insurgent"
WANTED = paper("Wanted", static("red list"), kind="equipment")
SEEKS = paper("Seeks Bahari", action(choose(ready(vampire, keyword("bahari"))), gain_pool(1)))


@pytest.mark.ruling(CARD, 1)
def test_it_is_put_on_a_red_list_anarch(table: Table) -> None:
    """Anybody's, in torpor too; whoever meets requirements as an Anarch is none."""
    mine, torpid = table.you.ready("Octane"), table.you.torpor("Crow")
    theirs = table.prey.ready("Atiena")
    camarilla, mata = table.you.ready("Ryan"), table.you.ready("Mata Hari (G4)")
    waiting = table.you.uncontrolled("Indira")
    table.you.ready("Rayne")  # an Anarch that nobody hunts
    for one in (mine, torpid, theirs, camarilla, mata, waiting):
        table.grand_prey.in_play(WANTED, on=one)
    insurgent = table.you.holds(CARD)
    table.begins("master")

    table.you.plays(CARD)
    assert table.you.choices() == {mine, torpid, theirs}
    table.you.chooses(theirs)

    assert table.on(insurgent) == theirs
    assert table.you.pool() == 30
    assert table.prey.pool() == 30


@pytest.mark.parametrize("pays", [True, False])
def test_the_insurgent_is_infernal(table: Table, pays: bool) -> None:
    """It does not unlock unless 1 pool is burned; another Anarch unlocks by itself."""
    crow, other = table.prey.ready("Crow", locked=True), table.prey.ready("Octane", locked=True)
    table.prey.in_play(CARD, on=crow)

    table.until_turn_of(table.prey, "unlock")
    assert (table.locked(crow), table.locked(other)) == (True, False)
    if pays:
        table.prey.does("unlock infernal")
    else:
        table.pass_on()
    assert table.locked(crow) is not pays
    assert table.prey.pool() == (29 if pays else 30)


def test_the_insurgent_is_bahari(table: Table) -> None:
    """What looks for Bahari finds it, and nobody else."""
    crow, also = table.you.ready("Crow"), table.prey.ready("Indira")
    acting = table.you.ready("Octane")
    table.you.in_play(CARD, on=crow)
    table.prey.in_play(paper("Creed", static("keyword", word="bahari"), kind="equipment"), on=also)
    table.you.holds(SEEKS)

    table.you.acts("Seeks Bahari", by=acting)
    assert table.you.choices() == {crow, also}


def test_the_insurgent_has_two_votes(table: Table) -> None:
    """Without a title; another Anarch has none."""
    crow, other = table.you.ready("Crow"), table.you.ready("Octane")
    table.you.in_play(CARD, on=crow)
    table.you.holds(motion())

    table.you.acts("Motion", by=other)
    polling(table)
    assert not table.you.may("vote", minion=other)
    table.you.votes("for", minion=crow)
    assert votes_now(table) == (2, 0)


@pytest.mark.parametrize("place", ["ready", "torpor"])
def test_an_anarch_is_unlocked_in_your_minion_phase(table: Table, place: str) -> None:
    """Once; a ready one of yours, the insurgent too, but none in torpor and nobody else's."""
    insurgent = table.you.puts("Crow", place, locked=True)
    one, two = table.you.ready("Octane", locked=True), table.you.ready("Rayne", locked=True)
    torpid = table.you.torpor("Indira", locked=True)
    camarilla = table.you.ready("Ryan", locked=True)
    theirs = table.prey.ready("Atiena", locked=True)
    card = table.you.in_play(CARD, on=insurgent)
    table.you.ready("Meaghan")

    assert table.you.may("use", card=card)
    table.you.uses(card)
    assert table.you.choices() == {one, two, *({insurgent} if place == "ready" else ())}
    table.you.chooses(two)

    assert not table.locked(two)
    assert all(table.locked(each) for each in (insurgent, one, torpid, camarilla, theirs))
    assert not table.you.may("use", card=card)
    assert table.waits_for(table.you)


def test_during_an_action_too(table: Table) -> None:
    """It is your minion phase still: whoever acts is unlocked, and acts again."""
    crow = table.you.ready("Crow")
    table.you.ready("Meaghan")
    card = table.you.in_play(CARD, on=crow)
    table.prey.ready("Ryan")

    table.you.acts(word="bleed", by=crow)
    assert table.locked(crow)
    table.you.uses(card)
    assert not table.locked(crow)
    assert not table.over()


@pytest.mark.parametrize("phase", ["unlock", "master", "influence", "discard"])
def test_it_unlocks_in_no_other_phase(table: Table, phase: str) -> None:
    """Nor in the minion phase of another Methuselah."""
    crow = table.you.ready("Crow", locked=True)
    card = table.you.in_play(CARD, on=crow)
    table.gives_edge(table.you)
    table.you.holds("Misdirection", "Blood Doll")
    table.you.uncontrolled("Indira")
    table.begins(phase)

    assert not table.you.may("use", card=card)


@pytest.mark.ruling(CARD, 2)
@pytest.mark.parametrize("whose", ["you", "prey"])
def test_who_controls_the_insurgent_uses_it(table: Table, whose: str) -> None:
    """In her own minion phase, on an Anarch of hers, or not at all, whoever owns it."""
    owner = table.prey if whose == "you" else table.you
    host = getattr(table, whose).ready("Crow")
    for seat, name in ((table.you, "Octane"), (table.prey, "Atiena")):
        seat.ready(name, locked=True)
        seat.ready("Meaghan" if seat is table.you else "Ryan")
    card = owner.in_play(CARD, on=host, controller=owner.number)

    assert table.you.may("use", card=card) is (whose == "you")
    assert not table.prey.may("use", card=card)
    table.until_turn_of(table.prey, "minion")  # you did not use it: nothing was forced
    assert table.prey.may("use", card=card) is (whose == "prey")
    assert not table.you.may("use", card=card)
