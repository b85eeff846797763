"""Matchups: fair tables, figures that add up, pictures and pages, clear refusals."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest
from typer.testing import CliRunner

from methuselah.cli import main
from methuselah.lab.decks.estimates import mean_of, share_of
from methuselah.lab.decks.matchup import fortunes, matchup_tables
from methuselah.lab.games.playing import play
from methuselah.table.decks import STARTERS

RUN = CliRunner()
SHORT = ["--games", "2", "--turns", "12", "--players", "random"]


def test_every_deck_sits_everywhere_against_everybody() -> None:
    """The same seeds for each; over many games each deck of the field is met as often."""
    tables = matchup_tables(["Tremere", "Ventrue"], STARTERS, 50)
    assert len(tables) == 100
    for deck, these in (("Tremere", tables[:50]), ("Ventrue", tables[50:])):
        seats = Counter(-table.seed % table.seats for table in these)
        assert seats == dict.fromkeys(range(5), 10)
        assert all(table.deck(-table.seed % 5) == deck for table in these)
        assert all(len(set(table.decks[1:])) == 4 for table in these)
        preys = Counter(table.deck((-table.seed + 1) % 5) for table in these)
        assert set(preys) == set(STARTERS)
    assert [table.decks[1:] for table in tables[:50]] == [table.decks[1:] for table in tables[50:]]


def test_a_field_of_one_is_met_in_every_seat() -> None:
    """Too small a field is dealt again from its beginning."""
    (table,) = matchup_tables(["Tremere"], ["Ventrue"], 1, seats=4)
    assert table.decks == ("Tremere", "Ventrue", "Ventrue", "Ventrue")


def test_figures_add_up() -> None:
    """Points, places and cards of each deck are those of its own seat."""
    tables = matchup_tables(["Tremere", "Nosferatu"], STARTERS, 4, players=["random"], turns=150)
    outcomes = [play(table, telling=True) for table in tables]
    found = fortunes(tables, list(reversed(outcomes)))
    assert [one.deck for one in found] == ["Tremere", "Nosferatu"]
    for one, mine in zip(found, (outcomes[:4], outcomes[4:]), strict=True):
        own = [outcome.results[-outcome.table.seed % 5] for outcome in mine]
        assert one.games == 4 and one.broken == 0
        assert one.vp == mean_of([result.vp for result in own])
        assert one.game_wins == share_of(sum(result.game_win for result in own), 4)
        assert sum(one.leaving.values()) == 4
        played = sum(result.plays.get(one.cards[0].card, 0) for result in own)
        assert one.cards[0].a_game == played / 4 > 0
        assert sum(estimate.count for estimate in one.against.values()) == 4


def test_the_command_writes_words_pictures_and_a_page(tmp_path: Path) -> None:
    """And keeps the games, so that the second time takes no time."""
    png, html, kept = tmp_path / "m.png", tmp_path / "m.html", tmp_path / "games"
    args = ["lab", "matchup", "Tremere", "Ventrue", *SHORT, "--to", str(kept)]
    result = RUN.invoke(main, [*args, "--png", str(png), "--html", str(html)])
    assert result.exit_code == 0, result.output
    assert "Tremere" in result.stdout and "VP" in result.stdout
    assert png.read_bytes().startswith(b"\x89PNG")
    page = html.read_text("utf-8")
    assert "<svg" in page and "Victory points by prey" in page and "<script" not in page
    again = RUN.invoke(main, [*args, "--json"])
    data = json.loads(again.stdout)
    assert [one["deck"] for one in data] == ["Tremere", "Ventrue"]
    assert data[0]["games"] == 2


@pytest.mark.parametrize(
    ("args", "words"),
    [
        ([], "Missing argument"),
        (["Tremer"], '"Tremer" is neither a file nor a preconstructed deck'),
        (["Tremere", "--field", "Nobody"], '"Nobody" is neither'),
        (["Tremere", "--players", "chess"], '"chess" is no player'),
        (["Tremere", "--edition", "1066"], "1066"),
        (["Tremere", *SHORT, "--png", "/nowhere/m.png"], "/nowhere/m.png cannot be written"),
        (["Tremere", *SHORT, "--cluster", "here"], '"here" is no address'),
    ],
)
def test_wrong_input_is_refused_with_one_message(args: list[str], words: str) -> None:
    """Exit code 2, and no traceback."""
    result = RUN.invoke(main, ["lab", "matchup", *args])
    assert result.exit_code == 2
    assert words in result.stderr
    assert "Traceback" not in result.output
