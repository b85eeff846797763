"""Bids, secret numbers and guesses: Hostile Takeover, Game of Malkav, Betrayer, Society Games."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION, rest
from methuselah.engine import atoms
from methuselah.engine.advance import advance
from methuselah.engine.codec import decode, encode
from methuselah.engine.determinize import determinize
from methuselah.engine.views import view
from methuselah.rules.terms.bidding import SecretNumbers
from methuselah.rules.turn.contests import entered_play
from table_talk import Seat, Table

MALKAV = "Game of Malkav"
TAKEOVER = "Hostile Takeover"
BETRAYER = "Betrayer"
GAMES = "Kindred Society Games"
VENTRUE = "Jack Tredegar"


# -- Game of Malkav --------------------------------------------------------------------------------


def malkav(table: Table, *numbers: int) -> None:
    """You play it; these are chosen, in order from you."""
    table.you.ready("Brazil")  # a Malkavian
    table.you.holds(MALKAV)
    table.begins("master")
    table.you.plays(MALKAV)
    for seat, number in zip(table.seats, numbers, strict=False):
        seat.chooses(number=number)


@pytest.mark.parametrize(
    ("numbers", "changes"),
    [
        ((6, 1, 1, 3, 3), (6, 1, 1, 3, 3)),
        ((6, 5, 4, 1, 3), (-6, -5, -4, 1, 3)),
        ((2, 1, 1, 5, 3), (-2, 1, 1, 5, -3)),
        ((1, 2, 2, 4, 5), (1, -2, -2, 4, -5)),
    ],
)
def test_each_gains_the_number_chosen_unless_somebody_chose_one_less(
    table: Table, numbers: tuple[int, ...], changes: tuple[int, ...]
) -> None:
    """Then it is burned; all at once."""
    malkav(table, *numbers)
    table.asked()
    assert tuple(seat.pool() - 30 for seat in table.seats) == changes


def test_you_may_choose_six_and_nobody_else(table: Table) -> None:
    """Others from 1 to 5."""
    malkav(table)
    assert {option.number for option in table.you.options("choose")} == {1, 2, 3, 4, 5, 6}
    table.you.chooses(number=6)
    assert {option.number for option in table.prey.options("choose")} == {1, 2, 3, 4, 5}


def test_two_are_ousted_together(table: Table) -> None:
    """The changes are simultaneous: points to both predators."""
    table.prey.pool(3)
    table.grand_prey.pool(4)
    malkav(table, 2, 3, 4, 1, 1)
    table.asked()
    assert table.prey.is_out() and table.grand_prey.is_out()
    assert table.you.victory_points() == 1
    assert table.prey.victory_points() == 1


@pytest.mark.parametrize("seat", [1, 2, 3, 4, -1])
def test_nobody_sees_a_number_before_all_have_chosen(seat: int) -> None:
    """Neither in a view nor in the journal nor in what somebody is asked."""
    seen = set()
    for number in (1, 2, 3, 6):
        table = Table()
        malkav(table, number)
        seen.add(encode_view(table, seat))
    assert len(seen) == 1


def encode_view(table: Table, seat: int) -> str:
    """What a seat is told, in one string."""
    table.asked()
    return repr(view(table.state, seat))


def test_a_guess_takes_the_place_of_what_others_chose(table: Table) -> None:
    """A bot that thinks ahead knows its own number only; who chooses later is asked again."""
    malkav(table, 6, 5, 4)
    table.asked()
    guesses = set()
    for chance in range(20):
        thought = determinize(table.state, 1, chance)
        frame = thought.frame(SecretNumbers)
        assert frame is not None
        assert frame.chosen[1] == 5
        guesses.add((frame.chosen[0], frame.chosen[2]))
    assert len(guesses) > 3
    assert table.state.frame(SecretNumbers).chosen == (6, 5, 4)  # type: ignore[union-attr]


def test_a_game_saved_between_two_secret_choices_goes_on(table: Table) -> None:
    """What was chosen is kept."""
    malkav(table, 6, 5)
    table.asked()
    again = decode(encode(table.state), table.state.setting)
    frame = again.frame(SecretNumbers)
    assert frame is not None and frame.chosen == (6, 5)
    assert advance(again) == table.asked()


# -- Hostile Takeover ------------------------------------------------------------------------------


def takeover(table: Table, victim: int) -> int:
    """You play it on a vampire, for 1 pool; it is asked who bids."""
    table.you.ready(VENTRUE)
    card: int = table.you.holds(TAKEOVER)
    table.begins("master")
    table.you.plays(card)
    table.you.chooses(victim)
    while not bidding(table):
        table.pass_on()
    return card


def bidding(table: Table) -> bool:
    """Whether somebody is asked for a bid."""
    decision = table.asked()
    return decision is not None and decision.kind == "bid"


def bids(table: Table, *offers: tuple[Seat, int]) -> None:
    """Each bids (0 passes), in the order in which they are asked; then all pass."""
    for seat, number in offers:
        decision = table.asked()
        assert decision is not None and decision.seat == seat.number, decision
        if number:
            seat.does("bid", number=number)
        else:
            table.pass_on()


@pytest.mark.ruling("Hostile Takeover", 1)
def test_the_highest_bid_goes_to_the_controller_and_the_vampire_to_the_bidder(
    table: Table,
) -> None:
    """An open auction: who was outbid may raise, until all others pass ([LSJ 19990104])."""
    victim = table.prey.ready("Belinde", blood=4, locked=True)  # capacity 6
    card = takeover(table, victim)
    bids(
        table,
        (table.you, 2),
        (table.prey, 0),
        (table.grand_prey, 5),
        (table.grand_predator, 0),
        (table.predator, 0),
        (table.you, 6),
        (table.prey, 0),
        (table.grand_prey, 0),
        (table.grand_predator, 0),
        (table.predator, 0),
    )
    table.asked()
    assert (table.you.pool(), table.prey.pool(), table.grand_prey.pool()) == (29 - 6, 36, 30)
    assert table.state.controller(victim) == 0
    assert (table.blood(victim), table.locked(victim)) == (4, True)
    assert table.where(card) == "ash_heap"


@pytest.mark.parametrize(("bid", "burned"), [(4, 2), (5, 3), (1, 1)])
def test_half_the_bid_of_the_controller_is_burned(table: Table, bid: int, burned: int) -> None:
    """Rounded up; the vampire stays."""
    victim = table.prey.ready("Belinde")
    takeover(table, victim)
    bids(table, (table.you, 0), (table.prey, bid))
    while bidding(table):
        table.pass_on()
    assert table.prey.pool() == 30 - burned
    assert table.state.controller(victim) == 1


@pytest.mark.ruling("Hostile Takeover", 2)
def test_a_bid_is_within_the_means_of_the_bidder(table: Table) -> None:
    """The controller bids up to twice her pool ([LSJ 19990825])."""
    victim = table.prey.ready("Belinde")
    table.prey.pool(4)
    table.you.pool(8)
    takeover(table, victim)
    assert max(option.number for option in table.you.options("bid")) == 7
    bids(table, (table.you, 3))
    assert {option.number for option in table.prey.options("bid")} == {4, 5, 6, 7, 8}


def test_without_a_bid_nothing_happens(table: Table) -> None:
    """All pass."""
    victim = table.prey.ready("Belinde")
    takeover(table, victim)
    while bidding(table):
        table.pass_on()
    assert [seat.pool() for seat in table.seats] == [29, *[30] * 4]
    assert table.state.controller(victim) == 1


def test_two_bid_against_each_other_until_one_passes() -> None:
    """With two at the table there is nobody else to ask."""
    table = Table(size=2)
    victim = table.prey.ready("Belinde")
    takeover(table, victim)
    bids(table, (table.you, 2), (table.prey, 3), (table.you, 5), (table.prey, 0))
    table.asked()
    assert (table.you.pool(), table.prey.pool()) == (29 - 5, 35)
    assert table.state.controller(victim) == 0


def test_only_a_vampire_of_six_or_less_is_bid_for(table: Table) -> None:
    """Of anybody, your own and one in torpor too."""
    victims = {
        table.prey.ready("Belinde"),
        table.you.ready("Samson"),
        table.predator.torpor("Brazil"),
        table.you.ready(VENTRUE),
    }
    table.prey.ready("Blaise")  # capacity 7
    table.you.holds(TAKEOVER)
    table.begins("master")
    table.you.plays(TAKEOVER)
    assert {option.target for option in table.you.options("choose")} == victims


def test_the_last_pool_may_be_bid_and_ousts(table: Table) -> None:
    """The point is her predator's."""
    victim = table.predator.ready("Belinde")
    table.prey.pool(3)
    takeover(table, victim)
    bids(table, (table.you, 0), (table.prey, 3))
    while bidding(table):
        table.pass_on()
    assert table.prey.is_out()
    assert table.you.victory_points() == 1
    assert table.where(victim) == "removed"


