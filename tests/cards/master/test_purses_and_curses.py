"""Cards in play with counters, and a curse: Charizel, Rome, Washington, Puppy, Vitae, Nitocris."""

from __future__ import annotations

import pytest

from action_talk import action_of, is_offered
from block_talk import PAUSE, UNLOCKER
from combat_talk import COMPANION, rest
from fight_talk import replaced
from made_up import paper
from methuselah.language import acts, static
from methuselah.rules.action.action import stealth
from politics_talk import motion, polling, votes_now
from scenes.in_play import played_as_printed
from table_talk import Table

RUINS = "Ruins of Charizel"
ROME = "Powerbase: Rome"
CAPITOL = "Powerbase: Washington, D.C."
PUPPY = "Blood Puppy"
SUPPLY = "Strained Vitae Supply"
CURSE = "Curse of Nitocris"
GIOVANNI = "Domenic Giovanni"
BAALI = replaced("Ryan", clans=("Baali",))


@pytest.mark.parametrize(
    ("card", "needs"), [(RUINS, BAALI), (ROME, None), (CAPITOL, None), (SUPPLY, None)]
)
def test_it_comes_into_play_as_printed(card: str, needs: str | None) -> None:
    """For its pool, by whoever has the clan that it requires."""
    played_as_printed(card, needs=needs, stranger="Nassir")


# -- Ruins of Charizel ----------------------------------------------------------------------------


@pytest.mark.ruling(RUINS, 1)
def test_pool_for_infernal_minions_comes_to_the_ruins(table: Table) -> None:
    """1 counter for each pool burned by that trait; a pool for the Path unlocks without any."""
    one, two = (table.you.ready(name, locked=True) for name in ("Ryan", "Duck"))
    theirs = table.prey.ready("Nassir", locked=True)
    for seat, minion in ((table.you, one), (table.you, two), (table.prey, theirs)):
        seat.in_play(paper("Pact", static("infernal"), kind="equipment"), on=minion)
    ruins = table.you.in_play(RUINS)
    table.you.in_play("Path of Evil Revelations")
    table.begins("unlock")
    table.you.does("unlock infernal", target=one)
    assert (table.counters(ruins), table.you.pool()) == (1, 29)
    table.until("master")
    table.you.uses("Path of Evil Revelations")
    assert not table.locked(two)
    assert (table.counters(ruins), table.you.pool()) == (1, 28)
    table.until_turn_of(table.prey, "unlock")
    table.prey.does("unlock infernal", target=theirs)
    assert table.counters(ruins) == 1


@pytest.mark.parametrize(("burned", "left"), [(2, 1), (3, 0)])
def test_counters_reduce_a_bleed_against_you(table: Table, burned: int, left: int) -> None:
    """By as many as you like, once; only during a bleed against you."""
    ruins = table.prey.in_play(RUINS, counters=3)
    theirs = table.grand_prey.in_play(RUINS, counters=3)
    mine = table.you.ready(replaced("Ryan", bleed=4))
    table.you.ready(COMPANION)
    table.you.acts(word="bleed", by=mine)
    assert not table.grand_prey.may("use", card=theirs)
    table.prey.uses(ruins)
    assert {option.number for option in table.prey.options("choose")} == {1, 2, 3}
    table.prey.chooses(number=burned)
    assert not is_offered(table, table.prey, ruins)
    assert table.prey.pool() == 30 - 4 + burned
    assert table.counters(ruins) == left


def test_the_ruins_are_emptied_in_the_predators_discard_phase(table: Table) -> None:
    """Not in your own or your prey's."""
    ruins = table.prey.in_play(RUINS, counters=3)
    table.you.ready(COMPANION)
    table.prey.ready("Ryan")
    other = table.predator.in_play(paper("Purse", kind="master"), counters=2)
    table.until("minion", table.you)
    assert table.counters(ruins) == 3
    table.until_turn_of(table.prey, "minion")
    assert (table.counters(ruins), table.counters(other)) == (0, 2)


