"""Small masters: counters that come one by one, clans that are fed or vote, burning at once."""

from __future__ import annotations

import pytest

from action_talk import action_of, is_offered
from block_talk import PAUSE
from combat_talk import COMPANION, rest
from fight_talk import replaced
from made_up import of_level, paper
from methuselah.engine.rows import total
from methuselah.language import gain_pool, use
from methuselah.rules.action.action import stealth
from politics_talk import motion, polling, votes_now
from scenes.actions import burned_by_an_action
from scenes.in_play import gives_when_locked, played_as_printed
from scenes.rulings import no_burn_option_while_it_is_met
from table_talk import Table

ASSETS = "Acquired Ventrue Assets"
INVESTMENT = "Short-Term Investment"
AUCTION = "Slave Auction"
NETWORK = "Information Network"
TOWER = "Tower of London"
SIGHT = "Sight Beyond Sight"
DISASTER = "Unnatural Disaster"
CITY = "City Gangrel Connections"
EXHIBIT = "Foundation Exhibit"
ASSEMBLY = "Ventrue Directorate Assembly"
SLAUGHTER = "The Slaughterhouse"
KINGDOMS = {"Gang Territory": "Dodd", "Nosferatu Kingdom": "Tock"}


@pytest.mark.parametrize(
    ("card", "needs"),
    [
        (INVESTMENT, None),
        (AUCTION, None),
        ("Gang Territory", "Dodd"),
        ("Nosferatu Kingdom", "Tock"),
        (NETWORK, "Tock"),
        (TOWER, "Domenic Giovanni"),
        (CITY, "Zachary"),
        (EXHIBIT, "Klaus Konrecht"),
        (ASSEMBLY, "Earl"),
        (SLAUGHTER, "Khurshid"),
    ],
)
def test_it_comes_into_play_as_printed(card: str, needs: str | None) -> None:
    """For its pool, by whoever has the clan that it requires."""
    played_as_printed(card, needs=needs, stranger="Nassir")


# -- counters one by one --------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "counters"), [(INVESTMENT, 3), (AUCTION, 5)])
def test_it_comes_with_its_counters(table: Table, card: str, counters: int) -> None:
    """3, or 1 for each Methuselah."""
    table.you.ready(COMPANION)
    held = table.you.holds(card)
    table.begins("master")
    table.you.plays(held)
    assert table.counters(held) == counters


@pytest.mark.parametrize("card", [INVESTMENT, AUCTION])
@pytest.mark.parametrize(("counters", "where"), [(2, "permanent"), (1, "ash_heap")])
def test_a_counter_comes_to_your_pool(table: Table, card: str, counters: int, where: str) -> None:
    """For a master phase action; without counters it is burned."""
    held = table.you.in_play(card, counters=counters)
    theirs = table.prey.in_play(INVESTMENT, counters=2)
    table.you.ready(COMPANION)
    table.you.holds("Misdirection")
    table.begins("master")
    assert not table.you.may("use", card=theirs)
    assert not table.prey.may("use", card=theirs)
    table.you.uses(held)
    assert (table.you.pool(), table.where(held)) == (31, where)
    if where == "permanent":
        assert table.counters(held) == counters - 1
    assert not table.you.can_play("Misdirection")
    assert table.counters(theirs) == 2


def test_assets_come_with_a_blood_for_each_giovanni(table: Table) -> None:
    """Yours, in torpor too."""
    table.you.ready("Domenic Giovanni")
    table.you.torpor(replaced("Ryan", clans=("Giovanni",)))
    table.you.ready("Nassir")
    table.prey.ready(replaced("KoKo", clans=("Giovanni",)))
    held = table.you.holds(ASSETS)
    table.begins("master")
    table.you.plays(held)
    assert table.counters(held) == 2
    assert table.you.pool() == 30


