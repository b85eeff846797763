"""Ritual Goblet: Blood Sorcery, and rescues that cost less and need not lock."""

from __future__ import annotations

import pytest

from action_talk import trick
from block_talk import made_vampire
from combat_talk import rest
from made_up import paper
from methuselah.language import action, burn_blood, gain_pool, static
from table_talk import Table

GOBLET = "Ritual Goblet"


def test_a_goblet_is_equipment(table: Table) -> None:
    """For 1 pool."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    card = table.you.holds(GOBLET)

    table.you.acts(GOBLET, by=ryan)
    table.nobody_reacts()
    assert table.on(card) == ryan
    assert table.you.pool() == 29
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("codes", "bears", "inferior", "superior"),
    [
        ((), False, False, False),
        ((), True, True, False),
        (("tha",), False, True, False),
        (("tha",), True, True, True),
    ],
)
def test_a_level_of_blood_sorcery(
    table: Table, codes: tuple[str, ...], bears: bool, inferior: bool, superior: bool
) -> None:
    """None becomes inferior, inferior becomes superior; the bearer's only."""
    adept = table.you.ready(made_vampire("Adept", *codes))
    other = table.you.ready("Ryan")
    table.you.in_play(GOBLET, on=adept if bears else other)
    levels = {"tha": action(gain_pool(1)), "THA": action(gain_pool(2))}
    spell = table.you.holds(paper("Spell", levels=levels))

    assert table.you.may("act", card=spell, minion=adept, level="tha") == inferior
    assert table.you.may("act", card=spell, minion=adept, level="THA") == superior


@pytest.mark.parametrize("owner", ["you", "prey"])
@pytest.mark.parametrize(("bears", "cost"), [(True, 1), (False, 2)])
def test_a_rescue_costs_less(table: Table, owner: str, bears: bool, cost: int) -> None:
    """The bearer, whomever it rescues; not a vampire beside the bearer."""
    saviour = table.you.ready("Ryan", blood=4)
    other = table.you.ready("Meaghan")
    fallen = getattr(table, owner).torpor("Rake (G1)", blood=0)
    table.you.in_play(GOBLET, on=saviour if bears else other)

    table.you.acts(word="rescue", by=saviour)
    table.nobody_reacts()
    assert table.where(fallen) == "ready"
    assert table.blood(saviour) == 4 - cost
    assert table.blood(fallen) == 0
    assert table.locked(saviour)
    assert table.waits_for(table.you)


@pytest.mark.ruling("Ritual Goblet", 1)
@pytest.mark.parametrize("number", [0, 1])
def test_whoever_pays_for_the_rescue_pays_less(table: Table, number: int) -> None:
    """The bearer pays so much of the 1 blood, the rescued vampire the rest."""
    saviour = table.you.ready("Ryan", blood=2)
    table.you.ready("Meaghan")
    fallen = table.you.torpor("Rake (G1)", blood=3)
    table.you.in_play(GOBLET, on=saviour)

    table.you.acts(word="rescue", by=saviour)
    table.you.chooses(number=number)
    table.nobody_reacts()
    assert table.where(fallen) == "ready"
    assert (table.blood(saviour), table.blood(fallen)) == (2 - number, 2 + number)
    assert table.waits_for(table.you)


def test_the_bearer_unlocks_once_each_turn(table: Table) -> None:
    """After the first rescue; not after the second."""
    saviour = table.you.ready("Ryan", blood=4)
    table.you.ready("Meaghan")
    first = table.you.torpor("Rake (G1)", blood=0)
    second = table.you.torpor("Dirk (G4)", blood=0)
    goblet = table.you.in_play(GOBLET, on=saviour)

    table.you.acts(word="rescue", by=saviour, target=first)
    table.you.does("answer", card=goblet)
    assert not table.locked(saviour)
    table.nobody_reacts()
    assert table.where(first) == "ready"
    assert table.waits_for(table.you)

    table.you.acts(word="rescue", by=saviour)
    table.nobody_reacts()  # nothing is asked
    assert table.where(second) == "ready"
    assert table.blood(saviour) == 2
    assert table.locked(saviour)


@pytest.mark.parametrize("rescued", [True, False])
def test_after_what_it_does_not_unlock(table: Table, rescued: bool) -> None:
    """A rescue by another vampire; an action of the bearer that is no rescue."""
    bearer = table.you.ready("Ryan", blood=4, locked=rescued)
    other = table.you.ready("Nassir", blood=4)
    table.you.ready("Meaghan")
    table.you.torpor("Rake (G1)", blood=0)
    table.you.in_play(GOBLET, on=bearer)

    if rescued:
        table.you.acts(word="rescue", by=other)
    else:
        table.you.acts(word="bleed", by=bearer)
    table.nobody_reacts()
    assert table.locked(bearer)
    assert table.waits_for(table.you)


def test_a_rescue_that_nobody_can_pay_for(table: Table) -> None:
    """Nobody was rescued, so nobody unlocks."""
    saviour = table.you.ready("Ryan", blood=4)
    table.you.ready("Meaghan")
    fallen = table.you.torpor("Rake (G1)", blood=0)
    table.you.in_play(GOBLET, on=saviour)
    table.you.holds(trick(burn_blood(4), at=("action",)))

    table.you.acts(word="rescue", by=saviour)
    table.you.plays("Trick", by=saviour)
    table.nobody_reacts()
    assert table.where(fallen) == "torpor"
    assert table.locked(saviour)


def test_a_rescue_that_is_blocked(table: Table) -> None:
    """Nothing is paid, nobody unlocks."""
    saviour = table.you.ready("Ryan", blood=4)
    table.you.ready("Meaghan")
    fallen = table.you.torpor("Rake (G1)", blood=0)
    table.you.in_play(GOBLET, on=saviour)
    nassir = table.prey.ready("Nassir")
    table.prey.in_play(paper("Eyes", static("intercept", +1), kind="equipment"), on=nassir)

    table.you.acts(word="rescue", by=saviour)
    table.prey.blocks(nassir)
    rest(table)
    assert table.where(fallen) == "torpor"
    assert table.blood(saviour) == 3  # Nassir's hands
    assert table.locked(saviour)
    assert table.waits_for(table.you)
