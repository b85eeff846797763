"""A blocker ends the action: Mental Maze, Shattered Mirror, Voice of Madness; Gift of Sleep."""

from __future__ import annotations

import pytest

from action_talk import told, trick
from block_talk import COMPANION, UNLOCKER, made_vampire
from combat_talk import rest
from fight_talk import replaced
from made_up import paper
from methuselah.language import static, unlock
from scenes.modifiers import adds_stealth
from scenes.rulings import counts_as_the_discipline_used
from table_talk import Table

MAZE = "Mental Maze"
MIRROR = "Shattered Mirror"
VOICE = "Voice of Madness"
SLEEP = "Gift of Sleep"
STRAY = "Underbridge Stray"

LEVELS = [
    (MAZE, "obf", True),
    (MAZE, "OBF", False),
    (MIRROR, "dem", True),
    (MIRROR, "DEM", False),
    (VOICE, "dem", True),
    (VOICE, "DEM", True),
]


@pytest.mark.ruling(MAZE, 2)
@pytest.mark.ruling(MIRROR, 1)
@pytest.mark.ruling(VOICE, 1)
@pytest.mark.parametrize(("card", "level", "locks"), LEVELS)
@pytest.mark.parametrize("who", ["Ryan", "Loyal Street Gang"])
def test_the_action_of_a_younger_one_or_an_ally_ends(
    table: Table, card: str, level: str, locks: bool, who: str
) -> None:
    """No combat, nothing after it; the blocker is locked by the card, and not by its block."""
    acting = table.you.ready(who)
    table.you.ready(COMPANION)
    table.you.holds("Change of Target", "Freak Drive")
    elder = table.prey.ready(made_vampire("Elder", "OBF", "DEM", capacity=5))
    held = table.prey.holds(card)
    table.prey.holds("Cats' Guidance")
    before = table.blood(acting)
    table.you.acts(word="bleed", by=acting)
    table.prey.blocks(elder)
    table.prey.plays(held, by=elder, level=level)
    assert table.waits_for(table.you, "minion")
    assert told(table, "combat") == 0
    assert table.locked(elder) is locks
    assert table.locked(acting)
    assert table.blood(acting) == before - (card == VOICE and level == "DEM")
    assert table.blood(elder) == 5 - (card != MIRROR)
    assert table.prey.pool() == 30
    assert table.on(held) == acting if card == MIRROR else table.where(held) == "ash_heap"


@pytest.mark.parametrize("card", [MAZE, MIRROR, VOICE])
@pytest.mark.parametrize(
    ("capacity", "blocks", "may"), [(5, True, True), (4, True, False), (5, False, False)]
)
def test_only_an_older_blocker_ends_it(
    table: Table, card: str, capacity: int, blocks: bool, may: bool
) -> None:
    """Ryan has a capacity of 4; a vampire that does not block cannot help."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds("Change of Target")
    elder = table.prey.ready(made_vampire("Elder", "OBF", "DEM", capacity=capacity))
    other = table.prey.ready("Nassir")
    held = table.prey.holds(card)
    table.you.acts(word="bleed", by=ryan)
    table.prey.blocks(elder if blocks else other)
    table.until("blocked", table.you)
    assert table.prey.can_play(held, by=elder) is may


@pytest.mark.parametrize(("card", "may"), [(MAZE, True), (VOICE, True), (MIRROR, False)])
def test_a_shattered_mirror_is_for_a_bleed_of_yours(table: Table, card: str, may: bool) -> None:
    """The others end any action: here a hunt."""
    ryan = table.you.ready("Ryan", blood=1)
    table.you.ready(COMPANION)
    table.you.holds("Change of Target")
    elder = table.prey.ready(made_vampire("Elder", "OBF", "DEM", capacity=5))
    table.prey.in_play(paper("Eyes", static("intercept", 1), kind="equipment"), on=elder)
    held = table.prey.holds(card)
    table.you.acts(word="hunt", by=ryan)
    table.prey.blocks(elder)
    table.until("blocked", table.you)
    assert table.prey.can_play(held, by=elder) is may


# -- Mental Maze ----------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["obf", "OBF"])
@pytest.mark.parametrize(("of", "cost"), [("Ministry", 0), ("Nosferatu", 1)])
def test_a_maze_is_free_for_the_ministry(table: Table, level: str, of: str, cost: int) -> None:
    """1 blood for anybody else, who cannot play it without; of the Ministry it costs nothing."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    elder = table.prey.ready(
        replaced("Chester DuBois (G1)", clans=(of,), disciplines=("OBF",)), blood=2
    )
    table.prey.holds(MAZE)
    table.you.acts(word="bleed", by=ryan)
    table.prey.blocks(elder)
    table.prey.plays(MAZE, by=elder, level=level)
    assert table.blood(elder) == 2 - cost
    assert table.waits_for(table.you)


