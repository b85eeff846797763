"""Khazar's Diary: it counts the unique dead, and brings bodies back as wraiths."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE
from combat_talk import rest
from fight_talk import replaced
from made_up import paper
from methuselah.engine import atoms
from methuselah.engine.traits import discipline_level, is_ally, own_bleed, own_strength
from methuselah.language import (
    TARGET,
    action,
    action_requires,
    anywhere,
    burn_card,
    choose,
    static,
)
from methuselah.rules.action.action import stealth
from table_talk import Table

CARD = "Khazar's Diary (Endless Night)"
DOMENIC = "Domenic Giovanni (G6)"
PYRE = paper("Pyre", action(choose(anywhere()), burn_card(TARGET)))


def test_a_giovanni_opens_a_diary(table: Table) -> None:
    """At +1 stealth, without a counter; a second one in play counts apart."""
    mine, other = table.you.ready(DOMENIC), table.you.ready(COMPANION)
    card, _ = table.you.holds(CARD, PAUSE)
    table.prey.ready("Nassir")
    assert not table.you.can_play(card, by=other)
    assert not table.you.can_play(card, by=mine, level="2")  # there is none to write into
    table.you.acts(card, by=mine, level="")
    assert (stealth(table.state, action_of(table)), action_of(table).targets) == (1, ())
    rest(table)
    assert (table.where(card), table.counters(card)) == ("permanent", 0)
    assert table.waits_for(table.you)


def test_or_writes_into_one(table: Table) -> None:
    """1 counter more on a Diary in play, whoever's; this card goes to the ash heap."""
    mine = table.you.ready(DOMENIC)
    table.you.ready(COMPANION)
    card, _ = table.you.holds(CARD, PAUSE)
    own, theirs = table.you.in_play(CARD, counters=2), table.prey.in_play(CARD, counters=3)
    table.prey.in_play("Constant Revolution", counters=1)
    table.you.acts(card, by=mine, level="2")
    assert table.you.choices() == {own, theirs}
    table.you.chooses(theirs)
    assert (stealth(table.state, action_of(table)), action_of(table).targets) == (1, ())
    rest(table)
    assert (table.counters(own), table.counters(theirs)) == (2, 4)
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("name", "where", "more"),
    [
        ("Nassir", "ready", 1),
        ("Nassir", "torpor", 1),
        ("Carlton Van Wyk", "ready", 1),
        ("War Ghoul", "ready", 0),
    ],
)
def test_unique_dead_are_written_down(table: Table, name: str, where: str, more: int) -> None:
    """A unique minion that is burned in play, whoever's."""
    mine = table.you.ready(COMPANION)
    table.you.ready("Ryan")
    table.you.holds(PYRE)
    card = table.you.in_play(CARD, counters=1)
    victim = table.grand_prey.puts(name, where)
    table.you.acts("Pyre", by=mine)
    table.you.chooses(victim)
    rest(table)
    assert table.where(victim) == "ash_heap"
    assert table.counters(card) == 1 + more
    assert table.waits_for(table.you)


def test_unique_things_are_not_written_down(table: Table) -> None:
    """Nor is who was in no play."""
    mine = table.you.ready(COMPANION)
    table.you.ready("Ryan")
    table.you.holds(PYRE)
    card = table.you.in_play(CARD, counters=1)
    relic = table.prey.in_play("Sword of Judgment", on=table.prey.ready("Nassir"))
    hidden = table.prey.uncontrolled("Lauren")
    table.you.acts("Pyre", by=mine)
    table.you.chooses(relic)
    rest(table)
    atoms.burn(table.state, hidden)
    table.state.pending = None
    table.asked()
    assert table.where(relic) == "ash_heap"
    assert table.counters(card) == 1


@pytest.mark.parametrize(("counters", "level"), [(6, 1), (7, 2), (8, 2)])
def test_seven_entries_teach_necromancy(table: Table, counters: int, level: int) -> None:
    """Superior, to each Giovanni in play, whoever's."""
    mine = table.you.ready(replaced("Ryan", clans=("Giovanni",), disciplines=("nec",)))
    untaught = table.prey.torpor(replaced("Duck", clans=("Giovanni",), disciplines=()))
    other = table.prey.ready("Abebe (G4)")
    table.grand_prey.in_play(CARD, counters=counters)
    table.begins()
    assert discipline_level(table.state, mine, "nec") == level
    assert discipline_level(table.state, untaught, "nec") == (2 if level == 2 else 0)
    assert discipline_level(table.state, other, "nec") == 1


