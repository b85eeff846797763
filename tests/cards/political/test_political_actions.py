"""Political actions."""

from __future__ import annotations

import pytest

from made_up import paper
from methuselah.engine import atoms
from methuselah.language import burn_pool, use
from methuselah.rules.action.action import Action
from methuselah.rules.politics.titles import lose_title
from methuselah.rules.politics.votes import tally
from table_talk import Seat, Table

KINE = "Kine Resources Contested"


def allocates(table: Table, **points: int) -> None:
    """You divide the points: `prey=3, you=1`; nothing for who is not named."""
    table.until("terms", table.you)
    seats: dict[int, int] = {}
    for name, number in points.items():
        seat: Seat = getattr(table, name)
        seats[seat.number] = number
    for _ in range(table.size):
        decision = table.asked()
        if decision is None or decision.window != "terms":
            return
        seat_asked = decision.options[0].seat
        table.you.chooses(seat=seat_asked, number=seats.get(seat_asked, 0))


def passes(table: Table, caller: int) -> None:
    """Your prince and the card vote for it, nobody against."""
    table.you.votes("for", minion=caller)
    table.you.votes("for", mode="called")
    table.nobody_reacts()
    table.nobody_reacts()


# -- in common ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "card",
    ["Ancilla Empowerment", "Consanguineous Boon", KINE, "Parity Shift", "Toreador Justicar"],
)
def test_political_actions_are_undirected_at_stealth_one(table: Table, card: str) -> None:
    """Prey and predator may block; one political action a turn; a blocked one calls nothing."""
    prince = table.you.ready("Mkhokheli")
    other = table.you.ready("Meaghan")
    table.you.pool(20)
    played, _ = table.you.holds(card, KINE)
    nassir = table.prey.ready("Nassir")
    seer = table.predator.ready("Wauneka")
    table.predator.in_play("Sport Bike", on=seer)
    table.grand_prey.ready("Ryan")

    table.you.acts(card, by=prince)
    action = table.state.frame(Action)
    assert action is not None
    assert (action.kind, action.targets) == ("political", ())
    assert not table.grand_prey.may("block")
    table.prey.blocks(nassir)
    table.predator.blocks(seer)
    table.nobody_reacts()
    table.nobody_reacts()

    assert not table.locked(nassir)
    assert table.locked(seer)
    assert table.where(played) == "ash_heap"
    assert [seat.pool() for seat in table.seats] == [20, 30, 30, 30, 30]
    assert not table.you.can_play(KINE, by=prince)
    assert table.you.can_play(KINE, by=other)


# -- Ancilla Empowerment ------------------------------------------------------------------------


def test_ancilla_empowerment_counts_minions_ready_and_in_torpor(table: Table) -> None:
    """Vampires and allies in play, not uncontrolled ones; each for herself."""
    prince = table.you.ready("Mkhokheli")
    table.you.ready("Meaghan")
    table.you.uncontrolled("Sully", blood=3)
    table.you.holds("Ancilla Empowerment")
    table.prey.ready("Nassir")
    table.prey.torpor("Ryan")
    table.prey.ready("Underbridge Stray", level="ani")
    table.grand_prey.in_play("Creeping Sabotage")
    table.grand_predator.puts('Anna "Dictatrix11" Suljic', "incapacitated", blood=0)

    table.you.acts("Ancilla Empowerment", by=prince)
    passes(table, prince)

    assert [seat.pool() for seat in table.seats] == [28, 27, 30, 29, 30]
    assert table.waits_for(table.you)


def test_a_referendum_without_a_majority_fails(table: Table) -> None:
    """A tie: one vote each way, nothing happens."""
    caller = table.you.ready("Meaghan")
    table.you.ready("Ashley")
    table.you.holds("Ancilla Empowerment")
    primogen = table.prey.ready("Chrysanthemum")

    table.you.acts("Ancilla Empowerment", by=caller)
    table.you.votes("for", mode="called")
    assert tally(table.state) == (1, 0)
    table.prey.votes("against", minion=primogen)

    assert [seat.pool() for seat in table.seats] == [30] * 5
    assert table.waits_for(table.you)