@pytest.mark.ruling(MAZE, 1)
def test_a_maze_holds_though_an_older_slave_would_fight(table: Table) -> None:
    """The acting vampire is younger still, whoever fights in its place."""
    master = table.you.ready("Nassir")
    slave = table.you.ready(replaced("Rusticus (G5)", capacity=9))
    table.you.ready(COMPANION)
    elder = table.prey.ready(made_vampire("Elder", "OBF", capacity=5))
    held = table.prey.holds(MAZE)
    table.you.acts(word="bleed", by=master)
    table.prey.blocks(elder)
    table.you.does("slave fights", minion=slave)
    assert table.prey.can_play(held, by=elder)
    table.prey.plays(held, by=elder, level="OBF")
    rest(table)
    assert told(table, "combat") == 0
    assert table.blood(elder) == 4


# -- Shattered Mirror -----------------------------------------------------------------------------


def test_a_shattered_mirror_weakens_bleeds_until_it_is_burned(table: Table) -> None:
    """-1 bleed; its bearer burns it by an action for 1 blood, at no stealth, directed at nobody."""
    ryan = table.you.ready("Ryan")
    other = table.you.ready(COMPANION)
    mirror = table.you.in_play(MIRROR, on=ryan)
    table.you.in_play(UNLOCKER)
    table.prey.ready("Nassir")
    table.you.acts(word="bleed", by=ryan)
    rest(table)
    assert table.prey.pool() == 30
    assert not table.you.may("use action", card=mirror, minion=other)
    table.you.uses("Unlocker")
    table.you.acts(mirror, by=ryan)
    assert table.blood(ryan) == 4
    assert table.prey.may("block")
    rest(table)
    assert table.where(mirror) == "ash_heap"
    assert table.blood(ryan) == 3
    table.you.acts(word="bleed", by=other)
    rest(table)
    assert table.prey.pool() == 29


def test_an_ally_keeps_its_shattered_mirror(table: Table) -> None:
    """It is no vampire, even if it plays cards as one; and nobody else burns it."""
    stray = table.you.ready("Loyal Street Gang")
    mask = paper("Mask", static("plays as a vampire", word="dom"), kind="equipment")
    table.you.in_play(mask, on=stray)
    ryan = table.you.ready("Ryan")
    mirror = table.you.in_play(MIRROR, on=stray)
    table.prey.ready("Nassir")
    assert table.you.may("act", word="bleed", minion=ryan)
    assert not table.you.may("use action", card=mirror)
    table.you.acts(word="bleed", by=stray)
    rest(table)
    assert table.prey.pool() == 30


@pytest.mark.parametrize("worn", [True, False])
def test_a_minion_has_one_shattered_mirror(table: Table, worn: bool) -> None:
    """No second one can be put on the acting minion; one on another does not matter."""
    ryan = table.you.ready("Ryan")
    other = table.you.ready(COMPANION)
    table.you.in_play(MIRROR, on=ryan if worn else other)
    table.you.in_play(paper("Fang", static("bleed", +2), kind="equipment"), on=ryan)
    table.you.holds("Change of Target")
    elder = table.prey.ready(made_vampire("Elder", "DEM", capacity=5))
    held = table.prey.holds(MIRROR)
    table.you.acts(word="bleed", by=ryan)
    table.prey.blocks(elder)
    table.until("blocked", table.you)
    assert table.prey.can_play(held, by=elder) is not worn


# -- Gift of Sleep --------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "codes"), [("obf", ("obf",)), ("OBE", ("OBE",))])
def test_gift_of_sleep_adds_one_stealth(level: str, codes: tuple[str, ...]) -> None:
    """With Obfuscate or with superior Obeah."""
    adds_stealth(SLEEP, by=made_vampire("Healer", *codes), amount=1, level=level)


