"""A game has all its rules: what makes a game imports every module that offers or resolves.

Rules modules register functions as they are imported, so one that nobody imports would be
missing without a word.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src"
RULES = SOURCE / "methuselah" / "rules"
REGISTERS = re.compile(r"^@(offers|performs|resolves|settles|steps)\b", re.MULTILINE)


def test_setting_up_a_game_imports_all_the_rules() -> None:
    shown = subprocess.run(
        [sys.executable, "-c", "import sys, methuselah.rules.setup.game; print(*sys.modules)"],
        capture_output=True,
        check=True,
        cwd=SOURCE,
        text=True,
    )
    imported = set(shown.stdout.split())
    modules = {
        ".".join(path.relative_to(SOURCE).with_suffix("").parts)
        for path in RULES.rglob("*.py")
        if REGISTERS.search(path.read_text("utf-8"))
    }
    assert modules
    assert not sorted(modules - imported), "import them in rules/setup/game.py"
