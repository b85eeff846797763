"""Henry Taylor and Marthe Dizier take back what they played in an action or in a combat."""

from __future__ import annotations

import pytest

from block_talk import COMPANION, PAUSE, UNLOCKER, made_vampire
from combat_talk import AGAIN, DODGE, MANEUVER, fight, made_up, rest
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import (
    TARGET,
    THIS,
    action,
    being_played,
    cancels_card,
    choose,
    combat_card,
    gain_pool,
    is_named,
    modifier,
    not_,
    on,
    put_on,
    steals,
    use,
    vampire,
    yours,
)
from scenes.rulings import black_hand_is_no_title
from table_talk import Table

HENRY, MARTHE = "Henry Taylor (G3)", "Marthe Dizier (G3)"
OAK = made_vampire("Oak", capacity=9)

# -- Henry Taylor ---------------------------------------------------------------------------------


def theft(name: str, *, at: str) -> Definition:
    """A card in play: in this window its controller takes a vampire of that name."""
    taken = on(vampire, is_named(name.split(" (")[0]), not_(yours))
    return paper("Theft", use(choose(taken), steals(TARGET), at=(at,)), kind="event")


def offered(table: Table, card: int) -> bool:
    """Whether an ability is offered at any time until all is over."""
    found = False
    while not table.over():
        found |= table.you.may("use", card=card)
        table.pass_on()
    return found


@pytest.mark.parametrize("blocks", [True, False])
def test_henry_puts_a_combat_card_on_top(table: Table, blocks: bool) -> None:
    """One that he played in the action, as he acts or as he blocks; another's stays."""
    seat = table.prey if blocks else table.you
    other = table.you if blocks else table.prey
    henry, theirs = seat.ready(HENRY), other.ready(OAK)
    first, second = seat.holds(MANEUVER, DODGE)
    third = other.holds(MANEUVER)
    old = seat.ash_heap("Blur")
    drawn = seat.library("Blur")
    fight(table, *((theirs, henry) if blocks else (henry, theirs)))
    seat.plays(MANEUVER.name, by=henry)
    other.plays(MANEUVER.name, by=theirs)
    seat.plays(DODGE.name, by=henry)
    table.until("after_resolution", seat)
    seat.uses(henry)
    assert seat.choices() == {first, second}
    seat.chooses(second)
    assert table.state.seats[seat.number].library[0] == second or (
        table.state.seats[seat.number].library[-1] == second
    )
    assert table.where(second) == "library"
    assert (table.where(first), table.where(third), table.where(old)) == ("ash_heap",) * 3
    assert drawn
    assert not offered(table, henry)


def test_henry_asks_for_what_was_played_as_a_combat_card(table: Table) -> None:
    """Nothing where he fought without cards; nor what a friend played."""
    henry, friend, theirs = table.you.ready(HENRY), table.you.ready("Ryan"), table.prey.ready(OAK)
    table.you.holds(MANEUVER)
    fight(table, friend, theirs)
    table.you.plays(MANEUVER.name, by=friend)
    assert not offered(table, henry)


def test_henry_puts_a_card_back_in_each_action(table: Table) -> None:
    """Once in the action, and again in the next one of the same turn."""
    henry = table.you.ready(HENRY)
    one, two = table.prey.ready(OAK), table.prey.ready(OAK)
    table.you.holds(MANEUVER, MANEUVER, paper("Deed", action(gain_pool(1))))
    table.you.in_play(UNLOCKER)
    fight(table, henry, one)
    turn = table.state.turn
    table.you.plays(MANEUVER.name, by=henry)
    table.you.uses(henry)
    rest(table)
    table.you.uses("Unlocker")
    table.you.acts("Deed", by=henry)
    table.prey.blocks(two)
    table.you.plays(MANEUVER.name, by=henry)
    table.you.uses(henry)
    assert table.state.turn == turn
    assert not offered(table, henry)


def test_henry_puts_back_nothing_of_another(table: Table) -> None:
    """What he played as he was hers lies in her ash heap, though he is yours now."""
    henry, mine = table.prey.ready(HENRY), table.you.ready("Ryan")
    table.prey.holds(DODGE)
    table.you.in_play(theft(HENRY, at="after_resolution"))
    fight(table, mine, henry)
    table.prey.plays(DODGE.name, by=henry)
    table.you.uses("Theft")
    assert table.state.controller(henry) == table.you.number
    assert not offered(table, henry)


@pytest.mark.ruling(HENRY, 1)
@pytest.mark.parametrize(("how", "may"), [("modifier", False), ("combat", True)])
def test_a_card_of_two_types(table: Table, how: str, may: bool) -> None:
    """Played as an action modifier it is none; as a combat card it is."""
    both = paper(
        "Both",
        modifier(gain_pool(1), at=("action",)),
        combat_card(gain_pool(1), at=("before_range",)),
        kind=("action modifier", "combat"),
    )
    henry, theirs = table.you.ready(HENRY), table.prey.ready(OAK)
    table.you.holds(both, PAUSE)
    table.you.ready(COMPANION)
    table.you.acts(word="bleed", by=henry)
    if how == "modifier":
        table.you.plays("Both", by=henry)
    table.prey.blocks(theirs)
    if how == "combat":
        table.you.plays("Both", by=henry)
    assert offered(table, henry) is may
    assert table.you.pool() == 31


