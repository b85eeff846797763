"""Babble, Hard Case, Ministry, Minor Irritation, Revelation of Despair."""

from __future__ import annotations

import pytest

from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import REOPENS, rest
from fight_talk import damage_to, replaced
from made_up import paper
from methuselah.engine.definitions import Definition, defined
from methuselah.language import THIS, becomes_of_sect, equips, modifier, recruits, static
from methuselah.rules.action.blocks import intercept
from scenes.telling import changing
from table_talk import Table

BABBLE = "Babble"
CASE = "Hard Case"
MINISTRY = "Ministry"
IRRITATION = "Minor Irritation"
DESPAIR = "Revelation of Despair"
CLUB = paper("A Club", equips(), kind="equipment", keywords=frozenset({"weapon"}))
CART = paper("A Cart", equips(), kind="equipment", keywords=frozenset({"vehicle"}))
HAT = paper("A Hat", equips(), kind="equipment")
WEAK = paper("Weakling", recruits(), life=1, strength=0, bleed=1)


# -- Babble ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("whose", ["prey", "predator"])
def test_babble_lends_intercept_to_another_minion(table: Table, whose: str) -> None:
    """Anybody's, that attempts to block; not to itself."""
    mine = table.you.ready(made_vampire("Actor"), blood=2)
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    mad = table.prey.ready(made_vampire("Mad", "dem"))
    other = getattr(table, whose).ready("Renegade Garou")
    card = table.prey.holds(BABBLE)
    table.you.acts(word="hunt", by=mine)
    table.prey.blocks(mad)
    table.until("attempt", table.you)
    assert not table.prey.can_play(card)
    getattr(table, whose).blocks(other)
    table.until("attempt", table.you)
    table.prey.plays(card, by=mad, level="dem")
    assert intercept(table.state, other) == 1
    rest(table)
    assert damage_to(table, mine) > 0
    assert not table.locked(mad)


def test_superior_babble_unlocks_another_minion(table: Table) -> None:
    """A ready one of anybody for a lock of its own; neither itself nor one in torpor."""
    mine = table.you.ready(made_vampire("Actor"))
    table.you.ready(COMPANION, locked=True)
    mad = table.prey.ready(made_vampire("Mad", "DEM"))
    ryan = table.prey.ready("Ryan", locked=True)
    fallen = table.prey.torpor("Lauren")
    far = table.grand_prey.ready("Renegade Garou", locked=True)
    card = table.prey.holds(BABBLE)
    table.you.acts(word="bleed", by=mine)
    table.prey.plays(card, by=mad, level="DEM")
    assert {ryan, far, mine} <= table.prey.choices()
    assert not {mad, fallen} & table.prey.choices()
    table.prey.chooses(ryan)
    assert [table.locked(one) for one in (mad, ryan, far)] == [True, False, True]
    table.prey.blocks(ryan)
    rest(table)
    assert table.prey.pool() == 30


def test_superior_babble_is_not_for_who_blocks(table: Table) -> None:
    """While it attempts to block itself; while another one does it may be played."""
    mine = table.you.ready(made_vampire("Actor"))
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    mad = table.prey.ready(made_vampire("Mad", "DEM"))
    table.prey.ready("Ryan", locked=True)
    other = table.prey.ready("Nassir")
    table.prey.holds(BABBLE)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(mad)
    table.until("attempt", table.you)
    assert not table.prey.can_play(BABBLE, level="DEM")
    table = Table()
    mine = table.you.ready(made_vampire("Actor"))
    table.you.holds(PAUSE)
    table.prey.ready(made_vampire("Mad", "DEM"))
    other = table.prey.ready("Nassir")
    table.prey.holds(BABBLE)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(other)
    table.until("attempt", table.you)
    assert table.prey.can_play(BABBLE, level="DEM")


@pytest.mark.ruling(BABBLE, 1)
def test_babble_waits_for_the_impulse(table: Table) -> None:
    """The prey decides about blocking before the grand prey has the impulse."""
    mine = table.you.ready(made_vampire("Actor"))
    table.you.ready(COMPANION)
    table.prey.ready("Nassir")
    table.grand_prey.ready(made_vampire("Mad", "DEM"))
    card = table.grand_prey.holds(BABBLE)
    table.you.acts(word="bleed", by=mine)
    asked = []
    while not asked or asked[-1] != 2:
        decision = table.asked()
        assert decision is not None
        asked.append(decision.seat)
        if decision.seat != 2:
            table.pass_on()
    assert asked == [1, 2]
    assert table.grand_prey.can_play(card)


# -- Hard Case, Minor Irritation ------------------------------------------------------------------

BLOCKED = pytest.mark.parametrize(
    ("who", "may"),
    [
        (made_vampire("Young", capacity=4), True),
        (made_vampire("Mate", capacity=5), False),
        ("Renegade Garou", True),
    ],
)


