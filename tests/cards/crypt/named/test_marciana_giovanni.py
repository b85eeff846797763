"""Marciana Giovanni: bleeds that cost her blood, intercept that others buy."""

from __future__ import annotations

import pytest

from combat_talk import rest
from fight_talk import damage_to
from methuselah.table.why_not import why_not
from table_talk import Table

MARCIANA = "Marciana Giovanni, Investigator (G2)"


@pytest.mark.parametrize(("card", "bleed", "cost"), [("", 1, 1), ("Govern the Unaligned", 3, 2)])
def test_bleeding_costs_marciana_a_blood(table: Table, card: str, bleed: int, cost: int) -> None:
    """Besides the cost of the card; once it is successful. It costs others nothing."""
    marciana = table.you.ready(MARCIANA)
    other = table.you.ready("Meaghan")
    table.you.ready("Ashley")
    table.you.holds("Govern the Unaligned")
    table.prey.ready("Nassir")

    if card:
        table.you.acts(card, by=marciana, level="dom")
    else:
        table.you.acts(by=marciana, word="bleed")
    assert table.blood(marciana) == 2  # not paid yet
    table.nobody_reacts()
    assert table.blood(marciana) == 2 - cost
    assert table.you.pool() == 30
    assert table.prey.pool() == 30 - bleed
    table.you.acts(by=other, word="bleed")
    table.nobody_reacts()

    assert table.blood(other) == 3
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("blood", "may"), [(2, True), (1, False)])
def test_marciana_bleeds_with_a_card_if_she_can_pay_for_both(
    table: Table, blood: int, may: bool
) -> None:
    """1 blood for Govern and 1 for the bleed."""
    marciana = table.you.ready(MARCIANA, blood=blood)
    table.you.ready("Meaghan")
    govern = table.you.holds("Govern the Unaligned")

    assert table.you.can_play("Govern the Unaligned", by=marciana, level="dom") == may
    if not may:
        assert "2 blood" in why_not(table.state, 0, govern)


@pytest.mark.parametrize("blocked", [False, True])
def test_other_actions_cost_marciana_nothing(table: Table, blocked: bool) -> None:
    """A hunt; nor does a bleed that is blocked."""
    marciana = table.you.ready(MARCIANA, blood=2 if blocked else 1)
    table.you.ready("Meaghan")
    nassir = table.prey.ready("Nassir")

    table.you.acts(by=marciana, word="bleed" if blocked else "hunt")
    if blocked:
        table.prey.blocks(nassir)
    rest(table)

    assert table.blood(marciana) == (2 - 1 if blocked else 1 + 1)  # the damage of the combat
    assert table.you.pool() == table.prey.pool() == 30


def test_marciana_lets_a_vampire_buy_intercept(table: Table) -> None:
    """A blood for +1, for her lock; not for who was not chosen."""
    hunter = table.you.ready("Ryan", blood=3)
    table.you.ready("Meaghan")
    marciana = table.prey.ready(MARCIANA)
    lauren = table.prey.ready("Lauren")
    nassir = table.prey.ready("Nassir")

    table.you.acts(by=hunter, word="hunt")
    table.prey.blocks(lauren)
    table.prey.uses(marciana)
    table.prey.chooses(nassir)
    assert table.locked(marciana)
    assert not table.prey.may("use promise")
    table.prey.blocks(nassir)
    table.prey.does("use promise", minion=nassir)
    rest(table)

    assert table.blood(hunter) == 3 - 1
    assert table.blood(nassir) == 4 - 1 - 1
    assert (table.blood(lauren), table.blood(marciana)) == (4, 2)
    assert (table.locked(nassir), table.locked(lauren)) == (True, False)
    assert table.waits_for(table.you)


def test_the_intercept_of_marciana_is_for_one_action(table: Table) -> None:
    """Not bought in the first, it is not to be had in the second, while she is locked."""
    first = table.you.ready("Ryan", blood=3)
    second = table.you.ready("Bianca (G1)", blood=3)
    table.you.ready("Meaghan")
    marciana = table.prey.ready(MARCIANA)
    nassir = table.prey.ready("Nassir")

    table.you.acts(by=first, word="hunt")
    table.prey.uses(marciana)
    table.prey.chooses(nassir)
    rest(table)
    assert table.blood(first) == 3 + 1
    table.you.acts(by=second, word="hunt")
    table.prey.blocks(nassir)
    assert not table.prey.may("use promise")
    rest(table)

    assert table.blood(second) == 3 + 1
    assert table.blood(nassir) == 4


@pytest.mark.parametrize(
    ("acting", "blood", "offered"),
    [
        ("Muaziz, Archon of Ulugh Beg (G2)", 4, 1),  # 2 stealth: once is not enough
        ("Ryan", 0, 0),  # who pays is the chosen vampire
    ],
)
def test_the_chosen_vampire_buys_one_intercept(
    table: Table, acting: str, blood: int, offered: int
) -> None:
    """Not 2, and not without blood: the hunt goes on."""
    hunter = table.you.ready(acting, blood=1)
    table.you.ready("Meaghan")
    marciana = table.prey.ready(MARCIANA)
    nassir = table.prey.ready("Nassir", blood=blood)

    table.you.acts(by=hunter, word="hunt")
    table.prey.blocks(nassir)
    table.prey.uses(marciana)
    table.prey.chooses(nassir)
    for _ in range(offered):
        table.prey.does("use promise", minion=nassir)
    assert not table.prey.may("use promise")
    rest(table)

    assert table.blood(hunter) == 2
    assert table.blood(nassir) == blood - offered
    assert not table.locked(nassir)


