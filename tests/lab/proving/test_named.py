"""What the files of tests say is read once for each content, and never out of date."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from methuselah.lab.proving import named
from methuselah.lab.proving.named import KEPT, LONGEST, files_naming, named_in
from methuselah.pool import pool

PLAYS = """\
import pytest
KINE = "Kine Resources Contested"
BOON, ARSON = "Life Boon", "Arson"

@pytest.mark.ruling(KINE, 2)
@pytest.mark.ruling(ARSON, 3)
@pytest.mark.ruling("Deflection", 1)
@pytest.mark.rules_text("003 6.2.3 R1")
def test_{name}(table):
    table.you.holds("{card}")
"""


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the files that are parsed."""
    seen: list[str] = []
    parse = named._named

    def noted(content: bytes, digest: str, path: Path) -> named.Named:
        seen.append(path.name)
        return parse(content, digest, path)

    monkeypatch.setattr(named, "_named", noted)
    return seen


def write(root: Path, file: str, card: str, name: str = "one") -> Path:
    """A file of tests that plays a card."""
    path = root / "tests" / file
    path.parent.mkdir(exist_ok=True)
    path.write_text(PLAYS.format(card=card, name=name), "utf-8")
    return path


def test_a_file_says_its_cards_its_rulings_and_its_tests(tmp_path: Path) -> None:
    """A card under a name of the module's own is that card."""
    write(tmp_path, "test_one.py", "Govern the Unaligned")
    write(tmp_path, "talk.py", "Conditioning")
    said = named_in(tmp_path)

    one = said["tests/test_one.py"]
    assert {"Govern the Unaligned", "Kine Resources Contested", "Deflection"} <= set(one.words)
    assert set(one.rulings) == {("Kine Resources Contested", 2), ("Arson", 3), ("Deflection", 1)}
    assert (one.texts, one.tests) == (("003 6.2.3 R1",), ("one",))
    assert files_naming("Govern the Unaligned", said) == ("tests/test_one.py",)
    assert files_naming("Conditioning", said) == ()  # named by no file of tests


def test_only_what_has_changed_is_read_again(tmp_path: Path, parsed: list[str]) -> None:
    """By content: a file that is only touched has not; one that is away is forgotten."""
    one = write(tmp_path, "test_one.py", "Govern the Unaligned")
    two = write(tmp_path, "test_two.py", "Deflection")
    first = named_in(tmp_path)
    one.touch()
    assert named_in(tmp_path) == first
    assert parsed == ["test_one.py", "test_two.py"]

    stamp = two.stat()
    write(tmp_path, "test_two.py", "Some other")  # as long as before, at the same time
    os.utime(two, ns=(stamp.st_atime_ns, stamp.st_mtime_ns))
    one.unlink()
    said = named_in(tmp_path)

    assert parsed[2:] == ["test_two.py"]
    assert list(said) == ["tests/test_two.py"]
    assert "Some other" in said["tests/test_two.py"].words
    assert "Deflection" in said["tests/test_two.py"].words  # its mark


@pytest.mark.parametrize("kept", [b"", b"{", b'{"reader": "another", "files": {}}'])
def test_what_another_reader_has_kept_is_not_believed(
    tmp_path: Path, parsed: list[str], kept: bytes
) -> None:
    """Nor what is no file of ours; it is read and kept as if there were none."""
    write(tmp_path, "test_one.py", "Govern the Unaligned")
    (tmp_path / KEPT).parent.mkdir()
    (tmp_path / KEPT).write_bytes(kept)

    for _ in range(2):
        assert named_in(tmp_path)["tests/test_one.py"].tests == ("one",)
    assert parsed == ["test_one.py"]


def test_a_checkout_that_cannot_be_written_to_is_read(tmp_path: Path, parsed: list[str]) -> None:
    """Each time again, for nothing can be kept."""
    write(tmp_path, "test_one.py", "Govern the Unaligned")
    (tmp_path / KEPT).parent.write_text("no folder")

    for _ in range(2):
        assert named_in(tmp_path)["tests/test_one.py"].tests == ("one",)
    assert parsed == ["test_one.py", "test_one.py"]


def test_no_card_has_a_name_that_is_too_long_to_be_kept() -> None:
    """Else a test that plays it would go unseen."""
    assert max(len(name) for face in pool() for name in (face.name, *face.names)) < LONGEST