@pytest.mark.parametrize(("counters", "where"), [(2, "permanent"), (1, "ash_heap")])
def test_assets_feed_a_giovanni(table: Table, counters: int, where: str) -> None:
    """1 in your master phase, once; empty, they are burned."""
    mine = table.you.ready("Domenic Giovanni", blood=1)
    other = table.you.ready(replaced("Ryan", clans=("Giovanni",)), blood=1)
    table.you.ready("Nassir", blood=1)
    table.prey.ready(replaced("KoKo", clans=("Giovanni",)), blood=1)
    held = table.you.in_play(ASSETS, counters=counters)
    table.you.holds("Misdirection")
    table.begins("master")
    table.you.uses(held)
    assert table.you.choices() == {mine, other}
    table.you.chooses(mine)
    assert (table.blood(mine), table.blood(other)) == (2, 1)
    assert table.where(held) == where
    assert table.you.can_play("Misdirection")
    assert not table.you.may("use", card=held)
    table.until_turn_of(table.prey, "minion")
    assert not table.you.may("use", card=held)


@pytest.mark.parametrize(
    ("who", "may"), [("Ryan", True), ("Vagabond Mystic", True), ("Earl", False)]
)
def test_who_burns_the_assets(table: Table, who: str, may: bool) -> None:
    """Any minion that is no Ventrue, with an action directed at their controller."""
    acting = table.you.ready(who)
    table.you.ready(COMPANION)
    held = table.prey.in_play(ASSETS, counters=2)
    table.you.holds(PAUSE)
    assert table.you.may("use action", card=held, by=acting) == may
    if may:
        table.you.acts(held, by=acting)
        assert action_of(table).targets == (table.prey.number,)
        rest(table)
        assert table.where(held) == "ash_heap"


# -- clans ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "member"), KINGDOMS.items())
def test_a_kingdom_feeds_an_uncontrolled_vampire(table: Table, card: str, member: str) -> None:
    """Of its clan and yours, in your influence phase; it locks."""
    clan = {"Dodd": "Brujah antitribu", "Tock": "Nosferatu antitribu"}[member]
    one = table.you.uncontrolled(member)
    other = table.you.uncontrolled(replaced("Ryan", clans=(clan,)))
    table.you.uncontrolled("Nassir")
    table.you.ready(replaced("Tara", clans=(clan,)), blood=1)
    table.prey.uncontrolled(replaced("KoKo", clans=(clan,)))
    held = table.you.in_play(card)
    table.begins("influence")
    table.you.uses(held)
    assert table.you.choices() == {one, other}
    table.you.chooses(one)
    assert (table.blood(one), table.blood(other), table.locked(held)) == (1, 0, True)
    assert not table.you.may("use", card=held)


@pytest.mark.parametrize(("card", "member"), KINGDOMS.items())
def test_a_kingdom_feeds_nobody_in_the_turn_of_another(
    table: Table, card: str, member: str
) -> None:
    """Unlocked as it is."""
    table.you.uncontrolled(member)
    held = table.you.in_play(card)
    table.prey.uncontrolled("Nassir", blood=1)
    ferry = table.you.in_play(paper("Ferry", use(gain_pool(1), at=("influence",), once="turn")))
    table.until_turn_of(table.prey, "influence")
    table.until("influence", table.you)
    assert table.you.may("use", card=ferry)
    assert not table.you.may("use", card=held)


def test_the_network_sees_nothing_for_others(table: Table) -> None:
    """A Nosferatu antitribu of the predator blocks: yours is no help to her."""
    hunter = table.you.ready("Ryan", blood=1)
    table.you.ready(COMPANION)
    theirs = table.predator.ready("Tock")
    held = table.prey.in_play(NETWORK)
    table.prey.ready(replaced("Dodd", clans=("Nosferatu antitribu",)))
    table.you.acts(word="hunt", by=hunter)
    table.predator.blocks(theirs)
    assert not is_offered(table, table.prey, held)


def test_the_network_gives_intercept() -> None:
    """+1 to a Nosferatu antitribu of yours; to no Nosferatu."""
    gives_when_locked(NETWORK, what="intercept", amount=1, to="Tock", not_to=("Ryan",))


def test_a_salubri_sees_beyond_sight(table: Table) -> None:
    """+1 intercept, for one of yours."""
    yael, other = table.you.ready("Yael"), table.you.torpor(replaced("Ryan", clans=("Salubri",)))
    table.you.ready("Nassir")
    table.prey.ready(replaced("KoKo", clans=("Salubri",)))
    held = table.you.holds(SIGHT)
    table.begins("master")
    table.you.plays(held)
    assert table.you.choices() == {yael, other}
    table.you.chooses(yael)
    assert [total(table.state, "intercept", one) for one in (yael, other)] == [1, 0]


