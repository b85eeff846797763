"""Poison the Well of Life: one hunting ground is burned, or all those of other Methuselahs."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import made_vampire
from made_up import paper
from methuselah.language import static
from methuselah.rules.action.action import stealth
from table_talk import Table

POISON = "Poison the Well of Life"
ACADEMIC, SOCIETY = "Academic Hunting Ground", "Society Hunting Ground"
UPTOWN, ASYLUM = "Uptown Hunting Ground", "Asylum Hunting Ground"
RADIO = "KRCG News Radio"


@pytest.mark.parametrize("whose", ["yours", "prey", "predator"])
def test_inferior_burns_one_hunting_ground_of_anybody(table: Table, whose: str) -> None:
    """Directed at its controller, if that is another Methuselah; other locations are no targets."""
    poisoner = table.you.ready(made_vampire("Poisoner", "qui"))
    table.you.ready("Meaghan")
    poison = table.you.holds(POISON)
    grounds = {
        "yours": table.you.in_play(ACADEMIC),
        "prey": table.prey.in_play(SOCIETY),
        "predator": table.predator.in_play(UPTOWN),
    }
    radio = table.prey.in_play(RADIO)
    nassir = table.prey.ready("Nassir")
    ryan = table.predator.ready("Ryan")
    seats = {"yours": (), "prey": (table.prey.number,), "predator": (table.predator.number,)}

    table.you.acts(POISON, by=poisoner, level="qui")
    assert table.you.choices() == set(grounds.values())
    table.you.chooses(grounds[whose])
    assert action_of(table).targets == seats[whose]
    assert stealth(table.state, action_of(table)) == 1
    assert table.where(grounds[whose]) == "permanent"
    if whose == "prey":
        assert table.prey.may("block", minion=nassir)
    if whose == "predator":
        assert table.predator.may("block", minion=ryan)
    table.nobody_reacts()

    burned = {key for key, ground in grounds.items() if table.where(ground) == "ash_heap"}
    assert burned == {whose}
    assert table.where(radio) == "permanent"
    assert table.where(poison) == "ash_heap"
    assert table.locked(poisoner)
    assert table.blood(poisoner) == 5
    assert table.waits_for(table.you)


def test_superior_burns_those_of_all_other_methuselahs(table: Table) -> None:
    """Not your own, nor other locations; each of those who lose one may block."""
    poisoner = table.you.ready(made_vampire("Poisoner", "QUI"))
    table.you.ready("Meaghan")
    table.you.holds(POISON)
    own = table.you.in_play(ACADEMIC)
    first, second = table.prey.in_play(SOCIETY), table.prey.in_play(ASYLUM)
    far = table.grand_predator.in_play(UPTOWN)
    radio = table.prey.in_play(RADIO)
    nassir = table.prey.ready("Nassir")
    ryan = table.grand_prey.ready("Ryan")

    table.you.acts(POISON, by=poisoner, level="QUI")
    assert set(action_of(table).targets) == {table.prey.number, table.grand_predator.number}
    assert stealth(table.state, action_of(table)) == 1
    assert table.prey.may("block", minion=nassir)
    assert not table.grand_prey.may("block", minion=ryan)
    table.nobody_reacts()

    assert [table.where(card) for card in (first, second, far)] == ["ash_heap"] * 3
    assert table.where(own) == "permanent"
    assert table.where(radio) == "permanent"
    assert table.locked(poisoner)
    assert table.waits_for(table.you)


@pytest.mark.parametrize("level", ["qui", "QUI"])
def test_a_blocked_poisoner_burns_nothing(table: Table, level: str) -> None:
    """At +1 stealth, it takes a blocker with intercept."""
    poisoner = table.you.ready(made_vampire("Poisoner", "QUI"))
    table.you.ready("Meaghan")
    table.you.holds(POISON)
    ground = table.prey.in_play(SOCIETY)
    nassir = table.prey.ready("Nassir")
    table.prey.in_play(paper("Eyes", static("intercept", +1), kind="equipment"), on=nassir)

    table.you.acts(POISON, by=poisoner, level=level)
    table.prey.blocks(nassir)

    assert table.over()
    assert table.where(ground) == "permanent"
    assert table.blood(poisoner) == 4
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("discipline", "levels"), [("qui", {"qui"}), ("QUI", {"qui", "QUI"}), ("obf", set())]
)
def test_poison_needs_quietus(table: Table, discipline: str, levels: set[str]) -> None:
    """Superior Quietus for the superior level."""
    vampire = table.you.ready(made_vampire("Poisoner", discipline))
    table.you.holds(POISON)
    table.prey.in_play(SOCIETY)

    may = {code for code in ("qui", "QUI") if table.you.can_play(POISON, by=vampire, level=code)}
    assert may == levels


def test_inferior_needs_a_hunting_ground(table: Table) -> None:
    """Another location is none."""
    poisoner = table.you.ready(made_vampire("Poisoner", "qui"))
    table.you.holds(POISON)
    table.prey.in_play(RADIO)

    assert not table.you.can_play(POISON, by=poisoner)
