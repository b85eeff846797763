"""Simulation: figures, seats and decks that turn, and the same report for the same seed."""

from __future__ import annotations

import pytest

from methuselah.lab.games.seating import RANDOM, Table
from methuselah.lab.games.simulate import Report, simulate
from methuselah.pool import BadDeck

STARTERS = ("Malkavian", "Nosferatu", "Toreador", "Tremere", "Ventrue")
TIMES = ("games_per_s", "decisions_per_s")


def run(games: int = 3, seed: int = 5, workers: int = 1, every: int = 0) -> Report:
    players = ("random", "heuristic")
    return simulate(games, seed, players, STARTERS, turns=30, every=every, workers=workers)


def test_a_report_has_the_figures_that_were_asked_for() -> None:
    """Every victory point is somebody's, by player, by seat and by deck."""
    data = run().data()
    assert {"games", "decisions", "stuck", "violations", "timeouts", "vp", *TIMES} <= set(data)
    assert data["games"] == 3
    assert data["stuck"] == data["violations"] == 0
    assert set(data["vp"]) == {"by_player", "by_seat", "by_deck"}
    assert set(data["vp"]["by_deck"]) == set(STARTERS)
    assert set(data["vp"]["by_seat"]) == {"1", "2", "3", "4", "5"}
    assert len({sum(points.values()) for points in data["vp"].values()}) == 1


def test_the_report_is_the_same_whatever_the_workers_and_the_checks() -> None:
    """Times aside."""
    reports = [run().data(), run(workers=2).data(), run(every=100).data()]
    for report in reports:
        for key in TIMES:
            del report[key]
    assert reports[0] == reports[1] == reports[2]


def test_everybody_plays_every_deck_in_every_seat() -> None:
    """Over twenty-five games in a row."""
    tables = [Table(seed, 5, ("heuristic", *["random"] * 4), STARTERS, 30) for seed in range(25)]
    places = {
        (seat, table.deck(seat))
        for table in tables
        for seat in range(5)
        if table.player(seat) == "heuristic"
    }
    assert len(places) == 25
    for table in tables:
        assert sorted(table.player(seat) for seat in range(5)).count("heuristic") == 1
        assert {table.deck(seat) for seat in range(5)} == set(STARTERS)


def test_any_game_of_a_run_is_played_again_by_its_seed() -> None:
    """The sum of runs of one is the run of three."""
    whole = run()
    parts = [run(games=1, seed=seed) for seed in (5, 6, 7)]
    assert whole.decisions == sum(part.decisions for part in parts)


@pytest.mark.parametrize(
    ("decks", "words"),
    [(("Tremere",), "--decks Tremere"), ((RANDOM,), "--random-crypts"), (("a b",), "'a b'")],
)
def test_the_command_of_a_table_says_all_that_it_needs(decks: tuple[str, ...], words: str) -> None:
    """Seed, seats, time limit, players and decks."""
    command = Table(41, 4, ("random", "heuristic"), decks, 77).command
    assert "--games 1 --seed 41 --seats 4 --turns 77 --players random,heuristic" in command
    assert command.endswith(words)


def test_wrong_names_are_refused_before_anything_is_played() -> None:
    """Players, decks and numbers of seats."""
    with pytest.raises(ValueError, match='"nobody" is no player'):
        simulate(1, players=("nobody",))
    with pytest.raises(BadDeck, match="Tremer"):
        simulate(1, decks=("Tremer",))
    with pytest.raises(ValueError, match="9 seats"):
        simulate(1, seats=9)
