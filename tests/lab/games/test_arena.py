"""The arena: turning seats and decks, victory points by player, ratings that are kept."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest
from typer.testing import CliRunner

from methuselah.cli import main
from methuselah.lab.games.arena import arena_tables, match_of
from methuselah.lab.games.playing import Outcome
from methuselah.lab.games.ratings import Rating, Ratings, load_ratings, rated, save_ratings
from methuselah.players import with_budget
from methuselah.table.decks import STARTERS

RUN = CliRunner()
ONE = ("heuristic", "random", "random", "random", "random")


def outcome(seed: int, *points: float) -> Outcome:
    """A game that ended with these points of the players of `ONE`, in their order."""
    (table,) = arena_tables(ONE, STARTERS, 1, seed=seed)
    turned = [ONE.index("heuristic") + (seat + seed // 5) for seat in range(5)]
    halves = tuple(int(2 * points[place % 5]) for place in turned)
    return Outcome(table, turns=40, half_points=halves, reason="last standing")


def test_everybody_plays_every_deck_in_every_seat() -> None:
    """Twenty-five games go round."""
    tables = arena_tables(ONE, STARTERS, 25, seed=3)
    met = Counter(
        (seat, table.deck(seat))
        for table in tables
        for seat in range(5)
        if table.player(seat) == "heuristic"
    )
    assert len(met) == 25 and set(met.values()) == {1}


def test_points_are_counted_by_player() -> None:
    """A game is one observation: the four seats of the random player share one mean."""
    ratings = Ratings()
    match = match_of([outcome(7, 3, 1, 0, 0, 1), outcome(2, 1, 0, 0, 4, 0)], ratings)
    first, second = match.players
    assert (first.player, first.vp.value, first.vp.count, first.game_wins.value) == (
        "heuristic",
        2.0,
        2,
        0.5,
    )
    assert (second.player, second.seats, second.vp.value) == ("random", 4, 0.75)
    assert second.game_wins.count == 8 and second.game_wins.value == 1 / 8
    assert first.fair == second.fair == 1.0
    assert match.games == 2 and match.broken == match.by_time == 0
    assert first.rating == ratings.players["heuristic"]


def test_a_game_that_broke_off_counts_for_nobody() -> None:
    """It is named as broken."""
    broken = Outcome(outcome(1, 1, 1, 1, 1, 1).table)
    match = match_of([outcome(0, 5, 0, 0, 0, 0), broken], Ratings())
    assert (match.games, match.broken) == (1, 1)


def test_the_winner_rises_and_equals_stay() -> None:
    """More points than another raise a rating; a tie of equals changes only how sure it is."""
    up, middle, down = rated([Rating()] * 3, [3, 1, 0])
    assert up.strength > middle.strength > down.strength
    assert all(one.unsure < Rating().unsure and one.games == 1 for one in (up, middle, down))
    level = rated([Rating()] * 4, [1, 1, 1, 1])
    assert all(one.strength == pytest.approx(25) for one in level)


def test_ratings_find_the_better_player() -> None:
    """Whoever has the points time and again stands above, by more than it is unsure."""
    ratings = Ratings()
    match_of([outcome(seed, 2, 1, 1, 1, 0) for seed in range(60)], ratings)
    best, others = ratings.players["heuristic"], ratings.players["random"]
    assert best.strength - others.strength > 2 * best.unsure
    assert best.games == others.games == 60


def test_the_same_games_are_rated_once(tmp_path: Path) -> None:
    """Also from the file, and in whatever order they come."""
    games = [outcome(seed, 2, 1, 1, 1, 0) for seed in range(4)]
    one, other = Ratings(), Ratings()
    match_of(games, one)
    match_of(games[::-1], other)
    assert one == other
    save_ratings(one, tmp_path / "new" / "kept.json")
    again = load_ratings(tmp_path / "new" / "kept.json")
    match_of(games, again)
    assert again == one


def test_the_command_prints_and_keeps(tmp_path: Path) -> None:
    """A table for people, JSON for programs, one file of ratings."""
    file = tmp_path / "ratings.json"
    short = ["arena", "--games", "2", "--turns", "6", "--players", "random,random,heuristic"]
    short += ["--ratings", str(file)]
    shown = RUN.invoke(main, short)
    assert shown.exit_code == 0, shown.output
    assert "heuristic" in shown.output and "fair" in shown.output
    assert json.loads(file.read_bytes())["players"]["random"]["games"] == 2
    printed = RUN.invoke(main, [*short, "--json", "--workers", "2"])
    match = json.loads(printed.stdout)
    assert match["games"] == 2 and match["by_time"] == 2
    assert {one["player"]: one["rating"]["games"] for one in match["players"]} == {
        "random": 2,
        "heuristic": 2,
    }


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--players", "chess,random"], '"chess" is no player'),
        (["--players", "random"], "1 seats"),
        (["--players", "random:9,random"], "random takes no budget"),
        (["--players", "random,random", "--budget", "9"], "None of random, random takes a budget"),
        (["--players", "random,random", "--budget", "soon"], '"soon" is no budget'),
        (["--players", "random,random", "no such deck"], "no such deck"),
        (["--players", "random,random", "--edition", "old"], "old"),
    ],
)
def test_what_cannot_be_is_refused(tmp_path: Path, arguments: list[str], said: str) -> None:
    """One message; nothing is played, nothing is written."""
    file = tmp_path / "ratings.json"
    result = RUN.invoke(main, ["arena", *arguments, "--ratings", str(file)])
    assert result.exit_code == 2
    assert said in result.stderr
    assert not file.exists()


def test_another_file_is_not_overwritten(tmp_path: Path) -> None:
    """What holds no ratings is left alone."""
    file = tmp_path / "notes.json"
    file.write_text('["mine"]')
    result = RUN.invoke(main, ["arena", "--ratings", str(file)])
    assert result.exit_code == 2 and "holds no ratings" in result.stderr
    assert file.read_text() == '["mine"]'


def test_a_budget_that_is_unsaid_changes_no_name() -> None:
    """Names are taken as they are."""
    assert with_budget(["random", "heuristic"], "") == ("random", "heuristic")
