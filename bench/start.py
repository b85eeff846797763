"""What starting costs, with the pool as it is and with one of twice as many cards.

    python bench/start.py [--rounds 5] [--once]

Prints a table: CPU-seconds of `methuselah card` for a card that is played and for one that is not,
seconds until a server has given its first answer, CPU-seconds until a game of five decks stands
before its first decision, and the memory that this game is resident in; the same with a made-up
pool of twice the cards, definitions and tests. Exits with 1 where a figure misses its target or
grows with the pool by more than a tenth (--once measures the pool as it is alone).

Each figure is the least of the rounds, in new processes whose bytecode and pool were made by one
run before: as it is for whoever starts the program a second time.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final
from urllib.request import urlopen

ROOT: Final = Path(__file__).parents[1]
MOST_GROWTH: Final = 1.10
TARGETS: Final = {
    "card NAME, played (CPU s)": 1.0,
    "card NAME, not played (CPU s)": 1.0,
    "server, first answer (s)": 1.2,
    "five decks ready (CPU s)": 0.5,
    "five decks resident (MB)": 90.0,
}
GAME: Final = """
import time
from pathlib import Path
from methuselah.players.sitting import watch
table, _ = watch((), seed=1)
assert table.decision is not None
spent = time.process_time()
status = Path("/proc/self/status").read_text()
print(spent, int(status.split("VmRSS:")[1].split()[0]) / 1024)
"""
DOUBLED: Final = """
import dataclasses
from methuselah.pool import kept, reading
from methuselah.pool.fixed import fixed_decks

