"""Steam Tunnels, Heartblood of the Clan, The Realm of the Black Sun, and two masters of Paths."""

from __future__ import annotations

from typing import Any

import pytest

from action_talk import action_of
from block_talk import COMPANION, PAUSE
from combat_talk import rest
from fight_talk import replaced
from made_up import paper
from methuselah.engine.knowledge import sees
from methuselah.language import PREY, action, gain_pool, master, use
from methuselah.rules.action.action import stealth
from politics_talk import motion, polling
from scenes.in_play import played_as_printed
from table_talk import Table

TUNNELS, HEART, REALM = "Steam Tunnels", "Heartblood of the Clan", "The Realm of the Black Sun"
POSITION, MOMENTUM = "Privileged Position", "Forward Momentum"
POWER, CATHARI = "Power and the Inner Voice", "Cathari"


@pytest.mark.parametrize(
    ("card", "needs"),
    [
        (TUNNELS, "Tock"),
        (HEART, "Warmaksan"),
        (REALM, "Renenet"),
        (MOMENTUM, replaced("Duck", path=CATHARI)),
    ],
)
def test_it_stays_in_play(card: str, needs: Any) -> None:
    """For its pool, with what it requires."""
    played_as_printed(card, needs=needs)


# -- Steam Tunnels --------------------------------------------------------------------------------


def test_the_tunnels_show_three_cards(table: Table) -> None:
    """The top three of your prey's library, to you alone; locked they show nothing."""
    table.you.ready(COMPANION)
    tunnels, locked = table.you.in_play(TUNNELS), table.prey.in_play(TUNNELS, locked=True)
    cards = table.prey.library("Fame", "Bonding", "Deflection", "Blur")
    others = table.grand_prey.library("Fame", "Bonding", "Deflection")
    table.you.holds("Misdirection")
    table.begins("master")
    assert not table.you.may("use", card=locked)
    table.you.uses(tunnels)
    library = table.state.seats[1].library
    assert set(library[-4:]) == set(cards)
    assert [sees(table.state, 0, one) for one in library[-4:]] == [False, True, True, True]
    assert not any(sees(table.state, seat, one) for seat in (1, 2, 3) for one in cards)
    assert not any(sees(table.state, 0, one) for one in others)
    assert table.locked(tunnels)
    assert not table.you.may("use", card=tunnels)
    assert table.you.can_play("Misdirection")  # no master phase action was used


def test_the_tunnels_are_used_in_your_master_phase(table: Table) -> None:
    """Not in that of another."""
    table.you.ready(COMPANION)
    tunnels = table.you.in_play(TUNNELS)
    table.prey.holds("Misdirection")
    table.prey.ready("Ryan")
    table.until_turn_of(table.prey, "master")
    assert table.prey.can_play("Misdirection")
    assert not table.you.may("use", card=tunnels)


# -- Heartblood of the Clan -----------------------------------------------------------------------

HAQIM = "Ali Kar"


def test_any_banu_haqim_adds_a_blood(table: Table) -> None:
    """Of any Methuselah, by an undirected action without stealth."""
    heart = table.prey.in_play(HEART, counters=1)
    mine, other = table.you.ready(HAQIM), table.you.ready("Ryan")
    torpid = table.you.torpor("Warmaksan")
    table.you.ready(COMPANION)
    table.prey.ready("Duck")
    assert table.you.may("use action", card=heart, by=mine)
    assert not table.you.may("use action", card=heart, by=other)
    assert not table.you.may("use action", card=heart, by=torpid)
    table.you.acts(heart, by=mine)
    assert (stealth(table.state, action_of(table)), action_of(table).targets) == (0, ())
    rest(table)
    assert table.counters(heart) == 2
    assert table.waits_for(table.you)


@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_blood_comes_to_one_in_your_uncontrolled_region(table: Table, number: int) -> None:
    """As much as you like of what is there, once in your influence phase."""
    heart = table.you.in_play(HEART, counters=3)
    one, two = table.you.uncontrolled(HAQIM), table.you.uncontrolled("Abd al-Rashid")
    table.you.uncontrolled("Ryan")
    table.you.ready("Warmaksan")
    table.prey.uncontrolled(replaced("Duck", clans=("Banu Haqim",)))
    table.begins("influence")
    table.you.uses(heart)
    assert table.you.choices() == {one, two}
    table.you.chooses(one)
    assert {option.number for option in table.you.options("choose")} == {1, 2, 3}
    table.you.chooses(number=number)
    assert table.blood(one) == number
    if number < 3:
        assert table.counters(heart) == 3 - number
    assert not table.you.may("use", card=heart)


def test_the_blood_is_moved_in_your_influence_phase_alone(table: Table) -> None:
    """Not in your prey's; not without blood."""
    heart = table.you.in_play(HEART, counters=3)
    empty = table.grand_prey.in_play(paper("Vessel", use(gain_pool(1), at=("influence",))))
    table.you.uncontrolled(HAQIM)
    table.you.ready(COMPANION)
    table.prey.ready("Ryan")
    table.prey.uncontrolled("Nassir")
    table.until_turn_of(table.prey, "influence")
    assert table.prey.may("transfer")
    assert not table.you.may("use", card=heart)
    assert table.where(empty) == "permanent"


