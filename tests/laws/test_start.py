"""What starting costs: nothing is imported before it is used."""

from __future__ import annotations

import subprocess
import sys

import pytest
from typer.testing import CliRunner

from methuselah.cli import COMMANDS, main

LATER = ("methuselah.language", "methuselah.lab", "methuselah.server", "krcg", "rich", "fluent")
"""What takes long to import, and is of use to some commands alone."""


def test_the_command_and_a_table_import_only_what_every_game_needs() -> None:
    """Cards, the laboratory and the server wait until somebody asks for them."""
    code = "import methuselah.cli, methuselah.table, sys; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    imported = done.stdout.split()
    assert "methuselah.table.game" in imported
    assert not [name for name in imported if name in LATER]


@pytest.mark.parametrize("name", COMMANDS)
def test_each_command_is_found_when_it_is_called(name: str) -> None:
    """`methuselah NAME --help` says what it does; all are listed by their first sentence."""
    done = CliRunner().invoke(main, [name, "--help"])
    assert done.exit_code == 0, done.output
    assert f" {name} " in done.output


def test_all_commands_are_listed_and_near_misses_are_answered() -> None:
    """A command that is not there names the one that comes close."""
    runner = CliRunner()
    listed = runner.invoke(main, ["--help"]).output
    assert [name for name in COMMANDS if name not in listed] == []
    refused = runner.invoke(main, ["simulat"])
    assert refused.exit_code == 2
    assert "simulate" in refused.output
