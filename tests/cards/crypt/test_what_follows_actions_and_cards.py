"""What follows an action or a card that was played: unlocks, a rescue that is barred, the crypt."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import UNLOCKER, made_vampire
from combat_talk import rest
from made_up import of_level, omen, paper
from methuselah.language import action, event, gain_pool, is_action, put_in_play, static
from methuselah.rules.action.action import stealth
from table_talk import Table

COCK_ROBIN = "Cock Robin (G3)"
JESSE = "Jesse Menks (G3)"
CALLIHAN = "Boss Callihan (G3)"
PAUL = "Paul Cordwood (G4)"
EYES = paper("Eyes", static("intercept", +9), kind="equipment")


# -- Cock Robin --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "blocked", "unlocks"),
    [("ani", False, True), ("ani", True, False), ("pot", False, False)],
)
def test_cock_robin_unlocks_after_animalism(
    table: Table, code: str, blocked: bool, unlocks: bool
) -> None:
    """After a successful action that requires Animalism; at its end, not before."""
    robin = table.you.ready(COCK_ROBIN)
    table.you.ready("Meaghan")
    blocker = table.prey.ready("Ryan")
    table.prey.in_play(EYES, on=blocker)
    table.you.holds(of_level(code))
    table.you.acts("Lesson", by=robin, level=code)
    assert table.locked(robin)
    if blocked:
        table.prey.blocks(blocker)
    rest(table)
    assert table.locked(robin) is not unlocks
    assert table.you.pool() == 30 + (not blocked)
    assert table.waits_for(table.you)


def test_cock_robin_unlocks_once_per_turn(table: Table) -> None:
    """After a second action he stays locked; one that fails counts for nothing."""
    robin = table.you.ready(COCK_ROBIN)
    table.you.ready("Meaghan")
    blocker = table.prey.ready("Don Cerro (G5)")
    table.prey.in_play(EYES, on=blocker)
    table.you.in_play(UNLOCKER)
    lessons = [
        paper(name, levels={"ani": action(gain_pool(1), stealth=1)})
        for name in ("First", "Second", "Third")
    ]
    table.you.holds(*lessons)
    table.you.acts("First", by=robin, level="ani")
    table.prey.blocks(blocker)
    rest(table)
    table.you.uses("Unlocker")
    table.you.acts("Second", by=robin, level="ani")
    rest(table)
    assert not table.locked(robin)
    table.you.acts("Third", by=robin, level="ani")
    rest(table)
    assert table.locked(robin)
    assert table.you.pool() == 32


def test_cock_robin_does_not_unlock_who_acts_in_his_place(table: Table) -> None:
    """He announced it, another performs it: neither of them unlocks."""
    robin = table.you.ready(COCK_ROBIN)
    mask = table.you.ready(made_vampire("Mask", "obf", "ani", capacity=8))
    table.you.ready("Meaghan")
    guard = table.prey.ready("Ryan")
    table.you.holds("Mask of a Thousand Faces", of_level("ani", action(gain_pool(1), stealth=1)))
    table.you.acts("Lesson", by=robin)
    table.prey.does("block", minion=guard)
    table.you.plays("Mask of a Thousand Faces")
    rest(table)
    assert table.you.pool() == 31
    assert table.locked(mask)
    assert not table.locked(robin)  # by the Mask, which unlocks whoever acted before


def test_cock_robin_unlocks_again_in_another_turn(table: Table) -> None:
    """Once per turn: in your next one he does it again."""
    robin = table.you.ready(COCK_ROBIN)
    table.you.ready("Meaghan")
    table.prey.ready("Nassir")
    lessons = [
        paper(name, levels={"ani": action(gain_pool(1), stealth=1)}) for name in ("First", "Second")
    ]
    table.you.holds(*lessons)
    table.you.acts("First", by=robin, level="ani")
    rest(table)
    assert not table.locked(robin)
    table.you.acts(word="bleed", by=robin)
    rest(table)
    assert table.locked(robin)
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    table.you.acts("Second", by=robin, level="ani")
    rest(table)
    assert not table.locked(robin)


def test_cock_robin_is_not_unlocked_by_others(table: Table) -> None:
    """Another minion's action with Animalism leaves both locked."""
    robin = table.you.ready(COCK_ROBIN, locked=True)
    ryan = table.you.ready("Ryan")
    table.you.ready("Meaghan")
    table.prey.ready("Nassir")
    table.you.holds(of_level("ani"))
    table.you.acts("Lesson", by=ryan, level="ani")
    rest(table)
    assert table.you.pool() == 31
    assert table.locked(robin)
    assert table.locked(ryan)


