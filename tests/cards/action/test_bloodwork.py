"""Bloodwork: a bleed for 2 at the most, at stealth against the Sabbat."""

from __future__ import annotations

import pytest

from action_talk import action_of
from made_up import paper
from methuselah.language import (
    BLEEDABLE,
    choose_seat,
    chosen_seat,
    is_action,
    reaction,
    redirect_bleed,
    static,
)
from methuselah.rules.action.action import stealth
from table_talk import Table

COLONEL = "The Colonel (G3)"  # Black Hand
BOUNCE = paper(
    "Bounce",
    reaction(
        is_action(trait="bleeds you"),
        choose_seat(BLEEDABLE, name="to"),
        redirect_bleed(chosen_seat("to")),
        at=("declined",),
    ),
)


@pytest.mark.parametrize(("more", "bled"), [(-1, 1), (0, 2), (1, 2), (2, 2)])
def test_two_pool_at_the_most(table: Table, more: int, bled: int) -> None:
    """Bleed at +1 bleed; what is more than 2 is ignored."""
    colonel = table.you.ready(COLONEL)
    table.you.ready("Meaghan")
    if more:
        table.you.in_play(paper("Fangs", static("bleed", more), kind="equipment"), on=colonel)
    work = table.you.holds("Bloodwork")
    table.prey.ready("Nassir")

    table.you.acts("Bloodwork", by=colonel)
    assert action_of(table).targets == (table.prey.number,)
    table.nobody_reacts()

    assert table.prey.pool() == 30 - bled
    assert table.grand_prey.pool() == 30
    assert table.you.has_edge()
    assert table.locked(colonel)
    assert table.blood(colonel) == 5
    assert table.where(work) == "ash_heap"
    assert table.waits_for(table.you)


def test_the_next_bleed_has_no_limit(table: Table) -> None:
    """The excess of this action only is ignored."""
    colonel = table.you.ready(COLONEL)
    claudia = table.you.ready("Claudia (G5)")
    table.you.in_play(paper("Fangs", static("bleed", 3), kind="equipment"), on=claudia)
    table.you.ready("Meaghan")
    table.you.holds("Bloodwork")
    table.prey.ready("Nassir")

    table.you.acts("Bloodwork", by=colonel)
    table.nobody_reacts()
    assert table.prey.pool() == 28
    table.you.acts(by=claudia, word="bleed")
    table.nobody_reacts()
    assert table.prey.pool() == 24


@pytest.mark.parametrize(
    ("seat", "name", "region", "plus"),
    [
        ("prey", "Tock (G3)", "ready", 1),
        ("prey", "Tock (G3)", "torpor", 0),
        ("prey", "Ryan", "ready", 0),
        ("grand_prey", "Tock (G3)", "ready", 0),
        ("predator", "Tock (G3)", "ready", 0),
    ],
)
def test_stealth_against_a_ready_sabbat_vampire(
    table: Table, seat: str, name: str, region: str, plus: int
) -> None:
    """Of the Methuselah who is bled: not of others, and yours do not count."""
    colonel = table.you.ready(COLONEL)
    table.you.ready("Dodd (G2)")
    table.you.holds("Bloodwork")
    getattr(table, seat).puts(name, region)
    nassir = table.prey.ready("Nassir")

    table.you.acts("Bloodwork", by=colonel)
    assert stealth(table.state, action_of(table)) == plus
    table.prey.blocks(nassir)
    table.nobody_reacts()
    assert table.prey.pool() == (28 if plus else 30)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("here", "there"), [("Tock (G3)", "Ryan"), ("Ryan", "Tock (G3)")])
def test_stealth_goes_by_who_is_bled_now(table: Table, here: str, there: str) -> None:
    """The bleed is redirected from a Methuselah with a Sabbat vampire, or to one."""
    colonel = table.you.ready(COLONEL)
    table.you.ready("Meaghan")
    table.you.holds("Bloodwork")
    first = table.prey.ready(here)
    table.prey.holds(BOUNCE)
    second = table.grand_prey.ready(there)

    table.you.acts("Bloodwork", by=colonel)
    assert stealth(table.state, action_of(table)) == (here == "Tock (G3)")
    table.prey.plays("Bounce", by=first)
    table.prey.chooses(seat=table.grand_prey.number)
    assert stealth(table.state, action_of(table)) == (there == "Tock (G3)")
    table.grand_prey.blocks(second)
    table.nobody_reacts()

    assert table.prey.pool() == 30
    assert table.grand_prey.pool() == (28 if there == "Tock (G3)" else 30)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("name", "may"),
    [(COLONEL, True), ("Claudia (G5)", True), ("Dodd (G2)", False), ("Ryan", False)],
)
def test_it_requires_a_black_hand_vampire(table: Table, name: str, may: bool) -> None:
    """Sabbat alone is not enough."""
    vampire = table.you.ready(name)
    table.you.holds("Bloodwork")

    assert table.you.can_play("Bloodwork", by=vampire) == may
