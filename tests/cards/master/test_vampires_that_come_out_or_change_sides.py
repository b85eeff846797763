"""Masters about who came out, who becomes Anarch or Bahari, who is taken for a time."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION, rest
from fight_talk import replaced
from made_up import paper
from methuselah.engine import atoms
from methuselah.engine.rows import total
from methuselah.engine.scope import Scope
from methuselah.engine.state import TORPOR
from methuselah.engine.traits import clan_of, sect_of
from methuselah.language import add, borrows_this_turn, clan, keyword, locked, ready, use, yours
from methuselah.rules.action.bleed import bleed_of
from methuselah.rules.turn.master import master_actions
from politics_talk import carried, polling, votes_now
from scenes.in_play import played_as_printed
from table_talk import Table

LILITH = "Lilith's Blessing"
CAMP = "Twilight Camp"
LEGEND = "Legendary Vampire"
DEMENTIA = "Malkavian Dementia"
NIGHTMARES = "Kaymakli Nightmares"


@pytest.mark.parametrize("card", [LILITH, CAMP])
def test_it_is_put_in_play_for_its_pool(card: str) -> None:
    """A master that anybody plays."""
    played_as_printed(card)


def is_bahari(table: Table, vampire: int) -> bool:
    """Whether it is Bahari now."""
    return keyword("bahari").passes(table.state, Scope(0), vampire)


# -- Lilith's Blessing ----------------------------------------------------------------------------


def test_a_blessed_vampire_learns_and_is_fed(table: Table) -> None:
    """For a master phase action: a Discipline card from the library, 3 blood; Bahari for good."""
    card = table.you.in_play(LILITH)
    ryan = table.you.ready("Ryan", blood=0, locked=True)
    other = table.you.ready("Nassir", blood=0, locked=True)
    table.you.ready("Dodd", blood=1)
    table.you.torpor("Tara", blood=0)
    table.you.ready(replaced("KoKo", keywords=frozenset({"bahari"})), blood=0, locked=True)
    table.prey.ready("Lauren", blood=0)
    celerity, fame = table.you.library("Celerity", "Fame")
    table.you.holds("Misdirection")
    table.begins("master")

    table.you.uses(card)
    assert table.you.choices() == {ryan, other}
    table.you.chooses(ryan)
    table.you.does("fetch", word="library")

    assert table.on(celerity) == ryan
    assert table.where(fame) == "library"
    assert table.blood(ryan) == 3
    assert is_bahari(table, ryan)
    assert not is_bahari(table, other)
    assert table.locked(card)
    assert master_actions(table.state, 0) == 0
    assert not table.you.can_play("Misdirection")


def test_a_vampire_is_blessed_without_a_discipline_too(table: Table) -> None:
    """ "If any": the search may find nothing; the blood comes all the same."""
    card = table.you.in_play(LILITH)
    ryan = table.you.ready("Ryan", blood=0, locked=True)
    table.you.library("Celerity")
    table.begins("master")
    table.you.uses(card)
    while table.blood(ryan) == 0:
        table.pass_on()
    assert table.blood(ryan) == 3
    assert is_bahari(table, ryan)
    table.until_turn_of(table.prey)
    assert is_bahari(table, ryan)


def test_the_blessing_needs_a_vampire_without_blood_and_a_master_phase_action(
    table: Table,
) -> None:
    """Somebody with 1 blood is not blessed."""
    card = table.you.in_play(LILITH)
    table.you.ready("Ryan", blood=1)
    table.you.holds("Misdirection")
    table.begins("master")
    assert table.you.can_play("Misdirection")
    assert not table.you.may("use", card=card)


def test_the_blessing_takes_the_master_phase_action(table: Table) -> None:
    """Once it is used for a card there is no blessing; nor in the minion phase."""
    card = table.you.in_play(LILITH)
    table.you.ready("Ryan", blood=0)
    table.you.holds("Misdirection")
    table.prey.ready("Nassir")
    table.begins("master")
    assert table.you.may("use", card=card)
    table.you.plays("Misdirection")
    while table.you.options("choose"):
        table.you.chooses(max(table.you.choices()))
    while not table.waits_for(table.you, "minion"):
        assert not table.you.may("use", card=card)
        table.pass_on()
    assert not table.you.may("use", card=card)


# -- Twilight Camp --------------------------------------------------------------------------------


def test_the_camp_comes_with_four_blood(table: Table) -> None:
    """For nothing."""
    table.you.ready(COMPANION)
    card = table.you.holds(CAMP)
    table.begins("master")
    table.you.plays(card)
    assert (table.counters(card), table.you.pool()) == (4, 30)


@pytest.mark.parametrize("used", [True, False])
def test_who_comes_out_may_join_the_camp(table: Table, used: bool) -> None:
    """For 1 blood of the camp; its controller may leave it."""
    card = table.you.in_play(CAMP, counters=4)
    ryan = table.you.uncontrolled("Ryan", blood=4)
    table.you.ready(COMPANION)
    table.begins("influence")

    table.you.does("move out", target=ryan)
    if used:
        table.you.does("answer")
    else:
        table.pass_on()

    assert table.where(ryan) == "ready"
    assert sect_of(table.state, ryan) == ("anarch" if used else "camarilla")
    assert table.counters(card) == (3 if used else 4)


@pytest.mark.parametrize("name", ["Tara", "Crow"])
def test_titled_vampires_and_anarchs_do_not_join(table: Table, name: str) -> None:
    """A prince, and who is one of them already."""
    card = table.you.in_play(CAMP, counters=4)
    came = table.you.uncontrolled(name, blood=6 if name == "Tara" else 5)
    table.you.ready(COMPANION)
    table.begins("influence")
    table.you.does("move out", target=came)
    assert not table.you.may("answer")
    assert table.counters(card) == 4


def test_the_camp_does_not_hear_of_others(table: Table) -> None:
    """The prey's vampire comes out; yours comes from torpor."""
    card = table.you.in_play(CAMP, counters=4)
    table.you.ready(COMPANION)
    ryan = table.prey.uncontrolled("Ryan", blood=4)
    table.prey.ready("Dodd")
    dodd = table.you.torpor("Tock", blood=4)
    table.you.acts(by=dodd, word="leave torpor")
    table.nobody_reacts()
    assert not table.you.may("answer")
    table.until_turn_of(table.prey, "influence")
    table.prey.does("move out", target=ryan)
    assert not table.you.may("answer")
    assert not table.prey.may("answer")
    assert table.counters(card) == 4


