"""`methuselah check`: what is to mend about a card, with its place and its remedy."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from methuselah.cards import NotADefinition, definitions
from methuselah.cli import main
from methuselah.engine.definitions import Definition
from methuselah.lab.proving.ledger import Ledger, read_ledger, source_tree
from methuselah.lab.writing import check
from methuselah.lab.writing.check import Run, in_ledger, in_module, in_style, in_vocabulary
from methuselah.lab.writing.mentions import mentioned_by, mentioning
from methuselah.lab.writing.vocabulary import REFERENCE, vocabulary
from methuselah.pool import pool

SOURCE = """
CARDS = ("Deflection", "Govern the Unaligned")

@pytest.fixture
def held(table):
    return table.you.holds("Deflection")

def helps(table):
    table.you.holds("Conditioning")

def also(table):
    helps(table)

def test_by_itself(table):
    table.you.holds("Deflection")

@pytest.mark.parametrize("card", CARDS)
def test_by_a_table(table, card): ...

def test_by_a_fixture(held): ...

@pytest.mark.usefixtures("held")
def test_by_the_name_of_a_fixture(): ...

def test_by_a_helper_of_a_helper(table):
    also(table)

def test_of_none(table): ...
"""


@pytest.mark.parametrize(
    ("card", "tests"),
    [
        (
            "Deflection",
            ["by_itself", "by_a_table", "by_a_fixture", "by_the_name_of_a_fixture"],
        ),
        ("Govern the Unaligned", ["by_a_table"]),
        ("Conditioning", ["by_a_helper_of_a_helper"]),
    ],
)
def test_a_test_mentions_a_card_by_whatever_it_uses(card: str, tests: list[str]) -> None:
    """Its own words, a table, a fixture, a helper of a helper; not the others of its file."""
    assert mentioned_by(SOURCE, {card}) == [f"test_{name}" for name in tests]


@pytest.mark.parametrize(
    "more",
    [
        'pytestmark = pytest.mark.ruling("Deflection", 1)',
        '@pytest.fixture(autouse=True)\ndef every(table):\n    table.you.holds("Deflection")',
        'for name in ("Deflection",):\n    print(name)',
        'FIRST, SECOND = "Deflection", "Conditioning"',
    ],
)
def test_what_cannot_be_told_is_the_whole_file(more: str) -> None:
    """A mention outside all names, or one that every test uses."""
    assert mentioned_by(SOURCE + more, {"Deflection"}) == []
    assert mentioned_by(SOURCE + more, {"Govern the Unaligned"}) == ["test_by_a_table"]


def test_the_tests_of_a_card_are_found_under_any_of_its_names() -> None:
    """Those of its rulings and its type come first."""
    root = source_tree()
    assert root is not None
    found = mentioning(pool()["Canopic Jar"], root)

    assert list(found) == ["tests/cards/equipment/test_canopic_jar.py"]
    assert all(name.startswith("test_") for name in found.popitem()[1])
    govern = list(mentioning(pool()["Govern the Unaligned"], root))
    assert govern.index("tests/cards/action/test_dominate.py") < 12


def words(lacks: object) -> str:
    """All that is to mend, in one string."""
    return "\n".join(f"{one.check}: {one.words}" for one in lacks)  # type: ignore[attr-defined]


def test_the_ledger_names_what_waits() -> None:
    """A card without a test, a ruling without one, and a shipped ledger that says otherwise."""
    face = pool()["Deflection"]
    whole = read_ledger()
    number = next(number for name, number in whole.linked if name == face.name)
    tested = tuple(name for name in whole.tested if name != face.name)
    linked = tuple(one for one in whole.linked if one != (face.name, number))
    found = words(in_ledger(face, Ledger(tested, linked, whole.reasoned)))

    assert "no test names Deflection: write one" in found
    assert f'ruling {number} waits: mark the test that plays it with @pytest.mark.ruling("' in found
    assert "says otherwise: run `make ledger`" in found
    assert "ledger: no test" not in words(in_ledger(face, whole))


def test_a_definition_that_lacks_something_is_to_be_mended() -> None:
    """With the place where it stands."""
    govern = definitions()[pool()["Govern the Unaligned"].id]

    assert words(check.laws(govern)) == ""
    found = words(check.laws(Definition(govern.face, "000000", modes=govern.modes[:1])))
    assert "cards/action/dominate.py:" in found
    assert "[DOM]" in found
    assert "digest" in found


def test_a_gist_that_is_too_long_is_to_be_mended(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the language in which it is."""
    govern = definitions()[pool()["Govern the Unaligned"].id]
    monkeypatch.setattr("methuselah.lab.auditing.spoken.LONGEST", 5)

    assert "in fr: the gist has" in words(check.laws(govern))


