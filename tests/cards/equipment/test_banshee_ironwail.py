"""Banshee Ironwail: a heavy weapon that is heard, and heard of, before a fight."""

from __future__ import annotations

import pytest

from action_talk import told, trick
from block_talk import COMPANION, made_vampire
from combat_talk import MANEUVER, fight, rest
from fight_talk import damage_to, fight_of, replaced
from made_up import paper
from methuselah.language import (
    THIS,
    YOU,
    combat_card,
    facing_aggravated_strike,
    fits,
    gain_pool,
    on,
)
from methuselah.pool import Face
from table_talk import Table

WAIL = "Banshee Ironwail"
STEALTH = "Lost in Crowds"
WALL = made_vampire("Wall", capacity=9)
KIASYD = replaced("Béatrice L'Angou (G2)", capacity=9)
IDLE = paper("Idle", combat_card(at=("before_range",)), kind="combat")
"""It does nothing: its holder is asked before range is determined."""

SHIELD = paper(
    "Shield",
    combat_card(
        fits(THIS, on(facing_aggravated_strike)), gain_pool(1, YOU), at=("strikes_chosen",)
    ),
    kind="combat",
)


def blows(table: Table, minion: int) -> set[bool]:
    """Whether its damage was aggravated."""
    return {
        line.word.startswith("aggravated")
        for line in table.state.journal
        if line.what == "damaged" and line.card == minion
    }


def test_the_ironwail_costs_2_pool(table: Table) -> None:
    """As one equips with it."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    card = table.you.holds(WAIL)

    table.you.acts(WAIL, by=mine)
    table.nobody_reacts()
    assert table.on(card) == mine
    assert table.you.pool() == 28
    assert table.blood(mine) == 4
    assert table.locked(mine)
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("strength", "long", "damage"), [(1, False, 3), (2, False, 4), (1, True, 0)]
)
def test_its_strike_adds_2_to_the_strength(
    table: Table, strength: int, long: bool, damage: int
) -> None:
    """At close range, normal damage."""
    mine = table.you.ready(replaced("Ryan", strength=strength))
    theirs = table.prey.ready(WALL)
    arm = table.you.in_play(WAIL, on=mine)
    table.you.holds(MANEUVER)

    fight(table, mine, theirs)
    if long:
        table.you.plays(MANEUVER.name, by=mine)
    table.you.uses(arm, by=mine, level="strike")
    rest(table)

    assert damage_to(table, theirs) == damage
    assert table.blood(theirs) == 9 - damage
    assert table.where(theirs) == "ready"
    assert blows(table, theirs) == ({False} if damage else set())
    assert table.on(arm) == mine
    assert table.waits_for(table.you)


@pytest.mark.parametrize("by_hand", [True, False])
def test_a_kiasyd_suffers_aggravated_damage_from_it(table: Table, by_hand: bool) -> None:
    """From the weapon, not from the hands of whoever bears it."""
    mine = table.you.ready("Ryan")
    theirs = table.prey.ready(KIASYD)
    arm = table.you.in_play(WAIL, on=mine)

    fight(table, mine, theirs)
    table.until("strike", table.you)
    if by_hand:
        table.you.does("hand strike")
    else:
        table.you.uses(arm, by=mine, level="strike")
    rest(table)

    assert damage_to(table, theirs) == (1 if by_hand else 3)
    assert blows(table, theirs) == {not by_hand}
    assert table.where(theirs) == ("ready" if by_hand else "torpor")


@pytest.mark.parametrize(("face", "aggravated"), [(KIASYD, True), (WALL, False)])
def test_a_lucky_blow_with_it(table: Table, face: Face, aggravated: bool) -> None:
    """The weapon's own strike, with what Lucky Blow adds: a Kiasyd, and somebody else."""
    mine = table.you.ready("Ryan")
    theirs = table.prey.ready(face)
    arm = table.you.in_play(WAIL, on=mine)
    table.you.in_play(".44 Magnum", on=mine)
    table.you.holds("Lucky Blow")

    fight(table, mine, theirs)
    table.you.plays("Lucky Blow", by=mine)
    if table.you.may("choose"):
        table.you.chooses(arm)
    rest(table)

    assert damage_to(table, theirs) == 4
    assert blows(table, theirs) == {aggravated}


@pytest.mark.parametrize(("face", "aggravated"), [(KIASYD, True), (WALL, False)])
def test_a_ghoul_uses_it(table: Table, face: Face, aggravated: bool) -> None:
    """At its own strength of 1; its employer's hands inflict normal damage."""
    mine = table.you.ready("Ryan")
    theirs = table.prey.ready(face)
    ghoul = table.you.in_play("Ghoul Retainer", on=mine, blood=2)
    arm = table.you.in_play(WAIL, on=mine)

    fight(table, mine, theirs)
    table.you.does("hand strike")
    table.you.does("retainer uses", card=arm, target=ghoul)
    rest(table)

    assert damage_to(table, theirs) == 1 + 3
    assert blows(table, theirs) == ({False, True} if aggravated else {False})


