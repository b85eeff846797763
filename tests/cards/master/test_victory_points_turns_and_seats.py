"""Victory points, turns and seats: Gambit Accepted, Last Stand, The Masquerade, new seats."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION, made_up, rest
from methuselah.engine.definitions import Definition
from methuselah.language import EACH, burn_pool, choose_seat, chosen_seat, use
from table_talk import Seat, Table

GAMBIT = "Gambit Accepted"
STAND = "Last Stand"
MASQUERADE = "First Tradition: The Masquerade"
RESTRUCTURE = "Kindred Restructure"
PRINCE = "Tara"  # prince of San Diego, capacity 6


def blow(name: str = "Blow", number: int = 60) -> Definition:
    """A card in play with which its controller ousts somebody, in any of her windows."""
    hits = use(
        choose_seat(EACH, name="hit"),
        burn_pool(number, chosen_seat("hit")),
        at=("unlock", "master", "minion", "influence", "discard"),
        once="turn",
    )
    return made_up(name, uses=(hits,))


def ousts(who: Seat, hit: Seat, name: str = "Blow") -> None:
    """She uses it."""
    who.uses(name)
    who.chooses(seat=hit)
    who.table.asked()


# -- Gambit Accepted -------------------------------------------------------------------------------


def with_a_point(table: Table) -> None:
    """You have ousted your prey, with the turn in its master phase still to play."""
    table.you.in_play(blow())
    table.begins("master")
    ousts(table.you, table.prey)


@pytest.mark.parametrize("point", [False, True])
def test_gambit_accepted_costs_a_victory_point(table: Table, point: bool) -> None:
    """Only usable with one at least."""
    gambit = table.you.holds(GAMBIT, "Fame")[0]
    table.you.in_play(blow())
    table.begins("master")
    if point:
        ousts(table.you, table.prey)
    assert table.you.can_play(gambit) == point
    if point:
        table.you.plays(gambit)
        assert table.you.victory_points() == 0
        assert table.where(gambit) == "permanent"
        assert table.grand_prey.victory_points() == 0


def test_half_a_point_is_no_victory_point(table: Table) -> None:
    """At least 1."""
    table.you.holds(GAMBIT, "Fame")
    table.begins("master")
    table.asked()
    table.state.seats[0].half_points = 1
    table.state.pending = None
    assert not table.you.can_play(GAMBIT)


def test_the_gambit_moves_a_pool_of_your_prey_each_unlock_phase(table: Table) -> None:
    """It is moved, neither burned nor gained; nobody else's."""
    table.you.in_play(GAMBIT)
    table.begins("unlock")
    table.until("influence") if table.you.may("pass") else table.asked()
    assert (table.you.pool(), table.prey.pool(), table.grand_prey.pool()) == (31, 29, 30)


def test_the_predator_of_an_ousted_gambler_gains_a_point_more(table: Table) -> None:
    """And one alone for anybody else."""
    table.prey.in_play(GAMBIT)
    table.you.in_play(blow())
    table.you.in_play(blow("Again"))
    table.you.ready(COMPANION)
    ousts(table.you, table.prey)
    assert table.you.victory_points() == 2
    ousts(table.you, table.grand_prey, "Again")
    assert table.you.victory_points() == 3


def test_a_gambler_still_in_the_game_at_its_end_gains_a_point() -> None:
    """Last standing: the point for that, the ousting, and the gambit."""
    table = Table(size=2)
    table.you.in_play(GAMBIT)
    table.prey.in_play(GAMBIT)
    table.you.in_play(blow())
    table.you.ready(COMPANION)
    ousts(table.you, table.prey)

    result = table.result()
    assert result is not None
    assert result.victory_points == (1 + 1 + 1 + 1, 0)


@pytest.mark.ruling("Gambit Accepted", 1)
def test_the_predator_of_a_gambler_who_withdraws_gains_the_point(table: Table) -> None:
    """And she has her own for withdrawing ([RTR 20040501])."""
    table.prey.in_play(GAMBIT)
    table.you.ready(COMPANION)
    table.asked()
    table.state.edit_seat(1).withdrawing = True
    table.until_turn_of(table.grand_prey, "discard")

    assert table.prey.is_out()
    assert table.you.victory_points() == 1
    assert table.prey.victory_points() == table.state.setting.edition.withdrawal_half_points / 2
    assert table.you.pool() == 30


# -- Last Stand ------------------------------------------------------------------------------------