def test_the_ruins_keep_their_counters_in_other_discard_phases(table: Table) -> None:
    """Their controller's and her prey's."""
    ruins = table.you.in_play(RUINS, counters=3)
    table.you.ready(COMPANION)
    table.grand_prey.ready("Ryan")
    table.until_turn_of(table.grand_prey, "minion")
    assert table.counters(ruins) == 3


# -- Powerbase: Rome ------------------------------------------------------------------------------


def test_a_master_phase_action_adds_to_rome(table: Table) -> None:
    """1 counter each."""
    rome = table.you.in_play(ROME)
    table.you.holds("Misdirection")
    table.prey.holds("Misdirection")
    table.begins("master")
    table.you.uses(rome, level="add")
    assert table.counters(rome) == 1
    assert not table.you.may("use", card=rome)
    assert not table.you.can_play("Misdirection")
    table.until_turn_of(table.prey, "master")
    assert not table.you.may("use", card=rome)


@pytest.mark.ruling(ROME, 1)
@pytest.mark.parametrize(("blood", "moved"), [(3, 1), (3, 2), (1, 1)])
def test_giovanni_feed_rome(table: Table, blood: int, moved: int) -> None:
    """Up to 2 blood, at +1 stealth; unlocked, the same one may burn the counters, too."""
    mine = table.you.ready(GIOVANNI, blood=blood)
    other = table.you.ready("Ryan")
    theirs = table.prey.ready(replaced("Nassir", clans=("Giovanni",)))
    table.prey.holds(PAUSE)
    rome = table.you.in_play(ROME, counters=1)
    table.you.in_play(UNLOCKER)
    table.you.holds(PAUSE)
    assert not table.you.may("use action", card=rome, by=other, level="blood")
    table.you.acts(rome, by=mine, level="blood")
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == ()
    while not table.over() and not table.you.may("choose"):
        table.pass_on()
    if blood > 1:
        assert {option.number for option in table.you.options("choose")} == {1, 2}
        table.you.chooses(number=moved)
    rest(table)
    assert (table.counters(rome), table.blood(mine)) == (1 + moved, blood - moved)
    table.you.uses("Unlocker")
    assert not table.you.may("use action", card=rome, by=mine, level="blood")
    if blood > 1:  # it need not hunt
        assert table.you.may("use action", card=rome, by=mine, level="burn")
    table.until_turn_of(table.prey, "minion")
    assert not table.prey.may("use action", card=rome, by=theirs, level="blood")
    table.prey.acts(rome, by=theirs, level="burn")
    assert action_of(table).targets == (table.you.number,)
    rest(table)
    assert (table.counters(rome), table.where(rome)) == (0, "permanent")


@pytest.mark.parametrize(("counters", "votes"), [(3, 2), (1, 1)])
def test_rome_votes(table: Table, counters: int, votes: int) -> None:
    """It locks, and each counter burned is a vote."""
    mine = table.you.ready("Mkhokheli")
    table.you.ready(COMPANION)
    table.you.holds(motion())
    rome = table.prey.in_play(ROME, counters=counters)
    table.you.acts("Motion", by=mine)
    polling(table, table.prey)
    table.prey.uses(rome, level="votes")
    if counters > 1:
        table.prey.chooses(number=votes)
    assert (table.counters(rome), table.locked(rome)) == (counters - votes, True)
    table.prey.votes("against", mode="granted")
    assert votes_now(table)[1] == votes
    assert not table.prey.may("use", card=rome)


def test_rome_does_not_vote_in_a_blood_hunt(table: Table) -> None:
    """Which is no political action."""
    mine = table.you.ready("Nassir")
    table.you.ready(COMPANION)
    rome = table.prey.in_play(ROME, counters=2)
    table.prey.ready("Mkhokheli")
    victim = table.prey.torpor("Duck")
    table.you.acts(by=mine, word="diablerie", target=victim)
    polling(table, table.prey)
    assert table.prey.may("vote")
    assert not table.prey.may("use", card=rome)


