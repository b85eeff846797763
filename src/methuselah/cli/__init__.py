"""The command `methuselah` and what it can do; each room brings its own commands.

A command is imported when it is called, or listed: none waits for what another one needs.
"""

from __future__ import annotations

import importlib
from typing import Annotated, Any, Final

import typer
from typer.core import TyperGroup

from methuselah import __version__

__all__ = ["main"]

COMMANDS: Final = {
    "simulate": "methuselah.lab.games.simulate_command:simulate_command",
    "arena": "methuselah.lab.games.arena_command:arena_command",
    "bench": "methuselah.lab.benchmark.command:bench_command",
    "coverage": "methuselah.lab.commands:coverage_command",
    "rulings": "methuselah.lab.proving.rulings:rulings_command",
    "lint": "methuselah.lab.auditing.lint_commands:lint_command",
    "card": "methuselah.lab.writing.card_command:card_command",
    "draft": "methuselah.lab.writing.draft:draft_command",
    "check": "methuselah.lab.writing.check_command:check_command",
    "word": "methuselah.lab.writing.word_command:word_command",
    "replay": "methuselah.lab.commands:replay_command",
    "help": "methuselah.lab.writing.help_command:help_command",
    "play": "methuselah.cli.playing:play",
    "serve": "methuselah.cli.serving:serve",
    "backup": "methuselah.cli.keeping:backup_command",
    "restore": "methuselah.cli.keeping:restore_command",
    "texts": "methuselah.cli.texts:texts_command",
    "deck": "methuselah.lab.commands:deck_app",
    "lab": "methuselah.lab.decks.matchup_commands:lab_app",
}
"""Where each command is: a function, or an app that has commands of its own."""


class Commands(TyperGroup):
    """The commands by name, each imported when it is first asked for."""

    def list_commands(self, ctx: Any) -> list[str]:
        """All names, in the order in which they are listed."""
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """The command of this name, None for another: then all are there to be suggested."""
        wanted = [cmd_name] if cmd_name in COMMANDS else COMMANDS
        for name in wanted:
            if name not in self.commands:
                self.commands[name] = _imported(name)
        return self.commands.get(cmd_name)


def _imported(name: str) -> Any:
    module, _, what = COMMANDS[name].partition(":")
    found = getattr(importlib.import_module(module), what)
    if isinstance(found, typer.Typer):
        command: Any = typer.main.get_group(found)
    else:
        app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
        app.command(name)(found)
        command = typer.main.get_command(app)
    command.name = name
    return command


main = typer.Typer(
    cls=Commands,
    help="Vampire: The Eternal Struggle, rules enforced.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(__version__)
        raise typer.Exit


@main.callback()
def methuselah(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say the version.")
    ] = False,
) -> None:
    """Vampire: The Eternal Struggle, rules enforced."""
