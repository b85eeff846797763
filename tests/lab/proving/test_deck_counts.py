"""How many decks of a folder can be played: every card, legal but for bans, legal today, unread."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from methuselah.cli import main
from methuselah.lab.proving.coverage import coverage, decks_in, missing
from methuselah.pool import Deck, load_deck, pool
from methuselah.pool.exports import export_deck

TREMERE = load_deck("Tremere")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Tremere, Tremere with 20 more cards than there may be, and a file that is no deck."""
    number, copies = TREMERE.library[0]
    fat = replace(TREMERE, library=((number, copies + 20), *TREMERE.library[1:]))
    for name, deck in (("tremere", TREMERE), ("fat", fat)):
        (tmp_path / f"{name}.txt").write_text(export_deck(deck, "twd"), "utf-8")
    (tmp_path / "letter.txt").write_text("Dear Methuselah,\nno deck today.\n", "utf-8")
    (tmp_path / ".hidden").write_text("not looked at", "utf-8")
    return tmp_path


def test_complete_is_not_yet_playable(folder: Path) -> None:
    """The larger one has every card and is no legal deck; the letter counts, as unread."""
    assert coverage(decks_in(folder)).decks == {
        "total": 3,
        "complete": 2,
        "playable": 1,
        "unbanned": 1,
        "unread": 1,
    }


def test_a_banned_card_alone_keeps_no_deck_from_being_playable(folder: Path) -> None:
    """It is counted apart: an older tournament allowed it."""
    banned = next(face for face in pool() if face.banned and face.library and _is_played(face.id))
    with_it = replace(TREMERE, library=(*TREMERE.library, (banned.id, 1)))
    (folder / "old.txt").write_text(export_deck(with_it, "twd"), "utf-8")
    counted = coverage(decks_in(folder)).decks
    assert (counted["complete"], counted["playable"], counted["unbanned"]) == (3, 2, 1)


def _is_played(number: int) -> bool:
    deck = Deck(name="one", crypt=(), library=((number, 1),))
    return not missing(deck)


def test_a_file_that_cannot_be_read_is_named(folder: Path) -> None:
    """In words, with the reason; the JSON has the count."""
    said = CliRunner().invoke(main, ["coverage", "--decks", str(folder)])
    assert said.exit_code == 0, said.output
    assert "letter.txt is no deck that can be read: " in said.output
    assert "hidden" not in said.output
    data = CliRunner().invoke(main, ["coverage", "--decks", str(folder), "--json"])
    assert json.loads(data.stdout)["decks"]["unread"] == 1