@pytest.mark.parametrize("phase", ["unlock", "master", "minion", "influence", "discard"])
@pytest.mark.ruling("Last Stand", 2)
@pytest.mark.ruling("Last Stand", 3)
def test_an_ousting_ends_the_turn_and_her_predator_has_the_next(table: Table, phase: str) -> None:
    """In whatever phase; the turn has no further phases ([LSJ 20090731])."""
    stand = table.grand_predator.in_play(STAND)
    table.you.in_play(blow())
    table.you.holds("Fame")
    table.predator.holds("Fame")
    table.predator.ready(COMPANION)
    table.you.ready(COMPANION)
    table.begins(phase)
    ousts(table.you, table.grand_prey)

    assert table.where(stand) == "ash_heap"
    assert table.state.active == table.prey.number
    assert table.state.turn == 7
    phases = [line.word for line in table.state.journal if line.what == "phase"]
    assert phases[0] == "unlock", "what follows is the next turn"
    table.until_turn_of(table.grand_predator, "discard")


def test_last_stand_does_not_answer_its_own_controllers_ousting(table: Table) -> None:
    """Any other Methuselah; a later ousting finds the card gone."""
    stand = table.prey.in_play(STAND)
    table.you.in_play(blow())
    table.you.ready(COMPANION)
    ousts(table.you, table.prey)
    assert table.where(stand) == "removed"
    assert table.state.active == 0
    assert table.waits_for(table.you)


@pytest.mark.ruling("Last Stand", 1)
def test_the_action_in_progress_is_concluded_first(table: Table) -> None:
    """What is used after its resolution is used still; then no other action ([LSJ 20090731])."""
    table.prey.pool(1)
    table.grand_predator.in_play(STAND)
    acting = table.you.ready("Samson")
    table.you.ready(COMPANION)
    after = use(burn_pool(1, EACH), at=("after_resolution",), once="action")
    table.you.in_play(made_up("Perfect", uses=(after,)))
    table.grand_predator.ready("Brazil")

    table.you.acts(word="bleed", by=acting)
    table.until("after_resolution", table.you)
    assert table.prey.is_out()
    table.you.uses("Perfect")
    rest(table)
    assert table.grand_prey.pool() == 29
    assert table.you.has_edge()
    assert table.state.active == 0 and table.state.turn == 7, "you are her predator"


def test_several_ousted_at_once_go_clockwise_from_the_left(table: Table) -> None:
    """The one who comes first after whose turn it was says who follows."""
    table.grand_prey.pool(1)
    table.predator.pool(1)
    table.grand_predator.in_play(STAND)
    all_burn = made_up("All", uses=(use(burn_pool(1, EACH), at=("minion",), once="turn"),))
    table.you.in_play(all_burn)
    for seat in table.seats:
        seat.ready(COMPANION)
        seat.holds("Fame")
    table.you.uses("All")
    table.asked()
    assert table.grand_prey.is_out() and table.predator.is_out()
    assert table.state.active == table.prey.number


# -- First Tradition: The Masquerade ---------------------------------------------------------------


def masquerade(table: Table) -> int:
    """It is yours, in play; it is the unlock phase of your prey soon."""
    card = table.you.in_play(MASQUERADE)
    for seat in table.seats:
        seat.ready(COMPANION)
    return card


def skips(table: Table, seat: Seat, *, skip: bool) -> None:
    """She is asked as her turn begins."""
    for _ in range(400):
        decision = table.asked()
        assert decision is not None
        if decision.kind == "effect" and decision.seat == seat.number:
            table.take(0 if skip else 1)
            return
        table.pass_on()
    raise AssertionError("never asked")


def test_the_masquerade_is_called_and_put_in_play(table: Table) -> None:
    """A prince calls it; nothing is burned in this turn."""
    prince = table.you.ready(PRINCE)
    card = table.you.holds(MASQUERADE)
    table.you.ready("Samson")

    table.you.acts(card, by=prince)
    table.until("polling", table.you)
    table.you.votes("for", minion=prince)
    rest(table)
    assert table.where(card) == "permanent"
    assert all(seat.pool() == 30 for seat in table.seats)


