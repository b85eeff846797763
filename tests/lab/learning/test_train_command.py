"""`methuselah lab train`, and who sits down as `learned:FILE`."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from methuselah.lab.decks.matchup_commands import lab_app
from methuselah.players import look_at_player

needs_torch = pytest.mark.skipif(
    find_spec("torch") is None, reason="PyTorch (the extra `train`) is not installed"
)


@needs_torch
def test_a_training_leaves_a_player_its_curve_and_a_picture(tmp_path: Path) -> None:
    """A short one of two rounds, then four games of the player against random ones."""
    folder = tmp_path / "run"
    args = ["--to", str(folder), "--decisions", "300", "--games", "4", "--turns", "20", "--json"]
    result = CliRunner().invoke(lab_app, ["train", *args, "--device", "cpu"])
    assert result.exit_code == 0, result.output
    said = msgspec.json.decode(result.stdout)
    names = [player["player"] for player in said["match"]["players"]]
    assert sorted(names) == [f"learned:{folder}/policy.pt", "random"]
    assert said["match"]["games"] == 4
    lines = (folder / "curve.jsonl").read_text("utf-8").splitlines()
    assert [msgspec.json.decode(line) for line in lines] == said["curve"]
    assert (folder / "curve.png").read_bytes().startswith(b"\x89PNG")


@needs_torch
@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["--against", "nobody"], "is no player"),
        (["--format", "tiny"], "is not a format"),
        (["Malkavian"], "the library has 77 cards, more than 49"),
        (["--device", "abacus"], '"abacus" cannot be used'),
    ],
)
def test_what_cannot_be_trained_is_refused_before_it_begins(
    args: list[str], words: str, tmp_path: Path
) -> None:
    """One message, exit code 2."""
    result = CliRunner().invoke(lab_app, ["train", "--to", str(tmp_path), *args])
    assert result.exit_code == 2
    assert words in result.stderr


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("learned", "is trained first"),
        ("learned:", "is trained first"),
        ("learned:nowhere.pt", "nowhere.pt: there is no such file"),
    ],
)
def test_a_learned_player_needs_its_file(name: str, words: str) -> None:
    """Thing, place and remedy."""
    with pytest.raises(ValueError, match=words):
        look_at_player(name)