read = reading.read_cards()
again = [
    dataclasses.replace(
        one,
        id=one.id + 200_000,
        name=f"Again {one.name}",
        printed_name=f"Again {one.printed_name}",
        vekn_name=f"Again {one.vekn_name}",
        names=tuple(f"Again {name}" for name in one.names),
        printings=tuple(
            dataclasses.replace(where, set=f"Again {where.set}") for where in one.printings
        ),
    )
    for one in read.faces
]
rulings = {
    card + 200_000: tuple(dataclasses.replace(one, card_id=card + 200_000) for one in said)
    for card, said in read.rulings.items()
}
faces = (*read.faces, *again)
assert len({one.id for one in faces}) == 2 * len(read.faces)
whole = dataclasses.replace(
    read,
    faces=tuple(sorted(faces, key=lambda one: one.id)),
    rulings=read.rulings | rulings,
    names=read.names | {f"again {name}": card + 200_000 for name, card in read.names.items()},
    precons=fixed_decks(faces),
)
key = kept._key()
folder = kept.cache_folder()
folder.mkdir(parents=True, exist_ok=True)
(folder / f"pool-{key.hex()}").write_bytes(kept.packed(whole, key))
"""
"""Writes a pool of twice the cards where the pool is kept."""
COUNT: Final = """
from methuselah.cards import definitions
from methuselah.pool import pool
missing = next(one.name for one in pool().library if one.id not in definitions() and one.text)
print(len(pool()), len(list(definitions())), missing)
"""


class Place:
    """A checkout to start from, with bytecode and a pool of its own."""

    def __init__(self, folder: Path) -> None:
        self.source = folder / "checkout"
        self.source.mkdir(parents=True)
        shutil.copy(ROOT / "pyproject.toml", self.source)
        ignored = shutil.ignore_patterns("__pycache__")
        for part in ("src", "tests", "docs"):
            shutil.copytree(ROOT / part, self.source / part, ignore=ignored)
        kept = {name: value for name, value in os.environ.items() if name in KEPT}
        self.environment = kept | {
            "PYTHONPATH": str(self.source / "src"),
            "PYTHONPYCACHEPREFIX": str(folder / "bytecode"),
            "METHUSELAH_CACHE": str(folder / "cache"),
            "METHUSELAH_DATA": str(folder / "data"),
        }

    def run(self, *arguments: str) -> tuple[str, float]:
        """What a new process prints, and the CPU-seconds that it took."""
        process = subprocess.Popen(
            [sys.executable, *arguments],
            env=self.environment,
            cwd=self.source,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert process.stdout is not None
        said = process.stdout.read()
        _, status, spent = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode:
            raise SystemExit(f"{' '.join(arguments)[:60]} has failed")
        return said, spent.ru_utime + spent.ru_stime

    def double(self) -> None:
        """Twice the cards, each with the definition and the tests of the one that it is like."""
        self.run("-c", DOUBLED)
        cards = self.source / "src" / "methuselah" / "cards"
        for module in cards.rglob("*.py"):
            text = module.read_text("utf-8")
            module.write_text(f"{text}\n{again(text)}", "utf-8")
        for test in [*(self.source / "tests" / "cards").rglob("test_*.py")]:
            text = re.sub(r'ruling\((["\'])', r"ruling(\1Again ", test.read_text("utf-8"))
            test.with_stem(f"{test.stem}_again").write_text(text, "utf-8")


KEPT: Final = ("HOME", "LANG", "LC_ALL", "PATH", "VIRTUAL_ENV", "LD_LIBRARY_PATH")
"""What of the environment a started program sees."""


def again(module: str) -> str:
    """The definitions of a module once more, for the made-up cards of the other names."""
    found: list[str] = []
    for one in ast.parse(module).body:
        if isinstance(one, ast.Expr) and isinstance(one.value, ast.Call):
            call = one.value
            if isinstance(call.func, ast.Name) and call.func.id == "card":
                name = ast.literal_eval(call.args[0])
                call.args[0] = ast.Constant(f"Again {name}")
                found.append(re.sub(r"^card\(\s*", "card(\n    ", ast.unparse(one)))
    return "\n\n".join(found) + "\n"


def first_answer(place: Place) -> float:
    """Seconds from the start of a server to its first answer."""
    with tempfile.TemporaryDirectory() as data:
        began = time.perf_counter()
        server = subprocess.Popen(
            [sys.executable, *"-u -m methuselah serve --port 0 --data".split(), data],
            env=place.environment,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert server.stdout is not None
        address = server.stdout.readline().split("stands at ")[1].split()[0]
        while True:
            with suppress(OSError), urlopen(f"{address}api/start") as answer:
                offered = json.loads(answer.read())
                break
            time.sleep(0.005)
        spent = time.perf_counter() - began
        assert len(offered["decks"]) > 5
        server.terminate()
        server.wait()
    return spent


def measure(place: Place, rounds: int) -> dict[str, float]:
    """The figures, each the least of so many rounds."""
    counted, _ = place.run("-c", COUNT)
    cards, played, missing = counted.strip().split(" ", 2)
    print(f"{int(cards):,} cards, {int(played):,} of them played", file=sys.stderr)

    def card(name: str) -> float:
        return place.run("-m", "methuselah", "card", name)[1]

    def game(figure: int) -> float:
        return float(place.run("-c", GAME)[0].split()[figure])

    figures: Mapping[str, Callable[[], float]] = dict(
        zip(
            TARGETS,
            (
                lambda: card("Govern the Unaligned"),
                lambda: card(missing),
                lambda: first_answer(place),
                lambda: game(0),
                lambda: game(1),
            ),
            strict=True,
        )
    )
    for take in figures.values():
        take()
    return {name: min(take() for _ in range(rounds)) for name, take in figures.items()}


def main() -> None:
    """Print the table; exit with 1 where a target is missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="the least of so many is told")
    parser.add_argument("--once", action="store_true", help="only the pool as it is")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        place = Place(Path(folder) / "once")
        once = measure(place, wanted.rounds)
        twice = {}
        if not wanted.once:
            place = Place(Path(folder) / "twice")
            place.double()
            twice = measure(place, wanted.rounds)
    missed = False
    print(f"{'':32}{'now':>9}{'target':>9}{'doubled':>9}{'growth':>9}")
    for name, target in TARGETS.items():
        row = f"{name:32}{once[name]:9.2f}{target:9.2f}"
        missed |= once[name] > target
        if twice:
            growth = twice[name] / once[name]
            row += f"{twice[name]:9.2f}{growth - 1:9.0%}"
            missed |= growth > MOST_GROWTH
        print(row)
    raise SystemExit(1 if missed else 0)


if __name__ == "__main__":
    main()