# -- Powerbase: Washington, D.C. ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("counters", "way", "moved", "left", "pool"),
    [(0, 0, 3, 6, 27), (5, 0, 1, 7, 29), (5, 1, 0, 3, 32)],
)
def test_pool_doubles_in_washington(
    table: Table, counters: int, way: int, moved: int, left: int, pool: int
) -> None:
    """Up to 3 pool with as much from the bank; or 2 blood back; once in your unlock phase."""
    card = table.you.in_play(CAPITOL, counters=counters)
    table.gives_edge(table.you)
    table.begins("unlock")
    table.you.uses(card)
    if counters:
        table.you.does("do", number=way)
    if way == 0:
        assert {option.number for option in table.you.options("choose")} == {1, 2, 3}
        table.you.chooses(number=moved)
    assert (table.counters(card), table.you.pool()) == (left, pool)
    assert table.you.may("gain from the Edge")
    assert not table.you.may("use", card=card)


@pytest.mark.parametrize(("thief", "may"), [("Ryan", True), ("Underbridge Stray", False)])
def test_washington_is_plundered(table: Table, thief: str, may: bool) -> None:
    """By a vampire of another Methuselah: all to her pool; her own minions cannot."""
    mine = table.you.ready(thief)
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    card = table.prey.in_play(CAPITOL, counters=5)
    own = table.you.in_play(paper("Own", kind="master"))
    table.prey.ready("Nassir")
    assert table.you.may("use action", card=card, by=mine) is may
    if may:
        table.you.acts(card, by=mine)
        assert action_of(table).targets == (table.prey.number,)
        rest(table)
        assert (table.counters(card), table.you.pool(), table.prey.pool()) == (0, 35, 30)
        assert (table.where(card), table.where(own)) == ("permanent", "permanent")
    table.until_turn_of(table.prey, "minion")
    assert not table.prey.may("use action", card=card)
    assert not table.you.may("use", card=card)


# -- Blood Puppy ----------------------------------------------------------------------------------


def test_the_puppy_comes_with_three_blood(table: Table) -> None:
    """For 2 pool."""
    card = table.you.holds(PUPPY)
    table.begins("master")
    table.you.plays(card)
    assert (table.counters(card), table.you.pool(), table.where(card)) == (3, 28, "permanent")


@pytest.mark.parametrize(("way", "counters", "pool"), [(0, 2, 31), (1, 4, 30), (2, 0, 33)])
def test_what_the_puppy_does_in_the_unlock_phase(
    table: Table, way: int, counters: int, pool: int
) -> None:
    """One of three things, once, if you like."""
    card = table.you.in_play(PUPPY, counters=3)
    table.gives_edge(table.you)
    table.begins("unlock")
    table.you.uses(card)
    table.you.does("do", number=way)
    assert table.you.pool() == pool
    if way == 2:
        assert table.where(card) == "ash_heap"
    else:
        assert table.counters(card) == counters
    assert table.you.may("gain from the Edge")
    assert not table.you.may("use", card=card)


@pytest.mark.parametrize("minion", ["Ryan", "Underbridge Stray"])
def test_any_minion_burns_the_puppy(table: Table, minion: str) -> None:
    """With the blood on it; directed at its controller."""
    mine = table.you.ready(minion)
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    card = table.prey.in_play(PUPPY, counters=3)
    table.gives_edge(table.prey)
    table.you.acts(card, by=mine)
    assert action_of(table).targets == (table.prey.number,)
    rest(table)
    assert table.where(card) == "ash_heap"
    assert (table.you.pool(), table.prey.pool()) == (30, 30)


def test_the_puppy_is_fed_in_your_unlock_phase_alone(table: Table) -> None:
    """Not in that of your prey."""
    card = table.you.in_play(PUPPY, counters=3)
    capitol = table.you.in_play(CAPITOL, counters=3)
    table.gives_edge(table.prey)
    table.until_turn_of(table.prey, "unlock")
    assert table.prey.may("gain from the Edge")
    assert not table.you.may("use", card=card)
    assert not table.you.may("use", card=capitol)