# -- The Realm of the Black Sun -------------------------------------------------------------------

HOARD = paper("Hoard", master(gain_pool(2)), kind="master")


@pytest.mark.parametrize("whose", ["prey", "grand_prey", "you"])
@pytest.mark.parametrize("taken", [True, False])
def test_the_realm_takes_part_in_what_your_prey_gains(
    table: Table, whose: str, taken: bool
) -> None:
    """1 pool when she gains any in her master phase, if you like; nobody else's gain counts."""
    table.you.in_play(REALM)
    seat = getattr(table, whose)
    seat.holds(HOARD)
    seat.ready(COMPANION)
    table.you.ready("Ryan")
    if whose == "you":
        table.begins("master")
    else:
        table.until_turn_of(seat, "master")
    seat.plays("Hoard")
    asked = table.you.may("answer")
    assert asked is (whose == "prey")
    if asked and taken:
        table.you.does("answer")
    table.until_turn_of(table.grand_predator)
    gained = 2 if whose == "you" else 1 if whose == "prey" and taken else 0
    assert table.you.pool() == 30 + gained


@pytest.mark.parametrize("phase", ["minion", "unlock"])
def test_what_she_gains_in_another_phase_does_not_count(table: Table, phase: str) -> None:
    """Her master phase alone; the Edge and her actions are none of it."""
    table.you.in_play(REALM)
    table.you.ready("Ryan")
    hers = table.prey.ready(COMPANION)
    table.prey.holds(paper("Robbery", action(gain_pool(1), stealth=1)))
    if phase == "unlock":
        table.gives_edge(table.prey)
    table.until_turn_of(table.prey, phase)
    if phase == "unlock":
        table.prey.does("gain from the Edge")
    else:
        table.prey.acts("Robbery", by=hers)
    assert not table.you.may("answer")
    rest(table)
    assert (table.prey.pool(), table.you.pool()) == (31, 30)


def test_what_your_prey_gains_in_your_master_phase_does_not_count(table: Table) -> None:
    """It is hers that counts."""
    table.you.in_play(REALM)
    table.you.ready("Ryan")
    gift = paper("Gift", master(gain_pool(1, PREY)), kind="master")
    table.you.holds(gift, "Misdirection")
    table.begins("master")
    table.you.plays("Gift")
    assert not table.you.may("answer")
    assert table.prey.pool() == 31
    table.until_turn_of(table.prey)
    assert table.you.pool() == 30


def test_the_realm_answers_once_in_a_master_phase(table: Table) -> None:
    """Whatever else she gains in it."""
    table.you.in_play(REALM)
    table.you.ready("Ryan")
    table.prey.ready(COMPANION)
    table.prey.in_play("The Parthenon")
    table.prey.holds(HOARD, HOARD, HOARD)
    table.until_turn_of(table.prey, "master")
    table.prey.plays("Hoard")
    table.you.does("answer")
    table.prey.uses("The Parthenon")
    table.prey.plays("Hoard")
    assert not table.you.may("answer")
    table.until_turn_of(table.grand_prey)
    assert (table.you.pool(), table.prey.pool()) == (31, 34)
    table.until_turn_of(table.prey, "master")
    table.prey.plays("Hoard")
    assert table.you.may("answer")


@pytest.mark.parametrize(("by", "left"), [("Mkhokheli", -1), ("Ryan", 0), ("Gregory Winter", 0)])
def test_the_realm_is_burned_by_an_action(table: Table, by: str, left: int) -> None:
    """Of any ready minion, directed; a titled one at -1 stealth, in that action only."""
    realm = table.prey.in_play(REALM)
    mine, other = table.you.ready(by), table.you.ready(COMPANION)
    table.prey.ready("Duck")
    table.you.holds(PAUSE)
    assert table.you.may("use action", card=realm, by=other)
    table.you.acts(realm, by=mine)
    assert stealth(table.state, action_of(table)) == left
    assert action_of(table).targets == (table.prey.number,)
    rest(table)
    assert table.where(realm) == "ash_heap"


def test_a_titled_vampire_bleeds_as_ever_beside_the_realm(table: Table) -> None:
    """It has its stealth in its other actions."""
    table.prey.in_play(REALM)
    prince = table.you.ready("Mkhokheli")
    table.you.ready(COMPANION)
    table.prey.ready("Duck")
    table.you.holds(PAUSE)
    table.you.acts(word="bleed", by=prince)
    assert stealth(table.state, action_of(table)) == 0


