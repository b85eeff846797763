"""Reactions that require Dominate: Deflection."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION, rest
from table_talk import Table

DEFLECTION = "Deflection"


@pytest.mark.parametrize(
    ("name", "level", "locks", "left"),
    [("Ashley", "dom", True, 2), ("Chelsea Blake", "DOM", False, 4)],
)
def test_deflection_sends_the_bleed_to_another_methuselah(
    table: Table, name: str, level: str, locks: bool, left: int
) -> None:
    """The reacting vampire pays 1 blood and locks at the inferior level, not at the superior."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    vampire = table.prey.ready(name)
    bystander = table.prey.ready("Brock Sterling")
    card = table.prey.holds(DEFLECTION)

    table.you.acts(word="bleed", by=ryan)
    table.prey.plays(DEFLECTION, by=vampire, level=level)
    table.prey.chooses(seat=table.predator)
    rest(table)

    assert table.prey.pool() == 30
    assert table.predator.pool() == 29
    assert table.grand_prey.pool() == 30
    assert table.you.has_edge()
    assert table.locked(vampire) == locks
    assert not table.locked(bystander)
    assert table.where(card) == "ash_heap"
    assert table.blood(vampire) == left
    assert table.waits_for(table.you)


def test_neither_the_acting_methuselah_nor_herself_is_a_target(table: Table) -> None:
    """Anybody else is, wherever she sits."""
    ryan = table.you.ready("Ryan")
    ashley = table.prey.ready("Ashley")
    table.prey.holds(DEFLECTION)

    table.you.acts(word="bleed", by=ryan)
    table.prey.plays(DEFLECTION, by=ashley)
    assert {option.seat for option in table.prey.options("choose")} == {2, 3, 4}


def test_with_two_left_there_is_nobody_to_deflect_to() -> None:
    """The only other Methuselah is the acting one."""
    table = Table(size=2)
    ryan = table.you.ready("Ryan")
    table.prey.ready("Ashley")
    table.prey.holds(DEFLECTION)

    table.you.acts(word="bleed", by=ryan)
    rest(table)
    assert table.prey.pool() == 29
    assert DEFLECTION in table.prey.hand()


def test_deflection_waits_until_blocks_are_declined(table: Table) -> None:
    """While somebody could still block, or attempts to, it is too early."""
    ryan = table.you.ready("Ryan")
    ashley = table.prey.ready("Ashley")
    chelsea = table.prey.ready("Chelsea Blake")
    table.prey.holds(DEFLECTION)

    table.you.acts(word="bleed", by=ryan)
    table.until("action", table.prey)
    assert not table.prey.can_play(DEFLECTION)
    table.prey.passes()
    assert table.prey.can_play(DEFLECTION, by=ashley, level="dom")
    assert not table.prey.can_play(DEFLECTION, by=ashley, level="DOM")
    assert table.prey.can_play(DEFLECTION, by=chelsea, level="DOM")
    assert not table.prey.may("block")


def test_only_the_bled_methuselah_deflects_and_only_bleeds(table: Table) -> None:
    """Neither your grand-prey nor anybody in a hunt; not with a locked vampire or without blood."""
    ryan = table.you.ready("Ryan", blood=2)
    baixinho = table.you.ready("Baixinho")
    table.prey.ready("Ashley", locked=True)
    table.prey.ready("Chelsea Blake", blood=0)
    table.prey.holds(DEFLECTION)
    table.grand_prey.ready("Lauren")
    table.grand_prey.holds(DEFLECTION)

    table.you.acts(word="bleed", by=ryan)
    while not table.over():
        assert not table.prey.can_play(DEFLECTION)
        assert not table.grand_prey.can_play(DEFLECTION)
        table.pass_on()
    table.you.acts(word="hunt", by=baixinho)
    while not table.over():
        assert not table.prey.can_play(DEFLECTION)
        table.pass_on()
    assert table.prey.pool() == 29


