"""Asguresh: in combat he cancels combat cards of the opposing minion as they are played."""

from __future__ import annotations

import pytest

from action_talk import is_offered
from block_talk import made_vampire
from combat_talk import DODGE, fight, rest
from fight_talk import damage_to
from made_up import paper
from methuselah.language import static
from table_talk import Table

ASGURESH = "Asguresh (G5)"


@pytest.mark.ruling(ASGURESH, 1)
def test_asguresh_cancels_a_strike(table: Table) -> None:
    """Its cost is not paid, and another strike is chosen, which he cannot cancel: once a combat."""
    mine = table.you.ready(made_vampire("Strong", "POT", capacity=6))
    slam, _ = table.you.holds("Slam", DODGE)
    asguresh = table.prey.ready(ASGURESH)

    fight(table, mine, asguresh)
    table.until("strike", table.you)
    table.you.plays("Slam", by=mine, level="pot")
    assert table.prey.may("use", card=asguresh)
    table.prey.uses(asguresh)
    assert table.where(slam) == "ash_heap"
    assert table.blood(mine) == 6
    table.you.plays("A dodge", by=mine)
    assert not is_offered(table, table.prey, asguresh)

    assert damage_to(table, asguresh) == 0
    assert damage_to(table, mine) == 0
    assert table.blood(mine) == 6
    assert table.waits_for(table.you)


def test_only_of_the_minion_that_he_fights(table: Table) -> None:
    """Neither when another vampire fights, nor his own cards."""
    ryan, meaghan = table.you.ready("Ryan"), table.you.ready("Meaghan")
    table.you.ready("Duck")
    table.you.holds(DODGE)
    asguresh = table.prey.ready(ASGURESH)
    nassir = table.prey.ready("Nassir")
    table.prey.holds(DODGE)

    table.you.acts(word="bleed", by=ryan)
    table.prey.blocks(nassir)
    table.you.plays("A dodge", by=ryan)
    assert not table.prey.may("use", card=asguresh)
    rest(table)
    table.you.acts(word="bleed", by=meaghan)
    table.prey.blocks(asguresh)
    table.prey.plays("A dodge", by=asguresh)
    assert not table.prey.may("use", card=asguresh)
    rest(table)
    assert damage_to(table, asguresh) == 0
    assert table.waits_for(table.you)


@pytest.mark.ruling(ASGURESH, 2)
def test_what_he_cancels_is_replaced_at_once(table: Table) -> None:
    """Lucky Blow would be replaced after combat only."""
    ryan = table.you.ready("Ryan")
    table.you.holds("Lucky Blow", DODGE)
    asguresh = table.prey.ready(ASGURESH)

    fight(table, ryan, asguresh)
    table.you.plays("Lucky Blow", by=ryan)
    table.prey.uses(asguresh)
    table.until("strike", table.you)
    assert sorted(table.you.hand()) == ["A dodge", "Filler"]


@pytest.mark.ruling(ASGURESH, 3)
def test_a_limit_is_not_used_by_what_he_cancels(table: Table) -> None:
    """A second Blur gives an additional strike; with none cancelled it is not playable."""
    mine = table.you.ready(made_vampire("Fast", "cel", capacity=6))
    table.you.holds("Blur", "Blur")
    asguresh = table.prey.ready(ASGURESH)

    fight(table, mine, asguresh)
    table.you.plays("Blur", by=mine, level="cel")
    table.prey.uses(asguresh)
    table.you.plays("Blur", by=mine, level="cel")
    rest(table)

    assert damage_to(table, asguresh) == 2
    assert table.blood(mine) == 6 - 1 - 1
    assert table.waits_for(table.you)


@pytest.mark.ruling(ASGURESH, 4)
def test_a_weapon_that_is_not_played_is_not_cancelled(table: Table) -> None:
    """He is asked about Disguised Weapon, not about the gun."""
    alu = table.you.ready("Alu")
    gun, _ = table.you.holds(".44 Magnum", "Disguised Weapon")
    asguresh = table.prey.ready(ASGURESH)

    fight(table, alu, asguresh)
    table.you.plays("Disguised Weapon", by=alu, level="obf")
    asked = 0
    while not table.over():
        decision = table.asked()
        assert decision is not None
        asked += decision.seat == table.prey.number and table.prey.may("use", card=asguresh)
        table.pass_on()
    assert asked == 1
    assert table.on(gun) == alu
    assert table.you.pool() == 28


@pytest.mark.ruling(ASGURESH, 5)
@pytest.mark.parametrize("own", ["Anu Diptinatpa (G6)", "Ryan"])
@pytest.mark.parametrize(("now", "paid"), [("Nagaraja", 3), ("Brujah", 0)])
def test_asguresh_is_scarce_among_those_who_count_as_nagaraja(
    table: Table, own: str, now: str, paid: int
) -> None:
    """3 pool for a vampire that is considered one, whatever is printed on it."""
    beside = table.you.ready(own)
    table.you.in_play(paper("Guise", static("clan", word=now), kind="equipment"), on=beside)
    asguresh = table.you.uncontrolled(ASGURESH, blood=6)

    table.begins("influence")
    table.you.does("move out", target=asguresh)

    assert table.where(asguresh) == "ready"
    assert table.you.pool() == 30 - paid
