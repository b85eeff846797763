"""What a writer looks up is kept, and is never of yesterday."""

from __future__ import annotations

import os
import time
from pathlib import Path
from sqlite3 import Connection, connect

import pytest

from kernel_form import needs_source_tree
from methuselah.lab.writing import index as kept_index
from methuselah.lab.writing import nearest, places, twins
from methuselah.lab.writing.index import Index, index
from methuselah.pool import pool

WORDS = "CREATE TABLE IF NOT EXISTS words (word TEXT)"


class Filled:
    """A part that counts how often it is filled."""

    def __init__(self, word: str) -> None:
        self.word = word
        self.times = 0

    def __call__(self, tables: Connection) -> None:
        self.times += 1
        tables.execute(WORDS)
        tables.execute("DELETE FROM words")
        tables.execute("INSERT INTO words VALUES (?)", (self.word,))


def asked(path: Path | None, fill: Filled) -> list[tuple[str]]:
    """What another process gets as answer."""
    tables = Index(path)
    tables.keep("words", fill.word.encode(), fill)
    return tables.ask("SELECT word FROM words")


def test_a_part_is_filled_once_for_each_content(tmp_path: Path) -> None:
    """What is there is taken, whoever filled it; another digest fills it again."""
    path = tmp_path / "folder" / "writing-1"
    first, again, other = Filled("one"), Filled("one"), Filled("two")

    assert asked(path, first) == asked(path, again) == [("one",)]
    assert (first.times, again.times) == (1, 0)
    assert asked(path, other) == [("two",)]


@pytest.mark.parametrize("damage", [b"no database at all", b"SQLite format 3\0" + b"\xff" * 5000])
def test_a_damaged_file_is_made_again(tmp_path: Path, damage: bytes) -> None:
    """Whoever finds it answers from memory; the next one writes a new file."""
    path = tmp_path / "writing-1"
    path.write_bytes(damage)
    first, second, third = Filled("one"), Filled("one"), Filled("one")

    assert asked(path, first) == asked(path, second) == asked(path, third) == [("one",)]
    assert (second.times, third.times) == (1, 0)


def test_a_file_that_breaks_while_it_is_used_changes_no_answer(tmp_path: Path) -> None:
    """The parts are filled again in memory."""
    path = tmp_path / "writing-1"
    fill = Filled("one")
    tables = Index(path)
    tables.keep("words", b"one", fill)
    with connect(path) as other:
        other.execute("DROP TABLE words")

    assert tables.ask("SELECT word FROM words") == [("one",)]
    assert fill.times == 2


def test_where_nothing_can_be_written_it_is_kept_in_memory(tmp_path: Path) -> None:
    """A file stands where the folder should be."""
    (tmp_path / "folder").write_text("in the way", "utf-8")
    fill = Filled("one")
    assert asked(tmp_path / "folder" / "writing-1", fill) == [("one",)]
    assert asked(None, fill) == [("one",)]
    assert fill.times == 2


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with one test, and nothing kept of it."""
    (tmp_path / "tests" / "cards").mkdir(parents=True)
    (tmp_path / "docs" / "rulings").mkdir(parents=True)
    (tmp_path / places._REASONS).write_text("", "utf-8")
    (tmp_path / "tests" / "cards" / "test_one.py").write_text(marked("Gregory Winter", 1), "utf-8")
    monkeypatch.setenv("METHUSELAH_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(places, "source_tree", lambda: tmp_path)
    return tmp_path


def marked(card: str, ruling: int) -> str:
    """The source of a test with the mark of a ruling."""
    return f'@pytest.mark.ruling("{card}", {ruling})\ndef test_it() -> None:\n    "{card}"\n'


def as_a_new_process() -> None:
    """Forget what this one has read."""
    kept = (index, places.of_tests, places.played_by, places.played_in, twins._of_rulings)
    for one in kept:
        one.cache_clear()


def test_an_edited_test_is_read_again(checkout: Path, request: pytest.FixtureRequest) -> None:
    """Of its marks and names nothing stays; a new file is seen, and one that is gone."""
    request.addfinalizer(as_a_new_process)
    as_a_new_process()
    one = checkout / "tests" / "cards" / "test_one.py"
    assert [str(mark) for mark in places.played_by("Gregory Winter", 1)] == [
        "tests/cards/test_one.py::test_it (line 2)"
    ]
    assert places.played_in("Gregory Winter") == ("tests/cards/test_one.py",)

    one.write_text(marked("Fame", 1), "utf-8")
    as_a_new_process()
    assert places.played_by("Gregory Winter", 1) == places.played_in("Gregory Winter") == ()
    assert places.played_by("Fame", 1)

    one.rename(one.with_name("test_two.py"))
    (checkout / places._REASONS).write_text(
        '- {card: "Gregory Winter", ruling: 1, reason: for a test}\n', "utf-8"
    )
    as_a_new_process()
    assert [mark.path for mark in places.played_by("Fame", 1)] == ["tests/cards/test_two.py"]
    assert places.played_by("Gregory Winter", 1) == ()
    impundulu = pool().rulings_on("Impundulu")[0]
    assert [(one.card, one.tests) for one in twins.twins(impundulu)] == [("Gregory Winter", ())]


@needs_source_tree
def test_a_card_that_is_not_finished_any_more_is_no_model(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    """Nor does it weigh; and it is one again once it is written again."""
    impundulu = pool()["Impundulu"]
    whole = nearest.written()

    def forget() -> None:
        as_a_new_process()
        nearest._of_clauses.cache_clear()
        nearest._shared.cache_clear()

    def best() -> str:
        forget()
        found = nearest.nearest_card(impundulu)
        assert found is not None
        return found[0].name

    request.addfinalizer(forget)
    assert best() == "City Star Taxi"
    less = {name: one for name, one in whole.items() if name != "City Star Taxi"}
    monkeypatch.setattr(nearest, "written", lambda: less)
    assert best() != "City Star Taxi"
    monkeypatch.setattr(nearest, "written", lambda: whole)
    assert best() == "City Star Taxi"


def test_what_hangs_on_all_modules_is_not_kept_while_one_is_being_edited(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    """This process may have imported what stood there before; an old file has its digest."""
    request.addfinalizer(kept_index.digest_of_package.cache_clear)
    room = tmp_path / "lab" / "writing"
    room.mkdir(parents=True)
    module, text = room / "index.py", room / "said.ftl"
    monkeypatch.setattr(kept_index, "__file__", str(module))

    def digest(second: str) -> bytes | None:
        module.write_text("edited = True", "utf-8")
        text.write_text(second, "utf-8")
        for path in (module, text):
            os.utime(path, (1_000_000_000, age[path]))
        kept_index.digest_of_package.cache_clear()
        return kept_index.digest_of_package()

    age = {module: 1_000_000_000.0, text: 1_000_000_000.0}
    first = digest("one")
    assert first is not None
    assert digest("one") == first
    assert digest("two") not in (None, first)
    age[text] = time.time()
    assert digest("two") is None
