"""Watenda: once each combat he cancels a card of his opponent's, for as much blood as it costs."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import COMPANION, DODGE, PRESS, fight, made_up, rest
from fight_talk import damage_to
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import (
    TARGET,
    action,
    before_range,
    cards_cost,
    choose,
    enters_combat,
    gain_pool,
    hand_strike,
    minion,
    ready,
    strike,
)
from methuselah.rules.playing.stored import store
from table_talk import Table

WATENDA = "Watenda (G2)"
FOE = made_vampire("Foe", "POT", capacity=9)


def blow(blood: int = 0, pool: int = 0, name: str = "Blow") -> Definition:
    """A strike card at +2 damage that costs so much."""
    return paper(name, strike(hand_strike(+2)), kind="combat", blood_cost=blood, pool_cost=pool)


@pytest.mark.ruling(WATENDA, 2)
@pytest.mark.parametrize(
    ("blood", "pool", "burned"), [(0, 0, 0), (1, 0, 1), (2, 0, 2), (0, 2, 2), (1, 1, 2)]
)
def test_watenda_pays_what_the_card_costs(table: Table, blood: int, pool: int, burned: int) -> None:
    """In blood, its pool too; its player pays for it, and chooses another strike."""
    foe = table.you.ready(FOE)
    watenda = table.prey.ready(WATENDA, blood=3)
    card, _ = table.you.holds(blow(blood, pool), DODGE)
    fight(table, foe, watenda)
    table.you.plays("Blow", by=foe)
    table.prey.uses(watenda)
    assert table.blood(watenda) == 3 - burned
    assert table.blood(foe) == 9 - blood
    assert table.you.pool() == 30 - pool
    assert table.where(card) == "ash_heap"
    table.until("strike", table.you)
    table.you.plays(DODGE.name, by=foe)
    assert not table.prey.may("use", card=watenda)
    rest(table)
    assert damage_to(table, watenda) == 0
    assert damage_to(table, foe) == 0
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("left", "may"), [(1, False), (2, True)])
def test_watenda_needs_the_blood(table: Table, left: int, may: bool) -> None:
    """2 for a card that costs 2."""
    foe = table.you.ready(FOE)
    watenda = table.prey.ready(WATENDA, blood=left)
    table.you.holds(blow(2))
    fight(table, foe, watenda)
    table.you.plays("Blow", by=foe)
    assert table.prey.may("use", card=watenda) == may


@pytest.mark.ruling(WATENDA, 1)
def test_what_changes_the_cost_of_the_card_changes_his(table: Table) -> None:
    """A card in play makes combat cards of the opponent cost 1 more."""
    foe = table.you.ready(FOE)
    watenda = table.prey.ready(WATENDA, blood=3)
    table.you.in_play(paper("Weight", cards_cost(+1, plays=("combat",)), kind="equipment"), on=foe)
    table.you.holds(blow(1), DODGE)
    fight(table, foe, watenda)
    table.you.plays("Blow", by=foe)
    table.prey.uses(watenda)
    assert table.blood(watenda) == 1
    assert table.blood(foe) == 7


@pytest.mark.ruling(WATENDA, 4)
@pytest.mark.parametrize("who", ["bystander", "himself"])
def test_only_cards_of_the_minion_that_he_fights(table: Table, who: str) -> None:
    """Neither in the combat of another, nor a card of his own."""
    foe = table.you.ready(FOE)
    watenda = table.prey.ready(WATENDA, blood=3)
    other = table.prey.ready("Ryan")
    table.you.holds(DODGE)
    table.prey.holds(DODGE)
    fight(table, foe, other if who == "bystander" else watenda)
    if who == "bystander":
        table.you.plays(DODGE.name, by=foe)
    else:
        table.prey.plays(DODGE.name, by=watenda)
    assert not table.prey.may("use", card=watenda)
    while not table.over():
        assert not table.prey.may("use", card=watenda) or who == "himself"
        table.pass_on()


def test_watenda_cancels_once_each_combat(table: Table) -> None:
    """Not in a second round; in another combat of the turn again."""
    foes = [table.you.ready(made_vampire(f"Foe {one}", capacity=9)) for one in (1, 2)]
    table.you.ready(COMPANION)
    watenda = table.prey.ready(WATENDA, blood=3)
    rush = paper("Rush", action(choose(ready(minion)), enters_combat(TARGET)))
    table.you.holds(rush, rush, DODGE, DODGE, DODGE, PRESS)
    table.you.acts("Rush", by=foes[0])
    table.you.chooses(watenda) if table.you.choices() else None
    table.you.plays(DODGE.name, by=foes[0])
    table.prey.uses(watenda)
    table.until("press", table.you)
    table.you.plays("A press", by=foes[0])
    assert not table.prey.may("use", card=watenda)
    table.you.plays(DODGE.name, by=foes[0])
    assert not table.prey.may("use", card=watenda)
    rest(table)
    table.you.acts("Rush", by=foes[1])
    table.you.chooses(watenda) if table.you.choices() else None
    table.you.plays(DODGE.name, by=foes[1])
    assert table.prey.may("use", card=watenda)


@pytest.mark.ruling(WATENDA, 3)
@pytest.mark.parametrize("cancels", [True, False])
def test_watenda_cancels_while_he_goes_to_torpor(table: Table, cancels: bool) -> None:
    """Decapitate would burn him instead."""
    foe = table.you.ready(FOE)
    watenda = table.prey.ready(WATENDA, blood=3)
    claws = made_up("Claw", modes=(strike(hand_strike(0, aggravated=True)),))
    table.you.holds(claws, "Decapitate")
    fight(table, foe, watenda)
    table.you.plays("Claw", by=foe)
    table.prey.passes()
    table.you.plays("Decapitate", by=foe, level="POT")
    if cancels:
        table.prey.uses(watenda)
    rest(table)
    assert table.where(watenda) == ("torpor" if cancels else "ash_heap")


@pytest.mark.ruling(WATENDA, 5)
@pytest.mark.ruling(WATENDA, 6)
@pytest.mark.ruling(WATENDA, 7)
@pytest.mark.parametrize("cancels", [True, False])
def test_what_watenda_cancels_was_played(table: Table, cancels: bool) -> None:
    """Replaced at once, whatever it says, and not before; it counts against its own limit.

    Neither The Barrens nor Dreams of the Sphinx is used in that window.
    """
    foe = table.you.ready(FOE)
    watenda = table.prey.ready(WATENDA, blood=3)
    drawn = table.you.library("Blur")
    rage = paper("Rage", before_range(gain_pool(1), once="combat"), kind="combat")
    first, _ = table.you.holds(rage, rage)
    others = [table.prey.in_play("The Barrens"), table.prey.in_play("Dreams of the Sphinx")]
    table.prey.holds("Fame")
    fight(table, foe, watenda)
    table.you.plays(first, by=foe)
    assert table.where(drawn) == "library"
    assert not any(table.prey.may("use", card=card) for card in others)
    if cancels:
        table.prey.uses(watenda)
    else:
        table.prey.passes()
    assert table.where(drawn) == "hand"
    assert table.you.pool() == (30 if cancels else 31)
    while not table.over():
        assert not table.you.may("play", card="Rage")
        table.pass_on()


@pytest.mark.ruling(WATENDA, 6)
@pytest.mark.parametrize("cancels", [True, False])
def test_a_card_that_is_replaced_late(table: Table, cancels: bool) -> None:
    """Lucky Blow is replaced after combat only; cancelled it is replaced at once."""
    foe = table.you.ready(FOE)
    watenda = table.prey.ready(WATENDA, blood=3)
    drawn = table.you.library("Blur")
    table.you.holds("Lucky Blow", DODGE, PRESS)
    fight(table, foe, watenda)
    table.you.plays("Lucky Blow", by=foe)
    if cancels:
        table.prey.uses(watenda)
        table.until("strike", table.you)
    else:
        table.prey.passes()
        table.until("press", table.you)
    assert (table.where(drawn) == "hand") == cancels


@pytest.mark.ruling(WATENDA, 8)
@pytest.mark.parametrize("cancels", [True, False])
def test_a_limited_strike_that_is_cancelled(table: Table, cancels: bool) -> None:
    """A second Blur is playable only if the first one was cancelled."""
    foe = table.you.ready(made_vampire("Fast", "cel", capacity=9))
    watenda = table.prey.ready(WATENDA, blood=3)
    table.you.holds("Blur", "Blur")
    fight(table, foe, watenda)
    table.you.plays("Blur", by=foe, level="cel")
    if cancels:
        table.prey.uses(watenda)
    else:
        table.prey.passes()
    offered = False
    while not table.over():
        offered |= table.you.may("play", card="Blur")
        table.pass_on()
    assert offered == cancels


@pytest.mark.ruling(WATENDA, 9)
@pytest.mark.parametrize("laid", [False, True])
def test_a_card_laid_aside_is_cancelled(table: Table, laid: bool) -> None:
    """It is played as if from the hand."""
    foe = table.you.ready(FOE)
    watenda = table.prey.ready(WATENDA, blood=3)
    table.you.ready(COMPANION)
    card = table.you.holds(blow(1))
    table.you.holds(DODGE)
    if laid:
        store(table.state, card, foe, "bearer")
    table.you.acts(word="bleed", by=foe)
    table.prey.blocks(watenda)
    table.you.plays(card, by=foe)
    table.prey.uses(watenda)
    assert table.blood(watenda) == 2
    assert table.where(card) == "ash_heap"
