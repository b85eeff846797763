"""The search player: it keeps to its budget, plays the same way again, and looks at no back."""

from __future__ import annotations

import pytest

from methuselah.engine.advance import advance, answer
from methuselah.engine.codec import fingerprint
from methuselah.engine.decisions import Decision, Option
from methuselah.engine.determinize import determinize
from methuselah.engine.state import State
from methuselah.lab.games.seating import Table, seat_players, set_table
from methuselah.players import SearchPlayer, look_at_player, player_named, with_budget
from methuselah.players.budget import Budget, budget_of
from methuselah.players.heuristic.player import scores
from methuselah.players.search.evaluation import INPUTS, features, prospects
from methuselah.players.search.gate import candidates
from methuselah.players.search.player import Candidate, _best, _still_in
from methuselah.players.search.tree import Edge, Node, key_of, likely
from methuselah.rules.setup.game import new_game

STARTERS = ("Malkavian", "Nosferatu", "Toreador", "Tremere", "Ventrue")
SEED = 11


def moments(number: int, apart: int, after: int = 260) -> list[tuple[State, Decision]]:
    """So many decisions of a game between heuristic players that are worth thinking about."""
    table = Table(SEED, 5, ("heuristic",), STARTERS, 120)
    state = new_game(set_table(table), journaling=False)
    players = seat_players(table)
    found: list[tuple[State, Decision]] = []
    asked = worthy = 0
    decision = advance(state)
    while isinstance(decision, Decision) and len(found) < number:
        asked += 1
        if asked > after and len(candidates(state, decision, scores(state, decision))) > 1:
            worthy += 1
            if worthy % apart == 0:
                found.append((state.clone(), decision))
        answer(state, players[decision.seat].choose(state, decision))
        decision = advance(state)
    return found


@pytest.fixture(scope="module")
def some() -> list[tuple[State, Decision]]:
    """A handful of them, of several kinds."""
    return moments(6, 5)


def test_the_same_seed_chooses_the_same_and_changes_nothing(
    some: list[tuple[State, Decision]],
) -> None:
    """The game itself is left as it was; what is chosen is an option."""
    for state, decision in some:
        before = fingerprint(state)
        one, other = (SearchPlayer(decision.seat, 5, Budget(12)) for _ in range(2))
        index = one.choose(state, decision)
        assert index == other.choose(state, decision)
        assert 0 <= index < len(decision.options)
        assert fingerprint(state) == before
        assert 0 < one.iterations <= 12


def test_hidden_cards_change_nothing(some: list[tuple[State, Decision]]) -> None:
    """All unseen cards dealt again: the same choice, after the same number of iterations."""
    for number, (state, decision) in enumerate(some):
        here = SearchPlayer(decision.seat, number, Budget(10))
        there = SearchPlayer(decision.seat, number, Budget(10))
        dealt = determinize(state, decision.seat, number + 77)
        assert here.choose(state, decision) == there.choose(dealt, decision)


def test_worlds_do_not_follow_from_where_cards_truly_lie(
    some: list[tuple[State, Decision]],
) -> None:
    """The same number deals the same world, however the cards were permuted before."""
    for number, (state, decision) in enumerate(some):
        dealt = determinize(state, decision.seat, number + 77)
        here = determinize(state, decision.seat, number)
        there = determinize(dealt, decision.seat, number)
        assert here.faces == there.faces and here.chance == there.chance


def test_a_whole_game_ends() -> None:
    """One of it among others, with a small budget: every answer is an option."""
    table = Table(SEED, 5, ("search:4", *["heuristic"] * 4), STARTERS, 30)
    state = new_game(set_table(table), journaling=False)
    players = seat_players(table)
    decision = advance(state)
    while isinstance(decision, Decision):
        answer(state, players[decision.seat].choose(state, decision))
        decision = advance(state)
    (thinker,) = (player for player in players if isinstance(player, SearchPlayer))
    assert thinker.iterations > 20


def test_a_budget_of_seconds_is_for_a_turn(some: list[tuple[State, Decision]]) -> None:
    """Each decision takes a share of what is left, so there is always something left."""
    state, decision = some[0]
    player = SearchPlayer(decision.seat, 1, Budget(seconds=2.0))
    first = player._iterations(state)
    player._spent(1.0, first)
    assert 0 < player._iterations(state) < first
    player._spent(1.0, 1)
    assert player._iterations(state) == 0
    assert player.choose(state, decision) == candidates(state, decision, scores(state, decision))[0]
    state = state.clone()
    state.turn += 1
    assert player._iterations(state) > 0


