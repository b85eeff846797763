"""What is to mend about a card before it is committed, each with its place and its remedy.

The definition and its module, its text, what it says of itself, cards that say the same, the
ledger, the vocabulary of the words that it uses, the style of its files, and its tests.
"""

from __future__ import annotations

import ast
import json
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import msgspec

from methuselah.cards import place_of
from methuselah.engine.definitions import Definition
from methuselah.lab.auditing.alike import outliers
from methuselah.lab.auditing.audit import audit
from methuselah.lab.auditing.soundness import unsound
from methuselah.lab.auditing.spoken import unspoken
from methuselah.lab.proving.ledger import LEDGER, Ledger
from methuselah.lab.proving.rules_text import read_index
from methuselah.lab.writing.as_data import as_json
from methuselah.lab.writing.vocabulary import REFERENCE, vocabulary
from methuselah.pool import Face, pool
from methuselah.pool.keywords import keywords

__all__ = [
    "FILE_LINES",
    "LONGEST",
    "Lack",
    "Run",
    "in_ledger",
    "in_module",
    "in_style",
    "in_vocabulary",
    "laws",
]

LONGEST: Final = 40
"""Lines of the longest definition: a card with several abilities, each on lines of its own."""
FILE_LINES: Final = 500
"""Lines that a file may have."""
NO_TESTS: Final = 5
"""How pytest ends where no test was left: whether a card has one, the ledger says."""


@dataclass(frozen=True, slots=True)
class Lack:
    """Something to mend. check: what was looked at; words: what is wrong, where, and the remedy."""

    check: str
    words: str


def definition_source(face: Face) -> tuple[str, str, int] | None:
    """The file of a definition, its source and its first line; None where it is not written."""
    written = place_of(face)
    if written is None:
        return None
    source = written.path.read_text("utf-8")
    line = source.count("\n", 0, written.start) + 1
    for statement in ast.parse(source).body:
        if statement.lineno == line:
            return str(written.path), ast.get_source_segment(source, statement) or "", line
    return None


def in_module(face: Face) -> Iterator[Lack]:
    """The length of the definition and of its module."""
    found = definition_source(face)
    if found is None:
        return
    path, source, line = found
    lines = source.count("\n") + 1
    if lines > LONGEST:
        words = f"{path}:{line} has {lines} lines, {LONGEST} at most: say it in fewer words"
        yield Lack("definition", f"{words}, or give a word to what repeats.")
    whole = len(Path(path).read_text("utf-8").splitlines())
    if whole > FILE_LINES:
        words = f"{path} has {whole} lines, {FILE_LINES} at most: begin a module beside it"
        yield Lack("definition", f"{words}, by topic.")


def laws(definition: Definition) -> Iterator[Lack]:
    """What the laws about definitions find: data, text, sense, sentences, cards that say alike."""
    place = place_of(definition.face)
    where = place.place if place is not None else "its face"
    if definition.name not in json.loads(json.dumps(as_json(definition)))["face"]:
        yield Lack("laws", f"{where}: as JSON it does not name its face.")
    for finding in audit(definition):
        yield Lack("laws", f"{where}: {finding.words} ({finding.check})")
    for words in unsound(definition):
        yield Lack("laws", f"{where}: {words}")
    for words in unspoken(definition):
        remedy = "mend its messages in language/phrases/ of that language."
        yield Lack("laws", f"{where}: in {words}: {remedy}")
    for one in outliers():
        if definition.name in (one.card, one.like):
            said = f"{one.card} {one.level} {one.sentence}, {one.like}: {one.words}"
            remedy = "mend the wrong one, or write the reason into explanations_alike.json."
            yield Lack("laws", f"{where}: {said}; {remedy}")