def test_marciana_chooses_among_all_vampires_but_the_sabbat(table: Table) -> None:
    """Of whomever, in torpor too, herself; no ally, and nobody outside of play."""
    ryan = table.you.ready("Ryan", blood=3)
    marciana = table.prey.ready(MARCIANA)
    nassir = table.prey.ready("Nassir")
    torpid = table.prey.torpor("Sully", blood=1)
    independent = table.grand_prey.ready("Malachi (G7)")
    table.you.ready("Caliban (G2)")
    table.prey.ready("Black Wallace (G4)")
    table.prey.ready("Underbridge Stray")
    table.prey.uncontrolled("Lauren")

    assert not table.prey.may("use", card=marciana)  # no action
    table.you.acts(by=ryan, word="hunt")
    table.prey.uses(marciana)

    assert table.prey.choices() == {ryan, marciana, nassir, torpid, independent}


def test_marciana_must_wake_to_use_her_own_intercept(table: Table) -> None:
    """Locked for it, she cannot block; awake, she can, and buys her intercept."""
    ryan = table.you.ready("Ryan", blood=3)
    table.you.ready("Meaghan")
    marciana = table.prey.ready(MARCIANA)
    table.prey.ready("Nassir")
    table.prey.holds("Wake with Evening's Freshness")

    table.you.acts(by=ryan, word="hunt")
    table.prey.uses(marciana)
    table.prey.chooses(marciana)
    table.until("action", table.prey)
    assert not table.prey.may("block", minion=marciana)
    table.prey.plays("Wake with Evening's Freshness", by=marciana)
    table.prey.blocks(marciana)
    table.prey.does("use promise", minion=marciana)
    rest(table)

    assert table.blood(marciana) == 2 - 1 - 1
    assert table.blood(ryan) == 3 - 1


@pytest.mark.ruling(MARCIANA, 1)
def test_the_intercept_may_be_bought_later_in_the_action(table: Table) -> None:
    """Chosen before any attempt; another attempt fails meanwhile."""
    ryan = table.you.ready("Ryan", blood=3)
    table.you.ready("Meaghan")
    marciana = table.prey.ready(MARCIANA)
    lauren = table.prey.ready("Lauren")
    nassir = table.prey.ready("Nassir")

    table.you.acts(by=ryan, word="hunt")
    table.prey.uses(marciana)
    table.prey.chooses(nassir)
    table.prey.blocks(lauren)
    table.prey.blocks(nassir)
    table.prey.does("use promise", minion=nassir)
    rest(table)

    assert table.blood(nassir) == 4 - 1 - 1
    assert table.blood(ryan) == 3 - 1
    assert not table.locked(lauren)


@pytest.mark.ruling(MARCIANA, 2)
@pytest.mark.parametrize(
    ("region", "locked", "may"),
    [("ready", False, True), ("torpor", False, True), ("ready", True, False)],
)
def test_marciana_helps_from_torpor(table: Table, region: str, locked: bool, may: bool) -> None:
    """Unlocked she must be: her lock is the price."""
    ryan = table.you.ready("Ryan", blood=3)
    table.you.ready("Meaghan")
    marciana = table.prey.puts(MARCIANA, region, blood=1, locked=locked)
    nassir = table.prey.ready("Nassir")

    table.you.acts(by=ryan, word="hunt")
    table.prey.blocks(nassir)
    if may:
        table.prey.uses(marciana)
        table.prey.chooses(nassir)
        table.prey.does("use promise", minion=nassir)
    else:
        assert not table.prey.may("use", card=marciana)
    rest(table)

    assert table.locked(nassir) == may
    assert table.blood(ryan) == (3 - 1 if may else 3 + 1)


@pytest.mark.ruling(MARCIANA, 3)
@pytest.mark.parametrize("woke", [False, True])
def test_marciana_locked_while_she_attempts_to_block(table: Table, woke: bool) -> None:
    """The attempt fails, unless she woke earlier in the action (and was unlocked since)."""
    verrix = table.you.ready("Verrix, Naughty Boy (G6)")
    table.you.ready("Meaghan")
    marciana = table.prey.ready(MARCIANA, locked=woke)
    table.prey.ready("Nassir")
    stray = table.prey.ready("Underbridge Stray")
    table.prey.holds("Wake with Evening's Freshness")

    table.you.acts(by=verrix, word="bleed")
    if woke:
        table.prey.plays("Wake with Evening's Freshness", by=marciana)
        table.prey.uses(stray)
    assert not table.locked(marciana)
    table.prey.blocks(marciana)
    table.prey.uses(marciana)
    table.prey.chooses(marciana)
    if woke:
        table.prey.does("use promise", minion=marciana)
    rest(table)

    assert table.prey.pool() == (30 if woke else 29)
    assert (damage_to(table, verrix) > 0) == woke
