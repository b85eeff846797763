"""The pool is read from krcg once and kept; what is damaged or cannot be kept is read again."""

from __future__ import annotations

from pathlib import Path

import pytest

from methuselah.pool import pool
from methuselah.pool.kept import Damaged, Kept, kept_pool, packed
from methuselah.pool.load import Pool
from methuselah.pool.printed import Face
from methuselah.pool.reading import Read
from methuselah.pool.rulings import Ruling

KEY = b"k" * 16
ONE = Face(7, "One (G2)", "One", ("vampire",), "Text.", "abcdef", clans=("Ravnos",), group=2)
RULED = Ruling(9, 1, "So it is.", ("LSJ 20010108",), None)
READ = Read(
    faces=(ONE, Face(9, "Two", "Two", ("master",), "", "")),
    rulings={9: (RULED,)},
    names={"one": 7, "one (g2)": 7, "two": 9},
    digest="0" * 16,
    sets={"JY": "Jyhad"},
    types=("Master",),
    precons=(),
    clans=("Ravnos",),
    creeds=(),
)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache folder in which nothing is yet, and a krcg of two cards."""
    monkeypatch.setenv("METHUSELAH_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr("methuselah.pool.reading.read_cards", lambda: READ)
    return tmp_path / "cache"


def test_what_was_packed_is_had_again() -> None:
    """Faces, rulings, names and what there is to know of the whole; nothing of other ids."""
    kept = Kept(packed(READ, KEY), KEY)

    assert list(kept.ids) == [7, 9]
    assert (kept.face(7), kept.face(9), kept.face(8)) == (*READ.faces, None)
    assert (kept.rulings(7), kept.rulings(9)) == ((), (RULED,))
    assert kept.names == READ.names
    assert (kept.about.digest, kept.about.sets, kept.about.types) == (
        "0" * 16,
        READ.sets,
        ("Master",),
    )


@pytest.mark.parametrize("cut", [0, 5, 60, -1])
def test_a_file_that_was_cut_is_damaged(cut: int) -> None:
    """Wherever it ends."""
    with pytest.raises(Damaged):
        Kept(packed(READ, KEY)[:cut], KEY)


def test_a_file_of_another_version_is_none() -> None:
    """Its key says so."""
    with pytest.raises(Damaged):
        Kept(packed(READ, KEY), b"x" * 16)


def test_a_changed_record_is_noticed_when_it_is_asked_for() -> None:
    """The others are not touched by it."""
    data = packed(READ, KEY).replace(b"Text.", b"Lies.")
    kept = Kept(data, KEY)

    assert kept.face(9) == READ.faces[1]
    with pytest.raises(Damaged):
        kept.face(7)


def test_it_is_written_once_and_read_from_then_on(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One file, no other left beside it; the second time krcg is not asked."""
    kept_pool()
    monkeypatch.setattr("methuselah.pool.reading.read_cards", lambda: pytest.fail("read again"))

    assert kept_pool().face(7) == ONE
    assert len(list(folder.iterdir())) == 1


@pytest.mark.parametrize("content", [b"", b"no pool", packed(READ, KEY)])
def test_a_file_that_is_none_is_written_anew(folder: Path, content: bytes) -> None:
    """Empty, something else, or of another key."""
    kept_pool()
    (file,) = folder.iterdir()
    good = file.read_bytes()
    file.write_bytes(content)

    assert kept_pool().face(7) == ONE
    assert file.read_bytes() == good


def test_a_record_that_breaks_meanwhile_is_read_again(folder: Path) -> None:
    """Whoever asked gets the card."""
    kept_pool()
    (file,) = folder.iterdir()
    good = file.read_bytes()
    file.write_bytes(good.replace(b"Text.", b"Lies."))

    cards = Pool(kept_pool())
    assert cards["One"] == ONE
    assert file.read_bytes() == good


def test_without_a_folder_the_pool_is_kept_in_memory(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where a file stands in the way nothing can be written; nobody hears of it."""
    folder.write_text("in the way")

    assert kept_pool().face(7) == ONE
    assert folder.read_text() == "in the way"


def test_old_names_of_cards_are_known() -> None:
    """As decks and tests of before krcg 5 have them; and the present ones."""
    for old, name in (
        ("Anarch Manifesto, An", "An Anarch Manifesto"),
        ("Ankou, The", "The Ankou (G5)"),
        ("Pentex(TM) Subversion", "Pentex\u2122 Subversion"),
        ("Theo Bell (ADV)", "Theo Bell (G2 ADV)"),
        ("Zoo HG", "Zoo Hunting Ground"),
        ("PB: Los Angeles", "Powerbase: Los Angeles"),
        ("gtu", "Govern the Unaligned"),
    ):
        assert pool()[old] is pool()[name], old