@pytest.mark.ruling("Ancilla Empowerment", 1)
def test_ancilla_empowerment_may_oust_several_at_once(table: Table) -> None:
    """Each predator gets the victory point, the survivors alone the 6 pool."""
    prince = table.you.ready("Mkhokheli")
    table.you.ready("Meaghan")
    table.you.holds("Ancilla Empowerment")
    table.prey.ready("Nassir")
    table.prey.pool(1)
    table.grand_prey.ready("Ryan")
    table.grand_prey.pool(1)

    table.you.acts("Ancilla Empowerment", by=prince)
    passes(table, prince)

    assert table.prey.is_out()
    assert table.grand_prey.is_out()
    assert (table.you.victory_points(), table.prey.victory_points()) == (1, 1)
    assert table.you.pool() == 30 - 2 + 6
    assert table.prey.pool() <= 0
    assert table.grand_predator.pool() == 30
    assert table.state.prey(0) == table.grand_predator.number


# -- Consanguineous Boon ------------------------------------------------------------------------


def test_consanguineous_boon_gives_pool_for_the_vampires_of_a_clan(table: Table) -> None:
    """Ready and in torpor, of everybody; other clans and allies gain nothing."""
    prince = table.you.ready("Mkhokheli")
    table.you.torpor("Tamoszius")
    table.you.ready("Meaghan")
    table.you.uncontrolled("Nik Sikko", blood=1)
    table.you.holds("Consanguineous Boon")
    table.prey.ready("Massimo Falconi")
    table.prey.ready("Nassir")
    table.grand_prey.ready("Underbridge Stray", level="ani")

    table.you.acts("Consanguineous Boon", by=prince)
    table.until("choose", table.you)
    words = [option.word for option in table.you.options("choose")]
    assert words == ["Malkavian", "Toreador", "Tremere"]
    table.you.chooses(word="Toreador")
    passes(table, prince)

    assert [seat.pool() for seat in table.seats] == [32, 31, 30, 30, 30]
    assert table.waits_for(table.you)


def test_a_boon_asks_for_the_clan_a_vampire_has_now(table: Table) -> None:
    """A clan that was changed counts, the printed one does not."""
    prince = table.you.ready("Mkhokheli")
    table.you.ready("Meaghan")
    table.you.holds("Consanguineous Boon")
    changed = table.prey.ready("Nassir")

    table.until("minion", table.you)
    atoms.set_trait(table.state, changed, "clan", "Toreador")
    table.you.acts("Consanguineous Boon", by=prince)
    table.until("choose", table.you)
    assert [o.word for o in table.you.options("choose")] == ["Malkavian", "Toreador"]
    table.you.chooses(word="Toreador")
    passes(table, prince)

    assert [seat.pool() for seat in table.seats] == [31, 31, 30, 30, 30]


def test_a_boon_may_be_for_a_clan_of_others(table: Table) -> None:
    """The clan chosen is the one that counts."""
    prince = table.you.ready("Mkhokheli")
    table.you.ready("Nik Sikko")
    table.you.holds("Consanguineous Boon")
    table.prey.ready("Nassir")

    table.you.acts("Consanguineous Boon", by=prince)
    table.until("choose", table.you)
    table.you.chooses(word="Tremere")
    passes(table, prince)

    assert [seat.pool() for seat in table.seats] == [30, 31, 30, 30, 30]


# -- Kine Resources Contested -------------------------------------------------------------------


@pytest.mark.ruling("Kine Resources Contested", 1)
def test_kine_allocates_four_points_among_two_or_more(table: Table) -> None:
    """At most 3 for one Methuselah; yourself may be among them."""
    prince = table.you.ready("Mkhokheli")
    table.you.ready("Meaghan")
    table.you.holds(KINE)

    table.you.acts(KINE, by=prince)
    table.until("terms", table.you)
    assert {option.number for option in table.you.options("allocate")} == {0, 1, 2, 3}
    allocates(table, you=1, prey=2, predator=1)
    passes(table, prince)

    assert [seat.pool() for seat in table.seats] == [29, 28, 30, 30, 29]
    assert table.waits_for(table.you)


