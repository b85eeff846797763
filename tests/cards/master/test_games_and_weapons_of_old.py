"""Games with other Methuselahs, weapons that are out of time, and a convocation of the Tremere."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import PAUSE
from combat_talk import COMPANION, DODGE, fight
from fight_talk import replaced
from made_up import lesson, paper, pistol
from methuselah.engine.views import view
from methuselah.language import equips, ranged_strike, static, strikes
from methuselah.rules.action.action import stealth
from scenes.actions import burned_by_an_action
from scenes.in_play import played_as_printed
from table_talk import Table

GAME = "Malkavian Game"
PRANK = "Malkavian Prank"
ANACHRONISM = "Anachronism"
CONVOCATION = "Tremere Convocation"
ROCK, PAPER, SCISSORS = "rock", "paper", "scissors"


# -- Malkavian Game -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rounds", "you", "prey"),
    [
        (((PAPER, ROCK),), 32, 28),
        (((ROCK, SCISSORS),), 32, 28),
        (((SCISSORS, PAPER),), 32, 28),
        (((ROCK, PAPER),), 28, 32),
        (((SCISSORS, ROCK),), 28, 32),
        (((PAPER, SCISSORS),), 28, 32),
        (((ROCK, ROCK), (PAPER, ROCK)), 33, 27),
        (((ROCK, ROCK), (PAPER, PAPER), (PAPER, SCISSORS)), 26, 34),
    ],
)
def test_the_winner_of_the_game_steals_pool(
    table: Table, rounds: tuple[tuple[str, str], ...], you: int, prey: int
) -> None:
    """2 pool, and 1 more for each tie."""
    table.you.ready("Korah")
    table.you.holds(GAME)
    table.begins("master")
    table.you.plays(GAME)
    table.you.chooses(seat=table.prey.number)
    for mine, hers in rounds:
        table.you.chooses(word=mine)
        table.prey.chooses(word=hers)
    assert [seat.pool() for seat in table.seats] == [you, prey, 30, 30, 30]
    assert table.waits_for(table.you)


def test_anybody_else_may_be_made_to_play(table: Table) -> None:
    """Not you; she loses no more than she has."""
    table.you.ready("Korah")
    table.you.holds(GAME)
    table.predator.pool(1)
    table.begins("master")
    table.you.plays(GAME)
    assert {option.seat for option in table.you.options("choose")} == {1, 2, 3, 4}
    table.you.chooses(seat=table.predator.number)
    table.you.chooses(word=PAPER)
    table.predator.chooses(word=ROCK)
    assert table.predator.is_out()


def test_nobody_sees_the_first_sign() -> None:
    """Until the other one has chosen, too."""
    seen = set()
    for sign in (ROCK, PAPER, SCISSORS):
        table = Table()
        table.you.ready("Korah")
        table.you.holds(GAME)
        table.begins("master")
        table.you.plays(GAME)
        table.you.chooses(seat=table.prey.number)
        table.you.chooses(word=sign)
        table.asked()
        seen.add(repr(view(table.state, table.prey.number)))
    assert len(seen) == 1


def test_two_who_take_the_first_offer_do_not_tie_for_ever(table: Table) -> None:
    """Each is offered the signs in an order of her own."""
    table.you.ready("Korah")
    table.you.holds(GAME)
    table.begins("master")
    table.you.plays(GAME)
    table.you.chooses(seat=table.prey.number)
    for seat in (table.you, table.prey):
        first = table.asked()
        assert first is not None
        assert {option.word for option in first.options} == {ROCK, PAPER, SCISSORS}
        seat.chooses(word=first.options[0].word)
    assert table.you.pool() + table.prey.pool() == 60
    assert table.you.pool() != 30


def test_the_game_requires_a_malkavian_antitribu(table: Table) -> None:
    """A Malkavian is none."""
    table.you.ready("Tony")
    table.you.holds(GAME, PRANK)
    table.begins("master")
    assert table.you.can_play(PRANK)
    assert not table.you.can_play(GAME)


# -- Malkavian Prank ------------------------------------------------------------------------------


def test_a_prank_guesses_what_the_others_hold(table: Table) -> None:
    """1 to 4 each: guessed, it is yours; else she gains as much from the bank."""
    table.you.ready("Tony")
    table.you.holds(PRANK)
    table.begins("master")
    table.you.plays(PRANK)
    held = (1, 2, 3, 4)
    for seat, number in zip(table.seats[1:], held, strict=True):
        assert {option.number for option in seat.options("choose")} == {1, 2, 3, 4}
        seat.chooses(number=number)
    for seat, guess in zip(table.seats[1:], (1, 3, 3, 1), strict=True):
        table.you.chooses(number=guess, seat=seat.number)
    assert [seat.pool() for seat in table.seats] == [34, 29, 32, 27, 34]
    assert table.waits_for(table.you)


@pytest.mark.parametrize("guesses", [0, 1, 2])
def test_nobody_sees_what_is_held_for_a_prank(guesses: int) -> None:
    """Before the first guess, and until the last one is made: neither you nor the others."""
    seen: dict[int, set[str]] = {}
    for number in (1, 2, 3, 4):
        table = Table()
        table.you.ready("Tony")
        table.you.holds(PRANK)
        table.begins("master")
        table.you.plays(PRANK)
        table.prey.chooses(number=number)
        for seat in table.seats[2:]:
            seat.chooses(number=1)
        for seat in table.seats[1 : guesses + 1]:
            table.you.chooses(number=2, seat=seat.number)
        table.asked()
        for watcher in (0, 2, 3, 4):
            seen.setdefault(watcher, set()).add(repr(view(table.state, watcher)))
    assert [len(views) for views in seen.values()] == [1, 1, 1, 1]


def test_a_prank_takes_no_more_than_there_is(table: Table) -> None:
    """Her last pool may go, and she with it."""
    table.you.ready("Tony")
    table.predator.pool(2)
    table.you.holds(PRANK)
    table.begins("master")
    table.you.plays(PRANK)
    for seat in table.seats[1:]:
        seat.chooses(number=4)
    for seat in table.seats[1:]:
        table.you.chooses(number=4 if seat is table.predator else 1, seat=seat.number)
    assert table.predator.is_out()
    assert table.you.pool() == 32


# -- Anachronism ----------------------------------------------------------------------------------


def test_anachronism_burns_what_is_ranged(table: Table) -> None:
    """On a vampire of capacity 7 or more: guns and the like go; a blade and the Ivory Bow stay."""
    old = table.you.ready("Don Cerro")
    table.you.ready("Octane")
    theirs = table.prey.torpor("Jessica")
    gun, bow, blade, vest = (
        table.you.in_play(one, on=old)
        for one in (".44 Magnum", "Ivory Bow", "Bastard Sword", "Flak Jacket")
    )
    other = table.you.in_play(".44 Magnum", on=theirs)
    held = table.you.holds(ANACHRONISM)
    table.begins("master")
    table.you.plays(held)
    assert table.you.choices() == {old, theirs}
    table.you.chooses(old)
    assert table.on(held) == old
    assert table.where(gun) == "ash_heap"
    assert [table.where(one) for one in (bow, blade, vest, other)] == ["attached"] * 4
    assert table.you.pool() == 29


@pytest.mark.ruling(ANACHRONISM, 1)
@pytest.mark.parametrize("worn", [True, False])
def test_an_anachronism_has_no_ranged_weapon(table: Table, worn: bool) -> None:
    """Anything with a ranged strike, gun or not, but the Ivory Bow."""
    mine = table.you.ready("Don Cerro")
    table.you.ready(COMPANION)
    if worn:
        table.you.in_play(ANACHRONISM, on=mine)
    sling = paper(
        "Sling",
        equips(),
        strikes(ranged_strike(1)),
        kind="equipment",
        keywords=frozenset({"weapon"}),
    )
    table.you.holds("Ivory Bow", "Bastard Sword", "Flak Jacket", sling, pistol())
    table.prey.ready("Nassir")
    table.begins("minion")
    for name in ("Ivory Bow", "Bastard Sword", "Flak Jacket"):
        assert table.you.can_play(name, by=mine), name
    for name in ("Sling", "Pistol"):
        assert table.you.can_play(name, by=mine) is not worn, name


def test_other_bars_stand_beside_the_bow(table: Table) -> None:
    """Who can have no equipment at all has no Ivory Bow either."""
    mine = table.you.ready("Don Cerro")
    table.you.ready(COMPANION)
    table.you.in_play(ANACHRONISM, on=mine)
    table.you.in_play(paper("Curse", static("cannot have", word="equipment")), on=mine)
    table.you.holds("Ivory Bow")
    table.begins("minion")
    assert table.you.may("act", minion=mine)
    assert not table.you.can_play("Ivory Bow", by=mine)


def test_another_vampire_has_what_it_likes(table: Table) -> None:
    """Only the one with the card is out of time."""
    table.you.in_play(ANACHRONISM, on=table.you.ready("Don Cerro"))
    other = table.you.ready("Octane")
    table.you.holds(".44 Magnum")
    table.begins("minion")
    assert table.you.can_play(".44 Magnum", by=other)


# -- Tremere Convocation --------------------------------------------------------------------------


def test_the_convocation_comes_into_play_as_printed() -> None:
    """By whoever has a Tremere; any minion burns it."""
    played_as_printed(CONVOCATION, needs="Lauren", stranger="Ryan")
    burned_by_an_action(CONVOCATION)


@pytest.mark.parametrize(
    ("who", "card", "more"),
    [
        ("Lauren", "tha", 1),
        ("Lauren", "dom", 0),
        (replaced("Saiz", disciplines=("tha",)), "tha", 0),
    ],
)
@pytest.mark.parametrize("seat", ["you", "grand_prey"])
def test_tremere_act_in_secret(table: Table, who: object, card: str, more: int, seat: str) -> None:
    """Anybody's: +1 stealth during actions that require Blood Sorcery."""
    getattr(table, seat).in_play(CONVOCATION)
    mine = table.you.ready(who)  # type: ignore[arg-type]
    table.you.ready(COMPANION)
    table.you.holds(lesson(card), PAUSE)
    table.you.acts("Lesson", by=mine)
    assert stealth(table.state, action_of(table)) == more


