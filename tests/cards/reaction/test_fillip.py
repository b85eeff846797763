"""Fillip: a vampire, even a locked one, wakes a younger one."""

from __future__ import annotations

import pytest

from action_talk import trick
from block_talk import PAUSE
from made_up import paper
from methuselah.language import gain_pool, reaction
from table_talk import Table

EARS = paper("Ears", reaction(gain_pool(1)))


@pytest.mark.parametrize("locked", [True, False])
def test_fillip_wakes_a_younger_vampire(table: Table, locked: bool) -> None:
    """A younger locked vampire of yours may block and play reaction cards."""
    acting = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    table.you.ready("KoKo (G1)", locked=True)
    don = table.prey.ready("Don Cerro (G5)", locked=locked)
    brachah, nik = (table.prey.ready(n, locked=True) for n in ("Brachah (G2)", "Nik Sikko (G6)"))
    unlocked = table.prey.ready("Tamoszius (G6)")
    table.prey.ready("Chester DuBois (G1)", locked=True)  # of the same capacity
    table.prey.ready("Sheldon, Lord of the Clog (G1)", locked=True)  # older
    table.prey.ready("Arms Dealer", locked=True)
    fillip, ears = table.prey.holds("Fillip", EARS)
    table.you.acts(word="bleed", by=acting)
    table.until("action", table.prey)
    assert table.prey.can_play(ears, by=unlocked)
    assert not table.prey.can_play(ears, by=brachah)
    table.prey.plays("Fillip", by=don)
    assert table.prey.choices() == {brachah, nik}
    table.prey.chooses(brachah)
    assert table.where(fillip) == "ash_heap"
    assert (table.blood(don), table.locked(don)) == (7, locked)
    table.until("action", table.prey)
    assert table.prey.can_play(ears, by=brachah)
    assert not table.prey.can_play(ears, by=nik)
    while not table.prey.may("block", minion=brachah):
        table.pass_on()
    assert table.prey.may("block", minion=unlocked)
    assert not table.prey.may("block", minion=nik)
    table.prey.blocks(brachah)
    table.nobody_reacts()
    assert (table.prey.pool(), table.blood(brachah)) == (30, 4)
    assert table.waits_for(table.you)


def test_fillip_is_over_with_the_action(table: Table) -> None:
    """The next action finds that vampire asleep; who played it plays no other this turn."""
    acting, second = table.you.ready("Ryan"), table.you.ready("Meaghan")
    don = table.prey.ready("Don Cerro (G5)", locked=True)
    sheldon = table.prey.ready("Sheldon, Lord of the Clog (G1)")
    brachah = table.prey.ready("Brachah (G2)", locked=True)
    ears, *_ = table.prey.holds(EARS, "Fillip", "Fillip")
    table.you.acts(word="bleed", by=acting)
    table.prey.plays("Fillip", by=don)
    table.nobody_reacts()
    assert table.prey.pool() == 29
    table.you.acts(word="bleed", by=second)
    table.until("action", table.prey)
    assert table.prey.can_play(ears, by=sheldon)
    assert not table.prey.can_play(ears, by=brachah)
    assert table.prey.can_play("Fillip", by=sheldon)
    assert not table.prey.can_play("Fillip", by=don)


@pytest.mark.parametrize(
    ("name", "region", "locked", "younger", "may"),
    [
        ("Don Cerro (G5)", "ready", True, True, True),
        ("Don Cerro (G5)", "torpor", False, True, False),
        ("Don Cerro (G5)", "ready", True, False, False),  # nobody younger is locked
        ("Arms Dealer", "ready", False, True, False),  # requires a vampire
    ],
)
def test_fillip_requires_a_vampire(
    table: Table, name: str, region: str, locked: bool, younger: bool, may: bool
) -> None:
    """A ready one, with a younger locked one; not of the acting Methuselah."""
    acting, own = table.you.ready("Ryan"), table.you.ready("Tony (G3)")
    table.you.ready("KoKo (G1)", locked=True)
    plays = table.prey.puts(name, region, locked=locked)
    table.prey.ready("Nik Sikko (G6)", locked=younger)
    table.prey.holds("Fillip")
    table.you.holds("Fillip", PAUSE)
    table.you.acts(word="bleed", by=acting)
    table.until("action", table.you)
    assert table.prey.can_play("Fillip", by=plays) == may
    assert not table.you.can_play("Fillip", by=own)


def test_fillip_is_played_as_another_card_is(table: Table) -> None:
    """As all that wakes, in the as-played window too (RB24, Wake)."""
    acting = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    don = table.prey.ready("Don Cerro (G5)", locked=True)
    table.prey.ready("Brachah (G2)", locked=True)
    table.prey.holds("Fillip")
    table.you.holds(trick(gain_pool(1), at=("action",)))
    table.you.acts(word="bleed", by=acting)
    table.you.plays("Trick", by=acting)
    table.until("as_played", table.prey)
    assert table.prey.can_play("Fillip", by=don)