@pytest.mark.parametrize(("counters", "where"), [(2, "permanent"), (1, "ash_heap")])
def test_the_camp_feeds_an_anarch(table: Table, counters: int, where: str) -> None:
    """Anybody's, for a master phase action; without blood it is burned."""
    card = table.you.in_play(CAMP, counters=counters)
    crow, hers = table.you.ready("Crow", blood=1), table.prey.ready("Rayne", blood=1)
    table.you.ready("Ryan", blood=1)
    table.you.holds("Misdirection")
    table.begins("master")

    table.you.uses(card)
    assert table.you.choices() == {crow, hers}
    table.you.chooses(crow)

    assert (table.blood(crow), table.blood(hers)) == (2, 1)
    assert table.where(card) == where
    assert not table.you.can_play("Misdirection")


def test_the_camp_feeds_in_your_master_phase(table: Table) -> None:
    """Not in that of your prey."""
    card = table.you.in_play(CAMP, counters=2)
    table.you.ready("Crow", blood=1)
    table.prey.ready("Rayne", blood=1)
    table.prey.holds("Misdirection")
    table.until_turn_of(table.prey, "master")
    assert table.prey.can_play("Misdirection")
    assert not table.you.may("use", card=card)
    assert not table.prey.may("use", card=card)


# -- Legendary Vampire ----------------------------------------------------------------------------


