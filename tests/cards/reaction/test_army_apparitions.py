"""Army of Apparitions: votes, or an action at one of yours that fails."""

from __future__ import annotations

import pytest

from action_talk import told
from block_talk import COMPANION, UNLOCKER, made_vampire
from combat_talk import rest
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import TARGET, action, choose, gain_pool, lock, minion, on, static
from politics_talk import motion, votes_now
from table_talk import Table

CARD = "Army of Apparitions"
HOST = made_vampire("Host", "CHI", capacity=6)
SEER = made_vampire("Seer", "chi", capacity=6)
PEER, YOUNG = (made_vampire(n, "FOR", capacity=c) for n, c in (("Peer", 6), ("Young", 5)))
TIES = paper("Ties", action(choose(on(minion)), lock(TARGET)))
HOLDUP = paper("Holdup", action(gain_pool(1)))


# -- votes ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("locked", [True, False])
@pytest.mark.parametrize("who", [SEER, HOST])
def test_three_votes_in_polling(table: Table, locked: bool, who: Definition) -> None:
    """By a locked vampire too; not before polling, and a bystander has none."""
    caller = table.you.ready("Mkhokheli")
    host, other = table.prey.ready(who, locked=locked), table.prey.ready("Ryan")
    held = table.prey.holds(CARD)
    table.you.holds(motion())
    table.prey.in_play("Ventrue Headquarters")

    table.you.acts("Motion", by=caller)
    while table.asked().window != "polling":  # type: ignore[union-attr]
        assert not table.prey.can_play(CARD)
        table.pass_on()
    assert not table.prey.can_play(CARD, by=other)
    assert not table.prey.can_play(CARD, by=host, level="CHI")
    table.prey.plays(CARD, by=host, level="chi")
    assert not table.prey.may("vote", minion=other)
    table.prey.votes("against", minion=host)

    assert votes_now(table) == (0, 3)
    assert table.locked(host) is locked
    assert table.blood(host) == 6
    assert table.where(held) == "ash_heap"
    rest(table)
    assert table.you.pool() == 30  # 3 against 3: it failed


@pytest.mark.ruling(CARD, 1)
@pytest.mark.parametrize("itself", [True, False])
def test_no_votes_where_it_passes_by_itself(table: Table, itself: bool) -> None:
    """Without polling."""
    caller = table.you.ready("Mkhokheli")
    table.you.ready(COMPANION)
    table.prey.ready(SEER)
    table.prey.holds(CARD)
    table.you.holds(motion())
    if itself:
        sure = paper("Sure", static("passes automatically"), kind="equipment")
        table.you.in_play(sure, on=caller)

    table.you.acts("Motion", by=caller)
    offered = False
    while not table.over():
        offered |= table.prey.can_play(CARD)
        table.pass_on()
    assert offered is not itself


# -- the action fails -----------------------------------------------------------------------------


@pytest.mark.parametrize("locked", [True, False])
@pytest.mark.parametrize("name", ["Young", "Loyal Street Gang"])
@pytest.mark.ruling(CARD, 7)
def test_an_action_at_your_minion_fails(table: Table, locked: bool, name: str) -> None:
    """Of a younger vampire or an ally; 2 blood; it is not blocked."""
    acting = table.you.ready(YOUNG if name == "Young" else name)
    table.you.ready(COMPANION)
    host, target = table.prey.ready(HOST, locked=locked), table.prey.ready("Ryan")
    held = table.prey.holds(CARD)
    table.you.holds(TIES, "Freak Drive")

    table.you.acts("Ties", by=acting)
    table.you.chooses(target)
    table.prey.plays(CARD, by=host, level="CHI")
    assert not table.you.can_play("Freak Drive")
    rest(table)

    assert not table.locked(target)
    assert table.locked(acting)
    assert table.locked(host) is locked
    assert table.blood(host) == 4
    assert table.where(held) == "ash_heap"
    assert told(table, "action failed", card=acting) == 1
    assert told(table, "blocks") == 0
    assert table.waits_for(table.you)


@pytest.mark.parametrize(
    ("name", "aimed", "may"),
    [
        ("Young", "prey", True),
        ("Loyal Street Gang", "prey", True),
        ("Peer", "prey", False),  # as old
        ("Gwendolyn", "prey", False),
        ("Young", "predator", False),  # another Methuselah's minion
        ("Young", "you", False),
        ("Young", "bleed", False),  # directed at a Methuselah
        ("Young", "nobody", False),
    ],
)
def test_which_actions_it_ends(table: Table, name: str, aimed: str, may: bool) -> None:
    """Of an ally or a younger vampire, and directed at a minion of hers."""
    acting = table.you.ready({"Young": YOUNG, "Peer": PEER}.get(name, name))
    targets = {"you": table.you.ready(COMPANION), "prey": table.prey.ready("Ryan")}
    targets["predator"] = table.predator.ready("Lauren")
    table.prey.ready(HOST)
    table.prey.holds(CARD)
    table.you.holds(TIES, HOLDUP)

    if aimed == "bleed":
        table.you.acts(word="bleed", by=acting)
    elif aimed == "nobody":
        table.you.acts("Holdup", by=acting)
    else:
        table.you.acts("Ties", by=acting)
        table.you.chooses(targets[aimed])
    offered = False
    while not table.over():
        offered |= table.prey.can_play(CARD, level="CHI")
        assert not table.prey.can_play(CARD, level="chi")
        table.pass_on()
    assert offered is may


