"""The terminal in French and Spanish: whole games, every command, and no English in it."""

from __future__ import annotations

import asyncio
import io
import re

import pytest
from textual.widgets import OptionList, Static

from methuselah.players.sitting import sit_down
from methuselah.players.terminal.app import TableApp
from methuselah.players.terminal.plain import PlainTable
from no_english import english_alone, english_in, names_in

COMMANDS = """help
aid
table
log
?
undo
rewind
misplay
forfeit
e
save
? bleed
? 99
rewind 9
forfeit nothing
save /nowhere/at-all
99
nonsense
"""
TYPED = re.compile(
    r"\b(text Govern the Unaligned|text NAME|text 3|rewind|misplay|forfeit( before strikes| STEP)?"
    r"|save( F\w+)?|quit|help( TERM)?|aid|hand|table|log|hunt|bleed|block|equip"
    r"|diablerie|nonsense|p, Space)\b"
    r"|\([A-Z0-9]+[^()]*\)|\[[A-Za-z]+\]"
)
"""What is typed as it is in any language, sections of the rulebook, levels of Disciplines."""


def session(language: str, seed: int) -> tuple[list[str], list[str]]:
    """All that the line mode says to every command and in a whole game, and the names in it."""
    table, seat = sit_down(seed=seed, players=("random",), turns=30)
    said = io.StringIO()
    answers = COMMANDS + "hand\n1\n2\ntable\n3\n1\nu\n?\n" * 90
    PlainTable(table, seat, io.StringIO(answers), said, None, language).run()
    return said.getvalue().splitlines(), names_in(table.state)


@pytest.mark.parametrize("language", ["fr", "es"])
def test_the_line_mode_says_nothing_in_english(language: str) -> None:
    """Greeting, help, player aid, tables, hands, refusals, a game to its end, the standing."""
    lines, names = session(language, 3)
    bare = [TYPED.sub("", line) for line in lines]
    assert len(lines) > 500

    assert english_in(bare, language, names) == []


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("help bleed", "Morsure (bleed) : Une action qui brûle de la réserve de la proie"),
        ("help morsure", "Morsure (bleed) : Une action qui brûle de la réserve de la proie"),
        ("help morsre", "« morsre » n'est pas un terme des règles. Vouliez-vous dire « morsure »"),
    ],
)
def test_help_tells_what_a_term_means(asked: str, said: str) -> None:
    """In the language of the terminal, with the English word beside it."""
    table, seat = sit_down(seed=3, players=("random",))
    told = io.StringIO()
    PlainTable(table, seat, io.StringIO(f"{asked}\n"), told, None, "fr").run()

    assert said in told.getvalue().replace("\u00a0", " ")


def read(app: TableApp) -> list[str]:
    """All that stands on the screen, widget by widget."""
    said: list[str] = []
    for widget in app.screen.walk_children():
        said += [str(widget.border_title or ""), str(widget.border_subtitle or "")]
        if isinstance(widget, OptionList):
            said += [str(option.prompt) for option in widget.options]
        elif isinstance(widget, Static):
            said.append(str(getattr(widget.render(), "plain", "")))
    return [line for words in said for line in words.splitlines()]


@pytest.mark.parametrize(("language", "size"), [("fr", (80, 24)), ("es", (140, 44))])
def test_the_screen_says_nothing_in_english(language: str, size: tuple[int, int]) -> None:
    """Every page and many decisions, on a small and a large screen."""
    table, seat = sit_down(seed=4, players=("random",), turns=30)
    app = TableApp(table, seat, None, language)
    said: list[str] = []

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            for key in (*"htl?cBMFq", *"1p2r", "tab", "t", "q"):
                await pilot.press(key)
                said.extend(read(app))
                if len(app.screen_stack) > 1:
                    await pilot.press("escape")
            app.exit()

    asyncio.run(run())
    bare = [TYPED.sub("", line) for line in said]
    assert len(set(said)) > 150

    assert english_in(bare, language, names_in(table.state)) == []


def test_the_scan_sees_english() -> None:
    """It is red where it should be."""
    assert {"prey", "uncontrolled", "blood", "your"} <= english_alone("fr")
    assert english_in(["Votre proie", "Your prey", "Anson ready"], "fr", ["Anson"]) == [
        "['prey', 'your']: Your prey",
        "['ready']: Anson ready",
    ]
