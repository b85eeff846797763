"""Loki's Gift, a hunt that leaves something to burn; Command the Legion, X - 1 are locked."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE, UNLOCKER, guard, made_vampire
from combat_talk import rest
from made_up import paper
from methuselah.engine.scope import Scope
from methuselah.language import AIMED_AT, static
from methuselah.rules.action.action import stealth
from politics_talk import motion, polling, votes_now
from scenes.in_play import only_one_on_each
from table_talk import Table

GIFT = "Loki's Gift"
LEGION = "Command the Legion"
WOLF = made_vampire("Wolf", "PRO", capacity=6)
LORD = made_vampire("Lord", "DOM", capacity=6)


def aimed(table: Table) -> set[int]:
    """The cards at which the action in progress is aimed."""
    return set(AIMED_AT.find(table.state, Scope(table.you.number)))


# -- Loki's Gift ----------------------------------------------------------------------------------


def test_a_hunt_brings_a_gift(table: Table) -> None:
    """1 blood, at +1 stealth, directed at nobody; the card is on the hunter."""
    wolf = table.you.ready(WOLF, blood=2)
    other = table.you.ready(COMPANION)
    theirs = table.prey.ready("Nassir", blood=2)
    card, _ = table.you.holds(GIFT, PAUSE)
    assert not table.you.can_play(GIFT, by=other)
    table.you.acts(GIFT, by=wolf, level="pro")
    assert action_of(table).kind == "hunt"
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == ()
    rest(table)
    assert (table.on(card), table.blood(wolf), table.blood(theirs)) == (wolf, 3, 2)
    assert table.waits_for(table.you)


@pytest.mark.ruling(GIFT, 1)
@pytest.mark.parametrize("more", [0, 2])
def test_a_superior_gift_bites_somebody_else(table: Table, more: int) -> None:
    """1 blood of any vampire is burned, however much the hunt brings; directed at its keeper."""
    wolf = table.you.ready(WOLF, blood=1)
    own = table.you.ready(COMPANION)
    theirs, torpid = table.prey.ready("Nassir", blood=3), table.grand_prey.torpor("Ryan", blood=3)
    table.prey.ready("Loyal Street Gang")
    table.you.in_play(paper("Teeth", static("hunt", more), kind="equipment"), on=wolf)
    card, _ = table.you.holds(GIFT, PAUSE)
    table.you.acts(GIFT, by=wolf, level="PRO")
    assert table.you.choices() == {wolf, own, theirs, torpid}
    table.you.chooses(torpid)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == (table.grand_prey.number,)
    assert aimed(table) == {torpid}
    rest(table)
    assert [table.blood(one) for one in (wolf, theirs, torpid)] == [2 + more, 3, 2]
    assert table.on(card) == wolf
    assert table.waits_for(table.you)


@pytest.mark.parametrize("level", ["pro", "PRO"])
@pytest.mark.parametrize("may", [True, False])
def test_the_gift_and_a_blood_give_stealth(table: Table, level: str, may: bool) -> None:
    """In an action of its bearer, where it is needed; not without a blood to burn."""
    wolf = table.you.ready(WOLF, blood=2)
    other = table.you.ready(COMPANION)
    card = table.you.in_play(GIFT, on=wolf, level=level)
    if not may:
        table.you.in_play(paper("Seal", static("cannot burn blood"), kind="equipment"), on=wolf)
    blocker = guard(table.prey, 0)
    table.you.holds(PAUSE)
    table.you.acts(word="bleed", by=wolf)
    table.prey.blocks(blocker)
    table.until("attempt", table.you)
    assert table.you.may("use", card=card) is may
    if not may:
        return
    table.you.uses(card)
    assert stealth(table.state, action_of(table)) == 1
    assert table.where(card) == "ash_heap"
    assert table.blood(wolf) == 1
    rest(table)
    assert table.prey.pool() == 29
    assert not table.locked(other)
    assert table.waits_for(table.you)


def test_no_stealth_for_another(table: Table) -> None:
    """The bearer does not act."""
    wolf = table.you.ready(WOLF)
    other = table.you.ready("Ryan")
    card = table.you.in_play(GIFT, on=wolf, level="PRO")
    blocker = guard(table.prey, 0)
    table.you.holds(PAUSE)
    table.you.acts(word="bleed", by=other)
    table.prey.blocks(blocker)
    table.until("attempt", table.you)
    assert not table.you.may("use", card=card)


@pytest.mark.parametrize(("level", "may"), [("pro", False), ("PRO", True)])
def test_the_superior_gift_gives_votes(table: Table, level: str, may: bool) -> None:
    """2 in anybody's referendum, for the card alone, without blood."""
    prince = table.you.ready("Tara (G5)")
    table.you.ready(COMPANION)
    wolf = table.prey.ready(WOLF, blood=3)
    voter = table.prey.ready("Ayelech (G6)")
    card = table.prey.in_play(GIFT, on=wolf, level=level)
    table.you.holds(motion())
    table.you.acts("Motion", by=prince)
    polling(table, table.prey)
    assert table.prey.may("use", card=card) is may
    if not may:
        return
    table.prey.uses(card)
    assert table.where(card) == "ash_heap"
    assert table.blood(wolf) == 3
    table.prey.votes("against", minion=wolf)
    assert votes_now(table)[1] == 2
    assert voter
    table.nobody_reacts()