def in_ledger(face: Face, ledger: Ledger) -> Iterator[Lack]:
    """Whether a test plays it, each ruling is played or reasoned away, and that is written down."""
    if face.name not in ledger.tested and not (face.crypt and keywords(face).only):
        yield Lack("ledger", f"no test names {face.name}: write one below tests/cards/.")
    standing = {*ledger.linked, *ledger.reasoned}
    for ruling in pool().rulings_on(face.id):
        if (face.name, ruling.index) not in standing:
            mark = f'@pytest.mark.ruling("{face.name}", {ruling.index})'
            words = f"ruling {ruling.index} waits: mark the test that plays it with {mark}"
            yield Lack("ledger", f"{words}, or give a reason in docs/rulings/reasons.yaml.")
    texts = {*ledger.texts_linked, *ledger.texts_reasoned}
    for one in read_index():
        if one.card == face.name and one.id not in texts:
            mark = f'@pytest.mark.rules_text("{one.id}")'
            words = f"the rules text {one.id} waits: mark the test that plays it with {mark}"
            yield Lack("ledger", f"{words}, or enter it in docs/rulings/rules-texts.yaml.")
    shipped = msgspec.json.decode(LEDGER.read_bytes(), type=Ledger)
    if _of(shipped, face) != _of(ledger, face):
        yield Lack("ledger", f"{LEDGER} says otherwise: run `make ledger`.")


def _of(ledger: Ledger, face: Face) -> object:
    """What a ledger says of one card."""
    ruled = (ledger.linked, ledger.reasoned)
    return face.name in ledger.tested, [
        [n for name, n in one if name == face.name] for one in ruled
    ]


def in_vocabulary(faces: Iterable[Face], root: Path) -> Iterator[tuple[Face, Lack]]:
    """For each card the words that it uses whose line in the reference is not as it should be."""
    pages = vocabulary()
    written = [root / REFERENCE / name for name in pages]
    shown = _lines("\n".join(page.read_text("utf-8") for page in written if page.is_file()))
    due = _lines("\n".join(pages.values()))
    stale = {word for word in shown.keys() | due.keys() if shown.get(word) != due.get(word)}
    for face in faces:
        found = definition_source(face)
        if found is None:
            continue
        used = {n.id for n in ast.walk(ast.parse(found[1])) if isinstance(n, ast.Name)}
        if wrong := sorted(used & stale):
            words = f"{REFERENCE} is not up to date for {', '.join(wrong)}: run `make vocabulary`."
            yield face, Lack("vocabulary", words)


def _lines(tables: str) -> dict[str, str]:
    """The line of each word: "| `bleeds(amount)` | … |"."""
    rows = [line for line in tables.splitlines() if line.startswith("| `")]
    return {row[3:].split("`")[0].split("(")[0]: row for row in rows}


def in_style(files: Iterable[Path]) -> Iterator[Lack]:
    """What ruff finds in some files."""
    beside = Path(sys.executable).with_name("ruff")
    ruff = str(beside) if beside.is_file() else shutil.which("ruff")
    if ruff is None:
        yield Lack("style", "ruff is not installed: `make lint` sets it up.")
        return
    paths = [str(path) for path in files]
    checks = (["check", "--quiet", "--output-format=concise"], ["format", "--check", "--quiet"])
    for words, remedy in zip(checks, ("mend it", "run `make format`"), strict=True):
        done = subprocess.run([ruff, *words, *paths], capture_output=True, text=True, check=False)
        if done.returncode:
            for line in (done.stdout or done.stderr).splitlines() or [" ".join(paths)]:
                yield Lack("style", f"{line}: {remedy}.")


class Run:
    """The tests of some cards in a process of their own, which plays them meanwhile."""

    def __init__(self, tests: Iterable[str], root: Path) -> None:
        self.process: subprocess.Popen[str] | None = None
        if find_spec("pytest") is not None:
            command = [sys.executable, "-m", "pytest", "--no-header", "--tb=short"]
            self.process = subprocess.Popen(
                [*command, *tests],
                cwd=root,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
            )

    def ended(self) -> tuple[str, list[Lack], str]:
        """How it ended, what failed, and all that pytest said; wait for the end."""
        if self.process is None:
            words = "pytest is not installed: `make lint` sets up what developing needs."
            return "not run", [Lack("tests", words)], ""
        said, _ = self.process.communicate()
        lines = said.strip().splitlines()
        failed = [line for line in lines if line.startswith(("FAILED ", "ERROR "))]
        if self.process.returncode not in (0, NO_TESTS) and not failed:
            failed = lines[-1:] or ["pytest ended without a word"]
        return lines[-1] if lines else "", [Lack("tests", line) for line in failed], said