@pytest.mark.ruling("Kine Resources Contested", 3)
def test_more_points_than_pool_may_be_allocated(table: Table) -> None:
    """3 points at 2 pool oust; you get the victory point and 6 pool."""
    prince = table.you.ready("Mkhokheli")
    table.you.ready("Meaghan")
    table.you.holds(KINE)
    table.prey.pool(2)

    table.you.acts(KINE, by=prince)
    allocates(table, prey=3, grand_prey=1)
    passes(table, prince)

    assert table.prey.is_out()
    assert table.you.victory_points() == 1
    assert table.you.pool() == 36
    assert table.grand_prey.pool() == 29


@pytest.mark.ruling("Kine Resources Contested", 2)
def test_kine_ousting_several_at_once(table: Table) -> None:
    """Prey and grand prey go together: the prey has her point but no pool, you have both."""
    prince = table.you.ready("Mkhokheli")
    table.you.ready("Meaghan")
    table.you.holds(KINE)
    table.prey.pool(2)
    table.grand_prey.pool(2)

    table.you.acts(KINE, by=prince)
    allocates(table, prey=2, grand_prey=2)
    passes(table, prince)

    assert (table.you.victory_points(), table.prey.victory_points()) == (1, 1)
    assert table.grand_prey.victory_points() == 0
    assert table.you.pool() == 36
    assert table.prey.is_out()
    assert table.grand_prey.is_out()
    assert not table.grand_predator.is_out()


def test_you_may_oust_yourself_with_your_prey(table: Table) -> None:
    """Both go: you have a point for the prey, your predator one for you and 6 pool."""
    prince = table.you.ready("Mkhokheli")
    table.you.holds(KINE)
    table.you.pool(1)
    table.prey.pool(3)
    table.prey.ready("Nassir")
    table.grand_prey.ready("Ryan")

    table.you.acts(KINE, by=prince)
    allocates(table, you=1, prey=3)
    passes(table, prince)

    assert table.you.is_out()
    assert table.prey.is_out()
    assert (table.you.victory_points(), table.predator.victory_points()) == (1, 1)
    assert table.predator.pool() == 36
    assert table.you.pool() <= 0


# -- Parity Shift -------------------------------------------------------------------------------


@pytest.mark.ruling("Parity Shift", 4)
@pytest.mark.parametrize(("pool", "playable"), [(29, True), (30, False)])
def test_parity_shift_needs_somebody_with_more_pool(
    table: Table, pool: int, playable: bool
) -> None:
    """More, not as much: else it cannot be played at all."""
    prince = table.you.ready("Mkhokheli")
    table.you.holds("Parity Shift")
    table.you.pool(pool)

    assert table.you.can_play("Parity Shift", by=prince) == playable


def test_parity_shift_requires_a_prince_or_justicar(table: Table) -> None:
    """A primogen is neither."""
    primogen = table.you.ready("Chrysanthemum")
    prince = table.you.ready("Inês Tristão")
    table.you.holds("Parity Shift")
    table.you.pool(10)

    assert not table.you.can_play("Parity Shift", by=primogen)
    assert table.you.can_play("Parity Shift", by=prince)


def test_a_prince_who_loses_the_title_meanwhile_calls_nothing(table: Table) -> None:
    """The requirement is gone as the action resolves: it has no effect ([ANK 20210124])."""
    prince = table.you.ready("Mkhokheli")
    table.you.ready("Meaghan")
    table.you.holds("Parity Shift")
    table.you.pool(10)
    table.prey.ready("Nassir")

    table.you.acts("Parity Shift", by=prince)
    table.until("action", table.prey)
    lose_title(table.state, prince)
    table.nobody_reacts()

    assert [seat.pool() for seat in table.seats] == [10, 30, 30, 30, 30]
    assert [e.word for e in table.state.journal if e.what == "action over"] == ["fizzled"]
    assert table.waits_for(table.you)


