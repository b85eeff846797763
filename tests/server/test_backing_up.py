"""A copy of all games while the server runs, and the way back: nothing is lost on the way."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from typer.testing import CliRunner

from methuselah.cli import main
from methuselah.server.backing_up import back_up, restore
from methuselah.wording.wrong import Wrong
from served import Served

runner = CliRunner()


def plays(served: Served) -> tuple[str, str]:
    """A game with a few answers: its name and its key."""
    seats = [{"who": "you", "deck": "Ventrue"}, {"who": "random"}]
    _, said = served.post("api/games", {"seats": seats, "seed": 7})
    game, key = said["game"], said["seats"][0]["key"]
    page = served.sit(game, key)
    page.hears("screen")
    page.say({"do": "pace", "delay": 0})
    for _ in range(8):
        page.answer(0)
    page.leave()
    return game, key


def test_a_game_comes_back_as_it_was(tmp_path: Path) -> None:
    """Copied while the server runs, over a folder that has another game since: that one is kept
    beside it.
    """
    served = Served(tmp_path / "games")
    served.start()
    game, key = plays(served)
    served.post("api/tables", {"game": {"seats": [{"who": "you"}, {"who": "open"}]}})
    copy = tmp_path / "copies" / "monday.sqlite"
    said = runner.invoke(main, ["backup", str(copy), "--data", str(tmp_path / "games")])
    assert said.exit_code == 0, said.output
    assert "1 game, 1 table that waits." in said.output
    assert "All of them can be read." in said.output
    before = served.sit(game, key)
    asked = before.asked()
    later, _ = plays(served)
    refused = runner.invoke(main, ["restore", str(copy), "--data", str(tmp_path / "games")])
    assert refused.exit_code == 2
    assert "A server holds" in refused.output
    served.stop()
    said = runner.invoke(main, ["restore", str(copy), "--data", str(tmp_path / "games")])
    assert said.exit_code == 0, said.output
    (kept,) = (tmp_path / "games").glob("tables-before-*.sqlite")
    assert kept.name in said.output
    with sqlite3.connect(kept) as old:
        assert old.execute("SELECT count(*) FROM games").fetchone() == (2,)
    served.start()
    again = served.sit(game, key)
    question = again.asked()
    assert asked is not None and question is not None
    assert question["words"] == asked["words"]
    assert question["options"] == asked["options"]
    assert "no such game" in served.get(f"api/games/{later}/talk")["errors"][0]
    served.stop()


def test_a_damaged_copy_is_told_and_never_restored(tmp_path: Path) -> None:
    """One flipped answer: backup names the game, restore leaves all as it is."""
    served = Served(tmp_path / "games")
    served.start()
    game, _ = plays(served)
    served.stop()
    place = tmp_path / "games" / "tables.sqlite"
    with sqlite3.connect(place) as file:
        file.execute("UPDATE answers SET entry = '1' || entry WHERE place = 3")
    copy = tmp_path / "copy.sqlite"
    said = runner.invoke(main, ["backup", str(copy), "--data", str(place.parent)])
    assert said.exit_code == 2
    assert game in said.output
    whole = place.read_bytes()
    with pytest.raises(Wrong, match="damaged"):
        restore(copy, place.parent)
    assert place.read_bytes() == whole
    assert [one.name for one in place.parent.glob("*.sqlite")] == ["tables.sqlite"]


def test_what_is_no_copy_is_refused(tmp_path: Path) -> None:
    """A text, another database, nothing at all, a file that is there, a folder without games."""
    text, other = tmp_path / "text.sqlite", tmp_path / "other.sqlite"
    text.write_text("not a database")
    with sqlite3.connect(other) as file:
        file.execute("CREATE TABLE cats (name TEXT)")
    for file, why in ((text, "no copy of games"), (other, "no copy of games")):
        with pytest.raises(Wrong, match=why):
            restore(file, tmp_path / "games")
    with pytest.raises(Wrong, match="no file"):
        restore(tmp_path / "none.sqlite", tmp_path / "games")
    assert not (tmp_path / "games").exists()
    with pytest.raises(Wrong, match="keeps no games"):
        back_up(tmp_path / "games", tmp_path / "copy.sqlite")
    served = Served(tmp_path / "games")
    served.start()
    served.stop()
    with pytest.raises(Wrong, match="already"):
        back_up(tmp_path / "games", other)
    made = back_up(tmp_path / "games", tmp_path / "copy.sqlite")
    assert (made.games, made.waiting, made.damaged) == (0, 0, ())
