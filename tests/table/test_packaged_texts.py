"""The printed texts that krcg has in French and Spanish are shown without anybody's doing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from methuselah.pool import pool
from methuselah.pool.translated import Printed, packaged
from methuselah.server.cards import card_page
from methuselah.table.printed_texts import keep_texts, printed

GOVERN = pool()["Govern the Unaligned"]


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder in which nothing is kept yet."""
    monkeypatch.setenv("METHUSELAH_DATA", str(tmp_path / "data"))
    return tmp_path


@pytest.mark.parametrize("language", ["fr", "es"])
def test_many_cards_have_a_text_in_each_language(language: str) -> None:
    """Of cards that there are, without marks at the names of others."""
    texts = packaged(language)

    assert len(texts) > 400
    assert all(number in pool() for number in texts)
    assert not any("<" in one.text or "(D)" in one.text for one in texts.values())
    there = printed(GOVERN, language)
    assert there == texts[GOVERN.id]
    assert there.text != GOVERN.text and there.name != GOVERN.name
    assert card_page(GOVERN, language).text == there.text


def test_what_has_no_translation_is_english() -> None:
    """A language that krcg has not got, and a card that nobody has translated."""
    assert packaged("eo") == {}
    left = next(face for face in pool() if face.id not in packaged("fr"))
    assert printed(left, "fr") == Printed(left.name, left.text)
    assert printed(GOVERN, "en") == Printed(GOVERN.name, GOVERN.text)


def test_a_file_that_somebody_named_comes_first(data: Path) -> None:
    """In its language; the other one stays krcg's."""
    words = {"name": "Gouverner", "text": "[dom] Faites ceci."}
    (data / "cards.json").write_text(json.dumps([{"id": GOVERN.id, "i18n": {"fr": words}}]))
    keep_texts(str(data / "cards.json"))

    assert printed(GOVERN, "fr") == Printed("Gouverner", "[dom] Faites ceci.")
    assert printed(GOVERN, "es") == packaged("es")[GOVERN.id]