# -- Betrayer --------------------------------------------------------------------------------------


def betrayed(table: Table, *others: str) -> tuple[int, int]:
    """Your prey controls the vampire that you hold too; the card and the vampire."""
    table.you.uncontrolled("Samson")
    traitor = table.prey.ready("Samson")
    for name in others:
        table.prey.ready(name)
    card = table.you.holds(BETRAYER)
    table.begins("master")
    table.you.plays(card)
    return card, traitor


@pytest.mark.ruling("Betrayer", 1)
def test_betrayer_names_a_methuselah_with_a_vampire_of_your_uncontrolled_region(
    table: Table,
) -> None:
    """Only those; your uncontrolled card stays face down."""
    table.you.uncontrolled("Samson")
    table.you.uncontrolled("Brazil")
    table.prey.ready("Samson")
    table.grand_prey.torpor("Brazil")
    table.predator.ready("Ohanna")
    table.you.holds(BETRAYER, BETRAYER)
    table.begins("master")
    table.you.plays(BETRAYER)
    assert {option.seat for option in table.you.options("choose")} == {1, 2}


def test_without_such_a_vampire_it_is_not_played(table: Table) -> None:
    """Your own does not count."""
    table.you.uncontrolled("Samson")
    table.you.ready("Samson")
    table.prey.ready("Brazil")
    table.you.holds(BETRAYER, "Fame")
    table.begins("master")
    assert not table.you.can_play(BETRAYER)


