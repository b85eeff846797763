"""Conniver: what your prey loses in the turns of others feeds a vampire of yours."""

from __future__ import annotations

from typing import Any

import pytest

from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import (
    EACH,
    PREY,
    action,
    burn_pool,
    choose_seat,
    chosen_seat,
    reaction,
    redirect_bleed,
    steal_pool,
)
from table_talk import Table

CONNIVER = "Conniver"
THUG = paper("Thug", kind="ally", life=3, strength=1, bleed=1)
TAXED = chosen_seat("taxed")


def tax(what: Any = None, name: str = "Tax") -> Definition:
    """An action: a Methuselah burns 1 pool, or what is said."""
    effect = what or burn_pool(1, TAXED)
    return paper(name, action(choose_seat(EACH, name="taxed"), effect))


def test_a_conniver_is_a_vampire_of_yours(table: Table) -> None:
    """Ready or in torpor, without another archetype."""
    ryan = table.you.ready("Ryan", blood=2)
    fallen = table.you.torpor("Dirk (G4)")
    dabbling = table.you.ready("Nassir")
    table.you.in_play("Dabbler", on=dabbling)
    table.you.ready(THUG)
    table.you.uncontrolled("Rake (G1)")
    table.prey.ready("Meaghan")
    card = table.you.holds(CONNIVER)
    table.begins("master")

    table.you.plays(CONNIVER)
    assert table.you.choices() == {ryan, fallen}
    table.you.chooses(ryan)
    table.until_turn_of(table.you, "minion")
    assert table.on(card) == ryan
    assert table.you.pool() == 30
    assert table.blood(ryan) == 2
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("turn", "loser", "may"),
    [
        ("grand_prey", "prey", True),
        ("grand_predator", "prey", True),
        ("predator", "prey", True),
        ("you", "prey", False),
        ("prey", "prey", False),
        ("grand_prey", "you", False),
        ("grand_prey", "grand_prey", False),
        ("grand_prey", "predator", False),
    ],
)
def test_whose_loss_feeds_the_conniver(table: Table, turn: str, loser: str, may: bool) -> None:
    """Your prey's, in neither her turn nor yours."""
    ryan = table.you.ready("Ryan", blood=2, locked=True)
    card = table.you.in_play(CONNIVER, on=ryan)
    taxer, victim = getattr(table, turn), getattr(table, loser)
    nassir = taxer.ready("Nassir")
    taxer.ready("Meaghan")
    taxer.holds(tax())

    if turn != "you":
        table.until_turn_of(taxer, "minion")
    taxer.acts("Tax", by=nassir)
    taxer.chooses(seat=victim.number)
    assert victim.pool() == 29
    assert table.you.may("answer") == may
    if may:
        table.you.does("answer")
    assert (table.blood(ryan), table.locked(card)) == ((3, True) if may else (2, False))
    assert table.waits_for(taxer)


def test_the_conniver_need_not_lock(table: Table) -> None:
    """You may."""
    ryan = table.you.ready("Ryan", blood=2, locked=True)
    card = table.you.in_play(CONNIVER, on=ryan)
    nassir = table.grand_prey.ready("Nassir")
    table.grand_prey.ready("Meaghan")
    table.grand_prey.holds(tax())

    table.until_turn_of(table.grand_prey, "minion")
    table.grand_prey.acts("Tax", by=nassir)
    table.grand_prey.chooses(seat=table.prey.number)
    assert table.you.may("answer")
    table.you.passes()
    assert (table.blood(ryan), table.locked(card)) == (2, False)
    assert table.waits_for(table.grand_prey)


def test_a_locked_conniver_gets_nothing(table: Table) -> None:
    """The card has to be locked: once until your unlock phase."""
    ryan = table.you.ready("Ryan", blood=2, locked=True)
    card = table.you.in_play(CONNIVER, on=ryan)
    nassir = table.grand_prey.ready("Nassir")
    meaghan = table.grand_prey.ready("Meaghan")
    table.grand_prey.ready("Dirk (G4)")
    table.grand_prey.holds(tax(), tax(name="Toll"))

    table.until_turn_of(table.grand_prey, "minion")
    table.grand_prey.acts("Tax", by=nassir)
    table.grand_prey.chooses(seat=table.prey.number)
    table.you.does("answer")
    table.grand_prey.acts("Toll", by=meaghan)
    table.grand_prey.chooses(seat=table.prey.number)
    assert table.prey.pool() == 28
    assert not table.you.may("answer")
    assert (table.blood(ryan), table.locked(card)) == (3, True)


def test_a_theft_is_a_loss(table: Table) -> None:
    """2 pool at once, 1 blood; in torpor too."""
    fallen = table.you.torpor("Ryan", blood=2)
    table.you.in_play(CONNIVER, on=fallen)
    nassir = table.grand_prey.ready("Nassir")
    table.grand_prey.ready("Meaghan")
    table.grand_prey.holds(tax(steal_pool(2, TAXED)))

    table.until_turn_of(table.grand_prey, "minion")
    table.grand_prey.acts("Tax", by=nassir)
    table.grand_prey.chooses(seat=table.prey.number)
    assert table.prey.pool() == 28
    table.you.does("answer")
    assert table.blood(fallen) == 3
    assert table.waits_for(table.grand_prey)


def test_a_bleed_is_a_loss(table: Table) -> None:
    """Your predator's, redirected to your prey."""
    ryan = table.you.ready("Ryan", blood=2)
    card = table.you.in_play(CONNIVER, on=ryan)
    table.you.holds(paper("Mirror", reaction(redirect_bleed(PREY), at=("declined",))))
    nassir = table.predator.ready("Nassir")
    table.predator.ready("Meaghan")

    table.until_turn_of(table.predator, "minion")
    table.predator.acts(word="bleed", by=nassir)
    table.you.plays("Mirror", by=ryan)
    table.you.does("answer")
    assert table.prey.pool() == 29
    assert table.you.pool() == 30
    assert (table.blood(ryan), table.locked(card)) == (3, True)
    assert table.waits_for(table.predator)