def legend(table: Table, name: str = "Don Cerro", blood: int = 7) -> tuple[int, int]:
    """A vampire comes out in your influence phase; your next master phase begins."""
    came = table.you.uncontrolled(name, blood=blood)
    table.you.ready("Emerson Bridges")
    card = table.you.holds(LEGEND)
    table.you.holds("Misdirection")
    table.prey.ready("Ryan")
    table.begins("influence")
    table.you.does("move out", target=came)
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "master")
    return came, card


def test_a_vampire_that_came_out_is_a_legend(table: Table) -> None:
    """+2 bleed and +2 votes; not the one that was there before."""
    came, card = legend(table)
    table.you.plays(card)
    assert table.on(card) == came
    assert table.you.pool() == 28
    assert bleed_of(table.state, came) == 3
    assert total(table.state, "votes", came) == 2
    old = next(m for m in table.state.seats[0].ready if m != came)
    assert (bleed_of(table.state, old), total(table.state, "votes", old)) == (1, 0)


@pytest.mark.parametrize(("name", "blood", "may"), [("Don Cerro", 7, True), ("Octane", 6, False)])
def test_a_legend_has_a_capacity_of_seven(table: Table, name: str, blood: int, may: bool) -> None:
    """6 is too little."""
    _, card = legend(table, name, blood)
    assert table.you.can_play("Misdirection")
    assert table.you.can_play(card) == may


def test_a_legend_is_made_in_the_next_turn(table: Table) -> None:
    """In the turn after that another influence phase was the last one."""
    _, card = legend(table)
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "master")
    assert table.you.can_play("Misdirection")
    assert not table.you.can_play(card)


def test_the_prey_has_no_legend_of_yours(table: Table) -> None:
    """It entered your ready region, not hers."""
    card = table.prey.holds(LEGEND)
    table.prey.holds("Misdirection")
    came = table.you.uncontrolled("Don Cerro", blood=7)
    table.you.ready(COMPANION)
    table.prey.ready("Ryan")
    table.begins("influence")
    table.you.does("move out", target=came)
    table.until_turn_of(table.prey, "master")
    assert table.prey.can_play("Misdirection")
    assert not table.prey.can_play(card)


@pytest.mark.ruling(LEGEND, 1)
def test_merging_makes_no_legend(table: Table) -> None:
    """The vampire was ready before: it did not enter."""
    table.you.ready("Kemintiri (G2)")
    advanced = table.you.uncontrolled("Kemintiri (G2 ADV)")
    table.you.ready(COMPANION)
    card = table.you.holds(LEGEND)
    table.you.holds("Misdirection")
    table.prey.ready("Ryan")
    table.turn = 9
    table.begins("influence")
    table.you.does("merge", card=advanced)
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "master")
    assert table.you.can_play("Misdirection")
    assert not table.you.can_play(card)


def test_a_referendum_burns_the_legend(table: Table) -> None:
    """Any vampire calls it, at +1 stealth; its bearer had 2 votes of it."""
    caller = table.you.ready("Mkhokheli")
    table.you.ready(COMPANION)
    ally = table.you.ready("Underbridge Stray")
    hero = table.prey.ready("Don Cerro")
    card = table.prey.in_play(LEGEND, on=hero)
    assert not table.you.may("use action", card=card, by=ally)
    table.you.acts(card, by=caller, word="political")
    polling(table)
    table.prey.votes("against", minion=hero)
    assert votes_now(table) == (0, 2)
    table.you.votes("for", minion=caller)
    table.nobody_reacts()
    assert table.where(card) == "attached"  # a tie
    second = table.you.options("use action", card=card)
    assert second


def test_a_passed_referendum_burns_the_legend(table: Table) -> None:
    """Nobody votes against it."""
    caller = table.you.ready("Mkhokheli")
    table.you.ready(COMPANION)
    hero = table.prey.ready("Don Cerro")
    card = table.prey.in_play(LEGEND, on=hero)
    table.you.acts(card, by=caller, word="political")
    carried(table, caller)
    assert table.where(card) == "ash_heap"


