"""Inconnu Tutelage, Waiting Game; and the Lupine Assault on all hands."""

from __future__ import annotations

import pytest

from action_talk import told
from combat_talk import COMPANION, rest
from made_up import paper
from methuselah.engine.knowledge import sees
from methuselah.engine.traits import sect_of
from methuselah.language import action, cancels_card, gain_pool, master
from table_talk import Table

TUTELAGE = "Inconnu Tutelage"
WAITING = "Waiting Game"
ASSAULT = "Lupine Assault"
BLANK = "Misdirection"


@pytest.mark.parametrize(("card", "counters"), [(TUTELAGE, 0), (WAITING, 10)])
def test_the_event_comes_into_play(table: Table, card: str, counters: int) -> None:
    """With its counters."""
    held = table.you.holds(card)
    table.prey.ready("Ryan")
    table.begins("discard")
    table.you.plays(held)
    assert (table.where(held), table.counters(held)) == ("permanent", counters)


# -- Inconnu Tutelage -----------------------------------------------------------------------------


def test_a_vampire_is_given_for_a_card(table: Table) -> None:
    """4 transfers and an uncontrolled vampire of yours: any card of your library, unseen."""
    one, two = table.you.uncontrolled("Duck", blood=1), table.you.uncontrolled("Ryan")
    table.you.uncontrolled(paper("Hunter", kind="imbued", life=3))
    table.prey.uncontrolled("Nassir")
    fame, vessel = table.you.library("Fame", "Vessel")
    table.you.holds(*[BLANK] * 7)
    event = table.prey.in_play(TUTELAGE)
    table.begins("influence")
    table.you.uses(event)
    assert table.you.choices() == {one, two}
    table.you.chooses(one)
    assert table.where(one) == "removed"
    assert {fame, vessel} <= table.you.choices()
    table.you.chooses(fame)
    assert table.where(fame) == "hand"
    assert not any(sees(table.state, seat, fame) for seat in range(1, 5))
    table.you.does("discard", card=BLANK)
    assert len(table.you.hand()) == 7
    assert any(line.what == "shuffled" for line in table.state.journal)
    assert not table.you.may("use", card=event)  # no transfers are left


@pytest.mark.parametrize(("turn", "may"), [(6, True), (1, False)])
def test_tutelage_costs_four_transfers(table: Table, turn: int, may: bool) -> None:
    """The first Methuselah has but one in the first turn; the search may find nothing."""
    mine = table.you.uncontrolled("Duck")
    table.you.library("Fame")
    event = table.you.in_play(TUTELAGE)
    table.turn = turn
    table.begins("influence")
    assert table.you.may("use", card=event) is may
    if may:
        table.you.uses(event)
        table.you.does("done")
        assert table.where(mine) == "removed"
        assert "Fame" not in table.you.hand()


# -- Waiting Game ---------------------------------------------------------------------------------


@pytest.mark.ruling(WAITING, 1)
@pytest.mark.parametrize(("name", "left"), [("Ryan", 4), ("Rayne", 5), ("Underbridge Stray", 5)])
def test_who_takes_an_action_burns_a_counter(table: Table, name: str, left: int) -> None:
    """A vampire that is no Anarch, of anybody, as it announces it."""
    mine = table.you.ready(name)
    table.you.ready(COMPANION)
    game = table.grand_prey.in_play(WAITING, counters=5)
    table.prey.ready("Nassir")
    table.you.acts(word="bleed", by=mine)
    table.asked()
    assert table.counters(game) == left
    rest(table)
    assert table.counters(game) == left


@pytest.mark.ruling(WAITING, 1)
def test_an_action_cancelled_as_it_is_played_is_not_taken(table: Table) -> None:
    """No counter goes for it."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(paper("Deed", action(gain_pool(1))))
    stop = master(cancels_card(), at=("as_played",), out_of_turn=True)
    table.prey.holds(paper("Stop", stop))
    game = table.you.in_play(WAITING, counters=5)
    table.you.acts("Deed", by=mine)
    table.prey.plays("Stop")
    rest(table)
    assert table.counters(game) == 5


@pytest.mark.parametrize(("counters", "place"), [(1, "ash_heap"), (2, "permanent")])
def test_the_waiting_game_ends_with_its_counters(table: Table, counters: int, place: str) -> None:
    """The last one burns it."""
    mine = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    game = table.you.in_play(WAITING, counters=counters)
    table.prey.ready("Nassir")
    table.you.acts(word="bleed", by=mine)
    table.asked()
    assert table.where(game) == place


def test_anarchs_wait_no_longer(table: Table) -> None:
    """In your unlock phase each burns 1 blood or becomes Camarilla, each ally burns 1 life."""
    mine, empty = table.you.ready("Octane", blood=3), table.you.torpor("Rayne", blood=0)
    theirs = table.prey.ready("Crow", blood=2)
    plain = table.prey.ready("Ryan", blood=2)
    ally, gang = table.you.ready("Underbridge Stray"), table.prey.ready("Loyal Street Gang")
    table.you.in_play(WAITING, counters=5)
    table.begins("unlock")
    lives = (table.blood(ally), table.blood(gang))
    table.you.does("do", number=0)
    table.prey.does("do", number=1)
    table.until("minion")
    assert (table.blood(mine), sect_of(table.state, mine)) == (2, "anarch")
    assert sect_of(table.state, empty) == "camarilla"
    assert (table.blood(theirs), sect_of(table.state, theirs)) == (2, "camarilla")
    assert table.blood(plain) == 2
    assert (table.blood(ally) if table.where(ally) == "ready" else 0) == lives[0] - 1
    assert table.blood(gang) == lives[1] - 1
    table.until_turn_of(table.prey, "minion")
    assert table.blood(gang) == lives[1] - 1


# -- Lupine Assault -------------------------------------------------------------------------------


def test_all_discard_five_cards(table: Table) -> None:
    """As they choose, and draw up; the Assault itself is replaced in your influence phase."""
    table.you.holds(ASSAULT, "Fame", *[BLANK] * 5)
    others = table.seats[1:]
    for seat in others[:-1]:
        seat.holds("Vessel", *[BLANK] * 6)
    table.predator.holds(BLANK, BLANK, BLANK)
    table.you.ready(COMPANION)
    table.you.uncontrolled("Duck")
    table.begins("master")
    table.you.plays(ASSAULT)
    for seat in table.seats:
        while seat.may("choose"):
            seat.chooses(next(iter(seat.choices())))
    assert len(table.you.hand()) == 6
    assert [len(seat.hand()) for seat in others] == [7, 7, 7, 7]
    assert [told(table, "discarded", seat=seat.number) for seat in table.seats] == [5, 5, 5, 5, 3]
    assert table.you.pool() == 29
    table.until("influence", table.you)
    assert len(table.you.hand()) == 7


@pytest.mark.parametrize("played", [True, False])
def test_one_assault_in_a_game(table: Table, played: bool) -> None:
    """Once it was played, nobody plays a second one."""
    table.you.holds(ASSAULT)
    kept, *others = table.prey.holds(ASSAULT, *[BLANK] * 5)
    table.prey.ready("Ryan")
    table.you.ready(COMPANION)
    table.begins("master")
    if played:
        table.you.plays(ASSAULT)
        while table.prey.may("choose"):
            table.prey.chooses(min(set(others) & table.prey.choices()))
    table.until_turn_of(table.prey, "master")
    assert table.where(kept) == "hand"
    assert table.prey.can_play(ASSAULT) is not played
