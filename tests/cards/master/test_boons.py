"""Who burns the pool of a bleed, and who gains the victory points: boons and resources."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION, made_up, rest
from methuselah.engine.definitions import Definition
from methuselah.language import EACH, PREY, add, burn_pool, choose_seat, chosen_seat, use
from table_talk import Table

MAJOR = "Major Boon"
LIFE = "Life Boon"


def blow(number: int, who: str = "", name: str = "Blow") -> Definition:
    """A card in play with which its controller makes one Methuselah, or each, burn pool."""
    if who == "each":
        return made_up(name, uses=(use(burn_pool(number, EACH), at=("minion",), once="turn"),))
    if who == "prey":
        return made_up(name, uses=(use(burn_pool(number, PREY), at=("minion",), once="turn"),))
    chosen = use(
        choose_seat(EACH, name="hit"),
        burn_pool(number, chosen_seat("hit")),
        at=("minion",),
        once="turn",
    )
    return made_up(name, uses=(chosen,))


# -- Major Boon ------------------------------------------------------------------------------------


def booned(table: Table, *cards: str, by: str = "grand_prey", pool: int = 30) -> tuple[int, int]:
    """Your vampire bleeds your prey; somebody plays Major Boon for her."""
    acting = table.you.ready("Samson", blood=2)
    table.you.ready(COMPANION)
    saver = getattr(table, by)
    saver.pool(pool)
    boon = saver.holds(MAJOR)
    table.you.holds(*cards)
    table.you.acts(word="bleed", by=acting)
    for card in cards:
        table.you.plays(card, by=acting)
    saver.plays(boon)
    return acting, boon


def test_major_boon_burns_the_savers_pool_and_the_bleed_is_successful(table: Table) -> None:
    """The target burns none; the acting Methuselah has the Edge all the same."""
    _, boon = booned(table, "Conditioning")
    rest(table)

    assert (table.prey.pool(), table.grand_prey.pool()) == (30, 27)
    assert table.you.has_edge()
    assert table.where(boon) == "permanent"
    assert table.waits_for(table.you)


def test_an_ousting_by_a_boon_gives_the_point_to_the_predator_of_the_saver(table: Table) -> None:
    """Her predator is the one who was saved."""
    booned(table, "Conditioning", pool=2)
    rest(table)

    assert table.grand_prey.is_out()
    assert table.prey.victory_points() == 1
    assert (table.prey.pool(), table.you.victory_points()) == (36, 0)


@pytest.mark.ruling("Major Boon", 1)
def test_major_boon_comes_after_all_bounces(table: Table) -> None:
    """Played as the bleed would be successful: no bounce and no bleed modifier after it."""
    table.prey.ready("Ashley")
    table.prey.holds("Deflection")
    table.you.holds("Bonding")
    table.predator.holds(MAJOR)
    acting, boon = booned(table)

    assert not table.prey.can_play("Deflection")
    assert not table.you.can_play("Bonding", by=acting)
    assert table.where(boon) == "permanent"


@pytest.mark.ruling("Major Boon", 2)
def test_no_second_boon_is_played_for_the_first_saver(table: Table) -> None:
    """Her loss is none to a bleed ([RTR 19970630])."""
    table.predator.holds(MAJOR)
    booned(table)
    assert not table.predator.can_play(MAJOR)
    rest(table)
    assert (table.prey.pool(), table.grand_prey.pool(), table.predator.pool()) == (30, 29, 30)


@pytest.mark.parametrize("seat", ["prey", "you"])
def test_neither_the_bled_nor_the_bleeding_methuselah_plays_it(table: Table, seat: str) -> None:
    """Another Methuselah is bled, by a minion that you do not control."""
    acting = table.you.ready("Samson")
    who = getattr(table, seat)
    who.holds(MAJOR)
    table.grand_prey.holds(MAJOR)

    table.you.acts(word="bleed", by=acting)
    table.until("would_succeed")
    assert not who.can_play(MAJOR)
    assert table.grand_prey.can_play(MAJOR)


def test_a_bleed_of_nothing_is_not_taken_over(table: Table) -> None:
    """The bleed amount is 1 or more."""
    acting = table.you.ready("Samson")
    table.prey.ready("Delilah Easton")
    table.prey.holds("Rewind Time")
    table.grand_prey.holds(MAJOR)

    table.you.acts(word="bleed", by=acting)
    table.prey.plays("Rewind Time", level="pre")
    while not table.over():
        assert not table.grand_prey.can_play(MAJOR)
        table.pass_on()


@pytest.mark.ruling("Major Boon", 3)
def test_the_boon_is_burned_for_the_saved_one_to_burn_pool_in_turn(table: Table) -> None:
    """Once on a bleed: after the first, "you" burn no pool any more ([LSJ 19990218])."""
    acting = table.you.ready("Samson")
    bleeder = table.prey.ready("Mustafa Rahman")
    again = table.prey.ready("Ohanna")
    boons = table.grand_prey.holds(MAJOR, MAJOR)

    table.you.acts(word="bleed", by=acting)
    table.grand_prey.plays(boons[0])
    rest(table)
    assert table.grand_prey.pool() == 29
    table.until_turn_of(table.prey, "minion")
    table.prey.acts(word="bleed", by=bleeder)
    table.grand_prey.uses(boons[0])
    assert not table.grand_prey.may("use")
    rest(table)
    assert (table.prey.pool(), table.grand_prey.pool()) == (29, 29)
    assert table.prey.has_edge()
    assert table.where(boons[0]) == "ash_heap"
    table.prey.acts(word="bleed", by=again)
    rest(table)
    assert table.grand_prey.pool() == 28


def test_a_boon_for_which_no_pool_was_burned_is_burned(table: Table) -> None:
    """The action ends before it resolves, or the bleed comes to nothing."""
    acting = table.you.ready("Samson")
    table.you.ready(COMPANION)
    boon = table.grand_prey.holds(MAJOR)
    table.predator.in_play(LOWER)

    table.you.acts(word="bleed", by=acting)
    table.grand_prey.plays(boon)
    table.predator.uses(LOWER.name)
    rest(table)
    assert (table.prey.pool(), table.grand_prey.pool()) == (30, 30)
    assert table.where(boon) == "ash_heap"
    assert not table.you.has_edge()


LOWER = made_up("Lower", uses=(use(add("bleed", -1), at=("would_succeed",)),))


# -- Protected Resources ---------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "lost"), [("", 1), ("Bonding", 2), ("Conditioning", 2)])
@pytest.mark.ruling("Protected Resources", 1)
@pytest.mark.ruling("Protected Resources", 2)
def test_no_more_than_two_pool_is_burned_to_a_bleed(table: Table, card: str, lost: int) -> None:
    """The bleed amount is what it is: all modifiers come first ([LSJ 20030211])."""
    acting = table.you.ready("Samson")
    resources = table.prey.in_play("Protected Resources")
    table.grand_prey.in_play("Protected Resources")
    table.you.holds("Bonding", "Conditioning")

    table.you.acts(word="bleed", by=acting)
    if card:
        table.you.plays(card, by=acting)
    rest(table)
    assert table.prey.pool() == 30 - lost
    assert table.where(resources) == "permanent"
    bled = [line.number for line in table.state.journal if line.what == "bled"]
    assert bled == [{"": 1, "Bonding": 2, "Conditioning": 3}[card]]


def test_what_is_burned_for_another_is_burned_to_no_bleed(table: Table) -> None:
    """Protected Resources do not protect the giver of a Major Boon ([RTR 19970630])."""
    table.grand_prey.in_play("Protected Resources")
    booned(table, "Conditioning")
    rest(table)
    assert table.grand_prey.pool() == 27


@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.ruling("Protected Resources", 3)
def test_resources_are_burned_after_a_successful_bleed_of_her_own(
    table: Table, reduced: bool
) -> None:
    """A bleed for 0 is none ([LSJ 20030701-1]); those of others do not matter."""
    acting = table.you.ready("Samson")
    mine = table.you.in_play("Protected Resources")
    others = table.predator.in_play("Protected Resources")
    table.prey.ready("Delilah Easton")
    table.prey.holds("Rewind Time")

    table.you.acts(word="bleed", by=acting)
    if reduced:
        table.prey.plays("Rewind Time", level="pre")
    rest(table)
    assert table.where(mine) == ("permanent" if reduced else "ash_heap")
    assert table.where(others) == "permanent"


# -- Life Boon -------------------------------------------------------------------------------------


def saved(table: Table, loss: int = 30, *, by: str = "grand_prey", gives: int = 1) -> int:
    """Your prey runs out of pool in your minion phase; somebody keeps her in the game."""
    saver = getattr(table, by)
    boon: int = saver.holds(LIFE)
    table.you.in_play(blow(loss, "prey"))
    table.you.ready(COMPANION)
    table.you.uses("Blow")
    saver.plays(boon)
    if saver.options("choose"):
        saver.chooses(number=gives)
    return boon


@pytest.mark.parametrize(("loss", "gives", "left"), [(30, 1, 1), (30, 4, 4), (33, 4, 1)])
@pytest.mark.ruling("Life Boon", 2)
def test_life_boon_keeps_her_in_the_game(table: Table, loss: int, gives: int, left: int) -> None:
    """Enough to make up for what is below zero ([RTR 19970630])."""
    boon = saved(table, loss, gives=gives)

    assert (table.prey.pool(), table.grand_prey.pool()) == (left, 30 - gives)
    assert not table.prey.is_out()
    assert table.you.victory_points() == 0
    assert table.where(boon) == "permanent"
    assert table.state.seats[2].owes_master == 1


@pytest.mark.parametrize(("pool", "may"), [(4, True), (3, False)])
def test_the_saver_must_cover_all_that_is_missing(table: Table, pool: int, may: bool) -> None:
    """At 3 below zero it takes 4 pool ([ANK 20230817-2])."""
    table.grand_prey.pool(pool)
    table.grand_prey.holds(LIFE)
    table.you.holds(LIFE)
    table.you.in_play(blow(33, "prey"))
    table.you.ready(COMPANION)

    table.you.uses("Blow")
    table.asked()
    if may:
        assert table.grand_prey.can_play(LIFE)
        assert not table.you.can_play(LIFE), "not in her own turn"
    else:
        assert table.prey.is_out()
        assert table.grand_prey.options("play") == []


def test_the_saver_may_steal_a_pool_in_each_of_her_unlock_phases(table: Table) -> None:
    """She need not; nobody else loses any."""
    boon = saved(table, gives=5)
    table.until_turn_of(table.prey)
    table.grand_prey.does("answer", card=boon)
    assert (table.prey.pool(), table.grand_prey.pool()) == (4, 26)
    table.until_turn_of(table.grand_prey, "discard")
    assert (table.prey.pool(), table.grand_prey.pool(), table.you.pool()) == (4, 26, 30)


def test_the_saver_gains_the_next_victory_point_and_the_boon_is_burned(table: Table) -> None:
    """The pool for the ousting stays with the one who was saved."""
    table.prey.in_play(blow(40, name="Second"))
    table.prey.ready("Brazil")
    boon = saved(table, by="predator", gives=5)
    table.until_turn_of(table.prey, "minion")
    table.prey.uses("Second")
    table.prey.chooses(seat=table.grand_prey)

    assert table.grand_prey.is_out()
    assert (table.prey.victory_points(), table.predator.victory_points()) == (0, 1)
    assert table.prey.pool() == 11
    assert table.where(boon) == "ash_heap"


@pytest.mark.ruling("Life Boon", 1)
def test_several_boons_reserve_a_series_of_points(table: Table) -> None:
    """Not the same point twice ([RTR 19951017])."""
    table.prey.in_play(blow(60, name="Second"))
    table.prey.in_play(blow(60, name="Third"))
    table.prey.ready("Brazil")
    first, second = table.predator.holds(LIFE), table.grand_predator.holds(LIFE)
    table.you.in_play(blow(30, "prey", "Blow"))
    table.you.in_play(blow(1, "prey", "Again"))
    table.you.ready(COMPANION)
    table.you.uses("Blow")
    table.predator.plays(first)
    table.predator.chooses(number=1)
    table.you.uses("Again")
    table.grand_predator.plays(second)
    table.grand_predator.chooses(number=1)

    table.until_turn_of(table.prey, "minion")
    table.prey.uses("Second")
    table.prey.chooses(seat=table.grand_prey)
    assert (table.predator.victory_points(), table.grand_predator.victory_points()) == (1, 0)
    assert (table.where(first), table.where(second)) == ("ash_heap", "permanent")
    table.prey.uses("Third")
    table.prey.chooses(seat=table.grand_predator)
    assert table.grand_predator.is_out()
    assert table.prey.victory_points() == 1, "no point goes to one who is being ousted"


@pytest.mark.ruling("Life Boon", 3)
def test_halves_go_to_the_saver_until_a_whole_point_is_gained(table: Table) -> None:
    """The time limit gives half a point; the boon is not burned for it ([RTR 19991206])."""
    boon = saved(table, gives=5)
    table.asked()
    table.state.time_called = True
    while table.asked() is not None:
        table.pass_on()

    result = table.result()
    assert result is not None
    assert result.victory_points == (0.5, 0, 1, 0.5, 0.5)
    assert table.where(boon) == "permanent"


@pytest.mark.ruling("Life Boon", 4)
def test_one_saved_while_her_prey_is_ousted_gains_the_pool_and_no_point(table: Table) -> None:
    """The point is the saver's ([LSJ 20021029])."""
    table.prey.pool(5)
    table.grand_prey.pool(5)
    boon = table.predator.holds(LIFE)
    table.you.in_play(blow(6, "each"))
    table.you.ready(COMPANION)
    table.you.uses("Blow")
    table.predator.plays(boon)
    table.predator.chooses(seat=table.prey)
    if table.predator.options("choose"):
        table.predator.chooses(number=2)
    table.asked()

    assert table.grand_prey.is_out() and not table.prey.is_out()
    assert (table.prey.victory_points(), table.predator.victory_points()) == (0, 1)
    assert table.prey.pool() == 1 + 6
    assert table.where(boon) == "ash_heap"


@pytest.mark.ruling("Life Boon", 5)
def test_who_saved_her_predator_gives_no_point_to_herself_when_ousted(table: Table) -> None:
    """The point for ousting the saver is the predator's ([RTR 20000501])."""
    table.prey.in_play(blow(60, name="Second"))
    table.prey.ready("Brazil")
    saved(table, by="grand_prey", gives=3)
    table.until_turn_of(table.prey, "minion")
    table.prey.uses("Second")
    table.prey.chooses(seat=table.grand_prey)

    assert table.grand_prey.is_out()
    assert (table.prey.victory_points(), table.grand_prey.victory_points()) == (1, 0)
