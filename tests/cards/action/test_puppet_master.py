"""Puppet Master, of the Lasombra precon of the Fifth Edition."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION, rest
from methuselah.rules.torpor.going_to_torpor import send_to_torpor
from table_talk import Table

PUPPET = "Puppet Master"


def puppet(table: Table, master: int, target: int) -> None:
    """The card is put on a vampire, and your next minion phase has begun."""
    table.you.acts(PUPPET, by=master, level="DOM")
    decision = table.asked()
    if decision is not None and decision.window == "choose":
        table.you.chooses(target)
    rest(table)
    table.until_turn_of(table.prey, "discard")
    table.until_turn_of(table.you, "minion")


def test_inferior_puppet_master_bleeds_for_three(table: Table) -> None:
    """+2 bleed for 2 blood."""
    braden = table.you.ready("Braden White")
    table.you.ready(COMPANION)
    card = table.you.holds(PUPPET)

    table.you.acts(PUPPET, by=braden, level="dom")
    rest(table)
    assert table.prey.pool() == 27
    assert table.blood(braden) == 2
    assert table.where(card) == "ash_heap"


@pytest.mark.ruling(PUPPET, 1)
@pytest.mark.ruling(PUPPET, 10)
def test_superior_puppet_master_borrows_a_younger_vampire(table: Table) -> None:
    """Locked or not; it stays locked; at any point of your next minion phase it is yours."""
    maria = table.you.ready("María del Toro")
    card = table.you.holds(PUPPET)
    meaghan = table.you.ready(COMPANION)
    nassir = table.prey.ready("Nassir", locked=True)
    ashley = table.prey.ready("Ashley")
    table.prey.ready("Rinaldo Albizzi")
    table.prey.ready("Loyal Street Gang")

    table.you.acts(PUPPET, by=maria, level="DOM")
    assert {o.target for o in table.you.options("choose")} == {nassir, ashley}
    table.you.chooses(nassir)
    rest(table)
    assert table.blood(maria) == 5
    assert table.on(card) == nassir
    assert table.state.controller(card) == 0
    assert not table.you.may("use", card=card)
    table.until_turn_of(table.prey, "discard")
    assert table.locked(nassir)
    table.until_turn_of(table.you, "minion")
    table.you.acts(word="bleed", by=meaghan)
    rest(table)
    table.you.uses(card)
    assert table.state.controller(nassir) == 0
    assert not table.locked(nassir)
    table.you.acts(word="bleed", by=nassir)
    rest(table)
    assert table.prey.pool() == 28
    table.until_turn_of(table.prey, "minion")
    assert table.state.controller(nassir) == 1
    assert not table.locked(nassir)
    assert table.where(card) == "ash_heap"


def test_an_unused_puppet_is_taken_as_the_minion_phase_ends(table: Table) -> None:
    """The card is burned in that phase; there is no later one."""
    maria = table.you.ready("María del Toro")
    card = table.you.holds(PUPPET)
    nassir = table.prey.ready("Nassir")

    puppet(table, maria, nassir)
    table.until_turn_of(table.you, "discard")
    assert table.where(card) == "ash_heap"
    assert table.state.controller(nassir) == 0
    table.until_turn_of(table.prey, "minion")
    assert table.state.controller(nassir) == 1


@pytest.mark.ruling(PUPPET, 4)
def test_a_puppet_returns_in_torpor(table: Table) -> None:
    """To its previous controller, and stays in torpor ([LSJ 20010119])."""
    maria = table.you.ready("María del Toro")
    table.you.holds(PUPPET)
    nassir = table.prey.ready("Nassir", blood=1)
    ryan = table.grand_prey.ready("Ryan")

    puppet(table, maria, nassir)
    table.you.uses(PUPPET)
    table.state.edit(nassir).blood = 0
    send_to_torpor(table.state, nassir)
    table.state.pending = None
    table.until_turn_of(table.grand_prey, "minion")
    assert table.where(nassir) == "torpor"
    assert table.state.controller(nassir) == 1
    assert table.where(ryan) == "ready"


@pytest.mark.ruling(PUPPET, 3)
def test_a_puppet_of_an_ousted_methuselah_leaves_the_game(table: Table) -> None:
    """When it should return ([ANK 20181110])."""
    maria = table.you.ready("María del Toro")
    table.you.holds(PUPPET)
    nassir = table.prey.ready("Nassir")
    table.prey.pool(1)
    table.grand_prey.ready("Ryan")

    puppet(table, maria, nassir)
    table.you.uses(PUPPET)
    table.you.acts(word="bleed", by=nassir)
    rest(table)
    assert table.prey.is_out()
    table.until_turn_of(table.grand_prey, "minion")
    assert table.where(nassir) == "removed"


@pytest.mark.ruling(PUPPET, 2)
def test_who_is_ousted_takes_her_puppet_along(table: Table) -> None:
    """Ancilla Empowerment in her own turn: the vampire is removed from the game."""
    maria = table.you.ready("María del Toro")
    table.you.pool(2)
    table.you.holds(PUPPET, "Ancilla Empowerment")
    nassir = table.prey.ready("Nassir")
    table.prey.holds("Fame")

    puppet(table, maria, nassir)
    table.you.uses(PUPPET)
    table.you.acts("Ancilla Empowerment", by=maria)
    table.you.votes("for", minion=maria)
    table.nobody_reacts()
    table.asked()
    assert table.you.is_out()
    assert table.where(nassir) == "removed"


@pytest.mark.ruling(PUPPET, 6)
def test_stealing_the_opposing_vampire_ends_combat(table: Table) -> None:
    """Used before range: nobody strikes ([LSJ 20020618])."""
    maria = table.you.ready("María del Toro")
    ryan = table.you.ready("Ryan")
    table.you.holds(PUPPET)
    nassir = table.prey.ready("Nassir")
    table.prey.holds("On the Qui Vive")

    puppet(table, maria, nassir)
    table.you.acts(word="bleed", by=ryan)
    table.prey.plays("On the Qui Vive", by=nassir)
    table.prey.blocks(nassir)
    table.until("before_range", table.you)
    table.you.uses(PUPPET)
    rest(table)
    assert (table.blood(ryan), table.blood(nassir)) == (4, 4)
    assert table.state.controller(nassir) == 0


@pytest.mark.ruling(PUPPET, 7)
def test_stealing_the_blocker_makes_its_attempt_fail(table: Table) -> None:
    """Its block would be illegal now ([LSJ 20080326])."""
    maria = table.you.ready("María del Toro")
    ryan = table.you.ready("Ryan")
    table.you.holds(PUPPET)
    nassir = table.prey.ready("Nassir")
    table.prey.holds("On the Qui Vive")

    puppet(table, maria, nassir)
    table.you.acts(word="bleed", by=ryan)
    table.prey.plays("On the Qui Vive", by=nassir)
    table.prey.blocks(nassir)
    table.you.uses(PUPPET)
    rest(table)
    assert table.prey.pool() == 29


@pytest.mark.ruling(PUPPET, 9)
def test_an_action_at_a_stolen_target_goes_on(table: Table) -> None:
    """The target is the same; two minions of one Methuselah do not fight ([LSJ 20020725])."""
    maria = table.you.ready("María del Toro")
    ryan = table.you.ready("Ryan")
    table.you.holds(PUPPET, "Bum's Rush")
    nassir = table.prey.ready("Nassir")
    table.prey.ready("Ashley")

    puppet(table, maria, nassir)
    table.you.acts("Bum's Rush", by=ryan)
    table.you.chooses(nassir)
    table.until("action", table.you)
    table.you.uses(PUPPET)
    rest(table)
    assert table.locked(ryan)
    assert (table.blood(ryan), table.blood(nassir)) == (4, 4)
