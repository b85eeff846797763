"""The tournament archive's decks are read without loss."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from methuselah.pool import parse_deck, pool

ARCHIVE = Path(os.environ.get("METHUSELAH_TWDA", Path(__file__).parents[3] / "shared" / "twda"))
"""Where the lists are: beside the repository, or where the variable says."""

STEP = int(os.environ.get("METHUSELAH_TWDA_STEP", "20"))
"""Every so many lists are read; 1 reads all 3,406 (two seconds)."""


def lists():
    paths = sorted(ARCHIVE.glob("*.txt"))
    if not paths:
        pytest.skip(f"no deck lists at {ARCHIVE}")
    return [(path.name, path.read_text(encoding="utf-8")) for path in paths[::STEP]]


def test_every_list_is_read_with_the_numbers_of_its_headings():
    for name, text in lists():
        deck = parse_deck(text, name)
        crypt = re.search(r"^Crypt \((\d+)", text, re.MULTILINE)
        library = re.search(r"^Library \((\d+)", text, re.MULTILINE)
        assert crypt and library
        assert (deck.crypt_size, deck.library_size) == (int(crypt[1]), int(library[1])), name


def test_a_vampire_of_a_list_has_the_capacity_and_the_group_the_list_gives_it():
    row = re.compile(r"^(\d+)x .*?\s{2,}(\d+)\s{1,2}\S.*:(\d|ANY)$", re.MULTILINE)
    for name, text in lists():
        rows = sorted((int(n), int(cap), group) for n, cap, group in row.findall(text))
        deck = parse_deck(text, name)
        faces = [(pool()[number], copies) for number, copies in deck.crypt]
        read = sorted((n, f.capacity, str(f.group or "ANY")) for f, n in faces)
        if len(rows) == len(read):  # a few lists have remarks behind a vampire
            assert read == rows, name
