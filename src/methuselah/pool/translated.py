"""The printed texts of cards in French and Spanish: krcg's, and those of a file that somebody has.

krcg's package carries VEKN's translations, which are read from there when somebody looks at a card
in that language. Of a file are read krcg's list of cards as JSON, where a card has its
translations under `_i18n`, and VEKN's lists as CSV ("Name fr-FR") or a ZIP of them. Names and
texts are all that is taken; nothing is fetched here.
"""

from __future__ import annotations

import csv
import functools
import importlib.util
import io
import json
import re
import zipfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

from methuselah.pool.words import plain
from methuselah.wording.languages import LANGUAGES
from methuselah.wording.wrong import Saying, Wrong, saying

__all__ = ["Printed", "Translations", "packaged", "read_translations"]

FOREIGN: Final = tuple(language for language in LANGUAGES if language != "en")
_COLUMN: Final = re.compile(r"Name ([a-z]{2})(-[A-Z]{2})?")
_UNPACKED: Final = 50_000_000
"""Bytes that a list in a ZIP may have: many times what all cards need."""


@dataclass(frozen=True, slots=True)
class Printed:
    """What a card is called in another language, and its text there."""

    name: str
    text: str


Translations: TypeAlias = dict[str, dict[int, Printed]]
"""By language ("fr") and krcg id."""


def read_translations(data: bytes, source: str) -> Translations:
    """The translations in a file. Raises Wrong with thing, place and remedy."""
    found: Translations = {}
    try:
        for language, number, printed in _entries(data):
            if language in FOREIGN and printed.text:
                found.setdefault(language, {})[number] = printed
    except (ValueError, csv.Error, zipfile.BadZipFile) as error:
        raise Wrong("texts-form", source=source, reason=_reason(error)) from None
    if not found:
        raise Wrong("texts-none", source=source)
    return found


@functools.cache
def packaged(language: str) -> Mapping[int, Printed]:
    """The texts that krcg's package has in a language, by id: none where it has none.

    krcg itself is not imported for that.
    """
    package = importlib.util.find_spec("krcg")
    found: dict[int, Printed] = {}
    for folder in (package and package.submodule_search_locations) or ():
        for file in sorted(Path(folder, "cards", f"vtescsv-{language}").glob("*.csv")):
            for _, number, printed in _of_csv(file.read_text("utf-8-sig")):
                if printed.text:
                    found[number] = printed
    return found


def _reason(error: Exception) -> Saying:
    if isinstance(error, UnicodeDecodeError):
        return saying("system-not-text")
    return saying("system-says", reason=str(error).rstrip("."))


def _entries(data: bytes) -> Iterator[tuple[str, int, Printed]]:
    """Language, id and what is printed, whatever form the file has."""
    if data.startswith(b"PK"):
        with zipfile.ZipFile(io.BytesIO(data)) as packed:
            for member in packed.infolist():
                if member.filename.lower().endswith(".csv"):
                    if member.file_size > _UNPACKED:
                        raise ValueError(f"{member.filename}: {member.file_size} bytes")
                    yield from _of_csv(packed.read(member).decode("utf-8-sig"))
        return
    text = data.decode("utf-8-sig")
    yield from _of_json(text) if text.lstrip().startswith(("[", "{")) else _of_csv(text)


def _of_json(text: str) -> Iterator[tuple[str, int, Printed]]:
    """krcg's list: {"id": 100845, "_i18n": {"fr": {"name": "...", "card_text": "..."}}}."""
    cards = json.loads(text)
    for card in cards.values() if isinstance(cards, dict) else cards:
        if not isinstance(card, dict):
            continue
        spoken = card.get("_i18n") or card.get("i18n")
        number = card.get("id")
        if not isinstance(spoken, dict) or not isinstance(number, int):
            continue
        for language, said in spoken.items():
            if isinstance(said, dict):
                words = said.get("card_text") or said.get("text")
                yield language[:2], number, _printed(said.get("name"), words)


def _of_csv(text: str) -> Iterator[tuple[str, int, Printed]]:
    """VEKN's list: a line for each card, with the columns Id, Name fr-FR and Card Text."""
    rows = csv.DictReader(io.StringIO(text))
    columns = {match[1]: name for name in rows.fieldnames or () if (match := _named(name))}
    for row in rows:
        number = row.get("Id") or ""
        for language, column in columns.items():
            if number.isdecimal():
                yield language, int(number), _printed(row[column], row.get("Card Text"))


def _named(column: str) -> re.Match[str] | None:
    return _COLUMN.fullmatch(column)


def _printed(name: Any, text: Any) -> Printed:
    words = plain(text.strip()) if isinstance(text, str) else ""
    return Printed(name.strip() if isinstance(name, str) else "", words)