def test_parity_shift_distributes_three_pool(table: Table) -> None:
    """From one who has more than you, to one or more others."""
    prince = table.you.ready("Mkhokheli")
    table.you.ready("Meaghan")
    table.you.holds("Parity Shift")
    table.you.pool(20)
    table.grand_prey.pool(20)
    table.predator.pool(21)

    table.you.acts("Parity Shift", by=prince)
    table.until("choose", table.you)
    richer = {option.seat for option in table.you.options("choose")}
    assert richer == {table.prey.number, table.grand_predator.number, table.predator.number}
    table.you.chooses(seat=table.prey)
    allocates(table, you=2, grand_prey=1)
    passes(table, prince)

    assert [seat.pool() for seat in table.seats] == [22, 27, 21, 30, 21]
    assert table.waits_for(table.you)


def test_parity_shift_moves_nothing_from_who_has_no_pool_left(table: Table) -> None:
    """Who burns all her pool in the polling step is ousted: nothing of hers is divided."""
    prince = table.you.ready("Mkhokheli")
    table.you.ready("Meaghan")
    table.you.holds("Parity Shift")
    table.you.pool(3)
    table.grand_prey.pool(4)
    drain = table.grand_prey.in_play(paper("Drain", use(burn_pool(4), at=("polling",))))

    table.you.acts("Parity Shift", by=prince)
    table.until("choose", table.you)
    table.you.chooses(seat=table.grand_prey)
    allocates(table, you=2, prey=1)
    table.grand_prey.uses(drain)
    passes(table, prince)

    assert table.grand_prey.is_out()
    assert [table.you.pool(), table.prey.pool()] == [3, 36]  # the prey ousted her
    assert table.waits_for(table.you)


def test_all_three_may_go_to_one_and_none_to_the_source(table: Table) -> None:
    """The Methuselah whose pool it is is no recipient."""
    prince = table.you.ready("Mkhokheli")
    table.you.ready("Meaghan")
    table.you.holds("Parity Shift")
    table.you.pool(5)

    table.you.acts("Parity Shift", by=prince)
    table.until("choose", table.you)
    table.you.chooses(seat=table.predator)
    table.until("terms", table.you)
    asked: set[int] = set()
    decision = table.asked()
    assert decision is not None
    asked.update(option.seat for option in decision.options)
    table.you.chooses(seat=table.you, number=3)
    passes(table, prince)

    assert asked == {table.you.number}
    assert [seat.pool() for seat in table.seats] == [8, 30, 30, 30, 27]


@pytest.mark.ruling("Parity Shift", 2)
def test_less_than_three_pool_at_resolution_is_divided_by_the_caller(table: Table) -> None:
    """2 pool left: within the terms of 2 and 1; it ousts all the same."""
    prince = table.you.ready("Mkhokheli")
    table.you.ready("Meaghan")
    table.you.holds("Parity Shift")
    table.you.pool(1)
    table.prey.pool(2)
    table.grand_prey.pool(40)

    table.you.acts("Parity Shift", by=prince)
    table.until("choose", table.you)
    table.you.chooses(seat=table.prey)
    allocates(table, you=2, grand_prey=1)
    table.you.votes("for", minion=prince)
    table.you.votes("for", mode="called")
    table.until("terms", table.you)
    assert {option.number for option in table.you.options("allocate")} == {1, 2}
    table.you.chooses(seat=table.you, number=1)
    table.nobody_reacts()

    assert table.prey.is_out()
    assert table.you.pool() == 1 + 1 + 6
    assert table.grand_prey.pool() == 41
    assert table.you.victory_points() == 1


@pytest.mark.ruling("Parity Shift", 3)
def test_changes_of_pool_after_the_terms_do_not_matter(table: Table) -> None:
    """The Edge is burned, pool moves: the chosen Methuselah stays chosen, even if poorer."""
    prince = table.you.ready("Mkhokheli")
    table.you.ready("Meaghan")
    table.you.holds("Parity Shift")
    table.you.pool(20)
    table.prey.pool(21)
    table.prey.in_play("Ventrue Headquarters")
    dreams = table.you.in_play("Dreams of the Sphinx", counters=0)

    table.you.acts("Parity Shift", by=prince)
    table.until("choose", table.you)
    table.you.chooses(seat=table.prey)
    allocates(table, you=3)
    table.until("polling", table.you)
    atoms.gain_pool(table.state, 0, 5)  # some effect, meanwhile
    passes(table, prince)

    assert table.you.pool() == 28
    assert table.prey.pool() == 18
    assert table.where(dreams) == "permanent"