@pytest.mark.ruling(SLEEP, 2)
@pytest.mark.parametrize("blocker", [STRAY, "Nassir"])
def test_an_ally_that_blocks_falls_asleep(table: Table, blocker: str) -> None:
    """Locked, without a combat; the action is over. A vampire does not sleep."""
    mine = table.you.ready(made_vampire("Healer", "obe"))
    table.you.ready(COMPANION)
    table.you.holds(SLEEP, "Change of Target", "Freak Drive")
    guard = table.prey.ready(blocker)
    table.prey.holds("Cats' Guidance")
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(guard)
    assert table.you.can_play("Change of Target")
    assert table.you.can_play(SLEEP, by=mine) is (blocker == STRAY)
    if blocker == STRAY:
        table.you.plays(SLEEP, by=mine, level="obe")
        assert table.waits_for(table.you, "minion")
        assert table.locked(guard)
        assert table.locked(mine)
        assert told(table, "combat") == 0
        assert table.prey.pool() == 30


@pytest.mark.ruling(SLEEP, 2)
@pytest.mark.parametrize("acting", [STRAY, "Ryan"])
def test_a_blocker_puts_an_acting_ally_to_sleep(table: Table, acting: str) -> None:
    """The blocker stays unlocked; an acting vampire does not sleep."""
    theirs = table.you.ready(acting)
    table.you.ready(COMPANION)
    table.you.holds("Change of Target", trick(unlock(), at=("announced",)))
    healer = table.prey.ready(made_vampire("Healer", "obe"))
    bystander = table.prey.ready(made_vampire("Second", "obe"))
    held = table.prey.holds(SLEEP)
    table.prey.holds("Cats' Guidance")
    table.you.acts(word="bleed", by=theirs)
    table.you.plays("Trick", by=theirs)  # so that it is seen to be locked
    table.prey.blocks(healer)
    table.until("blocked")
    assert table.prey.can_play(held, by=healer) is (acting == STRAY)
    assert not table.prey.can_play(held, by=bystander)
    if acting == STRAY:
        table.prey.plays(held, by=healer, level="obe 2")
        assert table.waits_for(table.you, "minion")
        assert table.locked(theirs)
        assert not table.locked(healer)
        assert told(table, "combat") == 0


def test_whoever_is_rushed_by_an_ally_puts_it_to_sleep(table: Table) -> None:
    """Before the combat; the healer stays unlocked."""
    ally = table.you.ready(STRAY)
    table.you.ready(COMPANION)
    healer = table.prey.ready(made_vampire("Healer", "obe"))
    rush = table.you.in_play("Haven Uncovered", on=healer)
    held = table.prey.holds(SLEEP)
    table.you.acts(rush, by=ally)
    table.prey.plays(held, by=healer, level="obe 2")
    rest(table)
    assert told(table, "combat") == 0
    assert table.locked(ally)
    assert not table.locked(healer)
    assert table.blood(healer) == 5


def test_an_acting_vampire_puts_the_ally_that_it_attacks_to_sleep(table: Table) -> None:
    """Its action succeeds and there is no combat: the ally is locked."""
    mine = table.you.ready(made_vampire("Healer", "obe"))
    table.you.ready(COMPANION)
    ally = table.prey.ready(STRAY)
    rush = table.you.in_play("Haven Uncovered", on=ally)
    table.you.holds(SLEEP)
    table.you.acts(rush, by=mine)
    table.you.plays(SLEEP, by=mine, level="obe")
    rest(table)
    assert told(table, "combat") == 0
    assert table.locked(ally)
    assert table.blood(mine) == 5


@pytest.mark.ruling(SLEEP, 1)
@pytest.mark.parametrize(("level", "used", "other"), [("obf", "obf", "obe"), ("OBE", "obe", "obf")])
def test_gift_of_sleep_requires_what_is_used(level: str, used: str, other: str) -> None:
    """One of the two as it is played."""
    vampire = made_vampire("Healer", "obf", "OBE", capacity=10)
    counts_as_the_discipline_used(SLEEP, by=vampire, level=level, used=(used,), others=(other,))