# -- Malkavian Dementia ---------------------------------------------------------------------------


def taken(table: Table) -> int:
    """You take the prey's Malkavian."""
    theirs = table.prey.ready("Tony", locked=True)
    table.prey.ready("Ryan")
    table.you.ready("Nassir")
    table.you.holds(DEMENTIA)
    table.begins("master")
    table.you.plays(DEMENTIA)
    assert table.state.controller(theirs) == table.you.number
    assert table.locked(theirs)
    return theirs


@pytest.mark.rules_text("003 Malkavian Dementia 1")
def test_a_ready_malkavian_of_another_is_taken(table: Table) -> None:
    """You need none; not yours, not one in torpor, no other clan."""
    tony, meaghan = table.prey.ready("Tony"), table.grand_prey.ready("Meaghan")
    table.you.ready("Korah")
    table.you.ready(replaced("Ryan", clans=("Malkavian",)))
    table.prey.torpor(replaced("KoKo", clans=("Malkavian",)))
    table.prey.ready("Nassir")
    table.you.holds(DEMENTIA)
    table.begins("master")
    table.you.plays(DEMENTIA)
    assert table.you.choices() == {tony, meaghan}
    table.you.chooses(meaghan)
    assert table.state.controller(meaghan) == table.you.number
    assert table.state.controller(tony) == table.prey.number
    assert [seat.pool() for seat in table.seats] == [30] * 5


@pytest.mark.ruling(DEMENTIA, 1)
@pytest.mark.ruling(DEMENTIA, 2)
@pytest.mark.parametrize("turned", [False, True])
def test_the_malkavian_goes_home_before_you_unlock(table: Table, turned: bool) -> None:
    """As your next unlock phase begins, locked as it is; a Brujah by then, too."""
    turns = use(add("clan", to=ready(locked, yours), until="game", word="Brujah"), at=("minion",))
    turncoat = table.you.in_play(paper("Turncoat", turns))
    theirs = taken(table)
    table.until("minion", table.you)
    if turned:
        table.you.uses(turncoat)
    assert (clan_of(table.state, theirs) == "Brujah") is turned
    table.until_turn_of(table.prey)
    assert table.state.controller(theirs) == table.you.number
    table.until_turn_of(table.predator)
    assert table.state.controller(theirs) == table.you.number
    assert table.locked(theirs)
    table.until_turn_of(table.you, "minion")
    assert table.state.controller(theirs) == table.prey.number
    assert table.locked(theirs)


@pytest.mark.parametrize("second", ["predator", "prey"])
def test_of_two_loans_each_has_its_own_end(table: Table, second: str) -> None:
    """Your predator takes him from you; as both loans are over he is where he belongs. So he is
    where his own Methuselah borrows him back from you.
    """
    prey, taker = table.prey.number, getattr(table, second)
    taker.holds(DEMENTIA)
    taker.ready("Dodd")
    theirs = taken(table)
    table.until_turn_of(taker, "master")
    taker.plays(DEMENTIA)
    assert table.state.controller(theirs) == taker.number
    table.until_turn_of(table.you, "minion")
    assert table.state.controller(theirs) == taker.number  # your loan is over, hers is not
    table.until_turn_of(table.prey, "minion")
    assert table.state.controller(theirs) == (taker.number if second == "predator" else prey)
    table.until_turn_of(table.predator, "minion")
    assert table.state.controller(theirs) == prey


def test_a_loan_within_a_loan_ends_first(table: Table) -> None:
    """Borrowed until the end of her turn by your prey's prey, he is yours again, then goes home."""
    tempts = use(borrows_this_turn(ready(clan("Malkavian"), locked)), at=("minion",), once="turn")
    tempter = table.grand_prey.in_play(paper("Tempter", tempts))
    table.grand_prey.ready("Dodd")
    theirs = taken(table)
    table.until_turn_of(table.grand_prey, "minion")
    table.grand_prey.uses(tempter)
    assert table.state.controller(theirs) == table.grand_prey.number
    table.until_turn_of(table.predator)
    assert table.state.controller(theirs) == table.you.number
    table.until_turn_of(table.you, "minion")
    assert table.state.controller(theirs) == table.prey.number


