"""Stealth, bleed, bounces, wakes and blocks of the heuristic player."""

from __future__ import annotations

from typing import Any

import pytest

from methuselah.engine.rows import add_row


def bled_for_three(table: Any) -> int:
    """A bleed of your prey with Govern the Unaligned."""
    sully = table.you.ready("Sully")
    table.you.holds("Govern the Unaligned")
    return int(sully)


def test_a_big_bleed_is_bounced_to_the_prey(table: Any) -> None:
    """Deflection, and its own prey is the best place for it."""
    sully = bled_for_three(table)
    table.prey.ready("Ashley", locked=False)
    card = table.prey.holds("Deflection")
    table.you.acts("Govern the Unaligned", by=sully, level="dom")
    while table.asked().window != "declined" or table.asked().seat != table.prey.number:
        table.pass_on()
    option = table.answer_it()
    assert option.card == card
    assert table.choice().seat == table.grand_prey.number


@pytest.mark.parametrize(("pool", "bounced"), [(30, False), (4, True)])
def test_a_bleed_of_one_is_bounced_only_in_need(table: Any, pool: int, bounced: bool) -> None:
    """With 30 pool a card and a blood are worth more."""
    sully = table.you.ready("Sully")
    table.prey.ready("Ashley")
    table.prey.holds("Deflection")
    table.prey.pool(pool)
    table.you.acts(word="bleed", by=sully)
    while table.asked().window != "declined":
        table.pass_on()
    assert (table.choice().verb == "play") == bounced


def test_a_locked_vampire_wakes_to_bounce(table: Any) -> None:
    """On the Qui Vive first, then Deflection."""
    sully = bled_for_three(table)
    table.prey.ready("Ashley", locked=True)
    wake = table.prey.holds("On the Qui Vive")
    bounce = table.prey.holds("Deflection")
    table.you.acts("Govern the Unaligned", by=sully, level="dom")
    while table.asked().window != "declined":
        assert table.choice().verb == "pass"
        table.pass_on()
    assert table.answer_it().card == wake
    while table.asked().seat != table.prey.number or table.asked().window != "declined":
        table.pass_on()
    assert table.choice().card == bounce


def test_nobody_wakes_for_a_hunt(table: Any) -> None:
    """It does the prey no harm, whatever she could do about it."""
    sully = table.you.ready("Sully", blood=1)
    table.prey.ready("Ashley", locked=True)
    table.prey.holds("On the Qui Vive")
    table.prey.holds("Deflection")
    table.you.acts(word="hunt", by=sully)
    asked = 0
    while table.asked().window != "minion":
        assert table.choice().verb == "pass"
        asked += 1
        table.pass_on()
    assert asked


def test_stealth_is_played_when_a_block_would_succeed(table: Any) -> None:
    """Lost in Crowds against an attempt without intercept."""
    sully = table.you.ready("Sully")
    card = table.you.holds("Lost in Crowds")
    blocker = table.prey.ready("Ryan")
    table.you.acts(word="bleed", by=sully)
    table.prey.blocks(blocker)
    option = table.choice()
    assert table.asked().seat == table.you.number
    assert option.card == card


def test_stealth_that_cannot_be_enough_is_kept(table: Any) -> None:
    """One more stealth does not pass two intercept."""
    sully = table.you.ready("Meaghan")
    table.you.holds("Swallowed by the Night")
    blocker = table.prey.ready("Patrik Söderberg")
    table.prey.puts("Sport Bike", "attached", on=blocker)
    table.prey.puts("Bowl of Convergence", "attached", on=blocker)
    table.you.acts(word="bleed", by=sully)
    table.prey.blocks(blocker)
    assert table.choice().verb == "pass"


def test_bleed_is_added_once_blocks_are_declined(table: Any) -> None:
    """Conditioning in the last window, not while somebody may still block."""
    sully = table.you.ready("Sully")
    card = table.you.holds("Conditioning")
    table.prey.ready("Ryan")
    table.you.acts(word="bleed", by=sully)
    while table.asked().window == "action":
        assert table.choice().card != card
        table.pass_on()
    assert table.asked().window == "declined"
    assert table.choice().card == card


def test_a_strong_vampire_blocks_a_weak_one_that_bleeds(table: Any) -> None:
    """Intercept is enough, and the fight is good for it."""
    sully = table.you.ready("Meaghan", blood=1)
    blocker = table.prey.ready("Aunt Linda")
    table.prey.puts("Preternatural Strength", "attached", on=blocker, level="POT")
    table.prey.pool(8)
    table.you.acts(word="bleed", by=sully)
    while table.asked().seat != table.prey.number:
        table.pass_on()
    option = table.choice()
    assert (option.verb, option.minion) == ("block", blocker)


def test_a_block_that_failed_is_not_tried_again(table: Any) -> None:
    """The rules would let it try for ever (R0, Who May Attempt to Block)."""
    meaghan = table.you.ready("Meaghan", blood=1)
    table.you.holds("Lost in Crowds")
    blocker = table.prey.ready("Aunt Linda")
    table.prey.pool(4)
    table.you.acts(word="bleed", by=meaghan)
    table.prey.blocks(blocker)
    table.you.plays("Lost in Crowds", by=meaghan)
    while table.asked().window != "action" or table.asked().seat != table.prey.number:
        table.pass_on()
    assert table.choice().verb == "pass"


@pytest.mark.parametrize(("stealth", "blocks"), [(0, True), (2, True), (3, False)])
def test_a_card_that_blocks_by_itself_does_so_where_it_can(
    table: Any, stealth: int, blocks: bool
) -> None:
    """Unleash Hell's Fury has two intercept of its own, and nothing more to give."""
    sully = table.you.ready("Sully")
    fury = table.prey.in_play("Unleash Hell's Fury")
    table.prey.pool(6)
    table.you.acts(word="bleed", by=sully)
    add_row(table.state.span("action"), "stealth", value=stealth)
    while table.asked().window != "action" or table.asked().seat != table.prey.number:
        table.pass_on()
    assert (table.choice().card == fury) == blocks