# -- Jesse Menks -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("keyword", "place", "unlocks"),
    [("gehenna", "ready", True), ("government", "ready", False), ("gehenna", "torpor", False)],
)
def test_jesse_unlocks_for_a_gehenna_card(
    table: Table, keyword: str, place: str, unlocks: bool
) -> None:
    """One that you play, while he is ready; no other event."""
    jesse = table.you.puts(JESSE, place, locked=True)
    other = table.you.ready("Meaghan", locked=True)
    table.you.holds(paper("Omen", event(put_in_play()), keywords=frozenset({keyword})))
    table.you.holds(paper("Spare", event(put_in_play())))
    table.begins("discard")
    table.you.plays("Omen")
    assert table.locked(jesse) is not unlocks
    assert table.locked(other)


def test_jesse_sleeps_on_where_others_play_it(table: Table) -> None:
    """A Gehenna card of your prey does nothing to him."""
    jesse = table.you.ready(JESSE, locked=True)
    table.prey.holds(omen())
    table.prey.ready("Meaghan")
    table.until_turn_of(table.prey, "discard")
    locked = table.locked(jesse)
    table.prey.plays("Omen")
    assert table.locked(jesse) is locked


# -- Boss Callihan -----------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "may"), [(CALLIHAN, False), ("Ryan", True)])
@pytest.mark.parametrize("whose", ["you", "prey"])
def test_callihan_rescues_nobody(table: Table, name: str, may: bool, whose: str) -> None:
    """Neither one of his own nor another's; he may diablerize, others may rescue."""
    mine = table.you.ready(name)
    other = table.you.ready("Nassir")
    getattr(table, whose).torpor("Meaghan", blood=1)
    assert table.you.may("act", minion=mine, word="rescue") is may
    assert table.you.may("act", minion=mine, word="diablerie")
    assert table.you.may("act", minion=other, word="rescue")


def test_callihan_leaves_torpor_and_is_rescued(table: Table) -> None:
    """His own way out of torpor is open, and others may fetch him."""
    callihan = table.you.torpor(CALLIHAN, blood=2)
    other = table.you.ready("Nassir")
    assert table.you.may("act", minion=callihan, word="leave torpor")
    assert table.you.may("act", minion=other, word="rescue")


# -- Paul Cordwood -----------------------------------------------------------------------------


def test_paul_burns_his_past_for_stealth(table: Table) -> None:
    """+1 stealth where it is needed, for the top card of your crypt; once each action."""
    paul = table.you.ready(PAUL)
    table.you.ready("Meaghan")
    below, top = table.you.crypt("Zip (G3)", "Claudia (G5)")
    blocker = table.prey.ready("Ryan")
    table.you.acts(word="bleed", by=paul)
    assert not table.you.may("use", card=paul)  # not needed yet
    table.prey.blocks(blocker)
    table.you.uses(paul, level="stealth")
    assert stealth(table.state, action_of(table)) == 1
    assert (table.where(top), table.where(below)) == ("removed", "crypt")
    rest(table)
    assert table.prey.pool() == 29
    assert table.waits_for(table.you)


def test_paul_has_stealth_once_each_action(table: Table) -> None:
    """Against 1 intercept he would need 2."""
    paul = table.you.ready(PAUL)
    table.you.ready("Meaghan")
    table.you.crypt("Zip (G3)", "Claudia (G5)")
    blocker = table.prey.ready("Ryan")
    table.prey.in_play(paper("Lamp", static("intercept", +1), kind="equipment"), on=blocker)
    table.you.acts(word="bleed", by=paul)
    table.prey.blocks(blocker)
    table.you.uses(paul, level="stealth")
    assert not table.you.may("use", card=paul)
    rest(table)
    assert table.prey.pool() == 30