@pytest.mark.parametrize("right", [True, False])
@pytest.mark.ruling("Betrayer", 2)
def test_she_burns_a_pool_each_turn_and_another_for_a_guess(table: Table, right: bool) -> None:
    """A right guess burns Betrayer ([RTR 19941109])."""
    card, traitor = betrayed(table, "Brazil")
    other = table.state.seats[1].ready[1]
    table.until_turn_of(table.prey)
    table.prey.does("do")
    table.prey.chooses(traitor if right else other)
    assert table.prey.pool() == 28
    assert table.where(card) == ("ash_heap" if right else "permanent")
    assert table.you.pool() == 30
    if not right:
        table.until_turn_of(table.grand_prey, "discard")
        assert table.prey.pool() == 28
        table.until_turn_of(table.prey, "minion")
        assert table.prey.pool() == 27


@pytest.mark.ruling("Betrayer", 3)
def test_betrayers_are_cumulative_and_guessed_one_by_one(table: Table) -> None:
    """1 pool for each, and for each guess, even about the same vampire."""
    second = table.grand_prey.in_play(BETRAYER)
    card, traitor = betrayed(table)
    table.asked()
    atoms.remember(table.state, second, "secret betrayer", traitor)
    table.until_turn_of(table.prey)
    for one in (card, second):
        if not table.prey.may("do"):
            table.prey.does("resolve", card=one)
        table.prey.does("do")
        table.asked()
    assert table.prey.pool() == 26
    assert (table.where(card), table.where(second)) == ("ash_heap", "ash_heap")


@pytest.mark.parametrize("what", ["burned", "taken", "contested"])
@pytest.mark.ruling("Betrayer", 4)
def test_betrayer_follows_its_vampire(table: Table, what: str) -> None:
    """Burned with it; paid by whoever controls it; asleep while it is contested."""
    table.predator.uncontrolled("Samson", blood=2)
    table.you.holds("Fame")
    card, traitor = betrayed(table)
    table.asked()
    if what == "burned":
        atoms.burn(table.state, traitor)
    elif what == "taken":
        atoms.change_controller(table.state, traitor, 2)
    else:
        rival = table.state.seats[4].uncontrolled[0]
        atoms.move_to_region(table.state, rival, "ready")
        entered_play(table.state, rival)
    table.state.pending = None
    if what == "contested":
        table.until_turn_of(table.prey)
        table.prey.does("pay for contest")
    table.until_turn_of(table.grand_prey, "discard")
    pools = (table.prey.pool(), table.grand_prey.pool())
    contest = 1 if what == "contested" else 0
    assert pools == {"burned": (30, 30), "taken": (30, 29), "contested": (30 - contest, 30)}[what]
    assert table.where(card) == ("ash_heap" if what == "burned" else "permanent")


