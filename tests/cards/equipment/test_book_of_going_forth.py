"""The Book of Going Forth by Night: allies that its bearer would burn in combat change sides."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION, PRESS, fight, made_up, rest
from fight_talk import damage_to
from made_up import paper
from methuselah.engine.traits import disciplines_of
from methuselah.language import OPPOSING, before_range, burn_card, environmental_damage, on, use
from methuselah.language import minion as any_minion
from scenes.actions import comes_into_play
from scenes.telling import changing
from table_talk import Table

BOOK = "The Book of Going Forth by Night"
GANG = paper("Gang", kind="ally", life=2, strength=1, bleed=1, clans=("Brujah",))
BURN = made_up("Burn", modes=(before_range(burn_card(OPPOSING)),))


def test_anybody_reads_it(table: Table) -> None:
    """For 1 pool; a vampire has superior Serpentis, an ally nothing."""
    comes_into_play(BOOK, by="Ryan")
    mine, ally = table.you.ready("Ryan"), table.prey.ready(GANG)
    table.you.in_play(BOOK, on=mine)
    table.asked()
    assert "SER" in disciplines_of(table.state, mine)
    assert "SER" not in disciplines_of(table.state, ally)
    table = Table()
    ally = table.you.ready(GANG)
    table.you.in_play(BOOK, on=ally)
    table.asked()
    assert "SER" not in disciplines_of(table.state, ally)


@pytest.mark.ruling(BOOK, 1)
@pytest.mark.parametrize("whose", ["you", "prey"])
def test_a_fallen_ally_is_stolen(table: Table, whose: str) -> None:
    """It has lost its last life: it gains 1, is locked and yours, whatever it requires."""
    reader = getattr(table, whose).ready("Ryan")
    table.you.ready(COMPANION)
    other = table.prey if whose == "you" else table.you
    ally = other.ready(GANG)
    spy = other.in_play("Raven Spy", on=ally, level="ani")
    book = getattr(table, whose).in_play(BOOK, on=reader)
    getattr(table, whose).in_play(changing("strength", 2), on=reader)
    table.you.holds(PRESS)
    fight(table, *((reader, ally) if whose == "you" else (ally, reader)))
    rest(table)
    assert table.where(ally) == "ready"
    assert table.state.controller(ally) == getattr(table, whose).number
    assert (table.blood(ally), table.locked(ally)) == (1, True)
    assert (table.on(spy), table.on(book)) == (ally, reader)
    assert damage_to(table, reader) == 1
    assert table.waits_for(table.you)


def test_a_burned_ally_keeps_its_life(table: Table) -> None:
    """Burned by a card, it has life left: it gains none."""
    reader, ally = table.you.ready("Ryan"), table.prey.ready(GANG)
    table.you.in_play(BOOK, on=reader)
    table.you.holds(BURN)
    fight(table, reader, ally)
    table.you.plays("Burn", by=reader)
    rest(table)
    assert (table.where(ally), table.blood(ally)) == ("ready", 2)
    assert table.state.controller(ally) == table.you.number
    assert table.locked(ally)


@pytest.mark.parametrize("why", ["no book", "beside", "an ally reads", "a vampire falls", "hail"])
def test_who_is_not_stolen(table: Table, why: str) -> None:
    """Without the book; read by who does not fight, or by an ally; a vampire; outside of combat."""
    reader = table.you.ready(GANG if why == "an ally reads" else "Ryan")
    beside, spare = table.you.ready("Lauren"), table.you.ready(COMPANION)
    victim = table.prey.ready("Duck" if why == "a vampire falls" else GANG, blood=1)
    if why != "no book":
        table.you.in_play(BOOK, on=beside if why == "beside" else reader)
    table.you.in_play(changing("strength", 3), on=reader)
    hail = use(environmental_damage(2, on(any_minion)), at=("minion",), once="turn")
    table.you.in_play(paper("Hail", hail, kind="event"))
    if why == "hail":
        table.you.uses("Hail")
    else:
        fight(table, reader, victim)
    rest(table)
    assert table.where(victim) == ("torpor" if why == "a vampire falls" else "ash_heap")
    assert table.where(spare) == "ready"


@pytest.mark.ruling(BOOK, 2)
def test_the_imbued_are_not_stolen(table: Table) -> None:
    """They are incapacitated, not burned."""
    reader = table.you.ready("Ryan")
    imbued = table.prey.ready('Jennie "Cassie247" Orne (G4)', blood=1)
    table.you.in_play(BOOK, on=reader)
    table.you.in_play(changing("strength", 3), on=reader)
    fight(table, reader, imbued)
    rest(table)
    assert table.where(imbued) == "incapacitated"
    assert table.state.controller(imbued) == table.prey.number
