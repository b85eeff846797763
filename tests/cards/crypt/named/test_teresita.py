"""Teresita, The Godmother: +1 intercept against Camarilla vampires."""

from __future__ import annotations

import pytest

from action_talk import trick
from fight_talk import damage_to
from made_up import paper
from methuselah.engine.traits import sect_of
from methuselah.language import TARGET, THIS, add, choose, is_black_hand, lock, on, static, use
from methuselah.rules.politics.titles import title_of
from table_talk import Table

TERESITA = "Teresita, The Godmother (G3)"


@pytest.mark.parametrize(
    ("hunter", "blocker", "blocked"),
    [
        ("Duck (G1)", TERESITA, True),  # Camarilla
        ("Anvil (G1)", TERESITA, True),  # a titled one
        ("Saiz (G3)", TERESITA, False),  # Sabbat
        ("Crow (G5)", TERESITA, False),  # Anarch
        ("C.J. (G5)", TERESITA, False),  # Independent
        ("Duck (G1)", "Dodd (G2)", False),  # somebody else attempts to block
    ],
)
def test_teresita_blocks_hunts_of_the_camarilla(
    table: Table, hunter: str, blocker: str, blocked: bool
) -> None:
    """A hunt is at +1 stealth."""
    mine = table.you.ready(hunter, blood=2)
    table.you.ready("Meaghan")
    theirs = table.prey.ready(blocker)

    table.you.acts(by=mine, word="hunt")
    table.prey.blocks(theirs)
    table.nobody_reacts()

    assert (damage_to(table, mine) > 0) == blocked
    assert table.blood(mine) == (1 if blocked else 3)
    assert table.locked(theirs) == blocked
    assert table.waits_for(table.you)


def test_a_companion_has_no_more_intercept(table: Table) -> None:
    """Hers only: another one attempts while she is there."""
    mine = table.you.ready("Duck (G1)", blood=2)
    table.you.ready("Meaghan")
    table.prey.ready(TERESITA)
    dodd = table.prey.ready("Dodd (G2)")

    table.you.acts(by=mine, word="hunt")
    table.prey.blocks(dodd)
    table.nobody_reacts()

    assert table.blood(mine) == 3


@pytest.mark.ruling("Teresita, The Godmother (G3)", 1)
@pytest.mark.parametrize(
    ("hunter", "sect", "blocked"),
    [("Duck (G1)", "sabbat", False), ("Saiz (G3)", "camarilla", True)],
)
def test_the_sect_changes_during_the_action(
    table: Table, hunter: str, sect: str, blocked: bool
) -> None:
    """As she attempts to block, the acting vampire is of another sect from then on."""
    mine = table.you.ready(hunter, blood=2)
    table.you.ready("Meaghan")
    teresita = table.prey.ready(TERESITA)
    table.you.holds(trick(add("sect", to=THIS, until="action", word=sect), at=("attempt",)))

    table.you.acts(by=mine, word="hunt")
    table.prey.blocks(teresita)
    table.you.plays("Trick", by=mine)
    table.nobody_reacts()

    assert table.blood(mine) == (1 if blocked else 3)
    assert table.locked(teresita) == blocked


@pytest.mark.ruling("Teresita, The Godmother (G3)", 2)
def test_teresita_stays_black_hand_in_another_sect(table: Table) -> None:
    """A trait, no title: she has it as a Camarilla vampire too."""
    teresita = table.you.ready(TERESITA)
    claudia = table.you.ready("Claudia (G5)")
    table.you.ready("Duck (G1)")
    table.you.in_play(
        paper("Oath", static("sect", word="camarilla"), kind="equipment"), on=teresita
    )
    table.you.in_play(
        paper("Roll call", use(choose(on(is_black_hand)), lock(TARGET), at=("minion",)))
    )

    table.you.uses("Roll call")

    assert table.you.choices() == {teresita, claudia}
    assert sect_of(table.state, teresita) == "camarilla"
    assert title_of(table.state, teresita) == ""
