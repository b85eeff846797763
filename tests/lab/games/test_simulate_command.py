"""`methuselah simulate`: JSON, words, exit codes, one clear message for wrong input."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from methuselah.cli import main
from methuselah.lab.games.seating import spread_out
from methuselah.pool import load_deck
from methuselah.pool.exports import export_deck

RUN = CliRunner()
SHORT = ["--turns", "15", "--seed", "3"]


def test_json_has_the_figures() -> None:
    """`--decks A B C --json`."""
    args = ["simulate", "--games", "2", *SHORT, "--players", "random,heuristic"]
    result = RUN.invoke(main, [*args, "--decks", "Tremere", "Ventrue", "--seats", "4", "--json"])
    assert result.exit_code == 0, result.output
    data = json.loads(result.stdout)
    assert data["games"] == 2
    assert data["decisions"] > 0
    assert data["stuck"] == data["violations"] == 0
    assert set(data["vp"]["by_deck"]) == {"Tremere", "Ventrue"}
    assert set(data["vp"]["by_player"]) == {"random", "heuristic"}


def test_words_say_the_same() -> None:
    """A table for people."""
    result = RUN.invoke(main, ["simulate", "--games", "1", *SHORT, "--random-crypts"])
    assert result.exit_code == 0, result.output
    assert "0 stuck, 0 violations" in " ".join(result.stdout.split())


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["--players", "random,chess"], '"chess" is no player'),
        (["--decks", "Tremer"], '"Tremer" is neither a file nor a preconstructed deck'),
        (["--decks"], "--decks needs the names"),
        (["--random-crypts", "--decks", "Tremere"], "--random-crypts deals the decks itself"),
    ],
)
def test_wrong_input_is_refused_with_one_message(args: list[str], words: str) -> None:
    """Exit code 2, and nothing on standard output."""
    result = RUN.invoke(main, ["simulate", "--games", "1", *args])
    assert result.exit_code == 2
    assert words in result.stderr
    assert result.stdout == ""


def test_a_folder_stands_for_its_decks_that_can_be_played(tmp_path: Path) -> None:
    """Others in it, and what is no deck, are passed over; a folder without any is refused."""
    tremere = export_deck(load_deck("Tremere"), "twd")
    (tmp_path / "tremere.txt").write_text(tremere, "utf-8")
    (tmp_path / "short.txt").write_text(tremere.rsplit("Reaction", 1)[0], "utf-8")
    (tmp_path / "notes.txt").write_text("Bring tokens.", "utf-8")
    heard: list[str] = []
    spread = spread_out([str(tmp_path), "Ventrue"], tell=heard.append)
    assert spread == (str(tmp_path / "tremere.txt"), "Ventrue")
    assert "1 of 2 decks are left out" in heard[0]
    assert heard[-1].endswith("not decks that can be read: notes.txt.")

    (tmp_path / "tremere.txt").unlink()
    result = RUN.invoke(main, ["simulate", "--games", "1", "--decks", str(tmp_path)])
    assert result.exit_code == 2
    assert "no deck that can be played here" in result.stderr