@pytest.mark.ruling(GIFT, 2)
def test_one_such_hunt_a_turn(table: Table) -> None:
    """Unlocked, the vampire may hunt again, but not with this card; another one may."""
    wolf = table.you.ready(WOLF, blood=1)
    other = table.you.ready(made_vampire("Second", "PRO", capacity=5), blood=1)
    table.you.in_play(UNLOCKER)
    card = table.you.holds(GIFT, GIFT)[0]
    table.you.acts(GIFT, by=wolf, level="pro")
    table.until("minion", table.you)
    assert card
    first = next(iter(table.state.cards[wolf].attached))
    assert table.on(first) == wolf
    table.you.uses("Unlocker")
    assert not table.locked(wolf)
    assert not table.you.can_play(GIFT, by=wolf)
    assert table.you.may("act", minion=wolf, word="hunt")
    assert table.you.can_play(GIFT, by=other)


@pytest.mark.ruling(GIFT, 2)
def test_not_again_once_the_gift_is_burned(table: Table) -> None:
    """The bearer has none any more, and still has taken this hunt this turn."""
    wolf = table.you.ready(WOLF, blood=1)
    table.you.ready(COMPANION)
    table.you.in_play(UNLOCKER)
    table.you.holds(GIFT, GIFT)
    blocker = guard(table.prey, 0)
    table.you.acts(GIFT, by=wolf, level="pro")
    rest(table)
    table.you.uses("Unlocker")
    table.you.acts(word="bleed", by=wolf)
    table.prey.blocks(blocker)
    table.you.uses(GIFT)
    rest(table)
    table.you.uses("Unlocker")
    assert table.state.cards[wolf].attached == ()
    assert not table.you.can_play(GIFT, by=wolf)


def test_one_gift_for_each_vampire(table: Table) -> None:
    """A second one is for another vampire."""
    other = made_vampire("Second", "PRO", capacity=5)
    only_one_on_each(GIFT, on=WOLF, other=other, level="pro")
    wolf, free = table.you.ready(WOLF), table.you.ready(other)
    table.you.in_play(GIFT, on=wolf, level="pro")
    table.you.holds(GIFT)
    table.begins("minion")
    assert not table.you.can_play(GIFT, by=wolf, level="PRO")
    assert table.you.can_play(GIFT, by=free, level="PRO")


# -- Command the Legion ---------------------------------------------------------------------------


def legion(table: Table) -> dict[str, int]:
    """Your lord of 6, allies and vampires of others, younger and older."""
    return {
        "lord": table.you.ready(LORD),
        "mine": table.you.ready(COMPANION),
        "gang": table.prey.ready("Loyal Street Gang"),
        "young": table.grand_prey.ready(made_vampire("Young", capacity=5)),
        "torpid": table.predator.torpor("Ryan"),
        "peer": table.prey.ready(made_vampire("Peer", capacity=6)),
        "elder": table.predator.ready(made_vampire("Elder", capacity=7)),
        "old": table.grand_prey.torpor(made_vampire("Old", capacity=8)),
    }


@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_the_legion_locks_younger_ones(table: Table, number: int) -> None:
    """X - 1 of them for X blood, without stealth; directed at all whose they are."""
    who = legion(table)
    card, _ = table.you.holds(LEGION, PAUSE)
    assert not table.you.can_play(LEGION, by=who["mine"])
    table.you.acts(LEGION, by=who["lord"], level="dom")
    table.you.chooses(number=number)
    wanted = [who["gang"], who["young"]][: max(0, number - 1)]
    for one in wanted:
        fewer = {who[x] for x in ("mine", "gang", "young", "torpid")}
        assert table.you.choices() == fewer - set(wanted[: wanted.index(one)])
        assert not table.you.may("done")
        table.you.chooses(one)
    assert stealth(table.state, action_of(table)) == 0
    assert action_of(table).targets == (1, 2)[: max(0, number - 1)]
    rest(table)
    assert [name for name, one in who.items() if table.locked(one)] == [
        "lord",
        *["gang", "young"][: max(0, number - 1)],
    ]
    assert table.blood(who["lord"]) == 6 - number
    assert table.where(card) == "ash_heap"
    assert table.waits_for(table.you)


@pytest.mark.parametrize("elder", ["peer", "elder", "old", ""])
def test_one_of_a_superior_legion_may_be_older(table: Table, elder: str) -> None:
    """The same age or older, one at most; with it one fewer of the others."""
    who = legion(table)
    table.you.holds(LEGION, PAUSE)
    table.you.acts(LEGION, by=who["lord"], level="DOM")
    table.you.chooses(number=3)
    assert table.you.choices() == {who[x] for x in ("lord", "peer", "elder", "old")}
    if elder:
        table.you.chooses(who[elder])
    else:
        table.you.does("done")
    locked = ["young"] if elder else ["gang", "young"]
    for name in locked:
        assert table.you.choices() >= {who["torpid"], who["young"]}
        assert not table.you.choices() & {who["peer"], who["elder"], who["old"]}
        assert not table.you.may("done")
        table.you.chooses(who[name])
    seats = {"peer": {1, 2}, "elder": {4, 2}, "old": {2}, "": {1, 2}}[elder]
    assert set(action_of(table).targets) == seats
    rest(table)
    expected = {"lord", *locked, *([elder] if elder else [])}
    assert {name for name, one in who.items() if table.locked(one)} == expected
    assert table.blood(who["lord"]) == 3
    assert table.waits_for(table.you)


@pytest.mark.parametrize("number", [0, 1, 2])
def test_a_small_legion_of_one_elder(table: Table, number: int) -> None:
    """For 2 blood one elder and nobody else, for less nobody at all."""
    who = legion(table)
    table.you.holds(LEGION, PAUSE)
    table.you.acts(LEGION, by=who["lord"], level="DOM")
    table.you.chooses(number=number)
    assert bool(table.you.choices()) is (number == 2)
    if number == 2:
        table.you.chooses(who["elder"])
    rest(table)
    expected = {"lord", *(["elder"] if number == 2 else [])}
    assert {name for name, one in who.items() if table.locked(one)} == expected
    assert table.blood(who["lord"]) == 6 - number