@BLOCKED
@pytest.mark.parametrize("level", ["for", "FOR"])
@pytest.mark.ruling(CASE, 1)
def test_a_hard_case_fights_nobody(
    table: Table, who: str | Definition, may: bool, level: str
) -> None:
    """An ally or who is younger was blocked: no combat; the blocker is locked, the action over."""
    mine = table.you.ready(who)
    table.you.ready(COMPANION)
    blocker = table.prey.ready(made_vampire("Hard", "FOR", capacity=5))
    other = table.prey.ready(made_vampire("Other", "FOR", capacity=9))
    table.prey.holds(CASE)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(blocker)
    offered = False
    while not table.over():
        if table.prey.can_play(CASE):
            offered = True
            assert not table.prey.can_play(CASE, by=other)
            assert table.locked(blocker)
            table.prey.plays(CASE, by=blocker, level=level)
        else:
            table.pass_on()
    assert offered is may
    assert (damage_to(table, blocker) == 0) is may
    assert table.locked(mine)
    assert table.locked(blocker)
    assert table.prey.pool() == 30
    if may:
        assert table.blood(blocker) == 4


def test_a_superior_case_wrecks_a_weapon_or_a_vehicle(table: Table) -> None:
    """One on the acting minion, of your choice; no other equipment, on nobody else."""
    for level in ("for", "FOR"):
        table = Table()
        mine = table.you.ready(made_vampire("Young", capacity=4))
        beside = table.you.ready(COMPANION)
        club, cart, hat = (table.you.in_play(one, on=mine) for one in (CLUB, CART, HAT))
        hers = table.you.in_play("Sport Bike", on=beside)
        blocker = table.prey.ready(made_vampire("Hard", "FOR", capacity=5))
        card = table.prey.holds(CASE)
        table.you.acts(word="bleed", by=mine)
        table.prey.blocks(blocker)
        table.prey.plays(card, by=blocker, level=level)
        if level == "FOR":
            assert table.prey.choices() == {club, cart}
            table.prey.chooses(cart)
        rest(table)
        kept = [table.where(one) for one in (club, hat, hers)]
        assert kept == ["attached"] * 3
        assert table.where(cart) == ("ash_heap" if level == "FOR" else "attached")


@BLOCKED
def test_who_is_irritated_does_not_lock(table: Table, who: str | Definition, may: bool) -> None:
    """For blocking an ally or who is younger; combat there is. Nobody else plays it."""
    mine = table.you.ready(who)
    table.you.ready(COMPANION)
    blocker = table.prey.ready(made_vampire("Irritated", capacity=5))
    other = table.prey.ready(made_vampire("Other", capacity=9))
    table.prey.holds(IRRITATION)
    table.you.acts(word="bleed", by=mine)
    assert not table.prey.can_play(IRRITATION)
    table.prey.blocks(blocker)
    offered = False
    while not table.over():
        if table.prey.can_play(IRRITATION):
            offered = True
            assert not table.prey.can_play(IRRITATION, by=other)
            assert not table.locked(blocker)
            table.prey.plays(IRRITATION, by=blocker)
        else:
            table.pass_on()
    assert offered is may
    assert table.locked(blocker) is not may
    assert damage_to(table, blocker) > 0


def test_the_irritation_is_for_one_block(table: Table) -> None:
    """The action goes on and the same vampire blocks it again: then it locks."""
    mine = table.you.ready(made_vampire("Young", capacity=3))
    table.you.ready(COMPANION)
    table.you.holds(REOPENS)
    blocker = table.prey.ready(made_vampire("Irritated", capacity=9))
    card = table.prey.holds(IRRITATION)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(blocker)
    table.prey.plays(card, by=blocker)
    table.you.plays("As if unblocked", by=mine)
    assert not table.locked(blocker)
    table.prey.blocks(blocker)
    rest(table)
    assert table.locked(blocker)
    assert table.prey.pool() == 30


def test_the_irritation_is_for_one_action(table: Table) -> None:
    """In the next one it locks; and no ally plays it."""
    mine = table.you.ready(made_vampire("Young", capacity=3))
    second = table.you.ready(made_vampire("Younger", capacity=2))
    blocker = table.prey.ready(made_vampire("Irritated", capacity=9))
    card = table.prey.holds(IRRITATION)
    table.you.ready(COMPANION)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(blocker)
    table.prey.plays(card, by=blocker)
    rest(table)
    assert not table.locked(blocker)
    table.you.acts(word="bleed", by=second)
    table.prey.blocks(blocker)
    rest(table)
    assert table.locked(blocker)
    table = Table()
    mine = table.you.ready("Renegade Garou")
    ally = table.prey.ready("War Ghoul")
    table.prey.holds(IRRITATION)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(ally)
    while not table.over():
        assert not table.prey.can_play(IRRITATION)
        table.pass_on()


# -- Ministry -------------------------------------------------------------------------------------


def minister() -> Definition:
    """A Black Hand vampire."""
    face = made_vampire("Minister", capacity=5).face
    return defined(face, statics=(static("black hand"),))