def test_a_long_definition_and_a_long_module_are_to_be_mended(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """One line more than fits."""
    face = pool()["Govern the Unaligned"]
    assert words(in_module(face)) == ""
    monkeypatch.setattr(check, "LONGEST", 2)
    monkeypatch.setattr(check, "FILE_LINES", 20)

    found = words(in_module(face))
    assert "lines, 2 at most" in found
    assert "lines, 20 at most" in found
    assert words(in_module(pool()["Ryan"])) == ""  # its face says it all


def test_the_reference_is_to_be_written_again_for_the_words_of_the_card(tmp_path: Path) -> None:
    """Only for those: another card's words are another card's."""
    root = source_tree()
    assert root is not None
    (tmp_path / REFERENCE).mkdir(parents=True)
    for name in vocabulary():
        text = (root / REFERENCE / name).read_text("utf-8")
        page = tmp_path / REFERENCE / name
        page.write_text(text.replace("| `bleeds(", "| `bleeds(x"), "utf-8")
    faces = [pool()["Govern the Unaligned"], pool()["Zapaderin"]]

    found = {face.name: lack.words for face, lack in in_vocabulary(faces, tmp_path)}
    assert "bleeds" in found["Govern the Unaligned"]
    assert "make vocabulary" in found["Govern the Unaligned"]
    assert "bleeds" not in found.get("Zapaderin", "")


def test_the_style_of_a_file_is_to_be_mended(tmp_path: Path) -> None:
    """What ruff finds, and a file that has not its format."""
    wrong = tmp_path / "wrong.py"
    wrong.write_text("import os\nx = {  'a':1 }\n")
    found = words(in_style([wrong]))

    assert "wrong.py:1" in found
    assert "make format" in found
    wrong.write_text("X = 1\n")
    assert words(in_style([wrong])) == ""


@pytest.mark.parametrize(("body", "failed"), [("assert True", 0), ("assert False", 1)])
def test_tests_are_played_beside_and_their_end_is_told(
    tmp_path: Path, body: str, failed: int
) -> None:
    """With the name of what failed and all that pytest said."""
    (tmp_path / "test_one.py").write_text(f"def test_one():\n    {body}\n")
    ended, lacks, said = Run(["test_one.py"], tmp_path).ended()

    assert len(lacks) == failed
    assert ("test_one.py::test_one" in words(lacks)) == bool(failed)
    assert ("1 failed" if failed else "1 passed") in ended
    assert ended in said


def test_tests_that_cannot_be_collected_are_to_be_mended(tmp_path: Path) -> None:
    """Rather than passed over."""
    (tmp_path / "test_one.py").write_text("import nothing_of_the_sort\n")
    _, lacks, _ = Run(["test_one.py"], tmp_path).ended()

    assert "ERROR" in words(lacks)


def test_the_command_looks_at_everything_of_a_card() -> None:
    """It ends well for a card that is well, and its tests were played."""
    done = CliRunner().invoke(main, ["check", "zapaderin", "--json"])
    data = json.loads(done.output)

    assert data == {"well": True, "cards": {"Zapaderin": []}, "files": [], "tests": data["tests"]}
    assert re.fullmatch(r"\d+ passed, \d+ deselected in .*", data["tests"])
    assert done.exit_code == 0


def test_the_command_ends_with_1_where_something_is_to_be_mended(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A ruling that is missing from the ledger is told under its card."""
    command = "methuselah.lab.writing.check_command"
    monkeypatch.setattr(f"{command}.mentioning", lambda face, root: {})
    monkeypatch.setattr(f"{command}.scan", lambda root: replace(read_ledger(), tested=()))
    done = CliRunner().invoke(main, ["check", "Zapaderin", "Ryan"])

    assert done.exit_code == 1
    assert "ledger: no test names Zapaderin" in done.output
    assert "Ryan (G6)  (nothing is written)" in done.output
    assert "no test names Ryan" not in done.output  # its face says it all


def test_a_module_that_cannot_be_read_is_told_with_its_place(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The ledger is looked at nevertheless."""

    def broken(definition: Definition) -> list[check.Lack]:
        raise NotADefinition("cards/here.py:3: '(' was never closed")

    command = "methuselah.lab.writing.check_command"
    monkeypatch.setattr(f"{command}.mentioning", lambda face, root: {})
    monkeypatch.setattr(f"{command}.laws", broken)
    done = CliRunner().invoke(main, ["check", "Zapaderin"])

    assert done.exit_code == 1
    assert "definition: cards/here.py:3: '(' was never closed. Mend it" in done.output
    assert "\n  ledger: nothing to mend" in done.output
    assert "laws: they wait" in done.output and "vocabulary: it waits" in done.output


def test_a_file_of_tests_that_cannot_be_read_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With its line; no traceback."""
    wrong = tmp_path / "tests" / "cards" / "test_wrong.py"
    wrong.parent.mkdir(parents=True)
    wrong.write_text("X = 1\ndef test_one(:\n")
    monkeypatch.setattr("methuselah.lab.writing.check_command.source_tree", lambda: tmp_path)
    done = CliRunner().invoke(main, ["check", "Zapaderin"])

    assert done.exit_code == 2
    assert f"{wrong}:2: " in done.output
    assert "Mend it first" in done.output


def test_the_command_refuses_what_is_no_card() -> None:
    """With what was meant."""
    done = CliRunner().invoke(main, ["check", "Zapadarin"])

    assert done.exit_code == 2
    assert '"Zapadarin" is not a card' in done.output
    assert "Zapaderin" in done.output