@pytest.mark.ruling(DEMENTIA, 5)
def test_the_malkavian_goes_home_in_torpor(table: Table) -> None:
    """And stays in torpor."""
    theirs = taken(table)
    table.until_turn_of(table.prey, "minion")
    atoms.move_to_region(table.state, theirs, TORPOR)
    table.until_turn_of(table.you, "minion")
    assert table.state.controller(theirs) == table.prey.number
    assert table.where(theirs) == "torpor"


# -- Kaymakli Nightmares --------------------------------------------------------------------------


@pytest.mark.ruling(NIGHTMARES, 1)
def test_all_uncontrolled_vampires_are_dealt_anew(table: Table) -> None:
    """Their blood goes to the pool, cards on them are burned; as many come as went."""
    ryan, dodd = table.you.uncontrolled("Ryan", blood=2), table.you.uncontrolled("Dodd")
    tara = table.prey.uncontrolled("Tara", blood=3)
    wash = table.you.in_play("Brainwash", on=tara)
    table.you.crypt("KoKo", "Zip", "Muse")
    table.prey.crypt("Lalitha")
    ready = table.you.ready("Nassir", blood=1)
    card = table.you.holds(NIGHTMARES)
    table.begins("master")
    table.you.plays(card)

    assert [seat.pool() for seat in table.seats] == [32, 33, 30, 30, 30]
    assert [len(seat.uncontrolled) for seat in table.state.seats] == [2, 1, 0, 0, 0]
    assert [len(seat.crypt) for seat in table.state.seats[:2]] == [3, 1]
    assert all(table.blood(c) == 0 for c in table.state.seats[0].uncontrolled)
    assert table.where(wash) == "ash_heap"
    assert table.blood(ready) == 1
    left = table.state.seats[0]
    assert {ryan, dodd} <= {*left.crypt, *left.uncontrolled}


def test_one_nightmare_in_a_game(table: Table) -> None:
    """Nobody plays a second one."""
    table.you.uncontrolled("Ryan")
    table.you.crypt("KoKo")
    table.you.holds(NIGHTMARES)
    table.prey.holds(NIGHTMARES, "Misdirection")
    table.you.ready("Nassir")
    table.prey.ready("Dodd")
    table.begins("master")
    table.you.plays(NIGHTMARES)
    table.until_turn_of(table.prey, "master")
    assert table.prey.can_play("Misdirection")
    assert not table.prey.can_play(NIGHTMARES)


@pytest.mark.ruling(DEMENTIA, 4)
@pytest.mark.rules_text("003 Malkavian Dementia 2")
def test_a_malkavian_of_an_ousted_methuselah_leaves_the_game(table: Table) -> None:
    """When it should return: its former controller is out."""
    table.prey.pool(1)
    theirs = taken(table)
    bleeder = table.state.seats[0].ready[0]
    table.until("minion", table.you)
    table.you.acts(word="bleed", by=bleeder)
    rest(table)
    assert table.prey.is_out()
    assert table.state.controller(theirs) == table.you.number
    table.until_turn_of(table.grand_prey)
    table.until_turn_of(table.you, "minion")
    assert table.where(theirs) == "removed"


@pytest.mark.ruling(DEMENTIA, 3)
def test_who_is_ousted_takes_her_malkavian_along(table: Table) -> None:
    """The vampire is removed from the game."""
    table.you.pool(1)
    bleeder = table.predator.ready("Dodd")
    theirs = taken(table)
    table.until_turn_of(table.predator, "minion")
    table.predator.acts(word="bleed", by=bleeder)
    rest(table)
    assert table.you.is_out()
    assert table.where(theirs) == "removed"
