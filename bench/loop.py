"""What the loop of a card writer costs: each of its commands, in seconds of CPU and of the clock.

    python bench/loop.py --to after.json
    python bench/loop.py --root ../old --python ../old/.venv/bin/python --to before.json
    python bench/loop.py --beside before.json after.json

The first measures this checkout, the second another one by its own interpreter, the third prints
both as a table. CPU seconds (user and system, of all processes of a command) hardly change with
what else the machine does. A command that a checkout has not got is left empty.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import resource
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

CARD = "Canopic Jar"
TEST = "test_inferior_govern_bleeds_for_three"
LEDGER = "ledger.json"

Command = Callable[[Path], list[str] | None]
"""The arguments of Python in a checkout; None where it has no such command."""
Figures = dict[str, tuple[float, float] | None]
"""For each command the seconds of CPU and of the clock."""


def methuselah(*words: str) -> Command:
    """A command of the project."""

    def of(root: Path) -> list[str] | None:
        commands = (root / "src/methuselah/cli/__init__.py").read_text("utf-8")
        known = f'"{words[0]}": "' in commands
        return ["-m", "methuselah", *words] if known else None

    return of


def pytest_of(*words: str) -> Command:
    """Tests, by pytest."""
    return lambda _: ["-m", "pytest", "-p", "no:cacheprovider", *words]


def one_test(root: Path) -> list[str]:
    """The file of tests in which Govern the Unaligned bleeds for three, wherever it stands."""
    found = next(
        path for path in sorted((root / "tests/cards").rglob("*.py")) if TEST in path.read_text()
    )
    return ["-m", "pytest", "-p", "no:cacheprovider", str(found.relative_to(root))]


COMMANDS: dict[str, Command] = {
    "card (one that is written)": methuselah("card", CARD),
    "card (one that is missing)": methuselah("card", "Impundulu"),
    "check": methuselah("check", CARD),
    "check, a second time": methuselah("check", CARD),
    "the tests of one card": one_test,
    "coverage": methuselah("coverage"),
    "ledger": methuselah("coverage", "--write"),
    "ledger, a second time": methuselah("coverage", "--write"),
    "laws, two workers": pytest_of("-n", "2", "tests/laws"),
    "the whole suite, two workers": pytest_of("-n", "2"),
}
WHOLE = "the whole suite, two workers"


def measured(arguments: list[str], root: Path, python: str) -> tuple[float, float]:
    """The seconds of CPU and of the clock that a command takes."""
    path = os.pathsep.join(filter(None, (str(root / "src"), os.environ.get("PYTHONPATH", ""))))
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    done = subprocess.run(
        [python, *arguments],
        cwd=root,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    wall, after = time.perf_counter() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode:
        last = (done.stdout + done.stderr).strip().splitlines()[-1:]
        print(f"  it ended with {done.returncode}: {''.join(last)}", file=sys.stderr)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return round(cpu, 2), round(wall, 2)


def measure(root: Path, python: str, chosen: list[str]) -> Figures:
    """Each command in turn; the ledger is put back as it was."""
    ledgers = {path: path.read_bytes() for path in (root / "src").rglob(LEDGER)}
    figures: Figures = {}
    for name in chosen:
        arguments = COMMANDS[name](root)
        print(f"{name}: {' '.join(arguments or ['-'])}", file=sys.stderr)
        figures[name] = measured(arguments, root, python) if arguments else None
    for path, content in ledgers.items():
        path.write_bytes(content)
    return figures


def table(columns: dict[str, Figures]) -> str:
    """The figures side by side, in Markdown: seconds of CPU (of the clock)."""
    names = list(dict.fromkeys(name for figures in columns.values() for name in figures))
    lines = [f"| command | {' | '.join(columns)} |", "| --- |" + " ---: |" * len(columns)]
    for name in names:
        cells = [figures.get(name) for figures in columns.values()]
        shown = ["-" if one is None else f"{one[0]:.1f} ({one[1]:.1f})" for one in cells]
        lines.append(f"| {name} | {' | '.join(shown)} |")
    return "\n".join(lines)


def main() -> None:
    """Measure, or print what was measured."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--root", type=Path, default=Path(__file__).parents[1], help="a checkout")
    parser.add_argument("--python", default=sys.executable, help="the interpreter for it")
    parser.add_argument("--to", type=Path, help="keep the figures as JSON")
    parser.add_argument("--beside", type=Path, nargs="+", help="print kept figures side by side")
    parser.add_argument("--whole", action="store_true", help="measure the whole suite, too")
    parser.add_argument("--only", default="", help="commands with these words, as a pattern")
    given = parser.parse_args()
    if given.beside:
        print(table({path.stem: json.loads(path.read_text("utf-8")) for path in given.beside}))
        return
    chosen = [
        name for name in COMMANDS if re.search(given.only, name) and (given.whole or name != WHOLE)
    ]
    figures = measure(given.root.resolve(), given.python, chosen)
    if given.to:
        given.to.write_text(json.dumps(figures, indent=1), "utf-8")
    print(table({"CPU s (clock s)": figures}))


if __name__ == "__main__":
    main()