def test_the_inferior_level_ends_no_action(table: Table) -> None:
    """It takes superior Chimerstry."""
    acting = table.you.ready(YOUNG)
    ryan = table.prey.ready("Ryan")
    table.prey.ready(SEER)
    table.prey.holds(CARD)
    table.you.holds(TIES)

    table.you.acts("Ties", by=acting)
    table.you.chooses(ryan)
    while not table.over():
        assert not table.prey.can_play(CARD)
        table.pass_on()


@pytest.mark.ruling(CARD, 2)
@pytest.mark.ruling(CARD, 3)
@pytest.mark.parametrize(("blood", "may"), [(1, False), (2, True)])
@pytest.mark.parametrize("cheaper", [True, False])
def test_two_blood_must_be_there(table: Table, blood: int, may: bool, cheaper: bool) -> None:
    """What makes the card cheaper changes nothing about it."""
    acting = table.you.ready(YOUNG)
    table.you.ready(COMPANION)
    host, ryan = table.prey.ready(HOST, blood=blood), table.prey.ready("Ryan")
    table.prey.holds(CARD)
    table.you.holds(TIES)
    if cheaper:
        saver = paper("Saver", static("blood cost", -3), kind="equipment")
        table.prey.in_play(saver, on=host)

    table.you.acts("Ties", by=acting)
    table.you.chooses(ryan)
    table.until("action", table.prey)
    assert table.prey.can_play(CARD, by=host, level="CHI") is may
    if may:
        table.prey.plays(CARD, by=host, level="CHI")
        assert table.blood(host) == 0


@pytest.mark.ruling(CARD, 4)
def test_not_during_an_attempt_nor_after_a_block(table: Table) -> None:
    """Before it, and after the last one."""
    acting = table.you.ready(YOUNG)
    table.you.ready(COMPANION)
    host, ryan = table.prey.ready(HOST), table.prey.ready("Ryan")
    table.prey.holds(CARD, "Spirit's Touch")
    table.you.holds(TIES)

    table.you.acts("Ties", by=acting)
    table.you.chooses(ryan)
    table.until("action", table.prey)
    assert table.prey.can_play(CARD, by=host)
    table.prey.blocks(ryan)
    while not table.over():
        assert not table.prey.can_play(CARD)
        table.pass_on()
    assert told(table, "blocks") == 1


def test_after_blocks_are_declined(table: Table) -> None:
    """As late as that."""
    acting = table.you.ready(YOUNG)
    table.you.ready(COMPANION)
    host, ryan = table.prey.ready(HOST), table.prey.ready("Ryan")
    table.prey.holds(CARD)
    table.you.holds(TIES)

    table.you.acts("Ties", by=acting)
    table.you.chooses(ryan)
    table.until("declined", table.prey)
    table.prey.plays(CARD, by=host, level="CHI")
    rest(table)
    assert not table.locked(ryan)
    assert table.blood(host) == 4


@pytest.mark.ruling(CARD, 5)
def test_what_follows_an_action_is_played_still(table: Table) -> None:
    """The window after resolution opens."""
    acting = table.you.ready(YOUNG)
    table.you.ready(COMPANION)
    host, ryan = table.prey.ready(HOST), table.prey.ready("Ryan")
    table.prey.holds(CARD)
    table.predator.ready("Lauren", locked=True)
    wake = table.predator.holds("Wake with Evening's Freshness")
    table.you.holds(TIES)

    table.you.acts("Ties", by=acting)
    table.you.chooses(ryan)
    table.prey.plays(CARD, by=host, level="CHI")
    table.until("after_resolution", table.predator)
    assert table.predator.can_play(wake)


@pytest.mark.ruling(CARD, 6)
def test_a_failed_action_is_not_repeated(table: Table) -> None:
    """It has reached resolution: unlocked, the vampire plays that card no more."""
    acting = table.you.ready(YOUNG)
    other = table.you.ready(COMPANION)
    host, ryan = table.prey.ready(HOST), table.prey.ready("Ryan")
    table.prey.holds(CARD)
    table.you.holds(TIES, TIES)
    table.you.in_play(UNLOCKER)

    table.you.acts("Ties", by=acting)
    table.you.chooses(ryan)
    table.prey.plays(CARD, by=host, level="CHI")
    table.you.uses("Unlocker")
    if table.locked(acting):
        table.you.chooses(acting)
    assert not table.locked(acting)
    assert not table.you.can_play("Ties", by=acting)
    assert table.you.can_play("Ties", by=other)
