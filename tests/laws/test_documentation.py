"""What the documentation shows runs, and what it points at is there."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from methuselah.engine.advance import advance, answer
from methuselah.engine.state import State
from methuselah.engine.windows import Window
from methuselah.players.sitting import sit_down

ROOT = Path(__file__).parents[2]
PAGES = sorted((ROOT / "docs" / "api").glob("*.md"))
EXAMPLE = re.compile(r"```python\n(.*?)```", re.DOTALL)
OBJECT = re.compile(r"^::: (\S+)$", re.MULTILINE)
MODULE = re.compile(r"`((?:[\w-]+/)*[\w-]+\.(?:py|ts|svelte))`")
PICTURE = re.compile(r"\]\(([\w./-]+\.(?:png|svg))\)")
LINK = re.compile(r"\]\(([\w./-]+\.md)(?:#[\w-]+)?\)")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_examples_of_a_page_run(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each is a program of its own."""
    for number, example in enumerate(EXAMPLE.findall(page.read_text("utf-8")), 1):
        exec(compile(example, f"{page.name}, example {number}", "exec"), {})

    assert not capsys.readouterr().err


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_objects_that_a_page_describes_are_there(page: Path) -> None:
    """By module, or module and name."""
    names = OBJECT.findall(page.read_text("utf-8"))
    assert names
    for name in names:
        path = ROOT / "src" / Path(*name.split("."))
        module = path if path.with_suffix(".py").exists() else path.parent
        source = module.with_suffix(".py").read_text("utf-8")
        assert module == path or re.search(rf"^(class|def) {path.name}\b", source, re.MULTILINE), (
            f"{page.name}: {name} is nowhere; write where it is now"
        )


def test_links_between_pages_lead_somewhere() -> None:
    """From the README and from every page under docs."""
    pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]
    broken = [
        f"{page.relative_to(ROOT)}: {link}"
        for page in pages
        for link in LINK.findall(page.read_text("utf-8"))
        if not (page.parent / link).is_file()
    ]

    assert broken == []


PROSE = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("page", PROSE, ids=lambda page: page.name)
def test_modules_and_pictures_that_a_page_names_are_there(page: Path) -> None:
    """A path from where the page says that it starts, a bare name anywhere in the source."""
    text = page.read_text("utf-8")
    tests = ROOT / "tests"
    roots = (ROOT / "src" / "methuselah", ROOT / "frontend" / "src", tests, tests / "cards", ROOT)
    bare = {file.name for root in roots[:-1] for file in root.rglob("*.*")}
    missing = [
        name
        for name in MODULE.findall(text)
        if not (any((root / name).is_file() for root in roots) or name in bare)
    ]
    missing += [name for name in PICTURE.findall(text) if not (page.parent / name).is_file()]
    assert not missing, f"{page.name}: write where these are now"


def test_the_decision_that_the_engine_page_follows_goes_that_way() -> None:
    """From the question whether she blocks to the next one, frame by frame, as the page has it."""
    told = (ROOT / "docs" / "engine.md").read_text("utf-8").partition("| asks you |")[2]
    rows = [line.split("|")[1:3] for line in told.partition("\n\n")[0].splitlines()[2:]]
    before = [cell.strip() for cell, _ in rows]
    after = [
        old if "same" in new else new.strip() for old, (_, new) in zip(before, rows, strict=True)
    ]
    state = _asked_to_block()
    assert state.pending is not None
    assert _stack(state) == before
    block = [option.verb for option in state.pending.options].index("block")
    answer(state, block)
    advance(state)
    assert _stack(state) == after


def _asked_to_block() -> State:
    """Some state in which a person may block."""
    table, _ = sit_down(seed=9, players=("heuristic",), turns=40)
    while True:
        table.play_on()
        decision = table.decision
        assert decision is not None
        verbs = [option.verb for option in decision.options]
        if "block" in verbs:
            return table.state
        eager = (n for n, verb in enumerate(verbs) if verb in ("move out", "transfer", "act"))
        table.answer(next(eager, 0))


def _stack(state: State) -> list[str]:
    """The frames from the ground up, as the page writes them."""
    return [
        f'`Window` "{frame.name}"'
        if type(frame) is Window
        else f'`{type(frame).__name__}` at "{frame.at}"'
        for frame in state.stack
    ]


def told(statement: ast.stmt) -> str:
    """A definition or a test as Python reads it; which rulings it plays is left out."""
    if isinstance(statement, ast.FunctionDef):
        marks = statement.decorator_list
        statement.decorator_list = [one for one in marks if "ruling" not in ast.dump(one)]
    return ast.dump(statement)


def test_the_examples_of_the_guide_are_finished_cards_and_their_tests() -> None:
    """Two definitions and a test of each stand so in the project, comments aside."""
    guide = (ROOT / "docs" / "writing-cards.md").read_text("utf-8")
    blocks = EXAMPLE.findall(guide)[:3]
    files = [*(ROOT / "src/methuselah/cards").rglob("*.py"), *(ROOT / "tests/cards").rglob("*.py")]
    sources = [path.read_text("utf-8") for path in files]
    names = ("Govern the Unaligned", "T.J. (G4)")
    near = [source for source in sources if any(name in source for name in names)]
    written = {told(one) for source in near for one in ast.parse(source).body}

    shown = [told(one) for block in blocks for one in ast.parse(block).body]
    assert len(shown) == 4
    assert [one[:200] for one in shown if one not in written] == []