@pytest.mark.ruling(SIGHT, 1)
def test_the_burn_option_of_the_sight() -> None:
    """Not while a Salubri is there, even if a copy is in play."""
    no_burn_option_while_it_is_met(SIGHT, needs="Yael")


@pytest.mark.parametrize(
    ("code", "blocked", "may"),
    [
        ("nec", False, True),
        ("NEC", False, True),
        ("nec", True, False),
        ("pot", False, False),
    ],
)
def test_the_tower_pays_for_necromancy(table: Table, code: str, blocked: bool, may: bool) -> None:
    """1 pool after a successful action that requires it; locked, nothing."""
    acting = table.you.ready(replaced("Ryan", disciplines=("NEC", "POT")), blood=4)
    table.you.ready(COMPANION)
    held = table.you.in_play(TOWER)
    blocker = table.prey.ready("Tara")
    table.prey.in_play("Sport Bike", on=blocker)
    table.you.holds(of_level(code))
    table.you.acts("Lesson", by=acting)
    if blocked:
        table.prey.blocks(blocker)
    before = table.you.pool()
    if not may:
        assert not is_offered(table, table.you, held)
        return
    table.until("after_resolution", table.you)
    before = table.you.pool()
    table.you.uses(held)
    assert (table.you.pool(), table.locked(held)) == (before + 1, True)
    assert not table.you.may("use", card=held)


def test_the_tower_pays_for_an_action_of_another(table: Table) -> None:
    """Whoever's minion acts."""
    acting = table.you.ready(replaced("Ryan", disciplines=("NEC",)), blood=4)
    table.you.ready(COMPANION)
    held = table.grand_prey.in_play(TOWER)
    table.you.holds(of_level("nec"))
    table.you.acts("Lesson", by=acting)
    table.until("after_resolution", table.grand_prey)
    table.grand_prey.uses(held)
    assert (table.grand_prey.pool(), table.locked(held)) == (31, True)


# -- votes ----------------------------------------------------------------------------------------


def test_connections_give_a_vote_in_each_political_action(table: Table) -> None:
    """1 for their controller, beside her vampires; none in a blood hunt."""
    caller = table.you.ready("Mkhokheli")
    table.you.holds(motion())
    table.prey.in_play(CITY)
    table.prey.ready("Zachary")
    table.you.acts("Motion", by=caller)
    polling(table, table.prey)
    assert len(table.you.options("vote", word="for")) == 2  # the prince, and who called
    before = votes_now(table)
    option = next(o for o in table.prey.options("vote", word="against"))
    table.prey.votes("against", mode=option.mode)
    assert (before, votes_now(table)) == ((0, 0), (0, 1))
    assert not table.prey.may("vote")


def test_connections_have_no_say_in_a_blood_hunt(table: Table) -> None:
    """It is no political action."""
    cannibal = table.you.ready("Mkhokheli")
    table.you.ready("Tara")
    table.you.torpor("Ryan", blood=1)
    table.prey.in_play(CITY)
    table.you.acts(by=cannibal, word="diablerie")
    table.until("polling", table.you)
    assert not table.prey.may("vote")


def test_the_exhibit_gives_a_vote_to_the_untitled(table: Table) -> None:
    """Toreador antitribu of yours; not the cardinal, not the prey's."""
    mine = table.you.ready(replaced("Ryan", clans=("Toreador antitribu",)))
    cardinal, toreador = table.you.ready("Klaus Konrecht"), table.you.ready("Nik Sikko")
    theirs = table.prey.ready(replaced("KoKo", clans=("Toreador antitribu",)))
    table.you.in_play(EXHIBIT)
    table.begins("minion")
    votes = [total(table.state, "votes", one) for one in (mine, cardinal, toreador, theirs)]
    assert votes == [1, 0, 0, 0]


def test_burning_the_exhibit_costs_blood(table: Table) -> None:
    """1 of the vampire; no ally does it."""
    ryan, ally = table.you.ready("Ryan"), table.you.ready("Vagabond Mystic")
    held = table.prey.in_play(EXHIBIT)
    table.you.holds(PAUSE)
    assert not table.you.may("use action", card=held, by=ally)
    table.you.acts(held, by=ryan)
    assert action_of(table).targets == (table.prey.number,)
    rest(table)
    assert (table.where(held), table.blood(ryan)) == ("ash_heap", 3)


