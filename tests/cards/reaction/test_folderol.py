"""Folderol: a bleed against you, or against anybody, is reduced by 1."""

from __future__ import annotations

import pytest

from action_talk import is_offered
from block_talk import made_vampire
from fight_talk import replaced
from listening import listener
from made_up import paper
from methuselah.language import cards_cost, requires_discipline
from table_talk import Table

FOLDEROL = "Folderol"


@pytest.mark.parametrize(("bleed", "pool"), [(2, 29), (1, 30)])
@pytest.mark.parametrize(("level", "paid"), [("aus", 1), ("myt", 0), ("MYT", 0)])
def test_folderol_reduces_a_bleed(
    table: Table, bleed: int, pool: int, level: str, paid: int
) -> None:
    """By 1, at Auspex for 1 blood; a bleed of 0 is not successful. Nobody locks."""
    ryan = table.you.ready(replaced("Ryan", bleed=bleed))
    table.you.ready("Meaghan")
    theirs = table.prey.ready(made_vampire("Watcher", level))
    card = table.prey.holds(FOLDEROL)

    table.you.acts(by=ryan, word="bleed")
    table.prey.plays(FOLDEROL, by=theirs, level=level)
    table.nobody_reacts()

    assert table.prey.pool() == pool
    assert table.you.has_edge() == (bleed > 1)
    assert table.blood(theirs) == 5 - paid
    assert not table.locked(theirs)
    assert table.where(card) == "ash_heap"
    assert table.grand_prey.pool() == 30
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("where", "discipline", "locked", "may"),
    [
        ("prey", "aus", False, True),
        ("prey", "myt", False, True),
        ("prey", "myt", True, False),
        ("prey", "dom", False, False),
        ("grand prey", "aus", False, False),  # she is not bled
        ("grand prey", "myt", False, False),
        ("grand prey", "MYT", False, True),
        ("predator", "MYT", False, True),
        ("predator", "MYT", True, False),
        ("you", "MYT", False, False),
    ],
)
def test_who_reduces_the_bleed(
    table: Table, where: str, discipline: str, locked: bool, may: bool
) -> None:
    """At superior Mytherceria that of any Methuselah, else one's own only."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    seats = {
        "prey": table.prey,
        "grand prey": table.grand_prey,
        "predator": table.predator,
        "you": table.you,
    }
    seats[where].ready(made_vampire("Watcher", discipline), locked=locked)
    table.prey.ready("Duck (G1)")  # without Auspex
    seats[where].holds(FOLDEROL)

    table.you.acts(by=ryan, word="bleed")

    assert is_offered(table, seats[where], FOLDEROL) == may
    assert table.prey.pool() == 29


@pytest.mark.ruling(FOLDEROL, 4)
def test_folderol_for_another_methuselah(table: Table) -> None:
    """The Methuselah who is bled is asked first; as she passes, the next one may play it."""
    ryan = table.you.ready(replaced("Ryan", bleed=2))
    table.you.ready("Meaghan")
    table.prey.ready("Lauren")
    theirs = table.grand_prey.ready(made_vampire("Watcher", "MYT"))
    table.grand_prey.holds(FOLDEROL)

    table.you.acts(by=ryan, word="bleed")
    first = table.asked()
    assert first is not None
    assert first.seat == table.prey.number
    table.prey.passes()
    second = table.asked()
    assert second is not None
    assert second.seat == table.grand_prey.number
    table.grand_prey.plays(FOLDEROL, by=theirs, level="MYT")
    table.nobody_reacts()

    assert table.prey.pool() == 29
    assert table.grand_prey.pool() == 30
    assert table.blood(theirs) == 5
    assert table.waits_for(table.you)


def test_folderol_needs_a_bleed(table: Table) -> None:
    """No hunt."""
    ryan = table.you.ready("Ryan", blood=1)
    table.you.ready("Meaghan")
    table.prey.ready(made_vampire("Watcher", "aus", "MYT"))
    table.prey.holds(FOLDEROL)

    table.you.acts(by=ryan, word="hunt")

    assert not is_offered(table, table.prey, FOLDEROL)
    assert table.blood(ryan) == 2


@pytest.mark.ruling(FOLDEROL, 3)
@pytest.mark.parametrize(("blood", "may"), [(1, True), (0, False)])
def test_folderol_must_be_afforded(table: Table, blood: int, may: bool) -> None:
    """At Auspex, with 1 blood; at Mytherceria without any."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    theirs = table.prey.ready(made_vampire("Watcher", "aus", "myt"), blood=blood)
    table.prey.holds(FOLDEROL)

    table.you.acts(by=ryan, word="bleed")

    assert table.prey.can_play(FOLDEROL, by=theirs, level="myt")
    assert table.prey.can_play(FOLDEROL, by=theirs, level="aus") == may


@pytest.mark.ruling(FOLDEROL, 1)
def test_the_blood_is_no_cost_to_be_reduced(table: Table) -> None:
    """Cards that require Auspex cost this vampire 1 less: it burns 1 all the same."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    theirs = table.prey.ready(made_vampire("Watcher", "aus"))
    thrift = paper("Thrift", cards_cost(-1, requires_discipline("aus")), kind="equipment")
    table.prey.in_play(thrift, on=theirs)
    table.prey.holds(FOLDEROL)

    table.you.acts(by=ryan, word="bleed")
    table.prey.plays(FOLDEROL, by=theirs, level="aus")
    table.nobody_reacts()

    assert table.blood(theirs) == 4
    assert table.prey.pool() == 30


@pytest.mark.ruling(FOLDEROL, 2)
@pytest.mark.parametrize(
    ("level", "code", "heard"),
    [("aus", "aus", 1), ("aus", "myt", 0), ("myt", "aus", 0), ("myt", "myt", 1)],
)
def test_it_requires_what_it_is_played_with(
    table: Table, level: str, code: str, heard: int
) -> None:
    """A listener in play hears one Discipline only."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    theirs = table.prey.ready(made_vampire("Watcher", "aus", "myt"))
    table.prey.holds(FOLDEROL)
    table.predator.in_play(listener(code))

    table.you.acts(by=ryan, word="bleed")
    table.prey.plays(FOLDEROL, by=theirs, level=level)
    table.nobody_reacts()

    assert table.predator.pool() == 30 + heard


@pytest.mark.ruling(FOLDEROL, 2)
@pytest.mark.parametrize(("code", "may"), [("aus", True), ("myt", True), ("dom", False)])
def test_in_the_hand_it_requires_both(table: Table, code: str, may: bool) -> None:
    """A listener discards such cards."""
    table.you.ready("Meaghan")
    table.you.holds(FOLDEROL)
    table.you.in_play(listener(code))

    assert table.asked() is not None
    assert table.you.may("use", card=f"Listener for {code}") == may