@pytest.mark.ruling(CARD, 1)
@pytest.mark.ruling(CARD, 3)
@pytest.mark.parametrize("body", ["Nassir", "Carlton Van Wyk"])
@pytest.mark.parametrize("owner", ["you", "prey"])
def test_a_body_comes_back_as_a_wraith(table: Table, body: str, owner: str) -> None:
    """2 life, 0 strength, 1 bleed, +1 stealth; directed at nobody; it can act in this turn."""
    mine = table.you.ready(DOMENIC)
    other = table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    diary = table.grand_prey.in_play(CARD, counters=7)
    dead = getattr(table, owner).ash_heap(body)
    second = table.grand_prey.ash_heap("Lauren")
    table.prey.ash_heap("Blood Doll", "The Embrace")
    table.prey.ready("Ryan")
    table.begins()
    assert not table.you.may("use action", card=diary, by=other)
    table.you.acts(diary, by=mine)
    assert table.you.choices() == {dead, second}
    table.you.chooses(dead)
    assert (stealth(table.state, action_of(table)), action_of(table).targets) == (1, ())
    rest(table)
    assert table.where(dead) == "ready"
    state = table.state
    assert state.controller(dead) == table.you.number
    assert is_ally(state, dead)
    face = state.definition(dead).face
    assert face.keywords == frozenset({"wraith"})
    assert not face.unique
    assert (table.blood(dead), own_strength(state, dead), own_bleed(state, dead)) == (2, 0, 1)
    table.you.acts(word="bleed", by=dead)
    assert stealth(table.state, action_of(table)) == 1
    rest(table)
    assert table.prey.pool() == 29
    assert table.waits_for(table.you)


@pytest.mark.ruling(CARD, 2)
@pytest.mark.parametrize("body", ["Nassir", "Carlton Van Wyk"])
def test_a_wraith_goes_back_to_its_owner(table: Table, body: str) -> None:
    """To the ash heap of its owner, as what it was; no unique minion was burned by that."""
    mine = table.you.ready(DOMENIC)
    table.you.ready(COMPANION)
    table.you.holds(PYRE)
    diary = table.you.in_play(CARD, counters=7)
    dead = table.prey.ash_heap(body)
    table.you.acts(diary, by=mine)
    rest(table)
    table.you.acts("Pyre", by=dead)
    table.you.chooses(dead)
    rest(table)
    assert dead in table.state.seats[table.prey.number].ash_heap
    assert table.state.definition(dead).face.name.startswith(body)
    assert table.counters(diary) == 7


@pytest.mark.ruling(CARD, 4)
@pytest.mark.parametrize(("counters", "heap"), [(7, ""), (6, "Nassir"), (7, "Nassir")])
def test_there_must_be_a_body_and_seven_entries(table: Table, counters: int, heap: str) -> None:
    """In some ash heap: without one the action cannot be taken."""
    mine = table.you.ready(DOMENIC)
    table.you.holds(PAUSE)
    diary = table.you.in_play(CARD, counters=counters)
    table.prey.ash_heap("Blood Doll")
    if heap:
        table.prey.ash_heap(heap)
    table.begins()
    assert table.you.may("use action", card=diary, by=mine) is (counters == 7 and bool(heap))


@pytest.mark.ruling(CARD, 5)
@pytest.mark.parametrize(("word", "more"), [("Giovanni", 1), ("Nosferatu", 0)])
def test_raising_requires_a_giovanni(table: Table, word: str, more: int) -> None:
    """The action counts as one that requires the clan; a Nosferatu's cloak is of no help."""
    mine = table.you.ready(DOMENIC)
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    cloak = paper("Cloak", static("stealth", +1, when=action_requires(word)), kind="equipment")
    table.you.in_play(cloak, on=mine)
    diary = table.you.in_play(CARD, counters=7)
    table.prey.ash_heap("Nassir")
    table.prey.ready("Ryan")
    table.you.acts(diary, by=mine)
    assert stealth(table.state, action_of(table)) == 1 + more