def test_the_assembly_gives_each_ventrue_a_vote(table: Table) -> None:
    """Ready ones, whoever controls them, in political actions."""
    caller = table.you.ready("Emerson Bridges")
    earl, theirs = table.you.ready("Earl"), table.prey.ready(replaced("KoKo", clans=("Ventrue",)))
    torpid, ryan = table.you.torpor(replaced("Muse", clans=("Ventrue",))), table.you.ready("Ryan")
    table.grand_prey.in_play(ASSEMBLY)
    table.you.holds(motion())
    table.begins("minion")
    every = (caller, earl, theirs, torpid, ryan)
    assert [total(table.state, "votes", one) for one in every] == [0] * 5
    table.you.acts("Motion", by=caller)
    polling(table)
    assert [total(table.state, "votes", one) for one in every] == [1, 1, 1, 0, 0]


@pytest.mark.parametrize(("who", "more"), [("Octane", 1), ("Ryan", 0)])
def test_brujah_burn_the_assembly_with_stealth(table: Table, who: str, more: int) -> None:
    """+1 for that action alone."""
    acting = table.you.ready(who)
    table.you.ready(COMPANION)
    held = table.prey.in_play(ASSEMBLY)
    table.you.holds(PAUSE)
    table.you.acts(held, by=acting)
    assert stealth(table.state, action_of(table)) == more
    assert action_of(table).targets == (table.prey.number,)
    rest(table)
    assert table.where(held) == "ash_heap"


def test_any_minion_burns_the_assembly(table: Table) -> None:
    """As a directed action; a bleed of a Brujah has no stealth of it."""
    burned_by_an_action(ASSEMBLY)
    octane = table.you.ready("Octane")
    table.prey.in_play(ASSEMBLY)
    table.you.holds(PAUSE)
    table.you.acts(word="bleed", by=octane)
    assert action_of(table).targets == (table.prey.number,)
    assert stealth(table.state, action_of(table)) == 0


# -- at once --------------------------------------------------------------------------------------


def test_ascendance_is_a_pool(table: Table) -> None:
    """1, for nobody else."""
    table.you.ready(COMPANION)
    held = table.you.holds("Ascendance")
    table.begins("master")
    table.you.plays(held)
    assert [seat.pool() for seat in table.seats] == [31, 30, 30, 30, 30]
    assert table.where(held) == "ash_heap"


def test_a_vampire_in_torpor_is_vulnerable(table: Table) -> None:
    """Anybody's; no ready one."""
    mine, theirs = table.you.torpor("Ryan"), table.prey.torpor("Dodd")
    table.prey.ready("Nassir")
    table.you.ready(COMPANION)
    held = table.you.holds("Vulnerability")
    table.begins("master")
    table.you.plays(held)
    assert table.you.choices() == {mine, theirs}
    table.you.chooses(theirs)
    assert (table.where(theirs), table.where(mine)) == ("ash_heap", "torpor")
    assert table.you.pool() == 29


def test_a_disaster_burns_a_location(table: Table) -> None:
    """Anybody's, also one that was equipment; nothing else."""
    mine, theirs = table.you.in_play("Elder Library"), table.prey.in_play("The Barrens")
    table.prey.in_play("Anarch Revolt")
    table.you.ready(COMPANION)
    held = table.you.holds(DISASTER)
    table.begins("master")
    table.you.plays(held)
    assert table.you.choices() == {mine, theirs}
    table.you.chooses(theirs)
    assert (table.where(theirs), table.where(mine)) == ("ash_heap", "permanent")
    assert table.you.pool() == 28


def test_the_slaughterhouse_burns_two_of_the_prey(table: Table) -> None:
    """From the top of her library, at any time; it locks."""
    table.you.ready(COMPANION)
    held = table.you.in_play(SLAUGHTER)
    below, second, first = table.prey.library("Fame", "Blur", "Flash")
    table.begins("minion")
    sizes = [len(seat.library) for seat in table.state.seats]
    table.you.uses(held)
    assert len(table.state.seats[1].library) == sizes[1] - 2
    assert [len(seat.library) for seat in table.state.seats][2:] == sizes[2:]
    assert len(table.state.seats[0].library) == sizes[0]
    assert [table.where(c) for c in (below, second, first)] == ["library", "ash_heap", "ash_heap"]
    assert table.locked(held)
    assert not table.you.may("use", card=held)
