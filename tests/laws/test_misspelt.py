"""A name in quotes that no rule reads is refused by mypy, before anything runs."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]

HEAD = """
from methuselah.language import *

card("A", use(stealth(+1), at=("polling",), by="bearer", once="turn"), text="")
"""
"""The words come as the modules of cards have them; nothing is wrong with this one."""

MISSPELT = (
    ('use(at=("pollling",))', "pollling"),
    ('modifier(at=("attempt", "declin"))', "declin"),
    ('trigger("unlok phase")', "unlok phase"),
    ('trigger("played Dom")', "played Dom"),
    ('add("bleed", +1, until="turns")', "turns"),
    ('add("bled", +1)', "bled"),
    ('static("stelth", +1)', "stelth"),
    ('use(at=("polling",), by="barer")', "barer"),
    ('use(at=("polling",), once="turns")', "turns"),
    ('action(once="turns")', "turns"),
    ('action(replace="actions")', "actions"),
    ("master(out_off_turn=True)", "out_off_turn"),
    ('is_action("bleeds")', "bleeds"),
    ('is_action(trait="directed at me")', "directed at me"),
    ('at_moment("block")', "block"),
    ('if_blocked("manoeuvre")', "manoeuvre"),
    ('enters_combat(THIS, "maneuvers")', "maneuvers"),
    ('presses(only="continue")', "continue"),
)
"""What is written, and the name in it that is none."""


def test_mypy_refuses_a_misspelt_name(tmp_path: Path) -> None:
    """Windows, events, durations, kinds of rows, roles, limits: each on its line, and no other."""
    cards = tmp_path / "cards.py"
    cards.write_text(HEAD + "\n".join(said for said, _ in MISSPELT), "utf-8")

    options = ("--follow-imports=silent", f"--cache-dir={tmp_path}", "--no-error-summary")
    command = (sys.executable, "-m", "mypy", "--strict", *options, str(cards))
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)

    found = [re.match(r".*cards\.py:(\d+): error: (.*)", line) for line in done.stdout.splitlines()]
    errors = [(int(one[1]), one[2]) for one in found if one]
    first = HEAD.count("\n") + 1
    assert [line for line, _ in errors] == list(range(first, first + len(MISSPELT))), done.stdout
    for (_, error), (_, wrong) in zip(errors, MISSPELT, strict=True):
        assert wrong in error