@pytest.mark.rules_text("003 Tremere Convocation 1")
@pytest.mark.parametrize(
    ("disciplines", "convoked", "may"),
    [
        (("tha",), True, True),
        (("tha",), False, False),
        (("dom",), True, False),
        (("THA",), False, True),
    ],
)
def test_the_convocation_teaches_to_fight(
    table: Table, disciplines: tuple[str, ...], convoked: bool, may: bool
) -> None:
    """With basic Blood Sorcery a combat card is played at superior; without it not at all."""
    if convoked:
        table.grand_prey.in_play(CONVOCATION)
    mine = table.you.ready(replaced("Ryan", disciplines=disciplines))
    theirs = table.prey.ready("Nassir")
    table.you.holds("Theft of Vitae", DODGE)
    fight(table, mine, theirs)
    table.until("strike", table.you)
    assert table.you.can_play("Theft of Vitae", by=mine, level="THA") is may
    assert table.you.can_play("Theft of Vitae", by=mine, level="tha") is ("dom" not in disciplines)


def test_the_convocation_helps_combat_cards_alone(table: Table) -> None:
    """An action of Blood Sorcery is played at the level that the vampire has."""
    table.you.in_play(CONVOCATION)
    mine = table.you.ready("Lauren")
    table.you.holds("Magic of the Smith", "Blood Rage")
    table.begins("minion")
    assert table.you.can_play("Magic of the Smith", by=mine, level="tha")
    assert not table.you.can_play("Magic of the Smith", by=mine, level="THA")


@pytest.mark.parametrize(("who", "less"), [("Tony", -1), ("Ryan", 0)])
def test_a_malkavian_is_heard_as_it_burns_the_convocation(
    table: Table, who: str, less: int
) -> None:
    """-1 stealth during that action, and during no other."""
    card = table.prey.in_play(CONVOCATION)
    mine, again = table.you.ready(who), table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    table.you.acts(card, by=mine)
    assert stealth(table.state, action_of(table)) == less
    table.nobody_reacts()
    assert table.where(card) == "ash_heap"
    del again


def test_a_malkavian_bleeds_as_ever(table: Table) -> None:
    """The convocation is nothing to that."""
    table.prey.in_play(CONVOCATION)
    mine = table.you.ready("Tony")
    table.you.holds(PAUSE)
    table.you.acts(word="bleed", by=mine)
    assert stealth(table.state, action_of(table)) == 0
