"""General tests draw their cards from the pool: `methuselah check` plays those of a card, too."""

from __future__ import annotations

from pathlib import Path

import pytest

from methuselah.lab.writing.check import Run
from methuselah.lab.writing.drawn import plugged, remedies_of

NAMES = (
    "Dónal O'Connor (G6)",
    'Paul "Sixofswords29" Moreton (G4)',
    "Pier 13, Port of Baltimore [sic]",
    "Govern the Unaligned",
)
SOURCE = f'''
import pytest
from types import SimpleNamespace

FACES = [SimpleNamespace(name=name) for name in {NAMES!r}]
OTHERWISE = frozenset(("Villein",))
"""What is otherwise. For a reason."""
HIGHEST = 3

@pytest.mark.parametrize("name", {NAMES!r})
def test_by_name(name):
    assert name.startswith("Govern")

@pytest.mark.parametrize("way", [(face, 1) for face in FACES])
def test_in_a_row(way):
    assert way[0].name.startswith("Govern")

def test_of_none():
    assert False
'''
PATH = "tests/cards/words/test_all.py"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A checkout with one general test, and one of a card."""
    (tmp_path / PATH).parent.mkdir(parents=True)
    (tmp_path / PATH).write_text(SOURCE, "utf-8")
    (tmp_path / "test_one.py").write_text("def test_one(): assert True\n", "utf-8")
    return tmp_path


@pytest.mark.parametrize("name", NAMES[:3])
def test_the_general_tests_of_a_card_are_played(root: Path, name: str) -> None:
    """Whatever signs its name has, in a row or by itself; not those of other cards, or of none."""
    ended, lacks, _ = Run(["test_one.py", *plugged([name], root)], root).ended()

    assert len(lacks) == 2
    assert all(PATH in one.words for one in lacks)
    assert "2 failed, 1 passed, 7 deselected" in ended


def test_two_cards_and_one_that_is_well(root: Path) -> None:
    """Each card is one of those that are played."""
    ended, lacks, _ = Run(plugged([NAMES[0], NAMES[3]], root), root).ended()
    assert "2 failed, 2 passed" in ended
    assert len(lacks) == 2


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (f"{PATH}::test_of_none", "3 failed, 6 deselected"),
        (f"{PATH}::test_by_name", "2 failed, 7 deselected"),
        (PATH, "3 failed, 6 deselected"),
    ],
)
def test_a_general_test_that_was_asked_for_is_played_too(root: Path, asked: str, said: str) -> None:
    """A test whose file mentions the card; of those that draw it, with no other card."""
    ended, _, _ = Run([asked, *plugged([NAMES[0]], root)], root).ended()
    assert said in ended


def test_no_general_test_of_a_card_is_no_fault(root: Path) -> None:
    """Whether a test names it, the ledger says."""
    _, lacks, _ = Run(plugged(["Villein"], root), root).ended()
    assert lacks == []


def test_it_says_how_a_card_is_entered(root: Path) -> None:
    """Once for each file, with its tables and what they hold; not for the test of a card."""
    failed = [f"FAILED {PATH}::test_by_name[x] - assert", f"FAILED {PATH}::test_in_a_row[way0]"]
    (said,) = remedies_of([*failed, "FAILED test_one.py::test_one"], root)

    assert said == (
        f"{PATH} draws cards from the pool. Mend the definition, or enter the card where it "
        "rightly differs, in a table there (OTHERWISE: What is otherwise)."
    )


def test_a_checkout_without_general_tests(tmp_path: Path) -> None:
    """Nothing is asked of pytest."""
    assert plugged(["Villein"], tmp_path) == []