def test_the_new_target_may_block_and_the_old_one_may_not(table: Table) -> None:
    """Blocks are open again, for her at whom the bleed is directed now."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.prey.ready("Ashley")
    nassir = table.prey.ready("Nassir")
    table.prey.holds(DEFLECTION)
    lauren = table.grand_prey.ready("Lauren")

    table.you.acts(word="bleed", by=ryan)
    table.prey.plays(DEFLECTION, by="Ashley")
    table.prey.chooses(seat=table.grand_prey)
    table.until("action", table.grand_prey)
    assert not table.prey.may("block", minion=nassir)
    table.grand_prey.blocks(lauren)
    rest(table)
    assert table.grand_prey.pool() == 30
    assert table.prey.pool() == 30
    assert table.locked(lauren)
    assert table.blood(ryan) == 3
    assert table.waits_for(table.you)


def test_a_bleed_that_comes_back_may_be_blocked_by_who_had_declined(table: Table) -> None:
    """Everybody's decline is wiped by the change of target (R0, Detailed course, A)."""
    ryan = table.you.ready("Ryan")
    table.prey.ready("Ashley")
    nassir = table.prey.ready("Nassir")
    table.prey.holds(DEFLECTION, DEFLECTION)
    table.grand_prey.ready("Chelsea Blake")
    table.grand_prey.holds(DEFLECTION)

    table.you.acts(word="bleed", by=ryan)
    table.until("action", table.prey)
    table.prey.passes()
    table.prey.plays(DEFLECTION, by="Ashley")
    table.prey.chooses(seat=table.grand_prey)
    table.grand_prey.plays(DEFLECTION, by="Chelsea Blake", level="DOM")
    assert {option.seat for option in table.grand_prey.options("choose")} == {1, 3, 4}
    table.grand_prey.chooses(seat=table.prey)
    table.until("action", table.prey)
    assert table.prey.may("block", minion=nassir)
    assert not table.prey.can_play(DEFLECTION)
    table.prey.passes()
    rest(table)
    assert table.prey.pool() == 29
    assert DEFLECTION in table.prey.hand()


def test_what_was_added_to_the_bleed_goes_with_it(table: Table) -> None:
    """The modifiers of the action last for the action, whoever is bled."""
    lauren = table.you.ready("Lauren")
    table.you.holds("Govern the Unaligned")
    table.you.ready(COMPANION)
    table.prey.ready("Ashley")
    table.prey.holds(DEFLECTION)

    table.you.acts("Govern the Unaligned", by=lauren, level="dom")
    table.prey.plays(DEFLECTION, by="Ashley")
    table.prey.chooses(seat=table.grand_predator)
    rest(table)
    assert table.grand_predator.pool() == 27
    assert table.prey.pool() == 30


@pytest.mark.ruling("Deflection", 1)
def test_deflection_follows_a_block_that_failed(table: Table) -> None:
    """Not to block because of stealth is still to decline ([ANK 20211003])."""
    ryan = table.you.ready("Ryan")
    table.you.holds("Swallowed by the Night")
    ashley = table.prey.ready("Ashley")
    table.prey.holds(DEFLECTION)

    table.you.acts(word="bleed", by=ryan)
    table.prey.blocks(ashley)
    table.you.plays("Swallowed by the Night", by=ryan, level="obf")
    table.prey.plays(DEFLECTION, by=ashley)
    table.prey.chooses(seat=table.grand_prey)
    rest(table)
    assert table.grand_prey.pool() == 29
    assert table.prey.pool() == 30


@pytest.mark.ruling("Deflection", 2)
def test_it_is_too_late_once_the_bleed_would_be_successful(table: Table) -> None:
    """After Spying Mission was played there is no moment for Deflection ([LSJ 19980105])."""
    norton = table.you.ready("Dr. Stephen Norton")
    spying = table.you.holds("Spying Mission")
    table.prey.ready("Ashley")
    table.prey.holds(DEFLECTION)

    table.you.acts(word="bleed", by=norton)
    table.until("declined", table.prey)
    assert table.prey.can_play(DEFLECTION)
    table.you.plays("Spying Mission", by=norton, level="OBF")
    while not table.over():
        assert not table.prey.can_play(DEFLECTION)
        table.pass_on()
    assert table.on(spying) == norton
    assert table.prey.pool() == 30