# -- Privileged Position --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("second", "where", "may"),
    [
        (POWER, "ready", True),
        ("Caine", "ready", False),
        (POWER, "torpor", False),
        (None, "", False),
    ],
)
def test_two_followers_have_the_position(
    table: Table, second: str | None, where: str, may: bool
) -> None:
    """Two ready vampires of yours on that Path; those of others do not count."""
    table.you.ready(replaced("Ryan", path=POWER))
    if second:
        table.you.puts(replaced("Duck", path=second), where)
    table.prey.ready(replaced("KoKo", path=POWER))
    held = table.you.holds(POSITION, "Misdirection")[0]
    table.begins("master")
    assert table.you.can_play("Misdirection")
    assert table.you.can_play(held) is may
    if may:
        table.you.plays(held)
        assert table.where(held) == "permanent"


@pytest.mark.parametrize("caller", ["you", "prey"])
@pytest.mark.parametrize("passes", [True, False])
@pytest.mark.parametrize("locked", [True, False])
def test_the_position_costs_your_prey_a_pool(
    table: Table, caller: str, passes: bool, locked: bool
) -> None:
    """After a referendum of a vampire of yours passes, if you lock the card."""
    position = table.you.in_play(POSITION, locked=locked)
    seat = getattr(table, caller)
    prince = seat.ready("Mkhokheli")
    seat.ready(COMPANION)
    table.you.ready("Ryan")
    rival = table.grand_predator.ready("Cardano")
    seat.holds(motion())
    if caller == "prey":
        table.until_turn_of(table.prey, "minion")
    seat.acts("Motion", by=prince)
    polling(table, seat)
    seat.votes("for", minion=prince)
    if not passes:
        table.grand_predator.votes("against", minion=rival)
    was_locked = table.locked(position)
    before = table.prey.pool()
    while not (table.over() or table.you.may("answer")):
        table.pass_on()
    asked = table.you.may("answer")
    hers = caller == "prey" and passes
    if asked:
        table.you.does("answer")
    rest(table)
    assert asked is (caller == "you" and passes and not was_locked)
    assert table.prey.pool() == before - asked + hers
    assert table.locked(position) is (was_locked or asked)


# -- Forward Momentum -----------------------------------------------------------------------------

ZEALOT = replaced("Ryan", path=CATHARI)


@pytest.mark.parametrize(
    ("who", "blocked", "left"),
    [(ZEALOT, False, 4), (ZEALOT, True, 2), ("Nassir", False, 3), ("Nassir", True, 3)],
)
def test_a_bleed_gains_or_costs_momentum(table: Table, who: Any, blocked: bool, left: int) -> None:
    """1 counter more for a successful bleed of a follower of Cathari; 1 less for another one."""
    card = table.you.in_play(MOMENTUM, counters=3)
    mine = table.you.ready(who)
    table.you.ready(COMPANION)
    blocker = table.prey.ready("Duck")
    table.you.acts(word="bleed", by=mine)
    if blocked:
        table.prey.blocks(blocker)
    rest(table)
    assert table.counters(card) == left


def test_a_bleed_for_nothing_costs_momentum(table: Table) -> None:
    """Successful is for 1 or more."""
    card = table.you.in_play(MOMENTUM, counters=3)
    mine = table.you.ready(replaced("Ryan", path=CATHARI, bleed=0))
    table.you.ready(COMPANION)
    table.you.acts(word="bleed", by=mine)
    rest(table)
    assert table.prey.pool() == 30
    assert table.counters(card) == 2


def not_used(table: Table, card: int) -> None:
    """The action goes on to its end, and you may not use the card at any time."""
    while not table.over():
        assert not table.you.may("use", card=card)
        table.pass_on()


@pytest.mark.parametrize("word", ["hunt", "bleed"])
@pytest.mark.parametrize(("counters", "may"), [(2, True), (1, False)])
def test_momentum_unlocks_who_has_acted(table: Table, word: str, counters: int, may: bool) -> None:
    """For 2 counters, after any action of a follower; a hunt alone changes no counter."""
    card = table.you.in_play(MOMENTUM, counters=counters - (word == "bleed"))
    mine, other = table.you.ready(ZEALOT, blood=2), table.you.ready("Nassir")
    table.you.ready(COMPANION)
    table.you.acts(word=word, by=other)
    not_used(table, card)
    assert table.locked(other)
    table.you.acts(word=word, by=mine)
    table.until("after_resolution", table.you) if may else rest(table)
    if may:
        table.you.uses(card)
        rest(table)
    assert table.locked(mine) is not may
    assert table.counters(card) == counters - 2 * may
    assert table.locked(other)


def test_followers_of_others_have_no_part_in_it(table: Table) -> None:
    """Their bleeds neither add nor cost."""
    card = table.you.in_play(MOMENTUM, counters=3)
    table.you.ready(COMPANION)
    hers = table.predator.ready(ZEALOT)
    table.predator.ready("Duck")
    table.until_turn_of(table.predator, "minion")
    table.predator.acts(word="bleed", by=hers)
    not_used(table, card)
    assert (table.counters(card), table.you.pool()) == (3, 29)