@pytest.mark.ruling("First Tradition: The Masquerade", 1)
def test_each_burns_two_pool_or_skips_her_turn_before_it_begins(table: Table) -> None:
    """Asked before the unlock phase; then other effects may come first ([ANK 20210110])."""
    masquerade(table)
    jack = table.prey.in_play("Smiling Jack, The Anarch")
    skips(table, table.prey, skip=False)
    assert {option.card for option in table.prey.options("resolve")} >= {jack}
    assert table.prey.pool() == 30
    table.until_turn_of(table.prey, "minion")
    assert table.prey.pool() == 27
    skips(table, table.grand_prey, skip=True)
    table.asked()
    assert table.grand_prey.pool() == 30
    assert table.you.pool() == 30
    assert table.state.active == table.grand_predator.number


def test_one_who_has_too_little_is_ousted_by_it(table: Table) -> None:
    """She must burn 2 pool."""
    table.prey.pool(2)
    masquerade(table)
    skips(table, table.prey, skip=False)
    for _ in range(20):
        if table.prey.is_out():
            break
        table.pass_on()
    assert table.prey.is_out()
    assert table.you.victory_points() == 1


@pytest.mark.parametrize(
    ("turns", "gone"), [("sss", True), ("ppp", True), ("sspp", False), ("spspp", True)]
)
@pytest.mark.ruling("First Tradition: The Masquerade", 2)
def test_it_is_burned_for_three_turns_skipped_or_six_pool_of_its_controller(
    table: Table, turns: str, gone: bool
) -> None:
    """One or the other in full ([LSJ 20031011]); what others do does not count."""
    for seat in table.seats:
        seat.pool(60)
    card = masquerade(table)
    table.asked()
    for place, choice in enumerate(turns):
        assert table.where(card) == "permanent", place
        skips(table, table.you, skip=choice == "s")
    table.until_turn_of(table.prey, "discard")
    assert (table.where(card) == "ash_heap") == gone


@pytest.mark.ruling("First Tradition: The Masquerade", 3)
def test_two_copies_cost_four_pool_and_a_skipped_turn_counts_for_both(table: Table) -> None:
    """Cumulative ([RTR 19941222])."""
    first = masquerade(table)
    second = table.you.in_play(MASQUERADE)
    skips(table, table.prey, skip=False)
    skips(table, table.prey, skip=False)
    table.until_turn_of(table.prey, "minion")
    assert table.prey.pool() == 26
    for _ in range(3):
        skips(table, table.you, skip=True)
    table.asked()
    assert (table.where(first), table.where(second)) == ("ash_heap", "ash_heap")


# -- Kindred Restructure ---------------------------------------------------------------------------


def test_the_seats_are_taken_anew(table: Table) -> None:
    """You choose who sits to the left of whom; prey and predator are others at once."""
    prince = table.you.ready(PRINCE)
    bleeder = table.you.ready("Samson")
    card = table.you.holds(RESTRUCTURE)

    table.you.acts(card, by=prince)
    table.until("terms", table.you)
    for seat in (table.grand_predator, table.grand_prey, table.predator):
        table.you.chooses(seat=seat)
    table.until("polling", table.you)
    assert table.state.prey(0) == 1, "not before it passes"
    table.you.votes("for", minion=prince)
    rest(table)

    assert table.state.clockwise(0) == (0, 3, 2, 4, 1)
    assert (table.state.prey(0), table.state.predator(0)) == (3, 1)
    table.you.acts(word="bleed", by=bleeder)
    rest(table)
    assert (table.prey.pool(), table.grand_predator.pool()) == (30, 29)
    table.until_turn_of(table.grand_predator, "discard")


def test_the_order_in_which_they_sit_is_no_new_one() -> None:
    """With three at the table there is one other way; with two there is none."""
    table = Table(size=3)
    prince = table.you.ready(PRINCE)
    table.you.holds(RESTRUCTURE)
    table.you.acts(RESTRUCTURE, by=prince)
    table.until("polling", table.you)
    table.you.votes("for", minion=prince)
    rest(table)
    assert table.state.clockwise(0) == (0, 2, 1)

    alone = Table(size=2)
    alone.you.ready(PRINCE)
    alone.you.holds(RESTRUCTURE)
    assert not alone.you.can_play(RESTRUCTURE)