def test_its_strike_is_aggravated_before_it_is_resolved(table: Table) -> None:
    """What is played against aggravated damage sees it coming."""
    mine = table.you.ready("Ryan")
    theirs = table.prey.ready(KIASYD)
    arm = table.you.in_play(WAIL, on=mine)
    table.prey.holds(SHIELD)

    fight(table, mine, theirs)
    table.you.uses(arm, by=mine, level="strike")
    table.prey.plays(SHIELD.name, by=theirs)
    assert table.prey.pool() == 31


@pytest.mark.parametrize(
    ("armed", "acting", "blocked"),
    [(True, "bearer", True), (True, "other", False), (False, "bearer", False)],
)
def test_the_bearer_is_heard(table: Table, armed: bool, acting: str, blocked: bool) -> None:
    """Its +1 stealth is none; another minion of yours has it."""
    minions = {
        "bearer": table.you.ready("Ryan"),
        "other": table.you.ready(made_vampire("Sneak", "obf")),
    }
    table.you.ready(COMPANION)
    if armed:
        table.you.in_play(WAIL, on=minions["bearer"])
    table.you.holds(STEALTH)
    theirs = table.prey.ready(WALL)

    table.you.acts(word="bleed", by=minions[acting])
    table.prey.blocks(theirs)
    table.you.plays(STEALTH, by=minions[acting], level="obf")
    rest(table)

    assert told(table, "blocks", card=theirs) == int(blocked)
    assert table.prey.pool() == (30 if blocked else 29)


@pytest.mark.ruling(WAIL, 1)
@pytest.mark.parametrize("ally", [False, True])
def test_who_is_blocked_by_the_bearer_burns_1(table: Table, ally: bool) -> None:
    """Blood or life, before combat; the bearer may strike by hand then."""
    mine = table.you.ready(replaced("Carlton Van Wyk", life=4, bleed=1) if ally else "Ryan")
    theirs = table.prey.ready(WALL)
    other = table.prey.ready("Belinde")
    arm = table.prey.in_play(WAIL, on=theirs)
    table.you.holds(IDLE)

    fight(table, mine, theirs)
    assert fight_of(table).fighters == (mine, theirs)
    assert table.blood(mine) == 3  # of 4
    assert damage_to(table, mine) == 0
    table.until("strike", table.prey)
    assert table.prey.may("use", card=arm, level="strike")
    table.prey.does("hand strike")
    rest(table)

    assert damage_to(table, mine) == 1
    assert table.blood(mine) == 2
    assert not table.locked(other)
    assert table.prey.pool() == 30


@pytest.mark.parametrize("who", ["other", "fails"])
def test_nobody_else_burns_blood(table: Table, who: str) -> None:
    """Not where another minion blocks, nor where the bearer attempts and fails."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(STEALTH, IDLE)
    theirs = table.prey.ready(WALL)
    other = table.prey.ready("Belinde")
    table.prey.in_play(WAIL, on=theirs)

    table.you.acts(word="bleed", by=mine)
    if who == "other":
        table.prey.blocks(other)
        table.until("before_range", table.you)
    else:
        table.prey.blocks(theirs)
        table.you.plays(STEALTH, by=mine, level="obf")
        rest(table)
        assert table.prey.pool() == 29
    assert table.blood(mine) == 4


@pytest.mark.ruling(WAIL, 2)
def test_the_blood_burns_before_anything_else(table: Table) -> None:
    """What is played as the action is blocked comes after it."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    theirs = table.prey.ready(WALL)
    table.prey.in_play(WAIL, on=theirs)
    table.you.holds(trick(gain_pool(1), at=("blocked",)))

    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(theirs)
    table.until("blocked", table.you)
    assert table.blood(mine) == 3
    table.you.plays("Trick")
    assert table.you.pool() == 31


@pytest.mark.ruling(WAIL, 3)
def test_an_ally_burns_its_last_life(table: Table) -> None:
    """The action ends at once: no combat, and the bearer is not locked."""
    mine = table.you.ready(replaced("Carlton Van Wyk", life=1, bleed=1))
    table.you.ready(COMPANION)
    theirs = table.prey.ready(WALL)
    table.prey.in_play(WAIL, on=theirs)

    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(theirs)
    rest(table)

    assert table.where(mine) == "ash_heap"
    assert not table.locked(theirs)
    assert told(table, "combat", card=mine) == 0
    assert table.prey.pool() == 30
    assert table.waits_for(table.you)
