"""Bleeds, from both ends: what is bounced and where to, what is kept for it, when to go all in."""

from __future__ import annotations

from typing import Any

import pytest

KINE = "Kine Resources Contested"
MISDIRECTION = "Telepathic Misdirection"
BLOCKERS = ("Ryan", "Brock Sterling", "Aunt Linda", "Larissa Moreira", "Wauneka")


def asked_of(table: Any, seat: Any, window: str) -> None:
    """On to the question that a seat is asked in a window."""
    while table.asked().window != window or table.asked().seat != seat.number:
        table.pass_on()


@pytest.mark.parametrize(("blockers", "to"), [(0, "grand_prey"), (5, "grand_predator")])
def test_a_bounced_bleed_can_still_be_blocked_where_it_goes(
    table: Any, blockers: int, to: str
) -> None:
    """Her own prey is the best place, unless its whole house is awake."""
    sully = table.you.ready("Sully")
    table.you.holds("Govern the Unaligned")
    table.prey.ready("Ashley")
    table.prey.holds("Deflection")
    for name in BLOCKERS[:blockers]:
        table.grand_prey.ready(name)
    table.you.acts("Govern the Unaligned", by=sully, level="dom")
    asked_of(table, table.prey, "declined")
    assert table.answer_it().verb == "play"
    assert table.choice().seat == getattr(table, to).number


@pytest.mark.parametrize(("seats", "awake"), [(3, True), (2, False)])
def test_nobody_wakes_to_bounce_a_bleed_that_can_go_nowhere(
    table: Any, seats: int, awake: bool
) -> None:
    """With two Methuselahs left a bleed cannot be sent elsewhere."""
    table = type(table)(size=seats)
    sully = table.you.ready("Sully")
    table.you.holds("Govern the Unaligned")
    table.prey.ready("Ashley", locked=True)
    wake = table.prey.holds("On the Qui Vive")
    table.prey.holds("Deflection")
    table.you.acts("Govern the Unaligned", by=sully, level="dom")
    asked_of(table, table.prey, "declined")
    assert (table.choice().card == wake) == awake


@pytest.mark.parametrize(("copies", "blocks"), [(1, False), (3, True)])
def test_a_card_that_bounces_is_not_spent_as_intercept(
    table: Any, copies: int, blocks: bool
) -> None:
    """Telepathic Misdirection to block a vote: only where there is another for a bleed."""
    caller = table.you.ready("Andi Liu", blood=2)
    table.you.holds(KINE)
    table.prey.ready("Patrik Söderberg")
    for _ in range(copies):
        table.prey.holds(MISDIRECTION)
    table.prey.pool(12)
    table.you.acts(KINE, by=caller)
    asked_of(table, table.prey, "action")
    assert (table.choice().verb == "block") == blocks


@pytest.mark.parametrize(("left", "bleeds"), [(2, True), (25, False)])
def test_when_its_prey_can_be_ousted_nobody_stays_at_home(
    table: Any, left: int, bleeds: bool
) -> None:
    """Its predator threatens; the last two stay at home unless their bleeds are the end."""
    table.you.ready("Sully")
    table.you.ready("Brock Sterling")
    table.you.pool(6)
    table.prey.pool(left)
    for name in ("Ingrid Russo", "Aunt Linda", "Wauneka", "Larissa Moreira"):
        table.predator.ready(name)
    taken = [table.answer_it().word]
    while table.asked().window != "minion" or table.asked().seat != table.you.number:
        table.pass_on()
    taken.append(table.answer_it().word)
    assert (taken == ["bleed", "bleed"]) == bleeds