def test_prospects_share_the_points_that_are_left(some: list[tuple[State, Decision]]) -> None:
    """As many as there are Methuselahs; more pool is more of them."""
    state, _ = some[0]
    left = len(state.clockwise(state.active))
    had = sum(seat.half_points for seat in state.seats) / 2
    assert sum(prospects(state)) == pytest.approx(left + had)
    richer = state.clone()
    seat = state.active
    richer.edit_seat(seat).pool += 5
    assert prospects(richer)[seat] > prospects(state)[seat]
    assert prospects(richer)[state.predator(seat)] < prospects(state)[state.predator(seat)]
    given = features(state)
    assert set(given) == set(state.clockwise(seat))
    assert all(len(inputs) == len(INPUTS) for inputs in given.values())


def test_who_is_behind_leaves_the_race() -> None:
    """In the same worlds: clearly worse, or never better by as much as matters."""

    def ran(index: int, *results: float) -> Candidate:
        return Candidate(index, Node(0), list(results) * 8)

    leader, close, behind, same = (
        ran(3, 0.9, 1.3),
        ran(1, 1.2, 0.9),
        ran(2, 0.5, 0.8),
        ran(4, 0.9, 1.3),
    )
    assert _still_in([close, behind, leader, same]) == [close, leader]
    assert _best([close, behind, leader]) is close
    assert _best([behind, leader]) is leader
    assert _best([same, leader]) is same
    assert _best([Candidate(7, Node(0)), Candidate(5, Node(0))]).index == 7


def test_little_more_is_not_chosen() -> None:
    """However sure it is: what another option brings beyond the usual one must matter."""
    usual = Candidate(1, Node(0), [0.9, 1.2, 0.4] * 8)
    for more, chosen in ((0.002, 1), (0.004, 2)):
        other = Candidate(2, Node(0), [result + more for result in usual.results])
        assert _best([usual, other]).index == chosen


def test_what_is_compared(some: list[tuple[State, Decision]]) -> None:
    """Whatever the heuristic player does not loathe, the likeliest first, in every window but one:
    what a transfer is worth, the end of the turn does not show.
    """
    state, _ = some[0]
    options = tuple(Option("choose", number=number) for number in range(9))

    def compared(window: str, *values: float) -> list[int]:
        decision = Decision(0, "window", window, options[: len(values)])
        return candidates(state, decision, values)

    for window in ("minion", "discard", "as_played", "blocked", "prevent"):
        assert compared(window, 0.0, -3.1, 9.0, -3.0) == [2, 0, 3]
        assert compared(window, -5.0, -4.0) == [1]
    assert compared("minion", *range(9)) == [8, 7, 6, 5, 4, 3]
    assert compared("influence", 0.0, -5.0, 5.0, 4.9) == [2]


def test_copies_of_a_card_are_one_option(some: list[tuple[State, Decision]]) -> None:
    """Two copies in a hand are alike; two minions are not."""
    state, _ = some[0]
    hand = state.seats[0].hand
    state = state.clone()
    faces = list(state.faces)
    faces[hand[1]] = faces[hand[0]]
    state.faces = tuple(faces)
    assert key_of(state, Option("play", hand[0])) == key_of(state, Option("play", hand[1]))
    assert key_of(state, Option("play", hand[0], 3)) != key_of(state, Option("play", hand[1], 4))


def test_a_node_looks_at_the_likely_first_and_at_more_in_time(
    some: list[tuple[State, Decision]],
) -> None:
    """Progressive widening; what does badly for who is asked is left for something else."""
    state, _ = some[0]
    options = (Option("pass"), Option("vote", word="for"), Option("vote", word="against"))
    decision = Decision(0, "window", "polling", options)
    node = Node(0)
    taken = []
    for _ in range(40):
        index, edge = node.select(state, decision, [0.5, 1.0, -3.0])
        taken.append(index)
        edge.visits += 1
        edge.total += 0.1 if index == 1 else 0.9
    assert taken[0] == 1 and taken[-1] == 0
    assert len(node.edges) == 3 and node.visits == 40
    assert sum(likely([0.5, 1.0, -3.0])) == pytest.approx(1.0)


def test_a_node_belongs_to_one_seat() -> None:
    """Where another seat is asked in another world, what was learnt is not mixed up."""
    node, edge = Node(0), Edge()
    first = node.child(edge, 2)
    assert node.child(edge, 2) is first
    assert node.child(edge, 3).seat == 3


def test_budgets_are_read_and_refused() -> None:
    """Iterations, or seconds; anything else is refused with what there is."""
    assert budget_of("2s") == Budget(seconds=2.0)
    thinker = player_named("search:25", 1, 9)
    assert isinstance(thinker, SearchPlayer) and thinker.budget == Budget(25)
    assert with_budget(["search", "search:9", "random"], "5") == ("search:5", "search:9", "random")
    hard = player_named("hard", 1, 9)
    assert isinstance(hard, SearchPlayer) and hard.budget.iterations
    assert with_budget(["hard", "easy"], "7") == ("hard:7", "easy")
    for wrong in ("search:", "search:0", "search:0s", "search:-3", "search:1.5", "search:fast"):
        with pytest.raises(ValueError, match="no budget"):
            look_at_player(wrong)