@pytest.mark.parametrize(("sect", "amount"), [("sabbat", 3), ("camarilla", 2)])
@pytest.mark.parametrize("more", [0, 1])
def test_the_ministry_sees_more_of_the_sabbat(
    table: Table, sect: str, amount: int, more: int
) -> None:
    """2 intercept, 3 against a Sabbat vampire, for a blood; locked if it does not block."""
    mine = table.you.ready(replaced("Ryan", sect=sect))
    table.you.in_play(changing("stealth", amount + more), on=mine)
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    seer = table.prey.ready(minister())
    card = table.prey.holds(MINISTRY)
    drawn = table.prey.library("Blur")
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(seer)
    table.prey.plays(card, by=seer)
    if more == 0:
        table.until("attempt", table.you)
        assert table.where(drawn) == "library"
    rest(table)
    assert table.prey.pool() == (29 if more else 30)
    assert table.locked(seer)
    assert table.where(drawn) == "hand"
    if more:
        assert table.blood(seer) == 4


def test_no_ministry_without_the_black_hand(table: Table) -> None:
    """Another vampire is not offered it; nor is the intercept of 3 against an ally."""
    mine = table.you.ready("Renegade Garou")
    table.you.in_play(changing("stealth", 1), on=mine)
    table.you.ready(COMPANION)
    other = table.prey.ready("Nassir")
    seer = table.prey.ready(minister())
    card = table.prey.holds(MINISTRY)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(other)
    assert not table.prey.can_play(MINISTRY, by=other)
    table.prey.blocks(seer)
    table.prey.plays(card, by=seer)
    assert intercept(table.state, seer) == 2
    rest(table)


@pytest.mark.ruling(MINISTRY, 1)
@pytest.mark.parametrize(("first", "then"), [("sabbat", "camarilla"), ("camarilla", "sabbat")])
def test_the_intercept_follows_the_sect_of_who_acts(table: Table, first: str, then: str) -> None:
    """It changes during the action, after the card was played."""
    turns = paper("Turncoat", modifier(becomes_of_sect(then, THIS), at=("attempt",)))
    mine = table.you.ready(replaced("Ryan", sect=first))
    table.you.in_play(changing("stealth", 2), on=mine)
    table.you.ready(COMPANION)
    table.you.holds(turns, PAUSE)
    seer = table.prey.ready(minister())
    card = table.prey.holds(MINISTRY)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(seer)
    table.prey.plays(card, by=seer)
    assert intercept(table.state, seer) == (3 if first == "sabbat" else 2)
    table.you.plays("Turncoat", by=mine)
    assert intercept(table.state, seer) == (3 if then == "sabbat" else 2)
    rest(table)
    assert table.prey.pool() == 30


# -- Revelation of Despair ------------------------------------------------------------------------


def test_inferior_despair_burns_a_blood_of_who_acts(table: Table) -> None:
    """Of the vampire that this one has blocked, before combat; nobody else plays it."""
    mine = table.you.ready(made_vampire("Actor", capacity=6))
    table.you.ready(COMPANION)
    snake = table.prey.ready(made_vampire("Snake", "SER"))
    other = table.prey.ready(made_vampire("Other", "SER", capacity=4))
    card = table.prey.holds(DESPAIR)
    table.you.acts(word="bleed", by=mine)
    assert not table.prey.can_play(card)
    table.prey.blocks(snake)
    table.until("blocked", table.prey)
    assert not table.prey.can_play(card, by=other)
    assert not table.prey.can_play(card, by=other, level="SER")
    assert table.prey.can_play(card, by=snake, level="SER")
    assert not table.locked(snake)
    table.prey.plays(card, by=snake, level="ser")
    rest(table)
    assert table.blood(mine) == 6 - 1 - 1
    assert table.locked(snake)
    assert table.waits_for(table.you)


@pytest.mark.ruling(DESPAIR, 2)
def test_an_ally_that_despairs_is_gone(table: Table) -> None:
    """It burns its last life: the action ends at once, the blocker does not lock."""
    mine = table.you.ready(WEAK)
    table.you.ready(COMPANION)
    snake = table.prey.ready(made_vampire("Snake", "ser"))
    card = table.prey.holds(DESPAIR)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(snake)
    table.prey.plays(card, by=snake, level="ser")
    rest(table)
    assert table.where(mine) == "ash_heap"
    assert not table.locked(snake)
    assert table.prey.pool() == 30


@pytest.mark.ruling(DESPAIR, 1)
@pytest.mark.parametrize(("there", "steals"), [(0, False), (1, False), (2, True)])
def test_superior_despair_corrupts(table: Table, there: int, steals: bool) -> None:
    """1 counter; as many as the capacity of 3: it is stolen, and the blocker locks all the same."""
    mine = table.you.ready(made_vampire("Actor", capacity=3), corruption=((1, there), (2, 9)))
    table.you.ready(COMPANION)
    snake = table.prey.ready(made_vampire("Snake", "SER"))
    card = table.prey.holds(DESPAIR)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(snake)
    table.prey.plays(card, by=snake, level="SER")
    if steals:
        table.prey.does("do", number=0)
        assert table.state.cards[mine].corrupted_by(1) == 0
    else:
        assert not table.prey.may("do")
        assert table.state.cards[mine].corrupted_by(1) == there + 1
    rest(table)
    assert table.state.controller(mine) == (1 if steals else 0)
    assert table.locked(snake)
    assert table.prey.pool() == 30
    assert table.blood(snake) == (5 if steals else 4)