# -- Marthe Dizier --------------------------------------------------------------------------------


@pytest.mark.ruling(MARTHE, 4)
def test_marthe_takes_a_card_back(table: Table) -> None:
    """For 1 blood, one that she played in the combat, once; as it ends."""
    marthe, theirs = table.you.ready(MARTHE, blood=5), table.prey.ready(OAK)
    first, second = table.you.holds(MANEUVER, DODGE)
    old = table.you.ash_heap("Blur")
    foreign = table.prey.holds(MANEUVER)
    fight(table, marthe, theirs)
    table.you.plays(MANEUVER.name, by=marthe)
    table.prey.plays(MANEUVER.name, by=theirs)
    table.you.plays(DODGE.name, by=marthe)
    while not table.you.may("answer"):
        assert not table.over()
        table.pass_on()
    table.you.does("answer")
    assert table.you.choices() == {first, second}
    table.you.chooses(second)
    assert table.where(second) == "hand"
    assert not table.you.may("answer")
    rest(table)
    assert table.blood(marthe) == 5 - 1
    assert [table.where(one) for one in (first, old, foreign)] == ["ash_heap"] * 3


def test_marthe_takes_nothing_that_a_friend_played(table: Table) -> None:
    """In his own combat."""
    table.you.ready(MARTHE)
    friend, theirs = table.you.ready("Ryan"), table.prey.ready(OAK)
    table.you.holds(DODGE)
    fight(table, friend, theirs)
    table.you.plays(DODGE.name, by=friend)
    while not table.over():
        assert not table.you.may("answer")
        table.pass_on()


def test_marthe_takes_nothing_of_another(table: Table) -> None:
    """What she played as she was hers lies in her ash heap, though she is yours now."""
    marthe, mine = table.prey.ready(MARTHE), table.you.ready("Ryan")
    table.prey.holds(DODGE)
    table.you.in_play(theft(MARTHE, at="end_of_round"))
    fight(table, mine, marthe)
    table.prey.plays(DODGE.name, by=marthe)
    table.you.uses("Theft")
    assert table.state.controller(marthe) == table.you.number
    while not table.over():
        assert not table.you.may("answer")
        assert not table.prey.may("answer")
        table.pass_on()


def test_marthe_without_blood_takes_nothing(table: Table) -> None:
    """She blocks for your prey."""
    marthe, mine = table.prey.ready(MARTHE, blood=0), table.you.ready("Ryan")
    table.prey.holds(DODGE)
    fight(table, mine, marthe)
    table.prey.plays(DODGE.name, by=marthe)
    while not table.over():
        assert not table.prey.may("answer")
        table.pass_on()


@pytest.mark.ruling(MARTHE, 1)
@pytest.mark.rules_text("003 Marthe Dizier 1")
def test_what_was_not_played_or_is_in_play_stays(table: Table) -> None:
    """A card that she played onto herself lies in no ash heap."""
    lasting = made_up("Scar", modes=(combat_card(put_on(THIS), at=("before_range",)),))
    marthe, theirs = table.you.ready(MARTHE), table.prey.ready(OAK)
    held = table.you.holds(lasting)
    table.you.ash_heap("Fame")
    fight(table, marthe, theirs)
    table.you.plays("Scar", by=marthe)
    while not table.over():
        assert not table.you.may("answer")
        table.pass_on()
    assert table.on(held) == marthe


@pytest.mark.ruling(MARTHE, 2)
def test_a_cancelled_card_was_played(table: Table) -> None:
    """She may take it back."""
    doubt = paper(
        "Doubt",
        use(being_played("combat"), cancels_card(), by="methuselah", at=("as_played",)),
        kind="master",
    )
    marthe, theirs = table.you.ready(MARTHE), table.prey.ready(OAK)
    held = table.you.holds(DODGE)
    stop = table.prey.in_play(doubt)
    fight(table, marthe, theirs)
    table.you.plays(DODGE.name, by=marthe)
    table.prey.uses(stop)
    while not table.you.may("answer"):
        assert not table.over()
        table.pass_on()
    table.you.does("answer")
    assert table.where(held) == "hand"


@pytest.mark.ruling(MARTHE, 3)
def test_marthe_takes_it_back_between_two_combats(table: Table) -> None:
    """What brings the second combat is in her hand again for it."""
    marthe, theirs = table.you.ready(MARTHE), table.prey.ready(OAK)
    held = table.you.holds(AGAIN)
    table.prey.holds(MANEUVER)
    fight(table, marthe, theirs)
    table.you.plays(AGAIN.name, by=marthe)
    while not table.you.may("answer"):
        assert not table.over()
        table.pass_on()
    table.you.does("answer")
    assert table.where(held) == "hand"
    assert not table.over()
    rest(table)


@pytest.mark.ruling(MARTHE, 5)
def test_marthe_is_black_hand_in_any_sect() -> None:
    """A trait, no title."""
    black_hand_is_no_title(MARTHE)
