"""A retainer for the minions of others: Swarm."""

from __future__ import annotations

import pytest

from combat_talk import rest
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import (
    ACTING,
    action,
    before_range,
    burn_blood,
    employs_from_hand,
    gain_pool,
    keyword,
    not_,
    static,
    trigger,
)
from methuselah.rules.action.action import Action
from table_talk import Table


def employing(table: Table) -> tuple[int, int]:
    """A minion of yours who may employ the Swarm, and the Swarm."""
    employer = table.you.ready("Mata Hari (G4)")
    return employer, table.you.holds("Swarm")


def test_the_swarm_goes_on_a_minion_of_the_prey(table: Table) -> None:
    """A directed action: only she may block it. Then the Swarm is hers."""
    employer, swarm = employing(table)
    nassir = table.prey.ready("Nassir")
    table.grand_prey.ready("Meaghan")
    table.you.acts("Swarm", by=employer)
    table.you.chooses(nassir)
    table.until("action", table.prey)
    assert table.prey.may("block", minion=nassir)
    rest(table)

    assert table.on(swarm) == nassir
    assert table.blood(swarm) == 1
    assert table.state.cards[swarm].controller == 1


def test_the_swarm_on_ones_own_minion_is_undirected(table: Table) -> None:
    """The acting minion itself is one of them."""
    employer, swarm = employing(table)
    table.you.acts("Swarm", by=employer)
    rest(table)

    assert table.on(swarm) == employer


def blocked(table: Table, *answers: Definition) -> tuple[int, int, int]:
    """The Swarm meant for the prey's minion, that blocks it and waits before range."""
    employer, swarm = employing(table)
    nassir = table.prey.ready("Nassir")
    for answer in answers:
        table.prey.in_play(answer, on=nassir)
    table.prey.holds(paper("Wait", before_range(gain_pool(1))))
    table.you.acts("Swarm", by=employer)
    table.you.chooses(nassir)
    full = table.blood(employer)
    action_ = table.state.span("action")
    assert isinstance(action_, Action)
    assert action_.kind == "employ"
    assert action_.inherent == 1
    action_.inherent = 0
    table.prey.blocks(nassir)
    table.until("before_range")
    return employer, swarm, full


@pytest.mark.ruling("Swarm", 1)
@pytest.mark.ruling("Swarm", 4)
def test_a_blocked_swarm_goes_on_who_employs_it(table: Table) -> None:
    """Before combat, with its life and without its cost; it is an employ action all the same."""
    employer, swarm, full = blocked(table)

    assert table.on(swarm) == employer
    assert table.blood(swarm) == 1
    assert table.blood(employer) == full
    rest(table)


@pytest.mark.ruling("Swarm", 5)
def test_other_answers_to_the_block_come_too(table: Table) -> None:
    """What is triggered by the block happens besides, before anything else is used."""
    thorn = paper("Thorn", trigger("blocks", burn_blood(1, ACTING)), kind="equipment")
    employer, swarm, full = blocked(table, thorn)

    assert table.blood(employer) == full - 1
    assert table.on(swarm) == employer


@pytest.mark.ruling("Swarm", 5)
def test_answers_to_the_block_come_before_anything_is_played(table: Table) -> None:
    """As Change of Target may be played for the first time, all of them have happened."""
    thorn = paper("Thorn", trigger("blocks", burn_blood(1, ACTING)), kind="equipment")
    employer, swarm = employing(table)
    nassir = table.prey.ready("Nassir")
    table.prey.in_play(thorn, on=nassir)
    table.prey.in_play(paper("Eyes", static("intercept", +1), kind="equipment"), on=nassir)
    table.you.holds("Change of Target")
    full = table.blood(employer)

    table.you.acts("Swarm", by=employer)
    table.you.chooses(nassir)
    table.prey.blocks(nassir)
    while not table.you.can_play("Change of Target"):
        assert not table.over()
        table.pass_on()

    assert table.on(swarm) == employer
    assert table.blood(employer) == full - 1


@pytest.mark.parametrize(("life", "then"), [(3, 2), (2, 1), (1, 2)])
def test_the_swarm_eats_itself_and_its_host(table: Table, life: int, then: int) -> None:
    """With more than 1 life it burns one; with 1 it steals from the minion."""
    nassir = table.you.ready("Nassir", blood=3)
    swarm = table.prey.puts("Swarm", "attached", on=nassir, blood=life, controller=0)
    table.begins("unlock")
    table.until_turn_of(table.you, "minion")

    assert table.blood(swarm) == then
    assert table.blood(nassir) == (3 if life > 1 else 2)


def test_the_swarm_eats_an_ally_up(table: Table) -> None:
    """Its last life stolen, the ally is burned, and the Swarm with it."""
    gang = table.you.ready("Loyal Street Gang", blood=1)
    swarm = table.prey.puts("Swarm", "attached", on=gang, blood=1, controller=0)
    table.you.ready("Meaghan")
    table.begins("unlock")
    table.until_turn_of(table.you, "minion")

    assert table.where(gang) == "ash_heap"
    assert table.where(swarm) == "ash_heap"


def test_one_swarm_is_enough(table: Table) -> None:
    """Who has one is no target; who employs it may have one."""
    employer, _ = employing(table)
    nassir, other = table.prey.ready("Nassir"), table.prey.ready("Meaghan")
    table.prey.puts("Swarm", "attached", on=nassir, blood=1, controller=1)
    table.prey.puts("Swarm", "attached", on=employer, blood=1, controller=0)
    table.you.acts("Swarm", by=employer)
    rest(table)
    assert len(table.state.cards[other].attached) == 1


@pytest.mark.ruling("Swarm", 3)
def test_only_who_plays_it_normally_chooses(table: Table) -> None:
    """By another card it goes on the minion that employs it."""
    employer, swarm = employing(table)
    table.prey.ready("Nassir")
    calls = action(employs_from_hand(not_(keyword("none")), free=True), stealth=1, kind="employ")
    table.you.holds(paper("Calls", calls))
    table.you.acts("Calls", by=employer)
    table.until("choose")
    table.you.chooses(swarm)
    rest(table)

    assert table.on(swarm) == employer


@pytest.mark.ruling("Swarm", 2)
def test_the_swarm_is_an_animal_and_nothing_else(table: Table) -> None:
    """Neither mortal nor monster."""
    _, swarm = employing(table)
    table.asked()
    assert table.state.definition(swarm).face.keywords == frozenset({"animal"})