@pytest.mark.parametrize("cards", [0, 1, 2])
def test_paul_sees_more_for_the_top_of_the_crypt(table: Table, cards: int) -> None:
    """+1 intercept, once each action; without a crypt none."""
    hunter = table.you.ready("Ryan", blood=1)
    table.you.ready("Meaghan")
    paul = table.prey.ready(PAUL)
    crypt = [table.prey.crypt(name) for name in ("Zip (G3)", "Claudia (G5)")[:cards]]
    table.you.acts(word="hunt", by=hunter)
    table.prey.blocks(paul)
    assert table.prey.may("use", card=paul, level="intercept") is bool(cards)
    assert not table.prey.may("use", card=paul, level="stealth")
    if cards:
        table.prey.uses(paul, level="intercept")
        assert [table.where(one) for one in crypt] == ["crypt"] * (cards - 1) + ["removed"]
    rest(table)
    assert table.locked(paul) is bool(cards)  # it has blocked
    assert table.blood(hunter) == (0 if cards else 2)


def test_paul_does_it_once_each_action(table: Table) -> None:
    """Against 2 stealth 1 intercept does not do; in the next action he may again."""
    hider, hunter = table.you.ready("Ryan", blood=1), table.you.ready("Meaghan", blood=1)
    table.you.in_play(paper("Cloak", static("stealth", +1), kind="equipment"), on=hider)
    paul = table.prey.ready(PAUL)
    table.prey.crypt("Zip (G3)", "Claudia (G5)", "Dodd (G2)")
    table.you.acts(word="hunt", by=hider)
    table.prey.blocks(paul)
    table.prey.uses(paul, level="intercept")
    assert not table.prey.may("use", card=paul)
    rest(table)
    assert table.blood(hider) == 2
    table.you.acts(word="hunt", by=hunter)
    table.prey.blocks(paul)
    table.prey.uses(paul, level="intercept")
    rest(table)
    assert table.blood(hunter) == 0


def test_paul_hides_again_in_his_next_action(table: Table) -> None:
    """Unlocked, he hunts, after a bleed."""
    paul = table.you.ready(PAUL, blood=5)
    table.you.ready("Meaghan")
    table.you.in_play(UNLOCKER)
    table.you.crypt("Zip (G3)", "Claudia (G5)")
    blocker = table.prey.ready("Ryan")
    table.prey.in_play(
        paper("Lamp", static("intercept", +1, when=is_action("hunt")), kind="equipment"), on=blocker
    )
    table.you.acts(word="bleed", by=paul)
    table.prey.blocks(blocker)
    table.you.uses(paul, level="stealth")
    rest(table)
    table.you.uses("Unlocker")
    table.you.acts(word="hunt", by=paul)
    table.prey.blocks(blocker)
    table.you.uses(paul, level="stealth")
    rest(table)
    assert table.blood(paul) == 6


def test_paul_without_a_crypt_hides_from_nobody(table: Table) -> None:
    """There is no card to remove."""
    paul = table.you.ready(PAUL)
    table.you.ready("Meaghan")
    blocker = table.prey.ready("Ryan")
    table.you.acts(word="bleed", by=paul)
    table.prey.blocks(blocker)
    assert not table.you.may("use", card=paul)


def test_paul_helps_nobody_else(table: Table) -> None:
    """Neither stealth for another of yours nor intercept for another blocker."""
    mine = table.you.ready("Ryan", blood=1)
    paul = table.you.ready(PAUL)
    table.you.crypt("Zip (G3)")
    theirs = table.prey.ready("Meaghan")
    far = table.prey.ready("Shawnda Dorrit (G4)")
    table.prey.crypt("Zip (G3)")
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(theirs)
    assert not table.you.may("use", card=paul)
    assert not table.prey.may("use", card=far)