# -- Strained Vitae Supply ------------------------------------------------------------------------


@pytest.mark.ruling(SUPPLY, 1)
@pytest.mark.parametrize(("special", "left"), [(False, 0), (True, 1)])
def test_no_stealth_for_the_hunt_of_the_rulebook(table: Table, special: bool, left: int) -> None:
    """Of any vampire; a hunt that a card allows keeps its own."""
    mine = table.you.ready("Ryan", blood=1)
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    table.grand_prey.in_play(SUPPLY)
    den = table.you.in_play(paper("Den", acts(kind="hunt", stealth=1), kind="master"))
    if special:
        table.you.acts(den, by=mine)
    else:
        table.you.acts(word="hunt", by=mine)
    assert stealth(table.state, action_of(table)) == left


def test_other_actions_keep_their_stealth(table: Table) -> None:
    """A bleed has none to lose."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    table.you.in_play(SUPPLY)
    cloak = paper("Cloak", static("stealth", +2), kind="equipment")
    table.you.in_play(cloak, on=mine)
    table.you.acts(word="bleed", by=mine)
    assert stealth(table.state, action_of(table)) == 2


@pytest.mark.parametrize(("counters", "burned"), [(3, False), (4, True)])
def test_anybody_may_pay_for_the_supply(table: Table, counters: int, burned: bool) -> None:
    """A master phase action and 1 pool; burned with as many counters as Methuselahs, here 5."""
    card = table.grand_prey.in_play(SUPPLY, counters=counters)
    table.you.holds("Misdirection")
    table.begins("master")
    table.you.uses(card)
    assert table.you.pool() == 29
    assert not table.you.can_play("Misdirection")
    assert not table.you.may("use", card=card)
    assert table.where(card) == ("ash_heap" if burned else "permanent")
    if not burned:
        assert table.counters(card) == 4


# -- Curse of Nitocris ----------------------------------------------------------------------------


def test_the_curse_goes_to_whom_you_choose(table: Table) -> None:
    """Anybody, yourself too; she burns 1 pool in each of her unlock phases."""
    card = table.you.holds(CURSE)
    table.prey.ready("Ryan")
    table.begins("master")
    table.you.plays(card)
    assert {option.seat for option in table.you.options("choose")} == {0, 1, 2, 3, 4}
    table.you.chooses(seat=table.prey.number)
    assert table.state.controller(card) == table.prey.number
    table.until_turn_of(table.prey, "minion")
    assert (table.prey.pool(), table.you.pool()) == (29, 30)
    table.until_turn_of(table.you, "minion")
    assert (table.you.pool(), table.prey.pool()) == (30, 29)


def test_the_curse_moves_as_its_controller_gets_the_edge(table: Table) -> None:
    """She is a Methuselah like any other."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    card = table.you.in_play(CURSE)
    table.you.acts(word="bleed", by=mine)
    while not table.you.may("choose"):
        table.pass_on()
    table.you.chooses(seat=table.predator.number)
    assert table.state.controller(card) == table.predator.number


@pytest.mark.ruling(CURSE, 1)
@pytest.mark.rules_text("003 Curse of Nitocris 1")
@pytest.mark.parametrize("edge", ["nobody", "other", "you"])
def test_the_curse_moves_with_the_edge(table: Table, edge: str) -> None:
    """As somebody new gets it, its controller chooses where it goes; not as she has it already."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    card = table.grand_predator.in_play(CURSE)
    if edge != "nobody":
        table.gives_edge(table.you if edge == "you" else table.predator)
    table.you.acts(word="bleed", by=mine)
    while not table.over() and not table.grand_predator.may("choose"):
        table.pass_on()
    if edge == "you":
        assert table.over()
        assert table.state.controller(card) == table.grand_predator.number
        return
    assert {option.seat for option in table.grand_predator.options("choose")} == {0, 1, 2, 3, 4}
    table.grand_predator.chooses(seat=table.prey.number)
    assert table.state.controller(card) == table.prey.number
    rest(table)
    assert table.waits_for(table.you)