@pytest.mark.ruling("Betrayer", 5)
def test_one_of_several_is_chosen_in_secret(table: Table) -> None:
    """You choose as you play it ([LSJ 19990419]); nobody else sees which."""
    seen = set()
    for place in (0, 1):
        one = Table()
        one.you.uncontrolled("Samson")
        one.you.uncontrolled("Brazil")
        for name in ("Samson", "Brazil"):
            one.prey.ready(name)
        one.you.holds(BETRAYER)
        one.you.ready(COMPANION)
        one.begins("master")
        one.you.plays(BETRAYER)
        decision = one.asked()
        assert decision is not None and decision.seat == 0 and len(decision.options) == 2
        one.take(place)
        one.asked()
        seen.add((repr(view(one.state, 1)), repr(view(one.state, -1))))
        guesses = {
            determinize(one.state, 1, chance).cards[one.state.seats[0].permanent[0]].notes
            for chance in range(12)
        }
        assert len(guesses) == 2, "a bot may only guess"
    assert len(seen) == 1
    assert table.size == 5


# -- Kindred Society Games -------------------------------------------------------------------------


def games(table: Table, *, blood: int = 4, younger: bool = True) -> tuple[int, int, int]:
    """Your prey's locked vampire bears the Games of yours; she has a younger locked one."""
    bearer = table.prey.ready("Agrippina", blood=blood, locked=True)  # capacity 4
    other = table.prey.ready("Brazil", locked=younger)  # capacity 2
    card = table.you.in_play(GAMES, on=bearer)
    return card, bearer, other


def test_the_games_are_played_on_a_ready_vampire(table: Table) -> None:
    """Of anybody."""
    card = table.you.holds(GAMES)
    mine, hers = table.you.ready("Delilah Easton"), table.prey.ready("Brazil")
    table.grand_prey.torpor("Samson")
    table.begins("master")
    table.you.plays(card)
    assert {option.target for option in table.you.options("choose")} == {mine, hers}
    table.you.chooses(hers)
    table.asked()
    assert table.on(card) == hers
    assert table.state.controller(card) == 0


def resolves(table: Table, card: int, way: int) -> None:
    """Her unlock phase: the Games, and which way."""
    decision = table.asked()
    if decision is not None and decision.kind != "effect":
        table.prey.does("resolve", card=card)
        decision = table.asked()
    if decision is not None and decision.kind == "effect":
        table.take(way)


MOVES, PAYS = 0, 1


def test_the_bearer_burns_a_blood_to_unlock(table: Table) -> None:
    """It does not unlock as normal; others do."""
    card, bearer, other = games(table, younger=True)
    table.until_turn_of(table.prey)
    assert table.locked(bearer) and not table.locked(other)
    resolves(table, card, PAYS)
    assert not table.locked(bearer)
    assert (table.blood(bearer), table.on(card)) == (3, bearer)


def test_the_games_move_to_a_younger_locked_vampire_of_anybody(table: Table) -> None:
    """The bearer stays locked; the Games keep their controller."""
    card, bearer, _ = games(table)
    victim = table.predator.ready("Samson", locked=True)
    table.predator.ready("Blaise", locked=True)
    table.until_turn_of(table.prey)
    resolves(table, card, MOVES)
    table.asked()
    assert table.on(card) == victim
    assert table.locked(bearer)
    assert table.state.controller(card) == 0


@pytest.mark.parametrize("blood", [0, 1])
@pytest.mark.rules_text("003 Kindred Society Games 1")
def test_without_a_younger_locked_vampire_the_games_are_burned(table: Table, blood: int) -> None:
    """An empty vampire can only let them move."""
    card, bearer, _ = games(table, blood=blood, younger=False)
    table.until_turn_of(table.prey, "unlock" if blood else "minion")
    if blood:
        resolves(table, card, MOVES)
    table.asked()
    assert table.where(card) == "ash_heap"
    assert table.locked(bearer)


@pytest.mark.parametrize(
    ("ways", "blood", "unlocked"),
    [((PAYS, PAYS), 2, True), ((PAYS, MOVES), 3, False), ((MOVES, PAYS), 3, False)],
)
@pytest.mark.ruling("Kindred Society Games", 1)
def test_two_games_cost_two_blood_to_unlock(
    table: Table, ways: tuple[int, int], blood: int, unlocked: bool
) -> None:
    """Paying for one alone only keeps it from moving on ([RTR 19951017])."""
    first, bearer, _ = games(table)
    second = table.you.in_play(GAMES, on=bearer)
    table.predator.ready("Samson", locked=True)
    table.until_turn_of(table.prey)
    resolves(table, first, ways[0])
    resolves(table, second, ways[1])
    table.asked()
    assert table.blood(bearer) == blood
    assert table.locked(bearer) != unlocked
    rest(table)
