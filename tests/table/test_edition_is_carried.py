"""The edition that was asked for: at the table, in a saved game, in a saved state, in a replay."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from methuselah.cards import definitions
from methuselah.cli import main
from methuselah.engine.codec import decode, encode
from methuselah.engine.editions import EDITIONS
from methuselah.lab.games.seating import Table as LabTable
from methuselah.lab.games.seating import set_table
from methuselah.players.sitting import sit_down, watch
from methuselah.server.setting_up import NewGame, NewSeat, set_up
from methuselah.table import Game
from methuselah.table.record import read

RUN = CliRunner()


@pytest.mark.parametrize("name", EDITIONS)
def test_a_table_plays_the_edition_that_was_asked_for(name: str) -> None:
    table, _ = sit_down(seed=1, edition=name)
    assert table.state.setting.edition is EDITIONS[name]
    looked_on, _ = watch(seed=1, edition=name)
    assert looked_on.state.setting.edition is EDITIONS[name]
    lab = LabTable(1, 5, ("random",), ("random",), 20, name)
    assert set_table(lab).edition is EDITIONS[name]
    seats = [NewSeat("you"), *[NewSeat("random")] * 4]
    assert set_up(NewGame(seats, seed=1, edition=name)).setting.edition is EDITIONS[name]


@pytest.mark.parametrize("name", EDITIONS)
def test_what_is_saved_is_loaded_with_its_edition(name: str) -> None:
    table, _ = watch(seed=1, edition=name, players=("random",))
    game = Game.load(table.game.export(), definitions())
    assert read(table.game.export()).edition == name
    assert game.setting.edition is EDITIONS[name]
    assert decode(encode(game.state), definitions()).setting.edition is EDITIONS[name]
    assert game.view(0).edition == name


@pytest.mark.parametrize("name", EDITIONS)
def test_a_simulation_is_played_by_an_edition(name: str) -> None:
    args = ["simulate", "--games", "1", "--turns", "3", "--random-crypts", "--edition", name]
    assert RUN.invoke(main, args).exit_code == 0


@pytest.mark.parametrize(
    "args",
    [
        ["simulate", "--games", "1"],
        ["play", "--plain"],
        ["play", "--plain", "--watch"],
        ["serve", "--port", "0"],
    ],
)
def test_an_edition_that_is_not_there_is_refused(args: list[str], tmp_path: Path) -> None:
    result = RUN.invoke(main, [*args, "--edition", "1896"])
    assert result.exit_code == 2
    assert '"1896" is no edition. There are: current, comprehensive, 1996.' in result.stderr
