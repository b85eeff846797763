"""Atonement watches without tiring; a Psychic Veil hides all that follows in the turn."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE, UNLOCKER, made_vampire
from combat_talk import rest
from fight_talk import replaced
from made_up import paper
from methuselah.language import static
from methuselah.rules.action.action import stealth
from methuselah.rules.action.blocks import intercept
from scenes.actions import burned_by_an_action
from table_talk import Table

ATONEMENT = "Atonement"
VEIL = "Psychic Veil"
EYES = paper("Open Eyes", static("acts in any minion phase"), kind="equipment")


@pytest.mark.parametrize(("capacity", "may"), [(5, True), (6, False)])
def test_who_atones(table: Table, capacity: int, may: bool) -> None:
    """A vampire with capacity 5 or less, for 2 blood, at +1 stealth."""
    sinner = table.you.ready(made_vampire("Sinner", capacity=capacity))
    table.you.ready(COMPANION)
    card, _ = table.you.holds(ATONEMENT, PAUSE)
    table.prey.ready("Nassir")
    assert table.you.can_play(card, by=sinner) is may
    if may:
        table.you.acts(card, by=sinner)
        assert stealth(table.state, action_of(table)) == 1
        rest(table)
        assert table.on(card) == sinner
        assert table.blood(sinner) == 3
        assert (intercept(table.state, sinner)) == 1
        assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("acting", "locks"),
    [
        (made_vampire("Peer", capacity=5), False),
        (made_vampire("Younger", capacity=4), False),
        (made_vampire("Elder", capacity=6), True),
        ("Underbridge Stray", True),
    ],
)
def test_it_blocks_its_peers_without_locking(table: Table, acting: object, locks: bool) -> None:
    """Vampires of its age and younger; elders and allies as usual. Another blocker locks."""
    mine = table.you.ready(acting)  # type: ignore[arg-type]
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    guard = table.prey.ready(made_vampire("Guard", capacity=5))
    other = table.prey.ready("Nassir")
    card = table.prey.in_play(ATONEMENT, on=guard)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(guard)
    assert (intercept(table.state, guard), intercept(table.state, other)) == (1, 0)
    rest(table)
    assert table.prey.pool() == 30
    assert table.locked(guard) is locks
    assert table.on(card) == guard


def test_any_vampire_ends_the_atonement() -> None:
    """A directed action at no stealth, its controller's own vampires too; no ally."""
    burned_by_an_action(ATONEMENT, on="Nik Sikko", vampires_only=True)
    table = Table()
    held = table.prey.in_play(ATONEMENT, on=table.prey.ready("Nik Sikko"))
    ryan = table.you.ready("Ryan")
    table.you.holds(PAUSE)
    table.you.acts(held, by=ryan)
    assert action_of(table).targets == (table.prey.number,)


@pytest.mark.parametrize(("clan", "less"), [("Ministry", -1), ("Ventrue", 0)])
def test_ministers_are_seen_at_it(table: Table, clan: str, less: int) -> None:
    """-1 stealth in that action, and none less in another one."""
    acting = table.you.ready(replaced("Ryan", clans=(clan,)))
    second = table.you.ready(replaced("Duck", clans=(clan,)))
    table.you.holds(PAUSE)
    guard = table.prey.ready("Nik Sikko")
    card = table.prey.in_play(ATONEMENT, on=guard)
    table.prey.ready("Nassir")
    table.you.acts(word="bleed", by=second)
    assert stealth(table.state, action_of(table)) == 0
    rest(table)
    table.you.acts(card, by=acting)
    assert stealth(table.state, action_of(table)) == less


@pytest.mark.parametrize(("level", "ally_hidden"), [("obf", 0), ("OBF", 1)])
def test_the_veil_is_over_the_whole_turn(table: Table, level: str, ally_hidden: int) -> None:
    """+1 stealth for your vampires' actions, at superior for those of all your minions.

    It costs 1 blood, has no stealth itself, and does not hide what others do later.
    """
    veiled = table.you.ready(made_vampire("Veiled", "OBF", capacity=6))
    other, ally = table.you.ready(COMPANION), table.you.ready("Loyal Street Gang")
    key = table.you.in_play(UNLOCKER)
    card, _ = table.you.holds(VEIL, PAUSE)
    theirs = table.prey.ready("Nassir")
    guest = table.prey.ready("Ryan")
    table.prey.in_play(EYES, on=guest)
    table.grand_prey.ready("Lauren")
    table.prey.holds(PAUSE)
    table.you.acts(card, by=veiled, level=level)
    assert stealth(table.state, action_of(table)) == 0
    assert action_of(table).targets == ()
    rest(table)
    assert table.blood(veiled) == 5
    assert table.where(card) == "ash_heap"
    table.you.uses(key)
    for minion, hidden in ((other, 1), (ally, ally_hidden), (veiled, 1)):
        table.you.acts(word="bleed", by=minion)
        assert stealth(table.state, action_of(table)) == hidden
        rest(table)
    table.prey.acts(word="bleed", by=guest)
    assert stealth(table.state, action_of(table)) == 0
    rest(table)
    table.until_turn_of(table.prey, "minion")
    table.prey.acts(word="bleed", by=theirs)
    assert stealth(table.state, action_of(table)) == 0
    rest(table)
    table.until_turn_of(table.you, "minion")
    table.you.acts(word="bleed", by=other)
    assert stealth(table.state, action_of(table)) == 0
