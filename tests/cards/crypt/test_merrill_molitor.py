"""Merrill Molitor: once each combat 1 aggravated damage is normal to him."""

from __future__ import annotations

import pytest

from combat_talk import AGAIN, fight, made_up, rest
from fight_talk import damage_to
from methuselah.engine.definitions import Definition
from methuselah.language import hand_strike, prevents_damage, ranged_strike, strike
from table_talk import Table

MERRILL = "Merrill Molitor (G1)"
CLAWS = made_up("Claws", modes=(strike(hand_strike(aggravated=True)),))


def flame(number: int) -> Definition:
    """A strike for so much aggravated damage."""
    return made_up("A flame", modes=(strike(ranged_strike(number, aggravated=True)),))


def burned(table: Table, number: int, blood: int = 5) -> int:
    """Merrill faces that much aggravated damage."""
    merrill = table.you.ready(MERRILL, blood=blood)
    theirs = table.prey.ready("Trevon Parker")
    table.prey.holds(flame(number))
    fight(table, merrill, theirs)
    table.prey.plays("A flame", by=theirs)
    return merrill


@pytest.mark.parametrize(
    ("number", "treats", "where", "blood"),
    [(1, True, "ready", 4), (1, False, "torpor", 5), (2, True, "torpor", 4)],
)
def test_merrill_treats_one_aggravated_damage_as_normal(
    table: Table, number: int, treats: bool, where: str, blood: int
) -> None:
    """He burns a blood for it; a second point stays aggravated."""
    merrill = burned(table, number)
    if treats:
        table.you.uses(merrill, level="treat")
        assert not table.you.may("use", card=merrill)
    rest(table)
    assert (table.where(merrill), table.blood(merrill)) == (where, blood)
    assert table.waits_for(table.you)


@pytest.mark.ruling(MERRILL, 1)
@pytest.mark.rules_text("003 Merill Molitor 1")
@pytest.mark.parametrize(("treats", "where"), [(True, "ash_heap"), (False, "torpor")])
def test_what_he_treats_as_normal_is_handled_first(table: Table, treats: bool, where: str) -> None:
    """Of 2 + 1 points: the normal one takes his last blood, so the second burn is fatal."""
    merrill = burned(table, 3 if treats else 2, blood=1)
    if treats:
        table.you.uses(merrill, level="treat")
    rest(table)
    assert table.where(merrill) == where


@pytest.mark.ruling(MERRILL, 2)
@pytest.mark.parametrize("treats", [True, False])
def test_what_target_vitals_adds_is_aggravated_still(table: Table, treats: bool) -> None:
    """1 point of the claws is normal; the 2 that are added are aggravated as they were."""
    merrill = table.you.ready(MERRILL)
    theirs = table.prey.ready("Trevon Parker")
    table.prey.holds(CLAWS, "Target Vitals")
    fight(table, merrill, theirs)
    table.prey.plays("Claws", by=theirs)
    table.prey.plays("Target Vitals", by=theirs)
    if treats:
        table.you.uses(merrill, level="treat")
    rest(table)
    assert damage_to(table, merrill) == 3
    assert damage_to(table, merrill, aggravated=True) == (2 if treats else 3)


def test_once_each_combat(table: Table) -> None:
    """In a second round not again, in another combat again."""
    merrill = table.you.ready(MERRILL)
    theirs = table.prey.ready("Trevon Parker")
    table.prey.holds(flame(1), flame(1))
    table.you.holds(AGAIN)
    fight(table, merrill, theirs)
    table.prey.plays("A flame", by=theirs)
    table.you.uses(merrill, level="treat")
    table.you.plays(AGAIN.name, by=merrill)
    table.prey.plays("A flame", by=theirs)
    table.you.uses(merrill, level="treat")
    rest(table)
    assert table.where(merrill) == "ready"
    assert table.blood(merrill) == 3


def test_what_target_vitals_adds_is_added_once(table: Table) -> None:
    """2 points of a strike, one of them normal now: 2 more, not 4."""
    merrill = table.you.ready(MERRILL)
    theirs = table.prey.ready("Trevon Parker")
    table.prey.holds(flame(2), "Target Vitals")
    fight(table, merrill, theirs)
    table.prey.plays("A flame", by=theirs)
    table.prey.plays("Target Vitals", by=theirs)
    table.you.uses(merrill, level="treat")
    rest(table)
    assert damage_to(table, merrill) == 4
    assert damage_to(table, merrill, aggravated=True) == 3


def test_merrill_has_nothing_to_treat_in_normal_damage(table: Table) -> None:
    """A fist is not aggravated: he is not asked, though he could play a card then."""
    merrill = table.you.ready(MERRILL)
    theirs = table.prey.ready("Trevon Parker")
    table.you.holds(made_up("A shield", modes=(prevents_damage(1),)))
    fight(table, merrill, theirs)
    table.until("prevent", table.you)
    assert not table.you.may("use", card=merrill)