def test_one_who_left_meanwhile_has_no_seat(table: Table) -> None:
    """The others sit as chosen."""
    prince = table.you.ready(PRINCE)
    table.you.ready(COMPANION)
    table.you.holds(RESTRUCTURE)
    hits = (choose_seat(EACH, name="hit"), burn_pool(99, chosen_seat("hit")))
    table.predator.in_play(made_up("Late", uses=(use(*hits, at=("polling",), once="turn"),)))

    table.you.acts(RESTRUCTURE, by=prince)
    table.until("terms", table.you)
    for seat in (table.predator, table.prey, table.grand_prey):
        table.you.chooses(seat=seat)
    table.until("polling", table.you)
    table.you.votes("for", minion=prince)
    table.predator.uses("Late")
    table.predator.chooses(seat=table.prey)
    rest(table)
    assert table.state.clockwise(0) == (0, 4, 2, 3)


# -- Reins of Power --------------------------------------------------------------------------------


REINS = "Reins of Power"


def reins(table: Table, *choices: tuple[Seat, int | None]) -> None:
    """You call it, it passes, and these choose these vampires (or none)."""
    prince = table.you.ready(PRINCE)  # capacity 6
    table.you.holds(REINS)
    called(table, prince, *choices)


def called(table: Table, prince: int, *choices: tuple[Seat, int | None]) -> None:
    """Your prince calls it."""
    table.you.acts(REINS, by=prince)
    table.until("polling", table.you)
    table.you.votes("for", minion=prince)
    table.until("choose")
    for seat, vampire in choices:
        if vampire is None:
            seat.passes()
        else:
            seat.chooses(vampire)
    rest(table)


def test_each_gains_six_and_burns_the_capacity_of_her_predators_vampire(table: Table) -> None:
    """Only ready vampires; who chooses none costs her prey nothing; a gain first, then a loss."""
    old = table.prey.ready("Amadeo")  # 8
    table.grand_prey.torpor("Calebos")
    young = table.predator.ready("Samson")  # 2
    table.you.ready(COMPANION)
    reins(table, (table.you, None), (table.prey, old), (table.predator, young))

    pools = [seat.pool() for seat in table.seats]
    assert pools == [36 - 2, 36, 36 - 8, 36, 36]
    assert table.waits_for(table.you)


@pytest.mark.ruling("Reins of Power", 1)
def test_the_loss_breaks_a_withdrawal_even_if_more_was_gained(table: Table) -> None:
    """A pool gain, then a pool loss ([ANK 20180813]); a gain alone breaks nothing."""
    prince = table.you.ready(PRINCE)
    mine = table.you.ready("Samson")
    table.you.holds(REINS)
    table.asked()
    for seat in (1, 2):
        table.state.edit_seat(seat).withdrawing = True
    called(table, prince, (table.you, mine))

    assert (table.prey.pool(), table.grand_prey.pool()) == (34, 36)
    assert not table.state.seats[1].withdrawing
    assert table.state.seats[2].withdrawing


@pytest.mark.ruling("Reins of Power", 2)
def test_several_may_be_ousted_at_once_and_only_survivors_gain_pool(table: Table) -> None:
    """Points go to predators who are ousted too ([LSJ 20000309])."""
    table.prey.pool(1)
    table.grand_prey.pool(1)
    mine = table.you.ready("Calebos")  # 8
    old = table.prey.ready("Amadeo")  # 8
    reins(table, (table.you, mine), (table.prey, old))

    assert table.prey.is_out() and table.grand_prey.is_out()
    assert (table.you.victory_points(), table.prey.victory_points()) == (1, 1)
    assert table.you.pool() == 36 + 6
    assert table.grand_predator.pool() == 36


@pytest.mark.ruling("Reins of Power", 3)
@pytest.mark.parametrize("played", [True, False])
def test_only_one_is_played_in_a_game(table: Table, played: bool) -> None:
    """By anybody, even if it was cancelled; burned for a vote it was not ([ANK 20210309-2])."""
    prince = table.you.ready(PRINCE)
    other = table.you.ready("Enam")
    first, second = table.you.holds(REINS, "Ancilla Empowerment" if not played else REINS)
    discarded = table.grand_prey.holds(REINS)
    table.prey.holds("Direct Intervention")
    table.prey.ready(PRINCE)
    table.prey.holds(REINS)

    if played:
        table.you.acts(first, by=prince)
        table.prey.plays("Direct Intervention")
        table.until("minion", table.you)
        assert not table.you.can_play(second, by=other)
    else:
        table.you.acts(second, by=prince)
        table.until("polling", table.grand_prey)
        table.grand_prey.votes("against", card=discarded)
        rest(table)
        assert table.you.can_play(first, by=other)
    table.until_turn_of(table.prey, "minion")
    assert table.prey.can_play(REINS) != played
